//! Moves as types, as text and as numbers, and the queries for legal moves.

use super::shared::random_moves_reach_all;
use super::table::{pack, seated};
use rnw_testkit::seat;

#[test]
fn random_moves_reach_every_legal_move() {
    // A: I2 from the entry to b1 or a2, or the entry alone. B: only the entry and the cell below.
    let small = pack("A1 purple E. .T\nB2 purple E# .T").filled(4);
    let mut table = seated(&small, &[], &["A1 B2"], "");
    table.deal("I2");
    assert_eq!(
        table.moves(seat(1)),
        ["A a1 b1", "A a1 a2", "A a1", "B a1 a2", "B a1"]
    );
    random_moves_reach_all(&table, 5);
}
