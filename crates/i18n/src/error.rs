//! What is wrong with words that a pack brings along.

use roll_and_write::content::Source;
use thiserror::Error;

/// The most characters of the text that an error repeats.
const FOUND_MAX: usize = 24;

/// A text that is no Fluent, with the place of the first fault.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{path}:{line}:{column}: {found}; {expected}")]
#[non_exhaustive]
pub struct TranslationError {
    /// The path of the file.
    pub path: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1, in characters.
    pub column: usize,
    /// What was found there.
    pub found: String,
    /// What was expected, or why that cannot be.
    pub expected: String,
}

impl TranslationError {
    /// A fault at a byte of a text.
    pub(crate) fn new(path: &str, ftl: &str, offset: usize, complaint: &str) -> Self {
        let source = Source {
            path: path.to_owned(),
            name: path.to_owned(),
            text: ftl.to_owned(),
        };
        let (line, column) = source.position(offset);
        let boundary = (0..=offset).rev().find(|&at| ftl.is_char_boundary(at));
        let rest = &ftl[boundary.unwrap_or_default()..];
        Self {
            path: source.path,
            line,
            column,
            found: found(rest),
            expected: lower(complaint),
        }
    }
}

/// The rest of the line, as far as it helps.
fn found(rest: &str) -> String {
    match rest.lines().next() {
        None => "found the end of the file".to_owned(),
        Some("") => "found the end of the line".to_owned(),
        Some(line) => {
            let shown: String = line.chars().take(FOUND_MAX).collect();
            format!("found {shown:?}")
        }
    }
}

/// The parser's complaints are sentences; ours stand after a semicolon.
fn lower(complaint: &str) -> String {
    let mut chars = complaint.chars();
    let first = chars.next().map(|first| first.to_ascii_lowercase());
    first.into_iter().chain(chars).collect()
}
