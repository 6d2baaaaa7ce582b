//! A list of a pack as a table.

use super::columns::{TableColumn, TableList};
use super::{cell, chosen, entries};
use crate::{StudioError, pack_files};
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_packs::Files;
use rnw_system::write;
use serde_json::Value;
use std::error::Error;
use std::path::Path;

/// The sign that makes spreadsheets read a file as UTF-8.
const BYTE_ORDER_MARK: &str = "\u{feff}";

/// A list of a pack to write as a table.
#[derive(Clone, Debug)]
pub struct ExportPlan {
    /// The game.
    pub entry: GameEntry,
    /// The files of the pack.
    pub files: Files,
    /// The name of the list, such as `cards`.
    pub list: String,
    /// The character between the cells.
    pub separator: u8,
}

/// A list of a pack as a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExportedTable {
    /// The number of its rows below the header.
    pub rows: usize,
    /// The table as CSV.
    pub text: String,
}

/// Makes a table of a list.
///
/// # Errors
/// If the pack has no such list, or if it has errors: then the table would lack something.
pub fn export(catalogue: &Catalogue, plan: &ExportPlan) -> Result<ExportedTable, StudioError> {
    let list = chosen(&plan.entry, &plan.files, &plan.list)?;
    let report = pack_files::check(catalogue, &plan.files)?;
    if report.has_errors() {
        return Err(StudioError::pack(report, &plan.files));
    }
    let entries = entries(&plan.files, &list);
    let text = text(&list, &entries, plan.separator)
        .map_err(|error| StudioError::Internal(format!("the table cannot be written: {error}")))?;
    let rows = entries.len();
    Ok(ExportedTable { rows, text })
}

impl ExportedTable {
    /// Writes the table into a file; an existing one is overwritten only with `force`. Spreadsheets take a file with other
    /// letters than English ones for UTF-8 only with a mark.
    ///
    /// # Errors
    /// If the file exists, or cannot be written.
    pub fn write(&self, path: &Path, force: bool) -> Result<(), StudioError> {
        let text = &self.text;
        let mark = if text.is_ascii() { "" } else { BYTE_ORDER_MARK };
        Ok(write::write(path, force, &format!("{mark}{text}"))?)
    }
}

/// The table as CSV.
fn text(list: &TableList, entries: &[Value], separator: u8) -> Result<String, Box<dyn Error>> {
    let mut writer = csv::WriterBuilder::new()
        .delimiter(separator)
        .from_writer(Vec::new());
    let columns = || list.columns.iter();
    writer.write_record(columns().map(|column| column.name.as_str()))?;
    for entry in entries {
        let cell = |column: &TableColumn| cell::write(&entry[&*column.name], column.kind);
        writer.write_record(columns().map(cell))?;
    }
    Ok(String::from_utf8(writer.into_inner()?)?)
}
