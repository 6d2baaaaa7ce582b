//! The events: what can have happened, each in a room of its own.
//!
//! A room says everything about its event: its data, who may see it, its message, and what it means for
//! statistics. Rooms of one theme share a file. This file is the table of the rooms, which alone lists all
//! events. To add one, write its room and give it a line in the table.

mod cards;
mod claims;
mod owed;
mod room;
mod setup;
mod symbols;
mod tracks;
mod turn;

pub use cards::{Completed, Discarded, Drew, Leaving, NoReplacement, RenewalOwed, Renewed, Took};
pub use claims::{ClaimLapsed, ClaimLost, ClaimOwed, ClaimWrote, Claimed};
pub use owed::{BonusLapsed, BonusOwed, ExtraDeclined, ExtraOwed, PatternLapsed, PatternOwed};
pub(super) use room::{EventRoom, Filling, Ledger, Openness};
use setup::AllKept;
pub use setup::{Dealt, Kept, Offered, Returned, StartChosen};
pub use symbols::{ChoiceLapsed, Chose, Copied, EffectFailed, Fired, NothingToCopy, Spent};
pub use tracks::{Advanced, Declined, Erased, RoundMarked, WriteLost, Wrote};
use turn::AllMarked;
use turn::Ended;
pub use turn::{Marked, Revealed, RoundBegan, Shown, Skipped};

/// Makes an enum of rooms: of a type that holds its data, or, in brackets, of one that has none.
macro_rules! events {
    ($(#[doc = $doc:literal] $($data:ident)? $([$plain:ident])?,)*) => {
        /// An event of a flip-and-write game.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Event {
            $(
                $(#[doc = $doc] $data($data),)?
                $(#[doc = $doc] $plain,)?
            )*
        }

        impl Event {
            /// The room of an event.
            pub(super) fn room(&self) -> &dyn EventRoom {
                match self {
                    $(
                        $(Self::$data(it) => it,)?
                        $(Self::$plain => &$plain,)?
                    )*
                }
            }
        }
    };
}

events! {
    /// The start player was chosen.
    StartChosen,
    /// A card was dealt, to be kept or returned. Only its seat sees it.
    Dealt,
    /// A seat chose its two cards.
    Kept,
    /// A seat returned a card. Only it knows which.
    Returned,
    /// All seats have chosen.
    [AllKept],
    /// A card joined the offer.
    Offered,
    /// A round began with all expedition cards.
    RoundBegan,
    /// An expedition card was flipped.
    Revealed,
    /// A seat has no cell to mark and skips the turn.
    Skipped,
    /// Cells were marked.
    Marked,
    /// All seats have marked.
    [AllMarked],
    /// What a seat's symbols did at the barrier lies open.
    Shown,
    /// The game ended.
    [Ended],
    /// Boxes of a track were crossed off, `lost` of them in vain.
    Advanced,
    /// Boxes of a track were taken back.
    Erased,
    /// The box of the round was crossed off, or was already.
    RoundMarked,
    /// A number was written.
    Wrote,
    /// A number found no free box.
    WriteLost,
    /// A number was declined.
    Declined,
    /// A seat owes single cells.
    BonusOwed,
    /// Single cells had nowhere to go.
    BonusLapsed,
    /// A seat owes single cells around a symbol.
    ExtraOwed,
    /// A seat declined cells.
    ExtraDeclined,
    /// A seat owes the pattern once more.
    PatternOwed,
    /// The pattern had nowhere to go.
    PatternLapsed,
    /// A symbol fires that waited for the barrier.
    Fired,
    /// A seat chose an option of a symbol.
    Chose,
    /// A choice in vain: the seat owes all that it can owe.
    ChoiceLapsed,
    /// A symbol does what this one did before it.
    Copied,
    /// A symbol found nothing that it could copy.
    NothingToCopy,
    /// A symbol fires no more.
    Spent,
    /// An effect is void.
    EffectFailed,
    /// A symbol will claim at the barrier.
    ClaimOwed,
    /// A symbol claims in vain: the seat has claimed all that it may in a turn.
    ClaimLapsed,
    /// A full row, a symbol or the game claimed from a pool for a seat; `number` is `None` if the pool was empty.
    Claimed,
    /// A full row claimed in vain and wrote this number, 0, all the same.
    ClaimWrote,
    /// A claimed number found no free box.
    ClaimLost,
    /// A card is complete, and will be set aside.
    Completed,
    /// A seat's card will go back into the deck.
    Leaving,
    /// A card went back into the deck.
    Discarded,
    /// A seat will have the offer laid out anew.
    RenewalOwed,
    /// The offer went back into the deck.
    Renewed,
    /// A card of the offer was taken.
    Took,
    /// A card was drawn from the deck.
    Drew,
    /// There was no card left to take or draw.
    NoReplacement,
}
