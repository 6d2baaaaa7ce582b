//! How a discarded card is replaced.

use crate::symbol::CardFilter;

/// At the barrier, puts the card of the symbol back into the deck and replaces it. A complete card
/// stays.
///
/// ```
/// use roll_and_write::symbol::{CardFilter, Discard, Instructions, Replacement};
/// let swap = Discard { from: Replacement::Offer, only: CardFilter::Any };
/// let mut out = Instructions::default();
/// out.emit(swap);
/// assert_eq!(out.asked(), Ok(&[swap.into()][..]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Discard {
    /// Where the new card comes from.
    pub from: Replacement,
    /// Which offered cards may replace it, if it comes from the offer only. It has no effect
    /// otherwise.
    pub only: CardFilter,
}

impl Discard {
    /// The more generous of two replacements of one card.
    pub(in crate::flip) fn or(self, other: Self) -> Self {
        if self.from == Replacement::Offer && other.from == Replacement::Offer {
            Self {
                from: Replacement::Offer,
                only: self.only.united(other.only),
            }
        } else {
            Self::default()
        }
    }
}

/// Where the new card comes from when a card is discarded.
///
/// ```
/// use roll_and_write::symbol::{Discard, Replacement};
/// assert_eq!(Discard::default().from, Replacement::Anywhere);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Replacement {
    /// From the offer or the deck, as the seat chooses.
    #[default]
    Anywhere,
    /// From the offer only: the seat swaps its card for an open one. If the offer has no card that
    /// the seat may take, no card comes.
    Offer,
}
