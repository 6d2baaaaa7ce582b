//! What a balance report counts in a game.

use crate::{Ruleset, UsageEvent, UsageKeys};

/// How often cards, patterns and symbols are used in a game of a [`Ruleset`].
///
/// The defaults count nothing: `impl Statistics for MyGame {}` is enough.
pub trait Statistics: Ruleset {
    /// The cards, patterns and symbols whose balance a report counts: by default there are none.
    fn usage_keys(&self) -> UsageKeys {
        UsageKeys::default()
    }

    /// What one step, a draw or a decision, did with them, and who starts: by default nothing is told.
    /// `events` are those of the step.
    fn usage_events(
        &self,
        _before: &Self::State,
        _events: &[Self::Event],
        _after: &Self::State,
    ) -> Vec<UsageEvent> {
        Vec::new()
    }
}
