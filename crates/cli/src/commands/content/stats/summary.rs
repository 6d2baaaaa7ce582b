//! The balance of a pack in a few numbers, to compare two versions of it.

use super::intervals::IntervalEstimate;
use super::report::{CardReport, SeatReport, StatsReport, SymbolReport};
use super::{StatsRun, count, name, report};
use crate::args::Watch;
use crate::failure::Failure;
use crate::pack;
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_packs::Files;
use rnw_plan::seating::{Contenders, named};
use rnw_programs::BotTerms;
use serde::Serialize;

/// The balance of a version of a pack.
#[derive(Clone, Serialize, Debug)]
pub(in crate::commands::content) struct Balance {
    /// The number of games.
    pub(in crate::commands::content) games: u64,
    /// The players, seat by seat.
    pub(in crate::commands::content) players: Vec<String>,
    /// The numbers of the pack as a whole.
    pub(in crate::commands::content) whole: Vec<Measure>,
    /// The numbers of each card.
    pub(in crate::commands::content) cards: Vec<Measure>,
    /// The numbers of each symbol.
    pub(in crate::commands::content) symbols: Vec<Measure>,
}

/// A number of a balance.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub(in crate::commands::content) struct Measure {
    /// The card or the symbol; empty for the whole pack.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(in crate::commands::content) subject: String,
    /// What is measured.
    pub(in crate::commands::content) what: String,
    /// The share or the mean; null if it never occurred.
    pub(in crate::commands::content) value: Option<f64>,
    /// Half the width of its 95 % interval; null without an interval.
    pub(in crate::commands::content) half: Option<f64>,
}

/// Plays games with a pack and sums up its balance. The errors of a pack are in the failure.
pub(in crate::commands::content) fn balance(
    catalogue: &Catalogue,
    entry: &GameEntry,
    files: &Files,
    (args, terms): (&Watch, &BotTerms),
) -> Result<Balance, Failure> {
    let players = players(args, pack::seats_of(entry, files));
    let contenders = Contenders::read(&players, entry.seats, catalogue.bots())?;
    let loaded = entry.open(
        files,
        &args.options,
        contenders.count(),
        catalogue.plugins(),
    )?;
    let loaded = loaded.with_bots(catalogue.bots());
    let (players, entrants) = contenders.in_game(&loaded, terms)?;
    let totals = count(&loaded, &entrants, (args.games, args.seed, args.jobs))?;
    let run = StatsRun {
        pack: name(&args.pack),
        game: entry.name.to_owned(),
        content: rnw_flip::content::content_hash(files),
        options: loaded.game.info().named_options(),
        players,
        seed: args.seed,
        parts: loaded.game.info().parts,
    };
    Ok(summary(&report::report(run, &loaded.usage_keys(), &totals)))
}

/// The players of the command line, or two greedy ones; fewer or more if the pack is not for two.
fn players(args: &Watch, (least, most): (usize, usize)) -> Vec<String> {
    if args.players.is_empty() && args.player.is_empty() {
        return vec!["greedy".to_owned(); 2.clamp(least, most)];
    }
    named(&args.players, &args.player, ["greedy", "greedy"])
}

fn summary(report: &StatsReport) -> Balance {
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
    Balance {
        games: report.games,
        players: report.players.clone(),
        whole,
        cards: cards.flat_map(card).collect(),
        symbols: symbols.map(symbol).collect(),
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
