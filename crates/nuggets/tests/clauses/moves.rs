//! Moves as types, as text and as numbers, and the queries for legal moves.

use super::table::{TestTable, opened, pack, printed, seat};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rnw_nuggets::Move;
use rnw_nuggets::board::Edge;
use roll_and_write::{Cell, LineSide, Notation, Ruleset};

/// Three rows of three with one deposit: eight free cells for two values, four lines around the middle, eight
/// lines at the rim that are all still open, and a pass.
#[test]
fn random_moves_reach_every_legal_move_alike() {
    let table = opened(&pack(3, 3, 9, "b2=5").chips(&[1, 1]).files(), &[], 2);
    let moves = table.moves(seat(1));
    assert_eq!(moves.len(), 12 + 2 * 8 + 1);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut drawn = vec![0; moves.len()];
    for _ in 0..200 * moves.len() {
        let drawing = table.rules.random_move(&table.state, seat(1), &mut rng);
        let text = table.rules.print_move(drawing.unwrap().0.mv());
        drawn[moves.iter().position(|known| *known == text).unwrap()] += 1;
    }
    assert!(
        drawn.iter().all(|times| (130..=270).contains(times)),
        "two hundred each, more or less: {drawn:?}"
    );
}

#[test]
fn words_may_be_parted_and_ordered_in_several_ways() {
    let rules = printed(&[], 2).rules;
    for typed in [
        "fence d3 e3",
        "Fence: d3, E3",
        "fence e3+d3",
        "FENCE|d3 \t e3",
    ] {
        let mv = rules.parse_move(typed).unwrap();
        assert_eq!(rules.print_move(mv), "fence d3 e3", "{typed:?}");
    }
    for typed in ["chip 3 d4", "CHIP D4-3", "chip;d4&3"] {
        let mv = rules.parse_move(typed).unwrap();
        assert_eq!(rules.print_move(mv), "chip 3 d4", "{typed:?}");
    }
}

#[test]
fn what_is_no_move_is_reported_so() {
    let table = printed(&[], 2);
    for (typed, said) in [
        ("", "parse-move-empty"),
        (" , ", "parse-move-empty"),
        ("7", "parse-unknown-move found=7 meant="),
        (
            "fense a1 b1",
            "parse-unknown-move found=fense a1 b1 meant=fence",
        ),
        ("pas", "parse-unknown-move found=pas meant=pass"),
        ("fence", "parse-fence-two"),
        ("fence a1", "parse-fence-two"),
        ("fence a1 b1 c1", "parse-fence-two"),
        ("fence a1 i1", "parse-unknown-cell cell=i1 last=h5"),
        ("fence a6 a5", "parse-unknown-cell cell=a6 last=h5"),
        ("fence a1 a3", "parse-no-neighbours cell=a1 other=a3"),
        ("fence h1 a2", "parse-no-neighbours cell=h1 other=a2"),
        ("chip", "parse-chip-two"),
        ("chip 3", "parse-chip-two"),
        ("chip 3 d4 e4", "parse-chip-two"),
        ("chip 0 d4", "parse-chip-value found=0 most=5"),
        ("chip 8 d4", "parse-chip-value found=8 most=5"),
        ("chip 300 d4", "parse-chip-value found=300 most=5"),
        ("chip d4 e4", "parse-chip-value found=e4 most=5"),
        ("chip 3 4", "parse-unknown-cell cell=4 last=h5"),
        ("done now", "parse-too-much word=done found=now"),
        ("pass 1", "parse-too-much word=pass found=1"),
        (
            "\u{df}\u{e9} \u{1f600}",
            "parse-unknown-move found=\u{df}\u{e9} \u{1f600} meant=",
        ),
    ] {
        let error = table.rules.parse_move(typed).unwrap_err().to_string();
        assert_eq!(error, said, "{typed:?}");
    }
}

#[test]
fn how_to_move_names_done_only_where_it_can_be_played() {
    let keys = |options: &[(&str, &str)]| -> Vec<String> {
        let table = printed(options, 2);
        let help = table.rules.info().how_to_move.iter();
        help.map(|message| message.key.to_string()).collect()
    };
    assert_eq!(keys(&[]), ["help-fence", "help-chip", "help-pass"]);
    assert_eq!(
        keys(&[("fences", "one-or-two")]),
        ["help-fence", "help-chip", "help-done", "help-pass"]
    );
}

#[test]
fn what_is_owed_is_reported_to_the_seat_in_turn() {
    for (fences, first, second) in [
        ("two", "owed-act fences=pair chips=some", "owed-second"),
        (
            "one-or-two",
            "owed-act-one-or-two chips=some",
            "owed-second-or-done",
        ),
    ] {
        let mut table = printed(&[("fences", fences)], 2);
        let owed = |table: &TestTable| [1, 2].map(|number| table.owed(seat(number)));
        assert_eq!(owed(&table), [first, ""]);
        table.play(seat(1), "fence d3 e3");
        assert_eq!(owed(&table), [second, ""]);
        table.script("1 fence d2 e2 / 2 pass / 1 pass");
        assert_eq!(owed(&table), ["", ""]);
    }
}

/// Moves that have no number and no text, but that a program can construct.
#[test]
fn ng_4_and_ng_9_moves_beside_the_board_are_refused() {
    for (rows, cols) in [(5, 8), (8, 8), (2, 26)] {
        let table = opened(&pack(rows, cols, 9, "a1=5").files(), &[], 2);
        let why_not = |mv: Move| {
            let refusal = table.rules.check(&table.state, seat(1), mv);
            refusal.unwrap_err().to_string()
        };
        let (rim, last) = (Cell::new(cols - 1), Cell::new(rows * cols - 1));
        for (cell, side) in [
            (last, LineSide::Right),
            (last, LineSide::Below),
            (rim, LineSide::Right),
        ] {
            let fence = Move::Fence(Edge { cell, side });
            assert_eq!(why_not(fence), "refusal-off-board [NG-4]", "{fence:?}");
        }
        for value in [0, 6, 255] {
            let chip = Move::Chip { value, cell: last };
            let expected = format!("refusal-no-such-chip value={value} [NG-9]");
            assert_eq!(why_not(chip), expected);
        }
        if rows * cols < 64 {
            let cell = Cell::new(rows * cols);
            let chip = Move::Chip { value: 1, cell };
            assert_eq!(why_not(chip), "refusal-off-board [NG-9]");
        }
    }
}
