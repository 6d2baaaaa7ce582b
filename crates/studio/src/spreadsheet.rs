//! The lists of a pack, such as its cards, as tables for a spreadsheet, and back.

mod cell;
mod change;
mod columns;
mod decode;
mod export;
mod import;
mod table;
mod words;

pub use export::{ExportPlan, ExportedTable, export};
pub use import::{ImportPlan, ImportSummary, Imported, check_folder, import};

use crate::StudioError;
use change::{ListChanges, Lists};
use columns::{NAME, TableList};
use rnw_catalogue::GameEntry;
use rnw_packs::{FileList, Files, Report};
use roll_and_write::option::{did_you_mean, expected};
use serde_json::Value;
use std::path::Path;

/// The list with this name, of those that fit a table.
fn chosen(entry: &GameEntry, files: &Files, wanted: &str) -> Result<TableList, StudioError> {
    let mut lists = columns::lists(entry, files);
    lists.push(words::list());
    if let Some(index) = lists.iter().position(|list| list.name == wanted) {
        return Ok(lists.swap_remove(index));
    }
    let (game, names) = (entry.name, lists.iter().map(|list| list.name.as_str()));
    let (expected, hint) = (expected(names.clone()), did_you_mean(wanted, names));
    Err(StudioError::Usage(format!(
        "packs for {game} have no list {wanted:?} that fits a table; {expected}{hint}"
    )))
}

/// The text of the pack's own file with a list, after which the pack has these entries. What stays the same keeps its text.
pub(crate) fn with_rows(
    entry: &GameEntry,
    files: &Files,
    wanted: &str,
    rows: &[Value],
) -> Result<String, StudioError> {
    let list = chosen(entry, files, wanted)?;
    let source = import::own_source(Path::new(""), files, &list);
    let mut report = Report::default();
    let own = FileList::read(&source, &list.name, &mut report);
    let own = own.ok_or_else(|| StudioError::pack(report, files))?;
    let changes = changes(files, &list, &own, rows);
    let columns: Vec<&str> = list.columns.iter().map(|column| &*column.name).collect();
    Ok(own.with(&changes.entries, &columns))
}

/// The smallest change of the pack's own list after which the pack has these entries.
fn changes(files: &Files, list: &TableList, own: &FileList<'_>, rows: &[Value]) -> ListChanges {
    let base = files.base().map(|base| entries(base, list));
    let lists = Lists {
        own: &own.entries(),
        base: base.as_deref(),
        rows,
    };
    lists.changes()
}

/// The entries of a list in a pack as they are written, merged with the packs that it extends.
fn entries(files: &Files, list: &TableList) -> Vec<Value> {
    if list.name == words::WORDS {
        return words::entries(files);
    }
    let mut file = rnw_packs::written(files, &list.file).unwrap_or_default();
    match file.get_mut(&list.name).map(Value::take) {
        Some(Value::Array(entries)) => entries,
        _ => Vec::new(),
    }
}

/// The name of an entry, or the key of words.
fn name_of(entry: &Value) -> &str {
    let name = entry.get(NAME).or_else(|| entry.get(words::KEY));
    name.and_then(Value::as_str).unwrap_or_default()
}
