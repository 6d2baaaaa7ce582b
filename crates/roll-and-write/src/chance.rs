//! Chance as an input.
//!
//! The rules never draw anything themselves. A state that awaits chance says what the draw is for
//! ([`Purpose`]) and which items can come. The caller draws one of them and hands it to
//! [`Ruleset::deal`](crate::Ruleset::deal). Every item is equally likely.

use crate::deck::ItemSet;
use rand::Rng;

/// What a draw is for. Draws with the same name and ordinal share one stream of chance.
///
/// ```
/// use roll_and_write::{Awaiting, ItemSet, Purpose};
/// let Awaiting::Chance(chance) = Awaiting::chance("expedition", 2, 8, ItemSet::first_n(7)) else {
///     unreachable!("a draw is awaited")
/// };
/// assert_eq!(chance.purpose, Purpose { name: "expedition", ordinal: 2 });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Purpose {
    /// The name that records use, such as `die`.
    pub name: &'static str,
    /// The number of the stream among those with this name, such as the round.
    pub ordinal: u8,
}

/// A draw that a state awaits: one item of a set, each equally likely.
///
/// ```
/// use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
/// use roll_and_write::{Chance, ItemSet, Purpose};
/// let purpose = Purpose { name: "die", ordinal: 0 };
/// let die = Chance { purpose, items: 6, among: ItemSet::first_n(6) };
/// let face = die.sample(&mut ChaCha8Rng::seed_from_u64(7));
/// assert!(die.among.contains(face));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance {
    /// What the draw is for.
    pub purpose: Purpose,
    /// The number of items that draws for this purpose can ever bring, 1 to 128: the whole deck, not
    /// what is left of it. All items are below it. It is the same for all draws for a purpose.
    pub items: u8,
    /// The items that can come; never empty.
    pub among: ItemSet,
}

impl Chance {
    /// Draws one item with a generator.
    ///
    /// # Panics
    /// If the set is empty. No ruleset may await such a draw.
    pub fn sample<G: Rng + ?Sized>(self, generator: &mut G) -> u8 {
        let item = self.among.random(generator);
        item.expect("a chance has at least one item")
    }
}

impl Awaiting {
    /// Awaits a draw of one of these items, for this purpose. `items` is the number of items that
    /// draws for this purpose can ever bring.
    pub fn chance(name: &'static str, ordinal: u8, items: usize, among: ItemSet) -> Self {
        Self::Chance(Chance {
            purpose: Purpose { name, ordinal },
            items: items as u8,
            among,
        })
    }
}

/// What a state waits for.
///
/// ```
/// use roll_and_write::{Awaiting, Seat, Seats};
/// let to_do = |awaiting| match awaiting {
///     Awaiting::Seats(seats) => format!("{} seats decide", seats.len()),
///     Awaiting::Chance(chance) => format!("draw one of {}", chance.among.len()),
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
