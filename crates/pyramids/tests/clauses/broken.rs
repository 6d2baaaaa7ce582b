//! Packs that are wrong in several places or in none.

use super::shared::sound;
use super::table::pack;
use rnw_packs::{Files, Source};
use rnw_pyramids::{check as check_pack, load, shipped};

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
