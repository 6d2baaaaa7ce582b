//! A table at which some game is played: it deals chance from a seed, keeps the log, undoes, writes the
//! record as it goes, resumes from it and verifies it.
//!
//! It names no game: everything goes through [`Game`](roll_and_write::Game). It opens no file and reads
//! no clock: a record is written to whatever is handed in.
//!
//! ```
//! use roll_and_write::{Awaiting, Game};
//! use session::{SeatInfo, Table};
//! use std::sync::Arc;
//!
//! let rules = silver_and_gold::load(&silver_and_gold::shipped(), [], 1)?;
//! let seats = vec![SeatInfo { name: "Ann".into(), player: "me".into() }];
//! let mut table = Table::open(Arc::new(rules), "sha256:…", seats, 7, Vec::new())?;
//! let Awaiting::Seats(seats) = table.deal()? else { panic!("everybody chooses two cards") };
//! let seat = seats.first().unwrap();
//! let first = table.moves(seat)[0];
//! table.decide(seat, first)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod dealer;
mod ears;
mod fault;
mod fingerprint;
mod player;
mod record;
mod replay;
mod table;
#[cfg(test)]
mod tests;

pub use dealer::{Dealer, Generator, decision_generator};
pub use ears::{Ear, Listener};
pub use fault::{FAULTS_MAX, OnFault, SeatFault, drawn_move};
pub use fingerprint::{content_hash, digest, files_hash};
pub use player::{
    Ask, Clock, Ending, FaultCode, Opening, Player, PlayerFault, Question, StoppedClock,
};
pub use record::{
    FORMAT, FORMAT_OLDEST, Header, Line, Outcome, Place, Record, RecordError, SeatInfo, Tail,
    VERSION, points_number,
};
pub use replay::{Verdict, replay, verify};
pub use table::{Asked, NoUndo, Step, StepKind, Table, TableError};
