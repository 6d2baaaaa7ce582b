#![doc = include_str!("../README.md")]
//!
//! A card is flipped, and every seat marks its pattern on one of its two boards, or one cell
//! instead. Symbols grant more cells. When no seat owes anything, the barrier settles what is
//! claimed: rows, completed cards and their replacements. A game adds its hooks ([`FlipGame`]);
//! [`FlipAndWrite`] is then its [`Ruleset`](roll_and_write::Ruleset).
//!
//! ```text
//! Start ─ Deal ─ Keep ─ Refill ─┬─ Reveal ─ Mark ─ Settle ⇄ Pick, Draw ─ Refill ─┐
//!                               └────────────── next turn ───────────────────────┘─ Over
//! ```
//!
//! | Type                                    | What it holds                                          |
//! |-----------------------------------------|--------------------------------------------------------|
//! | [`PackParts`], [`Pack`]                 | what is printed, before and after it is checked        |
//! | [`HouseRules`]                          | what a table may decide                                |
//! | [`FlipGame`], [`FlipScoring`]           | the hooks of one game                                  |
//! | [`FlipAndWrite`]                        | the rules: hooks, pack and house rules                 |
//! | [`State`], [`View`]                     | a position; what one seat may know of it               |
//! | [`Move`], [`Event`]                     | what a seat decides; what happened                     |

mod audit;
mod boards;
mod check;
pub mod content;
mod describe;
pub mod events;
mod explain;
mod features;
mod fire;
mod firing;
mod game;
mod house;
mod instructions;
mod keys;
mod legal;
mod moves;
mod notice;
mod order;
mod pack;
mod picture;
mod ruleset;
mod scene;
mod scoring;
mod settlement;
mod stage;
mod state;
pub mod symbol;
mod target;
mod turn;
mod upper_bound;
mod usage_events;
mod view;
mod wording;
mod work;

pub use events::Event;
pub use game::{FlipAndWrite, FlipGame, FlipScoring, Refill};
pub use house::{HouseRules, Keeping, LastPicks, Marking, Picking, RowClaims, StartSeat};
pub use moves::Move;
pub use pack::{
    Card, EXPEDITIONS_MAX, Expedition, PATTERNS_MAX, Pack, PackError, PackParts, RowClaim,
    SCORING_MAX, Schedule,
};
pub use settlement::{BOARDS, FLIP_SEATS_MAX, SettlementOrder};
pub use stage::{NotInPack, Staged};
pub use state::{DEALT, State};
pub use view::View;
#[cfg(feature = "count-work")]
pub use work::{Worked, worked};
