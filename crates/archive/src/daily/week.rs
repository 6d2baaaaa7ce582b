//! The table of a week: reads results that people have sent to each other, checks each, and adds them up.

use super::pasted::{self, PastedResult};
use super::{PERSON, are_players, seed};
use crate::share;
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_flip::content::content_hash;
use rnw_i18n::{Translations, name};
use rnw_plan::pack;
use rnw_session::{NameFault, ShareCode, player_name, points_number};
use rnw_system::Limit;
use roll_and_write::score::spell;
use roll_and_write::{Arg, Message, Points};
use serde::Serialize;
use serde_json::Number;
use std::collections::BTreeMap;
use time::{Date, Duration};
use unicode_width::UnicodeWidthStr;

/// The largest text with results.
pub const RESULTS: Limit = Limit::new("results", 1 << 20);
/// The number of dates in the table.
const DAYS: i64 = 7;
/// The sign for a result that does not count, and for a missing one.
const REFUSED: &str = "x";
const MISSING: &str = "-";

/// Why a result does not count.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Reason {
    /// The text has no share code.
    NoCode,
    /// The text says itself that the game is not ranked.
    Unranked,
    /// No game of this program has this title.
    Game,
    /// The share code is wrong; why, in English.
    Code(String),
    /// The code is of another deal.
    Deal,
    /// The code is of a game with other players, house rules or cards than those of the deal of the day.
    Table,
    /// The name cannot be one of a player.
    Player(NameFault),
    /// The code names another player.
    Name(String),
    /// The code has another score.
    Score(String),
    /// An earlier result of the same player for the same deal counts.
    Twice,
    /// The date is before those of the table.
    Older,
}

impl Reason {
    fn sentence(&self, words: &Translations) -> String {
        match self {
            Self::NoCode => words.text("daily-reason-no-code"),
            Self::Unranked => words.text("daily-reason-unranked"),
            Self::Game => words.text("daily-reason-game"),
            Self::Code(what) => what.clone(),
            Self::Deal => words.text("daily-reason-deal"),
            Self::Table => words.text("daily-reason-table"),
            Self::Player(fault) => {
                let reason = Message::new("daily-reason-player").message("fault", fault.message());
                words.translate(&reason, &|_| String::new())
            }
            Self::Name(found) => words.with("daily-reason-name", &[("name", name(&**found))]),
            Self::Score(found) => words.with("daily-reason-score", &[("points", name(&**found))]),
            Self::Twice => words.text("daily-reason-twice"),
            Self::Older => words.text("daily-reason-older"),
        }
    }
}

/// A checked score, in units of 1/`parts` point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct CheckedScore {
    score: Points,
    parts: Points,
}

/// A result that does not count.
#[derive(Clone, PartialEq, Eq, Debug)]
struct RefusedResult {
    pasted: PastedResult,
    reason: Reason,
}

impl RefusedResult {
    /// Where the result stands, whose it is, and why it does not count.
    fn line(&self, words: &Translations) -> String {
        let Self { pasted, reason } = self;
        let (date, title, player) = (pasted.date, &pasted.title, &pasted.player);
        let mut shown = format!("{date}, {title}, {player}");
        if let Some(line) = pasted.line {
            let line = [("line", Arg::Number(line as i64)), ("result", name(shown))];
            shown = words.with("daily-line", &line);
        }
        format!("  {shown}: {}", reason.sentence(words))
    }
}

/// The results of one player in one game.
#[derive(Clone, PartialEq, Eq, Debug)]
struct WeekRow {
    player: String,
    scores: BTreeMap<Date, CheckedScore>,
    /// The dates with only a result that does not count.
    refused: Vec<Date>,
}

impl WeekRow {
    fn sum(&self) -> Points {
        self.scores.values().map(|one| one.score).sum()
    }

    fn parts(&self) -> Points {
        self.scores.values().next().map_or(1, |one| one.parts)
    }
}

/// The table of one game.
#[derive(Clone, Debug)]
struct WeekTable<'c> {
    entry: &'c GameEntry,
    rows: Vec<WeekRow>,
}

/// The game with this title.
fn entry_of<'c>(catalogue: &'c Catalogue, game: &str) -> Option<&'c GameEntry> {
    let mut entries = catalogue.entries().iter();
    entries.find(|entry| pack::game_title(entry) == game)
}

/// The checked results of a text.
#[derive(Default, Debug)]
pub struct Week<'c> {
    tables: Vec<WeekTable<'c>>,
    refused: Vec<RefusedResult>,
    /// The dates of the table.
    dates: Vec<Date>,
}

impl<'c> Week<'c> {
    /// Checks the results in a text, which may contain anything else; `game` stands for all games, or for one.
    pub fn of(catalogue: &'c Catalogue, game: Option<&GameEntry>, text: &str) -> Self {
        let mut week = Self::default();
        for pasted in pasted::all(text) {
            let entry = entry_of(catalogue, &pasted.title);
            if game.is_none_or(|game| entry.is_some_and(|entry| entry.name == game.name)) {
                week.add(catalogue, entry, pasted);
            }
        }
        week.finish();
        week
    }

    /// Checks a result and adds it.
    fn add(&mut self, catalogue: &Catalogue, entry: Option<&'c GameEntry>, pasted: PastedResult) {
        let reason = match entry {
            None => Some(Reason::Game),
            Some(entry) => {
                let checked = check(catalogue, entry, &pasted);
                let row = self.row(entry, &pasted.player);
                match checked {
                    Ok(_) if row.scores.contains_key(&pasted.date) => Some(Reason::Twice),
                    Ok(score) => {
                        row.scores.insert(pasted.date, score);
                        None
                    }
                    Err(reason) => {
                        row.refused.push(pasted.date);
                        Some(reason)
                    }
                }
            }
        };
        if let Some(reason) = reason {
            self.refused.push(RefusedResult { pasted, reason });
        }
    }

    /// The row of a player in the table of a game.
    fn row(&mut self, entry: &'c GameEntry, player: &str) -> &mut WeekRow {
        let found = (self.tables.iter()).position(|table| table.entry.name == entry.name);
        let table = found.unwrap_or_else(|| {
            let rows = Vec::new();
            self.tables.push(WeekTable { entry, rows });
            self.tables.len() - 1
        });
        let rows = &mut self.tables[table].rows;
        let found = rows.iter().position(|row| row.player == player);
        let row = found.unwrap_or_else(|| {
            rows.push(WeekRow {
                player: player.to_owned(),
                scores: BTreeMap::new(),
                refused: Vec::new(),
            });
            rows.len() - 1
        });
        &mut rows[row]
    }

    /// Finds the dates of the table, leaves older results out, and sorts.
    fn finish(&mut self) {
        let rows = self.tables.iter().flat_map(|table| &table.rows);
        let counted = rows.flat_map(|row| row.scores.keys());
        let Some(last) = counted.max().copied() else {
            return;
        };
        let days = (0..DAYS).rev();
        self.dates = days
            .filter_map(|days| last.checked_sub(Duration::days(days)))
            .collect();
        let first = self.dates.first().copied().unwrap_or(last);
        for table in &mut self.tables {
            for row in &mut table.rows {
                let recent = row.scores.split_off(&first);
                for date in std::mem::replace(&mut row.scores, recent).into_keys() {
                    self.refused.push(RefusedResult {
                        pasted: PastedResult::older(date, table.entry, &row.player),
                        reason: Reason::Older,
                    });
                }
                row.refused.retain(|date| *date >= first);
            }
            let rows = &mut table.rows;
            rows.retain(|row| !(row.scores.is_empty() && row.refused.is_empty()));
            rows.sort_by(|a, b| b.sum().cmp(&a.sum()).then(a.player.cmp(&b.player)));
        }
    }

    /// The tables and the results that do not count, line by line.
    pub fn lines(&self, words: &Translations) -> Vec<String> {
        let mut lines = Vec::new();
        let tables = || self.tables.iter().filter(|table| !table.rows.is_empty());
        if tables().next().is_none() {
            lines.push(words.text("daily-no-results"));
        }
        for table in tables() {
            lines.push(pack::game_title(table.entry));
            lines.extend(aligned(&self.cells(table, words)));
            lines.push(String::new());
        }
        if !self.refused.is_empty() {
            lines.push(words.with("daily-not-counted", &[("sign", name(REFUSED))]));
        }
        let refused = self.refused.iter();
        lines.extend(refused.map(|one| one.line(words)));
        lines
    }

    /// The cells of a table with its heading.
    fn cells(&self, table: &WeekTable<'_>, words: &Translations) -> Vec<Vec<String>> {
        let short = |date: &Date| date.to_string().chars().skip(5).collect();
        let mut heading = vec![String::new()];
        heading.extend(self.dates.iter().map(short));
        heading.push(words.text("daily-sum"));
        let row = |row: &WeekRow| {
            let mut cells = vec![row.player.clone()];
            cells.extend(self.dates.iter().map(|date| match row.scores.get(date) {
                Some(one) => spell(one.score, one.parts),
                None if row.refused.contains(date) => REFUSED.to_owned(),
                None => MISSING.to_owned(),
            }));
            cells.push(spell(row.sum(), row.parts()));
            cells
        };
        let rows = table.rows.iter().map(row);
        [heading].into_iter().chain(rows).collect()
    }

    /// The tables for programs.
    pub fn report(&self, words: &Translations) -> impl Serialize {
        let row = |row: &WeekRow| RowReport {
            player: row.player.clone(),
            scores: (row.scores.iter())
                .map(|(date, one)| (date.to_string(), points_number(one.score, one.parts)))
                .collect(),
            sum: points_number(row.sum(), row.parts()),
        };
        WeekReport {
            dates: self.dates.iter().map(Date::to_string).collect(),
            games: (self.tables.iter())
                .map(|table| GameReport {
                    game: table.entry.name,
                    rows: table.rows.iter().map(row).collect(),
                })
                .collect(),
            refused: (self.refused.iter())
                .map(|one| RefusedReport {
                    line: one.pasted.line,
                    date: one.pasted.date.to_string(),
                    title: one.pasted.title.clone(),
                    player: one.pasted.player.clone(),
                    reason: one.reason.sentence(words),
                })
                .collect(),
        }
    }
}

/// Checks that a result is what its code says, and that the code is of the deal of its date.
fn check(
    catalogue: &Catalogue,
    entry: &GameEntry,
    pasted: &PastedResult,
) -> Result<CheckedScore, Reason> {
    if !pasted.is_ranked {
        return Err(Reason::Unranked);
    }
    let code = pasted.code.as_deref().ok_or(Reason::NoCode)?;
    let code = ShareCode::parse(code).map_err(|error| Reason::Code(error.to_string()))?;
    if code.ruleset() != entry.name || code.seed() != seed(pasted.date, entry.name) {
        return Err(Reason::Deal);
    }
    let content = content_hash(&(entry.shipped)());
    if !code.options().is_empty() || !code.is_of(&content) {
        return Err(Reason::Table);
    }
    let table = share::table(catalogue, &code, None);
    let table = table.map_err(|error| Reason::Code(error.to_string()))?;
    let seats = &table.header().seats;
    if !are_players(entry, seats.iter().map(|seat| &*seat.player)) {
        return Err(Reason::Table);
    }
    let player = &seats[PERSON.index()].name;
    let named = player_name(&pasted.player).map_err(Reason::Player)?;
    if player_name(player) != Ok(named) {
        return Err(Reason::Name(player.clone()));
    }
    let (score, parts) = (table.score(PERSON).total(), table.game().info().parts);
    if pasted.points != spell(score, parts) {
        return Err(Reason::Score(spell(score, parts)));
    }
    Ok(CheckedScore { score, parts })
}

/// The rows of a table as lines: the first column to the left, the others to the right.
fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let width = |column: usize| rows.iter().map(|row| row[column].width()).max();
    let line = |row: &Vec<String>| {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let space = " ".repeat(width(column).unwrap_or(0) - cell.width());
            match column {
                0 => format!("  {cell}{space}"),
                _ => format!("  {space}{cell}"),
            }
        });
        cells.collect()
    };
    rows.iter().map(line).collect()
}

/// The table in the JSON output.
#[derive(Serialize)]
struct WeekReport {
    dates: Vec<String>,
    games: Vec<GameReport>,
    refused: Vec<RefusedReport>,
}

#[derive(Serialize)]
struct GameReport {
    game: &'static str,
    rows: Vec<RowReport>,
}

#[derive(Serialize)]
struct RowReport {
    player: String,
    scores: BTreeMap<String, Number>,
    sum: Number,
}

#[derive(Serialize)]
struct RefusedReport {
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    date: String,
    title: String,
    player: String,
    reason: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_to_the_left_and_numbers_to_the_right() {
        let rows = [["", "11-23"], ["Zoë", "6 1/2"], ["山田", "9"]];
        let rows = rows.map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(
            aligned(&rows),
            ["        11-23", "  Zoë   6 1/2", "  山田      9"]
        );
    }
}
