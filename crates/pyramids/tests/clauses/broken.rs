//! Packs that are wrong in several places or in none. Also checks that nothing panics.

use super::cases;
use super::table::pack;
use proptest::prelude::*;
use rnw_packs::{Files, Source};
use rnw_pyramids::{check as check_pack, load, shipped};
use std::fmt::Write;

/// The files of the sound pack by name. Wrong packs are variations of it.
fn sound() -> Vec<Source> {
    let sound = rnw_testkit::pack_cases::sound(&cases("packs/sound")).unwrap();
    assert_eq!(sound.len(), 5);
    sound
}

/// Replaces a piece of text in one of these files.
#[track_caller]
fn replace(sources: &mut [Source], file: &str, from: &str, to: &str) {
    let source = sources.iter_mut().find(|source| source.name == file);
    let text = &mut source.unwrap().text;
    assert!(text.contains(from), "{file} has no {from:?}");
    *text = text.replacen(from, to, 1);
}

#[test]
fn the_packs_of_these_tests_are_sound() {
    assert!(load(&pack("").filled(16).files(), [], 4).is_ok());
    assert_eq!(check_pack(&shipped()).to_string(), "");
}

#[test]
fn py_4_equal_penalties_are_fine_and_so_are_zeros() {
    for values in ["[0, 0, 0, 0]", "[3, 3, 3, 3]", "[0, 0, 9, 255]"] {
        let mut fine = sound();
        replace(&mut fine, "game.json", "[1, 2, 2, 4]", values);
        assert_eq!(check_pack(&Files::new(fine)).to_string(), "", "{values}");
    }
}

#[test]
fn what_is_wrong_in_several_places_is_reported_in_one_report() {
    let mut sources = sound();
    for (file, from, to) in [
        ("game.json", r#""pool": "blues""#, r#""pool": "greens""#),
        ("game.json", "[1, 2, 2, 4]", "[1, 2, 2]"),
        ("cards.json", r#""number": 4"#, r#""number": 3"#),
        ("cards.json", r#""gE#""#, r#""gg#""#),
    ] {
        replace(&mut sources, file, from, to);
    }
    let error = load(&Files::new(sources), [], 1).map(|_| ()).unwrap_err();
    assert_eq!(
        error.to_string().lines().collect::<Vec<_>>(),
        [
            r#"error: game.json:8:31: unknown pool "greens"; expected one of reds, blues"#,
            "error: game.json:12:45: 3 values; expected 4, one for each box",
            r#"error: cards.json:6:17: the card "B3" already has the number 3; expected each number once"#,
            "error: cards.json:6:59: found 0 cells 'E' for the entry; expected one",
        ]
    );
}

#[test]
fn a_file_that_is_missing_is_named() {
    for missing in sound() {
        let mut sources = sound();
        sources.retain(|source| source.name != missing.name);
        let error = load(&Files::new(sources), [], 1).map(|_| ()).unwrap_err();
        let (found, name) = (error.to_string(), missing.name);
        assert!(
            found.contains(&format!("the pack has no file {name}")),
            "{found}"
        );
    }
}

proptest! {
    #[test]
    fn no_pack_makes_the_reader_panic(file in 0..5usize, at in 0..1200usize, cut in 0..20usize, put in "[\\[\\]{}\",:0-9a-zETX#.é-]{0,6}") {
        let mut sources = sound();
        let text = &mut sources[file].text;
        let (from, to) = (at.min(text.len()), (at + cut).min(text.len()));
        text.replace_range(from..to, &put);
        if let Err(error) = load(&Files::new(sources), [], 1) {
            prop_assert!(!error.to_string().is_empty());
        }
    }
}

/// Whatever a pack changes in its base, a problem stands at the change, and names what it breaks. `tests/broken_base.txt`
/// has the files of packs that extend the shipped one, each with the problems of the pack.
#[test]
fn what_breaks_the_base_stands_at_the_change() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/broken_base.txt");
    let cases = std::fs::read_to_string(path).unwrap();
    let mut found = String::new();
    for line in cases.lines().filter(|line| !line.starts_with(' ')) {
        writeln!(found, "{line}").unwrap();
        let Some((file, text)) = line.split_once(": ").filter(|_| !line.starts_with('#')) else {
            continue;
        };
        let files = Files::embedded("mine", &[(file, text)]).extending(rnw_pyramids::shipped());
        for problem in rnw_pyramids::check(&files).problems {
            writeln!(found, "    {problem}").unwrap();
        }
    }
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(path, &found).unwrap();
    } else {
        assert_eq!(found, cases);
    }
}
