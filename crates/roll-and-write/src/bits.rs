//! Finds a bit of a 64-bit word by its rank, without a branch.

/// A one in each byte of a word.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest bit of each byte.
const HIGH: u64 = 0x8080_8080_8080_8080;

/// For each byte and each rank: the position of the bit of that rank in the byte.
const IN_BYTE: [[u8; 8]; 256] = {
    let mut places = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut rank) = (0, 0);
        while place < 8 {
            if byte >> place & 1 != 0 {
                places[byte][rank] = place as u8;
                rank += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    places
};

/// The position of the `n`-th set bit, counted from 0. The bit must exist.
///
/// A loop over the bits ends at a point that the processor predicts wrong nearly every time. This
/// function has no such branch.
///
/// ```
/// use roll_and_write::bits::nth_bit;
/// assert_eq!(nth_bit(0b1011_0000, 2), 7);
/// ```
#[inline]
pub const fn nth_bit(bits: u64, n: u32) -> u8 {
    // How many bits are set in each byte and the bytes below.
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let up_to = ((nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(ONES);
    // The bytes up to which there are no more than `n` are below the one that is sought.
    let below = ((n as u64).wrapping_mul(ONES) | HIGH).wrapping_sub(up_to) & HIGH;
    let shift = (below >> 7).wrapping_mul(ONES) >> 53 & 0x38;
    let rank = (n as u64).wrapping_sub((up_to << 8) >> shift) & 7;
    shift as u8 + IN_BYTE[(bits >> shift & 0xff) as usize][rank as usize]
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn check(bits: u64) {
        let plain = (0..64).filter(|place| bits >> place & 1 != 0);
        for (n, place) in plain.enumerate() {
            assert_eq!(nth_bit(bits, n as u32), place, "bit {n} of {bits:#x}");
        }
    }

    #[test]
    fn bits_are_found_by_their_rank_in_full_and_thin_words() {
        [0, 1, 1 << 63, u64::MAX, u64::MAX >> 1, ONES, HIGH]
            .into_iter()
            .for_each(check);
    }

    proptest! {
        #[test]
        fn bits_are_found_by_their_rank(bits: u64, thin: u64, thinner: u64) {
            [bits, bits & thin, bits & thin & thinner, bits | thin]
                .into_iter()
                .for_each(check);
        }
    }
}
