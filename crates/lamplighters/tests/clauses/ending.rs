//! The end of a game, and its points.

use super::table::{SOUND, before_the_bell, changed, files, lit, opened, said, seat, table};
use roll_and_write::Ruleset;

#[test]
fn ll_13_enough_closed_streets_end_the_game_with_the_round() {
    let one = changed(&[("\"closed\": 2", "\"closed\": 1")]);
    let mut table = before_the_bell(&one);
    table.roll("3 4 1 1");
    table.script("2 light amber 7 / 1 pass");
    assert_eq!(table.awaiting(), "seats 2", "the active seat ends its turn");
    table.play(2, "light blue 5");
    assert_eq!(
        table.awaiting(),
        "dice",
        "seat 1 has been active less often"
    );
    table.roll("6 6 6");
    assert_eq!(table.awaiting(), "over");
    assert!(said(&table).ends_with("event-lamps-ended"));
    assert_eq!(table.why_not(2, "pass"), "refusal-not-awaited [LL-13]");
}

#[test]
fn ll_13_enough_burns_of_one_player_end_the_game() {
    let mut table = table(2);
    for _ in 0..4 {
        assert_eq!(table.awaiting(), "dice");
        table.roll("6 6 4 6");
    }
    assert_eq!(table.awaiting(), "over");
}

#[test]
fn ll_13_without_open_streets_the_game_ends_at_once() {
    let free = changed(&[("\"needs\": 2", "\"needs\": 0")]);
    let mut table = opened(&free, &[], 2);
    table.roll("3 4 1 1");
    table.script("1 light amber 7 / 2 pass / 1 light blue 4");
    assert_eq!(table.awaiting(), "over");
}

#[test]
fn ll_13_one_player_plays_a_number_of_turns() {
    let mut table = opened(&changed(&[("\"burns\": 2", "\"burns\": 8")]), &[], 1);
    for _ in 0..3 {
        assert_eq!(table.awaiting(), "dice");
        table.roll("6 6 4 6");
    }
    assert_eq!(table.awaiting(), "over");
}

#[test]
fn ll_14_streets_bells_and_burns_make_the_points() {
    let mut table = before_the_bell(&files(SOUND));
    table.roll("3 4 1 1");
    table.script("2 light amber 7 / 1 pass / 2 light blue 5");
    table.roll("6 6 6");
    let lines = |number| {
        let score = table.rules.score(&table.state, seat(number));
        let lines = score.lines().iter();
        lines
            .map(|line| format!("{} {} {}", line.reason, line.count, line.points))
            .collect::<Vec<_>>()
    };
    // Three lamps are 4 points, one is 1, and a bell is 5.
    assert_eq!(
        lines(2),
        ["score-street 3 4", "score-street 1 1", "score-bells 1 5"]
    );
    // Seat 1 was active with nothing that fits.
    assert_eq!(lines(1), ["score-street 2 2", "score-burns 1 -4"]);
    let total = |number| table.rules.total(&table.state, seat(number));
    assert_eq!([total(2), total(1)], [10, -2]);
}

#[test]
fn ll_15_bells_break_ties_and_then_burns() {
    let free = changed(&[
        ("\"points\": 5", "\"points\": 0"),
        ("\"burn\": 4", "\"burn\": 0"),
    ]);
    let mut table = before_the_bell(&free);
    let keys = |table: &super::table::TestTable| {
        [1, 2].map(|number| {
            table
                .rules
                .ranking_key(&table.state, seat(number))
                .values()
                .to_vec()
        })
    };
    assert_eq!(keys(&table), [[2, 0, 0], [2, 0, 0]]);
    table.roll("3 4 1 1");
    table.script("2 light amber 7 / 1 pass / 2 pass");
    assert_eq!(keys(&table), [[2, 0, 0], [4, 1, 0]]);
    table.roll("6 6 6");
    assert_eq!(keys(&table), [[2, 0, -1], [4, 1, 0]]);
    assert_eq!(table.rules.info().tie_breaks.len(), 2);
}

#[test]
fn ll_17_corners_may_be_plain() {
    let mut table = opened(&files(SOUND), &[("corners", "plain")], 2);
    table.roll("1 2 1 1");
    table.play(1, "light amber 3");
    assert_eq!(
        (lit(&table, 1, 0), lit(&table, 1, 1)),
        ("3".to_owned(), String::new())
    );
}
