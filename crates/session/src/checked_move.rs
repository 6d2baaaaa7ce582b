//! A move that was checked, and the state for which it was.

use roll_and_write::{Legal, MoveId, Seat};
use std::sync::Arc;

/// A legal move at a table, checked once by [`LiveGame::check`](crate::LiveGame::check) and made by
/// [`Table::play`](crate::Table::play).
///
/// It holds until the table changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedMove {
    mv: Legal<MoveId>,
    stamp: Stamp,
}

impl CheckedMove {
    pub(crate) fn new(mv: Legal<MoveId>, stamp: Stamp) -> Self {
        Self { mv, stamp }
    }

    /// The move, which is legal in the state that the table had.
    pub fn legal(&self) -> Legal<MoveId> {
        self.mv
    }

    /// The seat that makes it.
    pub fn seat(&self) -> Seat {
        self.mv.seat()
    }

    /// The number of the move.
    pub fn id(&self) -> MoveId {
        self.mv.mv()
    }

    /// The move, if it was checked for the state with this stamp.
    pub(crate) fn legal_for(self, stamp: &Stamp) -> Option<Legal<MoveId>> {
        (self.stamp == *stamp).then_some(self.mv)
    }
}

/// Tells one state of one table from all others.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stamp(Arc<()>);

impl PartialEq for Stamp {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Stamp {}
