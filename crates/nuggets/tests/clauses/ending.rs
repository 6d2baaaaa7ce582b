//! NG-12, NG-13 and NG-26: when the game is over, and how long it can last.

use super::table::{Board, TestTable, opened, pack, printed, seat};
use roll_and_write::Presentation;

/// All lines between the rows of the printed board, and the lines that halve each row. These 37 fences divide
/// the board into ten bars of four cells. After any part of them, each region consists of whole bars.
fn bars() -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for row in 1..=5 {
        lines.push(format!("d{row} e{row}"));
    }
    for row in 1..=4 {
        for col in 'a'..='h' {
            lines.push(format!("{col}{row} {col}{}", row + 1));
        }
    }
    lines
}

/// The 32 cells of the shipped pack without a deposit in the layout `custom`.
fn free_cells(table: &TestTable) -> Vec<String> {
    let frame = table.rules.facts().frame;
    let cells = frame.cells() - table.state.deposits();
    cells.iter().map(|cell| frame.label(cell)).collect()
}

/// Places a chip of the lowest value that the active seat has left.
fn lay_lowest(table: &mut TestTable, cell: &str) {
    let number = table.in_turn();
    let moves = table.moves_of(number, "chip");
    let chip = moves.iter().find(|text| text.ends_with(cell)).unwrap();
    table.play(number, chip);
}

#[test]
fn ng_12_the_game_ends_when_all_have_passed() {
    for seats in 2..=4 {
        let mut table = printed(&[], seats);
        for number in 1..=seats {
            assert_eq!(table.awaiting(), format!("seats {number}"));
            table.play(number, "pass");
        }
        assert_eq!(table.awaiting(), "over");
        assert!(table.state.is_over() && table.state.playing().is_empty());
        assert_eq!(table.totals(), vec!["0"; seats], "no chip, no gold");
        assert_eq!(table.places(), vec![1; seats]);
        assert_eq!(table.notices("event-nuggets-ended").len(), 1);
        assert_eq!(table.why_not(1, "pass"), "refusal-not-awaited [NG-12]");
        assert!((1..=seats).all(|number| table.moves(number).is_empty()));
    }
}

#[test]
fn ng_12_the_game_ends_when_nobody_can_act() {
    let small = pack(1, 8, 35, "a1=5").chips(&[1]);
    let mut table = opened(&small.files(), &[], 2);
    // One line is open. After it, only the two chips remain.
    table.script("1 fence d1 e1 / 2 chip 1 b1");
    assert_eq!(table.awaiting(), "seats 1");
    table.play(1, "chip 1 c1");
    assert_eq!(table.awaiting(), "over", "nobody had to pass");
    assert!(table.notices("event-passed").is_empty());
}

#[test]
fn ng_12_by_default_fences_go_on_when_the_chips_are_laid() {
    let small = pack(5, 8, 35, "a1=5").chips(&[1]);
    for (end, awaiting) in [("all-out", "seats 1"), ("no-chips", "over")] {
        let mut table = opened(&small.files(), &[("end", end)], 2);
        table.play(1, "chip 1 b1");
        assert_eq!(table.awaiting(), "seats 2", "{end}: seat 2 has a chip");
        table.play(2, "chip 1 c1");
        assert_eq!(table.awaiting(), awaiting, "{end}");
    }
}

#[test]
fn ng_12_with_no_chips_the_game_ends_when_nobody_will_lay_one() {
    let small = pack(5, 8, 35, "a1=5").chips(&[1]);
    for (end, awaiting) in [("all-out", "seats 1"), ("no-chips", "over")] {
        let mut table = opened(&small.files(), &[("end", end)], 3);
        table.script("1 chip 1 b1 / 2 pass");
        assert_eq!(table.awaiting(), "seats 3", "{end}: seat 3 has a chip");
        table.play(3, "pass");
        assert_eq!(table.awaiting(), awaiting, "{end}: seat 1 could only build");
        assert_eq!(table.state.is_over(), end == "no-chips");
    }
}

#[test]
fn ng_12_with_no_chips_fences_are_built_as_long_as_somebody_has_a_chip() {
    let small = pack(5, 8, 35, "a1=5").chips(&[1]);
    let mut table = opened(&small.files(), &[("end", "no-chips")], 2);
    table.script("1 chip 1 b1 / 2 fence d1 e1 / 2 fence d2 e2 / 1 fence d3 e3");
    assert_eq!(table.in_turn(), 1, "the turn is not cut short");
    table.script("1 fence d4 e4 / 2 chip 1 c1");
    assert_eq!(table.awaiting(), "over");
}

#[test]
fn ng_12_with_no_chips_a_full_board_ends_the_game() {
    let small = pack(2, 8, 35, "a1=5").chips(&[8]);
    let mut table = opened(&small.files(), &[("end", "no-chips")], 2);
    for cell in "b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2".split(' ') {
        assert_ne!(table.awaiting(), "over");
        lay_lowest(&mut table, cell);
    }
    assert_eq!(table.awaiting(), "over", "a chip is left, but no cell");
}

/// 35 fences take 17 turns with two fences and one turn with one; 32 chips take 32 turns.
#[test]
fn ng_12_the_longest_game_has_fifty_turns() {
    for (seats, fences, fence_turns) in [(2, "two", 18), (4, "two", 18), (2, "one-or-two", 35)] {
        let mut table = printed(&[("fences", fences)], seats);
        let mut turns = 0;
        for line in &bars()[..35] {
            let (number, left) = (table.in_turn(), table.state.fences_left());
            table.play(number, &format!("fence {line}"));
            if fences == "one-or-two" && left > 1 {
                table.play(number, "done");
            }
            turns = table.rules.turn(&table.state) - 1;
        }
        assert_eq!(turns, fence_turns, "{seats} seats, {fences}");
        for cell in free_cells(&table) {
            lay_lowest(&mut table, &cell);
        }
        assert_eq!(table.awaiting(), "over", "and nobody can act");
        assert_eq!(table.rules.turn(&table.state), fence_turns + 32);
    }
}

#[test]
fn ng_12_more_fences_than_the_bars_have_do_not_fit() {
    // With a larger supply, 37 fences fill the board with bars, and no line is open.
    let mut table = opened(&pack(5, 8, 60, "a1=5").files(), &[], 2);
    table.build(&bars().join(","));
    assert_eq!(table.state.fences_left(), 60 - 37);
    let number = table.in_turn();
    assert!(table.moves_of(number, "fence").is_empty());
    assert_eq!(table.moves_of(number, "pass"), ["pass"]);
}

#[test]
fn ng_13_the_chips_of_two_and_of_four_just_fill_the_board() {
    for seats in [2, 4] {
        let mut table = printed(&[], seats);
        for cell in free_cells(&table) {
            lay_lowest(&mut table, &cell);
        }
        assert_eq!(table.state.occupied().len(), 32);
        for number in 1..=seats {
            assert_eq!(table.state.left(seat(number)), [0; 7]);
        }
        assert_eq!(table.awaiting(), "seats 1", "fences are left");
        assert_eq!(table.moves(1).len(), 67 + 1);
    }
}

#[test]
fn ng_13_of_three_players_one_keeps_a_chip() {
    let mut table = printed(&[], 3);
    for cell in free_cells(&table) {
        lay_lowest(&mut table, &cell);
    }
    // 32 chips: eleven each from seats 1 and 2, ten from seat 3.
    assert_eq!(table.in_turn(), 3);
    let left = [1, 2, 3].map(|number| {
        let left = table.state.left(seat(number));
        left.iter().sum::<u8>()
    });
    assert_eq!(left, [0, 0, 1]);
    assert!(table.moves_of(3, "chip").is_empty());
    assert_eq!(
        table.why_not(3, "chip 4 a1"),
        "refusal-cell-chip cell=a1 [NG-9]"
    );
    table.script("3 pass / 1 pass / 2 fence d1 e1 / 2 fence d2 e2 / 2 pass");
    assert_eq!(table.awaiting(), "over");
}

#[test]
fn ng_26_the_last_seat_goes_on_building_until_nothing_is_legal() {
    // Rows of 16 cells. In the end bars of four remain.
    let small = pack(1, 16, 35, "a1=5").chips(&[1]);
    let mut table = opened(&small.files(), &[], 2);
    table.script("1 chip 1 b1 / 2 pass / 1 fence h1 i1 / 1 fence d1 e1");
    assert_eq!(table.in_turn(), 1, "alone, and without chips");
    assert_eq!(table.moves(1), ["fence l1 m1", "pass"]);
    let mut passed = table.clone();
    passed.play(1, "pass");
    assert_eq!(passed.awaiting(), "over");
    table.play(1, "fence l1 m1");
    assert_eq!(table.awaiting(), "over");
    assert_eq!(table.notices("event-stuck"), ["event-stuck seat=1"]);
    assert_eq!(table.totals(), ["5", "0"]);
}
