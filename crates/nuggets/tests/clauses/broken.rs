//! Sound and wrong packs that the text cases in `tests/packs` cannot express. Also checks that nothing panics.

use super::table::files;
use proptest::prelude::*;
use rnw_nuggets::{check, load, shipped};
use rnw_packs::Files;

/// The sound pack. Its lines do not move when the shipped pack changes.
const SOUND: &str = include_str!("../packs/sound/game.json");

/// The sound pack with one piece of text replaced.
#[track_caller]
fn changed(from: &str, to: &str) -> Files {
    assert!(SOUND.contains(from), "there is no {from:?}");
    files(&SOUND.replacen(from, to, 1))
}

#[test]
fn the_sound_pack_and_the_shipped_one_are_sound() {
    assert_eq!(check(&files(SOUND)).to_string(), "");
    assert_eq!(check(&shipped()).to_string(), "");
    for layout in ["fixed", "random", "custom"] {
        assert!(load(&files(SOUND), [("layout", layout)], 4).is_ok());
    }
}

#[test]
fn a_layout_that_the_pack_does_not_have_is_refused() {
    let custom = "\"custom\": [\n    { \"cell\": \"a2\", \"yield\": 6 },\n    { \"cell\": \"c3\", \"yield\": 4 }\n  ],";
    for without in [changed(custom, ""), changed(custom, "\"custom\": [],")] {
        assert_eq!(check(&without).to_string(), "");
        assert!(load(&without, [], 2).is_ok());
        let error = load(&without, [("layout", "custom")], 2).unwrap_err();
        assert_eq!(
            error.to_string(),
            "the pack has nothing for the option layout=custom"
        );
    }
}

#[test]
fn tables_without_chips_cannot_be_set_up() {
    let two_only = changed(
        ",\n    { \"players\": 3, \"values\": [3, 1] },\n    { \"players\": 4, \"values\": [2, 1] }",
        "",
    );
    assert!(load(&two_only, [], 2).is_ok());
    assert!(load(&two_only, [], 3).is_err());
}

#[test]
fn what_is_wrong_in_several_places_is_reported_in_one_report() {
    let text = SOUND
        .replace("\"fences\": 8", "\"fences\": 201")
        .replace("\"b2\"", "\"e9\"")
        .replace("\"players\": 3", "\"players\": 7");
    let files = files(&text);
    let loading = load(&files, [], 2).unwrap_err();
    for report in [check(&files).to_string(), loading.to_string()] {
        assert_eq!(
            report.lines().collect::<Vec<_>>(),
            [
                "error: game.json:4:46: found 201; expected 0 to 200",
                "error: game.json:16:18: found 7; expected 2 to 4",
                "error: game.json:9:19: the board has no cell \"e9\"; expected a1 to d3",
            ]
        );
    }
    assert_eq!(
        load(&Files::default(), [], 2).unwrap_err().to_string(),
        "error: game.json:0:0: the pack has no file game.json\n"
    );
}

proptest! {
    #[test]
    fn no_pack_makes_the_reader_panic(at in 0..700usize, cut in 0..20usize, put in "[\\[\\]{}\",:0-9a-hX.é-]{0,6}") {
        let mut text = SOUND.to_owned();
        let (from, to) = (at.min(text.len()), (at + cut).min(text.len()));
        text.replace_range(from..to, &put);
        for (layout, seats) in [("fixed", 2), ("random", 3), ("custom", 4)] {
            match load(&files(&text), [("layout", layout)], seats) {
                Err(error) => prop_assert!(!error.to_string().is_empty()),
                // A pack that loads can be played.
                Ok(rules) => {
                    let end = rnw_testkit::random_game(&rules, 4, |_, _, _, _| {});
                    prop_assert!(end.is_over());
                }
            }
        }
    }
}

#[test]
fn what_breaks_the_base_stands_at_the_change() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/broken_base.txt");
    rnw_testkit::pack_cases::broken_bases(path.as_ref(), &shipped(), check).unwrap();
}
