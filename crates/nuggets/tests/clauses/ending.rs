//! NG-12 and NG-13: how long a game can last.

use super::table::{Board, TestTable, printed, seat};
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
    table.play(seat(number), chip);
}

/// 35 fences take 17 turns with two fences and one turn with one; 32 chips take 32 turns.
#[test]
fn ng_12_the_longest_game_has_fifty_turns() {
    for (seats, fences, fence_turns) in [(2, "two", 18), (4, "two", 18), (2, "one-or-two", 35)] {
        let mut table = printed(&[("fences", fences)], seats);
        let mut turns = 0;
        for line in &bars()[..35] {
            let (number, left) = (table.in_turn(), table.state.fences_left());
            table.play(seat(number), &format!("fence {line}"));
            if fences == "one-or-two" && left > 1 {
                table.play(seat(number), "done");
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
        assert_eq!(table.moves(seat(1)).len(), 67 + 1);
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
    table.script("3 pass / 1 pass / 2 fence d1 e1 / 2 fence d2 e2 / 2 pass");
    assert_eq!(table.awaiting(), "over");
}
