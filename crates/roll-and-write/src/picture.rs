//! What a person is shown of a view: boards, cards and tracks, without a word and without a colour.
//!
//! A ruleset turns its view into a [`Picture`]; a screen of any kind draws it. Neither knows the other.

use crate::geometry::{Cell, CellSet, Ground};
use crate::{Frame, Message, Seat};

/// All that one seat is shown.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Picture {
    /// Where the game stands, such as the round and the turn.
    pub headline: Vec<Message>,
    /// The pattern that is asked for, if one is.
    pub pattern: Option<PatternPicture>,
    /// The patterns that may still be asked for before all of them may come again.
    pub upcoming: Vec<PatternPicture>,
    /// The cards among which everybody may pick.
    pub offer: Vec<CardPicture>,
    /// Facts of the table, such as the size of the deck and the cups left.
    pub facts: Vec<Message>,
    /// The cards of which the seat is about to choose.
    pub hand: Vec<CardPicture>,
    /// The boards that all seats share.
    pub boards: Vec<CardPicture>,
    /// Every seat's place at the table, the viewer's first, then clockwise.
    pub places: Vec<PlacePicture>,
    /// The symbols that may be seen, each with the key of its name; the key with `-help` behind it
    /// explains it.
    pub legend: Vec<(Face, String)>,
    /// What the viewer owes, if anything.
    pub owed: Option<Message>,
}

impl Picture {
    /// A picture of these places and nothing else.
    pub fn of_places(places: impl IntoIterator<Item = PlacePicture>) -> Self {
        Self {
            places: places.into_iter().collect(),
            ..Self::default()
        }
    }
}

/// A symbol, and what it does in so many sentences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SymbolCard {
    /// The name, as content has it.
    pub name: String,
    /// How it is drawn.
    pub face: Face,
    /// When it fires, and what it does.
    pub text: Vec<Message>,
    /// Where its effect comes from, if the pack does not spell it out.
    pub origin: Option<String>,
    /// On how many cells of the cards it is printed.
    pub printed: u32,
    /// What a bot thinks that marking it is worth, in thousandths of a point.
    pub value: i64,
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
    /// The letter that stands on the seat's pieces, if it has any.
    pub letter: Option<char>,
    /// The boards in front of the seat.
    pub boards: Vec<CardPicture>,
    /// The tracks of its sheet.
    pub tracks: Vec<TrackPicture>,
    /// What else is to be said, such as the completed cards.
    pub facts: Vec<Message>,
}

impl PlacePicture {
    /// A place with these boards and nothing else.
    pub fn new(seat: Seat, boards: Vec<CardPicture>) -> Self {
        Self {
            seat,
            letter: None,
            boards,
            tracks: Vec::new(),
            facts: Vec::new(),
        }
    }
}

/// A card with its grid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardPicture {
    /// The name of the place where it lies, such as board `A`; empty for the offer.
    pub place: String,
    /// The name of the card.
    pub name: String,
    /// What is printed on it besides the grid.
    pub facts: Vec<Message>,
    /// The rectangle of its cells.
    pub frame: Frame,
    /// The cells in reading order.
    pub cells: Vec<CellPicture>,
    /// The fences between cells; `None` on a grid that has no place for any.
    pub fences: Option<FencePicture>,
}

impl CardPicture {
    /// A card of this name with these cells and nothing else.
    pub fn new(name: &str, frame: Frame, cell: impl FnMut(Cell) -> CellPicture) -> Self {
        Self {
            place: String::new(),
            name: name.to_owned(),
            facts: Vec::new(),
            frame,
            cells: frame.cells().iter().map(cell).collect(),
            fences: None,
        }
    }
}

/// Fences between cells, each named by the cell to its left or above it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct FencePicture {
    /// Cells with a fence to their right.
    pub right: CellSet,
    /// Cells with a fence below them.
    pub below: CellSet,
    /// Those of `right` that were built last.
    pub fresh_right: CellSet,
    /// Those of `below` that were built last.
    pub fresh_below: CellSet,
}

/// One cell of a card.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct CellPicture {
    /// What the place is.
    pub ground: Ground,
    /// Whether it is marked.
    pub mark: Mark,
    /// The symbol printed on it.
    pub symbol: Option<Face>,
    /// What lies on it.
    pub piece: Option<Piece>,
}

impl CellPicture {
    /// A cell with nothing on it, marked or free.
    pub fn plain(marked: bool) -> Self {
        Self {
            ground: Ground::Plain,
            mark: if marked { Mark::Old } else { Mark::Free },
            ..Self::default()
        }
    }
}

/// A piece that a seat has laid on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The letter of the seat whose it is.
    pub letter: char,
    /// The number on it, if the viewer may know it.
    pub number: Option<u8>,
    /// Whether it was laid last.
    pub fresh: bool,
}

/// Whether a cell is marked.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Mark {
    /// Not yet marked.
    #[default]
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
