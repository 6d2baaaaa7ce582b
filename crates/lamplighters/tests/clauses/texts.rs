//! Texts of moves, and of views.

use super::table::{SOUND, files, table};
use rnw_lamplighters::load;
use rnw_testkit::seat;
use roll_and_write::{Notation, Ruleset};

#[test]
fn the_word_light_may_be_left_out() {
    let rules = load(&files(SOUND), [], 2).unwrap();
    let whole = rules.parse_move("light amber 4b");
    assert!(whole.is_ok());
    assert_eq!(rules.parse_move("  AMBER 4B"), whole);
}

#[test]
fn a_text_that_is_no_move_is_explained() {
    let rules = load(&files(SOUND), [], 2).unwrap();
    let says = |text: &str| rules.parse_move(text).unwrap_err().0.to_string();
    for (text, key) in [
        ("", "parse-lamp-empty"),
        ("light amber", "parse-light-two"),
        ("pass now", "parse-too-much word=pass found=now"),
        (
            "light gren 4",
            "parse-unknown-street found=gren streets=amber, blue",
        ),
        (
            "amber 12",
            "parse-unknown-lamp found=12 street=street-amber lamps=2 3 4 4b 5 6 7",
        ),
        (
            "lihgt amber 4",
            "parse-unknown-move found=lihgt amber 4 meant=light",
        ),
    ] {
        assert_eq!(says(text), key);
    }
}

#[test]
fn a_view_is_read_back_only_if_it_is_sound() {
    let mut table = table(2);
    table.roll("1 3 1 1");
    table.play(seat(2), "light amber 4");
    let view = table.rules.view(&table.state, super::table::seat(1));
    let text = table.rules.print_view(&view).unwrap();
    assert_eq!(table.rules.parse_view(&text), Ok(view));
    for (from, to) in [
        ("\"turn\":1", "\"turn\":65535"),
        ("\"turn\":1", "\"turn\":0"),
        ("\"shared\":[1,3]", "\"shared\":[1,7]"),
        (
            "\"turn\":1",
            "\"turn\":1},\"seat\":\"6\",\"none\":{\"none\":1",
        ),
        ("\"turn\":1", "\"turn\":1,\"closed\":\"amber\""),
        ("\"lanes\":{", "\"lanes\":{\"now\":[{\"burns\":9}],"),
        ("\"lanes\":{", "\"lanes\":{\"now\":[{\"lit\":[\"8\"]}],"),
        ("\"lanes\":{", "\"lanes\":{\"now\":[{\"lit\":[\"7\"]}],"),
        ("Together", "Own"),
        ("Together", "Over"),
    ] {
        assert!(text.contains(from), "{from} is not in {text}");
        let read = table.rules.parse_view(&text.replacen(from, to, 1));
        assert!(read.is_err(), "{from} {to}");
    }
}
