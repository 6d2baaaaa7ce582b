//! The imports of a small game: `use roll_and_write::prelude::*`.
//!
//! ```
//! use roll_and_write::prelude::*;
//! let frame = Frame::new(2, 3)?;
//! let card = CardPicture::new("Meadow", frame, |_| CellPicture::plain(false));
//! assert_eq!(card.cells.len(), 6);
//! # Ok::<(), roll_and_write::FrameError>(())
//! ```

pub use crate::picture::{
    BoxContent, BoxPicture, CardPicture, CellPicture, DicePicture, DiePicture, DieState, Face, Hue,
    Label, Picture, PlacePicture, TrackPicture,
};
pub use crate::together::{OrPass, Together};
pub use crate::{
    Audience, Awaiting, BySeat, Cell, CellSet, Events, Frame, GameInfo, Grid, ItemSet, Legal,
    Message, MoveId, Notation, Notice, Outcome, Presentation, Purpose, Refusal, Roll, Ruleset,
    Score, ScoreLine, Seat, Seats, Statistics, Target,
};
pub use rand::Rng;
