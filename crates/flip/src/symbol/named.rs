//! Names that a pack gives to parts of its programs.

use super::Step;
use roll_and_write::Message;
use roll_and_write::symbol::{Area, Condition, Value};

/// A name that a pack defines, with the values that a program gives it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Named {
    pub(crate) name: String,
    pub(crate) values: String,
    pub(crate) means: Meaning,
}

/// What a name stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Meaning {
    Area(Area),
    Value(Value),
    Condition(Condition),
    Steps(Vec<Step>),
}

impl Named {
    /// The name as a part of a sentence.
    pub(crate) fn message(&self) -> Message {
        let message = Message::new("explain-defined").word("name", format!("define-{}", self.name));
        message.name("values", self.values.clone())
    }
}
