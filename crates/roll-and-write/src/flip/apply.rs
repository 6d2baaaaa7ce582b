//! A move, and what its symbols set off.

use super::state::{Asked, BOARDS, DECISIONS_MAX, Lane, Pending, Phase, Spot, State, Terms};
use super::work::Work;
use super::{Event, FlipAndWrite, FlipGame, Keeping, Marking, Move, Picking};
use crate::geometry::{CellSet, Grid};
use crate::sheet::TrackId;
use crate::symbol::{Effect, Extra, Instruction, Moment, Scene, SymbolId, Trigger};
use crate::{CardId, Cell, Events, Seat, Seats};

/// Where and why a symbol fires.
#[derive(Clone, Copy)]
pub(super) struct Firing {
    pub(super) symbol: SymbolId,
    pub(super) trigger: Trigger,
    pub(super) board: usize,
    pub(super) cell: Cell,
    /// What the seat chose, if it answers.
    pub(super) choice: Option<u8>,
    /// Whether another symbol copies it.
    pub(super) copied: bool,
}

impl Firing {
    pub(super) fn new(symbol: SymbolId, trigger: Trigger, board: usize, cell: Cell) -> Self {
        Self {
            symbol,
            trigger,
            board,
            cell,
            choice: None,
            copied: false,
        }
    }

    pub(super) fn answering(self, option: u8) -> Self {
        Self {
            choice: Some(option),
            ..self
        }
    }
}

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
            Move::Choose(option) => self.choose(state, seat, option, events),
            Move::Keep(a, b) => self.keep(state, seat, a, b, events),
            Move::Take(card) => self.take(state, seat, card, events),
            Move::Draw => self.ask_for_a_draw(state),
        }
        if state.phase == Phase::Owe {
            self.claim_rows_at_once(state, seat, events);
            events.tell(|| Event::Shown { seat });
        }
        self.proceed(state, events);
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
        lane.decide();
        events.tell(|| Event::Marked {
            seat,
            board: board as u8,
            card,
            cells,
        });
        self.fire_marked(state, seat, board, card, cells, events);
        self.settle_lane(state, seat, events);
    }

    /// Everything that one mark sets off, by priority, then cell in reading order.
    ///
    /// Ends: a placement has at most 64 cells, each fires once and may copy another eight times; a firing
    /// emits a bounded number of instructions, none of which marks or unmarks a cell.
    #[inline]
    fn fire_marked(
        &self,
        state: &mut State,
        seat: Seat,
        board: usize,
        card: CardId,
        cells: CellSet,
        events: &mut impl Events<Event>,
    ) {
        let print = &self.pack.printed.cards[card.index()];
        if cells.is_disjoint(print.hot) {
            return;
        }
        // All cells of the mark are counted before the first of them fires.
        for cell in cells & print.tallied {
            let sheet = &mut state.lanes[seat].sheet;
            sheet.count(&self.pack.printed.sheet, print.symbol_at[cell.index()].0);
        }
        for &class in &print.classes {
            for cell in cells & class {
                let firing = Firing::new(print.symbol_at[cell.index()], Trigger::Mark, board, cell);
                self.fire(state, seat, firing, events);
            }
        }
    }

    /// The symbols on the marked cells of a board that wait for a trigger other than a mark, by
    /// priority, then cell in reading order. Those that are spent stay silent. Returns whether any fired.
    pub(super) fn fire_board(
        &self,
        state: &mut State,
        seat: Seat,
        board: usize,
        trigger: Trigger,
        events: &mut impl Events<Event>,
    ) -> bool {
        let lane = &state.lanes[seat];
        let Some(card) = lane.cards[board] else {
            return false;
        };
        let mut fired = false;
        // What is marked while these fire waits for the next time.
        let ready = lane.marked[board] - lane.spent[board];
        let print = &self.pack.printed.cards[card.index()];
        for &class in &print.all_classes {
            for cell in ready & class {
                let symbol = print.symbol_at[cell.index()];
                if self.pack.symbols.symbol(symbol).triggers.contains(trigger) {
                    let firing = Firing::new(symbol, trigger, board, cell);
                    fired = true;
                    events.tell(|| Event::Fired { seat, symbol, cell });
                    self.fire(state, seat, firing, events);
                }
            }
        }
        fired
    }

    #[inline]
    pub(super) fn fire(
        &self,
        state: &mut State,
        seat: Seat,
        firing: Firing,
        events: &mut impl Events<Event>,
    ) {
        self.work.add(Work::Effects, 1);
        #[cfg(feature = "by-hand")]
        if self.by_hand {
            return self.fire_by_hand(state, seat, firing, events);
        }
        match &self.pack.symbols.symbol(firing.symbol).effect {
            Effect::Always(instructions) => {
                self.carry_out_all(state, seat, firing, instructions.as_slice(), events);
            }
            effect @ (Effect::Program(_) | Effect::Plugin(_)) => {
                let scene = self.scene(state, seat, firing);
                let instructions = effect.fire(&scene, self.pack.rows_claim);
                match instructions.asked() {
                    Ok(asked) => self.carry_out_all(state, seat, firing, asked, events),
                    Err(fault) => {
                        let symbol = firing.symbol;
                        events.tell(|| Event::EffectFailed {
                            seat,
                            symbol,
                            fault,
                        });
                    }
                }
            }
        }
    }

    #[inline]
    fn carry_out_all(
        &self,
        state: &mut State,
        seat: Seat,
        firing: Firing,
        asked: &[Instruction],
        events: &mut impl Events<Event>,
    ) {
        for &instruction in asked {
            self.carry_out(state, seat, firing, instruction, events);
        }
        // What answers a choice was the last already, unless it copies.
        let first = firing.trigger == Trigger::Mark && firing.choice.is_none();
        if self.pack.follows && first && !asked.contains(&Instruction::Copy) {
            state.lanes[seat].last = Some(firing.symbol);
        }
    }

    /// What an effect sees.
    pub(super) fn scene<'a>(&'a self, state: &'a State, seat: Seat, firing: Firing) -> Scene<'a> {
        let (lane, turns) = (&state.lanes[seat], self.pack.schedule.turns);
        Scene {
            printed: &self.pack.printed,
            sheet: &lane.sheet,
            offer: state.offer.cards(),
            taken: &state.pools,
            moment: Moment {
                trigger: firing.trigger,
                card: lane.cards[firing.board],
                cell: firing.cell,
                marked: lane.marked[firing.board],
                fresh: lane.fresh[firing.board],
                completed: lane.completed,
                round: state.turn / turns,
                turn: state.turn % turns,
                last: lane.last,
                choice: firing.choice,
            },
        }
    }

    #[inline]
    fn carry_out(
        &self,
        state: &mut State,
        seat: Seat,
        firing: Firing,
        instruction: Instruction,
        events: &mut impl Events<Event>,
    ) {
        let lane = &mut state.lanes[seat];
        match instruction {
            // A number that was worked out may be none: then nothing was asked for.
            Instruction::Advance { by: 0, .. } | Instruction::Erase { by: 0, .. } => {}
            Instruction::Advance { track, by } => {
                let gained = lane.sheet.advance(self.pack.printed.sheet.track(track), by);
                events.tell(|| Event::Advanced {
                    seat,
                    track,
                    gained,
                    lost: by - gained,
                });
            }
            Instruction::Erase { track, by } => {
                let lost = lane.sheet.erase(self.pack.printed.sheet.track(track), by);
                events.tell(|| Event::Erased { seat, track, lost });
            }
            Instruction::MarkRound { track } => {
                let round = state.turn / self.pack.schedule.turns;
                let track_printed = self.pack.printed.sheet.track(track);
                let gained = lane.sheet.mark_round(track_printed, round);
                events.tell(|| Event::RoundMarked {
                    seat,
                    track,
                    gained,
                });
            }
            Instruction::ExtraMark(extra) if extra == Extra::cells(extra.cells) => {
                lane.owed.push_bonus(extra.cells);
                events.tell(|| Event::BonusOwed {
                    seat,
                    cells: extra.cells,
                });
            }
            Instruction::Write {
                track,
                number,
                optional,
            } => {
                // A number that nobody could write is lost at once.
                let printed = self.pack.printed.sheet.track(track);
                let room = lane.sheet.filled(printed) < u32::from(printed.boxes);
                let optional = optional || self.house.optional_numbers;
                if !(optional && room && lane.owed.push_number(track, number)) {
                    self.write(state, seat, track, number, events);
                }
            }
            rare @ (Instruction::ExtraMark(_)
            | Instruction::ExtraPattern
            | Instruction::Claim { .. }
            | Instruction::Choose { .. }
            | Instruction::Copy
            | Instruction::Spend
            | Instruction::Score { .. }
            | Instruction::ScoreOnce { .. }
            | Instruction::RenewOffer
            | Instruction::Discard) => self.carry_out_rare(state, seat, firing, rare, events),
        }
    }

    /// What no printed symbol of the shipped games asks for, out of the way of what they do.
    #[cold]
    fn carry_out_rare(
        &self,
        state: &mut State,
        seat: Seat,
        firing: Firing,
        instruction: Instruction,
        events: &mut impl Events<Event>,
    ) {
        let Firing { symbol, board, .. } = firing;
        let spot = Spot::new(board, firing.cell);
        let complete = self.is_complete(state, seat, board);
        let lane = &mut state.lanes[seat];
        match instruction {
            Instruction::ExtraMark(extra) => {
                let (cells, scope) = (extra.cells, extra.scope);
                let at = spot;
                let terms = Terms::new(extra);
                let owed = lane.owed.push(Pending::Extra { cells, terms, at });
                events.tell(|| {
                    if owed {
                        Event::ExtraOwed { seat, cells, scope }
                    } else {
                        let cells = cells.into();
                        Event::BonusLapsed { seat, cells }
                    }
                });
            }
            Instruction::ExtraPattern => {
                let owed = lane.owed.push(Pending::Pattern);
                events.tell(|| {
                    if owed {
                        Event::PatternOwed { seat }
                    } else {
                        Event::PatternLapsed { seat }
                    }
                });
            }
            Instruction::Claim { pool, into } if state.phase == Phase::Mark => {
                let owed = lane.claims.push((pool, into));
                events.tell(|| {
                    if owed {
                        Event::ClaimOwed { seat, pool }
                    } else {
                        Event::ClaimLapsed { seat, pool }
                    }
                });
            }
            Instruction::Claim { pool, into } => {
                self.claim(state, seat, pool, into, events);
            }
            Instruction::Choose { options } => {
                let asked = Asked::new(options, firing.trigger);
                let choice = Pending::Choice {
                    symbol,
                    asked,
                    at: spot,
                };
                if !lane.owed.push(choice) {
                    events.tell(|| Event::ChoiceLapsed { seat, symbol });
                }
            }
            Instruction::Copy => match lane.last {
                Some(last) if !firing.copied => {
                    events.tell(|| Event::Copied { seat, symbol: last });
                    let copy = Firing {
                        symbol: last,
                        trigger: Trigger::Mark,
                        copied: true,
                        ..firing
                    };
                    self.fire(state, seat, copy, events);
                }
                _ => events.tell(|| Event::NothingToCopy { seat }),
            },
            Instruction::Spend => {
                lane.spent[board] |= CellSet::of(firing.cell);
                // A copy spends the symbol that copies.
                let printed = lane.cards[board]
                    .and_then(|card| self.pack.symbol_at(card, firing.cell))
                    .unwrap_or(symbol);
                events.tell(|| Event::Spent {
                    seat,
                    symbol: printed,
                });
            }
            Instruction::RenewOffer => {
                lane.renews = true;
                events.tell(|| Event::RenewalOwed { seat });
            }
            // A card that is complete is set aside, whatever else happens to it.
            Instruction::Discard if complete => {}
            Instruction::Discard => {
                lane.leaving |= 1 << board;
                if let Some(card) = lane.cards[board] {
                    events.tell(|| Event::Leaving { seat, card });
                }
            }
            // Points are counted when a score is asked for; the others are carried out elsewhere.
            Instruction::Score { .. }
            | Instruction::ScoreOnce { .. }
            | Instruction::Advance { .. }
            | Instruction::Erase { .. }
            | Instruction::Write { .. }
            | Instruction::MarkRound { .. } => {}
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
            .write(self.pack.printed.sheet.track(track), number)
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

    /// Answers for a number or for cells that may be declined.
    fn answer(&self, state: &mut State, seat: Seat, accept: bool, events: &mut impl Events<Event>) {
        let lane = &mut state.lanes[seat];
        match lane.owed.top() {
            Pending::Number { track, number, .. } => {
                lane.decide();
                if accept {
                    self.write(state, seat, track, number, events);
                } else {
                    events.tell(|| Event::Declined {
                        seat,
                        track,
                        number,
                    });
                }
            }
            Pending::Extra { cells, .. } => {
                lane.count_decision();
                lane.owed.drop_top();
                events.tell(|| Event::ExtraDeclined { seat, cells });
            }
            Pending::Pattern | Pending::Bonus(_) | Pending::Choice { .. } | Pending::Nothing => {
                return;
            }
        }
        self.settle_lane(state, seat, events);
    }

    /// The effect that asked for a choice fires once more, and sees what was chosen.
    fn choose(&self, state: &mut State, seat: Seat, option: u8, events: &mut impl Events<Event>) {
        let lane = &mut state.lanes[seat];
        let Pending::Choice { symbol, asked, at } = lane.owed.top() else {
            return;
        };
        lane.decide();
        events.tell(|| Event::Chose {
            seat,
            symbol,
            option,
        });
        let firing = Firing::new(symbol, asked.trigger(), at.board(), at.cell()).answering(option);
        self.fire(state, seat, firing, events);
        self.settle_lane(state, seat, events);
    }

    /// Lets lapse what has nowhere to go (C-6) and numbers that have no box left, and closes the lane
    /// when nothing is owed.
    #[inline]
    fn settle_lane(&self, state: &mut State, seat: Seat, events: &mut impl Events<Event>) {
        let lane = &mut state.lanes[seat];
        if !lane.owed.is_empty() {
            self.let_lapse(lane, seat, events);
        }
        if lane.owed.is_empty() {
            state.waiting = state.waiting.without(seat);
            if self.house.marking == Marking::InTurn && state.phase == Phase::Mark {
                state.waiting = self.next_to_mark(state);
            }
        }
    }

    pub(super) fn let_lapse(&self, lane: &mut Lane, seat: Seat, events: &mut impl Events<Event>) {
        // Every pass takes something off the few that are owed.
        loop {
            let event = match lane.owed.top() {
                Pending::Nothing | Pending::Choice { .. } => return,
                Pending::Number {
                    track,
                    number,
                    times,
                } => {
                    let printed = self.pack.printed.sheet.track(track);
                    if lane.sheet.filled(printed) < u32::from(printed.boxes) {
                        return;
                    }
                    // Each of them is told; the last one below.
                    for _ in 1..times {
                        events.tell(|| Event::WriteLost {
                            seat,
                            track,
                            number,
                        });
                    }
                    Event::WriteLost {
                        seat,
                        track,
                        number,
                    }
                }
                pending @ (Pending::Pattern | Pending::Bonus(_) | Pending::Extra { .. }) => {
                    if self.can_mark_for(lane, pending) {
                        return;
                    }
                    match pending.cells() {
                        Some(cells) => Event::BonusLapsed { seat, cells },
                        None => Event::PatternLapsed { seat },
                    }
                }
            };
            lane.owed.drop_top();
            events.tell(|| event);
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
            lane.clear(board);
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

impl Lane {
    /// One decision of the kind on top is made.
    ///
    /// # Panics
    /// If a turn has more decisions of a seat than it can have: a bug.
    #[inline]
    fn decide(&mut self) {
        self.count_decision();
        self.owed.settle_one();
    }

    #[inline]
    fn count_decision(&mut self) {
        self.decisions += 1;
        assert!(
            self.decisions <= DECISIONS_MAX,
            "a chain of decisions comes to an end"
        );
    }

    /// Takes the marks off a board.
    pub(super) fn clear(&mut self, board: usize) {
        self.marked[board] = CellSet::EMPTY;
        self.fresh[board] = CellSet::EMPTY;
        self.spent[board] = CellSet::EMPTY;
    }
}
