//! The files of a pack, and reports on what is wrong with them.

use std::fmt;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// The largest number of problems in a report.
pub(crate) const PROBLEMS_MAX: usize = 100;
/// The largest number of characters of a message. A message may repeat what is in the file.
const MESSAGE_MAX: usize = 1000;

/// A text file of a pack: its path and its text.
///
/// ```
/// use rnw_packs::Source;
/// let source = Source {
///     path: "packs/mine/game.json".to_owned(),
///     name: "game.json".to_owned(),
///     text: "{\n  \"rounds\": 4\n}".to_owned(),
/// };
/// assert_eq!(source.position(4), (2, 3));
/// assert_eq!(source.offset(2, 3), 4);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// The path, as messages show it.
    pub path: String,
    /// The name inside the pack, such as `cards.json`.
    pub name: String,
    /// The text.
    pub text: String,
}

impl Source {
    /// The line and the column of a byte offset, both counted from 1. The column counts characters.
    pub fn position(&self, offset: usize) -> (usize, usize) {
        let before = self.text.get(..offset).unwrap_or(&self.text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        (
            before.matches('\n').count() + 1,
            before[line_start..].chars().count() + 1,
        )
    }

    /// The byte offset of a line and a column; the inverse of [`position`](Self::position). The end
    /// of the text if there is no such place.
    pub fn offset(&self, line: usize, column: usize) -> usize {
        let before = self.text.split_inclusive('\n').take(line.saturating_sub(1));
        let start: usize = before.map(str::len).sum();
        let within = self.text[start..]
            .char_indices()
            .nth(column.saturating_sub(1));
        within.map_or(self.text.len(), |(offset, _)| start + offset)
    }
}

/// The file of a pack with its scenes: tests of its symbols, which change nothing in a game.
pub const SCENES: &str = "scenes.txt";

/// A file of a pack that is not text, such as a module.
///
/// ```
/// use rnw_packs::{Blob, Files};
/// let chest = Blob {
///     path: "packs/mine/chest.wasm".to_owned(),
///     name: "chest.wasm".to_owned(),
///     bytes: b"\0asm".to_vec(),
/// };
/// let files = Files::new(Vec::new()).with_blobs(vec![chest]);
/// assert_eq!(files.blob("chest.wasm").unwrap().bytes.len(), 4);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Blob {
    /// The path, as messages show it.
    pub path: String,
    /// The name inside the pack, such as `chest.wasm`.
    pub name: String,
    /// The contents.
    pub bytes: Vec<u8>,
}

/// The files of a pack, sorted by name, and the files of the pack that it extends.
///
/// ```
/// use rnw_packs::Files;
/// let base = Files::embedded("base", &[("game.json", "{}"), ("sheet.json", "{}")]);
/// let mine = Files::embedded("mine", &[("game.json", r#"{ "title": "Mine" }"#)]).extending(base);
/// assert_eq!(mine.get("game.json").unwrap().path, "mine/game.json");
/// assert!(mine.get("sheet.json").is_none(), "only its base has this file");
/// assert_eq!(mine.layers().count(), 2);
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Files {
    sources: Vec<Source>,
    blobs: Vec<Blob>,
    folder: Option<PathBuf>,
    base: Option<Box<Files>>,
}

impl Files {
    /// The files of a pack that has these texts and no blobs.
    pub fn new(mut sources: Vec<Source>) -> Self {
        sources.sort_by(|a, b| a.name.cmp(&b.name));
        Self {
            sources,
            ..Self::default()
        }
    }

    /// The files of a pack inside the program: the pack's name, and the name and text of each file.
    pub fn embedded(pack: &str, files: &[(&str, &str)]) -> Self {
        let source = |(name, text): &(&str, &str)| Source {
            path: format!("{pack}/{name}"),
            name: (*name).to_owned(),
            text: (*text).to_owned(),
        };
        Self::new(files.iter().map(source).collect())
    }

    /// The files of a game that has nothing but its English words inside the program.
    ///
    /// ```
    /// use rnw_packs::Files;
    /// let files = Files::english("columns", "event-crossed = { $seat } crosses a box");
    /// assert_eq!(files.get("words/en.ftl").unwrap().path, "columns/words/en.ftl");
    /// ```
    pub fn english(game: &str, words: &str) -> Self {
        Self::embedded(game, &[("words/en.ftl", words)])
    }

    /// The same files, with these blobs instead of their own.
    #[must_use]
    pub fn with_blobs(mut self, mut blobs: Vec<Blob>) -> Self {
        blobs.sort_by(|a, b| a.name.cmp(&b.name));
        self.blobs = blobs;
        self
    }

    /// The same files, as those of the pack in this folder.
    ///
    /// ```
    /// use rnw_packs::Files;
    /// let files = Files::default().in_folder("my-pack".into());
    /// assert_eq!(files.folder(), Some("my-pack".as_ref()));
    /// ```
    #[must_use]
    pub fn in_folder(mut self, folder: PathBuf) -> Self {
        self.folder = Some(folder);
        self
    }

    /// The folder of the pack itself, where its pictures for paper lie; `None` for a pack inside the program.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// The same files, with this one in place of the own file of its name, or beside them.
    ///
    /// ```
    /// use rnw_packs::{Files, Source};
    /// let base = Files::embedded("base", &[("cards.json", "{}")]);
    /// let pack = Files::embedded("mine", &[("game.json", "{}")]).extending(base);
    /// let cards = Source {
    ///     path: "new.json".to_owned(),
    ///     name: "cards.json".to_owned(),
    ///     text: "{ }".to_owned(),
    /// };
    /// let changed = pack.with_source(cards);
    /// assert_eq!(changed.get("cards.json").unwrap().path, "new.json");
    /// assert_eq!(changed.base().unwrap().get("cards.json").unwrap().text, "{}");
    /// ```
    #[must_use]
    pub fn with_source(self, source: Source) -> Self {
        let mut sources = self.sources;
        sources.retain(|own| own.name != source.name);
        sources.push(source);
        let mut changed = Self::new(sources);
        changed.blobs = self.blobs;
        changed.folder = self.folder;
        changed.base = self.base;
        changed
    }

    /// The same files, with blobs inside the program: the pack's name, and the name and bytes of
    /// each blob.
    ///
    /// ```
    /// use rnw_packs::Files;
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

    /// The same files, with this blob in place of the own one of its name, or beside them.
    ///
    /// ```
    /// use rnw_packs::{Blob, Files};
    /// let pack = Files::embedded("mine", &[]).with_embedded_blobs("mine", &[("a.wasm", b"a"), ("b.wasm", b"b")]);
    /// let new = Blob { path: "new".to_owned(), name: "a.wasm".to_owned(), bytes: b"c".to_vec() };
    /// let changed = pack.with_blob(new);
    /// assert_eq!(changed.blob("a.wasm").unwrap().path, "new");
    /// assert_eq!(changed.without_blob("a.wasm").blobs().len(), 1);
    /// ```
    #[must_use]
    pub fn with_blob(mut self, blob: Blob) -> Self {
        let mut blobs = std::mem::take(&mut self.blobs);
        blobs.retain(|own| own.name != blob.name);
        blobs.push(blob);
        self.with_blobs(blobs)
    }

    /// The same files without the blobs of this name, the pack's own and those of its bases.
    #[must_use]
    pub fn without_blob(mut self, name: &str) -> Self {
        self.blobs.retain(|blob| blob.name != name);
        self.base = self.base.map(|base| Box::new(base.without_blob(name)));
        self
    }

    /// The same files, as those of a pack that extends `base`.
    #[must_use]
    pub fn extending(mut self, base: Self) -> Self {
        self.base = Some(Box::new(base));
        self
    }

    /// The files of the pack that this one extends; `None` if it extends none.
    pub fn base(&self) -> Option<&Self> {
        self.base.as_deref()
    }

    /// These files, then those of their base, then those of the base's base, and so on.
    pub fn layers(&self) -> impl Iterator<Item = &Self> {
        std::iter::successors(Some(self), |files| files.base())
    }

    /// The texts of the pack itself, sorted by name.
    pub fn sources(&self) -> &[Source] {
        &self.sources
    }

    /// The blobs of the pack itself, sorted by name.
    pub fn blobs(&self) -> &[Blob] {
        &self.blobs
    }

    /// The text with this name in the pack itself, not in its base. [`open`](super::open) reads
    /// both together.
    pub fn get(&self, name: &str) -> Option<&Source> {
        self.sources.iter().find(|source| source.name == name)
    }

    /// The blob with this name: the pack's own, or else its base's.
    pub fn blob(&self, name: &str) -> Option<&Blob> {
        let mut blobs = self.layers().flat_map(|files| &files.blobs);
        blobs.find(|blob| blob.name == name)
    }
}

/// How serious a problem is.
///
/// ```
/// use rnw_packs::{Report, Severity};
/// let warnings = |report: &Report| {
///     report.problems.iter().filter(|problem| problem.severity == Severity::Warning).count()
/// };
/// assert_eq!(warnings(&Report::default()), 0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    /// The pack cannot be played.
    Error,
    /// The pack can be played, but probably not as its author intends.
    Warning,
}

/// One thing that is wrong with a file.
///
/// ```
/// use rnw_packs::{Files, Report, open};
/// let files = Files::embedded("mine", &[("game.json", "{ \"rounds\": }")]);
/// let mut report = Report::default();
/// open::<serde_json::Value>(&files, "game.json", &mut report);
/// let problem = &report.problems[0];
/// assert_eq!((problem.path.as_str(), problem.position.0), ("mine/game.json", 1));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// How serious it is.
    pub severity: Severity,
    /// The path of the file.
    pub path: String,
    /// The bytes that are wrong.
    pub range: Range<usize>,
    /// The line and the column of the first byte, counted from 1; (0, 0) for a missing file.
    pub position: (usize, usize),
    /// What was found, and what was expected.
    pub message: String,
    /// What the author can do about it, if that is not obvious.
    pub help: Option<String>,
}

impl Problem {
    /// A problem with these bytes of a text.
    pub(crate) fn at(source: &Source, range: Range<usize>, mut message: String) -> Self {
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

    /// Whether another problem lies within this one.
    pub(crate) fn holds(&self, other: &Self) -> bool {
        self.path == other.path
            && self.range.start <= other.range.start
            && other.range.end <= self.range.end
    }

    /// A problem with a file as a whole.
    pub fn of_file(severity: Severity, path: String, message: String) -> Self {
        Self {
            severity,
            path,
            range: 0..0,
            position: (1, 1),
            message,
            help: None,
        }
    }

    /// The problem that a pack does not have a file.
    pub(crate) fn missing_file(name: &str) -> Self {
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

/// All problems of the files of a pack. It prints one line for each problem.
///
/// ```
/// use rnw_packs::{Files, Report, open};
/// let mut report = Report::default();
/// open::<serde_json::Value>(&Files::default(), "game.json", &mut report);
/// assert!(report.has_errors());
/// assert!(report.or("a pack").is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Report {
    /// The problems, in the order in which they were found. A check adds no problem to a report
    /// that has 100.
    pub problems: Vec<Problem>,
}

impl Report {
    /// Whether the report has an error, so that the pack cannot be played.
    pub fn has_errors(&self) -> bool {
        self.problems
            .iter()
            .any(|problem| problem.severity == Severity::Error)
    }

    /// Adds the problems of another report.
    pub fn extend(&mut self, other: Self) {
        self.problems.extend(other.problems);
    }

    /// The value, if the report has no error.
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

    /// Adds a problem, unless the report is full.
    pub(crate) fn add(&mut self, problem: Problem) {
        if !self.is_full() {
            self.problems.push(problem);
        }
    }

    /// Whether the report has its largest number of problems.
    pub(crate) fn is_full(&self) -> bool {
        self.problems.len() >= PROBLEMS_MAX
    }

    /// Whether a problem points at exactly these bytes already.
    pub(crate) fn covers(&self, path: &str, range: &Range<usize>) -> bool {
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
