//! The events: what can happen in a flip-and-write game, each in a type of its own.
//!
//! Each event type has the data of the event. Types of one theme share a file. The table in this file lists
//! all events and who may see them; `src/notice.rs` has their sentences. A new event needs a type, a line in this
//! table and a sentence.
//!
//! A **lane event** is shown to its seat at once, and to everyone at the barrier
//! ([`Audience::Lane`]). If seats mark in turn
//! ([`Marking::InTurn`]), everyone sees it at once. All other events are
//! shown to everyone at once, unless their type says otherwise.
//!
//! Every event that has a `seat` is about that seat. Numbers in data count from 0; numbers in
//! messages count from 1.
//!
//! ```
//! use rnw_flip::Event;
//! use rnw_flip::events::{Skipped, Took};
//! use roll_and_write::{CardId, Seat};
//!
//! /// The cards that a seat took from the offer.
//! fn taken(seat: Seat, events: &[Event]) -> Vec<CardId> {
//!     let card = |event: &Event| match event {
//!         Event::Took(it) if it.seat == seat => Some(it.card),
//!         _ => None,
//!     };
//!     events.iter().filter_map(card).collect()
//! }
//!
//! let [ann, bob] = [0, 1].map(Seat::new);
//! let events = [
//!     Event::Took(Took { seat: ann, card: CardId(6) }),
//!     Event::Skipped(Skipped { seat: bob }),
//! ];
//! assert_eq!(taken(ann, &events), [CardId(6)]);
//! ```

use crate::house::{HouseRules, Keeping, Marking};
use roll_and_write::{Audience, Message, Seat};

mod cards;
mod claims;
mod owed;
mod setup;
mod sheets;
mod symbols;
mod tracks;
mod turn;

pub use cards::{Completed, Discarded, Drew, Leaving, NoReplacement, RenewalOwed, Renewed, Took};
pub use claims::{ClaimLapsed, ClaimLost, ClaimOwed, ClaimWrote, Claimed};
pub use owed::{BonusLapsed, BonusOwed, ExtraDeclined, ExtraOwed, PatternLapsed, PatternOwed};
pub use setup::{Dealt, Kept, Offered, Returned, StartChosen};
pub use sheets::{ChangeLapsed, ChangeOwed, SheetChanged};
pub use symbols::{ChoiceLapsed, Chose, Copied, EffectFailed, Fired, NothingToCopy, Spent};
pub use tracks::{Advanced, Declined, Erased, RoundMarked, WriteLost, Wrote};
pub use turn::{Marked, Revealed, RoundBegan, Shown, Skipped};

/// Makes the enum of all events. A row names a type that holds data, or, in brackets, a type
/// without data. Behind it stands who sees it, if not everyone.
macro_rules! events {
    ($(#[doc = $doc:literal] $($data:ident $(in $audience:ident)?)? $([$plain:ident])?,)*) => {
        /// An event of a flip-and-write game. Each variant contains the type in [`events`](self)
        /// with the same name; three variants have no data.
        ///
        /// ```
        /// use rnw_flip::Event;
        /// use rnw_flip::events::RoundBegan;
        /// use roll_and_write::Events;
        /// let mut log: Vec<Event> = Vec::new();
        /// log.notify(|| Event::RoundBegan(RoundBegan { round: 0 }));
        /// log.notify(|| Event::AllMarked);
        /// assert!(matches!(log[..], [Event::RoundBegan(RoundBegan { round: 0 }), Event::AllMarked]));
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
        pub enum Event {
            $(
                $(#[doc = $doc] $data($data),)?
                $(#[doc = $doc] $plain,)?
            )*
        }

        impl Event {
            /// Who may see the event.
            pub(super) fn audience(&self, house: HouseRules) -> Audience {
                match self {
                    $($($(Self::$data(it) => $audience(house, it.seat),)?)?)*
                    _ => Audience::Everyone,
                }
            }
        }
    };
}

events! {
    /// The start player was chosen.
    StartChosen,
    /// A card was dealt to a seat, which keeps or returns it. Only this seat sees the card.
    Dealt in secret,
    /// A seat chose its two cards.
    Kept in hand,
    /// A seat returned a card. Only this seat knows which one.
    Returned in secret,
    /// All seats have chosen their cards.
    [AllKept],
    /// A card joined the offer.
    Offered,
    /// A round began with all expedition cards.
    RoundBegan,
    /// An expedition card was flipped.
    Revealed,
    /// A seat has no cell to mark and skips the turn (C-5).
    Skipped,
    /// Cells were marked.
    Marked in lane,
    /// All seats have marked.
    [AllMarked],
    /// What a seat's symbols did at the barrier is now public.
    Shown,
    /// The game ended.
    [Ended],
    /// Boxes of a track were crossed off; `lost` more had no free box.
    Advanced in lane,
    /// Boxes of a track were taken back.
    Erased in lane,
    /// The box of the round was crossed off, or it was crossed off before.
    RoundMarked in lane,
    /// A number was written.
    Wrote in lane,
    /// A number was lost, because no box was free.
    WriteLost in lane,
    /// A seat declined a number.
    Declined in lane,
    /// A seat owes single cells.
    BonusOwed in lane,
    /// Owed single cells were lost, because none could be marked (C-6).
    BonusLapsed in lane,
    /// A seat owes single cells near a symbol.
    ExtraOwed in lane,
    /// A seat declined extra cells.
    ExtraDeclined in lane,
    /// A seat owes the pattern once more.
    PatternOwed in lane,
    /// The owed pattern was lost, because no cell could be marked.
    PatternLapsed in lane,
    /// A symbol that waited for the barrier fires.
    Fired,
    /// A seat chose an option of a symbol.
    Chose in lane,
    /// A choice was lost, because the seat owes as many decisions as it can.
    ChoiceLapsed in lane,
    /// A symbol does the same as the symbol that fired before it.
    Copied in lane,
    /// A symbol had no other symbol to copy.
    NothingToCopy in lane,
    /// A symbol will not fire again on its cell.
    Spent in lane,
    /// An effect failed, and nothing of it was done.
    EffectFailed in lane,
    /// A symbol will claim at the barrier.
    ClaimOwed in lane,
    /// A claim of a symbol was lost, because the seat has no claim left in this turn.
    ClaimLapsed in lane,
    /// A seat claimed from a pool, for a full row, a symbol or the game itself.
    Claimed,
    /// A full row found its pool empty and wrote 0.
    ClaimWrote,
    /// A claimed number was lost, because no box was free.
    ClaimLost,
    /// A symbol will change the sheets of other seats.
    ChangeOwed in lane,
    /// A change of other sheets was lost, because the seat has no change left in this turn.
    ChangeLapsed in lane,
    /// A symbol changed the sheet of a seat.
    SheetChanged,
    /// A card is complete and will be set aside.
    Completed,
    /// A card of a seat will go back into the deck.
    Leaving in lane,
    /// A card went back into the deck.
    Discarded,
    /// A new offer will be laid out for a seat.
    RenewalOwed in lane,
    /// The offer went back into the deck.
    Renewed,
    /// A seat took a card from the offer.
    Took,
    /// A seat drew a card from the deck.
    Drew,
    /// No card was left to take or draw.
    NoReplacement,
}

/// A sentence about a seat.
pub(super) fn by(key: &'static str, seat: Seat) -> Message {
    Message::new(key).seat("seat", seat)
}

/// Who sees which cards a seat keeps.
fn hand(house: HouseRules, seat: Seat) -> Audience {
    in_lane(house.keeping == Keeping::InTurn, seat)
}

/// Who sees what happens in a lane.
fn lane(house: HouseRules, seat: Seat) -> Audience {
    in_lane(house.marking == Marking::InTurn, seat)
}

/// Who sees what is nobody else's business.
fn secret(_: HouseRules, seat: Seat) -> Audience {
    Audience::Only(seat)
}

/// Where seats act in turn, everybody sees at once what a lane does.
fn in_lane(in_turn: bool, seat: Seat) -> Audience {
    if in_turn {
        Audience::Everyone
    } else {
        Audience::Lane(seat)
    }
}
