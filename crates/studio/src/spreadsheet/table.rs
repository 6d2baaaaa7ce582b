//! A table: the rows and cells of a CSV file, and where each of them is.

use super::decode::NO_TEXT;
use rnw_packs::{Problem, Severity, Source};
use std::ops::Range;

/// The separators that spreadsheets write.
const SEPARATORS: [u8; 3] = [b',', b';', b'\t'];

/// A table with its header.
#[derive(Clone, Debug)]
pub(super) struct CsvTable {
    /// The file, with `\n` at the ends of its lines.
    pub(super) source: Source,
    /// The names of the columns.
    pub(super) header: Vec<String>,
    /// The rows below the header that are not empty.
    pub(super) rows: Vec<TableRow>,
    separator: u8,
    /// The bytes of the header.
    header_range: Range<usize>,
}

/// A row of a table.
#[derive(Clone, Debug)]
pub(super) struct TableRow {
    /// The number, as the spreadsheet shows it.
    pub(super) number: usize,
    pub(super) cells: Vec<String>,
    range: Range<usize>,
}

/// A place in a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TableSpot {
    /// The whole table.
    Table,
    /// A column, at its name in the header.
    Header(usize),
    /// A row, by its index among the rows below the header.
    Row(usize),
    /// A cell: the index of its row, and that of its column.
    Cell(usize, usize),
    /// A line of a cell.
    Line(usize, usize, usize),
}

impl CsvTable {
    /// Reads a text. The separator is the one that finds the most of these names in the header.
    pub(super) fn read(path: String, text: String, known: &[&str]) -> Self {
        let (start, said) = said_separator(&text);
        let header = |separator: &u8| {
            let first = records(&text, start, *separator, 1).pop();
            first.map(|row| row.cells).unwrap_or_default()
        };
        let found = |separator: &u8| {
            let cells = header(separator);
            let is_known = |cell: &&String| known.contains(&&*tidy(cell));
            (cells.iter().filter(is_known).count(), cells.len())
        };
        let best = SEPARATORS.iter().rev().max_by_key(|one| found(one));
        let separator = said.or(best.copied()).unwrap_or(b',');
        let mut rows = records(&text, start, separator, usize::MAX).into_iter();
        let first = rows.next();
        let header_range = first.as_ref().map_or(0..0, |row| row.range.clone());
        let header = first.map(|row| row.cells).unwrap_or_default();
        Self {
            header: header.iter().map(|cell| tidy(cell)).collect(),
            rows: rows.collect(),
            separator,
            header_range,
            source: Source {
                name: path.clone(),
                path,
                text,
            },
        }
    }

    /// The rows with a quote that never ends, and the cells with bytes that are no text.
    pub(super) fn unreadable(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        for (index, row) in self.rows.iter().enumerate() {
            let quotes = self.source.text[row.range.clone()].matches('"').count();
            if !quotes.is_multiple_of(2) {
                let message = "a \" starts a text that never ends";
                let help = "close the text with another \"; write a \" inside a text as \"\"";
                problems.push(self.advised(TableSpot::Row(index), message, help));
            }
            for (column, cell) in row.cells.iter().enumerate() {
                if cell.contains(NO_TEXT) {
                    let spot = TableSpot::Cell(index, column);
                    let help = "in the spreadsheet, save the table as \"CSV UTF-8\"";
                    problems.push(self.advised(spot, "not UTF-8 text", help));
                }
            }
        }
        problems
    }

    /// A problem at a place, which the message names as the spreadsheet does.
    pub(super) fn problem(&self, spot: TableSpot, message: &str) -> Problem {
        let range = self.range(spot);
        let place = self.place(spot);
        let message = match place.as_str() {
            "" => message.to_owned(),
            place => format!("{place}: {message}"),
        };
        Problem {
            severity: Severity::Error,
            path: self.source.path.clone(),
            position: self.source.position(range.start),
            range,
            message,
            help: None,
        }
    }

    /// A problem at a place, and what to do about it.
    pub(super) fn advised(&self, spot: TableSpot, message: &str, help: &str) -> Problem {
        Problem {
            help: Some(help.to_owned()),
            ..self.problem(spot, message)
        }
    }

    /// A place as the spreadsheet names it: `row 5, column C (grid)`.
    fn place(&self, spot: TableSpot) -> String {
        let column = |column: usize| {
            let name = self.header.get(column).filter(|name| !name.is_empty());
            let name = name.map_or_else(String::new, |name| format!(" ({name})"));
            format!("column {}{name}", letters(column))
        };
        match spot {
            TableSpot::Table => String::new(),
            TableSpot::Header(index) => format!("row 1, {}", column(index)),
            TableSpot::Row(row) => format!("row {}", self.rows[row].number),
            TableSpot::Cell(row, index) => {
                format!("row {}, {}", self.rows[row].number, column(index))
            }
            TableSpot::Line(row, index, line) => {
                let cell = self.place(TableSpot::Cell(row, index));
                format!("{cell}, line {}", line + 1)
            }
        }
    }

    fn range(&self, spot: TableSpot) -> Range<usize> {
        match spot {
            TableSpot::Table => 0..0,
            TableSpot::Header(column) => self.cell(&self.header_range, column),
            TableSpot::Row(row) => self.line(self.rows[row].range.clone(), 0),
            TableSpot::Cell(row, column) => {
                let cell = self.cell(&self.rows[row].range, column);
                self.line(cell, 0)
            }
            TableSpot::Line(row, column, line) => {
                let cell = self.cell(&self.rows[row].range, column);
                self.line(cell, line)
            }
        }
    }

    /// The bytes of a cell in its row. A cell that the row does not have is at its end.
    fn cell(&self, row: &Range<usize>, column: usize) -> Range<usize> {
        let mut in_quotes = false;
        let (mut start, mut passed) = (row.start, 0);
        for (at, byte) in self.source.text[row.clone()].bytes().enumerate() {
            let at = row.start + at;
            in_quotes ^= byte == b'"';
            if byte == self.separator && !in_quotes {
                if passed == column {
                    return start..at;
                }
                passed += 1;
                start = at + 1;
            }
        }
        if passed == column {
            start..row.end
        } else {
            row.end..row.end
        }
    }

    /// The bytes of a line within others; the last line if there are not so many.
    fn line(&self, range: Range<usize>, line: usize) -> Range<usize> {
        let mut start = range.start;
        for _ in 0..line {
            match self.source.text[start..range.end].find('\n') {
                Some(end) => start += end + 1,
                None => break,
            }
        }
        let rest = &self.source.text[start..range.end];
        start..start + rest.find('\n').unwrap_or(rest.len())
    }
}

/// The name of a column without what people and spreadsheets add to it.
fn tidy(name: &str) -> String {
    name.trim().to_lowercase()
}

/// The separator that the first line says, as in `sep=;`, and where the table starts.
fn said_separator(text: &str) -> (usize, Option<u8>) {
    let first = text.lines().next().unwrap_or_default();
    match first
        .trim_matches('"')
        .strip_prefix("sep=")
        .map(str::as_bytes)
    {
        Some([separator]) => ((first.len() + 1).min(text.len()), Some(*separator)),
        _ => (0, None),
    }
}

/// The rows of a text from `start` on, at most so many. Rows without any text are left out, but they are counted.
fn records(text: &str, start: usize, separator: u8, most: usize) -> Vec<TableRow> {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(separator)
        .from_reader(&text.as_bytes()[start..]);
    let (mut rows, mut number, mut end) = (Vec::new(), 0, start);
    let mut record = csv::StringRecord::new();
    while rows.len() < most && reader.read_record(&mut record).unwrap_or(false) {
        let read_to = start + reader.position().byte() as usize;
        let passed = &text[end..read_to.min(text.len())];
        // The reader passes over empty lines, but a spreadsheet counts them.
        let blank = passed.len() - passed.trim_start_matches('\n').len();
        number += blank + 1;
        let range = end + blank..end + passed.trim_end_matches('\n').len().max(blank);
        end = read_to;
        if record.iter().any(|cell| !cell.trim().is_empty()) {
            let cells = record.iter().map(str::to_owned).collect();
            rows.push(TableRow {
                number,
                cells,
                range,
            });
        }
    }
    rows
}

/// The letters of a column: A to Z, then AA.
pub(super) fn letters(column: usize) -> String {
    let last = char::from(b'A' + (column % 26) as u8);
    match column / 26 {
        0 => last.to_string(),
        more => letters(more - 1) + &last.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(text: &str) -> CsvTable {
        let known = ["name", "color", "grid"];
        CsvTable::read("cards.csv".to_owned(), text.to_owned(), &known)
    }

    #[track_caller]
    fn check(text: &str) {
        let table = table(text);
        assert_eq!(table.header, ["name", "color", "grid"], "{text:?}");
        let cells: Vec<_> = table.rows.iter().map(|row| row.cells.clone()).collect();
        let expected = [
            ["A1", "red", "..\n.x"],
            ["B2", "red; or not, \"so\"", "xx\n.."],
        ];
        assert_eq!(cells, expected, "{text:?}");
        let numbers: Vec<usize> = table.rows.iter().map(|row| row.number).collect();
        assert_eq!(numbers, [2, 4], "{text:?}");
    }

    #[test]
    fn every_separator_is_read() {
        for (separator, end) in [(',', "\n"), (';', "\n"), ('\t', "\n\n")] {
            let text =
                "name|color|grid\nA1|red|\"..\n.x\"\n||\nB2|\"red; or not, \"\"so\"\"\"|\"xx\n..\"";
            check(&(text.replace('|', &separator.to_string()) + end));
        }
        check(
            "sep=;\n\"name\" ;Color;GRID\nA1;red;\"..\n.x\"\n\nB2;\"red; or not, \"\"so\"\"\";\"xx\n..\"",
        );
    }

    #[track_caller]
    fn check_place(table: &CsvTable, spot: TableSpot, place: &str, text: &str) {
        let problem = table.problem(spot, "wrong");
        assert_eq!(problem.message, format!("{place}: wrong"));
        assert_eq!(&table.source.text[problem.range], text);
    }

    #[test]
    fn places_are_named_as_in_a_spreadsheet() {
        let table = table("name,color,grid\nA1,red,\"..\n.x\"\n\nB2,,\"xx\n..\"\n");
        check_place(
            &table,
            TableSpot::Header(2),
            "row 1, column C (grid)",
            "grid",
        );
        check_place(&table, TableSpot::Row(1), "row 4", "B2,,\"xx");
        check_place(&table, TableSpot::Cell(1, 1), "row 4, column B (color)", "");
        check_place(
            &table,
            TableSpot::Line(1, 2, 1),
            "row 4, column C (grid), line 2",
            "..\"",
        );
        check_place(&table, TableSpot::Cell(0, 3), "row 2, column D", "");
        let letters: Vec<String> = [0, 25, 26, 51, 52, 702].map(letters).into();
        assert_eq!(letters, ["A", "Z", "AA", "AZ", "BA", "AAA"]);
    }

    #[test]
    fn a_quote_without_an_end_and_bytes_without_text_are_reported() {
        let problems = table("name,color,grid\nA\u{fffd},red,..\nB2,\"red,..\n").unreadable();
        let messages: Vec<&str> = problems.iter().map(|problem| &*problem.message).collect();
        let expected = [
            "row 2, column A (name): not UTF-8 text",
            "row 3: a \" starts a text that never ends",
        ];
        assert_eq!(messages, expected);
    }
}
