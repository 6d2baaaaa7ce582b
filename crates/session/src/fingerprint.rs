//! Fingerprints of states, and the first bytes of those of packs.

use data_encoding::HEXLOWER_PERMISSIVE;
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

/// The first bytes of a pack's hash, such as `canonical-sha256:0b50…`; `None` if it has too few digits.
pub(crate) fn content_key(hash: &str) -> Option<[u8; 8]> {
    let digits = hash
        .rsplit(':')
        .next()
        .and_then(|digits| digits.get(..16))?;
    let bytes = HEXLOWER_PERMISSIVE.decode(digits.as_bytes()).ok()?;
    bytes.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digest_is_the_beginning_of_sha_256() {
        assert_eq!(digest("abc"), "ba7816bf8f01cfea414140de5dae2223");
    }
}
