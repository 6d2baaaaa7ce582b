//! What a person is shown of a view: boards, cards and tracks, without a word and without a colour.
//!
//! A ruleset turns its view into a [`Picture`]; a screen of any kind draws it. Neither knows the other.

use crate::{Frame, Saying, Seat};

/// All that one seat is shown.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Picture {
    /// Where the game stands, such as the round and the turn.
    pub headline: Vec<Saying>,
    /// The pattern that is asked for, if one is.
    pub pattern: Option<PatternPicture>,
    /// The cards among which everybody may pick.
    pub offer: Vec<CardPicture>,
    /// Facts of the table, such as the size of the deck and the cups left.
    pub facts: Vec<Saying>,
    /// The cards of which the seat is about to choose.
    pub hand: Vec<CardPicture>,
    /// Every seat's place at the table, the viewer's first, then clockwise.
    pub places: Vec<PlacePicture>,
    /// The symbols that may be seen, each with the key of its name; the key with `-help` behind it
    /// explains it.
    pub legend: Vec<(Face, String)>,
    /// What the viewer owes, if anything.
    pub owed: Option<Saying>,
}

/// The pattern of a card that was revealed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PatternPicture {
    /// The name of the card.
    pub name: String,
    /// Rows of `X` and `.`.
    pub rows: Vec<String>,
}

/// A seat's place: its boards, its sheet and what it has completed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlacePicture {
    /// Whose place it is.
    pub seat: Seat,
    /// The boards in front of the seat.
    pub boards: Vec<CardPicture>,
    /// The tracks of its sheet.
    pub tracks: Vec<TrackPicture>,
    /// What else is to be said, such as the completed cards.
    pub facts: Vec<Saying>,
}

/// A card with its grid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardPicture {
    /// The name of the place where it lies, such as board `A`; empty for the offer.
    pub place: String,
    /// The name of the card.
    pub name: String,
    /// What is printed on it besides the grid.
    pub facts: Vec<Saying>,
    /// The rectangle of its cells.
    pub frame: Frame,
    /// The cells in reading order.
    pub cells: Vec<CellPicture>,
}

/// One cell of a card.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct CellPicture {
    /// Whether it can be marked, and is.
    pub mark: Mark,
    /// The symbol printed on it.
    pub symbol: Option<Face>,
}

/// Whether a cell can be marked, and is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Mark {
    /// There is no such cell.
    #[default]
    Gap,
    /// Not yet marked.
    Free,
    /// Marked in an earlier turn.
    Old,
    /// Marked in this turn, or in the turn that just ended.
    Fresh,
}

/// How a symbol is drawn: one column wide, either way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// The glyph.
    pub glyph: char,
    /// The glyph where only ASCII can be shown.
    pub ascii: char,
}

/// A track of a sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrackPicture {
    /// The key of its name.
    pub name: String,
    /// How many boxes make a row.
    pub row: usize,
    /// The boxes from left to right, top to bottom.
    pub boxes: Vec<BoxPicture>,
}

/// One box of a track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoxPicture {
    /// Nothing yet.
    Empty,
    /// Crossed off.
    Crossed,
    /// A number was written.
    Written(u8),
}
