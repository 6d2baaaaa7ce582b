//! The setup, and the phases of a turn.

use super::board::Board;
use super::content::Kind;
use super::state::{Debt, Game, Owed, Picks, Task};
use crate::Awaiting;
use std::collections::BTreeSet;

/// C-9: the number of cards that each seat is dealt.
const DEALT: usize = 4;

impl Game {
    /// What the next task needs from outside. When all others are done, that is all that is left.
    pub(super) fn awaited(&self) -> Awaiting {
        match self.tasks.last() {
            Some(task) => self
                .needed_for(task)
                .expect("all other tasks are done at once"),
            None => Awaiting::Over,
        }
    }

    /// What a task needs from outside, or `None` if it can be done at once.
    fn needed_for(&self, task: &Task) -> Option<Awaiting> {
        match task {
            Task::ChooseStart => {
                let seats = (1..=self.seats.len()).map(|seat| format!("seat {seat}"));
                Some(chance("start", seats))
            }
            Task::Deal => {
                let needed = self.seats.iter().any(|seat| seat.hand.len() < DEALT);
                needed.then(|| chance("deal", self.deck.iter().cloned()))
            }
            // C-11: an empty deck cannot refill the offer.
            Task::FillOffer => {
                let needed = self.offer.len() < self.pack.schedule.offer && !self.deck.is_empty();
                needed.then(|| chance("deck", self.deck.iter().cloned()))
            }
            Task::Draw { .. } => Some(chance("deck", self.deck.iter().cloned())),
            Task::Reveal => Some(chance("expedition", self.unseen.iter().cloned())),
            Task::Keep | Task::Mark => decided_by(&self.awaited_seats()),
            Task::Owe { seat } if self.seats[*seat].owed.is_empty() => None,
            Task::Pick(picks) if self.picks(picks).is_empty() => None,
            Task::Owe { seat } | Task::Pick(Picks { seat, .. }) => decided_by(&[*seat]),
            Task::BeginRound
            | Task::Settle
            | Task::NextErrand
            | Task::Claims { .. }
            | Task::Renew { .. }
            | Task::Completes { .. }
            | Task::Shown { .. }
            | Task::SetAside { .. }
            | Task::SettleMore
            | Task::EndOfTurn { .. }
            | Task::StartOfTurn { .. }
            | Task::OpenLanes
            | Task::PyramidPoints
            | Task::NextTurn => None,
        }
    }

    /// The seats that are to decide, counted from 0.
    pub(super) fn awaited_seats(&self) -> Vec<usize> {
        match self.tasks.last() {
            // C-9, content/rules: `keep`. OPEN: in Silver & Gold, `in-turn` begins with the start player.
            Some(Task::Keep) => self.together_or_in_turn(self.plays("keep", "in-turn"), |seat| {
                !self.seats[seat].hand.is_empty()
            }),
            // C-7, content/rules: `marking`.
            Some(Task::Mark) => self
                .together_or_in_turn(self.plays("marking", "in-turn"), |seat| {
                    !self.seats[seat].owed.is_empty()
                }),
            Some(Task::Owe { seat } | Task::Pick(Picks { seat, .. })) => vec![*seat],
            Some(_) | None => Vec::new(),
        }
    }

    fn together_or_in_turn(&self, in_turn: bool, busy: impl Fn(usize) -> bool) -> Vec<usize> {
        let order = self.seats_in_order();
        let mut waiting: Vec<usize> = order.into_iter().filter(|seat| busy(*seat)).collect();
        if in_turn {
            waiting.truncate(1);
        }
        waiting
    }

    /// Performs all tasks that need no decision and no draw.
    pub(super) fn go_on(&mut self) {
        loop {
            self.lapse_what_is_due();
            let Some(task) = self.tasks.last().cloned() else {
                return;
            };
            if self.needed_for(&task).is_some() {
                return;
            }
            self.tasks.pop();
            self.perform(task);
        }
    }

    fn lapse_what_is_due(&mut self) {
        if let Some(Task::Mark) = self.tasks.last() {
            for seat in 0..self.seats.len() {
                self.lapse(seat);
            }
        }
    }

    /// docs/inside/turn-and-symbols.md, "Who may see what": the other seats see what a seat's symbols do at the barrier.
    /// Settled: they see it when the symbols have fired, and again after each decision that results from
    /// it.
    fn show(&mut self, seat: usize, heard: bool) {
        self.lapse(seat);
        // content.md, "What settles when": rows that these symbols filled claim when all symbols have
        // fired.
        self.rows_claim(seat);
        self.rows_of_others_claim(seat);
        if heard {
            self.notify("event-shown", seat, &[]);
        }
        if !self.seats[seat].owed.is_empty() {
            self.tasks.push(Task::Owe { seat });
        }
    }

    fn perform(&mut self, task: Task) {
        match task {
            Task::ChooseStart | Task::Reveal | Task::Draw { .. } => {
                unreachable!("a draw is awaited for it")
            }
            Task::Deal | Task::FillOffer | Task::Owe { .. } => {}
            // C-9: kept cards are revealed together.
            Task::Keep => self.announce("event-all-kept", &[]),
            Task::BeginRound => self.begin_round(),
            Task::Mark => self.all_marked(),
            Task::Settle => {
                self.settled.clear();
                self.by_card = self.errands_by_card();
                self.tasks.push(Task::NextErrand);
            }
            Task::NextErrand => self.next_errand(),
            Task::Claims { seat } => self.claims_of(seat),
            Task::Renew { seat } => self.renew_offer(seat),
            Task::Completes { seat, boards } => self.completes(seat, boards),
            Task::Shown { seat, heard } => self.show(seat, heard),
            Task::SetAside {
                seat,
                boards,
                leaving,
            } => self.set_aside(seat, &boards, &leaving),
            Task::Pick(picks) => self.end_picks(picks),
            Task::SettleMore => {
                if self.something_to_settle() {
                    self.tasks.push(Task::SettleMore);
                    self.tasks.push(Task::PyramidPoints);
                    self.tasks.push(Task::Settle);
                }
            }
            Task::EndOfTurn { seats } => self.end_of_turn(seats),
            Task::StartOfTurn { seats } => self.start_of_turn(seats),
            Task::OpenLanes => self.open_lanes(),
            Task::PyramidPoints => self.pyramid_points(),
            Task::NextTurn => self.next_turn(),
        }
    }

    /// Handles a drawn item.
    pub(super) fn dealt(&mut self, item: &str) {
        match self.tasks.last().cloned() {
            Some(Task::ChooseStart) => {
                self.tasks.pop();
                let number = item.strip_prefix("seat ").expect("a seat");
                let seat: usize = number.parse().expect("a number of a seat");
                self.first = seat - 1;
                self.notify("event-start-chosen", seat - 1, &[]);
            }
            Some(Task::Deal) => {
                self.take_from_deck(item);
                let next = self.seats.iter().position(|seat| seat.hand.len() < DEALT);
                let seat = next.expect("cards are dealt until everybody has four");
                self.seats[seat].hand.push(item.to_owned());
                self.notify("event-dealt", seat, &[("card", item.to_owned())]);
            }
            Some(Task::FillOffer) => {
                self.take_from_deck(item);
                self.offer.push(item.to_owned());
                self.announce("event-offered", &[("card", item.to_owned())]);
            }
            Some(Task::Draw { seat, board }) => {
                self.tasks.pop();
                self.take_from_deck(item);
                self.lay(seat, board, item);
                self.notify("event-drew", seat, &[("card", item.to_owned())]);
            }
            Some(Task::Reveal) => {
                self.tasks.pop();
                self.reveal(item);
            }
            other => panic!("no draw is awaited: {other:?}"),
        }
    }

    fn take_from_deck(&mut self, card: &str) {
        let place = self.deck.iter().position(|other| other == card);
        self.deck
            .remove(place.expect("a card of the deck is drawn"));
    }

    /// Lays a card on a board, unmarked.
    pub(super) fn lay(&mut self, seat: usize, board: usize, card: &str) {
        let card = self.pack.card(card).clone();
        self.seats[seat].boards[board] = Some(Board::new(card));
    }

    /// C-9: a seat keeps two cards and returns the others. The first kept card goes to board A.
    pub(super) fn keep(&mut self, seat: usize, text: &str) {
        let mut names = text.split(' ').skip(1);
        let first = names.next().expect("two cards are kept").to_owned();
        let second = names.next().expect("two cards are kept").to_owned();
        // Settled: the event lists the returned cards in the order in which they were dealt.
        let mut returned = std::mem::take(&mut self.seats[seat].hand);
        returned.retain(|card| *card != first && *card != second);
        self.lay(seat, 0, &first);
        self.lay(seat, 1, &second);
        self.notify("event-kept", seat, &[("card", first), ("other", second)]);
        for card in returned {
            self.notify("event-returned", seat, &[("card", card.clone())]);
            self.deck.push(card);
        }
    }

    /// C-1, SG-18: every round begins with all expeditions.
    fn begin_round(&mut self) {
        self.unseen = self.pack.expeditions();
        self.tasks.push(Task::Reveal);
    }

    /// SG-8, PY-7: step 1. C-5: a seat without a cell to mark skips the turn.
    fn reveal(&mut self, expedition: &str) {
        self.unseen.retain(|other| other != expedition);
        if self.expedition.is_some() {
            self.turn += 1;
        }
        self.expedition = Some(expedition.to_owned());
        // Settled: the event of a new round comes just before the flip of its first expedition.
        if self.turn_of_round() == 1 {
            let round = self.round().to_string();
            self.announce("event-round-began", &[("round", round)]);
        }
        let turn = (self.turn + 1).to_string();
        let turns = (self.pack.schedule.rounds * self.pack.schedule.turns).to_string();
        self.announce(
            "event-revealed",
            &[
                ("card", expedition.to_owned()),
                ("turn", turn),
                ("turns", turns),
            ],
        );
        for seat in 0..self.seats.len() {
            self.begin_turn_of(seat);
        }
        self.at_start = self.seats.clone();
        // content.md, "What settles when": what symbols do at the start is settled before anybody marks.
        self.tasks.push(Task::OpenLanes);
        self.tasks.push(Task::SettleMore);
        let seats = self.seats_in_order();
        self.tasks.push(Task::StartOfTurn { seats });
    }

    fn open_lanes(&mut self) {
        for seat in 0..self.seats.len() {
            self.begin_turn_of(seat);
            // OPEN: the order of the events of seats that skip; here from seat 1 on.
            if self.can_mark(seat) {
                self.seats[seat].owed.push(Owed {
                    debt: Debt::Pattern,
                    count: 1,
                });
            } else {
                self.notify("event-skipped", seat, &[]);
            }
        }
        self.at_start = self.seats.clone();
        self.lanes_open = true;
        self.tasks.push(Task::Mark);
    }

    fn begin_turn_of(&mut self, seat: usize) {
        let seat = &mut self.seats[seat];
        for board in seat.boards.iter_mut().flatten() {
            board.fresh.clear();
        }
        seat.claimed = 0;
        for claimed in &mut seat.row_this_turn {
            *claimed = false;
        }
    }

    /// All seats have marked: content.md, "What settles when", and the tasks after it.
    fn all_marked(&mut self) {
        self.lanes_open = false;
        self.announce("event-all-marked", &[]);
        self.make_changes();
        let seats = self.seats_in_order();
        // PY-21: step 4 is a part of the turn, so it comes before the end of the turn (content.md,
        // "Triggers").
        // Settled: it follows each time that all seats have settled.
        let mut following = vec![
            Task::Settle,
            Task::PyramidPoints,
            Task::SettleMore,
            Task::EndOfTurn { seats },
            Task::SettleMore,
        ];
        // SG-16: the offer is refilled after all seats are done. SG-18: not after the last turn.
        // Settled: not with `last-picks=take` either, because that option is only about picks.
        if self.pack.kind == Kind::Silver && !self.is_last_turn() {
            following.push(Task::FillOffer);
        }
        following.push(Task::NextTurn);
        following.reverse();
        self.tasks.append(&mut following);
    }

    /// SG-18, PY-23, content/rules `last-picks`: whether cards are replaced.
    pub(super) fn replaces(&self) -> bool {
        !self.is_last_turn() || self.plays("last-picks", "take")
    }

    /// SG-17, SG-18, PY-23: the next turn, the next round, or the end.
    fn next_turn(&mut self) {
        if self.is_last_turn() {
            self.announce("event-ended", &[]);
            return;
        }
        if self.turn_of_round() == self.pack.schedule.turns {
            self.tasks.push(Task::BeginRound);
        } else {
            // content.md, `repeats`: when no expedition is left in a round, all are shuffled again.
            if self.unseen.is_empty() {
                self.unseen = self.pack.expeditions();
            }
            self.tasks.push(Task::Reveal);
        }
    }
}

/// The decisions of seats, or `None` if there are none.
fn decided_by(seats: &[usize]) -> Option<Awaiting> {
    let numbers = seats.iter().map(|seat| seat + 1).collect();
    (!seats.is_empty()).then_some(Awaiting::Seats(numbers))
}

fn chance(purpose: &str, among: impl Iterator<Item = String>) -> Awaiting {
    let among: BTreeSet<String> = among.collect();
    Awaiting::Chance {
        purpose: purpose.to_owned(),
        among,
    }
}
