#![doc = include_str!("../README.md")]
//!
//! A [`Subject`] says how to open a game. [`laws`] plays games of it, at random and greedily, with any number of
//! seats, options and packs, and checks [all laws](LAWS) in every state on the way. If a game breaks a law, it is
//! shrunk until a person can read it, and written as a record that `rnw replay` opens.
//!
//! A test needs only `rnw_testkit::laws(&nuggets);`: it panics with the report.

mod bounds;
mod broken;
mod catch_panic;
mod check;
mod config;
mod coverage;
mod engine;
mod facts;
mod failed;
mod flawed;
mod laws;
mod matrix;
mod outside;
pub mod pack;
pub mod pack_cases;
mod perft;
mod phases;
mod playthrough;
mod random_game;
mod refused;
pub mod scenario;
pub mod scene;
mod shrink;
mod small_pack;
mod smaller;
pub mod strategies;
mod subject;
mod table;
mod tally;
pub mod test_game;
mod thick;
mod words;

pub use bounds::Bounds;
pub use broken::{Broken, Written, folder_name, new_folder, write, write_pack};
pub use check::{HeldLaws, check, laws};
pub use config::CheckConfig;
pub use coverage::Met;
pub use engine::Engine;
pub use failed::{Failed, NotPlayed};
pub use flawed::{Flaw, Flawed};
pub use laws::{LAWS, Law, LawContext, LawStep, Violation, law};
pub use matrix::{Demand, Matrix, matrix};
pub use outside::Effects;
pub use perft::perft;
pub use playthrough::{GameAct, Playthrough};
pub use random_game::{RandomStep, random_game};
pub use refused::RefusedSetup;
pub use scenario::Stage;
pub use scene::{PlayedScene, SceneError, SceneLine};
pub use shrink::{Least, Shows, guilty, shrink};
pub use small_pack::{CardForm, PackBase, SmallPack};
pub use subject::{NotOpened, Setup, Subject, TestPack};
pub use table::{TestTable, pieces, seat};
pub use tally::{ReachedCounts, ReachedRow};
pub use test_game::TestGame;
