//! Moves as types, as text and as numbers, and the queries for legal moves.

use super::table::{TestTable, opened, pack, seated};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rnw_flip::Move;
use roll_and_write::{CardId, CellSet, Notation, Ruleset, Seat};

#[test]
fn random_moves_reach_every_legal_move() {
    // A: I2 from the entry to b1 or a2, or the entry alone. B: only the entry and the cell below.
    let small = pack("A1 purple E. .T\nB2 purple E# .T").filled(4);
    let mut table = seated(&small, &[], &["A1 B2"], "");
    table.deal("I2");
    assert_eq!(
        table.moves(1),
        ["A a1 b1", "A a1 a2", "A a1", "B a1 a2", "B a1"]
    );
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut drawn = [0; 5];
    for _ in 0..1000 {
        let (mv, count) = table
            .rules
            .random_move(&table.state, Seat::new(0), &mut rng)
            .unwrap();
        assert_eq!(count, 5);
        let text = table.rules.print_move(mv.mv());
        let listed = table.moves(1);
        drawn[listed.iter().position(|known| *known == text).unwrap()] += 1;
    }
    assert!(
        drawn.iter().all(|times| (150..=250).contains(times)),
        "two hundred each, more or less: {drawn:?}"
    );
}

#[test]
fn typed_moves_that_have_no_number_are_refused() {
    let mut table = opened(&pack("").filled(4).files(), &[], 1);
    table.deal("Z101 Z102 Z103 Z104");
    let refused = |table: &TestTable, mv: Move| {
        table
            .rules
            .check(&table.state, Seat::new(0), mv)
            .unwrap_err()
            .clause
            .0
    };
    assert_eq!(
        refused(&table, Move::Keep(CardId(1), CardId(1))),
        "C-9",
        "two cards, not one twice"
    );
    assert_eq!(
        refused(&table, Move::Keep(CardId(2), CardId(1))),
        "C-9",
        "the lower number first"
    );
    table.play(1, "keep Z101 Z102");
    table.refill();
    table.deal("I2");
    assert_eq!(
        refused(
            &table,
            Move::Mark {
                board: 2,
                cells: CellSet::from_bits(1)
            }
        ),
        "C-4",
        "there is no board C"
    );
    assert_eq!(
        refused(
            &table,
            Move::Mark {
                board: 0,
                cells: CellSet::EMPTY
            }
        ),
        "PY-9",
        "at least one cell, and first the entry"
    );
}
