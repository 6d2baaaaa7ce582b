//! What no play can exceed, once all draws are known.

pub(crate) mod most;

use self::most::{Most, ScoreBounds};
use super::{FlipAndWrite, FlipGame, State};
use crate::symbol::Effect;
use roll_and_write::geometry::{CellSet, Grid, Pattern};
use roll_and_write::sheet::{TrackId, TrackScore};
use roll_and_write::symbol::{SymbolId, Trigger};
use roll_and_write::{CardId, Chance, ItemSet, Outcome, Points, Ruleset, Seat};

impl<G: FlipGame> FlipAndWrite<G> {
    /// A score that no play of the seat could have exceeded in the game that led to `end`, with
    /// these draws. Cards that others have are out of reach. `None` if a symbol does something that
    /// cannot be bounded without playing.
    ///
    /// A seat marks at most as many cells as the flipped patterns have and its symbols grant. The
    /// bound fills its sheet completely. It spends the cells on the cards that bring the most
    /// points for each cell. The last card counts in part (the linear relaxation of a knapsack:
    /// Dantzig 1957).
    pub(super) fn bound_of(
        &self,
        end: &State,
        draws: &[(Chance, Outcome)],
        seat: Seat,
    ) -> Option<Points> {
        let symbols = self.pack.symbols.as_slice();
        let symbols: Vec<Most> = (0..symbols.len() as u8)
            .map(|id| self.most_of(SymbolId(id)))
            .collect::<Option<_>>()?;
        let sheet = self.sheet_upper_bound(&symbols);
        let cards = self.cards_upper_bound(end, draws, seat, &symbols)?;
        Some(sheet + self.game.other_points_upper_bound(&self.pack) + cards)
    }

    /// The most that one mark of a symbol can do; `None` if only play can tell.
    fn most_of(&self, id: SymbolId) -> Option<Most> {
        let symbol = self.pack.symbols.symbol(id);
        let Effect::Program(program) = &symbol.effect else {
            return None;
        };
        if !symbol.triggers.iter().eq([Trigger::Mark]) {
            return None;
        }
        let bounds = ScoreBounds {
            printed: &self.pack.printed,
            offer: self.pack.schedule.offer,
        };
        let mut most = Most::default();
        for step in program.steps() {
            step.bound(&bounds, &mut most)?;
        }
        Some(most)
    }

    /// The points of a full sheet with the highest numbers.
    fn sheet_upper_bound(&self, symbols: &[Most]) -> Points {
        let tracks = self
            .pack
            .printed
            .sheet
            .tracks()
            .iter()
            .zip(&self.pack.scores);
        let points = tracks.enumerate().map(|(index, (track, score))| {
            let id = TrackId(index as u8);
            match score {
                Some(TrackScore::Each(points)) => points.max(&0) * i32::from(track.boxes),
                Some(TrackScore::Sum) => {
                    let claims = self.pack.row_claims.iter().filter(|claim| claim.into == id);
                    let pools = claims
                        .map(|claim| claim.pool)
                        .chain(self.game.pool_into(id));
                    let mut numbers: Vec<u32> = pools
                        .flat_map(|pool| &self.pack.printed.pools[usize::from(pool.0)].values)
                        .map(|value| u32::from(*value))
                        .collect();
                    let written = symbols.iter().filter_map(|most| most.writes);
                    let written = written
                        .filter(|(track, _)| *track == id)
                        .map(|(_, most)| most);
                    if let Some(most) = written.max() {
                        numbers.extend(std::iter::repeat_n(most, track.boxes.into()));
                    }
                    numbers.sort_unstable_by_key(|number| std::cmp::Reverse(*number));
                    numbers.iter().take(track.boxes.into()).sum::<u32>() as i32
                }
                None => 0,
            }
        });
        points.sum()
    }

    /// The most points of the cards that all cells together can complete.
    fn cards_upper_bound(
        &self,
        end: &State,
        draws: &[(Chance, Outcome)],
        seat: Seat,
        symbols: &[Most],
    ) -> Option<Points> {
        let flips = draws
            .iter()
            .filter(|(chance, _)| chance.purpose.name() == "expedition");
        let pattern = |item: u8| {
            self.pack
                .expeditions
                .get(usize::from(item))
                .map(|flip| flip.pattern)
        };
        let sizes = flips.filter_map(|(_, flip)| self.pack.patterns.get(pattern(flip.as_item())?));
        let sizes = sizes.filter_map(|pattern| Some(pattern.orientations().first()?.cells().len()));
        let mut budget = sizes.sum::<usize>() as u32;
        let mut taken = ItemSet::EMPTY;
        for other in Seat::all(self.seats()).filter(|other| *other != seat) {
            let boards = end.boards(other).into_iter().flatten();
            taken = boards.fold(taken | end.completed(other), |taken, card| {
                taken.with(card.0)
            });
        }
        let cards: Vec<CardId> = (self.pack.all_cards() - taken).iter().map(CardId).collect();
        // What two unfinished cards grant beyond the cells that it takes to mark their symbols.
        let surplus = |card: &CardId| -> u32 {
            let bonus = self.pack.cards[card.index()].symbols.iter();
            let bonus = bonus.map(|(_, id)| symbols[usize::from(id.0)].cells.saturating_sub(1));
            bonus.sum()
        };
        let mut surpluses: Vec<u32> = cards.iter().map(surplus).collect();
        surpluses.sort_unstable_by_key(|cells| std::cmp::Reverse(*cells));
        budget += surpluses.iter().take(super::BOARDS).sum::<u32>();
        let mut offers: Vec<(i64, i64)> = cards
            .iter()
            .map(|card| {
                let points = self.game.card_points_upper_bound(self, *card)?;
                let printed = &self.pack.cards[card.index()];
                let granted = printed
                    .symbols
                    .iter()
                    .map(|(_, id)| symbols[usize::from(id.0)].cells);
                let cells = least_marks(&printed.grid).saturating_sub(granted.sum());
                Some((i64::from(points.max(0)), i64::from(cells)))
            })
            .collect::<Option<_>>()?;
        // The most points for a cell first.
        offers.retain(|(value, _)| *value > 0);
        offers.sort_by(|a, b| (b.0 * a.1).cmp(&(a.0 * b.1)));
        let (mut left, mut points) = (i64::from(budget), 0);
        for (value, cells) in offers {
            if cells <= left {
                (points, left) = (points + value, left - cells);
            } else {
                points += value * left / cells;
                break;
            }
        }
        Some(points as Points)
    }
}

/// The smallest number of marked cells that completes a grid: the cells that it cannot do without,
/// and at least the steps from where marks may begin.
fn least_marks(grid: &impl Grid) -> u32 {
    let cells = grid.cells();
    let needed = cells
        .iter()
        .filter(|cell| !grid.is_complete(cells - CellSet::of(*cell)));
    let needed = needed.count() as u32;
    let mut marked = grid.reach(CellSet::EMPTY).anchor;
    let mut steps = 1;
    while !grid.is_complete(marked) {
        let more = marked | grid.neighbours(marked) & cells;
        if more == marked {
            break;
        }
        (marked, steps) = (more, steps + 1);
    }
    needed.max(steps)
}
