//! New files and folders.

use crate::StudioError;
use rnw_system::{FileError, write};
use std::fs;
use std::path::Path;

/// Checks that nothing has this path, not even a link that leads nowhere.
///
/// ```
/// let folder = tempfile::tempdir()?;
/// assert!(rnw_studio::must_not_exist(folder.path()).is_err());
/// assert!(rnw_studio::must_not_exist(&folder.path().join("new")).is_ok());
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Errors
/// If something has it.
pub fn must_not_exist(path: &Path) -> Result<(), FileError> {
    match fs::symlink_metadata(path) {
        Ok(_) => Err(FileError::Exists(path.to_owned())),
        Err(_) => Ok(()),
    }
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

/// Writes files with these names into a folder, each as a whole, and their folders.
pub(crate) fn write_all<'f>(
    folder: &Path,
    files: impl Iterator<Item = (&'f str, &'f str)>,
) -> Result<(), StudioError> {
    for (name, text) in files {
        let path = folder.join(name);
        let parent = path.parent().unwrap_or(folder);
        fs::create_dir_all(parent).map_err(FileError::write(parent))?;
        write::replace(&path, text)?;
    }
    Ok(())
}
