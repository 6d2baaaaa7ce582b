//! What a seat sees, for programs.

use roll_and_write::picture::{
    BoxPicture, CardPicture, FencePicture, Mark, PatternPicture, Picture, PlacePicture,
    TrackPicture,
};
use roll_and_write::{Arg, Cell, CellSet, Frame, Ground, Message};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// What a seat sees.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct View {
    /// Where the game stands, such as the round and the turn.
    pub headline: Vec<WireMessage>,
    /// What the seat owes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owed: Option<WireMessage>,
    /// The pattern that is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pattern: Option<Pattern>,
    /// The cards among which everybody may pick.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub offer: Vec<Card>,
    /// The cards of which the seat is about to choose.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<Card>,
    /// Facts of the table, such as the size of the deck.
    pub facts: Vec<WireMessage>,
    /// The boards that all seats share.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<Card>,
    /// Every seat's place at the table, the viewer's first, then clockwise.
    pub seats: Vec<SeatView>,
}

/// A seat's place at the table.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct SeatView {
    /// The seat, counted from 1.
    pub seat: usize,
    /// The letter that stands on the seat's pieces.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub letter: Option<char>,
    /// The boards in front of the seat.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<Card>,
    /// The tracks of its sheet.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tracks: Vec<Track>,
    /// What else is known of it.
    pub facts: Vec<WireMessage>,
}

/// A card with its grid. Cells are named as in moves: a letter for the column, a number for the row.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct Card {
    /// The name of the card.
    pub name: String,
    /// Where it lies, such as board `A`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub place: String,
    /// What is printed on it besides the grid.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<WireMessage>,
    /// The rows of the grid, a letter for each place: `.` a cell, `E` the entry, `T` the tomb, `#` a wall,
    /// a blank no cell.
    pub grid: Vec<String>,
    /// The symbols by their cells.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub symbols: BTreeMap<String, String>,
    /// The cells that are marked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marked: Vec<String>,
    /// Those of them that were marked in this turn, or in the one that just ended.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fresh: Vec<String>,
    /// The pieces that lie on cells.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<Piece>,
    /// The fences between cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fences: Option<Fences>,
}

/// A piece on a cell.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct Piece {
    /// The cell.
    pub cell: String,
    /// The letter of the seat whose it is.
    pub letter: char,
    /// The number on it, if the seat may know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u8>,
    /// Whether it was laid last.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub fresh: bool,
}

/// Fences between cells, each named by the cell to its left or above it.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct Fences {
    /// Cells with a fence to their right.
    pub right: Vec<String>,
    /// Cells with a fence below them.
    pub below: Vec<String>,
    /// Those of `right` that were built last.
    pub fresh_right: Vec<String>,
    /// Those of `below` that were built last.
    pub fresh_below: Vec<String>,
}

/// A pattern: its cells, as if it lay in the corner `a1`. It may be turned and flipped.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct Pattern {
    /// The name of the card that asks for it.
    pub name: String,
    /// Its cells.
    pub cells: Vec<String>,
}

/// A track of a sheet.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct Track {
    /// The key of its name.
    pub name: String,
    /// How many boxes it has.
    pub size: usize,
    /// How many boxes make a row.
    pub row: usize,
    /// The boxes up to the last that is filled: `true` for a cross, a number where one was written, `null`
    /// for an empty one.
    #[schemars(with = "Vec<Option<Value>>")]
    pub boxes: Vec<Value>,
}

/// A sentence for programs: its `key`, and what fills its gaps, by their names.
///
/// Seats are numbers from 1; a name of the pack that has a translation stands as the key of the word.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
#[serde(transparent)]
#[schemars(extend("required" = ["key"]))]
pub struct WireMessage(pub Map<String, Value>);

impl From<&Message> for WireMessage {
    fn from(message: &Message) -> Self {
        let mut fields = Map::with_capacity(message.args.len() + 1);
        fields.insert("key".to_owned(), message.key.into());
        for (gap, arg) in &message.args {
            fields.insert((*gap).to_owned(), value(arg));
        }
        Self(fields)
    }
}

fn value(arg: &Arg) -> Value {
    match arg {
        Arg::Number(number) => (*number).into(),
        Arg::Name(name) | Arg::Word(name) => name.as_str().into(),
        Arg::Seat(seat) => seat.number().into(),
        Arg::List(messages) => messages
            .iter()
            .map(|message| Value::Object(WireMessage::from(message).0))
            .collect(),
    }
}

pub(crate) fn all(messages: &[Message]) -> Vec<WireMessage> {
    messages.iter().map(WireMessage::from).collect()
}

impl From<&Picture> for View {
    fn from(picture: &Picture) -> Self {
        let cards = |cards: &[CardPicture]| {
            let card = |card| Card::new(card, picture);
            cards.iter().map(card).collect::<Vec<_>>()
        };
        let place = |place: &PlacePicture| SeatView {
            seat: place.seat.number(),
            letter: place.letter,
            boards: cards(&place.boards),
            tracks: place.tracks.iter().map(Track::from).collect(),
            facts: all(&place.facts),
        };
        Self {
            headline: all(&picture.headline),
            owed: picture.owed.as_ref().map(WireMessage::from),
            pattern: picture.pattern.as_ref().map(Pattern::from),
            offer: cards(&picture.offer),
            hand: cards(&picture.hand),
            facts: all(&picture.facts),
            boards: cards(&picture.boards),
            seats: picture.places.iter().map(place).collect(),
        }
    }
}

impl Card {
    /// A card among others; the legend of the picture knows its symbols by name.
    pub(crate) fn new(card: &CardPicture, picture: &Picture) -> Self {
        let frame = card.frame;
        let symbol = |ascii: char| {
            let named = picture.legend.iter().find(|(face, _)| face.ascii == ascii);
            let name = named.and_then(|(_, key)| key.strip_prefix("symbol-"));
            name.map_or_else(|| ascii.to_string(), str::to_owned)
        };
        let cells = || frame.cells().iter().zip(&card.cells);
        let marked = |wanted: fn(Mark) -> bool| {
            let cells = cells().filter(|(_, cell)| wanted(cell.mark));
            cells.map(|(at, _)| frame.label(at)).collect()
        };
        let piece = |(at, piece): (Cell, roll_and_write::picture::Piece)| Piece {
            cell: frame.label(at),
            letter: piece.letter,
            number: piece.number,
            fresh: piece.fresh,
        };
        let grounds = card.cells.chunks(frame.cols());
        Self {
            name: card.name.clone(),
            place: card.place.clone(),
            facts: all(&card.facts),
            grid: grounds
                .map(|row| row.iter().map(|cell| letter(cell.ground)).collect())
                .collect(),
            symbols: cells()
                .filter_map(|(at, cell)| Some((frame.label(at), symbol(cell.symbol?.ascii))))
                .collect(),
            marked: marked(|mark| mark != Mark::Free),
            fresh: marked(|mark| mark == Mark::Fresh),
            pieces: cells()
                .filter_map(|(at, cell)| Some(piece((at, cell.piece?))))
                .collect(),
            fences: card.fences.map(|fences| Fences::new(fences, frame)),
        }
    }
}

fn letter(ground: Ground) -> char {
    match ground {
        Ground::Gap => ' ',
        Ground::Wall => '#',
        Ground::Plain => '.',
        Ground::Entry => 'E',
        Ground::Tomb => 'T',
    }
}

fn labels(cells: CellSet, frame: Frame) -> Vec<String> {
    cells.iter().map(|cell| frame.label(cell)).collect()
}

impl Fences {
    fn new(fences: FencePicture, frame: Frame) -> Self {
        Self {
            right: labels(fences.right, frame),
            below: labels(fences.below, frame),
            fresh_right: labels(fences.fresh_right, frame),
            fresh_below: labels(fences.fresh_below, frame),
        }
    }
}

impl From<&PatternPicture> for Pattern {
    fn from(pattern: &PatternPicture) -> Self {
        let row = |(number, row): (usize, &String)| {
            let cells = ('a'..).zip(row.chars()).filter(|(_, c)| *c == 'X');
            cells
                .map(|(col, _)| format!("{col}{}", number + 1))
                .collect::<Vec<_>>()
        };
        Self {
            name: pattern.name.clone(),
            cells: pattern.rows.iter().enumerate().flat_map(row).collect(),
        }
    }
}

impl From<&TrackPicture> for Track {
    fn from(track: &TrackPicture) -> Self {
        let filled = track
            .boxes
            .iter()
            .rposition(|found| *found != BoxPicture::Empty);
        let filled = filled.map_or(0, |last| last + 1);
        let found = |found: &BoxPicture| match found {
            BoxPicture::Empty => Value::Null,
            BoxPicture::Crossed => true.into(),
            BoxPicture::Written(number) => (*number).into(),
        };
        Self {
            name: track.name.clone(),
            size: track.boxes.len(),
            row: track.row,
            boxes: track.boxes[..filled].iter().map(found).collect(),
        }
    }
}
