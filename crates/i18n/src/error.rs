//! Errors in translations that a pack provides.

use rnw_packs::Source;
use thiserror::Error;

/// The maximum number of characters that an error quotes from the text.
const FOUND_MAX: usize = 24;

/// A text that is not valid Fluent, with the position of the first error.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{path}:{line}:{column}: {found}; {expected}")]
#[non_exhaustive]
pub struct TranslationError {
    /// The path of the file.
    pub path: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// What the parser found there.
    pub found: String,
    /// What the parser expected, or why the text is not possible.
    pub expected: String,
}

impl TranslationError {
    /// An error at byte `offset` of the text.
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

/// Describes the rest of the line, up to [`FOUND_MAX`] characters.
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

/// Makes the first letter lower case: a complaint of the parser is a sentence, ours follows a
/// semicolon.
fn lower(complaint: &str) -> String {
    let mut chars = complaint.chars();
    let first = chars.next().map(|first| first.to_ascii_lowercase());
    first.into_iter().chain(chars).collect()
}
