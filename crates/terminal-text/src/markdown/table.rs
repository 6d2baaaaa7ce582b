//! Tables, as wide as their cells or as the screen.

use super::LayoutOptions;
use super::line::{FAINT, PLAIN, RunningText, TextLine};
use anstyle::Style;
use pulldown_cmark::Alignment;
use rnw_tui::Glyphs;

/// How many columns stand between two cells.
const GAP: usize = 3;
/// If there is too little room, columns shrink to this width, but no further.
const NARROWEST: usize = 12;

/// A table: its head and its rows, each with its cells.
#[derive(Default, Debug)]
pub(super) struct TextTable {
    alignments: Vec<Alignment>,
    rows: Vec<Vec<RunningText>>,
}

impl TextTable {
    pub(super) fn new(alignments: Vec<Alignment>) -> Self {
        Self {
            alignments,
            rows: Vec::new(),
        }
    }

    /// Begins a row. The first one is the head.
    pub(super) fn begin_row(&mut self) {
        self.rows.push(Vec::new());
    }

    /// Adds a cell to the last row.
    pub(super) fn push_cell(&mut self, cell: RunningText) {
        if let Some(row) = self.rows.last_mut() {
            row.push(cell);
        }
    }

    /// The table in lines of at most this width. Where the columns would be too narrow to be read, each row becomes
    /// a list of its cells.
    pub(super) fn lines(&self, width: usize, options: LayoutOptions) -> Vec<TextLine> {
        match self.widths(width) {
            Some(widths) => self.grid(&widths, options),
            None => self.list(width),
        }
    }

    /// How wide the columns are: as wide as their cells if there is room, else narrower, the widest first. None if
    /// that makes them too narrow.
    fn widths(&self, width: usize) -> Option<Vec<usize>> {
        let columns = self.alignments.len();
        let room = width.checked_sub(GAP * columns.saturating_sub(1))?;
        let most = |rows: &[Vec<RunningText>], measure: fn(&RunningText) -> usize| -> Vec<usize> {
            let cells = |column: usize| rows.iter().filter_map(move |row| row.get(column));
            let column = |column| cells(column).map(measure).max().unwrap_or(0).max(1);
            (0..columns).map(column).collect()
        };
        let mut widths = most(&self.rows, RunningText::width);
        // A head may take more lines than other cells.
        let below = most(self.rows.get(1..).unwrap_or_default(), RunningText::width);
        let words = most(&self.rows, RunningText::widest_word).into_iter();
        let least: Vec<usize> = (words.zip(below))
            .map(|(word, width)| word.max(width.min(NARROWEST)))
            .collect();
        if least.iter().sum::<usize>() > room {
            return None;
        }
        while widths.iter().sum::<usize>() > room {
            let can_shrink = |(width, least): &(&mut usize, &usize)| **width > **least;
            let open = widths.iter_mut().zip(&least).filter(can_shrink);
            let widest = open.map(|(width, _)| *width).max()?;
            // Columns of one width stay alike.
            let alike = widths.iter_mut().zip(&least);
            for (width, least) in alike.filter(|(width, _)| **width == widest) {
                *width = (widest - 1).min(room).max(*least);
            }
        }
        // Wrapped cells may leave columns free.
        let used = |(column, width): (usize, usize)| {
            let cells = self.rows.iter().filter_map(|row| row.get(column));
            let lines = cells.flat_map(|cell| cell.fill(width, width));
            lines.map(|line| line.width()).max().unwrap_or(1)
        };
        Some(widths.into_iter().enumerate().map(used).collect())
    }

    /// The rows with their cells side by side.
    fn grid(&self, widths: &[usize], options: LayoutOptions) -> Vec<TextLine> {
        let (bar, dash, crossing) = match options.glyphs {
            Glyphs::Unicode => (" │ ", "─", "─┼─"),
            Glyphs::Ascii => (" | ", "-", "-+-"),
        };
        let dashes: Vec<String> = widths.iter().map(|width| dash.repeat(*width)).collect();
        let rule = TextLine::new(FAINT, &dashes.join(crossing));
        let rows: Vec<Vec<TextLine>> = (self.rows.iter())
            .map(|row| self.row(row, widths, bar))
            .collect();
        // If a row has several lines, rules separate the rows.
        let apart = rows.iter().skip(1).any(|row| row.len() > 1);
        let mut lines = Vec::new();
        for (number, row) in rows.into_iter().enumerate() {
            if number == 1 || number > 1 && apart {
                lines.push(rule.clone());
            }
            lines.extend(row);
        }
        lines
    }

    fn row(&self, row: &[RunningText], widths: &[usize], bar: &str) -> Vec<TextLine> {
        let fill = |(cell, width): (&RunningText, &usize)| cell.fill(*width, *width);
        let cells: Vec<Vec<TextLine>> = row.iter().zip(widths).map(fill).collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or(0).max(1);
        let line = |number: usize| {
            let mut line = TextLine::default();
            for (column, (cell, width)) in cells.iter().zip(widths).enumerate() {
                if column > 0 {
                    line.push(FAINT, bar);
                }
                let part = cell.get(number).cloned().unwrap_or_default();
                let blanks = width.saturating_sub(part.width());
                let before = match self.alignments[column] {
                    Alignment::None | Alignment::Left => 0,
                    Alignment::Center => blanks / 2,
                    Alignment::Right => blanks,
                };
                line.pad(before);
                line.append(&part);
                line.pad(blanks - before);
            }
            line
        };
        (0..height).map(line).collect()
    }

    /// The rows one below the other: each cell behind the head of its column. All but the first are indented.
    fn list(&self, width: usize) -> Vec<TextLine> {
        let Some((head, rows)) = self.rows.split_first() else {
            return Vec::new();
        };
        let mut lines = Vec::new();
        for row in rows {
            for (column, cell) in row.iter().enumerate() {
                let mut text = head.get(column).cloned().unwrap_or_default();
                if !text.is_empty() {
                    text.push(Style::new().bold(), ": ");
                }
                text.append(cell);
                let indent = if column == 0 { 0 } else { 2 };
                let room = width.saturating_sub(indent);
                for (number, part) in text.fill(room, room.saturating_sub(2)).iter().enumerate() {
                    let hanging = if number == 0 { 0 } else { 2 };
                    let mut line = TextLine::new(PLAIN, &" ".repeat(indent + hanging));
                    line.append(part);
                    lines.push(line);
                }
            }
        }
        lines
    }
}
