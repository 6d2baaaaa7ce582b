//! Draws chance from one seed, with a separate stream for each purpose.
//!
//! Each purpose has one random order of all its items, which depends only on the seed. A draw takes the first
//! item in that order that is still in the set. Two games with the same seed therefore differ only where their
//! players' choices made the decks different. A resumed game makes the same draws as an uninterrupted one.
//!
//! There are two versions of the orders, and a record names its version. New games use the newest. Version 1
//! shuffles 128 items for each purpose at once, which took most of the time of a random game.
//!
//! Rolls of dice, and draws by weights, have no order. Each depends on the seed, the game and its purpose alone. They
//! are the same in all versions.

use crate::DealId;
use crate::stream::Stream;
use rand::rand_core::TryRng;
use rand::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;
use roll_and_write::{
    BySeat, CARDS_MAX, Chance, Draw, ItemSet, Outcome, Purpose, Roll, Seat, Weights,
};
use std::convert::Infallible;

/// The version of the dealer that new games use.
pub const DEALER: u32 = 2;
/// The oldest version of the dealer. Records that name no version were dealt by it.
pub const DEALER_OLDEST: u32 = 1;

/// The dealer of records and runs that name none. For serde's `default`.
pub fn oldest_dealer() -> u32 {
    DEALER_OLDEST
}

/// Returns whether records and runs leave out this dealer. For serde's `skip_serializing_if`.
pub fn is_oldest_dealer(dealer: &u32) -> bool {
    *dealer == DEALER_OLDEST
}

/// A random generator for one decision: `SplitMix64` (Steele, Lea and Flood 2014), which gives the same numbers on
/// every machine, and takes no time to begin.
///
/// Its seed comes from a key of its seat alone. So its numbers tell nothing of the seed of the table, of the draws,
/// or of the decisions of other seats.
#[derive(Clone)]
pub struct Generator(SplitMix64);

roll_and_write::opaque_debug!(Generator);

impl TryRng for Generator {
    type Error = Infallible;

    #[inline]
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.0.try_next_u32()
    }
    #[inline]
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.0.try_next_u64()
    }
    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.0.try_fill_bytes(bytes)
    }
}

/// Draws chance for one game, and makes the generators of its decisions.
///
/// ```
/// use roll_and_write::{Chance, Draw, Outcome, Purpose, Roll};
/// use rnw_session::{DealId, Dealer};
/// let purpose = Purpose::new("dice", 3);
/// let chance = Chance { purpose, draw: Draw::Roll(Roll::of(5, 6)) };
/// // This roll is the same for ever, whatever was rolled before.
/// assert_eq!(Dealer::new(DealId::single(7)).draw(chance), Outcome::roll(&[0, 4, 4, 1, 0]));
/// ```
#[derive(Clone, Debug)]
pub struct Dealer {
    version: u32,
    deal: DealId,
    decisions: DecisionKeys,
    /// The orders of the purposes so far. Those behind `used` are of an earlier game.
    orders: Vec<Order>,
    used: usize,
    /// The keys of the names of rolls so far. They are of this game only.
    keys: Vec<(Purpose, u64)>,
}

impl Dealer {
    /// A dealer of the newest version for a game.
    pub fn new(deal: DealId) -> Self {
        Self {
            version: DEALER,
            deal,
            decisions: DecisionKeys::new(deal),
            orders: Vec::new(),
            used: 0,
            keys: Vec::new(),
        }
    }

    /// A dealer for a game that was begun with this version; `None` if there is no such version.
    pub fn of_version(version: u32, deal: DealId) -> Option<Self> {
        let known = (DEALER_OLDEST..=DEALER).contains(&version);
        known.then(|| Self {
            version,
            ..Self::new(deal)
        })
    }

    /// Begins another game. It is as a new dealer of the same version, but reuses memory.
    pub fn begin(&mut self, deal: DealId) {
        self.deal = deal;
        self.decisions = DecisionKeys::new(deal);
        self.used = 0;
        self.keys.clear();
    }

    /// Draws. Of a set: the first item in the purpose's order that is still in the set. Rolls and draws by weights
    /// depend on the purpose alone.
    ///
    /// # Panics
    /// If nothing can come. No ruleset may request such a draw.
    #[inline]
    pub fn draw(&mut self, chance: Chance) -> Outcome {
        match chance.draw {
            Draw::Item { items, among } => Outcome::item(self.item(chance.purpose, items, among)),
            Draw::Weighted(weights) => self.by_weight(chance.purpose, weights),
            Draw::Roll(roll) => self.rolled(chance.purpose, roll),
        }
    }

    #[inline(never)]
    fn by_weight(&mut self, purpose: Purpose, weights: Weights) -> Outcome {
        weights.pick(self.numbers(purpose).next_u64())
    }

    #[inline(never)]
    fn rolled(&mut self, purpose: Purpose, roll: Roll) -> Outcome {
        let mut numbers = self.numbers(purpose);
        roll.throw(|| numbers.next_u64())
    }

    /// The first item in a purpose's order that is still in the set.
    #[inline(never)] // so that the set comes in registers
    fn item(&mut self, purpose: Purpose, items: u8, among: ItemSet) -> u8 {
        // The purpose of the last draws is asked for most.
        let mut known = self.orders[..self.used].iter();
        let known = known.rposition(|order| order.purpose == purpose);
        let index = known.unwrap_or_else(|| self.begin_order(purpose, items));
        let item = self.orders[index].first_of(among);
        item.expect("a chance has at least one item")
    }

    /// The random numbers of a roll: those of `SplitMix64`, seeded with the key of the purpose's name plus its ordinal.
    /// The key is the first number of a stream of the game, so a long game begins one stream and not one for each roll.
    /// It must never change.
    #[inline]
    fn numbers(&mut self, purpose: Purpose) -> SplitMix64 {
        let mut known = self.keys.iter();
        let key = known.find_map(|(known, key)| known.is_named_like(purpose).then_some(*key));
        let key = key.unwrap_or_else(|| self.begin_key(purpose));
        SplitMix64::seed_from_u64(key.wrapping_add(purpose.ordinal.into()))
    }

    /// Makes the key of a purpose's name.
    fn begin_key(&mut self, purpose: Purpose) -> u64 {
        // No purpose has this ordinal, so the stream is not one of an order.
        let key = Stream::new(self.deal, purpose.name(), u64::MAX).next_u64();
        self.keys.push((purpose, key));
        key
    }

    /// Begins the order of a purpose, and returns its index.
    fn begin_order(&mut self, purpose: Purpose, items: u8) -> usize {
        let stream = Stream::new(self.deal, purpose.name(), purpose.ordinal.into());
        let mut order = Order::new(purpose, items, stream);
        if self.version == 1 {
            order.shuffle();
        }
        match self.orders.get_mut(self.used) {
            Some(place) => *place = order,
            None => self.orders.push(order),
        }
        self.used += 1;
        self.used - 1
    }

    /// The generator for one decision of a seat. It depends on the seed, the game, the seat and the number of
    /// decisions that the seat has made. Bots therefore repeat their decisions after undo and after resume.
    #[inline]
    pub fn generator(&self, seat: Seat, ordinal: u32) -> Generator {
        self.decisions.generator(seat, ordinal)
    }
}

/// The generator for one decision of a seat, as [`Dealer::generator`] of a new dealer makes it.
pub fn decision_generator(deal: DealId, seat: Seat, ordinal: u32) -> Generator {
    DecisionKeys::new(deal).generator(seat, ordinal)
}

/// What the generators of all decisions in one game are seeded from: a number for each seat, of one stream.
#[derive(Clone, Debug)]
struct DecisionKeys(BySeat<u64>);

impl DecisionKeys {
    fn new(deal: DealId) -> Self {
        let mut stream = Stream::new(deal, "decisions", 0);
        Self(BySeat::from_fn(|_| stream.next_u64()))
    }

    #[inline]
    fn generator(&self, seat: Seat, ordinal: u32) -> Generator {
        let seed = self.0[seat].wrapping_add(u64::from(ordinal));
        Generator(SplitMix64::seed_from_u64(seed))
    }
}

/// The random order of all items of a purpose.
#[derive(Clone, Debug)]
struct Order {
    purpose: Purpose,
    /// Draws the rest of the order.
    stream: Stream,
    /// The order as far as it is known, then the items that are left, in any order.
    items: [u8; CARDS_MAX],
    /// The number of all items.
    count: u8,
    /// The number of known places.
    known: u8,
    /// The items at known places.
    passed: ItemSet,
}

impl Order {
    fn new(purpose: Purpose, count: u8, stream: Stream) -> Self {
        Self {
            purpose,
            stream,
            items: std::array::from_fn(|item| item as u8),
            count,
            known: 0,
            passed: ItemSet::EMPTY,
        }
    }

    /// Makes the whole order known, as version 1 did: a Fisher-Yates shuffle of 128 items, from the end. It must
    /// never change.
    fn shuffle(&mut self) {
        for last in (1..CARDS_MAX).rev() {
            let pick = (u128::from(self.stream.next_u64()) * (last as u128 + 1)) >> 64;
            self.items.swap(last, pick as usize);
        }
        self.count = CARDS_MAX as u8;
        self.known = self.count;
        self.passed = ItemSet::first_n(CARDS_MAX);
    }

    /// The first item of the order that is in a set.
    #[inline]
    fn first_of(&mut self, among: ItemSet) -> Option<u8> {
        if !(among & self.passed).is_empty() {
            let known = &self.items[..usize::from(self.known)];
            return known.iter().copied().find(|item| among.contains(*item));
        }
        while self.known < self.count {
            let item = self.next();
            if among.contains(item) {
                return Some(item);
            }
        }
        None
    }

    /// Finds the item at the next place of the order. This is one step of a Fisher-Yates shuffle. It is written
    /// out here because it must never change.
    #[inline]
    fn next(&mut self) -> u8 {
        let place = usize::from(self.known);
        let left = u128::from(self.count - self.known);
        let pick = (u128::from(self.stream.next_u64()) * left) >> 64;
        self.items.swap(place, place + pick as usize);
        self.known += 1;
        let item = self.items[place];
        self.passed = self.passed.with(item);
        item
    }
}

#[cfg(test)]
mod tests;
