//! Moves as types, as text and as numbers, and the ways to ask which are legal.

use super::random;
use super::table::{Table, opened, pack, seated};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rnw_pyramids::{Rules, load, shipped};
use rnw_testkit::test_game::ways;
use roll_and_write::flip::{Move, State};
use roll_and_write::{Awaiting, CardId, CellSet, Legal, MoveId, Notation, Ruleset, Seat};
use std::collections::BTreeSet;

/// Holds the ways to ask for moves against each other.
fn agree(rules: &Rules, state: &State, seat: Seat, rng: &mut ChaCha8Rng) {
    let agreed = ways(rules, state, seat, rng);
    agreed.unwrap_or_else(|why| panic!("seat {}: {why}", seat.number()));
}

#[test]
fn the_ways_to_ask_for_moves_agree() {
    for rules in random::tables() {
        let mut ids = (0..rules.ids()).map(MoveId);
        assert!(ids.all(|id| rules.move_by_id(id).is_some()));
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        for seed in 0..3 {
            let mut states = 0;
            random::play(&rules, seed, |_, _, state, _| {
                states += 1;
                // Every state that awaits seats at the beginning, later every fifth state.
                if states < 40 || states % 5 == 0 {
                    for seat in Seat::all(rules.seats()) {
                        agree(&rules, state, seat, &mut rng);
                    }
                }
            });
        }
    }
}

#[test]
fn a_state_awaits_exactly_the_seats_that_have_moves() {
    for rules in random::tables() {
        random::play(&rules, 9, |_, _, state, _| {
            for seat in Seat::all(rules.seats()) {
                let awaited =
                    matches!(rules.awaiting(state), Awaiting::Seats(seats) if seats.contains(seat));
                assert_eq!(rules.count_moves(state, seat) > 0, awaited);
            }
        });
    }
}

#[test]
fn random_moves_reach_every_legal_move() {
    // A: I2 from the entry to b1 or a2, or the entry alone; B: only the entry and the way down.
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
fn numbers_and_texts_round_trip_for_all_moves() {
    for rules in [
        load(&shipped(), [], 2).unwrap(),
        load(&random::scarce().files(), [], 2).unwrap(),
    ] {
        let mut texts = BTreeSet::new();
        for id in (0..rules.ids()).map(MoveId) {
            let mv = rules.move_by_id(id).unwrap();
            assert_eq!(rules.move_id(mv), id);
            let text = rules.print_move(mv);
            assert!(text.parse::<u64>().is_err(), "never a bare integer");
            for typed in [
                text.clone(),
                text.to_uppercase(),
                format!("  {}  ", text.replace(' ', ", ")),
                text.replace(' ', "  "),
            ] {
                assert_eq!(rules.parse_move(&typed).ok(), Some(mv), "{typed:?}");
            }
            assert!(texts.insert(text), "each text means one move");
        }
        assert_eq!(rules.move_by_id(MoveId(rules.ids())), None);
        assert_eq!(rules.move_by_id(MoveId(u32::MAX)), None);
    }
}

/// A ruleset with four cards of 4x4.
fn typed_at() -> Rules {
    let small = pack("P07 purple E. .T\nP01 purple E. .T\nG02 green E. .T").filled(4);
    load(&small.files(), [], 1).unwrap()
}

#[test]
fn moves_may_be_typed_carelessly() {
    let rules = typed_at();
    for (typed, meant) in [
        ("a b1 b2", "A b1 b2"),
        ("A: b2, b1", "A b1 b2"),
        ("ab1b2", "A b1 b2"),
        ("Bb1", "B b1"),
        ("b b1+c1", "B b1 c1"),
        ("TAKE p07", "take P07"),
        ("keep p07 g02", "keep G02 P07"),
        (" Draw ", "draw"),
    ] {
        assert_eq!(
            rules.parse_move(typed).map(|mv| rules.print_move(mv)),
            Ok(meant.to_owned()),
            "{typed:?}"
        );
    }
}

#[test]
fn what_is_no_move_is_told_so() {
    let rules = typed_at();
    for (typed, said) in [
        ("", "parse-empty"),
        (" , ", "parse-empty"),
        ("7", "parse-number found=7"),
        ("b1 b2", "parse-board-missing cells=b1 b2"),
        ("A", "parse-no-cells"),
        ("A e1", "parse-unknown-cell cell=e1 last=d4"),
        ("A a5", "parse-unknown-cell cell=a5 last=d4"),
        ("A a1 a1", "parse-cell-twice cell=a1"),
        ("A a1 b2", "parse-no-pattern cells=a1 b2"),
        ("A a1 B b1", "parse-unknown-cell cell=b last=d4"),
        ("choose", "parse-choose-one"),
        ("choose 0", "parse-choose-one"),
        ("choose 1 2", "parse-choose-one"),
        ("choose P01", "parse-choose-one"),
        ("take", "parse-take-one"),
        ("take P07 P08", "parse-take-one"),
        ("take P011", "parse-unknown-card card=p011 meant=P01"),
        ("take 99", "parse-unknown-card card=99 meant="),
        ("keep P01", "parse-keep-two"),
        ("keep P01 P01", "parse-keep-two"),
        ("draw P01", "parse-too-much word=draw found=p01"),
        ("drow", "parse-unknown-word word=drow meant=draw"),
        (
            "\u{df}\u{e9} \u{1f600}",
            "parse-unknown-word word=\u{df}\u{e9} meant=",
        ),
    ] {
        assert_eq!(
            rules.parse_move(typed).unwrap_err().to_string(),
            said,
            "{typed:?}"
        );
    }
}

#[test]
fn typed_moves_that_have_no_number_are_refused() {
    let mut table = opened(&pack("").filled(4).files(), &[], 1);
    table.deal("Z101 Z102 Z103 Z104");
    let refused = |table: &Table, mv: Move| {
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

#[test]
fn moves_that_are_not_listed_and_draws_that_are_not_awaited_are_refused() {
    // By way of the object-safe twin.
    use roll_and_write::Game;
    let game: Box<dyn Game> = Box::new(load(&random::scarce().files(), [], 2).unwrap());
    let rules = load(&random::scarce().files(), [], 2).unwrap();
    let mut state = game.start();
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for _ in 0..120 {
        match game.awaiting(&state) {
            Awaiting::Over => break,
            Awaiting::Chance(chance) => {
                let kept = state.clone();
                let stranger = (0..=u8::MAX)
                    .find(|item| !chance.among.contains(*item))
                    .unwrap();
                assert!(game.deal(&mut state, stranger).is_none() && state == kept);
                assert!(game.deal(&mut state, chance.sample(&mut rng)).is_some());
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let legal = game.moves(&state, seat);
                for id in (0..rules.ids())
                    .map(MoveId)
                    .filter(|id| !legal.contains(&Legal::assume(seat, *id)))
                {
                    assert!(game.check(&state, seat, id).is_err());
                }
                game.apply(&mut state, *legal.last().unwrap());
            }
        }
    }
}
