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
/// and the tomb in the last.
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
    Drawing::new(
        move |dice| draw_rows(dice, look, frame, &symbols),
        move |rows| less(look, rows),
    )
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

    /// Whether this character is a symbol.
    fn is_symbol(self, found: char) -> bool {
        found != PLAIN && found != self.gap() && !self.is_landmark(found)
    }

    fn is_landmark(self, found: char) -> bool {
        self == Self::Chamber && LANDMARKS.contains(&found)
    }

    /// The smallest possible grid.
    pub(super) fn least(self) -> Vec<String> {
        self.plain(1, if self == Self::Chamber { 2 } else { 1 })
    }

    /// A full grid without symbols. Its landmarks are in the first and the last corner.
    fn plain(self, rows: usize, cols: usize) -> Vec<String> {
        let mut chars = vec![vec![PLAIN; cols]; rows];
        if self == Self::Chamber {
            chars[0][0] = LANDMARKS[0];
            chars[rows - 1][cols - 1] = LANDMARKS[1];
        }
        texts(&chars)
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
    for _ in 0..dice.below(rows * cols / 2 + 1) {
        let (row, col) = (dice.below(rows), dice.below(cols));
        if grid[row][col] == PLAIN {
            grid[row][col] = look.gap();
            if !is_sound(look, &texts(&grid)) {
                grid[row][col] = PLAIN;
            }
        }
    }
    let share = dice.between(0, 60) as usize;
    print(dice, &mut grid, symbols, share);
    texts(&grid)
}

/// Prints symbols on `share` of 100 plain cells.
pub(super) fn print(dice: &mut Dice<'_>, grid: &mut [Vec<char>], symbols: &[char], share: usize) {
    let plain = grid.iter_mut().flatten().filter(|cell| **cell == PLAIN);
    for cell in plain {
        if !symbols.is_empty() && dice.percent(share) {
            *cell = *dice.pick(symbols);
        }
    }
}

/// Grids that are smaller, or that have fewer gaps or symbols.
pub(super) fn less(look: Look, rows: &[String]) -> Vec<Vec<String>> {
    let grid = chars(rows);
    let cols = grid[0].len();
    let mut all = vec![look.least(), look.plain(grid.len(), cols)];
    let changed = |change: &dyn Fn(char) -> char| {
        let row = |row: &Vec<char>| row.iter().map(|cell| change(*cell)).collect();
        texts(&grid.iter().map(row).collect::<Vec<Vec<char>>>())
    };
    let plain_if = |is: bool, cell| if is { PLAIN } else { cell };
    all.push(changed(&|cell| plain_if(look.is_symbol(cell), cell)));
    all.push(changed(&|cell| plain_if(cell == look.gap(), cell)));
    all.extend((0..grid.len()).map(|row| {
        let mut fewer = grid.clone();
        fewer.remove(row);
        mended(look, fewer)
    }));
    all.extend((0..cols).map(|col| {
        let mut fewer = grid.clone();
        for row in &mut fewer {
            row.remove(col);
        }
        mended(look, fewer)
    }));
    for (row, col) in (0..grid.len()).flat_map(|row| (0..cols).map(move |col| (row, col))) {
        let mut plainer = grid.clone();
        plainer[row][col] = plain_if(!look.is_landmark(grid[row][col]), grid[row][col]);
        all.push(texts(&plainer));
    }
    all.retain(|other| other != rows && is_sound(look, other));
    all
}

/// The rows, with lost landmarks restored at the first and the last plain cell of their rows.
fn mended(look: Look, mut grid: Vec<Vec<char>>) -> Vec<String> {
    let has = |grid: &[Vec<char>], landmark| grid.iter().flatten().any(|cell| *cell == landmark);
    if look == Look::Chamber {
        let [entry, tomb] = LANDMARKS;
        if !has(&grid, entry)
            && let Some(cell) = grid
                .first_mut()
                .and_then(|row| row.iter_mut().find(|cell| **cell == PLAIN))
        {
            *cell = entry;
        }
        if !has(&grid, tomb)
            && let Some(cell) = grid
                .last_mut()
                .and_then(|row| row.iter_mut().rfind(|cell| **cell == PLAIN))
        {
            *cell = tomb;
        }
    }
    texts(&grid)
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
