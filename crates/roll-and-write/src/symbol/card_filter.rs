//! Which cards a step accepts.

use super::{PrintedCard, SymbolId};

/// Which cards of the offer a step is about: all of them, or only some.
///
/// ```
/// use roll_and_write::symbol::{CardFilter, Discard, Replacement, SymbolId};
/// let swap = Discard { from: Replacement::Offer, only: CardFilter::With(SymbolId(1)) };
/// assert!(!swap.only.is_any());
/// assert_eq!(Discard::default().only, CardFilter::Any);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum CardFilter {
    /// Every card.
    #[default]
    Any,
    /// Cards that show this symbol.
    With(SymbolId),
    /// Cards of this colour.
    Color(u8),
}

impl CardFilter {
    /// Whether it accepts every card.
    ///
    /// ```
    /// use roll_and_write::symbol::CardFilter;
    /// assert!(CardFilter::Any.is_any() && !CardFilter::Color(2).is_any());
    /// ```
    pub fn is_any(&self) -> bool {
        *self == Self::Any
    }

    /// The filter for both of two requests. Two different filters are no filter.
    #[must_use]
    pub fn united(self, other: Self) -> Self {
        if self == other { self } else { Self::Any }
    }

    /// Whether it accepts a card.
    #[inline]
    pub fn fits(self, card: &PrintedCard) -> bool {
        match self {
            Self::Any => true,
            Self::With(symbol) => card.counts.of(symbol) > 0,
            Self::Color(color) => card.color == color,
        }
    }

    /// Whether what it names exists: a symbol below this number, or a colour of one of the cards.
    pub fn exists(self, symbols: usize, cards: &[PrintedCard]) -> bool {
        match self {
            Self::Any => true,
            Self::With(symbol) => usize::from(symbol.0) < symbols,
            Self::Color(color) => cards.iter().any(|card| card.color == color),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn different_filters_are_united_to_none() {
        let (palm, gray) = (CardFilter::With(SymbolId(0)), CardFilter::Color(0));
        for (a, b, expected) in [
            (palm, palm, palm),
            (gray, gray, gray),
            (palm, gray, CardFilter::Any),
            (gray, CardFilter::Color(1), CardFilter::Any),
            (CardFilter::Any, palm, CardFilter::Any),
        ] {
            assert_eq!(a.united(b), expected, "{a:?} and {b:?}");
            assert_eq!(b.united(a), expected, "{b:?} and {a:?}");
        }
        assert_eq!(size_of::<CardFilter>(), 2, "states hold some");
    }
}
