//! Secrets of seats and hosts. The server keeps only their hashes.

use data_encoding::{BASE32_NOPAD, HEXLOWER};
use rand::rand_core::TryRng;
use sha2::{Digest, Sha256};
use std::io;

/// The number of random bytes in a secret: 128 bits.
const SECRET_BYTES: usize = 16;
/// The number of random bytes in the name of a table: 80 bits, 16 letters.
const NAME_BYTES: usize = 10;
/// The number of letters in the name of a table.
const NAME_LETTERS: usize = 16;

/// The hash of a secret, as hexadecimal digits.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize, Debug)]
#[serde(transparent)]
pub(crate) struct SecretHash(String);

impl SecretHash {
    /// The hash of a secret that somebody sent.
    pub(crate) fn of(secret: &str) -> Self {
        Self(HEXLOWER.encode(&Sha256::digest(secret.as_bytes())))
    }
}

/// A new secret, as 32 hexadecimal digits.
///
/// # Errors
/// If the system has no random numbers.
pub(crate) fn new_secret() -> io::Result<String> {
    random::<SECRET_BYTES>().map(|bytes| HEXLOWER.encode(&bytes))
}

/// A name for a new table: letters and digits that nobody can guess.
///
/// # Errors
/// If the system has no random numbers.
pub(crate) fn new_name() -> io::Result<String> {
    random::<NAME_BYTES>().map(|bytes| BASE32_NOPAD.encode(&bytes).to_lowercase())
}

/// Whether a text has the form of the name of a table. Such a text is safe as a part of the name of a file.
pub(crate) fn is_name(text: &str) -> bool {
    text.len() == NAME_LETTERS
        && text
            .bytes()
            .all(|byte| matches!(byte, b'a'..=b'z' | b'2'..=b'7'))
}

/// A random seed.
///
/// # Errors
/// If the system has no random numbers.
pub(crate) fn new_seed() -> io::Result<u64> {
    // As in the terminal: a seed that people can read aloud.
    random::<4>().map(|bytes| u64::from(u32::from_le_bytes(bytes)))
}

fn random<const N: usize>() -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    let filled = rand::rngs::SysRng.try_fill_bytes(&mut bytes);
    filled.map_err(io::Error::other)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_long_and_never_the_same() {
        let (one, two) = (new_secret().unwrap(), new_secret().unwrap());
        assert_eq!(one.len(), 32);
        assert_ne!(one, two);
        assert_eq!(SecretHash::of(&one), SecretHash::of(&one));
        assert_ne!(SecretHash::of(&one), SecretHash::of(&two));
        assert!(!format!("{:?}", SecretHash::of(&one)).contains(&one));
    }

    #[test]
    fn a_name_of_a_table_is_no_path() {
        assert!(is_name(&new_name().unwrap()));
        for text in [
            "",
            "..",
            "../../../etc/pas",
            "ABCDEFGHIJKLMNOP",
            "abcdefghijklmnop1",
        ] {
            assert!(!is_name(text), "{text}");
        }
    }
}
