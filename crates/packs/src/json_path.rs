//! The way to a value within JSON.

use serde_json::Value;

/// A step of the way to a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum PathStep {
    Key(String),
    Index(usize),
}

/// What is at the end of the way.
pub(crate) fn lookup_mut<'v>(value: &'v mut Value, path: &[PathStep]) -> Option<&'v mut Value> {
    path.iter().try_fold(value, |value, step| match step {
        PathStep::Key(key) => value.get_mut(key),
        PathStep::Index(index) => value.get_mut(index),
    })
}
