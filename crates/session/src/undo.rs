//! Rules of undo and redo.

use crate::{Log, LogEntry, LogEntryKind};
use roll_and_write::{Audience, MoveId, Notice, Seat};
use thiserror::Error;

/// Why nothing can be undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NoUndo {
    /// The seat has made no decision that could be undone.
    #[error("there is nothing to take back")]
    Nothing,
    /// Somebody has seen something new since.
    #[error("a player has seen something new since")]
    Seen,
}

/// The moves that seats have undone and can redo, latest last.
#[derive(Clone, Debug, Default)]
pub(crate) struct Undone(Vec<(Seat, MoveId)>);

impl Undone {
    pub(crate) fn push(&mut self, seat: Seat, id: MoveId) {
        self.0.push((seat, id));
    }

    /// The move that a seat undid last.
    pub(crate) fn last(&self, seat: Seat) -> Option<MoveId> {
        let last = self.0.iter().rfind(|(mover, _)| *mover == seat);
        last.map(|(_, id)| *id)
    }

    /// The same list without one undone move of a seat.
    pub(crate) fn without(&self, seat: Seat, id: MoveId) -> Self {
        let mut rest = self.0.clone();
        if let Some(index) = rest.iter().rposition(|taken| *taken == (seat, id)) {
            rest.remove(index);
        }
        Self(rest)
    }

    /// Forgets the undone moves of a seat, because it has made another move.
    pub(crate) fn forget(&mut self, seat: Seat) {
        self.0.retain(|(mover, _)| *mover != seat);
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }
}

/// The index of a seat's last decision, if only other lanes have decided since.
pub(crate) fn last_decision(log: &Log, seats: usize, seat: Seat) -> Result<usize, NoUndo> {
    let (first, entries) = since_horizon(log, seats);
    let own = entries.iter().rposition(|entry| entry.is_move_of(seat));
    own.map(|index| first + index)
        .ok_or(if log.decisions(seat) > 0 {
            NoUndo::Seen
        } else {
            NoUndo::Nothing
        })
}

/// Whether other lanes have decided since everybody last saw something new.
pub(crate) fn others_decided(log: &Log, seats: usize, seat: Seat) -> bool {
    let (_, entries) = since_horizon(log, seats);
    entries.iter().any(|entry| !entry.is_move_of(seat))
}

/// The entries since everybody last saw something new, and the index of the first.
fn since_horizon(log: &Log, seats: usize) -> (usize, &[LogEntry]) {
    let entries = log.entries();
    let horizon = entries.iter().rposition(|entry| is_horizon(entry, seats));
    let first = horizon.map_or(0, |index| index + 1);
    (first, &entries[first..])
}

/// Whether the last entry showed somebody something new.
pub(crate) fn is_at_horizon(log: &Log, seats: usize) -> bool {
    let last = log.entries().last();
    last.is_some_and(|last| is_horizon(last, seats))
}

/// Whether an entry showed somebody something new: a draw, or an event that others see immediately.
fn is_horizon(entry: &LogEntry, seats: usize) -> bool {
    match entry.kind {
        LogEntryKind::Deal(..) => true,
        LogEntryKind::Move(..) => shows_something_new(&entry.notices, seats),
    }
}

/// Whether notices show other seats something new. In a solo game there are no other seats.
pub(crate) fn shows_something_new(notices: &[Notice], seats: usize) -> bool {
    let public = |notice: &Notice| notice.audience == Audience::Everyone;
    seats > 1 && notices.iter().any(public)
}
