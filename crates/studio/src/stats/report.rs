//! The report of `rnw content stats`, as the JSON output contains it.

use super::intervals::{
    FALSE_REMARKS, IntervalEstimate, deviation, discoveries, mean_above, share_beyond,
};
use super::worths::WorthReport;
use rnw_bots::balance::{
    CardTotals, EventTotals, LineTotals, PatternTotals, Ratio, SeatTotals, SymbolTotals, Totals,
    win_parts,
};
use rnw_packs::{Blob, Files, VALUES};
use roll_and_write::{Points, UsageKeys};
use schemars::JsonSchema;
use serde::Serialize;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// A card is dead if seats take it in less than this share of the cases in which they can.
pub(super) const HARDLY_TAKEN: f64 = 0.05;
/// A card is dominating if seats take it in more than this share of those cases.
pub(super) const ALWAYS_TAKEN: f64 = 0.95;
/// A card is dead if seats complete it less than this many times as often as an average card.
pub(super) const HARDLY_COMPLETED: f64 = 0.5;
/// A card is dominating if its owners win more than this many times as often as those of an average card.
pub(super) const WINS_TOO_OFTEN: f64 = 1.15;
/// A card is dominating if it earns more than this many times as much in a turn as an average card.
pub(super) const EARNS_TOO_MUCH: f64 = 1.5;

/// How the cards, patterns and symbols of a pack perform in games between bots. Shares and means have 95 %
/// intervals; their unit is the game. A point may be cut into `parts`, and sums count parts. Wins are counted
/// in twelfths, so that ties can share them. In win shares, `sum` and `of` count twelfths.
#[derive(Serialize, JsonSchema, Debug)]
pub struct StatsReport {
    /// The pack, as the command line names it.
    pub pack: String,
    /// The game that plays it.
    pub game: String,
    /// The hash of the pack.
    pub content: String,
    /// The values of the options, by name.
    pub options: BTreeMap<String, String>,
    /// The players, seat by seat.
    pub players: Vec<String>,
    /// Whose values the bots used.
    pub values: ValuesOrigin,
    /// The seed of the games.
    pub seed: u64,
    /// The number of games.
    pub games: u64,
    /// The number of decisions with a choice, in all games.
    pub decisions: u64,
    /// The number of parts of a point.
    pub parts: Points,
    /// The seats.
    pub seats: Vec<SeatReport>,
    /// The places in the order of play, the starter's first; null if seat 1 starts every game.
    pub order: Option<Vec<SeatReport>>,
    /// The cards; null for a pack without cards.
    pub cards: Option<CardsReport>,
    /// The patterns; null for a pack without patterns.
    pub patterns: Option<PatternsReport>,
    /// The symbols; null for a pack without symbols.
    pub symbols: Option<Vec<SymbolReport>>,
    /// What symbols and cards are worth by experiment: to the players in the seats, then to each player of
    /// `--weigh-by`.
    pub worths: Vec<WorthReport>,
    /// The lines of the score sheet.
    pub lines: Vec<LineReport>,
    /// The events of the games.
    pub events: Vec<EventReport>,
}

/// Whose values bots use that estimate how good a state is.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, JsonSchema, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum ValuesOrigin {
    /// Those that were learned for the pack.
    Own,
    /// Those that were learned for the pack that it extends.
    Extended,
    /// None: the bots estimate without learned values.
    None,
}

impl ValuesOrigin {
    /// The origin for a pack with these files.
    pub fn of(files: &Files) -> Self {
        let is_values = |blob: &Blob| blob.name == VALUES;
        if files.blobs().iter().any(is_values) {
            Self::Own
        } else if files.blob(VALUES).is_some() {
            Self::Extended
        } else {
            Self::None
        }
    }

    /// What it means, as a sentence about the bots.
    pub(super) fn text(self) -> &'static str {
        match self {
            Self::Own => "bots play with values that were learned for this pack",
            Self::Extended => {
                "bots play with values that were learned for the pack that it extends"
            }
            Self::None => "bots play without learned values; `rnw train` learns them",
        }
    }
}

/// The results of a seat, or of a place in the order of play.
#[derive(Serialize, JsonSchema, Debug)]
pub struct SeatReport {
    /// The number of the seat or place, counted from 1.
    pub number: usize,
    /// The player in the seat; null for a place in the order of play, which the players take in turn.
    pub player: Option<String>,
    /// The share of wins; tied seats share a win.
    pub wins: IntervalEstimate,
    /// The score.
    pub score: IntervalEstimate,
    /// How far the score is above the mean of the table. `sum` counts this distance times the number of seats.
    pub ahead: IntervalEstimate,
    /// The standard deviation of the score; null for a single game.
    pub spread: Option<f64>,
    /// The scores that occurred, from the lowest to the highest.
    pub scores: Vec<ScoreCount>,
}

/// A score and how often it occurred.
#[derive(Serialize, JsonSchema, Clone, Copy, Debug)]
pub struct ScoreCount {
    /// The score.
    pub score: f64,
    /// The number of games with this score.
    pub games: u64,
}

/// The cards.
#[derive(Serialize, JsonSchema, Debug)]
pub struct CardsReport {
    /// All cards together: the results of an average card.
    pub average: CardReport,
    /// Each card, by name.
    pub each: Vec<CardReport>,
    /// The points that belong to no card.
    pub points_beside: f64,
}

/// The results of a card.
#[derive(Serialize, JsonSchema, Debug)]
pub struct CardReport {
    /// The name.
    pub name: String,
    /// Kept or picked; `of` counts how often a seat that chose saw the card.
    pub taken: IntervalEstimate,
    /// How often a seat drew it unseen.
    pub drawn: u64,
    /// Completed; `of` counts how often a seat received the card.
    pub completed: IntervalEstimate,
    /// The turns to complete it. The turn in which it came does not count; the turn that completes it does.
    pub turns: IntervalEstimate,
    /// The points that it earned until its completion, for each completion.
    pub earned: IntervalEstimate,
    /// The points that it earned until its completion, for each turn.
    pub earned_a_turn: IntervalEstimate,
    /// The points that it earned in all games without being completed.
    pub points_unfinished: f64,
    /// The win share of the seats that received it.
    pub wins_taken: IntervalEstimate,
    /// The win share of the seats that completed it.
    pub wins_completed: IntervalEstimate,
    /// Why it is dead or dominating; empty for any other card.
    pub remarks: Vec<Remark>,
}

/// Why a card is dead or dominating. The tests are corrected for the number of cards.
#[derive(Serialize, JsonSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Remark {
    /// Dead: seats take it in less than 5 % of the cases in which they can.
    HardlyTaken,
    /// Dead: seats complete it less than half as often as an average card.
    HardlyCompleted,
    /// Dominating: seats take it in more than 95 % of the cases in which they can.
    AlwaysTaken,
    /// Dominating: seats that complete it win more than 1.15 times as often as with an average card.
    WinsTooOften,
    /// Dominating: it earns more than 1.5 times as much in a turn as an average card.
    EarnsTooMuch,
    /// Dominating, by experiment: its owner scores more than with other cards in its place, by more than 15 % of
    /// what an average card earns.
    WorthMore,
    /// Dead, by experiment: its owner scores less than with other cards in its place, by more than 15 % of what an
    /// average card earns.
    WorthLess,
}

impl Remark {
    /// Whether it says from usage alone that a card is worth too much. An experiment decides whether it is.
    pub(super) fn is_about_worth(self) -> bool {
        matches!(self, Self::WinsTooOften | Self::EarnsTooMuch)
    }
}

/// The patterns.
#[derive(Serialize, JsonSchema, Debug)]
pub struct PatternsReport {
    /// All of them together.
    pub average: PatternReport,
    /// Each pattern.
    pub each: Vec<PatternReport>,
}

/// The results of a pattern.
#[derive(Serialize, JsonSchema, Debug)]
pub struct PatternReport {
    /// The name: the part that the names of its expeditions have in common.
    pub name: String,
    /// Marked as a whole; `of` counts how often a seat was asked for the pattern.
    pub whole: IntervalEstimate,
    /// A single cell marked instead.
    pub single: IntervalEstimate,
    /// The cells that a seat marked in a turn with this pattern, including bonus cells.
    pub cells: IntervalEstimate,
    /// The points that a seat gained in such a turn.
    pub points: IntervalEstimate,
}

/// The results of a symbol.
#[derive(Serialize, JsonSchema, Debug)]
pub struct SymbolReport {
    /// The name.
    pub name: String,
    /// The number of cells on the cards that show it.
    pub printed: u32,
    /// The cells with this symbol that a seat marked in a game.
    pub marked: IntervalEstimate,
    /// How often it fired, in all games.
    pub fired: u64,
    /// How often it fired and changed nothing. With half of its firings or more, the report remarks on it.
    pub idle: u64,
    /// The points that it brought for each firing: when it fired, when its choice was made, and at the end.
    pub brought: IntervalEstimate,
    /// The points that it brought a seat in a game.
    pub points: IntervalEstimate,
    /// The win share of the seats, by the number of cells with this symbol that they marked.
    pub wins: Vec<WinsByCount>,
}

impl SymbolReport {
    /// Whether it does nothing in half of its firings or more.
    pub(super) fn is_mostly_idle(&self) -> bool {
        self.fired > 0 && 2 * self.idle >= self.fired
    }
}

/// The win share of the seats that marked a certain number of cells with a symbol.
#[derive(Serialize, JsonSchema, Debug)]
pub struct WinsByCount {
    /// The number of cells.
    pub marked: u32,
    /// The win share of these seats.
    pub wins: IntervalEstimate,
}

/// The results of a line of the score sheet.
#[derive(Serialize, JsonSchema, Debug)]
pub struct LineReport {
    /// The key of its message, with the keys of the words in it.
    pub key: String,
    /// The points of a seat.
    pub points: IntervalEstimate,
    /// The share of all points; null if these are 0.
    pub share: Option<f64>,
    /// The mean number of things that the line counts for a seat; null without games.
    pub count: Option<f64>,
    /// The mean points of winners; null without winners.
    pub winners: Option<f64>,
    /// The mean points of the others; null if everyone won.
    pub others: Option<f64>,
}

/// How often an event happened.
#[derive(Serialize, JsonSchema, Debug)]
pub struct EventReport {
    /// The key of its notice, with the keys of the words in it.
    pub key: String,
    /// How often it happened in a game.
    pub a_game: IntervalEstimate,
    /// The number of games in which it happened.
    pub games: u64,
    /// How often it happened to a winner, on average; null if its notice names no seat.
    pub winners: Option<f64>,
    /// How often it happened to another seat, on average; null in the same case.
    pub others: Option<f64>,
    /// The mean of each number in its notice, by the name of the number.
    pub numbers: BTreeMap<Cow<'static, str>, f64>,
}

/// The parameters of the games.
#[derive(Clone, Debug)]
pub(super) struct StatsRun {
    pub(super) pack: String,
    pub(super) game: String,
    pub(super) content: String,
    pub(super) options: BTreeMap<String, String>,
    pub(super) players: Vec<String>,
    pub(super) values: ValuesOrigin,
    pub(super) seed: u64,
    pub(super) parts: Points,
}

/// Makes the report from the totals.
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
        worths: Vec::new(),
        games: totals.games,
        decisions: totals.decisions,
        pack: played.pack,
        game: played.game,
        content: played.content,
        options: played.options,
        players: played.players,
        values: played.values,
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
    // A seat that plays alone always wins.
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

/// Returns each remark with the index of its card. A remark needs a result far beyond its bound: however many
/// tests are made, only a small part of all remarks may be due to chance.
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
        idle: totals.idle,
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
    let of_seats = event.of_seats.won + event.of_seats.lost
        == win_parts(totals.seats.len()) as i64 * event.count;
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
            .map(|(gap, &(count, sum))| (gap.clone(), sum as f64 / count.max(1) as f64))
            .collect(),
    }
}
