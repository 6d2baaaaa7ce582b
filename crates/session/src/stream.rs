//! A stream of random numbers: `ChaCha8` (Bernstein 2008), one block at a time.
//!
//! A game begins a stream for each purpose, and most purposes need no more than the eight numbers of one block. Generators
//! of libraries make four blocks at once, which took a tenth of the time of a random game.

use crate::DealId;
use std::array::from_fn;

/// The number of numbers in a block.
const BLOCK: usize = 8;
/// The words that begin every block: "expand 32-byte k".
const CONSTANTS: Row = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];

/// Four of the sixteen words of a block. A processor computes them together.
type Row = [u32; 4];

/// A stream of a game. Its numbers must never change.
#[derive(Clone, Debug)]
pub(crate) struct Stream {
    deal: DealId,
    /// The number of the stream in the game.
    id: u64,
    /// The number of blocks so far.
    blocks: u64,
    block: [u64; BLOCK],
    /// How many numbers of the block were given.
    given: usize,
}

impl Stream {
    /// The stream with this name and number.
    pub(crate) fn new(deal: DealId, name: &str, number: u64) -> Self {
        // The FNV-1a hash of the stream's name and number.
        let bytes = name.bytes().chain(number.to_le_bytes());
        let id = bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Self {
            deal,
            id,
            blocks: 0,
            block: [0; BLOCK],
            given: BLOCK,
        }
    }

    #[inline]
    pub(crate) fn next_u64(&mut self) -> u64 {
        if self.given == BLOCK {
            self.block = block(self.deal, self.id, self.blocks);
            self.blocks += 1;
            self.given = 0;
        }
        let number = self.block[self.given % BLOCK];
        self.given += 1;
        number
    }
}

/// The numbers of a block. The key is the seed, the number of the game, and zeros.
fn block(deal: DealId, stream: u64, number: u64) -> [u64; BLOCK] {
    let start = [
        CONSTANTS,
        words(deal.seed, deal.game),
        [0; 4],
        words(number, stream),
    ];
    let mut rows = start;
    for _ in 0..4 {
        // Turned by one, the columns are the diagonals. Turned by three more, they are the columns again.
        for times in [1, 3] {
            rows = turned(quarter_rounds(rows), times);
        }
    }
    let sums: [Row; 4] = from_fn(|row| from_fn(|at| rows[row][at].wrapping_add(start[row][at])));
    let words = sums.as_flattened();
    from_fn(|pair| u64::from(words[2 * pair]) | u64::from(words[2 * pair + 1]) << 32)
}

/// The words of two numbers, lower words first.
fn words(first: u64, second: u64) -> Row {
    let numbers = [first, second];
    from_fn(|word| (numbers[word / 2] >> (32 * (word % 2))) as u32)
}

/// Turns each row to the left, by its number times `times`.
#[inline]
fn turned(rows: [Row; 4], times: usize) -> [Row; 4] {
    from_fn(|row| from_fn(|at| rows[row][(at + row * times) % 4]))
}

/// A quarter round of each column.
#[inline]
fn quarter_rounds([a, b, c, d]: [Row; 4]) -> [Row; 4] {
    let a = sum(a, b);
    let d = mixed::<16>(d, a);
    let c = sum(c, d);
    let b = mixed::<12>(b, c);
    let a = sum(a, b);
    let d = mixed::<8>(d, a);
    let c = sum(c, d);
    let b = mixed::<7>(b, c);
    [a, b, c, d]
}

#[inline]
fn sum(one: Row, other: Row) -> Row {
    from_fn(|at| one[at].wrapping_add(other[at]))
}

#[inline]
fn mixed<const BITS: u32>(one: Row, other: Row) -> Row {
    from_fn(|at| (one[at] ^ other[at]).rotate_left(BITS))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{Rng, SeedableRng};

    #[test]
    fn its_numbers_are_those_of_chacha8() {
        for (seed, game, name) in [(0, 0, "deck"), (7, u64::MAX, "dice"), (u64::MAX - 1, 3, "")] {
            let mut ours = Stream::new(DealId::new(seed, game), name, 5);
            let mut key = [0; 32];
            key[..8].copy_from_slice(&seed.to_le_bytes());
            key[8..16].copy_from_slice(&game.to_le_bytes());
            let mut theirs = ChaCha8Rng::from_seed(key);
            theirs.set_stream(ours.id);
            for number in 0..100 {
                assert_eq!(ours.next_u64(), theirs.next_u64(), "{name} {number}");
            }
        }
    }
}
