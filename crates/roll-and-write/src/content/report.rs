//! Texts, and what is wrong with them.

use std::fmt;
use std::ops::Range;

/// The most problems that are worth telling.
const PROBLEMS_MAX: usize = 100;
/// How much of a message is told: it may repeat what stands in the file.
const MESSAGE_MAX: usize = 1000;

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

/// A file of a pack that is no text, such as a module.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Blob {
    /// The path, as shown in messages.
    pub path: String,
    /// The name within the pack, such as `chest.wasm`.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// The files of a pack, ordered by name, and the files of the pack that it extends, if it does.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Files {
    sources: Vec<Source>,
    blobs: Vec<Blob>,
    base: Option<Box<Files>>,
}

impl Files {
    /// The files with these sources.
    pub fn new(mut sources: Vec<Source>) -> Self {
        sources.sort_by(|a, b| a.name.cmp(&b.name));
        Self {
            sources,
            ..Self::default()
        }
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

    /// The files with these blobs.
    #[must_use]
    pub fn with_blobs(mut self, mut blobs: Vec<Blob>) -> Self {
        blobs.sort_by(|a, b| a.name.cmp(&b.name));
        self.blobs = blobs;
        self
    }

    /// The files with blobs that are part of the program: the pack's name, and each blob's name and bytes.
    ///
    /// ```
    /// use roll_and_write::content::Files;
    /// let pack = Files::embedded("mine", &[("game.json", "{}")])
    ///     .with_embedded_blobs("mine", &[("chest.wasm", b"\0asm")]);
    /// assert_eq!(pack.blob("chest.wasm").unwrap().path, "mine/chest.wasm");
    /// ```
    #[must_use]
    pub fn with_embedded_blobs(self, pack: &str, blobs: &[(&str, &[u8])]) -> Self {
        let blob = |(name, bytes): &(&str, &[u8])| Blob {
            path: format!("{pack}/{name}"),
            name: (*name).to_owned(),
            bytes: bytes.to_vec(),
        };
        self.with_blobs(blobs.iter().map(blob).collect())
    }

    /// The files as those of a pack that extends this one.
    #[must_use]
    pub fn extending(mut self, base: Self) -> Self {
        self.base = Some(Box::new(base));
        self
    }

    /// The files of the pack that this one extends.
    pub fn base(&self) -> Option<&Self> {
        self.base.as_deref()
    }

    /// These files, then those of their base, of its base and so on.
    pub fn layers(&self) -> impl Iterator<Item = &Self> {
        std::iter::successors(Some(self), |files| files.base())
    }

    /// All texts of the pack itself, ordered by name.
    pub fn sources(&self) -> &[Source] {
        &self.sources
    }

    /// All blobs of the pack itself, ordered by name.
    pub fn blobs(&self) -> &[Blob] {
        &self.blobs
    }

    /// The text with this name that the pack itself has; [`open`](super::open) reads what it has together
    /// with its base.
    pub fn get(&self, name: &str) -> Option<&Source> {
        self.sources.iter().find(|source| source.name == name)
    }

    /// The blob with this name: the pack's own, or else its base's.
    pub fn blob(&self, name: &str) -> Option<&Blob> {
        let mut blobs = self.layers().flat_map(|files| &files.blobs);
        blobs.find(|blob| blob.name == name)
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

impl Problem {
    /// A problem with these bytes of a text.
    pub(super) fn at(source: &Source, range: Range<usize>, mut message: String) -> Self {
        if let Some((end, _)) = message.char_indices().nth(MESSAGE_MAX) {
            message.truncate(end);
            message.push('…');
        }
        Self {
            severity: Severity::Error,
            path: source.path.clone(),
            position: source.position(range.start),
            range,
            message,
            help: None,
        }
    }

    /// A file that a pack does not have.
    pub(super) fn missing_file(name: &str) -> Self {
        Self {
            severity: Severity::Error,
            path: name.to_owned(),
            range: 0..0,
            position: (0, 0),
            message: format!("the pack has no file {name}"),
            help: None,
        }
    }
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

    /// Adds a problem, unless enough are told.
    pub(super) fn add(&mut self, problem: Problem) {
        if !self.is_full() {
            self.problems.push(problem);
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
