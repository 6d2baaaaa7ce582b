//! Why a move is refused.

use crate::Message;
use std::fmt;
use thiserror::Error;

/// The id of a rule clause, such as `C-4`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Clause(pub &'static str);

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A move that the rules do not allow: the clause that forbids it and the reason.
///
/// A refused move changes nothing.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{reason} [{clause}]")]
pub struct Refusal {
    /// The clause that forbids the move.
    pub clause: Clause,
    /// The reason, and what to do instead.
    pub reason: Message,
}

impl Refusal {
    /// A refusal by this clause for this reason.
    pub fn new(clause: &'static str, reason: Message) -> Self {
        Self {
            clause: Clause(clause),
            reason,
        }
    }
}

/// A text that is no move at all.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct MoveTextError(pub Message);
