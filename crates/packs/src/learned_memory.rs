//! Remembers the value files that were read last. Rules are loaded often, and unpacking takes longer than the rest.
//!
//! This is the only memory below the command. Nobody can tell whether a file was remembered, except by the time: the
//! bytes are compared as a whole.

use crate::ValuesFile;
use std::sync::{Arc, Mutex, PoisonError};

/// How many files are remembered: those of all shipped packs, and some more.
const FILES_MAX: usize = 8;

/// The files with their bytes, the last one read first.
static FILES: Mutex<Vec<(Box<[u8]>, Arc<ValuesFile>)>> = Mutex::new(Vec::new());

/// The file with these bytes, which `read` reads if it is not remembered.
pub(crate) fn remembered<E>(
    bytes: &[u8],
    read: impl FnOnce() -> Result<ValuesFile, E>,
) -> Result<Arc<ValuesFile>, E> {
    let files = || FILES.lock().unwrap_or_else(PoisonError::into_inner);
    let known = files()
        .iter()
        .find(|(known, _)| **known == *bytes)
        .map(|(_, file)| file.clone());
    if let Some(file) = known {
        return Ok(file);
    }
    let file = Arc::new(read()?);
    let mut files = files();
    files.insert(0, (bytes.into(), Arc::clone(&file)));
    files.truncate(FILES_MAX);
    Ok(file)
}
