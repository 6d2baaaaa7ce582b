//! Tiles and boards of tiles beside slow plain versions.

use super::super::Frame;
use super::*;
use proptest::prelude::*;
use std::collections::BTreeSet;

fn tile() -> impl Strategy<Value = Tile<u8>> {
    let ends = prop::array::uniform4(prop::option::weighted(0.7, 0u8..2));
    let groups = prop::array::uniform4(0u8..3);
    (ends, groups).prop_map(|(ends, groups)| Tile::with_groups(sides(ends), sides(groups)))
}

fn sides<T: Copy>(all: [T; 4]) -> Sides<T> {
    Sides::from_fn(|side| all[side as usize])
}

/// The ends of a board, and which of them meet or are joined by a tile.
fn ends<const CELLS: usize>(board: &TileBoard<u8, CELLS>, frame: Frame) -> Vec<(Cell, TileSide)> {
    let all = frame
        .cells()
        .iter()
        .flat_map(|cell| TileSide::ALL.map(|side| (cell, side)));
    let has_end = |(cell, side): &(Cell, TileSide)| {
        board
            .get(*cell)
            .is_some_and(|tile| tile.ends()[*side].is_some())
    };
    all.filter(has_end).collect()
}

fn meet<const CELLS: usize>(
    board: &TileBoard<u8, CELLS>,
    frame: Frame,
    (a, at): (Cell, TileSide),
    (b, on): (Cell, TileSide),
) -> bool {
    let (down, right) = at.direction().offset();
    let beside = frame.row(a) as i32 + down == frame.row(b) as i32
        && frame.col(a) as i32 + right == frame.col(b) as i32;
    let kind = |cell, side: TileSide| board.get(cell).unwrap().ends()[side];
    beside && at.opposite() == on && kind(a, at) == kind(b, on)
}

proptest! {
    #[test]
    fn orientations_are_turns_and_mirrors(ends in prop::array::uniform4(0u8..3)) {
        let ends = sides(ends);
        let mut plain = Vec::new();
        for start in [ends, ends.mirrored()] {
            let turns = std::iter::successors(Some(start), |one| Some(one.turned()));
            plain.extend(turns.take(4));
        }
        let all = Symmetry::ALL.map(|symmetry| ends.oriented(symmetry));
        prop_assert_eq!(all.as_slice(), plain.as_slice());
        let different: BTreeSet<_> = plain.into_iter().collect();
        let found = ends.orientations();
        prop_assert_eq!(found[0], ends);
        prop_assert_eq!(found.len(), different.len());
        prop_assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), different);
    }

    #[test]
    fn a_turned_tile_joins_what_it_joined(tile in tile(), index in 0usize..8) {
        let symmetry = Symmetry::ALL[index];
        let turned = tile.oriented(symmetry);
        for one in TileSide::ALL {
            let to = one.oriented(symmetry);
            prop_assert_eq!(turned.ends()[to], tile.ends()[one]);
            for other in TileSide::ALL {
                let both = (to, other.oriented(symmetry));
                prop_assert_eq!(turned.joins(both.0, both.1), tile.joins(one, other));
            }
        }
        prop_assert!(tile.orientations().contains(&turned));
        prop_assert!(turned.orientations().contains(&tile), "what is turned can be turned back");
    }

    #[test]
    fn a_board_agrees_with_a_list_of_its_ends(
        rows in 1usize..=3,
        cols in 1usize..=4,
        tiles in prop::collection::vec(prop::option::weighted(0.8, tile()), 12),
    ) {
        let frame = Frame::new(rows, cols).unwrap();
        let mut board = TileBoard::<u8, 12>::EMPTY;
        for (cell, tile) in frame.cells().iter().zip(tiles) {
            if let Some(tile) = tile {
                prop_assert!(board.place(cell, tile));
            }
        }
        let all = ends(&board, frame);
        let touch = |a: (Cell, TileSide), b: (Cell, TileSide)| {
            let inside = a.0 == b.0 && board.get(a.0).unwrap().joins(a.1, b.1);
            inside || meet(&board, frame, a, b)
        };
        // Networks: components by repeated merging.
        let mut number: Vec<usize> = (0..all.len()).collect();
        for _ in 0..all.len() {
            for a in 0..all.len() {
                for b in 0..all.len() {
                    if touch(all[a], all[b]) {
                        number[a] = number[a].min(number[b]);
                    }
                }
            }
        }
        for (a, one) in all.iter().enumerate() {
            let network = board.network(frame, one.0, one.1);
            for (b, other) in all.iter().enumerate() {
                prop_assert_eq!(network[other.1].contains(other.0), number[a] == number[b]);
            }
        }
        let networks: Vec<_> = board.networks(frame).collect();
        prop_assert_eq!(networks.len(), number.iter().collect::<BTreeSet<_>>().len());
        let size = |network: &Sides<SetOf<u64>>| network.into_array().map(SetOf::len).iter().sum::<u32>();
        prop_assert_eq!(networks.iter().map(size).sum::<u32>() as usize, all.len());
        // Meetings and loose ends.
        let loose: Vec<_> = board.loose_ends(frame).collect();
        for one in &all {
            let joined = all.iter().any(|other| meet(&board, frame, *one, *other));
            let tile = board.get(one.0).unwrap();
            let meeting = board.meetings(frame, one.0, tile)[one.1];
            prop_assert_eq!(meeting == Meeting::Joined, joined);
            prop_assert_eq!(loose.contains(one), !joined && meeting != Meeting::Edge);
        }
        // Paths: all of them, node by node.
        for kind in 0..2 {
            let nodes: Vec<Vec<(Cell, TileSide)>> = {
                let mut nodes: Vec<Vec<(Cell, TileSide)>> = Vec::new();
                for one in &all {
                    let tile = board.get(one.0).unwrap();
                    if tile.ends()[one.1] != Some(kind) {
                        continue;
                    }
                    let known = nodes.iter_mut().find(|node| {
                        node[0].0 == one.0 && tile.joins(node[0].1, one.1)
                    });
                    match known {
                        Some(node) => node.push(*one),
                        None => nodes.push(vec![*one]),
                    }
                }
                nodes
            };
            let near = |a: usize, b: usize| {
                nodes[a].iter().any(|one| nodes[b].iter().any(|other| meet(&board, frame, *one, *other)))
            };
            let longest = (0..nodes.len()).map(|start| every_path(nodes.len(), &near, &mut vec![start])).max();
            prop_assert_eq!(board.longest_path(frame, kind) as usize, longest.unwrap_or(0));
        }
    }
}

fn every_path(nodes: usize, near: &impl Fn(usize, usize) -> bool, path: &mut Vec<usize>) -> usize {
    let last = path[path.len() - 1];
    let mut best = path.len();
    for node in 0..nodes {
        if !path.contains(&node) && near(last, node) {
            path.push(node);
            best = best.max(every_path(nodes, near, path));
            path.pop();
        }
    }
    best
}

#[test]
fn sides_meet_the_edge_gaps_blanks_and_other_kinds() {
    let frame = Frame::new(2, 3).unwrap();
    let at = |label| frame.parse(label).unwrap();
    let mut board = TileBoard::<u8, 6>::EMPTY;
    assert!(board.place(
        at("a1"),
        Tile::new(Sides {
            right: Some(0),
            ..Sides::all(None)
        })
    ));
    assert!(board.place(
        at("c1"),
        Tile::new(Sides {
            down: Some(0),
            ..Sides::all(None)
        })
    ));
    let cross = Tile::new(Sides::all(Some(1)));
    let meetings = board.meetings(frame, at("b1"), &cross);
    let expected = Sides {
        up: Meeting::Edge,
        right: Meeting::Loose,
        down: Meeting::Free,
        left: Meeting::Clash,
    };
    assert_eq!(meetings, expected);
    let blank = Tile::new(Sides::all(None));
    assert_eq!(
        board.meetings(frame, at("b1"), &blank).right,
        Meeting::Blank
    );
    assert_eq!(
        board.remove(at("c1")).map(|tile| tile.ends().down),
        Some(Some(0))
    );
    assert_eq!(board.cells(frame), SetOf::of(at("a1")));
    assert!(!board.place(Cell::new(6), cross) && board.get(Cell::new(6)).is_none());
}
