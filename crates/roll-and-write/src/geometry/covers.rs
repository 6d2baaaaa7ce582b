//! Tables that tell which placements of a word cover one of some cells.

/// For every set of a few cells: the placements of a word that cover one of them. There is one
/// table for each few cells.
type Tables<const SETS: usize, const TABLES: usize> = [[u64; SETS]; TABLES];

/// The tables of each word of placements.
pub trait CoverTable<W>: Sized {
    /// The tables for these words of placements, in a frame with this number of cells.
    fn of(cells: u32, words: &[Vec<W>]) -> Self;

    /// The placements of a word that cover at least one of these cells.
    fn covering(&self, word: usize, cells: W) -> u64;
}

/// The tables of each word. A table for more cells needs fewer lookups, but each further cell
/// doubles its size. The tables of a game should fit into the processor's cache.
#[derive(Clone, Debug)]
pub enum Covers {
    UpTo16(Vec<Tables<16, 4>>),
    UpTo25(Vec<Tables<32, 5>>),
    UpTo64(Vec<Tables<32, 13>>),
}

impl CoverTable<u64> for Covers {
    fn of(cells: u32, words: &[Vec<u64>]) -> Self {
        let words = words.iter().map(Vec::as_slice);
        match cells {
            0..=16 => Self::UpTo16(words.map(tables).collect()),
            17..=25 => Self::UpTo25(words.map(tables).collect()),
            _ => Self::UpTo64(words.map(tables).collect()),
        }
    }

    #[inline]
    fn covering(&self, word: usize, cells: u64) -> u64 {
        match self {
            Self::UpTo16(words) => covering(&words[word], cells),
            Self::UpTo25(words) => covering(&words[word], cells),
            Self::UpTo64(words) => covering(&words[word], cells),
        }
    }
}

/// The tables of each word for up to 128 cells: one for the first 64 cells, one for the others.
#[derive(Clone, Debug)]
pub struct WideCovers(Vec<[Tables<32, 13>; 2]>);

impl CoverTable<u128> for WideCovers {
    fn of(_cells: u32, words: &[Vec<u128>]) -> Self {
        let part = |word: &[u128], index: usize| {
            let marks = word.iter().map(|cells| (cells >> (64 * index)) as u64);
            tables(&marks.collect::<Vec<_>>())
        };
        let words = words.iter();
        Self(words.map(|word| [part(word, 0), part(word, 1)]).collect())
    }

    #[inline]
    fn covering(&self, word: usize, cells: u128) -> u64 {
        let [low, high] = &self.0[word];
        covering(low, cells as u64) | covering(high, (cells >> 64) as u64)
    }
}

#[inline]
fn covering<const SETS: usize, const TABLES: usize>(
    tables: &Tables<SETS, TABLES>,
    cells: u64,
) -> u64 {
    let at_once = SETS.ilog2() as usize;
    let sets = tables.iter().enumerate();
    sets.fold(0, |covering, (index, table)| {
        covering | table[(cells >> (index * at_once)) as usize % SETS]
    })
}

/// Computes the tables of a word. Bits without a placement cover every cell, so that they never
/// fit.
fn tables<const SETS: usize, const TABLES: usize>(word: &[u64]) -> Tables<SETS, TABLES> {
    let none = u64::MAX.checked_shl(word.len() as u32).unwrap_or(0);
    let at_once = SETS.ilog2() as usize;
    let with = |cell: usize| {
        let cells = 1_u64.checked_shl(cell as u32).unwrap_or(0);
        let marks = word.iter().zip(0..);
        marks.fold(0, |bits, (mark, bit)| {
            bits | u64::from(mark & cells != 0) << bit
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
