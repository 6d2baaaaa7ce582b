//! The memory of a search: for each seat, a tree of its own decisions.

use super::chance::mix;
use roll_and_write::MoveId;
use std::num::NonZeroU32;

/// A decision of a seat. Decisions that the seat cannot distinguish are one node.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// A hash of what the seat has seen of other seats' decisions since its own last one.
    shown: u64,
    /// The next decision after the same move, with a different `shown`.
    sibling: Option<NonZeroU32>,
    /// The first move that was added; it may still be that of another decision.
    first: u32,
}

/// A move at a decision.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    node: u32,
    id: MoveId,
    /// How far the value of the move was above the mean of all moves here when it was first seen.
    pub(super) promise: f64,
    pub(super) visits: u32,
    /// The sum of the values of all passes through the move.
    pub(super) sum: f64,
    /// The first of the decisions that follow the move. Decision 0 is a root and follows none.
    nodes: Option<NonZeroU32>,
}

/// The first move of a decision without moves.
const UNKNOWN: u32 = u32::MAX;
/// The maximum number of moves in the trees of one search. Moves without room are played as below the tree.
const EDGES_MAX: usize = 1 << 16;
/// The maximum number of decisions in the trees of one search.
const NODES_MAX: usize = 1 << 14;
/// The maximum number of places in the table of moves. At least half of them are free.
const PLACES_MAX: usize = EDGES_MAX * 2;
/// The number of places in the table of an empty tree.
const PLACES_FIRST: usize = 1 << 10;

impl Edge {
    /// Returns the mean value of the passes through the move; `None` without passes.
    pub(super) fn mean(&self) -> Option<f64> {
        (self.visits > 0).then(|| self.sum / f64::from(self.visits))
    }
}

/// The trees of all seats. All decisions reuse the same memory.
#[derive(Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    /// Finds a move by its decision and its number: the index of the edge plus one, or 0, at the place of its hash or
    /// the next free one after it. Its length, a power of two, grows with the tree.
    places: Vec<u32>,
}

impl Default for Tree {
    fn default() -> Self {
        Self {
            nodes: Vec::with_capacity(NODES_MAX),
            edges: Vec::with_capacity(EDGES_MAX),
            places: {
                let mut places = Vec::with_capacity(PLACES_MAX);
                places.resize(PLACES_FIRST, 0);
                places
            },
        }
    }
}

/// Finds the moves of a decision. It is quick if it is asked in the order in which they were added, because it then
/// goes through them one after the other.
#[derive(Debug)]
pub(super) struct Finder<'a> {
    tree: &'a Tree,
    node: u32,
    /// The move that is probably next.
    next: u32,
}

impl Finder<'_> {
    /// Finds a move; `None` if it was not seen at this decision yet.
    #[inline]
    pub(super) fn find(&mut self, id: MoveId) -> Option<u32> {
        let next = self.tree.edges.get(self.next as usize);
        let found = match next {
            Some(edge) if (edge.node, edge.id) == (self.node, id) => self.next,
            // The decision has no moves yet.
            None if self.next == UNKNOWN => return None,
            _ => self.tree.places[self.tree.place(self.node, id)].checked_sub(1)?,
        };
        self.next = found + 1;
        Some(found)
    }
}

impl Tree {
    /// Removes everything, but keeps the memory.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.places.truncate(PLACES_FIRST);
        self.places.fill(0);
    }

    /// Adds a decision without a predecessor.
    pub(super) fn root(&mut self) -> u32 {
        self.node(0, None)
    }

    fn node(&mut self, shown: u64, sibling: Option<NonZeroU32>) -> u32 {
        let index = self.nodes.len() as u32;
        self.nodes.push(Node {
            shown,
            sibling,
            first: UNKNOWN,
        });
        index
    }

    /// Returns whether there is room for a decision with this number of moves.
    pub(super) fn has_room(&self, moves: usize) -> bool {
        self.nodes.len() < NODES_MAX && self.edges.len() + moves <= EDGES_MAX
    }

    /// The place of a move: where it is, or where it would be put.
    fn place(&self, node: u32, id: MoveId) -> usize {
        let mask = self.places.len() - 1;
        let mut place = mix(node.into(), id.0.into()) as usize & mask;
        while let Some(edge) = self.places[place].checked_sub(1) {
            let edge = &self.edges[edge as usize];
            if (edge.node, edge.id) == (node, id) {
                break;
            }
            place = (place + 1) & mask;
        }
        place
    }

    /// Finds moves at a decision by their numbers.
    pub(super) fn finder(&self, node: u32) -> Finder<'_> {
        Finder {
            tree: self,
            node,
            next: self.nodes[node as usize].first,
        }
    }

    /// Adds a move that is seen for the first time at a decision.
    pub(super) fn add(&mut self, node: u32, id: MoveId, promise: f64) -> u32 {
        let index = self.edges.len() as u32;
        let first = &mut self.nodes[node as usize].first;
        *first = index.min(*first);
        if self.edges.len() * 2 >= self.places.len() {
            self.grow();
        }
        let place = self.place(node, id);
        self.places[place] = index + 1;
        self.edges.push(Edge {
            node,
            id,
            promise,
            visits: 0,
            sum: 0.0,
            nodes: None,
        });
        index
    }

    /// Doubles the table of moves.
    fn grow(&mut self) {
        let places = self.places.len() * 2;
        self.places.clear();
        self.places.resize(places, 0);
        for index in 0..self.edges.len() {
            let Edge { node, id, .. } = self.edges[index];
            let place = self.place(node, id);
            self.places[place] = index as u32 + 1;
        }
    }

    pub(super) fn edge(&self, edge: u32) -> &Edge {
        &self.edges[edge as usize]
    }

    /// Adds the value of a pass through a move.
    pub(super) fn learn(&mut self, edge: u32, value: f64) {
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        edge.sum += value;
    }

    /// Returns the decision that follows a move with this `shown`. Adds it only if the move was tried before, because
    /// one more decision per pass is enough.
    pub(super) fn after(&mut self, edge: u32, shown: u64) -> Option<u32> {
        let Edge { visits, nodes, .. } = self.edges[edge as usize];
        let mut next = nodes;
        while let Some(index) = next {
            let node = &self.nodes[index.get() as usize];
            if node.shown == shown {
                return Some(index.get());
            }
            next = node.sibling;
        }
        if visits == 0 || !self.has_room(0) {
            return None;
        }
        let node = self.node(shown, nodes);
        self.edges[edge as usize].nodes = NonZeroU32::new(node);
        Some(node)
    }
}
