//! What a page learns and asks before it is at a table: plain requests over HTTP.

use super::{BotLevel, Reaction, SeatState, TablePhase, TableShown};
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
