//! The game begins: cards are dealt and kept, and the offer is laid out.

#![expect(
    missing_docs,
    reason = "the fields say who, which card, which track and how many"
)]

use super::room::{EventRoom, Ledger, Openness, by};
use crate::flip::wording::Names;
use crate::{Audience, CardId, Message, Seat};

/// The start player was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StartChosen {
    pub seat: Seat,
}

impl EventRoom for StartChosen {
    fn audience(&self, _open: Openness) -> Audience {
        Audience::Everyone
    }

    fn message(&self, _names: &dyn Names) -> Message {
        by("event-start-chosen", self.seat)
    }
}

/// A card was dealt, to be kept or returned. Only its seat sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dealt {
    pub seat: Seat,
    pub card: CardId,
}

impl EventRoom for Dealt {
    fn audience(&self, _open: Openness) -> Audience {
        Audience::Only(self.seat)
    }

    fn message(&self, names: &dyn Names) -> Message {
        names.card_by("event-dealt", self.seat, self.card)
    }
}

/// A seat chose its two cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kept {
    pub seat: Seat,
    pub cards: (CardId, CardId),
}

impl EventRoom for Kept {
    fn audience(&self, open: Openness) -> Audience {
        open.hand(self.seat)
    }

    fn message(&self, names: &dyn Names) -> Message {
        names
            .card_by("event-kept", self.seat, self.cards.0)
            .name("other", names.card(self.cards.1))
    }

    fn count(&self, ledger: &mut dyn Ledger) {
        ledger.keep(self.seat, self.cards);
    }
}

/// A seat returned a card. Only it knows which.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Returned {
    pub seat: Seat,
    pub card: CardId,
}

impl EventRoom for Returned {
    fn audience(&self, _open: Openness) -> Audience {
        Audience::Only(self.seat)
    }

    fn message(&self, names: &dyn Names) -> Message {
        names.card_by("event-returned", self.seat, self.card)
    }
}

/// All seats have chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct AllKept;

impl EventRoom for AllKept {
    fn audience(&self, _open: Openness) -> Audience {
        Audience::Everyone
    }

    fn message(&self, _names: &dyn Names) -> Message {
        Message::new("event-all-kept")
    }

    fn closes_phase(&self) -> bool {
        true
    }
}

/// A card joined the offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offered {
    pub card: CardId,
}

impl EventRoom for Offered {
    fn audience(&self, _open: Openness) -> Audience {
        Audience::Everyone
    }

    fn message(&self, names: &dyn Names) -> Message {
        Message::new("event-offered").name("card", names.card(self.card))
    }
}
