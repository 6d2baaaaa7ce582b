//! The numbers of symbols, and how many of them a card has.

use super::limits::SYMBOLS_MAX;

/// A symbol of a pack: its index in the list of the pack's symbols, sorted by name.
///
/// ```
/// use roll_and_write::symbol::{SymbolCounts, SymbolId};
/// let coin = SymbolId(0);
/// let mut counts = SymbolCounts::default();
/// counts.add(coin);
/// assert_eq!(counts.of(coin), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SymbolId(pub u8);

/// The number of cells of one card for each symbol.
///
/// ```
/// use roll_and_write::symbol::{SymbolCounts, SymbolId};
/// let (coin, palm) = (SymbolId(0), SymbolId(1));
/// let mut printed = SymbolCounts::default();
/// [coin, coin, palm].into_iter().for_each(|symbol| printed.add(symbol));
/// assert_eq!((printed.of(coin), printed.of(palm)), (2, 1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SymbolCounts([u8; SYMBOLS_MAX]);

impl SymbolCounts {
    /// Counts one more cell with this symbol.
    pub fn add(&mut self, symbol: SymbolId) {
        self.0[usize::from(symbol.0)] += 1;
    }

    /// The number of cells with this symbol.
    #[inline]
    pub fn of(&self, symbol: SymbolId) -> u8 {
        self.0.get(usize::from(symbol.0)).copied().unwrap_or(0)
    }
}
