//! Packs that are wrong in several places, or in none; and that nothing panics.

use super::cases;
use super::table::pack;
use proptest::prelude::*;
use rnw_pyramids::{check as check_pack, load, shipped};
use roll_and_write::content::{Files, Source};

/// The files of the sound pack that wrong packs differ from.
const FILES: [&str; 5] = [
    "game.json",
    "cards.json",
    "patterns.json",
    "sheet.json",
    "symbols.json",
];

fn files(texts: &[(&str, String)]) -> Files {
    let source = |(name, text): &(&str, String)| Source {
        path: (*name).to_owned(),
        name: (*name).to_owned(),
        text: text.clone(),
    };
    Files::new(texts.iter().map(source).collect())
}

fn sound() -> Vec<(&'static str, String)> {
    let folder = cases("packs/sound");
    let text = |name| std::fs::read_to_string(folder.join(name)).unwrap();
    FILES.map(|name| (name, text(name))).to_vec()
}

/// The sound pack with a piece of one file replaced by another.
#[track_caller]
fn changed(file: &str, from: &str, to: &str) -> Files {
    let mut texts = sound();
    let text = &mut texts.iter_mut().find(|(name, _)| *name == file).unwrap().1;
    assert!(text.contains(from), "{file} has no {from:?}");
    *text = text.replacen(from, to, 1);
    files(&texts)
}

#[test]
fn the_packs_of_these_tests_are_sound() {
    assert!(load(&pack("").filled(16).files(), [], 4).is_ok());
    assert_eq!(check_pack(&shipped()).to_string(), "");
}

#[test]
fn py_4_equal_penalties_are_fine_and_so_are_zeros() {
    for values in ["[0, 0, 0, 0]", "[3, 3, 3, 3]", "[0, 0, 9, 255]"] {
        let fine = changed("game.json", "[1, 2, 2, 4]", values);
        assert_eq!(check_pack(&fine).to_string(), "", "{values}");
    }
}

#[test]
fn what_is_wrong_in_several_places_is_told_in_one_report() {
    let mut texts = sound();
    for (file, from, to) in [
        (0, r#""pool": "blues""#, r#""pool": "greens""#),
        (0, "[1, 2, 2, 4]", "[1, 2, 2]"),
        (1, r#""number": 4"#, r#""number": 3"#),
        (1, r#""gE#""#, r#""gg#""#),
    ] {
        assert!(texts[file].1.contains(from));
        texts[file].1 = texts[file].1.replacen(from, to, 1);
    }
    let error = load(&files(&texts), [], 1).map(|_| ()).unwrap_err();
    assert_eq!(
        error.to_string().lines().collect::<Vec<_>>(),
        [
            r#"error: game.json:8:31: no pool is named "greens"; expected one of reds, blues"#,
            "error: game.json:12:45: 3 values; expected 4, one for each box",
            r#"error: cards.json:6:17: the card "B3" has the number 3 already; expected each number once"#,
            "error: cards.json:6:59: 0 cells 'E' for the entry; expected one",
        ]
    );
}

#[test]
fn a_file_that_is_missing_is_named() {
    for name in FILES {
        let texts: Vec<_> = sound()
            .into_iter()
            .filter(|(other, _)| *other != name)
            .collect();
        let error = load(&files(&texts), [], 1).map(|_| ()).unwrap_err();
        let found = error.to_string();
        assert!(
            found.contains(&format!("the pack has no file {name}")),
            "{found}"
        );
    }
}

proptest! {
    #[test]
    fn no_pack_makes_the_reader_panic(file in 0..5usize, at in 0..1200usize, cut in 0..20usize, put in "[\\[\\]{}\",:0-9a-zETX#.é-]{0,6}") {
        let mut texts = sound();
        let text = &mut texts[file].1;
        let (from, to) = (at.min(text.len()), (at + cut).min(text.len()));
        text.replace_range(from..to, &put);
        if let Err(error) = load(&files(&texts), [], 1) {
            prop_assert!(!error.to_string().is_empty());
        }
    }
}
