//! The words of a game at a table.

use crate::catalogue::Row;
use crate::failure::{ContentSummary, Failure};
use roll_and_write::content::{Files, Problem, Report, Severity, Source};
use words::{Speech, Words, WordsError};

/// English, with the words of a game, then those of a pack, laid over those of what it extends. A pack needs
/// words only for what it adds or calls otherwise.
pub(crate) fn speech(row: &Row, files: &Files, names: Vec<String>) -> Result<Speech, Failure> {
    let mut words = Words::english();
    let shipped = (row.shipped)();
    let mut layers: Vec<&Files> = files.layers().chain([&shipped]).collect();
    layers.reverse();
    let sources = layers.into_iter().flat_map(Files::sources);
    for source in sources.filter(|source| source.name == "words/en.ftl") {
        words
            .add(&source.path, &source.text)
            .map_err(|error| in_source(source, &error))?;
    }
    Ok(Speech::new(words, names))
}

/// What is wrong with the words of a pack, at its place.
fn in_source(source: &Source, error: &WordsError) -> Failure {
    let offset = source.offset(error.line, error.column);
    let problem = Problem {
        severity: Severity::Error,
        path: source.path.clone(),
        range: offset..offset,
        position: (error.line, error.column),
        message: format!("{}; {}", error.found, error.expected),
        help: None,
    };
    Failure::Content(ContentSummary {
        report: Report {
            problems: vec![problem],
        },
    })
}
