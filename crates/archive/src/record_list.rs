//! The records in the platform's folder as numbered lists.

use crate::pack_names::{PackNames, game_with_pack};
use crate::records;
use rnw_i18n::{Translations, name};
use rnw_session::Record;
use roll_and_write::Arg;
use serde::Serialize;
use serde_json::Number;
use std::path::PathBuf;

/// A record in the platform's folder, with its number in a list.
#[derive(Debug)]
pub struct NumberedRecord {
    /// The number in the list, from 1.
    pub number: usize,
    /// The file.
    pub path: PathBuf,
    /// What it says.
    pub record: Record,
}

/// What a list shows of a record, also in the JSON output.
#[derive(Serialize, Debug)]
pub struct RecordEntry {
    /// The number in the list.
    pub number: usize,
    /// The name of the game.
    pub game: String,
    /// The pack, unless it is the pack of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pack: Option<String>,
    /// The names of the players, seat by seat.
    pub players: Vec<String>,
    /// The number of decisions, without undone ones.
    decisions: usize,
    /// The points of each seat; absent if the game is not over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<Number>>,
    /// The file.
    pub record: PathBuf,
}

/// All records, the newest first. Records that cannot be read, or that another process writes, are left out. Each
/// file is read only when needed.
pub fn all() -> impl Iterator<Item = NumberedRecord> {
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

/// The unfinished games in the platform's folder, numbered by themselves, the newest first. Each file is read only
/// when needed.
pub fn unfinished() -> impl Iterator<Item = NumberedRecord> {
    let unfinished = all().filter(|kept| kept.record.outcome().is_none());
    (1..)
        .zip(unfinished)
        .map(|(number, kept)| NumberedRecord { number, ..kept })
}

impl RecordEntry {
    /// What a list shows of a record.
    pub fn new(kept: NumberedRecord, packs: &mut PackNames<'_>) -> Self {
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
            players: record.seats().into_iter().map(|seat| seat.name).collect(),
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
    pub fn game_as(&self, game: &str, words: &Translations) -> String {
        game_with_pack(words, game, self.pack.as_deref())
    }

    /// How far an unfinished game is, with this text for the game.
    pub fn unfinished(&self, game: String, words: &Translations) -> String {
        let gaps = [
            ("game", name(game)),
            ("players", name(self.players.join(", "))),
            ("decisions", Arg::Number(self.decisions as i64)),
        ];
        words.with("cli-left-game", &gaps)
    }

    /// The game, its players, and their points or how far they are.
    pub fn sentence(&self, words: &Translations) -> String {
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
