//! The balance of a pack in a few numbers, to compare two versions of it.

use super::intervals::IntervalEstimate;
use super::report::{CardReport, SeatReport, StatsReport, SymbolReport};
use serde::Serialize;

/// The balance of a version of a pack.
#[derive(Clone, Serialize, Debug)]
pub struct Balance {
    /// The number of games.
    pub games: u64,
    /// The players, seat by seat.
    pub players: Vec<String>,
    /// The numbers of the pack as a whole.
    pub whole: Vec<Measure>,
    /// The numbers of each card.
    pub cards: Vec<Measure>,
    /// The numbers of each symbol.
    pub symbols: Vec<Measure>,
}

/// A number of a balance.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct Measure {
    /// The card or the symbol; empty for the whole pack.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub subject: String,
    /// What is measured.
    pub what: String,
    /// The share or the mean; null if it never occurred.
    pub value: Option<f64>,
    /// Half the width of its 95 % interval; null without an interval.
    pub half: Option<f64>,
}

impl Balance {
    /// Whether the other balance has the same numbers.
    pub(crate) fn is_as(&self, other: &Self) -> bool {
        self.games == other.games
            && self.players == other.players
            && self.whole == other.whole
            && self.cards == other.cards
            && self.symbols == other.symbols
    }

    pub(super) fn of(report: &StatsReport) -> Self {
        let seats = report.seats.iter();
        let mut whole: Vec<Measure> = seats.flat_map(seat).collect();
        let (first, what) = match &report.order {
            Some(order) => (order.first(), "wins of the start player, %"),
            None => (report.seats.first(), "wins of seat 1, %"),
        };
        whole.extend(first.map(|first| percent("", what, &first.wins)));
        let games = report.games.max(1) as f64;
        whole.push(plain(
            "decisions in a game",
            report.decisions as f64 / games,
        ));
        if let Some(cards) = &report.cards {
            let completed =
                cards.average.completed.sum as f64 / games / report.seats.len().max(1) as f64;
            whole.push(plain("completed cards of a seat", completed));
            whole.push(mean("", "turns to complete a card", &cards.average.turns));
        }
        let cards = report.cards.iter().flat_map(|cards| &cards.each);
        let symbols = report.symbols.iter().flatten();
        Self {
            games: report.games,
            players: report.players.clone(),
            whole,
            cards: cards.flat_map(card).collect(),
            symbols: symbols.map(symbol).collect(),
        }
    }
}

fn seat(seat: &SeatReport) -> [Measure; 2] {
    let what = |what: &str| format!("{what} of seat {}", seat.number);
    let spread = Measure {
        subject: String::new(),
        what: what("spread"),
        value: seat.spread,
        half: None,
    };
    [mean("", &what("score"), &seat.score), spread]
}

fn card(card: &CardReport) -> [Measure; 3] {
    [
        percent(&card.name, "taken, %", &card.taken),
        percent(&card.name, "completed, %", &card.completed),
        mean(&card.name, "points", &card.earned),
    ]
}

fn symbol(symbol: &SymbolReport) -> Measure {
    mean(&symbol.name, "points of a seat", &symbol.points)
}

fn plain(what: &str, value: f64) -> Measure {
    Measure {
        subject: String::new(),
        what: what.to_owned(),
        value: Some(value),
        half: None,
    }
}

fn mean(subject: &str, what: &str, estimate: &IntervalEstimate) -> Measure {
    Measure {
        subject: subject.to_owned(),
        what: what.to_owned(),
        value: estimate.value,
        half: estimate.half(),
    }
}

fn percent(subject: &str, what: &str, estimate: &IntervalEstimate) -> Measure {
    let mean = mean(subject, what, estimate);
    Measure {
        value: mean.value.map(|share| 100.0 * share),
        half: mean.half.map(|half| 100.0 * half),
        ..mean
    }
}
