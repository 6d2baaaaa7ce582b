//! Cells, sets of cells, grids, patterns and their placements.
//!
//! A pack has one [`Frame`], the smallest rectangle that holds all its grids. Every cell of every
//! grid has its number in reading order within that frame. So a set of cells is one `u64`
//! ([`CellSet`]), and the same placement on two cards is the same set.
//!
//! A board with 65 to 128 cells uses the same types in a second width: [`WideFrame`], [`WideSet`] and
//! so on. Their sets are a `u128`. What is written for any [`Width`] works for both.
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
mod covers;
mod direction;
mod filled;
mod filled_patterns;
mod frame;
mod grid;
mod links;
mod path;
mod pattern;
mod placement;
mod symmetry;
mod tile;
mod width;

pub use cell::Cell;
pub use cell_set::{CellSet, Cells, SetOf, WideSet};
pub use direction::{Direction, Regions};
pub use filled::{FilledPattern, FilledPlacement};
pub use filled_patterns::{FilledPatterns, FilledWay};
pub use frame::{CELLS_MAX, COLS_MAX, Frame, FrameError, FrameOf, WIDE_CELLS_MAX, WideFrame};
pub use grid::{
    Chamber, ChamberOf, Grid, GridError, GridRefusal, Ground, Island, IslandOf, Reach, ReachOf,
    WideChamber, WideIsland, WideReach, region,
};
pub use links::{Links, LinksOf, WideLinks};
pub use pattern::{Pattern, PatternError, Polyomino, Shape, SingleCell};
pub use placement::{PlacementId, Placements, PlacementsOf, WORDS_MAX, WidePlacements};
pub use symmetry::Symmetry;
pub use tile::{Meeting, Sides, Tile, TileBoard, TileSide};
pub use width::Width;
