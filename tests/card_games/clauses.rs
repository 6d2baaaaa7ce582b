//! Clause tests that are the same for both card games. The test crate of each game includes this file, so each test
//! runs with the rules and the packs of that game.
//!
//! The crate's root names its game `game` and has two modules: `table` with the stage for small packs, and `random`
//! with a scarce pack and other options.

use super::game::{OPTIONS, Rules, check, load, shipped};
use super::random::{OTHER_OPTIONS, scarce};
use super::table::{NO_CELL, stage};
use proptest::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rnw_flip::Move;
use rnw_packs::{Files, Source};
use rnw_testkit::{SmallPack, pack_cases, random_game, seat};
use roll_and_write::picture::Picture;
use roll_and_write::{Awaiting, CardId, CellSet, Notation, Presentation, Ruleset, Seat};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A game in progress.
pub(crate) type TestTable = rnw_testkit::TestTable<Rules>;

/// A pack of these cards, one per line, as `card` in `table.rs` reads them.
pub(crate) fn pack(cards: &str) -> SmallPack {
    SmallPack::new(stage().base_named("").unwrap(), cards)
}

/// A table with this number of seats before the first event.
#[track_caller]
pub(crate) fn opened(files: &Files, options: &[(&str, &str)], seats: usize) -> TestTable {
    stage().table(files, options, seats)
}

/// A table where each seat has two cards. The offer has these cards, the oldest first.
#[track_caller]
pub(crate) fn seated(
    pack: &SmallPack,
    options: &[(&str, &str)],
    hands: &[&str],
    offer: &str,
) -> TestTable {
    stage().seated(&pack.files(), options, hands, offer)
}

/// The shipped pack, for four seats.
pub(crate) fn shipped_rules() -> Rules {
    load(&shipped(), [], 4).unwrap()
}

/// Many kinds of tables: the shipped deck and the scarce pack, with one to four seats, with the printed rules
/// and with every house rule changed.
pub(crate) fn tables() -> Vec<Rules> {
    let (shipped, scarce) = (shipped(), scarce().files());
    let packs = (1..=4).map(|seats| (&shipped, seats));
    let packs = packs.chain((1..=3).map(|seats| (&scarce, seats)));
    let rules = packs.flat_map(|(files, seats)| {
        let others = OTHER_OPTIONS.into_iter();
        let options = std::iter::once::<&[_]>(&[]).chain(others);
        options.map(move |options| load(files, options.iter().copied(), seats).unwrap())
    });
    rules.collect()
}

/// Counts how often each thing occurs.
pub(crate) fn tally<T: Ord>(things: impl Iterator<Item = T>) -> BTreeMap<T, usize> {
    let mut tally = BTreeMap::new();
    for thing in things {
        *tally.entry(thing).or_default() += 1;
    }
    tally
}

/// The path of a file or a folder in `tests` with cases as text.
fn cases(name: &str) -> PathBuf {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    tests.join(name)
}

#[test]
fn every_scenario_comes_out_as_written() {
    stage().hold_all(cases("scenarios"));
}

#[test]
fn what_is_wrong_with_a_pack_is_reported_at_its_place() {
    let opens = |files: &Files| load(files, [], 1).is_ok();
    pack_cases::hold_cases(cases("packs"), check, opens);
}

#[test]
fn what_breaks_the_base_stands_at_the_change() {
    pack_cases::broken_bases(&cases("broken_base.txt"), &shipped(), check).unwrap();
}

/// The files of the sound pack by name. Wrong packs are variations of it.
pub(crate) fn sound() -> Vec<Source> {
    let sound = pack_cases::sound(&cases("packs/sound")).unwrap();
    assert_eq!(sound.len(), 5);
    sound
}

#[test]
fn a_file_that_is_missing_is_named() {
    for missing in sound() {
        let mut sources = sound();
        sources.retain(|source| source.name != missing.name);
        let error = load(&Files::new(sources), [], 1).map(|_| ()).unwrap_err();
        let (found, name) = (error.to_string(), missing.name);
        assert!(
            found.contains(&format!("the pack has no file {name}")),
            "{found}"
        );
    }
}

proptest! {
    #[test]
    fn no_pack_makes_the_reader_panic(file in 0..5usize, at in 0..1200usize, cut in 0..20usize, put in "[\\[\\]{}\",:0-9a-zETX~.#$é-]{0,6}") {
        let mut sources = sound();
        let text = &mut sources[file].text;
        let (from, to) = (at.min(text.len()), (at + cut).min(text.len()));
        text.replace_range(from..to, &put);
        if let Err(error) = load(&Files::new(sources), [], 1) {
            prop_assert!(!error.to_string().is_empty());
        }
    }
}

#[test]
fn every_option_has_its_default_first_and_each_value_can_be_chosen() {
    let defaults: Vec<(String, String)> = OPTIONS
        .iter()
        .map(|spec| (spec.name.to_owned(), spec.values[0].0.to_owned()))
        .collect();
    assert_eq!(shipped_rules().info().options, defaults);
    for spec in OPTIONS {
        for (value, _) in spec.values {
            let rules = load(&shipped(), [(spec.name, *value)], 4).unwrap();
            let chosen = (spec.name.to_owned(), (*value).to_owned());
            assert!(rules.info().options.contains(&chosen));
        }
    }
}

#[test]
fn typed_moves_that_have_no_number_are_refused() {
    let mut table = opened(&pack("").filled(4).files(), &[], 1);
    let cards = table.drawable();
    table.deal(&cards.join(" "));
    let refused = |table: &TestTable, mv: Move| {
        let checked = table.rules.check(&table.state, seat(1), mv);
        checked.unwrap_err().clause.0
    };
    let keep = |first, second| Move::Keep(CardId(first), CardId(second));
    assert_eq!(
        refused(&table, keep(1, 1)),
        "C-9",
        "two cards, not one twice"
    );
    assert_eq!(refused(&table, keep(2, 1)), "C-9", "the lower number first");
    table.play(seat(1), &format!("keep {} {}", cards[0], cards[1]));
    table.refill();
    table.deal("I2");
    let mark = |board, cells| Move::Mark { board, cells };
    assert_eq!(
        refused(&table, mark(2, CellSet::from_bits(1))),
        "C-4",
        "there is no board C"
    );
    assert_eq!(
        refused(&table, mark(0, CellSet::EMPTY)),
        NO_CELL,
        "at least one cell"
    );
}

/// Draws random moves of seat 1. They must reach each of its moves, and each about equally often.
#[track_caller]
pub(crate) fn random_moves_reach_all(table: &TestTable, moves: usize) {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let listed = table.moves(seat(1));
    let mut drawn = vec![0; moves];
    for _ in 0..200 * moves {
        let drawing = table.rules.random_move(&table.state, seat(1), &mut rng);
        let (mv, count) = drawing.unwrap();
        assert_eq!(count, moves);
        let text = table.rules.print_move(mv.mv());
        drawn[listed.iter().position(|known| *known == text).unwrap()] += 1;
    }
    assert!(
        drawn.iter().all(|times| (150..=250).contains(times)),
        "two hundred each, more or less: {drawn:?}"
    );
}

/// Plays games of the shipped pack. Between turns every seat sees the whole state. `look` looks at its pictures.
#[track_caller]
pub(crate) fn what_lies_on_the_table_is_public(look: impl Fn(&Picture)) {
    let rules = load(&shipped(), [], 3).unwrap();
    for seed in 0..20 {
        random_game(&rules, seed, |_, _, state, _| {
            // Between turns and at the end, only the decks are hidden.
            if !matches!(rules.awaiting(state), Awaiting::Chance(chance) if chance.purpose.name() == "expedition")
            {
                return;
            }
            for viewer in Seat::all(3) {
                let view = rules.view(state, viewer);
                assert_eq!(*view.shown(), *state);
                let picture = rules.picture(&view);
                assert_eq!((picture.offer.len(), picture.places.len()), (4, 3));
                assert!(picture.hand.is_empty());
                look(&picture);
            }
        });
    }
}

/// Seat 2 marks the pattern and then a bonus cell, and after that seat 1 marks. Seat 1 sees nothing until all have marked.
#[track_caller]
pub(crate) fn a_lane_is_frozen_for_the_others(table: &mut TestTable, marks: [&str; 2], own: &str) {
    let view = |table: &TestTable, number| table.rules.view(&table.state, seat(number));
    let (before, of_the_lane) = (view(table, 1), view(table, 2));
    table.play(seat(2), marks[0]);
    assert_eq!(
        view(table, 1),
        before,
        "the pattern is not seen, nor what it brings, nor what it owes"
    );
    assert_ne!(view(table, 2), of_the_lane);
    table.play(seat(2), marks[1]);
    assert_eq!(
        view(table, 1),
        before,
        "nor the bonus cell, nor that the seat is done"
    );
    table.play(seat(1), own);
    assert_eq!(
        *view(table, 1).shown(),
        table.state,
        "then everything is seen"
    );
}

#[test]
fn one_seat_alone_plays_a_whole_game() {
    for seed in 0..20 {
        let rules = load(&shipped(), [], 1).unwrap();
        let end = random_game(&rules, seed, |before, _, _, _| {
            if let Awaiting::Seats(seats) = rules.awaiting(before) {
                assert_eq!(seats.first(), Some(seat(1)));
            }
        });
        assert_eq!(end.turn(), 27);
        let standings = rules.standings(&end);
        assert_eq!(standings.winners().collect::<Vec<_>>(), [seat(1)]);
    }
}

#[test]
fn every_card_is_in_one_place_at_all_times() {
    for rules in tables() {
        let cards = rules.pack().cards().len();
        for seed in 0..20 {
            random_game(&rules, seed, |_, _, state, _| {
                // Until the cards are kept, hands are private, and this check skips them.
                if state.revealed().is_none() {
                    return;
                }
                let mut places: Vec<usize> = state.deck().iter().map(usize::from).collect();
                places.extend(state.offer().iter().map(|card| card.index()));
                for seat in Seat::all(rules.seats()) {
                    places.extend(state.completed(seat).iter().map(usize::from));
                    places.extend(state.boards(seat).into_iter().flatten().map(CardId::index));
                }
                places.sort_unstable();
                assert_eq!(places, (0..cards).collect::<Vec<_>>());
            });
        }
    }
}
