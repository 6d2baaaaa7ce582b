//! Makes text from outside safe to show on a terminal.
//!
//! A name, a path or an answer of a bot may contain characters that a terminal obeys. So may a
//! record or a pack. Everything that is shown passes through [`printable`], and all JSON passes
//! through [`json`]. [`counted`] says counts in reports that are always in English.

use std::borrow::Cow;
use std::fmt::Write as _;
use unicode_general_category::{GeneralCategory, get_general_category};

/// Whether a character controls a screen instead of being shown on it.
///
/// These are control characters (also newline and tab), format characters (directions, zero width,
/// tags), and the separators of lines and paragraphs.
///
/// ```
/// use roll_and_write::text::is_steering;
/// assert!(['\u{1b}', '\n', '\u{9b}', '\u{202e}', '\u{200b}', '\u{2028}', '\u{e0041}'].into_iter().all(is_steering));
/// assert!(!"Žluťoučký kůň, gęślą ▒█│─ 漢字 e\u{301}".contains(is_steering));
/// ```
pub fn is_steering(c: char) -> bool {
    if c.is_ascii() {
        return c.is_ascii_control();
    }
    matches!(
        get_general_category(c),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
    )
}

/// An English count of things whose plural ends in `s`, for reports that are not translated. A
/// number too large for `u64` counts as the largest.
///
/// ```
/// use roll_and_write::text::counted;
/// assert_eq!([counted(1_u64, "game"), counted(2_usize, "game")], ["1 game", "2 games"]);
/// ```
pub fn counted(number: impl TryInto<u64>, thing: &str) -> String {
    let number = number.try_into().unwrap_or(u64::MAX);
    let ending = if number == 1 { "" } else { "s" };
    format!("{number} {thing}{ending}")
}

/// A text as one line that controls no screen.
///
/// Each control or format character becomes an escape as in Rust source: `\u{1b}`, `\n`, `\r` or
/// `\t`. All other characters stay, also a backslash.
///
/// ```
/// use roll_and_write::text::printable;
/// assert_eq!(printable("Ann\u{1b}[2J\nBob"), r"Ann\u{1b}[2J\nBob");
/// assert_eq!(printable("Zażółć"), "Zażółć");
/// ```
pub fn printable(text: &str) -> Cow<'_, str> {
    if !text.contains(is_steering) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if is_steering(c) {
            shown.extend(c.escape_default());
        } else {
            shown.push(c);
        }
    }
    Cow::Owned(shown)
}

/// JSON that a terminal can show: control and format characters become `\u` escapes.
///
/// The value stays the same, because JSON has such characters only inside strings. Newlines and
/// tabs between values stay.
///
/// ```
/// use roll_and_write::text::json;
/// assert_eq!(json("{\"name\": \"\u{202e}\u{e0041}\"}".to_owned()), r#"{"name": "\u202e\udb40\udc41"}"#);
/// ```
pub fn json(text: String) -> String {
    let is_raw = |c: char| is_steering(c) && !matches!(c, '\n' | '\t' | '\r');
    if !text.contains(is_raw) {
        return text;
    }
    let mut escaped = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if is_raw(c) {
            let mut units = [0; 2];
            for unit in c.encode_utf16(&mut units) {
                let _ = write!(escaped, "\\u{unit:04x}");
            }
        } else {
            escaped.push(c);
        }
    }
    escaped
}

/// Writes `Debug` for a type with parts that have no text, such as functions: only its name.
///
/// ```
/// struct Rule<T>(Box<dyn Fn(T) -> bool>);
///
/// roll_and_write::opaque_debug!([T] Rule<T>);
/// assert_eq!(format!("{:?}", Rule(Box::new(|number: i32| number > 0))), "Rule<T> { .. }");
/// ```
#[macro_export]
macro_rules! opaque_debug {
    ([$($of:tt)*] $of_type:ty) => {
        impl<$($of)*> ::std::fmt::Debug for $of_type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_struct(stringify!($of_type)).finish_non_exhaustive()
            }
        }
    };
    ($of_type:ty) => {
        $crate::opaque_debug!([] $of_type);
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Characters that control a screen.
    const STEERING: [char; 22] = [
        '\0',
        '\u{7}',
        '\u{8}',
        '\t',
        '\n',
        '\r',
        '\u{1b}',
        '\u{7f}',
        '\u{85}',
        '\u{9b}',
        '\u{9d}',
        '\u{ad}',
        '\u{61c}',
        '\u{200b}',
        '\u{200d}',
        '\u{200e}',
        '\u{2028}',
        '\u{2029}',
        '\u{202e}',
        '\u{2066}',
        '\u{feff}',
        '\u{e0041}',
    ];
    const USUAL: &str = "Příliš žluťoučký kůň úpěl ďábelské ódy, zażółć gęślą jaźń ▒█│─┼╳○●✕★☠ \\u{1b} 漢字 e\u{301} ☠\u{fe0f} 6½ ± – “”";

    fn any_text() -> impl Strategy<Value = String> {
        let piece = prop_oneof![
            proptest::sample::select(STEERING.to_vec()).prop_map(String::from),
            any::<char>().prop_map(String::from),
            "[ -~]{0,4}".prop_map(String::from),
        ];
        proptest::collection::vec(piece, 0..24).prop_map(|pieces| pieces.concat())
    }

    #[test]
    fn what_steers_is_shown_and_nothing_else_is_changed() {
        assert!(STEERING.into_iter().all(is_steering));
        assert_eq!(printable(USUAL), USUAL);
        assert!(matches!(printable(USUAL), Cow::Borrowed(_)));
        assert_eq!(
            printable("a\u{1b}]52;c;aGk=\u{7}\r\n\t\u{9b}\u{202e}\u{e0041}"),
            r"a\u{1b}]52;c;aGk=\u{7}\r\n\t\u{9b}\u{202e}\u{e0041}"
        );
    }

    proptest! {
        #[test]
        fn nothing_that_steers_is_left(text in any_text()) {
            let shown = printable(&text).into_owned();
            prop_assert!(!shown.contains(is_steering));
            prop_assert_eq!(printable(&shown), shown.as_str());
            let usual = |c: &char| !is_steering(*c);
            let kept: String = text.chars().filter(usual).collect();
            if kept.len() == text.len() {
                prop_assert_eq!(shown, text);
            }
        }

        #[test]
        fn json_says_the_same_and_steers_nothing(text in any_text()) {
            let value = serde_json::json!({ text.as_str(): [text.as_str()] });
            for written in [serde_json::to_string(&value), serde_json::to_string_pretty(&value)] {
                let escaped = json(written.unwrap());
                prop_assert!(!escaped.contains(|c| is_steering(c) && c != '\n'));
                let read: serde_json::Value = serde_json::from_str(&escaped).unwrap();
                prop_assert_eq!(&read, &value);
            }
        }
    }
}
