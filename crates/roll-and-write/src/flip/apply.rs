//! A move, and what its symbols set off.

use super::state::{BOARDS, Pending, Phase, State};
use super::{Event, FlipAndWrite, FlipGame, Keeping, Marking, Move, Picking};
use crate::geometry::{CellSet, Grid};
use crate::sheet::TrackId;
use crate::symbol::{Instruction, Scene};
use crate::{CardId, Events, Seat, Seats};

impl<G: FlipGame> FlipAndWrite<G> {
    #[inline]
    pub(super) fn make(
        &self,
        state: &mut State,
        seat: Seat,
        r#move: Move,
        events: &mut impl Events<Event>,
    ) {
        match r#move {
            Move::Mark { board, cells } => {
                self.mark(state, seat, usize::from(board), cells, events);
            }
            Move::Accept | Move::Decline => {
                self.answer(state, seat, r#move == Move::Accept, events);
            }
            Move::Keep(a, b) => self.keep(state, seat, a, b, events),
            Move::Take(card) => self.take(state, seat, card, events),
            Move::Draw => self.ask_for_a_draw(state),
        }
        if state.waiting.is_empty() {
            self.proceed(state, events);
        }
    }

    #[inline]
    fn mark(
        &self,
        state: &mut State,
        seat: Seat,
        board: usize,
        cells: CellSet,
        events: &mut impl Events<Event>,
    ) {
        let lane = &mut state.lanes[seat];
        let Some(card) = lane.cards[board] else {
            return;
        };
        lane.marked[board] |= cells;
        lane.fresh[board] |= cells;
        lane.owed.settle_one();
        events.tell(|| Event::Marked {
            seat,
            board: board as u8,
            card,
            cells,
        });
        self.fire(state, seat, card, cells, events);
        self.settle_lane(state, seat, events);
    }

    /// Everything that one mark sets off, by priority, then cell in reading order.
    ///
    /// Ends: a placement has at most 64 cells, each fires once, and a firing emits a bounded number of
    /// instructions, none of which fires another symbol or unmarks a cell.
    #[inline]
    fn fire(
        &self,
        state: &mut State,
        seat: Seat,
        card: CardId,
        cells: CellSet,
        events: &mut impl Events<Event>,
    ) {
        let print = &self.pack.prints[card.index()];
        if cells.is_disjoint(print.hot) {
            return;
        }
        for &class in &print.classes {
            for cell in cells & class {
                let instructions =
                    self.pack
                        .symbols
                        .fire(print.symbol_at[cell.index()], || Scene {
                            layout: &self.pack.sheet,
                            sheet: &state.lanes[seat].sheet,
                            cell,
                            round: state.turn / self.pack.schedule.turns,
                            turn: state.turn % self.pack.schedule.turns,
                            offer: state.offer.cards(),
                            printed: &self.pack.counts,
                        });
                for &instruction in instructions.as_slice() {
                    self.carry_out(state, seat, instruction, events);
                }
            }
        }
    }

    #[inline]
    fn carry_out(
        &self,
        state: &mut State,
        seat: Seat,
        instruction: Instruction,
        events: &mut impl Events<Event>,
    ) {
        let turn = state.turn;
        let lane = &mut state.lanes[seat];
        match instruction {
            Instruction::Advance { track, by } => {
                let gained = lane.sheet.advance(self.pack.sheet.track(track), by);
                events.tell(|| Event::Advanced {
                    seat,
                    track,
                    gained,
                    lost: by - gained,
                });
            }
            Instruction::Erase { track, by } => {
                let lost = lane.sheet.erase(self.pack.sheet.track(track), by);
                events.tell(|| Event::Erased { seat, track, lost });
            }
            Instruction::MarkRound { track } => {
                let round = turn / self.pack.schedule.turns;
                let gained = lane.sheet.mark_round(self.pack.sheet.track(track), round);
                events.tell(|| Event::RoundMarked {
                    seat,
                    track,
                    gained,
                });
            }
            Instruction::ExtraMark { cells } => {
                lane.owed.push_bonus(cells);
                events.tell(|| Event::BonusOwed { seat, cells });
            }
            Instruction::Write {
                track,
                number,
                optional,
            } => {
                // A number that nobody could write is lost at once.
                let printed = self.pack.sheet.track(track);
                let room = lane.sheet.filled(printed) < u32::from(printed.boxes);
                if !(optional && room && lane.owed.push_number(track, number)) {
                    self.write(state, seat, track, number, events);
                }
            }
        }
    }

    pub(super) fn write(
        &self,
        state: &mut State,
        seat: Seat,
        track: TrackId,
        number: u8,
        events: &mut impl Events<Event>,
    ) {
        match state.lanes[seat]
            .sheet
            .write(self.pack.sheet.track(track), number)
        {
            Some(_) => events.tell(|| Event::Wrote {
                seat,
                track,
                number,
            }),
            None => events.tell(|| Event::WriteLost {
                seat,
                track,
                number,
            }),
        }
    }

    fn answer(&self, state: &mut State, seat: Seat, accept: bool, events: &mut impl Events<Event>) {
        let owed = &mut state.lanes[seat].owed;
        let Pending::Number { track, number, .. } = owed.top() else {
            return;
        };
        owed.settle_one();
        if accept {
            self.write(state, seat, track, number, events);
        } else {
            events.tell(|| Event::Declined {
                seat,
                track,
                number,
            });
        }
        self.settle_lane(state, seat, events);
    }

    /// Lets bonus cells lapse that have nowhere to go (C-6) and numbers that have no box left, and closes
    /// the lane when nothing is owed.
    #[inline]
    fn settle_lane(&self, state: &mut State, seat: Seat, events: &mut impl Events<Event>) {
        let lane = &mut state.lanes[seat];
        while let Pending::Number { track, number, .. } = lane.owed.top() {
            let printed = self.pack.sheet.track(track);
            if lane.sheet.filled(printed) < u32::from(printed.boxes) {
                break;
            }
            lane.owed.drop_top();
            events.tell(|| Event::WriteLost {
                seat,
                track,
                number,
            });
        }
        if let Pending::Bonus(cells) = state.lanes[seat].owed.top()
            && !self.can_mark(&state.lanes[seat])
        {
            state.lanes[seat].owed.drop_top();
            events.tell(|| Event::BonusLapsed { seat, cells });
        }
        if state.lanes[seat].owed.is_empty() {
            state.waiting = state.waiting.without(seat);
            if self.house.marking == Marking::InTurn {
                state.waiting = self.next_to_mark(state);
            }
        }
    }

    fn keep(
        &self,
        state: &mut State,
        seat: Seat,
        a: CardId,
        b: CardId,
        events: &mut impl Events<Event>,
    ) {
        let lane = &mut state.lanes[seat];
        lane.cards = [Some(a), Some(b)];
        events.tell(|| Event::Kept {
            seat,
            cards: (a, b),
        });
        for card in lane
            .dealt
            .into_iter()
            .flatten()
            .filter(|card| ![a, b].contains(card))
        {
            events.tell(|| Event::Returned { seat, card });
        }
        state.waiting = state.waiting.without(seat);
        if self.house.keeping == Keeping::InTurn {
            state.waiting = self.next_to_keep(state);
        }
    }

    fn take(&self, state: &mut State, seat: Seat, card: CardId, events: &mut impl Events<Event>) {
        state.offer.take(card);
        Self::lay_down(state, seat, card);
        events.tell(|| Event::Took { seat, card });
        state.picks -= 1;
        self.after_a_pick(state);
    }

    fn ask_for_a_draw(&self, state: &mut State) {
        state.draws += 1;
        state.picks -= 1;
        self.after_a_pick(state);
    }

    /// A card is drawn at once, or after all picks are declared, as the house has it (C-10).
    fn after_a_pick(&self, state: &mut State) {
        if state.draws > 0 && (self.house.picking == Picking::OneByOne || state.picks == 0) {
            state.phase = Phase::Draw;
        }
        state.waiting = Seats::EMPTY;
    }

    /// Puts a new card on the first empty board of a seat.
    pub(super) fn lay_down(state: &mut State, seat: Seat, card: CardId) {
        let lane = &mut state.lanes[seat];
        if let Some(board) = lane.cards.iter().position(Option::is_none) {
            lane.cards[board] = Some(card);
            lane.marked[board] = CellSet::EMPTY;
            lane.fresh[board] = CellSet::EMPTY;
        }
    }

    /// The cards that a seat has completed and not yet set aside, each with its board.
    pub fn completing(&self, state: &State, seat: Seat) -> impl Iterator<Item = (usize, CardId)> {
        (0..BOARDS)
            .filter(move |&board| self.is_complete(state, seat, board))
            .filter_map(move |board| Some((board, state.lanes[seat].cards[board]?)))
    }

    /// Whether the card on a board is complete.
    pub(super) fn is_complete(&self, state: &State, seat: Seat, board: usize) -> bool {
        let lane = &state.lanes[seat];
        lane.cards[board].is_some_and(|card| {
            self.pack.cards[card.index()]
                .grid
                .is_complete(lane.marked[board])
        })
    }
}
