//! The messages from the engine, as a bot of this project reads them.

use crate::message::{ErrorMessage, Misread, MoveText, object, typed};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// A message from the engine that a bot must act on.
///
/// It has only the fields that a built-in bot needs, so that the engine may be of another version.
///
/// ```
/// use rnw_protocol::Received;
/// let hello = br#"{"type":"hello","id":1,"protocol":1,"engine":"rnw 2","capabilities":["position"]}"#;
/// assert!(matches!(Received::read(hello), Ok(Some(Received::Hello(hello))) if hello.id == 1));
/// assert_eq!(Received::read(br#"{"type":"weather"}"#), Ok(None));
/// assert!(Received::read(b"rain").is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Received {
    /// The first message.
    Hello(Greeting),
    /// A game begins.
    New(NewGame),
    /// The seat must decide.
    Act(Decision),
    /// The bot must exit.
    Quit,
}

/// The first message: `hello`.
#[derive(Clone, PartialEq, Eq, Deserialize, Debug)]
pub struct Greeting {
    /// The number that the answer must repeat.
    pub id: u64,
    /// The capabilities that a bot may request.
    #[serde(default)]
    pub capabilities: Vec<String>,
}

/// A game begins: `new`.
#[derive(Clone, PartialEq, Eq, Deserialize, Debug)]
pub struct NewGame {
    /// The number that the answer must repeat.
    pub id: u64,
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of the content pack.
    pub content: String,
    /// The options of the game, with their values.
    pub options: BTreeMap<String, String>,
    /// The number of seats.
    pub seats: usize,
}

/// The seat must decide: `act`.
#[derive(Clone, PartialEq, Eq, Deserialize, Debug)]
pub struct Decision {
    /// The number that the answer must repeat.
    pub id: u64,
    /// The bot's seat, counted from 1.
    pub seat: usize,
    /// What the seat sees, in the engine's own form.
    #[serde(default)]
    pub position: Option<String>,
    /// The legal moves.
    pub moves: Vec<MoveText>,
}

impl Received {
    /// Reads a line from the engine. Returns `None` if it needs no answer: an empty line, and a message that is
    /// unknown or only informs the bot.
    ///
    /// # Errors
    /// If the line cannot be read. The error is what the bot answers.
    pub fn read(line: &[u8]) -> Result<Option<Self>, ErrorMessage> {
        Self::understood(line).map_err(|misread| ErrorMessage {
            id: misread.id,
            field: misread.field,
            error: misread.error,
        })
    }

    fn understood(line: &[u8]) -> Result<Option<Self>, Misread> {
        let Some(fields) = object(line, "")? else {
            return Ok(None);
        };
        let Some(Value::String(kind)) = fields.get("type") else {
            return Err(Misread::kind(&fields, "the name of a message"));
        };
        Ok(Some(match kind.as_str() {
            "hello" => Self::Hello(typed(&fields)?),
            "new" => Self::New(typed(&fields)?),
            "act" => Self::Act(typed(&fields)?),
            "quit" => Self::Quit,
            _ => return Ok(None),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_needs_no_more_than_a_bot_uses() {
        let line = br#"{"type":"act","id":3,"seat":2,"moves":[{"number":1,"text":"pass","new":0}],"new":[]}"#;
        let Ok(Some(Received::Act(decision))) = Received::read(line) else {
            panic!("it is a question");
        };
        assert_eq!(
            (decision.id, decision.seat, decision.position),
            (3, 2, None)
        );
        assert_eq!(decision.moves[0].text, "pass");
        for line in [
            "",
            r#"{"type":"stop","id":3}"#,
            r#"{"type":"ended"}"#,
            r#"{"type":"error"}"#,
        ] {
            assert_eq!(Received::read(line.as_bytes()), Ok(None), "{line}");
        }
    }

    #[test]
    fn a_broken_line_is_answered_with_its_field() {
        for (line, id, field, error) in [
            ("act", None, None, "\"act\" is no JSON"),
            ("[]", None, None, "is no object"),
            (r#"{"id":4}"#, Some(4), Some("type"), "found nothing"),
            (
                r#"{"type":"act","id":5,"seat":1}"#,
                Some(5),
                None,
                "missing field `moves`",
            ),
            (
                r#"{"type":"new","id":6,"game":7}"#,
                Some(6),
                Some("game"),
                "expected a string",
            ),
        ] {
            let found = Received::read(line.as_bytes()).unwrap_err();
            assert_eq!((found.id, found.field.as_deref()), (id, field), "{line}");
            assert!(found.error.contains(error), "{line}: {}", found.error);
        }
    }
}
