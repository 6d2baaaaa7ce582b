//! Counting in a game of any type.

use super::{Counter, Totals};
use crate::arena::{ArenaReport, GameResult};
use roll_and_write::{GameVisitor, Presentation, Statistics, UsageKeys};
use std::sync::Arc;

/// Counts the use of cards, patterns and symbols in each game of an arena.
#[derive(Clone, Copy, Debug)]
pub struct UsageReport;

impl ArenaReport for UsageReport {
    type Observer<R: Presentation + Statistics> = Counter<R>;
    type Output = Totals;

    fn begin<R: Presentation + Statistics>(rules: &R) -> Counter<R> {
        Counter::new(rules)
    }
    fn end<R: Presentation + Statistics>(
        rules: &R,
        observer: Counter<R>,
        result: &GameResult,
    ) -> Totals {
        observer.finish(rules, result)
    }
}

/// Returns the cards, patterns and symbols that can be counted in a game.
#[derive(Clone, Copy, Debug)]
pub struct ListUsageKeys;

impl GameVisitor for ListUsageKeys {
    type Output = UsageKeys;

    fn visit<R: Presentation + Statistics>(self, rules: Arc<R>) -> UsageKeys {
        rules.usage_keys()
    }
}
