//! Checks that the files of a command line differ: a file that is written must not be read or written under
//! another name.
//!
//! The definition of the command line tells which arguments name files, and the parsed command line has their
//! values. So no command can forget the check. A command adds the files that it finds by itself.

use crate::failure::Failure;
use clap::{ArgMatches, Command};
use std::any::TypeId;
use std::ffi::OsStr;
use std::fs;
use std::path::{Component, Path, PathBuf};

/// What a command does with the file that an argument names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Use {
    /// Reads the file, or the files of a folder.
    Reads,
    /// Writes the file or its own folder; it may read it first.
    Writes,
    /// Creates files in a shared folder. The command itself reports which ones.
    AddsTo,
}

use Use::{AddsTo, Reads, Writes};

/// What commands do with the files of their arguments, by the id of the argument.
const USES: [(&str, Use); 24] = [
    ("bot_log", Writes),
    ("bot_show", Reads),
    ("check", Reads),
    ("content", Reads),
    ("dir", AddsTo),
    ("engine", Reads),
    ("export", Writes),
    ("file", Reads),
    ("files", Reads),
    ("folder", Reads),
    ("into", AddsTo),
    ("out", Writes),
    ("pack", Reads),
    ("packs", Reads),
    ("png", Writes),
    ("record", Writes),
    ("records", AddsTo),
    ("resume", Writes),
    ("svg", Writes),
    ("table", Reads),
    ("targets", Reads),
    ("totals", Writes),
    ("tts", Writes),
    ("week", Reads),
];

/// The commands that do something else, as (command, argument, use).
const OTHER_USES: [(&str, &str, Use); 4] = [
    ("format", "pack", Writes),
    ("serve", "file", Writes),
    ("shrink", "pack", Writes),
    ("stats", "svg", AddsTo),
];

/// What a command does with an argument that names a file. An argument that is not in the tables counts as
/// written.
fn use_of(command: &str, argument: &str) -> Use {
    let other = OTHER_USES.iter();
    let mut other = other.filter(|row| (row.0, row.1) == (command, argument));
    let usual = USES.iter().find(|row| row.0 == argument);
    let usual = usual.map_or(Writes, |row| row.1);
    other.next().map_or(usual, |row| row.2)
}

/// A file that a command uses.
#[derive(Clone, Debug)]
struct File {
    /// The name of the file in messages.
    what: String,
    /// `None` for a standard stream.
    path: Option<PathBuf>,
    used: Use,
    place: Option<FilePlace>,
}

/// The location of a file, independent of its spelling.
#[derive(Clone, PartialEq, Eq, Debug)]
struct FilePlace {
    /// The file itself, or the last existing folder of its path.
    known: Identity,
    /// The names below that folder; empty for a file that exists. They are in lower case, because names that
    /// differ only in case may be the same file.
    below: Vec<String>,
}

/// The files of a command.
#[derive(Clone, Default, Debug)]
pub(crate) struct Apart {
    files: Vec<File>,
}

impl Apart {
    /// The files that the arguments name, and the standard streams.
    pub(crate) fn of(command: &Command, matches: &ArgMatches) -> Self {
        let mut files = streams();
        gather(command, matches, &mut files);
        Self { files }
    }

    /// Fails if two outputs, or an output and an input, are the same file.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        let pairs = self.files.iter().enumerate();
        pairs
            .flat_map(|(index, one)| self.files[..index].iter().map(move |other| (other, one)))
            .try_for_each(|(one, other)| hold_apart(one, other))
    }

    /// Adds a file that the command reads; fails if the command already writes it.
    pub(crate) fn reads(&mut self, what: &str, path: &Path) -> Result<(), Failure> {
        self.add(File::named(what, path, Reads))
    }

    /// Adds a file that the command writes; fails if the command already uses it.
    pub(crate) fn writes(&mut self, what: &str, path: &Path) -> Result<(), Failure> {
        self.add(File::named(what, path, Writes))
    }

    fn add(&mut self, file: File) -> Result<(), Failure> {
        (self.files.iter()).try_for_each(|known| hold_apart(known, &file))?;
        self.files.push(file);
        Ok(())
    }
}

/// Collects the files in the arguments of a command and of its subcommands.
fn gather(command: &Command, matches: &ArgMatches, files: &mut Vec<File>) {
    for argument in command.get_arguments() {
        let id = argument.get_id().as_str();
        if argument.get_value_parser().type_id() != TypeId::of::<PathBuf>() {
            continue;
        }
        let Ok(Some(values)) = matches.try_get_raw(id) else {
            continue;
        };
        let names = argument.get_value_names().unwrap_or_default();
        let what = match (argument.get_long(), names.first()) {
            (Some(long), _) => format!("--{long}"),
            (None, Some(name)) => format!("<{name}>"),
            (None, None) => format!("<{}>", id.to_uppercase()),
        };
        let used = use_of(command.get_name(), id);
        // A log named `-` is standard error.
        let values = values.filter(|value| id != "bot_log" || *value != OsStr::new("-"));
        files.extend(values.map(|value| File::named(&what, Path::new(value), used)));
    }
    if let Some((name, below)) = matches.subcommand()
        && let Some(command) = command.find_subcommand(name)
    {
        gather(command, below, files);
    }
}

impl File {
    fn named(what: &str, path: &Path, used: Use) -> Self {
        Self {
            what: what.to_owned(),
            path: Some(path.to_owned()),
            used,
            place: FilePlace::of(path),
        }
    }

    fn is_written(&self) -> bool {
        self.used == Writes
    }

    fn is_stream(&self) -> bool {
        self.path.is_none()
    }
}

impl std::fmt::Display for File {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.path {
            Some(path) => write!(f, "{} {}", self.what, path.display()),
            None => f.write_str(&self.what),
        }
    }
}

/// Fails if two files are the same and one of them is written.
fn hold_apart(one: &File, other: &File) -> Result<(), Failure> {
    let (Some(here), Some(there)) = (&one.place, &other.place) else {
        return Ok(());
    };
    // Standard output and standard error may be the same file.
    if !(one.is_written() || other.is_written()) || one.is_stream() && other.is_stream() {
        return Ok(());
    }
    if here == there {
        return Err(Failure::Usage(format!(
            "{one} and {other} are the same file; choose a different file for one of them"
        )));
    }
    Ok(())
}

impl FilePlace {
    /// The location of a regular file, a folder, or a file that does not exist yet. `None` for a device:
    /// writing to it cannot destroy a file.
    fn of(path: &Path) -> Option<Self> {
        let (known, below) = known_part(path);
        let facts = fs::metadata(&known).ok()?;
        if !(facts.is_file() || facts.is_dir()) {
            return None;
        }
        Some(Self {
            known: Identity::of_path(&known)?,
            below: (below.iter().map(|name| name.to_lowercase())).collect(),
        })
    }
}

/// The largest number of links to follow while the target does not exist.
const LINKS_MAX: usize = 40;

/// The existing part of a path, and the names below it.
fn known_part(path: &Path) -> (PathBuf, Vec<String>) {
    let mut known = path.to_owned();
    let mut below = Vec::new();
    let mut links = 0;
    while fs::metadata(&known).is_err() {
        // Writing through a link to a missing file creates that file.
        if let Ok(target) = fs::read_link(&known)
            && links < LINKS_MAX
        {
            links += 1;
            known = folder_of(&known).join(target);
            continue;
        }
        if let Some(Component::Normal(name)) = known.components().next_back() {
            below.insert(0, name.to_string_lossy().into_owned());
        }
        let folder = folder_of(&known);
        if folder == known {
            break;
        }
        known = folder;
    }
    (known, below)
}

/// The folder of a path; `.` for a plain name.
fn folder_of(path: &Path) -> PathBuf {
    let folder = path.parent().unwrap_or(path);
    if folder.as_os_str().is_empty() {
        PathBuf::from(".")
    } else {
        folder.to_owned()
    }
}

#[cfg(unix)]
use unix::{Identity, streams};

/// Identifies files by their numbers, without opening them.
#[cfg(unix)]
mod unix {
    use super::{File, FilePlace, Reads, Use, Writes};
    use std::fs::{self, Metadata};
    use std::io;
    use std::os::fd::AsFd;
    use std::os::unix::fs::MetadataExt;
    use std::path::Path;

    #[derive(Clone, PartialEq, Eq, Debug)]
    pub(super) struct Identity(u64, u64);

    impl Identity {
        pub(super) fn of_path(path: &Path) -> Option<Self> {
            fs::metadata(path).ok().as_ref().map(Self::of)
        }

        fn of(facts: &Metadata) -> Self {
            Self(facts.dev(), facts.ino())
        }
    }

    /// The standard streams that are redirected to or from files.
    pub(super) fn streams() -> Vec<File> {
        let stream = |what: &str, stream: &dyn AsFd, used: Use| {
            let owned = stream.as_fd().try_clone_to_owned().ok()?;
            let facts = fs::File::from(owned).metadata().ok()?;
            facts.is_file().then(|| File {
                what: what.to_owned(),
                path: None,
                used,
                place: Some(FilePlace {
                    known: Identity::of(&facts),
                    below: Vec::new(),
                }),
            })
        };
        let all = [
            stream("standard input", &io::stdin(), Reads),
            stream("standard output", &io::stdout(), Writes),
            stream("standard error", &io::stderr(), Writes),
        ];
        all.into_iter().flatten().collect()
    }
}

#[cfg(not(unix))]
use elsewhere::{Identity, streams};

/// On systems without file numbers, open handles identify files.
#[cfg(not(unix))]
mod elsewhere {
    use super::File;
    use same_file::Handle;
    use std::path::{Path, PathBuf};
    use std::sync::Arc;

    #[derive(Clone, PartialEq, Eq, Debug)]
    pub(super) enum Identity {
        Opened(Arc<Handle>),
        Whole(PathBuf),
    }

    impl Identity {
        pub(super) fn of_path(path: &Path) -> Option<Self> {
            let opened = Handle::from_path(path).ok().map(Arc::new);
            let whole = || path.canonicalize().ok().map(Self::Whole);
            opened.map(Self::Opened).or_else(whole)
        }
    }

    /// Here it is unknown which files the standard streams are.
    pub(super) fn streams() -> Vec<File> {
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Collects every argument of a command and of its subcommands that names a file.
    fn arguments(command: &Command, found: &mut Vec<(String, String)>) {
        let is_path = |argument: &&clap::Arg| {
            argument.get_value_parser().type_id() == TypeId::of::<PathBuf>()
        };
        let name = command.get_name();
        let own = command.get_arguments().filter(is_path);
        found.extend(own.map(|argument| (name.to_owned(), argument.get_id().to_string())));
        for below in command.get_subcommands() {
            arguments(below, found);
        }
    }

    #[test]
    fn every_argument_that_names_a_file_is_known() {
        let mut found = Vec::new();
        arguments(&crate::command(), &mut found);
        let known = |row: &&(String, String)| USES.iter().any(|known| known.0 == row.1);
        assert_eq!(found.iter().find(|row| !known(row)), None);
        #[cfg(feature = "testkit")]
        for (argument, _) in USES {
            assert!(found.iter().any(|row| row.1 == argument), "{argument}");
        }
        for (command, argument, _) in OTHER_USES {
            let row = (command.to_owned(), argument.to_owned());
            let is_optional = command == "serve" || command == "shrink";
            assert!(found.contains(&row) || is_optional, "{row:?}");
        }
    }

    #[test]
    fn a_file_is_one_however_it_is_spelt() {
        let home = tempfile::tempdir().unwrap();
        let at = |name: &str| home.path().join(name);
        fs::create_dir(at("folder")).unwrap();
        fs::write(at("file"), "").unwrap();
        fs::hard_link(at("file"), at("twin")).unwrap();
        let place = |name: &str| FilePlace::of(&at(name)).unwrap();
        for (one, other) in [
            ("file", "./file"),
            ("file", "folder/../file"),
            ("file", "twin"),
            ("new", "folder/../new"),
            ("new", "NEW"),
            ("folder/new", "folder/./new"),
            ("no/such/file", "no/such/./file"),
        ] {
            assert_eq!(place(one), place(other), "{one} {other}");
        }
        for (one, other) in [
            ("file", "new"),
            ("new", "folder/new"),
            ("new", "newer"),
            ("folder", "folder/new"),
        ] {
            assert_ne!(place(one), place(other), "{one} {other}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn links_are_what_they_lead_to_and_devices_are_no_files() {
        use std::os::unix::fs::symlink;
        let home = tempfile::tempdir().unwrap();
        let at = |name: &str| home.path().join(name);
        symlink("file", at("link")).unwrap();
        symlink("link", at("chain")).unwrap();
        symlink("circle", at("circle")).unwrap();
        let place = |name: &str| FilePlace::of(&at(name));
        assert_eq!(place("chain"), place("file"), "before it exists");
        fs::write(at("file"), "").unwrap();
        assert_eq!(place("chain"), place("file"));
        assert!(place("circle").is_some(), "it ends");
        assert_eq!(FilePlace::of(Path::new("/dev/null")), None);
    }
}
