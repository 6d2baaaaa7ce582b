//! Counts how the cards, patterns and symbols of a pack perform in games between bots. It works for any game.
//!
//! A [`Counter`] observes one game ([`arena::play`](crate::arena::play)). After each step, it asks the game how the
//! step used its [`UsageKeys`](roll_and_write::UsageKeys). The counts are added to [`Totals`], which are sums of
//! whole numbers. The totals are therefore the same for any number of counters and in any order.
//!
//! Every point of a score is credited to one card. The points that a mark or a choice brings immediately belong to
//! the marked card. Other points that a seat gains in a step (claims, printed points, seals) belong to the cards
//! that it completed in that step, in equal parts. If it completed none, they belong to the card on which it marked
//! last. Points of a seat that has not marked any card belong to no card.
//!
//! [`Worth`] does not credit points to anything. It compares games that are played from the same deals with a thing
//! and without it.

mod counter;
mod paired;
mod report;
mod totals;

pub use counter::Counter;
pub use paired::{Worth, scores};
pub use report::{ListUsageKeys, UsageReport};
pub use totals::{
    CardTotals, EventTotals, LineTotals, PatternTotals, Ratio, SeatTotals, SymbolTotals, Totals,
    Weighed, win_parts,
};

#[cfg(test)]
mod tests;
