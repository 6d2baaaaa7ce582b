//! The changes of other sheets that a lane keeps for the barrier.

use roll_and_write::sheet::{BOXES_MAX, TRACKS_MAX, TrackId};
use roll_and_write::symbol::{NUMBER_MAX, SheetChange, Whom};

/// The largest number of changes in a lane at one barrier. A further one is lost.
pub(crate) const CHANGES_MAX: usize = 6;
/// The bits of a change: its amount, its track, whom it is for, and its kind counted from 1.
const AMOUNT_BITS: u32 = 8;
const TRACK_BITS: u32 = 4;
const WHOM_BITS: u32 = 3;
const CHANGE_BITS: u32 = AMOUNT_BITS + TRACK_BITS + WHOM_BITS + 3;
const BYTES: usize = (CHANGES_MAX * CHANGE_BITS as usize).div_ceil(8);

const _: () = assert!(BYTES <= size_of::<u128>() && TRACKS_MAX <= 1 << TRACK_BITS);
const _: () = assert!(BOXES_MAX < 1 << AMOUNT_BITS && (NUMBER_MAX as u32) < 1 << AMOUNT_BITS);

/// A change for some seats: whom it is for, what it does, the track, and how many boxes or which
/// number.
pub(crate) type NotedChange = (Whom, SheetChange, TrackId, u8);

/// The changes of other sheets, in order. Each takes [`CHANGE_BITS`] bits, and 0 means none.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Default, Debug, serde::Serialize, serde::Deserialize,
)]
pub(crate) struct Changes([u8; BYTES]);

impl Changes {
    /// Whether there is none.
    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Adds a change. Returns `false` if there is no room.
    pub(crate) fn push(&mut self, (whom, change, track, amount): NotedChange) -> bool {
        let all = self.bits();
        let len = (u128::BITS - all.leading_zeros()).div_ceil(CHANGE_BITS);
        if len as usize == CHANGES_MAX {
            return false;
        }
        let kind = (change as u128 + 1) << WHOM_BITS | whom as u128;
        let noted = (kind << TRACK_BITS | u128::from(track.0)) << AMOUNT_BITS | u128::from(amount);
        let bytes = (all | noted << (len * CHANGE_BITS)).to_le_bytes();
        self.0.copy_from_slice(&bytes[..BYTES]);
        true
    }

    /// All changes in order. `None` stands for bits that mean nothing.
    fn parts(self) -> impl Iterator<Item = Option<NotedChange>> {
        let all = self.bits();
        let len = (u128::BITS - all.leading_zeros()).div_ceil(CHANGE_BITS);
        (0..len).map(move |place| {
            let noted = all >> (place * CHANGE_BITS);
            let part = |start: u32, bits: u32| (noted >> start) as usize & ((1 << bits) - 1);
            let whom = Whom::ALL.get(part(AMOUNT_BITS + TRACK_BITS, WHOM_BITS))?;
            let kind = part(AMOUNT_BITS + TRACK_BITS + WHOM_BITS, 3).checked_sub(1)?;
            let change = SheetChange::ALL.get(kind)?;
            let track = TrackId(part(AMOUNT_BITS, TRACK_BITS) as u8);
            Some((*whom, *change, track, part(0, AMOUNT_BITS) as u8))
        })
    }

    /// The changes in order.
    pub(crate) fn iter(self) -> impl Iterator<Item = NotedChange> {
        self.parts().flatten()
    }

    /// Whether all bits mean something, also the last ones.
    pub(super) fn is_sound(self) -> bool {
        self.parts().count() <= CHANGES_MAX && self.parts().all(|part| part.is_some())
    }

    fn bits(self) -> u128 {
        let mut bytes = [0; size_of::<u128>()];
        bytes[..BYTES].copy_from_slice(&self.0);
        u128::from_le_bytes(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_come_back_in_order_until_there_is_no_room() {
        let mut changes = Changes::default();
        assert!(changes.is_empty());
        let noted: Vec<NotedChange> = (0..CHANGES_MAX)
            .map(|place| {
                let track = TrackId((TRACKS_MAX - 1 - place) as u8);
                let amount = [0, 200, 1, 255, 7, 128][place];
                (Whom::ALL[place], SheetChange::ALL[place % 5], track, amount)
            })
            .collect();
        for change in &noted {
            assert!(changes.push(*change), "{change:?}");
        }
        let lost = (Whom::Last, SheetChange::Give, TrackId(0), 1);
        assert!(!changes.push(lost), "there are {CHANGES_MAX} already");
        assert_eq!(changes.iter().collect::<Vec<_>>(), noted);
    }
}
