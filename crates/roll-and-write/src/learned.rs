//! Values learned by play: a sum of learned weights, one for each feature of a state.
//!
//! A ruleset lists the features of a state ([`Ruleset::features`](crate::Ruleset::features)). Training plays games
//! and finds a weight for each of them. The value of a state is the points so far plus the weights of its features.

use crate::{Legal, Ruleset, Seat};
use std::ops::ControlFlow;

/// The default of [`Ruleset::evaluate`], for games that override it until they have learned values.
pub fn evaluate<R: Ruleset + ?Sized>(rules: &R, state: &R::State, seat: Seat) -> i64 {
    let mut value = rules.points_so_far(state, seat);
    if let Some(values) = rules.values() {
        rules.features(state, seat, |feature| value += values.weight(feature));
    }
    value
}

/// The default of [`Ruleset::evaluate_moves`], for games that override it until they have learned values.
pub fn evaluate_moves<R: Ruleset + ?Sized, B>(
    rules: &R,
    state: &R::State,
    seat: Seat,
    mut wanted: impl FnMut(usize) -> bool,
    mut visit: impl FnMut(Legal<R::Move>, i64) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let mut number = 0;
    rules.for_each_move(state, seat, |mv| {
        number += 1;
        if !wanted(number - 1) {
            return ControlFlow::Continue(());
        }
        let mut after = *state;
        rules.preview(&mut after, mv);
        visit(mv, rules.evaluate(&after, seat))
    })
}

/// A feature of a state, as a hash of what it is about.
///
/// ```
/// use roll_and_write::learned::Feature;
/// // Table 3 of a game's features: a card by its number, and how many of its cells are marked.
/// let feature = Feature::new(3).with(17).with(5);
/// assert_eq!(feature, Feature::new(3).with(17).with(5));
/// assert_ne!(feature, Feature::new(3).with(5).with(17));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feature(u64);

/// An odd number whose bits look random: the golden ratio, in 64 bits (Knuth, The Art of Computer Programming 3, 6.4).
const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

impl Feature {
    /// A feature of a table. Features of different tables are different.
    #[inline]
    pub const fn new(table: u64) -> Self {
        Self(0).with(table)
    }

    /// The same feature with one more part.
    #[inline]
    #[must_use]
    pub const fn with(self, part: u64) -> Self {
        let mixed = (self.0 ^ part).wrapping_add(1).wrapping_mul(GOLDEN);
        Self(mixed ^ mixed >> 32)
    }

    /// The place of the feature in a table of `2^bits` weights.
    #[inline]
    pub const fn slot(self, bits: u32) -> usize {
        (self.0.wrapping_mul(GOLDEN) >> (u64::BITS - bits)) as usize
    }
}

/// Weights of features, in thousandths of a point.
#[derive(Clone, PartialEq, Debug)]
pub struct LearnedValues {
    bits: u32,
    weights: Box<[i16]>,
}

impl LearnedValues {
    /// The weights of all slots. Their number is a power of two.
    pub fn new(weights: Box<[i16]>) -> Self {
        assert!(weights.len().is_power_of_two());
        Self { bits: weights.len().trailing_zeros(), weights }
    }

    /// All weights, in thousandths of a point.
    pub fn weights(&self) -> &[i16] {
        &self.weights
    }

    /// The weight of a feature, in thousandths of a point.
    #[inline]
    pub fn weight(&self, feature: Feature) -> i64 {
        self.weights[feature.slot(self.bits)].into()
    }
}
