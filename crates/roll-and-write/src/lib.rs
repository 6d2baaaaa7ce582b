#![doc = include_str!("../README.md")]
//!
//! A game is a [`Ruleset`]: immutable tables, a small `Copy` state, moves, events and views. Each
//! event says who may see it. A view contains only what its seat may know. Chance is an input: a
//! state says which draw it awaits, and the caller hands it the outcome.
//!
//! Games in which a card is flipped and everybody marks its pattern share one turn, the crate `rnw-flip`. Such
//! a game adds only its own hooks. The crate `rnw-packs` reads packs of JSON files.
//!
//! # Where to start
//!
//! | You want to                                  | Start with                                                      |
//! |----------------------------------------------|-----------------------------------------------------------------|
//! | write a game with a turn of its own          | [`Ruleset`], then [`Notation`], [`Presentation`], [`Statistics`] |
//! | write a game in which cards are flipped      | `rnw_flip::FlipGame`                                            |
//! | write a bot or a search                      | [`Ruleset`]: `view`, `determinize`, `random_move`, `evaluate`   |
//! | hold any game behind one pointer             | [`GameOf`] and [`Game`]; [`GameVisitor`] finds the rules again  |
//! | write the effect of a symbol in Rust         | [`symbol::SymbolEffect`] and [`symbol::Plugins`]                |
//! | roll dice                                    | [`Awaiting::roll`] and [`dice`]                                 |
//! | let all seats decide at once                 | [`together`]                                                    |
//! | read a pack of JSON files                    | `rnw_packs::Files` and `rnw_packs::open`                        |
//! | draw a game on a screen                      | [`Picture`] and [`Target`]                                      |
//! | put what happened into words                 | [`Notice`] and [`Message`]                                      |
//! | work with cells, patterns and grids          | [`geometry`]                                                    |
//!
//! A small game imports the [`prelude`]. The [glossary] explains each word of this library in one sentence. The folder
//! [`examples`] has a whole game in sixty lines, a symbol, and properties of a game.
//!
//! [glossary]: https://docs.rs/crate/rnw-cli/latest/source/docs/glossary.md
//! [`examples`]: https://docs.rs/crate/roll-and-write/latest/source/examples/
//!
//! # What may grow
//!
//! - **Grows in silence:** structs with a `Default` or a constructor, such as [`Picture`], [`GameInfo`],
//!   [`Notice`] and [`Levels`], get new fields. Make them with `..Picture::default()` or with the constructor.
//!   Errors of this crate are `#[non_exhaustive]`. Traits get new methods only with a default. [`Game`] is sealed: only
//!   [`GameOf`] implements it, so it may get any method.
//! - **Breaks its users on purpose**, in a new minor version before 1.0 and a major one after it: an enum that every
//!   program must handle, such as [`Awaiting`], [`Draw`], [`Audience`], [`Target`] and [`Arg`]. A program that skipped a
//!   new kind of audience would tell secrets, so the compiler names each `match`.
//! - **For tests only:** [`Ruleset::audit`], and the feature `count-work` of `rnw-flip`.
//! - **A ruleset's promise:** [`Legal::unchecked`].
//!
//! # What is absent
//!
//! This crate names no game. It uses no threads, files, clocks or environment, and it has no random
//! generator of its own.

pub mod bits;
pub mod chance;
pub mod deck;
pub mod dice;
pub mod event;
pub mod game;
pub mod geometry;
pub mod learned;
pub mod legal;
pub mod message;
pub mod move_words;
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
#[cfg(feature = "positions")]
pub mod state_text;
pub mod statistics;
pub mod symbol;
pub mod target;
pub mod text;
pub mod together;
pub mod usage;

pub use chance::{
    Awaiting, Chance, DICE_MAX, Draw, Outcome, PURPOSE_NAME_MAX, Purpose, Roll, SIDES_MAX,
    WEIGHTS_MAX, Weights,
};
pub use deck::{CARDS_MAX, CardId, ItemSet};
pub use event::{Audience, Events, NoEvents, Notice};
pub use game::{Accept, Game, GameInfo, GameOf, GameState, GameView, GameVisitor, PrintedMatter};
pub use geometry::{
    CELLS_MAX, COLS_MAX, Cell, CellSet, Chamber, Frame, FrameError, Grid, GridError, GridRefusal,
    Ground, Island, Pattern, PatternError, PlacementId, Placements, Polyomino, Reach, Shape,
    SingleCell, Symmetry, WIDE_CELLS_MAX, WideChamber, WideFrame, WideIsland, WidePlacements,
    WideReach, WideSet,
};
pub use legal::Legal;
pub use message::{Arg, Message};
pub use move_words::MoveWords;
pub use notation::Notation;
pub use picture::Picture;
pub use presentation::{AskFirst, Levels, Presentation};
pub use refusal::{Clause, MoveTextError, Refusal, StateTextError};
pub use ruleset::{MoveId, Ruleset, preview_moves, random_below};
pub use score::{Points, RankingKey, Score, ScoreLine, Standings};
pub use seat::{BySeat, SEATS_MAX, Seat, Seats};
pub use setup::SetupError;
pub use statistics::Statistics;
pub use target::{LineSide, OnBoard, Target};
pub use usage::{UsageEvent, UsageKeys};
