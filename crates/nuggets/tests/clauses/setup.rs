//! NG-1 to NG-6: the contents of the table and the setup of a game.

use super::table::{Board, printed, seat};
use roll_and_write::{Notation, Presentation, Ruleset, Seat};
use std::collections::BTreeSet;

#[test]
fn ng_1_the_board_has_forty_cells_and_all_share_35_fences() {
    let mut table = printed(&[], 3);
    let facts = table.rules.facts();
    assert_eq!((facts.frame.rows(), facts.frame.cols()), (5, 8));
    assert_eq!(table.state.fences_left(), 35);
    table.build("a1 b1, c1 d1, a2 b2");
    assert_eq!((table.in_turn(), table.state.fences_left()), (2, 32));
    table.build("c2 d2, c3 d3");
    assert_eq!((table.in_turn(), table.state.fences_left()), (3, 30));
}

#[test]
fn ng_1_all_see_what_each_deposit_yields() {
    let table = printed(&[], 4);
    for viewer in Seat::all(4) {
        let picture = table.rules.picture(&table.rules.view(&table.state, viewer));
        let board = &picture.boards[0];
        let faces: String = board
            .cells
            .iter()
            .map(|cell| cell.symbol.map_or('.', |face| face.glyph))
            .collect();
        assert_eq!(faces, ".5..6..........4..8..7..5..........7..6.");
    }
}

#[test]
fn ng_2_the_yields_run_from_4_to_8_and_sum_to_48() {
    for layout in ["fixed", "random", "custom"] {
        let table = printed(&[("layout", layout)], 2);
        let mut yields = table.rules.yields().to_vec();
        yields.sort_unstable();
        assert_eq!(yields, [4, 5, 5, 6, 6, 7, 7, 8], "{layout}");
        assert_eq!(yields.iter().sum::<u8>(), 48);
    }
}

#[test]
fn ng_3_each_player_has_the_printed_chips() {
    for (seats, chips, count, sum) in [
        (2, [11, 2, 1, 1, 1, 0, 0], 16, 27),
        (3, [7, 2, 1, 1, 0, 0, 0], 11, 18),
        (4, [5, 1, 1, 1, 0, 0, 0], 8, 14),
    ] {
        let table = printed(&[], seats);
        for seat in Seat::all(seats) {
            let left = table.state.left(seat);
            assert_eq!(left, chips);
            let view = table.rules.view(&table.state, Seat::new(0));
            assert_eq!(view.hand(seat), count);
            let total: u8 = (1..).zip(left).map(|(value, count)| value * count).sum();
            assert_eq!(total, sum);
        }
    }
}

#[test]
fn ng_4_a_fence_stands_between_two_neighbours_and_never_on_the_rim() {
    let table = printed(&[], 2);
    let mut lines = BTreeSet::new();
    for row in 1..=5 {
        for (col, next) in ('a'..='h').zip('b'..='i') {
            if next <= 'h' {
                lines.insert(format!("fence {col}{row} {next}{row}"));
            }
            if row < 5 {
                lines.insert(format!("fence {col}{row} {col}{}", row + 1));
            }
        }
    }
    assert_eq!(lines.len(), 67);
    // On the empty board no single fence divides anything, so all lines are open.
    let listed = table.moves_of(1, "fence");
    assert_eq!(listed.len(), 67);
    assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), lines);
    for (rim, said) in [
        ("fence a1 a0", "parse-unknown-cell cell=a0 last=h5"),
        ("fence h1 i1", "parse-unknown-cell cell=i1 last=h5"),
        ("fence h1 a2", "parse-no-neighbours cell=h1 other=a2"),
        ("fence a1 b2", "parse-no-neighbours cell=a1 other=b2"),
        ("fence a1 c1", "parse-no-neighbours cell=a1 other=c1"),
        ("fence a1 a1", "parse-no-neighbours cell=a1 other=a1"),
    ] {
        let error = table.rules.parse_move(rim).unwrap_err();
        assert_eq!(error.to_string(), said);
    }
}

#[test]
fn ng_6_chance_or_the_table_names_the_first_player() {
    for seats in 2..=4 {
        let names = ["seat 1", "seat 2", "seat 3", "seat 4"];
        let start = printed(&[("first", "random")], seats);
        for (number, first) in (1..=seats).zip(names) {
            let mut table = start.clone();
            assert_eq!(table.awaiting(), "first");
            assert_eq!(table.drawable(), names[..seats]);
            assert_eq!(table.rules.turn(&table.state), 0);
            assert_eq!(table.why_not(seat(1), "pass"), "refusal-not-awaited [NG-6]");
            table.deal_item(first);
            assert_eq!(table.in_turn(), number);
            assert_eq!(table.rules.turn(&table.state), 1);
            assert_eq!(table.said(), [format!("event-first-chosen seat={number}")]);
            let chosen = printed(&[("first", &number.to_string())], seats);
            assert_eq!(chosen.in_turn(), number);
        }
    }
}

#[test]
fn ng_6_partners_sit_opposite_each_other() {
    let table = printed(&[], 4);
    let teams = [1, 2, 3, 4].map(|number| table.rules.info().teams[seat(number)]);
    assert_eq!(teams[0], teams[2]);
    assert_eq!(teams[1], teams[3]);
    assert_ne!(teams[0], teams[1]);
    for seats in 2..=3 {
        let table = printed(&[], seats);
        let teams: BTreeSet<usize> = Seat::all(seats)
            .map(|seat| table.rules.info().teams[seat])
            .collect();
        assert_eq!(teams.len(), seats, "fewer than four play each alone");
    }
}
