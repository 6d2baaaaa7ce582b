//! What a search remembers: for each seat a tree of its own decisions.

use roll_and_write::MoveId;

/// A decision of a seat, as far as the seat can tell it from others.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// The moves that were seen here, the one seen last first.
    edges: Option<u32>,
    /// What the seat was shown of the others' decisions since its own last one.
    shown: u64,
    /// The next decision that follows the same move, where something else was shown.
    sibling: Option<u32>,
}

/// A move at a decision.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    pub(super) id: MoveId,
    /// By how much the move looked better than the mean of those beside it, when it was first seen.
    pub(super) promise: f64,
    pub(super) visits: u32,
    /// The sum of what passes through it came to.
    pub(super) sum: f64,
    /// The decisions that follow it.
    nodes: Option<u32>,
    /// The next move of the same decision.
    next: Option<u32>,
}

/// How many moves the trees of one search hold. What finds no room is played on as below the tree.
const EDGES_MAX: usize = 1 << 16;
/// How many decisions they hold.
const NODES_MAX: usize = 1 << 14;

impl Edge {
    /// What the passes through it came to on the whole; `None` if there was none.
    pub(super) fn mean(&self) -> Option<f64> {
        (self.visits > 0).then(|| self.sum / f64::from(self.visits))
    }
}

/// The trees of all seats, in room that is made once and used again for every decision.
#[derive(Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
}

impl Default for Tree {
    fn default() -> Self {
        Self {
            nodes: Vec::with_capacity(NODES_MAX),
            edges: Vec::with_capacity(EDGES_MAX),
        }
    }
}

impl Tree {
    /// Forgets everything but the room.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
    }

    /// A decision that follows nothing.
    pub(super) fn root(&mut self) -> u32 {
        self.node(0, None)
    }

    fn node(&mut self, shown: u64, sibling: Option<u32>) -> u32 {
        let index = self.nodes.len() as u32;
        self.nodes.push(Node {
            edges: None,
            shown,
            sibling,
        });
        index
    }

    /// Whether a decision with so many moves finds room.
    pub(super) fn has_room(&self, moves: usize) -> bool {
        self.nodes.len() < NODES_MAX && self.edges.len() + moves <= EDGES_MAX
    }

    /// The move of this number at a decision, if it was seen there.
    pub(super) fn find(&self, node: u32, id: MoveId) -> Option<u32> {
        let mut edge = self.nodes[node as usize].edges;
        while let Some(index) = edge {
            if self.edges[index as usize].id == id {
                return edge;
            }
            edge = self.edges[index as usize].next;
        }
        None
    }

    /// A move that is seen for the first time at a decision.
    pub(super) fn add(&mut self, node: u32, id: MoveId, promise: f64) -> u32 {
        let index = self.edges.len() as u32;
        let first = self.nodes[node as usize].edges.replace(index);
        self.edges.push(Edge {
            id,
            promise,
            visits: 0,
            sum: 0.0,
            nodes: None,
            next: first,
        });
        index
    }

    pub(super) fn edge(&self, edge: u32) -> &Edge {
        &self.edges[edge as usize]
    }

    /// A pass through a move came to this.
    pub(super) fn learn(&mut self, edge: u32, value: f64) {
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        edge.sum += value;
    }

    /// The decision that follows a move where this was shown since. It is made if the move was tried
    /// before; one more decision a pass is enough.
    pub(super) fn after(&mut self, edge: u32, shown: u64) -> Option<u32> {
        let Edge { visits, nodes, .. } = self.edges[edge as usize];
        let mut node = nodes;
        while let Some(index) = node {
            if self.nodes[index as usize].shown == shown {
                return node;
            }
            node = self.nodes[index as usize].sibling;
        }
        if visits == 0 || !self.has_room(0) {
            return None;
        }
        let node = self.node(shown, nodes);
        self.edges[edge as usize].nodes = Some(node);
        Some(node)
    }
}
