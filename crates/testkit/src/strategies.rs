//! Strategies for [`proptest`]: they generate the parts of games of marks on grids, and shrink them to
//! something that a person can read.
//!
//! | Strategy                                              | What it generates                               |
//! |-------------------------------------------------------|-------------------------------------------------|
//! | [`shape`], [`connected`]                              | connected shapes                                |
//! | [`island`], [`chamber`]                               | grids, as types of the engine                   |
//! | [`island_rows`], [`chamber_rows`]                     | grids, as rows of `cards.json`                  |
//! | [`patterns`], [`sheet`]                               | `patterns.json` and `sheet.json`                |
//! | [`program`], [`program_on`], [`symbol`]               | effect programs, and whole symbols              |
//! | [`pack()`], [`small_pack`]                            | whole content packs                             |
//! | [`options`]                                           | sets of options                                 |
//! | [`choices`]                                           | sequences of moves                              |
//! | [`playthroughs`]                                      | whole games                                     |
//!
//! All chance comes from the runner of proptest, so the same seed always generates the same values. [`seeded`]
//! makes a runner from a number. Generated content, and every step of its shrinking, has passed the checks of
//! content: a generated pack can be loaded.
//!
//! ```
//! use proptest::strategy::{Strategy, ValueTree};
//! use rnw_testkit::strategies::{seeded, shape};
//! let shape = shape(3..=5).new_tree(&mut seeded(7))?.current();
//! assert!((3..=5).contains(&shape.shape().cells().len()));
//! # Ok::<(), proptest::test_runner::Reason>(())
//! ```

mod areas;
mod check;
mod draw;
mod grids;
mod packs;
mod plays;
mod playthroughs;
mod programs;
mod shapes;
mod sheets;

pub(crate) use draw::runner_of;
pub use draw::seeded;
pub use grids::{chamber, chamber_rows, island, island_rows};
pub use packs::{Drawn, pack, small_pack};
pub use plays::{choices, options};
pub use playthroughs::playthroughs;
pub use programs::{Vocabulary, program, program_on, symbol};
pub use shapes::{connected, shape};
pub use sheets::{patterns, sheet};
