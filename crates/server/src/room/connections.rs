//! Who is connected to a table.

use roll_and_write::Seat;

/// The most connections of a seat, for example several pages.
const SEAT_MAX: usize = 4;
/// The most connections that watch a table.
const WATCHING_MAX: usize = 64;

/// Who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Watcher {
    /// A seat.
    Seat(Seat),
    /// Somebody who watches.
    Onlooker,
}

impl Watcher {
    /// The seat, if the viewer has one.
    pub(crate) fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Onlooker => None,
        }
    }
}

/// The connections of a table.
#[derive(Default, Debug)]
pub(crate) struct Connections {
    /// The viewers with the numbers of their connections, the oldest first.
    known: Vec<(Watcher, u64)>,
    /// The number of the next connection.
    next: u64,
}

impl Connections {
    /// A connection of this viewer begins. Returns its number. A new connection of a seat takes the place of the oldest,
    /// which may be half open; nobody loses a place by watching. `None` if too many watch.
    pub(crate) fn add(&mut self, viewer: Watcher) -> Option<u64> {
        let count = self.of(viewer);
        match viewer {
            Watcher::Seat(_) if count >= SEAT_MAX => {
                let oldest = self.known.iter().position(|known| known.0 == viewer);
                oldest.map(|oldest| self.known.remove(oldest));
            }
            Watcher::Onlooker if count >= WATCHING_MAX => return None,
            Watcher::Seat(_) | Watcher::Onlooker => {}
        }
        let number = self.next;
        self.known.push((viewer, number));
        self.next += 1;
        Some(number)
    }

    /// Whether a connection has its place.
    pub(crate) fn has(&self, viewer: Watcher, number: u64) -> bool {
        self.known.contains(&(viewer, number))
    }

    /// A connection of this viewer ends.
    pub(crate) fn remove(&mut self, viewer: Watcher, number: u64) {
        self.known.retain(|known| *known != (viewer, number));
    }

    /// The number of connections of this viewer.
    pub(super) fn of(&self, viewer: Watcher) -> usize {
        self.known.iter().filter(|known| known.0 == viewer).count()
    }

    /// Whether nobody is connected.
    pub(crate) fn is_empty(&self) -> bool {
        self.known.is_empty()
    }
}
