//! Counts what happens in one game.

use super::totals::{
    CardTotals, EventTotals, LineTotals, PatternTotals, SeatTotals, SymbolTotals, Totals, win_parts,
};
use crate::arena::{ArenaObserver, GameResult, Observed};
use roll_and_write::{
    Arg, BySeat, CardId, Message, Points, Presentation, Ruleset, Seat, Statistics, UsageEvent,
    UsageKeys,
};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// Observes one game and counts.
#[derive(Debug)]
pub struct Counter<R: Ruleset> {
    before: R::State,
    /// The events since the last step.
    events: Vec<R::Event>,
    scores: BySeat<Points>,
    starter: Seat,
    turn: i64,
    /// The pattern that the seats must mark now.
    asked: Option<usize>,
    cards: Vec<CardCount>,
    patterns: Vec<PatternCount>,
    symbols: Vec<BySeat<SymbolCount>>,
    notices: BTreeMap<String, EventCount>,
    /// The card on which each seat marked last.
    marked: BySeat<Option<CardId>>,
    beside_cards: i64,
}

/// The counts of a card.
#[derive(Clone, Default, Debug)]
struct CardCount {
    offered: i64,
    taken: i64,
    drawn: u64,
    /// The seats that got the card, the last one last.
    held: Vec<Held>,
}

/// A card in front of a seat.
#[derive(Clone, Copy, Debug)]
struct Held {
    seat: Seat,
    /// The turn in which the seat got it.
    since: i64,
    /// The turn in which it was completed, if it was.
    until: Option<i64>,
    points: i64,
}

#[derive(Clone, Default, Debug)]
struct PatternCount {
    asked: i64,
    whole: i64,
    single: i64,
    cells: i64,
    points: i64,
}

#[derive(Clone, Copy, Default, Debug)]
struct SymbolCount {
    marked: u32,
    fired: i64,
    idle: i64,
    points: i64,
}

#[derive(Clone, Default, Debug)]
struct EventCount {
    count: i64,
    of_seats: BySeat<i64>,
    numbers: BTreeMap<Cow<'static, str>, (i64, i64)>,
}

impl<R: Presentation + Statistics> Counter<R> {
    /// Creates a counter for a game that has not begun.
    pub fn new(rules: &R) -> Self {
        let UsageKeys {
            cards,
            patterns,
            symbols,
        } = rules.usage_keys();
        let before = rules.start();
        let mut counter = Self {
            scores: BySeat::default(),
            before,
            events: Vec::new(),
            starter: Seat::new(0),
            turn: 0,
            asked: None,
            cards: vec![CardCount::default(); cards.len()],
            patterns: vec![PatternCount::default(); patterns.len()],
            symbols: vec![BySeat::default(); symbols.len()],
            notices: BTreeMap::new(),
            marked: BySeat::default(),
            beside_cards: 0,
        };
        for seat in Seat::all(rules.seats()) {
            counter.scores[seat] = rules.total(&before, seat);
            counter.beside_cards += i64::from(counter.scores[seat]);
        }
        counter
    }

    /// Counts a step of the game that led to this state.
    fn step(&mut self, rules: &R, after: &R::State) {
        let events = std::mem::take(&mut self.events);
        for event in &events {
            self.hear(&rules.notice(event).message);
        }
        let usage_events = rules.usage_events(&self.before, &events, after);
        let mut credited = BySeat::<Points>::default();
        for usage in &usage_events {
            self.usage(rules.seats(), *usage, &mut credited);
        }
        for seat in Seat::all(rules.seats()) {
            let score = rules.total(after, seat);
            let gained = score - self.scores[seat];
            self.scores[seat] = score;
            if let Some(pattern) = self.asked {
                self.patterns[pattern].points += i64::from(gained);
            }
            self.credit(seat, i64::from(gained - credited[seat]), &usage_events);
        }
        self.before = *after;
        self.events = events;
        self.events.clear();
    }

    /// Counts a message by its key and its words.
    fn hear(&mut self, message: &Message) {
        let found = self.notices.entry(name(message)).or_default();
        found.count += 1;
        let mut seated = false;
        for (gap, arg) in &message.args {
            if let Arg::Number(number) = arg {
                let numbers = found.numbers.entry(gap.clone()).or_default();
                *numbers = (numbers.0 + 1, numbers.1 + number);
            } else if let (Arg::Seat(seat), false) = (arg, seated) {
                found.of_seats[*seat] += 1;
                seated = true;
            }
        }
    }

    fn usage(&mut self, seats: usize, usage: UsageEvent, credited: &mut BySeat<Points>) {
        match usage {
            UsageEvent::Started { seat } => self.starter = seat,
            UsageEvent::Offered { seat, card, taken } => {
                self.cards[card.index()].offered += 1;
                if taken {
                    self.cards[card.index()].taken += 1;
                    self.hold(seat, card);
                }
            }
            UsageEvent::Drew { seat, card } => {
                self.cards[card.index()].drawn += 1;
                self.hold(seat, card);
            }
            UsageEvent::Completed { card, .. } => {
                let turn = self.turn;
                if let Some(held) = self.cards[card.index()].held.last_mut() {
                    held.until = Some(turn);
                }
            }
            // The entry stays in `held`, without a completion.
            UsageEvent::Lost { .. } => {}
            UsageEvent::Marked {
                seat,
                card,
                cells,
                points,
            } => {
                self.marked[seat] = Some(card);
                if let Some(pattern) = self.asked {
                    self.patterns[pattern].cells += i64::from(cells);
                }
                credited[seat] += points;
                self.credit_card(card, points.into());
            }
            UsageEvent::Gained { seat, card, points } => {
                credited[seat] += points;
                self.credit_card(card, points.into());
            }
            UsageEvent::Asked { pattern } => {
                self.turn += 1;
                self.asked = Some(pattern.into());
                self.patterns[usize::from(pattern)].asked += seats as i64;
            }
            UsageEvent::Answered { whole, .. } => {
                if let Some(pattern) = self.asked {
                    let pattern = &mut self.patterns[pattern];
                    pattern.whole += i64::from(whole);
                    pattern.single += i64::from(!whole);
                }
            }
            UsageEvent::SymbolMarked { seat, symbol } => self.symbol(symbol, seat).marked += 1,
            UsageEvent::Fired { seat, symbol, idle } => {
                let symbol = self.symbol(symbol, seat);
                symbol.fired += 1;
                symbol.idle += i64::from(idle);
            }
            UsageEvent::Brought {
                seat,
                symbol,
                points,
            } => self.symbol(symbol, seat).points += i64::from(points),
        }
    }

    fn symbol(&mut self, symbol: u8, seat: Seat) -> &mut SymbolCount {
        &mut self.symbols[usize::from(symbol)][seat]
    }

    fn hold(&mut self, seat: Seat, card: CardId) {
        let held = Held {
            seat,
            since: self.turn,
            until: None,
            points: 0,
        };
        self.cards[card.index()].held.push(held);
    }

    fn credit_card(&mut self, card: CardId, points: i64) {
        match self.cards[card.index()].held.last_mut() {
            Some(held) => held.points += points,
            None => self.beside_cards += points,
        }
    }

    /// Credits the points that a seat gained in a step and that no mark brought.
    fn credit(&mut self, seat: Seat, points: i64, usage_events: &[UsageEvent]) {
        if points == 0 {
            return;
        }
        let completed = usage_events.iter().filter_map(|usage| {
            if let UsageEvent::Completed { seat: owner, card } = *usage {
                return (owner == seat).then_some(card);
            }
            None
        });
        let mut cards: Vec<CardId> = completed.collect();
        if cards.is_empty() {
            cards.extend(self.marked[seat]);
        }
        let count = cards.len() as i64;
        if count == 0 {
            self.beside_cards += points;
        }
        for (place, card) in (0..).zip(cards) {
            // The remainder of the division goes to the first cards, one point each.
            let rest = i64::from(place < points.rem_euclid(count));
            self.credit_card(card, points.div_euclid(count) + rest);
        }
    }

    /// Returns the totals of this game.
    pub fn finish(self, rules: &R, result: &GameResult) -> Totals {
        let seats = rules.seats();
        let wins = Wins::of(seats, result);
        let mut totals = Totals {
            games: 1,
            decisions: result.decisions.into(),
            others_started: u64::from(self.starter != Seat::new(0)),
            beside_cards: self.beside_cards,
            won: Seat::all(seats).map(|seat| wins.of[seat]).sum(),
            ..Totals::default()
        };
        let seat = |seat| seat_totals(seats, seat, result, &wins);
        totals.seats = Seat::all(seats).map(seat).collect();
        let place = |place| seat(self.starter.clockwise(place, seats));
        totals.order = (0..seats).map(place).collect();
        totals.cards = self.cards.iter().map(|card| card.totals(&wins)).collect();
        totals.all_cards = CardCount::together(&self.cards).totals(&wins);
        totals.patterns = self.patterns.iter().map(PatternCount::totals).collect();
        totals.all_patterns = PatternCount::together(&self.patterns).totals();
        let symbols = self.symbols.iter();
        totals.symbols = symbols
            .map(|counts| symbol_totals(seats, counts, &wins))
            .collect();
        let events = self.notices.into_iter();
        totals.events = events
            .map(|(key, count)| (key, count.totals(seats, &wins)))
            .collect();
        totals.lines = lines(rules, &self.before, &wins);
        totals
    }
}

impl<R: Presentation + Statistics> ArenaObserver<R> for Counter<R> {
    fn observed(&self) -> Observed {
        Observed::EventsAndStates
    }
    fn observe(&mut self, event: R::Event) {
        self.events.push(event);
    }
    fn observe_state(&mut self, rules: &R, state: &R::State, _mover: Option<Seat>) {
        self.step(rules, state);
    }
}

/// Returns the key of a message together with the keys of its words.
fn name(message: &Message) -> String {
    let mut name = message.key.to_string();
    for (_, arg) in &message.args {
        if let Arg::Word(word) = arg {
            name.push(' ');
            name.push_str(word);
        }
    }
    name
}

/// Who won a game.
struct Wins {
    /// The share of each seat, in parts of the win.
    of: BySeat<i64>,
    /// The parts of the whole win.
    whole: i64,
}

impl Wins {
    fn of(seats: usize, result: &GameResult) -> Self {
        let whole = win_parts(seats) as i64;
        let share = whole / result.winning_teams.max(1) as i64;
        let won = |seat: Seat| seat.index() < seats && result.places[seat] == 1;
        Self {
            of: BySeat::from_fn(|seat| if won(seat) { share } else { 0 }),
            whole,
        }
    }
}

fn seat_totals(seats: usize, seat: Seat, result: &GameResult, wins: &Wins) -> SeatTotals {
    let score = i64::from(result.scores[seat]);
    let all: i64 = Seat::all(seats)
        .map(|seat| i64::from(result.scores[seat]))
        .sum();
    let mut totals = SeatTotals::default();
    totals.score.add(score, 1);
    totals.wins.add(wins.of[seat], wins.whole);
    totals.ahead.add(score * seats as i64 - all, 1);
    totals.scores.insert(result.scores[seat], 1);
    totals
}

impl CardCount {
    /// Counts all cards as if they were one.
    fn together(cards: &[Self]) -> Self {
        let mut all = Self::default();
        for card in cards {
            all.offered += card.offered;
            all.taken += card.taken;
            all.drawn += card.drawn;
            all.held.extend(&card.held);
        }
        all
    }

    fn totals(&self, wins: &Wins) -> CardTotals {
        let done = || self.held.iter().filter(|held| held.until.is_some());
        let (came, completed) = (self.held.len() as i64, done().count() as i64);
        let turns = done()
            .map(|held| held.until.unwrap_or(held.since) - held.since)
            .sum();
        let earned = done().map(|held| held.points).sum();
        let all: i64 = self.held.iter().map(|held| held.points).sum();
        let mut totals = CardTotals {
            drawn: self.drawn,
            unfinished: all - earned,
            ..CardTotals::default()
        };
        totals.taken.add(self.taken, self.offered);
        totals.completed.add(completed, came);
        totals.turns.add(turns, completed);
        totals.earned.add(earned, completed);
        totals.pace.add(earned, turns);
        let won = self.held.iter().map(|held| wins.of[held.seat]).sum();
        totals.wins_taken.add(won, wins.whole * came);
        let won = done().map(|held| wins.of[held.seat]).sum();
        totals.wins_completed.add(won, wins.whole * completed);
        totals
    }
}

impl PatternCount {
    /// Counts all patterns as if they were one.
    fn together(patterns: &[Self]) -> Self {
        let sum = |part: fn(&Self) -> i64| patterns.iter().map(part).sum();
        Self {
            asked: sum(|pattern| pattern.asked),
            whole: sum(|pattern| pattern.whole),
            single: sum(|pattern| pattern.single),
            cells: sum(|pattern| pattern.cells),
            points: sum(|pattern| pattern.points),
        }
    }

    fn totals(&self) -> PatternTotals {
        let mut totals = PatternTotals::default();
        totals.whole.add(self.whole, self.asked);
        totals.single.add(self.single, self.asked);
        totals.cells.add(self.cells, self.asked);
        totals.points.add(self.points, self.asked);
        totals
    }
}

fn symbol_totals(seats: usize, counts: &BySeat<SymbolCount>, wins: &Wins) -> SymbolTotals {
    let own = || Seat::all(seats).map(|seat| (seat, counts[seat]));
    let fired: i64 = own().map(|(_, count)| count.fired).sum();
    let points = own().map(|(_, count)| count.points).sum();
    let marked = own().map(|(_, count)| i64::from(count.marked)).sum();
    let mut totals = SymbolTotals {
        fired: fired as u64,
        idle: own().map(|(_, count)| count.idle as u64).sum(),
        ..SymbolTotals::default()
    };
    totals.marked.add(marked, seats as i64);
    totals.brought.add(points, fired);
    totals.points.add(points, seats as i64);
    // Seats that marked the same number are one occasion of their game.
    let mut by_count = BTreeMap::<u32, (i64, i64)>::new();
    for (seat, count) in own() {
        let found = by_count.entry(count.marked).or_default();
        *found = (found.0 + wins.of[seat], found.1 + wins.whole);
    }
    for (count, (won, occasions)) in by_count {
        totals.wins.entry(count).or_default().add(won, occasions);
    }
    totals
}

impl EventCount {
    fn totals(self, seats: usize, wins: &Wins) -> EventTotals {
        let mut totals = EventTotals {
            games: 1,
            count: self.count,
            squared: self.count * self.count,
            numbers: self.numbers,
            ..EventTotals::default()
        };
        for seat in Seat::all(seats) {
            totals
                .of_seats
                .add(self.of_seats[seat], wins.of[seat], wins.whole);
        }
        totals
    }
}

fn lines<R: Presentation + Statistics>(
    rules: &R,
    state: &R::State,
    wins: &Wins,
) -> BTreeMap<String, LineTotals> {
    let mut lines = BTreeMap::<String, LineTotals>::new();
    for seat in Seat::all(rules.seats()) {
        for line in rules.score(state, seat).lines() {
            let found = lines.entry(name(&rules.score_message(line))).or_default();
            found.points += i64::from(line.points);
            found.count += i64::from(line.count);
            found
                .of_seats
                .add(line.points.into(), wins.of[seat], wins.whole);
        }
    }
    for line in lines.values_mut() {
        line.squared = line.points * line.points;
    }
    lines
}
