//! Reads files and standard input, never more than a limit.
//!
//! A path that a person names may be anything readable, such as a pipe; the user can interrupt the program
//! while it waits. A file that the program finds by itself must be a regular file, for example a file of a pack
//! or of the program's own folder. Opening it never waits. In both cases at most [`Limit`] bytes are read,
//! whatever length the system reports.

use crate::{Limit, ReadError};
use std::fs::{self, File, FileType, OpenOptions};
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Stdin};
use std::path::Path;

/// Reads what a person has named: a file, a pipe or anything else readable.
///
/// # Errors
/// If it is a folder, cannot be read, or is above the limit.
pub fn named(path: &Path, most: Limit) -> Result<Vec<u8>, ReadError> {
    let file = File::open(path)?;
    if file.metadata().is_ok_and(|data| data.is_dir()) {
        return Err(ReadError::Irregular("a folder"));
    }
    all(&file, most)
}

/// Reads a text that a person has named.
///
/// # Errors
/// If it is a folder, cannot be read, is above the limit, or is not UTF-8.
pub fn named_text(path: &Path, most: Limit) -> Result<String, ReadError> {
    Ok(String::from_utf8(named(path, most)?)?)
}

/// Reads a file that the program looks for by itself; `None` if nothing has this name.
///
/// # Errors
/// If it is not a regular file, cannot be read, or is above the limit.
pub fn found(path: &Path, most: Limit) -> Result<Option<Vec<u8>>, ReadError> {
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error.into()),
        Ok(_) => all(&regular(path)?, most).map(Some),
    }
}

/// Opens a regular file, or a link to one. It never waits.
///
/// # Errors
/// If it is not a regular file, or cannot be opened.
pub fn regular(path: &Path) -> Result<File, ReadError> {
    open(path, OpenOptions::new().read(true))
}

/// The same, to read the file and to continue writing it.
///
/// # Errors
/// If it is not a regular file, or cannot be opened.
pub fn to_continue(path: &Path) -> Result<File, ReadError> {
    open(path, OpenOptions::new().read(true).write(true))
}

fn open(path: &Path, options: &mut OpenOptions) -> Result<File, ReadError> {
    let kind = match fs::metadata(path) {
        Ok(data) => data.file_type(),
        Err(error) if error.kind() == ErrorKind::NotFound && path.is_symlink() => {
            return Err(ReadError::Irregular("a broken link"));
        }
        Err(error) => return Err(error.into()),
    };
    is_regular(kind)?;
    let file = at_once(options).open(path)?;
    // The path may lead to another file by now.
    is_regular(file.metadata()?.file_type())?;
    Ok(file)
}

/// Reads an open file to its end.
///
/// # Errors
/// If it cannot be read, or is above the limit.
pub fn all(file: &File, most: Limit) -> Result<Vec<u8>, ReadError> {
    let mut bytes = Vec::new();
    file.take(most.bytes + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most.bytes {
        return Err(ReadError::TooLong(most));
    }
    Ok(bytes)
}

/// Opens a folder, so that the caller can make the system store it.
pub(crate) fn folder(path: &Path) -> io::Result<File> {
    File::open(path)
}

/// Opens without waiting for a pipe or a device, and never takes a terminal as the program's own.
#[cfg(unix)]
fn at_once(options: &mut OpenOptions) -> &mut OpenOptions {
    use rustix::fs::OFlags;
    use std::os::unix::fs::OpenOptionsExt;
    options.custom_flags((OFlags::NONBLOCK | OFlags::NOCTTY).bits() as i32)
}

/// Here only the check before opening protects from waiting.
#[cfg(not(unix))]
fn at_once(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

fn is_regular(kind: FileType) -> Result<(), ReadError> {
    if kind.is_file() {
        return Ok(());
    }
    Err(ReadError::Irregular(name_of(kind)))
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

/// Reads a file line by line.
#[derive(Debug)]
pub struct LineReader<'f>(BufReader<&'f File>);

impl<'f> LineReader<'f> {
    /// A reader from the place where the file is now.
    pub fn of(file: &'f File) -> Self {
        Self(BufReader::new(file))
    }

    /// The next line, if it has at most `most` bytes.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn next(&mut self, most: usize) -> io::Result<InputLine> {
        line(&mut self.0, most, most)
    }
}

/// Standard input; [`line()`] reads it line by line.
pub fn standard_input() -> Stdin {
    io::stdin()
}

/// Reads a text from standard input to its end.
///
/// # Errors
/// If it cannot be read, is above the limit, or is not UTF-8.
pub fn standard_text(most: Limit) -> Result<String, ReadError> {
    let mut bytes = Vec::new();
    let mut input = io::stdin().lock().take(most.bytes + 1);
    input.read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most.bytes {
        return Err(ReadError::TooLong(most));
    }
    Ok(String::from_utf8(bytes)?)
}

/// A line of an input that arrives in parts.
#[derive(PartialEq, Eq, Debug)]
pub enum InputLine {
    /// A complete line, without its line break.
    Whole(Vec<u8>),
    /// The text after the last line break; empty if the input ends there.
    Torn(Vec<u8>),
    /// A line above the limit.
    TooLong,
}

/// Reads the next line of at most `most` bytes, and keeps its first `kept` bytes.
///
/// # Errors
/// If the input cannot be read.
pub fn line(input: &mut impl BufRead, kept: usize, most: usize) -> io::Result<InputLine> {
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

    const FEW: Limit = Limit::new("a note", 4);

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
                    (Err(error), None) => {
                        assert_eq!(error.to_string(), "more than 4 bytes, the limit for a note");
                    }
                    (read, _) => panic!("{text:?}: {read:?}"),
                }
            }
        }
        fs::write(&path, b"\xFF").unwrap();
        let error = named_text(&path, FEW).unwrap_err().to_string();
        assert!(error.starts_with("not UTF-8 text: "), "{error}");
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
            ("to-nothing", "a broken link"),
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
