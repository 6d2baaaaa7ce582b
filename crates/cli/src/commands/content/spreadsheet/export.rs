//! `rnw content export`: writes the cards of a pack as a table.

use super::columns::TableList;
use super::{cell, chosen, entries};
use crate::args::{Export, Separator};
use crate::failure::{ContentSummary, Failure};
use crate::out::Out;
use crate::pack::{self, LoadedPack};
use crate::problems;
use rnw_catalogue::Catalogue;
use rnw_packs::Files;
use rnw_system::write;
use roll_and_write::text::counted;
use serde_json::Value;
use std::path::Path;

/// The sign that makes spreadsheets read a file as UTF-8.
const BYTE_ORDER_MARK: &str = "\u{feff}";

pub(super) fn run(catalogue: &Catalogue, args: &Export, out: &mut Out) -> Result<(), Failure> {
    let files = pack::named(catalogue, &args.pack, out)?;
    let entry = pack::entry_of(catalogue, &files)?;
    let list = chosen(entry, &files, &args.list)?;
    must_be_sound(catalogue, &files, out)?;
    let entries = entries(Some(&files), &list);
    let text = text(&list, &entries, args.separator)?;
    let Some(path) = &args.out else {
        return out.table(&text);
    };
    write(path, &text, args.force)?;
    let count = counted(entries.len(), "row");
    let (name, path) = (&list.name, path.display());
    out.line(&format!(
        "{path}: {count} of {name} from {}",
        args.pack.display()
    ))
}

/// Fails if the pack has errors: then the table would lack something.
fn must_be_sound(catalogue: &Catalogue, files: &Files, out: &mut Out) -> Result<(), Failure> {
    let pack = LoadedPack {
        files: files.clone(),
        report: rnw_packs::Report::default(),
        misnamed: Vec::new(),
    };
    let report = pack::check(catalogue, &pack)?;
    if report.has_errors() {
        problems::show(&report, files, out);
        return Err(Failure::Content(ContentSummary::printed(report)));
    }
    Ok(())
}

/// The table as CSV.
pub(super) fn text(
    list: &TableList,
    entries: &[Value],
    separator: Separator,
) -> Result<String, Failure> {
    let broken = |error: String| Failure::Internal(format!("the table cannot be written: {error}"));
    let mut writer = csv::WriterBuilder::new()
        .delimiter(separator.byte())
        .from_writer(Vec::new());
    let names = list.columns.iter().map(|column| column.name.as_str());
    let header = writer.write_record(names);
    header.map_err(|error| broken(error.to_string()))?;
    for entry in entries {
        let cells = list
            .columns
            .iter()
            .map(|column| cell::write(&entry[&column.name]));
        let row = writer.write_record(cells);
        row.map_err(|error| broken(error.to_string()))?;
    }
    let bytes = writer
        .into_inner()
        .map_err(|error| broken(error.to_string()))?;
    String::from_utf8(bytes).map_err(|error| broken(error.to_string()))
}

/// Writes the file. Spreadsheets take a file with other letters than English ones for UTF-8 only with a mark.
fn write(path: &Path, text: &str, force: bool) -> Result<(), Failure> {
    let hint = "--force overwrites it";
    let mark = if text.is_ascii() { "" } else { BYTE_ORDER_MARK };
    Ok(write::write(path, force, hint, &format!("{mark}{text}"))?)
}
