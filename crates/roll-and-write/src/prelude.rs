//! What the file of a small game needs: `use roll_and_write::prelude::*`.

#[cfg(feature = "content")]
pub use crate::content::Files;
pub use crate::picture::{CardPicture, CellPicture, Picture, PlacePicture};
pub use crate::{
    Audience, Awaiting, BySeat, Cell, CellSet, Events, Frame, GameInfo, Grid, ItemSet, Legal,
    Message, MoveId, Notation, Notice, Presentation, Purpose, Refusal, Ruleset, Score, ScoreLine,
    Seat, Seats, Statistics,
};
