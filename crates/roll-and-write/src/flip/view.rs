//! What one seat may see.

use super::boards;
use super::house::{Keeping, Marking, TableRules};
use super::pack::Pack;
use super::settlement::BOARDS;
use super::state::{Claims, DEALT, Lane, Leaving, Owed, Phase, State};
use super::work::{self, Work};
use crate::geometry::{CellSet, Grid};
use crate::{CardId, Chance, Purpose, Seat};
use rand::Rng;

/// What one seat may see of a state.
///
/// It is the state as the table shows it to that seat: other lanes are as they were when the open
/// phase began, unanswered, and cards in other hands lie among those not yet drawn. What is hidden is
/// not in here at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub(super) seat: Seat,
    pub(super) shown: State,
}

impl View {
    /// Whose view it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The state as the table shows it to the seat.
    pub fn shown(&self) -> &State {
        &self.shown
    }
}

/// What a seat may see.
pub(super) fn view<G: Grid>(pack: &Pack<G>, table: &TableRules, state: &State, seat: Seat) -> View {
    let mut shown = *state;
    work::count(Work::Bytes, size_of::<State>());
    for other in Seat::all(table.seats).filter(|other| *other != seat) {
        match state.phase {
            Phase::Keep if table.house.keeping == Keeping::Together => {
                // What it chose is hidden before its hand is, so that all four cards are.
                shown.lanes[other].cards = Default::default();
                hide_hand(&mut shown, other);
                shown.waiting = shown.waiting.with(other);
            }
            Phase::Deal | Phase::Keep => hide_hand(&mut shown, other),
            Phase::Mark if table.house.marking == Marking::Together => {
                freeze(pack, &mut shown.lanes[other]);
                if !shown.lanes[other].owed.is_empty() {
                    shown.waiting = shown.waiting.with(other);
                }
            }
            Phase::Start
            | Phase::Refill
            | Phase::BeginTurn
            | Phase::Reveal
            | Phase::Mark
            | Phase::Owe
            | Phase::Settle
            | Phase::Pick
            | Phase::Draw
            | Phase::EndTurn
            | Phase::Over => {}
        }
    }
    View { seat, shown }
}

/// A lane as it was when everybody began to mark.
fn freeze<G: Grid>(pack: &Pack<G>, lane: &mut Lane) {
    for board in 0..BOARDS {
        let fresh = std::mem::replace(&mut lane.fresh[board], CellSet::EMPTY);
        lane.marked[board] -= fresh;
        // A cell is spent by its own symbol alone, so no sooner than it is marked.
        lane.spent[board] -= fresh;
    }
    lane.sheet = lane.before;
    lane.last = lane.last_before;
    lane.claims = Claims::default();
    lane.leaving = Leaving::default();
    lane.renews = false;
    lane.decisions = 0;
    lane.owed = if boards::can_mark(pack, lane) {
        Owed::pattern()
    } else {
        Owed::NOTHING
    };
}

/// A state that agrees with a view; hands that are hidden are dealt anew.
pub(super) fn determinize<R: Rng + ?Sized>(
    table: &TableRules,
    view: &View,
    generator: &mut R,
) -> State {
    let mut state = view.shown;
    work::count(Work::Bytes, size_of::<State>());
    if matches!(state.phase, Phase::Deal | Phase::Keep) {
        for other in Seat::all(table.seats).filter(|other| *other != view.seat) {
            let dealt = usize::from(state.dealt)
                .saturating_sub(other.index() * DEALT)
                .min(DEALT);
            deal_hidden(&mut state, other, dealt, generator);
        }
    }
    state
}

/// What another seat holds in its hand lies, for all one knows, in the deck; what it kept is known.
fn hide_hand(shown: &mut State, other: Seat) {
    let lane = &mut shown.lanes[other];
    let kept = lane.cards;
    for card in std::mem::take(&mut lane.dealt)
        .into_iter()
        .flatten()
        .filter(|card| !kept.contains(&Some(*card)))
    {
        shown.deck = shown.deck.with(card.0);
    }
}

fn deal_hidden<R: Rng + ?Sized>(state: &mut State, seat: Seat, cards: usize, generator: &mut R) {
    let known = state.lanes[seat].cards;
    for place in 0..cards {
        let card = known.get(place).copied().flatten().unwrap_or_else(|| {
            let chance = Chance {
                purpose: Purpose {
                    name: "deal",
                    ordinal: 0,
                },
                among: state.deck,
            };
            CardId(chance.sample(generator))
        });
        state.deck = state.deck.without(card.0);
        state.lanes[seat].dealt[place] = Some(card);
    }
}
