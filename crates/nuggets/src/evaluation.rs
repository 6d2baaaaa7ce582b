//! Estimates for bots: how good a state is, and how good it is after each move.

use crate::board::{Edge, Edges, FencedBoard};
use crate::content::{Chips, SEATS_MAX, VALUE_MAX};
use crate::moves::Move;
use crate::rules::Rules;
use crate::state::State;
use crate::turn;
use roll_and_write::{BySeat, Cell, CellSet, Grid, Legal, NoEvents, Ruleset, Seat};
use std::ops::ControlFlow;

/// Keeps a tiny lead from counting as a sure win of a region, in thousandths of a chip's point.
const DOUBT: i64 = 20;
/// The addition to [`DOUBT`] for each free cell of a region, because any player may still place a chip there.
const DOUBT_FREE: i64 = 1000;
/// The addition to [`DOUBT`] for each chip of unknown value.
const DOUBT_HIDDEN: i64 = 100;
/// The value of one point of chips in hand on an empty board, in thousandths of a point of the score. The value
/// falls as the board fills, because late chips land in regions that are already decided.
const HAND: i64 = 4000;

/// The number of bits of a yield.
const YIELD_BITS: usize = u8::BITS as usize;

/// Estimates the value of a state for a seat, in thousandths of a point. For every region it adds or subtracts
/// a part of the gold, depending on how far the seat's team leads or trails. Then it adds the chips in hand.
///
/// It never reads the values of other players' chips. Each of them counts as the mean of its owner's initial
/// chips.
pub(crate) fn evaluate(rules: &Rules, state: &State, seat: Seat) -> i64 {
    let estimator = Estimator::new(rules, state, seat);
    let regions = estimator.board.regions();
    let regions: i64 = regions.map(|region| estimator.region(region).value()).sum();
    let hand = if state.playing().contains(seat) {
        estimator.hand_value(estimator.hand, estimator.free)
    } else {
        0
    };
    regions + hand
}

/// Calls `visit` for every wanted move, with the value of the state after it. A chip or a fence is valued before
/// the turn passes on. It changes only the region where it lies.
pub(crate) fn evaluate_moves<B>(
    rules: &Rules,
    state: &State,
    seat: Seat,
    mut wanted: impl FnMut(usize) -> bool,
    mut visit: impl FnMut(Legal<Move>, i64) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let mut values = MoveValues::new(rules, state, seat);
    let mut number = 0;
    rules.for_each_move(state, seat, |mv| {
        number += 1;
        if !wanted(number - 1) {
            return ControlFlow::Continue(());
        }
        let value = match mv.mv() {
            Move::Chip { value, cell } => values.chip(value, cell),
            Move::Fence(edge) => values.fence(edge),
            Move::Done | Move::Pass => {
                let mut after = *state;
                turn::apply(rules, &mut after, mv, &mut NoEvents);
                evaluate(rules, &after, seat)
            }
        };
        visit(mv, value)
    })
}

/// What a region may bring to a team.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Claim {
    /// The gold in the region, in points.
    prize: i64,
    /// How far the team leads, in thousandths of a chip's point.
    margin: i64,
    /// The free cells.
    free: i64,
    /// The chips of unknown value.
    hidden: i64,
}

impl Claim {
    fn value(self) -> i64 {
        let doubt = DOUBT + DOUBT_FREE * self.free + DOUBT_HIDDEN * self.hidden;
        1000 * self.prize * self.margin / (self.margin.abs() + doubt)
    }
}

/// What a seat knows of a state, in the form that estimates need.
struct Estimator<'a> {
    rules: &'a Rules,
    state: &'a State,
    seat: Seat,
    board: FencedBoard,
    /// The cells that can take a chip.
    free: CellSet,
    /// The gold of the deposits, one cell set for each bit, the lowest bit first.
    gold: [CellSet; YIELD_BITS],
    /// The mean value of a chip, in thousandths.
    mean: i64,
    /// The sum of the chips in hand.
    hand: i64,
}

impl<'a> Estimator<'a> {
    fn new(rules: &'a Rules, state: &'a State, seat: Seat) -> Self {
        let board = rules.board_of(state);
        let mut gold = [CellSet::EMPTY; YIELD_BITS];
        for (cell, found) in rules.deposits_of(state) {
            let found = if rules.count_deposits { 1 } else { found };
            for (bit, cells) in gold.iter_mut().enumerate() {
                if found >> bit & 1 != 0 {
                    *cells |= CellSet::of(cell);
                }
            }
        }
        let sum = |chips: Chips| -> i64 {
            (1i64..)
                .zip(chips)
                .map(|(value, count)| value * i64::from(count))
                .sum()
        };
        let count: i64 = rules.chips.iter().map(|count| i64::from(*count)).sum();
        Self {
            free: board.reach(state.occupied()).free,
            rules,
            state,
            seat,
            board,
            gold,
            mean: 1000 * sum(rules.chips) / count.max(1),
            hand: sum(state.left(seat)),
        }
    }

    /// What a region may bring to the team of the seat.
    fn region(&self, region: CellSet) -> Claim {
        let gold = self.gold.iter().enumerate();
        let prize: i64 = gold
            .map(|(bit, cells)| i64::from((*cells & region).len()) << bit)
            .sum();
        if prize == 0 {
            return Claim::default();
        }
        let (rules, own) = (self.rules, self.rules.team_of(self.seat));
        let mut strength = BySeat::<i64, SEATS_MAX>::default();
        let mut hidden = 0;
        for other in Seat::all(rules.seats) {
            let team = Seat::new(rules.team_of(other));
            strength[team] += if other == self.seat {
                1000 * i64::from(self.state.sum(other, region))
            } else {
                let chips = i64::from((self.state.chips(other) & region).len());
                hidden += chips;
                self.mean * chips
            };
        }
        let others = (0..rules.teams()).filter(|team| *team != own);
        let best = others.map(|team| strength[Seat::new(team)]).max();
        Claim {
            prize,
            margin: strength[Seat::new(own)] - best.unwrap_or(0),
            free: i64::from((self.free & region).len()),
            hidden,
        }
    }

    /// The value of chips with this sum in hand while these cells are free.
    fn hand_value(&self, hand: i64, free: CellSet) -> i64 {
        let all = self.board.cells() - self.state.deposits();
        HAND * hand * i64::from(free.len()) / i64::from(all.len()).max(1)
    }
}

/// The largest number of regions: each has at least three cells.
const REGIONS_MAX: usize = 64 / 3 + 1;

/// The values of the moves of a seat.
struct MoveValues<'a> {
    estimator: Estimator<'a>,
    /// The regions, their claims and the values of these.
    regions: [(CellSet, Claim, i64); REGIONS_MAX],
    /// The number of regions.
    count: usize,
    /// The sum of the values of all regions.
    sum: i64,
    /// The value of the hand.
    hand: i64,
    /// The values of the chips in each region, as far as they are known.
    chips: [[Option<i64>; VALUE_MAX]; REGIONS_MAX],
    /// The lines whose fences certainly divide no region.
    inner: Edges,
}

impl<'a> MoveValues<'a> {
    fn new(rules: &'a Rules, state: &'a State, seat: Seat) -> Self {
        let estimator = Estimator::new(rules, state, seat);
        let mut values = Self {
            regions: [(CellSet::EMPTY, Claim::default(), 0); REGIONS_MAX],
            count: 0,
            sum: 0,
            hand: estimator.hand_value(estimator.hand, estimator.free),
            chips: [[None; VALUE_MAX]; REGIONS_MAX],
            inner: estimator.board.inner_lines(),
            estimator,
        };
        let regions = values.estimator.board.regions();
        for (place, region) in values.regions.iter_mut().zip(regions) {
            let claim = values.estimator.region(region);
            *place = (region, claim, claim.value());
            values.sum += place.2;
            values.count += 1;
        }
        values
    }

    /// The number of the region that contains a cell.
    fn region_of(&self, cell: Cell) -> usize {
        let mut regions = self.regions[..self.count].iter();
        let found = regions.position(|(region, ..)| region.contains(cell));
        found.unwrap_or(0)
    }

    fn chip(&mut self, value: u8, cell: Cell) -> i64 {
        let region = self.region_of(cell);
        let place = usize::from(value) - 1;
        if let Some(known) = self.chips[region][place] {
            return known;
        }
        let (_, claim, now) = self.regions[region];
        let laid = Claim {
            margin: claim.margin + 1000 * i64::from(value),
            free: claim.free - 1,
            ..claim
        };
        let hand = self.estimator.hand - i64::from(value);
        let free = self.estimator.free - CellSet::of(cell);
        let then = self.sum - now + laid.value() + self.estimator.hand_value(hand, free);
        self.chips[region][place] = Some(then);
        then
    }

    fn fence(&self, edge: Edge) -> i64 {
        if self.inner.contains(edge) {
            return self.sum + self.hand;
        }
        let [cell, other] = self.estimator.board.cells_beside(edge);
        let fenced = self.estimator.board.with_fence(edge);
        let piece = fenced.region(cell);
        if piece.contains(other) {
            return self.sum + self.hand;
        }
        let (region, _, now) = self.regions[self.region_of(cell)];
        let parts = [piece, region - piece].map(|part| self.estimator.region(part).value());
        self.sum - now + parts[0] + parts[1] + self.hand
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::SeedableRng;
    use roll_and_write::Awaiting;

    /// What a state is worth after a chip or a fence, before the turn passes on.
    fn by_the_letter(rules: &Rules, state: &State, seat: Seat, mv: Move) -> i64 {
        let mut after = *state;
        match mv {
            Move::Chip { value, cell } => {
                after.left[seat][usize::from(value) - 1] -= 1;
                after.chips[seat] |= CellSet::of(cell);
                after.set_value(cell, value);
            }
            Move::Fence(edge) => after.fences = after.fences.with(edge),
            Move::Done | Move::Pass => {
                turn::apply(rules, &mut after, Legal::unchecked(seat, mv), &mut NoEvents);
            }
        }
        evaluate(rules, &after, seat)
    }

    #[test]
    fn moves_have_the_value_of_the_state_after_them() {
        for (seats, options) in [
            (2, vec![]),
            (3, vec![("count", "deposits")]),
            (4, vec![("fences", "one-or-two")]),
        ] {
            let rules = crate::load(&crate::shipped(), options, seats).unwrap();
            let mut rng = ChaCha8Rng::seed_from_u64(seats as u64);
            let (mut compared, mut divided) = (0, 0);
            for _ in 0..10 {
                let mut state = rules.start();
                loop {
                    match rules.awaiting(&state) {
                        Awaiting::Over => break,
                        Awaiting::Chance(chance) => {
                            let item = chance.sample(&mut rng);
                            rules.deal(&mut state, item, &mut NoEvents);
                        }
                        Awaiting::Seats(waiting) => {
                            let seat = waiting.first().unwrap();
                            let regions = rules.board_of(&state).regions().count();
                            let values = |mv: Legal<Move>, value| {
                                let expected = by_the_letter(&rules, &state, seat, mv.mv());
                                assert_eq!(value, expected, "{:?}", mv.mv());
                                compared += 1;
                                if let Move::Fence(edge) = mv.mv() {
                                    let fenced = rules.board_of(&state).with_fence(edge);
                                    divided += usize::from(fenced.regions().count() > regions);
                                }
                                ControlFlow::<()>::Continue(())
                            };
                            let _ = evaluate_moves(&rules, &state, seat, |_| true, values);
                            let (mv, _) = rules.random_move(&state, seat, &mut rng).unwrap();
                            rules.apply(&mut state, mv, &mut NoEvents);
                        }
                    }
                }
            }
            assert!(compared > 5000 && divided > 100, "{compared} {divided}");
        }
    }
}
