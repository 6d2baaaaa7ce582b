//! Whether values are for the rules of a game.

use rnw_packs::{ValuesError, ValuesFile};
use roll_and_write::{GameVisitor, Presentation, Statistics};
use std::sync::Arc;

/// Asks whether the values of a file are for the rules of a game, and for the version of its features.
#[derive(Clone, Copy, Debug)]
pub struct ValuesFit<'a>(pub &'a ValuesFile);

impl GameVisitor for ValuesFit<'_> {
    type Output = Result<(), ValuesError>;

    fn visit<R: Presentation + Statistics>(self, rules: Arc<R>) -> Self::Output {
        self.0.fits(&*rules)
    }
}
