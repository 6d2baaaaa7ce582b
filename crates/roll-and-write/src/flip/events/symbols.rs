//! Symbols fire, ask, copy and fail.

#![expect(
    missing_docs,
    reason = "the fields say who, which card, which track and how many"
)]

use super::room::{EventRoom, Ledger, Openness, by};
use crate::flip::wording::Names;
use crate::symbol::{Fault, SymbolId};
use crate::{Audience, Cell, Message, Seat};

/// A symbol fires that waited for the barrier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fired {
    pub seat: Seat,
    pub symbol: SymbolId,
    pub cell: Cell,
}

impl EventRoom for Fired {
    fn audience(&self, _open: Openness) -> Audience {
        Audience::Everyone
    }

    fn message(&self, names: &dyn Names) -> Message {
        names
            .symbol_by("event-fired", self.seat, self.symbol)
            .name("cell", names.cell(self.cell))
    }

    fn count(&self, ledger: &mut dyn Ledger) {
        ledger.fire(self.seat, self.symbol);
    }
}

/// A seat chose an option of a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chose {
    pub seat: Seat,
    pub symbol: SymbolId,
    pub option: u8,
}

impl EventRoom for Chose {
    fn audience(&self, open: Openness) -> Audience {
        open.lane(self.seat)
    }

    fn message(&self, names: &dyn Names) -> Message {
        names
            .symbol_by("event-chose", self.seat, self.symbol)
            .word("option", names.option(self.symbol, self.option))
            .number("number", self.option + 1)
    }

    fn count(&self, ledger: &mut dyn Ledger) {
        ledger.choose(self.seat, self.symbol, self.option);
    }
}

/// A choice in vain: the seat owes all that it can owe.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChoiceLapsed {
    pub seat: Seat,
    pub symbol: SymbolId,
}

impl EventRoom for ChoiceLapsed {
    fn audience(&self, open: Openness) -> Audience {
        open.lane(self.seat)
    }

    fn message(&self, names: &dyn Names) -> Message {
        names.symbol_by("event-choice-lapsed", self.seat, self.symbol)
    }
}

/// A symbol does what this one did before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Copied {
    pub seat: Seat,
    pub symbol: SymbolId,
}

impl EventRoom for Copied {
    fn audience(&self, open: Openness) -> Audience {
        open.lane(self.seat)
    }

    fn message(&self, names: &dyn Names) -> Message {
        names.symbol_by("event-copied", self.seat, self.symbol)
    }
}

/// A symbol found nothing that it could copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NothingToCopy {
    pub seat: Seat,
}

impl EventRoom for NothingToCopy {
    fn audience(&self, open: Openness) -> Audience {
        open.lane(self.seat)
    }

    fn message(&self, _names: &dyn Names) -> Message {
        by("event-nothing-to-copy", self.seat)
    }
}

/// A symbol fires no more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spent {
    pub seat: Seat,
    pub symbol: SymbolId,
}

impl EventRoom for Spent {
    fn audience(&self, open: Openness) -> Audience {
        open.lane(self.seat)
    }

    fn message(&self, names: &dyn Names) -> Message {
        names.symbol_by("event-spent", self.seat, self.symbol)
    }
}

/// An effect is void.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EffectFailed {
    pub seat: Seat,
    pub symbol: SymbolId,
    pub fault: Fault,
}

impl EventRoom for EffectFailed {
    fn audience(&self, open: Openness) -> Audience {
        open.lane(self.seat)
    }

    fn message(&self, names: &dyn Names) -> Message {
        let plugin = names.origin(self.symbol).split(' ').next();
        names
            .symbol_by("event-effect-failed", self.seat, self.symbol)
            .name("plugin", plugin.unwrap_or_default())
            .word("fault", self.fault.key())
    }

    fn fault(&self) -> Option<(SymbolId, Fault)> {
        Some((self.symbol, self.fault))
    }
}
