//! The records in the platform's folder as lists: `rnw replay` lists all, `rnw resume --list` the unfinished games.

use crate::args::Format;
use crate::failure::Failure;
use crate::out::Out;
use rnw_archive::pack_names::{PackNames, game_with_pack};
use rnw_archive::records;
use rnw_catalogue::Catalogue;
use rnw_i18n::{Translations, name};
use rnw_session::Record;
use rnw_terminal_text::command_line::line;
use roll_and_write::Arg;
use serde::Serialize;
use serde_json::Number;
use std::path::PathBuf;

/// A record in the platform's folder, with its number in a list.
pub(super) struct NumberedRecord {
    pub(super) number: usize,
    pub(super) path: PathBuf,
    pub(super) record: Record,
}

/// What a list shows of a record, also in the JSON output.
#[derive(Serialize)]
pub(super) struct RecordEntry {
    number: usize,
    pub(super) game: String,
    /// The pack, unless it is the pack of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pack: Option<String>,
    pub(super) players: Vec<String>,
    /// The number of decisions, without undone ones.
    decisions: usize,
    /// The points of each seat; absent if the game is not over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) scores: Option<Vec<Number>>,
    pub(super) record: PathBuf,
}

/// A list of records for people.
pub(super) struct RecordList {
    /// The key of the sentence for an empty list.
    pub(super) none: &'static str,
    /// The key of the sentence about what can be done with a record, and the command for the first.
    pub(super) how: &'static str,
    pub(super) command: &'static str,
    /// The key of the sentence for a number that is not in the list.
    pub(super) no_such: &'static str,
}

/// The list of `rnw replay`.
pub(super) const RECORDS: RecordList = RecordList {
    none: "daily-no-records",
    how: "daily-how-to-replay",
    command: "replay",
    no_such: "daily-no-such-record",
};

/// All records, the newest first. Records that cannot be read, or that another process writes, are left out. Each
/// file is read only when needed.
pub(super) fn all() -> impl Iterator<Item = NumberedRecord> {
    let records = records::kept()
        .into_iter()
        .filter_map(|path| records::read_idle(&path).map(|record| (path, record)));
    (1..)
        .zip(records)
        .map(|(number, (path, record))| NumberedRecord {
            number,
            path,
            record,
        })
}

impl RecordEntry {
    pub(super) fn new(kept: NumberedRecord, packs: &mut PackNames<'_>) -> Self {
        let NumberedRecord {
            number,
            path,
            record,
        } = kept;
        let header = &record.header;
        let pack = packs.of(&path, &header.ruleset, &header.content);
        Self {
            number,
            pack: pack.named(),
            players: header.seats.iter().map(|seat| seat.name.clone()).collect(),
            decisions: record.decisions(),
            scores: record.outcome().map(|outcome| {
                let seats = outcome.seats.iter();
                seats.map(|seat| seat.score.clone()).collect()
            }),
            game: record.header.ruleset,
            record: path,
        }
    }

    /// The game with its pack, under this name or title.
    pub(super) fn game_as(&self, game: &str, words: &Translations) -> String {
        game_with_pack(words, game, self.pack.as_deref())
    }

    /// How far an unfinished game is, with this text for the game.
    pub(super) fn unfinished(&self, game: String, words: &Translations) -> String {
        let gaps = [
            ("game", name(game)),
            ("players", name(self.players.join(", "))),
            ("decisions", Arg::Number(self.decisions as i64)),
        ];
        words.with("cli-left-game", &gaps)
    }

    /// The game, its players, and how far it is.
    fn sentence(&self, words: &Translations) -> String {
        let game = self.game_as(&self.game, words);
        let Some(scores) = &self.scores else {
            return self.unfinished(game, words);
        };
        let scores: Vec<String> = scores.iter().map(Number::to_string).collect();
        let gaps = [
            ("game", name(game)),
            ("players", name(self.players.join(", "))),
            ("scores", name(scores.join(" : "))),
        ];
        words.with("daily-record-over", &gaps)
    }
}

impl RecordList {
    /// The record with this number among these.
    pub(super) fn numbered(
        &self,
        records: impl Iterator<Item = NumberedRecord>,
        number: usize,
        words: &Translations,
    ) -> Result<PathBuf, Failure> {
        let mut count = 0;
        for kept in records {
            if kept.number == number {
                return Ok(kept.path);
            }
            count += 1;
        }
        let count = [("count", Arg::Number(count))];
        Err(Failure::Usage(words.with(self.no_such, &count)))
    }

    /// Prints these records.
    pub(super) fn print(
        &self,
        catalogue: &Catalogue,
        records: impl Iterator<Item = NumberedRecord>,
        format: Format,
        out: &mut Out,
    ) -> Result<(), Failure> {
        let words = Translations::in_language(out.language());
        let mut packs = PackNames::new(catalogue);
        let entries = records.map(|kept| RecordEntry::new(kept, &mut packs));
        let entries: Vec<RecordEntry> = entries.collect();
        if format == Format::Json {
            return out.json(&entries);
        }
        if entries.is_empty() {
            return out.line(&words.text(self.none));
        }
        for entry in &entries {
            out.line(&format!("{:>3}  {}", entry.number, entry.sentence(&words)))?;
            out.line(&format!("     {}", entry.record.display()))?;
        }
        let command = [("command", name(line([self.command, "1"])))];
        out.line(&words.with(self.how, &command))
    }
}
