//! Writes files as a whole: readers find the complete new content or the old one.

use crate::{FileError, read};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// Opens a file for writing, and creates it if it does not exist. Without `force` it fails if the file exists.
/// It does not change the content.
///
/// # Errors
/// If the file exists, if its name is that of a folder, or if the system cannot create it.
pub fn create(path: &Path, force: bool) -> Result<File, FileError> {
    let mut options = OpenOptions::new();
    options
        .write(true)
        .create(true)
        .truncate(false)
        .create_new(!force);
    options.open(path).map_err(|error| {
        if path.is_dir() {
            return FileError::IsFolder(path.to_owned());
        }
        if error.kind() == io::ErrorKind::AlreadyExists {
            return FileError::Exists(path.to_owned());
        }
        no_folder(path).unwrap_or_else(|| FileError::write(path)(error))
    })
}

/// The failure for a new file in a folder that does not exist; `None` if the folder exists.
fn no_folder(path: &Path) -> Option<FileError> {
    let folder = path.parent().filter(|folder| *folder != Path::new(""))?;
    (!folder.exists()).then(|| FileError::NoFolder {
        path: path.to_owned(),
        folder: folder.to_owned(),
    })
}

/// Empties a file; leaves a device alone, because it has no length.
///
/// # Errors
/// If the system cannot do it.
pub fn empty(file: &File, path: &Path) -> Result<(), FileError> {
    if is_regular(file) {
        file.set_len(0).map_err(FileError::write(path))
    } else {
        Ok(())
    }
}

/// Writes a file as a whole: readers find the complete new text or the old one. The owner and the permissions
/// of the file stay the same.
///
/// # Errors
/// If the system cannot write the file.
pub fn replace(path: &Path, text: &str) -> Result<(), FileError> {
    replace_bytes(path, text.as_bytes())
}

/// Writes a file like [`replace`], with any content.
fn replace_bytes(path: &Path, content: &[u8]) -> Result<(), FileError> {
    let known = fs::metadata(path);
    if known.is_ok_and(|data| !data.is_file()) {
        // A device, such as /dev/stdout, is written to and not replaced.
        return fs::write(path, content).map_err(FileError::write(path));
    }
    let target = meant(path);
    let written = beside(&target).and_then(|mut new| {
        new.write_all(content)?;
        if let Ok(known) = fs::metadata(&target)
            && let Err(error) = adopt(new.as_file(), &known)
        {
            if error.kind() != io::ErrorKind::PermissionDenied {
                return Err(error);
            }
            // Keeping the owner of the file matters more than replacing the file in one step.
            return overwrite(&target, content);
        }
        new.as_file().sync_all()?;
        new.persist(&target)?;
        sync_folder(&target);
        Ok(())
    });
    written.map_err(FileError::write(path))
}

/// Writes a file as a whole. Without `force` it fails if the file exists.
///
/// # Errors
/// If the file exists, or if the system cannot write it.
pub fn write(path: &Path, force: bool, text: &str) -> Result<(), FileError> {
    if !force {
        must_be_new(path)?;
    }
    replace(path, text)
}

/// Checks that writing a file replaces nothing. A device is written to and not replaced.
///
/// # Errors
/// If the file exists.
pub fn must_be_new(path: &Path) -> Result<(), FileError> {
    match fs::metadata(path) {
        Ok(data) if !data.is_file() && !data.is_dir() => Ok(()),
        Err(_) if fs::symlink_metadata(path).is_err() => Ok(()),
        _ => Err(FileError::Exists(path.to_owned())),
    }
}

/// Writes a file like [`write()`], with any content. Says which folder is missing if it cannot be created.
///
/// # Errors
/// If the file exists, if its name is that of a folder, if its folder is missing, or if the system cannot write it.
pub fn new_file(path: &Path, force: bool, content: &[u8]) -> Result<(), FileError> {
    if path.is_dir() {
        return Err(FileError::IsFolder(path.to_owned()));
    }
    if let Some(failure) = no_folder(path) {
        return Err(failure);
    }
    if !force {
        must_be_new(path)?;
    }
    replace_bytes(path, content)
}

/// The target of a link, or the path itself.
pub(crate) fn meant(path: &Path) -> PathBuf {
    path.canonicalize().unwrap_or_else(|_| path.to_owned())
}

/// Creates a temporary file in the folder of another, under an unpredictable name. It is removed unless it
/// replaces the other file.
pub(crate) fn beside(path: &Path) -> io::Result<NamedTempFile> {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    let mut maker = tempfile::Builder::new();
    maker.prefix(".rnw-").suffix(".part");
    #[cfg(unix)]
    if !path.exists() {
        use std::os::unix::fs::PermissionsExt;
        // The umask of the user decides who may read the file.
        maker.permissions(fs::Permissions::from_mode(0o666));
    }
    maker.tempfile_in(folder.unwrap_or(Path::new(".")))
}

/// Gives a file the owner and the mode of the file that it will replace.
pub(crate) fn adopt(file: &File, known: &fs::Metadata) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, fchown};
        let own = file.metadata()?;
        if (own.uid(), own.gid()) != (known.uid(), known.gid()) {
            fchown(file, Some(known.uid()), Some(known.gid()))?;
        }
    }
    file.set_permissions(known.permissions())
}

/// Overwrites the content of a file.
pub(crate) fn overwrite(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).truncate(true).open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// Makes the system store the name of a file, so that it survives a crash of the machine. Some folders do not
/// support this.
pub(crate) fn sync_folder(path: &Path) {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    if let Ok(folder) = read::folder(folder.unwrap_or(Path::new("."))) {
        let _ = folder.sync_all();
    }
}

pub(crate) fn is_regular(file: &File) -> bool {
    file.metadata().is_ok_and(|data| data.is_file())
}

/// Makes writing fail at a limit on file sizes, instead of killing the program.
pub fn survive_limits() {
    #[cfg(unix)]
    {
        static ONCE: std::sync::Once = std::sync::Once::new();
        ONCE.call_once(|| {
            let too_large = signal_hook::consts::SIGXFSZ;
            // If the signal cannot be caught, it kills the program.
            let _ = signal_hook::flag::register(too_large, std::sync::Arc::default());
        });
    }
}

/// Opens a file that the program keeps for itself, and creates it if it does not exist. It never waits.
pub fn open_own(path: &Path) -> Option<File> {
    if fs::symlink_metadata(path).is_err() {
        // If this fails, opening fails too.
        let _ = File::create_new(path);
    }
    read::to_continue(path).ok()
}

/// Locks a file while it is open, so that two programs do not write it at the same time.
///
/// # Errors
/// If another process has locked the file, or if the system cannot lock it.
pub fn lock(file: &File, path: &Path) -> Result<(), FileError> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(FileError::InUse(path.to_owned())),
        // Without a lock if the file system has none.
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(()),
        Err(TryLockError::Error(error)) => Err(FileError::write(path)(error)),
    }
}
