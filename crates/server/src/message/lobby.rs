//! What a page learns and asks before it is at a table: plain requests over HTTP.

use super::{BotLevel, CardShown, Drawings, Reaction, SeatState, TablePhase, TableShown};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What can be played here: the answer to `GET api/lobby`.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct Lobby {
    /// The version of the protocol.
    pub protocol: u32,
    /// The name and the version of the server.
    pub server: String,
    /// The languages: `en`, `cs`, `pl`.
    pub languages: Vec<String>,
    /// The games.
    pub games: Vec<GameShown>,
    /// The levels of bots, the weakest first.
    pub levels: Vec<LevelShown>,
    /// The reactions, with their names.
    pub reactions: Vec<(Reaction, String)>,
    /// The sentences of the page itself, by key. Only keys that begin with `page-`.
    pub words: BTreeMap<String, String>,
}

/// A game that can be played.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct GameShown {
    /// The name that requests use.
    pub name: String,
    /// The title of the game.
    pub title: String,
    /// What the game is about, as a sentence.
    pub about: String,
    /// The smallest and the largest number of seats.
    pub seats: (usize, usize),
    /// The packs of the game, its own first. Empty if the game has none.
    pub packs: Vec<PackShown>,
    /// The house rules.
    pub options: Vec<OptionShown>,
    /// Whether there is a lesson: a first game that teaches.
    pub lesson: bool,
}

/// A pack of a game.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct PackShown {
    /// The name that requests use.
    pub name: String,
    /// The title of the pack.
    pub title: String,
    /// The smallest and the largest number of seats.
    pub seats: (usize, usize),
}

/// A house rule.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct OptionShown {
    /// The name that requests use.
    pub name: String,
    /// The clause of the rules that it changes.
    pub clause: String,
    /// Its values. The first is the default.
    pub values: Vec<OptionValue>,
}

/// A value of a house rule.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct OptionValue {
    /// The name that requests use.
    pub name: String,
    /// What it means, as a sentence.
    pub about: String,
    /// The least number of seats at which a table can have it, if not all can.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<usize>,
}

/// A level of bots.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct LevelShown {
    /// The level.
    pub level: BotLevel,
    /// Its name.
    pub title: String,
}

/// A table to create: the body of `POST api/tables`.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema, Debug)]
#[serde(default)]
pub struct NewTable {
    /// The name of the game.
    pub game: String,
    /// The name of the pack; the game's own if it is missing.
    pub pack: Option<String>,
    /// Who shall sit in each seat, seat 1 first.
    pub seats: Vec<SeatPlan>,
    /// The house rules that are not the default, by name.
    pub options: BTreeMap<String, String>,
    /// The seed of all chance as a number from 0 to 2^64 - 1, written in digits; a random one if it is missing.
    pub seed: Option<String>,
    /// The time for a decision in seconds, 5 to 3600. When it ends, a bot decides. No limit if it is missing.
    pub seconds: Option<u32>,
    /// The level of the bot that decides when the time ends.
    pub late: BotLevel,
    /// Whether the game is the lesson of the game. It has one seat for a person; the lesson chooses the seed, the bots
    /// and the pack, so all other fields besides `game` must be missing.
    pub lesson: bool,
}

/// Who shall sit in a seat of a new table.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum SeatPlan {
    /// A person, who opens the link of the table.
    Person,
    /// A bot.
    Bot {
        /// Its level.
        level: BotLevel,
    },
}

/// A table that was created.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct TableCreated {
    /// The name of the table. Whoever knows it can join and watch.
    pub table: String,
    /// The secret of the host.
    pub host: String,
}

/// A step of a game that is over: the answer to `GET api/tables/NAME/steps/NUMBER`.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct StepShown {
    /// The number of the step, from 0.
    pub step: usize,
    /// The number of steps. The step with this number is the end of the game.
    pub steps: usize,
    /// What the viewer saw before the step, with the whole log until then and all drawings.
    pub table: TableShown,
    /// The position before the step as a text: what the seat knew, or everything without a seat. Missing if the game has
    /// no text for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

/// A table in short: the answer to `GET api/tables/NAME`.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct TableSummary {
    /// The name of the table.
    pub table: String,
    /// The name of the game.
    pub game: String,
    /// Its title.
    pub title: String,
    /// How far the table is.
    pub phase: TablePhase,
    /// The seats, seat 1 first.
    pub seats: Vec<SeatState>,
}

/// What the decisions of a game that is over cost: the answer to `GET` and `POST api/tables/NAME/analysis`.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct AnalysisShown {
    /// How far the analysis is.
    pub state: AnalysisState,
    /// How many decisions have been judged.
    pub judged: usize,
    /// How many decisions are to be judged.
    pub decisions: usize,
    /// What the numbers mean, as sentences. Like all that follows, only when it is done.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub about: Vec<String>,
    /// The seats of people; all seats if no person played.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<SeatAnalysis>,
    /// The decisions that surely cost points, the most expensive first; at most 5.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub mistakes: Vec<MistakeShown>,
    /// All drawings that the mistakes name.
    #[serde(skip_serializing_if = "Drawings::is_empty")]
    pub drawings: Drawings,
}

/// How far an analysis is.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, JsonSchema, Debug)]
#[serde(rename_all = "lowercase")]
pub enum AnalysisState {
    /// Nobody has asked for it, or the server was restarted.
    None,
    /// It waits for analyses of other tables.
    Waiting,
    /// Decisions are judged.
    Running,
    /// It is done.
    Done,
    /// It failed. This is a bug of a bot.
    Failed,
}

/// What the decisions of a seat cost.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct SeatAnalysis {
    /// The seat, counted from 1.
    pub seat: usize,
    /// The name of its player.
    pub name: String,
    /// What its decisions cost, and what it could have reached, as sentences.
    pub lines: Vec<String>,
}

/// A decision that cost points.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct MistakeShown {
    /// The step of the replay before the decision.
    pub step: usize,
    /// The turn.
    pub turn: u32,
    /// The seat, counted from 1.
    pub seat: usize,
    /// Who decided, in which turn, and what it cost, as a sentence.
    pub text: String,
    /// The move that was made.
    pub made: JudgedMove,
    /// The better move.
    pub better: JudgedMove,
}

/// A move that was judged.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct JudgedMove {
    /// The move, as a sentence.
    pub text: String,
    /// The boards of the seat after it, and those that all seats share.
    pub boards: Vec<CardShown>,
}

/// The seats of a browser: the body of `POST api/results`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
pub struct OwnSeats {
    /// At most 100 seats.
    pub seats: Vec<OwnSeat>,
}

/// A seat that somebody holds.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
pub struct OwnSeat {
    /// The name of the table.
    pub table: String,
    /// The secret of the seat.
    pub secret: String,
}

/// The answer to `POST api/results`.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct OwnResults {
    /// The tables at which a secret belongs to a seat, in the order of the request. All others are left out.
    pub tables: Vec<OwnResult>,
}

/// A table of somebody who holds a seat there.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct OwnResult {
    /// The name of the table.
    pub table: String,
    /// The name of the game.
    pub game: String,
    /// The title of the game or of its pack.
    pub title: String,
    /// The house rules that are not the default, by name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// The own seat, counted from 1.
    pub seat: usize,
    /// Whether the game has begun.
    pub begun: bool,
    /// When the game began, in UTC, such as `2026-11-29T18:30:00Z`. Missing before it begins, and in records without a date.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub began: Option<String>,
    /// The number of the current turn. Missing before the game begins, while nobody is at the table, and when it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u32>,
    /// When the record was last written, in seconds since 1970. Missing before the game begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub written: Option<u64>,
    /// The players, seat 1 first.
    pub players: Vec<PlayerResult>,
}

/// What a player reached.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct PlayerResult {
    /// The name of the player; empty for a free seat.
    pub name: String,
    /// The place and the points, when the game is over.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub reached: Option<Reached>,
}

/// The place and the points of a player.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
pub struct Reached {
    /// The place, counted from 1. Players who are still tied share a place.
    pub place: usize,
    /// The points.
    pub points: String,
}

/// The code of a game that is over: the answer to `GET api/tables/NAME/code`.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct CodeShown {
    /// The code. `rnw replay CODE` shows the game.
    pub code: String,
}
