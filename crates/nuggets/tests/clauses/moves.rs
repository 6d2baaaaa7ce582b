//! Moves as types, as text and as numbers, and the queries for legal moves.

use super::random;
use super::table::{TestTable, opened, pack, printed, rules, seat};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rnw_nuggets::board::{Edge, Side};
use rnw_nuggets::{Move, shipped};
use roll_and_write::{Awaiting, Cell, Legal, MoveId, Notation, Outcome, Ruleset};
use std::collections::BTreeSet;

/// Three rows of three with one deposit: eight free cells for two values, four lines around the middle, eight
/// lines at the rim that are all still open, and a pass.
#[test]
fn random_moves_reach_every_legal_move_alike() {
    let table = opened(&pack(3, 3, 9, "b2=5").chips(&[1, 1]).files(), &[], 2);
    let moves = table.moves(1);
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
fn numbers_and_texts_round_trip_for_all_moves() {
    let armadora = [("preset", "armadora")];
    let mut all = vec![rules(&shipped(), &[], 2), rules(&shipped(), &armadora, 4)];
    for files in random::small_packs() {
        all.push(rules(&files, &[], 3));
    }
    for rules in all {
        let mut texts = BTreeSet::new();
        for id in (0..rules.ids()).map(MoveId) {
            let mv = rules.move_by_id(id).unwrap();
            assert_eq!(rules.move_id(mv), id);
            let text = rules.print_move(mv);
            assert!(text.parse::<u64>().is_err(), "never a bare integer");
            let mut typed = vec![
                text.clone(),
                text.to_uppercase(),
                format!("  {}  ", text.replace(' ', ", ")),
                text.replace(' ', " \t "),
                text.replace(' ', ":"),
                text.replace(' ', "|"),
            ];
            if let [word, a, b] = text.split(' ').collect::<Vec<_>>()[..] {
                typed.push(format!("{word} {b} {a}"));
                typed.push(format!("{word} {b}+{a}").to_uppercase());
            }
            for typed in typed {
                assert_eq!(rules.parse_move(&typed).ok(), Some(mv), "{typed:?}");
            }
            assert!(texts.insert(text), "each text means one move");
        }
        assert_eq!(rules.move_by_id(MoveId(rules.ids())), None);
        assert_eq!(rules.move_by_id(MoveId(u32::MAX)), None);
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
    let keys = |options: &[(&str, &str)]| -> Vec<&'static str> {
        let table = printed(options, 2);
        let help = table.rules.info().how_to_move.iter();
        help.map(|message| message.key).collect()
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
        let owed = |table: &TestTable| [1, 2].map(|number| table.owed(number));
        assert_eq!(owed(&table), [first, ""]);
        table.play(1, "fence d3 e3");
        assert_eq!(owed(&table), [second, ""]);
        table.script("1 fence d2 e2 / 2 pass / 1 pass");
        assert_eq!(owed(&table), ["", ""]);
    }
}

/// Moves that have no number and no text, but that a program can construct.
#[test]
fn moves_that_are_not_on_the_board_are_refused() {
    for (rows, cols) in [(5, 8), (8, 8), (2, 26)] {
        let table = opened(&pack(rows, cols, 9, "a1=5").files(), &[], 2);
        let refused = |mv: Move| {
            let refusal = table.rules.check(&table.state, seat(1), mv);
            refusal.expect_err("the move is legal").clause.0
        };
        let last = Cell::new(rows * cols - 1);
        for side in [Side::Right, Side::Below] {
            assert_eq!(refused(Move::Fence(Edge { cell: last, side })), "NG-4");
        }
        let cell = Cell::new(cols - 1);
        let side = Side::Right;
        assert_eq!(
            refused(Move::Fence(Edge { cell, side })),
            "NG-4",
            "on the rim"
        );
        if rows * cols < 64 {
            let cell = Cell::new(rows * cols);
            assert_eq!(refused(Move::Chip { value: 1, cell }), "NG-9");
            assert_eq!(refused(Move::Fence(Edge { cell, side })), "NG-4");
        }
        for value in [0, 6, 8, 9, 255] {
            assert_eq!(refused(Move::Chip { value, cell: last }), "NG-9", "{value}");
        }
    }
}

#[test]
fn moves_that_are_not_listed_and_draws_that_are_not_awaited_are_refused() {
    // The same through the object-safe trait `Game`.
    use roll_and_write::Game;
    for rules in random::tables().into_iter().step_by(5) {
        let ids = rules.ids();
        let game: Box<dyn Game> = Box::new(rules);
        let mut state = game.start();
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        loop {
            match game.awaiting(&state) {
                Awaiting::Over => break,
                Awaiting::Chance(chance) => {
                    let kept = state.clone();
                    let mut items = (0..=u8::MAX).map(Outcome::item);
                    let stranger = items.find(|item| !chance.can_bring(*item));
                    let dealt = game.deal(&mut state, stranger.unwrap());
                    assert!(dealt.is_none() && state == kept);
                    assert!(game.deal(&mut state, chance.sample(&mut rng)).is_some());
                }
                Awaiting::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let legal = game.moves(&state, seat);
                    let listed = |id: &MoveId| legal.contains(&Legal::assume(seat, *id));
                    for id in (0..ids).map(MoveId).filter(|id| !listed(id)) {
                        assert!(game.check(&state, seat, id).is_err());
                    }
                    game.apply(&mut state, legal[legal.len() / 2]);
                }
            }
        }
    }
}
