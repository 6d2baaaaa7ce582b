//! Fingerprints of states.

use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// The first 32 hexadecimal digits of a text's SHA-256.
pub fn digest(text: &str) -> String {
    let hash = Sha256::digest(text);
    hash[..16].iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digest_is_the_beginning_of_sha_256() {
        assert_eq!(digest("abc"), "ba7816bf8f01cfea414140de5dae2223");
    }
}
