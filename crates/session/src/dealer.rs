//! Draws chance from one seed, with a separate stream for each purpose.
//!
//! Each purpose has one priority order of all items, which is generated once from the seed. A draw takes the
//! first item in that order that is still in the set. Two games with the same seed therefore differ only where
//! their players' choices made the decks different. A resumed game makes the same draws as an uninterrupted
//! one.

use rand::rand_core::TryRng;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use roll_and_write::{CARDS_MAX, Chance, Purpose, Seat};
use std::convert::Infallible;

/// A random generator for one decision. It is portable (`ChaCha8Rng`): it gives the same numbers on every
/// machine and in all versions.
///
/// It exposes only its numbers. Neither the seed of the table nor that of any other stream can be derived from
/// it.
#[derive(Clone)]
pub struct Generator(ChaCha8Rng);

impl std::fmt::Debug for Generator {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Generator")
    }
}

impl TryRng for Generator {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.0.try_next_u32()
    }
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.0.try_next_u64()
    }
    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.0.try_fill_bytes(bytes)
    }
}

/// Draws chance for one game.
///
/// ```
/// use roll_and_write::{Chance, ItemSet, Purpose};
/// use rnw_session::Dealer;
/// let chance = Chance { purpose: Purpose { name: "deck", ordinal: 0 }, among: ItemSet::first_n(8) };
/// assert_eq!(Dealer::new(7, 0).draw(chance), Dealer::new(7, 0).draw(chance));
/// ```
#[derive(Clone, Debug)]
pub struct Dealer {
    seed: u64,
    game: u64,
    orders: Vec<(Purpose, [u8; CARDS_MAX])>,
}

impl Dealer {
    /// A dealer for game number `game` of a seed, counted from 0. A single game is game 0.
    pub fn new(seed: u64, game: u64) -> Self {
        Self {
            seed,
            game,
            orders: Vec::new(),
        }
    }

    /// Draws an item: the first in the purpose's order that is still in the set.
    ///
    /// # Panics
    /// If the set is empty. No ruleset may request such a draw.
    pub fn draw(&mut self, chance: Chance) -> u8 {
        let order = self.order(chance.purpose);
        let first = order
            .iter()
            .copied()
            .find(|&item| chance.among.contains(item));
        first.expect("a chance has at least one item")
    }

    fn order(&mut self, purpose: Purpose) -> &[u8; CARDS_MAX] {
        let known = self.orders.iter().position(|(known, _)| *known == purpose);
        let index = known.unwrap_or_else(|| {
            let number = u64::from(purpose.ordinal);
            let mut stream = stream(self.seed, self.game, purpose.name, number);
            self.orders.push((purpose, shuffled(&mut stream)));
            self.orders.len() - 1
        });
        &self.orders[index].1
    }
}

/// The generator for one decision of a seat. It depends on the seed, the game, the seat and the number of
/// decisions that the seat has made. Bots therefore repeat their decisions after undo and after resume.
pub fn decision_generator(seed: u64, game: u64, seat: Seat, ordinal: u32) -> Generator {
    let number = seat.index() as u64 + 4 * u64::from(ordinal);
    Generator(stream(seed, game, "decision", number))
}

/// The generator of one stream of a game.
fn stream(seed: u64, game: u64, name: &str, number: u64) -> ChaCha8Rng {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..16].copy_from_slice(&game.to_le_bytes());
    let mut generator = ChaCha8Rng::from_seed(key);
    // The FNV-1a hash of the stream's name and number.
    let bytes = name.bytes().chain(number.to_le_bytes());
    generator.set_stream(bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    }));
    generator
}

/// A Fisher-Yates shuffle of all items. It is written out here because it must never change.
fn shuffled(generator: &mut ChaCha8Rng) -> [u8; CARDS_MAX] {
    let mut order: [u8; CARDS_MAX] = std::array::from_fn(|item| item as u8);
    for last in (1..CARDS_MAX).rev() {
        let pick = (u128::from(generator.next_u64()) * (last as u128 + 1)) >> 64;
        order.swap(last, pick as usize);
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use roll_and_write::ItemSet;

    const DECK: Purpose = Purpose {
        name: "deck",
        ordinal: 0,
    };

    fn draws(seed: u64, game: u64, purpose: Purpose, among: ItemSet) -> Vec<u8> {
        let mut dealer = Dealer::new(seed, game);
        let mut left = among;
        std::iter::from_fn(|| {
            let item = (!left.is_empty()).then(|| {
                dealer.draw(Chance {
                    purpose,
                    among: left,
                })
            })?;
            left = left.without(item);
            Some(item)
        })
        .collect()
    }

    #[test]
    fn the_same_seed_gives_the_same_order_for_ever() {
        let eight = ItemSet::first_n(8);
        assert_eq!(draws(7, 0, DECK, eight), PINNED_DECK);
        assert_eq!(
            draws(
                7,
                0,
                Purpose {
                    name: "expedition",
                    ordinal: 2
                },
                eight
            ),
            PINNED_EXPEDITION
        );
        assert_eq!(draws(7, 1, DECK, eight), PINNED_GAME_1);
        assert_eq!(
            decision_generator(7, 0, Seat::new(1), 3).next_u64(),
            PINNED_DECISION
        );
    }

    const PINNED_DECK: [u8; 8] = [6, 3, 5, 7, 1, 0, 4, 2];
    const PINNED_EXPEDITION: [u8; 8] = [2, 1, 7, 5, 6, 4, 0, 3];
    const PINNED_GAME_1: [u8; 8] = [7, 1, 3, 2, 0, 5, 6, 4];
    const PINNED_DECISION: u64 = 1_773_990_265_378_497_500;

    #[test]
    fn what_was_taken_elsewhere_does_not_disturb_the_order_of_the_rest() {
        let all = draws(3, 0, DECK, ItemSet::first_n(20));
        let fewer = draws(3, 0, DECK, ItemSet::first_n(20).without(4).without(11));
        let expected: Vec<u8> = all
            .into_iter()
            .filter(|item| ![4, 11].contains(item))
            .collect();
        assert_eq!(fewer, expected);
    }

    /// Chi-square over 8 items has 7 degrees of freedom. Chance exceeds 24.3 once in a thousand tests.
    #[test]
    fn draws_are_uniform_for_every_place_in_the_order() {
        for place in 0..8 {
            let mut counts = [0u32; 8];
            for seed in 0..4000 {
                counts[usize::from(draws(seed, 0, DECK, ItemSet::first_n(8))[place])] += 1;
            }
            let chi: f64 = counts
                .iter()
                .map(|&count| (f64::from(count) - 500.0).powi(2) / 500.0)
                .sum();
            assert!(chi < 24.3, "place {place}: {counts:?} has chi-square {chi}");
        }
    }

    /// A card that was dealt and returned is as likely to be drawn as any other, because the order of the deck
    /// is independent of the order of dealing.
    #[test]
    fn returned_cards_are_drawn_as_often_as_others() {
        let deal = Purpose {
            name: "deal",
            ordinal: 0,
        };
        let games = 6000;
        let mut returned_first = 0u32;
        for seed in 0..games {
            let dealt = draws(seed, 0, deal, ItemSet::first_n(12));
            let deck = ItemSet::first_n(12).without(dealt[0]).without(dealt[1]);
            let mut dealer = Dealer::new(seed, 0);
            let first = dealer.draw(Chance {
                purpose: DECK,
                among: deck,
            });
            returned_first += u32::from(first == dealt[2] || first == dealt[3]);
        }
        // 2 of 10 cards were returned: 1200 expected, standard deviation 31.
        assert!(returned_first.abs_diff(1200) < 4 * 31, "{returned_first}");
    }
}
