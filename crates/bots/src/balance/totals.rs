//! Sums over many games.

use roll_and_write::Points;
use std::collections::BTreeMap;

/// A win is counted in twelfths, so that two, three or four can share one exactly.
pub const WIN: i64 = 12;

/// A sum of something over a sum of its occasions, game by game, with what the spread is found from.
///
/// Games are independent of each other, what happens within one is not: so the spread is that of games.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Ratio {
    /// The games that had an occasion.
    pub games: u64,
    /// The occasions.
    pub occasions: i64,
    /// What is counted.
    pub sum: i64,
    /// The sum of the squares of the occasions of each game.
    pub occasions_squared: i64,
    /// The sum of the products of both.
    pub product: i64,
    /// The sum of the squares of what is counted in each game.
    pub squared: i64,
}

impl Ratio {
    /// Adds what one game had; nothing if it had no occasion.
    pub fn add(&mut self, sum: i64, occasions: i64) {
        if occasions == 0 {
            return;
        }
        self.games += 1;
        self.occasions += occasions;
        self.sum += sum;
        self.occasions_squared += occasions * occasions;
        self.product += occasions * sum;
        self.squared += sum * sum;
    }

    /// Adds what other games had.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.occasions += other.occasions;
        self.sum += other.sum;
        self.occasions_squared += other.occasions_squared;
        self.product += other.product;
        self.squared += other.squared;
    }

    /// The same number of occasions in each of so many games.
    fn even(games: u64, each: i64, sum: i64, squared: i64) -> Self {
        let n = games as i64;
        Self {
            games,
            occasions: n * each,
            sum,
            occasions_squared: n * each * each,
            product: each * sum,
            squared,
        }
    }
}

/// How a seat, or a place in the order of play, has fared.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SeatTotals {
    /// The score, in parts of a point, for each game.
    pub score: Ratio,
    /// Won twelfths of twelve.
    pub wins: Ratio,
    /// By how much the score is above the mean of the table, times the number of seats.
    pub ahead: Ratio,
    /// How often each score came.
    pub scores: BTreeMap<Points, u64>,
}

/// How a card has fared.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct CardTotals {
    /// Taken, of the times that it was before a seat that chose.
    pub taken: Ratio,
    /// How often it was drawn unseen.
    pub drawn: u64,
    /// Completed, of the times that it came to a seat.
    pub completed: Ratio,
    /// Turns from the one after it came to the one that completed it, both counted, for each completion.
    pub turns: Ratio,
    /// Points credited to it, for each completion.
    pub earned: Ratio,
    /// The same, for each turn up to its completion.
    pub pace: Ratio,
    /// Points credited to it where it was not completed.
    pub unfinished: i64,
    /// Won twelfths of twelve of those to whom it came.
    pub wins_taken: Ratio,
    /// Won twelfths of twelve of those who completed it.
    pub wins_completed: Ratio,
}

/// How a pattern has fared.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct PatternTotals {
    /// Marked whole, of the times that a seat was asked for it.
    pub whole: Ratio,
    /// A single cell instead.
    pub single: Ratio,
    /// Cells marked in its turn, bonus cells too, for each seat that was asked.
    pub cells: Ratio,
    /// Points gained in its turn, for each seat that was asked.
    pub points: Ratio,
}

/// How a symbol has fared.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SymbolTotals {
    /// Marked cells, for each seat of each game.
    pub marked: Ratio,
    /// How often it fired.
    pub fired: u64,
    /// What it brought, for each firing.
    pub brought: Ratio,
    /// What it brought, for each seat of each game.
    pub points: Ratio,
    /// Won twelfths of twelve of the seats that marked so many of them.
    pub wins: BTreeMap<u32, Ratio>,
}

/// Amounts weighed by who has won.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Weighed {
    /// The amounts times the won twelfths.
    pub won: i64,
    /// The amounts times the twelfths that were not won.
    pub lost: i64,
}

impl Weighed {
    pub(super) fn add(&mut self, amount: i64, wins: i64) {
        self.won += amount * wins;
        self.lost += amount * (WIN - wins);
    }

    fn merge(&mut self, other: Self) {
        self.won += other.won;
        self.lost += other.lost;
    }
}

/// How often an event was told.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct EventTotals {
    /// The games in which it was.
    pub games: u64,
    /// How often it was.
    pub count: i64,
    /// The sum of the squares of how often it was in each game.
    pub squared: i64,
    /// How often of a seat, weighed by who has won.
    pub of_seats: Weighed,
    /// Each number that was told with it: how often, and the sum.
    pub numbers: BTreeMap<&'static str, (i64, i64)>,
}

/// What a line of the score sheet came to.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct LineTotals {
    /// The points.
    pub points: i64,
    /// The sum of the squares of the points of each game.
    pub squared: i64,
    /// How many of what the line counts.
    pub count: i64,
    /// The points weighed by who has won.
    pub of_seats: Weighed,
}

/// What many games came to. All points are in parts of a point.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Totals {
    /// The games.
    pub games: u64,
    /// The decisions with a choice.
    pub decisions: u64,
    /// The games that seat 1 did not start.
    pub others_started: u64,
    /// Every seat.
    pub seats: Vec<SeatTotals>,
    /// Every place in the order of play, the starter's first.
    pub order: Vec<SeatTotals>,
    /// Every card.
    pub cards: Vec<CardTotals>,
    /// All cards together.
    pub all_cards: CardTotals,
    /// Points that are credited to no card.
    pub beside_cards: i64,
    /// Every pattern.
    pub patterns: Vec<PatternTotals>,
    /// All patterns together.
    pub all_patterns: PatternTotals,
    /// Every symbol.
    pub symbols: Vec<SymbolTotals>,
    /// Every kind of event, by its key and the keys of its words.
    pub events: BTreeMap<String, EventTotals>,
    /// Every line of the score sheet, by its key and the keys of its words.
    pub lines: BTreeMap<String, LineTotals>,
    /// How many twelfths were won.
    pub won: i64,
}

/// Adds up lists item by item; one that is longer keeps what it has more.
fn merge_all<T: Clone + Default>(own: &mut Vec<T>, others: &[T], merge: impl Fn(&mut T, &T)) {
    if own.len() < others.len() {
        own.resize(others.len(), T::default());
    }
    for (own, other) in own.iter_mut().zip(others) {
        merge(own, other);
    }
}

impl Totals {
    /// How often an event was in a game.
    pub fn per_game(&self, event: &EventTotals) -> Ratio {
        Ratio::even(self.games, 1, event.count, event.squared)
    }

    /// What a line brought a seat.
    pub fn per_seat(&self, line: &LineTotals) -> Ratio {
        let seats = self.seats.len() as i64;
        Ratio::even(self.games, seats, line.points, line.squared)
    }

    /// The mean of an amount among those who won and among those who did not; `None` if there was nobody.
    pub fn weighed(&self, amounts: Weighed) -> [Option<f64>; 2] {
        let seats = self.games as i64 * self.seats.len() as i64;
        let (won, lost) = (self.won, WIN * seats - self.won);
        [(amounts.won, won), (amounts.lost, lost)]
            .map(|(sum, weight)| (weight > 0).then(|| sum as f64 / weight as f64))
    }

    /// Adds what other games came to.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.others_started += other.others_started;
        self.beside_cards += other.beside_cards;
        self.won += other.won;
        merge_all(&mut self.seats, &other.seats, SeatTotals::merge);
        merge_all(&mut self.order, &other.order, SeatTotals::merge);
        merge_all(&mut self.cards, &other.cards, CardTotals::merge);
        self.all_cards.merge(&other.all_cards);
        merge_all(&mut self.patterns, &other.patterns, PatternTotals::merge);
        self.all_patterns.merge(&other.all_patterns);
        merge_all(&mut self.symbols, &other.symbols, SymbolTotals::merge);
        for (key, event) in &other.events {
            // A name is copied only when it is new.
            match self.events.get_mut(key) {
                Some(own) => own.merge(event),
                None => drop(self.events.insert(key.clone(), event.clone())),
            }
        }
        for (key, line) in &other.lines {
            match self.lines.get_mut(key) {
                Some(own) => own.merge(line),
                None => drop(self.lines.insert(key.clone(), line.clone())),
            }
        }
    }
}

impl SeatTotals {
    fn merge(&mut self, other: &Self) {
        self.score.merge(&other.score);
        self.wins.merge(&other.wins);
        self.ahead.merge(&other.ahead);
        for (score, count) in &other.scores {
            *self.scores.entry(*score).or_default() += count;
        }
    }
}

impl CardTotals {
    fn merge(&mut self, other: &Self) {
        self.taken.merge(&other.taken);
        self.drawn += other.drawn;
        self.completed.merge(&other.completed);
        self.turns.merge(&other.turns);
        self.earned.merge(&other.earned);
        self.pace.merge(&other.pace);
        self.unfinished += other.unfinished;
        self.wins_taken.merge(&other.wins_taken);
        self.wins_completed.merge(&other.wins_completed);
    }
}

impl PatternTotals {
    fn merge(&mut self, other: &Self) {
        self.whole.merge(&other.whole);
        self.single.merge(&other.single);
        self.cells.merge(&other.cells);
        self.points.merge(&other.points);
    }
}

impl SymbolTotals {
    fn merge(&mut self, other: &Self) {
        self.marked.merge(&other.marked);
        self.fired += other.fired;
        self.brought.merge(&other.brought);
        self.points.merge(&other.points);
        for (count, wins) in &other.wins {
            self.wins.entry(*count).or_default().merge(wins);
        }
    }
}

impl EventTotals {
    fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.count += other.count;
        self.squared += other.squared;
        self.of_seats.merge(other.of_seats);
        for (&gap, (count, sum)) in &other.numbers {
            let own = self.numbers.entry(gap).or_default();
            *own = (own.0 + count, own.1 + sum);
        }
    }
}

impl LineTotals {
    fn merge(&mut self, other: &Self) {
        self.points += other.points;
        self.squared += other.squared;
        self.count += other.count;
        self.of_seats.merge(other.of_seats);
    }
}
