//! The one place where threads are started: where the system gives none, a command ends in a sentence.

use std::io;
use std::thread::{Builder, Scope};

/// Starts a thread that goes on by itself.
pub(crate) fn start(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    Builder::new().name(name.to_owned()).spawn(work).map(drop)
}

/// Starts a thread that ends before its scope does.
pub(crate) fn start_in<'scope>(
    scope: &'scope Scope<'scope, '_>,
    name: &str,
    work: impl FnOnce() + Send + 'scope,
) -> io::Result<()> {
    let thread = Builder::new().name(name.to_owned());
    thread.spawn_scoped(scope, work).map(drop)
}
