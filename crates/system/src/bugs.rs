//! Catches panics of a game, a plugin or the program itself, so that a bug ends a command with a message.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::fmt;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

/// If this variable is set, a panic is printed immediately, with its backtrace.
const BACKTRACE: &str = "RUST_BACKTRACE";

thread_local! {
    /// Whether panics of this thread are caught.
    static CATCHES: Cell<bool> = const { Cell::new(false) };
    /// The place of the last panic.
    static PLACE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// A panic: its message and its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bug {
    said: String,
    place: Option<String>,
}

impl fmt::Display for Bug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.place {
            Some(place) => write!(f, "{} ({place})", self.said),
            None => f.write_str(&self.said),
        }
    }
}

/// Runs some work and returns its result or its panic. A panic is printed only if the environment asks for it.
/// The first call sets the panic hook of the process.
///
/// # Errors
/// If the work panics.
pub fn caught<T>(work: impl FnOnce() -> T) -> Result<T, Bug> {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let print = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            PLACE.set(info.location().map(ToString::to_string));
            let asked = std::env::var_os(BACKTRACE).is_some_and(|asked| asked != "0");
            if !CATCHES.get() || asked {
                print(info);
            }
        }));
    });
    let outer = CATCHES.replace(true);
    let done = panic::catch_unwind(AssertUnwindSafe(work));
    CATCHES.set(outer);
    done.map_err(|panic| Bug {
        said: said(&*panic),
        place: PLACE.take(),
    })
}

/// The message of a panic, in one line.
fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    let text = text.unwrap_or("a panic without a message");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_reported_on_one_line_with_its_place() {
        let bug = caught(|| panic!("one\n  {}", 2)).unwrap_err();
        assert_eq!(bug.said, "one 2");
        let place = bug.place.clone().unwrap_or_default();
        assert!(place.contains("src/bugs.rs:"), "{place}");
        assert_eq!(bug.to_string(), format!("one 2 ({place})"));
    }

    #[test]
    fn what_does_not_panic_is_handed_back() {
        assert_eq!(caught(|| 7), Ok(7));
        let inner = caught(|| caught(|| panic!("inside")).is_err());
        assert_eq!(inner, Ok(true));
    }
}
