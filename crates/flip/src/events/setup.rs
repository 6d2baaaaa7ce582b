//! Events at the start: cards are dealt and kept, and the offer is laid out.

#![expect(
    missing_docs,
    reason = "the fields say who, which card, which track and how many"
)]

use roll_and_write::{CardId, Seat};

/// The start player of the first turn is known (SG-7). Message key: `event-start-chosen`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::StartChosen;
/// use roll_and_write::Seat;
/// let event = Event::StartChosen(StartChosen { seat: Seat::new(1) });
/// assert!(matches!(event, Event::StartChosen(it) if it.seat.number() == 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct StartChosen {
    pub seat: Seat,
}

/// A card was dealt to a seat, which keeps or returns it (C-9). Only this seat sees the event.
/// Message key: `event-dealt`.
///
/// ```
/// use rnw_flip::events::Dealt;
/// use rnw_flip::{DEALT, Event};
/// use roll_and_write::{CardId, Seat};
/// let dealt = |card| Event::Dealt(Dealt { seat: Seat::new(0), card: CardId(card) });
/// let hand = [4, 8, 9, 12].map(dealt);
/// assert_eq!(hand.len(), DEALT);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Dealt {
    pub seat: Seat,
    /// The card that was dealt.
    pub card: CardId,
}

/// A seat keeps two cards, one for each board (C-9). The others see it when all have chosen, or at
/// once with [`Keeping::InTurn`](crate::Keeping::InTurn). Message key: `event-kept`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::Kept;
/// use roll_and_write::{CardId, Seat};
/// let event = Event::Kept(Kept { seat: Seat::new(0), cards: (CardId(4), CardId(9)) });
/// let Event::Kept(Kept { cards: (a, b), .. }) = event else { unreachable!() };
/// assert_eq!([a, b], [CardId(4), CardId(9)], "board A, then board B");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Kept {
    pub seat: Seat,
    /// The card on board A, and the card on board B.
    pub cards: (CardId, CardId),
}

/// A seat returned a card, which goes back into the deck (C-9). Only this seat sees the event.
/// Message key: `event-returned`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::Returned;
/// use roll_and_write::{CardId, Seat};
/// let event = Event::Returned(Returned { seat: Seat::new(0), card: CardId(8) });
/// assert!(matches!(event, Event::Returned(it) if it.card == CardId(8)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Returned {
    pub seat: Seat,
    /// The card that was returned.
    pub card: CardId,
}

/// A card joined the offer, as the newest one. Message key: `event-offered`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::Offered;
/// use roll_and_write::CardId;
/// let mut offer = vec![CardId(1)];
/// if let Event::Offered(it) = Event::Offered(Offered { card: CardId(5) }) {
///     offer.push(it.card);
/// }
/// assert_eq!(offer, [CardId(1), CardId(5)], "the oldest first");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Offered {
    /// The card that is open now.
    pub card: CardId,
}
