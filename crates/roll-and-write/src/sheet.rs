//! Sheets: the tracks that a seat fills in during play.

use thiserror::Error;

/// The largest number of tracks on a sheet.
pub const TRACKS_MAX: usize = 16;
/// The largest number of slots that the tracks of a sheet use together. A slot is one byte.
pub const SLOTS_MAX: usize = 24;
/// The largest number of boxes on a track.
pub const BOXES_MAX: usize = 200;

/// The largest number of shared pools.
pub const POOLS_MAX: usize = 8;
/// The largest number of symbols whose marked cells are counted.
const TALLIES: usize = 32;
/// Means that there is no slot.
const NO_SLOT: u8 = u8::MAX;

/// A pool of a pack: its index in the list of shared pools.
///
/// ```
/// use roll_and_write::sheet::{Pool, PoolId};
/// let pools = [Pool { name: "cups".to_owned(), values: vec![6, 4, 2] }];
/// let cups = PoolId(0);
/// assert_eq!(pools[usize::from(cups.0)].name, "cups");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PoolId(pub u8);

/// A shared pool of numbers. Whoever claims first gets the first number.
///
/// ```
/// use roll_and_write::sheet::Pool;
/// let cups = Pool { name: "cups".to_owned(), values: vec![6, 4, 2] };
/// let taken = 1;
/// assert_eq!(cups.values[taken..].first(), Some(&4), "the next number of the pool");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pool {
    /// The name in content and records.
    pub name: String,
    /// The numbers, in the order in which seats claim them.
    pub values: Vec<u8>,
}

/// A track of a sheet: its index in the list of the pack's tracks.
///
/// ```
/// use roll_and_write::sheet::{SheetLayout, TrackId, TrackKind};
/// let mut layout = SheetLayout::default();
/// let coins = layout.add("coins", TrackKind::Count, 12, 4)?;
/// assert_eq!((coins, layout.find("coins")), (TrackId(0), Some(coins)));
/// # Ok::<(), roll_and_write::sheet::SheetError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TrackId(pub u8);

/// How a seat fills a track.
///
/// ```
/// use roll_and_write::sheet::{Sheet, SheetLayout, TrackKind};
/// let mut layout = SheetLayout::default();
/// let palms = layout.add("palms", TrackKind::Written, 3, 3)?;
/// let mut sheet = Sheet::default();
/// sheet.write(layout.track(palms), 5);
/// assert_eq!(sheet.sum(layout.track(palms)), 5);
/// assert_eq!(TrackKind::Written.to_string(), "written");
/// # Ok::<(), roll_and_write::sheet::SheetError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TrackKind {
    /// The seat crosses off boxes from left to right. The track uses one slot.
    Count,
    /// The seat writes numbers into boxes from left to right. Each box uses one slot.
    Written,
    /// The seat crosses off the box of the present round, at most once a round. The track has at
    /// most 8 boxes and uses one slot.
    Rounds,
}

/// Writes the kind as content does: `count`, `written` or `rounds`.
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
///
/// ```
/// use roll_and_write::sheet::{SheetLayout, TrackKind};
/// let mut layout = SheetLayout::default();
/// let coins = layout.add("coins", TrackKind::Count, 12, 4)?;
/// let track = layout.track(coins);
/// assert_eq!(track.boxes / track.row, 3, "rows of the track");
/// # Ok::<(), roll_and_write::sheet::SheetError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Track {
    /// The name in content and records.
    pub name: String,
    /// How a seat fills the track.
    pub kind: TrackKind,
    /// The number of boxes, 1 to [`BOXES_MAX`].
    pub boxes: u8,
    /// The number of boxes in a row. A track of one row has as many as `boxes`.
    pub row: u8,
    /// Whether players see nothing of the track: it only helps programs.
    pub hidden: bool,
    first_slot: u8,
    /// The hidden slot for the number of rows that have claimed.
    claimed_slot: u8,
    /// Multiplied by a number of boxes, this is the number of full rows in units of 1/65536. A division takes longer.
    rows_per_box: u32,
}

impl Track {
    #[inline]
    fn slots(&self) -> usize {
        match self.kind {
            TrackKind::Count | TrackKind::Rounds => 1,
            TrackKind::Written => usize::from(self.boxes),
        }
    }
}

/// What a track scores at the end of the game.
///
/// ```
/// use roll_and_write::sheet::{Sheet, Track, TrackScore};
/// fn points(score: TrackScore, sheet: &Sheet, track: &Track) -> i32 {
///     match score {
///         TrackScore::Each(points) => points * sheet.filled(track) as i32,
///         TrackScore::Sum => sheet.sum(track) as i32,
///     }
/// }
/// # use roll_and_write::sheet::{SheetLayout, TrackKind};
/// # let mut layout = SheetLayout::default();
/// # let pearls = layout.add("pearls", TrackKind::Count, 9, 9)?;
/// # let (track, mut sheet) = (layout.track(pearls), Sheet::default());
/// sheet.advance(track, 4);
/// assert_eq!(points(TrackScore::Each(2), &sheet, track), 8);
/// # Ok::<(), roll_and_write::sheet::SheetError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrackScore {
    /// This number of points for each filled box.
    Each(i32),
    /// The sum of the written numbers.
    Sum,
}

/// Why a track does not fit on a sheet.
///
/// ```
/// use roll_and_write::sheet::{SheetLayout, TrackKind};
/// let mut layout = SheetLayout::default();
/// let error = layout.add("diary", TrackKind::Written, 25, 5).unwrap_err();
/// assert_eq!((error.tracks, error.slots), (1, 25));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error(
    "the tracks up to this one need {tracks} tracks and {slots} slots; a sheet has {TRACKS_MAX} tracks and {SLOTS_MAX} slots (a track of written numbers takes a slot for each box)"
)]
#[non_exhaustive]
pub struct SheetError {
    /// The number of tracks with this one; at most [`TRACKS_MAX`] fit.
    pub tracks: usize,
    /// The number of slots with this track; at most [`SLOTS_MAX`] fit.
    pub slots: usize,
}

/// The tracks on the sheet of every seat.
///
/// ```
/// use roll_and_write::sheet::{SheetLayout, TrackKind};
/// let mut layout = SheetLayout::default();
/// layout.add("coins", TrackKind::Count, 12, 4)?;
/// layout.add("tides", TrackKind::Rounds, 4, 4)?;
/// let names: Vec<&str> = layout.tracks().iter().map(|track| track.name.as_str()).collect();
/// assert_eq!(names, ["coins", "tides"]);
/// # Ok::<(), roll_and_write::sheet::SheetError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetLayout {
    tracks: Vec<Track>,
    slots: usize,
    /// The slot that counts the marked cells of each symbol.
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
    /// Adds a track below the others, with this number of boxes in total and in a row.
    ///
    /// # Errors
    /// If the sheet has no room for the track.
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
            hidden: false,
            first_slot: self.slots as u8,
            claimed_slot: NO_SLOT,
            rows_per_box: (1 << 16) / u32::from(row.max(1)) + 1,
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

    /// Hides a track from players.
    ///
    /// # Panics
    /// If there is no such track.
    pub fn hide(&mut self, track: TrackId) {
        self.tracks[usize::from(track.0)].hidden = true;
    }

    /// Counts the marked cells of a symbol in a hidden slot. Does nothing if they are counted
    /// already.
    ///
    /// # Errors
    /// If the sheet has no slot left.
    ///
    /// # Panics
    /// If `symbol` is 32 or more.
    #[inline]
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

    /// Remembers in a hidden slot how many rows of a track have claimed. A row whose boxes are taken back then claims
    /// no more. Does nothing if this is remembered already.
    ///
    /// # Errors
    /// If the sheet has no slot left.
    ///
    /// # Panics
    /// If there is no such track.
    pub fn remember_claims(&mut self, track: TrackId) -> Result<(), SheetError> {
        let tracks = self.tracks.len();
        let track = &mut self.tracks[usize::from(track.0)];
        if track.claimed_slot != NO_SLOT {
            return Ok(());
        }
        if self.slots == SLOTS_MAX {
            return Err(SheetError {
                tracks,
                slots: self.slots + 1,
            });
        }
        track.claimed_slot = self.slots as u8;
        self.slots += 1;
        Ok(())
    }

    /// The numbers of the symbols whose marked cells are counted.
    #[inline]
    pub fn counted(&self) -> impl Iterator<Item = u8> {
        let symbols = self.tallies.iter().zip(0..);
        symbols.filter_map(|(slot, symbol)| (*slot != NO_SLOT).then_some(symbol))
    }

    /// The tracks from top to bottom.
    pub fn tracks(&self) -> &[Track] {
        &self.tracks
    }

    /// The track with this number.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn track(&self, id: TrackId) -> &Track {
        &self.tracks[usize::from(id.0)]
    }

    /// The track with this number; `None` if there is none.
    #[inline]
    pub fn get(&self, id: TrackId) -> Option<&Track> {
        self.tracks.get(usize::from(id.0))
    }

    /// The track with this name; `None` if there is none.
    pub fn find(&self, name: &str) -> Option<TrackId> {
        self.tracks
            .iter()
            .position(|track| track.name == name)
            .map(|index| TrackId(index as u8))
    }
}

/// What a seat has filled in. A sheet is small and `Copy`. Its [`SheetLayout`] gives it meaning.
///
/// ```
/// use roll_and_write::sheet::{Sheet, SheetLayout, TrackKind};
/// let mut layout = SheetLayout::default();
/// let coins = layout.add("coins", TrackKind::Count, 6, 3)?;
/// let (track, mut sheet) = (layout.track(coins), Sheet::default());
/// assert_eq!(sheet.advance(track, 4), 4);
/// assert_eq!(sheet.advance(track, 4), 2, "only two boxes are free");
/// assert_eq!(sheet.rows_full(track), 2);
/// # Ok::<(), roll_and_write::sheet::SheetError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Sheet {
    slots: [u8; SLOTS_MAX],
}

impl Sheet {
    /// The number of filled boxes of the track.
    #[inline]
    pub fn filled(&self, track: &Track) -> u32 {
        let first = self.slots[usize::from(track.first_slot)];
        match track.kind {
            TrackKind::Count => u32::from(first),
            TrackKind::Written => {
                let slots = self.slots_of(track).iter();
                slots.filter(|slot| **slot > 0).count() as u32
            }
            TrackKind::Rounds => first.count_ones(),
        }
    }

    /// The number of full rows of the track.
    #[inline]
    pub fn rows_full(&self, track: &Track) -> u32 {
        (self.filled(track) * track.rows_per_box) >> 16
    }

    /// The number of rows of the track that have claimed; 0 if this is not remembered.
    #[inline]
    pub fn rows_claimed(&self, track: &Track) -> u32 {
        let slot = self.slots.get(usize::from(track.claimed_slot));
        slot.copied().unwrap_or(0).into()
    }

    /// Remembers that this number of rows of the track have claimed, if that is to be remembered.
    #[inline]
    pub fn remember_rows_claimed(&mut self, track: &Track, rows: u32) {
        if let Some(slot) = self.slots.get_mut(usize::from(track.claimed_slot)) {
            *slot = (*slot).max(rows as u8);
        }
    }

    /// The number in a box, counted from 0. `None` if the box is empty, or if the track has no
    /// numbers.
    #[inline]
    pub fn written(&self, track: &Track, index: usize) -> Option<u8> {
        let slot = *self.slots_of(track).get(index)?;
        (track.kind == TrackKind::Written)
            .then(|| slot.checked_sub(1))
            .flatten()
    }

    /// Whether a box is filled. Boxes are counted from 0.
    #[inline]
    pub fn is_filled(&self, track: &Track, index: usize) -> bool {
        match track.kind {
            TrackKind::Count => index < self.filled(track) as usize,
            TrackKind::Written => self.written(track, index).is_some(),
            TrackKind::Rounds => index < 8 && self.slots_of(track)[0] >> index & 1 != 0,
        }
    }

    /// The sum of the numbers on the track; 0 if the track has no numbers.
    #[inline]
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

    /// The number of marked cells with a symbol, 0 to 255; 0 if they are not counted.
    #[inline]
    pub fn tally(&self, layout: &SheetLayout, symbol: u8) -> u32 {
        let slot = layout.tallies.get(usize::from(symbol)).copied();
        let slot = slot.filter(|slot| *slot != NO_SLOT);
        slot.map_or(0, |slot| self.slots[usize::from(slot)].into())
    }

    /// Counts one more marked cell of a symbol. Does nothing if its cells are not counted.
    #[inline]
    pub fn count(&mut self, layout: &SheetLayout, symbol: u8) {
        let slot = layout.tallies[usize::from(symbol)];
        if slot != NO_SLOT {
            let slot = &mut self.slots[usize::from(slot)];
            *slot = slot.saturating_add(1);
        }
    }

    /// Crosses off up to `by` boxes. Returns how many were crossed off.
    #[inline]
    pub fn advance(&mut self, track: &Track, by: u8) -> u8 {
        let slot = &mut self.slots[usize::from(track.first_slot)];
        let gained = by.min(track.boxes.saturating_sub(*slot));
        *slot += gained;
        gained
    }

    /// Takes back up to `by` boxes of a counted or a written track, the last first. Returns how many were taken back.
    #[inline]
    pub fn erase(&mut self, track: &Track, by: u8) -> u8 {
        if track.kind == TrackKind::Written {
            let lost = by.min(self.filled(track) as u8);
            let first = usize::from(track.first_slot);
            let boxes = &mut self.slots[first..first + track.slots()];
            let written = boxes.iter_mut().rev().filter(|slot| **slot != 0);
            written.take(lost.into()).for_each(|slot| *slot = 0);
            return lost;
        }
        let slot = &mut self.slots[usize::from(track.first_slot)];
        let lost = by.min(*slot);
        *slot -= lost;
        lost
    }

    /// Writes a number into the next free box. A number above 254 becomes 254.
    ///
    /// Returns the box, counted from 0; `None` if all boxes are full.
    #[inline]
    pub fn write(&mut self, track: &Track, number: u8) -> Option<u8> {
        let first = usize::from(track.first_slot);
        let boxes = &mut self.slots[first..first + track.slots()];
        let index = boxes.iter().position(|slot| *slot == 0)?;
        boxes[index] = number.min(254) + 1;
        Some(index as u8)
    }

    /// Crosses off the box of a round, counted from 0. Returns whether the box was free.
    #[inline]
    pub fn mark_round(&mut self, track: &Track, round: u8) -> bool {
        let slot = &mut self.slots[usize::from(track.first_slot)];
        let bit = 1u8.checked_shl(round.into()).unwrap_or(0);
        let free = round < track.boxes && *slot & bit == 0;
        if free {
            *slot |= bit;
        }
        free
    }

    #[inline]
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
    fn full_rows_are_counted_as_by_division() {
        for row in 1..=u8::MAX {
            let (layout, mut sheet) = one(TrackKind::Count, u8::MAX, row);
            let track = &layout.tracks()[0];
            for filled in 0..=u8::MAX {
                assert_eq!(
                    sheet.rows_full(track),
                    u32::from(filled / row),
                    "{filled} {row}"
                );
                sheet.advance(track, 1);
            }
        }
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
