//! The decisions that a seat owes, packed into a few bytes.

use super::ASKED_MAX;
use crate::settlement::BOARDS;
use roll_and_write::geometry::Cell;
use roll_and_write::sheet::TrackId;
use roll_and_write::symbol::{
    AREAS_MAX, AreaId, EXTRA_MARKS_MAX, Scope, SymbolId, Trigger, Within,
};

/// The largest number of kinds of owed decisions in a lane. A further one is lost.
const OWED_MAX: usize = 8;
/// The largest number of plain cells that a seat can owe.
///
/// It decides everything that it owes before the next occasion. Until then each cell of its boards
/// fires at most three times: when it is marked, and for `turn` and `round`. At the start of a turn it fires for `start`
/// instead of the last two.
pub(super) const CELLS_OWED_MAX: usize = BOARDS * 64 * 3 * ASKED_MAX * EXTRA_MARKS_MAX as usize;
/// The largest number of equal numbers that are owed together; content.md states it.
const EQUAL_NUMBERS_MAX: u8 = u8::MAX;

const _: () = assert!(CELLS_OWED_MAX <= OwedCells::MOST as usize);
// The place in `Terms` has room for so many.
const _: () = assert!(AREAS_MAX <= 3 * 16);

/// Where owed extra cells must be. The lane keeps the masks.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ExtraPlace {
    /// In a scope.
    Scope(Scope),
    /// In an area of the pack.
    Area(AreaId),
    /// In the cells that the lane keeps.
    Masks,
}

impl From<Within> for ExtraPlace {
    fn from(within: Within) -> Self {
        match within {
            Within::Scope(scope) => Self::Scope(scope),
            Within::Area(area) => Self::Area(area),
            Within::Masks(_) => Self::Masks,
        }
    }
}

/// A decision that a seat owes.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Default, Debug, serde::Serialize, serde::Deserialize,
)]
pub(crate) enum OwedDecision {
    #[default]
    Nothing,
    /// The pattern, or one cell instead.
    Pattern,
    /// This number of single cells, one after the other.
    Bonus(OwedCells),
    /// Whether to write a number, this many times.
    Number {
        track: TrackId,
        number: u8,
        times: u8,
    },
    /// This number of single cells around a symbol.
    Extra {
        cells: u8,
        terms: Terms,
        at: BoardCell,
    },
    /// One of several options of a symbol.
    Choice {
        symbol: SymbolId,
        asked: PackedChoice,
        at: BoardCell,
    },
}

impl OwedDecision {
    /// Whether the seat may decline it. Numbers are checked elsewhere.
    pub(crate) fn may_decline(self) -> bool {
        matches!(self, Self::Extra { terms, .. } if terms.optional())
    }

    /// The number of single cells, if single cells are owed.
    pub(crate) fn cells(self) -> Option<u32> {
        match self {
            Self::Bonus(cells) => Some(cells.count()),
            Self::Extra { cells, .. } => Some(cells.into()),
            Self::Nothing | Self::Pattern | Self::Number { .. } | Self::Choice { .. } => None,
        }
    }
}

/// A number of owed single cells. Three bytes keep a [`OwedDecision`] small.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub(crate) struct OwedCells([u8; 3]);

impl OwedCells {
    /// More than is ever owed; see [`CELLS_OWED_MAX`].
    const MOST: u32 = (1 << 24) - 1;

    #[inline]
    pub(crate) fn new(count: u32) -> Self {
        let [low, middle, high, _] = count.min(Self::MOST).to_le_bytes();
        Self([low, middle, high])
    }

    #[inline]
    pub(crate) fn count(self) -> u32 {
        let [low, middle, high] = self.0;
        u32::from_le_bytes([low, middle, high, 0])
    }
}

/// A cell of a board of a lane, in a byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub(crate) struct BoardCell(u8);

impl BoardCell {
    pub(crate) fn new(board: usize, cell: Cell) -> Self {
        Self((board << 6 | cell.index()) as u8)
    }

    pub(crate) fn board(self) -> usize {
        usize::from(self.0 >> 6)
    }

    pub(crate) fn cell(self) -> Cell {
        Cell::new(self.0 & 63)
    }
}

/// The conditions for extra cells, in a byte: where they are and how they are marked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub(crate) struct Terms(pub(super) u8);

/// The place in [`Terms`] for the masks of the lane.
const MASKED: u8 = Scope::ALL.len() as u8;

impl Terms {
    /// The place is in the first four bits and the last two. The last two are 0 for a scope.
    pub(crate) fn new(place: ExtraPlace, apart: bool, optional: bool) -> Self {
        let place = match place {
            ExtraPlace::Scope(scope) => scope as u8,
            ExtraPlace::Area(AreaId(area)) => ((area / 16 + 1) << 6) | (area % 16),
            ExtraPlace::Masks => MASKED,
        };
        Self(place | u8::from(apart) << 4 | u8::from(optional) << 5)
    }

    /// Where the cells must be.
    pub(crate) fn place(self) -> ExtraPlace {
        let (low, high) = (self.0 & 0xF, self.0 >> 6);
        match high.checked_sub(1) {
            Some(high) => ExtraPlace::Area(AreaId(high * 16 + low)),
            None if low == MASKED => ExtraPlace::Masks,
            None => ExtraPlace::Scope(Scope::ALL[usize::from(low)]),
        }
    }

    /// Whether the cells must be in the masks of the lane.
    pub(crate) fn is_masked(self) -> bool {
        self.0 & 0xCF == MASKED
    }

    pub(crate) fn apart(self) -> bool {
        self.0 >> 4 & 1 != 0
    }

    pub(crate) fn optional(self) -> bool {
        self.0 >> 5 & 1 != 0
    }
}

/// The options of a choice and its trigger, in a byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub(crate) struct PackedChoice(pub(super) u8);

impl PackedChoice {
    pub(crate) fn new(options: u8, trigger: Trigger) -> Self {
        Self(options | (trigger as u8) << 4)
    }

    pub(crate) fn options(self) -> u8 {
        self.0 & 0xF
    }

    pub(crate) fn trigger(self) -> Trigger {
        Trigger::ALL[usize::from(self.0 >> 4)]
    }
}

/// The decisions that a seat owes. The next one is on top.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Default, Debug, serde::Serialize, serde::Deserialize,
)]
pub(crate) struct Owed {
    pub(super) items: [OwedDecision; OWED_MAX],
    pub(super) len: u8,
}

impl Owed {
    pub(crate) const NOTHING: Self = Self {
        items: [OwedDecision::Nothing; OWED_MAX],
        len: 0,
    };

    pub(crate) fn pattern() -> Self {
        let mut owed = Self::NOTHING;
        owed.put_pattern();
        owed
    }

    /// Owes the pattern and nothing else.
    #[inline]
    pub(crate) fn put_pattern(&mut self) {
        self.put(OwedDecision::Pattern);
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub(crate) fn top(&self) -> OwedDecision {
        match self.len {
            0 => OwedDecision::Nothing,
            len => self.items[usize::from(len) - 1],
        }
    }

    /// All owed decisions, the next one last.
    pub(crate) fn all(&self) -> &[OwedDecision] {
        &self.items[..usize::from(self.len)]
    }

    /// Whether cells in the masks of the lane are owed.
    pub(crate) fn has_masked(&self) -> bool {
        let masked = |owed: &OwedDecision| matches!(owed, OwedDecision::Extra { terms, .. } if terms.is_masked());
        self.all().iter().any(masked)
    }

    /// Owes more single cells. They are added to single cells that are owed already, wherever these
    /// are in the list.
    pub(crate) fn push_bonus(&mut self, cells: u8) {
        let held = self.items[..usize::from(self.len)].iter_mut().rev();
        for item in held {
            if let OwedDecision::Bonus(more) = item {
                *more = OwedCells::new(more.count() + u32::from(cells));
                return;
            }
        }
        if cells > 0 {
            self.put(OwedDecision::Bonus(OwedCells::new(cells.into())));
        }
    }

    /// Owes a number. Returns `false` if there is no room, or if this number is owed as often as
    /// possible. One place is kept for bonus cells.
    pub(crate) fn push_number(&mut self, track: TrackId, number: u8) -> bool {
        if let Some(OwedDecision::Number {
            track: held,
            number: same,
            times,
        }) = self.last_mut()
            && (*held, *same) == (track, number)
        {
            let room = *times < EQUAL_NUMBERS_MAX;
            *times += u8::from(room);
            return room;
        }
        self.push(OwedDecision::Number {
            track,
            number,
            times: 1,
        })
    }

    /// Owes a decision that is not added to one that is owed already. Returns `false` if there is
    /// no room. One place is kept for bonus cells.
    pub(crate) fn push(&mut self, item: OwedDecision) -> bool {
        let room = usize::from(self.len) + 1 < OWED_MAX;
        if room {
            self.put(item);
        }
        room
    }

    /// Removes one decision of the kind on top.
    #[inline]
    pub(crate) fn settle_one(&mut self) {
        let done = match self.last_mut() {
            Some(OwedDecision::Bonus(left)) => {
                *left = OwedCells::new(left.count() - 1);
                left.count() == 0
            }
            Some(
                OwedDecision::Number { times: left, .. } | OwedDecision::Extra { cells: left, .. },
            ) => {
                *left -= 1;
                *left == 0
            }
            Some(OwedDecision::Pattern | OwedDecision::Choice { .. } | OwedDecision::Nothing) => {
                true
            }
            None => false,
        };
        if done {
            self.drop_top();
        }
    }

    /// Removes all decisions of the kind on top.
    #[inline]
    pub(crate) fn drop_top(&mut self) {
        self.len -= 1;
        self.items[usize::from(self.len)] = OwedDecision::Nothing;
    }

    #[inline]
    fn last_mut(&mut self) -> Option<&mut OwedDecision> {
        self.items[..usize::from(self.len)].last_mut()
    }

    #[inline]
    fn put(&mut self, item: OwedDecision) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn owed_decisions_are_few_and_the_last_comes_first() {
        let mut owed = Owed::pattern();
        owed.settle_one();
        owed.push_bonus(2);
        assert!(owed.push_number(TrackId(0), 3) && owed.push_number(TrackId(0), 3));
        assert!((1..6).all(|track| owed.push_number(TrackId(track), 3)));
        assert!(!owed.push_number(TrackId(6), 3), "one place is kept");
        (2..6).for_each(|_| owed.settle_one());
        owed.push_bonus(1);
        for expected in [
            OwedDecision::Number {
                track: TrackId(1),
                number: 3,
                times: 1,
            },
            OwedDecision::Number {
                track: TrackId(0),
                number: 3,
                times: 2,
            },
            OwedDecision::Number {
                track: TrackId(0),
                number: 3,
                times: 1,
            },
            OwedDecision::Bonus(OwedCells::new(3)),
            OwedDecision::Bonus(OwedCells::new(2)),
            OwedDecision::Bonus(OwedCells::new(1)),
            OwedDecision::Nothing,
        ] {
            assert_eq!(owed.top(), expected);
            owed.settle_one();
        }
        assert_eq!(owed, Owed::NOTHING);
    }

    /// A mark of many cells can ask for thousands of cells, if each of their symbols asks for many.
    #[test]
    fn cells_that_are_owed_are_counted_beyond_a_byte() {
        let mut owed = Owed::NOTHING;
        (0..64).for_each(|_| owed.push_bonus(64));
        assert_eq!(owed.top(), OwedDecision::Bonus(OwedCells::new(4096)));
        (0..13).for_each(|_| owed.settle_one());
        assert_eq!(owed.top(), OwedDecision::Bonus(OwedCells::new(4083)));
        (0..4083).for_each(|_| owed.settle_one());
        assert_eq!(owed, Owed::NOTHING);
        assert_eq!(size_of::<OwedDecision>(), 4);
    }

    #[test]
    fn equal_numbers_that_are_owed_are_counted_up_to_their_limit() {
        let mut owed = Owed::NOTHING;
        for _ in 0..EQUAL_NUMBERS_MAX {
            assert!(owed.push_number(TrackId(0), 3));
        }
        assert!(!owed.push_number(TrackId(0), 3), "it is written at once");
        (0..EQUAL_NUMBERS_MAX).for_each(|_| owed.settle_one());
        assert_eq!(owed, Owed::NOTHING);
    }
}
