//! The pen: the font, the colours, and how a text and a symbol are drawn with them. It knows no language.

use crate::art::Art;
use crate::card_format::CardFormat;
use crate::color_mode::{BLACK, ColorMode, WHITE};
use crate::drawing::Drawing;
use crate::fonts::{FontWeight, Fonts};
use crate::shape::{Rectangle, circle};
use crate::svg::Element;
use roll_and_write::picture::{Face, SymbolCard};

/// Draws what needs no translation.
#[derive(Clone, Debug)]
pub(crate) struct Pen<'a> {
    pub(crate) colors: ColorMode,
    pub(crate) fonts: Fonts<'a>,
    /// The pictures and fonts of the pack, and the symbols that they may stand for.
    pub(crate) art: Option<(&'a Art, &'a [SymbolCard])>,
    pub(crate) format: CardFormat,
}

/// How a text looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TextLook<'a> {
    pub(crate) size: f64,
    pub(crate) weight: FontWeight,
    pub(crate) fill: &'a str,
}

impl TextLook<'static> {
    pub(crate) const fn regular(size: f64) -> Self {
        Self {
            size,
            weight: FontWeight::Regular,
            fill: BLACK,
        }
    }

    pub(crate) const fn bold(size: f64) -> Self {
        Self {
            weight: FontWeight::Bold,
            ..Self::regular(size)
        }
    }
}

/// Characters that look as a marked cell does.
const CROSSES: [char; 6] = ['×', '✕', '✖', '✗', 'x', 'X'];

impl Pen<'_> {
    /// A symbol in the middle of an area, as large as fits. A character that the font does not have is drawn as its
    /// ASCII character.
    ///
    /// A symbol that is a cross stands in a ring, because people mark cells with crosses.
    pub(crate) fn face(&self, face: Face, area: Rectangle) -> String {
        if let Some(picture) = self.symbol_picture(face, area) {
            return picture;
        }
        if !CROSSES.contains(&face.glyph) {
            return self.sign(face, area);
        }
        let side = area.width.min(area.height);
        let color = self.colors.deep(face.hue);
        let ring = circle(area.center(), 0.48 * side, WHITE, color, 0.08 * side);
        ring + &self.sign(face, area.inset(0.24 * side))
    }

    /// A picture of the pack; `None` if it has none with this name. Pictures have colours.
    pub(crate) fn picture(&self, name: &str, area: Rectangle) -> Option<String> {
        let (art, _) = self.art.filter(|_| self.colors == ColorMode::Color)?;
        art.placed(name, area)
    }

    fn symbol_picture(&self, face: Face, area: Rectangle) -> Option<String> {
        let symbol = self.art?.1.iter().find(|symbol| symbol.face == face)?;
        self.picture(&format!("symbol-{}", symbol.name), area)
    }

    fn sign(&self, face: Face, area: Rectangle) -> String {
        let shown = [face.glyph, face.ascii].into_iter();
        let mut outlines = shown.filter_map(|sign| Some((sign, self.fonts.outline(sign)?)));
        let Some((sign, outline)) = outlines.next() else {
            return String::new();
        };
        let (width, height) = (outline.right - outline.left, outline.top - outline.bottom);
        // Small signs such as a dot are not blown up without limit.
        let size = (area.width / width)
            .min(area.height / height)
            .min(area.height * 1.5);
        let (x, y) = area.center();
        let x = x - (outline.left + width / 2.0) * size;
        let y = y + (outline.bottom + height / 2.0) * size;
        let look = TextLook {
            fill: self.colors.deep(face.hue),
            ..TextLook::regular(size)
        };
        text_at((x, y), look, &sign.to_string())
    }

    /// The lines of a text that is broken to a width.
    pub(crate) fn wrapped(&self, text: &str, width: f64, look: TextLook<'_>) -> Vec<String> {
        let fits = |line: &str| self.width_of(line, look) <= width;
        let mut lines = vec![String::new()];
        for word in text.split_whitespace() {
            let last = lines.last_mut().expect("there is a line");
            let longer = if last.is_empty() {
                word.to_owned()
            } else {
                format!("{last} {word}")
            };
            if fits(&longer) {
                *last = longer;
                continue;
            }
            if last.is_empty() {
                lines.pop();
            }
            lines.extend(split_word(word, fits));
        }
        lines
    }

    /// The look in which a text fits into a width on one line: smaller if need be, but not below half the size.
    pub(crate) fn fitted<'t>(&self, text: &str, width: f64, look: TextLook<'t>) -> TextLook<'t> {
        let needed = self.width_of(text, look);
        let share = (width / needed.max(0.01)).clamp(0.5, 1.0);
        TextLook {
            size: look.size * share,
            ..look
        }
    }

    /// A text on one line of a width, with its look: smaller if need be, and cut off if that is not enough.
    pub(crate) fn one_line<'t>(
        &self,
        text: &str,
        width: f64,
        look: TextLook<'t>,
    ) -> (TextLook<'t>, String) {
        let look = self.fitted(text, width, look);
        (look, self.lines_up_to(1, text, width, look).concat())
    }

    /// The lines of a text that is broken to a width, without those after the most. `…` stands for what is left out.
    pub(crate) fn lines_up_to(
        &self,
        most: usize,
        text: &str,
        width: f64,
        look: TextLook<'_>,
    ) -> Vec<String> {
        let mut lines = self.wrapped(text, width + 0.001, look);
        if lines.len() > most {
            lines.truncate(most);
            if let Some(last) = lines.last_mut() {
                last.push('…');
                while self.width_of(last, look) > width && last.chars().count() > 1 {
                    last.pop();
                    last.pop();
                    last.push('…');
                }
            }
        }
        lines
    }

    /// A text in the middle of a point, smaller if it does not fit into a width.
    pub(crate) fn text_in_middle(
        &self,
        (x, y): (f64, f64),
        width: f64,
        look: TextLook<'_>,
        text: &str,
    ) -> String {
        let look = self.fitted(text, width, look);
        centered_at((x, y + 0.36 * look.size), look, text)
    }

    /// A text that begins at the left, on a drawing of this height.
    pub(crate) fn text_alone(&self, text: &str, look: TextLook<'_>, height: f64) -> Drawing {
        let mut drawing = Drawing::new(self.width_of(text, look), height);
        drawing.add(&text_at((0.0, height / 2.0 + 0.36 * look.size), look, text));
        drawing
    }

    /// The width of a text.
    pub(crate) fn width_of(&self, text: &str, look: TextLook<'_>) -> f64 {
        self.fonts.width(text, look.size, look.weight)
    }
}

/// A text that begins at a point on its base line.
pub(crate) fn text_at(at: (f64, f64), look: TextLook<'_>, text: &str) -> String {
    anchored(at, look, text, None)
}

/// Lines of text, the first with its beginning at a point, each this far below the one before.
pub(crate) fn lines_at(
    (x, y): (f64, f64),
    step: f64,
    look: TextLook<'_>,
    lines: &[String],
) -> String {
    let numbered = lines.iter().enumerate();
    let drawn = numbered.map(|(index, line)| text_at((x, y + index as f64 * step), look, line));
    drawn.collect()
}

/// A text with its middle at a point on its base line.
pub(crate) fn centered_at(at: (f64, f64), look: TextLook<'_>, text: &str) -> String {
    anchored(at, look, text, Some("middle"))
}

/// A text that ends at a point on its base line.
pub(crate) fn ending_at(at: (f64, f64), look: TextLook<'_>, text: &str) -> String {
    anchored(at, look, text, Some("end"))
}

/// A text at a point on its base line. `anchor` says which part of the text is at the point.
fn anchored((x, y): (f64, f64), look: TextLook<'_>, text: &str, anchor: Option<&str>) -> String {
    let place = [("x", x), ("y", y), ("font-size", look.size)];
    let mut element = Element::new("text").numbers(place);
    if look.weight == FontWeight::Bold {
        element = element.with("font-weight", "bold");
    }
    if let Some(anchor) = anchor {
        element = element.with("text-anchor", anchor);
    }
    element.with("fill", look.fill).around_text(text)
}

/// The pieces of a word, each of which fits. A word that fits stays whole.
fn split_word(word: &str, fits: impl Fn(&str) -> bool) -> Vec<String> {
    let mut pieces = vec![String::new()];
    for letter in word.chars() {
        let last = pieces.last_mut().expect("there is a piece");
        last.push(letter);
        if !fits(last) && last.chars().count() > 1 {
            last.pop();
            pieces.push(letter.to_string());
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, width: f64, expected: &[&str]) {
        let pen = Pen {
            colors: ColorMode::Color,
            fonts: Fonts::new(),
            art: None,
            format: CardFormat::default(),
        };
        let lines = pen.wrapped(text, width, TextLook::regular(10.0));
        assert_eq!(lines, expected, "{text}");
    }

    #[test]
    fn long_texts_are_broken() {
        check("", 50.0, &[""]);
        check("one two", 500.0, &["one two"]);
        check("one two", 30.0, &["one", "two"]);
        check("mmmmmm", 25.0, &["mm", "mm", "mm"]);
        check("a mmmmmm a", 25.0, &["a", "mm", "mm", "mm", "a"]);
    }
}
