//! What is printed, in the form that play needs.

use super::area::{Area, AreaId, AreaMasks};
use super::{Scope, SymbolCounts, SymbolId};
use crate::geometry::{Grid, Ground};
use crate::sheet::{Pool, SheetLayout};
use crate::{CardId, Cell, CellSet, Frame};

/// Everything that is printed and never changes: cards with their symbols, tracks, pools, and the
/// numbers of rounds and turns.
///
/// A [`Scene`](super::Scene) reads it. [`Snapshot::new`](super::Snapshot::new) has an example.
#[derive(Debug)]
pub struct Printed {
    /// The frame of all cards.
    pub frame: Frame,
    /// The cards, in the order of their numbers.
    pub cards: Vec<PrintedCard>,
    /// The tracks of the sheet.
    pub sheet: SheetLayout,
    /// The shared pools.
    pub pools: Vec<Pool>,
    /// The number of rounds in a game.
    pub rounds: u8,
    /// The number of turns in a round.
    pub turns: u8,
    /// The areas of extra cells that are no scopes.
    pub areas: Vec<Area>,
    pub(super) area_masks: AreaMasks,
}

/// The cells and symbols of a card, in the form that play needs.
#[derive(Debug)]
pub struct PrintedCard {
    /// All cells.
    pub cells: CellSet,
    /// All cells with a symbol.
    pub hot: CellSet,
    /// The cells with a symbol whose marked cells are counted. Empty after [`new`](Self::new), like the next two.
    pub tallied: CellSet,
    /// The cells whose symbols fire at a mark, one set for each priority of these symbols, the lowest first.
    pub classes: Vec<CellSet>,
    /// The same for all cells with a symbol, whatever its triggers.
    pub all_classes: Vec<CellSet>,
    /// The symbol on each cell. It is valid for the cells of `hot` only.
    pub symbol_at: [SymbolId; 64],
    /// How many there are of each symbol.
    pub counts: SymbolCounts,
    /// The number of its colour.
    pub color: u8,
    /// The cells next to each cell.
    pub(super) near: [CellSet; 64],
    /// The cells with an edge that no other cell shares.
    pub(super) border: CellSet,
    /// The entry, if there is one.
    pub(super) entry: CellSet,
}

impl PrintedCard {
    /// A card with these cells, this colour, and these symbols on cells of the grid.
    ///
    /// # Panics
    /// If a cell has an index above 63, or a symbol a number of [`SYMBOLS_MAX`](super::SYMBOLS_MAX) or more.
    pub fn new(grid: &impl Grid, color: u8, symbols: &[(Cell, SymbolId)]) -> Self {
        let mut symbol_at = [SymbolId(0); 64];
        let mut counts = SymbolCounts::default();
        for &(cell, id) in symbols {
            symbol_at[cell.index()] = id;
            counts.add(id);
        }
        // A set on the other board may lie around a cell that this card does not have.
        let near = |cell: usize| grid.neighbours(CellSet::of(Cell::new(cell as u8)));
        let cells = grid.cells();
        let is_border = |cell: &Cell| near(cell.index()).len() < 4;
        let is_entry = |cell: &Cell| grid.ground(*cell) == Ground::Entry;
        Self {
            border: cells.iter().filter(is_border).collect(),
            entry: cells.iter().filter(is_entry).collect(),
            cells,
            hot: symbols.iter().map(|&(cell, _)| cell).collect(),
            tallied: CellSet::EMPTY,
            classes: Vec::new(),
            all_classes: Vec::new(),
            symbol_at,
            near: std::array::from_fn(near),
            counts,
            color,
        }
    }

    /// The cells that show a symbol.
    #[inline]
    pub fn bearing(&self, symbol: SymbolId) -> CellSet {
        let bears = |cell: &Cell| self.symbol_at[cell.index()] == symbol;
        self.hot.iter().filter(bears).collect()
    }
}

impl Printed {
    /// Cards in a frame, and a sheet, for a game of so many rounds and turns in each. It has no pools and no areas.
    pub fn new(
        frame: Frame,
        cards: Vec<PrintedCard>,
        sheet: SheetLayout,
        (rounds, turns): (u8, u8),
    ) -> Self {
        Self {
            frame,
            cards,
            sheet,
            pools: Vec::new(),
            rounds,
            turns,
            areas: Vec::new(),
            area_masks: AreaMasks::new(frame),
        }
    }

    /// The number of an area of `areas`; `None` if it is not one of them.
    #[inline]
    pub fn area_id(&self, area: &Area) -> Option<AreaId> {
        let found = self.areas.iter().position(|known| known == area);
        found.map(|index| AreaId(index as u8))
    }

    /// The symbol on a cell of a card; `None` if the cell has none.
    ///
    /// # Panics
    /// If there is no such card.
    #[inline]
    pub fn symbol_at(&self, card: CardId, cell: Cell) -> Option<SymbolId> {
        let print = &self.cards[card.index()];
        let bears = print.hot.contains(cell);
        bears.then(|| print.symbol_at[cell.index()])
    }

    /// The cells of a card that lie in a scope around a cell: the whole card for [`Scope::Anywhere`], none for
    /// [`Scope::Other`].
    ///
    /// # Panics
    /// If the cell has an index above 63.
    #[inline]
    pub fn scope(&self, card: &PrintedCard, cell: Cell, scope: Scope) -> CellSet {
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
