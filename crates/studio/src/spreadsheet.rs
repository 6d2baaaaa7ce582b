//! The lists of a pack, such as its cards, as tables for a spreadsheet, and back.

mod cell;
mod change;
mod columns;
mod decode;
mod export;
mod import;
mod table;

pub use export::{ExportPlan, ExportedTable, export};
pub use import::{ImportPlan, ImportSummary, Imported, check_folder, import};

use crate::StudioError;
use columns::TableList;
use rnw_catalogue::GameEntry;
use rnw_packs::Files;
use roll_and_write::option::{did_you_mean, expected};
use serde_json::Value;

/// The list with this name, of those that fit a table.
fn chosen(entry: &GameEntry, files: &Files, wanted: &str) -> Result<TableList, StudioError> {
    let mut lists = columns::lists(entry, files);
    if let Some(index) = lists.iter().position(|list| list.name == wanted) {
        return Ok(lists.swap_remove(index));
    }
    let (game, names) = (entry.name, lists.iter().map(|list| list.name.as_str()));
    Err(StudioError::Usage(if lists.is_empty() {
        format!("packs for {game} have no list that fits a table, such as cards")
    } else {
        let (expected, hint) = (expected(names.clone()), did_you_mean(wanted, names));
        format!("packs for {game} have no list {wanted:?} that fits a table; {expected}{hint}")
    }))
}

/// The entries of a list in a pack, merged with the packs that it extends.
fn entries(files: &Files, list: &TableList) -> Vec<Value> {
    crate::pack_files::list(files, &list.file, &list.name)
}

/// The name of an entry.
fn name_of(entry: &Value) -> &str {
    entry["name"].as_str().unwrap_or_default()
}
