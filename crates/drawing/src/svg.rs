//! SVG as text: elements, attributes, numbers. The same calls always give the same bytes.

use roll_and_write::text::printable;
use std::fmt::Write;

/// An element of SVG while its attributes are added.
#[derive(Debug)]
pub(crate) struct Element {
    name: &'static str,
    text: String,
}

impl Element {
    /// An element without attributes.
    pub(crate) fn new(name: &'static str) -> Self {
        Self {
            name,
            text: format!("<{name}"),
        }
    }

    /// Adds an attribute with a text.
    pub(crate) fn with(mut self, name: &str, value: &str) -> Self {
        let _ = write!(self.text, " {name}=\"{}\"", escaped(value));
        self
    }

    /// Adds an attribute with a number.
    pub(crate) fn number(self, name: &str, value: f64) -> Self {
        let value = number(value);
        self.with(name, &value)
    }

    /// Adds attributes with numbers.
    pub(crate) fn numbers<const N: usize>(self, values: [(&str, f64); N]) -> Self {
        let add = |element: Self, (name, value)| element.number(name, value);
        values.into_iter().fold(self, add)
    }

    /// The element without content.
    pub(crate) fn end(self) -> String {
        format!("{}/>\n", self.text)
    }

    /// The element around a text.
    pub(crate) fn around_text(self, text: &str) -> String {
        let text = escaped(&printable(text)).into_owned();
        format!("{}>{text}</{}>\n", self.text, self.name)
    }

    /// The element around other elements.
    pub(crate) fn around(self, elements: &str) -> String {
        format!("{}>\n{elements}</{}>\n", self.text, self.name)
    }
}

/// A number with at most two decimals.
pub(crate) fn number(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0" } else { text }.to_owned()
}

/// A text in which no character is markup.
pub(crate) fn escaped(text: &str) -> std::borrow::Cow<'_, str> {
    if !text.contains(['&', '<', '>', '"']) {
        return text.into();
    }
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('"', "&quot;").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_no_markup() {
        let text = Element::new("text")
            .with("id", "\"&")
            .around_text("<b>&\u{1b}");
        assert_eq!(
            text,
            "<text id=\"&quot;&amp;\">&lt;b&gt;&amp;\\u{1b}</text>\n"
        );
    }
}
