//! From one phase to the next: the barrier, what is settled there, and the end of turn, round and game.

use super::pack::RowClaim;
use super::state::{BOARDS, Claims, DEALT, Offer, Phase, State};
use super::work::Work;
use super::{
    Errands, Event, FlipAndWrite, FlipGame, Keeping, LastPicks, Marking, Refill, RowClaims,
    StartSeat,
};
use crate::geometry::CellSet;
use crate::sheet::{PoolId, Sheet, TrackId};
use crate::symbol::Trigger;
use crate::{Awaiting, BySeat, CardId, Events, ItemSet, Seat, Seats};

impl<G: FlipGame> FlipAndWrite<G> {
    pub(super) fn opening(&self) -> State {
        let drawn = self.house.start == StartSeat::Random && self.seats > 1;
        self.work.add(Work::Bytes, size_of::<State>());
        State {
            deck: self.pack.all_cards(),
            expeditions: self.pack.all_expeditions(),
            lanes: BySeat::default(),
            offer: Offer::EMPTY,
            pools: [0; crate::sheet::POOLS_MAX],
            phase: if drawn { Phase::Start } else { Phase::Deal },
            after_refill: Phase::BeginTurn,
            waiting: Seats::EMPTY,
            start_seat: self.house.start.fixed().unwrap_or(Seat::new(0)),
            dealt: 0,
            turn: 0,
            revealed: None,
            errands: Errands::default(),
            errands_done: 0,
            picks: 0,
            draws: 0,
            claimed: false,
            shuffles: 0,
            ended: 0,
            after_owe: Phase::Settle,
        }
    }

    #[inline]
    pub(super) fn awaits(&self, state: &State) -> Awaiting {
        if !state.waiting.is_empty() {
            return Awaiting::Seats(state.waiting);
        }
        match state.phase {
            Phase::Start => Awaiting::chance("start", 0, ItemSet::first_n(self.seats)),
            Phase::Deal => Awaiting::chance("deal", 0, state.deck),
            Phase::Refill | Phase::Draw => Awaiting::chance("deck", state.shuffles, state.deck),
            Phase::Reveal => Awaiting::chance(
                "expedition",
                Self::next_turn(state) / self.pack.schedule.turns,
                state.expeditions,
            ),
            // Nothing else waits while no seat does: `proceed` passes through it.
            Phase::Keep
            | Phase::Mark
            | Phase::Owe
            | Phase::Pick
            | Phase::Settle
            | Phase::EndTurn
            | Phase::BeginTurn
            | Phase::Over => Awaiting::Over,
        }
    }

    pub(super) fn hand_out(&self, state: &mut State, item: u8, events: &mut impl Events<Event>) {
        match state.phase {
            Phase::Start => {
                state.start_seat = Seat::new(usize::from(item));
                state.phase = Phase::Deal;
                events.tell(|| Event::StartChosen {
                    seat: state.start_seat,
                });
            }
            Phase::Deal => self.deal_card(state, CardId(item), events),
            Phase::Refill => {
                state.deck = state.deck.without(item);
                state.offer.push(CardId(item));
                events.tell(|| Event::Offered { card: CardId(item) });
            }
            Phase::Draw => {
                let seat = state.errands.seat(state.errands_done);
                state.deck = state.deck.without(item);
                state.draws -= 1;
                Self::lay_down(state, seat, CardId(item));
                events.tell(|| Event::Drew {
                    seat,
                    card: CardId(item),
                });
                state.phase = if state.draws > 0 {
                    Phase::Draw
                } else {
                    Phase::Pick
                };
            }
            Phase::Reveal => self.reveal(state, item, events),
            Phase::Keep
            | Phase::Mark
            | Phase::Owe
            | Phase::Pick
            | Phase::Settle
            | Phase::EndTurn
            | Phase::BeginTurn
            | Phase::Over => {}
        }
        self.proceed(state, events);
    }

    /// Gives the next seat its next card; when all have theirs, everybody chooses (C-9).
    fn deal_card(&self, state: &mut State, card: CardId, events: &mut impl Events<Event>) {
        let dealt = usize::from(state.dealt);
        let seat = Seat::new(dealt / DEALT);
        state.dealt += 1;
        state.deck = state.deck.without(card.0);
        state.lanes[seat].dealt[dealt % DEALT] = Some(card);
        events.tell(|| Event::Dealt { seat, card });
        if dealt + 1 == self.seats * DEALT {
            state.phase = Phase::Keep;
            state.waiting = match self.house.keeping {
                Keeping::Together => Seats::all(self.seats),
                Keeping::InTurn => self.next_to_keep(state),
            };
        }
    }

    /// Moves on until somebody or something is awaited.
    #[inline]
    pub(super) fn proceed(&self, state: &mut State, events: &mut impl Events<Event>) {
        if state.waiting.is_empty() {
            self.pass_on(state, events);
        }
    }

    /// From phase to phase while no seat is awaited.
    ///
    /// Ends: every pass leads to a later phase of the turn, and turns are counted up to the last. Settling
    /// may begin again within a turn, but only after a card was completed or discarded by a symbol's
    /// leave; what a board then holds is unmarked.
    fn pass_on(&self, state: &mut State, events: &mut impl Events<Event>) {
        while state.waiting.is_empty() && !self.awaits_a_draw(state) {
            self.work.add(Work::Phases, 1);
            state.phase = match state.phase {
                Phase::Keep => Self::all_kept(state, events),
                // Nothing is left to fill the offer up with, or it is full.
                Phase::Refill => state.after_refill,
                Phase::BeginTurn => self.begin_turn(state),
                Phase::Mark => self.all_marked(state, events),
                Phase::Owe => state.after_owe,
                Phase::EndTurn => self.end_turn(state, events),
                Phase::Settle => self.settle_on(state, events),
                Phase::Pick => match self.pick_on(state, events) {
                    Some(next) => next,
                    None => return,
                },
                // A draw is awaited, or nothing any more.
                Phase::Start | Phase::Deal | Phase::Reveal | Phase::Draw | Phase::Over => return,
            };
        }
    }

    /// Whether the next step is a draw, or none at all.
    #[inline]
    fn awaits_a_draw(&self, state: &State) -> bool {
        match state.phase {
            Phase::Start | Phase::Deal | Phase::Reveal | Phase::Draw | Phase::Over => true,
            Phase::Refill => self.can_refill(state),
            Phase::Keep
            | Phase::BeginTurn
            | Phase::Mark
            | Phase::Owe
            | Phase::Settle
            | Phase::Pick
            | Phase::EndTurn => false,
        }
    }

    /// The returned cards go back into the deck, and the offer is laid out (C-9).
    fn all_kept(state: &mut State, events: &mut impl Events<Event>) -> Phase {
        events.tell(|| Event::AllKept);
        for lane in &mut state.lanes.0 {
            for card in std::mem::take(&mut lane.dealt).into_iter().flatten() {
                if !lane.cards.contains(&Some(card)) {
                    state.deck = state.deck.with(card.0);
                }
            }
        }
        state.after_refill = Phase::BeginTurn;
        Phase::Refill
    }

    fn can_refill(&self, state: &State) -> bool {
        state.offer.cards().len() < usize::from(self.pack.schedule.offer) && !state.deck.is_empty()
    }

    /// The turn that the next expedition begins.
    pub(super) fn next_turn(state: &State) -> u8 {
        state.turn + u8::from(state.revealed.is_some())
    }

    /// A round begins with all expedition cards (C-1).
    fn begin_turn(&self, state: &mut State) -> Phase {
        if Self::next_turn(state).is_multiple_of(self.pack.schedule.turns) {
            state.expeditions = self.pack.all_expeditions();
        }
        Phase::Reveal
    }

    /// Everybody who has a cell to mark owes the pattern; who has none skips (C-5).
    #[inline]
    fn reveal(&self, state: &mut State, expedition: u8, events: &mut impl Events<Event>) {
        // The start player's role passes on with the turn (SG-17).
        state.turn = Self::next_turn(state);
        if state.turn.is_multiple_of(self.pack.schedule.turns) {
            let round = state.turn / self.pack.schedule.turns;
            events.tell(|| Event::RoundBegan { round });
        }
        state.expeditions = state.expeditions.without(expedition);
        state.revealed = Some(expedition);
        state.phase = Phase::Mark;
        let turn = state.turn;
        events.tell(|| Event::Revealed { expedition, turn });
        let mut marking = Seats::EMPTY;
        for seat in Seat::all(self.seats) {
            self.work.add(Work::Bytes, size_of::<Sheet>());
            let lane = &mut state.lanes[seat];
            lane.before = lane.sheet;
            lane.last_before = lane.last;
            lane.fresh = [CellSet::EMPTY; BOARDS];
            lane.finished = [None; BOARDS];
            lane.decisions = 0;
            if self.can_mark(lane) {
                lane.owed.put_pattern();
                marking = marking.with(seat);
            } else {
                events.tell(|| Event::Skipped { seat });
            }
        }
        state.ended = 0;
        state.waiting = marking;
        if self.house.marking == Marking::InTurn {
            state.waiting = self.next_to_mark(state);
        }
    }

    /// The first seat, from the start player on, that still owes a mark.
    pub(super) fn next_to_mark(&self, state: &State) -> Seats {
        let owes = |seat: &Seat| !state.lanes[*seat].owed.is_empty();
        self.clockwise(state)
            .find(owes)
            .map_or(Seats::EMPTY, Seats::of)
    }

    /// The first seat, from the start player on, that has not chosen its cards.
    pub(super) fn next_to_keep(&self, state: &State) -> Seats {
        let chooses = |seat: &Seat| state.lanes[*seat].cards[0].is_none();
        self.clockwise(state)
            .find(chooses)
            .map_or(Seats::EMPTY, Seats::of)
    }

    fn clockwise(&self, state: &State) -> impl Iterator<Item = Seat> + use<G> {
        state.start_seat(self.seats).and_on(self.seats)
    }

    fn all_marked(&self, state: &mut State, events: &mut impl Events<Event>) -> Phase {
        events.tell(|| Event::AllMarked);
        self.begin_settling(state);
        // What symbols ask for from here on happens at the barrier.
        state.phase = Phase::Settle;
        self.settle_on(state, events)
    }

    fn begin_settling(&self, state: &mut State) {
        state.errands = G::settling_order(self, state);
        state.errands_done = 0;
        state.claimed = false;
    }

    /// The next errand that there is, most of the time none.
    fn settle_on(&self, state: &mut State, events: &mut impl Events<Event>) -> Phase {
        while state.errands_done < state.errands.len() {
            if !self.is_idle(state, state.errands.seat(state.errands_done)) {
                return self.settle(state, events);
            }
            state.errands_done += 1;
        }
        self.all_settled(state, events)
    }

    /// Whether a seat has no card to set aside and nothing to claim.
    fn is_idle(&self, state: &State, seat: Seat) -> bool {
        self.work.add(Work::Seats, 1);
        let lane = &state.lanes[seat];
        let complete = (0..BOARDS).any(|board| self.is_complete(state, seat, board));
        let fills_a_row = |claim: &RowClaim| {
            let track = self.pack.printed.sheet.track(claim.track);
            lane.sheet.rows_full(track) > lane.before.rows_full(track)
        };
        let fills = || lane.sheet != lane.before && self.pack.row_claims.iter().any(fills_a_row);
        let claims = lane.claims != Claims::default();
        !self.pack.acts && !complete && !claims && !fills()
    }

    /// The next errand: its seat claims for its full rows and its symbols, and sets completed cards aside
    /// (SG-15, PY-20). Before that, the symbols on these fire that wait for it.
    fn settle(&self, state: &mut State, events: &mut impl Events<Event>) -> Phase {
        let errand = state.errands_done;
        let seat = state.errands.seat(errand);
        if !state.claimed {
            state.claimed = true;
            if state.errands.is_first_of_its_seat(errand) {
                self.claim_rows(state, seat, events);
                if state.lanes[seat].claims != Claims::default() {
                    self.claim_for_symbols(state, seat, events);
                }
                if self.pack.acts {
                    state.lanes[seat].before = state.lanes[seat].sheet;
                }
                if std::mem::take(&mut state.lanes[seat].renews) {
                    return Self::renew_offer(state, seat, events);
                }
            }
        }
        for board in 0..BOARDS {
            if state.errands.has_board(errand, board)
                && self.is_complete(state, seat, board)
                && state.lanes[seat].finished[board] != state.lanes[seat].cards[board]
            {
                let lane = &mut state.lanes[seat];
                let Some(card) = lane.cards[board] else {
                    continue;
                };
                lane.finished[board] = Some(card);
                events.tell(|| Event::Completed { seat, card });
                let complete = Trigger::Complete;
                if self.pack.triggers.contains(complete)
                    && self.fire_board(state, seat, board, complete, events)
                    && self.ask(state, seat, events)
                {
                    state.after_owe = Phase::Settle;
                    return Phase::Owe;
                }
            }
        }
        let lane = &state.lanes[seat];
        if lane.finished == [None; BOARDS] && lane.leaving == 0 {
            Self::errand_done(state);
            return Phase::Settle;
        }
        for board in 0..BOARDS {
            let lane = &mut state.lanes[seat];
            if !state.errands.has_board(errand, board) {
                continue;
            }
            let leaves = lane.leaving >> board & 1 != 0;
            lane.leaving &= !(1 << board);
            let Some(card) = lane.cards[board] else {
                continue;
            };
            if lane.finished[board] == Some(card) {
                lane.completed = lane.completed.with(card.0);
            } else if leaves {
                state.deck = state.deck.with(card.0);
                state.shuffles = state.shuffles.wrapping_add(1);
                events.tell(|| Event::Discarded { seat, card });
            } else {
                continue;
            }
            lane.cards[board] = None;
            lane.clear(board);
            state.picks += 1;
        }
        if self.is_last_turn(state) && self.house.last_picks == LastPicks::Skip {
            state.picks = 0;
        }
        if state.picks > 0 {
            return Phase::Pick;
        }
        // Nothing was taken from the offer, so nothing is refilled.
        Self::errand_done(state);
        Phase::Settle
    }

    fn errand_done(state: &mut State) {
        state.errands_done += 1;
        state.claimed = false;
    }

    /// Shows what a seat's symbols did at the barrier; returns whether the seat has something to answer.
    fn ask(&self, state: &mut State, seat: Seat, events: &mut impl Events<Event>) -> bool {
        self.let_lapse(&mut state.lanes[seat], seat, events);
        self.claim_rows_at_once(state, seat, events);
        events.tell(|| Event::Shown { seat });
        let owes = !state.lanes[seat].owed.is_empty();
        if owes {
            state.waiting = Seats::of(seat);
        }
        owes
    }

    /// Rows that fill at the barrier claim there and then.
    #[inline(never)]
    pub(super) fn claim_rows_at_once(
        &self,
        state: &mut State,
        seat: Seat,
        events: &mut impl Events<Event>,
    ) {
        self.claim_rows(state, seat, events);
        state.lanes[seat].before = state.lanes[seat].sheet;
    }

    /// What the seat's symbols have claimed while all marked.
    #[inline(never)]
    fn claim_for_symbols(&self, state: &mut State, seat: Seat, events: &mut impl Events<Event>) {
        for (pool, into) in std::mem::take(&mut state.lanes[seat].claims).iter() {
            self.claim(state, seat, pool, into, events);
        }
    }

    /// The offer goes back into the deck, and another is laid out.
    fn renew_offer(state: &mut State, seat: Seat, events: &mut impl Events<Event>) -> Phase {
        events.tell(|| Event::Renewed { seat });
        for card in std::mem::replace(&mut state.offer, Offer::EMPTY).cards() {
            state.deck = state.deck.with(card.0);
        }
        state.shuffles = state.shuffles.wrapping_add(1);
        state.after_refill = Phase::Settle;
        Phase::Refill
    }

    /// The symbols fire that wait for the end of a turn or a round, seat by seat from the start player on.
    fn end_turn(&self, state: &mut State, events: &mut impl Events<Event>) -> Phase {
        let last_of_round = (state.turn + 1).is_multiple_of(self.pack.schedule.turns);
        while usize::from(state.ended) < self.seats {
            let start = state.start_seat(self.seats);
            let seat = start.clockwise(state.ended.into(), self.seats);
            state.ended += 1;
            let mut fired = false;
            let both = [(Trigger::Turn, true), (Trigger::Round, last_of_round)];
            for (trigger, due) in both {
                if due && self.pack.triggers.contains(trigger) {
                    for board in 0..BOARDS {
                        fired |= self.fire_board(state, seat, board, trigger, events);
                    }
                }
            }
            if fired && self.ask(state, seat, events) {
                state.after_owe = Phase::EndTurn;
                return Phase::Owe;
            }
        }
        if self.is_unsettled(state) {
            return self.settle_again(state);
        }
        self.turn_over(state, events)
    }

    /// Whether symbols have left something that only settling sees to.
    fn is_unsettled(&self, state: &State) -> bool {
        let unsettled = |seat: Seat| {
            let lane = &state.lanes[seat];
            let complete = (0..BOARDS).any(|board| self.is_complete(state, seat, board));
            complete || lane.leaving != 0 || lane.renews
        };
        Seat::all(self.seats).any(unsettled)
    }

    /// Settling once more in the same turn.
    fn settle_again(&self, state: &mut State) -> Phase {
        for lane in &mut state.lanes.0 {
            lane.finished = [None; BOARDS];
        }
        self.begin_settling(state);
        Phase::Settle
    }

    #[inline]
    fn claim_rows(&self, state: &mut State, seat: Seat, events: &mut impl Events<Event>) {
        for claim in &self.pack.row_claims {
            let track = self.pack.printed.sheet.track(claim.track);
            let lane = &state.lanes[seat];
            if lane.sheet.filled(track) == lane.before.filled(track) {
                continue;
            }
            let rows = lane
                .sheet
                .rows_full(track)
                .saturating_sub(lane.before.rows_full(track));
            let rows = if self.house.row_claims == RowClaims::OneTogether {
                rows.min(1)
            } else {
                rows
            };
            for _ in 0..rows {
                if !self.claim(state, seat, claim.pool, Some(claim.into), events) {
                    // A box is filled all the same, so that rows and boxes stay level (SG-15).
                    self.write_nothing(state, seat, claim.into, events);
                }
            }
        }
    }

    /// The numbers of a pool that are left, the next one first.
    pub fn left(&self, state: &State, pool: PoolId) -> &[u8] {
        let index = usize::from(pool.0);
        &self.pack.printed.pools[index].values[usize::from(state.pools[index])..]
    }

    /// Takes the next number of a pool and writes it on a track of the seat, if one is named; `false` if
    /// the pool is empty.
    pub fn claim(
        &self,
        state: &mut State,
        seat: Seat,
        pool: PoolId,
        into: Option<TrackId>,
        events: &mut impl Events<Event>,
    ) -> bool {
        let number = self.left(state, pool).first().copied();
        events.tell(|| Event::Claimed { seat, pool, number });
        let Some(number) = number else {
            return false;
        };
        state.pools[usize::from(pool.0)] += 1;
        let Some(into) = into else {
            return true;
        };
        let sheet = &mut state.lanes[seat].sheet;
        let written = sheet.write(self.pack.printed.sheet.track(into), number);
        if written.is_none() {
            events.tell(|| Event::ClaimLost {
                seat,
                track: into,
                number,
            });
        }
        true
    }

    /// What a full row gets of an empty pool, in the open as all that is claimed.
    fn write_nothing(
        &self,
        state: &mut State,
        seat: Seat,
        track: TrackId,
        events: &mut impl Events<Event>,
    ) {
        let sheet = &mut state.lanes[seat].sheet;
        let written = sheet.write(self.pack.printed.sheet.track(track), 0);
        events.tell(|| match written {
            Some(_) => Event::ClaimWrote {
                seat,
                track,
                number: 0,
            },
            None => Event::ClaimLost {
                seat,
                track,
                number: 0,
            },
        });
    }

    /// Where picking leads; `None` while the seat has a pick to make (C-10, C-11).
    fn pick_on(&self, state: &mut State, events: &mut impl Events<Event>) -> Option<Phase> {
        let seat = state.errands.seat(state.errands_done);
        if state.picks > 0 {
            if !state.offer.cards().is_empty() || Self::may_draw(state) {
                state.waiting = Seats::of(seat);
                return None;
            }
            // What was declared before is drawn all the same.
            state.picks = 0;
            events.tell(|| Event::NoReplacement { seat });
            if state.draws > 0 {
                state.phase = Phase::Draw;
                return None;
            }
        }
        Self::errand_done(state);
        if self.game.refill() == Refill::AfterEach {
            state.after_refill = Phase::Settle;
            return Some(Phase::Refill);
        }
        Some(Phase::Settle)
    }

    /// Whatever symbols left to do is done; then the turn is over.
    fn all_settled(&self, state: &mut State, events: &mut impl Events<Event>) -> Phase {
        G::after_settling(self, state, events);
        if self.pack.acts {
            if self.is_unsettled(state) {
                return self.settle_again(state);
            }
            if usize::from(state.ended) < self.seats {
                return Phase::EndTurn;
            }
        }
        self.turn_over(state, events)
    }

    /// The turn ends: the offer is filled up (SG-16), and after the last turn the game is over (SG-18).
    fn turn_over(&self, state: &mut State, events: &mut impl Events<Event>) -> Phase {
        if self.is_last_turn(state) {
            if self.pack.triggers.contains(Trigger::Scoring) {
                self.tell_of_faults_at_scoring(state, events);
            }
            events.tell(|| Event::Ended);
            return Phase::Over;
        }
        state.after_refill = Phase::BeginTurn;
        if self.can_refill(state) {
            return Phase::Refill;
        }
        self.begin_turn(state)
    }

    fn is_last_turn(&self, state: &State) -> bool {
        state.turn + 1 == self.pack.turns()
    }
}
