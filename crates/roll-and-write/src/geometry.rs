//! Cells, sets of cells, grids, patterns and their placements.
//!
//! A pack has one [`Frame`], the smallest rectangle that holds all its grids. Every cell of every
//! grid has its number in reading order within that frame. So a set of cells is one `u64`
//! ([`CellSet`]), and the same placement on two cards is the same set.
//!
//! ```text
//!      a  b  c        a frame of 2 rows and 3 columns:
//!  1   0  1  2        labels outside, numbers inside
//!  2   3  4  5
//! ```
//!
//! ```
//! use roll_and_write::geometry::{Frame, Pattern, Polyomino};
//! let frame = Frame::new(2, 3)?;
//! let pair = Polyomino::parse(&["XX"])?;
//! let placements = pair.placements(frame);
//! assert_eq!(placements.len(), 7, "4 horizontal and 3 vertical placements");
//! assert_eq!(frame.labels(placements[0]), "a1 b1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cell;
mod cell_set;
mod frame;
mod grid;
mod pattern;
mod placement;
mod symmetry;

pub use cell::Cell;
pub use cell_set::{CellSet, Cells};
pub use frame::{CELLS_MAX, COLS_MAX, Frame, FrameError};
pub use grid::{Chamber, Grid, GridError, GridRefusal, Ground, Island, Reach, region};
pub use pattern::{Pattern, PatternError, Polyomino, Shape, SingleCell};
pub use placement::{PlacementId, Placements, WORDS_MAX};
pub use symmetry::Symmetry;
