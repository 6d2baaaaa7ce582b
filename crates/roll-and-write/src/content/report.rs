//! Texts, and what is wrong with them.

use std::fmt;
use std::ops::Range;

/// The most problems that are worth telling.
const PROBLEMS_MAX: usize = 100;

/// A file of a pack: its path as people know it, and its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// The path, as shown in messages.
    pub path: String,
    /// The name within the pack, such as `cards.json`.
    pub name: String,
    /// The text.
    pub text: String,
}

impl Source {
    /// The line and the column of a byte offset, both counted from 1, the column in characters.
    pub fn position(&self, offset: usize) -> (usize, usize) {
        let before = self.text.get(..offset).unwrap_or(&self.text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        (
            before.matches('\n').count() + 1,
            before[line_start..].chars().count() + 1,
        )
    }

    /// The byte offset of a line and a column, the inverse of [`position`](Self::position); the end of
    /// the text if there is no such place.
    pub fn offset(&self, line: usize, column: usize) -> usize {
        let before = self.text.split_inclusive('\n').take(line.saturating_sub(1));
        let start: usize = before.map(str::len).sum();
        let within = self.text[start..]
            .char_indices()
            .nth(column.saturating_sub(1));
        within.map_or(self.text.len(), |(offset, _)| start + offset)
    }
}

/// A file of a pack that is no text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Blob {
    /// The path, as shown in messages.
    pub path: String,
    /// The name within the pack.
    pub name: String,
    /// The bytes.
    pub bytes: Vec<u8>,
}

/// The files of a pack, ordered by name.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Files {
    sources: Vec<Source>,
    blobs: Vec<Blob>,
}

impl Files {
    /// The files with these sources.
    pub fn new(mut sources: Vec<Source>) -> Self {
        sources.sort_by(|a, b| a.name.cmp(&b.name));
        Self {
            sources,
            blobs: Vec::new(),
        }
    }

    /// The same with these files beside them that are no text.
    #[must_use]
    pub fn with_blobs(self, blobs: Vec<Blob>) -> Self {
        Self { blobs, ..self }
    }

    /// The files of a pack that is part of the program: its name, and each file's name and text.
    pub fn embedded(pack: &str, files: &[(&str, &str)]) -> Self {
        let source = |(name, text): &(&str, &str)| Source {
            path: format!("{pack}/{name}"),
            name: (*name).to_owned(),
            text: (*text).to_owned(),
        };
        Self::new(files.iter().map(source).collect())
    }

    /// The blob with this name.
    pub fn blob(&self, name: &str) -> Option<&Blob> {
        self.blobs.iter().find(|blob| blob.name == name)
    }

    /// All files, ordered by name.
    pub fn sources(&self) -> &[Source] {
        &self.sources
    }

    /// The file with this name.
    pub fn get(&self, name: &str) -> Option<&Source> {
        self.sources.iter().find(|source| source.name == name)
    }

    /// The file with this name.
    ///
    /// # Errors
    /// If the pack has no such file.
    pub fn need(&self, name: &str) -> Result<&Source, Report> {
        self.get(name).ok_or_else(|| {
            let mut report = Report::default();
            report.problems.push(Problem {
                severity: Severity::Error,
                path: name.to_owned(),
                range: 0..0,
                position: (0, 0),
                message: format!("the pack has no file {name}"),
                help: None,
            });
            report
        })
    }
}

/// How bad a problem is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    /// The pack cannot be played.
    Error,
    /// The pack can be played, but probably not as its author thinks.
    Warning,
}

/// One thing that is wrong with a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// How bad it is.
    pub severity: Severity,
    /// The path of the file.
    pub path: String,
    /// The bytes that are wrong.
    pub range: Range<usize>,
    /// The line and the column of the first of them, counted from 1; 0 for a file that is missing.
    pub position: (usize, usize),
    /// What was found, and what was expected.
    pub message: String,
    /// What to do about it, if that is not plain.
    pub help: Option<String>,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let severity = if self.severity == Severity::Error {
            "error"
        } else {
            "warning"
        };
        let (line, column) = self.position;
        write!(
            f,
            "{severity}: {}:{line}:{column}: {}",
            self.path, self.message
        )?;
        self.help.iter().try_for_each(|help| write!(f, "; {help}"))
    }
}

/// Everything that is wrong with the files of a pack.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Report {
    /// The problems in the order in which they were found.
    pub problems: Vec<Problem>,
}

impl Report {
    /// Whether a problem forbids to play the pack.
    pub fn has_errors(&self) -> bool {
        self.problems
            .iter()
            .any(|problem| problem.severity == Severity::Error)
    }

    /// Adds the problems of another report.
    pub fn extend(&mut self, other: Self) {
        self.problems.extend(other.problems);
    }

    /// The value if nothing forbids it.
    ///
    /// # Errors
    /// This report, if it has errors.
    pub fn or<T>(self, value: T) -> Result<T, Self> {
        if self.has_errors() {
            Err(self)
        } else {
            Ok(value)
        }
    }

    /// Whether there are as many problems as are worth telling.
    pub(super) fn is_full(&self) -> bool {
        self.problems.len() >= PROBLEMS_MAX
    }

    /// Whether a problem points at just these bytes already.
    pub(super) fn covers(&self, path: &str, range: &Range<usize>) -> bool {
        self.problems
            .iter()
            .any(|problem| problem.path == path && problem.range == *range)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.problems
            .iter()
            .try_for_each(|problem| writeln!(f, "{problem}"))
    }
}

impl std::error::Error for Report {}
