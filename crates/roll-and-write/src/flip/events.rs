//! The events: what can have happened, each in a room of its own.
//!
//! A room says everything about its event: its data, who may see it, its message, and what it means for
//! statistics. Rooms of one theme share a file. This file is the table of the rooms, which alone lists all
//! events. To add one, write its room and give it a line in both lists.

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
pub(super) use room::{EventRoom, Filling, Ledger, Open};
use setup::AllKept;
pub use setup::{Dealt, Kept, Offered, Returned, StartChosen};
pub use symbols::{ChoiceLapsed, Chose, Copied, EffectFailed, Fired, NothingToCopy, Spent};
pub use tracks::{Advanced, Declined, Erased, RoundMarked, WriteLost, Wrote};
use turn::AllMarked;
use turn::Ended;
pub use turn::{Marked, Revealed, RoundBegan, Shown, Skipped};

/// An event of a flip-and-write game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The start player was chosen.
    StartChosen(StartChosen),
    /// A card was dealt, to be kept or returned. Only its seat sees it.
    Dealt(Dealt),
    /// A seat chose its two cards.
    Kept(Kept),
    /// A seat returned a card. Only it knows which.
    Returned(Returned),
    /// All seats have chosen.
    AllKept,
    /// A card joined the offer.
    Offered(Offered),
    /// A round began with all expedition cards.
    RoundBegan(RoundBegan),
    /// An expedition card was flipped.
    Revealed(Revealed),
    /// A seat has no cell to mark and skips the turn.
    Skipped(Skipped),
    /// Cells were marked.
    Marked(Marked),
    /// All seats have marked.
    AllMarked,
    /// What a seat's symbols did at the barrier lies open.
    Shown(Shown),
    /// The game ended.
    Ended,
    /// Boxes of a track were crossed off, `lost` of them in vain.
    Advanced(Advanced),
    /// Boxes of a track were taken back.
    Erased(Erased),
    /// The box of the round was crossed off, or was already.
    RoundMarked(RoundMarked),
    /// A number was written.
    Wrote(Wrote),
    /// A number found no free box.
    WriteLost(WriteLost),
    /// A number was declined.
    Declined(Declined),
    /// A seat owes single cells.
    BonusOwed(BonusOwed),
    /// Single cells had nowhere to go.
    BonusLapsed(BonusLapsed),
    /// A seat owes single cells around a symbol.
    ExtraOwed(ExtraOwed),
    /// A seat declined cells.
    ExtraDeclined(ExtraDeclined),
    /// A seat owes the pattern once more.
    PatternOwed(PatternOwed),
    /// The pattern had nowhere to go.
    PatternLapsed(PatternLapsed),
    /// A symbol fires that waited for the barrier.
    Fired(Fired),
    /// A seat chose an option of a symbol.
    Chose(Chose),
    /// A choice in vain: the seat owes all that it can owe.
    ChoiceLapsed(ChoiceLapsed),
    /// A symbol does what this one did before it.
    Copied(Copied),
    /// A symbol found nothing that it could copy.
    NothingToCopy(NothingToCopy),
    /// A symbol fires no more.
    Spent(Spent),
    /// An effect is void.
    EffectFailed(EffectFailed),
    /// A symbol will claim at the barrier.
    ClaimOwed(ClaimOwed),
    /// A symbol claims in vain: the seat has claimed all that it may in a turn.
    ClaimLapsed(ClaimLapsed),
    /// A full row, a symbol or the game claimed from a pool for a seat; `number` is `None` if the pool was empty.
    Claimed(Claimed),
    /// A full row claimed in vain and wrote this number, 0, all the same.
    ClaimWrote(ClaimWrote),
    /// A claimed number found no free box.
    ClaimLost(ClaimLost),
    /// A card is complete, and will be set aside.
    Completed(Completed),
    /// A seat's card will go back into the deck.
    Leaving(Leaving),
    /// A card went back into the deck.
    Discarded(Discarded),
    /// A seat will have the offer laid out anew.
    RenewalOwed(RenewalOwed),
    /// The offer went back into the deck.
    Renewed(Renewed),
    /// A card of the offer was taken.
    Took(Took),
    /// A card was drawn from the deck.
    Drew(Drew),
    /// There was no card left to take or draw.
    NoReplacement(NoReplacement),
}

impl Event {
    /// The room of an event.
    pub(super) fn room(&self) -> &dyn EventRoom {
        match self {
            Self::StartChosen(it) => it,
            Self::Dealt(it) => it,
            Self::Kept(it) => it,
            Self::Returned(it) => it,
            Self::AllKept => &AllKept,
            Self::Offered(it) => it,
            Self::RoundBegan(it) => it,
            Self::Revealed(it) => it,
            Self::Skipped(it) => it,
            Self::Marked(it) => it,
            Self::AllMarked => &AllMarked,
            Self::Shown(it) => it,
            Self::Ended => &Ended,
            Self::Advanced(it) => it,
            Self::Erased(it) => it,
            Self::RoundMarked(it) => it,
            Self::Wrote(it) => it,
            Self::WriteLost(it) => it,
            Self::Declined(it) => it,
            Self::BonusOwed(it) => it,
            Self::BonusLapsed(it) => it,
            Self::ExtraOwed(it) => it,
            Self::ExtraDeclined(it) => it,
            Self::PatternOwed(it) => it,
            Self::PatternLapsed(it) => it,
            Self::Fired(it) => it,
            Self::Chose(it) => it,
            Self::ChoiceLapsed(it) => it,
            Self::Copied(it) => it,
            Self::NothingToCopy(it) => it,
            Self::Spent(it) => it,
            Self::EffectFailed(it) => it,
            Self::ClaimOwed(it) => it,
            Self::ClaimLapsed(it) => it,
            Self::Claimed(it) => it,
            Self::ClaimWrote(it) => it,
            Self::ClaimLost(it) => it,
            Self::Completed(it) => it,
            Self::Leaving(it) => it,
            Self::Discarded(it) => it,
            Self::RenewalOwed(it) => it,
            Self::Renewed(it) => it,
            Self::Took(it) => it,
            Self::Drew(it) => it,
            Self::NoReplacement(it) => it,
        }
    }
}
