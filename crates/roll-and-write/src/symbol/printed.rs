//! What is printed, in the form that play needs.

use super::area::{Area, AreaId, AreaMasks};
use super::{Scope, SymbolCounts, SymbolId};
use crate::sheet::{Pool, SheetLayout};
use crate::{CardId, Cell, CellSet, Frame};

/// Everything that is printed and never changes: cards with their symbols, tracks, pools, and the
/// numbers of rounds and turns.
///
/// A [`Scene`](super::Scene) reads it. [`Pack::new`](crate::flip::Pack::new) makes it; nothing outside this crate
/// can read it directly.
#[derive(Debug)]
pub struct Printed {
    pub(crate) frame: Frame,
    pub(crate) cards: Vec<PrintedCard>,
    pub(crate) sheet: SheetLayout,
    pub(crate) pools: Vec<Pool>,
    pub(crate) rounds: u8,
    pub(crate) turns: u8,
    pub(crate) area_masks: AreaMasks,
    /// The areas of extra cells that are no scopes.
    pub(crate) areas: Vec<Area>,
}

/// The cells and symbols of a card, in the form that play needs.
#[derive(Debug)]
pub(crate) struct PrintedCard {
    pub(crate) cells: CellSet,
    /// All cells with a symbol.
    pub(crate) hot: CellSet,
    /// The cells with a symbol whose marked cells are counted.
    pub(crate) tallied: CellSet,
    /// The cells whose symbols fire at a mark, one set for each priority of these symbols.
    pub(crate) classes: Vec<CellSet>,
    /// The same for all cells with a symbol, whatever its triggers.
    pub(crate) all_classes: Vec<CellSet>,
    /// The symbol on each cell. It is valid for the cells of `hot` only.
    pub(crate) symbol_at: [SymbolId; 64],
    /// The cells next to each cell.
    pub(crate) near: [CellSet; 64],
    /// The cells with an edge that no other cell shares.
    pub(crate) border: CellSet,
    /// The entry, if there is one.
    pub(crate) entry: CellSet,
    pub(crate) counts: SymbolCounts,
    pub(crate) color: u8,
}

impl PrintedCard {
    /// The cells that show a symbol.
    pub(crate) fn bearing(&self, symbol: SymbolId) -> CellSet {
        let bears = |cell: &Cell| self.symbol_at[cell.index()] == symbol;
        self.hot.iter().filter(bears).collect()
    }
}

impl Printed {
    /// The number of an area of a program of the pack.
    pub(crate) fn area_id(&self, area: &Area) -> Option<AreaId> {
        let found = self.areas.iter().position(|known| known == area);
        found.map(|index| AreaId(index as u8))
    }

    /// The symbol on a cell of a card.
    pub(crate) fn symbol_at(&self, card: CardId, cell: Cell) -> Option<SymbolId> {
        let print = &self.cards[card.index()];
        let bears = print.hot.contains(cell);
        bears.then(|| print.symbol_at[cell.index()])
    }

    /// The cells of a card that lie in a scope around a cell.
    pub(crate) fn scope(&self, card: &PrintedCard, cell: Cell, scope: Scope) -> CellSet {
        match scope {
            Scope::Anywhere | Scope::Card => card.cells,
            Scope::Near => card.near[cell.index()],
            Scope::Row => self.frame.row_cells(self.frame.row(cell)) & card.cells,
            // What lies on another board is not seen from here.
            Scope::Other => CellSet::EMPTY,
            Scope::Column => self.frame.col_cells(self.frame.col(cell)) & card.cells,
        }
    }
}
