//! The report for people, in 80 columns.

use super::histogram::{Bins, label};
use super::intervals::IntervalEstimate;
use super::report::{
    CardReport, CardsReport, EventReport, LineReport, PatternReport, PatternsReport, Remark,
    SeatReport, StatsReport, SymbolReport,
};
use crate::lines::{Lines, WIDTH};
use crate::outline::{CAPITALS, outline};
use rnw_i18n::Translator;
use rnw_plan::seating::player_label;
use roll_and_write::text::counted;

/// The length of the longest bar of a histogram, in characters.
const BAR: usize = 50;
/// The largest number of bars in a histogram.
const BARS_MAX: usize = 16;
/// If fewer than this share of the seats had a count of a symbol, the count is grouped with its neighbours.
const RARE: f64 = 0.02;

/// Explains the columns of the symbols.
const SYMBOL_LEGEND: [&str; 8] = [
    "",
    "printed: the number of its cells on the cards of the pack",
    "marked: marked cells per seat and game",
    "fired: how often it took effect, in all games together",
    "brings: its points for each time it took effect, with those at the end",
    "per seat: all its points, per seat and game",
    "",
    "win share in %, by the number of them that a seat marked in a game",
];

/// The signs of a report: all of them in ASCII, or not.
struct ReportSigns {
    about: &'static str,
    bar: &'static str,
    dash: &'static str,
}

const PLAIN: ReportSigns = ReportSigns {
    about: "+-",
    bar: "#",
    dash: "-",
};
const USUAL: ReportSigns = ReportSigns {
    about: "±",
    bar: "█",
    dash: "–",
};

/// The tables of a report.
pub(super) struct Tables<'t> {
    lines: Lines,
    signs: &'static ReportSigns,
    translator: &'t Translator,
}

impl StatsReport {
    /// The report as tables, with the names of the pack; with signs in ASCII alone if that is wanted.
    pub fn text(&self, translator: &Translator, ascii: bool) -> String {
        let mut tables = Tables {
            lines: Lines::default(),
            signs: if ascii { &PLAIN } else { &USUAL },
            translator,
        };
        tables.report(self);
        tables.lines.text()
    }
}

impl Tables<'_> {
    fn report(&mut self, report: &StatsReport) {
        let (pack, game, seed) = (&report.pack, &report.game, report.seed);
        let what = if pack == game {
            pack.clone()
        } else {
            format!("{pack}, a pack of {game}")
        };
        let (games, players) = (counted(report.games, "game"), report.players.join(", "));
        self.row(&format!("{what}: {games} of {players}, seed {seed}"));
        self.row(report.values.text());
        let about = self.about();
        self.row(&format!(
            "{about} is half the width of a 95 % interval; each game is one observation"
        ));
        self.seats("Seats", &report.seats);
        if let Some(order) = &report.order {
            self.seats("Order of play", order);
        }
        for seat in &report.seats {
            self.histogram(seat);
        }
        if let Some(cards) = &report.cards {
            self.cards(cards, report.games);
        }
        if let Some(patterns) = &report.patterns {
            self.patterns(patterns);
        }
        if let Some(symbols) = &report.symbols {
            self.symbols(symbols);
        }
        self.worths(report);
        self.score_lines(&report.lines);
        self.events(&report.events);
    }

    pub(super) fn row(&mut self, line: &str) {
        self.lines.add(line);
    }

    pub(super) fn rows(&mut self, lines: &[&str]) {
        for line in lines {
            self.row(line);
        }
    }

    pub(super) fn about(&self) -> &'static str {
        self.signs.about
    }

    pub(super) fn title(&mut self, title: &str) {
        self.rows(&["", title]);
    }

    fn seats(&mut self, title: &str, seats: &[SeatReport]) {
        let about = self.about();
        let named = seats.iter().any(|seat| seat.player.is_some());
        let first = if named { "seat" } else { "place" };
        self.title(title);
        self.row(&format!(
            "{first:5} {:18} {:>6} {about:>4} {:>8} {about:>5} {:>7} {:>8} {about:>5}",
            "", "won %", "score", "spread", "ahead"
        ));
        for seat in seats {
            let player = seat.player.as_deref().unwrap_or_default();
            self.row(&format!(
                "{:>5} {:18} {} {} {} {}",
                seat.number,
                cut(&player_label(player), 18),
                share(&seat.wins, 6, 4),
                mean(&seat.score, 8, 5, 2),
                number(seat.spread, 7, 2),
                mean(&seat.ahead, 8, 5, 2),
            ));
        }
    }

    fn histogram(&mut self, seat: &SeatReport) {
        let bins = Bins::of(&seat.scores, BARS_MAX);
        let player = seat.player.as_deref().unwrap_or_default();
        self.title(&format!(
            "Scores of seat {}, {}: number of games",
            seat.number,
            player_label(player)
        ));
        let most = bins.bins.iter().map(|bin| bin.games).max().unwrap_or(1);
        let bar = self.signs.bar;
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
            ));
        }
    }

    fn cards(&mut self, cards: &CardsReport, games: u64) {
        let about = self.about();
        let names = cards.each.iter().map(|card| card.name.len());
        let width = names.max().unwrap_or(0).max("average".len());
        self.title("Cards");
        self.row(&format!(
            "{:width$} {:>8} {:>5} {about:>3} {:>5} {about:>3} {:>5} {about:>3} {:>5} {about:>3} {:>5} {:>5} {about:>3}",
            "", "on offer", "taken", "done", "turns", "earns", "/turn", "won"
        ));
        self.row(&format!(
            "{:width$} {:>8} {:>5} {:>3} {:>5} {:>3} {:>5} {:>3} {:>5} {:>3} {:>5} {:>5}",
            "", "times", "%", "", "%", "", "", "", "", "", "", "%"
        ));
        self.card("average", &cards.average, width);
        for card in &cards.each {
            self.card(&card.name, card, width);
        }
        self.rows(&[
            "",
            "taken: how often a seat that could take the card did;",
            "done: share of taken cards completed,",
            "turns: after how many turns; earns: points of the card until then, and per turn;",
            "won: win share of the seats that completed it",
        ]);
        self.remarks(&cards.each, games);
    }

    fn card(&mut self, name: &str, card: &CardReport, width: usize) {
        let mark = if card.remarks.is_empty() { "" } else { " !" };
        self.row(&format!(
            "{name:width$} {:>8} {} {} {} {} {} {}{mark}",
            card.taken.of,
            share(&card.taken, 5, 3),
            share(&card.completed, 5, 3),
            mean(&card.turns, 5, 3, 1),
            mean(&card.earned, 5, 3, 1),
            number(card.earned_a_turn.value, 5, 2),
            share(&card.wins_completed, 5, 3),
        ));
    }

    fn remarks(&mut self, cards: &[CardReport], games: u64) {
        let remarkable = || cards.iter().filter(|card| !card.remarks.is_empty());
        if remarkable().next().is_none() {
            let games = counted(games, "game");
            return self.row(&format!(
                "no card is proved dead or dominating in {games}; more games may show some"
            ));
        }
        for card in remarkable() {
            for remark in &card.remarks {
                self.row(&format!("! {} {}", card.name, remark_text(*remark)));
            }
        }
    }

    fn patterns(&mut self, patterns: &PatternsReport) {
        let about = self.about();
        self.title("Patterns");
        self.row(&format!(
            "{:10} {:>8} {:>8} {about:>4} {:>8} {about:>4} {:>7} {about:>5} {:>7} {about:>5}",
            "", "asked", "whole %", "single %", "cells", "points"
        ));
        self.pattern("average", &patterns.average);
        for pattern in &patterns.each {
            self.pattern(&pattern.name, pattern);
        }
    }

    fn pattern(&mut self, name: &str, pattern: &PatternReport) {
        self.row(&format!(
            "{:10} {:>8} {} {} {} {}",
            cut(name, 10),
            pattern.whole.of,
            share(&pattern.whole, 8, 4),
            share(&pattern.single, 8, 4),
            mean(&pattern.cells, 7, 5, 2),
            mean(&pattern.points, 7, 5, 2),
        ));
    }

    fn symbols(&mut self, symbols: &[SymbolReport]) {
        let about = self.about();
        self.title("Symbols");
        self.row(&format!(
            "{:16} {:>7} {:>7} {about:>5} {:>9} {:>7} {about:>5} {:>8} {about:>5}",
            "", "printed", "marked", "fired", "brings", "per seat"
        ));
        for symbol in symbols {
            self.row(&format!(
                "{:16} {:>7} {} {:>9} {} {}",
                cut(&symbol.name, 16),
                symbol.printed,
                mean(&symbol.marked, 7, 5, 2),
                symbol.fired,
                mean(&symbol.brought, 7, 5, 2),
                mean(&symbol.points, 8, 5, 2),
            ));
        }
        self.rows(&SYMBOL_LEGEND);
        for symbol in symbols.iter().filter(|it| it.is_mostly_idle()) {
            let SymbolReport {
                name, idle, fired, ..
            } = symbol;
            self.row(&format!("{name} does nothing in {idle} of {fired} firings"));
        }
        for symbol in symbols {
            self.wins(symbol);
        }
    }

    /// Prints the win share by number of marked cells. Rare numbers are grouped with their neighbours.
    fn wins(&mut self, symbol: &SymbolReport) {
        let dash = self.signs.dash;
        let all: i64 = symbol.wins.iter().map(|wins| wins.wins.of).sum();
        let is_rare = |group: &WinGroup| (group.of as f64) < RARE * all as f64;
        let mut groups: Vec<WinGroup> = Vec::new();
        for wins in &symbol.wins {
            let group = WinGroup {
                from: wins.marked,
                to: wins.marked,
                sum: wins.wins.sum,
                of: wins.wins.of,
            };
            match groups.last_mut() {
                Some(last) if is_rare(last) => last.join(&group),
                _ => groups.push(group),
            }
        }
        if let Some(last) = groups.pop_if(|last| is_rare(last)) {
            match groups.last_mut() {
                Some(before) => before.join(&last),
                None => groups.push(last),
            }
        }
        let mut line = format!("{:16}", cut(&symbol.name, 16));
        for WinGroup { from, to, sum, of } in groups {
            let numbers = if from == to {
                from.to_string()
            } else {
                format!("{from}{dash}{to}")
            };
            let item = format!(" {numbers}: {:.0}", 100.0 * sum as f64 / of.max(1) as f64);
            if line.chars().count() + item.len() + 1 > WIDTH {
                self.row(&line);
                line = " ".repeat(16);
            }
            line += &item;
            line.push(',');
        }
        self.row(line.trim_end_matches(','));
    }

    /// The name of a row. Prints a name that is too long on a line of its own.
    fn name(&mut self, name: String, width: usize) -> String {
        if name.chars().count() <= width {
            return name;
        }
        self.row(&cut(&name, WIDTH));
        String::new()
    }

    fn score_lines(&mut self, lines: &[LineReport]) {
        let about = self.about();
        self.title("Score lines per seat");
        self.row(&format!(
            "{:34} {:>8} {about:>5} {:>8} {:>9} {:>9}",
            "", "points", "share %", "winners", "others"
        ));
        for line in lines {
            let name = self.name(outline(self.translator, &line.key, &[]), 34);
            self.row(&format!(
                "{name:34} {} {} {} {}",
                mean(&line.points, 8, 5, 2),
                number(line.share.map(|share| 100.0 * share), 8, 1),
                number(line.winners, 9, 2),
                number(line.others, 9, 2),
            ));
        }
    }

    fn events(&mut self, events: &[EventReport]) {
        let about = self.about();
        self.title("Events; winners and others: events about each seat");
        self.row(CAPITALS);
        self.row(&format!(
            "{:38} {:>8} {about:>5} {:>8} {:>8} {:>8}",
            "", "per game", "games %", "winners", "others"
        ));
        let all = events.iter().map(|event| event.a_game.games).max();
        for event in events {
            let games = 100.0 * event.games as f64 / all.unwrap_or(1).max(1) as f64;
            let zero = event.numbers.iter().filter(|(_, mean)| **mean == 0.0);
            let zero: Vec<&str> = zero.map(|(gap, _)| &**gap).collect();
            let sentence = outline(self.translator, &event.key, &zero);
            let name = self.name(sentence.clone(), 38);
            self.row(&format!(
                "{name:38} {} {:>8.1} {} {}",
                mean(&event.a_game, 8, 5, 2),
                games,
                number(event.winners, 8, 2),
                number(event.others, 8, 2),
            ));
            // A mean has its number in the sentence.
            let means = event.numbers.iter();
            let means = means.map(|(gap, mean)| (gap.to_uppercase(), mean));
            let numbers: Vec<String> = means
                .filter(|(gap, _)| sentence.contains(gap.as_str()))
                .map(|(gap, mean)| format!("{gap} {mean:.2}"))
                .collect();
            if !numbers.is_empty() {
                self.row(&format!("    mean {}", numbers.join(", ")));
            }
        }
    }
}

/// The seats with some numbers of marked cells: their wins and how many they are.
struct WinGroup {
    from: u32,
    to: u32,
    sum: i64,
    of: i64,
}

impl WinGroup {
    /// Adds the seats with the next higher numbers.
    fn join(&mut self, next: &Self) {
        self.to = next.to;
        self.sum += next.sum;
        self.of += next.of;
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

/// A mean and half the width of its interval, each with its width in characters.
pub(super) fn mean(
    estimate: &IntervalEstimate,
    width: usize,
    half_width: usize,
    digits: usize,
) -> String {
    let (value, half) = (estimate.value, estimate.half());
    number(value, width, digits) + " " + &number(half, half_width, digits)
}

/// A share in percent and half the width of its interval.
fn share(estimate: &IntervalEstimate, width: usize, half_width: usize) -> String {
    let percent = |share: f64| 100.0 * share;
    let (value, half) = (estimate.value, estimate.half());
    number(value.map(percent), width, 1) + " " + &number(half.map(percent), half_width, 1)
}

/// The first `width` characters of a text.
pub(super) fn cut(text: &str, width: usize) -> String {
    text.chars().take(width).collect()
}
