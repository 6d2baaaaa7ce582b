//! House rules: the options of [`OPTIONS`], and what they show to other seats.

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
