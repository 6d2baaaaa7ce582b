//! What the file of a small game needs: `use roll_and_write::prelude::*`.

pub use crate::content::Files;
pub use crate::picture::{CardPicture, CellPicture, Picture, PlacePicture};
pub use crate::{
    Audience, Awaiting, BySeat, Cell, CellSet, Events, Frame, Grid, ItemSet, MoveId, Purpose,
    Refusal, Ruleset, Saying, Score, ScoreLine, Seat, Seats, Spoken, Told,
};
