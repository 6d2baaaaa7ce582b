//! `rnw content export` and `rnw content import`: the cards of a pack as a table for a spreadsheet, and back.

mod cell;
mod columns;
mod decode;
mod export;
mod import;
mod plan;
mod table;

use self::columns::TableList;
use crate::args::{Export, Import};
use crate::failure::Failure;
use crate::out::Out;
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_packs::{Files, Report, open};
use roll_and_write::option::{did_you_mean, expected};
use serde_json::Value;

pub(super) fn export(catalogue: &Catalogue, args: &Export, out: &mut Out) -> Result<(), Failure> {
    export::run(catalogue, args, out)
}

pub(super) fn import(catalogue: &Catalogue, args: &Import, out: &mut Out) -> Result<(), Failure> {
    import::run(catalogue, args, out)
}

/// The list with this name, of those that fit a table.
fn chosen(entry: &GameEntry, files: &Files, wanted: &str) -> Result<TableList, Failure> {
    let mut lists = columns::lists(entry, files);
    if let Some(index) = lists.iter().position(|list| list.name == wanted) {
        return Ok(lists.swap_remove(index));
    }
    let names = || lists.iter().map(|list| list.name.as_str());
    Err(Failure::Usage(if lists.is_empty() {
        format!(
            "packs for {} have no list that fits a table, such as cards",
            entry.name
        )
    } else {
        let hint = did_you_mean(wanted, names());
        let game = entry.name;
        format!(
            "packs for {game} have no list {wanted:?} that fits a table; {}{hint}",
            expected(names())
        )
    }))
}

/// The entries of a list in a pack, merged with the packs that it extends. `None` for no pack.
fn entries(files: Option<&Files>, list: &TableList) -> Vec<Value> {
    let doc = files.and_then(|files| open::<Value>(files, &list.file, &mut Report::default()));
    let found = doc.and_then(|mut doc| doc.value.get_mut(&list.name).map(Value::take));
    match found {
        Some(Value::Array(entries)) => entries,
        _ => Vec::new(),
    }
}

/// The name of an entry.
fn name_of(entry: &Value) -> &str {
    entry["name"].as_str().unwrap_or_default()
}
