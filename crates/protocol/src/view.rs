//! What a seat sees, in a form for programs.

use roll_and_write::picture::{
    BoxContent, BoxPicture, CardPicture, CellPicture, DicePicture, DiePicture, DieState, Face,
    FencePicture, Hue, Label, LinkPicture, Mark, PathKind, Paths, PatternPicture, Picture,
    PlacePicture, TrackPicture,
};
use roll_and_write::{Arg, Cell, Ground, Message, Seat, WideFrame, WideSet};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// What a seat sees of the game.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct View {
    /// The stage of the game, such as the round and the turn.
    pub headline: Vec<WireMessage>,
    /// The decision that the seat must make, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owed: Option<WireMessage>,
    /// The pattern that the seat must mark, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pattern: Option<Pattern>,
    /// The cards from which every seat may choose.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub offer: Vec<Card>,
    /// The cards from which this seat must choose now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<Card>,
    /// Facts about the table, such as the size of the deck.
    pub facts: Vec<WireMessage>,
    /// The boards that all seats use together.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<Card>,
    /// The dice on the table, grouped by the seats that may use them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<Dice>,
    /// The area of every seat: the viewer's first, then clockwise.
    pub seats: Vec<SeatView>,
}

/// The area of a seat at the table.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct SeatView {
    /// The seat, counted from 1.
    pub seat: usize,
    /// The letter on the seat's pieces.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub letter: Option<char>,
    /// The boards in front of the seat.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<Card>,
    /// The tracks of the seat's sheet.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tracks: Vec<Track>,
    /// Other facts about the seat.
    pub facts: Vec<WireMessage>,
}

/// Dice that the same seats may use.
#[expect(
    clippy::struct_field_names,
    reason = "the words of the field: a group of dice, and its dice"
)]
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct Dice {
    /// Their name.
    pub name: WireMessage,
    /// The seat that may use them, counted from 1; all seats may if it is missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
    /// The dice from left to right.
    pub dice: Vec<Die>,
}

/// A die.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct Die {
    /// Its upper side: a text, or the character of a symbol. Missing if it is not rolled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    /// Its colour; a white die has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub color: Option<String>,
    /// Whether it was chosen or set aside.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub chosen: bool,
    /// Whether it has left the game.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub gone: bool,
}

/// A card with its grid. Cells have names as in moves: a letter for the column, a number for the row.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct Card {
    /// The name of the card.
    pub name: String,
    /// Where the card lies, such as board `A`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub place: String,
    /// What is printed on the card, apart from the grid.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<WireMessage>,
    /// The rows of the grid, one character per position: `.` a cell, `E` the entry, `T` the tomb, `#` a wall,
    /// a blank for no cell.
    pub grid: Vec<String>,
    /// The symbol of each cell that has one, by cell.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub symbols: BTreeMap<String, String>,
    /// The marked cells.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marked: Vec<String>,
    /// The cells that were marked in this turn, or in the turn that just ended.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fresh: Vec<String>,
    /// The pieces on cells.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<Piece>,
    /// The fences between cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fences: Option<Fences>,
    /// The text of each cell that has one, by cell.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub texts: BTreeMap<String, String>,
    /// The colour of each cell that has one, by cell.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub colors: BTreeMap<String, String>,
    /// The lines inside each cell that has some, by cell: the sides up, right, down and left, as `-` for a thin line,
    /// `=` for a thick one and `.` for none.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub paths: BTreeMap<String, String>,
    /// The lines between the centres of cells that are drawn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub links: Vec<[String; 2]>,
    /// The lines between the centres of cells that can still be drawn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub free_links: Vec<[String; 2]>,
}

/// A piece on a cell.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct Piece {
    /// The cell of the piece.
    pub cell: String,
    /// The letter of the seat that owns the piece.
    pub letter: char,
    /// The number on the piece, if the seat may know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u8>,
    /// Whether this piece was placed last.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub fresh: bool,
}

/// Fences between cells. Each fence is named by the cell to its left or above it.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct Fences {
    /// Cells with a fence to their right.
    pub right: Vec<String>,
    /// Cells with a fence below them.
    pub below: Vec<String>,
    /// The cells of `right` whose fence was built last.
    pub fresh_right: Vec<String>,
    /// The cells of `below` whose fence was built last.
    pub fresh_below: Vec<String>,
}

/// A pattern as a list of cells, placed in the corner `a1`. It may be rotated and reflected.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct Pattern {
    /// The name of the card that shows it.
    pub name: String,
    /// The cells of the pattern.
    pub cells: Vec<String>,
    /// What is printed on these cells, in the same order: the ASCII character of a symbol, or a text. Missing if all
    /// are plain.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub printed: Vec<String>,
}

/// A track of a sheet.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct Track {
    /// The message key of its name.
    pub name: String,
    /// The number of boxes.
    pub size: usize,
    /// The number of boxes in a row.
    pub row: usize,
    /// The boxes up to the last filled one: `true` for a cross, a number for a written number, `null` for an empty
    /// box.
    #[schemars(with = "Vec<Option<Value>>")]
    pub boxes: Vec<Value>,
    /// What is printed in the boxes, one for each: a text, the ASCII character of a symbol, or nothing. Missing if
    /// nothing is printed on the track.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub printed: Vec<String>,
    /// The boxes that can never be filled any more, counted from 1.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub closed: Vec<usize>,
    /// The conditions and bonuses of boxes, by box counted from 1.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub notes: BTreeMap<usize, WireMessage>,
    /// Facts about the track, such as its points.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<WireMessage>,
}

/// A message for programs: its `key`, and its arguments by name.
///
/// Seats are numbers from 1. A name from the pack that has a translation appears as its message key.
#[derive(Clone, PartialEq, Eq, JsonSchema, Debug)]
#[schemars(with = "Map<String, Value>", extend("required" = ["key"]))]
pub struct WireMessage(pub Vec<(String, WireArg)>);

/// An argument of a message for programs, or its key.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[serde(untagged)]
pub enum WireArg {
    /// A number; also that of a seat, from 1.
    Number(i64),
    /// A name, or the key of a word.
    Text(String),
    /// More messages.
    List(Vec<WireMessage>),
}

/// Writes the key first, and the arguments in the order of the message.
impl Serialize for WireMessage {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, arg)| (name, arg)))
    }
}

impl From<&Message> for WireMessage {
    fn from(message: &Message) -> Self {
        let key = ("key".to_owned(), WireArg::Text(message.key.to_string()));
        let args = message.args.iter();
        let args = args.map(|(gap, arg)| (gap.to_string(), arg.into()));
        Self([key].into_iter().chain(args).collect())
    }
}

impl From<&Arg> for WireArg {
    fn from(arg: &Arg) -> Self {
        match arg {
            Arg::Number(number) => Self::Number(*number),
            Arg::Name(name) | Arg::Word(name) => Self::Text(name.clone()),
            Arg::Seat(seat) => Self::Number(seat.number() as i64),
            Arg::List(messages) => Self::List(all(messages)),
        }
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
            tracks: (place.tracks.iter().chain(&place.hidden).map(Track::from)).collect(),
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
            dice: picture.dice.iter().map(Dice::from).collect(),
            seats: picture.places.iter().map(place).collect(),
        }
    }
}

impl Card {
    /// Describes a card. The legend of the picture gives the names of its symbols.
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
        let piece = |(at, cell): (Cell, &CellPicture)| {
            let piece = cell.piece?;
            Some(Piece {
                cell: frame.label(at),
                letter: piece.letter,
                number: piece.number,
                fresh: piece.fresh,
            })
        };
        let by_cell = |text: &dyn Fn(&CellPicture) -> Option<String>| {
            let texts = cells().filter_map(|(at, cell)| Some((frame.label(at), text(cell)?)));
            texts.collect()
        };
        let paths = |paths: Paths| (!paths.is_empty()).then(|| sides(paths));
        let grounds = card.cells.chunks(frame.cols());
        let links = |wanted: &dyn Fn(&LinkPicture) -> bool| {
            let links = card.links.iter().flatten().filter(|link| wanted(link));
            links
                .map(|link| [frame.label(link.from), frame.label(link.to)])
                .collect()
        };
        Self {
            name: card.name.clone(),
            place: card.place.clone(),
            facts: all(&card.facts),
            grid: grounds
                .map(|row| row.iter().map(|cell| letter(cell.ground)).collect())
                .collect(),
            symbols: by_cell(&|cell| Some(symbol(cell.symbol?.ascii))),
            marked: marked(|mark| mark != Mark::Free),
            fresh: marked(|mark| mark == Mark::Fresh),
            pieces: cells().filter_map(piece).collect(),
            fences: card.fences.map(|fences| Fences::new(fences, frame)),
            texts: by_cell(&|cell| Some(cell.print?.to_string())),
            colors: by_cell(&|cell| Some(cell.hue?.name().to_owned())),
            paths: by_cell(&|cell| paths(cell.paths)),
            links: links(&|link| link.mark != Mark::Free),
            free_links: links(&|link| link.mark == Mark::Free),
        }
    }
}

/// The sides of a cell with lines: up, right, down, left.
fn sides(paths: Paths) -> String {
    let side = |kind| match kind {
        PathKind::None => '.',
        PathKind::Light => '-',
        PathKind::Heavy => '=',
    };
    paths.into_array().map(side).into_iter().collect()
}

/// What is printed: a text, then the ASCII character of a symbol.
fn text_of(print: Option<Label>, face: Option<Face>) -> String {
    let text = print.map_or_else(String::new, |label| label.to_string());
    text + &face.map_or_else(String::new, |face| face.ascii.to_string())
}

impl From<&DicePicture> for Dice {
    fn from(dice: &DicePicture) -> Self {
        let die = |die: &DiePicture| Die {
            side: Some(text_of(die.print, die.face)).filter(|side| !side.is_empty()),
            color: die.hue.map(|hue: Hue| hue.name().to_owned()),
            chosen: die.state == DieState::Chosen,
            gone: die.state == DieState::Gone,
        };
        Self {
            name: (&dice.name).into(),
            seat: dice.seat.map(Seat::number),
            dice: dice.dice.iter().map(die).collect(),
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

fn labels(cells: WideSet, frame: WideFrame) -> Vec<String> {
    cells.iter().map(|cell| frame.label(cell)).collect()
}

impl Fences {
    fn new(fences: FencePicture, frame: WideFrame) -> Self {
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
        Self {
            name: pattern.name.clone(),
            cells: pattern.cell_labels(),
            printed: (pattern.cells.iter())
                .map(|cell| text_of(cell.print, cell.symbol))
                .collect(),
        }
    }
}

impl From<&TrackPicture> for Track {
    fn from(track: &TrackPicture) -> Self {
        let filled = track.boxes.iter().rposition(BoxPicture::is_filled);
        let filled = filled.map_or(0, |last| last + 1);
        let found = |found: &BoxPicture| match found.content {
            BoxContent::Empty => Value::Null,
            BoxContent::Crossed => true.into(),
            BoxContent::Written(number) => number.into(),
        };
        let printed = track.boxes.iter().filter(|_| track.is_printed());
        let numbered = || (1..).zip(&track.boxes);
        let note = |(at, one): (usize, &BoxPicture)| Some((at, one.note.as_ref()?.into()));
        Self {
            name: track.name.clone(),
            size: track.boxes.len(),
            row: track.row,
            boxes: track.boxes[..filled].iter().map(found).collect(),
            printed: printed.map(|one| text_of(one.print, one.face)).collect(),
            closed: (numbered().filter(|(_, one)| one.closed))
                .map(|(at, _)| at)
                .collect(),
            notes: numbered().filter_map(note).collect(),
            facts: all(&track.facts),
        }
    }
}
