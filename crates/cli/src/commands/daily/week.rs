//! The table of a week: reads results that people have sent to each other, checks each, and adds them up.

mod pasted;

use self::pasted::PastedResult;
use super::deal::{are_players, seed};
use super::result::PERSON;
use crate::args::{Daily, Format};
use crate::failure::Failure;
use crate::out::Out;
use crate::{pack, share};
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_flip::content::content_hash;
use rnw_i18n::{Translations, name};
use rnw_session::{ShareCode, points_number};
use rnw_system::{Limit, read};
use roll_and_write::score::spell;
use roll_and_write::{Arg, Points};
use serde::Serialize;
use serde_json::Number;
use std::collections::BTreeMap;
use std::io::{IsTerminal, stdin};
use std::path::Path;
use time::{Date, Duration};
use unicode_width::UnicodeWidthStr;

/// The largest text with results.
const RESULTS: Limit = Limit::new("results", 1 << 20);
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

pub(super) fn run(
    catalogue: &Catalogue,
    (game, file): (Option<&GameEntry>, Option<&Path>),
    args: &Daily,
    out: &mut Out,
) -> Result<(), Failure> {
    let words = Translations::in_language(out.language());
    let text = text(file, &words, out)?;
    let mut week = Week::default();
    for pasted in pasted::all(&text) {
        let entry = entry_of(catalogue, &pasted.title);
        if game.is_some_and(|game| entry.is_none_or(|entry| entry.name != game.name)) {
            continue;
        }
        week.add(catalogue, entry, pasted, out);
    }
    week.finish();
    match args.output.format {
        Format::Json => out.json(&week.report(&words)),
        Format::Text => week.print(&words, out),
    }
}

/// The text with the results: from a file, or from standard input.
fn text(file: Option<&Path>, words: &Translations, out: &mut Out) -> Result<String, Failure> {
    let Some(path) = file else {
        if stdin().is_terminal() {
            out.notice(&words.text("daily-paste"));
        }
        let text = read::standard_text(RESULTS);
        return Ok(text.map_err(|error| error.at(Path::new("standard input")))?);
    };
    Ok(read::named_text(path, RESULTS).map_err(|error| error.at(path))?)
}

/// The game with this title.
fn entry_of<'c>(catalogue: &'c Catalogue, game: &str) -> Option<&'c GameEntry> {
    let mut entries = catalogue.entries().iter();
    entries.find(|entry| pack::game_title(entry) == game)
}

/// All results of a text.
#[derive(Default)]
struct Week<'c> {
    tables: Vec<WeekTable<'c>>,
    refused: Vec<RefusedResult>,
    /// The dates of the table.
    dates: Vec<Date>,
}

impl<'c> Week<'c> {
    /// Checks a result and adds it.
    fn add(
        &mut self,
        catalogue: &Catalogue,
        entry: Option<&'c GameEntry>,
        pasted: PastedResult,
        out: &mut Out,
    ) {
        let checked = match entry {
            None => Err(Reason::Game),
            Some(entry) => check(catalogue, entry, &pasted, out),
        };
        let reason = match (entry, checked) {
            (Some(entry), checked) => {
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
            (None, checked) => checked.err(),
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

    fn print(&self, words: &Translations, out: &mut Out) -> Result<(), Failure> {
        if self.tables.iter().all(|table| table.rows.is_empty()) {
            out.line(&words.text("daily-no-results"))?;
        }
        for table in self.tables.iter().filter(|table| !table.rows.is_empty()) {
            out.line(&pack::game_title(table.entry))?;
            let rows: Vec<Vec<String>> = self.cells(table, words);
            for row in aligned(&rows) {
                out.line(&row)?;
            }
            out.line("")?;
        }
        if self.refused.is_empty() {
            return Ok(());
        }
        out.line(&words.with("daily-not-counted", &[("sign", name(REFUSED))]))?;
        for RefusedResult { pasted, reason } in &self.refused {
            let (date, title, player) = (pasted.date, &pasted.title, &pasted.player);
            let mut shown = format!("{date}, {title}, {player}");
            if let Some(line) = pasted.line {
                let line = [("line", Arg::Number(line as i64)), ("result", name(shown))];
                shown = words.with("daily-line", &line);
            }
            out.line(&format!("  {shown}: {}", reason.sentence(words)))?;
        }
        Ok(())
    }

    /// The cells of a table with its heading.
    fn cells(&self, table: &WeekTable<'_>, words: &Translations) -> Vec<Vec<String>> {
        let short = |date: &Date| date.to_string().chars().skip(5).collect();
        let dates = self.dates.iter().map(short);
        let sum = words.text("daily-sum");
        let heading: Vec<String> = [String::new()]
            .into_iter()
            .chain(dates)
            .chain([sum])
            .collect();
        let rows = table.rows.iter().map(|row| {
            let cell = |date: &Date| match row.scores.get(date) {
                Some(one) => spell(one.score, one.parts),
                None if row.refused.contains(date) => REFUSED.to_owned(),
                None => MISSING.to_owned(),
            };
            let cells = self.dates.iter().map(cell);
            let sum = spell(row.sum(), row.parts());
            [row.player.clone()]
                .into_iter()
                .chain(cells)
                .chain([sum])
                .collect()
        });
        [heading].into_iter().chain(rows).collect()
    }

    fn report(&self, words: &Translations) -> WeekReport {
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
    out: &mut Out,
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
    let table = share::table(catalogue, &code, None, out);
    let table = table.map_err(|failure| Reason::Code(failure.to_string()))?;
    let seats = &table.header().seats;
    if !are_players(entry, seats.iter().map(|seat| &*seat.player)) {
        return Err(Reason::Table);
    }
    let player = &seats[PERSON.index()].name;
    if *player != pasted.player {
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
    let columns = rows.first().map_or(0, Vec::len);
    let widest = |column: usize| rows.iter().map(|row| row[column].width()).max();
    let widths: Vec<usize> = (0..columns).filter_map(widest).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate();
        let cells = cells.map(|(column, (cell, width))| {
            let space = " ".repeat(width - cell.width());
            match column {
                0 => format!("  {cell}{space}"),
                _ => format!("  {space}{cell}"),
            }
        });
        cells.collect::<String>()
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
