//! Runs in which games are refused: none of them passes silently.

use rnw_testkit::{CheckConfig, Demand, Failed, NotPlayed, Subject, TestPack, check, law, matrix};

/// Nuggets, but it opens only with up to `seats` seats and up to `options` options.
fn picky(seats: usize, options: usize) -> Subject {
    let game = Subject::new("nuggets", 2..=4, move |setup| {
        if setup.seats > seats {
            return Err(format!("no table of {}", setup.seats).into());
        }
        if setup.options.len() > options {
            return Err("no house rules here".into());
        }
        let (files, options) = (&setup.pack.files, setup.options());
        Ok(rnw_nuggets::load(files, options, setup.seats)?)
    });
    game.options(rnw_nuggets::OPTIONS)
        .pack("nuggets", rnw_nuggets::shipped())
}

fn few(games: u32) -> CheckConfig {
    CheckConfig {
        laws: law("audit").into_iter().collect(),
        ..CheckConfig::default().games(games)
    }
}

#[test]
fn a_game_that_cannot_be_opened_fails_and_says_why() {
    let failed = check(&picky(1, 99), &few(40), |_| {}).unwrap_err();
    let Failed::NotPlayed(why) = &failed else {
        panic!("{failed}");
    };
    let NotPlayed::RefusedSetup { games, first, .. } = &**why else {
        panic!("{failed}");
    };
    assert_eq!((*games, first.game), (40, rnw_session::DealId::single(1)));
    assert!(first.why.starts_with("no table of "), "{failed}");
    let says = failed.to_string();
    for part in [
        "nuggets: none of 40 games could start; game 0 of seed 1 (",
        " seats, the pack nuggets",
        ") could not start: no table of ",
    ] {
        assert!(says.contains(part), "{part:?} is not in {says}");
    }
}

#[test]
#[should_panic(expected = "nuggets: none of 40 games could start; game 0 of seed 1")]
fn a_test_of_a_game_that_cannot_be_opened_fails() {
    rnw_testkit::laws(&picky(1, 99));
}

#[test]
fn a_run_without_a_game_fails() {
    let failed = check(&picky(4, 99), &few(0), |_| {}).unwrap_err();
    assert_eq!(
        failed.to_string(),
        "nuggets: the run has no game, so no law was checked; expected at least one game"
    );
}

#[test]
fn a_run_in_which_most_games_are_refused_says_so() {
    let tally = check(&picky(2, 0), &few(40), |_| {}).unwrap();
    assert!(tally.refused_setups > tally.games && tally.is_mostly_refused());
    let says = tally.to_string();
    for part in [
        "\nthe first of these: game ",
        "\nwarning: most games could not start, so this test says little about the pack\n",
    ] {
        assert!(says.contains(part), "{part:?} is not in {says}");
    }
    let tally = check(&picky(4, 99), &few(4), |_| {}).unwrap();
    assert!(!tally.is_mostly_refused() && !tally.to_string().contains("could not start"));
}

#[test]
fn a_matrix_without_a_pair_fails() {
    let game = picky(4, 99);
    let (name, files) = (Some("nuggets".to_owned()), rnw_nuggets::shipped());
    let pack = TestPack { name, files };
    let failed = matrix(&game, &pack, &Demand::default(), |_, _| {}).unwrap_err();
    let says = "nuggets: the pack has no symbols to test in pairs";
    assert_eq!(failed.to_string(), says);
}

#[test]
fn a_matrix_of_a_pack_that_cannot_be_opened_fails() {
    let game = Subject::flip("silver-and-gold", 2..=2, |setup| {
        rnw_silver_and_gold::load(&setup.pack.files, [("start", "9")], setup.seats)
            .map_err(Into::into)
    });
    let (name, files) = (None, rnw_silver_and_gold::shipped());
    let failed = matrix(
        &game,
        &TestPack { name, files },
        &Demand::default(),
        |_, _| {},
    );
    let failed = failed.unwrap_err();
    assert!(
        matches!(&failed, Failed::NotPlayed(why) if matches!(**why, NotPlayed::RefusedSetup { .. })),
        "{failed}"
    );
}

#[test]
fn a_refusal_is_counted_by_any_clause_and_by_one() {
    let config = CheckConfig {
        laws: law("refused").into_iter().collect(),
        ..CheckConfig::default().games(4)
    };
    let tally = check(&picky(4, 99), &config, |_| {}).unwrap();
    let rows = tally.rows();
    let by_clause: Vec<(&str, u64)> = rows
        .filter(|(row, _)| row.starts_with("refusal-region-small by "))
        .collect();
    assert!(!by_clause.is_empty());
    for (row, count) in &by_clause {
        assert_eq!(tally.count(row), *count);
    }
    let sum: u64 = by_clause.iter().map(|(_, count)| count).sum();
    assert_eq!(tally.count("refusal-region-small"), sum);
    // Nobody claims from a pool in Nuggets, but the engine has a sentence for the event.
    assert_eq!(tally.count("event-claimed"), 0);
    assert_eq!(tally.count("tie-break 3"), 0);
}

#[test]
#[should_panic(expected = "unknown name \"refusal-region-smal\"")]
fn a_count_of_what_nothing_is_called_fails() {
    let tally = check(&picky(4, 99), &few(2), |_| {}).unwrap();
    tally.count("refusal-region-smal");
}
