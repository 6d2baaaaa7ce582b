//! A pattern in one orientation: turned, flipped, and placed on a board.

use roll_and_write::picture::PatternPicture;
use roll_and_write::{Cell, WideFrame, WideSet};

/// Cells in reading order, moved to the top left. Never empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Form(Vec<FormCell>);

/// A cell: its row, its column, and its number among the cells of a pattern with something printed. Plain cells have the
/// number 0.
type FormCell = (i32, i32, usize);

impl Form {
    pub(crate) fn single() -> Self {
        Self(vec![(0, 0, 0)])
    }

    fn pushed(cells: impl IntoIterator<Item = FormCell>) -> Option<Self> {
        let mut cells: Vec<FormCell> = cells.into_iter().collect();
        let top = cells.iter().map(|cell| cell.0).min()?;
        let left = cells.iter().map(|cell| cell.1).min()?;
        for cell in &mut cells {
            *cell = (cell.0 - top, cell.1 - left, cell.2);
        }
        cells.sort_unstable();
        Some(Self(cells))
    }

    /// The form of rows of `X` and `.`.
    pub(crate) fn of_rows(rows: &[String]) -> Option<Self> {
        let in_row = |(row, text): (usize, &String)| {
            let cols: Vec<usize> = (text.chars().enumerate())
                .filter(|(_, c)| *c == 'X')
                .map(|(col, _)| col)
                .collect();
            cols.into_iter().map(move |col| (row as i32, col as i32, 0))
        };
        Self::pushed(rows.iter().enumerate().flat_map(in_row))
    }

    /// The form of a pattern, with numbers if something is printed on its cells.
    pub(crate) fn of_pattern(pattern: &PatternPicture) -> Option<Self> {
        let mut form = Self::of_rows(&pattern.rows)?;
        if !pattern.cells.is_empty() {
            for (number, cell) in form.0.iter_mut().enumerate() {
                cell.2 = number;
            }
        }
        Some(form)
    }

    /// The form of cells of a board, in the order of the cells of a pattern.
    pub(crate) fn of_tiles(frame: WideFrame, cells: &[Cell]) -> Option<Self> {
        let place = |(number, cell): (usize, &Cell)| {
            (frame.row(*cell) as i32, frame.col(*cell) as i32, number)
        };
        Self::pushed(cells.iter().enumerate().map(place))
    }

    /// Whether something is printed on the cells.
    pub(crate) fn is_numbered(&self) -> bool {
        self.0.iter().any(|cell| cell.2 > 0)
    }

    /// The cells in reading order, each with its number.
    pub(crate) fn cells(&self) -> impl Iterator<Item = (usize, usize, usize)> {
        let cells = self.0.iter();
        cells.map(|&(row, col, number)| (row as usize, col as usize, number))
    }

    /// The form of these cells of a board.
    pub(crate) fn of_cells(frame: WideFrame, cells: WideSet) -> Option<Self> {
        Self::pushed(
            cells
                .iter()
                .map(|cell| (frame.row(cell) as i32, frame.col(cell) as i32, 0)),
        )
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The form after a quarter turn clockwise.
    pub(crate) fn turned(&self) -> Self {
        Self::pushed(self.0.iter().map(|&(row, col, number)| (col, -row, number)))
            .unwrap_or_else(Self::single)
    }

    /// The form with left and right exchanged.
    pub(crate) fn flipped(&self) -> Self {
        Self::pushed(self.0.iter().map(|&(row, col, number)| (row, -col, number)))
            .unwrap_or_else(Self::single)
    }

    /// The form as dots, one for each cell, with two columns in each character of Braille; `None` if it has more than four
    /// rows.
    pub(crate) fn dots(&self) -> Option<String> {
        /// The bits of the dots of a character, by row and column.
        const BITS: [[u8; 2]; 4] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];
        let (_, columns) = self.size();
        let mut characters = vec![0_u8; (columns as usize).div_ceil(2)];
        for &(row, column, _) in &self.0 {
            let bits = BITS.get(row as usize)?;
            characters[column as usize / 2] |= bits[column as usize % 2];
        }
        let character = |bits: u8| char::from_u32(0x2800 + u32::from(bits));
        characters.into_iter().map(character).collect()
    }

    /// The numbers of rows and columns.
    fn size(&self) -> (i32, i32) {
        let rows = self.0.iter().map(|cell| cell.0).max().unwrap_or(0);
        let cols = self.0.iter().map(|cell| cell.1).max().unwrap_or(0);
        (rows + 1, cols + 1)
    }

    /// The covered cells if the first of them is at `at`, or as near to it as the board allows; `None` if the
    /// board is too small.
    pub(crate) fn laid(&self, frame: WideFrame, at: Cell) -> Option<WideSet> {
        Some(self.laid_cells(frame, at)?.map(|(_, cell)| cell).collect())
    }

    /// The same cells in the order of the cells of the pattern.
    pub(crate) fn laid_in_order(&self, frame: WideFrame, at: Cell) -> Option<Vec<Cell>> {
        let mut cells: Vec<(usize, Cell)> = self.laid_cells(frame, at)?.collect();
        cells.sort_unstable_by_key(|(number, _)| *number);
        Some(cells.into_iter().map(|(_, cell)| cell).collect())
    }

    /// The covered cells with their numbers.
    fn laid_cells(
        &self,
        frame: WideFrame,
        at: Cell,
    ) -> Option<impl Iterator<Item = (usize, Cell)>> {
        let (rows, cols) = self.size();
        let (first_row, first_col, _) = *self.0.first()?;
        let room = |at: usize, first: i32, size: i32, all: usize| {
            let most = all as i32 - size;
            (most >= 0).then(|| (at as i32 - first).clamp(0, most.max(0)))
        };
        let top = room(frame.row(at), first_row, rows, frame.rows())?;
        let left = room(frame.col(at), first_col, cols, frame.cols())?;
        let cell = |&(row, col, number): &FormCell| {
            Some((
                number,
                frame.cell((top + row) as usize, (left + col) as usize)?,
            ))
        };
        let cells: Option<Vec<(usize, Cell)>> = self.0.iter().map(cell).collect();
        cells.map(Vec::into_iter)
    }

    /// The rows; `true` marks a cell.
    pub(crate) fn rows(&self) -> Vec<Vec<bool>> {
        let (rows, cols) = self.size();
        let has = |row, col| self.0.iter().any(|cell| (cell.0, cell.1) == (row, col));
        let row = |row| (0..cols).map(|col| has(row, col)).collect();
        (0..rows).map(row).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hook() -> Form {
        Form::of_rows(&["X.".to_owned(), "X.".to_owned(), "XX".to_owned()]).unwrap()
    }

    #[test]
    fn four_turns_and_two_flips_come_back() {
        let mut turned = hook();
        let mut seen = vec![hook(), hook().flipped()];
        for _ in 0..3 {
            turned = turned.turned();
            seen.extend([turned.clone(), turned.flipped()]);
        }
        assert_eq!(turned.turned(), hook());
        assert_eq!(hook().flipped().flipped(), hook());
        let distinct = seen
            .iter()
            .enumerate()
            .all(|(at, form)| !seen[..at].contains(form));
        assert!(distinct && seen.len() == 8);
    }

    #[test]
    fn a_form_is_drawn_with_dots() {
        let dots = |rows: &[&str]| {
            let rows: Vec<String> = rows.iter().map(|row| (*row).to_owned()).collect();
            Form::of_rows(&rows).unwrap().dots()
        };
        assert_eq!(hook().dots().unwrap(), "⠧");
        assert_eq!(dots(&["XXX", ".X."]).unwrap(), "⠙⠁");
        assert_eq!(dots(&["X", "X", "X", "X"]).unwrap(), "⡇");
        assert_eq!(dots(&["X"; 5]), None, "no character has five rows");
    }

    #[test]
    fn a_turn_is_clockwise() {
        let rows = |form: Form| -> Vec<String> {
            let line = |row: Vec<bool>| {
                row.iter()
                    .map(|cell| if *cell { 'X' } else { '.' })
                    .collect()
            };
            form.rows().into_iter().map(line).collect()
        };
        assert_eq!(rows(hook().turned()), ["XXX", "X.."]);
        assert_eq!(rows(hook().flipped()), [".X", ".X", "XX"]);
    }

    #[test]
    fn at_the_rim_a_form_is_pushed_back_onto_the_board() {
        let frame = WideFrame::new(4, 4).unwrap();
        let laid = |label: &str| hook().laid(frame, frame.parse(label).unwrap());
        assert_eq!(
            laid("a1").map(|cells| frame.labels(cells)).unwrap(),
            "a1 a2 a3 b3"
        );
        assert_eq!(
            laid("d4").map(|cells| frame.labels(cells)).unwrap(),
            "c2 c3 c4 d4"
        );
        assert_eq!(
            hook().laid(WideFrame::new(2, 9).unwrap(), Cell::new(0)),
            None
        );
    }
}
