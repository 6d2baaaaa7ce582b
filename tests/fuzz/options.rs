//! Command lines.

use super::CATALOGUE;
use rnw_cli::fuzz_api;
use rnw_session::SeatInfo;
use std::ffi::OsString;

/// Parses a command line. Each line of the input is a word after `rnw`.
///
/// # Panics
/// If the target finds an error.
pub fn options(bytes: &[u8]) {
    let words: Vec<&[u8]> = bytes.split(|byte| *byte == b'\n').collect();
    let texts: Vec<String> = words
        .iter()
        .map(|word| String::from_utf8_lossy(word).into_owned())
        .collect();
    let line = std::iter::once("rnw".into()).chain(words.iter().map(|word| word_of(word)));
    let _ = fuzz_api::read(&CATALOGUE, &line.collect::<Vec<_>>());
    // Uses the same lines as players, as names and as options.
    let half = texts.len().div_ceil(2);
    if let Ok(seats) = fuzz_api::seats(&texts[..half], &texts[half..]) {
        let names = |SeatInfo { name, .. }: &SeatInfo| name.clone();
        let players: Vec<String> = seats.iter().map(|seat| seat.player.clone()).collect();
        let again = fuzz_api::seats(&players, &seats.iter().map(names).collect::<Vec<_>>());
        assert_eq!(
            again.ok(),
            Some(seats),
            "seats are written as they are read"
        );
    }
    let pairs: Vec<(String, String)> = texts
        .iter()
        .filter_map(|text| text.split_once('='))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    for entry in CATALOGUE.entries() {
        let seats = bytes.len() % 7;
        let loaded = entry.open(&(entry.shipped)(), &pairs, seats, CATALOGUE.plugins());
        match loaded {
            Ok(loaded) => {
                for (name, value) in &loaded.game.info().options {
                    let given = pairs.iter().find(|pair| pair.0 == *name);
                    assert!(
                        given.is_none_or(|given| given.1 == *value),
                        "{name}={value}"
                    );
                }
            }
            Err(failure) => {
                let _ = failure.to_string();
            }
        }
    }
}

#[cfg(unix)]
fn word_of(word: &[u8]) -> OsString {
    use std::os::unix::ffi::OsStrExt;
    std::ffi::OsStr::from_bytes(word).to_owned()
}

#[cfg(not(unix))]
fn word_of(word: &[u8]) -> OsString {
    String::from_utf8_lossy(word).into_owned().into()
}
