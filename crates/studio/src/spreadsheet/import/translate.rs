//! Problems of a pack's file as problems of the table that it was made from.

use super::super::table::{CsvTable, TableSpot};
use super::EntryOrigin;
use super::header::TableHeader;
use rnw_packs::{FileList, Problem, Report};

/// The character by which some spreadsheets replace three dots.
const ELLIPSIS: char = '…';

/// The table, and what was made of it.
pub(super) struct Translation<'a> {
    pub(super) table: &'a CsvTable,
    pub(super) header: &'a TableHeader<'a>,
    /// Where each entry of the list comes from.
    pub(super) origins: &'a [EntryOrigin],
    /// The path of the pack's file.
    pub(super) path: &'a str,
    /// The list in the new text of this file.
    pub(super) list: Option<&'a FileList<'a>>,
}

impl Translation<'_> {
    /// All problems: those of the cells, and those of the pack. If a cell cannot be read, only its own problem is shown,
    /// and nothing about the pack as a whole.
    pub(super) fn merged(&self, found: Report, own: Vec<(TableSpot, Problem)>) -> Report {
        let mut all: Vec<(Option<TableSpot>, Problem)> = Vec::new();
        for problem in found.problems {
            let spot = self.spot(&problem);
            let is_known = own
                .iter()
                .any(|(known, _)| spot.is_some_and(|spot| hides(*known, spot)));
            let is_vague = matches!(spot, None | Some(TableSpot::Table));
            if !is_known && (own.is_empty() || !is_vague) {
                all.push((spot, self.problem(spot, problem)));
            }
        }
        all.extend(own.into_iter().map(|(spot, problem)| (Some(spot), problem)));
        all.sort_by_key(|(spot, _)| spot.map_or((usize::MAX, 0), order));
        Report {
            problems: all.into_iter().map(|(_, problem)| problem).collect(),
        }
    }

    /// The place in the table of a problem; `None` if it is in another file.
    fn spot(&self, problem: &Problem) -> Option<TableSpot> {
        if problem.path != self.path || problem.position == (0, 0) {
            return None;
        }
        let place = self.list?.place(&problem.range);
        let Some(place) = place else {
            return Some(TableSpot::Table);
        };
        let EntryOrigin::Row(row) = self.origins.get(place.entry)? else {
            return Some(TableSpot::Table);
        };
        let column = place.field.and_then(|field| self.header.column(&field));
        Some(match (column, place.item) {
            (None, _) => TableSpot::Row(*row),
            (Some(column), Some(item)) if self.header.cell(*row, column).contains('\n') => {
                TableSpot::Line(*row, column, item)
            }
            (Some(column), _) => TableSpot::Cell(*row, column),
        })
    }

    /// The problem of a pack's file as one of the table.
    fn problem(&self, spot: Option<TableSpot>, problem: Problem) -> Problem {
        let Some(spot) = spot else {
            return problem;
        };
        let removed = match self.list.and_then(|list| list.place(&problem.range)) {
            Some(place) => self.origins.get(place.entry),
            None => None,
        };
        let message = match (spot, removed) {
            (TableSpot::Table, Some(EntryOrigin::NotInTable(name))) => {
                format!("{name:?} is not in the table: {}", problem.message)
            }
            _ => problem.message,
        };
        let replaced = "the spreadsheet has replaced three dots by one character; switch its automatic correction off";
        let help = || self.has_ellipsis(spot).then(|| replaced.to_owned());
        Problem {
            severity: problem.severity,
            help: problem.help.or_else(help),
            ..self.table.problem(spot, &message)
        }
    }

    fn has_ellipsis(&self, spot: TableSpot) -> bool {
        match spot {
            TableSpot::Cell(row, column) | TableSpot::Line(row, column, _) => {
                self.header.cell(row, column).contains(ELLIPSIS)
            }
            TableSpot::Table | TableSpot::Header(_) | TableSpot::Row(_) => false,
        }
    }
}

/// Whether the problem of a cell makes a problem of the pack superfluous.
fn hides(known: TableSpot, other: TableSpot) -> bool {
    let TableSpot::Cell(row, column) = known else {
        return known == other;
    };
    match other {
        TableSpot::Row(other) => other == row,
        TableSpot::Cell(other, at) | TableSpot::Line(other, at, _) => (other, at) == (row, column),
        TableSpot::Table | TableSpot::Header(_) => false,
    }
}

/// The row and the column of a place, to sort by.
fn order(spot: TableSpot) -> (usize, usize) {
    match spot {
        TableSpot::Table => (0, 0),
        TableSpot::Header(column) => (0, column),
        TableSpot::Row(row) => (row + 1, 0),
        TableSpot::Cell(row, column) | TableSpot::Line(row, column, _) => (row + 1, column),
    }
}
