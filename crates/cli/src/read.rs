//! The one door through which files and standard input come in.
//!
//! A path that a person names may be anything that can be read, such as a pipe; whoever waits for it can
//! interrupt the program. What the program finds by itself, such as the files of a pack or of its own folder, is
//! a regular file or refused, and opening it never waits. Of either no more is taken than its [`Limit`], whatever
//! length the system tells.

use crate::failure::Failure;
use rnw_session::RecordError;
use std::fs::{self, File, FileType, OpenOptions};
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Stdin};
use std::path::Path;
use std::string::FromUtf8Error;
use thiserror::Error;

/// How much of something is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Limit {
    /// What it is, such as `a record`.
    pub(crate) what: &'static str,
    /// The most bytes of it.
    pub(crate) bytes: u64,
}

/// The largest record.
pub(crate) const RECORD: Limit = limit("a record", 64 << 20);
/// The largest totals: those of a run of any length have few different values.
pub(crate) const TOTALS: Limit = limit("totals", 64 << 20);
/// The largest file of settings.
pub(crate) const SETTINGS: Limit = limit("settings", 1 << 20);

/// So much of something.
pub(crate) const fn limit(what: &'static str, bytes: u64) -> Limit {
    Limit { what, bytes }
}

/// Why something cannot be read.
#[derive(Debug, Error)]
pub(crate) enum Unread {
    /// The system says why.
    #[error("{0}")]
    System(#[from] io::Error),
    /// It is no file.
    #[error("this is {0}; expected a regular file")]
    Irregular(&'static str),
    /// It is too long, or never ends.
    #[error("more than {} bytes; expected {} of at most so many", .0.bytes, .0.what)]
    TooLong(Limit),
    /// It is no text.
    #[error("no UTF-8 text: {0}")]
    NoText(#[from] FromUtf8Error),
}

impl Unread {
    /// The failure of whoever needs the file.
    pub(crate) fn failure(self, path: &Path) -> Failure {
        match self {
            Self::System(error) => Failure::file(path)(error),
            Self::Irregular(_) | Self::TooLong(_) | Self::NoText(_) => {
                Failure::Usage(format!("{}: {self}", path.display()))
            }
        }
    }

    /// The failure of whoever needs a record: what is too long is no record.
    pub(crate) fn of_record(self, path: &Path) -> Failure {
        match self {
            Self::TooLong(_) => Failure::record(path)(RecordError::new(1, self.to_string())),
            Self::System(_) | Self::Irregular(_) | Self::NoText(_) => self.failure(path),
        }
    }
}

/// What a person has named: a file, a pipe or whatever else can be read.
pub(crate) fn named(path: &Path, most: Limit) -> Result<Vec<u8>, Unread> {
    let file = File::open(path)?;
    if file.metadata().is_ok_and(|data| data.is_dir()) {
        return Err(Unread::Irregular("a folder"));
    }
    all(&file, most)
}

/// A text that a person has named.
pub(crate) fn named_text(path: &Path, most: Limit) -> Result<String, Unread> {
    Ok(String::from_utf8(named(path, most)?)?)
}

/// A file that the program looks for by itself; nothing if nothing has this name.
pub(crate) fn found(path: &Path, most: Limit) -> Result<Option<Vec<u8>>, Unread> {
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error.into()),
        Ok(_) => all(&regular(path)?, most).map(Some),
    }
}

/// Opens a regular file, or a link to one, without ever waiting for it.
pub(crate) fn regular(path: &Path) -> Result<File, Unread> {
    open(path, OpenOptions::new().read(true))
}

/// Opens a regular file likewise, to read it and to go on writing it.
pub(crate) fn to_go_on(path: &Path) -> Result<File, Unread> {
    open(path, OpenOptions::new().read(true).write(true))
}

fn open(path: &Path, options: &mut OpenOptions) -> Result<File, Unread> {
    let kind = match fs::metadata(path) {
        Ok(data) => data.file_type(),
        Err(error) if error.kind() == ErrorKind::NotFound && path.is_symlink() => {
            return Err(Unread::Irregular("a link to nothing"));
        }
        Err(error) => return Err(error.into()),
    };
    is_regular(kind)?;
    let file = at_once(options).open(path)?;
    // It may be another one by now.
    is_regular(file.metadata()?.file_type())?;
    Ok(file)
}

/// All that is in an open file.
pub(crate) fn all(file: &File, most: Limit) -> Result<Vec<u8>, Unread> {
    let mut bytes = Vec::new();
    file.take(most.bytes + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most.bytes {
        return Err(Unread::TooLong(most));
    }
    Ok(bytes)
}

/// A folder, which the system can be told to keep.
pub(crate) fn folder(path: &Path) -> io::Result<File> {
    File::open(path)
}

/// Neither a pipe nor a device is waited for, and no terminal becomes that of the program.
#[cfg(unix)]
fn at_once(options: &mut OpenOptions) -> &mut OpenOptions {
    use rustix::fs::OFlags;
    use std::os::unix::fs::OpenOptionsExt;
    options.custom_flags((OFlags::NONBLOCK | OFlags::NOCTTY).bits() as i32)
}

/// What is looked at before it is opened has to do.
#[cfg(not(unix))]
fn at_once(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

fn is_regular(kind: FileType) -> Result<(), Unread> {
    if kind.is_file() {
        return Ok(());
    }
    Err(Unread::Irregular(name_of(kind)))
}

#[cfg(unix)]
fn name_of(kind: FileType) -> &'static str {
    use std::os::unix::fs::FileTypeExt;
    if kind.is_dir() {
        "a folder"
    } else if kind.is_fifo() {
        "a pipe"
    } else if kind.is_socket() {
        "a socket"
    } else {
        "a device"
    }
}

#[cfg(not(unix))]
fn name_of(kind: FileType) -> &'static str {
    if kind.is_dir() {
        "a folder"
    } else {
        "a device"
    }
}

/// A file that is read line by line.
#[derive(Debug)]
pub(crate) struct LineReader<'f>(BufReader<&'f File>);

impl<'f> LineReader<'f> {
    pub(crate) fn of(file: &'f File) -> Self {
        Self(BufReader::new(file))
    }

    /// The next line, if it is no longer than this.
    pub(crate) fn next(&mut self, most: usize) -> io::Result<InputLine> {
        line(&mut self.0, most, most)
    }
}

/// Standard input, which is read [line](line) by line.
pub(crate) fn standard_input() -> Stdin {
    io::stdin()
}

/// A line of something that is read bit by bit.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum InputLine {
    /// A line, without its end.
    Whole(Vec<u8>),
    /// What stands behind the last end of a line; nothing if the input ends there.
    Torn(Vec<u8>),
    /// A line that is longer than it may be.
    TooLong,
}

/// The next line, if it has no more than `most` bytes; no more than the first `kept` of them are kept.
pub(crate) fn line(input: &mut impl BufRead, kept: usize, most: usize) -> io::Result<InputLine> {
    let (mut line, mut length) = (Vec::new(), 0);
    loop {
        let available = match input.fill_buf() {
            Ok([]) => return Ok(InputLine::Torn(line)),
            Ok(available) => available,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = available.iter().position(|byte| *byte == b'\n');
        let part = &available[..end.unwrap_or(available.len())];
        length += part.len();
        line.extend_from_slice(&part[..part.len().min(kept - line.len())]);
        let consumed = end.map_or(available.len(), |end| end + 1);
        input.consume(consumed);
        if length > most {
            return Ok(InputLine::TooLong);
        }
        if end.is_some() {
            return Ok(InputLine::Whole(line));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::tempdir;

    const FEW: Limit = limit("a note", 4);

    #[test]
    fn no_more_is_taken_than_the_limit() {
        let folder = tempdir().unwrap();
        let path = folder.path().join("note");
        for (text, expected) in [("", Some("")), ("four", Some("four")), ("fives", None)] {
            fs::write(&path, text).unwrap();
            let read = [
                named(&path, FEW).map(Some),
                found(&path, FEW),
                named_text(&path, FEW).map(|text| Some(text.into_bytes())),
            ];
            for read in read {
                match (read, expected) {
                    (Ok(read), Some(expected)) => assert_eq!(read.unwrap(), expected.as_bytes()),
                    (Err(error), None) => assert_eq!(
                        error.to_string(),
                        "more than 4 bytes; expected a note of at most so many"
                    ),
                    (read, _) => panic!("{text:?}: {read:?}"),
                }
            }
        }
        fs::write(&path, b"\xFF").unwrap();
        let error = named_text(&path, FEW).unwrap_err().to_string();
        assert!(error.starts_with("no UTF-8 text: "), "{error}");
    }

    #[test]
    fn what_has_no_name_is_nothing() {
        let folder = tempdir().unwrap();
        assert_eq!(found(&folder.path().join("none"), FEW).unwrap(), None);
        assert!(named(&folder.path().join("none"), FEW).is_err());
    }

    #[cfg(unix)]
    #[test]
    fn what_is_found_is_a_regular_file_or_refused_at_once() {
        use rustix::fs::{CWD, FileType, Mode, mknodat};
        use std::os::unix::fs::symlink;
        let folder = tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("folder")).unwrap();
        mknodat(CWD, at("pipe"), FileType::Fifo, Mode::RWXU, 0).unwrap();
        let _socket = std::os::unix::net::UnixListener::bind(at("socket")).unwrap();
        fs::write(at("file"), "file").unwrap();
        for (link, to) in [
            ("to-zero", Path::new("/dev/zero")),
            ("to-pipe", &at("pipe")),
            ("to-nothing", &at("none")),
            ("to-file", &at("file")),
        ] {
            symlink(to, at(link)).unwrap();
        }
        for (name, kind) in [
            ("folder", "a folder"),
            ("pipe", "a pipe"),
            ("socket", "a socket"),
            ("to-zero", "a device"),
            ("to-pipe", "a pipe"),
            ("to-nothing", "a link to nothing"),
        ] {
            let error = found(&at(name), FEW).unwrap_err().to_string();
            assert_eq!(error, format!("this is {kind}; expected a regular file"));
        }
        assert_eq!(found(&at("to-file"), FEW).unwrap().unwrap(), b"file");
        let error = named(Path::new("/dev/zero"), FEW).unwrap_err().to_string();
        assert!(error.starts_with("more than 4 bytes"), "{error}");
    }

    #[test]
    fn lines_are_kept_and_bounded() {
        let text: &[u8] = b"one\n\nthree\nseventeen\nend";
        for size in 1..text.len() {
            let mut input = BufReader::with_capacity(size, text);
            let mut next = || line(&mut input, 4, 8).unwrap();
            let whole = |text: &str| InputLine::Whole(text.as_bytes().to_vec());
            assert_eq!(next(), whole("one"));
            assert_eq!(next(), whole(""));
            assert_eq!(next(), whole("thre"), "the rest is left out");
            assert_eq!(next(), InputLine::TooLong);
        }
        let mut end: &[u8] = b"end";
        assert_eq!(
            line(&mut end, 9, 9).unwrap(),
            InputLine::Torn(b"end".to_vec())
        );
        assert_eq!(line(&mut end, 9, 9).unwrap(), InputLine::Torn(Vec::new()));
    }
}
