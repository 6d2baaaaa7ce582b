//! Remembers the files that were read last. Rules are loaded often, and unpacking the values takes longer than the rest.
//!
//! This is the only memory below the command. Nobody can tell whether a file was remembered, except by the time: the
//! bytes are compared as a whole.

use std::sync::{Arc, Mutex, PoisonError};

/// How many files are remembered: those of all shipped packs, and some more.
const FILES_MAX: usize = 8;

/// The bytes of a file, and the file.
type KnownFile<T> = (Box<[u8]>, Arc<T>);

/// The files that were read last.
#[derive(Debug)]
pub(crate) struct FileMemory<T>(Mutex<Vec<KnownFile<T>>>);

impl<T> FileMemory<T> {
    /// Nothing is remembered.
    pub(crate) const fn new() -> Self {
        Self(Mutex::new(Vec::new()))
    }

    /// The file with these bytes, which `read` reads if it is not remembered.
    pub(crate) fn read<E>(
        &self,
        bytes: &[u8],
        read: impl FnOnce() -> Result<T, E>,
    ) -> Result<Arc<T>, E> {
        let files = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = files()
            .iter()
            .find(|(known, _)| **known == *bytes)
            .map(|(_, file)| Arc::clone(file));
        if let Some(file) = known {
            return Ok(file);
        }
        let file = Arc::new(read()?);
        let mut files = files();
        files.insert(0, (bytes.into(), Arc::clone(&file)));
        files.truncate(FILES_MAX);
        Ok(file)
    }
}
