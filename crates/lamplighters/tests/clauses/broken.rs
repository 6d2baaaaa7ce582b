//! Wrong packs that the text cases in `tests/packs` cannot express.

use super::table::{SOUND, changed, files};
use rnw_lamplighters::{check, load, shipped};

#[test]
fn the_sound_pack_and_the_shipped_one_are_sound() {
    assert_eq!(check(&files(SOUND)).to_string(), "");
    assert_eq!(check(&shipped()).to_string(), "");
}

#[test]
fn a_pack_for_few_seats_refuses_more() {
    let few = changed(&[("\"title\"", "\"seats\": [2, 3], \"title\"")]);
    assert!(load(&few, [], 3).is_ok());
    for seats in [1, 4] {
        let error = load(&few, [], seats).unwrap_err().to_string();
        assert!(
            error.contains("the pack is for 2 or 3 seats") || error.contains("2 to 3"),
            "{error}"
        );
    }
}

#[test]
fn streets_have_names_of_their_own() {
    let twice = changed(&[("\"name\": \"blue\"", "\"name\": \"Amber\"")]);
    let report = check(&twice).to_string();
    let says = "the name \"Amber\" differs from \"amber\" only in case; expected another name";
    assert!(report.contains(says), "{report}");
}
