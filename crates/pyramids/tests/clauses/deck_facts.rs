//! The printed facts of the shipped pack, compared with the clauses about components (C-2, C-3, PY-1 to PY-6).

use super::shared::{shipped_rules, tally};
use rnw_flip::symbol::Order;
use rnw_pyramids::{check, load, shipped};
use roll_and_write::geometry::Grid;
use roll_and_write::sheet::TrackKind;
use roll_and_write::{CardId, CellSet, Ruleset};
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn nothing_is_doubtful_about_the_shipped_pack() {
    assert_eq!(check(&shipped()).to_string(), "");
}

#[test]
fn py_1_there_are_forty_eight_cards_with_their_numbers_and_sixteen_of_a_colour() {
    let rules = shipped_rules();
    let facts = rules.game().facts();
    assert_eq!(rules.pack().cards().len(), 48);
    let numbers: BTreeSet<u8> = facts.number_of.iter().copied().collect();
    assert_eq!(numbers, (1..=48).collect());
    let names: Vec<&str> = rules.pack().colors().collect();
    let cards = rules.pack().cards().iter();
    assert_eq!(
        tally(cards.map(|card| names[usize::from(card.color)])),
        BTreeMap::from([("purple", 16), ("orange", 16), ("green", 16)])
    );
}

#[test]
fn py_2_a_chamber_is_a_square_of_five_with_its_entry_on_top_and_its_tomb_at_the_bottom() {
    let rules = shipped_rules();
    for card in rules.pack().cards() {
        let (grid, name) = (&card.grid, &card.name);
        let frame = grid.frame();
        assert_eq!((frame.rows(), frame.cols()), (5, 5));
        assert_eq!(frame.row(grid.entry()), 0, "{name}");
        assert_eq!(frame.row(grid.tomb()), 4, "{name}");
        assert!(
            card.symbols
                .iter()
                .all(|(cell, _)| *cell != grid.entry() && *cell != grid.tomb()),
            "{name}: the entry and the tomb carry no symbol"
        );
    }
}

#[test]
fn py_2_every_cell_is_reached_without_the_tomb_and_so_is_the_tomb() {
    let rules = shipped_rules();
    for card in rules.pack().cards() {
        let grid = &card.grid;
        let open = grid.cells() - CellSet::of(grid.tomb());
        let mut reached = CellSet::of(grid.entry());
        for _ in 0..25 {
            reached |= grid.frame().neighbours(reached) & open;
        }
        assert_eq!(reached, open, "{}", card.name);
        let before_tomb = grid.frame().neighbours(CellSet::of(grid.tomb())) & reached;
        assert!(!before_tomb.is_empty(), "{}", card.name);
    }
}

#[test]
fn py_2_the_symbols_are_these_six_and_potions_and_torches_are_seldom() {
    let rules = shipped_rules();
    let symbols = rules.pack().symbols();
    let names: Vec<&str> = symbols
        .as_slice()
        .iter()
        .map(|symbol| symbol.name.as_str())
        .collect();
    assert_eq!(
        names,
        ["cross", "green-gem", "potion", "red-gem", "skull", "torch"]
    );
    let cards = || (0..rules.pack().cards().len() as u8).map(CardId);
    let bear = |name: &str| {
        let id = symbols.find(name).unwrap();
        cards()
            .filter(|card| rules.pack().printed(*card, id) > 0)
            .count()
    };
    for common in ["red-gem", "green-gem", "skull"] {
        for rare in ["potion", "torch"] {
            assert!(
                bear(rare) < bear(common),
                "{rare}: {}, {common}: {}",
                bear(rare),
                bear(common)
            );
        }
    }
    assert!(bear("potion") > 0 && bear("torch") > 0 && bear("cross") > 0);
}

#[test]
fn py_2_no_two_cards_look_the_same() {
    let rules = shipped_rules();
    let mut seen = BTreeMap::new();
    for card in rules.pack().cards() {
        let mut symbols: Vec<(usize, u8)> = card
            .symbols
            .iter()
            .map(|(cell, id)| (cell.index(), id.0))
            .collect();
        symbols.sort_unstable();
        let twin = seen.insert((card.grid.cells().bits(), symbols), &card.name);
        assert_eq!(twin, None, "{} is another card", card.name);
    }
}

#[test]
fn py_3_a_score_sheet_has_gems_torches_skulls_and_pyramids() {
    let rules = shipped_rules();
    let tracks: Vec<(&str, TrackKind, u8, u8)> = rules
        .pack()
        .sheet()
        .tracks()
        .iter()
        .map(|track| (track.name.as_str(), track.kind, track.boxes, track.row))
        .collect();
    assert_eq!(
        tracks,
        [
            ("red-gems", TrackKind::Count, 10, 10),
            ("green-gems", TrackKind::Count, 10, 10),
            ("torches", TrackKind::Rounds, 4, 4),
            ("skulls", TrackKind::Count, 10, 5),
            ("purple-pyramids", TrackKind::Written, 3, 3),
            ("orange-pyramids", TrackKind::Written, 3, 3),
            ("green-pyramids", TrackKind::Written, 3, 3),
        ]
    );
    let facts = rules.game().facts();
    for (name, claims) in rules.pack().colors().zip(&facts.claims) {
        let pool = &rules.pack().pools()[usize::from(claims.pool.0)];
        let track = rules.pack().sheet().track(claims.track);
        assert_eq!(pool.values, [10, 6, 3]);
        assert_eq!(pool.name, format!("{name}-pyramids"));
        assert_eq!(track.name, pool.name);
    }
    assert_eq!((facts.card_points, facts.cards_per_claim), (10, 2));
    assert_eq!((facts.pairs.pair, facts.pairs.single), (5, 1));
}

#[test]
fn py_4_the_skulls_cost_one_to_ten_which_never_falls_and_has_a_six() {
    let facts = &shipped_rules().game().facts().clone();
    assert_eq!(facts.penalty.values, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    assert!(facts.penalty.values.is_sorted() && facts.penalty.values.contains(&6));
}

#[test]
fn py_4_an_owner_of_the_game_can_type_in_the_printed_penalties() {
    let with = |values: &str| {
        let mut sources = shipped().sources().to_vec();
        for source in &mut sources {
            source.text = source
                .text
                .replace("[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]", values);
        }
        load(&rnw_packs::Files::new(sources), [], 2)
    };
    let rules = with("[1, 1, 2, 3, 4, 6, 8, 10, 12, 15]").unwrap();
    assert_eq!(rules.game().facts().penalty.cost(6), 6);
    let error = with("[1, 1, 2, 3, 4, 6, 5, 10, 12, 15]")
        .map(|_| ())
        .unwrap_err();
    assert!(
        error
            .to_string()
            .contains("5 comes after 6; expected a value that is not lower"),
        "{error}"
    );
}

#[test]
fn py_6_the_deck_has_what_is_not_held_or_offered() {
    for seats in 1..=4 {
        let rules = load(&shipped(), [], seats).unwrap();
        let out = 2 * seats + usize::from(rules.pack().schedule().offer);
        assert_eq!(rules.pack().cards().len() - out, 48 - 2 * seats - 4);
    }
}

#[test]
fn py_19_the_priorities_are_as_ruled_and_every_sign_is_another() {
    let rules = shipped_rules();
    let symbols = rules.pack().symbols().as_slice().iter();
    let priorities: BTreeMap<&str, u8> = symbols
        .clone()
        .map(|symbol| (symbol.name.as_str(), symbol.priority))
        .collect();
    assert_eq!(
        priorities,
        BTreeMap::from([
            ("red-gem", 1),
            ("green-gem", 1),
            ("torch", 1),
            ("skull", 2),
            ("potion", 3),
            ("cross", 4),
        ])
    );
    let matters: Vec<&str> = symbols
        .clone()
        .filter(|symbol| symbol.order == Order::Matters)
        .map(|symbol| symbol.name.as_str())
        .collect();
    assert_eq!(matters, ["potion", "skull"]);
    // The characters that a screen uses for cells, marks and boxes.
    let mut signs: BTreeSet<char> = "·■▣☐☒█▒▽⌂".chars().collect();
    for symbol in symbols {
        assert!(signs.insert(symbol.face.glyph), "{}", symbol.name);
    }
}

#[test]
fn names_begin_with_the_letter_of_the_colour_and_end_in_the_number() {
    let rules = shipped_rules();
    let facts = rules.game().facts();
    for (index, card) in rules.pack().cards().iter().enumerate() {
        let id = CardId(index as u8);
        let color = rules.pack().colors().nth(card.color.into());
        let letter = color.unwrap()[..1].to_uppercase();
        assert_eq!(
            card.name,
            format!("{letter}{:02}", facts.number_of[id.index()])
        );
    }
    assert_eq!(rules.info().name, "pyramids");
}
