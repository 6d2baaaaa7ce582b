//! A checked move, together with the state for which it was checked.

use roll_and_write::{Legal, MoveId, Seat};
use std::sync::Arc;

/// A legal move at a table. [`LiveGame::check`](crate::LiveGame::check) checks it once, and
/// [`Table::play`](crate::Table::play) makes it.
///
/// It is valid until the table changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedMove {
    mv: Legal<MoveId>,
    stamp: Stamp,
}

impl CheckedMove {
    pub(crate) fn new(mv: Legal<MoveId>, stamp: Stamp) -> Self {
        Self { mv, stamp }
    }

    /// The move. It is legal in the state for which it was checked.
    pub fn legal(&self) -> Legal<MoveId> {
        self.mv
    }

    /// The seat that makes the move.
    pub fn seat(&self) -> Seat {
        self.mv.seat()
    }

    /// The number of the move.
    pub fn id(&self) -> MoveId {
        self.mv.mv()
    }

    /// The move, or `None` if it was checked for a state with another stamp.
    pub(crate) fn legal_for(self, stamp: &Stamp) -> Option<Legal<MoveId>> {
        (self.stamp == *stamp).then_some(self.mv)
    }
}

/// Identifies one state of one table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stamp(Arc<()>);

impl PartialEq for Stamp {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Stamp {}
