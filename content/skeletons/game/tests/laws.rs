//! Random games under all laws that hold for every game. A broken law is shown by the smallest game that breaks it.

use my_game::{OPTIONS, SEATS, load, shipped};
use rnw_testkit::{CheckConfig, Subject};

fn game() -> Subject {
    let game = Subject::new("my-game", SEATS.0..=SEATS.1, |setup| {
        Ok(load(setup.options(), setup.seats)?)
    });
    // What starts a program that knows the game. The report of a broken law prints commands of it.
    let game = game.program("cargo run -p my-game-rnw --");
    game.options(OPTIONS).pack("my-game", shipped())
}

#[test]
fn random_games_hold_all_laws() {
    rnw_testkit::laws(&game());
}

#[test]
fn random_games_meet_every_event() {
    let config = CheckConfig::default().games(20);
    let met =
        rnw_testkit::check(&game(), &config, |_| {}).unwrap_or_else(|broken| panic!("{broken}"));
    for event in [
        "event-rolled",
        "event-passed",
        "event-crossed",
        "event-starred",
        "event-nothing-fits",
    ] {
        assert!(met.count(event) > 0, "{event} is never met");
    }
}
