//! Laws of one's own: they are named, checked, shrunk, written and repeated as those for all games.

use super::joined::joined;
use super::shown;
use rnw_silver_and_gold::{Rules, load, shipped};
use rnw_testkit::{Broken, CheckConfig, Law, Shows, Subject, check, shrink};
use roll_and_write::Grid;
use std::path::PathBuf;
use std::process::Command;
use std::{env, fs};

fn found(subject: &Subject, law: Law) -> Box<Broken> {
    let failed = check(subject, &CheckConfig::default().laws([law]), |_| {});
    let failed = failed.expect_err("the law is broken").broken();
    failed.expect("games are played")
}

/// It sounds right, but it is not: in Silver & Gold marks need not touch [SG-9].
#[test]
fn marks_of_islands_need_not_touch() {
    let says = "the marked cells of an island are joined";
    let law = Law::seat("touching", "SG-9", says, |at, seat| {
        let (rules, state) = at.of::<Rules>()?;
        for (card, marked) in state.boards(seat).into_iter().zip(state.marked(seat)) {
            let grid = card.map(|card| rules.pack().card(card).grid);
            let apart = grid.filter(|grid| grid.frame().regions(marked).count() > 1);
            if let Some(grid) = apart {
                let (seat, cells) = (seat.number(), grid.frame().labels(marked));
                return Err(format!("seat {seat} has marked {cells}"));
            }
        }
        Ok(())
    });
    let game = Subject::new("silver-and-gold", 1..=4, |setup| {
        Ok(load(&setup.pack.files, setup.options(), setup.seats)?)
    });
    let broken = found(&game.pack("silver-and-gold", shipped()), law);
    assert_eq!(broken.playthrough.setup.seats, 1);
    shown("marks_of_islands_need_not_touch", &broken.to_string());
}

fn nuggets() -> Subject {
    let game = Subject::new("nuggets", 2..=4, |setup| {
        let (files, options) = (&setup.pack.files, setup.options());
        Ok(rnw_nuggets::load(files, options, setup.seats)?)
    });
    game.pack("nuggets", rnw_nuggets::shipped())
        .program("cargo run --")
}

/// A law that every game breaks.
fn no_chips(name: &'static str) -> Law {
    Law::state(name, "NG-4", "nobody lays a chip", |at| {
        let notices = at.made().map_or(&[][..], |step| &step.notices);
        let laid = notices
            .iter()
            .find(|it| it.message.key == "event-chip-laid");
        laid.map_or(Ok(()), |laid| Err(laid.message.to_string()))
    })
}

/// The law is asked for the game that an event shows, too.
#[test]
fn a_game_that_breaks_a_law_of_ones_own_is_shrunk_to_its_moves() {
    let broken = found(&nuggets(), no_chips("no-chips"));
    // Eight deposits, the first player, and a chip.
    assert_eq!(broken.playthrough.len(), 10, "{broken}");
    let text = broken.to_string();
    for says in [
        "nuggets breaks the law \"no-chips\" (NG-4): nobody lays a chip\n  event-chip-laid seat=",
        "  in step 10 of 10, 2 seats, the pack nuggets; found in game 0 of seed 1\n",
        "\n  replay it: cargo run -- replay /",
        " TESTKIT_LAWS=no-chips cargo test\n",
        "\n{\"line\":\"move\",\"seat\":",
    ] {
        assert!(text.contains(says), "{says:?} is not in {text}");
    }
    assert!(
        !text.contains("shrink it"),
        "no program knows the law: {text}"
    );
    let again = || broken.playthrough.script();
    let setup = &broken.playthrough.setup;
    let game = rnw_testkit::Playthrough::following(&nuggets(), setup, &again()).unwrap();
    let shows = Shows::Broken(no_chips("no-chips"));
    assert!(shrink(&nuggets(), game, shows, false).is_some());
}

/// A panic of the law is a violation at the state where it happens.
#[test]
fn a_law_may_assert() {
    let says = "the game has fewer than twelve steps";
    let law = Law::state("short", "none", says, |at| {
        assert!(at.step < 12, "there is a step {}", at.step);
        Ok(())
    });
    let broken = found(&nuggets(), law);
    assert_eq!(broken.wrong.step, 12);
    let what = "the game or the law panics: there is a step 12";
    assert_eq!(broken.wrong.what, what);
}

#[test]
fn a_law_of_another_game_says_so() {
    let broken = found(&nuggets(), joined());
    let what = &broken.wrong.what;
    let says = ", but nuggets has other rules";
    assert!(
        what.starts_with("the law is about ") && what.ends_with(says),
        "{what}"
    );
}

#[test]
fn a_law_cannot_have_any_name() {
    for (name, says) in [
        (
            "audit",
            "a law for all games has this name; choose another one",
        ),
        ("no chips", "a name has letters, digits and dashes only"),
        ("../no", "a name has letters, digits and dashes only"),
        ("", "a name has letters, digits and dashes only"),
    ] {
        let config = CheckConfig::default().laws([no_chips(name)]);
        let failed = check(&nuggets(), &config, |_| {}).unwrap_err();
        let says = format!("nuggets: a law cannot be named {name:?}: {says}");
        assert_eq!(failed.to_string(), says);
    }
}

/// A repeated run finds the game where it was written. A different game gets a new folder.
#[test]
fn what_is_written_is_never_overwritten() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("own laws");
    let _ = fs::remove_dir_all(&folder);
    let config = |seed| CheckConfig {
        folder: folder.clone(),
        as_found: true,
        seed,
        ..CheckConfig::default().laws([no_chips("no-chips")])
    };
    let written = |seed| {
        let failed = check(&nuggets(), &config(seed), |_| {}).unwrap_err();
        let broken = failed.broken().unwrap();
        let text = broken.to_string();
        (broken.written.unwrap().unwrap(), text)
    };
    let (first, text) = written(1);
    let line = format!(
        "cargo run -- replay '{}/game.jsonl'\n",
        first.folder.display()
    );
    assert!(text.contains(&line), "{text}");
    assert_eq!(first.folder, folder.join("testkit-nuggets-no-chips"));
    assert_eq!(written(1).0, first);
    assert_eq!(
        written(2).0.folder,
        folder.join("testkit-nuggets-no-chips-2")
    );
}

/// A test that the next one runs with other variables.
#[test]
#[ignore = "is run by another test, and breaks a law"]
fn breaks_a_law_of_ones_own() {
    let says = "no game has a step";
    let held = rnw_testkit::laws(&nuggets())
        .also(Law::state("sound", "none", "nothing is wrong", |_| Ok(())))
        .also(Law::game("steps", "none", says, |_, game| {
            match game.len() {
                0 => Ok(()),
                _ => Err(rnw_testkit::Violation::at(0, "it has one")),
            }
        }));
    assert_eq!(held.games, 2);
}

#[test]
fn variables_name_laws_of_ones_own() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    let run = |laws: &str| {
        let mut command = Command::new(env::current_exe().unwrap());
        command
            .env("CARGO_TARGET_TMPDIR", folder)
            .env("TESTKIT_LAWS", laws);
        command.args(["breaks_a_law_of_ones_own", "--ignored", "--nocapture"]);
        let done = command.env("TESTKIT_GAMES", "2").output().unwrap();
        (
            done.status.success(),
            String::from_utf8_lossy(&done.stderr).into_owned(),
        )
    };
    let (passed, text) = run("ends,sound");
    assert!(passed, "{text}");
    for (laws, says) in [
        (
            "ends,steps",
            format!("\n  written to: {folder}/testkit-nuggets-steps"),
        ),
        (
            "ends,steps",
            "\n  or: TESTKIT_SEED=1 TESTKIT_FIRST=0 TESTKIT_GAMES=1 TESTKIT_LAWS=steps".to_owned(),
        ),
        (
            "sond",
            "unknown law \"sond\"; expected some of panics, ends, ".to_owned(),
        ),
    ] {
        let (passed, text) = run(laws);
        assert!(!passed && text.contains(&says), "{says:?} is not in {text}");
    }
}
