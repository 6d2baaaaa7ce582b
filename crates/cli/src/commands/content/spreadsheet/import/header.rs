//! The columns of a table: which fields they are, and what is wrong with them.

use super::super::columns::{TableColumn, TableList};
use super::super::table::{CsvTable, TableSpot, with_help};
use rnw_packs::Problem;
use roll_and_write::option::did_you_mean;
use roll_and_write::text::counted;
use serde_json::Value;

/// The columns of a table.
pub(super) struct TableHeader<'a> {
    table: &'a CsvTable,
    list: &'a TableList,
    /// The names of columns to leave out.
    ignored: Vec<String>,
}

impl<'a> TableHeader<'a> {
    pub(super) fn read(table: &'a CsvTable, list: &'a TableList, ignored: &[String]) -> Self {
        let ignored = ignored.iter().map(|name| name.trim().to_lowercase());
        Self {
            table,
            list,
            ignored: ignored.collect(),
        }
    }

    /// The columns with their indices in the table.
    pub(super) fn columns(&self) -> impl Iterator<Item = (usize, &'a TableColumn)> {
        let columns = self.list.columns.iter();
        columns.filter_map(|column| Some((self.column(&column.name)?, column)))
    }

    /// The index of a column in the table.
    pub(super) fn column(&self, name: &str) -> Option<usize> {
        self.table.header.iter().position(|known| known == name)
    }

    /// The text of a cell; empty if the row is shorter.
    pub(super) fn cell(&self, row: usize, column: usize) -> &'a str {
        self.table.rows[row]
            .cells
            .get(column)
            .map_or("", String::as_str)
    }

    /// What is wrong with the columns. `before` are the present entries of the pack, and `lists` its lists.
    pub(super) fn problems(&self, before: &[Value], lists: &[TableList]) -> Vec<Problem> {
        if self.table.header.is_empty() {
            let names = self.names();
            let message = format!("the table is empty; expected a row with {names}");
            return vec![self.table.problem(TableSpot::Table, &message)];
        }
        let header = self.table.header.iter().enumerate();
        let wrong = header.filter_map(|(index, name)| self.wrong(index, name, lists));
        let mut problems: Vec<Problem> = wrong.collect();
        let missing = self.list.columns.iter();
        problems.extend(missing.filter_map(|column| self.missing(column, before)));
        problems.extend(self.unnamed());
        problems.extend(self.wrongly_ignored());
        problems
    }

    /// The names of the columns that the table should have.
    fn names(&self) -> String {
        let names: Vec<&str> = self
            .list
            .columns
            .iter()
            .map(|column| &*column.name)
            .collect();
        names.join(", ")
    }

    /// What is wrong with a name in the header.
    fn wrong(&self, index: usize, name: &str, lists: &[TableList]) -> Option<Problem> {
        if name.is_empty() || self.ignored.iter().any(|ignored| ignored == name) {
            return None;
        }
        let spot = TableSpot::Header(index);
        if self.column(name) != Some(index) {
            let message = format!("a second column {name:?}; expected one");
            return Some(self.table.problem(spot, &message));
        }
        let is_field = |list: &TableList| list.columns.iter().any(|column| column.name == name);
        if is_field(self.list) {
            return None;
        }
        let fields = self.list.columns.iter().map(|column| &*column.name);
        let hint = did_you_mean(name, fields);
        let message = format!("unknown column {name:?}; expected {}{hint}", self.names());
        let help = match lists.iter().find(|list| is_field(list)) {
            Some(other) => format!("{0} have this column; for them, add --list {0}", other.name),
            None if hint.is_empty() => {
                format!(
                    "to leave a column out, add --ignore {}",
                    rnw_terminal_text::command_line::quoted(name)
                )
            }
            None => return Some(self.table.problem(spot, &message)),
        };
        Some(with_help(self.table.problem(spot, &message), Some(&help)))
    }

    /// The problem of a column that the table should have.
    fn missing(&self, column: &TableColumn, before: &[Value]) -> Option<Problem> {
        let name = &column.name;
        let is_used = |entry: &&Value| !entry[name].is_null();
        let used = before.iter().filter(is_used).count();
        if self.column(name).is_some() || (!column.required && used == 0) {
            return None;
        }
        let message = if column.required {
            format!("row 1: the column {name:?} is missing")
        } else {
            let rows = counted(used, "row");
            format!(
                "row 1: the column {name:?} is missing, but {rows} of the pack have a value there"
            )
        };
        let help = "add the column to the table; `rnw content export` writes all columns";
        Some(with_help(
            self.table.problem(TableSpot::Table, &message),
            Some(help),
        ))
    }

    /// The first cell of each column without a name.
    fn unnamed(&self) -> Vec<Problem> {
        let is_named = |column: usize| {
            self.table
                .header
                .get(column)
                .is_some_and(|name| !name.is_empty())
        };
        let most = self.table.rows.iter().map(|row| row.cells.len()).max();
        let columns = (0..most.unwrap_or(0)).filter(|column| !is_named(*column));
        let first = columns.filter_map(|column| {
            let mut rows = 0..self.table.rows.len();
            let row = rows.find(|row| !self.cell(*row, column).trim().is_empty())?;
            let message = "this column has no name in row 1; expected an empty cell";
            let help = "check for a separator too many in this row, or give the column a name";
            let problem = self.table.problem(TableSpot::Cell(row, column), message);
            Some(with_help(problem, Some(help)))
        });
        first.collect()
    }

    /// Columns that are to be left out, but do not exist or are needed.
    fn wrongly_ignored(&self) -> Vec<Problem> {
        let faults = self.ignored.iter().filter_map(|name| {
            let message = if self.list.columns.iter().any(|column| column.name == *name) {
                format!("--ignore {name}: this column cannot be left out")
            } else if self.column(name).is_none() {
                let header = self.table.header.iter().map(String::as_str);
                let hint = did_you_mean(name, header);
                format!("--ignore {name}: the table has no such column{hint}")
            } else {
                return None;
            };
            Some(self.table.problem(TableSpot::Table, &message))
        });
        faults.collect()
    }
}
