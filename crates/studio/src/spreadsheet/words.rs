//! The words of a pack as a table: a row for each key, and a column for each language.

use super::columns::{CellForm, TableColumn, TableList};
use rnw_i18n::Language;
use rnw_packs::{Files, Source};
use serde_json::{Map, Value};
use std::ops::Range;
use std::path::Path;

/// The name of the table.
pub(super) const WORDS: &str = "words";
/// The column with the keys.
pub(super) const KEY: &str = "key";

/// The table of words.
pub(super) fn list() -> TableList {
    let column = |name: &str| TableColumn {
        name: name.to_owned(),
        kind: CellForm::Text,
        required: name == KEY,
    };
    let languages = Language::ALL.iter().map(|language| language.tag());
    TableList {
        file: WORDS.to_owned(),
        name: WORDS.to_owned(),
        columns: [KEY].into_iter().chain(languages).map(column).collect(),
    }
}

/// The pack's own words: an entry for each key, in the order of the files.
pub(super) fn entries(files: &Files) -> Vec<Value> {
    let mut entries: Vec<Map<String, Value>> = Vec::new();
    for language in Language::ALL {
        let text = files
            .get(&file(language.tag()))
            .map_or("", |source| &source.text);
        for sentence in sentences(text) {
            let at = entries.iter().position(|entry| entry[KEY] == sentence.key);
            let at = at.unwrap_or_else(|| {
                entries.push(Map::from_iter([(KEY.to_owned(), sentence.key.into())]));
                entries.len() - 1
            });
            entries[at].insert(language.tag().to_owned(), sentence.value().into());
        }
    }
    entries.into_iter().map(Value::Object).collect()
}

/// The files of the pack that change if it has these words. A sentence that stays keeps its text, and comments stay.
pub(super) fn changed(files: &Files, folder: &Path, rows: &[Value]) -> Vec<Source> {
    let changed = |language: Language| {
        let name = file(language.tag());
        let source = files.get(&name).cloned().unwrap_or_else(|| Source {
            path: folder.join(&name).display().to_string(),
            name,
            text: String::new(),
        });
        let text = with(&source.text, language.tag(), rows);
        (text != source.text).then_some(Source { text, ..source })
    };
    Language::ALL.into_iter().filter_map(changed).collect()
}

/// The key of the last sentence that begins before this byte of a file. What is missing in a sentence shows behind it.
pub(super) fn key_at(text: &str, at: usize) -> Option<&str> {
    let mut all = sentences(text).into_iter().rev();
    Some(all.find(|sentence| sentence.range.start <= at)?.key)
}

/// The name of the file of a language, such as `en`.
pub(super) fn file(language: &str) -> String {
    format!("{WORDS}/{language}.ftl")
}

/// The text of a file with the sentences of these rows.
fn with(text: &str, language: &str, rows: &[Value]) -> String {
    let (mut new, mut end) = (String::new(), 0);
    let old = sentences(text);
    for sentence in &old {
        new += &text[end..sentence.range.start];
        end = sentence.range.end;
        let row = rows.iter().find(|row| row[KEY] == sentence.key);
        match row.and_then(|row| row[language].as_str()) {
            Some(value) if value == sentence.value() => new += &text[sentence.range.clone()],
            Some(value) => new += &written(sentence.key, value),
            None => {}
        }
    }
    new += &text[end..];
    for row in rows {
        let (key, value) = (row[KEY].as_str(), row[language].as_str());
        let is_new = |key: &str| old.iter().all(|sentence| sentence.key != key);
        if let (Some(key), Some(value)) = (key.filter(|key| is_new(key)), value) {
            let is_whole = new.is_empty() || new.ends_with('\n');
            new += if is_whole { "" } else { "\n" };
            new += &written(key, value);
        }
    }
    if text.contains("\r\n") {
        new = new.replace("\r\n", "\n").replace('\n', "\r\n");
    }
    new
}

/// A sentence as a file has it. Further lines are indented.
fn written(key: &str, value: &str) -> String {
    format!("{key} = {}\n", value.replace('\n', "\n    "))
}

/// A sentence of a file.
struct Sentence<'t> {
    key: &'t str,
    /// The text behind the sign.
    text: &'t str,
    /// The bytes of its lines.
    range: Range<usize>,
}

impl Sentence<'_> {
    /// The sentence as a cell has it: further lines without the indentation that all of them have.
    fn value(&self) -> String {
        let mut lines = self.text.trim().lines();
        let first = lines.next().unwrap_or_default();
        let blank = |line: &str| line.len() - line.trim_start().len();
        let more: Vec<&str> = lines.collect();
        let full = more.iter().filter(|line| !line.trim().is_empty());
        let least = full.map(|line| blank(line)).min().unwrap_or(0);
        let more = more
            .iter()
            .map(|line| line.get(least..).unwrap_or_default().trim_end());
        [first.trim_end()]
            .into_iter()
            .chain(more)
            .collect::<Vec<_>>()
            .join("\n")
    }
}

/// The sentences of a file, with the lines that continue them.
fn sentences(text: &str) -> Vec<Sentence<'_>> {
    let mut found: Vec<Sentence<'_>> = Vec::new();
    let (mut at, mut continues) = (0, false);
    for line in text.split_inclusive('\n') {
        let end = at + line.len();
        if let Some((key, _)) = line
            .split_once('=')
            .filter(|(key, _)| is_key(key.trim_end()))
        {
            let (range, sign) = (at..end, at + key.len() + 1);
            let (key, text) = (key.trim_end(), &text[sign..end]);
            found.push(Sentence { key, text, range });
            continues = true;
        } else if !line.trim().is_empty() {
            continues &= line.starts_with([' ', '\t', '}']);
            if let Some(last) = found.last_mut().filter(|_| continues) {
                let sign = last.range.end - last.text.len();
                last.text = &text[sign..end];
                last.range.end = end;
            }
        }
        at = end;
    }
    found
}

/// Whether a text is the key of a sentence, or of a part of sentences.
pub(super) fn is_key(text: &str) -> bool {
    let name = text.strip_prefix('-').unwrap_or(text);
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    name.starts_with(|c: char| c.is_ascii_alphabetic()) && name.chars().all(is_part)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const TEXT: &str = "### Of isles.\n\n# A pearl.\nsymbol-pearl = pearl\npearls-counted =\n  { $count ->\n     [one] a pearl\n\n    *[other] { $count } pearls\n  }\n\n## More\n-brand=Isles  \n# The end";

    #[test]
    fn sentences_become_rows() {
        let files = Files::embedded("mine", &[("words/en.ftl", TEXT), ("words/pl.ftl", "x = y")]);
        let counted = "{ $count ->\n   [one] a pearl\n\n  *[other] { $count } pearls\n}";
        let expected = [
            json!({ "key": "symbol-pearl", "en": "pearl" }),
            json!({ "key": "pearls-counted", "en": counted }),
            json!({ "key": "-brand", "en": "Isles" }),
            json!({ "key": "x", "pl": "y" }),
        ];
        assert_eq!(entries(&files), expected);
        assert!(changed(&files, Path::new("mine"), &expected).is_empty());
        assert_eq!(
            key_at(TEXT, TEXT.find("*[other]").unwrap()),
            Some("pearls-counted")
        );
        assert_eq!(key_at(TEXT, 0), None);
    }

    #[test]
    fn only_what_differs_is_written() {
        let rows = [
            json!({ "key": "-brand", "en": "Isles" }),
            json!({ "key": "symbol-pearl", "en": "{ $n ->\n *[other] gem\n}", "cs": "perla" }),
            json!({ "key": "new", "en": "New" }),
        ];
        let files = Files::embedded("mine", &[("words/en.ftl", TEXT)]);
        let [en, cs] = &changed(&files, Path::new("mine"), &rows)[..] else {
            panic!("two files")
        };
        let expected = "### Of isles.\n\n# A pearl.\nsymbol-pearl = { $n ->\n     *[other] gem\n    }\n\n## More\n-brand=Isles  \n# The end\nnew = New\n";
        assert_eq!(en.text, expected);
        assert_eq!(
            (cs.path.as_str(), cs.text.as_str()),
            ("mine/words/cs.ftl", "symbol-pearl = perla\n")
        );
        let windows = TEXT.replace('\n', "\r\n");
        assert_eq!(with(&windows, "en", &rows), expected.replace('\n', "\r\n"));
        assert_eq!(with(&windows, "en", &entries(&files)), windows);
    }
}
