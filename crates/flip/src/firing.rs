//! Where and why a symbol fires.

use roll_and_write::Cell;
use roll_and_write::symbol::{SymbolId, Trigger};

/// A symbol that fires, and its cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Firing {
    pub(crate) symbol: SymbolId,
    pub(crate) trigger: Trigger,
    pub(crate) board: usize,
    pub(crate) cell: Cell,
    /// The option that the seat chose, if the firing answers a choice.
    pub(crate) choice: Option<u8>,
    /// Whether another symbol copies this one.
    pub(crate) copied: bool,
}

impl Firing {
    pub(crate) fn new(symbol: SymbolId, trigger: Trigger, board: usize, cell: Cell) -> Self {
        Self {
            symbol,
            trigger,
            board,
            cell,
            choice: None,
            copied: false,
        }
    }

    pub(crate) fn answering(self, option: u8) -> Self {
        Self {
            choice: Some(option),
            ..self
        }
    }
}

/// What a board's symbols did. It is only told apart from silence where somebody listens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Volley {
    /// None fired.
    None,
    /// Some fired, but nothing happened that anybody hears of.
    Silent,
    /// Some fired, and something happened.
    Heard,
}
