//! What scenarios cannot ask: the kinds of dice, the number of the turn, and the keys of the standings.

use super::table::{TestTable, before_the_bell, changed, seat, table};
use roll_and_write::{Awaiting, Presentation, Roll, Ruleset};

#[test]
fn ll_2_two_dice_are_shared_and_every_street_has_one() {
    let table = table(2);
    let dice = Awaiting::roll("dice", 0, Roll::new(&[6, 6, 4, 6]));
    assert_eq!(table.rules.awaiting(&table.state), dice);
}

/// The roll belongs to the turn that it begins.
#[test]
fn ll_4_the_next_roll_begins_a_turn() {
    let mut table = table(2);
    assert_eq!(table.rules.turn(&table.state), 1);
    table.roll("1 2 3 4");
    assert_eq!(table.rules.turn(&table.state), 1);
    table.script("1 pass / 2 pass / 1 pass");
    assert_eq!(table.rules.turn(&table.state), 2);
}

#[test]
fn ll_15_bells_break_ties_and_then_burns() {
    let free = changed(&[
        ("\"points\": 5", "\"points\": 0"),
        ("\"burn\": 4", "\"burn\": 0"),
    ]);
    let mut table = before_the_bell(&free);
    let keys = |table: &TestTable| {
        let key = |number| table.rules.ranking_key(&table.state, seat(number));
        [1, 2].map(|number| key(number).values().to_vec())
    };
    assert_eq!(keys(&table), [[2, 0, 0], [2, 0, 0]]);
    table.roll("3 4 1 1");
    table.script("2 light amber 7 / 1 pass / 2 pass");
    assert_eq!(keys(&table), [[2, 0, 0], [4, 1, 0]]);
    table.roll("6 6 6");
    assert_eq!(keys(&table), [[2, 0, -1], [4, 1, 0]]);
    assert_eq!(table.rules.info().tie_breaks.len(), 2);
}
