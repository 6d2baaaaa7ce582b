//! Strategies for [`proptest`]: what a game of marks on grids is made of, drawn at random, and shrunk to
//! something a person can read.
//!
//! | Strategy                                              | What it draws                                   |
//! |-------------------------------------------------------|-------------------------------------------------|
//! | [`shape`], [`connected`]                              | connected shapes                                |
//! | [`island`], [`chamber`]                               | grids, as the engine has them                   |
//! | [`island_rows`], [`chamber_rows`]                     | grids, as `cards.json` has them                 |
//! | [`patterns`], [`sheet`]                               | `patterns.json` and `sheet.json`                |
//! | [`program`], [`program_on`], [`symbol`]               | effect programs, and whole symbols              |
//! | [`pack()`], [`small_pack`]                            | whole content packs                             |
//! | [`options`]                                           | sets of options                                 |
//! | [`choices`]                                           | sequences of moves                              |
//!
//! All chance comes from the runner of proptest, so a seed draws the same values for ever; [`seeded`]
//! makes a runner of a number. Whatever is drawn from content, and whatever it shrinks to, is held
//! against the checks of content first: a pack that is drawn loads.
//!
//! ```
//! use proptest::strategy::{Strategy, ValueTree};
//! use rnw_testkit::strategies::{seeded, shape};
//! let shape = shape(3..=5).new_tree(&mut seeded(7))?.current();
//! assert!((3..=5).contains(&shape.shape().cells().len()));
//! # Ok::<(), proptest::test_runner::Reason>(())
//! ```

mod check;
mod draw;
mod grids;
mod json;
mod packs;
mod plays;
mod programs;
mod shapes;
mod sheets;

pub use draw::seeded;
pub use grids::{chamber, chamber_rows, island, island_rows};
pub use packs::{Drawn, pack, small_pack};
pub use plays::{choices, options};
pub use programs::{Vocabulary, program, program_on, symbol};
pub use shapes::{connected, shape};
pub use sheets::{patterns, sheet};
