//! Placements, computed once when a pack is loaded.

use super::covers::CoverTable;
use super::{CellSet, FrameOf, Pattern, ReachOf, SetOf, SingleCell, Width};

/// The number of a placement in its frame. It does not depend on the card or the pattern.
///
/// Two cards share a placement when it covers the same cells. Numbers follow the reading order of
/// the cells; single cells are numbered with the rest.
///
/// ```
/// use roll_and_write::{Frame, PlacementId, Placements, Polyomino};
/// let frame = Frame::new(2, 2)?;
/// let table = Placements::new(frame, &[Polyomino::parse(&["XX"])?]);
/// let id = table.id(frame.row_cells(0)).unwrap();
/// assert_eq!(id, PlacementId(1), "after a1 alone");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PlacementId(pub u16);

/// The number of the first word that holds only single cells.
const ALONE: u16 = 0;
/// The number of placements in a word.
const WORD: usize = u64::BITS as usize;
/// The largest number of words of a pattern in [`Placements`]. A pattern has at most eight
/// orientations, and in each its first cell is one of 64. The ninth word holds the single cells.
pub const WORDS_MAX: usize = u64::WORDS_MAX;

/// All placements of all patterns of a pack, in the frame of its cards, with at most 64 cells.
///
/// A pattern's placements and the single cells each have a bit in words of 64, in the order of the
/// moves. To find what a seat may mark now, tables tell which placements of a word cover a
/// forbidden cell. The other placements of the word are legal. So 64 placements are tested at once.
///
/// [`Placements::id`] and [`Placements::cells`] convert between a placement and its number.
///
/// ```
/// use roll_and_write::{CellSet, Frame, Grid, Island, Placements, Polyomino};
/// let frame = Frame::new(2, 2)?;
/// let island = Island::new(frame, frame.cells())?;
/// let table = Placements::new(frame, &[Polyomino::parse(&["XX"])?]);
/// let reach = island.reach(CellSet::EMPTY);
/// let fitting: u32 = table.words(Some(0)).iter().map(|&word| table.fitting(word, reach).count_ones()).sum();
/// assert_eq!(fitting, 4 + 4, "four placements and four single cells");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type Placements = PlacementsOf<u64>;

/// All placements of all patterns in a frame with up to 128 cells.
///
/// ```
/// use roll_and_write::{Grid, Polyomino, WideFrame, WideIsland, WidePlacements};
/// let frame = WideFrame::new(11, 11)?;
/// let table = WidePlacements::new(frame, &[Polyomino::parse(&["XX", "X."])?]);
/// let island = WideIsland::new(frame, frame.cells())?;
/// let reach = island.reach(frame.row_cells(0));
/// assert_eq!(table.legal(Some(0), reach).count(), 4 * 9 * 10 + 110);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type WidePlacements = PlacementsOf<u128>;

/// A table of placements with sets of this width. [`Placements`] and [`WidePlacements`] are its two
/// widths.
///
/// ```
/// use roll_and_write::geometry::{PlacementsOf, Width};
/// fn is_small<W: Width>(table: &PlacementsOf<W>) -> bool {
///     table.len() < 100
/// }
/// let frame = roll_and_write::Frame::new(2, 2)?;
/// assert!(is_small(&PlacementsOf::new(frame, &[roll_and_write::SingleCell])));
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
#[derive(Clone, Debug)]
pub struct PlacementsOf<W: Width> {
    frame: FrameOf<W>,
    all: Vec<SetOf<W>>,
    /// The placement of each bit of each word.
    cells: Vec<SetOf<W>>,
    /// The words of each pattern. Its last word also holds the single cells if they fit; else the
    /// words of the single cells follow.
    words: Vec<Vec<u16>>,
    /// The tables of each word. The words of the single cells need none.
    covers: W::Covers,
}

impl<W: Width> PlacementsOf<W> {
    /// The words of the single cells: one, or two in a wide frame.
    const ALONE: &'static [u16] = {
        let all: &[u16] = &[ALONE, ALONE + 1];
        all.split_at(W::CELLS_MAX / WORD).0
    };

    /// Computes the placements of these patterns in a frame.
    ///
    /// A pattern of one cell has no placements of its own, because a single cell is always allowed.
    ///
    /// # Panics
    /// If a pattern has more than 512 placements, or 1024 in a wide frame. No pattern with eight
    /// orientations has more. Also if there are more than 65536 different placements.
    pub fn new<P: Pattern>(frame: FrameOf<W>, patterns: &[P]) -> Self {
        let per_pattern: Vec<Vec<SetOf<W>>> = patterns
            .iter()
            .map(|pattern| several(pattern.placements(frame)))
            .collect();
        let mut all: Vec<SetOf<W>> = per_pattern.iter().flatten().copied().collect();
        all.extend(SingleCell.placements(frame));
        all.sort_by(|a, b| a.iter().cmp(b.iter()));
        all.dedup();
        assert!(all.len() <= 1 << 16, "each placement has a number");
        let alone = SingleCell.placements(frame);
        let mut cells: Vec<SetOf<W>> = SetOf::<W>::ALL.iter().map(SetOf::of).collect();
        let (mut words, mut marks) = (Vec::new(), Vec::new());
        for mut placements in per_pattern {
            let last = placements.len() % WORD;
            let with_room = last > 0 && last + alone.len() <= WORD;
            if with_room {
                placements.extend(&alone);
            }
            let mut own = Vec::new();
            for word in placements.chunks(WORD) {
                own.push((cells.len() / WORD) as u16);
                cells.extend(word);
                cells.resize(cells.len().next_multiple_of(WORD), SetOf::EMPTY);
                marks.push(word.iter().map(|cells| cells.bits()).collect::<Vec<W>>());
            }
            if !with_room {
                own.extend(Self::ALONE);
            }
            assert!(own.len() <= W::WORDS_MAX, "a pattern lies in eight ways");
            words.push(own);
        }
        Self {
            frame,
            all,
            cells,
            words,
            covers: W::Covers::of(frame.cells().len(), &marks),
        }
    }

    /// The numbers of the words of a pattern, which is counted from 0. `None` asks for the words of
    /// the single cells: one, or two in a wide frame.
    ///
    /// # Panics
    /// If there is no such pattern.
    #[inline]
    pub fn words(&self, pattern: Option<usize>) -> &[u16] {
        pattern.map_or(Self::ALONE, |pattern| &self.words[pattern])
    }

    /// The placements of a word that are legal now, with a bit for each.
    #[inline]
    pub fn fitting(&self, word: u16, reach: ReachOf<W>) -> u64 {
        let Some(word) = usize::from(word).checked_sub(Self::ALONE.len()) else {
            return (reach.free & reach.anchor).bits().part(word.into());
        };
        let forbidden = SetOf::ALL - reach.free;
        let mut bits = !self.covers.covering(word, forbidden.bits());
        // Where every free cell is an anchor, whatever is free touches one.
        if reach.anchor != reach.free {
            bits &= self.covers.covering(word, reach.anchor.bits());
        }
        bits
    }

    /// The legal placements of a pattern, and the legal single cells, in the order of the moves. `None`
    /// asks for the single cells only.
    ///
    /// # Panics
    /// If there is no such pattern.
    ///
    /// ```
    /// use roll_and_write::{CellSet, Frame, Placements, Polyomino, Reach};
    /// let frame = Frame::new(2, 2)?;
    /// let table = Placements::new(frame, &[Polyomino::parse(&["XX"])?]);
    /// let free = frame.row_cells(0);
    /// let legal = table.legal(Some(0), Reach { free, anchor: free });
    /// let labels: Vec<String> = legal.map(|cells| frame.labels(cells)).collect();
    /// assert_eq!(labels, ["a1 b1", "a1", "b1"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn legal(
        &self,
        pattern: Option<usize>,
        reach: ReachOf<W>,
    ) -> impl Iterator<Item = SetOf<W>> {
        self.words(pattern).iter().flat_map(move |&word| {
            let bits = CellSet::from_bits(self.fitting(word, reach)).iter();
            bits.map(move |bit| self.at(word, bit.index() as u8))
        })
    }

    /// The cells of the placement with this bit (0 to 63) of a word.
    #[inline]
    pub fn at(&self, word: u16, bit: u8) -> SetOf<W> {
        self.cells[usize::from(word) * WORD + usize::from(bit)]
    }

    /// Whether exactly these cells are a placement of a pattern. A single cell is not.
    pub fn has(&self, pattern: usize, cells: SetOf<W>) -> bool {
        let marks = |word: &u16| &self.cells[usize::from(*word) * WORD..][..WORD];
        let mut words = self.words(Some(pattern)).iter();
        cells.len() > 1 && words.any(|word| marks(word).contains(&cells))
    }

    /// The frame of all placements.
    pub fn frame(&self) -> FrameOf<W> {
        self.frame
    }

    /// The number of different placements in the frame. Their numbers start at 0.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Whether there is no placement. This is never true, because a frame has a cell.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// The number of the placement that covers exactly these cells; `None` if no pattern can.
    pub fn id(&self, cells: SetOf<W>) -> Option<PlacementId> {
        let found = self
            .all
            .binary_search_by(|probe| probe.iter().cmp(cells.iter()));
        found.ok().map(|index| PlacementId(index as u16))
    }

    /// The cells of the placement with this number; `None` if there is none.
    pub fn cells(&self, id: PlacementId) -> Option<SetOf<W>> {
        self.all.get(usize::from(id.0)).copied()
    }
}

fn several<W: Width>(placements: Vec<SetOf<W>>) -> Vec<SetOf<W>> {
    placements
        .into_iter()
        .filter(|cells| cells.len() > 1)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::{Frame, Grid, Island, Polyomino, Reach, WideFrame, WideReach};
    use super::*;
    use crate::WideSet;
    use proptest::prelude::*;

    fn patterns() -> Vec<Polyomino> {
        let pictures: [&[&str]; 4] = [&["XX"], &["X"], &["X.", "X.", "XX"], &["XXX", "X..", "X.."]];
        let parsed = pictures.iter().map(|picture| Polyomino::parse(picture));
        parsed.map(Result::unwrap).collect()
    }

    fn fitting<W: Width>(
        table: &PlacementsOf<W>,
        pattern: Option<usize>,
        reach: ReachOf<W>,
    ) -> Vec<SetOf<W>> {
        table.legal(pattern, reach).collect()
    }

    /// Compares the table with a test of each placement.
    fn check_fitting<W: Width>(frame: FrameOf<W>, reach: ReachOf<W>) -> Result<(), TestCaseError> {
        let patterns = patterns();
        let table = PlacementsOf::new(frame, &patterns);
        let plain = |all: &[SetOf<W>]| {
            let alone = SingleCell.placements(frame);
            let marks = all.iter().copied().chain(alone);
            marks
                .filter(|cells| reach.allows(*cells))
                .collect::<Vec<_>>()
        };
        for (index, pattern) in patterns.iter().enumerate() {
            let all = several(pattern.placements(frame));
            prop_assert!(all.iter().all(|cells| table.has(index, *cells)));
            prop_assert_eq!(fitting(&table, Some(index), reach), plain(&all));
        }
        prop_assert_eq!(fitting(&table, None, reach), plain(&[]));
        for id in 0..table.len() as u16 {
            let cells = table.cells(PlacementId(id)).unwrap();
            prop_assert_eq!(table.id(cells), Some(PlacementId(id)));
        }
        Ok(())
    }

    #[test]
    fn ids_and_cells_are_in_bijection() {
        let frame = Frame::new(4, 4).unwrap();
        let table = Placements::new(frame, &[Polyomino::parse(&["XX"]).unwrap()]);
        assert_eq!(table.len(), 24 + 16);
        for index in 0..table.len() as u16 {
            let cells = table.cells(PlacementId(index)).unwrap();
            assert_eq!(table.id(cells), Some(PlacementId(index)));
        }
        assert_eq!(table.cells(PlacementId(40)), None);
        assert_eq!(table.id(frame.cells()), None);
    }

    proptest! {
        #[test]
        fn what_fits_agrees_with_the_plain_test_in_frames_of_every_size(
            rows in 1usize..=8,
            cols in 1usize..=8,
            free: u64,
            anchor: u64,
            all_are_anchors: bool,
        ) {
            let frame = Frame::new(rows, cols).unwrap();
            let free = CellSet::from_bits(free) & frame.cells();
            let anchor = if all_are_anchors { free } else { CellSet::from_bits(anchor) & free };
            check_fitting(frame, Reach { free, anchor })?;
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]
        #[test]
        fn what_fits_agrees_with_the_plain_test_in_wide_frames(
            rows in 1usize..=11,
            cols in 1usize..=11,
            free: u128,
            more: u128,
            anchor: u128,
            all_are_anchors: bool,
        ) {
            let frame = WideFrame::new(rows, cols).unwrap();
            let free = WideSet::from_bits(free | more) & frame.cells();
            let anchor = WideSet::from_bits(anchor) & free;
            let anchor = if all_are_anchors { free } else { anchor };
            check_fitting(frame, WideReach { free, anchor })?;
        }
    }

    #[test]
    fn placements_of_a_card_lie_on_it() {
        let frame = Frame::new(2, 2).unwrap();
        let corner = Island::new(frame, CellSet::from_bits(0b0111)).unwrap();
        let table = Placements::new(frame, &patterns());
        let on_the_corner = |pattern| fitting(&table, pattern, corner.reach(CellSet::EMPTY));
        let alone = [0b0001, 0b0010, 0b0100];
        let sets = |bits: &[u64]| {
            bits.iter()
                .map(|bits| CellSet::from_bits(*bits))
                .collect::<Vec<_>>()
        };
        assert_eq!(
            on_the_corner(Some(0)),
            sets(&[&[0b0011, 0b0101], &alone[..]].concat())
        );
        assert_eq!(
            on_the_corner(Some(1)),
            sets(&alone),
            "a single cell is no pattern of its own"
        );
        assert_eq!(on_the_corner(None), sets(&alone));
        assert!(!table.has(1, CellSet::from_bits(1)) && !table.has(0, CellSet::EMPTY));
    }
}
