//! Changes the list of a file, such as the cards of `cards.json`. The rest of the file stays as it is.

use super::forms::has_comment;
use super::json_line::spaced;
use super::merge::REMOVE;
use super::report::{Report, Source};
use super::tree::{Field, Kind, Node};
use serde_json::Value;
use std::ops::Range;

/// The longest entry that is written in one line.
const LINE_MAX: usize = 80;

/// A list in a file of a pack.
///
/// ```
/// use rnw_packs::{FileList, NewEntry, Report, Source};
/// let text = "{ // The deck.\n  \"cards\": [ { \"name\": \"A1\" }, { \"name\": \"B2\" } ]\n}";
/// let source = Source { path: "cards.json".into(), name: "cards.json".into(), text: text.into() };
/// let list = FileList::read(&source, "cards", &mut Report::default()).unwrap();
/// let entries = [NewEntry::Kept(1), NewEntry::Added(serde_json::json!({ "name": "C3" }))];
/// assert_eq!(
///     list.with(&entries, &["name"]),
///     "{ // The deck.\n  \"cards\": [ { \"name\": \"B2\" },\n    { \"name\": \"C3\" } ]\n}",
/// );
/// ```
#[derive(Clone, Debug)]
pub struct FileList<'s> {
    source: &'s Source,
    name: String,
    root: Node<'s>,
}

/// An entry of the new list.
#[derive(Clone, PartialEq, Debug)]
pub enum NewEntry {
    /// The old entry with this index, as it is written.
    Kept(usize),
    /// The old entry with this index and a new value. If both have the same fields, only the changed values are
    /// written.
    Changed(usize, Value),
    /// A new entry.
    Added(Value),
}

/// What is at a place in a list.
///
/// ```
/// use rnw_packs::{FileList, ListPlace, Report, Source};
/// let text = r#"{ "cards": [{ "name": "A1", "grid": ["..", ".x"] }] }"#;
/// let source = Source { path: "cards.json".into(), name: "cards.json".into(), text: text.into() };
/// let list = FileList::read(&source, "cards", &mut Report::default()).unwrap();
/// let at = text.find(".x").unwrap();
/// let place = ListPlace { entry: 0, field: Some("grid".to_owned()), item: Some(1) };
/// assert_eq!(list.place(&(at..at + 1)), Some(place));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListPlace {
    /// The index of the entry.
    pub entry: usize,
    /// The field of the entry; `None` for the whole entry.
    pub field: Option<String>,
    /// The index in the list of the field; `None` for the whole field.
    pub item: Option<usize>,
}

impl<'s> FileList<'s> {
    /// Finds the list with this name. A file without it counts as one with an empty list.
    ///
    /// Returns `None` if the file cannot be read; the report says why.
    pub fn read(source: &'s Source, name: &str, report: &mut Report) -> Option<Self> {
        let root = Node::parse(source, report)?;
        if let Some(field) = root.field(name)
            && !matches!(field.value.kind, Kind::List(_))
        {
            report.add(field.value.problem("expected a list"));
            return None;
        }
        let name = name.to_owned();
        Some(Self { source, name, root })
    }

    /// The entries as they are written. Those that remove an entry of the base are among them.
    pub fn entries(&self) -> Vec<Value> {
        self.nodes().iter().map(Node::value).collect()
    }

    /// Whether an entry removes something from the base.
    ///
    /// ```
    /// use rnw_packs::FileList;
    /// assert!(FileList::is_removal(&serde_json::json!({ "name": "P01", "remove": true })));
    /// ```
    pub fn is_removal(entry: &Value) -> bool {
        entry.get(REMOVE).is_some()
    }

    /// What is at these bytes; `None` if they are not within an entry of the list.
    pub fn place(&self, range: &Range<usize>) -> Option<ListPlace> {
        let holds =
            |node: &Node<'_>| node.range.start <= range.start && range.end <= node.range.end;
        let entry = self.nodes().iter().position(holds)?;
        let fields = match &self.nodes()[entry].kind {
            Kind::Object(fields) => &fields[..],
            Kind::Plain(_) | Kind::List(_) => &[],
        };
        let is_in = |field: &&Field<'_>| {
            field.name_range.start <= range.start && range.end <= field.value.range.end
        };
        let field = fields.iter().find(is_in);
        let item = field.and_then(|field| match &field.value.kind {
            Kind::List(items) => items.iter().position(holds),
            Kind::Plain(_) | Kind::Object(_) => None,
        });
        Some(ListPlace {
            entry,
            field: field.map(|field| field.name.clone()),
            item,
        })
    }

    /// The text of the file with these entries instead of the old ones. Comments before an entry, and those after it in
    /// its last line, stay with it. New entries have their fields in the order of `columns`, and then the others.
    pub fn with(&self, entries: &[NewEntry], columns: &[&str]) -> String {
        let old = &self.source.text;
        let Some(field) = self.root.field(&self.name) else {
            let parts = entries.iter().map(|entry| self.piece(entry, columns).text);
            let parts: Vec<String> = parts.collect();
            return self.with_field(&parts.join(","));
        };
        let range = &field.value.range;
        let (head, tail) = self.ends(range);
        let mut text = format!("{}[{head}", &old[..range.start]);
        for (index, entry) in entries.iter().enumerate() {
            let piece = self.piece(entry, columns);
            push_apart(&mut text, &piece.text);
            text.push_str(if index + 1 < entries.len() { "," } else { "" });
            text.push_str(&piece.trail);
        }
        push_apart(&mut text, &tail);
        format!("{text}]{}", &old[range.end..])
    }

    /// What comes before the entries of the list and after them, and belongs to none of them.
    fn ends(&self, range: &Range<usize>) -> (&str, String) {
        let inside = &self.source.text[range.start + 1..range.end - 1];
        let (Some(first), Some(last)) = (self.nodes().first(), self.nodes().last()) else {
            let head = if has_comment(inside) {
                inside.trim_end()
            } else {
                ""
            };
            return (head, self.with_line_ends("\n  ".to_owned()));
        };
        let before = &self.source.text[range.start + 1..first.range.start];
        let after = &self.source.text[last.range.end..range.end - 1];
        (
            first_line(before),
            after[first_line(after).len()..].to_owned(),
        )
    }

    /// The text of the file with a new field at its end for the list.
    fn with_field(&self, parts: &str) -> String {
        let old = &self.source.text;
        let comma = match &self.root.kind {
            Kind::Object(fields) if fields.is_empty() => "",
            Kind::Object(_) | Kind::Plain(_) | Kind::List(_) => ",",
        };
        let end = self.root.range.end - 1;
        let (before, after) = (&old[..end], &old[end..]);
        let trimmed = before.trim_end();
        let list = Value::from(&*self.name);
        // A comment at the end of a line would swallow the comma.
        let line = if trimmed.len() < before.len() {
            ""
        } else {
            "\n"
        };
        let kept = &before[trimmed.len()..];
        if has_comment(last_line(trimmed)) {
            return format!("{trimmed}\n  {comma}{list}: [{parts}\n  ]{kept}{line}{after}");
        }
        format!("{trimmed}{comma}\n  {list}: [{parts}\n  ]{kept}{line}{after}")
    }

    fn nodes(&self) -> &[Node<'s>] {
        match self.root.field(&self.name).map(|field| &field.value.kind) {
            Some(Kind::List(nodes)) => nodes,
            Some(Kind::Plain(_) | Kind::Object(_)) | None => &[],
        }
    }

    /// An entry, with the comments that belong to it.
    fn piece(&self, entry: &NewEntry, columns: &[&str]) -> Piece {
        let (index, text) = match entry {
            NewEntry::Kept(index) => {
                let range = self.nodes()[*index].range.clone();
                (*index, self.source.text[range].to_owned())
            }
            NewEntry::Changed(index, value) => (*index, self.changed(*index, value, columns)),
            NewEntry::Added(value) => {
                let text = format!("\n    {}", written(value, columns));
                return Piece {
                    text: self.with_line_ends(text),
                    trail: String::new(),
                };
            }
        };
        Piece {
            text: format!("{}{text}", self.lead(index)),
            trail: self.trail(index),
        }
    }

    /// A text of ours with the line ends of the file.
    fn with_line_ends(&self, text: String) -> String {
        if self.source.text.contains("\r\n") {
            text.replace('\n', "\r\n")
        } else {
            text
        }
    }

    /// The bytes between an entry and the one before it, or the start of the list.
    fn gap_before(&self, index: usize) -> Range<usize> {
        let nodes = self.nodes();
        let list = self.root.field(&self.name).map(|list| &list.value.range);
        let start = match index.checked_sub(1) {
            Some(before) => nodes[before].range.end,
            None => list.map_or(0, |list| list.start + 1),
        };
        start..nodes[index].range.start
    }

    /// What comes before an entry and belongs to it: spaces and comments, without the comma.
    fn lead(&self, index: usize) -> String {
        let gap = &self.source.text[self.gap_before(index)];
        let others = first_line(gap);
        if has_comma(others) {
            gap[others.len()..].to_owned()
        } else {
            without_comma(&gap[others.len()..])
        }
    }

    /// What comes after an entry in its last line, without the comma.
    fn trail(&self, index: usize) -> String {
        let list = self.root.field(&self.name).map(|list| &list.value.range);
        let end = match self.nodes().get(index + 1) {
            Some(next) => next.range.start,
            None => list.map_or(0, |list| list.end - 1),
        };
        without_comma(first_line(
            &self.source.text[self.nodes()[index].range.end..end],
        ))
    }

    /// An entry with a new value: only the changed values are new if it has the same fields.
    fn changed(&self, index: usize, value: &Value, columns: &[&str]) -> String {
        let node = &self.nodes()[index];
        let (Kind::Object(fields), Some(new)) = (&node.kind, value.as_object()) else {
            return written(value, columns);
        };
        let has_same =
            fields.len() == new.len() && fields.iter().all(|field| new.contains_key(&field.name));
        if !has_same {
            return self.with_line_ends(written(value, columns));
        }
        let mut text = self.source.text[node.range.clone()].to_owned();
        // Only the new values have line ends of ours.
        for field in fields.iter().rev() {
            let new = &new[&field.name];
            if field.value.value() != *new {
                let range = &field.value.range;
                let range = range.start - node.range.start..range.end - node.range.start;
                text.replace_range(range, &self.with_line_ends(field_text(new)));
            }
        }
        text
    }
}

/// An entry as it is written.
struct Piece {
    /// The entry, after what comes before it.
    text: String,
    /// What comes after its comma in the same line.
    trail: String,
}

/// The first line of a text without its end. A text in one line belongs to what follows it, so it has none.
fn first_line(text: &str) -> &str {
    let mut at = 0;
    while let Some(found) = text[at..].find(['\n', '/']) {
        at += found;
        if text[at..].starts_with('\n') {
            let line = &text[..at];
            return line.strip_suffix('\r').unwrap_or(line);
        }
        at += comment_len(&text[at..]);
    }
    ""
}

/// Whether a text between two entries has their comma. Comments may contain other commas.
fn has_comma(gap: &str) -> bool {
    without_comma(gap).len() < gap.len()
}

/// Adds a text. It begins in a new line if a comment would swallow it.
fn push_apart(text: &mut String, next: &str) {
    let starts_line = next.starts_with('\n') || next.starts_with("\r\n");
    if !starts_line && ends_in_comment(text) {
        text.push_str("\n    ");
    }
    text.push_str(next);
}

/// Whether the last line of a text has a comment to its end.
fn ends_in_comment(text: &str) -> bool {
    let line = last_line(text);
    line.contains("//") && has_comment(line)
}

/// The last line of a text.
fn last_line(text: &str) -> &str {
    text.rsplit('\n').next().unwrap_or_default()
}

/// The text between two entries without its comma. Comments may contain other commas.
fn without_comma(gap: &str) -> String {
    let mut rest = gap;
    let mut before = String::new();
    loop {
        let end = match rest.find([',', '/']) {
            None => return before + rest,
            Some(at) if rest[at..].starts_with(',') => {
                return format!("{before}{}{}", &rest[..at], &rest[at + 1..]);
            }
            Some(at) => at + comment_len(&rest[at..]),
        };
        before.push_str(&rest[..end]);
        rest = &rest[end..];
    }
}

/// The length of the comment at the start of a text.
fn comment_len(text: &str) -> usize {
    let end = if text.starts_with("/*") {
        text.find("*/").map(|end| end + 2)
    } else {
        text.find('\n')
    };
    end.unwrap_or(text.len()).max(1)
}

/// An entry as a new line of a list: in one line if it is short, else with its lists in lines.
fn written(value: &Value, columns: &[&str]) -> String {
    let Some(fields) = value.as_object().filter(|fields| !fields.is_empty()) else {
        return spaced(value);
    };
    let mut fields: Vec<(&String, &Value)> = fields.iter().collect();
    let place = |name: &String| columns.iter().position(|column| column == name);
    fields.sort_by_key(|(name, _)| place(name).unwrap_or(columns.len()));
    let pair = |name: &str, text: &str| format!("{}: {text}", Value::from(name));
    let spaced = |(name, value): &(&String, &Value)| pair(name, &spaced(value));
    let all: Vec<String> = fields.iter().map(spaced).collect();
    let short = format!("{{ {} }}", all.join(", "));
    if short.chars().count() <= LINE_MAX {
        return short;
    }
    let (lists, plain): (Vec<_>, Vec<_>) = fields.iter().partition(|(_, value)| value.is_array());
    let plain: Vec<String> = plain.into_iter().map(spaced).collect();
    let lists = lists
        .iter()
        .map(|(name, value)| pair(name, &field_text(value)));
    let first = (!plain.is_empty()).then(|| plain.join(", "));
    let lines: Vec<String> = first.into_iter().chain(lists).collect();
    format!("{{\n      {}\n    }}", lines.join(",\n      "))
}

/// The value of a field: each element of a list in a line of its own.
fn field_text(value: &Value) -> String {
    match value.as_array() {
        Some(items) if items.len() > 1 => {
            let lines: Vec<String> = items.iter().map(spaced).collect();
            format!("[\n        {}\n      ]", lines.join(",\n        "))
        }
        _ => spaced(value),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn source(text: &str) -> Source {
        Source {
            path: "cards.json".to_owned(),
            name: "cards.json".to_owned(),
            text: text.to_owned(),
        }
    }

    #[track_caller]
    fn check(text: &str, entries: &[NewEntry], expected: &str) {
        let source = source(text);
        let mut report = Report::default();
        let list = FileList::read(&source, "cards", &mut report).unwrap();
        let found = list.with(entries, &["name", "color", "seal"]);
        assert_eq!(found, expected);
        let again = self::source(&found);
        let again = FileList::read(&again, "cards", &mut report).unwrap();
        assert_eq!(again.entries().len(), entries.len());
        assert!(report.problems.is_empty(), "{report}");
    }

    /// The comma in a comment is not the one between two entries.
    #[test]
    fn comments_before_an_entry_stay_with_it() {
        let text = "{ \"cards\": [\n  // One, two.\n  { \"name\": \"A\" },\n  /* B, C */ { \"name\": \"B\" }\n] } // end\n";
        let same = [NewEntry::Kept(0), NewEntry::Kept(1)];
        check(text, &same, text);
        let turned = "{ \"cards\": [\n  /* B, C */ { \"name\": \"B\" },\n  // One, two.\n  { \"name\": \"A\" }\n] } // end\n";
        check(text, &[NewEntry::Kept(1), NewEntry::Kept(0)], turned);
    }

    #[test]
    fn only_changed_values_are_written() {
        let text =
            "{ \"cards\": [{ // First.\n \"name\": \"A\", \"grid\": [\"..\"] /* mine */ }] }";
        let grid = json!({ "name": "A", "grid": ["x."] });
        let changed = text.replace("..", "x.");
        check(text, &[NewEntry::Changed(0, grid)], &changed);
        let more = json!({ "name": "A", "seal": "red", "grid": ["x."] });
        let whole = "{ \"cards\": [{ \"name\": \"A\", \"seal\": \"red\", \"grid\": [\"x.\"] }] }";
        check(text, &[NewEntry::Changed(0, more)], whole);
    }

    #[test]
    fn a_file_without_the_list_gets_one() {
        let added = [NewEntry::Added(json!({ "name": "A" }))];
        let list = "\n  \"cards\": [\n    { \"name\": \"A\" }\n  ]\n}";
        check("{}", &added, &format!("{{{list}"));
        check("{ \"a\": 1\n}", &added, &format!("{{ \"a\": 1,{list}"));
        let noted = "{ \"a\": 1 // one\n}";
        let expected = format!("{{ \"a\": 1 // one\n  ,{}", &list[3..]);
        check(noted, &added, &expected);
    }

    #[test]
    fn an_empty_list_gets_entries() {
        let added = [NewEntry::Added(json!({ "name": "A" }))];
        let expected = "{ \"cards\": [\n    { \"name\": \"A\" }\n  ] }";
        check("{ \"cards\": [] }", &added, expected);
        check(expected, &[], "{ \"cards\": [\n  ] }");
        let noted = "{ \"cards\": [ // one\n /* two */ ] }";
        let expected = "{ \"cards\": [ // one\n /* two */\n    { \"name\": \"A\" }\n  ] }";
        check(noted, &added, expected);
    }

    #[test]
    fn comments_at_the_end_of_a_line_stay_with_the_entry_before_them() {
        let text = "{ \"cards\": [ // all\n  { \"name\": \"A\" }, // strong?\n  { \"name\": \"B\" },\n  { \"name\": \"C\" } // from Ann\n] }";
        let all = [0, 1, 2].map(NewEntry::Kept);
        check(text, &all, text);
        let without_first = text.replace("\n  { \"name\": \"A\" }, // strong?", "");
        check(
            text,
            &[NewEntry::Kept(1), NewEntry::Kept(2)],
            &without_first,
        );
        let without_second = text.replace("\n  { \"name\": \"B\" },", "");
        check(
            text,
            &[NewEntry::Kept(0), NewEntry::Kept(2)],
            &without_second,
        );
        let turned = "{ \"cards\": [ // all\n  { \"name\": \"C\" }, // from Ann\n  { \"name\": \"A\" } // strong?\n] }";
        check(text, &[NewEntry::Kept(2), NewEntry::Kept(0)], turned);
        let added = NewEntry::Added(json!({ "name": "D" }));
        let longer = "{ \"cards\": [ // all\n  { \"name\": \"C\" }, // from Ann\n    { \"name\": \"D\" }\n] }";
        check(text, &[NewEntry::Kept(2), added], longer);
    }

    /// Otherwise the comment would swallow what follows.
    #[test]
    fn a_line_ends_after_its_comment() {
        let text = "{ \"cards\": [{ \"name\": \"A\" }, // one\n  { \"name\": \"B\" }] }";
        let turned = "{ \"cards\": [\n  { \"name\": \"B\" },{ \"name\": \"A\" } // one\n    ] }";
        check(text, &[NewEntry::Kept(1), NewEntry::Kept(0)], turned);
    }

    #[test]
    fn a_file_keeps_its_line_ends() {
        let text = "{\r\n  \"cards\": [\r\n    { \"name\": \"A\" }\r\n  ]\r\n}\r\n";
        let added = NewEntry::Added(json!({ "name": "B" }));
        let longer = text.replace("\"A\" }", "\"A\" },\r\n    { \"name\": \"B\" }");
        check(text, &[NewEntry::Kept(0), added], &longer);
    }

    #[test]
    fn a_long_entry_has_a_line_for_each_row() {
        let card = json!({ "name": "P01", "color": "purple", "seal": "orange",
            "grid": ["~.x.", "x...", "...x", "~..."] });
        let expected = "{\n      \"name\": \"P01\", \"color\": \"purple\", \"seal\": \"orange\",\n      \"grid\": [\n        \"~.x.\",\n        \"x...\",\n        \"...x\",\n        \"~...\"\n      ]\n    }";
        assert_eq!(written(&card, &["name", "color"]), expected);
    }
}
