//! What is left to do on a card, and what its symbols spare and bring.

use super::scale::SymbolValue;
use crate::pack::Pack;
use roll_and_write::geometry::{CellSet, Grid};

/// The effort for a card shrinks by this number of hundredths of a cell for each cell that will be
/// granted.
const GRANTED: i64 = 80;

/// What is left to do on a card, and what this will bring.
///
/// ```
/// use rnw_flip::Effort;
/// let (near, far) = (Effort { left: 200, extra: 0 }, Effort { left: 900, extra: 1100 });
/// assert!(near.left < far.left);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Effort {
    /// The effort, in a unit of the game.
    pub left: i64,
    /// What the symbols on the way will bring, in thousandths of a point.
    pub extra: i64,
}

/// The values of the symbols on a card.
#[derive(Debug)]
pub(crate) struct CardValues {
    /// All cells of the card.
    cells: CellSet,
    kinds: Vec<KindOfSymbol>,
}

/// The cells of a card whose symbols have the same value.
#[derive(Debug)]
struct KindOfSymbol {
    cells: CellSet,
    /// The effort that a symbol spares, in hundredths of a cell.
    spared: i64,
    /// What a symbol brings, in thousandths of a point.
    points: i64,
}

impl CardValues {
    /// The values of all cards, by their ids.
    pub(crate) fn of_all<G: Grid>(pack: &Pack<G>, values: &[SymbolValue]) -> Vec<Self> {
        let cards = pack.cards.iter().map(|card| {
            let mut kinds: Vec<KindOfSymbol> = Vec::new();
            for &(cell, id) in &card.symbols {
                let value = values[usize::from(id.0)];
                let (spared, points) = (GRANTED * value.cells, value.points);
                let known = kinds.iter_mut();
                let mut same = known.filter(|kind| (kind.spared, kind.points) == (spared, points));
                let cells = CellSet::of(cell);
                match same.next() {
                    Some(kind) => kind.cells |= cells,
                    None => kinds.push(KindOfSymbol {
                        cells,
                        spared,
                        points,
                    }),
                }
            }
            kinds.retain(|kind| (kind.spared, kind.points) != (0, 0));
            Self {
                cells: card.grid.cells(),
                kinds,
            }
        });
        cards.collect()
    }

    /// What is left to do on the card with these marks, and what it will bring.
    pub(crate) fn effort(&self, marked: CellSet) -> Effort {
        let left = self.cells - marked;
        let (mut effort, mut extra) = (100 * i64::from(left.len()), 0);
        for kind in &self.kinds {
            let count = i64::from((left & kind.cells).len());
            effort -= count * kind.spared;
            extra += count * kind.points;
        }
        Effort {
            left: effort.max(0),
            extra,
        }
    }
}
