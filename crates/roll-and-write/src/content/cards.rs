//! Reading the cards of a flip-and-write pack: names, frames, grids and what is printed on them.

use super::checks::{at_most, check_names};
use super::read::Location;
use super::report::Report;
use crate::deck::CARDS_MAX;
use crate::flip::Card;
use crate::geometry::{Cell, CellSet, Frame, GridError};
use crate::symbol::SymbolId;

/// A cell without a symbol.
const PLAIN: char = '.';

/// The characters of grids that stand for no symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GridChars {
    /// Where there is no cell: the character and what it is called.
    pub none: (char, &'static str),
    /// Cells that each grid has once: their characters and what they are called.
    pub landmarks: &'static [(char, &'static str)],
}

impl GridChars {
    /// All of them.
    pub fn taken(&self) -> impl Iterator<Item = char> {
        let landmarks = self.landmarks.iter().map(|(char, _)| *char);
        [PLAIN, self.none.0].into_iter().chain(landmarks)
    }
}

/// The characters that stand for symbols in the grids of cards.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct CharMap {
    pub(super) symbols: Vec<(char, SymbolId)>,
}

/// A card as a file has it.
pub trait CardText {
    /// The name, as players type it.
    fn name(&self) -> &str;
    /// The rows of its grid.
    fn grid(&self) -> &[String];
    /// The name of its colour.
    fn color(&self) -> &str;
}

/// A grid that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GridText {
    /// The frame of all grids of the pack.
    pub frame: Frame,
    /// The cells of this grid.
    pub cells: CellSet,
    /// The landmarks, in the order of [`GridChars::landmarks`].
    pub landmarks: Vec<Cell>,
    /// The symbols.
    symbols: Vec<(Cell, SymbolId)>,
}

/// Reads the cards of a pack: their frame, the smallest that holds every grid, and each with the grid
/// that `make` builds. Without `symbols` only names and sizes are looked at.
///
/// All problems go into the report; with an error among them the value is worth nothing.
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
                // An unknown colour is the game's to report.
                color: colors
                    .iter()
                    .position(|name| *name == entry.color())
                    .unwrap_or(0) as u8,
            }),
            Err(error) => place.error(report, error.to_string()),
        }
    }
    Some((frame, cards))
}

/// Facts of cards in the order of the cards' names, as ids are.
pub fn by_name<T>(entries: &[impl CardText], facts: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut facts: Vec<(&str, T)> = entries.iter().map(CardText::name).zip(facts).collect();
    facts.sort_by_key(|(name, _)| *name);
    facts.into_iter().map(|(_, fact)| fact).collect()
}

/// The smallest frame that holds every grid; a grid that no frame holds is reported.
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

/// Reads the rows of a grid; `None` if a landmark is not there once.
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
                format!("a row of {found} characters; expected {width} as in the first row");
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
            let message = format!("{} cells {char:?} for {what}; expected one", cells.len());
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
