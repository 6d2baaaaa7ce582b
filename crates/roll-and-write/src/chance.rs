//! Chance as an input.
//!
//! The rules never draw anything themselves. A state that awaits chance says what the draw is for
//! ([`Purpose`]) and what can come ([`Draw`]): an item of a set, an item by its weight, or a roll of
//! dice. The caller draws an [`Outcome`] and hands it to [`Ruleset::deal`](crate::Ruleset::deal).
//!
//! It has more than 500 lines, because almost half of them are documentation with examples.

use crate::deck::ItemSet;
use rand::Rng;
use std::fmt;

/// The largest number of dice in a roll.
pub const DICE_MAX: usize = 16;
/// The largest number of sides of a die in a roll.
pub const SIDES_MAX: u8 = 16;
/// The largest number of items with weights.
pub const WEIGHTS_MAX: usize = 16;
/// The largest number of bytes in the name of a [`Purpose`].
pub const PURPOSE_NAME_MAX: usize = 19;

/// What a draw is for. Draws with the same name and ordinal share one stream of chance.
///
/// Items of a set that are drawn for one purpose come in one random order. So a deck that is drawn
/// from keeps its purpose, and a new ordinal is a new shuffle. Every roll, and every draw by weights,
/// needs an ordinal of its own: a purpose has one roll only.
///
/// ```
/// use roll_and_write::{Awaiting, ItemSet, Purpose};
/// let Awaiting::Chance(chance) = Awaiting::chance("expedition", 2, 8, ItemSet::first_n(7)) else {
///     unreachable!("a draw is awaited")
/// };
/// assert_eq!(chance.purpose, Purpose::new("expedition", 2));
/// assert_eq!(chance.purpose.name(), "expedition");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Purpose {
    /// The bytes of the name, and zeros up to the last.
    name: [u8; PURPOSE_NAME_MAX],
    length: u8,
    /// The number of the stream among those with this name, such as the round.
    pub ordinal: u32,
}

impl Purpose {
    /// The purpose with this name, which records use, such as `dice`.
    ///
    /// # Panics
    /// If the name has more than [`PURPOSE_NAME_MAX`] bytes.
    #[inline]
    pub const fn new(name: &str, ordinal: u32) -> Self {
        let (mut bytes, length) = ([0; PURPOSE_NAME_MAX], name.len());
        assert!(
            length <= PURPOSE_NAME_MAX,
            "the name of a purpose has at most 19 bytes"
        );
        bytes
            .split_at_mut(length)
            .0
            .copy_from_slice(name.as_bytes());
        Self {
            name: bytes,
            length: length as u8,
            ordinal,
        }
    }

    /// The name that records use.
    pub fn name(&self) -> &str {
        let name = &self.name[..usize::from(self.length)];
        std::str::from_utf8(name).unwrap_or_default() // it was a text
    }

    /// Whether another purpose has the same name.
    #[inline]
    pub fn is_named_like(self, other: Self) -> bool {
        self.name == other.name
    }
}

impl fmt::Debug for Purpose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Purpose")
            .field(&self.name())
            .field(&self.ordinal)
            .finish()
    }
}

/// A draw that a state awaits.
///
/// ```
/// use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
/// use roll_and_write::{Chance, Draw, ItemSet, Purpose, Roll};
/// let mut generator = ChaCha8Rng::seed_from_u64(7);
/// let purpose = Purpose::new("deck", 0);
/// let among = ItemSet::first_n(8);
/// let deck = Chance { purpose, draw: Draw::Item { items: 8, among } };
/// assert!(among.contains(deck.sample(&mut generator).as_item()));
///
/// let purpose = Purpose::new("dice", 0);
/// let dice = Chance { purpose, draw: Draw::Roll(Roll::of(3, 6)) };
/// let rolled = dice.sample(&mut generator);
/// assert!(dice.can_bring(rolled) && rolled.die(2) < 6);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance {
    /// What the draw is for.
    pub purpose: Purpose,
    /// What can come.
    pub draw: Draw,
}

/// What a draw can bring.
///
/// ```
/// use roll_and_write::{Draw, ItemSet, Roll, Weights};
/// let outcomes = |draw: Draw| draw.outcomes();
/// assert_eq!(outcomes(Draw::Item { items: 8, among: ItemSet::first_n(5) }), 5);
/// assert_eq!(outcomes(Draw::Weighted(Weights::of(&[3, 0, 1]))), 2);
/// assert_eq!(outcomes(Draw::Roll(Roll::of(6, 6))), 46_656);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draw {
    /// One item of a set, each equally likely.
    Item {
        /// The number of items that draws for this purpose can ever bring, 1 to 128: the whole deck,
        /// not what is left of it. All items are below it. It is the same for all draws for a
        /// purpose.
        items: u8,
        /// The items that can come; never empty.
        among: ItemSet,
    },
    /// One item, each as likely as its weight.
    Weighted(Weights),
    /// A roll of independent dice.
    Roll(Roll),
}

impl Draw {
    /// The items that can come; `None` for a roll, whose outcomes nobody should list.
    ///
    /// ```
    /// use roll_and_write::{Draw, Roll, Weights};
    /// let items = Draw::Weighted(Weights::of(&[3, 0, 1])).items().unwrap();
    /// assert_eq!(items.iter().collect::<Vec<_>>(), [0, 2]);
    /// assert!(Draw::Roll(Roll::of(2, 6)).items().is_none());
    /// ```
    pub fn items(self) -> Option<ItemSet> {
        match self {
            Self::Item { among, .. } => Some(among),
            Self::Weighted(weights) => Some(weights.items()),
            Self::Roll(_) => None,
        }
    }

    /// The number of outcomes that can come. [`u64::MAX`] stands for all larger numbers.
    pub fn outcomes(self) -> u64 {
        match self {
            Self::Item { among, .. } => among.len().into(),
            Self::Weighted(weights) => weights.items().len().into(),
            Self::Roll(roll) => roll.outcomes(),
        }
    }

    /// The weight of an outcome: 0 if it cannot come, 1 if all that can come are equally likely.
    ///
    /// ```
    /// use roll_and_write::{Draw, Outcome, Weights};
    /// let draw = Draw::Weighted(Weights::of(&[3, 0, 1]));
    /// assert_eq!([0, 1, 2, 3].map(|item| draw.weight(Outcome::item(item))), [3, 0, 1, 0]);
    /// ```
    pub fn weight(self, outcome: Outcome) -> u32 {
        let item = u8::try_from(outcome.0).ok();
        match self {
            Self::Item { among, .. } => item.is_some_and(|item| among.contains(item)).into(),
            Self::Weighted(weights) => item.map_or(0, |item| weights.weight(item).into()),
            Self::Roll(roll) => roll.can_show(outcome).into(),
        }
    }
}

impl Chance {
    /// Whether the draw can bring this outcome.
    pub fn can_bring(self, outcome: Outcome) -> bool {
        self.draw.weight(outcome) > 0
    }

    /// The first outcome: the lowest item that can come, or a roll in which all dice show their
    /// first side. `None` if nothing can come, which no ruleset may await.
    ///
    /// ```
    /// use roll_and_write::{Awaiting, ItemSet, Outcome};
    /// let deck = ItemSet::first_n(8).without(0);
    /// let Awaiting::Chance(chance) = Awaiting::chance("deck", 0, 8, deck) else { unreachable!() };
    /// assert_eq!(chance.first(), Some(Outcome::item(1)));
    /// ```
    pub fn first(self) -> Option<Outcome> {
        match self.draw.items() {
            Some(items) => items.nth(0).map(Outcome::item),
            None => Some(Outcome(0)),
        }
    }

    /// Draws with a generator.
    ///
    /// # Panics
    /// If nothing can come. No ruleset may await such a draw.
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "where only cards are drawn, nothing else is left of it, not even the purpose"
    )]
    pub fn sample<G: Rng + ?Sized>(self, generator: &mut G) -> Outcome {
        match self.draw {
            Draw::Item { among, .. } => random_item(among, generator),
            Draw::Weighted(weights) => random_by_weight(weights, generator),
            Draw::Roll(roll) => random_roll(roll, generator),
        }
    }
}

fn random_item<G: Rng + ?Sized>(among: ItemSet, generator: &mut G) -> Outcome {
    let item = among.random(generator);
    Outcome::item(item.expect("a chance has at least one item"))
}

fn random_by_weight<G: Rng + ?Sized>(weights: Weights, generator: &mut G) -> Outcome {
    weights.pick(generator.next_u64())
}

fn random_roll<G: Rng + ?Sized>(roll: Roll, generator: &mut G) -> Outcome {
    roll.throw(|| generator.next_u64())
}

/// What a draw brought: an item, or the sides that dice show.
///
/// Only the [`Draw`] says which of the two it is. The sides of a die are counted from 0, so the
/// usual number of a side is one more.
///
/// ```
/// use roll_and_write::Outcome;
/// assert_eq!(Outcome::item(5).as_item(), 5);
/// let rolled = Outcome::roll(&[2, 0, 5]);
/// assert_eq!([0, 1, 2].map(|die| rolled.die(die)), [2, 0, 5]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Outcome(u64);

impl Outcome {
    /// An item.
    #[inline]
    pub const fn item(item: u8) -> Self {
        Self(item as u64)
    }

    /// The item. Of a roll: the sides of its first two dice, which means nothing.
    #[inline]
    pub const fn as_item(self) -> u8 {
        self.0 as u8
    }

    /// The sides that dice show, counted from 0, in the order of the dice.
    ///
    /// # Panics
    /// If there are more than [`DICE_MAX`] dice, or a side is [`SIDES_MAX`] or more.
    pub const fn roll(sides: &[u8]) -> Self {
        assert!(sides.len() <= DICE_MAX, "a roll has at most 16 dice");
        let (mut bits, mut die) = (0, 0);
        while die < sides.len() {
            assert!(sides[die] < SIDES_MAX, "a die has at most 16 sides");
            bits |= (sides[die] as u64) << (4 * die);
            die += 1;
        }
        Self(bits)
    }

    /// The side that a die of a roll shows, counted from 0. A die that was not rolled shows 0.
    ///
    /// # Panics
    /// If `die` is [`DICE_MAX`] or more.
    #[inline]
    pub const fn die(self, die: usize) -> u8 {
        assert!(die < DICE_MAX, "a roll has at most 16 dice");
        (self.0 >> (4 * die) & 15) as u8
    }
}

impl From<u8> for Outcome {
    /// An item.
    fn from(item: u8) -> Self {
        Self::item(item)
    }
}

/// Up to 16 independent dice of 2 to 16 sides, which are rolled together.
///
/// ```
/// use roll_and_write::{Outcome, Roll};
/// let roll = Roll::new(&[6, 6, 20 - 8]);
/// assert_eq!((roll.len(), roll.sides(2), roll.outcomes()), (3, 12, 432));
/// assert!(roll.can_show(Outcome::roll(&[5, 0, 11])));
/// assert!(!roll.can_show(Outcome::roll(&[6, 0, 0])));
/// assert_eq!(Roll::of(2, 6), Roll::new(&[6, 6]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Roll(
    /// For each die, four bits: its number of sides less 1. They are 0 behind the last die.
    u64,
);

impl Roll {
    /// A roll of no dice. [`with`](Self::with) adds dice.
    pub const EMPTY: Self = Self(0);

    /// Dice with these numbers of sides.
    ///
    /// # Panics
    /// If there are more than [`DICE_MAX`] dice, or a die has fewer than 2 or more than
    /// [`SIDES_MAX`] sides.
    pub const fn new(sides: &[u8]) -> Self {
        let (mut roll, mut die) = (Self::EMPTY, 0);
        while die < sides.len() {
            roll = roll.with(sides[die]);
            die += 1;
        }
        roll
    }

    /// So many dice with the same number of sides.
    ///
    /// # Panics
    /// As [`new`](Self::new).
    pub const fn of(dice: usize, sides: u8) -> Self {
        let (mut roll, mut left) = (Self::EMPTY, dice);
        while left > 0 {
            roll = roll.with(sides);
            left -= 1;
        }
        roll
    }

    /// The same roll with one more die.
    ///
    /// # Panics
    /// As [`new`](Self::new).
    #[must_use]
    pub const fn with(self, sides: u8) -> Self {
        let dice = self.len();
        assert!(dice < DICE_MAX, "a roll has at most 16 dice");
        assert!(2 <= sides && sides <= SIDES_MAX, "a die has 2 to 16 sides");
        Self(self.0 | (sides as u64 - 1) << (4 * dice))
    }

    /// The number of dice, 0 to [`DICE_MAX`].
    pub const fn len(self) -> usize {
        (u64::BITS - self.0.leading_zeros()).div_ceil(4) as usize
    }

    /// Whether there are no dice.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of sides of a die, 2 to 16; 1 if there is no such die.
    ///
    /// # Panics
    /// If `die` is [`DICE_MAX`] or more.
    pub const fn sides(self, die: usize) -> u8 {
        assert!(die < DICE_MAX, "a roll has at most 16 dice");
        (self.0 >> (4 * die) & 15) as u8 + 1
    }

    /// The number of ways in which the dice can fall. [`u64::MAX`] stands for all larger numbers.
    pub fn outcomes(self) -> u64 {
        let sides = (0..self.len()).map(|die| u64::from(self.sides(die)));
        sides.fold(1, u64::saturating_mul)
    }

    /// Whether the dice can show this: every die one of its sides, and nothing behind the last die.
    pub fn can_show(self, outcome: Outcome) -> bool {
        (0..DICE_MAX).all(|die| outcome.die(die) < self.sides(die))
    }

    /// Throws the dice: `number` gives a random number for each die, in the order of the dice.
    ///
    /// The number stands for a fraction from 0 to below 1, which falls into one of as many equal
    /// parts as the die has sides. Records depend on this; it must never change.
    ///
    /// ```
    /// use roll_and_write::{Outcome, Roll};
    /// let mut numbers = [0, u64::MAX, u64::MAX / 2 + 1].into_iter();
    /// let rolled = Roll::of(3, 6).throw(|| numbers.next().unwrap());
    /// assert_eq!(rolled, Outcome::roll(&[0, 5, 3]));
    /// ```
    #[inline]
    pub fn throw(self, number: impl FnMut() -> u64) -> Outcome {
        let (mut number, mut left) = (number, self.0);
        let (mut bits, mut place) = (0, 0);
        while left != 0 {
            let sides = u128::from(left & 15) + 1;
            bits |= (((u128::from(number()) * sides) >> 64) as u64) << place;
            (left, place) = (left >> 4, place + 4);
        }
        Outcome(bits)
    }
}

/// Up to 16 items with weights from 0 to 255. An item with weight 0 never comes.
///
/// ```
/// use roll_and_write::Weights;
/// let weather = Weights::of(&[5, 3, 0, 2]);
/// assert_eq!((weather.total(), weather.weight(1), weather.weight(15)), (10, 3, 0));
/// assert_eq!(weather.items().len(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Weights([u8; WEIGHTS_MAX]);

impl Weights {
    /// The items 0, 1, 2 and so on with these weights.
    ///
    /// # Panics
    /// If there are more than [`WEIGHTS_MAX`] weights.
    pub const fn of(weights: &[u8]) -> Self {
        assert!(
            weights.len() <= WEIGHTS_MAX,
            "at most 16 items have weights"
        );
        let (mut all, mut item) = ([0; WEIGHTS_MAX], 0);
        while item < weights.len() {
            all[item] = weights[item];
            item += 1;
        }
        Self(all)
    }

    /// The same weights, but with this one for an item.
    ///
    /// # Panics
    /// If `item` is [`WEIGHTS_MAX`] or more.
    ///
    /// ```
    /// use roll_and_write::Weights;
    /// assert_eq!(Weights::of(&[5, 3]).with(1, 0), Weights::of(&[5]));
    /// ```
    #[must_use]
    pub const fn with(self, item: u8, weight: u8) -> Self {
        let mut all = self.0;
        all[item as usize] = weight;
        Self(all)
    }

    /// The weight of an item, 0 to 255. It is 0 for an item beyond the last.
    pub const fn weight(self, item: u8) -> u8 {
        if (item as usize) < WEIGHTS_MAX {
            self.0[item as usize]
        } else {
            0
        }
    }

    /// The sum of all weights, 0 to 4080.
    pub fn total(self) -> u32 {
        self.0.iter().map(|weight| u32::from(*weight)).sum()
    }

    /// The items that can come.
    pub fn items(self) -> ItemSet {
        let items = 0..WEIGHTS_MAX as u8;
        items.filter(|item| self.weight(*item) > 0).collect()
    }

    /// The item for a random number, which stands for a fraction of the sum of all weights. Records
    /// depend on this; it must never change.
    ///
    /// # Panics
    /// If all weights are 0. No ruleset may await such a draw.
    ///
    /// ```
    /// use roll_and_write::{Outcome, Weights};
    /// let weights = Weights::of(&[1, 0, 1]);
    /// assert_eq!(weights.pick(u64::MAX / 2), Outcome::item(0));
    /// assert_eq!(weights.pick(u64::MAX / 2 + 1), Outcome::item(2));
    /// ```
    pub fn pick(self, number: u64) -> Outcome {
        let total = u128::from(self.total());
        let mut pick = ((u128::from(number) * total) >> 64) as u32;
        for (item, weight) in (0..).zip(self.0) {
            match pick.checked_sub(weight.into()) {
                Some(rest) => pick = rest,
                None => return Outcome::item(item),
            }
        }
        panic!("a chance has at least one item with a weight")
    }
}

impl Awaiting {
    /// Awaits a draw of one of these items, for this purpose. `items` is the number of items that
    /// draws for this purpose can ever bring.
    #[inline]
    pub const fn chance(name: &str, ordinal: u32, items: usize, among: ItemSet) -> Self {
        Self::Chance(Chance {
            purpose: Purpose::new(name, ordinal),
            draw: Draw::Item {
                items: items as u8,
                among,
            },
        })
    }

    /// Awaits a roll of dice, for this purpose. Every roll of a game needs its own ordinal.
    ///
    /// ```
    /// use roll_and_write::{Awaiting, Draw, Roll};
    /// let Awaiting::Chance(chance) = Awaiting::roll("dice", 70_000, Roll::of(4, 6)) else {
    ///     unreachable!("a roll is awaited")
    /// };
    /// assert_eq!(chance.draw, Draw::Roll(Roll::of(4, 6)));
    /// ```
    #[inline]
    pub const fn roll(name: &str, ordinal: u32, roll: Roll) -> Self {
        Self::Chance(Chance {
            purpose: Purpose::new(name, ordinal),
            draw: Draw::Roll(roll),
        })
    }

    /// Awaits an item by its weight, for this purpose. Every such draw of a game needs its own
    /// ordinal.
    ///
    /// ```
    /// use roll_and_write::{Awaiting, Outcome, Weights};
    /// let Awaiting::Chance(chance) = Awaiting::weighted("weather", 3, Weights::of(&[9, 1])) else {
    ///     unreachable!("a draw is awaited")
    /// };
    /// assert!(chance.can_bring(Outcome::item(1)) && !chance.can_bring(Outcome::item(2)));
    /// ```
    #[inline]
    pub const fn weighted(name: &str, ordinal: u32, weights: Weights) -> Self {
        Self::Chance(Chance {
            purpose: Purpose::new(name, ordinal),
            draw: Draw::Weighted(weights),
        })
    }
}

/// What a state waits for.
///
/// ```
/// use roll_and_write::{Awaiting, Seat, Seats};
/// let to_do = |awaiting| match awaiting {
///     Awaiting::Seats(seats) => format!("{} seats decide", seats.len()),
///     Awaiting::Chance(chance) => format!("draw one of {}", chance.draw.outcomes()),
///     Awaiting::Over => "count the points".to_owned(),
/// };
/// assert_eq!(to_do(Awaiting::Seats(Seats::of(Seat::new(1)))), "1 seats decide");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaiting {
    /// One decision of each of these seats, in any order. The set is never empty.
    Seats(crate::Seats),
    /// A draw. Its outcome goes to [`Ruleset::deal`](crate::Ruleset::deal).
    Chance(Chance),
    /// Nothing. The game is over.
    Over,
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// A state machine passes it around for every step, so it is no larger than it was for decks alone.
    #[test]
    fn a_chance_is_small() {
        assert!(size_of::<Chance>() <= 48 && size_of::<Outcome>() == 8);
    }

    fn rolls() -> impl Strategy<Value = Roll> {
        prop::collection::vec(2..=SIDES_MAX, 0..=DICE_MAX).prop_map(|sides| Roll::new(&sides))
    }

    proptest! {
        #[test]
        fn dice_show_what_they_can(roll in rolls(), numbers in prop::collection::vec(any::<u64>(), DICE_MAX)) {
            let mut next = numbers.iter().copied();
            let outcome = roll.throw(|| next.next().unwrap());
            prop_assert_eq!(next.len(), DICE_MAX - roll.len());
            prop_assert!(roll.can_show(outcome));
            let sides: Vec<u8> = (0..roll.len()).map(|die| outcome.die(die)).collect();
            prop_assert_eq!(Outcome::roll(&sides), outcome);
            for die in 0..roll.len() {
                let part = (u128::from(numbers[die]) * u128::from(roll.sides(die))) >> 64;
                prop_assert_eq!(u128::from(outcome.die(die)), part);
                let mut beyond = sides.clone();
                beyond[die] = roll.sides(die);
                if beyond[die] < SIDES_MAX {
                    prop_assert!(!roll.can_show(Outcome::roll(&beyond)));
                }
            }
        }

        #[test]
        fn an_item_without_weight_never_comes(weights in prop::array::uniform16(0u8..4), number: u64) {
            let weights = Weights::of(&weights);
            prop_assume!(weights.total() > 0);
            let outcome = weights.pick(number);
            prop_assert!(Draw::Weighted(weights).weight(outcome) > 0);
        }
    }

    #[test]
    fn the_last_side_of_the_last_die_counts() {
        let roll = Roll::of(DICE_MAX, SIDES_MAX);
        assert_eq!((roll.len(), roll.outcomes()), (16, u64::MAX));
        assert_eq!(roll.throw(|| u64::MAX), Outcome(u64::MAX));
        assert_eq!(Weights::of(&[255; 16]).pick(u64::MAX), Outcome::item(15));
        assert_eq!(Roll::EMPTY.throw(|| unreachable!()), Outcome(0));
    }
}
