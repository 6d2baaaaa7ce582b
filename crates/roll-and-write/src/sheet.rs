//! Sheets: the tracks that a seat fills in as it plays.

use thiserror::Error;

/// The most tracks on a sheet.
pub const TRACKS_MAX: usize = 16;
/// The most slots that the tracks of a sheet may take together, one byte each.
pub const SLOTS_MAX: usize = 24;
/// The most boxes on a track.
pub const BOXES_MAX: usize = 200;

/// The most shared pools.
pub const POOLS_MAX: usize = 8;
/// The most symbols whose marked cells are counted.
const TALLIES: usize = 32;
/// No slot.
const NO_SLOT: u8 = u8::MAX;

/// A pool of a pack: its index among the shared pools.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PoolId(pub u8);

/// Numbers that all seats share and take from, first come, first served.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pool {
    /// The name, as content and records have it.
    pub name: String,
    /// The numbers in the order in which they are handed out.
    pub values: Vec<u8>,
}

/// A track of a sheet: its index among the tracks of its pack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TrackId(pub u8);

/// How a track is filled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TrackKind {
    /// Boxes are crossed off from left to right. One slot.
    Count,
    /// Numbers are written into boxes from left to right. One slot a box.
    Written,
    /// The box of the present round is crossed off, at most once a round. One slot; at most 8 boxes.
    Rounds,
}

/// As content has it.
impl std::fmt::Display for TrackKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Count => "count",
            Self::Written => "written",
            Self::Rounds => "rounds",
        })
    }
}

/// One track of a sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Track {
    /// The name, as content and records have it.
    pub name: String,
    /// How it is filled.
    pub kind: TrackKind,
    /// How many boxes it has, 1 to [`BOXES_MAX`].
    pub boxes: u8,
    /// How many boxes make a row; a track of one row has as many as boxes.
    pub row: u8,
    first_slot: u8,
}

impl Track {
    fn slots(&self) -> usize {
        match self.kind {
            TrackKind::Count | TrackKind::Rounds => 1,
            TrackKind::Written => usize::from(self.boxes),
        }
    }
}

/// What a track scores at the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrackScore {
    /// So many points for each filled box.
    Each(i32),
    /// The sum of the written numbers.
    Sum,
}

/// Why tracks do not fit on a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error(
    "the tracks up to this one need {tracks} tracks and {slots} slots; a sheet has {TRACKS_MAX} tracks and {SLOTS_MAX} slots (a track of written numbers takes a slot for each box)"
)]
#[non_exhaustive]
pub struct SheetError {
    /// Tracks so far.
    pub tracks: usize,
    /// Slots so far.
    pub slots: usize,
}

/// The tracks that every seat's sheet has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetLayout {
    tracks: Vec<Track>,
    slots: usize,
    /// Where the marked cells of a symbol are counted, by the symbol's number.
    tallies: [u8; TALLIES],
}

impl Default for SheetLayout {
    fn default() -> Self {
        Self {
            tracks: Vec::new(),
            slots: 0,
            tallies: [NO_SLOT; TALLIES],
        }
    }
}

impl SheetLayout {
    /// Adds a track below the others.
    ///
    /// # Errors
    /// If the sheet has no room for it.
    pub fn add(
        &mut self,
        name: &str,
        kind: TrackKind,
        boxes: u8,
        row: u8,
    ) -> Result<TrackId, SheetError> {
        let track = Track {
            name: name.to_owned(),
            kind,
            boxes,
            row,
            first_slot: self.slots as u8,
        };
        let error = SheetError {
            tracks: self.tracks.len() + 1,
            slots: self.slots + track.slots(),
        };
        if error.tracks > TRACKS_MAX || error.slots > SLOTS_MAX {
            return Err(error);
        }
        self.slots = error.slots;
        self.tracks.push(track);
        Ok(TrackId(self.tracks.len() as u8 - 1))
    }

    /// Counts the marked cells of a symbol, out of sight.
    ///
    /// # Errors
    /// If the sheet has no room for it.
    pub fn count(&mut self, symbol: u8) -> Result<(), SheetError> {
        let slot = &mut self.tallies[usize::from(symbol)];
        if *slot != NO_SLOT {
            return Ok(());
        }
        if self.slots == SLOTS_MAX {
            return Err(SheetError {
                tracks: self.tracks.len(),
                slots: self.slots + 1,
            });
        }
        *slot = self.slots as u8;
        self.slots += 1;
        Ok(())
    }

    /// The symbols whose marked cells are counted, by their numbers.
    pub fn counted(&self) -> impl Iterator<Item = u8> {
        let symbols = self.tallies.iter().zip(0..);
        symbols.filter_map(|(slot, symbol)| (*slot != NO_SLOT).then_some(symbol))
    }

    /// The tracks from top to bottom.
    pub fn tracks(&self) -> &[Track] {
        &self.tracks
    }

    /// The track with this number.
    pub fn track(&self, id: TrackId) -> &Track {
        &self.tracks[usize::from(id.0)]
    }

    /// The track with this number, if there is one.
    #[inline]
    pub fn get(&self, id: TrackId) -> Option<&Track> {
        self.tracks.get(usize::from(id.0))
    }

    /// The track with this name.
    pub fn find(&self, name: &str) -> Option<TrackId> {
        self.tracks
            .iter()
            .position(|track| track.name == name)
            .map(|index| TrackId(index as u8))
    }
}

/// What a seat has filled in: small, `Copy`, and meaningless without its [`SheetLayout`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Sheet {
    slots: [u8; SLOTS_MAX],
}

impl Sheet {
    /// How many boxes of the track are filled.
    pub fn filled(&self, track: &Track) -> u32 {
        let slots = self.slots_of(track);
        match track.kind {
            TrackKind::Count => u32::from(slots[0]),
            TrackKind::Written => slots.iter().filter(|slot| **slot > 0).count() as u32,
            TrackKind::Rounds => slots[0].count_ones(),
        }
    }

    /// How many rows of the track are full.
    pub fn rows_full(&self, track: &Track) -> u32 {
        self.filled(track) / u32::from(track.row.max(1))
    }

    /// The number in a box, counted from 0; `None` while the box is empty or if it holds no number.
    pub fn written(&self, track: &Track, index: usize) -> Option<u8> {
        let slot = *self.slots_of(track).get(index)?;
        (track.kind == TrackKind::Written)
            .then(|| slot.checked_sub(1))
            .flatten()
    }

    /// Whether a box, counted from 0, is filled.
    pub fn is_filled(&self, track: &Track, index: usize) -> bool {
        match track.kind {
            TrackKind::Count => index < self.filled(track) as usize,
            TrackKind::Written => self.written(track, index).is_some(),
            TrackKind::Rounds => index < 8 && self.slots_of(track)[0] >> index & 1 != 0,
        }
    }

    /// The sum of the numbers written on the track.
    pub fn sum(&self, track: &Track) -> u32 {
        match track.kind {
            TrackKind::Written => self
                .slots_of(track)
                .iter()
                .map(|slot| u32::from(slot.saturating_sub(1)))
                .sum(),
            TrackKind::Count | TrackKind::Rounds => 0,
        }
    }

    /// How many cells with a symbol, named by its number, were marked; 0 if they are not counted.
    pub fn tally(&self, layout: &SheetLayout, symbol: u8) -> u32 {
        let slot = layout.tallies.get(usize::from(symbol)).copied();
        let slot = slot.filter(|slot| *slot != NO_SLOT);
        slot.map_or(0, |slot| self.slots[usize::from(slot)].into())
    }

    /// Counts one more marked cell of a symbol, if they are counted.
    #[inline]
    pub(crate) fn count(&mut self, layout: &SheetLayout, symbol: u8) {
        let slot = layout.tallies[usize::from(symbol)];
        if slot != NO_SLOT {
            let slot = &mut self.slots[usize::from(slot)];
            *slot = slot.saturating_add(1);
        }
    }

    /// Crosses off up to `by` boxes; returns how many were still free.
    pub fn advance(&mut self, track: &Track, by: u8) -> u8 {
        let slot = &mut self.slots[usize::from(track.first_slot)];
        let gained = by.min(track.boxes.saturating_sub(*slot));
        *slot += gained;
        gained
    }

    /// Takes back up to `by` boxes, the last first; returns how many were filled.
    pub fn erase(&mut self, track: &Track, by: u8) -> u8 {
        let slot = &mut self.slots[usize::from(track.first_slot)];
        let lost = by.min(*slot);
        *slot -= lost;
        lost
    }

    /// Writes a number, at most 254, into the next free box; returns the box, or `None` if all are full.
    pub fn write(&mut self, track: &Track, number: u8) -> Option<u8> {
        let first = usize::from(track.first_slot);
        let boxes = &mut self.slots[first..first + track.slots()];
        let index = boxes.iter().position(|slot| *slot == 0)?;
        boxes[index] = number.min(254) + 1;
        Some(index as u8)
    }

    /// Crosses off the box of a round, counted from 0; returns whether it was free.
    pub fn mark_round(&mut self, track: &Track, round: u8) -> bool {
        let slot = &mut self.slots[usize::from(track.first_slot)];
        let bit = 1u8.checked_shl(round.into()).unwrap_or(0);
        let free = round < track.boxes && *slot & bit == 0;
        if free {
            *slot |= bit;
        }
        free
    }

    fn slots_of(&self, track: &Track) -> &[u8] {
        let first = usize::from(track.first_slot);
        &self.slots[first..first + track.slots()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(kind: TrackKind, boxes: u8, row: u8) -> (SheetLayout, Sheet) {
        let mut layout = SheetLayout::default();
        layout.add("track", kind, boxes, row).unwrap();
        (layout, Sheet::default())
    }

    #[test]
    fn a_sheet_takes_as_much_as_it_has_room_for_and_no_more() {
        let mut layout = SheetLayout::default();
        for number in 0..TRACKS_MAX as u8 {
            let track = layout.add("track", TrackKind::Count, 1, 1);
            assert_eq!(track, Ok(TrackId(number)), "they are numbered from 0");
        }
        let error = layout.add("track", TrackKind::Count, 1, 1).unwrap_err();
        assert_eq!(error.tracks, TRACKS_MAX + 1);
        let mut layout = SheetLayout::default();
        let half = SLOTS_MAX as u8 / 2;
        for _ in 0..2 {
            layout.add("track", TrackKind::Written, half, 1).unwrap();
        }
        let error = layout.add("track", TrackKind::Count, 1, 1).unwrap_err();
        assert_eq!(error.slots, SLOTS_MAX + 1);
        let mut layout = SheetLayout::default();
        for symbol in 0..SLOTS_MAX as u8 {
            layout.count(symbol).unwrap();
            // What is counted already takes no more room.
            layout.count(symbol).unwrap();
        }
        let error = layout.count(SLOTS_MAX as u8).unwrap_err();
        assert_eq!((error.tracks, error.slots), (0, SLOTS_MAX + 1));
    }

    #[test]
    fn a_counted_track_fills_its_rows_and_then_stops() {
        let (layout, mut sheet) = one(TrackKind::Count, 6, 3);
        let track = &layout.tracks()[0];
        assert_eq!(
            [
                sheet.advance(track, 2),
                sheet.advance(track, 2),
                sheet.advance(track, 3)
            ],
            [2, 2, 2]
        );
        assert_eq!((sheet.filled(track), sheet.rows_full(track)), (6, 2));
        assert_eq!([sheet.erase(track, 2), sheet.erase(track, 9)], [2, 4]);
    }

    #[test]
    fn a_written_track_keeps_each_number_and_a_zero_fills_a_box() {
        let (layout, mut sheet) = one(TrackKind::Written, 3, 3);
        let track = &layout.tracks()[0];
        assert_eq!(
            [
                sheet.write(track, 5),
                sheet.write(track, 0),
                sheet.write(track, 2)
            ],
            [Some(0), Some(1), Some(2)]
        );
        assert_eq!(sheet.write(track, 9), None);
        assert_eq!(
            (
                sheet.sum(track),
                sheet.filled(track),
                sheet.written(track, 1)
            ),
            (7, 3, Some(0))
        );
    }

    #[test]
    fn a_track_of_rounds_is_marked_once_a_round_and_missed_boxes_stay_free() {
        let (layout, mut sheet) = one(TrackKind::Rounds, 4, 4);
        let track = &layout.tracks()[0];
        assert_eq!(
            [1, 1, 3, 4].map(|round| sheet.mark_round(track, round)),
            [true, false, true, false]
        );
        assert_eq!(
            [0, 1, 2, 3].map(|index| sheet.is_filled(track, index)),
            [false, true, false, true]
        );
        assert_eq!(sheet.filled(track), 2);
    }

    #[test]
    fn a_sheet_has_room_for_sixteen_tracks() {
        let mut layout = SheetLayout::default();
        for index in 0..TRACKS_MAX {
            layout
                .add(&index.to_string(), TrackKind::Count, 5, 5)
                .unwrap();
        }
        assert_eq!(
            layout.add("more", TrackKind::Count, 5, 5),
            Err(SheetError {
                tracks: 17,
                slots: 17
            })
        );
        let (mut layout, _) = one(TrackKind::Written, 20, 20);
        assert_eq!(
            layout.add("more", TrackKind::Written, 5, 5),
            Err(SheetError {
                tracks: 2,
                slots: 25
            })
        );
    }
}
