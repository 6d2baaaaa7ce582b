//! How the cards, patterns and symbols of a pack fare in games between bots, counted for any game.
//!
//! A [`Counter`] looks on at one game ([`arena::play`](crate::arena::play)) and asks the game after each
//! step what was done with its [`UsageKeys`](roll_and_write::UsageKeys). What it has counted is added to
//! [`Totals`], which are sums of whole numbers: however many counters there were, and in whatever order
//! they came, the totals are the same.
//!
//! Every point of a score is credited to one card. What a mark or a choice brings at once belongs to the
//! card that was marked; whatever else a seat gains in a step (claims, printed points, seals) belongs to
//! the cards that it completed in it, in equal parts, or, if there are none, to the card that it marked
//! last. Points of a seat that has marked no card belong to none.

mod counter;
mod totals;

pub use counter::{Counter, ListUsageKeys, UsageReport};
pub use totals::{
    CardTotals, EventTotals, LineTotals, PatternTotals, Ratio, SeatTotals, SymbolTotals, Totals,
    WIN, Weighed,
};

#[cfg(test)]
mod tests;
