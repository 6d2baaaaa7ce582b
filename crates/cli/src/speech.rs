//! Sayings in the player's words.

use crate::catalogue::Row;
use crate::failure::{ContentSummary, Failure};
use roll_and_write::content::{Files, Problem, Report, Severity, Source};
use roll_and_write::{Arg, Refusal, Saying, Seat};
use words::{Words, WordsError};

/// Words, and what the players are called.
#[derive(Debug)]
pub(crate) struct Speech {
    words: Words,
    names: Vec<String>,
}

impl Speech {
    /// English, with the words of a game, then those of a pack, laid over those of what it extends. A
    /// pack needs words only for what it adds or calls otherwise.
    pub(crate) fn new(row: &Row, files: &Files, names: Vec<String>) -> Result<Self, Failure> {
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
        Ok(Self { words, names })
    }

    /// A sentence.
    pub(crate) fn say(&self, saying: &Saying) -> String {
        self.words.say(saying, &|seat| self.name(seat).to_owned())
    }

    /// The sentences, parted by commas.
    pub(crate) fn say_all(&self, sayings: &[Saying]) -> String {
        sayings
            .iter()
            .map(|saying| self.say(saying))
            .collect::<Vec<_>>()
            .join(", ")
    }

    /// A refusal with the clause that it rests on.
    pub(crate) fn refuse(&self, refusal: &Refusal) -> String {
        format!("{} [{}]", self.say(&refusal.reason), refusal.clause)
    }

    /// A sentence of the command line without gaps.
    pub(crate) fn text(&self, key: &str) -> String {
        self.words.text(key)
    }

    /// A sentence of the command line.
    pub(crate) fn with(&self, key: &'static str, gaps: &[(&'static str, Arg)]) -> String {
        self.words.with(key, gaps)
    }

    /// A sentence that a pack may leave out.
    pub(crate) fn optional(&self, key: &str) -> Option<String> {
        self.words.has(key).then(|| self.words.text(key))
    }

    /// The word for a name of the content.
    pub(crate) fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    /// What a player is called.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
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

/// What fills a gap with a text that needs no translation.
pub(crate) fn name(text: impl Into<String>) -> Arg {
    Arg::Name(text.into())
}
