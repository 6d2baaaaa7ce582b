//! A test for each clause of `src/rules.md`, named after it.

use my_game::{MyGame, load};
use rnw_testkit::{TestTable, seat};
use roll_and_write::{Presentation, Ruleset, Seat};

fn table(seats: usize) -> TestTable<MyGame> {
    TestTable::new(load([], seats).unwrap())
}

fn points(table: &TestTable<MyGame>, number: usize) -> i32 {
    table
        .rules
        .score(&table.state, Seat::new(number - 1))
        .total()
}

#[test]
fn mg_1_a_table_has_one_to_six_seats() {
    assert!(load([], 0).is_err() && load([], 7).is_err());
    for seats in 1..=6 {
        assert!(load([], seats).is_ok(), "{seats}");
    }
}

#[test]
fn mg_2_all_decide_at_once_and_unseen() {
    let mut table = table(2);
    table.roll("2 5");
    assert_eq!(table.awaiting(), "seats 1 2");
    let seen = |table: &TestTable<MyGame>| table.rules.view(&table.state, Seat::new(1));
    let before = seen(&table);
    table.play(seat(1), "cross 7");
    assert_eq!(seen(&table), before);
    assert_eq!(table.refused(seat(1), "pass"), "MG-2");
    table.play(seat(2), "pass");
    assert_ne!(seen(&table), before);
}

#[test]
fn mg_3_the_dice_make_three_numbers() {
    let mut table = table(1);
    table.roll("2 5");
    assert_eq!(table.moves(seat(1)), ["cross 2", "cross 5", "cross 7", "pass"]);
    assert_eq!(table.refused(seat(1), "cross 3"), "MG-3");
}

#[test]
fn mg_4_crosses_go_from_left_to_right() {
    let mut table = table(1);
    table.roll("2 5");
    table.play(seat(1), "cross 5");
    table.roll("1 5");
    assert_eq!(table.moves(seat(1)), ["cross 6", "pass"]);
    assert_eq!(table.refused(seat(1), "cross 1"), "MG-4");
}

#[test]
fn mg_5_a_box_crossed_alone_gets_a_star() {
    let mut table = table(3);
    table.roll("2 5");
    table.script("1 cross 2 / 2 cross 7 / 3 cross 2");
    let stars = |number: usize| table.state.sheet(Seat::new(number - 1)).has_star(7);
    assert_eq!([stars(1), stars(2), stars(3)], [false, true, false]);
    assert_eq!([points(&table, 1), points(&table, 2)], [1, 3]);
}

#[test]
fn mg_6_the_box_12_ends_the_game() {
    let mut table = table(2);
    table.roll("6 6");
    table.script("1 cross 12 / 2 pass");
    assert_eq!(table.awaiting(), "over");
}

#[test]
fn mg_6_the_twelfth_turn_ends_the_game() {
    let mut table = table(1);
    for _ in 0..12 {
        assert_eq!(table.awaiting(), "dice");
        table.roll("1 1");
        table.play(seat(1), "pass");
    }
    assert_eq!(table.awaiting(), "over");
}

#[test]
fn mg_7_crosses_are_worth_more_and_more() {
    let mut table = TestTable::new(load([("alone", "plain")], 1).unwrap());
    for (roll, total) in [("1 6", 1), ("2 6", 3), ("3 6", 6)] {
        table.roll(roll);
        let lowest = table.moves(seat(1))[0].clone();
        table.play(seat(1), &lowest);
        assert_eq!(points(&table, 1), total);
    }
    assert_eq!(table.rules.turn(&table.state), 3);
}
