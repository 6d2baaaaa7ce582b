//! A table as a list of a pack.

mod header;
mod translate;

use super::change::{EntryOrigin, ListChanges, is_like};
use super::columns::{NAME, TableList};
use super::table::{CsvTable, TableSpot};
use super::{cell, changes, chosen, columns, decode, entries, name_of, words};
use crate::lines::listed;
use crate::new_files::write_all;
use crate::{StudioError, pack_files};
use header::TableHeader;
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_packs::{FileList, Files, Problem, Report, Source};
use rnw_plan::{PackProblems, pack};
use rnw_system::{Limit, read, write};
use roll_and_write::text::counted;
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use translate::Translation;

/// The largest table.
const TABLE_MAX: Limit = Limit::new("a table", 16 << 20);

/// A table for a list of a pack.
#[derive(Clone, Debug)]
pub struct ImportPlan {
    /// The file with the table.
    pub table: PathBuf,
    /// The folder of the pack.
    pub into: PathBuf,
    /// The game.
    pub entry: GameEntry,
    /// The files of the pack.
    pub files: Files,
    /// The name of the list, such as `cards`.
    pub list: String,
    /// The columns to leave out.
    pub ignored: Vec<String>,
    /// Whether nothing is written.
    pub is_trial: bool,
    /// Whether more than half of the entries may go.
    pub replace: bool,
}

/// An import that succeeded.
#[derive(Debug)]
pub struct Imported {
    /// What it changed.
    pub summary: ImportSummary,
    /// Whether something would have been written, if this had not been a trial.
    pub is_held_back: bool,
    /// The warnings of the new pack.
    pub warnings: PackProblems,
}

/// Fails if the pack is no folder, which alone can be changed.
///
/// # Errors
/// If nothing has this path.
pub fn check_folder(catalogue: &Catalogue, pack: &Path) -> Result<(), StudioError> {
    let is_included = pack::is_included(catalogue, pack);
    if pack.exists() && !is_included {
        return Ok(());
    }
    let shown = pack.display();
    Err(StudioError::Usage(if is_included {
        let hint = pack::folder_hint(pack);
        format!(
            "{shown} is an included pack, which cannot be changed; `rnw content new my-pack --extends {shown}` makes a pack on top of it{hint}"
        )
    } else {
        format!(
            "there is no folder {shown}; expected the folder of a pack; `rnw content new` makes one"
        )
    }))
}

/// Gives a list of a pack the entries of a table, with the smallest change of the pack's file.
///
/// # Errors
/// If the table or the new pack has errors. Then nothing is written.
pub fn import(catalogue: &Catalogue, plan: &ImportPlan) -> Result<Imported, StudioError> {
    let list = chosen(&plan.entry, &plan.files, &plan.list)?;
    let table = read_table(&plan.table, &list)?;
    let importing = Importing {
        catalogue,
        plan,
        list: &list,
        table: &table,
    };
    importing.run(&own_source(&plan.into, &plan.files, &list))
}

fn read_table(path: &Path, list: &TableList) -> Result<CsvTable, StudioError> {
    let bytes = read::named(path, TABLE_MAX).map_err(|error| error.at(path))?;
    let text = decode::decode(path, &bytes)?;
    let known: Vec<&str> = list.columns.iter().map(|column| &*column.name).collect();
    Ok(CsvTable::read(path.display().to_string(), text, &known))
}

/// The pack's own file with the list. A pack that inherits the list may have none.
pub(super) fn own_source(folder: &Path, files: &Files, list: &TableList) -> Source {
    let new = || Source {
        path: folder.join(&list.file).display().to_string(),
        name: list.file.clone(),
        text: "{}\n".to_owned(),
    };
    files.get(&list.file).cloned().unwrap_or_else(new)
}

/// An import: the pack, and the table.
struct Importing<'a> {
    catalogue: &'a Catalogue,
    plan: &'a ImportPlan,
    list: &'a TableList,
    table: &'a CsvTable,
}

/// What the table says: its entries, and the problems of its cells.
struct TableEntries {
    entries: Vec<Value>,
    problems: Vec<(TableSpot, Problem)>,
}

impl Importing<'_> {
    fn run(&self, source: &Source) -> Result<Imported, StudioError> {
        let files = &self.plan.files;
        let before = entries(files, self.list);
        let header = TableHeader::read(self.table, self.list, &self.plan.ignored);
        let mut faults = self.table.unreadable();
        faults.extend(header.problems(&before, &columns::lists(&self.plan.entry, files)));
        if !faults.is_empty() {
            return Err(self.refused(faults, files));
        }
        let found = self.table_entries(&header);
        if self.list.name == words::WORDS {
            return self.words(&before, found, &header);
        }
        let mut unread = Report::default();
        let Some(own) = FileList::read(source, &self.list.name, &mut unread) else {
            return Err(self.refused(unread.problems, files));
        };
        let changes = changes(files, self.list, &own, &found.entries);
        let columns: Vec<&str> = header.columns().map(|(_, column)| &*column.name).collect();
        let text = if changes.is_same {
            source.text.clone()
        } else {
            own.with(&changes.entries, &columns)
        };
        let new = Source {
            text,
            ..source.clone()
        };
        let files = files.clone().with_source(new.clone());
        let report = self.checked(&files, (&new, &changes), &header, found.problems)?;
        if report.has_errors() {
            return Err(self.refused(report.problems, &files));
        }
        let is_written = !changes.is_same && !self.plan.is_trial;
        let differences = ImportSummary::of(&before, &found.entries);
        if is_written {
            self.keeps_half(&before, &differences.removed)?;
            write::replace(Path::new(&source.path), &new.text)?;
        }
        Ok(Imported {
            summary: ImportSummary {
                file: source.path.clone(),
                list: self.list.name.clone(),
                entries: found.entries.len(),
                written: is_written,
                ..differences
            },
            is_held_back: !changes.is_same && self.plan.is_trial,
            warnings: PackProblems::of(report, self.with_table(&files)),
        })
    }

    /// Gives the pack the words of the table.
    fn words(
        &self,
        before: &[Value],
        mut found: TableEntries,
        header: &TableHeader<'_>,
    ) -> Result<Imported, StudioError> {
        for (row, entry) in found.entries.iter().enumerate() {
            let (key, column) = (name_of(entry), header.column(words::KEY).unwrap_or(0));
            if !key.is_empty() && !words::is_key(key) {
                let spot = TableSpot::Cell(row, column);
                let message =
                    format!("found {key:?}; expected a letter, then letters, digits, '-' or '_'");
                found
                    .problems
                    .push((spot, self.table.problem(spot, &message)));
            }
        }
        let mut files = self.plan.files.clone();
        let changed = words::changed(&files, &self.plan.into, &found.entries);
        for source in &changed {
            files = files.with_source(source.clone());
        }
        let mut problems: Vec<Problem> = found.problems.into_iter().map(|(_, one)| one).collect();
        if problems.is_empty() {
            let checked = pack_files::check(self.catalogue, &files)?.problems;
            let placed = checked
                .into_iter()
                .map(|one| self.at_word(one, &files, header));
            problems = placed.collect();
        }
        let report = Report { problems };
        if report.has_errors() {
            return Err(self.refused(report.problems, &files));
        }
        let differences = ImportSummary::of(before, &found.entries);
        let written = !changed.is_empty() && !self.plan.is_trial;
        if written {
            self.keeps_half(before, &differences.removed)?;
            let files = changed.iter().map(|file| (&*file.path, &*file.text));
            write_all(Path::new(""), files)?;
        }
        Ok(Imported {
            summary: ImportSummary {
                file: self.plan.into.join(words::WORDS).display().to_string(),
                list: self.list.name.clone(),
                entries: found.entries.len(),
                written,
                ..differences
            },
            is_held_back: !changed.is_empty() && self.plan.is_trial,
            warnings: PackProblems::of(report, self.with_table(&files)),
        })
    }

    /// The problem of a sentence as one of its cell.
    fn at_word(&self, problem: Problem, files: &Files, header: &TableHeader<'_>) -> Problem {
        let cell = || {
            let (_, column) = header.columns().find(|(_, column)| {
                files
                    .get(&words::file(&column.name))
                    .is_some_and(|file| file.path == problem.path)
            })?;
            let text = &files.get(&words::file(&column.name))?.text;
            let key = words::key_at(text, problem.range.start)?;
            let (keys, column) = (header.column(words::KEY)?, header.column(&column.name)?);
            let mut rows = 0..self.table.rows.len();
            let row = rows.find(|row| header.cell(*row, keys).trim() == key)?;
            Some(TableSpot::Cell(row, column))
        };
        match cell() {
            Some(spot) => Problem {
                severity: problem.severity,
                help: problem.help.clone(),
                ..self.table.problem(spot, &problem.message)
            },
            None => problem,
        }
    }

    /// Fails if more than half of the entries would go. Such a table is often only a part of the list.
    fn keeps_half(&self, before: &[Value], removed: &[String]) -> Result<(), StudioError> {
        if self.plan.replace || removed.len() * 2 <= before.len() {
            return Ok(());
        }
        let (table, list) = (self.plan.table.display(), &self.list.name);
        let (rows, gone) = (counted(self.table.rows.len(), "row"), listed(removed));
        Err(StudioError::Usage(format!(
            "{table} has only {rows}: {} of {} {list} would go, {gone}; --replace lets them go",
            removed.len(),
            before.len(),
        )))
    }

    /// The entries of the table. A cell with a problem keeps its text, so that everything else can be checked too.
    fn table_entries(&self, header: &TableHeader<'_>) -> TableEntries {
        let mut problems = Vec::new();
        let rows = self.table.rows.iter().enumerate();
        let entries = rows.map(|(row, _)| {
            let mut fields = Map::new();
            for (index, column) in header.columns() {
                let spot = TableSpot::Cell(row, index);
                let text = header.cell(row, index);
                let value = cell::read(text, column.kind).unwrap_or_else(|(message, help)| {
                    let problem = match help {
                        "" => self.table.problem(spot, &message),
                        help => self.table.advised(spot, &message, help),
                    };
                    problems.push((spot, problem));
                    Some(Value::from(text))
                });
                if value.is_none() && column.required {
                    let message = "this cell is empty; expected a value";
                    problems.push((spot, self.table.problem(spot, message)));
                }
                fields.extend(value.map(|value| (column.name.clone(), value)));
            }
            Value::Object(fields)
        });
        let entries: Vec<Value> = entries.collect();
        if let Some(name) = header.column(NAME).or_else(|| header.column(words::KEY)) {
            problems.extend(self.twice(&entries, name));
        }
        TableEntries { entries, problems }
    }

    /// The cells with a name that an earlier row has.
    fn twice(&self, entries: &[Value], column: usize) -> Vec<(TableSpot, Problem)> {
        let mut first: BTreeMap<&str, usize> = BTreeMap::new();
        let mut problems = Vec::new();
        for (row, entry) in entries.iter().enumerate() {
            let name = name_of(entry);
            let earlier = *first.entry(name).or_insert(row);
            if earlier != row && !name.is_empty() {
                let number = self.table.rows[earlier].number;
                let message =
                    format!("row {number} has the name {name:?} too; expected another name");
                let spot = TableSpot::Cell(row, column);
                problems.push((spot, self.table.problem(spot, &message)));
            }
        }
        problems
    }

    /// Checks the pack with its new list. Problems of the list are those of the table.
    fn checked(
        &self,
        files: &Files,
        (source, changes): (&Source, &ListChanges),
        header: &TableHeader<'_>,
        problems: Vec<(TableSpot, Problem)>,
    ) -> Result<Report, StudioError> {
        let found = pack_files::check(self.catalogue, files)?;
        let list = FileList::read(source, &self.list.name, &mut Report::default());
        let translation = Translation {
            table: self.table,
            header,
            origins: &changes.origins,
            path: &source.path,
            list: list.as_ref(),
        };
        Ok(translation.merged(found, problems))
    }

    fn refused(&self, problems: Vec<Problem>, files: &Files) -> StudioError {
        StudioError::pack(Report { problems }, &self.with_table(files))
    }

    /// The files of the pack and the table, to show problems of both.
    fn with_table(&self, files: &Files) -> Files {
        Files::new(vec![self.table.source.clone()]).extending(files.clone())
    }
}

/// What an import changed.
#[derive(Serialize, Default, Debug)]
pub struct ImportSummary {
    /// The file of the pack.
    pub file: String,
    /// The name of the list.
    pub list: String,
    /// The number of entries of the pack, including those that it inherits.
    pub entries: usize,
    /// Whether the file was written.
    pub written: bool,
    /// The names of the entries that are new.
    pub added: Vec<String>,
    /// The names of those that differ.
    pub changed: Vec<String>,
    /// The names of those that are gone.
    pub removed: Vec<String>,
}

impl ImportSummary {
    fn of(before: &[Value], after: &[Value]) -> Self {
        let find = |entries: &[Value], name: &str| {
            entries.iter().find(|entry| name_of(entry) == name).cloned()
        };
        let names = |entries: &[Value], wanted: &dyn Fn(&Value) -> bool| {
            let found = entries.iter().filter(|entry| wanted(entry));
            found.map(|entry| name_of(entry).to_owned()).collect()
        };
        Self {
            added: names(after, &|entry| find(before, name_of(entry)).is_none()),
            changed: names(after, &|entry| {
                find(before, name_of(entry)).is_some_and(|before| !is_like(&before, entry))
            }),
            removed: names(before, &|entry| find(after, name_of(entry)).is_none()),
            ..Self::default()
        }
    }
}

/// What was changed, in a line.
impl fmt::Display for ImportSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [
            ("added", &self.added),
            ("changed", &self.changed),
            ("removed", &self.removed),
        ];
        let parts = parts.iter().filter(|(_, names)| !names.is_empty());
        let parts: Vec<String> = parts
            .map(|(what, names)| format!("{} {what} ({})", names.len(), listed(names)))
            .collect();
        let what = match (parts.is_empty(), self.written) {
            (true, false) => "nothing to change".to_owned(),
            (true, true) => "the same in another order".to_owned(),
            (false, _) => parts.join(", "),
        };
        let (file, list, rows) = (&self.file, &self.list, counted(self.entries, "row"));
        write!(f, "{file}: {what}; {rows} in {list}")
    }
}
