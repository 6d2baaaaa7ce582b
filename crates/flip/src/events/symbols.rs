//! Events about symbols: they fire, ask, copy and fail.

#![expect(
    missing_docs,
    reason = "the fields say who, which card, which track and how many"
)]

use super::by;
use crate::firing::Volley;
use crate::wording::Names;
use roll_and_write::symbol::{Fault, SymbolId};
use roll_and_write::{Cell, Message, Seat};

/// A symbol fires that waited for the barrier or for the end of a turn. Message key: `event-fired`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::Fired;
/// use roll_and_write::{Cell, Seat, symbol::SymbolId};
/// let fired = |symbol| Event::Fired(Fired::of(Seat::new(0), SymbolId(symbol), Cell::new(5)));
/// let crabs = [fired(2), fired(3), fired(2)];
/// assert_eq!(crabs.iter().filter(|event| **event == fired(2)).count(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Fired {
    pub seat: Seat,
    /// The symbol that fires.
    pub symbol: SymbolId,
    /// The cell with the symbol.
    pub cell: Cell,
    /// Whether it changes nothing.
    pub idle: bool,
    /// Whether it changes nothing and nobody hears why. Then nobody hears that it fires.
    pub silent: bool,
}

impl Fired {
    /// A symbol fires on a cell and does something.
    pub fn of(seat: Seat, symbol: SymbolId, cell: Cell) -> Self {
        Self {
            seat,
            symbol,
            cell,
            idle: false,
            silent: false,
        }
    }

    pub(crate) fn volley(self) -> Volley {
        if self.silent {
            Volley::Silent
        } else {
            Volley::Heard
        }
    }
}

/// A seat chose an option of a symbol. Lane event; message key: `event-chose`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::Chose;
/// use roll_and_write::{Seat, symbol::SymbolId};
/// let event = Event::Chose(Chose { seat: Seat::new(0), symbol: SymbolId(1), option: 1 });
/// assert!(matches!(event, Event::Chose(it) if it.option + 1 == 2), "typed as `choose 2`");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Chose {
    pub seat: Seat,
    /// The symbol that asked for the choice.
    pub symbol: SymbolId,
    /// The option, counted from 0, at most 7.
    pub option: u8,
}

/// A choice was lost, because the seat owes as many decisions as it can. Lane event; message key:
/// `event-choice-lapsed`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::ChoiceLapsed;
/// use roll_and_write::{Seat, symbol::SymbolId};
/// let event = Event::ChoiceLapsed(ChoiceLapsed { seat: Seat::new(0), symbol: SymbolId(1) });
/// assert!(matches!(event, Event::ChoiceLapsed(it) if it.symbol == SymbolId(1)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct ChoiceLapsed {
    pub seat: Seat,
    /// The symbol that asked for the choice.
    pub symbol: SymbolId,
}

/// A symbol does the same as the symbol that fired before it. Lane event; message key:
/// `event-copied`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::Copied;
/// use roll_and_write::{Seat, symbol::SymbolId};
/// let coin = SymbolId(0);
/// let event = Event::Copied(Copied { seat: Seat::new(0), symbol: coin });
/// assert!(matches!(event, Event::Copied(it) if it.symbol == coin), "the coin fires again");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Copied {
    pub seat: Seat,
    /// The symbol that is copied.
    pub symbol: SymbolId,
}

/// A symbol had no other symbol to copy. Lane event; message key: `event-nothing-to-copy`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::NothingToCopy;
/// use roll_and_write::Seat;
/// let event = Event::NothingToCopy(NothingToCopy { seat: Seat::new(0) });
/// assert!(matches!(event, Event::NothingToCopy(it) if it.seat == Seat::new(0)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct NothingToCopy {
    pub seat: Seat,
}

/// A symbol will not fire again on its cell. Lane event; message key: `event-spent`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::Spent;
/// use roll_and_write::{Seat, symbol::SymbolId};
/// let event = Event::Spent(Spent { seat: Seat::new(0), symbol: SymbolId(4) });
/// assert!(matches!(event, Event::Spent(it) if it.symbol == SymbolId(4)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Spent {
    pub seat: Seat,
    /// The symbol on the cell.
    pub symbol: SymbolId,
}

/// An effect failed, and nothing of this firing was done. The mark stays. Lane event; message key:
/// `event-effect-failed`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::EffectFailed;
/// use roll_and_write::{Seat, symbol::{Fault, SymbolId}};
/// let (seat, symbol) = (Seat::new(0), SymbolId(4));
/// let event = Event::EffectFailed(EffectFailed { seat, symbol, fault: Fault::OutOfFuel });
/// let key = if let Event::EffectFailed(it) = event { it.fault.key() } else { "" };
/// assert_eq!(key, "fault-out-of-fuel");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct EffectFailed {
    pub seat: Seat,
    /// The symbol with the effect.
    pub symbol: SymbolId,
    /// Why the effect failed.
    pub fault: Fault,
}

impl EffectFailed {
    /// The message for the event.
    pub(crate) fn message(self, names: &dyn Names) -> Message {
        let plugin = names.origin(self.symbol).split(' ').next();
        by("event-effect-failed", self.seat)
            .word("symbol", names.symbol(self.symbol))
            .name("plugin", plugin.unwrap_or_default())
            .word("fault", self.fault.key())
    }
}
