//! The results of people as a page with small charts.

use super::{
    HistoryGroup, HistoryStatistics, OpponentKind, OpponentWins, PersonResults, PersonWins,
    ScoreTrend,
};
use crate::pack_names::game_with_pack;
use crate::utc::day;
use rnw_i18n::{Translator, name};
use rnw_tui::Glyphs;
use rnw_tui::render::{Block, Renderer, Role, StyledLine};
use roll_and_write::Arg;
use serde_json::Number;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The largest width of the names in front of bars, in columns.
const NAMES: usize = 28;
/// The largest width of a bar, and the smallest that is worth drawing.
const BAR: usize = 20;
const BAR_LEAST: usize = 5;
/// How far the results below a heading are indented.
const INDENT: usize = 2;

impl HistoryStatistics {
    /// The statistics as lines of at most `width` columns, which should be 40 or more. Screen readers want no charts.
    pub fn page(&self, renderer: Renderer<'_>, width: usize, has_charts: bool) -> Block {
        let mut page = Page {
            has_charts,
            translator: renderer.translator,
            glyphs: renderer.glyphs,
            width: width.max(INDENT + 1),
            block: Block::default(),
        };
        page.head(self);
        for group in &self.groups {
            page.group(group);
        }
        page.foot(self);
        page.block
    }
}

/// A score as a text: a whole number, or up to two digits after the decimal mark.
pub(super) fn score_text(translator: &Translator, score: &Number) -> String {
    if score.is_i64() || score.is_u64() {
        return score.to_string();
    }
    let text = format!("{:.2}", score.as_f64().unwrap_or_default());
    let digits = text.trim_end_matches('0');
    let decimals = digits.split('.').nth(1).map_or(0, str::len);
    translator.decimal(score.as_f64().unwrap_or_default(), decimals)
}

/// A page that is being drawn.
struct Page<'p> {
    translator: &'p Translator,
    glyphs: Glyphs,
    width: usize,
    has_charts: bool,
    block: Block,
}

/// A row of wins: what it is about, the games won, the games played.
type WinRow = (String, usize, usize);

impl Page<'_> {
    fn head(&mut self, statistics: &HistoryStatistics) {
        let (Some(first), Some(last)) = (&statistics.first, &statistics.last) else {
            let text = self.translator.text("history-none-counts");
            return self.wrap(0, Role::Plain, &text);
        };
        let gaps = [
            ("games", number(statistics.games)),
            ("first", name(day(first))),
            ("last", name(day(last))),
        ];
        let text = self.translator.with("history-title", &gaps);
        self.wrap(0, Role::Title, &text);
    }

    fn group(&mut self, group: &HistoryGroup) {
        let words = self.translator.words();
        let game = game_with_pack(words, &group.game, group.pack.as_deref());
        let gaps = [("game", name(game)), ("seats", number(group.seats))];
        self.block.push(StyledLine::default());
        let text = self.translator.with("history-group", &gaps);
        self.wrap(0, Role::Title, &text);
        for person in &group.people {
            if group.people.len() == 1 && person.name.is_none() {
                self.person(person, INDENT);
                continue;
            }
            let you = || self.translator.text("history-you");
            let name = person.name.clone().unwrap_or_else(you);
            self.wrap(INDENT, Role::Title, &name);
            self.person(person, 2 * INDENT);
        }
    }

    fn person(&mut self, person: &PersonResults, indent: usize) {
        let gaps = [
            ("games", number(person.games)),
            ("best", name(score_text(self.translator, &person.best))),
            ("mean", name(self.translator.decimal(person.mean, 1))),
        ];
        let text = self.translator.with("history-scores", &gaps);
        self.wrap(indent, Role::Plain, &text);
        if let Some(trend) = person.trend {
            self.trend(trend, indent);
        }
        if self.has_charts && person.scores.len() > 1 {
            self.chart(&person.scores, indent);
        }
        if let Some(wins) = &person.wins {
            self.wins(wins, indent);
        }
    }

    fn trend(&mut self, trend: ScoreTrend, indent: usize) {
        let change = self.translator.decimal(trend.change().abs(), 1);
        // A change that is shown as zero is none.
        let is_none = change.chars().all(|c| !c.is_ascii_digit() || c == '0');
        let way = match trend.change() {
            _ if is_none => "none",
            change if change > 0.0 => "up",
            _ => "down",
        };
        let gaps = [
            ("games", number(trend.games)),
            ("last", name(self.translator.decimal(trend.last, 1))),
            ("before", name(self.translator.decimal(trend.before, 1))),
            ("change", name(change)),
            ("way", name(way)),
        ];
        let text = self.translator.with("history-trend", &gaps);
        self.wrap(indent, Role::Plain, &text);
    }

    /// The latest scores as a row of columns, between the lowest and the highest of them.
    fn chart(&mut self, scores: &[Number], indent: usize) {
        let label = self.translator.text("history-chart");
        let ends = |scores: &[Number]| {
            let by_points = |a: &&Number, b: &&Number| points(a).total_cmp(&points(b));
            let text = |score: Option<&Number>| {
                score.map_or_else(String::new, |score| score_text(self.translator, score))
            };
            let (low, high) = (
                scores.iter().min_by(by_points),
                scores.iter().max_by(by_points),
            );
            (text(low), text(high))
        };
        let (low, high) = ends(scores);
        let taken = indent + label.width() + low.width() + high.width() + 4;
        let room = self.width.saturating_sub(taken);
        let scores = &scores[scores.len().saturating_sub(room)..];
        if scores.len() < 2 {
            return;
        }
        let (low, high) = ends(scores);
        let line = self.indented(indent);
        let line = line
            .and(Role::Faint, format!("{label}  {low} "))
            .and(Role::Fresh, columns(scores, self.glyphs))
            .and(Role::Faint, format!(" {high}"));
        self.block.push(line);
    }

    fn wins(&mut self, wins: &PersonWins, indent: usize) {
        let rows = match &*wins.opponents {
            [one] => vec![self.against(one)],
            several => {
                let all = self.translator.text("history-wins");
                let mut rows: Vec<WinRow> = vec![(all, wins.won, wins.played)];
                rows.extend(several.iter().map(|one| self.against(one)));
                rows
            }
        };
        self.win_rows(&rows, indent);
        if wins.longest_streak > 1 {
            let gaps = [
                ("streak", number(wins.streak)),
                ("longest", number(wins.longest_streak)),
            ];
            let text = self.translator.with("history-streak", &gaps);
            self.wrap(indent, Role::Plain, &text);
        }
    }

    /// The row for a kind of opponents.
    fn against(&self, wins: &OpponentWins) -> WinRow {
        let text = match wins.kind {
            OpponentKind::Person => self.translator.text("history-against-people"),
            OpponentKind::Level | OpponentKind::Bot | OpponentKind::Program => {
                let opponent = [("opponent", name(&*wins.opponent))];
                self.translator.with("history-against", &opponent)
            }
        };
        (text, wins.won, wins.played)
    }

    /// Rows of wins, in columns: the name, the numbers, the share, a bar.
    fn win_rows(&mut self, rows: &[WinRow], indent: usize) {
        let of = |(_, won, played): &WinRow| {
            let gaps = [("won", number(*won)), ("played", number(*played))];
            self.translator.with("history-won-of", &gaps)
        };
        let numbers: Vec<String> = rows.iter().map(of).collect();
        let number_width = numbers.iter().map(|text| text.width()).max().unwrap_or(0);
        let names = rows.iter().map(|row| row.0.width()).max().unwrap_or(0);
        // The share takes five columns, and two stand between columns.
        let others = indent + number_width + 5 + 4;
        let room = self.width.saturating_sub(others);
        let names = names.min(NAMES).min(room);
        let bar = room.saturating_sub(names + 2).min(BAR);
        for ((text, won, played), numbers) in rows.iter().zip(&numbers) {
            let share = *won as f64 / (*played).max(1) as f64;
            let percent = format!("{:.0} %", 100.0 * share);
            let text = padded(&cut(text, names, self.glyphs), names);
            let blanks = " ".repeat(number_width - numbers.width());
            let mut line = self.indented(indent).and(
                Role::Plain,
                format!("{text}  {blanks}{numbers}  {percent:>5}"),
            );
            if self.has_charts && bar >= BAR_LEAST {
                let full = (share * bar as f64).round() as usize;
                let (one, none) = match self.glyphs {
                    Glyphs::Unicode => ("█", "░"),
                    Glyphs::Ascii => ("#", "."),
                };
                line.push(Role::Plain, "  ");
                line.push(Role::Fresh, one.repeat(full));
                line.push(Role::Faint, none.repeat(bar - full));
            }
            self.block.push(line);
        }
    }

    fn foot(&mut self, statistics: &HistoryStatistics) {
        let people = statistics.groups.iter().flat_map(|group| &group.people);
        let has_wins = people.into_iter().any(|person| person.wins.is_some());
        let mut notes = Vec::new();
        if has_wins {
            notes.push(self.translator.text("history-shared"));
        }
        if statistics.forfeited > 0 {
            let games = [("games", number(statistics.forfeited))];
            notes.push(self.translator.with("history-forfeited", &games));
        }
        if statistics.taken_back > 0 {
            let games = [("games", number(statistics.taken_back))];
            notes.push(self.translator.with("history-slips", &games));
        }
        if !notes.is_empty() {
            self.block.push(StyledLine::default());
            self.wrap(0, Role::Faint, &notes.join(" "));
        }
    }

    /// Adds a text with an indent, broken at blanks.
    fn wrap(&mut self, indent: usize, role: Role, text: &str) {
        let mut block = Block::default();
        let indent = indent.min(self.width - 1);
        block.wrap(role, text, self.width - indent);
        self.block.below(block.indented(indent));
    }

    fn indented(&self, indent: usize) -> StyledLine {
        StyledLine::new(Role::Plain, " ".repeat(indent.min(self.width - 1)))
    }
}

fn number(count: usize) -> Arg {
    Arg::Number(count as i64)
}

pub(super) fn points(score: &Number) -> f64 {
    score.as_f64().unwrap_or_default()
}

/// A column for each score: the lowest for the lowest score, the highest for the highest. Equal scores have middle
/// columns.
fn columns(scores: &[Number], glyphs: Glyphs) -> String {
    let signs: [char; 8] = match glyphs {
        Glyphs::Unicode => ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'],
        Glyphs::Ascii => ['_', '.', '-', '~', '=', '+', '*', '#'],
    };
    let low = scores.iter().map(points).fold(f64::INFINITY, f64::min);
    let high = scores.iter().map(points).fold(f64::NEG_INFINITY, f64::max);
    let sign = |score: &Number| {
        if high <= low {
            return signs[signs.len() / 2 - 1];
        }
        let height = (points(score) - low) / (high - low);
        signs[(height * (signs.len() - 1) as f64).round() as usize]
    };
    scores.iter().map(sign).collect()
}

/// The beginning of a text that is too wide, with a mark.
fn cut(text: &str, width: usize, glyphs: Glyphs) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mark = if glyphs == Glyphs::Ascii { '~' } else { '…' };
    let mut kept = String::new();
    for c in text.chars() {
        if kept.width() + c.width().unwrap_or(0) + 1 > width {
            break;
        }
        kept.push(c);
    }
    if width > 0 {
        kept.push(mark);
    }
    kept
}

fn padded(text: &str, width: usize) -> String {
    let missing = width.saturating_sub(text.width());
    format!("{text}{}", " ".repeat(missing))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::history::game::samples::finished;
    use crate::history::{HistoryFilter, HistoryGame};
    use rnw_i18n::{Language, Translations};

    fn shown(language: Language, glyphs: Glyphs, games: &[HistoryGame], width: usize) -> String {
        let translator = Translator::new(Translations::in_language(language), Vec::new());
        let renderer = Renderer {
            translator: &translator,
            glyphs,
        };
        let statistics = HistoryStatistics::of(games, &HistoryFilter::default());
        statistics.page(renderer, width, true).text()
    }

    /// Games of each kind, the newest first.
    fn games() -> Vec<HistoryGame> {
        let mut games = Vec::new();
        for day in 20_000..20_024 {
            let score = day % 7 + day / 4 % 11;
            let level = ["easy", "hard"][day as usize % 2];
            let won = day % 3 > 0;
            let own = format!("Ann me {score} {}", if won { 1 } else { 2 });
            let other = format!("{level} {level}:greedy 9 {}", if won { 2 } else { 1 });
            games.push(finished(day, "silver-and-gold", &[&own, &other]));
        }
        games.push(finished(20_030, "pyramids", &["Ann me 55 1"]));
        games.push(finished(
            20_031,
            "nuggets",
            &["Ann me 6.5 1", "Bob me 6 2", "x cmd:./a 1 3"],
        ));
        let mut forfeited = finished(20_032, "nuggets", &["Ann me 6 1", "x cmd:./a 1 2"]);
        forfeited.forfeited = true;
        games.push(forfeited);
        games.reverse();
        games
    }

    #[test]
    fn the_page_shows_scores_wins_and_charts() {
        let text = shown(Language::English, Glyphs::Unicode, &games(), 78);
        let expected = "\
26 finished games, 2024-10-04 to 2024-11-04

nuggets, 3 players
  Ann
    1 game, best score 6.5, mean 6.5
    wins                  1 of 1  100 %  ████████████████████
    wins against cmd:./a  1 of 1  100 %  ████████████████████
    wins against people   1 of 1  100 %  ████████████████████
  Bob
    1 game, best score 6, mean 6.0
    wins                  0 of 1    0 %  ░░░░░░░░░░░░░░░░░░░░
    wins against cmd:./a  0 of 1    0 %  ░░░░░░░░░░░░░░░░░░░░
    wins against people   0 of 1    0 %  ░░░░░░░░░░░░░░░░░░░░

pyramids, alone
  1 game, best score 55, mean 55.0

silver-and-gold, 2 players
  24 games, best score 16, mean 9.5
  mean of the last 10: 8.5; of the 10 before: 11.0; down by 2.5
  scores  0 ▄▅▅▅▆▇▄▅▅▆▆▇█▅▅▆▇▇██▁▁▂▂ 16
  wins               16 of 24   67 %  █████████████░░░░░░░
  wins against easy   8 of 12   67 %  █████████████░░░░░░░
  wins against hard   8 of 12   67 %  █████████████░░░░░░░
  won in a row: 1 now, 2 at most

A shared first place counts as a win. 1 game is not counted, because a program
failed in it.
";
        assert_eq!(text, expected);
        // Beside named people, the person of other games has a heading too.
        let mut games = games();
        games.push(finished(
            20_040,
            "nuggets",
            &["Ann me 1 2", "a greedy 6 1", "b greedy 0 3"],
        ));
        let text = shown(Language::English, Glyphs::Unicode, &games, 78);
        let start = "nuggets, 3 players\n  you\n    1 game, best score 1, mean 1.0\n";
        assert!(text.contains(start), "{text}");
        let empty = shown(Language::English, Glyphs::Unicode, &[], 78);
        assert_eq!(
            empty,
            "No finished game counts yet. Lessons do not count.\n"
        );
    }

    #[test]
    fn no_line_is_wider_than_the_page() {
        let mut games = games();
        games[5].pack =
            Some("/home/ann/a very long way to/a-pack-with-a-long-name/indeed".to_owned());
        games[6].seats[1].player = format!("cmd:python3 {}", "long ".repeat(30));
        for language in Language::ALL {
            for glyphs in [Glyphs::Unicode, Glyphs::Ascii] {
                for width in [40, 60, 78, 80, 120] {
                    let text = shown(language, glyphs, &games, width);
                    for line in text.lines() {
                        assert!(line.width() <= width, "{language} {width}: {line}");
                        assert!(!line.contains("history-"), "{language}: {line}");
                    }
                }
            }
        }
    }

    #[test]
    fn every_language_says_it_in_its_own_words() {
        for (language, says) in [
            (
                Language::Czech,
                [
                    "26 dohraných her",
                    "zhoršení o 2,5",
                    "výhry v řadě: teď 1, nejvíc 2",
                ],
            ),
            (
                Language::Polish,
                [
                    "26 ukończonych gier",
                    "gorzej o 2,5",
                    "wygrane z rzędu: teraz 1, najwięcej 2",
                ],
            ),
        ] {
            let text = shown(language, Glyphs::Unicode, &games(), 80);
            for part in says {
                assert!(text.contains(part), "{part}: {text}");
            }
        }
    }

    #[test]
    fn ascii_is_ascii() {
        let text = shown(Language::English, Glyphs::Ascii, &games(), 80);
        assert!(text.is_ascii(), "{text}");
    }

    #[test]
    fn a_plain_page_has_no_charts() {
        let words = Translations::english();
        let renderer = Renderer {
            translator: &Translator::new(words, Vec::new()),
            glyphs: Glyphs::Unicode,
        };
        let statistics = HistoryStatistics::of(&games(), &HistoryFilter::default());
        let text = statistics.page(renderer, 78, false).text();
        assert!(text.is_ascii(), "{text}");
        assert!(
            text.contains("\n  wins against easy   8 of 12   67 %\n"),
            "{text}"
        );
    }

    #[test]
    fn columns_are_as_high_as_the_scores() {
        let columns = |scores: &[f64], glyphs| {
            let number = |score: &f64| Number::from_f64(*score).unwrap();
            columns(&scores.iter().map(number).collect::<Vec<_>>(), glyphs)
        };
        assert_eq!(columns(&[10.0, 80.0, 45.0], Glyphs::Unicode), "▁█▅");
        assert_eq!(columns(&[10.0, 80.0, 45.0], Glyphs::Ascii), "_#=");
        assert_eq!(columns(&[5.0, 5.0], Glyphs::Unicode), "▄▄");
    }

    #[test]
    fn scores_are_as_exact_as_needed() {
        let words = Translations::in_language(Language::Czech);
        let czech = Translator::new(words, Vec::new());
        let text = |score: f64| score_text(&czech, &Number::from_f64(score).unwrap());
        assert_eq!(score_text(&czech, &Number::from(91)), "91");
        assert_eq!(
            [text(6.5), text(6.0), text(-1.0 / 3.0)],
            ["6,5", "6", "-0,33"]
        );
    }
}
