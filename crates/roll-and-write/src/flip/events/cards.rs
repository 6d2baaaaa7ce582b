//! Cards are completed, leave and are replaced.

#![expect(
    missing_docs,
    reason = "the fields say who, which card, which track and how many"
)]

use super::room::{EventRoom, Ledger, Openness, by};
use crate::flip::wording::Names;
use crate::{Audience, CardId, Message, Seat, UsageEvent};

/// A card is complete, and will be set aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Completed {
    pub seat: Seat,
    pub card: CardId,
}

impl EventRoom for Completed {
    fn audience(&self, _open: Openness) -> Audience {
        Audience::Everyone
    }

    fn message(&self, names: &dyn Names) -> Message {
        names.card_by("event-completed", self.seat, self.card)
    }

    fn ends_firing(&self) -> bool {
        true
    }
    fn count(&self, ledger: &mut dyn Ledger) {
        ledger.count(UsageEvent::Completed {
            seat: self.seat,
            card: self.card,
        });
    }
}

/// A seat's card will go back into the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaving {
    pub seat: Seat,
    pub card: CardId,
}

impl EventRoom for Leaving {
    fn audience(&self, open: Openness) -> Audience {
        open.lane(self.seat)
    }

    fn message(&self, names: &dyn Names) -> Message {
        names.card_by("event-leaving", self.seat, self.card)
    }
}

/// A card went back into the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Discarded {
    pub seat: Seat,
    pub card: CardId,
}

impl EventRoom for Discarded {
    fn audience(&self, _open: Openness) -> Audience {
        Audience::Everyone
    }

    fn message(&self, names: &dyn Names) -> Message {
        names.card_by("event-discarded", self.seat, self.card)
    }

    fn ends_firing(&self) -> bool {
        true
    }
    fn count(&self, ledger: &mut dyn Ledger) {
        ledger.count(UsageEvent::Lost {
            seat: self.seat,
            card: self.card,
        });
    }
}

/// A seat will have the offer laid out anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RenewalOwed {
    pub seat: Seat,
}

impl EventRoom for RenewalOwed {
    fn audience(&self, open: Openness) -> Audience {
        open.lane(self.seat)
    }

    fn message(&self, _names: &dyn Names) -> Message {
        by("event-renewal-owed", self.seat)
    }
}

/// The offer went back into the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Renewed {
    pub seat: Seat,
}

impl EventRoom for Renewed {
    fn audience(&self, _open: Openness) -> Audience {
        Audience::Everyone
    }

    fn message(&self, _names: &dyn Names) -> Message {
        by("event-renewed", self.seat)
    }
}

/// A card of the offer was taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Took {
    pub seat: Seat,
    pub card: CardId,
}

impl EventRoom for Took {
    fn audience(&self, _open: Openness) -> Audience {
        Audience::Everyone
    }

    fn message(&self, names: &dyn Names) -> Message {
        names.card_by("event-took", self.seat, self.card)
    }
}

/// A card was drawn from the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drew {
    pub seat: Seat,
    pub card: CardId,
}

impl EventRoom for Drew {
    fn audience(&self, _open: Openness) -> Audience {
        Audience::Everyone
    }

    fn message(&self, names: &dyn Names) -> Message {
        names.card_by("event-drew", self.seat, self.card)
    }

    fn count(&self, ledger: &mut dyn Ledger) {
        ledger.count(UsageEvent::Drew {
            seat: self.seat,
            card: self.card,
        });
    }
}

/// There was no card left to take or draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoReplacement {
    pub seat: Seat,
}

impl EventRoom for NoReplacement {
    fn audience(&self, _open: Openness) -> Audience {
        Audience::Everyone
    }

    fn message(&self, _names: &dyn Names) -> Message {
        by("event-no-replacement", self.seat)
    }
}
