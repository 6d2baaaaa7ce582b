//! Decks as sets: the cards that have not been drawn.
//!
//! A deck has no order. Chance decides which card comes next, and chance is an input (see
//! [`chance`](crate::chance)). So a state contains nothing of the future.

use crate::bits::nth_bit;
use rand::{Rng, RngExt};
use std::ops::{BitAnd, BitOr, Sub};

/// The largest number of cards in a deck.
pub const CARDS_MAX: usize = 128;

/// A card of a pack: its index in the list of the pack's cards, sorted by name.
///
/// The number is valid for one loaded pack only. Records, hashes and players use the names of
/// cards.
///
/// ```
/// use roll_and_write::{CardId, ItemSet};
/// let deck = ItemSet::first_n(16);
/// let drawn = CardId(3);
/// assert!(deck.contains(drawn.0));
/// assert_eq!(deck.without(drawn.0).len(), 15);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CardId(pub u8);

impl CardId {
    /// The index in the list of cards, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of up to 128 items, such as the cards not yet drawn. An item is a number from 0 to 127.
///
/// Union is `|`, intersection `&`, difference `-`. Iteration is in ascending order.
///
/// ```
/// use roll_and_write::ItemSet;
/// let deck = ItemSet::first_n(3).without(1);
/// assert_eq!(deck.iter().collect::<Vec<_>>(), [0, 2]);
/// assert_eq!(deck.nth(1), Some(2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ItemSet(
    /// The items 0 to 63, then those from 64 on. An array of the two would be copied through memory,
    /// and a processor waits when it reads both words at once that were just written one by one.
    u64,
    u64,
);

impl ItemSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0, 0);

    /// The items 0 to `n` - 1.
    ///
    /// # Panics
    /// If `n` is more than [`CARDS_MAX`].
    pub const fn first_n(n: usize) -> Self {
        assert!(n <= CARDS_MAX, "a set holds at most 128 items");
        match n {
            0 => Self::EMPTY,
            1..=64 => Self(u64::MAX >> (64 - n), 0),
            _ => Self(u64::MAX, u64::MAX >> (CARDS_MAX - n)),
        }
    }

    /// Whether the set has no item.
    pub const fn is_empty(self) -> bool {
        self.0 | self.1 == 0
    }

    /// The number of items, 0 to 128.
    pub const fn len(self) -> u32 {
        count_ones(self.0) + count_ones(self.1)
    }

    /// Whether the item is in the set. An item above 127 never is.
    #[inline]
    pub const fn contains(self, item: u8) -> bool {
        let word = if item < 64 { self.0 } else { self.1 };
        (item as usize) < CARDS_MAX && word >> (item % 64) & 1 != 0
    }

    /// The set with one item.
    ///
    /// It does not index the words. That would move them from registers to memory, and waiting for them there takes
    /// longer than everything else in a draw.
    #[inline]
    const fn of(item: u8) -> Self {
        assert!(
            (item as usize) < CARDS_MAX,
            "a set holds the items 0 to 127"
        );
        let bit = 1 << (item % 64);
        if item < 64 {
            Self(bit, 0)
        } else {
            Self(0, bit)
        }
    }

    /// The set with the item added.
    ///
    /// # Panics
    /// If `item` is 128 or more.
    #[inline]
    pub const fn with(self, item: u8) -> Self {
        let Self(low, high) = Self::of(item);
        Self(self.0 | low, self.1 | high)
    }

    /// The set with the item removed.
    ///
    /// # Panics
    /// If `item` is 128 or more.
    #[inline]
    pub const fn without(self, item: u8) -> Self {
        let Self(low, high) = Self::of(item);
        Self(self.0 & !low, self.1 & !high)
    }

    /// The `n`-th item in ascending order, counted from 0; `None` if there are no more than `n`
    /// items.
    pub const fn nth(self, n: u32) -> Option<u8> {
        let low = self.0.count_ones();
        if n < low {
            Some(nth_bit(self.0, n))
        } else if n < self.len() {
            Some(64 + nth_bit(self.1, n - low))
        } else {
            None
        }
    }

    /// A random item, each equally likely; `None` if the set is empty.
    pub fn random<R: Rng + ?Sized>(self, generator: &mut R) -> Option<u8> {
        let count = self.len();
        if count == 0 {
            return None;
        }
        self.nth(generator.random_range(0..count))
    }

    /// Goes through the items in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let Self(mut low, mut high) = self;
        std::iter::from_fn(move || {
            let (bits, first) = if low == 0 {
                (&mut high, 64)
            } else {
                (&mut low, 0)
            };
            let place = bits.trailing_zeros() as u8;
            // Clears the lowest bit.
            *bits &= bits.checked_sub(1)?;
            Some(first + place)
        })
    }
}

impl BitOr for ItemSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0, self.1 | other.1)
    }
}

impl BitAnd for ItemSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0, self.1 & other.1)
    }
}

impl Sub for ItemSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0, self.1 & !other.1)
    }
}

/// The number of ones of a word. Most sets have a word without any, and then this is quicker than counting.
const fn count_ones(word: u64) -> u32 {
    if word == 0 { 0 } else { word.count_ones() }
}

impl ItemSet {
    /// The positions at which a list has this value. Positions beyond the [`CARDS_MAX`]th are left
    /// out.
    ///
    /// ```
    /// use roll_and_write::ItemSet;
    /// let colors = ["red", "green", "red"];
    /// assert_eq!(ItemSet::of_value(&colors, &"red").iter().collect::<Vec<_>>(), [0, 2]);
    /// ```
    pub fn of_value<T: PartialEq>(values: &[T], wanted: &T) -> Self {
        let items = values.iter().take(CARDS_MAX).enumerate();
        let wanted = items.filter(|(_, value)| *value == wanted);
        wanted.map(|(item, _)| item as u8).collect()
    }
}

impl FromIterator<u8> for ItemSet {
    fn from_iter<I: IntoIterator<Item = u8>>(items: I) -> Self {
        items.into_iter().fold(Self::EMPTY, Self::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    proptest! {
        #[test]
        fn item_sets_agree_with_plain_sets(items in prop::collection::btree_set(0u8..128, 0..128), other in 0u8..128) {
            let set: ItemSet = items.iter().copied().collect();
            prop_assert_eq!(set.len() as usize, items.len());
            prop_assert_eq!(set.iter().collect::<BTreeSet<_>>(), items.clone());
            for n in 0..130 {
                prop_assert_eq!(set.nth(n), items.iter().nth(n as usize).copied());
            }
            prop_assert_eq!(set.contains(other), items.contains(&other));
            prop_assert!((128..=255).all(|beyond| !set.contains(beyond)));
            prop_assert!(!set.without(other).contains(other) && set.with(other).contains(other));
        }

        #[test]
        fn sets_are_joined_and_taken_away_as_plain_sets_are(
            a in prop::collection::btree_set(0u8..128, 0..128),
            b in prop::collection::btree_set(0u8..128, 0..128),
        ) {
            let [one, other]: [ItemSet; 2] = [&a, &b].map(|items| items.iter().copied().collect());
            prop_assert_eq!((one | other).iter().collect::<BTreeSet<_>>(), &a | &b);
            prop_assert_eq!((one & other).iter().collect::<BTreeSet<_>>(), &a & &b);
            prop_assert_eq!((one - other).iter().collect::<BTreeSet<_>>(), &a - &b);
            prop_assert_eq!((one | other).is_empty(), a.is_empty() && b.is_empty());
        }
    }

    #[test]
    fn the_first_n_items_are_n() {
        for n in [0, 1, 63, 64, 65, 127, 128] {
            assert_eq!(ItemSet::first_n(n).len() as usize, n);
        }
    }
}
