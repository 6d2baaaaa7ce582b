//! What the room of an event answers, and what it is handed to do so.

use crate::flip::wording::Names;
use crate::sheet::{Sheet, SheetLayout, TrackId};
use crate::symbol::{Fault, SymbolId};
use crate::{Audience, CardId, CellSet, Message, Seat, UsageEvent};

/// What every event answers.
pub(in crate::flip) trait EventRoom {
    /// Who may see it.
    fn audience(&self, open: Openness) -> Audience;

    /// The message that tells it.
    fn message(&self, names: &dyn Names) -> Message;

    /// Whether it closes a phase, so that what lanes held back becomes public.
    fn closes_phase(&self) -> bool {
        false
    }

    /// The symbol whose effect is void, and why.
    fn fault(&self) -> Option<(SymbolId, Fault)> {
        None
    }

    /// Fills in a sheet as it tells. Returns `false` if it tells of no sheet.
    fn fill(&self, _filling: &mut Filling<'_>) -> bool {
        false
    }

    /// Whether what follows is no longer the work of a symbol that fired at the barrier.
    fn ends_firing(&self) -> bool {
        false
    }

    /// What it means for statistics.
    fn count(&self, _ledger: &mut dyn Ledger) {}
}

/// What is done in the open, as the house rules have it.
#[derive(Clone, Copy)]
pub(in crate::flip) struct Openness {
    /// Whether seats choose their cards in turn.
    pub(in crate::flip) keeping: bool,
    /// Whether seats mark in turn.
    pub(in crate::flip) marking: bool,
}

impl Openness {
    /// Who sees what a seat chooses of its hand.
    pub(super) fn hand(self, seat: Seat) -> Audience {
        if self.keeping {
            Audience::Everyone
        } else {
            Audience::Lane(seat)
        }
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

/// A sheet that is filled in as events tell.
pub(in crate::flip) struct Filling<'a> {
    pub(in crate::flip) sheet: &'a mut Sheet,
    pub(in crate::flip) layout: &'a SheetLayout,
    pub(in crate::flip) round: u8,
}

/// Keeps statistics: it holds the state before each event.
pub(in crate::flip) trait Ledger {
    /// Something was done with a card, a pattern or a symbol.
    fn count(&mut self, event: UsageEvent);
    /// The game begins with its first turn.
    fn begin(&mut self);
    /// A seat keeps two of the cards that it was dealt.
    fn keep(&mut self, seat: Seat, kept: (CardId, CardId));
    /// All are asked for the pattern of an expedition card.
    fn reveal(&mut self, expedition: u8);
    /// A seat marks cells on a board.
    fn mark(&mut self, seat: Seat, board: usize, cells: CellSet);
    /// A seat chooses an option of a symbol.
    fn choose(&mut self, seat: Seat, symbol: SymbolId, option: u8);
    /// A symbol fires that waited for the barrier.
    fn fire(&mut self, seat: Seat, symbol: SymbolId);
    /// The game ends.
    fn end(&mut self);
}
