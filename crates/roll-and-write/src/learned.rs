//! Values learned by play: a sum of learned weights, one for each feature of a state.
//!
//! A ruleset lists the features of a state ([`Ruleset::features`](crate::Ruleset::features)). Training plays games
//! and finds a weight for each of them. The value of a state is the points so far plus the weights of its features.

mod kept;

pub use kept::KeptValues;

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

    /// A number that stands for the feature, as a part of others.
    #[inline]
    pub const fn key(self) -> u64 {
        self.0
    }

    /// The place of the feature in a table of `2^bits` weights.
    #[inline]
    pub const fn slot(self, bits: u32) -> usize {
        (self.0.wrapping_mul(GOLDEN) >> (u64::BITS - bits)) as usize
    }
}

/// A weight for every feature.
pub trait FeatureWeights {
    /// The weight of a feature, in thousandths of a point.
    fn weight(&self, feature: Feature) -> i64;
}

/// Nothing was learned: every weight is 0.
///
/// ```
/// use roll_and_write::learned::{Feature, FeatureWeights, Unlearned};
/// assert_eq!(Unlearned.weight(Feature::new(1)), 0);
/// ```
#[derive(Clone, Copy, Default, Debug)]
pub struct Unlearned;

impl FeatureWeights for Unlearned {
    #[inline]
    fn weight(&self, _: Feature) -> i64 {
        0
    }
}

/// Values that were learned: a table of `2^n` weights, in thousandths of a point.
///
/// ```
/// use roll_and_write::learned::{Feature, FeatureWeights, LearnedValues};
/// let feature = Feature::new(1);
/// let mut weights = vec![0; 1 << 10];
/// weights[feature.slot(10)] = 1500;
/// let values = LearnedValues::new(weights).expect("a power of two");
/// assert_eq!(values.weight(feature), 1500);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct LearnedValues {
    bits: u32,
    weights: Vec<i16>,
}

impl LearnedValues {
    /// Values with these weights. `None` if their number is not a power of two from 2 on.
    pub fn new(weights: Vec<i16>) -> Option<Self> {
        let bits = weights.len().trailing_zeros();
        (weights.len().is_power_of_two() && bits > 0).then_some(Self { bits, weights })
    }

    /// The weights of all slots.
    pub fn weights(&self) -> &[i16] {
        &self.weights
    }
}

impl FeatureWeights for LearnedValues {
    #[inline]
    fn weight(&self, feature: Feature) -> i64 {
        self.weights[feature.slot(self.bits)].into()
    }
}
