//! Problems of a pack's file as problems of the table that it was made from.

use super::super::table::{Spot, Table, with_help};
use super::EntryOrigin;
use super::header::Header;
use roll_and_write::content::{FileList, Problem, Report};

/// The character by which some spreadsheets replace three dots.
const ELLIPSIS: char = '…';

/// The table, and what was made of it.
pub(super) struct Translation<'a> {
    pub(super) table: &'a Table,
    pub(super) header: &'a Header<'a>,
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
    pub(super) fn merged(&self, found: Report, own: Vec<(Spot, Problem)>) -> Report {
        let mut all: Vec<(Option<Spot>, Problem)> = Vec::new();
        for problem in found.problems {
            let spot = self.spot(&problem);
            let is_known = own
                .iter()
                .any(|(known, _)| spot.is_some_and(|spot| hides(*known, spot)));
            let is_vague = matches!(spot, None | Some(Spot::Table));
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
    fn spot(&self, problem: &Problem) -> Option<Spot> {
        if problem.path != self.path || problem.position == (0, 0) {
            return None;
        }
        let place = self.list?.place(&problem.range);
        let Some(place) = place else {
            return Some(Spot::Table);
        };
        let EntryOrigin::Row(row) = self.origins.get(place.entry)? else {
            return Some(Spot::Table);
        };
        let column = place.field.and_then(|field| self.header.column(&field));
        Some(match (column, place.item) {
            (None, _) => Spot::Row(*row),
            (Some(column), Some(item)) if self.header.cell(*row, column).contains('\n') => {
                Spot::Line(*row, column, item)
            }
            (Some(column), _) => Spot::Cell(*row, column),
        })
    }

    /// The problem of a pack's file as one of the table.
    fn problem(&self, spot: Option<Spot>, problem: Problem) -> Problem {
        let Some(spot) = spot else {
            return problem;
        };
        let removed = match self.list.and_then(|list| list.place(&problem.range)) {
            Some(place) => self.origins.get(place.entry),
            None => None,
        };
        let message = match (spot, removed) {
            (Spot::Table, Some(EntryOrigin::NotInTable(name))) => {
                format!("{name:?} is not in the table: {}", problem.message)
            }
            _ => problem.message,
        };
        let new = self.table.problem(spot, &message);
        let new = Problem {
            severity: problem.severity,
            help: problem.help,
            ..new
        };
        if self.has_ellipsis(spot) && new.help.is_none() {
            let help = "the spreadsheet has replaced three dots by one character; switch its automatic correction off";
            return with_help(new, Some(help));
        }
        new
    }

    fn has_ellipsis(&self, spot: Spot) -> bool {
        match spot {
            Spot::Cell(row, column) | Spot::Line(row, column, _) => {
                self.header.cell(row, column).contains(ELLIPSIS)
            }
            Spot::Table | Spot::Header(_) | Spot::Row(_) => false,
        }
    }
}

/// Whether the problem of a cell makes a problem of the pack superfluous.
fn hides(known: Spot, other: Spot) -> bool {
    let Spot::Cell(row, column) = known else {
        return known == other;
    };
    match other {
        Spot::Row(other) => other == row,
        Spot::Cell(other, at) | Spot::Line(other, at, _) => (other, at) == (row, column),
        Spot::Table | Spot::Header(_) => false,
    }
}

/// The row and the column of a place, to sort by.
fn order(spot: Spot) -> (usize, usize) {
    match spot {
        Spot::Table => (0, 0),
        Spot::Header(column) => (0, column),
        Spot::Row(row) => (row + 1, 0),
        Spot::Cell(row, column) | Spot::Line(row, column, _) => (row + 1, column),
    }
}
