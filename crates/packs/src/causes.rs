//! Finds the change of a pack that causes a problem in a pack that it extends.
//!
//! A pack can break the pack that it extends: it removes a symbol that a card of the base still has. The author cannot
//! change the base, so the problem is reported at the change. To find it, the changes are undone one after the other and
//! the pack is checked again: without the change that causes a problem, the problem is gone. This works for every kind of
//! change and for every check, and it costs nothing while a pack is sound.

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
        // Problems that exist without this layer have another cause.
        if open.is_empty() || layer.base().is_none() {
            continue;
        }
        let without = search.check(depth, &Files::default());
        open.retain(|index| !without.has(&report.problems[*index]));
        if open.is_empty() {
            continue;
        }
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
        let mut order: Vec<usize> = (0..changes.len()).collect();
        order.sort_by_key(|index| changes[*index].kind.rank());
        // Without the cause, the problem is gone.
        for &index in &order {
            if open.is_empty() || self.checks_left == 0 {
                break;
            }
            let outcome = self.check(depth, &changes[index].undone(layer));
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
        for &index in &order {
            if open.is_empty() || self.checks_left == 0 {
                break;
            }
            let outcome = self.check(depth, &changes[index].alone());
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
    /// Where the author wrote it.
    place: Place<'f>,
    /// The way to it in its file.
    way: Vec<Step>,
}

#[derive(Clone, Debug)]
enum Place<'f> {
    Text(&'f Source, Range<usize>),
    Module(&'f Blob),
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Step {
    Field(String),
    Item(usize),
}

#[derive(Clone, Debug)]
enum ChangeKind {
    /// An entry of a list is removed; without a name, all are.
    Removed(Thing),
    Replaced(Thing),
    /// The value of a field.
    Set(String),
    Module(String),
    Added(Thing),
}

/// An entry of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Thing {
    list: String,
    name: Option<String>,
}

impl ChangeKind {
    /// The likelier causes come first.
    fn rank(&self) -> u8 {
        match self {
            Self::Removed(_) => 0,
            Self::Replaced(_) => 1,
            Self::Set(_) => 2,
            Self::Module(_) => 3,
            Self::Added(_) => 4,
        }
    }

    /// The subject of a sentence.
    fn phrase(&self) -> String {
        match self {
            Self::Removed(thing) => format!("removing {}", thing.phrase()),
            Self::Replaced(thing) => format!("replacing {}", thing.phrase()),
            Self::Added(Thing { list, name: None }) => format!("this entry of {list:?}"),
            Self::Added(thing) => format!("adding {}", thing.phrase()),
            Self::Set(field) => format!("this value of {field:?}"),
            Self::Module(name) => format!("the module {name:?}"),
        }
    }

    /// How the author can take the change back.
    fn way_back(&self) -> String {
        match self {
            Self::Removed(thing) => format!("keep {}", thing.phrase()),
            Self::Replaced(_) | Self::Added(_) | Self::Set(_) | Self::Module(_) => {
                "change this".to_owned()
            }
        }
    }
}

impl Thing {
    /// `the card "P01"`, or `all cards`.
    fn phrase(&self) -> String {
        match &self.name {
            Some(name) => format!("the {} {name:?}", self.singular()),
            None => format!("all {}", self.plural()),
        }
    }

    fn plural(&self) -> &str {
        match self.list.as_str() {
            "colors" => "colours",
            list => list,
        }
    }

    fn singular(&self) -> &str {
        let plural = self.plural();
        plural.strip_suffix('s').unwrap_or(plural)
    }
}

/// Everything that a pack changes in its base.
fn changes(files: &Files) -> Vec<Change<'_>> {
    let Some(base) = files.base() else {
        return Vec::new();
    };
    let mut changes = Vec::new();
    for source in files.sources() {
        let is_json = source.name.strip_suffix(".json").is_some();
        let own = is_json.then(|| Node::parse(source, &mut Report::default()));
        let Some(own) = own.flatten() else {
            continue;
        };
        let under = match layered(base, &source.name, &mut Report::default()) {
            Layered::Found(tree) => Some(tree),
            Layered::Broken | Layered::Missing => None,
        };
        collect(&own, under.as_ref(), &mut Vec::new(), &mut changes);
    }
    changes.extend(files.blobs().iter().map(|blob| Change {
        kind: ChangeKind::Module(blob.name.clone()),
        place: Place::Module(blob),
        way: Vec::new(),
    }));
    changes
}

/// The changes within a value. `under` is the value of the base.
fn collect<'f>(
    own: &Node<'f>,
    under: Option<&Node<'f>>,
    way: &mut Vec<Step>,
    changes: &mut Vec<Change<'f>>,
) {
    let kind = match (&own.kind, under.map(|under| &under.kind)) {
        (Kind::Object(fields), under_kind) if way.is_empty() || is_object(under_kind) => {
            for field in fields {
                way.push(Step::Field(field.name.clone()));
                let below = under.and_then(|under| under.field(&field.name));
                collect(&field.value, below.map(|field| &field.value), way, changes);
                way.pop();
            }
            return;
        }
        (Kind::List(entries), Some(Kind::List(base)))
            if base.iter().all(|entry| name(entry).is_some()) =>
        {
            let Some(Step::Field(list)) = way.last().cloned() else {
                return;
            };
            for (index, entry) in entries.iter().enumerate() {
                let name = name(entry);
                let is_of_base =
                    name.is_some() && base.iter().any(|other| self::name(other) == name);
                let thing = Thing {
                    list: list.clone(),
                    name: name.map(str::to_owned),
                };
                let kind = match (entry.field("remove").is_some(), is_of_base) {
                    (true, _) => ChangeKind::Removed(thing),
                    (false, true) => ChangeKind::Replaced(thing),
                    (false, false) => ChangeKind::Added(thing),
                };
                way.push(Step::Item(index));
                changes.push(Change {
                    kind,
                    place: Place::Text(entry.source, entry.range.clone()),
                    way: way.clone(),
                });
                way.pop();
            }
            return;
        }
        _ => way.iter().rev().find_map(|step| match step {
            Step::Field(field) => Some(ChangeKind::Set(field.clone())),
            Step::Item(_) => None,
        }),
    };
    changes.extend(kind.map(|kind| Change {
        kind,
        place: Place::Text(own.source, own.range.clone()),
        way: way.clone(),
    }));
}

fn is_object(kind: Option<&Kind<'_>>) -> bool {
    matches!(kind, Some(Kind::Object(_)))
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
                for source in sources
                    .iter_mut()
                    .filter(|source| source.name == changed.name)
                {
                    let mut value = value(source);
                    take(&mut value, &self.way);
                    source.text = value.to_string();
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

    /// The problem that this change causes these problems in the base.
    fn problem(&self, layers: &[&Files], caused: &[(&Problem, usize)]) -> Problem {
        let severity = caused
            .first()
            .map_or(Severity::Error, |(problem, _)| problem.severity);
        let verb = match severity {
            Severity::Error => "breaks",
            Severity::Warning => "affects",
        };
        let mut broken: Vec<Broken> = Vec::new();
        for (problem, depth) in caused {
            let thing = Broken::of(layers[*depth], problem);
            if !broken.contains(&thing) {
                broken.push(thing);
            }
        }
        let (first, others) = match broken.split_first() {
            Some((first, others)) => (first.clone(), others),
            None => (Broken::Field(String::new()), [].as_slice()),
        };
        let consequence = caused.first().map(|(problem, _)| {
            let (line, column) = problem.position;
            format!(
                " {verb} {} ({}:{line}:{column}): {}",
                first.phrase(),
                problem.path,
                problem.message
            )
        });
        let message = self.kind.phrase() + &consequence.unwrap_or_default();
        let mut help = match (severity, &first) {
            (Severity::Error, Broken::Thing(_)) => format!(
                "{}, or replace or remove {} too",
                self.kind.way_back(),
                first.phrase()
            ),
            (Severity::Error, Broken::Field(_)) => format!(
                "{}, or give {} another value too",
                self.kind.way_back(),
                first.phrase()
            ),
            (Severity::Warning, _) => String::new(),
        };
        if !others.is_empty() {
            let named: Vec<String> = others.iter().take(NAMED_MAX).map(Broken::phrase).collect();
            let more = if others.len() > NAMED_MAX {
                ", …"
            } else {
                ""
            };
            let start = if help.is_empty() { "" } else { "; " };
            let more = format!(
                "{start}it {verb} {} more: {}{more}",
                others.len(),
                named.join(", ")
            );
            help.push_str(&more);
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
        Problem {
            severity,
            help: (!help.is_empty()).then_some(help),
            ..found
        }
    }
}

/// What a change breaks in the base.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Broken {
    Thing(Thing),
    Field(String),
}

impl Broken {
    /// The named entry that has a problem, or else the field.
    fn of(files: &Files, problem: &Problem) -> Self {
        let sources = files.sources().iter();
        let mut sources = sources.filter(|source| source.path == problem.path);
        let tree = sources.find_map(|source| Node::parse(source, &mut Report::default()));
        let mut fields_above = Vec::new();
        let mut is_in_list = false;
        let mut node = tree.as_ref();
        while let Some(inner) = node {
            let holds = |node: &Node<'_>| {
                node.range.start <= problem.range.start && problem.range.end <= node.range.end
            };
            node = match &inner.kind {
                Kind::Object(fields) => {
                    let found = fields.iter().find(|field| holds(&field.value));
                    if let Some(found) = found.filter(|_| !is_in_list) {
                        fields_above.push(found.name.clone());
                    }
                    found.map(|field| &field.value)
                }
                Kind::List(entries) => {
                    let found = entries.iter().find(|entry| holds(entry));
                    if let Some(name) = found.and_then(name) {
                        return Self::Thing(Thing {
                            list: fields_above.pop().unwrap_or_default(),
                            name: Some(name.to_owned()),
                        });
                    }
                    is_in_list = true;
                    found
                }
                Kind::Plain(_) => None,
            };
        }
        Self::Field(fields_above.join("."))
    }

    fn phrase(&self) -> String {
        match self {
            Self::Thing(thing) => thing.phrase(),
            Self::Field(field) if field.is_empty() => "the file".to_owned(),
            Self::Field(field) => format!("the field {field:?}"),
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
        let path = place.map(|place| match place {
            Place::Text(source, range) => (source.path.as_str(), range.clone()),
            Place::Module(blob) => (blob.path.as_str(), 0..0),
        });
        path.map(|path| (path, problems[index].severity))
    };
    for (index, problem) in problems.iter().enumerate() {
        let Some(change) = &causes[index] else {
            report.problems.push(problem.clone());
            continue;
        };
        let alike = (0..problems.len()).filter(|other| cause(*other) == cause(index));
        let alike: Vec<usize> = alike.collect();
        if alike.first() == Some(&index) {
            let broken: Vec<(&Problem, usize)> = alike
                .iter()
                .map(|index| (&problems[*index], depths[*index]))
                .collect();
            report.problems.push(change.problem(layers, &broken));
        }
    }
    report
}

fn value(source: &Source) -> Value {
    let tree = Node::parse(source, &mut Report::default());
    tree.map_or_else(|| Value::Object(Map::new()), |tree| tree.value())
}

/// Takes away what is at the end of the way.
fn take(value: &mut Value, way: &[Step]) {
    match (way, value) {
        ([Step::Field(field)], Value::Object(fields)) => {
            fields.shift_remove(field);
        }
        ([Step::Item(index)], Value::Array(items)) if *index < items.len() => {
            items.remove(*index);
        }
        ([Step::Field(field), rest @ ..], Value::Object(fields)) => {
            if let Some(value) = fields.get_mut(field) {
                take(value, rest);
            }
        }
        ([Step::Item(index), rest @ ..], Value::Array(items)) => {
            if let Some(value) = items.get_mut(*index) {
                take(value, rest);
            }
        }
        _ => {}
    }
}

/// Only what is at the end of the way.
fn only(value: &Value, way: &[Step]) -> Value {
    match way {
        [] => value.clone(),
        [Step::Field(field), rest @ ..] => {
            let inner = only(&value[field.as_str()], rest);
            Value::Object(Map::from_iter([(field.clone(), inner)]))
        }
        [Step::Item(index), rest @ ..] => Value::Array(vec![only(&value[*index], rest)]),
    }
}
