//! Generates grids: islands and chambers, as types of the engine and as rows of text.

use super::draw::{Dice, Drawing};
use super::shapes::hangs_together;
use proptest::strategy::Strategy;
use roll_and_write::{CellSet, Chamber, Frame, GridError, Island};

/// A cell without a symbol.
const PLAIN: char = '.';
/// The entry, where marks begin in a chamber, and the tomb, which completes it.
const LANDMARKS: [char; 2] = ['E', 'T'];

/// Islands in a frame, with gaps. They may leave rows and columns of the frame free.
///
/// They shrink to a single cell, by way of full rectangles.
pub fn island(frame: Frame) -> impl Strategy<Value = Island> + Clone + use<> {
    island_rows(frame, "").prop_map(move |rows| {
        let cells = cells_of(frame, &rows, |found| found != Look::Island.gap());
        sound(Island::new(frame, cells))
    })
}

/// Chambers in a frame, with walls. They may leave rows and columns of the frame free. The entry is in
/// the top row, the tomb in the last row.
///
/// They shrink to an entry next to a tomb, by way of full rectangles with the entry in the first corner
/// and the tomb below it.
///
/// # Panics
/// If the frame has a single cell.
pub fn chamber(frame: Frame) -> impl Strategy<Value = Chamber> + Clone + use<> {
    chamber_rows(frame, "").prop_map(move |rows| {
        let cells = cells_of(frame, &rows, |found| found != Look::Chamber.gap());
        let [entry, tomb] = LANDMARKS.map(|landmark| {
            let cell = cells_of(frame, &rows, |found| found == landmark).first();
            cell.expect("a drawn chamber has both landmarks")
        });
        sound(Chamber::new(frame, cells, entry, tomb))
    })
}

/// A generated grid, which is always valid.
fn sound<G>(grid: Result<G, GridError>) -> G {
    grid.expect("the cells of a drawn grid are connected")
}

/// The rows of an island in the form of `cards.json`, at most as large as the frame. Some of the given
/// symbols are printed on it.
///
/// They shrink to `.`, by way of fewer rows and columns, no gaps and no symbols.
///
/// ```
/// use proptest::prelude::*;
/// use roll_and_write::Frame;
/// let frame = Frame::new(3, 4)?;
/// proptest!(|(rows in rnw_testkit::strategies::island_rows(frame, "xo"))| {
///     prop_assert!(rows.len() <= 3 && rows.iter().all(|row| row.len() <= 4));
/// });
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
pub fn island_rows(
    frame: Frame,
    symbols: &str,
) -> impl Strategy<Value = Vec<String>> + Clone + use<> {
    rows(Look::Island, frame, symbols)
}

/// The rows of a chamber in the form of `cards.json`, at most as large as the frame. Some of the given
/// symbols are printed on it.
///
/// They shrink to `ET`, by way of fewer rows and columns, no walls and no symbols.
///
/// # Panics
/// If the frame has a single cell.
pub fn chamber_rows(
    frame: Frame,
    symbols: &str,
) -> impl Strategy<Value = Vec<String>> + Clone + use<> {
    rows(Look::Chamber, frame, symbols)
}

fn rows(
    look: Look,
    frame: Frame,
    symbols: &str,
) -> impl Strategy<Value = Vec<String>> + Clone + use<> {
    let least = if look == Look::Chamber { 2 } else { 1 };
    assert!(frame.cells().len() >= least, "a chamber needs two cells");
    let symbols: Vec<char> = symbols.chars().collect();
    Drawing::new(move |dice| draw_rows(dice, look, frame, &symbols))
}

/// The type of a grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Look {
    /// Land with sea in it.
    Island,
    /// Floor with walls, an entry and a tomb.
    Chamber,
}

impl Look {
    /// The character for a place without a cell.
    pub(super) fn gap(self) -> char {
        match self {
            Self::Island => '~',
            Self::Chamber => '#',
        }
    }
}

/// A grid that is at most as large as the frame.
pub(super) fn draw_rows(
    dice: &mut Dice<'_>,
    look: Look,
    frame: Frame,
    symbols: &[char],
) -> Vec<String> {
    let rows = 1 + dice.below(frame.rows());
    let alone = look == Look::Chamber && rows == 1;
    let least = if alone && frame.cols() > 1 { 2 } else { 1 };
    let cols = dice.between(least, frame.cols() as i32) as usize;
    if look == Look::Chamber && rows * cols == 1 {
        return draw_rows(dice, look, frame, symbols);
    }
    let mut grid = vec![vec![PLAIN; cols]; rows];
    if look == Look::Chamber {
        let entry = dice.below(cols);
        grid[0][entry] = LANDMARKS[0];
        let free: Vec<usize> = (0..cols)
            .filter(|col| grid[rows - 1][*col] == PLAIN)
            .collect();
        grid[rows - 1][*dice.pick(&free)] = LANDMARKS[1];
    }
    dice.list(0, rows * cols / 2, |dice| {
        let (row, col) = (dice.below(rows), dice.below(cols));
        if grid[row][col] == PLAIN {
            grid[row][col] = look.gap();
            if !is_sound(look, &texts(&grid)) {
                grid[row][col] = PLAIN;
            }
        }
    });
    let share = dice.between(0, 60) as usize;
    print(dice, &mut grid, symbols, share);
    texts(&grid)
}

/// Prints symbols on about `share` of 100 plain cells.
pub(super) fn print(dice: &mut Dice<'_>, grid: &mut [Vec<char>], symbols: &[char], share: usize) {
    let mut plain: Vec<&mut char> = grid.iter_mut().flatten().collect();
    plain.retain(|cell| **cell == PLAIN);
    let cells = plain.len();
    if cells > 0 && !symbols.is_empty() {
        dice.list(0, cells.min(1 + 2 * cells * share / 100), |dice| {
            *plain[dice.below(cells)] = *dice.pick(symbols);
        });
    }
}

/// Whether the checks of content accept these rows.
fn is_sound(look: Look, rows: &[String]) -> bool {
    let cols = rows.first().map_or(0, |row| row.chars().count());
    let Ok(frame) = Frame::new(rows.len(), cols) else {
        return false;
    };
    let at = |landmark: char| cells_of(frame, rows, |found| found == landmark);
    let in_row = |cells: CellSet, row| cells.len() == 1 && cells.is_subset(frame.row_cells(row));
    let [entry, tomb] = LANDMARKS.map(at);
    let landmarks = look == Look::Island || in_row(entry, 0) && in_row(tomb, rows.len() - 1);
    landmarks && hangs_together(frame, cells_of(frame, rows, |found| found != look.gap()))
}

/// The cells of a frame where `is` holds for the character in the rows.
fn cells_of(frame: Frame, rows: &[String], is: impl Fn(char) -> bool) -> CellSet {
    let rows = rows.iter().enumerate();
    let cells = rows.flat_map(|(row, text)| {
        let is = &is;
        let found = text
            .chars()
            .enumerate()
            .filter(move |(_, found)| is(*found));
        found.filter_map(move |(col, _)| frame.cell(row, col))
    });
    cells.collect()
}

/// The rows as characters.
pub(super) fn chars(rows: &[String]) -> Vec<Vec<char>> {
    rows.iter().map(|row| row.chars().collect()).collect()
}

/// The characters as rows.
pub(super) fn texts(grid: &[Vec<char>]) -> Vec<String> {
    grid.iter().map(|row| row.iter().collect()).collect()
}
