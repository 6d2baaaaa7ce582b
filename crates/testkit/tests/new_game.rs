//! The game that `rnw new-game` writes, with the mistake that is made most easily: everybody is told a hidden decision.
//!
//! It is a target of its own, because the modules of the game name each other from the root of their crate.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "the game has more than its tests need"
)]
#![allow(
    clippy::pedantic,
    clippy::wildcard_enum_match_arm,
    reason = "a new game has lints of its own"
)]

#[path = "../../../content/skeletons/game/src/event.rs"]
mod event;
#[path = "../../../content/skeletons/game/src/legal.rs"]
mod legal;
#[path = "../../../content/skeletons/game/src/moves.rs"]
mod moves;
#[path = "../../../content/skeletons/game/src/picture.rs"]
mod picture;
#[path = "../../../content/skeletons/game/src/position.rs"]
mod position;
#[path = "../../../content/skeletons/game/src/rules.rs"]
mod rules;
#[path = "../../../content/skeletons/game/src/ruleset.rs"]
mod ruleset;
#[path = "../../../content/skeletons/game/src/scoring.rs"]
mod scoring;
#[path = "../../../content/skeletons/game/src/state.rs"]
mod state;
#[path = "../../../content/skeletons/game/src/turn.rs"]
mod turn;
#[path = "../../../content/skeletons/game/src/view.rs"]
mod view;

use rnw_testkit::{CheckConfig, Flaw, Flawed, Subject, check};
use roll_and_write::{Audience, Notation, Notice, Ruleset};

/// What everybody is told at once when a seat decides.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Announces {
    Nothing,
    /// Only that the seat has decided.
    ThatItDecides,
    WhatItDecides,
}

impl<R: Ruleset> Flaw<R> for Announces {
    fn says(&self, mut notice: Notice) -> Notice {
        if *self != Self::Nothing && notice.message.key == "event-decided" {
            notice.audience = Audience::Everyone;
            if *self == Self::ThatItDecides {
                notice.message.args.clear();
            }
        }
        notice
    }
}

fn new_game(announces: Announces) -> Subject {
    let (least, most) = rules::SEATS;
    let game = Subject::new("my-game", least..=most, move |setup| {
        let rules = rules::load(setup.options(), setup.seats)?;
        Ok(Flawed::new(rules, announces))
    });
    game.options(rules::OPTIONS)
}

#[test]
fn without_the_mistake_all_laws_hold() {
    let game = new_game(Announces::Nothing);
    let played = check(&game, &CheckConfig::default(), |_| {});
    let reached = played.unwrap_or_else(|failed| panic!("{failed}"));
    let silent: Vec<_> = reached.silent().collect();
    assert!(
        !silent.iter().any(|(law, _)| *law == "position"),
        "{silent:?}"
    );
}

#[test]
fn a_text_is_a_position_only_if_a_game_comes_to_it() {
    let rules = rules::load([], 2).unwrap();
    // Two seats have rolled 3 and 4, and seat 2 has crossed 7.
    let sheets = |rest: &str| format!(r#"{{"dice":[3,4],"sheets":{{{rest}}},"turn":1}}"#);
    let decides = |now: &str| {
        sheets(&format!(
            r#""asked":"1 2","waiting":"1","now":[{{}},{{{now}}}]"#
        ))
    };
    for sound in ["{}", &decides(r#""crossed":"7""#), &decides("")] {
        let state = rules.parse_state(sound).unwrap();
        assert_eq!(
            rules.parse_state(&rules.print_state(&state).unwrap()),
            Ok(state)
        );
    }
    let both = |sheet: &str| sheets(&format!(r#""now":[{sheet}],"before":[{sheet}]"#));
    let beyond = |sheet: &str| both(&format!("{{}},{{}},{sheet}"));
    for (wrong, says) in [
        (r#"{"turn":1}"#.to_owned(), "dice [0, 0]"),
        (r#"{"turn":13,"dice":[1,1]}"#.to_owned(), "turn 13"),
        (r#"{"turn":0,"dice":[1,1]}"#.to_owned(), "turn 0"),
        (r#"{"turn":1,"dice":[255,7]}"#.to_owned(), "dice [255, 7]"),
        (decides(r#""crossed":"13""#), "not a list of names"),
        (
            both(r#"{"crossed":4096}"#),
            "seat 1 has a cross without a box",
        ),
        (
            both(r#"{"crossed":"1","stars":"2"}"#),
            "a star without a cross",
        ),
        (beyond(r#"{"crossed":"1"}"#), "seat 3 has a cross"),
        (both(r#"{"crossed":"1 2"}"#), "sheet of seat 1 does not fit"),
        (both(r#"{"crossed":"12"}"#), "sheet of seat 1 does not fit"),
        (
            sheets(r#""now":[{"crossed":"3"}]"#),
            "sheet of seat 1 does not fit",
        ),
        (
            sheets(r#""asked":"1","waiting":"1""#),
            "sheet of seat 2 does not fit",
        ),
        (
            sheets(r#""asked":"1 2 3","waiting":"1""#),
            "not at the table",
        ),
        (decides(r#""crossed":"5""#), "sheet of seat 2 does not fit"),
        (
            decides(r#""crossed":"3 4""#),
            "sheet of seat 2 does not fit",
        ),
        (
            decides(r#""crossed":"7","stars":"7""#),
            "sheet of seat 2 does not fit",
        ),
    ] {
        let error = rules.parse_state(&wrong).unwrap_err().to_string();
        assert!(error.contains(says), "{wrong}: {error}");
    }
    for (view, says) in [
        (r#"{"seat":"3"}"#.to_owned(), "its seat cannot know this"),
        (
            format!(r#"{{"shown":{}}}"#, decides(r#""crossed":"7""#)),
            "its seat cannot know this",
        ),
    ] {
        let error = rules.parse_view(&view).unwrap_err().to_string();
        assert!(error.contains(says), "{view}: {error}");
    }
}

#[test]
fn an_announced_decision_is_found_in_forty_games_and_made_short() {
    for (seed, announces) in [
        (1, Announces::WhatItDecides),
        (2, Announces::WhatItDecides),
        (1, Announces::ThatItDecides),
        (2, Announces::ThatItDecides),
    ] {
        let config = CheckConfig {
            seed,
            ..CheckConfig::default()
        };
        let failed = check(&new_game(announces), &config, |_| {});
        let broken = failed.expect_err("a leak is planted").broken();
        let broken = broken.expect("games are played");
        assert_eq!(broken.law.name, "leaks", "{broken}");
        // A roll, and the decision of a seat.
        assert_eq!(broken.playthrough.len(), 2, "{broken}");
    }
}
