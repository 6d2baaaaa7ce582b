//! Who sees what.

use super::table::{SOUND, before_the_bell, files, seat, table};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use roll_and_write::{Audience, Presentation, Ruleset};

#[test]
fn ll_16_decisions_are_hidden_until_everybody_has_decided() {
    let mut table = table(2);
    table.roll("1 3 1 1");
    let before = table.rules.view(&table.state, seat(1));
    table.play(seat(2), "light amber 4");
    assert_eq!(
        table.rules.view(&table.state, seat(1)),
        before,
        "seat 1 sees nothing of it"
    );
    let notice = table.rules.notice(table.events.last().unwrap());
    assert_eq!(notice.audience, Audience::Lane(seat(2)));
    let own = table.rules.view(&table.state, seat(2));
    assert_eq!(own.shown().sheet(seat(2)).lit(0), 0b100);
    // What is drawn from the view is the view again, and asks seat 2 once more.
    let mut generator = ChaCha8Rng::seed_from_u64(7);
    let drawn = table.rules.determinize(&before, &mut generator);
    assert_eq!(table.rules.view(&drawn, seat(1)), before);
    assert_eq!(table.rules.count_moves(&drawn, seat(2)), 3);
    table.play(seat(1), "pass");
    let after = table.rules.view(&table.state, seat(1));
    assert_eq!(after.shown().sheet(seat(2)).lit(0), 0b100);
}

#[test]
fn ll_16_any_order_of_arrival_gives_the_same_state() {
    let moves = [(1, "light amber 7"), (2, "pass")];
    let states = [[0, 1], [1, 0]].map(|order| {
        let mut table = before_the_bell(&files(SOUND));
        table.roll("3 4 1 1");
        for index in order {
            table.play(seat(moves[index].0), moves[index].1);
        }
        table.state
    });
    assert_eq!(states[0], states[1]);
}
