//! House rules: the names of the options of [`OPTIONS`].

use rnw_pyramids::OPTIONS;

#[test]
fn the_options_are_these_five() {
    let names: Vec<&str> = OPTIONS.iter().map(|spec| spec.name).collect();
    assert_eq!(names, ["marking", "keep", "picks", "settle", "last-picks"]);
}
