//! The core of a family of tabletop games in which everybody marks cells on grids at the same time.
//!
//! A game is a [`Ruleset`]: immutable tables, a small `Copy` state, moves, events that say who may see
//! them, and views that hold nothing hidden. It is [`Spoken`] when people and records can name its
//! moves, tell its events and draw its views. Chance is an input: a state that awaits a draw is handed
//! its outcome. Games in which a card is flipped and everybody marks its pattern share one turn,
//! [`flip`], and add only their own hooks.
//!
//! # A tour
//!
//! ```
//! use roll_and_write::{Cell, CellSet, Frame, Grid, Island, Pattern, Polyomino};
//!
//! // An island of seven cells: b2 and c3 are sea.
//! let frame = Frame::new(3, 3)?;
//! let sea: CellSet = ["b2", "c3"].iter().filter_map(|label| frame.parse(label)).collect();
//! let island = Island::new(frame, frame.cells() - sea)?;
//!
//! // A hook of four cells fits on it in four ways.
//! let hook = Polyomino::parse(&["X.", "X.", "XX"])?;
//! let fits = |cells: &CellSet| island.why_not(CellSet::EMPTY, *cells).is_none();
//! assert_eq!(hook.placements(frame).into_iter().filter(fits).count(), 4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What is absent
//!
//! This crate names no game, and uses no threads, files, clocks, environment or generator of its own.

mod bits;
pub mod chance;
pub mod content;
pub mod deck;
pub mod deed;
pub mod event;
pub mod flip;
pub mod game;
pub mod geometry;
pub mod option;
pub mod picture;
pub mod prelude;
pub mod refusal;
pub mod ruleset;
pub mod saying;
pub mod score;
pub mod seat;
pub mod setup;
pub mod sheet;
pub mod spoken;
pub mod symbol;
pub mod target;
pub mod text;

pub use chance::{Awaiting, Chance, Purpose};
pub use deck::{CARDS_MAX, CardId, ItemSet};
pub use deed::{Deed, Subjects};
pub use event::{Audience, Events, Silence, Told};
pub use game::{Game, GameState, GameView};
pub use geometry::{
    CELLS_MAX, COLS_MAX, Cell, CellSet, Chamber, Frame, FrameError, Grid, GridError, GridRefusal,
    Ground, Island, Pattern, PatternError, PlacementId, Placements, Polyomino, Reach, Shape,
    SingleCell, Symmetry,
};
pub use picture::Picture;
pub use refusal::{Clause, MoveTextError, Refusal};
pub use ruleset::{MoveId, Ruleset};
pub use saying::{Arg, Saying};
pub use score::{Merit, Points, Score, ScoreLine, Standings};
pub use seat::{BySeat, SEATS_MAX, Seat, Seats};
pub use setup::{LoadError, SetupError};
pub use spoken::Spoken;
pub use target::{LineSide, OnBoard, Target};
