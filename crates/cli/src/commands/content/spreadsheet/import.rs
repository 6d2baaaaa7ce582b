//! `rnw content import`: gives a pack the cards of a table.

mod header;
mod translate;

use self::header::TableHeader;
use self::translate::Translation;
use super::super::listed;
use super::columns::{NAME, TableList};
use super::plan::{EntryOrigin, ImportPlan, Lists, is_like};
use super::table::{CsvTable, TableSpot, with_help};
use super::{cell, chosen, columns, decode, entries, name_of};
use crate::args::{Format, Import};
use crate::failure::{ContentSummary, Failure};
use crate::out::Out;
use crate::pack::{self, LoadedPack};
use crate::problems;
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_packs::{FileList, Files, Problem, Report, Source};
use rnw_system::{Limit, read, write};
use roll_and_write::text::counted;
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::path::Path;

/// The largest table.
const TABLE_MAX: Limit = Limit::new("a table", 16 << 20);

pub(super) fn run(catalogue: &Catalogue, args: &Import, out: &mut Out) -> Result<(), Failure> {
    must_be_folder(catalogue, &args.into)?;
    let files = pack::named(catalogue, &args.into, out)?;
    let entry = pack::entry_of(catalogue, &files)?;
    let list = chosen(entry, &files, &args.list)?;
    let table = read_table(&args.table, &list)?;
    let importing = Importing {
        catalogue,
        entry,
        list: &list,
        files: &files,
        table: &table,
    };
    let source = own_source(&args.into, &files, &list);
    importing.run(args, &source, out)
}

/// Fails if the pack is no folder, which alone can be changed.
fn must_be_folder(catalogue: &Catalogue, pack: &Path) -> Result<(), Failure> {
    if pack.exists() {
        return Ok(());
    }
    let shown = pack.display();
    let is_shipped = catalogue
        .packs()
        .iter()
        .any(|known| Path::new(known.name) == pack);
    Err(Failure::Usage(if is_shipped {
        format!(
            "{shown} is an included pack, which cannot be changed; `rnw content new my-pack --extends {shown}` makes a pack on top of it"
        )
    } else {
        format!(
            "there is no folder {shown}; expected the folder of a pack; `rnw content new` makes one"
        )
    }))
}

fn read_table(path: &Path, list: &TableList) -> Result<CsvTable, Failure> {
    let bytes = read::named(path, TABLE_MAX).map_err(|error| error.at(path))?;
    let text = decode::decode(path, &bytes)?;
    let known: Vec<&str> = list.columns.iter().map(|column| &*column.name).collect();
    Ok(CsvTable::read(path.display().to_string(), text, &known))
}

/// The pack's own file with the list. A pack that inherits the list may have none.
fn own_source(folder: &Path, files: &Files, list: &TableList) -> Source {
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
    entry: &'a GameEntry,
    list: &'a TableList,
    files: &'a Files,
    table: &'a CsvTable,
}

/// What the table says: its entries, and the problems of its cells.
struct TableEntries {
    entries: Vec<Value>,
    problems: Vec<(TableSpot, Problem)>,
}

impl Importing<'_> {
    fn run(&self, args: &Import, source: &Source, out: &mut Out) -> Result<(), Failure> {
        let before = entries(Some(self.files), self.list);
        let header = TableHeader::read(self.table, self.list, &args.ignore);
        let mut faults = self.table.unreadable();
        faults.extend(header.problems(&before, &columns::lists(self.entry, self.files)));
        if !faults.is_empty() {
            return Err(self.refused(faults, self.files, args, out));
        }
        let found = self.table_entries(&header);
        let mut unread = Report::default();
        let Some(own) = FileList::read(source, &self.list.name, &mut unread) else {
            return Err(self.refused(unread.problems, self.files, args, out));
        };
        let plan = self.plan(&own, &found.entries);
        let text = if plan.is_same {
            source.text.clone()
        } else {
            own.with(&plan.entries)
        };
        let new = Source {
            text,
            ..source.clone()
        };
        let files = self.files.clone().with_source(new.clone());
        let report = self.checked(&files, (&new, &plan), &header, found.problems)?;
        if report.has_errors() {
            return Err(self.refused(report.problems, &files, args, out));
        }
        problems::show(&report, &self.with_table(&files), out);
        if !plan.is_same && !args.check {
            write::replace(Path::new(&source.path), &new.text)?;
        }
        self.tell(&before, &found.entries, (source, &plan), args, out)
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
                    let help = (!help.is_empty()).then_some(help);
                    let problem = with_help(self.table.problem(spot, &message), help);
                    problems.push((spot, problem));
                    Some(Value::from(text))
                });
                if value.is_none() && column.required {
                    problems.push((
                        spot,
                        self.table
                            .problem(spot, "this cell is empty; expected a value"),
                    ));
                }
                fields.extend(value.map(|value| (column.name.clone(), value)));
            }
            Value::Object(fields)
        });
        let entries: Vec<Value> = entries.collect();
        problems.extend(
            header
                .column(NAME)
                .map(|name| self.twice(&entries, name))
                .unwrap_or_default(),
        );
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

    fn plan(&self, own: &FileList<'_>, rows: &[Value]) -> ImportPlan {
        let base = self.files.base().map(|base| entries(Some(base), self.list));
        let own = own.entries();
        let lists = Lists {
            own: &own,
            base: base.as_deref(),
            rows,
        };
        lists.plan()
    }

    /// Checks the pack with its new list. Problems of the list are those of the table.
    fn checked(
        &self,
        files: &Files,
        (source, plan): (&Source, &ImportPlan),
        header: &TableHeader<'_>,
        problems: Vec<(TableSpot, Problem)>,
    ) -> Result<Report, Failure> {
        let pack = LoadedPack {
            files: files.clone(),
            report: Report::default(),
            misnamed: Vec::new(),
        };
        let found = pack::check(self.catalogue, &pack)?;
        let list = FileList::read(source, &self.list.name, &mut Report::default());
        let translation = Translation {
            table: self.table,
            header,
            origins: &plan.origins,
            path: &source.path,
            list: list.as_ref(),
        };
        Ok(translation.merged(found, problems))
    }

    /// Shows problems and returns the failure.
    fn refused(
        &self,
        problems: Vec<Problem>,
        files: &Files,
        args: &Import,
        out: &mut Out,
    ) -> Failure {
        let report = Report { problems };
        match args.output.format {
            Format::Text => problems::show(&report, &self.with_table(files), out),
            Format::Json => {
                let lines = report.problems.iter().map(problems::ProblemLine::from);
                if let Err(failure) = out.json(&lines.collect::<Vec<_>>()) {
                    return failure;
                }
            }
        }
        out.notice("Nothing was imported.");
        Failure::Content(ContentSummary::printed(report))
    }

    /// The files of the pack and the table, to show problems of both.
    fn with_table(&self, files: &Files) -> Files {
        Files::new(vec![self.table.source.clone()]).extending(files.clone())
    }

    /// Prints what was changed.
    fn tell(
        &self,
        before: &[Value],
        after: &[Value],
        (source, plan): (&Source, &ImportPlan),
        args: &Import,
        out: &mut Out,
    ) -> Result<(), Failure> {
        let summary = ImportSummary {
            file: source.path.clone(),
            list: self.list.name.clone(),
            entries: after.len(),
            written: !plan.is_same && !args.check,
            ..ImportSummary::of(before, after)
        };
        match args.output.format {
            Format::Json => out.json(&summary),
            Format::Text => out.line(&summary.sentence(args.check && !plan.is_same)),
        }
    }
}

/// What an import changed.
#[derive(Serialize, Default, Debug)]
struct ImportSummary {
    /// The file of the pack.
    file: String,
    /// The name of the list.
    list: String,
    /// The number of entries of the pack, including those that it inherits.
    entries: usize,
    /// Whether the file was written.
    written: bool,
    added: Vec<String>,
    changed: Vec<String>,
    removed: Vec<String>,
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

    fn sentence(&self, is_trial: bool) -> String {
        let parts = [
            ("added", &self.added),
            ("changed", &self.changed),
            ("removed", &self.removed),
        ];
        let parts = parts.iter().filter(|(_, names)| !names.is_empty());
        let parts: Vec<String> = parts
            .map(|(what, names)| format!("{} {what} ({})", names.len(), listed(names)))
            .collect();
        let what = if parts.is_empty() && !self.written {
            "nothing to change".to_owned()
        } else if parts.is_empty() {
            "the same in another order".to_owned()
        } else {
            parts.join(", ")
        };
        let trial = if is_trial {
            "; not written (--check)"
        } else {
            ""
        };
        let (file, list) = (&self.file, &self.list);
        format!(
            "{file}: {what}; {} in {list}{trial}",
            counted(self.entries, "row")
        )
    }
}
