//! Chance as an input.
//!
//! Rules never make randomness. When a state awaits chance it says what for ([`Purpose`]) and among
//! which items; whoever deals hands one of them back. Every item is equally likely.

use crate::deck::ItemSet;
use rand::{Rng, RngExt};

/// What a draw is for. Draws of one purpose and ordinal share one stream of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Purpose {
    /// The name, as it stands in records.
    pub name: &'static str,
    /// Which stream of this name, such as the round.
    pub ordinal: u8,
}

/// A draw that a state waits for: one item among a set, each equally likely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance {
    /// What the draw is for.
    pub purpose: Purpose,
    /// The items that can come. Never empty.
    pub among: ItemSet,
}

impl Chance {
    /// Draws one of the items with this generator.
    ///
    /// # Panics
    /// If the set is empty, which no ruleset may ask for.
    pub fn sample<G: Rng + ?Sized>(self, generator: &mut G) -> u8 {
        let pick = generator.random_range(0..self.among.len());
        self.among
            .nth(pick)
            .expect("a chance has at least one item")
    }
}

impl Awaiting {
    /// A draw of one of these items, for this purpose.
    pub fn chance(name: &'static str, ordinal: u8, among: ItemSet) -> Self {
        let purpose = Purpose { name, ordinal };
        Self::Chance(Chance { purpose, among })
    }
}

/// What a state waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaiting {
    /// A decision of each of these seats, in any order. Never empty.
    Seats(crate::Seats),
    /// A draw.
    Chance(Chance),
    /// Nothing: the game is over.
    Over,
}
