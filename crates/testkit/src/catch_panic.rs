//! Catches panics of a game under test and reports them as findings.

use std::cell::Cell;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

thread_local! {
    static CATCHES: Cell<bool> = const { Cell::new(false) };
}

/// Returns the result of a closure, or the message of its panic. Prints nothing.
pub(crate) fn caught<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let print = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if !CATCHES.get() {
                print(info);
            }
        }));
    });
    let outer = CATCHES.replace(true);
    let found = panic::catch_unwind(AssertUnwindSafe(run));
    CATCHES.set(outer);
    found.map_err(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
        text.unwrap_or_else(|| "without a message".to_owned())
    })
}
