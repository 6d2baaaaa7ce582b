//! Hashes by which a solver recognises states.

use std::hash::{Hash, Hasher};

/// Returns a hash of 128 bits. Among a million states, two different ones have the same hash about once in 10^26
/// times.
pub(super) fn fingerprint(state: &impl Hash) -> u128 {
    let mut hasher = Fingerprint {
        high: 0x9E37_79B9_7F4A_7C15,
        low: 0xD1B5_4A32_D192_ED03,
    };
    state.hash(&mut hasher);
    u128::from(hasher.high) << 64 | u128::from(hasher.low)
}

/// Two hashes that multiply and fold (as wyhash: Wang Yi, 2019), with different constants.
struct Fingerprint {
    high: u64,
    low: u64,
}

/// The two halves of the product, combined.
fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    (product >> 64) as u64 ^ product as u64
}

impl Hasher for Fingerprint {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }
    fn write_u64(&mut self, word: u64) {
        self.high = fold(self.high ^ word, 0xA076_1D64_78BD_642F).wrapping_add(1);
        self.low = fold(self.low.rotate_left(29) ^ word, 0xE703_7ED1_A0B4_28DB).wrapping_add(3);
    }
    fn finish(&self) -> u64 {
        self.high
    }
}
