//! A seat owes cells or the pattern, and what it owes lapses or is declined.

#![expect(
    missing_docs,
    reason = "the fields say who, which card, which track and how many"
)]

use super::room::{EventRoom, Openness, by};
use crate::flip::wording::{Names, scope_key};
use crate::symbol::Scope;
use crate::{Audience, Message, Seat};

/// A seat owes single cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BonusOwed {
    pub seat: Seat,
    pub cells: u8,
}

impl EventRoom for BonusOwed {
    fn audience(&self, open: Openness) -> Audience {
        open.lane(self.seat)
    }

    fn message(&self, _names: &dyn Names) -> Message {
        by("event-bonus-owed", self.seat).number("cells", self.cells)
    }
}

/// Single cells had nowhere to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BonusLapsed {
    pub seat: Seat,
    pub cells: u32,
}

impl EventRoom for BonusLapsed {
    fn audience(&self, open: Openness) -> Audience {
        open.lane(self.seat)
    }

    fn message(&self, _names: &dyn Names) -> Message {
        by("event-bonus-lapsed", self.seat).number("cells", self.cells)
    }
}

/// A seat owes single cells around a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExtraOwed {
    pub seat: Seat,
    pub cells: u8,
    pub scope: Scope,
}

impl EventRoom for ExtraOwed {
    fn audience(&self, open: Openness) -> Audience {
        open.lane(self.seat)
    }

    fn message(&self, _names: &dyn Names) -> Message {
        by("event-extra-owed", self.seat)
            .number("cells", self.cells)
            .word("scope", scope_key(self.scope))
    }
}

/// A seat declined cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExtraDeclined {
    pub seat: Seat,
    pub cells: u8,
}

impl EventRoom for ExtraDeclined {
    fn audience(&self, open: Openness) -> Audience {
        open.lane(self.seat)
    }

    fn message(&self, _names: &dyn Names) -> Message {
        by("event-extra-declined", self.seat).number("cells", self.cells)
    }
}

/// A seat owes the pattern once more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PatternOwed {
    pub seat: Seat,
}

impl EventRoom for PatternOwed {
    fn audience(&self, open: Openness) -> Audience {
        open.lane(self.seat)
    }

    fn message(&self, _names: &dyn Names) -> Message {
        by("event-pattern-owed", self.seat)
    }
}

/// The pattern had nowhere to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PatternLapsed {
    pub seat: Seat,
}

impl EventRoom for PatternLapsed {
    fn audience(&self, open: Openness) -> Audience {
        open.lane(self.seat)
    }

    fn message(&self, _names: &dyn Names) -> Message {
        by("event-pattern-lapsed", self.seat)
    }
}
