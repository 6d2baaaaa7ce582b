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

mod audit;
mod boards;
mod check;
mod describe;
pub mod events;
mod explain;
mod fire;
mod firing;
mod game;
mod house;
pub(crate) mod instructions;
mod keys;
mod legal;
mod moves;
mod notice;
mod order;
mod pack;
mod picture;
mod ruleset;
mod scoring;
mod settlement;
mod stage;
mod state;
mod target;
mod turn;
mod upper_bound;
mod usage_events;
mod value;
mod view;
mod wording;
mod work;

pub use crate::sheet::TrackScore;
pub use crate::symbol::OFFER_MAX;
pub use events::Event;
pub use game::{FlipAndWrite, FlipGame, Refill};
pub use house::{HouseRules, Keeping, LastPicks, Marking, Picking, RowClaims, StartSeat};
pub use moves::Move;
pub use pack::{
    Card, EXPEDITIONS_MAX, Expedition, PATTERNS_MAX, Pack, PackError, PackParts, RowClaim,
    SCORING_MAX, Schedule,
};
pub use settlement::{BOARDS, SettlementOrder};
pub use stage::{NotInPack, Staged};
pub use state::{DEALT, State};
pub use value::scale::SymbolValue;
pub use view::View;
#[cfg(feature = "count-work")]
pub use work::{Worked, worked};
