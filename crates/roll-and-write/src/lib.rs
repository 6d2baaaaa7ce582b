#![doc = include_str!("../README.md")]
//!
//! A game is a [`Ruleset`]: immutable tables, a small `Copy` state, moves, events that say who may see
//! them, and views that hold nothing hidden. [`Notation`] names its moves, [`Presentation`] draws its views,
//! and [`Statistics`] counts what is used. Chance is an input: a state that awaits a draw is handed
//! its outcome. Games in which a card is flipped and everybody marks its pattern share one turn,
//! [`flip`], and add only their own hooks.
//!
//! The words of this library are explained in the glossary of the repository (`docs/glossary.md`).
//!
//! # What is absent
//!
//! This crate names no game, and uses no threads, files, clocks, environment or generator of its own.

mod bits;
pub mod chance;
#[cfg(feature = "content")]
pub mod content;
pub mod deck;
pub mod event;
pub mod flip;
pub mod game;
pub mod geometry;
pub mod legal;
pub mod message;
pub mod notation;
pub mod option;
pub mod picture;
pub mod prelude;
pub mod presentation;
pub mod refusal;
pub mod ruleset;
pub mod score;
pub mod seat;
pub mod setup;
pub mod sheet;
pub mod statistics;
pub mod symbol;
pub mod target;
#[cfg(feature = "content")]
pub mod text;
pub mod usage;

pub use chance::{Awaiting, Chance, Purpose};
pub use deck::{CARDS_MAX, CardId, ItemSet};
pub use event::{Audience, Events, NoEvents, Notice};
pub use game::{Accept, Game, GameInfo, GameState, GameView, GameVisitor, PrintedMatter};
pub use geometry::{
    CELLS_MAX, COLS_MAX, Cell, CellSet, Chamber, Frame, FrameError, Grid, GridError, GridRefusal,
    Ground, Island, Pattern, PatternError, PlacementId, Placements, Polyomino, Reach, Shape,
    SingleCell, Symmetry,
};
pub use legal::Legal;
pub use message::{Arg, Message};
pub use notation::Notation;
pub use picture::Picture;
pub use presentation::Presentation;
pub use refusal::{Clause, MoveTextError, Refusal};
pub use ruleset::{MoveId, Ruleset};
pub use score::{Points, RankingKey, Score, ScoreLine, Standings};
pub use seat::{BySeat, SEATS_MAX, Seat, Seats};
pub use setup::{LoadError, SetupError};
pub use statistics::Statistics;
pub use target::{LineSide, OnBoard, Target};
pub use usage::{UsageEvent, UsageKeys};
