//! What every event type answers, and what it receives to do so.

use crate::wording::Names;
use roll_and_write::sheet::{Sheet, SheetLayout, TrackId};
use roll_and_write::symbol::{Fault, SymbolId};
use roll_and_write::{Audience, CardId, CellSet, Message, Seat, UsageEvent};

/// What every event type answers.
pub(crate) trait EventRoom {
    /// The message for the event.
    fn message(&self, names: &dyn Names) -> Message;

    /// Whether the event closes a phase, so that what lanes held back becomes public.
    fn closes_phase(&self) -> bool {
        false
    }

    /// The symbol whose effect failed, and why.
    fn fault(&self) -> Option<(SymbolId, Fault)> {
        None
    }

    /// Fills in a sheet as the event says. Returns `false` if the event changes no sheet.
    fn fill(&self, _filling: &mut Filling<'_>) -> bool {
        false
    }

    /// Whether later events no longer belong to a symbol that fired at the barrier.
    fn ends_firing(&self) -> bool {
        false
    }

    /// What the event means for statistics.
    fn count(&self, _ledger: &mut dyn Ledger) {}
}

/// What everyone sees at once, because of the house rules.
#[derive(Clone, Copy)]
pub(crate) struct Openness {
    /// Whether seats choose their cards in turn.
    pub(crate) keeping: bool,
    /// Whether seats mark in turn.
    pub(crate) marking: bool,
}

impl Openness {
    /// Who sees which cards a seat keeps.
    pub(super) fn hand(self, seat: Seat) -> Audience {
        if self.keeping {
            Audience::Everyone
        } else {
            Audience::Lane(seat)
        }
    }

    /// Who sees what is nobody else's business.
    #[expect(
        clippy::unused_self,
        reason = "the table of events calls it like the others"
    )]
    pub(super) fn secret(self, seat: Seat) -> Audience {
        Audience::Only(seat)
    }

    /// Who sees what happens in a lane.
    pub(super) fn lane(self, seat: Seat) -> Audience {
        if self.marking {
            Audience::Everyone
        } else {
            Audience::Lane(seat)
        }
    }
}

impl dyn Names + '_ {
    /// A sentence about a seat and a card.
    pub(super) fn card_by(&self, key: &'static str, seat: Seat, card: CardId) -> Message {
        by(key, seat).name("card", self.card(card))
    }

    /// A sentence about a seat and a track.
    pub(super) fn track_by(&self, key: &'static str, seat: Seat, track: TrackId) -> Message {
        by(key, seat).word("track", self.track(track))
    }

    /// A sentence about a seat and a symbol.
    pub(super) fn symbol_by(&self, key: &'static str, seat: Seat, symbol: SymbolId) -> Message {
        by(key, seat).word("symbol", self.symbol(symbol))
    }
}

/// A sentence about a seat.
pub(super) fn by(key: &'static str, seat: Seat) -> Message {
    Message::new(key).seat("seat", seat)
}

/// A sheet that events fill in.
pub(crate) struct Filling<'a> {
    /// The seat with this sheet.
    pub(crate) seat: Seat,
    pub(crate) sheet: &'a mut Sheet,
    pub(crate) layout: &'a SheetLayout,
    pub(crate) round: u8,
}

/// Keeps statistics. It holds the state before each event.
pub(crate) trait Ledger {
    /// Something was done with a card, a pattern or a symbol.
    fn count(&mut self, event: UsageEvent);
    /// The first turn of the game begins.
    fn begin(&mut self);
    /// A seat keeps two of the cards that it was dealt.
    fn keep(&mut self, seat: Seat, kept: (CardId, CardId));
    /// All seats are asked for the pattern of an expedition card.
    fn reveal(&mut self, expedition: u8);
    /// A seat marks cells on a board.
    fn mark(&mut self, seat: Seat, board: usize, cells: CellSet);
    /// A seat chooses an option of a symbol.
    fn choose(&mut self, seat: Seat, symbol: SymbolId, option: u8);
    /// A symbol that waited for the barrier fires.
    fn fire(&mut self, seat: Seat, symbol: SymbolId);
    /// The game ends.
    fn end(&mut self);
}
