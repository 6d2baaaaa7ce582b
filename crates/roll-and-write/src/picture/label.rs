//! Short texts that are printed in cells, in boxes and on dice.

use arrayvec::ArrayString;
use std::fmt;

/// The largest number of characters in a label.
const CHARS_MAX: usize = 3;

/// A text of up to three characters, such as `12` or `x2`. It is printed, so it stays the same for the whole game.
///
/// ```
/// use roll_and_write::picture::Label;
/// assert_eq!(Label::number(12).as_str(), "12");
/// assert_eq!(Label::new("free").as_str(), "fre", "only three characters have room");
/// assert_eq!(Label::number(1000).as_str(), "###");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Label(ArrayString<12>);

impl Label {
    /// A label with this text. Characters after the third are left out. Each character should be one column wide.
    pub fn new(text: &str) -> Self {
        let mut label = ArrayString::new();
        // Three characters have at most twelve bytes.
        for c in text.chars().take(CHARS_MAX) {
            label.push(c);
        }
        Self(label)
    }

    /// A number from -99 to 999. Other numbers have no room, and become `###`.
    pub fn number(number: impl Into<i64>) -> Self {
        let number = number.into();
        if (-99..=999).contains(&number) {
            Self::new(&number.to_string())
        } else {
            Self::new("###")
        }
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl fmt::Debug for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}
