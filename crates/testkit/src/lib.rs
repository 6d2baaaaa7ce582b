//! Proves a game or a symbol right, or hands back the smallest game that shows why not.
//!
//! A [`Subject`] says how a game is opened. [`laws`] plays games of it, at random and greedily, with any
//! number of seats, options and packs, and holds [all laws](LAWS) to every state on the way. What breaks a law is made
//! smaller until a person can read it, and written as a record that `rnw replay` opens.
//!
//! ```
//! use testkit::{Config, Subject, check};
//!
//! let nuggets = Subject::new("nuggets", 2..=4, |opening| {
//!     Ok(nuggets::load(&opening.pack.files, opening.options(), opening.seats)?)
//! });
//! let nuggets = nuggets.options(nuggets::OPTIONS).pack("nuggets", nuggets::shipped());
//! let reached = check(&nuggets, &Config::default().games(2), |_| {})?;
//! assert_eq!(reached.games, 2);
//! # Ok::<(), testkit::Failed>(())
//! ```
//!
//! In a test, `testkit::laws(&nuggets);` is all that is needed: it panics with the report.

mod bounds;
mod broken;
mod check;
mod course;
mod engine;
mod failed;
mod laws;
mod matrix;
mod meetings;
mod minimise;
mod outside;
pub mod pack;
mod perft;
mod quiet;
pub mod strategies;
mod subject;
mod tally;
mod thick;

pub use bounds::Bounds;
pub use broken::{Broken, Written, write, write_pack};
pub use check::{Config, check, laws};
pub use course::{Act, Course};
pub use engine::Engine;
pub use failed::{Failed, NotPlayed, Refused};
pub use laws::{Ask, LAWS, Law, Wrong, law};
pub use matrix::{Demand, Matrix, matrix};
pub use meetings::Met;
pub use minimise::{Least, Shows, guilty, minimise};
pub use outside::Effects;
pub use perft::perft;
pub use subject::{NotOpened, Opening, Pack, Subject, Testable};
pub use tally::Tally;
