//! Where the files of a pack come from: the program itself, or a folder.

use crate::catalogue::Row;
use crate::failure::{ContentSummary, Failure};
use roll_and_write::content::{Files, Problem, Report, Severity, Source};
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// The largest file of a pack that is read.
const BYTES_MAX: u64 = 4 << 20;

/// The files of a game: those of a folder if one is named, else those that the game is shipped with.
pub(crate) fn files(row: &Row, folder: Option<&Path>) -> Result<Files, Failure> {
    folder.map_or_else(|| Ok((row.shipped)()), read_folder)
}

/// Reads every `.json` file of a folder, and `words/*.ftl` below it.
pub(crate) fn read_folder(folder: &Path) -> Result<Files, Failure> {
    let mut sources = Vec::new();
    read_into(folder, "", "json", &mut sources)?;
    if folder.join("words").is_dir() {
        read_into(&folder.join("words"), "words/", "ftl", &mut sources)?;
    }
    if sources.is_empty() {
        let folder = folder.display();
        return Err(Failure::Usage(format!(
            "{folder} holds no content: expected files such as cards.json in it"
        )));
    }
    Ok(Files::new(sources))
}

fn read_into(
    folder: &Path,
    prefix: &str,
    ending: &str,
    sources: &mut Vec<Source>,
) -> Result<(), Failure> {
    for entry in fs::read_dir(folder).map_err(Failure::file(folder))? {
        let path = entry.map_err(Failure::file(folder))?.path();
        let name = path
            .file_name()
            .and_then(|name| name.to_str())
            .unwrap_or_default()
            .to_owned();
        let is_content = path.is_file() && path.extension().is_some_and(|found| found == ending);
        if !is_content || name.starts_with('.') {
            continue;
        }
        let shown = path.display().to_string();
        if fs::metadata(&path).map_err(Failure::file(&path))?.len() > BYTES_MAX {
            return Err(unreadable(
                shown,
                format!("more than {BYTES_MAX} bytes; no content file has"),
            ));
        }
        let bytes = fs::read(&path).map_err(Failure::file(&path))?;
        let text = String::from_utf8(bytes).map_err(|error| {
            unreadable(
                shown.clone(),
                format!("no UTF-8 text: {}", error.utf8_error()),
            )
        })?;
        sources.push(Source {
            path: shown,
            name: format!("{prefix}{name}"),
            text,
        });
    }
    Ok(())
}

/// A file of a pack that is no text.
fn unreadable(path: String, message: String) -> Failure {
    let problem = Problem {
        severity: Severity::Error,
        path,
        range: 0..0,
        position: (1, 1),
        message,
        help: None,
    };
    let report = Report {
        problems: vec![problem],
    };
    Failure::Content(ContentSummary { report })
}

/// The fingerprint of a pack: the SHA-256 of the names and texts of its files, words left out, since
/// they change nothing in a game.
pub(crate) fn content_hash(files: &Files) -> String {
    let mut hash = Sha256::new();
    for source in files
        .sources()
        .iter()
        .filter(|source| !source.name.starts_with("words/"))
    {
        for part in [&source.name, &source.text] {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part.as_bytes());
        }
    }
    hash.finalize()
        .iter()
        .fold("sha256:".to_owned(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
}
