//! Refusals of moves without a text and a number. Only a program can try such moves.

use super::table::{opened, pack, seat};
use rnw_nuggets::Move;
use rnw_nuggets::board::{Edge, Side};
use roll_and_write::{Cell, Ruleset};

/// The refusal that seat 1 gets for a move on a board of two rows and four columns.
fn why_not(mv: Move) -> String {
    let table = opened(&pack(2, 4, 2, "a1=5").files(), &[], 2);
    let refusal = table.rules.check(&table.state, seat(1), mv);
    refusal.unwrap_err().to_string()
}

#[test]
fn ng_4_a_fence_on_the_rim_is_refused() {
    for (cell, side) in [(3, Side::Right), (7, Side::Right), (4, Side::Below)] {
        let cell = Cell::new(cell);
        let fence = Move::Fence(Edge { cell, side });
        assert_eq!(why_not(fence), "refusal-off-board [NG-4]", "{fence:?}");
    }
}

#[test]
fn ng_9_a_chip_beside_the_board_is_refused() {
    for cell in [8, 20, 63] {
        let cell = Cell::new(cell);
        let chip = Move::Chip { value: 1, cell };
        assert_eq!(why_not(chip), "refusal-off-board [NG-9]", "{chip:?}");
    }
}
