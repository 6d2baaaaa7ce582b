//! The barrier: claims, complete cards, replacements, and the end of the turn.

use super::content::Kind;
use super::instruction::Cards;
use super::owe::number_gaps;
use super::state::{Boxes, Done, Game, Picks, Task};

const BOARDS: [usize; 2] = [0, 1];

impl Game {
    /// Whether any card is complete or must be discarded, or the offer must be renewed.
    pub(super) fn something_to_settle(&self) -> bool {
        self.seats.iter().any(|seat| {
            let mut boards = seat.boards.iter().flatten();
            seat.renews.is_some() || boards.any(|board| board.complete() || board.leaving)
        })
    }

    /// Begins the next settlement: of a seat, with its boards of complete cards.
    pub(super) fn next_errand(&mut self) {
        if self.settles_by_card() {
            self.next_errand_by_card();
            return;
        }
        let order = self.settling_seats();
        let next = order.into_iter().find(|seat| !self.settled.contains(seat));
        if let Some(seat) = next {
            self.begin_errand(seat, &BOARDS, &BOARDS);
        }
    }

    fn settles_by_card(&self) -> bool {
        self.pack.kind == Kind::Pyramids && self.plays("settle", "by-card")
    }

    /// The seats in the order in which each begins to settle.
    /// SG-15: clockwise from the start player. PY-20: by the lowest number on a completed card. OPEN: then the seats
    /// without a completed card, beginning with the seat that would begin the turn.
    pub(super) fn settling_seats(&self) -> Vec<usize> {
        let mut order = self.seats_in_order();
        if self.settles_by_card() {
            order = Vec::new();
            for (seat, _) in self.errands_by_card() {
                if !order.contains(&seat) {
                    order.push(seat);
                }
            }
        } else if self.pack.kind == Kind::Pyramids {
            order.sort_by_key(|seat| {
                let lowest = self
                    .complete_cards(*seat)
                    .first()
                    .map(|(number, _)| *number);
                (lowest.is_none(), lowest)
            });
        }
        order
    }

    /// content/rules/pyramids.md ruling 4, `settle=by-card`: every completed card has its own place.
    /// Consecutive picks of one seat are made from the same offer.
    /// Settled: the order is fixed when settling begins. Seats without a complete card come last and discard
    /// then. A card that is completed meanwhile, or discarded next to a complete one, waits until all seats
    /// settle again.
    fn next_errand_by_card(&mut self) {
        if self.by_card.is_empty() {
            return;
        }
        let (seat, boards) = self.by_card.remove(0);
        let leaving: &[usize] = if boards.is_empty() { &BOARDS } else { &[] };
        self.begin_errand(seat, &boards, leaving);
    }

    /// The settlements under `settle=by-card`: seats with the boards of complete cards.
    pub(super) fn errands_by_card(&self) -> Vec<(usize, Vec<usize>)> {
        let mut cards = Vec::new();
        for seat in 0..self.seats.len() {
            for (number, board) in self.complete_cards(seat) {
                cards.push((number, seat, board));
            }
        }
        cards.sort_unstable();
        let mut settlements: Vec<(usize, Vec<usize>)> = Vec::new();
        for (_, seat, board) in cards {
            match settlements.last_mut() {
                Some((before, boards)) if *before == seat => boards.push(board),
                Some(_) | None => settlements.push((seat, vec![board])),
            }
        }
        for (_, boards) in &mut settlements {
            boards.sort_unstable();
        }
        for seat in self.seats_in_order() {
            if self.complete_cards(seat).is_empty() {
                settlements.push((seat, Vec::new()));
            }
        }
        settlements
    }

    /// The numbers of a seat's complete cards with their boards, lowest first.
    pub(super) fn complete_cards(&self, seat: usize) -> Vec<(i64, usize)> {
        let mut cards = Vec::new();
        for board in BOARDS {
            if let Some(lying) = self.board(seat, board)
                && lying.complete()
            {
                cards.push((lying.card.number, board));
            }
        }
        cards.sort_unstable();
        cards
    }

    /// content.md, "What settles when": adds the tasks of a settlement, in this order.
    fn begin_errand(&mut self, seat: usize, boards: &[usize], leaving: &[usize]) {
        self.tasks.push(Task::NextErrand);
        // PY-20: the offer is refilled after a seat's picks.
        if self.pack.kind == Kind::Pyramids && self.replaces() {
            self.tasks.push(Task::FillOffer);
        }
        self.tasks.push(Task::SetAside {
            seat,
            boards: boards.to_vec(),
            leaving: leaving.to_vec(),
        });
        self.tasks.push(Task::Completes {
            seat,
            boards: boards.to_vec(),
        });
        if !self.settled.contains(&seat) {
            self.settled.push(seat);
            self.tasks.push(Task::Renew { seat });
            self.tasks.push(Task::Claims { seat });
        }
    }

    /// content.md, "What settles when", 1: full rows claim first, then symbols in the order of their requests.
    pub(super) fn claims_of(&mut self, seat: usize) {
        self.rows_claim(seat);
        for claim in std::mem::take(&mut self.seats[seat].claims) {
            self.claim(seat, &claim.pool, claim.into.as_deref());
        }
    }

    /// SG-15 a; content.md, "sheet.json": each newly filled row claims the next number.
    /// content/rules/silver-and-gold.md ruling 6, `rows=one-cup`: only one row in a turn claims.
    /// OPEN: this counts for each entry of `rows` separately.
    pub(super) fn rows_claim(&mut self, seat: usize) {
        let entries = self.pack.rows.clone();
        for (place, rows) in entries.iter().enumerate() {
            let row = self.pack.track(&rows.track).row();
            let full = self.boxes(seat, &rows.track).rows(row);
            // With `one-cup`, rows that fill at the same moment share a number.
            self.seats[seat].row_this_turn[place] = false;
            while self.seats[seat].rows_claimed[place] < full {
                self.seats[seat].rows_claimed[place] += 1;
                if self.plays("rows", "one-cup") && self.seats[seat].row_this_turn[place] {
                    continue;
                }
                self.seats[seat].row_this_turn[place] = true;
                if self.left_in(&rows.pool).is_empty() {
                    // SG-15; content.md, "sheet.json": an empty pool gives 0, which is written too.
                    // docs/inside/turn-and-symbols.md, "Who may see what": everybody sees a claim immediately.
                    self.claim(seat, &rows.pool, None);
                    let key = self.put(seat, &rows.into, 0);
                    self.notify_everyone(key, seat, &number_gaps(&rows.into, 0));
                } else {
                    self.claim(seat, &rows.pool, Some(&rows.into));
                }
            }
        }
    }

    /// SG-15, PY-21; content.md, "Steps": claims the next number of a pool.
    /// Settled: a claim from an empty pool writes nothing, but rows write a 0.
    pub(super) fn claim(&mut self, seat: usize, pool: &str, into: Option<&str>) {
        let number = self.left_in(pool).first().copied();
        let key = if number.is_some() {
            "event-claimed"
        } else {
            "event-claim-empty"
        };
        let mut args = vec![("pool", format!("pool-{pool}"))];
        if let Some(number) = number {
            *self.gone.entry(pool.to_owned()).or_insert(0) += 1;
            args.push(("number", number.to_string()));
        }
        self.notify(key, seat, &args);
        let (Some(track), Some(number)) = (into, number) else {
            return;
        };
        if self.free(seat, track) == 0 {
            self.notify_everyone("event-write-lost", seat, &number_gaps(track, number));
        } else if let Some(Boxes::Written(numbers)) = self.seats[seat].sheet.get_mut(track) {
            numbers.push(number);
        }
    }

    /// content.md, "What settles when", 1: the offer, or some of its cards, goes back into the deck and the
    /// offer is filled up. If none of its cards is meant, nothing happens.
    /// OPEN: also in the last turn of the game.
    pub(super) fn renew_offer(&mut self, seat: usize) {
        let Some(which) = self.seats[seat].renews.take() else {
            return;
        };
        let offer = std::mem::take(&mut self.offer);
        let meant = |card: &String| self.is_meant(card, &which);
        let (mut back, stays): (Vec<_>, Vec<_>) = offer.into_iter().partition(meant);
        self.offer = stays;
        let key = if which == Cards::All {
            "event-renewed"
        } else if back.is_empty() {
            return;
        } else {
            "event-renewed-some"
        };
        self.notify(key, seat, &[]);
        self.deck.append(&mut back);
        self.tasks.push(Task::FillOffer);
    }

    /// SG-14, PY-20; content.md, "What settles when", 2: complete cards are announced and their symbols fire,
    /// board A first. The seat pays its debts before the next card fires.
    /// OPEN: a card is announced before its symbols fire. A card that is completed while paying debts comes
    /// after it.
    pub(super) fn completes(&mut self, seat: usize, boards: Vec<usize>) {
        let ready = boards.iter().copied().find(|board| {
            let lying = self.board(seat, *board);
            lying.is_some_and(|lying| lying.complete() && !lying.announced)
        });
        let Some(board) = ready else { return };
        self.tasks.push(Task::Completes { seat, boards });
        let lying = self.seats[seat].boards[board].as_mut();
        let lying = lying.expect("a complete card lies there");
        lying.announced = true;
        let card = lying.card.name.clone();
        self.notify("event-completed", seat, &[("card", card)]);
        if let Some(heard) = self.fire_card(seat, board, "complete") {
            self.tasks.push(Task::Shown { seat, heard });
        }
    }

    /// C-11: only cards that are removed now are replaced. Settled: replacements go to the first empty boards,
    /// and boards that were already empty count as well.
    /// SG-15 b, C-12; content.md, "What settles when", 2: complete cards are set aside, discarded ones go back
    /// into the deck.
    pub(super) fn set_aside(&mut self, seat: usize, boards: &[usize], leaving: &[usize]) {
        let (mut empty, mut of_offer) = (Vec::new(), Vec::new());
        for board in boards {
            let lying = self.board(seat, *board);
            if lying.is_some_and(|lying| lying.announced) {
                let taken = self.seats[seat].boards[*board].take();
                let card = taken.expect("a complete card lies there").card.name;
                let counted = false;
                self.seats[seat].completed.push(Done { card, counted });
                empty.push(*board);
            }
        }
        for board in leaving {
            let lying = self.board(seat, *board);
            if lying.is_some_and(|lying| lying.leaving && !lying.complete()) {
                let taken = self.seats[seat].boards[*board].take();
                let taken = taken.expect("a card lies there");
                if taken.from_offer {
                    of_offer.push(taken.which);
                }
                let card = taken.card.name;
                self.notify("event-discarded", seat, &[("card", card.clone())]);
                self.deck.push(card);
                empty.push(*board);
            }
        }
        if self.replaces() && !empty.is_empty() {
            let all = BOARDS.into_iter();
            let free = all.filter(|board| self.board(seat, *board).is_none());
            self.tasks.push(Task::Pick(Picks {
                seat,
                boards: free.take(empty.len()).collect(),
                draws: 0,
                of_offer,
            }));
        }
    }

    /// C-10: a replacement. content/rules, `picks=together`: all picks are declared before a card is drawn.
    /// OPEN: a taken card goes immediately to the first empty board; drawn cards follow. Picks that must come
    /// from the offer are last.
    pub(super) fn pick(&mut self, mut picks: Picks, text: &str) {
        let seat = picks.seat;
        if !picks.may_be_drawn() {
            picks.of_offer.remove(0);
        }
        let drawn = text == "draw";
        if drawn && self.plays("picks", "together") {
            picks.draws += 1;
            self.tasks.push(Task::Pick(picks));
            return;
        }
        let board = picks.boards.remove(0);
        self.tasks.push(Task::Pick(picks));
        if drawn {
            self.tasks.push(Task::Draw { seat, board });
            return;
        }
        let card = text
            .strip_prefix("take ")
            .expect("a card is taken or drawn");
        self.offer.retain(|other| other != card);
        self.lay(seat, board, card);
        self.notify("event-took", seat, &[("card", card.to_owned())]);
    }

    /// Ends the picks: all are declared, or C-11: nothing is left to take or draw. If no card fits the next
    /// pick, a later one may still be possible.
    /// Settled: the lack of a replacement has a single event, also for two boards.
    pub(super) fn end_picks(&mut self, mut picks: Picks) {
        let seat = picks.seat;
        if picks.left() > 0 {
            while picks.left() > 0 && self.picks(&picks).is_empty() {
                if !picks.may_be_drawn() {
                    picks.of_offer.remove(0);
                }
                picks.boards.pop();
            }
            self.notify("event-no-replacement", seat, &[]);
            self.tasks.push(Task::Pick(picks));
            return;
        }
        for board in picks.boards.into_iter().rev() {
            self.tasks.push(Task::Draw { seat, board });
        }
    }

    /// content.md, "What settles when", 3: each seat's symbols fire at `turn`, board A first. In the last turn
    /// of a round its symbols at `round` follow. The seat pays its debts before the next seat's symbols fire.
    pub(super) fn end_of_turn(&mut self, mut seats: Vec<usize>) {
        if seats.is_empty() {
            return;
        }
        let seat = seats.remove(0);
        self.tasks.push(Task::EndOfTurn { seats });
        let is_last = self.turn_of_round() == self.pack.schedule.turns;
        let triggers: &[&str] = if is_last {
            &["turn", "round"]
        } else {
            &["turn"]
        };
        self.fire_boards(seat, triggers);
    }

    /// content.md, "Triggers": `start`.
    pub(super) fn start_of_turn(&mut self, mut seats: Vec<usize>) {
        if seats.is_empty() {
            return;
        }
        let seat = seats.remove(0);
        self.tasks.push(Task::StartOfTurn { seats });
        self.fire_boards(seat, &["start"]);
    }

    fn fire_boards(&mut self, seat: usize, triggers: &[&str]) {
        let mut fired = None;
        for trigger in triggers {
            for board in BOARDS {
                fired = fired.max(self.fire_card(seat, board, trigger));
            }
        }
        if let Some(heard) = fired {
            self.tasks.push(Task::Shown { seat, heard });
        }
    }

    /// PY-21, PY-22: step 4, in the order of the lowest number among the cards that cause a claim.
    /// PY-22: if two cards cause one claim, the lower number counts. Settled: if every card causes a claim,
    /// each card counts with its own number.
    pub(super) fn pyramid_points(&mut self) {
        if self.pack.kind == Kind::Silver {
            return;
        }
        let colors = self.pack.colors.clone();
        let mut claims = Vec::new();
        for seat in 0..self.seats.len() {
            for (place, color) in colors.iter().enumerate() {
                let mut before = 0;
                let mut now = Vec::new();
                for done in &self.seats[seat].completed {
                    let card = self.pack.card(&done.card);
                    if card.color == color.name && !done.counted {
                        now.push(card.number);
                    } else if card.color == color.name {
                        before += 1;
                    }
                }
                let each = self.pack.cards_per_claim;
                let due = (before + now.len()) / each - before / each;
                now.sort_unstable();
                for number in now.into_iter().take(due) {
                    claims.push((number, seat, place));
                }
            }
        }
        for seat in &mut self.seats {
            for done in &mut seat.completed {
                done.counted = true;
            }
        }
        claims.sort_unstable();
        for (_, seat, place) in claims {
            let color = &colors[place];
            // PY-21: the colour is exhausted. Settled: there is no event if nobody can claim from it.
            if !self.left_in(&color.pool).is_empty() {
                self.claim(seat, &color.pool, Some(&color.track));
            }
        }
    }
}
