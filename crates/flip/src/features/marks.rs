//! The values of all marks of a seat at once.
//!
//! Two marks with the same symbols change the same, apart from the marked cells. So one mark of each kind is made in a
//! copy of the state, and the others differ from it only by the features of the marked card.

use super::{
    NO_WAY, SeatProgress, both_ways, completed_features, owed_features, parts_features,
    way_features, written_features,
};
use crate::game::{FlipAndWrite, FlipGame};
use crate::moves::Move;
use crate::settlement::BOARDS;
use crate::state::{OwedDecision, Phase, State};
use crate::turn;
use roll_and_write::geometry::{CellSet, Grid};
use roll_and_write::learned::FeatureWeights;
use roll_and_write::symbol::PrintedCard;
use roll_and_write::{CardId, Legal, NoEvents, Ruleset, Seat, preview_moves};
use std::ops::ControlFlow;

/// The largest number of kinds of marks that are kept for a decision. There are seldom more than
/// ten.
const KINDS_MAX: usize = 16;
/// The number of bits for the count of a symbol in [`symbols_of`].
const COUNT_BITS: usize = 4;

/// See [`Ruleset::value_moves`]. Marks are valued before the turn goes on: what follows is the
/// same for all of them, or nobody knows it yet.
pub(crate) fn value_moves<G: FlipGame, B>(
    rules: &FlipAndWrite<G>,
    weights: &impl FeatureWeights,
    state: &State,
    seat: Seat,
    wanted: impl FnMut(usize) -> bool,
    mut visit: impl FnMut(Legal<Move>, i64) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let owed = state.lanes[seat].owed.top();
    let marks = state.phase == Phase::Mark
        && matches!(owed, OwedDecision::Pattern | OwedDecision::Bonus(_));
    if !marks || !rules.pack.ignores_marks {
        return preview_moves(rules, (state, seat), wanted, visit, |after| {
            rules.value(weights, after, seat)
        });
    }
    let mut kinds = Kinds::new(rules, weights, state, seat);
    rules.for_each_wanted(state, seat, wanted, |mv| match mv.mv() {
        Move::Mark { board, cells } => visit(mv, kinds.value(board, cells)),
        Move::Take(_)
        | Move::Draw
        | Move::Accept
        | Move::Decline
        | Move::Choose(_)
        | Move::Keep(..) => ControlFlow::Continue(()),
    })
}

/// A kind of marks: all that are on one board, have the same symbols and complete no card.
#[derive(Clone, Copy)]
struct Kind {
    board: usize,
    symbols: u64,
    /// The value of all but the marked board.
    rest: i64,
    /// The way that was met last, and the value of its features.
    way: u64,
    way_value: i64,
}

/// The kinds of marks that were met in a decision.
struct Kinds<'a, G: FlipGame, W> {
    rules: &'a FlipAndWrite<G>,
    weights: &'a W,
    state: &'a State,
    seat: Seat,
    /// A copy of the state in which marks are made.
    after: State,
    progress: SeatProgress,
    /// The value of what no mark of a kind changes: the completed cards.
    completed: i64,
    /// The points so far, and the value of what is written, before the mark.
    written: i64,
    /// How far each board is from its completion before the mark, and its value.
    boards: [(u64, i64); BOARDS],
    known: [Option<Kind>; KINDS_MAX],
}

impl<'a, G: FlipGame, W: FeatureWeights> Kinds<'a, G, W> {
    fn new(rules: &'a FlipAndWrite<G>, weights: &'a W, state: &'a State, seat: Seat) -> Self {
        let progress = SeatProgress::new(rules, state, seat);
        let (mut completed, mut written) = (0, rules.points_so_far(state, seat));
        completed_features(rules, state, seat, &progress, |feature| {
            completed += weights.weight(feature);
        });
        written_features(rules, state, seat, &progress, |feature| {
            written += weights.weight(feature);
        });
        let boards = std::array::from_fn(|board| {
            let lane = &state.lanes[seat];
            let Some(card) = lane.cards[board] else {
                return (NO_WAY, 0);
            };
            let (table, marked) = (rules.features.card(card), lane.marked[board]);
            let (way, mut value) = (table.way(marked), 0);
            let mut add = |feature| value += weights.weight(feature);
            parts_features(table, marked, progress.stage, &mut add);
            way_features(rules, state, seat, &progress, (card, way), &mut add);
            (way, value)
        });
        Self {
            rules,
            weights,
            state,
            seat,
            after: *state,
            progress,
            completed,
            written,
            boards,
            known: [None; KINDS_MAX],
        }
    }

    /// The value of the state after a mark.
    #[inline]
    fn value(&mut self, board: u8, cells: CellSet) -> i64 {
        let lane = &self.state.lanes[self.seat];
        let (index, pack) = (usize::from(board), &self.rules.pack);
        let Some(card) = lane.cards[index] else {
            return self.made(board, cells);
        };
        let print = &pack.printed.cards[card.index()];
        let marked = lane.marked[index] | cells;
        let complete = pack.cards[card.index()].grid.is_complete(marked);
        let symbols = symbols_of(print, cells & print.hot).filter(|_| !complete);
        let Some(symbols) = symbols else {
            return self.made(board, cells);
        };
        let known = self.known.iter().flatten();
        let place = known
            .take_while(|kind| (kind.board, kind.symbols) != (index, symbols))
            .count();
        if place == KINDS_MAX {
            return self.made(board, cells);
        }
        if self.known[place].is_none() {
            self.known[place] = Some(self.meet(board, cells, symbols));
        }
        let value = self.as_kind(place, card, marked);
        debug_assert_eq!(value, self.made(board, cells), "the sum of the parts");
        value
    }

    /// The value after a mark of a known kind, which leaves these marks on its card.
    #[inline]
    fn as_kind(&mut self, place: usize, card: CardId, marked: CellSet) -> i64 {
        let (rules, weights) = (self.rules, self.weights);
        let table = rules.features.card(card);
        let way = table.way(marked);
        let Some(kind) = &mut self.known[place] else {
            return 0;
        };
        // The same pattern with the same symbols mostly leaves the same way.
        if kind.way != way {
            let (other, _) = self.boards[BOARDS - 1 - kind.board];
            let mut value = weights.weight(both_ways([way, other], &self.progress));
            let (state, seat) = (self.state, self.seat);
            way_features(rules, state, seat, &self.progress, (card, way), |feature| {
                value += weights.weight(feature);
            });
            (kind.way, kind.way_value) = (way, value);
        }
        let mut value = kind.rest + kind.way_value;
        parts_features(table, marked, self.progress.stage, |feature| {
            value += weights.weight(feature);
        });
        value
    }

    /// Makes a mark in the copy of the state. A mark changes only the lane of its seat, and who is
    /// awaited (see [`State`]).
    fn mark(&mut self, board: u8, cells: CellSet) -> &State {
        let (after, seat) = (&mut self.after, self.seat);
        after.lanes[seat] = self.state.lanes[seat];
        after.waiting = self.state.waiting;
        turn::mark(self.rules, after, seat, board, cells, &mut NoEvents);
        after
    }

    /// A kind, from its first mark.
    fn meet(&mut self, board: u8, cells: CellSet, symbols: u64) -> Kind {
        let (rules, weights, seat, progress) = (self.rules, self.weights, self.seat, self.progress);
        let before = self.state.lanes[seat].sheet;
        let after = self.mark(board, cells);
        let mut rest = 0;
        let mut add = |feature| rest += weights.weight(feature);
        owed_features(rules, after, seat, &progress, &mut add);
        if after.lanes[seat].sheet == before {
            rest += self.written;
        } else {
            written_features(rules, after, seat, &progress, &mut add);
            rest += rules.points_so_far(after, seat);
        }
        let board = usize::from(board);
        let (_, other) = self.boards[BOARDS - 1 - board];
        Kind {
            board,
            symbols,
            rest: rest + self.completed + other,
            way: NO_WAY,
            way_value: 0,
        }
    }

    /// The value after a mark.
    fn made(&mut self, board: u8, cells: CellSet) -> i64 {
        let (rules, weights, seat) = (self.rules, self.weights, self.seat);
        rules.value(weights, self.mark(board, cells), seat)
    }
}

/// How many of each symbol these cells of a card have, in bits for each symbol. `None` if there is
/// no room for a symbol.
#[inline]
fn symbols_of(print: &PrintedCard, hot: CellSet) -> Option<u64> {
    let mut symbols = 0_u64;
    for cell in hot {
        let shift = COUNT_BITS * usize::from(print.symbol_at[cell.index()].0);
        let one = 1_u64.checked_shl(shift as u32)?;
        symbols += one;
    }
    // More than 15 cells of one symbol would run into the next symbol.
    (hot.len() < 1 << COUNT_BITS).then_some(symbols)
}
