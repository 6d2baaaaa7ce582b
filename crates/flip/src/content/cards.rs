//! Reads the cards of a flip-and-write pack: their names, frames, grids and symbols.

use crate::Card;
use rnw_packs::{Location, Report, at_most, check_names, find};
use roll_and_write::deck::CARDS_MAX;
use roll_and_write::geometry::{Cell, CellSet, Frame, GridError};
use roll_and_write::symbol::SymbolId;

/// The character of a cell without a symbol.
const PLAIN: char = '.';

/// The characters of grids that do not stand for symbols.
///
/// ```
/// use rnw_flip::content::GridChars;
/// const CHARS: GridChars =
///     GridChars { none: ('#', "a wall"), landmarks: &[('>', "the entry"), ('T', "the tomb")] };
/// assert_eq!(CHARS.taken().collect::<String>(), ".#>T");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GridChars {
    /// The character for a place without a cell, and the name of such a place.
    pub none: (char, &'static str),
    /// The characters of cells that each grid has exactly once, and the names of these cells.
    pub landmarks: &'static [(char, &'static str)],
}

impl GridChars {
    /// All these characters, and `.` for a cell without a symbol.
    pub fn taken(&self) -> impl Iterator<Item = char> {
        let landmarks = self.landmarks.iter().map(|(char, _)| *char);
        [PLAIN, self.none.0].into_iter().chain(landmarks)
    }
}

/// The characters that stand for symbols in the grids of cards.
///
/// [`FlipFiles::read`](super::FlipFiles::read) makes it, and [`read_cards`] uses it. The default
/// has no symbols.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct CharMap {
    pub(super) symbols: Vec<(char, SymbolId)>,
}

/// A card in the form of a file. A game implements it for its own entries of `cards.json`.
///
/// ```
/// use rnw_flip::content::CardText;
///
/// struct Entry {
///     name: String,
///     grid: Vec<String>,
/// }
///
/// impl CardText for Entry {
///     fn name(&self) -> &str {
///         &self.name
///     }
///     fn grid(&self) -> &[String] {
///         &self.grid
///     }
///     fn color(&self) -> &str {
///         "green" // all cards of this game have one colour
///     }
/// }
///
/// let entry = Entry { name: "P07".to_owned(), grid: vec!["..c".to_owned(), ".p.".to_owned()] };
/// assert_eq!((entry.name(), entry.grid().len()), ("P07", 2));
/// ```
pub trait CardText {
    /// The name, as players type it.
    fn name(&self) -> &str;
    /// The rows of the grid, one character for each place.
    fn grid(&self) -> &[String];
    /// The name of the card's colour.
    fn color(&self) -> &str;
}

/// A grid that was read. [`read_cards`] hands it to the game, which makes its own grid of it.
///
/// ```
/// use rnw_flip::content::{CharMap, GridChars, GridText, read_cards};
/// use roll_and_write::{Chamber, GridError};
/// # use rnw_flip::content::CardText;
/// # use rnw_packs::{Report, Source, read};
/// # struct Entry(Vec<String>);
/// # impl CardText for Entry {
/// #     fn name(&self) -> &str { "P07" }
/// #     fn grid(&self) -> &[String] { &self.0 }
/// #     fn color(&self) -> &str { "green" }
/// # }
/// # let text = r#"{ "cards": [{ "name": "P07", "grid": [">..T"] }] }"#.to_owned();
/// # let source = Source { path: "mine/cards.json".to_owned(), name: "cards.json".to_owned(), text };
/// # let mut report = Report::default();
/// # let doc = read::<serde_json::Value>(&source, &mut report).unwrap();
/// # let (place, entries) = (doc.root().field("cards"), [Entry(vec![">..T".to_owned()])]);
/// /// For grids with two landmarks, the entry and the tomb.
/// fn chamber(text: &GridText) -> Result<Chamber, GridError> {
///     Chamber::new(text.frame, text.cells, text.landmarks[0], text.landmarks[1])
/// }
///
/// const LANDMARKS: &[(char, &str)] = &[('>', "the entry"), ('T', "the tomb")];
/// let (chars, symbols) = (GridChars { none: ('#', "a wall"), landmarks: LANDMARKS }, CharMap::default());
/// let (frame, cards) =
///     read_cards(place, &entries, &chars, &["green"], Some(&symbols), &mut report, chamber).unwrap();
/// assert_eq!(frame.label(cards[0].grid.tomb()), "d1");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GridText {
    /// The frame of all grids of the pack.
    pub frame: Frame,
    /// The cells of this grid.
    pub cells: CellSet,
    /// The landmarks, in the order of [`GridChars::landmarks`].
    pub landmarks: Vec<Cell>,
    /// The symbols and their cells.
    symbols: Vec<(Cell, SymbolId)>,
}

/// Reads the cards of a pack. Returns their frame, the smallest that holds every grid, and the
/// cards with the grids that `make` builds.
///
/// Without `symbols` it checks only names and sizes, and returns no cards. All problems go into the
/// report. If there is an error among them, do not use the value.
///
/// ```
/// use rnw_flip::content::{CardText, CharMap, GridChars, read_cards};
/// use rnw_packs::{Report, Source, read};
/// use roll_and_write::Island;
/// # struct Entry(Vec<String>);
/// # impl CardText for Entry {
/// #     fn name(&self) -> &str { "P07" }
/// #     fn grid(&self) -> &[String] { &self.0 }
/// #     fn color(&self) -> &str { "green" }
/// # }
/// let text = r#"{ "cards": [{ "name": "P07", "grid": ["..#", "..."] }] }"#.to_owned();
/// let source = Source { path: "mine/cards.json".to_owned(), name: "cards.json".to_owned(), text };
/// let mut report = Report::default();
/// let doc = read::<serde_json::Value>(&source, &mut report).unwrap();
/// let entries = [Entry(vec!["..#".to_owned(), "...".to_owned()])];
/// let chars = GridChars { none: ('#', "no cell"), landmarks: &[] };
/// let (frame, cards) = read_cards(
///     doc.root().field("cards"), &entries, &chars, &["green"], Some(&CharMap::default()), &mut report,
///     |grid| Island::new(grid.frame, grid.cells),
/// ).unwrap();
/// assert_eq!((frame.cols(), cards.len()), (3, 1));
/// assert!(report.problems.is_empty(), "{report}");
/// ```
pub fn read_cards<G>(
    place: Location<'_>,
    entries: &[impl CardText],
    chars: &GridChars,
    colors: &[&str],
    symbols: Option<&CharMap>,
    report: &mut Report,
    make: impl Fn(&GridText) -> Result<G, GridError>,
) -> Option<(Frame, Vec<Card<G>>)> {
    at_most(place, report, "cards", entries.len(), CARDS_MAX);
    let names: Vec<&str> = entries.iter().map(CardText::name).collect();
    check_names(place, &names, report);
    let color = |(index, entry): (usize, &_)| {
        let place = place.item(index).field("color");
        let found = find(place, "colour", CardText::color(entry), colors, report);
        found.unwrap_or(0) as u8
    };
    let colors: Vec<u8> = entries.iter().enumerate().map(color).collect();
    let frame = frame_of(place, entries, report)?;
    let mut cards = Vec::new();
    // Without the symbols, grids could be looked at only wrongly.
    let Some(symbols) = symbols else {
        return Some((frame, cards));
    };
    for (index, entry) in entries.iter().enumerate() {
        let place = place.item(index).field("grid");
        let Some(text) = read_grid(place, entry.grid(), chars, symbols, frame, report) else {
            continue;
        };
        match make(&text) {
            Ok(grid) => cards.push(Card {
                name: entry.name().to_owned(),
                grid,
                symbols: text.symbols,
                color: colors[index],
            }),
            Err(error) => place.error(report, error.to_string()),
        }
    }
    Some((frame, cards))
}

/// Sorts facts about cards by the names of the cards, as the ids of cards are sorted.
pub fn by_name<T>(entries: &[impl CardText], facts: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut facts: Vec<(&str, T)> = entries.iter().map(CardText::name).zip(facts).collect();
    facts.sort_by_key(|(name, _)| *name);
    facts.into_iter().map(|(_, fact)| fact).collect()
}

/// The smallest frame that holds every grid. Reports a grid that fits no frame.
fn frame_of(place: Location<'_>, entries: &[impl CardText], report: &mut Report) -> Option<Frame> {
    let width = |rows: &[String]| {
        rows.iter()
            .map(|row| row.chars().count())
            .max()
            .unwrap_or(0)
    };
    let mut fits = true;
    for (index, entry) in entries.iter().enumerate() {
        if let Err(error) = Frame::new(entry.grid().len(), width(entry.grid())) {
            place
                .item(index)
                .field("grid")
                .error(report, error.to_string());
            fits = false;
        }
    }
    let grids = || entries.iter().map(CardText::grid);
    let rows = grids().map(<[String]>::len).max().unwrap_or(0);
    match Frame::new(rows, grids().map(width).max().unwrap_or(0)) {
        Ok(frame) => Some(frame),
        Err(error) if fits => {
            place.error(report, format!("the grids together need {error}"));
            None
        }
        Err(_) => None,
    }
}

/// Reads the rows of a grid; `None` if a landmark is not there exactly once.
fn read_grid(
    place: Location<'_>,
    rows: &[String],
    chars: &GridChars,
    symbols: &CharMap,
    frame: Frame,
    report: &mut Report,
) -> Option<GridText> {
    let mut text = GridText {
        frame,
        cells: CellSet::EMPTY,
        landmarks: Vec::new(),
        symbols: Vec::new(),
    };
    let mut landmarks = vec![CellSet::EMPTY; chars.landmarks.len()];
    let width = rows.first().map_or(0, |first| first.chars().count());
    for (row, line) in rows.iter().enumerate() {
        let found = line.chars().count();
        if found != width {
            let message =
                format!("a row of {found} characters; expected {width}, as in the first row");
            place.item(row).error(report, message);
        }
        for (col, found) in line.chars().enumerate() {
            let Some(cell) = frame.cell(row, col).filter(|_| found != chars.none.0) else {
                continue;
            };
            text.cells |= CellSet::of(cell);
            let landmark = chars.landmarks.iter().position(|(char, _)| *char == found);
            let symbol = symbols.symbols.iter().find(|(char, _)| *char == found);
            match (landmark, symbol) {
                (Some(index), _) => landmarks[index] |= CellSet::of(cell),
                (None, Some((_, id))) => text.symbols.push((cell, *id)),
                (None, None) if found == PLAIN => {}
                (None, None) => place.item(row).error_at_char(
                    report,
                    col,
                    format!(
                        "unexpected {found:?}; expected {}",
                        expected(chars, symbols)
                    ),
                ),
            }
        }
    }
    for ((char, what), cells) in chars.landmarks.iter().zip(landmarks) {
        if cells.len() != 1 {
            let message = format!(
                "found {} cells {char:?} for {what}; expected one",
                cells.len()
            );
            place.error(report, message);
        }
        text.landmarks.extend(cells.first());
    }
    (text.landmarks.len() == chars.landmarks.len()).then_some(text)
}

/// The characters that a grid may have.
fn expected(chars: &GridChars, symbols: &CharMap) -> String {
    let plain = [chars.none, (PLAIN, "a plain cell")];
    let known = plain.iter().chain(chars.landmarks);
    let known: Vec<String> = known
        .map(|(char, what)| format!("{char:?} for {what}"))
        .collect();
    let symbols: Vec<String> = symbols
        .symbols
        .iter()
        .map(|(char, _)| format!("{char:?}"))
        .collect();
    format!("{}, or a symbol: {}", known.join(", "), symbols.join(", "))
}
