//! The table and a turn.

use super::table::{SOUND, before_the_bell, changed, files, lit, opened, said, seat, table};
use rnw_lamplighters::load;
use roll_and_write::{Awaiting, Draw, MoveId, Notation, Presentation, Roll, Ruleset};

/// The dice that a table rolls now.
fn dice(table: &super::table::TestTable) -> Roll {
    match table.rules.awaiting(&table.state) {
        Awaiting::Chance(chance) => match chance.draw {
            Draw::Roll(roll) => roll,
            Draw::Item { .. } | Draw::Weighted(_) => panic!("an item is drawn"),
        },
        other @ (Awaiting::Seats(_) | Awaiting::Over) => panic!("no roll but {other:?}"),
    }
}

#[test]
fn ll_1_lamps_have_numbers_and_equal_numbers_have_letters() {
    let table = table(1);
    let name = |id| {
        table
            .rules
            .move_by_id(MoveId(id))
            .map(|mv| table.rules.print_move(mv))
    };
    let names: Vec<String> = (0..table.rules.ids()).filter_map(name).collect();
    assert_eq!(names.len(), 14);
    assert_eq!(
        names[..5],
        [
            "light amber 2",
            "light amber 3",
            "light amber 4",
            "light amber 4b",
            "light amber 5"
        ]
    );
    assert_eq!(names[7], "light blue 9");
    assert_eq!(names[13], "pass");
}

#[test]
fn ll_2_two_dice_are_shared_and_every_street_has_one() {
    assert_eq!(dice(&table(2)), Roll::new(&[6, 6, 4, 6]));
}

#[test]
fn ll_3_the_seats_are_active_clockwise_and_then_back() {
    for (seats, active) in [
        (1, "1 1 1"),
        (2, "1 2 2 1 1"),
        (3, "1 2 3 3 2 1 1"),
        (6, "1 2 3 4 5 6 6 5"),
    ] {
        let many = changed(&[("\"burns\": 2", "\"burns\": 8")]);
        let mut table = opened(&many, &[], seats);
        for number in active.split(' ') {
            // Nothing has this sum, and no sum of a shared die and the die of a street is a lamp.
            table.roll("6 6 4 6");
            assert_eq!(
                table.rules.active(&table.state).number().to_string(),
                number
            );
        }
    }
    for seats in [0, 7] {
        let error = load(&files(SOUND), [], seats).unwrap_err().to_string();
        assert!(error.contains("expected 1 to 6 seats"), "{error}");
    }
}

#[test]
fn ll_4_a_turn_begins_with_a_roll_of_all_dice() {
    let mut table = table(2);
    assert_eq!(table.awaiting(), "dice");
    assert_eq!(table.why_not(1, "pass"), "refusal-not-awaited [LL-4]");
    assert_eq!(table.rules.turn(&table.state), 1);
    table.roll("1 2 3 4");
    assert_eq!(table.rules.turn(&table.state), 1);
    assert_eq!(
        said(&table),
        "event-dice-rolled seat=1 first=1 second=2 sum=3 dice=(fact-street-die street=street-amber side=3, \
         fact-street-die street=street-blue side=4)"
    );
    assert_eq!(table.awaiting(), "seats 1 2");
    table.script("1 pass / 2 pass / 1 pass");
    assert_eq!(
        table.rules.turn(&table.state),
        2,
        "the next roll begins a turn"
    );
}

#[test]
fn ll_5_everybody_may_light_one_lamp_with_the_sum_of_the_shared_dice() {
    let mut table = table(2);
    table.roll("1 3 1 1");
    for number in [1, 2] {
        let moves = ["light amber 4", "light amber 4b", "pass"];
        assert_eq!(table.moves(number), moves);
    }
    assert_eq!(
        table.why_not(1, "light amber 3"),
        "refusal-not-the-sum street=street-amber lamp=3 sum=4 [LL-5]"
    );
    table.play(2, "light amber 4b");
    assert_eq!(table.why_not(2, "pass"), "refusal-not-awaited [LL-5]");
    assert_eq!(table.awaiting(), "seats 1");
    table.play(1, "pass");
    assert_eq!(
        (lit(&table, 1, 0), lit(&table, 2, 0)),
        (String::new(), "4b".to_owned())
    );
}

#[test]
fn ll_6_a_seat_without_a_lamp_decides_nothing() {
    let mut table = table(2);
    table.roll("6 6 1 1");
    assert_eq!(
        table.awaiting(),
        "seats 1",
        "only the active seat decides, and only about its own dice"
    );
    assert!(said(&table).ends_with("event-nothing-fits seat=1\nevent-nothing-fits seat=2"));
    assert_eq!(table.moves(1), ["light blue 7", "pass"]);
    assert_eq!(table.why_not(2, "pass"), "refusal-not-awaited [LL-11]");
}

#[test]
fn ll_7_lamps_are_lit_from_left_to_right_only() {
    let mut table = table(2);
    table.roll("1 3 1 1");
    table.script("1 light amber 4b / 2 pass");
    table.roll("2 3 1 1");
    assert_eq!(
        table.why_not(1, "light amber 4b"),
        "refusal-lamp-lit street=street-amber lamp=4b [LL-7]"
    );
    assert_eq!(
        table.why_not(1, "light amber 4"),
        "refusal-lamp-passed street=street-amber lamp=4 [LL-7]"
    );
}

#[test]
fn ll_8_a_bell_needs_enough_lit_lamps() {
    let mut table = table(2);
    table.roll("3 4 1 1");
    assert_eq!(
        table.why_not(1, "light amber 7"),
        "refusal-bell street=street-amber lamp=7 needs=2 count=0 [LL-8]"
    );
    let mut table = before_the_bell(&files(SOUND));
    table.roll("3 4 1 1");
    table.play(2, "light amber 7");
    assert!(said(&table).ends_with("event-bell-rung seat=2 street=street-amber lamp=7"));
}

#[test]
fn ll_9_a_corner_lights_the_next_lamp_of_another_street() {
    let mut table = table(2);
    table.roll("1 2 1 1");
    // Amber 3 is a corner to blue. The first lamp of blue is a corner to amber.
    table.play(1, "light amber 3");
    assert_eq!(
        (lit(&table, 1, 0), lit(&table, 1, 1)),
        ("3 4".to_owned(), "9".to_owned())
    );
    assert!(said(&table).ends_with(
        "event-lamp-lit seat=1 street=street-amber lamp=3\n\
         event-corner-lit seat=1 street=street-blue lamp=9\n\
         event-corner-lit seat=1 street=street-amber lamp=4"
    ));
}

#[test]
fn ll_9_a_corner_never_lights_a_bell() {
    let two_lamps = ("[9, 8, 7, 6, 5, 4]", "[9, 8, 12]");
    let mut table = opened(
        &changed(&[
            two_lamps,
            (
                "\"lamp\": 2, \"lights\": \"amber\"",
                "\"lamp\": 2, \"lights\": \"blue\"",
            ),
        ]),
        &[],
        1,
    );
    table.roll("4 5 1 1");
    table.script("1 light blue 9 / 1 pass");
    assert_eq!(
        (lit(&table, 1, 0), lit(&table, 1, 1)),
        ("2".to_owned(), "9".to_owned())
    );
    // Blue 8 is now a corner to its own street, whose next lamp is the bell.
    table.roll("4 4 1 1");
    table.play(1, "light blue 8");
    assert_eq!(lit(&table, 1, 1), "9 8");
}

#[test]
fn ll_9_a_corner_lights_nothing_in_a_closed_street() {
    let mut table = before_the_bell(&files(SOUND));
    table.roll("3 4 1 1");
    table.script("2 light amber 7 / 1 pass / 2 pass");
    // Blue 9 is a corner to amber, which is closed.
    table.roll("4 5 1");
    table.script("1 light blue 9 / 2 pass");
    assert_eq!(
        (lit(&table, 1, 0), lit(&table, 1, 1)),
        ("2 5".to_owned(), "9".to_owned())
    );
}

#[test]
fn ll_10_a_bell_closes_its_street_for_all_and_its_die_leaves() {
    let mut table = before_the_bell(&files(SOUND));
    table.roll("3 4 1 1");
    table.play(2, "light amber 7");
    assert!(
        !table.state.is_closed(0),
        "nothing closes before everybody has decided"
    );
    table.play(1, "light amber 7");
    assert!(table.state.is_closed(0));
    assert!(
        said(&table).ends_with("event-lamps-revealed\nevent-street-closed street=street-amber")
    );
    for number in [1, 2] {
        assert_eq!(
            lit(&table, number, 0),
            "2 5 7",
            "both rang the bell in the same decision"
        );
    }
    // The active seat does not use the die of the closed street any more.
    assert_eq!(table.moves(2), ["light blue 5", "pass"]);
    table.play(2, "pass");
    assert_eq!(dice(&table), Roll::new(&[6, 6, 6]));
    table.roll("3 3 1");
    assert_eq!(
        table.why_not(2, "light amber 6"),
        "refusal-street-closed street=street-amber lamp=6 [LL-10]"
    );
}

#[test]
fn ll_11_the_active_seat_may_use_a_shared_die_with_the_die_of_a_street() {
    let mut table = table(2);
    table.roll("1 3 3 6");
    table.script("1 pass / 2 pass");
    assert_eq!(table.awaiting(), "seats 1");
    assert_eq!(
        table.moves(1),
        [
            "light amber 4",
            "light amber 4b",
            "light amber 6",
            "light blue 9",
            "light blue 7",
            "pass"
        ]
    );
    assert_eq!(
        table.why_not(1, "light amber 5"),
        "refusal-not-own street=street-amber lamp=5 first=4 second=6 [LL-11]"
    );
    assert_eq!(table.refused(2, "light amber 4"), "LL-11");
    table.play(1, "light amber 6");
    assert_eq!(lit(&table, 1, 0), "6");
    assert_eq!(table.awaiting(), "dice");
}

#[test]
fn ll_12_an_active_seat_that_lights_nothing_burns_a_finger() {
    let burns = |decisions: &str| {
        let mut table = table(2);
        table.roll("1 3 3 6");
        table.script(decisions);
        [1, 2].map(|number| table.state.sheet(seat(number)).burns())
    };
    assert_eq!(burns("1 pass / 2 pass / 1 pass"), [1, 0]);
    assert_eq!(burns("1 light amber 4 / 2 pass / 1 pass"), [0, 0]);
    assert_eq!(burns("1 pass / 2 pass / 1 light amber 6"), [0, 0]);
    // Also if nothing fits.
    let mut table = table(2);
    table.roll("6 6 4 6");
    assert!(said(&table).ends_with("event-nothing-fits-own seat=1\nevent-burned seat=1"));
}
