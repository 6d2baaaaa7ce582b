//! Events about cards: they are completed, leave, and are replaced.

#![expect(
    missing_docs,
    reason = "the fields say who, which card, which track and how many"
)]

use roll_and_write::symbol::CardFilter;
use roll_and_write::{CardId, Seat};

/// A card is complete and will be set aside. Message key: `event-completed`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::Completed;
/// use roll_and_write::{CardId, Seat};
/// let seat = Seat::new(0);
/// let turn = [3, 7].map(|card| Event::Completed(Completed { seat, card: CardId(card) }));
/// let both = turn.iter().filter(|event| matches!(event, Event::Completed(it) if it.seat == seat));
/// assert_eq!(both.count(), 2, "the seat completed both its cards");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Completed {
    pub seat: Seat,
    /// The completed card.
    pub card: CardId,
}

/// A card of a seat will go back into the deck at the barrier, unless it is complete by then. Lane
/// event; message key: `event-leaving`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::Leaving;
/// use roll_and_write::{CardId, Seat};
/// let lane = [Event::Leaving(Leaving { seat: Seat::new(1), card: CardId(3) })];
/// let leaves = |card| lane.iter().any(|event| matches!(event, Event::Leaving(it) if it.card == card));
/// assert!(leaves(CardId(3)) && !leaves(CardId(4)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Leaving {
    pub seat: Seat,
    /// The card on the seat's board.
    pub card: CardId,
}

/// A card went from a board back into the deck. Message key: `event-discarded`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::Discarded;
/// use roll_and_write::{CardId, ItemSet, Seat};
/// let mut deck = ItemSet::EMPTY;
/// if let Event::Discarded(it) = Event::Discarded(Discarded { seat: Seat::new(0), card: CardId(3) }) {
///     deck = deck.with(it.card.0);
/// }
/// assert_eq!(deck.len(), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Discarded {
    pub seat: Seat,
    /// The card that is in the deck again.
    pub card: CardId,
}

/// Cards of the offer will be replaced at the barrier, because a symbol of this seat asked for it.
/// Lane event; message keys: `event-renewal-owed`, or `event-renewal-owed-some` if only some cards
/// will be replaced.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::RenewalOwed;
/// use roll_and_write::{Seat, symbol::CardFilter};
/// let event = Event::RenewalOwed(RenewalOwed { seat: Seat::new(2), only: CardFilter::Any });
/// assert!(matches!(event, Event::RenewalOwed(it) if it.seat.number() == 3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct RenewalOwed {
    pub seat: Seat,
    /// The cards that the symbol asked to replace.
    pub only: CardFilter,
}

/// The offer, or some of its cards, went back into the deck. Message keys: `event-renewed`, or
/// `event-renewed-some` if only some cards did.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::Renewed;
/// use roll_and_write::symbol::CardFilter;
/// use roll_and_write::{CardId, Seat};
/// let mut offer = vec![CardId(1), CardId(5)];
/// let event = Event::Renewed(Renewed { seat: Seat::new(2), only: CardFilter::Any });
/// if matches!(event, Event::Renewed(it) if it.only.is_any()) {
///     offer.clear();
/// }
/// assert!(offer.is_empty(), "new cards follow as `Offered`");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Renewed {
    pub seat: Seat,
    /// The cards that went back.
    pub only: CardFilter,
}

/// A seat took a card from the offer (C-10). Message key: `event-took`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::Took;
/// use roll_and_write::{CardId, Seat};
/// let mut offer = vec![CardId(1), CardId(5)];
/// if let Event::Took(it) = Event::Took(Took { seat: Seat::new(0), card: CardId(5) }) {
///     offer.retain(|card| *card != it.card);
/// }
/// assert_eq!(offer, [CardId(1)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Took {
    pub seat: Seat,
    /// The card, which is now on the seat's first empty board.
    pub card: CardId,
}

/// A seat drew a card from the deck, unseen (C-10). Everyone sees which card came. Message key:
/// `event-drew`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::Drew;
/// use roll_and_write::{CardId, ItemSet, Seat};
/// let mut unseen = ItemSet::first_n(4);
/// if let Event::Drew(it) = Event::Drew(Drew { seat: Seat::new(0), card: CardId(2) }) {
///     unseen = unseen.without(it.card.0);
/// }
/// assert_eq!(unseen.len(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Drew {
    pub seat: Seat,
    /// The card, which is now on the seat's first empty board.
    pub card: CardId,
}

/// No card was left to take or draw, so a board stays empty (C-11). Message key:
/// `event-no-replacement`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::NoReplacement;
/// use roll_and_write::Seat;
/// let event = Event::NoReplacement(NoReplacement { seat: Seat::new(1) });
/// assert!(matches!(event, Event::NoReplacement(it) if it.seat == Seat::new(1)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct NoReplacement {
    pub seat: Seat,
}
