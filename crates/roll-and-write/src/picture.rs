//! Pictures: what people are shown of a view, without sentences and without colours.
//!
//! A ruleset turns a view into a [`Picture`], and any kind of screen draws it. So a game knows no
//! screen, and a screen knows no game.
//!
//! It has more than 500 lines, because almost half of them are documentation of what a screen may expect.

mod dice;
mod label;
mod paths;
mod sheet;

pub use dice::{DicePicture, DiePicture, DieState};
pub use label::Label;
pub use paths::{LinkPicture, PathKind, Paths};
pub use sheet::{BoxContent, BoxPicture, TrackPicture};

use crate::geometry::{Cell, FilledPattern, Ground, Tile, WideFrame, WideSet};
use crate::{Message, OnBoard, Seat};

/// Everything that one seat is shown.
///
/// ```
/// use roll_and_write::picture::{CardPicture, CellPicture, Picture, PlacePicture};
/// use roll_and_write::{Frame, Seat};
/// let frame = Frame::new(3, 4)?;
/// let card = CardPicture::new("P07", frame, |_| CellPicture::plain(false));
/// let picture = Picture::of_places([PlacePicture::new(Seat::new(0), vec![card])]);
/// assert_eq!(picture.places[0].boards[0].cells.len(), 12);
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Picture {
    /// The state of the game in short, such as the round and the turn.
    pub headline: Vec<Message>,
    /// The pattern that all seats are asked for, if there is one.
    pub pattern: Option<PatternPicture>,
    /// The patterns that can still come before the deck of patterns starts again.
    pub upcoming: Vec<PatternPicture>,
    /// The open cards from which every seat may choose.
    pub offer: Vec<CardPicture>,
    /// Facts about the table, such as the size of the deck and the cups that are left.
    pub facts: Vec<Message>,
    /// The dice on the table, grouped by the seats that may use them.
    pub dice: Vec<DicePicture>,
    /// The cards of which the seat must choose some.
    pub hand: Vec<CardPicture>,
    /// The boards that all seats share.
    pub boards: Vec<CardPicture>,
    /// The place of every seat: first the viewer's, then clockwise.
    pub places: Vec<PlacePicture>,
    /// The symbols that are visible, each with the key of its name. The key followed by `-help`
    /// explains the symbol.
    pub legend: Vec<(Face, String)>,
    /// What the viewer must decide now, if anything.
    pub owed: Option<Message>,
}

impl Picture {
    /// A picture with these places and nothing else.
    pub fn of_places(places: impl IntoIterator<Item = PlacePicture>) -> Self {
        Self {
            places: places.into_iter().collect(),
            ..Self::default()
        }
    }

    /// A board of the picture; `None` if it has no such board.
    ///
    /// ```
    /// use roll_and_write::{OnBoard, Picture};
    /// assert_eq!(Picture::default().board(OnBoard::Own(0)), None, "an empty picture has no board");
    /// ```
    pub fn board(&self, on: OnBoard) -> Option<&CardPicture> {
        match on {
            OnBoard::Own(index) => self.places.first()?.boards.get(index),
            OnBoard::Shared(index) => self.boards.get(index),
        }
    }

    /// The row of the viewer's score sheet with this sign; `None` if there is none.
    ///
    /// ```
    /// use roll_and_write::Seat;
    /// use roll_and_write::picture::{BoxPicture, Face, Picture, PlacePicture, TrackPicture};
    /// let sign = Face::new('▲', '^');
    /// let boxes = vec![BoxPicture::number(7)];
    /// let row = TrackPicture { face: Some(sign), ..TrackPicture::new("row-harbour", boxes) };
    /// let place = PlacePicture { tracks: vec![row], ..PlacePicture::new(Seat::new(0), Vec::new()) };
    /// let picture = Picture::of_places([place]);
    /// assert_eq!(picture.row_with(sign).map(|row| row.name.as_str()), Some("row-harbour"));
    /// ```
    pub fn row_with(&self, sign: Face) -> Option<&TrackPicture> {
        let mut tracks = self.places.first()?.tracks.iter();
        tracks.find(|track| track.face == Some(sign) && track.is_printed())
    }

    /// The legend with the symbols of the same name in one entry.
    ///
    /// ```
    /// use roll_and_write::picture::{Face, Picture};
    /// let [up, down, bell] = [('▲', '^'), ('▼', 'v'), ('♪', '!')].map(|(sign, ascii)| Face::new(sign, ascii));
    /// let corner = || "fact-corner".to_owned();
    /// let legend = vec![(up, corner()), (down, corner()), (bell, "fact-bell".to_owned())];
    /// let picture = Picture { legend, ..Picture::default() };
    /// assert_eq!(picture.legend_by_name(), [(vec![up, down], "fact-corner"), (vec![bell], "fact-bell")]);
    /// ```
    pub fn legend_by_name(&self) -> Vec<(Vec<Face>, &str)> {
        let same = self.legend.chunk_by(|one, next| one.1 == next.1);
        let entry = |entries: &'_ [(Face, String)]| entries.iter().map(|(face, _)| *face).collect();
        same.filter_map(|entries| Some((entry(entries), entries.first()?.1.as_str())))
            .collect()
    }
}

/// A symbol, and what it does as sentences.
///
/// ```
/// use roll_and_write::picture::{Face, SymbolCard};
/// use roll_and_write::Message;
/// let coin = SymbolCard {
///     name: "coin".to_owned(),
///     face: Face::new('●', 'o'),
///     text: vec![Message::new("step-advance").number("by", 1).word("track", "track-coins")],
///     origin: None,
///     printed: 16,
///     value: 1500,
/// };
/// assert_eq!(coin.value / 1000, 1, "a coin is worth 1.5 points to a bot");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SymbolCard {
    /// The name, as the pack has it.
    pub name: String,
    /// How it is drawn.
    pub face: Face,
    /// When it fires, and what it does.
    pub text: Vec<Message>,
    /// The origin of its effect, such as `rust:ripening@1`; `None` for a program of the pack.
    pub origin: Option<String>,
    /// The number of cells of the cards that show it.
    pub printed: u32,
    /// The value of marking the symbol, as a bot estimates it, in thousandths of a point.
    pub value: i64,
}

/// The pattern of a card.
///
/// ```
/// use roll_and_write::Polyomino;
/// use roll_and_write::picture::PatternPicture;
/// let hook = PatternPicture::new("I3a", &["X.", "X.", "XX"]);
/// assert_eq!(Polyomino::parse(&hook.rows)?.shape().cells().len(), 4);
/// # Ok::<(), roll_and_write::PatternError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PatternPicture {
    /// The name of the card.
    pub name: String,
    /// The rows: `X` for a cell, `.` for none.
    pub rows: Vec<String>,
    /// What is printed on the cells, one for each `X` in reading order. Empty if all cells are plain.
    pub cells: Vec<CellPicture>,
}

impl PatternPicture {
    /// A pattern of plain cells.
    pub fn new(name: &str, rows: &[&str]) -> Self {
        Self {
            name: name.to_owned(),
            rows: rows.iter().map(|row| (*row).to_owned()).collect(),
            cells: Vec::new(),
        }
    }

    /// The labels of the cells in reading order, as if the pattern lay in the corner of a card.
    ///
    /// ```
    /// use roll_and_write::picture::PatternPicture;
    /// assert_eq!(PatternPicture::new("V3a", &["X.", "XX"]).cell_labels(), ["a1", "a2", "b2"]);
    /// ```
    pub fn cell_labels(&self) -> Vec<String> {
        let cells = self.rows.iter().enumerate().flat_map(|(row, cells)| {
            // Patterns are narrower than the alphabet.
            let crossed = ('a'..).zip(cells.chars()).filter(|(_, sign)| *sign == 'X');
            crossed.map(move |(col, _)| format!("{col}{}", row + 1))
        });
        cells.collect()
    }

    /// A pattern with something on each cell. Calls `cell` for the content of each cell, in reading order.
    ///
    /// ```
    /// use roll_and_write::geometry::FilledPattern;
    /// use roll_and_write::picture::{CellPicture, Label, PatternPicture};
    /// let hook = FilledPattern::parse(&[".5", "67"], |letter| letter.to_digit(10))?;
    /// let number = |number: &u32| CellPicture {
    ///     print: Some(Label::number(*number as u8)),
    ///     ..CellPicture::plain(false)
    /// };
    /// let picture = PatternPicture::filled("567", &hook, number);
    /// assert_eq!(picture.rows, [".X", "XX"]);
    /// assert_eq!(picture.cells[2].print, Some(Label::number(7)));
    /// # Ok::<(), roll_and_write::PatternError>(())
    /// ```
    pub fn filled<T: Copy + Ord>(
        name: &str,
        pattern: &FilledPattern<T>,
        cell: impl FnMut(&T) -> CellPicture,
    ) -> Self {
        let cells = pattern.shape().cells();
        let end = |last: Option<u8>| last.map_or(0, |last| last + 1);
        let rows = end(cells.iter().map(|(row, _)| *row).max());
        let cols = end(cells.iter().map(|(_, col)| *col).max());
        let letter = |at: (u8, u8)| if cells.contains(&at) { 'X' } else { '.' };
        let row = |row: u8| (0..cols).map(|col| letter((row, col))).collect();
        Self {
            name: name.to_owned(),
            rows: (0..rows).map(row).collect(),
            cells: pattern.contents().iter().map(cell).collect(),
        }
    }
}

/// The place of a seat: its boards, its sheet and what it has completed.
///
/// ```
/// use roll_and_write::picture::PlacePicture;
/// use roll_and_write::{Message, Seat};
/// let mut place = PlacePicture::new(Seat::new(1), Vec::new());
/// place.facts.push(Message::new("fact-completed").number("cards", 0));
/// assert_eq!((place.seat.number(), place.facts.len()), (2, 1));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PlacePicture {
    /// The seat that has this place.
    pub seat: Seat,
    /// The letter on the seat's pieces, if it has pieces.
    pub letter: Option<char>,
    /// The boards in front of the seat.
    pub boards: Vec<CardPicture>,
    /// The tracks of the seat's sheet, from top to bottom.
    pub tracks: Vec<TrackPicture>,
    /// Tracks that help programs only. Bots outside the engine are told of them; no screen and no paper shows them.
    pub hidden: Vec<TrackPicture>,
    /// Other facts about the seat, such as its completed cards.
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
            hidden: Vec::new(),
            facts: Vec::new(),
        }
    }

    /// A place with these tracks and nothing else.
    ///
    /// ```
    /// use roll_and_write::Seat;
    /// use roll_and_write::picture::{BoxPicture, PlacePicture, TrackPicture};
    /// let row = TrackPicture::new("row-red", (2..=12).map(BoxPicture::number).collect());
    /// let place = PlacePicture::of_tracks(Seat::new(0), [row]);
    /// assert_eq!((place.boards.len(), place.tracks.len()), (0, 1));
    /// ```
    pub fn of_tracks(seat: Seat, tracks: impl IntoIterator<Item = TrackPicture>) -> Self {
        Self {
            tracks: tracks.into_iter().collect(),
            ..Self::new(seat, Vec::new())
        }
    }
}

/// A card with its grid.
///
/// ```
/// use roll_and_write::picture::{CardPicture, CellPicture};
/// use roll_and_write::Frame;
/// let frame = Frame::new(2, 2)?;
/// let marked = frame.row_cells(0);
/// let card = CardPicture::new("P07", frame, |cell| CellPicture::plain(marked.contains(cell)));
/// assert_eq!(card.cells.len(), 4);
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct CardPicture {
    /// The name of the place on which the card lies, such as `A` for a board; empty in the offer.
    pub place: String,
    /// The name of the card. It is shown as it is, unless the card has a title.
    pub name: String,
    /// The translated name of the card, if it has one.
    pub title: Option<Message>,
    /// How columns and rows are named.
    pub labels: GridLabels,
    /// What is printed on the card besides its grid.
    pub facts: Vec<Message>,
    /// The rectangle of the cells.
    pub frame: WideFrame,
    /// The cells in reading order, one for each cell of the frame.
    pub cells: Vec<CellPicture>,
    /// The fences between cells; `None` on a grid that never has any.
    pub fences: Option<FencePicture>,
    /// The colour of the card, if it has one.
    pub hue: Option<Hue>,
    /// The regions into which fences divide the grid; empty on a grid that never has any.
    pub regions: Vec<RegionPicture>,
    /// The lines between the centres of cells; `None` on a grid that never has any.
    pub links: Option<Vec<LinkPicture>>,
}

impl CardPicture {
    /// A card with this name and these cells, and nothing else. Calls `cell` for each cell of the
    /// frame.
    pub fn new(
        name: &str,
        frame: impl Into<WideFrame>,
        cell: impl FnMut(Cell) -> CellPicture,
    ) -> Self {
        let frame = frame.into();
        Self {
            place: String::new(),
            name: name.to_owned(),
            title: None,
            labels: GridLabels::Standard,
            facts: Vec::new(),
            frame,
            cells: frame.cells().iter().map(cell).collect(),
            fences: None,
            hue: None,
            regions: Vec::new(),
            links: None,
        }
    }

    /// The name of a column, counted from 0; empty if columns have no names.
    pub fn col_label(&self, col: usize) -> String {
        match &self.labels {
            GridLabels::Standard => char::from(b'a' + col as u8).to_string(),
            GridLabels::None => String::new(),
            GridLabels::Named { cols, .. } => {
                cols.get(col).map_or_else(String::new, Label::to_string)
            }
        }
    }

    /// The name of a row, counted from 0; empty if rows have no names.
    pub fn row_label(&self, row: usize) -> String {
        match &self.labels {
            GridLabels::Standard => (row + 1).to_string(),
            GridLabels::None => String::new(),
            GridLabels::Named { rows, .. } => {
                rows.get(row).map_or_else(String::new, Label::to_string)
            }
        }
    }

    /// The name of a cell: that of its column, then that of its row. Without names it is the standard one, because
    /// people who do not see the card need a name.
    pub fn cell_label(&self, cell: Cell) -> String {
        match &self.labels {
            GridLabels::Standard | GridLabels::None => self.frame.label(cell),
            GridLabels::Named { .. } => {
                let (col, row) = (self.frame.col(cell), self.frame.row(cell));
                self.col_label(col) + &self.row_label(row)
            }
        }
    }
}

/// How the columns and rows of a grid are named.
///
/// ```
/// use roll_and_write::Frame;
/// use roll_and_write::picture::{CardPicture, CellPicture, GridLabels, Label};
/// let frame = Frame::new(2, 2)?;
/// let mut card = CardPicture::new("P07", frame, |_| CellPicture::plain(false));
/// let last = frame.cell(1, 1).unwrap();
/// assert_eq!(card.cell_label(last), "b2");
/// let (cols, rows) = (vec![Label::new("x"), Label::new("y")], vec![Label::number(0), Label::number(1)]);
/// card.labels = GridLabels::Named { cols, rows };
/// assert_eq!(card.cell_label(last), "y1");
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum GridLabels {
    /// Letters for columns, and numbers from 1 for rows.
    #[default]
    Standard,
    /// No names.
    None,
    /// These names.
    Named {
        /// The names of the columns from left to right.
        cols: Vec<Label>,
        /// The names of the rows from top to bottom.
        rows: Vec<Label>,
    },
}

/// The colour of a card, a symbol or a track, for screens that show colours. A screen also shows a
/// text or a shape with the same meaning, so a player can play without colours.
///
/// ```
/// use roll_and_write::picture::Hue;
/// assert_eq!(Hue::by_name("orange"), Some(Hue::Orange));
/// assert_eq!(Hue::by_name("transparent"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
#[cfg_attr(
    feature = "schemars",
    derive(schemars::JsonSchema),
    schemars(description = "The colour of a symbol.")
)]
pub enum Hue {
    /// Purple.
    Purple,
    /// Orange.
    Orange,
    /// Green.
    Green,
    /// Gray.
    Gray,
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
}

impl Hue {
    /// All hues.
    pub const ALL: [Self; 7] = [
        Self::Purple,
        Self::Orange,
        Self::Green,
        Self::Gray,
        Self::Red,
        Self::Blue,
        Self::Yellow,
    ];

    /// The name that packs use.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Purple => "purple",
            Self::Orange => "orange",
            Self::Green => "green",
            Self::Gray => "gray",
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Yellow => "yellow",
        }
    }

    /// The key of its translated name.
    ///
    /// ```
    /// use roll_and_write::picture::Hue;
    /// assert_eq!(Hue::Red.key(), "hue-red");
    /// ```
    pub const fn key(self) -> &'static str {
        match self {
            Self::Purple => "hue-purple",
            Self::Orange => "hue-orange",
            Self::Green => "hue-green",
            Self::Gray => "hue-gray",
            Self::Red => "hue-red",
            Self::Blue => "hue-blue",
            Self::Yellow => "hue-yellow",
        }
    }

    /// The hue with this name; `None` if there is none. A pack may name its colours as it likes.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|hue| hue.name() == name)
    }
}

/// A region of a board: connected cells with fences or the edge of the board around them.
///
/// ```
/// use roll_and_write::picture::RegionPicture;
/// use roll_and_write::{Frame, Message};
/// let frame = Frame::new(3, 3)?;
/// let facts = vec![Message::new("fact-region-cells").number("count", 3)];
/// let region = RegionPicture { cells: frame.col_cells(0).into(), facts };
/// assert_eq!(region.cells.len(), 3);
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct RegionPicture {
    /// The cells.
    pub cells: WideSet,
    /// What the viewer may know about the region, such as what it brings.
    pub facts: Vec<Message>,
}

/// The fences between cells. A fence belongs to the cell on its left or above it.
///
/// ```
/// use roll_and_write::picture::FencePicture;
/// use roll_and_write::WideFrame;
/// let frame = WideFrame::new(3, 3)?;
/// let fences = FencePicture { right: frame.col_cells(0), ..FencePicture::default() };
/// assert_eq!(frame.labels(fences.right), "a1 a2 a3");
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct FencePicture {
    /// The cells with a fence on their right side.
    pub right: WideSet,
    /// The cells with a fence below them.
    pub below: WideSet,
    /// The fences of `right` that were built last.
    pub fresh_right: WideSet,
    /// The fences of `below` that were built last.
    pub fresh_below: WideSet,
}

/// One cell of a card.
///
/// ```
/// use roll_and_write::picture::{CellPicture, Face};
/// let coin = Face::new('●', 'o');
/// let cell = CellPicture { symbol: Some(coin), ..CellPicture::plain(false) };
/// assert_eq!(cell.symbol.map(|face| face.ascii), Some('o'));
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct CellPicture {
    /// What kind of place it is: a cell, a wall, a gap and so on.
    pub ground: Ground,
    /// Whether the cell is marked, and when.
    pub mark: Mark,
    /// The symbol that is printed on the cell.
    pub symbol: Option<Face>,
    /// The piece that lies on the cell.
    pub piece: Option<Piece>,
    /// The text that is printed on the cell. It stays readable when the cell is marked.
    pub print: Option<Label>,
    /// The colour of the cell.
    pub hue: Option<Hue>,
    /// The lines from the centre of the cell to its sides.
    pub paths: Paths,
}

impl CellPicture {
    /// A cell without symbol and piece. If `marked`, its mark is [`Mark::Old`].
    pub fn plain(marked: bool) -> Self {
        Self {
            ground: Ground::Plain,
            mark: if marked { Mark::Old } else { Mark::Free },
            ..Self::default()
        }
    }
}

/// A plain cell with the lines of a tile, and no mark.
///
/// ```
/// use roll_and_write::geometry::Tile;
/// use roll_and_write::picture::{CellPicture, PathKind};
/// let bend = CellPicture::from(&Tile::parse("lh..").unwrap());
/// assert_eq!(bend.paths.right, PathKind::Heavy);
/// ```
impl From<&Tile<PathKind>> for CellPicture {
    fn from(tile: &Tile<PathKind>) -> Self {
        Self {
            paths: Paths::from(tile),
            ..Self::plain(false)
        }
    }
}

/// A piece that a seat has placed on a cell.
///
/// ```
/// use roll_and_write::picture::{CellPicture, Piece};
/// let hidden = Piece { letter: 'A', number: None, fresh: true };
/// let cell = CellPicture { piece: Some(hidden), ..CellPicture::plain(false) };
/// assert!(cell.piece.is_some_and(|piece| piece.number.is_none()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Piece {
    /// The letter of the seat that owns the piece.
    pub letter: char,
    /// The number on the piece; `None` if the viewer may not know it.
    pub number: Option<u8>,
    /// Whether the piece was placed last.
    pub fresh: bool,
}

/// Equal pieces that a game brings, such as the chips of a seat with one value.
///
/// ```
/// use roll_and_write::picture::PieceSupply;
/// let chips = PieceSupply { letter: Some('A'), number: Some(1), ..PieceSupply::new("print-chips", 11) };
/// assert_eq!(chips.count, 11);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PieceSupply {
    /// The key of the name of these pieces. Pieces of one kind have the same name.
    pub name: String,
    /// The letter of the seat that owns them, if a seat does.
    pub letter: Option<char>,
    /// The number on the front, if there is one.
    pub number: Option<u8>,
    /// How many there are.
    pub count: u32,
}

impl PieceSupply {
    /// Pieces without letter and number.
    pub fn new(name: &str, count: u32) -> Self {
        Self {
            name: name.to_owned(),
            letter: None,
            number: None,
            count,
        }
    }
}

/// Whether a cell is marked, and when it was.
///
/// ```
/// use roll_and_write::picture::{CellPicture, Mark};
/// let shown = |mark| match mark {
///     Mark::Free => '.',
///     Mark::Old => 'x',
///     Mark::Fresh => 'X',
/// };
/// assert_eq!(shown(CellPicture::plain(false).mark), '.');
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum Mark {
    /// Not marked.
    #[default]
    Free,
    /// Marked in an earlier turn.
    Old,
    /// Marked in this turn, or in the turn that just ended.
    Fresh,
}

/// How a symbol is drawn. Both characters are one column wide.
///
/// ```
/// use roll_and_write::picture::Face;
/// let palm = Face::new('♠', 'p');
/// let shown = |unicode: bool| if unicode { palm.glyph } else { palm.ascii };
/// assert_eq!(shown(false), 'p');
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Face {
    /// The character on a screen with Unicode.
    pub glyph: char,
    /// The character on a screen with ASCII only.
    pub ascii: char,
    /// The colour, if it has one.
    pub hue: Option<Hue>,
}

impl Face {
    /// A symbol without a colour.
    pub const fn new(glyph: char, ascii: char) -> Self {
        Self {
            glyph,
            ascii,
            hue: None,
        }
    }
}
