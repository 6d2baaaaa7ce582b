//! New files and folders.

use crate::StudioError;
use rnw_system::{FileError, write};
use std::fs;
use std::path::Path;

/// What a user can do about a file that exists.
pub(crate) const FORCE: &str = "--force overwrites it";

/// Fails if something has this path. The hint says what the user can do.
pub(crate) fn must_not_exist(path: &Path, hint: &str) -> Result<(), FileError> {
    if path.exists() {
        return Err(FileError::Exists {
            path: path.to_owned(),
            hint: hint.to_owned(),
        });
    }
    Ok(())
}

/// Writes files with these names into a folder, each as a whole. A new folder is removed if one of them cannot be written.
pub(crate) fn write_folder<'f>(
    folder: &Path,
    files: impl Iterator<Item = (&'f str, &'f str)>,
) -> Result<(), StudioError> {
    let is_new = !folder.exists();
    let written = write_all(folder, files);
    if written.is_err() && is_new {
        let _ = fs::remove_dir_all(folder);
    }
    written
}

fn write_all<'f>(
    folder: &Path,
    files: impl Iterator<Item = (&'f str, &'f str)>,
) -> Result<(), StudioError> {
    for (name, text) in files {
        let path = folder.join(name);
        let parent = path.parent().unwrap_or(folder);
        fs::create_dir_all(parent).map_err(StudioError::file(parent))?;
        write::replace(&path, text)?;
    }
    Ok(())
}
