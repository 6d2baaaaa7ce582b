//! Files of finished games: CSV with a row for each seat, or JSON lines with a line for each game.

use super::HistoryGame;
use crate::ArchiveError;
use rnw_system::FileError;
use roll_and_write::text::{json, printable};
use std::path::Path;

/// The columns of the CSV file.
const COLUMNS: [&str; 14] = [
    "number",
    "ended",
    "game",
    "pack",
    "options",
    "seats",
    "decisions",
    "forfeited",
    "record",
    "seat",
    "name",
    "player",
    "score",
    "place",
];

/// The text of a file with these games; `None` if its name has no known ending.
///
/// # Errors
/// If the text cannot be made.
pub fn export(path: &Path, games: &[&HistoryGame]) -> Result<Option<String>, ArchiveError> {
    let ending = path.extension().and_then(|ending| ending.to_str());
    match ending {
        Some("csv") => csv(path, games).map(Some),
        Some("jsonl") => lines(games).map(Some),
        _ => Ok(None),
    }
}

/// A line of JSON for each game.
fn lines(games: &[&HistoryGame]) -> Result<String, ArchiveError> {
    let line = |game: &&HistoryGame| {
        let text = serde_json::to_string(game);
        let text = text.map_err(|error| ArchiveError::Internal(error.to_string()))?;
        Ok(json(text) + "\n")
    };
    games.iter().map(line).collect()
}

/// A row for each seat.
fn csv(path: &Path, games: &[&HistoryGame]) -> Result<String, ArchiveError> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let failed =
        |error: csv::Error| -> ArchiveError { FileError::write(path)(error.into()).into() };
    writer.write_record(COLUMNS).map_err(failed)?;
    for game in games {
        for row in rows(game) {
            writer.write_record(&row).map_err(failed)?;
        }
    }
    let bytes = writer.into_inner();
    let bytes = bytes.map_err(|error| ArchiveError::Internal(error.to_string()))?;
    String::from_utf8(bytes).map_err(|error| ArchiveError::Internal(error.to_string()))
}

fn rows(game: &HistoryGame) -> impl Iterator<Item = [String; 14]> {
    let options = game.options.iter();
    let options: Vec<String> = options
        .map(|(key, value)| format!("{key}={value}"))
        .collect();
    let options = options.join(" ");
    (1..)
        .zip(&game.seats)
        .map(move |(number, seat): (usize, _)| {
            [
                game.number.to_string(),
                game.ended.clone(),
                cell(&game.game),
                cell(game.pack.as_deref().unwrap_or_default()),
                cell(&options),
                game.seats.len().to_string(),
                game.decisions.to_string(),
                game.forfeited.to_string(),
                cell(&game.record),
                number.to_string(),
                cell(&seat.name),
                cell(&seat.player),
                seat.score.to_string(),
                seat.place.to_string(),
            ]
        })
}

/// A text without control characters, which no spreadsheet takes for a formula.
fn cell(text: &str) -> String {
    let text = printable(text);
    if text.starts_with(['=', '+', '-', '@']) {
        format!("'{text}")
    } else {
        text.into_owned()
    }
}
