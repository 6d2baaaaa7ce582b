//! Changes the list of a file, such as the cards of `cards.json`. The rest of the file stays as it is.

use super::forms::{has_comment, spaced};
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
/// use roll_and_write::content::{FileList, NewEntry, Report, Source};
/// let text = "{ // The deck.\n  \"cards\": [ { \"name\": \"A1\" }, { \"name\": \"B2\" } ]\n}";
/// let source = Source { path: "cards.json".into(), name: "cards.json".into(), text: text.into() };
/// let list = FileList::read(&source, "cards", &mut Report::default()).unwrap();
/// let entries = [NewEntry::Kept(1), NewEntry::Added(serde_json::json!({ "name": "C3" }))];
/// assert_eq!(
///     list.with(&entries),
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
/// use roll_and_write::content::{FileList, ListPlace, Report, Source};
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
    /// use roll_and_write::content::FileList;
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

    /// The text of the file with these entries instead of the old ones. Comments before an entry stay with it.
    pub fn with(&self, entries: &[NewEntry]) -> String {
        let old = &self.source.text;
        let parts: Vec<String> = entries.iter().map(|entry| self.entry_text(entry)).collect();
        let parts = parts.join(",");
        let Some(field) = self.root.field(&self.name) else {
            return self.with_field(&parts);
        };
        let range = &field.value.range;
        let tail = match self.nodes().last() {
            Some(last) => &old[last.range.end..range.end - 1],
            None => "\n  ",
        };
        format!(
            "{}[{parts}{tail}]{}",
            &old[..range.start],
            &old[range.end..]
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

    /// The text of an entry, with what comes before it.
    fn entry_text(&self, entry: &NewEntry) -> String {
        match entry {
            NewEntry::Kept(index) => {
                let text = &self.source.text[self.nodes()[*index].range.clone()];
                format!("{}{text}", self.lead(*index))
            }
            NewEntry::Changed(index, value) => {
                format!("{}{}", self.lead(*index), self.changed(*index, value))
            }
            NewEntry::Added(value) => format!("\n    {}", written(value)),
        }
    }

    /// What comes between an entry and the one before it: spaces and comments, without the comma.
    fn lead(&self, index: usize) -> String {
        let (nodes, text) = (self.nodes(), &self.source.text);
        let list = self.root.field(&self.name).map(|list| &list.value.range);
        let start = match index.checked_sub(1) {
            Some(before) => nodes[before].range.end,
            None => list.map_or(0, |list| list.start + 1),
        };
        without_comma(&text[start..nodes[index].range.start])
    }

    /// An entry with a new value: only the changed values are new if it has the same fields.
    fn changed(&self, index: usize, value: &Value) -> String {
        let node = &self.nodes()[index];
        let (Kind::Object(fields), Some(new)) = (&node.kind, value.as_object()) else {
            return written(value);
        };
        let has_same =
            fields.len() == new.len() && fields.iter().all(|field| new.contains_key(&field.name));
        if !has_same {
            return written(value);
        }
        let mut text = self.source.text[node.range.clone()].to_owned();
        for field in fields.iter().rev() {
            let new = &new[&field.name];
            if field.value.value() != *new {
                let range = &field.value.range;
                let range = range.start - node.range.start..range.end - node.range.start;
                text.replace_range(range, &field_text(new));
            }
        }
        text
    }
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
fn written(value: &Value) -> String {
    let short = spaced(value);
    let Some(fields) = value.as_object() else {
        return short;
    };
    if short.chars().count() <= LINE_MAX {
        return short;
    }
    let (lists, plain): (Vec<_>, Vec<_>) = fields.iter().partition(|(_, value)| value.is_array());
    let pair = |name: &str, text: &str| format!("{}: {text}", Value::from(name));
    let plain: Vec<String> = plain
        .iter()
        .map(|(name, value)| pair(name, &spaced(value)))
        .collect();
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
        let found = list.with(entries);
        assert_eq!(found, expected);
        let again = self::source(&found);
        let again = FileList::read(&again, "cards", &mut report).unwrap();
        assert_eq!(again.entries().len(), entries.len());
        assert!(report.problems.is_empty(), "{report}");
    }

    /// The comma in a comment is not the one between two entries.
    #[test]
    fn comments_stay_with_the_entry_after_them() {
        let text = "{ \"cards\": [\n  // One, two.\n  { \"name\": \"A\" }, /* B, C */\n  { \"name\": \"B\" }\n] } // end\n";
        let same = [NewEntry::Kept(0), NewEntry::Kept(1)];
        check(text, &same, text);
        let turned = "{ \"cards\": [ /* B, C */\n  { \"name\": \"B\" },\n  // One, two.\n  { \"name\": \"A\" }\n] } // end\n";
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
    }

    #[test]
    fn a_long_entry_has_a_line_for_each_row() {
        let card = json!({ "name": "P01", "color": "purple", "seal": "orange",
            "grid": ["~.x.", "x...", "...x", "~..."] });
        let expected = "{\n      \"name\": \"P01\", \"color\": \"purple\", \"seal\": \"orange\",\n      \"grid\": [\n        \"~.x.\",\n        \"x...\",\n        \"...x\",\n        \"~...\"\n      ]\n    }";
        assert_eq!(written(&card), expected);
    }
}
