//! Chance in imagined games.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use roll_and_write::{Chance, Draw, Outcome};

/// The chance of one imagined game. Equal numbers give equal draws, as far as the sets to draw from are equal.
/// Moves are therefore compared with the same chance.
///
/// Every item has a rank for every purpose, computed as a hash of both. A draw takes the item of the set with the
/// highest rank, as a dealer does who has shuffled once for each purpose. A roll takes one number for each die, so its
/// outcomes are never listed.
#[derive(Debug)]
pub(super) struct ChanceStream {
    key: u64,
    /// The generator for all other random choices.
    pub(super) generator: Xoshiro256PlusPlus,
}

impl ChanceStream {
    pub(super) fn new(key: u64, number: u64) -> Self {
        let mut generator = Xoshiro256PlusPlus::seed_from_u64(mix(key, number));
        Self {
            key: generator.next_u64(),
            generator,
        }
    }

    pub(super) fn draw(&self, chance: Chance) -> Outcome {
        let name = chance
            .purpose
            .name()
            .bytes()
            .fold(0, |hash, byte| mix(hash, byte.into()));
        let key = mix(self.key ^ name, chance.purpose.ordinal.into());
        let rank = |item: &u8| mix(key, u64::from(*item));
        match chance.draw {
            Draw::Item { among, .. } => {
                Outcome::item(among.iter().max_by_key(rank).unwrap_or_default())
            }
            Draw::Weighted(weights) => weights.pick(mix(key, 0)),
            Draw::Roll(roll) => {
                let mut die = 0;
                roll.throw(|| {
                    die += 1;
                    mix(key, die - 1)
                })
            }
        }
    }
}

/// Combines two numbers to one hash, with the finaliser of `SplitMix64` (Steele, Lea and Flood 2014).
pub(super) fn mix(a: u64, b: u64) -> u64 {
    let mut z = a
        .rotate_left(25)
        .wrapping_add(b.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
