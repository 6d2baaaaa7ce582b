//! The messages.

use crate::view::{Card, Pattern, View, WireMessage};
use rnw_session::{FaultCode, PlayerFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Number, Value};
use std::collections::BTreeMap;

/// The version of the protocol. It grows when a bot that follows the page would no longer be understood.
pub const PROTOCOL: u32 = 1;

/// What the engine says: one message a line. What has an `id` wants an answer that repeats it.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Request {
    /// The first message. The answer is `ready`.
    Hello(Hello),
    /// A game begins. The answer is `ready`.
    New(Box<New>),
    /// The seat is to decide. The answer is `move`.
    Act(Box<Act>),
    /// The time for a decision is nearly up: answer it now. Only for bots with the capability `stop`.
    Stop {
        /// The `id` of the decision.
        id: u64,
    },
    /// The game is over.
    Ended(Ended),
    /// Something that the bot said was wrong.
    Error(ErrorMessage),
    /// The last message: leave.
    Quit,
}

/// The first message.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct Hello {
    /// The number that the answer repeats.
    pub id: u64,
    /// The version of the protocol.
    pub protocol: u32,
    /// The engine and its version.
    pub engine: String,
    /// What a bot may ask for.
    pub capabilities: Vec<String>,
}

/// A game begins.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct New {
    /// The number that the answer repeats.
    pub id: u64,
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of its pack: as long as it is the same, so are cards, patterns, symbols and the texts of
    /// moves.
    pub content: String,
    /// The options in force.
    pub options: BTreeMap<String, String>,
    /// The bot's seat, counted from 1.
    pub seat: usize,
    /// How many seats there are.
    pub seats: usize,
    /// What the players are called, seat 1 first.
    pub names: Vec<String>,
    /// All cards as they are printed.
    pub cards: Vec<Card>,
    /// All patterns that may be asked for.
    pub patterns: Vec<Pattern>,
    /// All symbols.
    pub symbols: Vec<Symbol>,
}

/// A symbol of the pack.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct Symbol {
    /// Its name, as cells of cards have it.
    pub name: String,
    /// When it fires, and what it does.
    pub does: Vec<WireMessage>,
    /// On how many cells of the cards it is printed.
    pub printed: u32,
    /// What the bots of the engine think that marking it is worth, in thousandths of a point.
    #[serde(rename = "worth")]
    pub value: i64,
}

/// A seat is to decide.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct Act {
    /// The number that the answer repeats.
    pub id: u64,
    /// The name of the game.
    pub game: String,
    /// The bot's seat, counted from 1.
    pub seat: usize,
    /// So many milliseconds after this line was sent the answer must have come.
    pub time_ms: u64,
    /// What the seat has heard since it was asked last, oldest first.
    #[serde(rename = "told")]
    pub messages: Vec<WireMessage>,
    /// What the seat sees.
    pub view: View,
    /// The legal moves.
    pub moves: Vec<MoveText>,
}

/// A legal move.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct MoveText {
    /// Its number in this list, from 1.
    pub number: usize,
    /// Its text.
    pub text: String,
}

/// A game is over.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct Ended {
    /// How every seat ended, seat 1 first; nothing if the game was broken off.
    pub seats: Vec<SeatResult>,
    /// The seat that forfeited, if one did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<Forfeit>,
}

/// How a seat ended.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct SeatResult {
    /// The seat, counted from 1.
    pub seat: usize,
    /// The points.
    #[schemars(with = "f64")]
    pub score: Number,
    /// The place, from 1; those who tie to the end share one.
    pub place: usize,
}

/// A seat has forfeited.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct Forfeit {
    /// The seat, counted from 1.
    pub seat: usize,
    /// By which kind of fault.
    pub code: FaultCode,
}

/// Something was wrong.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
pub struct ErrorMessage {
    /// The number of the message that it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
    /// The field that was wrong, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
    /// What was wrong, in words.
    pub error: String,
}

/// What a bot answers: one message a line.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Answer {
    /// The bot is ready; the answer to `hello` and `new`.
    Ready(Bot),
    /// A decision; the answer to `act`.
    Move(MoveChoice),
    /// The bot cannot answer; a fault.
    Error(ErrorMessage),
}

/// A bot that is ready. Only `id` is needed; the rest is read in the answer to `hello`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
pub struct Bot {
    /// The number of the message that is answered.
    pub id: u64,
    /// The version of the protocol that the bot speaks.
    #[serde(default = "protocol")]
    pub protocol: u32,
    /// What the bot is called.
    #[serde(default)]
    pub name: String,
    /// Its version.
    #[serde(default)]
    pub version: String,
    /// What it asks for: `stop`.
    #[serde(default)]
    pub capabilities: Vec<String>,
    /// What it plays with, to be shown; it is set on the bot's own command line.
    #[serde(default)]
    pub options: BTreeMap<String, Value>,
}

/// A decision.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
pub struct MoveChoice {
    /// The number of the message that is answered.
    pub id: u64,
    /// The number of the move in the list, or its text.
    #[serde(rename = "move")]
    pub mv: Chosen,
}

/// A move by its number in the list or by its text.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
#[serde(
    untagged,
    expecting = "expected the number of a move in the list, or its text"
)]
pub enum Chosen {
    /// The number, from 1.
    Number(u64),
    /// The text.
    Text(String),
}

fn protocol() -> u32 {
    PROTOCOL
}

/// How much of what a stranger wrote is repeated in a message.
const ECHO_MAX: usize = 80;

/// The beginning of what a stranger wrote.
pub(crate) fn echo(text: &str) -> String {
    let mut echo: String = text.chars().take(ECHO_MAX).collect();
    if text.chars().nth(ECHO_MAX).is_some() {
        echo.push('…');
    }
    echo
}

/// What is wrong with a line, and in which field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Misread {
    pub(crate) id: Option<u64>,
    pub(crate) field: Option<String>,
    pub(crate) error: String,
}

impl Misread {
    fn line(error: String) -> Self {
        Self {
            id: None,
            field: None,
            error,
        }
    }

    pub(crate) fn fault(&self) -> PlayerFault {
        let what = match &self.field {
            Some(field) => format!("its answer cannot be read: field `{field}`: {}", self.error),
            None => format!("its answer cannot be read: {}", self.error),
        };
        PlayerFault::new(FaultCode::Malformed, what)
    }
}

impl Answer {
    /// Reads a line of a bot; `None` for a message of a type that is unknown, and for an empty line.
    pub(crate) fn read(line: &[u8]) -> Result<Option<Self>, Misread> {
        let text = std::str::from_utf8(line)
            .map_err(|_| Misread::line("it is no UTF-8 text".to_owned()))?
            .trim();
        if text.is_empty() {
            return Ok(None);
        }
        let value: Value = serde_json::from_str(text).map_err(|_| {
            Misread::line(format!(
                "{:?} is no JSON; print answers alone, and all else to standard error",
                echo(text)
            ))
        })?;
        let Value::Object(fields) = &value else {
            let error = format!("{:?} is no object; expected {{\"type\":…}}", echo(text));
            return Err(Misread::line(error));
        };
        let id = fields.get("id").and_then(Value::as_u64);
        let kind = match fields.get("type") {
            Some(Value::String(kind)) => kind.as_str(),
            // The shape of an error is known without it.
            None if fields.contains_key("error") => "error",
            found => {
                let found = found.map_or_else(|| "nothing".to_owned(), Value::to_string);
                return Err(Misread {
                    id,
                    field: Some("type".to_owned()),
                    error: format!("found {}; expected \"ready\" or \"move\"", echo(&found)),
                });
            }
        };
        Ok(Some(match kind {
            "ready" => Self::Ready(typed(&value, id)?),
            "move" => Self::Move(typed(&value, id)?),
            "error" => Self::Error(typed(&value, id)?),
            _ => return Ok(None),
        }))
    }

    /// The number of the message that is answered.
    pub(crate) fn id(&self) -> Option<u64> {
        match self {
            Self::Ready(ready) => Some(ready.id),
            Self::Move(choice) => Some(choice.id),
            Self::Error(notice) => notice.id,
        }
    }
}

fn typed<'v, T: Deserialize<'v>>(value: &'v Value, id: Option<u64>) -> Result<T, Misread> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let path = error.path().to_string();
        Misread {
            id,
            field: (path != ".").then_some(path),
            error: echo(&error.into_inner().to_string()),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn misread(line: &str, field: Option<&str>, error: &str) {
        let found = Answer::read(line.as_bytes()).unwrap_err();
        assert_eq!(found.field.as_deref(), field, "{line}");
        assert!(found.error.contains(error), "{line}: {}", found.error);
    }

    #[test]
    fn an_answer_may_have_fields_that_nobody_knows() {
        let line = br#" {"type":"move","id":7,"move":"A a1","thought":{"deep":[1]}} "#;
        let Some(Answer::Move(choice)) = Answer::read(line).unwrap() else {
            panic!("it is a move");
        };
        assert_eq!((choice.id, choice.mv), (7, Chosen::Text("A a1".to_owned())));
        assert_eq!(
            Answer::read(br#"{"type":"info","text":"thinking"}"#).unwrap(),
            None
        );
        assert_eq!(Answer::read(b"  ").unwrap(), None);
    }

    #[test]
    fn a_ready_bot_needs_no_more_than_the_id() {
        let Some(Answer::Ready(bot)) = Answer::read(br#"{"type":"ready","id":1}"#).unwrap() else {
            panic!("it is ready");
        };
        assert_eq!((bot.protocol, bot.name.as_str()), (PROTOCOL, ""));
    }

    #[test]
    fn an_error_is_known_by_its_shape_alone() {
        let line = br#"{"error":"no such game","field":"game","id":2}"#;
        let notice = ErrorMessage {
            id: Some(2),
            field: Some("game".to_owned()),
            error: "no such game".to_owned(),
        };
        assert_eq!(Answer::read(line).unwrap(), Some(Answer::Error(notice)));
    }

    #[test]
    fn what_cannot_be_read_is_reported_with_its_field() {
        misread("hello", None, "\"hello\" is no JSON");
        misread("[1]", None, "is no object");
        misread("{}", Some("type"), "found nothing");
        misread(r#"{"type":7}"#, Some("type"), "found 7");
        misread(r#"{"type":"move","move":1}"#, None, "missing field `id`");
        misread(
            r#"{"type":"move","id":"x","move":1}"#,
            Some("id"),
            "expected u64",
        );
        misread(
            r#"{"type":"move","id":1,"move":null}"#,
            Some("move"),
            "expected the number of a move in the list",
        );
        misread(
            r#"{"type":"ready","id":1,"name":[]}"#,
            Some("name"),
            "expected a string",
        );
        let bytes = Answer::read(b"\xff\xfe").unwrap_err();
        assert_eq!(bytes.error, "it is no UTF-8 text");
        let long = Answer::read("k".repeat(60_000).as_bytes()).unwrap_err();
        assert!(long.error.len() < 300, "{}", long.error);
    }
}
