//! Sums over many games.

use roll_and_write::Points;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// The parts of a win at a table of this many seats. Any number of them can share a win exactly: 12 parts for up to four
/// seats, and 840 for more.
///
/// ```
/// use rnw_bots::balance::win_parts;
/// assert_eq!([1, 4, 5, 8].map(win_parts), [12, 12, 840, 840]);
/// assert!((1..=8).all(|winners| win_parts(8) % winners == 0));
/// ```
pub const fn win_parts(seats: usize) -> u64 {
    if seats <= 4 { 12 } else { 840 }
}

/// A sum divided by its number of occasions, collected game by game, with the sums that give its spread.
///
/// Games are independent of each other, but events within one game are not. The spread is therefore the spread
/// between games.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Ratio {
    /// The number of games with at least one occasion.
    pub games: u64,
    /// The number of occasions.
    pub occasions: i64,
    /// The sum of the counted quantity.
    pub sum: i64,
    /// The sum over games of the squared number of occasions.
    pub occasions_squared: i64,
    /// The sum over games of the occasions times the counted quantity.
    pub product: i64,
    /// The sum over games of the squared counted quantity.
    pub squared: i64,
}

impl Ratio {
    /// Adds one game. Does nothing if the game had no occasion.
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

    /// Adds the sums of other games.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.occasions += other.occasions;
        self.sum += other.sum;
        self.occasions_squared += other.occasions_squared;
        self.product += other.product;
        self.squared += other.squared;
    }

    /// Creates a ratio with `each` occasions in each of `games` games.
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

/// The results of a seat, or of a place in the order of play.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SeatTotals {
    /// The score, in parts of a point, per game.
    pub score: Ratio,
    /// Twelfths of a win, out of twelve per game.
    pub wins: Ratio,
    /// The lead over the mean score of the table, times the number of seats.
    pub ahead: Ratio,
    /// How often each score occurred.
    pub scores: BTreeMap<Points, u64>,
}

/// The results of a card.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct CardTotals {
    /// How often it was taken, out of the times that a seat could choose it.
    pub taken: Ratio,
    /// How often it was drawn from the deck unseen.
    pub drawn: u64,
    /// How often it was completed, out of the times that a seat got it.
    pub completed: Ratio,
    /// The number of turns until completion, per completion. It counts from the turn after the seat got the card to
    /// the turn that completed it, both included.
    pub turns: Ratio,
    /// Points credited to it, per completion.
    pub earned: Ratio,
    /// Points credited to it, per turn up to its completion.
    pub pace: Ratio,
    /// Points credited to it while it stayed incomplete.
    pub unfinished: i64,
    /// Twelfths of a win of the seats that got it, out of twelve.
    pub wins_taken: Ratio,
    /// Twelfths of a win of the seats that completed it, out of twelve.
    pub wins_completed: Ratio,
}

/// The results of a pattern.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct PatternTotals {
    /// How often it was marked whole, out of the times that a seat had to mark it.
    pub whole: Ratio,
    /// How often a seat marked a single cell instead.
    pub single: Ratio,
    /// Cells marked in its turn, including bonus cells, per seat that had to mark it.
    pub cells: Ratio,
    /// Points gained in its turn, per seat that had to mark it.
    pub points: Ratio,
}

/// The results of a symbol.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SymbolTotals {
    /// Marked cells with this symbol, per seat and game.
    pub marked: Ratio,
    /// How often it fired.
    pub fired: u64,
    /// How often it fired and changed nothing.
    pub idle: u64,
    /// Points gained, per firing.
    pub brought: Ratio,
    /// Points gained, per seat and game.
    pub points: Ratio,
    /// Twelfths of a win by the number of cells with this symbol that a seat marked.
    pub wins: BTreeMap<u32, Ratio>,
}

/// Amounts, weighted by wins.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Weighed {
    /// The sum of the amounts times the won parts.
    pub won: i64,
    /// The sum of the amounts times the parts that were not won.
    pub lost: i64,
}

impl Weighed {
    pub(super) fn add(&mut self, amount: i64, wins: i64, whole: i64) {
        self.won += amount * wins;
        self.lost += amount * (whole - wins);
    }

    fn merge(&mut self, other: Self) {
        self.won += other.won;
        self.lost += other.lost;
    }
}

/// How often an event occurred.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct EventTotals {
    /// The number of games in which it occurred.
    pub games: u64,
    /// How often it occurred in all games.
    pub count: i64,
    /// The sum over games of the squared count.
    pub squared: i64,
    /// How often it occurred to a seat, weighted by wins.
    pub of_seats: Weighed,
    /// Each number in the event's message: how often it occurred, and its sum.
    pub numbers: BTreeMap<Cow<'static, str>, (i64, i64)>,
}

/// The results of a line of the score sheet.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct LineTotals {
    /// The sum of the points.
    pub points: i64,
    /// The sum over games of the squared points.
    pub squared: i64,
    /// The sum of what the line counts, such as cards.
    pub count: i64,
    /// The points, weighted by wins.
    pub of_seats: Weighed,
}

/// The results of many games. All points are in parts of a point.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Totals {
    /// The number of games.
    pub games: u64,
    /// The number of decisions with a choice.
    pub decisions: u64,
    /// The number of games in which seat 1 was not the start player.
    pub others_started: u64,
    /// The results of every seat.
    pub seats: Vec<SeatTotals>,
    /// The results of every place in the order of play, the start player first.
    pub order: Vec<SeatTotals>,
    /// The results of every card.
    pub cards: Vec<CardTotals>,
    /// The results of all cards together.
    pub all_cards: CardTotals,
    /// Points that belong to no card.
    pub beside_cards: i64,
    /// The results of every pattern.
    pub patterns: Vec<PatternTotals>,
    /// The results of all patterns together.
    pub all_patterns: PatternTotals,
    /// The results of every symbol.
    pub symbols: Vec<SymbolTotals>,
    /// Every kind of event. The name is its message key with the keys of its words.
    pub events: BTreeMap<String, EventTotals>,
    /// Every line of the score sheet. The name is its message key with the keys of its words.
    pub lines: BTreeMap<String, LineTotals>,
    /// The number of twelfths that were won.
    pub won: i64,
}

/// Merges two lists item by item. If one list is longer, its extra items are kept.
fn merge_all<T: Clone + Default>(own: &mut Vec<T>, others: &[T], merge: impl Fn(&mut T, &T)) {
    if own.len() < others.len() {
        own.resize(others.len(), T::default());
    }
    for (own, other) in own.iter_mut().zip(others) {
        merge(own, other);
    }
}

impl Totals {
    /// How often an event occurred per game.
    pub fn per_game(&self, event: &EventTotals) -> Ratio {
        Ratio::even(self.games, 1, event.count, event.squared)
    }

    /// The points of a line per seat.
    pub fn per_seat(&self, line: &LineTotals) -> Ratio {
        let seats = self.seats.len() as i64;
        Ratio::even(self.games, seats, line.points, line.squared)
    }

    /// The mean of an amount among winners and among losers; `None` for a group that is empty.
    pub fn weighed(&self, amounts: Weighed) -> [Option<f64>; 2] {
        let seats = self.games as i64 * self.seats.len() as i64;
        let whole = win_parts(self.seats.len()) as i64;
        let (won, lost) = (self.won, whole * seats - self.won);
        [(amounts.won, won), (amounts.lost, lost)]
            .map(|(sum, weight)| (weight > 0).then(|| sum as f64 / weight as f64))
    }

    /// Adds the results of other games.
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
            // Copies a name only if it is new.
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
        self.idle += other.idle;
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
        for (gap, (count, sum)) in &other.numbers {
            let own = self.numbers.entry(gap.clone()).or_default();
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
