//! The cards that go back into the deck, and what may replace them.

use super::are_all_any;
use crate::settlement::BOARDS;
use roll_and_write::symbol::{CardFilter, Discard, Replacement};

/// The more generous of two replacements of one card.
fn more_generous(one: Discard, other: Discard) -> Discard {
    if one.from == Replacement::Offer && other.from == Replacement::Offer {
        Discard {
            from: Replacement::Offer,
            only: one.only.united(other.only),
        }
    } else {
        Discard::default()
    }
}

/// The boards whose cards go back into the deck, with a bit for each board. The bit four places
/// higher says whether only the offer may replace the card, and then a filter says which cards.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Default, Debug, serde::Serialize, serde::Deserialize,
)]
#[serde(from = "LeavingText", into = "LeavingText")]
pub(crate) struct LeavingCards {
    boards: u8,
    only: [CardFilter; BOARDS],
}

impl LeavingCards {
    /// Whether no card leaves.
    pub(crate) fn is_empty(self) -> bool {
        self.boards == 0
    }

    /// Makes the card of a board leave. If it leaves for two reasons, the seat may choose its
    /// replacement as the more generous one allows.
    pub(crate) fn put(&mut self, board: usize, asked: Discard) {
        let kept = self
            .take(board)
            .map_or(asked, |held| more_generous(held, asked));
        let limited = kept.from == Replacement::Offer;
        self.boards |= 1 << board | u8::from(limited) << (board + 4);
        if limited {
            self.only[board] = kept.only;
        }
    }

    /// How the card of a board leaves, if it does. The card then no longer counts as leaving.
    pub(crate) fn take(&mut self, board: usize) -> Option<Discard> {
        if self.boards >> board & 1 == 0 {
            return None;
        }
        let from = if self.boards >> (board + 4) & 1 == 0 {
            Replacement::Anywhere
        } else {
            Replacement::Offer
        };
        self.boards &= !(0x11 << board);
        let only = std::mem::take(&mut self.only[board]);
        Some(Discard { from, only })
    }

    /// All bits, for texts of states.
    pub(crate) fn bits(self) -> u8 {
        self.boards
    }

    /// The filters of the boards, for texts of states.
    pub(crate) fn filters(self) -> [CardFilter; BOARDS] {
        self.only
    }
}

/// The text of [`LeavingCards`]. Without filters it is only a number.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(untagged)]
enum LeavingText {
    Boards(u8),
    Filtered(u8, [CardFilter; BOARDS]),
}

impl From<LeavingText> for LeavingCards {
    fn from(text: LeavingText) -> Self {
        let (boards, only) = match text {
            LeavingText::Boards(boards) => (boards, Default::default()),
            LeavingText::Filtered(boards, only) => (boards, only),
        };
        Self { boards, only }
    }
}

impl From<LeavingCards> for LeavingText {
    fn from(LeavingCards { boards, only }: LeavingCards) -> Self {
        if are_all_any(&only) {
            Self::Boards(boards)
        } else {
            Self::Filtered(boards, only)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use roll_and_write::symbol::SymbolId;

    /// A card that may only be replaced from the offer.
    fn from_offer(only: CardFilter) -> Discard {
        Discard {
            from: Replacement::Offer,
            only,
        }
    }

    #[test]
    fn a_card_that_leaves_twice_is_replaced_by_the_wider_choice() {
        let (anywhere, offer) = (Discard::default(), from_offer(CardFilter::Any));
        let palm = from_offer(CardFilter::With(SymbolId(0)));
        let gray = from_offer(CardFilter::Color(0));
        for (asked, expected) in [
            (&[offer][..], Some(offer)),
            (&[offer, offer], Some(offer)),
            (&[offer, anywhere], Some(anywhere)),
            (&[anywhere, offer], Some(anywhere)),
            (&[anywhere, palm], Some(anywhere)),
            (&[palm], Some(palm)),
            (&[palm, palm], Some(palm)),
            (&[palm, anywhere], Some(anywhere)),
            (&[palm, offer], Some(offer)),
            (&[offer, palm], Some(offer)),
            (&[palm, gray], Some(offer)),
            (&[gray, palm], Some(offer)),
            (&[palm, gray, palm], Some(offer)),
            (&[], None),
        ] {
            let mut leaving = LeavingCards::default();
            for discard in asked {
                leaving.put(1, *discard);
            }
            assert_eq!(leaving.take(0), None);
            assert_eq!(leaving.take(1), expected, "{asked:?}");
            assert_eq!(leaving, LeavingCards::default());
        }
    }

    #[test]
    fn a_card_that_leaves_is_a_number_in_texts_unless_it_has_a_filter() {
        let mut leaving = LeavingCards::default();
        leaving.put(0, from_offer(CardFilter::Any));
        let again = |leaving: LeavingCards| {
            let text = serde_json::to_string(&leaving).unwrap();
            let read: LeavingCards = serde_json::from_str(&text).unwrap();
            assert_eq!(read, leaving);
            text
        };
        assert_eq!(again(leaving), "17");
        leaving.put(1, from_offer(CardFilter::With(SymbolId(2))));
        assert_eq!(again(leaving), r#"[51,["Any",{"With":2}]]"#);
    }
}
