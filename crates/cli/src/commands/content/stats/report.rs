//! What is reported, as it is written to JSON.

use super::intervals::{IntervalEstimate, deviation, discoveries, mean_above, share_beyond};
use rnw_bots::balance::{
    CardTotals, EventTotals, LineTotals, PatternTotals, Ratio, SeatTotals, SymbolTotals, Totals,
    WIN,
};
use roll_and_write::{Points, UsageKeys};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// A card that is taken less often than this, of the times that it can be, is dead.
pub(super) const HARDLY_TAKEN: f64 = 0.05;
/// One that is taken more often than this is dominating.
pub(super) const ALWAYS_TAKEN: f64 = 0.95;
/// A card that is completed less often than this part of what is usual is dead.
pub(super) const HARDLY_COMPLETED: f64 = 0.5;
/// One whose owners win more often than so many times what is usual is dominating.
pub(super) const WINS_TOO_OFTEN: f64 = 1.15;
/// So is one that earns more in a turn than so many times what is usual.
pub(super) const EARNS_TOO_MUCH: f64 = 1.5;
/// The most remarks that may be due to chance, as a part of all remarks.
pub(super) const FALSE_REMARKS: f64 = 0.05;

/// How the cards, patterns and symbols of a pack fare in games between bots. Shares and means come with
/// 95 % intervals, for which games are the unit; points are whole or cut into `parts`, and sums count
/// parts. Wins are counted in twelfths, so that ties can share them; sums and occasions of win shares
/// count twelfths.
#[derive(Serialize, JsonSchema, Debug)]
pub(crate) struct StatsReport {
    /// The pack, as it was named.
    pub(super) pack: String,
    /// The game that plays it.
    pub(super) game: String,
    /// The hash of the pack.
    pub(super) content: String,
    /// The options, by name.
    pub(super) options: BTreeMap<String, String>,
    /// Who played, seat by seat.
    pub(super) players: Vec<String>,
    /// The seed.
    pub(super) seed: u64,
    /// How many games were played.
    pub(super) games: u64,
    /// The decisions with a choice in all of them.
    pub(super) decisions: u64,
    /// Into how many parts a point is cut.
    pub(super) parts: Points,
    /// Every seat.
    pub(super) seats: Vec<SeatReport>,
    /// Every place in the order of play, the starter's first; null if seat 1 starts every game.
    pub(super) order: Option<Vec<SeatReport>>,
    /// The cards; null for a pack without cards.
    pub(super) cards: Option<CardsReport>,
    /// The patterns; null for a pack without patterns.
    pub(super) patterns: Option<PatternsReport>,
    /// The symbols; null for a pack without symbols.
    pub(super) symbols: Option<Vec<SymbolReport>>,
    /// The lines of the score sheet.
    pub(super) lines: Vec<LineReport>,
    /// Everything that was told.
    pub(super) events: Vec<EventReport>,
}

/// How a seat, or a place in the order of play, has fared.
#[derive(Serialize, JsonSchema, Debug)]
pub(super) struct SeatReport {
    /// The number, counted from 1.
    pub(super) number: usize,
    /// Who sits there; null for a place in the order of play, where now this one sits and now that.
    pub(super) player: Option<String>,
    /// The share of wins; ties share them.
    pub(super) wins: IntervalEstimate,
    /// The score.
    pub(super) score: IntervalEstimate,
    /// By how much the score is above the mean of the table; sums count this times the number of seats.
    pub(super) ahead: IntervalEstimate,
    /// The standard deviation of the score; null of a single game.
    pub(super) spread: Option<f64>,
    /// The scores that came, each with how often, from the lowest to the highest.
    pub(super) scores: Vec<ScoreCount>,
}

/// How often a score came.
#[derive(Serialize, JsonSchema, Clone, Copy, Debug)]
pub(super) struct ScoreCount {
    /// The score.
    pub(super) score: f64,
    /// In how many games.
    pub(super) games: u64,
}

/// The cards.
#[derive(Serialize, JsonSchema, Debug)]
pub(super) struct CardsReport {
    /// All of them together: what is to be expected of an average card.
    pub(super) average: CardReport,
    /// Each card, by name.
    pub(super) each: Vec<CardReport>,
    /// Points that are credited to no card.
    pub(super) points_beside: f64,
}

/// How a card has fared.
#[derive(Serialize, JsonSchema, Debug)]
pub(super) struct CardReport {
    /// The name.
    pub(super) name: String,
    /// Kept or picked, of the times that it was before a seat that chose.
    pub(super) taken: IntervalEstimate,
    /// How often it was drawn unseen.
    pub(super) drawn: u64,
    /// Completed, of the times that it came to a seat.
    pub(super) completed: IntervalEstimate,
    /// Turns from the one after it came to the one that completed it, both counted.
    pub(super) turns: IntervalEstimate,
    /// Points credited to it until it was completed, for each completion.
    pub(super) earned: IntervalEstimate,
    /// The same for each turn.
    pub(super) earned_a_turn: IntervalEstimate,
    /// Points credited to it, in all games, where it was not completed.
    pub(super) points_unfinished: f64,
    /// The win share of those to whom it came.
    pub(super) wins_taken: IntervalEstimate,
    /// The win share of those who completed it.
    pub(super) wins_completed: IntervalEstimate,
    /// What is remarkable about it.
    pub(super) remarks: Vec<Remark>,
}

/// What is remarkable about a card, however many cards are looked at.
#[derive(Serialize, JsonSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Remark {
    /// Dead: taken in less than 5 % of the times that it can be.
    HardlyTaken,
    /// Dead: completed less than half as often as an average card.
    HardlyCompleted,
    /// Dominating: taken in more than 95 % of the times that it can be.
    AlwaysTaken,
    /// Dominating: those who completed it win more than 1.15 times as often as those of an average card.
    WinsTooOften,
    /// Dominating: it earns more than 1.5 times as much in a turn as an average card.
    EarnsTooMuch,
}

/// The patterns.
#[derive(Serialize, JsonSchema, Debug)]
pub(super) struct PatternsReport {
    /// All of them together.
    pub(super) average: PatternReport,
    /// Each pattern.
    pub(super) each: Vec<PatternReport>,
}

/// How a pattern has fared.
#[derive(Serialize, JsonSchema, Debug)]
pub(super) struct PatternReport {
    /// The name: what the names of its expeditions have in common.
    pub(super) name: String,
    /// Marked whole, of the times that a seat was asked for it.
    pub(super) whole: IntervalEstimate,
    /// A single cell instead.
    pub(super) single: IntervalEstimate,
    /// Cells marked in its turn, bonus cells too, by a seat.
    pub(super) cells: IntervalEstimate,
    /// Points gained in its turn by a seat.
    pub(super) points: IntervalEstimate,
}

/// How a symbol has fared.
#[derive(Serialize, JsonSchema, Debug)]
pub(super) struct SymbolReport {
    /// The name.
    pub(super) name: String,
    /// On how many cells of the cards it is printed.
    pub(super) printed: u32,
    /// Marked cells of a seat in a game.
    pub(super) marked: IntervalEstimate,
    /// How often it fired, in all games.
    pub(super) fired: u64,
    /// Points that it brought when it fired, when its choice was made, or at the end, for each firing.
    pub(super) brought: IntervalEstimate,
    /// The same for a seat in a game.
    pub(super) points: IntervalEstimate,
    /// The win share of the seats that marked so many of them.
    pub(super) wins: Vec<WinsByCount>,
}

/// The win share of the seats that marked a number of a symbol.
#[derive(Serialize, JsonSchema, Debug)]
pub(super) struct WinsByCount {
    /// How many they marked.
    pub(super) marked: u32,
    /// Their win share.
    pub(super) wins: IntervalEstimate,
}

/// What a line of the score sheet came to.
#[derive(Serialize, JsonSchema, Debug)]
pub(super) struct LineReport {
    /// Its key, with those of its words.
    pub(super) key: String,
    /// Points of a seat.
    pub(super) points: IntervalEstimate,
    /// The share of all points.
    pub(super) share: Option<f64>,
    /// How many of what it counts a seat has.
    pub(super) count: Option<f64>,
    /// Points of those who won.
    pub(super) winners: Option<f64>,
    /// Points of those who did not.
    pub(super) others: Option<f64>,
}

/// How often something was told.
#[derive(Serialize, JsonSchema, Debug)]
pub(super) struct EventReport {
    /// Its key, with those of its words.
    pub(super) key: String,
    /// How often in a game.
    pub(super) a_game: IntervalEstimate,
    /// The games in which it was told.
    pub(super) games: u64,
    /// How often of a seat that won; null for what is told of no seat.
    pub(super) winners: Option<f64>,
    /// How often of a seat that did not.
    pub(super) others: Option<f64>,
    /// The mean of each number that is told with it.
    pub(super) numbers: BTreeMap<&'static str, f64>,
}

/// What was played.
#[derive(Clone, Debug)]
pub(super) struct StatsRun {
    pub(super) pack: String,
    pub(super) game: String,
    pub(super) content: String,
    pub(super) options: BTreeMap<String, String>,
    pub(super) players: Vec<String>,
    pub(super) seed: u64,
    pub(super) parts: Points,
}

/// The report on what was counted.
pub(super) fn report(played: StatsRun, usage_keys: &UsageKeys, totals: &Totals) -> StatsReport {
    let parts = f64::from(played.parts);
    let seats = seats(&totals.seats, parts, Some(&played.players));
    let order = (totals.others_started > 0).then(|| self::seats(&totals.order, parts, None));
    let all: i64 = totals.lines.values().map(|line| line.points).sum();
    let lines = totals.lines.iter();
    let events = totals.events.iter();
    StatsReport {
        seats,
        order,
        cards: (!usage_keys.cards.is_empty()).then(|| cards(&usage_keys.cards, totals, parts)),
        patterns: (!usage_keys.patterns.is_empty()).then(|| PatternsReport {
            average: pattern("", &totals.all_patterns, parts),
            each: zipped(&usage_keys.patterns, &totals.patterns, |name, totals| {
                pattern(name, totals, parts)
            }),
        }),
        symbols: (!usage_keys.symbols.is_empty()).then(|| {
            zipped(&usage_keys.symbols, &totals.symbols, |subject, totals| {
                symbol(&subject.name, subject.printed, totals, parts)
            })
        }),
        lines: lines
            .map(|(key, line)| self::line(key, line, totals, all, parts))
            .collect(),
        events: events
            .map(|(key, event)| self::event(key, event, totals))
            .collect(),
        games: totals.games,
        decisions: totals.decisions,
        pack: played.pack,
        game: played.game,
        content: played.content,
        options: played.options,
        players: played.players,
        seed: played.seed,
        parts: played.parts,
    }
}

fn zipped<A, B, C>(names: &[A], totals: &[B], report: impl Fn(&A, &B) -> C) -> Vec<C> {
    let both = names.iter().zip(totals);
    both.map(|(name, totals)| report(name, totals)).collect()
}

fn seats(totals: &[SeatTotals], parts: f64, players: Option<&[String]>) -> Vec<SeatReport> {
    let count = totals.len() as f64;
    let seat = |(index, totals): (usize, &SeatTotals)| {
        let n = totals.score.games as f64;
        SeatReport {
            number: index + 1,
            player: players.and_then(|players| players.get(index).cloned()),
            wins: IntervalEstimate::share(&totals.wins),
            score: IntervalEstimate::mean(&totals.score, parts),
            ahead: IntervalEstimate::mean(&totals.ahead, count * parts),
            spread: deviation(&totals.score).map(|error| error * n.sqrt() / parts),
            scores: totals
                .scores
                .iter()
                .map(|(&score, &games)| ScoreCount {
                    score: f64::from(score) / parts,
                    games,
                })
                .collect(),
        }
    };
    totals.iter().enumerate().map(seat).collect()
}

fn cards(names: &[String], totals: &Totals, parts: f64) -> CardsReport {
    let mut each = zipped(names, &totals.cards, |name, totals| {
        card(name, totals, parts)
    });
    // Who sits alone always wins.
    let alone = totals.seats.len() < 2;
    for (place, remark) in remarks(&totals.cards, &totals.all_cards, alone) {
        each[place].remarks.push(remark);
    }
    CardsReport {
        average: card("", &totals.all_cards, parts),
        each,
        points_beside: totals.beside_cards as f64 / parts,
    }
}

fn card(name: &str, totals: &CardTotals, parts: f64) -> CardReport {
    CardReport {
        name: name.to_owned(),
        taken: IntervalEstimate::share(&totals.taken),
        drawn: totals.drawn,
        completed: IntervalEstimate::share(&totals.completed),
        turns: IntervalEstimate::mean(&totals.turns, 1.0),
        earned: IntervalEstimate::mean(&totals.earned, parts),
        earned_a_turn: IntervalEstimate::mean(&totals.pace, parts),
        points_unfinished: totals.unfinished as f64 / parts,
        wins_taken: IntervalEstimate::share(&totals.wins_taken),
        wins_completed: IntervalEstimate::share(&totals.wins_completed),
        remarks: Vec::new(),
    }
}

/// What is remarkable, card by card: where what was found is so far beyond a bound that, however many tests
/// are made, no more than a small part of the remarks is due to chance.
fn remarks(cards: &[CardTotals], average: &CardTotals, alone: bool) -> Vec<(usize, Remark)> {
    let usual = |ratio: &Ratio| ratio.sum as f64 / ratio.occasions.max(1) as f64;
    let completed = HARDLY_COMPLETED * usual(&average.completed);
    let wins = (WINS_TOO_OFTEN * usual(&average.wins_completed)).min(1.0);
    let pace = EARNS_TOO_MUCH * usual(&average.pace);
    let (mut tests, mut chances) = (Vec::new(), Vec::new());
    for (place, card) in cards.iter().enumerate() {
        let own = [
            (
                Remark::HardlyTaken,
                share_beyond(&card.taken, HARDLY_TAKEN, true),
            ),
            (
                Remark::HardlyCompleted,
                share_beyond(&card.completed, completed, true),
            ),
            (
                Remark::AlwaysTaken,
                share_beyond(&card.taken, ALWAYS_TAKEN, false),
            ),
            (
                Remark::WinsTooOften,
                share_beyond(&card.wins_completed, wins, false).filter(|_| !alone),
            ),
            (Remark::EarnsTooMuch, mean_above(&card.pace, pace)),
        ];
        for (remark, chance) in own {
            if let Some(chance) = chance.filter(|chance| chance.is_finite()) {
                tests.push((place, remark));
                chances.push(chance);
            }
        }
    }
    let held = discoveries(&chances, FALSE_REMARKS);
    let found = tests.into_iter().zip(held).filter(|(_, held)| *held);
    found.map(|(test, _)| test).collect()
}

fn pattern(name: &str, totals: &PatternTotals, parts: f64) -> PatternReport {
    PatternReport {
        name: name.to_owned(),
        whole: IntervalEstimate::share(&totals.whole),
        single: IntervalEstimate::share(&totals.single),
        cells: IntervalEstimate::mean(&totals.cells, 1.0),
        points: IntervalEstimate::mean(&totals.points, parts),
    }
}

fn symbol(name: &str, printed: u32, totals: &SymbolTotals, parts: f64) -> SymbolReport {
    let wins = totals.wins.iter().map(|(&marked, wins)| WinsByCount {
        marked,
        wins: IntervalEstimate::share(wins),
    });
    SymbolReport {
        name: name.to_owned(),
        printed,
        marked: IntervalEstimate::mean(&totals.marked, 1.0),
        fired: totals.fired,
        brought: IntervalEstimate::mean(&totals.brought, parts),
        points: IntervalEstimate::mean(&totals.points, parts),
        wins: wins.collect(),
    }
}

fn line(key: &str, line: &LineTotals, totals: &Totals, all: i64, parts: f64) -> LineReport {
    let [winners, others] = totals
        .weighed(line.of_seats)
        .map(|mean| mean.map(|mean| mean / parts));
    let seats = totals.games as f64 * totals.seats.len() as f64;
    LineReport {
        key: key.to_owned(),
        points: IntervalEstimate::mean(&totals.per_seat(line), parts),
        share: (all != 0).then(|| line.points as f64 / all as f64),
        count: (seats > 0.0).then(|| line.count as f64 / seats),
        winners,
        others,
    }
}

fn event(key: &str, event: &EventTotals, totals: &Totals) -> EventReport {
    let of_seats = event.of_seats.won + event.of_seats.lost == WIN * event.count;
    let [winners, others] = totals
        .weighed(event.of_seats)
        .map(|mean| mean.filter(|_| of_seats));
    let numbers = event.numbers.iter();
    EventReport {
        key: key.to_owned(),
        a_game: IntervalEstimate::mean(&totals.per_game(event), 1.0),
        games: event.games,
        winners,
        others,
        numbers: numbers
            .map(|(&gap, &(count, sum))| (gap, sum as f64 / count.max(1) as f64))
            .collect(),
    }
}
