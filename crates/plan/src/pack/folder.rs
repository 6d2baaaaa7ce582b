//! Reads the folder of a pack, within limits.

use crate::{PackProblems, PlanError};
use rnw_packs::{Blob, Files, Problem, Report, SCENES, Severity, Source};
use rnw_system::{Limit, ReadError, read};
use std::ffi::OsStr;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The largest text file of a pack, in bytes.
const TEXT_BYTES_MAX: u64 = 4 << 20;
/// The largest file of messages, in bytes.
const WORDS_BYTES_MAX: u64 = 256 << 10;
/// The limit for all files of a pack together, in bytes.
const PACK_BYTES_MAX: u64 = 16 << 20;
/// The largest module of a pack, in bytes.
const MODULE_BYTES_MAX: u64 = 64 << 10;
/// The largest number of files in a pack.
const FILES_MAX: usize = 1000;

/// Reads every `.json` file of a folder, its scenes, the files `words/*.ftl`, and the modules in the folder and in
/// `modules`.
pub(super) fn read_folder(folder: &Path) -> Result<Files, PlanError> {
    let mut reader = Reader {
        bytes_left: PACK_BYTES_MAX,
        files_left: FILES_MAX,
    };
    let mut read =
        |folder: &Path, prefix: &str, what: PackFolder| reader.read_all(folder, prefix, what);
    let mut texts = read(folder, "", TEXTS)?;
    let mut blobs = read(folder, "", MODULES)?;
    if let Some(words) = folder_within(folder, "words")? {
        texts.extend(read(&words, "words/", WORDS)?);
    }
    if let Some(modules) = folder_within(folder, "modules")? {
        blobs.extend(read(&modules, "modules/", MODULES)?);
    }
    let source = |Blob { path, name, bytes }| match String::from_utf8(bytes) {
        Ok(text) => {
            // Some editors start a file with a byte order mark.
            let text = text
                .strip_prefix('\u{feff}')
                .map(str::to_owned)
                .unwrap_or(text);
            Ok(Source { path, name, text })
        }
        Err(_) => Err(unreadable(
            path,
            "the file is not UTF-8 text; save the file as UTF-8".to_owned(),
        )),
    };
    let sources: Result<Vec<Source>, PlanError> = texts.into_iter().map(source).collect();
    let files = Files::new(sources?).with_blobs(blobs);
    Ok(files.in_folder(folder.to_owned()))
}

/// The files of a folder whose names contain `json`, but do not end in it as the names of a pack's files do, and those whose
/// names are like that of the scenes.
pub(super) fn misnamed(folder: &Path) -> Result<Vec<PathBuf>, PlanError> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(unlisted(folder))? {
        let path = entry.map_err(unlisted(folder))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let is_read = path.extension().is_some_and(|ending| ending == "json");
        let has_json = name.to_lowercase().contains(".json");
        let is_like_scenes = name != SCENES && is_like_scenes(&name);
        if (has_json || is_like_scenes) && !is_read && !name.starts_with('.') && path.is_file() {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// The files in the folders `art` of a pack and of those that it extends, sorted: pictures and fonts for paper. A file of
/// a pack replaces those of the same name below it.
///
/// # Errors
/// If there is something else with this name, or if a folder cannot be listed.
pub fn art_files(files: &Files) -> Result<Vec<PathBuf>, PlanError> {
    let mut found: Vec<PathBuf> = Vec::new();
    for folder in files.layers().filter_map(Files::folder) {
        let Some(folder) = folder_within(folder, "art")? else {
            continue;
        };
        let mut own = Vec::new();
        for entry in fs::read_dir(&folder).map_err(unlisted(&folder))? {
            let path = entry.map_err(unlisted(&folder))?.path();
            let is_hidden = |name: &OsStr| name.as_encoded_bytes().starts_with(b".");
            let is_new = found
                .iter()
                .all(|other| other.file_stem() != path.file_stem());
            if is_new && !path.file_name().is_some_and(is_hidden) {
                own.push(path);
            }
        }
        own.sort();
        found.extend(own);
    }
    if found.len() > FILES_MAX {
        let message = format!("more than {FILES_MAX} files in art, the limit for a pack");
        return Err(unreadable(found[FILES_MAX].display().to_string(), message));
    }
    Ok(found)
}

/// Whether a name is like that of the scenes, such as `scene.txt` or `Scenes.txt.txt`.
pub(super) fn is_like_scenes(name: &str) -> bool {
    let name = name.to_lowercase();
    name.contains("scen") && name.contains(".txt")
}

/// A folder inside a pack; `None` if it does not exist. Anything else with this name is an error.
fn folder_within(folder: &Path, name: &str) -> Result<Option<PathBuf>, PlanError> {
    let path = folder.join(name);
    match fs::symlink_metadata(&path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        _ if path.is_dir() => Ok(Some(path)),
        _ => Err(unreadable(
            path.display().to_string(),
            "not a readable folder; expected a readable folder, or nothing with this name"
                .to_owned(),
        )),
    }
}

/// What to read from a folder: files with one of these endings, and perhaps one more, each up to a limit.
#[derive(Clone, Copy)]
struct PackFolder {
    endings: &'static [&'static str],
    /// One more file, whatever its ending.
    also: Option<&'static str>,
    most: Limit,
}

/// The limit of a JSON file.
pub const TEXT_MAX: Limit = Limit::new("a text file of a pack", TEXT_BYTES_MAX);

const TEXTS: PackFolder = PackFolder {
    endings: &["json"],
    also: Some(SCENES),
    most: TEXT_MAX,
};
const WORDS: PackFolder = PackFolder {
    endings: &["ftl"],
    also: None,
    most: Limit::new("a file of words", WORDS_BYTES_MAX),
};
const MODULES: PackFolder = PackFolder {
    endings: &["wasm", "wat"],
    also: None,
    most: Limit::new("a module", MODULE_BYTES_MAX),
};

/// Reads a pack within the limits that are left for it.
struct Reader {
    bytes_left: u64,
    files_left: usize,
}

impl Reader {
    /// Reads the files of a folder with one of these endings, unchanged. It is an error if such a file cannot
    /// be read: without it, the file of the base pack would silently replace it.
    fn read_all(
        &mut self,
        folder: &Path,
        prefix: &str,
        what: PackFolder,
    ) -> Result<Vec<Blob>, PlanError> {
        let mut found = Vec::new();
        for entry in fs::read_dir(folder).map_err(unlisted(folder))? {
            let path = entry.map_err(unlisted(folder))?.path();
            let ending = path.extension().and_then(|ending| ending.to_str());
            let name = path.file_name().unwrap_or_default();
            let has_ending = ending.is_some_and(|ending| what.endings.contains(&ending));
            let is_content = has_ending || what.also.is_some_and(|also| name == also);
            if !is_content || name.as_encoded_bytes().starts_with(b".") {
                continue;
            }
            let shown = path.display().to_string();
            let Some(name) = name.to_str() else {
                return Err(unreadable(
                    shown,
                    "the name of the file is not UTF-8 text; give the file another name".to_owned(),
                ));
            };
            self.files_left = self.files_left.checked_sub(1).ok_or_else(|| {
                let message = format!("more than {FILES_MAX} files, the limit for a pack");
                unreadable(shown.clone(), message)
            })?;
            // Reading stops one byte after the limit, so a file that exceeds it is noticed.
            let most = Limit::new(what.most.what, what.most.bytes.min(self.bytes_left));
            let bytes = match read::found(&path, most) {
                Ok(Some(bytes)) => bytes,
                // The file was deleted after the folder was listed.
                Ok(None) => continue,
                Err(ReadError::TooLong(most)) if most != what.most => {
                    let message = format!(
                        "more than {PACK_BYTES_MAX} bytes in all files together, the limit for a pack"
                    );
                    return Err(unreadable(shown, message));
                }
                Err(unread) => return Err(unreadable(shown, unread.to_string())),
            };
            self.bytes_left -= bytes.len() as u64;
            let name = format!("{prefix}{name}");
            found.push(Blob {
                path: shown,
                name,
                bytes,
            });
        }
        Ok(found)
    }
}

/// The error for a folder whose files cannot be listed.
pub(super) fn unlisted(folder: &Path) -> impl Fn(io::Error) -> PlanError {
    |error| ReadError::System(error).at(folder).into()
}

/// The error for a file of a pack that cannot be read.
pub(super) fn unreadable(path: String, message: String) -> PlanError {
    let report = Report {
        problems: vec![Problem::of_file(Severity::Error, path, message)],
    };
    PackProblems::from(report).into()
}
