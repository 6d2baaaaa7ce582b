//! The values of all marks of a seat at once, for bots.
//!
//! Two marks with the same symbols change the same, apart from the marked cells. So one mark of
//! each kind is made in a copy of the state, and the others differ from it only by the value of
//! the cards ([`FlipScoring::prospect_value`](crate::FlipScoring::prospect_value)).

use super::card_values::Effort;
use crate::game::{FlipAndWrite, FlipGame};
use crate::moves::Move;
use crate::settlement::BOARDS;
use crate::state::{OwedDecision, Phase, State};
use crate::turn;
use roll_and_write::geometry::{CellSet, Grid};
use roll_and_write::sheet::TrackId;
use roll_and_write::symbol::PrintedCard;
use roll_and_write::{CardId, Legal, NoEvents, Ruleset, Seat};
use std::ops::ControlFlow;

/// The largest number of kinds of marks that are kept for a decision. There are seldom more than
/// ten.
const KINDS_MAX: usize = 16;
/// An effort that no card has.
const NO_EFFORT: Effort = Effort {
    left: i64::MIN,
    extra: 0,
};
/// The number of bits for the count of a symbol in [`symbols_of`].
const COUNT_BITS: usize = 4;

/// What an unfinished card may bring, whatever is marked on it.
#[derive(Clone, Copy)]
struct Prospect {
    card: CardId,
    /// The value of the card when it is complete, in thousandths of a point.
    value: i64,
    /// The number of turns after this one.
    turns_left: i64,
}

/// What the cards of a seat bring: the rest, and the part of each prospect that the marks on its board leave. So
/// bots value many marks at the cost of a few.
#[derive(Clone, Copy)]
struct CardsEstimate {
    rest: i64,
    prospects: [Option<Prospect>; BOARDS],
}

/// See [`Ruleset::evaluate`].
pub(crate) fn evaluate<G: FlipGame>(rules: &FlipAndWrite<G>, state: &State, seat: Seat) -> i64 {
    let cards = estimate_cards(rules, state, seat);
    let marked = state.lanes[seat].marked;
    let boards = cards.prospects.into_iter().zip(marked);
    let values = boards.map(|(prospect, marked)| prospect_value(rules, prospect, marked));
    cards.rest + values.sum::<i64>() + rules.game.estimate_sheet(rules, state, seat)
}

/// What the cards of a seat bring.
#[inline]
fn estimate_cards<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &State,
    seat: Seat,
) -> CardsEstimate {
    let done = rules.all_completed(state, seat);
    CardsEstimate {
        rest: rules.game.completed_value(rules, state, seat, done),
        prospects: state.boards(seat).map(|card| {
            let card = card.filter(|card| !done.contains(card.0))?;
            Some(Prospect {
                card,
                value: rules.game.card_value(rules, state, seat, done, card),
                turns_left: rules.turns_left(state),
            })
        }),
    }
}

/// The value of a prospect, if there is one, with these marks.
#[inline]
fn prospect_value<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    prospect: Option<Prospect>,
    marked: CellSet,
) -> i64 {
    prospect.map_or(0, |prospect| {
        let left = rules.game.effort(rules, prospect.card, marked);
        rules
            .game
            .prospect_value(prospect.value, left, prospect.turns_left)
    })
}

/// See [`Ruleset::evaluate_moves`]. Marks are valued before the turn goes on: what follows is the
/// same for all of them, or nobody knows it yet.
pub(crate) fn evaluate_moves<G: FlipGame, B>(
    rules: &FlipAndWrite<G>,
    state: &State,
    seat: Seat,
    mut wanted: impl FnMut(usize) -> bool,
    mut visit: impl FnMut(Legal<Move>, i64) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let owed = state.lanes[seat].owed.top();
    let marks = state.phase == Phase::Mark
        && matches!(owed, OwedDecision::Pattern | OwedDecision::Bonus(_));
    let mut number = 0;
    let mut wanted = || {
        number += 1;
        wanted(number - 1)
    };
    if !marks || !rules.pack.ignores_marks {
        return rules.for_each_move(state, seat, |mv| {
            if !wanted() {
                return ControlFlow::Continue(());
            }
            let mut after = *state;
            turn::apply(rules, &mut after, seat, mv.mv(), &mut NoEvents);
            visit(mv, evaluate(rules, &after, seat))
        });
    }
    let mut kinds = Kinds::new(rules, state, seat);
    rules.for_each_move(state, seat, |mv| {
        if let Move::Mark { board, cells } = mv.mv()
            && wanted()
        {
            return visit(mv, kinds.value(board, cells));
        }
        ControlFlow::Continue(())
    })
}

/// A kind of marks: all that have the same symbols and complete no card.
#[derive(Clone, Copy)]
struct Kind {
    symbols: u64,
    /// The estimate after the first mark of the kind. Its rest contains the sheet.
    estimate: CardsEstimate,
    /// What was met last on each board.
    met: [Option<Met>; BOARDS],
}

/// What the marks of a kind leave to do on a board.
#[derive(Clone, Copy)]
struct Met {
    /// The value of all but this board.
    others: i64,
    /// The effort that was met last, and the value of the state after it.
    effort: Effort,
    value: i64,
}

/// The kinds of marks that were met in a decision.
struct Kinds<'a, G: FlipGame> {
    rules: &'a FlipAndWrite<G>,
    state: &'a State,
    seat: Seat,
    /// A copy of the state in which marks are made.
    after: State,
    /// The cards before a mark.
    cards: CardsEstimate,
    known: [Option<Kind>; KINDS_MAX],
}

impl<'a, G: FlipGame> Kinds<'a, G> {
    fn new(rules: &'a FlipAndWrite<G>, state: &'a State, seat: Seat) -> Self {
        Self {
            rules,
            state,
            seat,
            after: *state,
            cards: estimate_cards(rules, state, seat),
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
        let (rules, others) = (self.rules, lane.marked[1 - index]);
        let known = self.known.iter().flatten();
        let place = known.take_while(|kind| kind.symbols != symbols).count();
        if place == KINDS_MAX {
            return self.made(board, cells);
        }
        if self.known[place].is_none() {
            self.known[place] = Some(Kind {
                symbols,
                estimate: self.meet(board, cells),
                met: [None; BOARDS],
            });
        }
        let Some(kind) = &mut self.known[place] else {
            return self.made(board, cells);
        };
        let Some(prospect) = kind.estimate.prospects[index] else {
            return self.made(board, cells);
        };
        let other = kind.estimate.prospects[1 - index];
        let met = kind.met[index].get_or_insert_with(|| Met {
            others: kind.estimate.rest + prospect_value(rules, other, others),
            effort: NO_EFFORT,
            value: 0,
        });
        // The same pattern with the same symbols mostly leaves the same to do.
        let left = rules.game.effort(rules, prospect.card, marked);
        if met.effort != left {
            met.effort = left;
            met.value = met.others
                + rules
                    .game
                    .prospect_value(prospect.value, left, prospect.turns_left);
        }
        let value = met.value;
        debug_assert_eq!(value, self.made(board, cells), "the sum of the parts");
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

    /// The estimate after a mark that completes no card.
    fn meet(&mut self, board: u8, cells: CellSet) -> CardsEstimate {
        let (rules, seat, cards) = (self.rules, self.seat, self.cards);
        let before = self.state;
        let after = self.mark(board, cells);
        let filled = |state: &State, track: &TrackId| {
            let track = rules.pack.printed.sheet.track(*track);
            state.lanes[seat].sheet.filled(track)
        };
        let same = |track| filled(after, track) == filled(before, track);
        let cards = if rules.game.card_tracks().iter().all(same) {
            cards
        } else {
            estimate_cards(rules, after, seat)
        };
        CardsEstimate {
            rest: cards.rest + rules.game.estimate_sheet(rules, after, seat),
            ..cards
        }
    }

    /// The value after a mark.
    fn made(&mut self, board: u8, cells: CellSet) -> i64 {
        let (rules, seat) = (self.rules, self.seat);
        evaluate(rules, self.mark(board, cells), seat)
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
