//! Makes a typed value of a text, and remembers the place of everything in it.

use super::copies::{self, CARDS};
use super::line_fields::read_lines;
use super::merge::{alone, merge};
use super::objects;
use super::programs;
use super::report::{Files, Problem, Report, Severity, Source};
use super::tree::Node;
use serde::de::DeserializeOwned;
use std::fmt;
use std::ops::Range;

/// The file with programs, which may be lines.
const SYMBOLS: &str = "symbols.json";

/// A file that was read: its value, and the place of everything in it.
///
/// ```
/// use rnw_packs::{Files, Report, open};
/// let files = Files::embedded("mine", &[("game.json", r#"{ "rounds": 9 }"#)]);
/// let mut report = Report::default();
/// let doc = open::<serde_json::Value>(&files, "game.json", &mut report).unwrap();
/// if doc.value["rounds"].as_u64() > Some(8) {
///     doc.root().field("rounds").error(&mut report, "9 rounds; expected at most 8");
/// }
/// assert_eq!(report.to_string().trim(), "error: mine/game.json:1:13: 9 rounds; expected at most 8");
/// ```
#[derive(Debug)]
pub struct Doc<'s, T> {
    /// The value. Where the report names a problem, it contains a placeholder.
    pub value: T,
    tree: Node<'s>,
}

impl<T> Doc<'_, T> {
    /// The place of the whole document.
    pub fn root(&self) -> Location<'_> {
        Location(Some(&self.tree))
    }
}

/// A place in a file: a value, or nothing if the file has no such value.
///
/// ```
/// use rnw_packs::{Files, Report, open};
/// let files = Files::embedded("mine", &[("list.json", r#"{ "names": ["ann", "b?b"] }"#)]);
/// let mut report = Report::default();
/// let doc = open::<serde_json::Value>(&files, "list.json", &mut report).unwrap();
/// let name = doc.root().field("names").item(1);
/// name.error_at_char(&mut report, 1, "expected a letter");
/// assert_eq!(report.problems[0].position, (1, 22));
/// assert!(!name.is_reported(&report), "the problem is at one character of it");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Location<'d>(Option<&'d Node<'d>>);

impl Location<'_> {
    /// The place of the value of a field.
    pub fn field(self, name: &str) -> Self {
        let field = self.0.and_then(|node| node.field(name));
        Self(field.map(|field| &field.value))
    }

    /// The place of an element of a list, counted from 0.
    pub fn item(self, index: usize) -> Self {
        Self(self.0.and_then(|node| node.item(index)))
    }

    fn range(self) -> Option<Range<usize>> {
        self.0.map(|node| node.range.clone())
    }

    /// The bytes of a character of a string, counted from 0. The string must have no escapes. A name in a line may
    /// have no quotes.
    fn char_range(self, index: usize) -> Option<Range<usize>> {
        let whole = self.range()?;
        let is_quoted = self
            .0?
            .source
            .text
            .get(whole.clone())?
            .starts_with(['"', '\'']);
        let quote = usize::from(is_quoted);
        let inner = whole.start + quote..whole.end.saturating_sub(quote);
        let text = self.0?.source.text.get(inner.clone())?;
        let (offset, found) = text.char_indices().nth(index)?;
        let start = inner.start + offset;
        Some(start..start + found.len_utf8())
    }

    /// Whether the report names exactly this place already.
    pub fn is_reported(self, report: &Report) -> bool {
        self.0
            .is_some_and(|node| report.covers(&node.source.path, &node.range))
    }

    /// Whether this is a name or a number in a line, where it has no quotes of JSON around it.
    pub(crate) fn is_in_line(self) -> bool {
        let text = self
            .0
            .and_then(|node| node.source.text.get(node.range.start..));
        text.is_some_and(|text| !text.starts_with('"'))
    }

    /// Whether the place is in this file.
    pub fn is_in(self, source: &Source) -> bool {
        self.0.is_some_and(|node| std::ptr::eq(node.source, source))
    }

    /// Whether the report has an error at this place or within it.
    pub fn has_errors(self, report: &Report) -> bool {
        self.0.is_some_and(|node| {
            report.problems.iter().any(|problem| {
                problem.severity == Severity::Error
                    && problem.path == node.source.path
                    && node.range.start <= problem.range.start
                    && problem.range.end <= node.range.end
            })
        })
    }

    /// Reports an error at this place.
    ///
    /// Does nothing if the value is missing, because that has been reported. Does nothing either if
    /// a problem names this place already.
    pub fn error(self, report: &mut Report, message: impl Into<String>) {
        self.report(report, Severity::Error, self.range(), message.into());
    }

    /// Reports an error at one character of a string, counted from 0.
    pub fn error_at_char(self, report: &mut Report, index: usize, message: impl Into<String>) {
        let range = self.char_range(index).or_else(|| self.range());
        self.report(report, Severity::Error, range, message.into());
    }

    /// Reports a warning at this place. Like [`error`](Self::error), it does nothing if the place
    /// is missing or named already.
    pub fn warning(self, report: &mut Report, message: impl Into<String>) {
        self.report(report, Severity::Warning, self.range(), message.into());
    }

    /// Reports a warning at this place, with what the author can do about it.
    pub(crate) fn warning_with_help(
        self,
        report: &mut Report,
        message: impl Into<String>,
        help: &str,
    ) {
        let found = report.problems.len();
        self.warning(report, message);
        add_help(&mut report.problems[found..], help);
    }

    /// Reports an error at this place, with what the author can do about it.
    pub fn error_with_help(self, report: &mut Report, message: impl Into<String>, help: &str) {
        let found = report.problems.len();
        self.error(report, message);
        add_help(&mut report.problems[found..], help);
    }

    fn report(
        self,
        report: &mut Report,
        severity: Severity,
        range: Option<Range<usize>>,
        message: String,
    ) {
        let (Some(node), Some(range)) = (self.0, range) else {
            return;
        };
        if !report.covers(&node.source.path, &range) {
            report.add(Problem {
                severity,
                ..Problem::at(node.source, range, message)
            });
        }
    }
}

fn add_help(problems: &mut [Problem], help: &str) {
    for problem in problems {
        problem.help = Some(help.to_owned());
    }
}

/// The file, the line and the column, such as `mine/game.json:4:3`. Only `the pack` if the file has no such value.
impl fmt::Display for Location<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(node) = self.0 else {
            return f.write_str("the pack");
        };
        let (line, column) = node.source.position(node.range.start);
        write!(f, "{}:{line}:{column}", node.source.path)
    }
}

/// Reads a JSON text. Comments are allowed.
///
/// Every problem goes into the report. If possible, placeholders replace what is wrong, and a value
/// is returned. So later checks can find more problems.
///
/// ```
/// use rnw_packs::{Report, Source, read};
/// let text = "{ // four rounds\n  \"rounds\": 4 }".to_owned();
/// let source = Source { path: "mine/game.json".to_owned(), name: "game.json".to_owned(), text };
/// let mut report = Report::default();
/// let doc = read::<serde_json::Value>(&source, &mut report).unwrap();
/// assert_eq!(doc.value["rounds"], 4);
/// ```
pub fn read<'s, T: DeserializeOwned>(
    source: &'s Source,
    report: &mut Report,
) -> Option<Doc<'s, T>> {
    let own = Node::parse(source, report)?;
    let mut tree = alone(own, false, report);
    spell_out(&mut tree, &source.name, Some(source), report);
    typed(tree, report)
}

/// Reads one file of a pack. Lays it over the file with the same name of the pack that it extends.
///
/// All problems go into the report, also that neither pack has the file.
///
/// ```
/// use rnw_packs::{Files, Report, open};
/// let base = Files::embedded("base", &[("game.json", r#"{ "title": "Old", "rounds": 4 }"#)]);
/// let own = Files::embedded("own", &[("game.json", r#"{ "title": "New" }"#)]).extending(base);
/// let mut report = Report::default();
/// let game = open::<serde_json::Value>(&own, "game.json", &mut report).unwrap().value;
/// assert_eq!((&game["title"], &game["rounds"]), (&"New".into(), &4.into()));
/// ```
pub fn open<'f, T: DeserializeOwned>(
    files: &'f Files,
    name: &str,
    report: &mut Report,
) -> Option<Doc<'f, T>> {
    match layered(files, name, report) {
        Layered::Found(tree) => typed(tree, report),
        Layered::Broken => None,
        Layered::Missing => {
            report.problems.push(Problem::missing_file(name));
            None
        }
    }
}

/// A file of a pack and of its base, as one tree.
pub(super) enum Layered<'f> {
    Found(Node<'f>),
    /// One of the texts cannot be read; the report says why.
    Broken,
    Missing,
}

fn json(found: &Layered<'_>) -> Option<serde_json::Value> {
    match found {
        Layered::Found(tree) => Some(tree.value()),
        Layered::Broken | Layered::Missing => None,
    }
}

/// Every program is a list of steps, and every copy of a card is a card.
pub(crate) fn layered<'f>(files: &'f Files, name: &str, report: &mut Report) -> Layered<'f> {
    let mut found = laid_over(files, name, report);
    if let Layered::Found(tree) = &mut found {
        spell_out(tree, name, files.get(name), report);
    }
    found
}

/// Gives a file with this name the form that programs read.
fn spell_out(tree: &mut Node<'_>, name: &str, own: Option<&Source>, report: &mut Report) {
    if name == SYMBOLS {
        read_lines(tree, own, report);
    } else if name == CARDS.0 {
        copies::expand(tree, report);
    }
}

/// Programs and copies are as they were written.
pub(crate) fn laid_over<'f>(files: &'f Files, name: &str, report: &mut Report) -> Layered<'f> {
    let base = match files.base() {
        Some(base) => laid_over(base, name, report),
        None => Layered::Missing,
    };
    let Some(source) = files.get(name) else {
        return base;
    };
    match (base, Node::parse(source, report)) {
        (Layered::Broken, _) | (_, None) => Layered::Broken,
        (Layered::Found(base), Some(own)) => Layered::Found(merge(base, own, report)),
        (Layered::Missing, Some(own)) => Layered::Found(alone(own, files.base().is_some(), report)),
    }
}

/// The JSON of a file, with that of the packs below. `None` if there is no such file, or if it cannot be read. Programs
/// that are written as lines are lists of steps in it.
///
/// ```
/// use rnw_packs::{Files, merged};
/// let base = Files::embedded("base", &[("game.json", r#"{ "rounds": 2, "game": "toy" }"#)]);
/// let files = Files::embedded("mine", &[("game.json", r#"{ "rounds": 4 }"#)]).extending(base);
/// assert_eq!(merged(&files, "game.json").unwrap()["rounds"], 4);
/// ```
pub fn merged(files: &Files, name: &str) -> Option<serde_json::Value> {
    json(&layered(files, name, &mut Report::default()))
}

/// Like [`merged`], but programs are as they were written, and a card with copies is one card.
///
/// ```
/// use rnw_packs::{Files, written};
/// let files = Files::embedded("mine", &[("cards.json", r#"{ "cards": [{ "name": "P01", "copies": 2 }] }"#)]);
/// assert_eq!(written(&files, "cards.json").unwrap()["cards"][0]["copies"], 2);
/// ```
pub fn written(files: &Files, name: &str) -> Option<serde_json::Value> {
    json(&laid_over(files, name, &mut Report::default()))
}

/// A typed value of JSON; `None` if the JSON does not fit the type. A list is never read as an object.
///
/// ```
/// let numbers = serde_json::json!([1, 2]);
/// assert_eq!(rnw_packs::value::<Vec<u8>>(&numbers), Some(vec![1, 2]));
/// ```
pub fn value<T: DeserializeOwned>(json: &serde_json::Value) -> Option<T> {
    objects::read(json).ok()
}

/// The typed value of a tree. The problems are reported in the order of their places.
fn typed<'s, T: DeserializeOwned>(tree: Node<'s>, report: &mut Report) -> Option<Doc<'s, T>> {
    let known = report.problems.len();
    let doc = fitted(tree, report);
    report.problems[known..].sort_by_key(|problem| problem.position);
    doc
}

/// The typed value of a tree. Looks for problems until there are none, or too many.
fn fitted<'s, T: DeserializeOwned>(tree: Node<'s>, report: &mut Report) -> Option<Doc<'s, T>> {
    let mut value = tree.value();
    // What lies within a stopgap is ours, not the author's.
    let mut stopgaps: Vec<Problem> = Vec::new();
    let mut misspelt = Vec::new();
    loop {
        let refused = match objects::read::<T>(&value) {
            Ok(value) => return Some(Doc { value, tree }),
            Err(refused) => refused,
        };
        let before = value.clone();
        for problem in programs::problems(&tree, &mut value, &refused.path) {
            if !report.problems.contains(&problem) {
                report.add(problem);
            }
        }
        if report.is_full() {
            return None;
        }
        // A program can have problems that change nothing here, such as a field that a later one of the same name
        // overrides.
        if value != before {
            continue;
        }
        let problem = refused.problem(&tree);
        let is_ours = stopgaps.iter().any(|stopgap| stopgap.holds(&problem));
        if !is_ours && !misspelt.contains(&refused.place()) {
            report.problems.push(problem.clone());
            stopgaps.extend(refused.is_value().then_some(problem));
        }
        misspelt.extend(refused.misspelt());
        if report.is_full() || !refused.mend::<T>(&mut value) {
            return None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only their types are looked at")]
    struct Toy {
        name: String,
        size: u8,
        kind: Kind,
        #[serde(default)]
        list: Vec<Toy>,
    }

    #[derive(Deserialize, Debug)]
    #[serde(rename_all = "lowercase")]
    enum Kind {
        Soft,
        Hard,
    }

    #[track_caller]
    fn check(text: &str, expected: &[&str]) {
        let source = Source {
            path: "toy.json".into(),
            name: "toy.json".into(),
            text: text.into(),
        };
        let mut report = Report::default();
        let _ = read::<Toy>(&source, &mut report);
        let found: Vec<String> = report.problems.iter().map(ToString::to_string).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn a_sound_file_has_no_problems_and_may_have_comments() {
        check(
            "{ // a toy\n \"name\": \"bear\", \"size\": 3, \"kind\": \"soft\" }",
            &[],
        );
    }

    #[test]
    fn all_problems_of_a_file_come_in_one_report() {
        let text = "{\n  \"nmae\": \"x\",\n  \"size\": 300,\n  \"kind\": \"sfot\",\n  \"list\": [ { \"name\": 7, \"size\": 1, \"kind\": \"hard\" }, [] ]\n}\n";
        check(
            text,
            &[
                "error: toy.json:2:3: unknown field \"nmae\"; expected one of name, size, kind, list; did you mean \"name\"?",
                "error: toy.json:3:11: found 300; expected a whole number from 0 to 255",
                "error: toy.json:4:11: unknown word \"sfot\"; expected one of soft, hard; did you mean \"soft\"?",
                "error: toy.json:5:23: found 7; expected a text in quotes",
                "error: toy.json:5:55: found a list of 0; expected an object in { }",
            ],
        );
    }

    /// A misspelt field is one problem, not also a missing field. Another object may lack it as well.
    #[test]
    fn a_misspelt_field_is_not_missing() {
        let toy = |name: &str| format!("{{\"{name}\": \"x\", \"size\": 1, \"kind\": \"soft\"}}");
        let outer = toy("nmae").replace('}', &format!(", \"list\": [{}]}}", toy("title")));
        check(
            &outer,
            &[
                "error: toy.json:1:2: unknown field \"nmae\"; expected one of name, size, kind, list; did you mean \"name\"?",
                "error: toy.json:1:51: the field \"name\" is missing; add \"name\" to this object",
                "error: toy.json:1:52: unknown field \"title\"; expected one of name, size, kind, list",
            ],
        );
    }

    #[test]
    fn what_is_no_json_is_refused_where_it_breaks() {
        check(
            "{ \"name\": ",
            &["error: toy.json:1:11: not valid JSON: a value is missing after the colon"],
        );
        check(
            "",
            &["error: toy.json:1:1: the file is empty; expected a JSON object"],
        );
        check(
            "{\"name\": \"a\"}, \"size\": 1}",
            &[
                "error: toy.json:1:14: found more after the end of the file's object; expected one object in one pair of braces; check for a } too many or a , too few before this",
            ],
        );
        let deep = "[".repeat(100_000);
        check(
            &deep,
            &["error: toy.json:1:513: not valid JSON: too many brackets inside each other"],
        );
        check(
            "{\"name\":\"a\",\"name\":\"b\",\"size\":1,\"kind\":\"soft\"}",
            &[
                "error: toy.json:1:13: the field \"name\" appears twice in one object; expected it once",
            ],
        );
    }

    /// JSON5 has more numbers and escapes than JSON. None is read as null.
    #[test]
    fn numbers_that_json_does_not_have_are_refused() {
        for number in ["NaN", "Infinity", "-Infinity", ".5", "5.", "0x10", "+1"] {
            let text = format!("{{ \"name\": \"a\", \"size\": {number} }}");
            let source = Source {
                path: "toy.json".into(),
                name: "toy.json".into(),
                text,
            };
            let mut report = Report::default();
            assert!(read::<Toy>(&source, &mut report).is_none(), "{number}");
            assert_eq!(report.problems.len(), 1, "{number}: {report}");
            assert!(report.to_string().contains("not valid JSON"), "{report}");
        }
        check(
            "{ \"name\": \"a\", \"size\": 1e999, \"kind\": \"soft\" }",
            &["error: toy.json:1:24: 1e999 is too large for a number"],
        );
    }
}
