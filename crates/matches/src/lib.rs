#![doc = include_str!("../README.md")]
//!
//! ```text
//!  deal 0   deal 1   deal 2 …       the same for all players
//!  A B      A B      A B            rotation 0: in each game of a deal the players have other seats,
//!  B A      B A      B A            rotation 1: until each player has had every seat
//!    ▼        ▼        ▼
//!  GameOutcome  the result of a game: scores, places, points and faults
//!    ▼
//!  Tally    only whole numbers, so that parts of a run can be merged in any order
//!    ▼
//!  Summary  means, intervals, Elo: computed from the whole numbers at the end
//! ```
//!
//! In a match, all games of a deal enter the statistics as one value, so luck that all players share cancels out.
//! Each simulated game is a deal that is played once. This crate uses no files, no clock and no threads. A [`Run`]
//! describes what was played; two runs with equal descriptions have equal results.

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
pub use outcome::GameOutcome;
pub(crate) use rnw_bots::balance::win_parts;
pub use row::{GameRow, ResultLine, RowError, SeatOutcome, SeatRow, TurnRow};
pub use run::{DEALS_MAX, FORMAT, Run, RunKind, RunTotals, TotalsError, merge};
pub use schedule::{DealSeating, Shard};
pub use sprt::{Sprt, SprtLook, SprtVerdict};
pub use summary::{
    FailureSummary, Faults, MatchSummary, PlayerSummary, ScoreSummary, SeatSummary, SeatsSummary,
    SideSummary, Summary, TestSummary,
};
pub use tally::{Deal, Side, Tally};
pub use turns::{TurnOfSeat, TurnReport, Turns};
