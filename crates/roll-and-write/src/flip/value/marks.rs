//! The values of all marks of a seat at once, for bots.
//!
//! Two marks with the same symbols change the same, apart from the marked cells. So one mark of
//! each kind is made in a copy of the state, and the others differ from it only by the value of
//! the cards ([`FlipGame::prospect_value`]).

use super::card_values::{Effort, Prospect};
use crate::flip::game::{FlipAndWrite, FlipGame};
use crate::flip::moves::Move;
use crate::flip::settlement::BOARDS;
use crate::flip::state::{Pending, Phase, State};
use crate::flip::turn;
use crate::geometry::{CellSet, Grid};
use crate::symbol::PrintedCard;
use crate::{Legal, NoEvents, Ruleset, Seat};
use std::ops::ControlFlow;

/// The largest number of kinds of marks that are kept for a decision. There are seldom more than
/// ten.
const KINDS_MAX: usize = 32;
/// An effort that no card has.
const NO_EFFORT: Effort = Effort {
    left: i64::MIN,
    extra: 0,
};
/// The number of bits for the count of a symbol in [`symbols_of`].
const COUNT_BITS: usize = 4;

/// See [`Ruleset::evaluate_moves`]. Marks are valued before the turn goes on: what follows is the
/// same for all of them, or nobody knows it yet.
pub(in crate::flip) fn evaluate_moves<G: FlipGame, B>(
    rules: &FlipAndWrite<G>,
    state: &State,
    seat: Seat,
    mut wanted: impl FnMut(usize) -> bool,
    mut visit: impl FnMut(Legal<Move>, i64) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let owed = state.lanes[seat].owed.top();
    let marks = state.phase == Phase::Mark && matches!(owed, Pending::Pattern | Pending::Bonus(_));
    let mut kinds = (marks && rules.pack.ignores_marks).then(|| Kinds::new(rules, state, seat));
    let mut number = 0;
    rules.for_each_move(state, seat, |mv| {
        number += 1;
        if !wanted(number - 1) {
            return ControlFlow::Continue(());
        }
        let value = if let (Some(kinds), Move::Mark { board, cells }) = (&mut kinds, mv.mv()) {
            kinds.value(board, cells)
        } else {
            let mut after = *state;
            turn::apply(rules, &mut after, seat, mv.mv(), &mut NoEvents);
            G::evaluate(rules, &after, seat)
        };
        visit(mv, value)
    })
}

/// A kind of marks: all that have the same symbols and complete no card.
#[derive(Clone, Copy)]
struct Kind {
    symbols: u64,
    /// The value without the cards.
    rest: i64,
    prospects: [Option<Prospect>; BOARDS],
    /// The values of the cards with the present marks.
    cards: [i64; BOARDS],
    /// The effort that was met last on each board, and the value of the state after it.
    met: [(Effort, i64); BOARDS],
}

/// The kinds of marks that were met in a decision.
struct Kinds<'a, G: FlipGame> {
    rules: &'a FlipAndWrite<G>,
    state: &'a State,
    seat: Seat,
    known: [Option<Kind>; KINDS_MAX],
}

impl<'a, G: FlipGame> Kinds<'a, G> {
    fn new(rules: &'a FlipAndWrite<G>, state: &'a State, seat: Seat) -> Self {
        Self {
            rules,
            state,
            seat,
            known: [None; KINDS_MAX],
        }
    }

    /// The value of the state after a mark.
    #[inline]
    fn value(&mut self, board: u8, cells: CellSet) -> i64 {
        let lane = &self.state.lanes[self.seat];
        let (index, pack) = (usize::from(board), &self.rules.pack);
        let Some(card) = lane.cards[index] else {
            return self.made(board, cells).0;
        };
        let print = &pack.printed.cards[card.index()];
        let marked = lane.marked[index] | cells;
        let complete = pack.cards[card.index()].grid.is_complete(marked);
        let symbols = symbols_of(print, cells & print.hot).filter(|_| !complete);
        let Some(symbols) = symbols else {
            return self.made(board, cells).0;
        };
        for known in &mut self.known {
            match known {
                Some(kind) if kind.symbols == symbols => {
                    let Some(prospect) = kind.prospects[index] else {
                        break;
                    };
                    // The same pattern with the same symbols mostly leaves the same to do.
                    let left = G::effort(self.rules, prospect.card, marked);
                    if kind.met[index].0 != left {
                        let own = G::prospect_value(self.rules, prospect, left);
                        kind.met[index] = (left, kind.rest + own + kind.cards[1 - index]);
                    }
                    let value = kind.met[index].1;
                    debug_assert_eq!(value, self.made(board, cells).0, "the sum of the parts");
                    return value;
                }
                Some(_) => {}
                None => return self.meet(symbols, board, cells),
            }
        }
        self.made(board, cells).0
    }

    /// Makes the first mark of a kind, and keeps what the others share with it.
    fn meet(&mut self, symbols: u64, board: u8, cells: CellSet) -> i64 {
        let (value, after) = self.made(board, cells);
        let value_of = |state: &State, board: usize, prospect: Option<Prospect>| {
            let marked = state.lanes[self.seat].marked[board];
            prospect.map_or(0, |found| {
                let left = G::effort(self.rules, found.card, marked);
                G::prospect_value(self.rules, found, left)
            })
        };
        let prospects: [Option<Prospect>; BOARDS] =
            std::array::from_fn(|board| G::prospect(self.rules, &after, self.seat, board));
        let then = |board| value_of(&after, board, prospects[board]);
        let kind = Kind {
            symbols,
            rest: value - (0..BOARDS).map(then).sum::<i64>(),
            prospects,
            cards: std::array::from_fn(|board| value_of(self.state, board, prospects[board])),
            met: [(NO_EFFORT, 0); BOARDS],
        };
        if let Some(free) = self.known.iter_mut().find(|known| known.is_none()) {
            *free = Some(kind);
        }
        value
    }

    /// The value after a mark that is made in a copy of the state, and that copy.
    fn made(&self, board: u8, cells: CellSet) -> (i64, State) {
        let mut after = *self.state;
        turn::mark(
            self.rules,
            &mut after,
            self.seat,
            board,
            cells,
            &mut NoEvents,
        );
        (G::evaluate(self.rules, &after, self.seat), after)
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
