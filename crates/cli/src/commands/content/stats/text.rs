//! The report for people, in 80 columns.

use super::histogram::{Bins, label};
use super::intervals::IntervalEstimate;
use super::report::{
    CardReport, CardsReport, EventReport, LineReport, PatternReport, PatternsReport, Remark,
    SeatReport, StatsReport, SymbolReport,
};
use crate::commands::loading::{CAPITALS, outline};
use crate::failure::Failure;
use crate::out::Out;
use rnw_i18n::Translator;
use rnw_plan::seating::player_label;
use rnw_tui::Glyphs;
use roll_and_write::text::counted;

/// The width of lines in characters.
const WIDTH: usize = 80;
/// The length of the longest bar of a histogram, in characters.
const BAR: usize = 50;
/// The largest number of bars in a histogram.
const BARS_MAX: usize = 16;
/// If fewer than this share of the seats had a count of a symbol, the count is grouped with its neighbours.
const RARE: f64 = 0.02;

/// Explains the columns of the symbols.
const SYMBOL_LEGEND: [&str; 5] = [
    "printed: the number of its cells on the cards of the pack",
    "marked: marked cells per seat and game",
    "fired: how often it took effect, in all games together",
    "brings: its points for each time it took effect, with those at the end",
    "per seat: all its points, per seat and game",
];

/// Prints a report.
pub(super) struct Printer<'o> {
    pub(super) out: &'o mut Out,
    pub(super) glyphs: Glyphs,
    pub(super) translator: &'o Translator,
}

impl Printer<'_> {
    pub(super) fn report(&mut self, report: &StatsReport) -> Result<(), Failure> {
        let StatsReport {
            pack,
            game,
            games,
            seed,
            players,
            ..
        } = report;
        let what = if pack == game {
            pack.clone()
        } else {
            format!("{pack}, a pack of {game}")
        };
        self.row(&format!(
            "{what}: {} of {}, seed {seed}",
            counted(*games, "game"),
            players.join(", ")
        ))?;
        let about = self.about();
        self.row(&format!(
            "{about} is half the width of a 95 % interval; each game is one observation"
        ))?;
        self.seats("Seats", &report.seats)?;
        if let Some(order) = &report.order {
            self.seats("Order of play", order)?;
        }
        for seat in &report.seats {
            self.histogram(seat)?;
        }
        if let Some(cards) = &report.cards {
            self.cards(cards, *games)?;
        }
        if let Some(patterns) = &report.patterns {
            self.patterns(patterns)?;
        }
        if let Some(symbols) = &report.symbols {
            self.symbols(symbols)?;
        }
        self.worths(report)?;
        self.lines(&report.lines)?;
        self.events(&report.events)
    }

    /// Prints a line without trailing blanks.
    pub(super) fn row(&mut self, line: &str) -> Result<(), Failure> {
        self.out.line(line.trim_end())
    }

    pub(super) fn about(&self) -> &'static str {
        if self.glyphs == Glyphs::Ascii {
            "+-"
        } else {
            "±"
        }
    }

    pub(super) fn title(&mut self, title: &str) -> Result<(), Failure> {
        self.row("")?;
        self.row(title)
    }

    fn seats(&mut self, title: &str, seats: &[SeatReport]) -> Result<(), Failure> {
        let about = self.about();
        let named = seats.iter().any(|seat| seat.player.is_some());
        let first = if named { "seat" } else { "place" };
        self.title(title)?;
        self.row(&format!(
            "{first:5} {:18} {:>6} {about:>4} {:>8} {about:>5} {:>7} {:>8} {about:>5}",
            "", "won %", "score", "spread", "ahead"
        ))?;
        for seat in seats {
            let player = seat.player.as_deref().unwrap_or_default();
            self.row(&format!(
                "{:>5} {:18} {} {} {} {} {} {} {}",
                seat.number,
                cut(&player_label(player), 18),
                percent(&seat.wins, 6),
                half_percent(&seat.wins, 4),
                number(seat.score.value, 8, 2),
                number(seat.score.half(), 5, 2),
                number(seat.spread, 7, 2),
                number(seat.ahead.value, 8, 2),
                number(seat.ahead.half(), 5, 2),
            ))?;
        }
        Ok(())
    }

    fn histogram(&mut self, seat: &SeatReport) -> Result<(), Failure> {
        let bins = Bins::of(&seat.scores, BARS_MAX);
        let player = seat.player.as_deref().unwrap_or_default();
        self.title(&format!(
            "Scores of seat {}, {}: number of games",
            seat.number,
            player_label(player)
        ))?;
        let most = bins.bins.iter().map(|bin| bin.games).max().unwrap_or(1);
        let bar = if self.glyphs == Glyphs::Ascii {
            "#"
        } else {
            "█"
        };
        for bin in &bins.bins {
            // A bin with at least one game has a visible bar.
            let length = (bin.games as f64 / most as f64 * BAR as f64).round() as usize;
            let length = length.max(usize::from(bin.games > 0));
            self.row(&format!(
                "{:>14} {}{}{}",
                label(bin.from, bins.width),
                bar.repeat(length),
                if length > 0 { " " } else { "" },
                bin.games
            ))?;
        }
        Ok(())
    }

    fn cards(&mut self, cards: &CardsReport, games: u64) -> Result<(), Failure> {
        let about = self.about();
        let names = cards.each.iter().map(|card| card.name.len());
        let width = names.max().unwrap_or(0).max("average".len());
        self.title("Cards")?;
        self.row(&format!(
            "{:width$} {:>8} {:>5} {about:>3} {:>5} {about:>3} {:>5} {about:>3} {:>5} {about:>3} {:>5} {:>5} {about:>3}",
            "", "on offer", "taken", "done", "turns", "earns", "/turn", "won"
        ))?;
        self.row(&format!(
            "{:width$} {:>8} {:>5} {:>3} {:>5} {:>3} {:>5} {:>3} {:>5} {:>3} {:>5} {:>5}",
            "", "times", "%", "", "%", "", "", "", "", "", "", "%"
        ))?;
        let average = CardRow {
            name: "average",
            card: &cards.average,
        };
        self.row(&average.line(width))?;
        for card in &cards.each {
            let row = CardRow {
                name: &card.name,
                card,
            };
            self.row(&row.line(width))?;
        }
        self.row("")?;
        for line in [
            "taken: how often a seat that could take the card did;",
            "done: share of taken cards completed,",
            "turns: after how many turns; earns: points of the card until then, and per turn;",
            "won: win share of the seats that completed it",
        ] {
            self.row(line)?;
        }
        self.remarks(&cards.each, games)
    }

    fn remarks(&mut self, cards: &[CardReport], games: u64) -> Result<(), Failure> {
        let remarkable = || cards.iter().filter(|card| !card.remarks.is_empty());
        if remarkable().next().is_none() {
            let games = counted(games, "game");
            return self.row(&format!(
                "no card is proved dead or dominating in {games}; more games may show some"
            ));
        }
        for card in remarkable() {
            for remark in &card.remarks {
                self.row(&format!("! {} {}", card.name, remark_text(*remark)))?;
            }
        }
        Ok(())
    }

    fn patterns(&mut self, patterns: &PatternsReport) -> Result<(), Failure> {
        let about = self.about();
        self.title("Patterns")?;
        self.row(&format!(
            "{:10} {:>8} {:>8} {about:>4} {:>8} {about:>4} {:>7} {about:>5} {:>7} {about:>5}",
            "", "asked", "whole %", "single %", "cells", "points"
        ))?;
        self.pattern("average", &patterns.average)?;
        for pattern in &patterns.each {
            self.pattern(&pattern.name, pattern)?;
        }
        Ok(())
    }

    fn pattern(&mut self, name: &str, pattern: &PatternReport) -> Result<(), Failure> {
        self.row(&format!(
            "{:10} {:>8} {} {} {} {} {} {} {} {}",
            cut(name, 10),
            pattern.whole.of,
            percent(&pattern.whole, 8),
            half_percent(&pattern.whole, 4),
            percent(&pattern.single, 8),
            half_percent(&pattern.single, 4),
            number(pattern.cells.value, 7, 2),
            number(pattern.cells.half(), 5, 2),
            number(pattern.points.value, 7, 2),
            number(pattern.points.half(), 5, 2),
        ))
    }

    fn symbols(&mut self, symbols: &[SymbolReport]) -> Result<(), Failure> {
        let about = self.about();
        self.title("Symbols")?;
        self.row(&format!(
            "{:16} {:>7} {:>7} {about:>5} {:>9} {:>7} {about:>5} {:>8} {about:>5}",
            "", "printed", "marked", "fired", "brings", "per seat"
        ))?;
        for symbol in symbols {
            self.row(&format!(
                "{:16} {:>7} {} {} {:>9} {} {} {} {}",
                cut(&symbol.name, 16),
                symbol.printed,
                number(symbol.marked.value, 7, 2),
                number(symbol.marked.half(), 5, 2),
                symbol.fired,
                number(symbol.brought.value, 7, 2),
                number(symbol.brought.half(), 5, 2),
                number(symbol.points.value, 8, 2),
                number(symbol.points.half(), 5, 2),
            ))?;
        }
        self.row("")?;
        for line in SYMBOL_LEGEND {
            self.row(line)?;
        }
        self.row("")?;
        self.row("win share in %, by the number of them that a seat marked in a game")?;
        for symbol in symbols {
            self.wins(symbol)?;
        }
        Ok(())
    }

    /// Prints the win share by number of marked cells. Rare numbers are grouped with their neighbours.
    fn wins(&mut self, symbol: &SymbolReport) -> Result<(), Failure> {
        let dash = if self.glyphs == Glyphs::Ascii {
            "-"
        } else {
            "–"
        };
        let all: i64 = symbol.wins.iter().map(|wins| wins.wins.of).sum();
        let mut groups: Vec<(u32, u32, i64, i64)> = Vec::new();
        for wins in &symbol.wins {
            let (sum, of) = (wins.wins.sum, wins.wins.of);
            match groups.last_mut() {
                Some(last) if (last.3 as f64) < RARE * all as f64 => {
                    *last = (last.0, wins.marked, last.2 + sum, last.3 + of);
                }
                _ => groups.push((wins.marked, wins.marked, sum, of)),
            }
        }
        if groups.len() > 1
            && groups
                .last()
                .is_some_and(|last| (last.3 as f64) < RARE * all as f64)
        {
            let last = groups.pop().unwrap_or_default();
            if let Some(before) = groups.last_mut() {
                *before = (before.0, last.1, before.2 + last.2, before.3 + last.3);
            }
        }
        let mut line = format!("{:16}", cut(&symbol.name, 16));
        for (from, to, sum, of) in groups {
            let numbers = if from == to {
                from.to_string()
            } else {
                format!("{from}{dash}{to}")
            };
            let item = format!(" {numbers}: {:.0}", 100.0 * sum as f64 / of.max(1) as f64);
            if line.chars().count() + item.len() + 1 > WIDTH {
                self.row(&line)?;
                line = " ".repeat(16);
            }
            line += &item;
            line.push(',');
        }
        self.row(line.trim_end_matches(','))
    }

    /// The name of a row. Prints a name that is too long on a line of its own.
    fn name(&mut self, name: String, width: usize) -> Result<String, Failure> {
        if name.chars().count() <= width {
            return Ok(name);
        }
        self.row(&cut(&name, WIDTH))?;
        Ok(String::new())
    }

    fn lines(&mut self, lines: &[LineReport]) -> Result<(), Failure> {
        let about = self.about();
        self.title("Score lines per seat")?;
        self.row(&format!(
            "{:34} {:>8} {about:>5} {:>8} {:>9} {:>9}",
            "", "points", "share %", "winners", "others"
        ))?;
        for line in lines {
            let name = self.name(outline(self.translator, &line.key, &[]), 34)?;
            self.row(&format!(
                "{name:34} {} {} {} {} {}",
                number(line.points.value, 8, 2),
                number(line.points.half(), 5, 2),
                number(line.share.map(|share| 100.0 * share), 8, 1),
                number(line.winners, 9, 2),
                number(line.others, 9, 2),
            ))?;
        }
        Ok(())
    }

    fn events(&mut self, events: &[EventReport]) -> Result<(), Failure> {
        let about = self.about();
        self.title("Events; winners and others: events about each seat")?;
        self.row(CAPITALS)?;
        self.row(&format!(
            "{:38} {:>8} {about:>5} {:>8} {:>8} {:>8}",
            "", "per game", "games %", "winners", "others"
        ))?;
        let all = events.iter().map(|event| event.a_game.games).max();
        for event in events {
            let games = 100.0 * event.games as f64 / all.unwrap_or(1).max(1) as f64;
            let zero = event.numbers.iter().filter(|(_, mean)| **mean == 0.0);
            let zero: Vec<&str> = zero.map(|(gap, _)| *gap).collect();
            let sentence = outline(self.translator, &event.key, &zero);
            let name = self.name(sentence.clone(), 38)?;
            self.row(&format!(
                "{name:38} {} {} {:>8.1} {} {}",
                number(event.a_game.value, 8, 2),
                number(event.a_game.half(), 5, 2),
                games,
                number(event.winners, 8, 2),
                number(event.others, 8, 2),
            ))?;
            // A mean has its number in the sentence.
            let means = event.numbers.iter();
            let means = means.map(|(gap, mean)| (gap.to_uppercase(), mean));
            let numbers: Vec<String> = means
                .filter(|(gap, _)| sentence.contains(gap.as_str()))
                .map(|(gap, mean)| format!("{gap} {mean:.2}"))
                .collect();
            if !numbers.is_empty() {
                self.row(&format!("    mean {}", numbers.join(", ")))?;
            }
        }
        Ok(())
    }
}

/// A row of the table of cards.
struct CardRow<'r> {
    name: &'r str,
    card: &'r CardReport,
}

impl CardRow<'_> {
    fn line(&self, width: usize) -> String {
        let card = self.card;
        let mark = if card.remarks.is_empty() { "" } else { " !" };
        format!(
            "{:width$} {:>8} {} {} {} {} {} {} {} {} {} {} {}{mark}",
            self.name,
            card.taken.of,
            percent(&card.taken, 5),
            half_percent(&card.taken, 3),
            percent(&card.completed, 5),
            half_percent(&card.completed, 3),
            number(card.turns.value, 5, 1),
            number(card.turns.half(), 3, 1),
            number(card.earned.value, 5, 1),
            number(card.earned.half(), 3, 1),
            number(card.earned_a_turn.value, 5, 2),
            percent(&card.wins_completed, 5),
            half_percent(&card.wins_completed, 3),
        )
    }
}

fn remark_text(remark: Remark) -> &'static str {
    match remark {
        Remark::HardlyTaken => "is dead: players take it in less than 5 % of its offers",
        Remark::HardlyCompleted => {
            "is dead: players complete it less than half as often as average"
        }
        Remark::AlwaysTaken => "dominates: players take it in more than 95 % of its offers",
        Remark::WinsTooOften => "dominates: players who complete it win over 1.15 times as often",
        Remark::EarnsTooMuch => "dominates: it earns over 1.5 times the average points per turn",
        Remark::WorthMore => "dominates: it brings much more than other cards in its place",
        Remark::WorthLess => "is dead: it brings much less than other cards in its place",
    }
}

pub(super) fn number(number: Option<f64>, width: usize, digits: usize) -> String {
    number.map_or_else(
        || " ".repeat(width),
        |number| format!("{number:>width$.digits$}"),
    )
}

fn percent(estimate: &IntervalEstimate, width: usize) -> String {
    number(estimate.value.map(|share| 100.0 * share), width, 1)
}

fn half_percent(estimate: &IntervalEstimate, width: usize) -> String {
    number(estimate.half().map(|share| 100.0 * share), width, 1)
}

/// The first `width` characters of a text.
pub(super) fn cut(text: &str, width: usize) -> String {
    text.chars().take(width).collect()
}
