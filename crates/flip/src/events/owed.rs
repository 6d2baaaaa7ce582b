//! Events about decisions: a seat owes cells or the pattern, and loses or declines them.

#![expect(
    missing_docs,
    reason = "the fields say who, which card, which track and how many"
)]

use roll_and_write::Seat;
use roll_and_write::symbol::Within;

/// A seat owes single cells (C-6). It marks them one after the other. Lane event; message key:
/// `event-bonus-owed`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::BonusOwed;
/// use roll_and_write::Seat;
/// let bonus = |cells| Event::BonusOwed(BonusOwed { seat: Seat::new(0), cells });
/// let cells = |event: &Event| if let Event::BonusOwed(it) = event { it.cells } else { 0 };
/// assert_eq!([bonus(1), bonus(2)].iter().map(cells).sum::<u8>(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct BonusOwed {
    pub seat: Seat,
    /// The number of cells, 1 to 64.
    pub cells: u8,
}

/// Single cells were lost, because none could be marked (C-6). Lane event; message key:
/// `event-bonus-lapsed`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::BonusLapsed;
/// use roll_and_write::Seat;
/// let event = Event::BonusLapsed(BonusLapsed { seat: Seat::new(0), cells: 2 });
/// assert!(matches!(event, Event::BonusLapsed(it) if it.cells == 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct BonusLapsed {
    pub seat: Seat,
    /// The number of cells that were lost.
    pub cells: u32,
}

/// A seat owes single cells near a symbol. Lane event; message key: `event-extra-owed`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::ExtraOwed;
/// use roll_and_write::Seat;
/// use roll_and_write::symbol::{Scope, Within};
/// let within = Within::Scope(Scope::Row);
/// let event = Event::ExtraOwed(ExtraOwed { seat: Seat::new(0), cells: 2, within });
/// assert!(matches!(event, Event::ExtraOwed(it) if it.within == within));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct ExtraOwed {
    pub seat: Seat,
    /// The number of cells, 1 to 64.
    pub cells: u8,
    /// Where the cells must be.
    pub within: Within,
}

/// A seat declined extra cells. Lane event; message key: `event-extra-declined`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::ExtraDeclined;
/// use roll_and_write::Seat;
/// let event = Event::ExtraDeclined(ExtraDeclined { seat: Seat::new(0), cells: 2 });
/// assert!(matches!(event, Event::ExtraDeclined(it) if it.cells == 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct ExtraDeclined {
    pub seat: Seat,
    /// The number of cells that the seat does not mark.
    pub cells: u8,
}

/// A seat owes the pattern of this turn once more. Lane event; message key: `event-pattern-owed`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::PatternOwed;
/// use roll_and_write::Seat;
/// let event = Event::PatternOwed(PatternOwed { seat: Seat::new(3) });
/// assert!(matches!(event, Event::PatternOwed(it) if it.seat.number() == 4));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct PatternOwed {
    pub seat: Seat,
}

/// The owed pattern was lost, because no cell could be marked (C-6). Lane event; message key:
/// `event-pattern-lapsed`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::PatternLapsed;
/// use roll_and_write::Seat;
/// let event = Event::PatternLapsed(PatternLapsed { seat: Seat::new(3) });
/// assert!(matches!(event, Event::PatternLapsed(it) if it.seat == Seat::new(3)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct PatternLapsed {
    pub seat: Seat,
}
