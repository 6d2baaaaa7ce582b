//! What random games reached.

use crate::shown;
use testkit::{Config, Subject, check};

#[test]
fn nuggets_reaches_what_it_should() {
    let game = Subject::new("nuggets", 2..=4, |opening| {
        let (files, options) = (&opening.pack.files, opening.options());
        Ok(nuggets::load(files, options, opening.seats)?)
    });
    let game = game
        .options(nuggets::OPTIONS)
        .pack("nuggets", nuggets::shipped());
    let tally = check(&game, &Config::default(), |_| {}).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(tally.ended, tally.games);
    assert!(tally.count("event-passed") > 0);
    assert!(tally.count("tie-break 1") > 0, "no tie was decided");
    shown("nuggets_reaches_what_it_should", &tally.to_string());
}
