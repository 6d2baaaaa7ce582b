//! The symbols of a pack.

use super::{Effect, SYMBOLS_MAX, SymbolId, Trigger, Triggers};
use crate::picture::Face;
use thiserror::Error;

/// Whether the order in which symbols of one mark fire can change the result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Order {
    /// It cannot.
    #[default]
    Free,
    /// It can; priority, cell and name decide.
    Matters,
}

/// A symbol: its name, how it is drawn, when it fires among others, and what it does.
#[derive(Debug)]
pub struct Symbol {
    /// The name, as content and records have it; also the key of its word.
    pub name: String,
    /// How it is drawn.
    pub face: Face,
    /// When it fires.
    pub triggers: Triggers,
    /// Lower fires first.
    pub priority: u8,
    /// Whether the order of firing matters.
    pub order: Order,
    /// What it does.
    pub effect: Effect,
    /// The keys of the words for its options, if it asks for a choice.
    pub options: Vec<String>,
    /// The symbols whose marked cells it asks for.
    pub tallies: Vec<SymbolId>,
    /// Whether it looks at the symbol that fired last, or copies it.
    pub follows: bool,
}

impl Symbol {
    /// Whether it may do something that is seen to at the barrier, beside claims.
    pub(crate) fn acts(&self) -> bool {
        let waits = [Trigger::Complete, Trigger::Turn, Trigger::Round];
        waits.iter().any(|trigger| self.triggers.contains(*trigger)) || self.effect.acts()
    }
}

/// Why symbols make no table.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum SymbolsError {
    /// Too many.
    #[error("{found} symbols; expected at most {SYMBOLS_MAX}")]
    TooMany {
        /// How many there are.
        found: usize,
    },
    /// Two with one name.
    #[error("two symbols are named {name:?}")]
    Twice {
        /// The name.
        name: String,
    },
}

/// All symbols of a pack, ordered by name.
#[derive(Debug)]
pub struct Symbols {
    symbols: Vec<Symbol>,
}

impl Symbols {
    /// A table of these symbols. Ids are given in order of their names, whatever the order here.
    ///
    /// # Errors
    /// If there are too many or two share a name.
    pub fn new(mut symbols: Vec<Symbol>) -> Result<Self, SymbolsError> {
        if symbols.len() > SYMBOLS_MAX {
            return Err(SymbolsError::TooMany {
                found: symbols.len(),
            });
        }
        symbols.sort_by(|a, b| a.name.cmp(&b.name));
        if let Some(pair) = symbols.windows(2).find(|pair| pair[0].name == pair[1].name) {
            return Err(SymbolsError::Twice {
                name: pair[0].name.clone(),
            });
        }
        Ok(Self { symbols })
    }

    /// The symbols ordered by name.
    pub fn as_slice(&self) -> &[Symbol] {
        &self.symbols
    }

    /// The symbols with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (SymbolId, &Symbol)> {
        let numbers = (0..).map(SymbolId);
        numbers.zip(&self.symbols)
    }

    /// The symbol with this number.
    #[inline]
    pub fn symbol(&self, id: SymbolId) -> &Symbol {
        &self.symbols[usize::from(id.0)]
    }

    /// The symbol with this name.
    pub fn find(&self, name: &str) -> Option<SymbolId> {
        self.symbols
            .iter()
            .position(|symbol| symbol.name == name)
            .map(|index| SymbolId(index as u8))
    }
}
