//! The balance of a pack in a few numbers, to compare two versions of it.

use super::intervals::{IntervalEstimate, MARKS_LEAST};
use super::report::{CardReport, SeatReport, StatsReport, SymbolReport};
use rnw_matches::student;
use serde::Serialize;
use std::collections::BTreeMap;

/// What the points of a symbol are called.
pub(crate) const POINTS_OF_SYMBOL: &str = "points of a seat";

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
    /// The symbols with too few marks to weigh, and their number of marks in all games.
    pub few_marks: BTreeMap<String, i64>,
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
    /// The value in each group of deals, in the same order for all versions of a pack.
    #[serde(skip)]
    pub(crate) groups: Vec<Option<f64>>,
}

impl Measure {
    /// Half the width of the 95 % interval of the change since another version. Both versions were played with the same
    /// deals, so the change is taken group by group (Student's t over the groups). `None` if it occurred in less than two.
    ///
    /// The principle is that of paired comparisons, with batches of deals as in the method of batch means (L. W. Schmeiser,
    /// "Batch size effects in the analysis of simulation output", Operations Research 30, 1982).
    pub(crate) fn half_of_change(&self, before: &Self) -> Option<f64> {
        let pairs = self.groups.iter().zip(&before.groups);
        let changes = pairs.filter_map(|(now, before)| Some((*now)? - (*before)?));
        let changes: Vec<f64> = changes.collect();
        let count = changes.len() as f64;
        let mean = changes.iter().sum::<f64>() / count;
        let squares: f64 = changes.iter().map(|change| (change - mean).powi(2)).sum();
        let freedom = changes
            .len()
            .checked_sub(1)
            .filter(|freedom| *freedom > 0)?;
        Some(student(freedom as u64) * (squares / freedom as f64 / count).sqrt())
    }
}

impl Balance {
    /// Whether the other balance has the same numbers.
    pub(crate) fn is_as(&self, other: &Self) -> bool {
        self.games == other.games
            && self.players == other.players
            && self.whole == other.whole
            && self.cards == other.cards
            && self.symbols == other.symbols
            && self.few_marks == other.few_marks
    }

    /// The balance, also that of each group of deals.
    pub(super) fn with_groups(mut self, groups: &[Self]) -> Self {
        let lists: [fn(&mut Self) -> &mut Vec<Measure>; 3] = [
            |balance| &mut balance.whole,
            |balance| &mut balance.cards,
            |balance| &mut balance.symbols,
        ];
        let mut groups = groups.to_vec();
        for list in lists {
            for (index, measure) in list(&mut self).iter_mut().enumerate() {
                let of = groups.iter_mut().map(|group| list(group).get(index)?.value);
                measure.groups = of.collect();
            }
        }
        self
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
        if let Some(patterns) = &report.patterns {
            whole.push(mean("", "cells marked in a turn", &patterns.average.cells));
        }
        let cards = report.cards.iter().flat_map(|cards| &cards.each);
        let symbols = || report.symbols.iter().flatten();
        let few = symbols().filter(|symbol| symbol.marked.sum < MARKS_LEAST);
        Self {
            games: report.games,
            players: report.players.clone(),
            whole,
            cards: cards.flat_map(card).collect(),
            symbols: symbols().flat_map(symbol).collect(),
            few_marks: few
                .map(|symbol| (symbol.name.clone(), symbol.marked.sum))
                .collect(),
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
        groups: Vec::new(),
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

fn symbol(symbol: &SymbolReport) -> [Measure; 2] {
    [
        mean(&symbol.name, "marks of a seat", &symbol.marked),
        mean(&symbol.name, POINTS_OF_SYMBOL, &symbol.points),
    ]
}

fn plain(what: &str, value: f64) -> Measure {
    Measure {
        subject: String::new(),
        what: what.to_owned(),
        value: Some(value),
        half: None,
        groups: Vec::new(),
    }
}

fn mean(subject: &str, what: &str, estimate: &IntervalEstimate) -> Measure {
    Measure {
        subject: subject.to_owned(),
        what: what.to_owned(),
        value: estimate.value,
        half: estimate.half(),
        groups: Vec::new(),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_in_all_deals_alike_is_certain() {
        let of = |groups: &[f64]| Measure {
            groups: groups.iter().copied().map(Some).collect(),
            ..plain("score", 0.0)
        };
        let before = of(&[10.0, 90.0, 50.0]);
        let half = of(&[11.0, 91.0, 51.0]).half_of_change(&before);
        assert_eq!(
            half,
            Some(0.0),
            "the deals differ much, the change does not"
        );
        // Changes of 0, 1 and 2: Student's t of 2 degrees of freedom is 4.303.
        let half = of(&[10.0, 91.0, 52.0]).half_of_change(&before).unwrap();
        assert!((half - 4.303 / 3.0_f64.sqrt()).abs() < 1e-3, "{half}");
        assert_eq!(of(&[11.0]).half_of_change(&before), None);
    }
}
