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
use roll_and_write::{Audience, Notice, Ruleset};

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
    played.unwrap_or_else(|failed| panic!("{failed}"));
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
