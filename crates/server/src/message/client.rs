//! What a page or a bot sends.

use rnw_protocol::MoveChoice;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A message from a page or a bot. Unknown fields are ignored.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ClientMessage {
    /// The first message. The server answers `welcome`.
    Hello(ClientHello),
    /// Takes a free seat. The server answers `seated`.
    Join(Join),
    /// Gives the own seat up. It becomes free.
    Leave,
    /// Chooses the language of all sentences from now on.
    Language {
        /// The language: `en`, `cs` or `pl`.
        language: String,
    },
    /// Asks what a selection would bring. The server answers `preview`. Nothing changes.
    Preview(Selected),
    /// Makes a decision. The same message as in the protocol for bots.
    Move(MoveChoice),
    /// Takes the own last decision back, if nobody has seen anything new since.
    Undo,
    /// Repeats the decision that was taken back last.
    Redo,
    /// Asks for the position as a text. The server answers `position`. Nothing changes.
    Position,
    /// Shows everybody a reaction.
    React {
        /// The reaction.
        reaction: Reaction,
    },
    /// Opens the next table with the same players after the end of a game. Everybody is sent `next`.
    Rematch(RematchRequest),
    /// The host begins the game. Bots take the free seats.
    Start,
    /// The host frees a seat. Whoever held it watches.
    Free(SeatRequest),
    /// The host gives a free seat, or the seat of a person, to a bot.
    Bot(BotRequest),
    /// Goes on in a lesson. Only the learner can send it.
    Lesson(LessonRequest),
    /// The bot that speaks this is ready. Answers `hello` and `new` of the protocol for bots; the server ignores it.
    Ready,
    /// Keeps the connection open. The server ignores it.
    Ping,
}

/// The first message of a connection.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
pub struct ClientHello {
    /// The version of the protocol that the client speaks.
    pub protocol: u32,
    /// The language of all sentences: `en`, `cs` or `pl`.
    #[serde(default)]
    pub language: String,
    /// The secret of a seat, from `seated`. The client has the seat again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// The secret of the host, from the answer that created the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
    /// How decisions are shown.
    #[serde(default)]
    pub lines: LinesShown,
    /// Whether `table` also describes the pictures in sentences, for people who do not see them.
    #[serde(default)]
    pub plain: bool,
}

/// How a client is shown the game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema, Debug)]
#[serde(rename_all = "lowercase")]
pub enum LinesShown {
    /// As pictures and sentences: `table` messages.
    #[default]
    Pictures,
    /// As a bot is shown it: the messages `new`, `act` and `ended` of the protocol for bots.
    Bot,
}

/// Takes a seat.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
pub struct Join {
    /// The name that the others see: 1 to 24 visible characters.
    pub name: String,
    /// The seat, counted from 1; any free seat if it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
}

/// A selection: what a player points at.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
pub struct Selected {
    /// The number of the decision, from `table`.
    pub id: u64,
    /// The targets, as `data-target` attributes and moves have them. Cells of a pattern with printed cells are in the
    /// order of the pattern's cells; the order of all others has no effect.
    pub targets: Vec<String>,
}

/// A seat that a host acts on.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
pub struct SeatRequest {
    /// The seat, counted from 1.
    pub seat: usize,
}

/// A bot for a seat.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
pub struct BotRequest {
    /// The seat, counted from 1.
    pub seat: usize,
    /// The level of the bot.
    pub level: BotLevel,
}

/// The level of a bot. Each game has a bot for each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema, Debug)]
#[serde(rename_all = "lowercase")]
pub enum BotLevel {
    /// For beginners.
    Easy,
    /// For people who know the rules.
    #[default]
    Medium,
    /// For people who have played often.
    Hard,
    /// The strongest.
    Expert,
}

impl BotLevel {
    /// The level with this name in messages.
    ///
    /// ```
    /// use rnw_server::BotLevel;
    /// assert_eq!(BotLevel::named("hard"), Some(BotLevel::Hard));
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.word() == name)
    }

    /// All levels, the weakest first.
    pub(crate) const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert];

    /// The word for the level in messages and lessons.
    const fn word(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }

    /// The key of its name.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Easy => "serve-level-easy",
            Self::Medium => "serve-level-medium",
            Self::Hard => "serve-level-hard",
            Self::Expert => "serve-level-expert",
        }
    }
}

/// The next table.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
pub struct RematchRequest {
    /// Which cards and patterns come.
    pub deal: RematchDeal,
    /// The name of the pack, from the lobby; the name of the game for its own pack. The same pack if it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<String>,
}

/// What a learner does.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
#[serde(tag = "act", rename_all = "lowercase")]
pub enum LessonRequest {
    /// Ends the explanation. If the step has a question, it must be answered first.
    Next,
    /// Answers the question.
    Answer {
        /// The number of the answer, counted from 1.
        answer: u8,
    },
    /// Takes a wrong answer back.
    Again,
    /// Skips the step that is explained or tried.
    Skip,
    /// Skips all steps. The game goes on.
    End,
}

/// The chance of the next game.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
#[serde(rename_all = "lowercase")]
pub enum RematchDeal {
    /// The same seed.
    Same,
    /// A new seed.
    New,
}

/// A reaction. There is no other talk at a table.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
#[serde(rename_all = "lowercase")]
pub enum Reaction {
    /// Hello.
    Hello,
    /// Well played.
    Applause,
    /// That was lucky.
    Lucky,
    /// Oh no.
    Ouch,
    /// I need a moment.
    Thinking,
    /// Thank you for the game.
    Thanks,
}
