//! Finds the change of a pack that causes a problem in a pack that it extends.
//!
//! A pack can break the pack that it extends: it removes a symbol that a card of the base still has. The author cannot
//! change the base, so the problem is reported at the change. To find it, the changes are undone one after the other and
//! the pack is checked again: without the change that causes a problem, the problem is gone. This works for every kind of
//! change and for every check, and it costs nothing while a pack is sound.
//!
//! It has more than 500 lines, because one search tries all kinds of changes.

use super::json_path::{PathStep, lookup_mut};
use super::read::{Layered, layered};
use super::report::{Blob, Files, Problem, Report, Severity, Source};
use super::tree::{Kind, Node};
use serde_json::{Map, Value};
use std::ops::Range;

/// The largest number of checks to find causes. Problems that are not explained by then stay where they were found.
const CHECKS_MAX: usize = 200;
/// How many things that a change breaks are named.
const NAMED_MAX: usize = 4;

/// Reads a pack. `read_into` reads its files and reports what is wrong with them.
///
/// A problem in a pack that this one extends is reported at the change that causes it. To find it, `read_into` runs
/// again without single changes, at most 200 times, and only if the pack has errors.
///
/// ```
/// use rnw_packs::{Files, Report, find, open, read_pack};
/// let base = [("cards.json", r#"{ "seals": [{ "name": "red" }], "cards": [{ "name": "P01", "seal": "red" }] }"#)];
/// let own = [("cards.json", r#"{ "seals": [{ "name": "red", "remove": true }] }"#)];
/// let files = Files::embedded("mine", &own).extending(Files::embedded("base", &base));
/// /// Reads the seal of the first card, which must be known.
/// fn read_into(files: &Files, report: &mut Report) -> Option<usize> {
///     let doc = open::<serde_json::Value>(files, "cards.json", report)?;
///     let seals: Vec<&str> = doc.value["seals"].as_array()?.iter().filter_map(|seal| seal["name"].as_str()).collect();
///     let place = doc.root().field("cards").item(0).field("seal");
///     find(place, "seal", doc.value["cards"][0]["seal"].as_str()?, &seals, report)
/// }
/// assert_eq!(read_pack(&Files::embedded("base", &base), read_into), Ok(0));
/// let report = read_pack(&files, read_into).unwrap_err();
/// assert_eq!(report.problems[0].path, "mine/cards.json");
/// assert!(report.to_string().contains("removing the seal \"red\" breaks the card \"P01\""), "{report}");
/// ```
///
/// # Errors
/// If a file is missing or wrong. One report contains all problems of all files with their locations.
pub fn read_pack<T>(
    files: &Files,
    read_into: impl Fn(&Files, &mut Report) -> Option<T>,
) -> Result<T, Report> {
    let mut report = Report::default();
    let read = read_into(files, &mut report);
    if report.has_errors() {
        name_causes(files, &mut report, |files| problems(files, &read_into));
        return Err(report);
    }
    read.ok_or(report)
}

/// Checks a pack, as [`read_pack`] does. The report contains all errors and warnings.
pub fn check_pack<T>(
    files: &Files,
    read_into: impl Fn(&Files, &mut Report) -> Option<T>,
) -> Report {
    let mut report = problems(files, &read_into);
    name_causes(files, &mut report, |files| problems(files, &read_into));
    report
}

/// All problems of a pack, each where it was found.
fn problems<T>(files: &Files, read_into: impl Fn(&Files, &mut Report) -> Option<T>) -> Report {
    let mut report = Report::default();
    read_into(files, &mut report);
    report
}

/// Moves each problem in a pack that this one extends to the change that causes it. `check` checks a pack; it finds the
/// problems of the report again.
///
/// Problems that exist without the changes stay where they are.
fn name_causes(files: &Files, report: &mut Report, check: impl Fn(&Files) -> Report) {
    let layers: Vec<&Files> = files.layers().collect();
    let depths: Vec<usize> = report
        .problems
        .iter()
        .map(|problem| layer_of(&layers, problem).unwrap_or(0))
        .collect();
    let mut search = Search {
        files,
        found: report.clone(),
        check,
        checks_left: CHECKS_MAX,
    };
    let mut causes: Vec<Option<Change<'_>>> = depths.iter().map(|_| None).collect();
    for (depth, layer) in layers.iter().enumerate() {
        let mut open: Vec<usize> = (0..causes.len())
            .filter(|index| depths[*index] > depth && causes[*index].is_none())
            .collect();
        if open.is_empty() || layer.base().is_none() {
            continue;
        }
        // Problems that exist without this layer have another cause.
        let without = search.check(depth, &Files::default());
        open.retain(|index| !without.has(&report.problems[*index]));
        let changes = changes(layer);
        for (index, change) in search.causes(depth, layer, &changes, open) {
            causes[index] = Some(changes[change].clone());
        }
    }
    *report = grouped(&layers, &report.problems, &causes, &depths);
}

/// The pack that has the file of a problem: 0 for the pack itself, 1 for its base.
fn layer_of(layers: &[&Files], problem: &Problem) -> Option<usize> {
    // Two packs of a chain may have a file with the same path: one of them may be part of the program.
    let has = |source: &Source| {
        source.path == problem.path
            && source.text.get(problem.range.clone()).is_some()
            && source.position(problem.range.start) == problem.position
    };
    layers
        .iter()
        .position(|files| files.sources().iter().any(has))
}

/// Checks variants of a pack.
struct Search<'f, C> {
    files: &'f Files,
    found: Report,
    check: C,
    checks_left: usize,
}

/// What a check of a variant found.
struct Outcome {
    report: Report,
    /// Whether it has no error that the pack itself does not have. Such an error may hide others.
    is_clean: bool,
}

impl Outcome {
    /// Whether the same problem is found. Its text may have other numbers.
    fn has(&self, problem: &Problem) -> bool {
        self.report
            .problems
            .iter()
            .any(|found| same(found, problem))
    }
}

fn same(one: &Problem, other: &Problem) -> bool {
    (one.severity, &one.path, &one.range) == (other.severity, &other.path, &other.range)
}

impl<C: Fn(&Files) -> Report> Search<'_, C> {
    /// Checks the pack with other own files in one of its layers.
    fn check(&mut self, depth: usize, own: &Files) -> Outcome {
        self.checks_left = self.checks_left.saturating_sub(1);
        let report = (self.check)(&with_layer(self.files, depth, own));
        let is_error = |problem: &&Problem| problem.severity == Severity::Error;
        let mut errors = report.problems.iter().filter(is_error);
        // What stands in the changed layer has moved, so only its text can be compared.
        let is_clean = errors.all(|error| {
            let mut known = self.found.problems.iter();
            known.any(|found| same(found, error) || found.message == error.message)
        });
        Outcome { report, is_clean }
    }

    /// The change that causes each of these problems, as far as one can be found: the indices of problem and change.
    fn causes(
        &mut self,
        depth: usize,
        layer: &Files,
        changes: &[Change<'_>],
        mut open: Vec<usize>,
    ) -> Vec<(usize, usize)> {
        let mut causes = Vec::new();
        let mut likely: Vec<(usize, usize)> = Vec::new();
        // Without the cause, the problem is gone.
        for (index, change) in changes.iter().enumerate() {
            if open.is_empty() || self.checks_left == 0 {
                break;
            }
            let outcome = self.check(depth, &change.undone(layer));
            open.retain(|problem| {
                let gone = !outcome.has(&self.found.problems[*problem]);
                if gone && outcome.is_clean {
                    causes.push((*problem, index));
                } else if gone {
                    likely.push((*problem, index));
                }
                !gone || !outcome.is_clean
            });
        }
        // If several changes cause it, each of them does so alone.
        for (index, change) in changes.iter().enumerate() {
            if open.is_empty() || self.checks_left == 0 {
                break;
            }
            let outcome = self.check(depth, &change.alone());
            open.retain(|problem| {
                let there = outcome.has(&self.found.problems[*problem]);
                if there {
                    causes.push((*problem, index));
                }
                !there
            });
        }
        let is_error = |problem: &usize| self.found.problems[*problem].severity == Severity::Error;
        for problem in open.into_iter().filter(is_error) {
            causes.extend(likely.iter().find(|(found, _)| *found == problem));
        }
        causes
    }
}

/// The same pack with other own files in one of its layers.
fn with_layer(files: &Files, depth: usize, own: &Files) -> Files {
    let mine = match depth.checked_sub(1) {
        None => own.clone(),
        Some(_) => Files::new(files.sources().to_vec()).with_blobs(files.blobs().to_vec()),
    };
    match (files.base(), depth.checked_sub(1)) {
        (None, _) => mine,
        (Some(base), None) => mine.extending(base.clone()),
        (Some(base), Some(above)) => mine.extending(with_layer(base, above, own)),
    }
}

/// Something that a pack changes in the pack that it extends.
#[derive(Clone, Debug)]
struct Change<'f> {
    kind: ChangeKind,
    thing: Thing,
    /// Where the author wrote it.
    place: Place<'f>,
    /// The way to it in its file.
    way: Vec<PathStep>,
}

#[derive(Clone, Debug)]
enum Place<'f> {
    Text(&'f Source, Range<usize>),
    Module(&'f Blob),
}

/// What a change does. The likelier causes come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum ChangeKind {
    Removed,
    Replaced,
    /// The value of a field.
    Set,
    Module,
    Added,
}

/// An entry of a list; without a name, all of them. Or a field, or a module.
#[derive(Clone, Debug)]
struct Thing {
    list: String,
    name: Option<String>,
}

impl Thing {
    /// `the card "P01"`, or `all cards`.
    fn phrase(&self) -> String {
        let plural = match self.list.as_str() {
            "colors" => "colours",
            list => list,
        };
        let singular = plural.strip_suffix('s').unwrap_or(plural);
        match &self.name {
            Some(name) => format!("the {singular} {name:?}"),
            None => format!("all {plural}"),
        }
    }
}

/// Everything that a pack changes in its base, likelier causes first.
fn changes(files: &Files) -> Vec<Change<'_>> {
    let Some(base) = files.base() else {
        return Vec::new();
    };
    let mut changes = Vec::new();
    let is_json = |source: &&Source| source.name.strip_suffix(".json").is_some();
    for source in files.sources().iter().filter(is_json) {
        let Some(own) = Node::parse(source, &mut Report::default()) else {
            continue;
        };
        let under = match layered(base, &source.name, &mut Report::default()) {
            Layered::Found(tree) => Some(tree),
            Layered::Broken | Layered::Missing => None,
        };
        collect(&own, under.as_ref(), &[], &mut changes);
    }
    changes.extend(files.blobs().iter().map(|blob| Change {
        kind: ChangeKind::Module,
        thing: Thing {
            list: blob.name.clone(),
            name: None,
        },
        place: Place::Module(blob),
        way: Vec::new(),
    }));
    changes.sort_by_key(|change| change.kind);
    changes
}

/// The changes within a value. `under` is the value of the base.
fn collect<'f>(
    own: &Node<'f>,
    under: Option<&Node<'f>>,
    way: &[PathStep],
    changes: &mut Vec<Change<'f>>,
) {
    let step_to = |step: PathStep| [way, &[step]].concat();
    let list = match way.last() {
        Some(PathStep::Key(field)) => field.as_str(),
        Some(PathStep::Index(_)) | None => "",
    };
    let change = |kind, name: Option<&str>, at: &Node<'f>, way| Change {
        kind,
        thing: Thing {
            list: list.to_owned(),
            name: name.map(str::to_owned),
        },
        place: Place::Text(at.source, at.range.clone()),
        way,
    };
    let under_kind = under.map(|under| &under.kind);
    match (&own.kind, under_kind) {
        (Kind::Object(fields), _)
            if way.is_empty() || matches!(under_kind, Some(Kind::Object(_))) =>
        {
            for field in fields {
                let below = under.and_then(|under| under.field(&field.name));
                let way = step_to(PathStep::Key(field.name.clone()));
                collect(&field.value, below.map(|field| &field.value), &way, changes);
            }
        }
        (Kind::List(entries), Some(Kind::List(base)))
            if base.iter().all(|entry| name(entry).is_some()) =>
        {
            for (index, entry) in entries.iter().enumerate() {
                let own = name(entry);
                let is_of_base = own.is_some() && base.iter().any(|other| name(other) == own);
                let kind = match (entry.field("remove").is_some(), is_of_base) {
                    (true, _) => ChangeKind::Removed,
                    (false, true) => ChangeKind::Replaced,
                    (false, false) => ChangeKind::Added,
                };
                changes.push(change(kind, own, entry, step_to(PathStep::Index(index))));
            }
        }
        _ => changes.push(change(ChangeKind::Set, None, own, way.to_vec())),
    }
}

fn name<'n>(entry: &'n Node<'_>) -> Option<&'n str> {
    entry.field("name")?.value.text()
}

impl Change<'_> {
    /// The pack's own files without this change.
    fn undone(&self, files: &Files) -> Files {
        let mut sources = files.sources().to_vec();
        let mut blobs = files.blobs().to_vec();
        match self.place {
            Place::Module(module) => blobs.retain(|blob| blob.name != module.name),
            Place::Text(changed, _) => {
                for source in &mut sources {
                    if source.name == changed.name {
                        let mut value = value(source);
                        take(&mut value, &self.way);
                        source.text = value.to_string();
                    }
                }
            }
        }
        Files::new(sources).with_blobs(blobs)
    }

    /// A pack with only this change.
    fn alone(&self) -> Files {
        match self.place {
            Place::Module(module) => Files::new(Vec::new()).with_blobs(vec![module.clone()]),
            Place::Text(changed, _) => {
                let text = only(&value(changed), &self.way).to_string();
                let source = Source {
                    text,
                    ..changed.clone()
                };
                Files::new(vec![source])
            }
        }
    }

    /// The subject of a sentence.
    fn phrase(&self) -> String {
        let (thing, list) = (self.thing.phrase(), &self.thing.list);
        match self.kind {
            ChangeKind::Removed => format!("removing {thing}"),
            ChangeKind::Replaced => format!("replacing {thing}"),
            ChangeKind::Added if self.thing.name.is_none() => format!("this entry of {list:?}"),
            ChangeKind::Added => format!("adding {thing}"),
            ChangeKind::Set => format!("this value of {list:?}"),
            ChangeKind::Module => format!("the module {list:?}"),
        }
    }

    /// The problem that this change causes these problems in the base.
    fn problem(&self, layers: &[&Files], caused: &[(&Problem, usize)]) -> Option<Problem> {
        let (cause, _) = caused.first()?;
        let (severity, (line, column)) = (cause.severity, cause.position);
        let mut broken: Vec<Broken> = Vec::new();
        for (problem, depth) in caused {
            let thing = Broken::of(layers[*depth], problem);
            if !broken.contains(&thing) {
                broken.push(thing);
            }
        }
        let (first, others) = broken.split_first()?;
        let verb = match severity {
            Severity::Error => "breaks",
            Severity::Warning => "affects",
        };
        let (path, what) = (&cause.path, &cause.message);
        let phrase = self.phrase();
        let message = format!(
            "{phrase} {verb} {} ({path}:{line}:{column}): {what}",
            first.phrase
        );
        let mut help = Vec::new();
        if severity == Severity::Error {
            let back = match self.kind {
                ChangeKind::Removed => format!("keep {}", self.thing.phrase()),
                ChangeKind::Replaced | ChangeKind::Added | ChangeKind::Set | ChangeKind::Module => {
                    "change this".to_owned()
                }
            };
            help.push(if first.is_entry {
                format!("{back}, or replace or remove {} too", first.phrase)
            } else {
                format!("{back}, or give {} another value too", first.phrase)
            });
        }
        if !others.is_empty() {
            let named = others.iter().take(NAMED_MAX);
            let named: Vec<&str> = named.map(|broken| broken.phrase.as_str()).collect();
            let (count, named) = (others.len(), named.join(", "));
            let more = if count > NAMED_MAX { ", …" } else { "" };
            help.push(format!("it {verb} {count} more: {named}{more}"));
        }
        let found = match &self.place {
            Place::Text(source, range) => Problem::at(source, range.clone(), message),
            Place::Module(blob) => Problem {
                severity,
                path: blob.path.clone(),
                range: 0..0,
                position: (1, 1),
                message,
                help: None,
            },
        };
        Some(Problem {
            severity,
            help: (!help.is_empty()).then(|| help.join("; ")),
            ..found
        })
    }
}

/// What a change breaks in the base: the named entry that has a problem, or else the field.
#[derive(PartialEq, Eq, Debug)]
struct Broken {
    phrase: String,
    is_entry: bool,
}

impl Broken {
    fn of(files: &Files, problem: &Problem) -> Self {
        let sources = files.sources().iter();
        let mut sources = sources.filter(|source| source.path == problem.path);
        let tree = sources.find_map(|source| Node::parse(source, &mut Report::default()));
        let holds = |node: &Node<'_>| {
            node.range.start <= problem.range.start && problem.range.end <= node.range.end
        };
        let mut fields_above: Vec<&str> = Vec::new();
        let mut is_in_list = false;
        let mut node = tree.as_ref();
        while let Some(inner) = node {
            node = match &inner.kind {
                Kind::Object(fields) => {
                    let found = fields.iter().find(|field| holds(&field.value));
                    fields_above.extend(found.filter(|_| !is_in_list).map(|field| &*field.name));
                    found.map(|field| &field.value)
                }
                Kind::List(entries) => {
                    let found = entries.iter().find(|entry| holds(entry));
                    if let Some(name) = found.and_then(name) {
                        let thing = Thing {
                            list: fields_above.pop().unwrap_or_default().to_owned(),
                            name: Some(name.to_owned()),
                        };
                        return Self {
                            phrase: thing.phrase(),
                            is_entry: true,
                        };
                    }
                    is_in_list = true;
                    found
                }
                Kind::Plain(_) => None,
            };
        }
        let phrase = match fields_above.join(".") {
            field if field.is_empty() => "the file".to_owned(),
            field => format!("the field {field:?}"),
        };
        Self {
            phrase,
            is_entry: false,
        }
    }
}

/// The problems, each at its cause. Problems with the same cause are one problem.
fn grouped(
    layers: &[&Files],
    problems: &[Problem],
    causes: &[Option<Change<'_>>],
    depths: &[usize],
) -> Report {
    let mut report = Report::default();
    let cause = |index: usize| {
        let place = causes[index].as_ref().map(|change| &change.place);
        let place = place.map(|place| match place {
            Place::Text(source, range) => (source.path.as_str(), range.clone()),
            Place::Module(blob) => (blob.path.as_str(), 0..0),
        });
        place.map(|place| (place, problems[index].severity))
    };
    for (index, problem) in problems.iter().enumerate() {
        let Some(change) = &causes[index] else {
            report.problems.push(problem.clone());
            continue;
        };
        let alike = (0..problems.len()).filter(|other| cause(*other) == cause(index));
        let alike: Vec<usize> = alike.collect();
        if alike.first() == Some(&index) {
            let broken = alike
                .iter()
                .map(|alike| (&problems[*alike], depths[*alike]));
            let problem = change.problem(layers, &broken.collect::<Vec<_>>());
            report.problems.extend(problem);
        }
    }
    report
}

fn value(source: &Source) -> Value {
    let tree = Node::parse(source, &mut Report::default());
    tree.map_or_else(|| Value::Object(Map::new()), |tree| tree.value())
}

/// Takes away what is at the end of the way.
fn take(value: &mut Value, way: &[PathStep]) {
    let Some((last, around)) = way.split_last() else {
        return;
    };
    match (last, lookup_mut(value, around)) {
        (PathStep::Key(field), Some(Value::Object(fields))) => {
            fields.remove(field);
        }
        (PathStep::Index(index), Some(Value::Array(items))) if *index < items.len() => {
            items.remove(*index);
        }
        _ => {}
    }
}

/// Only what is at the end of the way.
fn only(value: &Value, way: &[PathStep]) -> Value {
    match way {
        [] => value.clone(),
        [PathStep::Key(field), rest @ ..] => {
            let inner = only(&value[field.as_str()], rest);
            Value::Object(Map::from_iter([(field.clone(), inner)]))
        }
        [PathStep::Index(index), rest @ ..] => Value::Array(vec![only(&value[*index], rest)]),
    }
}
