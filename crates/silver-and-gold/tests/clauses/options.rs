//! House rules: tests of the options in [`OPTIONS`](rnw_silver_and_gold::OPTIONS) that scenarios cannot
//! express.

use super::table::{Sheet, opened, pack, seat, seated};
use roll_and_write::Ruleset;

#[test]
fn c_7_option_marking_in_turn_shows_the_marks_at_once() {
    let small = pack("A gray x. ..").filled(12);
    let options = [("marking", "in-turn"), ("start", "2")];
    let mut table = seated(&small, &options, &["Z01 Z02", "A Z03", "Z04 Z05"], "");
    table.turn("I2", "2 A a1 b1");
    let shown = *table.rules.view(&table.state, seat(1)).shown();
    assert_eq!(shown, table.state);
}

#[test]
fn c_9_option_keep_in_turn_shows_what_was_kept_but_not_what_was_returned() {
    let mut table = opened(
        &pack("").filled(12).files(),
        &[("keep", "in-turn"), ("start", "3")],
        3,
    );
    table.deal("Z01 Z02 Z03 Z04 Z05 Z06 Z07 Z08 Z09 Z10 Z11 Z12");
    table.play(seat(3), "keep Z09 Z12");
    let shown = *table.rules.view(&table.state, seat(1)).shown();
    assert_eq!(
        shown.boards(seat(3)),
        table.state.boards(seat(3)),
        "the others see what was kept"
    );
    assert_eq!(
        table.names(shown.deck()),
        "Z05 Z06 Z07 Z08 Z10 Z11",
        "but not what was returned"
    );
}

#[test]
fn c_9_option_keep_in_turn_begins_with_the_start_player_whom_chance_chose() {
    let files = pack("").filled(12).files();
    let cards: Vec<String> = (1..=12).map(|number| format!("Z{number:02}")).collect();
    for start in 1..=3 {
        let mut table = opened(&files, &[("keep", "in-turn"), ("start", "random")], 3);
        assert_eq!(table.awaiting(), "start");
        table.deal_item(&format!("seat {start}"));
        table.deal(&cards.join(" "));
        for place in 0..3 {
            let number = (start - 1 + place) % 3 + 1;
            assert_eq!(table.awaiting(), format!("seats {number}"));
            let dealt = &cards[4 * (number - 1)..];
            table.play(seat(number), &format!("keep {} {}", dealt[0], dealt[1]));
        }
    }
}

#[test]
fn sg_12_option_palms_optional_asks_for_each_palm_and_still_grants_bonus_cells() {
    // Two palms and a cross in one pattern: three decisions in any order, and one palm is declined.
    let small = pack("A gray TxT ...").filled(4);
    let mut table = seated(&small, &[("palms", "optional")], &["A Z01"], "");
    table.turn("I3", "1 A a1 b1 c1");
    let (mut answers, mut bonuses) = (vec!["accept", "decline"], vec!["B a1"]);
    while table.awaiting() == "seats 1" {
        let asked = table.moves(seat(1)) == ["accept", "decline"];
        let answer = if asked { answers.pop() } else { bonuses.pop() };
        table.play(
            seat(1),
            answer.expect("two answers and one bonus cell are asked for"),
        );
    }
    assert!(answers.is_empty() && bonuses.is_empty());
    assert_eq!(
        (table.palms(1), table.marked(seat(1), 1)),
        (vec![1], "a1".to_owned())
    );
}
