//! The messages between the engine and a bot.

use crate::view::{Card, Pattern, View, WireMessage};
use rnw_session::{FaultCode, PlayerFault};
use roll_and_write::text::json;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Number, Value};
use std::collections::BTreeMap;

/// The version of the protocol. It increases when a bot that follows the published page would no longer work.
pub const PROTOCOL: u32 = 1;

/// A message from the engine, one per line. A message with an `id` requires an answer that repeats the `id`.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Request {
    /// The first message. The bot answers `ready`.
    Hello(Hello),
    /// A game begins. The bot answers `ready`.
    New(Box<New>),
    /// The seat must decide. The bot answers `move`.
    Act(Box<Act>),
    /// The time for a decision is almost over: answer now. Sent only to bots with the capability `stop`.
    Stop {
        /// The `id` of the decision.
        id: u64,
    },
    /// The game is over.
    Ended(Ended),
    /// A message from the bot was wrong.
    Error(ErrorMessage),
    /// The last message: the bot must exit.
    Quit,
}

/// The first message.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct Hello {
    /// The number that the answer must repeat.
    pub id: u64,
    /// The version of the protocol.
    pub protocol: u32,
    /// The name and the version of the engine.
    pub engine: String,
    /// The capabilities that a bot may request.
    pub capabilities: Vec<String>,
}

/// A game begins.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct New {
    /// The number that the answer must repeat.
    pub id: u64,
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of the content pack. While the hash is the same, the cards, patterns, symbols and texts of moves
    /// are the same.
    pub content: String,
    /// The options of the game, with their values.
    pub options: BTreeMap<String, String>,
    /// The bot's seat, counted from 1.
    pub seat: usize,
    /// The number of seats.
    pub seats: usize,
    /// The names of the players, seat 1 first.
    pub names: Vec<String>,
    /// All cards, as printed.
    pub cards: Vec<Card>,
    /// All patterns that can come up in the game.
    pub patterns: Vec<Pattern>,
    /// All symbols of the pack.
    pub symbols: Vec<Symbol>,
}

/// A symbol of the pack.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct Symbol {
    /// Its name, as the cells of cards show it.
    pub name: String,
    /// When it fires, and what it does then.
    pub does: Vec<WireMessage>,
    /// The number of cells on the cards that show it.
    pub printed: u32,
    /// The value of marking it as the engine's bots estimate it, in thousandths of a point.
    #[serde(rename = "worth")]
    pub value: i64,
}

/// A seat must decide.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct Act {
    /// The number that the answer must repeat.
    pub id: u64,
    /// The name of the game.
    pub game: String,
    /// The bot's seat, counted from 1.
    pub seat: usize,
    /// The time limit, in milliseconds after this line was sent. The answer must arrive within it.
    pub time_ms: u64,
    /// The notices for the seat since its previous decision, oldest first.
    #[serde(rename = "told")]
    pub messages: Vec<WireMessage>,
    /// What the seat sees.
    pub view: View,
    /// What the seat sees, in the engine's own form. Only for bots with the capability `position`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The legal moves.
    pub moves: Vec<MoveText>,
}

/// A legal move.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
pub struct MoveText {
    /// Its number in this list, from 1.
    pub number: usize,
    /// Its text.
    pub text: String,
}

/// A game is over.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct Ended {
    /// The result of every seat, seat 1 first. Empty if the game was aborted.
    pub seats: Vec<SeatResult>,
    /// The seat that forfeited, if one did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<Forfeit>,
}

/// The result of a seat.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct SeatResult {
    /// The seat, counted from 1.
    pub seat: usize,
    /// The points.
    #[schemars(with = "f64")]
    pub score: Number,
    /// The place, from 1. Seats that are still tied after all tie-breaks share a place.
    pub place: usize,
}

/// A seat has forfeited.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct Forfeit {
    /// The seat, counted from 1.
    pub seat: usize,
    /// The kind of fault that caused the forfeit.
    pub code: FaultCode,
}

/// A description of an error.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
pub struct ErrorMessage {
    /// The number of the message that caused the error, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
    /// The field that was wrong, if one field was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
    /// What was wrong, as a sentence.
    pub error: String,
}

/// A message from a bot, one per line.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Answer {
    /// The bot is ready. Answers `hello` and `new`.
    Ready(Bot),
    /// A decision. Answers `act`.
    Move(MoveChoice),
    /// The bot cannot answer. This counts as a fault.
    Error(ErrorMessage),
}

/// A bot that is ready. Only `id` is required. The engine reads the other fields in the answer to `hello`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
pub struct Bot {
    /// The number of the message that this answers.
    pub id: u64,
    /// The version of the protocol that the bot uses.
    #[serde(default = "protocol")]
    pub protocol: u32,
    /// The name of the bot.
    #[serde(default)]
    pub name: String,
    /// The version of the bot.
    #[serde(default)]
    pub version: String,
    /// The capabilities that the bot requests: `stop`, `position`.
    #[serde(default)]
    pub capabilities: Vec<String>,
    /// The options that the bot uses, for display. They are set on the bot's own command line.
    #[serde(default)]
    pub options: BTreeMap<String, Value>,
}

/// A decision.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
pub struct MoveChoice {
    /// The number of the message that this answers.
    pub id: u64,
    /// The number of the move in the list, or its text.
    #[serde(rename = "move")]
    pub mv: Chosen,
}

/// A move, named by its number in the list or by its text.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
#[serde(
    untagged,
    expecting = "expected the number of a move in the list, or its text"
)]
pub enum Chosen {
    /// The number in the list, from 1.
    Number(u64),
    /// The text of the move.
    Text(String),
}

/// The capability with which a bot receives what its seat sees in the engine's own form.
pub const POSITION: &str = "position";

/// Formats a message as a line. Escapes all terminal control characters.
///
/// # Panics
/// Never panics: a message can always be written as JSON.
pub(crate) fn line(message: &impl Serialize) -> String {
    let text = serde_json::to_string(message);
    json(text.expect("a message holds texts, numbers and maps with text keys"))
}

fn protocol() -> u32 {
    PROTOCOL
}

/// The maximum number of characters that an error message quotes from untrusted input.
const ECHO_MAX: usize = 80;

/// Returns the beginning of untrusted input, for use in an error message.
pub(crate) fn echo(text: &str) -> String {
    let mut echo: String = text.chars().take(ECHO_MAX).collect();
    if text.chars().nth(ECHO_MAX).is_some() {
        echo.push('…');
    }
    echo
}

/// An error in a line, and the field that contains it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Misread {
    pub(crate) id: Option<u64>,
    pub(crate) field: Option<String>,
    pub(crate) error: String,
}

impl Misread {
    /// The field `type` is missing or is no text.
    pub(crate) fn kind(fields: &Map<String, Value>, expected: &str) -> Self {
        let found = fields.get("type");
        let found = found.map_or_else(|| "nothing".to_owned(), Value::to_string);
        Self {
            id: id_of(fields),
            field: Some("type".to_owned()),
            error: format!("found {}; expected {expected}", echo(&found)),
        }
    }

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
    /// Reads a line from a bot. Returns `None` for an empty line and for a message of an unknown type.
    pub(crate) fn read(line: &[u8]) -> Result<Option<Self>, Misread> {
        let advice = "; print answers alone, and all else to standard error";
        let Some(fields) = object(line, advice)? else {
            return Ok(None);
        };
        let kind = match fields.get("type") {
            Some(Value::String(kind)) => kind.as_str(),
            // An error message is recognised by its fields, even without a type.
            None if fields.contains_key("error") => "error",
            _ => return Err(Misread::kind(&fields, "\"ready\" or \"move\"")),
        };
        Ok(Some(match kind {
            "ready" => Self::Ready(typed(&fields)?),
            "move" => Self::Move(typed(&fields)?),
            "error" => Self::Error(typed(&fields)?),
            _ => return Ok(None),
        }))
    }

    /// The answer as a line. Escapes all terminal control characters.
    pub fn line(&self) -> String {
        line(self)
    }

    /// The number of the message that this answers.
    pub(crate) fn id(&self) -> Option<u64> {
        match self {
            Self::Ready(ready) => Some(ready.id),
            Self::Move(choice) => Some(choice.id),
            Self::Error(notice) => notice.id,
        }
    }
}

/// Reads a line as a JSON object. Returns `None` for an empty line. The advice follows if the line is no JSON.
pub(crate) fn object(line: &[u8], advice: &str) -> Result<Option<Map<String, Value>>, Misread> {
    let text = std::str::from_utf8(line)
        .map_err(|_| Misread::line("it is no UTF-8 text".to_owned()))?
        .trim();
    if text.is_empty() {
        return Ok(None);
    }
    let value = serde_json::from_str(text)
        .map_err(|_| Misread::line(format!("{:?} is no JSON{advice}", echo(text))))?;
    let Value::Object(fields) = value else {
        let error = format!("{:?} is no object; expected {{\"type\":…}}", echo(text));
        return Err(Misread::line(error));
    };
    Ok(Some(fields))
}

pub(crate) fn id_of(fields: &Map<String, Value>) -> Option<u64> {
    fields.get("id").and_then(Value::as_u64)
}

pub(crate) fn typed<'v, T: Deserialize<'v>>(fields: &'v Map<String, Value>) -> Result<T, Misread> {
    serde_path_to_error::deserialize(fields).map_err(|error| {
        let path = error.path().to_string();
        Misread {
            id: id_of(fields),
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
