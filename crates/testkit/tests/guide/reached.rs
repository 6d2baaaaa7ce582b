//! What random games reached.

use super::shown;
use rnw_testkit::{CheckConfig, Subject, check};

#[test]
fn nuggets_reaches_what_it_should() {
    let game = Subject::new("nuggets", 2..=4, |setup| {
        let (files, options) = (&setup.pack.files, setup.options());
        Ok(rnw_nuggets::load(files, options, setup.seats)?)
    });
    let game = game
        .options(rnw_nuggets::OPTIONS)
        .pack("nuggets", rnw_nuggets::shipped());
    // The counts need only the law that counts refusals. This seed reaches something rare.
    let config = CheckConfig {
        games: 80,
        seed: 2,
        laws: rnw_testkit::law("refused").into_iter().collect(),
        ..CheckConfig::default()
    };
    let tally = check(&game, &config, |_| {}).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(tally.ended, tally.games);
    for what in ["event-passed", "event-stuck", "shared win"] {
        assert!(tally.count(what) > 0, "{what} was not reached:\n{tally}");
    }
    shown("nuggets_reaches_what_it_should", &tally.to_string());
}
