//! How symbols are named and counted within a pack.

use super::limits::SYMBOLS_MAX;

/// A symbol of a pack: its index among the pack's symbols ordered by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SymbolId(pub u8);

/// How many of each symbol are printed on one card.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SymbolCounts([u8; SYMBOLS_MAX]);

impl SymbolCounts {
    /// Counts one more.
    pub fn add(&mut self, symbol: SymbolId) {
        self.0[usize::from(symbol.0)] += 1;
    }

    /// How many of this symbol.
    #[inline]
    pub fn of(&self, symbol: SymbolId) -> u8 {
        self.0.get(usize::from(symbol.0)).copied().unwrap_or(0)
    }
}
