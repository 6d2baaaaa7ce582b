//! The records in the platform's folder as numbered lists.

use crate::pack_names::{PackNames, game_with_pack};
use crate::recorded::Recorded;
use crate::{records, utc};
use rnw_catalogue::Catalogue;
use rnw_i18n::{Translations, name};
use rnw_plan::WrongArguments;
use rnw_session::Record;
use roll_and_write::{Arg, Message};
use serde::Serialize;
use serde_json::Number;
use std::path::{Path, PathBuf};

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
    /// The name that a person has given to the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// When the game began, in UTC; absent in records of earlier versions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub began: Option<String>,
    /// The number of the current turn; absent if the game is over, or if it cannot be replayed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u32>,
    /// The number of decisions, without undone ones.
    decisions: usize,
    /// The points of each seat; absent if the game is not over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<Number>>,
    /// The file.
    pub record: PathBuf,
}

/// All records, the newest first. Left out are those that cannot be read, that another process writes, or in which nobody has
/// decided anything. They have numbers nevertheless, so that each command finds the same game under a number. Each file is
/// read only when needed.
pub fn all() -> impl Iterator<Item = NumberedRecord> {
    let records = (1..).zip(records::kept());
    records.filter_map(|(number, path)| {
        let record = records::read_idle(&path)?;
        (!record.is_empty_start()).then_some(NumberedRecord {
            number,
            path,
            record,
        })
    })
}

/// The unfinished games among them.
pub fn unfinished() -> impl Iterator<Item = NumberedRecord> {
    all().filter(|kept| kept.record.outcome().is_none())
}

/// The record with this number.
///
/// # Errors
/// If there is none. The error says how many there are.
pub fn numbered(number: usize) -> Result<PathBuf, WrongArguments> {
    let mut kept = records::kept();
    let count = kept.len();
    match number.checked_sub(1).filter(|index| *index < count) {
        Some(index) => Ok(kept.swap_remove(index)),
        None => Err(WrongArguments::new(
            Message::new("daily-no-such-record").number("count", count as i64),
        )),
    }
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
        let scores = record.outcome().map(|outcome| {
            let seats = outcome.seats.iter();
            seats.map(|seat| seat.score.clone()).collect()
        });
        Self {
            number,
            pack: pack.named(),
            players: record.seats().into_iter().map(|seat| seat.name).collect(),
            name: records::given_name(&path, &header.ruleset).map(str::to_owned),
            began: header.began.clone(),
            turn: match scores {
                Some(_) => None,
                None => turn(packs.catalogue(), &path, &record),
            },
            decisions: record.decisions(),
            scores,
            game: record.header.ruleset,
            record: path,
        }
    }

    /// The game with its pack, under this name or title, and the name that a person has given to it.
    pub fn game_as(&self, game: &str, words: &Translations) -> String {
        let game = game_with_pack(words, game, self.pack.as_deref());
        match &self.name {
            None => game,
            Some(given) => words.with(
                "cli-record-named",
                &[("name", name(given)), ("game", name(game))],
            ),
        }
    }

    /// The date on which the game began, as lists show it; empty if the record has none.
    pub fn date(&self) -> String {
        self.began
            .as_deref()
            .map(utc::to_the_minute)
            .unwrap_or_default()
    }

    /// How far an unfinished game is, with this text for the game.
    pub fn unfinished(&self, game: String, words: &Translations) -> String {
        let (key, so_far) = match self.turn {
            Some(turn) => ("cli-left-turn", ("turn", Arg::Number(turn.into()))),
            None => (
                "cli-left-game",
                ("decisions", Arg::Number(self.decisions as i64)),
            ),
        };
        let players = ("players", name(self.players.join(", ")));
        words.with(key, &[("game", name(game)), players, so_far])
    }

    /// The date, the game, its players, and their points or how far they are.
    pub fn sentence(&self, words: &Translations) -> String {
        let game = self.game_as(&self.game, words);
        let sentence = match &self.scores {
            None => self.unfinished(game, words),
            Some(scores) => {
                let scores: Vec<String> = scores.iter().map(Number::to_string).collect();
                let gaps = [
                    ("game", name(game)),
                    ("players", name(self.players.join(", "))),
                    ("scores", name(scores.join(" : "))),
                ];
                words.with("daily-record-over", &gaps)
            }
        };
        // Where the record has no date, its column stays empty.
        format!("{:16}  {sentence}", self.date())
    }
}

/// The turn in which an unfinished game is; `None` if it cannot be replayed here.
fn turn(catalogue: &Catalogue, path: &Path, record: &Record) -> Option<u32> {
    let recorded = Recorded::open(catalogue, path, record, None).ok()?;
    let table = recorded.replayed(path, record).ok()?.ok()?;
    Some(table.last_turn())
}
