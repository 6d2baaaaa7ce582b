//! Texts of several lines.

use roll_and_write::text::printable;

/// The width of lines in characters.
pub(crate) const WIDTH: usize = 80;
/// The number of names that a line lists.
const NAMES_MAX: usize = 8;

/// The lines of a text. Everything in them that could control a screen is escaped.
#[derive(Default, Debug)]
pub(crate) struct Lines(Vec<String>);

impl Lines {
    /// Adds a line without its trailing blanks.
    pub(crate) fn add(&mut self, line: &str) {
        self.0.push(printable(line.trim_end()).into_owned());
    }

    /// The whole text, without a line break at its end.
    pub(crate) fn text(&self) -> String {
        self.0.join("\n")
    }
}

/// The first names of a list, and how many more there are.
pub(crate) fn listed(names: &[String]) -> String {
    let (first, more) = names.split_at(names.len().min(NAMES_MAX));
    let first = first.join(", ");
    if more.is_empty() {
        first
    } else {
        format!("{first} and {} more", more.len())
    }
}
