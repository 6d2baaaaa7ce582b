//! A bot that searches.

mod parameters;

pub use parameters::{Budget, Parameters};

use crate::bot::{Bot, Greedy};
use roll_and_write::Ruleset;
use session::{Clock, Generator, PlayerFault};
use std::marker::PhantomData;
use std::sync::Arc;

/// Searches the decisions that lie ahead, as long as its budget lasts.
#[derive(Debug)]
pub struct Search<R> {
    #[expect(dead_code, reason = "the search is not written yet")]
    parameters: Parameters,
    #[expect(dead_code, reason = "the search is not written yet")]
    clock: Arc<dyn Clock>,
    of: PhantomData<fn() -> R>,
}

impl<R: Ruleset> Search<R> {
    /// A bot with these parameters; it reads the clock if its budget is one of time.
    pub fn new(parameters: Parameters, clock: Arc<dyn Clock>) -> Self {
        Self {
            parameters,
            clock,
            of: PhantomData,
        }
    }
}

impl<R: Ruleset> Bot<R> for Search<R> {
    fn choose(
        &mut self,
        rules: &R,
        view: &R::View,
        generator: &mut Generator,
    ) -> Result<R::Move, PlayerFault> {
        Greedy.choose(rules, view, generator)
    }
}
