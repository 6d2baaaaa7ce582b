//! The three symbols of the island game once more, compiled in by hand: the yardstick against which
//! benchmarks measure what programs and plugins cost. Games never play so.

use super::apply::Firing;
use super::state::State;
use super::{Event, FlipAndWrite, FlipGame};
use crate::sheet::TrackId;
use crate::symbol::SymbolId;
use crate::{Events, Seat};

/// The symbols and tracks, by their numbers in the shipped pack of that game.
const ADVANCES: SymbolId = SymbolId(0);
const GRANTS_A_CELL: SymbolId = SymbolId(1);
const WRITES: SymbolId = SymbolId(2);
const COUNTED: TrackId = TrackId(0);
const WRITTEN: TrackId = TrackId(2);

impl<G: FlipGame> FlipAndWrite<G> {
    /// The same rules with the symbols compiled in by hand, if their pack is the one that this was
    /// written for.
    #[must_use]
    pub fn by_hand(mut self) -> Self {
        self.by_hand = true;
        self
    }

    #[inline]
    pub(super) fn fire_by_hand(
        &self,
        state: &mut State,
        seat: Seat,
        firing: Firing,
        events: &mut impl Events<Event>,
    ) {
        let lane = &mut state.lanes[seat];
        match firing.symbol {
            ADVANCES => {
                let gained = lane
                    .sheet
                    .advance(self.pack.printed.sheet.track(COUNTED), 1);
                events.tell(|| Event::Advanced {
                    seat,
                    track: COUNTED,
                    gained,
                    lost: 1 - gained,
                });
            }
            GRANTS_A_CELL => {
                lane.owed.push_bonus(1);
                events.tell(|| Event::BonusOwed { seat, cells: 1 });
            }
            _ => {
                let printed = |card: &crate::CardId| {
                    u32::from(self.pack.printed.cards[card.index()].counts.of(WRITES))
                };
                let offered: u32 = state.offer.cards().iter().map(printed).sum();
                self.write(state, seat, WRITTEN, 1 + offered as u8, events);
            }
        }
    }
}
