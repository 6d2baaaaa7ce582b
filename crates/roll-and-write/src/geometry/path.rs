//! The longest path in a network.
//!
//! Nodes are visited in order, and for each the edges to earlier nodes are taken or left. What was
//! taken forms pieces of paths. A search needs to remember only how these pieces end at nodes that
//! still have edges to later nodes: the frontier. So it is exact, and even on a board full of loops
//! it does not try every path.

use std::collections::BTreeMap;

/// What the taken edges are to a node of the frontier: the number of a node, or one of the two
/// below. An unused node has its own number. The end of a piece has the number of the other end.
type Mate = u16;
/// The other end of the piece is behind the frontier: the path ends there.
const END: Mate = Mate::MAX;
/// The node is inside a piece.
const INNER: Mate = Mate::MAX - 1;

/// All ways to end at the frontier: the mate of each node of the frontier, and the largest number of
/// edges.
type Ways = BTreeMap<Vec<Mate>, u32>;

/// The number of nodes on the longest path that visits no node twice. `next` has the neighbours of
/// each node.
pub(super) fn longest(next: &[Vec<usize>]) -> u32 {
    let mut seen = vec![false; next.len()];
    let mut best = 0;
    for start in 0..next.len() {
        let part = connected(next, start, &mut seen);
        if part.len() as u32 > best {
            best = best.max(longest_within(next, &part));
        }
    }
    best
}

/// The nodes that are connected with this one, in order; none if they were seen already.
fn connected(next: &[Vec<usize>], start: usize, seen: &mut [bool]) -> Vec<usize> {
    let (mut part, mut open) = (Vec::new(), vec![start]);
    while let Some(node) = open.pop() {
        if !seen[node] {
            seen[node] = true;
            part.push(node);
            open.extend(&next[node]);
        }
    }
    part.sort_unstable();
    part
}

/// The same for connected nodes.
fn longest_within(next: &[Vec<usize>], part: &[usize]) -> u32 {
    let last = |node: usize| next[node].iter().copied().max().unwrap_or(node).max(node);
    let mut frontier: Vec<Mate> = Vec::new();
    let mut ways = Ways::from([(Vec::new(), 0)]);
    let mut best = 1;
    for (index, &node) in part.iter().enumerate() {
        let later = (part.len() - index - 1) as u32;
        let at = frontier.len();
        frontier.push(node as Mate);
        let with_node = |(mut mates, edges): (Vec<Mate>, u32)| {
            mates.push(node as Mate);
            (mates, edges)
        };
        ways = ways.into_iter().map(with_node).collect();
        let meets = |other: &usize| next[node].contains(&usize::from(frontier[*other]));
        for other in (0..at).filter(meets) {
            for (mates, edges) in ways.clone() {
                let Some((joined, whole)) = join(&frontier, &mates, [other, at]) else {
                    continue;
                };
                if pieces(&frontier, &joined) == u32::from(!whole) {
                    best = best.max(edges + 2);
                }
                if !whole {
                    keep(&mut ways, joined, edges + 1);
                }
            }
        }
        let stays: Vec<bool> = frontier
            .iter()
            .map(|one| last((*one).into()) > node)
            .collect();
        let rest: Vec<Mate> = staying(&frontier, &stays);
        for (mates, edges) in std::mem::take(&mut ways) {
            let Some(mates) = leave(&frontier, mates, &stays) else {
                continue;
            };
            let unused = rest.iter().zip(&mates).filter(|(node, mate)| node == mate);
            // A path has the nodes of all pieces, and at most all unused nodes.
            if edges + pieces(&rest, &mates) + unused.count() as u32 + later > best {
                keep(&mut ways, mates, edges);
            }
        }
        frontier = rest;
    }
    best
}

fn keep(ways: &mut Ways, mates: Vec<Mate>, edges: u32) {
    let most = ways.entry(mates).or_default();
    *most = edges.max(*most);
}

fn staying(all: &[Mate], stays: &[bool]) -> Vec<Mate> {
    let both = all.iter().zip(stays);
    both.filter(|(_, stays)| **stays)
        .map(|(one, _)| *one)
        .collect()
}

/// The number of pieces of paths.
fn pieces(frontier: &[Mate], mates: &[Mate]) -> u32 {
    let both = frontier.iter().zip(mates);
    let ends = both.map(|(node, mate)| match *mate {
        INNER => 0,
        END => 2,
        mate => u32::from(mate != *node),
    });
    ends.sum::<u32>() / 2
}

fn place(frontier: &[Mate], node: Mate) -> Option<usize> {
    frontier.iter().position(|one| *one == node)
}

/// Takes the edge between two nodes of the frontier. Also tells whether that completes a path, whose
/// ends are both behind the frontier. `None` if the edge cannot be taken.
fn join(frontier: &[Mate], mates: &[Mate], edge: [usize; 2]) -> Option<(Vec<Mate>, bool)> {
    let [a, b] = edge.map(|at| mates[at]);
    if a == INNER || b == INNER || a == frontier[edge[1]] {
        return None;
    }
    let mut joined = mates.to_vec();
    for at in edge {
        if mates[at] != frontier[at] {
            joined[at] = INNER;
        }
    }
    for (end, other) in [(a, b), (b, a)] {
        if let Some(at) = place(frontier, end) {
            joined[at] = other;
        }
    }
    Some((joined, a == END && b == END))
}

/// The mates of the nodes that stay in the frontier. `None` if a piece is left behind, or if the path
/// would have more than two ends.
fn leave(frontier: &[Mate], mut mates: Vec<Mate>, stays: &[bool]) -> Option<Vec<Mate>> {
    for at in (0..frontier.len()).filter(|at| !stays[*at]) {
        if mates[at] == END {
            return None;
        }
        if mates[at] != frontier[at]
            && let Some(other) = place(frontier, mates[at])
        {
            mates[other] = END;
        }
    }
    let mates = staying(&mates, stays);
    let ends = mates.iter().filter(|mate| **mate == END).count();
    (ends <= 2).then_some(mates)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// A part of a board of squares as a graph: which edges exist is drawn.
    fn graph(cols: usize, rows: usize, edges: &[bool]) -> Vec<Vec<usize>> {
        let mut next = vec![Vec::new(); rows * cols];
        let mut drawn = edges.iter().cycle();
        for node in 0..rows * cols {
            let right = (node % cols + 1 < cols).then_some(node + 1);
            let below = (node + cols < rows * cols).then_some(node + cols);
            for other in [right, below].into_iter().flatten() {
                if *drawn.next().unwrap() {
                    next[node].push(other);
                    next[other].push(node);
                }
            }
        }
        next
    }

    fn plain(next: &[Vec<usize>], path: &mut Vec<usize>) -> u32 {
        let last = *path.last().unwrap();
        let mut best = path.len() as u32;
        for &other in &next[last] {
            if !path.contains(&other) {
                path.push(other);
                best = best.max(plain(next, path));
                path.pop();
            }
        }
        best
    }

    proptest! {
        #[test]
        fn the_longest_path_agrees_with_a_search_of_all(
            cols in 1usize..=4,
            rows in 1usize..=4,
            edges in prop::collection::vec(prop::bool::weighted(0.8), 40),
        ) {
            let next = graph(cols, rows, &edges);
            let all = (0..next.len()).map(|start| plain(&next, &mut vec![start])).max();
            prop_assert_eq!(longest(&next), all.unwrap());
        }
    }

    #[test]
    fn boards_full_of_loops_are_measured() {
        let mut state = 7_u64;
        let mut draw = |of: u64| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            !state.is_multiple_of(of)
        };
        for of in [2, 3, 4, 5, 8] {
            let edges: Vec<bool> = (0..84).map(|_| draw(of)).collect();
            let next = graph(7, 7, &edges);
            let walk = plain_walk(&next);
            assert!((walk..=49).contains(&longest(&next)), "{walk}");
        }
    }

    /// The longest of the paths that always go to the first free neighbour.
    fn plain_walk(next: &[Vec<usize>]) -> u32 {
        let from = |start: usize| {
            let mut path = vec![start];
            while let Some(other) =
                (next[path[path.len() - 1]].iter()).find(|other| !path.contains(other))
            {
                path.push(*other);
            }
            path.len() as u32
        };
        (0..next.len()).map(from).max().unwrap_or(0)
    }

    #[test]
    fn a_full_board_has_a_path_through_all_its_cells() {
        assert_eq!(longest(&graph(7, 7, &[true])), 49);
        assert_eq!(longest(&[]), 0);
    }
}
