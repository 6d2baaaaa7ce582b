//! What the server needs from the program around it: games with their words and bots, and places for records.

use crate::message::{BotLevel, GameShown};
use rnw_i18n::{Language, Translator};
use rnw_session::{Header, Lesson, Player, PlayerFault, Record, Tail};
use roll_and_write::{Game, MoveId, Picture, Seat};
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::SystemTime;
use thiserror::Error;

/// A game to open: which game, with which pack and house rules, for how many.
#[derive(
    Clone, PartialEq, Eq, PartialOrd, Ord, Default, serde::Serialize, serde::Deserialize, Debug,
)]
pub struct GameChoice {
    /// The name of the game.
    pub game: String,
    /// The name of the pack; the game's own if it is missing.
    pub pack: Option<String>,
    /// The house rules that are not the default, by name.
    pub options: BTreeMap<String, String>,
    /// The number of seats.
    pub seats: usize,
}

/// Why a game cannot be opened.
#[derive(Clone, PartialEq, Eq, Error, Debug)]
#[error("{0}")]
pub struct ChoiceError(
    /// What was wrong, as a sentence in English.
    pub String,
);

/// The games that can be played.
pub trait GameLibrary: Debug + Send + Sync {
    /// All games with their packs and house rules.
    fn list(&self, language: Language) -> Vec<GameShown>;

    /// Opens a game. Tables with the same choice may share it.
    ///
    /// # Errors
    /// If the game, the pack or a house rule does not exist, or if the number of seats is not allowed.
    fn open(&self, choice: &GameChoice) -> Result<Arc<dyn ServedGame>, ChoiceError>;

    /// The choice that a record was made with; `None` if this library has no such game or pack.
    fn choice_of(&self, header: &Header) -> Option<GameChoice>;

    /// The rules of a game as HTML without scripts and styles; `None` if there is no such game.
    fn rules(&self, game: &str, language: Language) -> Option<String>;

    /// The lesson of a game; `None` if it has none, or if there is no such game.
    fn lesson(&self, game: &str) -> Option<Lesson>;
}

/// A game that was opened, with its words and bots.
pub trait ServedGame: Debug + Send + Sync {
    /// The game.
    fn game(&self) -> &Arc<dyn Game>;

    /// The hash of its pack.
    fn content(&self) -> &str;

    /// Whether a hash in a record names the pack. Records of earlier versions may name it in another way.
    fn is_content(&self, recorded: &str) -> bool;

    /// The options that the game has by default.
    fn usual_options(&self) -> BTreeMap<String, String>;

    /// The title of the game, or of its pack.
    fn title(&self) -> String;

    /// The house rules that are not the default, as sentences.
    fn house_rules(&self, language: Language) -> Vec<String>;

    /// The sentences of the game in a language, in which a card is called what it looks like. Seats have no names yet.
    fn translator(&self, language: Language) -> Translator;

    /// A picture in sentences, for people who do not see it.
    fn described(&self, picture: &Picture, translator: &Translator) -> Vec<String>;

    /// The bot that plays at a level.
    fn bot(&self, level: BotLevel) -> Box<dyn Player>;

    /// How records name the bot of a level.
    fn bot_name(&self, level: BotLevel) -> String;

    /// Judges the decisions of a game that is over. This may take minutes. `progress` is called before each decision,
    /// with the number of judged decisions and of all; it may break the analysis off. Returns `None` then.
    ///
    /// # Errors
    /// If the search fails, which is a bug.
    fn analyse(
        &self,
        record: &Record,
        progress: &mut dyn FnMut(usize, usize) -> ControlFlow<()>,
    ) -> Result<Option<Box<dyn GameAnalysis>>, PlayerFault>;
}

/// The analysis of a game that is over.
pub trait GameAnalysis: Debug + Send {
    /// The analysis in sentences, with at most this number of mistakes.
    fn report(&self, translator: &Translator, mistakes: usize) -> AnalysisReport;
}

/// An analysis in sentences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnalysisReport {
    /// The number of decisions that were judged.
    pub decisions: usize,
    /// What the numbers mean.
    pub about: Vec<String>,
    /// For each seat that was judged: what its decisions cost, and what it could have reached.
    pub seats: Vec<(Seat, Vec<String>)>,
    /// The decisions that surely cost points, the most expensive first.
    pub mistakes: Vec<Mistake>,
}

/// A decision that cost points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// The number of steps before the decision.
    pub step: usize,
    /// The seat.
    pub seat: Seat,
    /// What it cost, as a sentence.
    pub text: String,
    /// The move that was made, also as a sentence.
    pub made: (MoveId, String),
    /// The better move, also as a sentence.
    pub better: (MoveId, String),
}

/// A record that is stored, and the place for its next lines.
#[derive(Debug)]
pub struct StoredRecord {
    /// The record.
    pub record: Record,
    /// Where its complete lines end.
    pub tail: Tail,
    /// Where new lines go. The storage has cut off an incomplete line.
    pub sink: RecordSink,
}

/// Where the lines of a record go. A line is stored when `flush` returns.
pub struct RecordSink(Box<dyn Write + Send>);

impl RecordSink {
    /// Writes the lines to this writer.
    pub fn new(writer: impl Write + Send + 'static) -> Self {
        Self(Box::new(writer))
    }
}

roll_and_write::opaque_debug!(RecordSink);

impl Write for RecordSink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// The place for records, and for the files beside them. The name of a table consists of 16 lower-case letters and
/// digits.
pub trait TableStorage: Debug + Send + Sync {
    /// The file beside a record; `None` if there is no such table.
    ///
    /// # Errors
    /// If it cannot be read.
    fn note(&self, table: &str) -> io::Result<Option<String>>;

    /// Replaces the file beside a record as a whole.
    ///
    /// # Errors
    /// If it cannot be written.
    fn keep_note(&self, table: &str, note: &str) -> io::Result<()>;

    /// Creates a record.
    ///
    /// # Errors
    /// If it exists, or cannot be created.
    fn create_record(&self, table: &str) -> io::Result<RecordSink>;

    /// Opens a record to continue it; `None` if it does not exist.
    ///
    /// # Errors
    /// If it cannot be read, is no record, or is in use by another program.
    fn open_record(&self, table: &str) -> io::Result<Option<StoredRecord>>;

    /// The bytes of a record.
    ///
    /// # Errors
    /// If it cannot be read.
    fn read_record(&self, table: &str) -> io::Result<Vec<u8>>;

    /// The time now in UTC, such as `2026-11-29T18:30:00Z`, as records say when their games began. `None` if these records have
    /// no dates.
    fn now(&self) -> Option<String> {
        None
    }

    /// When a record was last written.
    ///
    /// # Errors
    /// If it does not exist.
    fn written(&self, table: &str) -> io::Result<SystemTime>;
}
