//! Starts threads, and locks what they share. The system may allow no more threads, so starting one can fail.

use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, Scope};

/// Starts a thread that runs independently.
///
/// # Errors
/// If the system allows no further thread.
pub fn start(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    Builder::new().name(name.to_owned()).spawn(work).map(drop)
}

/// Starts a thread that ends before its scope.
///
/// # Errors
/// If the system allows no further thread.
pub fn start_in<'scope>(
    scope: &'scope Scope<'scope, '_>,
    name: &str,
    work: impl FnOnce() + Send + 'scope,
) -> io::Result<()> {
    let thread = Builder::new().name(name.to_owned());
    thread.spawn_scoped(scope, work).map(drop)
}

/// Locks a value, also after a thread has panicked that had locked it.
pub fn lock<T>(value: &Mutex<T>) -> MutexGuard<'_, T> {
    value.lock().unwrap_or_else(PoisonError::into_inner)
}
