//! The highlights on the table.

use super::glyphs::Touch;
use crate::spot::Spot;
use roll_and_write::{Cell, OnBoard, Target, WideSet};

/// The places that are highlighted.
#[derive(Default, Debug)]
pub(crate) struct Lights {
    pub(crate) cells: Vec<(OnBoard, WideSet, Touch)>,
    /// Everything but cells.
    pub(crate) spots: Vec<(Spot, Touch)>,
    /// The card of the hand under the cursor.
    pub(crate) pointed: Option<usize>,
}

impl Lights {
    /// Highlights everything that a target covers.
    pub(crate) fn add(&mut self, target: &Target, touch: Touch) {
        match target {
            Target::Cells { board, cells } => self.cells.push((*board, *cells, touch)),
            Target::Tiles { board, cells } => {
                let cells = cells.iter().copied().collect();
                self.cells.push((*board, cells, touch));
            }
            Target::Piece { board, cell, .. } => {
                self.cells.push((*board, WideSet::of(*cell), touch));
            }
            Target::Hand(cards) => {
                let cards = cards.iter().map(|card| (Spot::Hand(*card), touch));
                self.spots.extend(cards);
            }
            Target::Line { .. }
            | Target::Link { .. }
            | Target::Box { .. }
            | Target::Die { .. }
            | Target::Offer(_)
            | Target::Choice(_) => {
                let spot = Spot::of(target);
                self.spots.extend(spot.map(|spot| (spot, touch)));
            }
        }
    }

    /// The strongest highlight of a cell.
    pub(crate) fn cell(&self, board: OnBoard, cell: Cell) -> Option<Touch> {
        let is_here = |lit: &&(OnBoard, WideSet, Touch)| lit.0 == board && lit.1.contains(cell);
        let lit = self.cells.iter().filter(is_here);
        lit.map(|(_, _, touch)| *touch).max()
    }

    /// The strongest highlight of anything but a cell.
    pub(crate) fn at(&self, spot: Spot) -> Option<Touch> {
        let lit = self.spots.iter().filter(|lit| lit.0 == spot);
        lit.map(|(_, touch)| *touch).max()
    }

    /// Whether a card of the offer is highlighted.
    pub(crate) fn has_offer(&self) -> bool {
        let mut spots = self.spots.iter();
        spots.any(|(spot, _)| matches!(spot, Spot::Offer(_)))
    }

    /// Whether a die is highlighted.
    pub(crate) fn has_dice(&self) -> bool {
        let mut spots = self.spots.iter();
        spots.any(|(spot, _)| matches!(spot, Spot::Die(..)))
    }
}
