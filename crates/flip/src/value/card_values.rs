//! What is left to do on a card, and what its symbols spare and bring.

use super::scale::SymbolValue;
use crate::pack::Pack;
use crate::settlement::BOARDS;
use roll_and_write::CardId;
use roll_and_write::geometry::{CellSet, Grid};

/// The effort for a card shrinks by this number of hundredths of a cell for each cell that will be
/// granted.
const GRANTED: i64 = 80;

/// What an unfinished card may bring, whatever is marked on it.
///
/// ```
/// use rnw_flip::Prospect;
/// use roll_and_write::CardId;
/// let prospect = Prospect { card: CardId(3), value: 14_000, turns_left: 9 };
/// assert_eq!(prospect.value / 1000, 14, "points");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// The card.
    pub card: CardId,
    /// The value of the card when it is complete, in thousandths of a point.
    pub value: i64,
    /// The number of turns after this one.
    pub turns_left: i64,
}

/// What the cards of a seat bring, as a sum.
///
/// It is the rest plus, for each prospect, the
/// [`prospect_value`](crate::FlipGame::prospect_value) of the marks on that board. So bots value
/// many marks at the cost of a few.
///
/// ```
/// use rnw_flip::CardsEstimate;
/// let estimate = CardsEstimate::of(5_000);
/// assert!(estimate.rest == 5_000 && estimate.prospects == [None, None]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardsEstimate {
    /// All but the prospects, in thousandths of a point. It may depend on the marked cells of
    /// unfinished cards only through their symbols.
    pub rest: i64,
    /// What the unfinished cards may bring, board by board; `None` for a board without one, or if
    /// the rest contains it.
    pub prospects: [Option<Prospect>; BOARDS],
}

impl CardsEstimate {
    /// An estimate of this many thousandths of a point, without prospects.
    pub fn of(value: i64) -> Self {
        Self {
            rest: value,
            prospects: [None; BOARDS],
        }
    }
}

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
