//! Placements, computed once when a pack is loaded.

use super::{CellSet, Frame, Pattern, Reach, SingleCell};

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

/// The number of the word that holds only single cells.
const ALONE: u16 = 0;
/// The number of placements in a word.
const WORD: usize = u64::BITS as usize;
/// The largest number of words of a pattern. A pattern has at most eight orientations, and in each
/// its first cell is one of 64. The ninth word holds the single cells.
pub const WORDS_MAX: usize = 9;
/// For every set of a few cells: the placements of a word that cover one of them. There is one
/// table for each few cells.
type Tables<const SETS: usize, const TABLES: usize> = [[u64; SETS]; TABLES];

/// The tables of each word. A table for more cells needs fewer lookups, but each further cell
/// doubles its size. The tables of a game should fit into the processor's cache.
#[derive(Clone, Debug)]
enum Covers {
    UpTo16(Vec<Tables<16, 4>>),
    UpTo25(Vec<Tables<32, 5>>),
    UpTo64(Vec<Tables<32, 13>>),
}

impl Covers {
    /// The tables for these words of placements, in a frame with this number of cells.
    fn of(cells: u32, words: &[Vec<CellSet>]) -> Self {
        let words = words.iter().map(Vec::as_slice);
        match cells {
            0..=16 => Self::UpTo16(words.map(tables).collect()),
            17..=25 => Self::UpTo25(words.map(tables).collect()),
            _ => Self::UpTo64(words.map(tables).collect()),
        }
    }

    /// The placements of a word that cover at least one of these cells.
    #[inline]
    fn covering(&self, word: usize, cells: CellSet) -> u64 {
        match self {
            Self::UpTo16(words) => covering(&words[word], cells),
            Self::UpTo25(words) => covering(&words[word], cells),
            Self::UpTo64(words) => covering(&words[word], cells),
        }
    }
}

#[inline]
fn covering<const SETS: usize, const TABLES: usize>(
    tables: &Tables<SETS, TABLES>,
    cells: CellSet,
) -> u64 {
    let at_once = SETS.ilog2() as usize;
    let sets = tables.iter().enumerate();
    sets.fold(0, |covering, (index, table)| {
        covering | table[(cells.bits() >> (index * at_once)) as usize % SETS]
    })
}

/// Computes the tables of a word. Bits without a placement cover every cell, so that they never
/// fit.
fn tables<const SETS: usize, const TABLES: usize>(word: &[CellSet]) -> Tables<SETS, TABLES> {
    let none = u64::MAX.checked_shl(word.len() as u32).unwrap_or(0);
    let at_once = SETS.ilog2() as usize;
    let with = |cell: usize| {
        let cells = CellSet::from_bits(1_u64.checked_shl(cell as u32).unwrap_or(0));
        let marks = word.iter().zip(0..);
        marks.fold(0, |bits, (mark, bit)| {
            bits | u64::from(!mark.is_disjoint(cells)) << bit
        })
    };
    let mut tables = [[none; SETS]; TABLES];
    for (index, table) in tables.iter_mut().enumerate() {
        for cell in 0..at_once {
            let with = with(index * at_once + cell);
            // The sets whose last cell is this one are those of the cells before it, and it.
            let (before, from) = table.split_at_mut(1 << cell);
            for (set, rest) in from.iter_mut().zip(before) {
                *set = *rest | with;
            }
        }
    }
    tables
}

/// All placements of all patterns of a pack, in the frame of its cards.
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
#[derive(Clone, Debug)]
pub struct Placements {
    frame: Frame,
    all: Vec<CellSet>,
    /// The placement of each bit of each word.
    cells: Vec<CellSet>,
    /// The words of each pattern. Its last word also holds the single cells if they fit; else the
    /// word of the single cells follows.
    words: Vec<Vec<u16>>,
    /// The tables of each word. The word of the single cells needs none.
    covers: Covers,
}

impl Placements {
    /// Computes the placements of these patterns in a frame.
    ///
    /// A pattern of one cell has no placements of its own, because a single cell is always allowed.
    ///
    /// # Panics
    /// If a pattern has more than 512 placements. No pattern with eight orientations has more.
    pub fn new<P: Pattern>(frame: Frame, patterns: &[P]) -> Self {
        let per_pattern: Vec<Vec<CellSet>> = patterns
            .iter()
            .map(|pattern| several(pattern.placements(frame)))
            .collect();
        let mut all: Vec<CellSet> = per_pattern.iter().flatten().copied().collect();
        all.extend(SingleCell.placements(frame));
        all.sort_by(|a, b| a.iter().cmp(b.iter()));
        all.dedup();
        let alone = SingleCell.placements(frame);
        let mut cells: Vec<CellSet> = CellSet::ALL.iter().map(CellSet::of).collect();
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
                cells.resize(cells.len().next_multiple_of(WORD), CellSet::EMPTY);
                marks.push(word.to_vec());
            }
            if !with_room {
                own.push(ALONE);
            }
            assert!(own.len() <= WORDS_MAX, "a pattern lies in eight ways");
            words.push(own);
        }
        Self {
            frame,
            all,
            cells,
            words,
            covers: Covers::of(frame.cells().len(), &marks),
        }
    }

    /// The numbers of the words of a pattern, which is counted from 0. `None` asks for the word of
    /// the single cells.
    ///
    /// # Panics
    /// If there is no such pattern.
    #[inline]
    pub fn words(&self, pattern: Option<usize>) -> &[u16] {
        pattern.map_or(&[ALONE], |pattern| &self.words[pattern])
    }

    /// The placements of a word that are legal now, with a bit for each.
    #[inline]
    pub fn fitting(&self, word: u16, reach: Reach) -> u64 {
        let Some(word) = usize::from(word).checked_sub(1) else {
            return (reach.free & reach.anchor).bits();
        };
        let mut bits = !self.covers.covering(word, CellSet::ALL - reach.free);
        // Where every free cell is an anchor, whatever is free touches one.
        if reach.anchor != reach.free {
            bits &= self.covers.covering(word, reach.anchor);
        }
        bits
    }

    /// The cells of the placement with this bit (0 to 63) of a word.
    #[inline]
    pub fn at(&self, word: u16, bit: u8) -> CellSet {
        self.cells[usize::from(word) * WORD + usize::from(bit)]
    }

    /// Whether exactly these cells are a placement of a pattern. A single cell is not.
    pub fn has(&self, pattern: usize, cells: CellSet) -> bool {
        let marks = |word: &u16| &self.cells[usize::from(*word) * WORD..][..WORD];
        let mut words = self.words(Some(pattern)).iter();
        cells.len() > 1 && words.any(|word| marks(word).contains(&cells))
    }

    /// The frame of all placements.
    pub fn frame(&self) -> Frame {
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
    pub fn id(&self, cells: CellSet) -> Option<PlacementId> {
        let found = self
            .all
            .binary_search_by(|probe| probe.iter().cmp(cells.iter()));
        found.ok().map(|index| PlacementId(index as u16))
    }

    /// The cells of the placement with this number; `None` if there is none.
    pub fn cells(&self, id: PlacementId) -> Option<CellSet> {
        self.all.get(usize::from(id.0)).copied()
    }
}

fn several(placements: Vec<CellSet>) -> Vec<CellSet> {
    placements
        .into_iter()
        .filter(|cells| cells.len() > 1)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::{Grid, Island, Polyomino};
    use super::*;
    use proptest::prelude::*;

    fn patterns() -> Vec<Polyomino> {
        let pictures: [&[&str]; 4] = [&["XX"], &["X"], &["X.", "X.", "XX"], &["XXX", "X..", "X.."]];
        let parsed = pictures.iter().map(|picture| Polyomino::parse(picture));
        parsed.map(Result::unwrap).collect()
    }

    /// All legal placements, word by word.
    fn fitting(table: &Placements, pattern: Option<usize>, reach: Reach) -> Vec<CellSet> {
        let words = table.words(pattern).iter();
        let cells = words.flat_map(|&word| {
            let bits = CellSet::from_bits(table.fitting(word, reach)).iter();
            bits.map(move |bit| table.at(word, bit.index() as u8))
        });
        cells.collect()
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
            let reach = Reach { free, anchor };
            let patterns = patterns();
            let table = Placements::new(frame, &patterns);
            let plain = |all: &[CellSet]| {
                let alone = SingleCell.placements(frame);
                let marks = all.iter().copied().chain(alone);
                marks.filter(|cells| reach.allows(*cells)).collect::<Vec<_>>()
            };
            for (index, pattern) in patterns.iter().enumerate() {
                let all = several(pattern.placements(frame));
                prop_assert!(all.iter().all(|cells| table.has(index, *cells)));
                prop_assert_eq!(fitting(&table, Some(index), reach), plain(&all));
            }
            prop_assert_eq!(fitting(&table, None, reach), plain(&[]));
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
