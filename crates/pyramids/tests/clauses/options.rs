//! House rules: the options of [`OPTIONS`], and what they show to others.

use super::table::{opened, pack, seat, seated};
use rnw_pyramids::{OPTIONS, load, shipped};
use roll_and_write::Ruleset;

#[test]
fn every_option_has_its_default_first_and_each_value_can_be_chosen() {
    let names: Vec<&str> = OPTIONS.iter().map(|spec| spec.name).collect();
    assert_eq!(names, ["marking", "keep", "picks", "settle", "last-picks"]);
    let rules = load(&shipped(), [], 4).unwrap();
    let defaults: Vec<(&str, String)> = OPTIONS
        .iter()
        .map(|spec| (spec.name, spec.values[0].0.to_owned()))
        .collect();
    assert_eq!(rules.info().options, defaults);
    for spec in OPTIONS {
        for (value, _) in spec.values {
            let rules = load(&shipped(), [(spec.name, *value)], 4).unwrap();
            assert!(
                rules
                    .info()
                    .options
                    .contains(&(spec.name, (*value).to_owned()))
            );
        }
    }
}

#[test]
fn c_7_option_marking_in_turn_shows_marks_at_once() {
    let hands = ["A1 Z101", "Z102 Z103", "Z104 Z105"];
    let small = pack("A1 purple Ex. ..T").filled(12);
    let mut table = seated(&small, &[("marking", "in-turn")], &hands, "");
    table.turn("I2", "1 A a1 b1");
    let shown = *table.rules.view(&table.state, seat(3)).shown();
    assert_eq!(shown, table.state);
}

#[test]
fn c_9_option_keep_in_turn_shows_what_was_kept() {
    let files = pack("").filled(12).files();
    let mut table = opened(&files, &[("keep", "in-turn")], 3);
    table.deal("Z101 Z102 Z103 Z104 Z105 Z106 Z107 Z108 Z109 Z110 Z111 Z112");
    table.play(1, "keep Z101 Z104");
    let shown = *table.rules.view(&table.state, seat(2)).shown();
    assert_eq!(shown.boards(seat(1)), table.state.boards(seat(1)));
}
