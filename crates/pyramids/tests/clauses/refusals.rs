//! Refusals of moves that no text can express.

use super::table::{pack, seat, seated};
use rnw_flip::Move;
use roll_and_write::{CellSet, Ruleset};

#[test]
fn c_4_a_refusal_tells_that_there_is_no_such_board() {
    let mut table = seated(&pack("").filled(8), &[], &["Z101 Z102"], "");
    table.deal("I3");
    let third = Move::Mark {
        board: 2,
        cells: CellSet::from_bits(1),
    };
    let refusal = table.rules.check(&table.state, seat(1), third);
    assert_eq!(
        refusal.unwrap_err().to_string(),
        "refusal-board-empty board=C [C-4]"
    );
}
