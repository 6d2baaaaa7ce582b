//! The printed facts of the shipped deck, compared with the clauses about components (C-2, SG-1 to SG-6).

use super::shared::{shipped_rules, tally};
use rnw_silver_and_gold::Rules;
use roll_and_write::geometry::Grid;
use roll_and_write::sheet::TrackKind;
use roll_and_write::{CardId, Cell, CellSet, Frame, Symmetry};
use std::collections::{BTreeMap, BTreeSet};

/// Every land cell of a card: row, column and symbol.
type Drawing = BTreeSet<(i32, i32, Option<u8>)>;

/// A treasure card as anybody can read it on the table.
struct Print {
    name: String,
    color: String,
    seal: Option<String>,
    land: CellSet,
    /// The numbers of coins, palms and crosses.
    symbols: (u8, u8, u8),
    picture: Drawing,
}

fn frame(rules: &Rules) -> Frame {
    rules.pack().placements().frame()
}

fn deck() -> Vec<Print> {
    let rules = shipped_rules();
    let (pack, facts, frame) = (rules.pack(), rules.game().facts(), frame(&rules));
    let symbol = |name: &str| pack.symbols().find(name).unwrap();
    let color = |color: u8| pack.colors().nth(color.into()).unwrap().to_owned();
    let print = |index: usize| {
        let (id, card) = (CardId(index as u8), &pack.cards()[index]);
        let point = |cell: Cell| {
            (
                frame.row(cell) as i32,
                frame.col(cell) as i32,
                pack.symbol_at(id, cell).map(|id| id.0),
            )
        };
        Print {
            name: card.name.clone(),
            color: color(card.color),
            seal: facts.seal(id).map(color),
            land: card.grid.cells(),
            symbols: (
                pack.printed(id, symbol("coin")),
                pack.printed(id, symbol("palm")),
                pack.printed(id, symbol("cross")),
            ),
            picture: card.grid.cells().iter().map(point).collect(),
        }
    };
    (0..pack.cards().len()).map(print).collect()
}

#[test]
fn c_2_the_expeditions_are_these_eight_and_have_these_shapes() {
    let rules = shipped_rules();
    let pack = rules.pack();
    let shape = |pattern: usize| pack.patterns()[pattern].shape().cells().to_vec();
    let found = tally(pack.expeditions().iter().map(|card| shape(card.pattern)));
    let expected = [
        (vec![(0, 0), (1, 0)], 1),                 // I2
        (vec![(0, 0), (1, 0), (2, 0)], 2),         // I3
        (vec![(0, 0), (1, 0), (1, 1)], 2),         // V3
        (vec![(0, 0), (1, 0), (1, 1), (2, 0)], 1), // T4
        (vec![(0, 0), (1, 0), (2, 0), (2, 1)], 1), // L4
        (vec![(0, 0), (0, 1), (1, 0), (1, 1)], 1), // O4
    ];
    assert_eq!(found, BTreeMap::from(expected));
}

#[test]
fn sg_1_there_are_forty_seven_cards_twelve_of_a_colour_but_eleven_gray() {
    let deck = deck();
    assert_eq!(deck.len(), 47);
    let colors = tally(deck.iter().map(|card| card.color.as_str()));
    assert_eq!(
        colors,
        BTreeMap::from([("purple", 12), ("orange", 12), ("green", 12), ("gray", 11)])
    );
}

#[test]
fn sg_1_a_score_card_has_three_rows_of_four_coins_a_cup_for_each_row_and_four_palms() {
    let rules = shipped_rules();
    let schedule = rules.pack().schedule();
    let track = |name: &str| {
        let layout = rules.pack().sheet();
        let track = layout.track(layout.find(name).unwrap());
        (track.kind, track.boxes, track.row)
    };
    assert_eq!(track("coins"), (TrackKind::Count, 12, 4));
    assert_eq!(track("cups"), (TrackKind::Written, 3, 3));
    assert_eq!(track("palms"), (TrackKind::Written, 4, 4));
    assert_eq!(
        (schedule.rounds, schedule.turns, schedule.offer),
        (4, 7, 4),
        "four round boxes"
    );
}

#[test]
fn sg_2_size_and_points_go_by_colour() {
    let rules = shipped_rules();
    let size = BTreeMap::from([("purple", 14), ("orange", 12), ("green", 10), ("gray", 8)]);
    for card in deck() {
        assert_eq!(
            card.land.len() as i32,
            size[card.color.as_str()],
            "cells of {}",
            card.name
        );
    }
    let colors = rules.pack().colors().zip(&rules.game().facts().colors);
    let points: BTreeMap<&str, i32> = colors.map(|(name, color)| (name, color.points)).collect();
    assert_eq!(points, size);
}

#[test]
fn sg_2_every_card_is_one_island_in_its_frame() {
    let rules = shipped_rules();
    let frame = frame(&rules);
    assert_eq!((frame.rows(), frame.cols()), (4, 4));
    for (card, print) in deck().iter().zip(rules.pack().cards()) {
        let first = card.land.first().unwrap();
        assert_eq!(
            print.grid.region(first),
            card.land,
            "{} is one island",
            card.name
        );
        let rows = if ["purple", "orange"].contains(&card.color.as_str()) {
            4
        } else {
            3
        };
        assert!(
            card.picture.iter().all(|point| point.0 < rows),
            "{} has {rows} rows",
            card.name
        );
    }
}

#[test]
fn sg_3_no_card_has_two_palms() {
    for card in deck() {
        assert!(card.symbols.1 <= 1, "{}", card.name);
    }
    let rules = shipped_rules();
    let symbols: Vec<&str> = rules
        .pack()
        .symbols()
        .as_slice()
        .iter()
        .map(|symbol| symbol.name.as_str())
        .collect();
    assert_eq!(symbols, ["coin", "cross", "palm"]);
}

#[test]
fn sg_4_each_colour_has_a_seal_of_each_other_colour() {
    let seals = tally(
        deck()
            .iter()
            .filter_map(|card| Some((card.color.clone(), card.seal.clone()?))),
    );
    let colors = ["purple", "orange", "green", "gray"];
    let mut expected = BTreeMap::new();
    for card in colors {
        for seal in colors.into_iter().filter(|seal| *seal != card) {
            expected.insert((card.to_owned(), seal.to_owned()), 1);
        }
    }
    assert_eq!(expected.len(), 12);
    assert_eq!(seals, expected);
}

#[test]
fn sg_4_a_purple_or_orange_seal_counts_two_and_the_others_one() {
    let rules = shipped_rules();
    let colors = rules.pack().colors().zip(&rules.game().facts().colors);
    let seals: BTreeMap<&str, i32> = colors.map(|(name, color)| (name, color.seal)).collect();
    assert_eq!(
        seals,
        BTreeMap::from([("purple", 2), ("orange", 2), ("green", 1), ("gray", 1)])
    );
}

#[test]
fn sg_5_the_symbols_are_spread_as_listed() {
    // Colour, whether the card has a seal, (coins, palms, crosses), and the number of such cards.
    let listed = [
        ("purple", true, (0, 0, 3), 3),
        ("purple", false, (0, 1, 2), 3),
        ("purple", false, (3, 0, 1), 3),
        ("purple", false, (2, 0, 2), 2),
        ("purple", false, (2, 1, 1), 1),
        ("orange", true, (0, 0, 2), 3),
        ("orange", false, (1, 1, 1), 4),
        ("orange", false, (3, 0, 1), 3),
        ("orange", false, (1, 0, 2), 2),
        ("green", true, (0, 0, 0), 3),
        ("green", false, (0, 1, 1), 3),
        ("green", false, (2, 0, 1), 3),
        ("green", false, (1, 0, 2), 2),
        ("green", false, (1, 1, 1), 1),
        ("gray", true, (0, 0, 0), 3),
        ("gray", false, (0, 1, 0), 4),
        ("gray", false, (1, 0, 1), 3),
        ("gray", false, (0, 0, 1), 1),
    ];
    let deck = deck();
    let found = tally(
        deck.iter()
            .map(|card| (card.color.as_str(), card.seal.is_some(), card.symbols)),
    );
    let expected = listed.map(|(color, seal, symbols, cards)| ((color, seal, symbols), cards));
    assert_eq!(found, BTreeMap::from(expected));
}

#[test]
fn sg_5_the_totals_are_as_stated() {
    let deck = deck();
    let sum = |count: fn(&Print) -> u32| deck.iter().map(count).sum::<u32>();
    let coins = sum(|card| card.symbols.0.into());
    let palms = sum(|card| card.symbols.1.into());
    let crosses = sum(|card| card.symbols.2.into());
    assert_eq!(
        (coins, palms, crosses, sum(|card| card.land.len())),
        (42, 16, 55, 520)
    );
}

#[test]
fn sg_5_no_two_cards_are_the_same_turned_or_mirrored() {
    let deck = deck();
    let mut seen: BTreeMap<Drawing, &str> = BTreeMap::new();
    for card in &deck {
        let attitudes: BTreeSet<_> = Symmetry::ALL
            .into_iter()
            .map(|symmetry| turned(&card.picture, symmetry))
            .collect();
        for attitude in attitudes {
            let twin = seen.insert(attitude, &card.name);
            assert_eq!(twin, None, "{} is another card", card.name);
        }
    }
}

/// A picture turned, mirrored and moved to the top left.
fn turned(picture: &Drawing, symmetry: Symmetry) -> Drawing {
    let points = picture
        .iter()
        .map(|&(row, col, symbol)| (symmetry.apply((row, col)), symbol));
    let points: Vec<((i32, i32), Option<u8>)> = points.collect();
    let top = points.iter().map(|point| point.0.0).min().unwrap();
    let left = points.iter().map(|point| point.0.1).min().unwrap();
    points
        .into_iter()
        .map(|((row, col), symbol)| (row - top, col - left, symbol))
        .collect()
}

#[test]
fn sg_6_the_cups_are_six_to_one_and_the_highest_goes_first() {
    let rules = shipped_rules();
    let pools: Vec<&[u8]> = rules
        .pack()
        .pools()
        .iter()
        .map(|pool| pool.values.as_slice())
        .collect();
    assert_eq!(pools, [[6, 5, 4, 3, 2, 1]]);
}
