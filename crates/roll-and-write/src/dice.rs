//! Pools of dice: what lies on the table between two rolls.
//!
//! A [`DicePool`] is a small `Copy` value for a game's state. It knows its dice, which of them are in
//! the game, which are kept, and what each shows. [`DicePool::to_roll`] is the [`Roll`] that the game
//! awaits, and [`DicePool::take_in`] takes in what it brought.
//!
//! What a side means is the game's own: a number, a letter, a tool. So is a colour: a list with the
//! colour of each die, from which [`DiceSet::of_color`] picks.
//!
//! ```
//! use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
//! use roll_and_write::dice::{DicePool, DiceSet};
//! use roll_and_write::{Awaiting, Roll};
//!
//! // Two white dice and one red die. Sixes are kept, everything else is rolled again, once.
//! const COLORS: [&str; 3] = ["white", "white", "red"];
//! let mut pool = DicePool::new(Roll::of(3, 6));
//! let mut generator = ChaCha8Rng::seed_from_u64(7);
//! for ordinal in 0..2 {
//!     let Awaiting::Chance(chance) = Awaiting::roll("dice", ordinal, pool.to_roll()) else {
//!         unreachable!("a roll is awaited")
//!     };
//!     pool.take_in(chance.sample(&mut generator));
//!     pool.keep(pool.showing(6));
//! }
//! let white = DiceSet::of_color(&COLORS, &"white");
//! assert!(pool.sum(white) <= pool.sum(pool.in_game()));
//! ```

use crate::{DICE_MAX, Outcome, Roll};
use std::ops::{BitAnd, BitOr, Sub};

/// A set of dice of a pool, each by its index from 0 to 15.
///
/// Union is `|`, intersection `&`, difference `-`. Iteration is in ascending order.
///
/// ```
/// use roll_and_write::dice::DiceSet;
/// let dice = DiceSet::first_n(4).without(1);
/// assert_eq!((dice.len(), dice.iter().collect::<Vec<_>>()), (3, vec![0, 2, 3]));
/// assert_eq!(DiceSet::first_n(4) - dice, DiceSet::of(1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct DiceSet(u16);

impl DiceSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The set of one die.
    ///
    /// # Panics
    /// If `die` is [`DICE_MAX`] or more.
    pub const fn of(die: usize) -> Self {
        assert!(die < DICE_MAX, "a pool has at most 16 dice");
        Self(1 << die)
    }

    /// The dice 0 to `n` - 1.
    ///
    /// # Panics
    /// If `n` is more than [`DICE_MAX`].
    pub const fn first_n(n: usize) -> Self {
        assert!(n <= DICE_MAX, "a pool has at most 16 dice");
        Self(((1u32 << n) - 1) as u16)
    }

    /// The dice of a colour. `colors` has the colour of each die.
    ///
    /// ```
    /// use roll_and_write::dice::DiceSet;
    /// let colors = ['w', 'w', 'r', 'y'];
    /// assert_eq!(DiceSet::of_color(&colors, &'w'), DiceSet::first_n(2));
    /// ```
    pub fn of_color<T: PartialEq>(colors: &[T], wanted: &T) -> Self {
        let dice = colors.iter().take(DICE_MAX).enumerate();
        let wanted = dice.filter(|(_, color)| *color == wanted);
        wanted.map(|(die, _)| die).collect()
    }

    /// The number of dice, 0 to [`DICE_MAX`].
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no die.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the die is in the set.
    pub const fn contains(self, die: usize) -> bool {
        die < DICE_MAX && self.0 >> die & 1 != 0
    }

    /// The set with the die added.
    ///
    /// # Panics
    /// If `die` is [`DICE_MAX`] or more.
    #[must_use]
    pub const fn with(self, die: usize) -> Self {
        Self(self.0 | Self::of(die).0)
    }

    /// The set with the die removed.
    ///
    /// # Panics
    /// If `die` is [`DICE_MAX`] or more.
    #[must_use]
    pub const fn without(self, die: usize) -> Self {
        Self(self.0 & !Self::of(die).0)
    }

    /// Goes through the dice in ascending order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let die = left.trailing_zeros() as usize;
            // Clears the lowest bit.
            left &= left.checked_sub(1)?;
            Some(die)
        })
    }
}

impl FromIterator<usize> for DiceSet {
    fn from_iter<I: IntoIterator<Item = usize>>(dice: I) -> Self {
        dice.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl BitOr for DiceSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for DiceSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for DiceSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

/// The dice of a game or of a seat: up to 16, with what they show.
///
/// A die is in the game until it is [removed](Self::remove). It shows nothing until it is rolled.
/// Kept dice stay as they are when the others are rolled.
///
/// ```
/// use roll_and_write::dice::{DicePool, DiceSet};
/// use roll_and_write::{Outcome, Roll};
/// let mut pool = DicePool::new(Roll::of(5, 6));
/// pool.take_in(Outcome::roll(&[3, 3, 0, 5, 3])); // sides count from 0: 4 4 1 6 4
/// assert_eq!((pool.number(3), pool.sum(pool.in_game())), (Some(6), 19));
/// assert_eq!((pool.count_of(4), pool.highest(pool.in_game())), (3, Some(6)));
///
/// // Keep the fours and roll the other two again.
/// pool.keep(pool.showing(4));
/// assert_eq!(pool.to_roll(), Roll::of(2, 6));
/// pool.take_in(Outcome::roll(&[3, 1]));
/// assert_eq!(pool.numbers().collect::<Vec<_>>(), [4, 4, 4, 2, 4]);
///
/// // A die leaves the game.
/// pool.remove(DiceSet::of(0));
/// assert_eq!((pool.in_game().len(), pool.number(0)), (4, None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct DicePool {
    /// All dice, whether in the game or not.
    dice: Roll,
    /// For each die, four bits: the side that it shows. They are 0 if it shows nothing.
    sides: u64,
    in_game: DiceSet,
    shown: DiceSet,
    kept: DiceSet,
}

impl DicePool {
    /// A pool of these dice. All are in the game, none is kept, and none shows anything.
    pub const fn new(dice: Roll) -> Self {
        Self {
            dice,
            sides: 0,
            in_game: DiceSet::first_n(dice.len()),
            shown: DiceSet::EMPTY,
            kept: DiceSet::EMPTY,
        }
    }

    /// The dice that are in the game.
    pub const fn in_game(self) -> DiceSet {
        self.in_game
    }

    /// The dice that are kept.
    pub const fn kept(self) -> DiceSet {
        self.kept
    }

    /// The dice that show something: those that were rolled and are in the game.
    pub const fn shown(self) -> DiceSet {
        self.shown
    }

    /// The dice that are rolled next: in the game and not kept.
    pub fn loose(self) -> DiceSet {
        self.in_game - self.kept
    }

    /// The next roll: the [loose](Self::loose) dice, in the order of the pool. It has no die if all
    /// are kept; then there is nothing to roll.
    pub fn to_roll(self) -> Roll {
        let loose = self.loose().iter();
        loose.fold(Roll::EMPTY, |roll, die| roll.with(self.dice.sides(die)))
    }

    /// Takes in what [`to_roll`](Self::to_roll) brought. Each loose die then shows its new side.
    pub fn take_in(&mut self, rolled: Outcome) {
        for (place, die) in self.loose().iter().enumerate() {
            self.turn(die, rolled.die(place));
        }
    }

    /// Turns a die to a side, counted from 0. Does nothing to a die that is not in the game.
    ///
    /// # Panics
    /// If the die has no such side.
    ///
    /// ```
    /// use roll_and_write::Roll;
    /// use roll_and_write::dice::DicePool;
    /// let mut pool = DicePool::new(Roll::of(1, 6));
    /// pool.turn(0, 4);
    /// assert_eq!((pool.side(0), pool.number(0)), (Some(4), Some(5)));
    /// ```
    pub fn turn(&mut self, die: usize, side: u8) {
        if self.in_game.contains(die) {
            assert!(side < self.dice.sides(die), "a die shows one of its sides");
            self.sides = self.sides & !(15 << (4 * die)) | u64::from(side) << (4 * die);
            self.shown = self.shown.with(die);
        }
    }

    /// Keeps these dice: the next roll leaves them as they are. Dice that show nothing cannot be kept.
    pub fn keep(&mut self, dice: DiceSet) {
        self.kept = self.kept | dice & self.shown;
    }

    /// Keeps these dice no longer.
    pub fn release(&mut self, dice: DiceSet) {
        self.kept = self.kept - dice;
    }

    /// Takes up all dice that are in the game: none is kept, and none shows anything.
    ///
    /// ```
    /// use roll_and_write::dice::DicePool;
    /// use roll_and_write::{Outcome, Roll};
    /// let mut pool = DicePool::new(Roll::of(2, 6));
    /// let before = pool;
    /// pool.take_in(Outcome::roll(&[3, 1]));
    /// pool.keep(pool.in_game());
    /// pool.gather();
    /// assert_eq!(pool, before);
    /// ```
    pub fn gather(&mut self) {
        (self.sides, self.shown, self.kept) = (0, DiceSet::EMPTY, DiceSet::EMPTY);
    }

    /// Takes these dice out of the game. They show nothing more, and no roll has them.
    pub fn remove(&mut self, dice: DiceSet) {
        for die in dice.iter() {
            self.sides &= !(15 << (4 * die));
        }
        self.in_game = self.in_game - dice;
        self.shown = self.shown - dice;
        self.kept = self.kept - dice;
    }

    /// Puts dice back into the game. They show nothing until they are rolled.
    pub fn put_back(&mut self, dice: DiceSet) {
        self.in_game = self.in_game | dice & DiceSet::first_n(self.dice.len());
    }

    /// The side that a die shows, counted from 0; `None` if it shows nothing.
    pub fn side(self, die: usize) -> Option<u8> {
        let shows = self.shown.contains(die);
        shows.then(|| (self.sides >> (4 * die) & 15) as u8)
    }

    /// The number that a die shows, counted from 1, as on usual dice; `None` if it shows nothing.
    pub fn number(self, die: usize) -> Option<u8> {
        self.side(die).map(|side| side + 1)
    }

    /// The numbers of all dice that show one, in the order of the pool.
    pub fn numbers(self) -> impl Iterator<Item = u8> {
        self.shown.iter().filter_map(move |die| self.number(die))
    }

    /// The dice that show this number, counted from 1.
    pub fn showing(self, number: u8) -> DiceSet {
        let shown = self.shown.iter();
        shown
            .filter(|die| self.number(*die) == Some(number))
            .collect()
    }

    /// The number of dice that show this number, counted from 1.
    pub fn count_of(self, number: u8) -> usize {
        self.showing(number).len()
    }

    /// The sum of the numbers of these dice, 0 to 256. Dice that show nothing count 0.
    pub fn sum(self, dice: DiceSet) -> u32 {
        self.sum_of(dice, |_, side| u32::from(side) + 1)
    }

    /// The sum of values of these dice: `value` gives that of a die and of the side that it shows,
    /// counted from 0. Dice that show nothing count 0.
    ///
    /// ```
    /// use roll_and_write::dice::DicePool;
    /// use roll_and_write::{Outcome, Roll};
    /// const VALUES: [u32; 6] = [0, 0, 1, 1, 2, 5];
    /// let mut pool = DicePool::new(Roll::of(3, 6));
    /// pool.take_in(Outcome::roll(&[5, 4, 0]));
    /// assert_eq!(pool.sum_of(pool.shown(), |_, side| VALUES[usize::from(side)]), 7);
    /// ```
    pub fn sum_of(self, dice: DiceSet, value: impl Fn(usize, u8) -> u32) -> u32 {
        let sides = dice.iter().filter_map(|die| Some((die, self.side(die)?)));
        sides.map(|(die, side)| value(die, side)).sum()
    }

    /// The highest number that these dice show, counted from 1; `None` if they show nothing.
    pub fn highest(self, dice: DiceSet) -> Option<u8> {
        dice.iter().filter_map(|die| self.number(die)).max()
    }

    /// The lowest number that these dice show, counted from 1; `None` if they show nothing.
    pub fn lowest(self, dice: DiceSet) -> Option<u8> {
        dice.iter().filter_map(|die| self.number(die)).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_pool_is_small() {
        assert_eq!(size_of::<DicePool>(), 24);
    }

    /// What is done to a pool.
    #[derive(Clone, Debug)]
    enum Act {
        Roll(Vec<u8>),
        Keep(u16),
        Release(u16),
        Remove(u16),
        PutBack(u16),
        Gather,
    }

    fn acts() -> impl Strategy<Value = Act> {
        prop_oneof![
            prop::collection::vec(0u8..2, DICE_MAX).prop_map(Act::Roll),
            any::<u16>().prop_map(Act::Keep),
            any::<u16>().prop_map(Act::Release),
            any::<u16>().prop_map(Act::Remove),
            any::<u16>().prop_map(Act::PutBack),
            Just(Act::Gather),
        ]
    }

    /// A die as people see it.
    #[derive(Clone, Copy, PartialEq, Debug)]
    struct Die {
        sides: u8,
        in_game: bool,
        kept: bool,
        shows: Option<u8>,
    }

    proptest! {
        /// A pool agrees with a plain list of dice.
        #[test]
        fn a_pool_is_a_list_of_dice(
            sides in prop::collection::vec(2u8..=16, 0..=DICE_MAX),
            acts in prop::collection::vec(acts(), 0..12),
        ) {
            let mut pool = DicePool::new(Roll::new(&sides));
            let new = |&sides: &u8| Die { sides, in_game: true, kept: false, shows: None };
            let mut dice: Vec<Die> = sides.iter().map(new).collect();
            for act in acts {
                let numbered = || dice.clone().into_iter().enumerate();
                let one_of = |set: u16| numbered().filter(move |(die, _)| set >> die & 1 != 0).map(|(die, _)| die);
                let of = |set: u16| one_of(set).collect::<Vec<_>>();
                match act {
                    Act::Roll(shown) => {
                        pool.take_in(Outcome::roll(&shown));
                        let loose = dice.iter_mut().filter(|die| die.in_game && !die.kept);
                        loose.zip(shown).for_each(|(die, side)| die.shows = Some(side));
                    }
                    Act::Keep(set) => {
                        pool.keep(DiceSet(set));
                        for die in of(set) { dice[die].kept |= dice[die].shows.is_some(); }
                    }
                    Act::Release(set) => {
                        pool.release(DiceSet(set));
                        for die in of(set) { dice[die].kept = false; }
                    }
                    Act::Remove(set) => {
                        pool.remove(DiceSet(set));
                        let gone = |die: Die| Die { in_game: false, kept: false, shows: None, ..die };
                        for die in of(set) { dice[die] = gone(dice[die]); }
                    }
                    Act::PutBack(set) => {
                        pool.put_back(DiceSet(set));
                        for die in of(set) { dice[die].in_game = true; }
                    }
                    Act::Gather => {
                        pool.gather();
                        for die in &mut dice { (die.kept, die.shows) = (false, None); }
                    }
                }
                let found: Vec<Die> = (0..sides.len()).map(|die| Die {
                    sides: sides[die],
                    in_game: pool.in_game().contains(die),
                    kept: pool.kept().contains(die),
                    shows: pool.side(die),
                }).collect();
                prop_assert_eq!(&found, &dice);
                let loose: Vec<u8> = dice.iter().filter(|die| die.in_game && !die.kept).map(|die| die.sides).collect();
                prop_assert_eq!(pool.to_roll(), Roll::new(&loose));
                let sum: u32 = dice.iter().filter_map(|die| die.shows).map(|side| u32::from(side) + 1).sum();
                prop_assert_eq!(pool.sum(DiceSet(u16::MAX)), sum);
                prop_assert_eq!(pool.count_of(2), dice.iter().filter(|die| die.shows == Some(1)).count());
            }
        }
    }
}
