//! The flip-and-write turn, shared by every game that is played with it.
//!
//! A card is flipped, everybody marks its pattern on one of two boards (or one cell instead), bonus
//! cells chain, and when the last lane owes nothing the barrier settles what is claimed: rows, cards,
//! replacements. A game adds its hooks ([`FlipGame`]); [`FlipAndWrite`] is then its
//! [`Ruleset`](crate::Ruleset).
//!
//! ```text
//! Start ─ Deal ─ Keep ─ Refill ─┬─ Reveal ─ Mark ─ Settle ⇄ Pick, Draw ─ Refill ─┐
//!                               └────────────── next turn ───────────────────────┘─ Over
//! ```

mod apply;
mod audit;
#[cfg(feature = "by-hand")]
mod by_hand;
mod ceiling;
mod deeds;
mod event;
mod explain;
mod hooks;
mod legal;
mod moves;
mod order;
mod pack;
mod phases;
mod picture;
mod rules;
mod stage;
mod state;
mod target;
mod view;
mod work;
mod worth;

pub use event::Event;
pub use hooks::{Errands, FlipGame, Refill};
pub use moves::Move;
pub use pack::{
    Card, EXPEDITIONS_MAX, Expedition, OFFER_MAX, PATTERNS_MAX, Pack, PackError, PackParts,
    RowClaim, SCORING_MAX, Schedule, TrackScore,
};
pub use rules::{
    FlipAndWrite, HouseRules, Keeping, LastPicks, Marking, Picking, RowClaims, StartSeat,
};
pub use stage::{NotInPack, Staged};
pub use state::{BOARDS, DEALT, State};
pub use view::View;
#[cfg(feature = "count-work")]
pub use work::Worked;
pub use worth::SymbolWorth;
