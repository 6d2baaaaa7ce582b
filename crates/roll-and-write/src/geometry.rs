//! Where things lie: cells, sets of cells, grids, patterns and their placements.
//!
//! A pack has one [`Frame`], the smallest rectangle that holds all of its grids. Every cell of every
//! grid is numbered in reading order within that frame, so that a set of cells is one `u64`
//! ([`CellSet`]) and the same placement on two cards is the same set.

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
