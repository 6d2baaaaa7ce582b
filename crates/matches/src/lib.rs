#![doc = include_str!("../README.md")]
//!
//! ```text
//!  deal 0   deal 1   deal 2 …       the same for all who play them
//!  A B      A B      A B            rotation 0: each game of a deal has the players in other seats,
//!  B A      B A      B A            rotation 1: until each has sat in every one
//!    ▼        ▼        ▼
//!  GameOutcome  a game as it counts: scores, places, points, and who failed
//!    ▼
//!  Tally    whole numbers alone, so that parts of a run can be joined in any order
//!    ▼
//!  Summary  means, intervals, Elo: computed from the whole numbers at the very end
//! ```
//!
//! In a match all games of a deal go into the statistics as one value, so that luck which all players had
//! in common cancels out. Simulated games are deals that are played once. Here is no file, no clock and no
//! thread; a [`Run`] says what was played, and two runs with equal ones have equal results.

mod elo;
mod histogram;
mod interval;
mod once;
mod outcome;
mod row;
mod run;
mod schedule;
mod sprt;
mod summary;
mod tally;
mod turns;

pub use elo::elo;
pub use histogram::Histogram;
pub use interval::{CONFIDENCE, Estimate, estimate, share_of_deals, student, wilson};
pub use outcome::{GameOutcome, WIN};
pub use row::{GameRow, ResultLine, RowError, SeatOutcome, SeatRow, TurnRow};
pub use run::{DEALS_MAX, FORMAT, Run, RunKind, RunTotals, TotalsError, merge};
pub use schedule::{DealSeating, Shard};
pub use sprt::{Sprt, SprtLook, SprtVerdict};
pub use summary::{
    Faults, MatchSummary, PlayerSummary, SeatSummary, SeatsSummary, SideSummary, Summary,
    TestSummary,
};
pub use tally::{Deal, Side, Tally};
pub use turns::{TurnOfSeat, TurnReport, Turns};
