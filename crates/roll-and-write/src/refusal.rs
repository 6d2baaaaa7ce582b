//! Why a move is refused.

use crate::Message;
use std::borrow::Cow;
use std::fmt;
use thiserror::Error;

/// The id of a clause of the rules, such as `C-4`.
///
/// ```
/// use roll_and_write::Clause;
/// let (written, made) = (Clause::from("C-4"), Clause::from(format!("C-{}", 4)));
/// assert_eq!((written.to_string(), &written), ("C-4".to_owned(), &made));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Clause(pub Cow<'static, str>);

impl<T: Into<Cow<'static, str>>> From<T> for Clause {
    fn from(id: T) -> Self {
        Self(id.into())
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Why the rules do not allow a move: the clause that forbids it, and the reason. A refused move
/// changes nothing.
///
/// ```
/// use roll_and_write::{Message, Refusal};
/// let reason = Message::new("refusal-marked").name("cell", "b2");
/// let refusal = Refusal::new("C-4", reason);
/// assert_eq!(refusal.clause.0, "C-4");
/// assert_eq!(refusal.reason.key, "refusal-marked");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{reason} [{clause}]")]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Refusal {
    /// The clause that forbids the move.
    pub clause: Clause,
    /// The reason, and what the player can do instead.
    pub reason: Message,
}

impl Refusal {
    /// A refusal with this clause and this reason.
    pub fn new(clause: impl Into<Clause>, reason: Message) -> Self {
        Self {
            clause: clause.into(),
            reason,
        }
    }
}

/// A text that is no move at all. The message says why.
///
/// ```
/// use roll_and_write::{Message, MoveTextError};
/// let error = MoveTextError(Message::new("parse-unknown-move").name("found", "tkae P07"));
/// assert_eq!(error.0.key, "parse-unknown-move");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct MoveTextError(pub Message);

/// Why a text is no state or no view of a game.
///
/// ```
/// use roll_and_write::StateTextError;
/// let error = StateTextError { column: Some(4), ..StateTextError::new("expected a comma") };
/// assert_eq!(error.to_string(), "column 4: expected a comma");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}{problem}", .column.map(|column| format!("column {column}: ")).unwrap_or_default())]
pub struct StateTextError {
    /// The column of the first wrong character, counted from 1; `None` if the text can be read, but a part of it is
    /// wrong, which the problem names.
    pub column: Option<usize>,
    /// What was found, and what was expected.
    pub problem: String,
}

impl StateTextError {
    /// A problem with a part that it names.
    pub fn new(problem: impl Into<String>) -> Self {
        Self {
            column: None,
            problem: problem.into(),
        }
    }

    /// The error of a game that has no such texts.
    pub fn none() -> Self {
        Self::new("the game has no positions as text")
    }

    /// A state that can be read, but cannot come up in a game.
    pub fn impossible(why: impl std::fmt::Display) -> Self {
        Self::new(format!("no game comes to this position: {why}"))
    }
}
