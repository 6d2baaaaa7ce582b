//! The embedded font and that of a pack: which letters they have and how wide they are.

use crate::art_error::ArtError;
use ttf_parser::{Face, GlyphId, name_id};

/// The name of the font.
pub(crate) const FAMILY: &str = "DejaVu Sans";
/// The name under which drawings use the font of a pack.
pub(crate) const OWN_FAMILY: &str = "Pack";
/// The font for measuring letters, for PDF files and for PNG pictures.
pub(crate) const REGULAR: &[u8] = include_bytes!("../fonts/DejaVuSans.ttf");
/// The same font in bold. It has letters only.
pub(crate) const BOLD: &[u8] = include_bytes!("../fonts/DejaVuSans-Bold.ttf");
const REGULAR_PACKED: &[u8] = include_bytes!("../fonts/DejaVuSans.woff2");
const BOLD_PACKED: &[u8] = include_bytes!("../fonts/DejaVuSans-Bold.woff2");

/// How heavy letters are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FontWeight {
    Regular,
    Bold,
}

/// A rectangle around a letter, for a font of size 1. `top` is above the base line, so it is positive.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outline {
    pub(crate) left: f64,
    pub(crate) right: f64,
    pub(crate) bottom: f64,
    pub(crate) top: f64,
}

/// The fonts of a pack. Without a bold one, the regular one stands for it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct OwnFonts {
    /// What the regular font calls itself.
    pub(crate) name: Option<String>,
    pub(crate) regular: Option<Vec<u8>>,
    pub(crate) bold: Option<Vec<u8>>,
}

impl OwnFonts {
    /// Reads the font with this name: `font`, or `font-bold`.
    pub(crate) fn set(&mut self, name: &str, data: &[u8]) -> Result<(), ArtError> {
        let face = own_face(data)?;
        if name == "font-bold" {
            self.bold = Some(data.to_owned());
            return Ok(());
        }
        let names = face.names().into_iter();
        let mut full = names.filter(|name| name.name_id == name_id::FULL_NAME);
        let found = full.find_map(|name| name.to_string());
        self.name = Some(found.unwrap_or_else(|| "without a name".to_owned()));
        self.regular = Some(data.to_owned());
        Ok(())
    }

    /// The rules of a style sheet that bring the fonts along.
    pub(crate) fn rules(&self) -> String {
        let rule = |data: &Vec<u8>, weight| font_rule(OWN_FAMILY, "truetype", data, weight);
        let weight = if self.bold.is_some() {
            "normal"
        } else {
            "1 1000"
        };
        let regular = self.regular.iter().map(|data| rule(data, weight));
        regular
            .chain(self.bold.iter().map(|data| rule(data, "bold")))
            .collect()
    }
}

fn own_face(data: &[u8]) -> Result<Face<'_>, ArtError> {
    let face = Face::parse(data, 0);
    let face = face.map_err(|error| {
        ArtError::new(format!(
            "this is no font: {error}; expected a TrueType or OpenType font"
        ))
    })?;
    // A font without outlines of its own cannot be measured.
    let is_drawn = face.tables().glyf.is_some() || face.tables().cff.is_some();
    let no_outlines = "this font has no outlines; expected a TrueType or OpenType font";
    is_drawn
        .then_some(face)
        .ok_or_else(|| ArtError::new(no_outlines))
}

/// The fonts in which texts are drawn, in both weights.
#[derive(Clone, Debug)]
pub(crate) struct Fonts<'a> {
    regular: Face<'a>,
    bold: Face<'a>,
}

impl<'a> Fonts<'a> {
    pub(crate) fn new() -> Self {
        let read = |data| Face::parse(data, 0).expect("the embedded font is a font");
        Self {
            regular: read(REGULAR),
            bold: read(BOLD),
        }
    }

    /// The fonts of a pack.
    pub(crate) fn of(own: &'a OwnFonts) -> Self {
        let read = |data| Face::parse(data, 0).expect("the fonts of a pack are checked");
        let regular = own.regular.as_deref();
        Self {
            regular: read(regular.unwrap_or(REGULAR)),
            bold: read(own.bold.as_deref().or(regular).unwrap_or(BOLD)),
        }
    }

    fn face(&self, weight: FontWeight) -> &Face<'a> {
        match weight {
            FontWeight::Regular => &self.regular,
            FontWeight::Bold => &self.bold,
        }
    }

    fn glyph(&self, letter: char, weight: FontWeight) -> Option<GlyphId> {
        self.face(weight).glyph_index(letter)
    }

    /// Whether the font has a letter.
    pub(crate) fn has(&self, letter: char) -> bool {
        self.glyph(letter, FontWeight::Regular).is_some()
    }

    /// The width of a text. A letter that the font does not have counts as a wide one.
    pub(crate) fn width(&self, text: &str, size: f64, weight: FontWeight) -> f64 {
        let face = self.face(weight);
        let units = f64::from(face.units_per_em());
        let advance = |letter| {
            let glyph = self.glyph(letter, weight)?;
            face.glyph_hor_advance(glyph).map(f64::from)
        };
        let widths = text.chars().map(|letter| advance(letter).unwrap_or(units));
        widths.sum::<f64>() * size / units
    }

    /// The rectangle around a letter; `None` if the font does not have it, or if it is blank.
    pub(crate) fn outline(&self, letter: char) -> Option<Outline> {
        let units = f64::from(self.regular.units_per_em());
        let glyph = self.glyph(letter, FontWeight::Regular)?;
        let bounds = self.regular.glyph_bounding_box(glyph)?;
        let share = |value: i16| f64::from(value) / units;
        Some(Outline {
            left: share(bounds.x_min),
            right: share(bounds.x_max),
            bottom: share(bounds.y_min),
            top: share(bounds.y_max),
        })
    }
}

/// The rules of a style sheet that bring the font along.
pub(crate) fn style_rules() -> String {
    let rule = |data, weight| font_rule(FAMILY, "woff2", data, weight);
    rule(REGULAR_PACKED, "normal") + &rule(BOLD_PACKED, "bold")
}

fn font_rule(family: &str, format: &str, data: &[u8], weight: &str) -> String {
    let data = data_encoding::BASE64.encode(data);
    format!(
        "@font-face{{font-family:\"{family}\";font-weight:{weight};\
         src:url(data:font/{format};base64,{data}) format(\"{format}\")}}\n"
    )
}

/// The fonts of drawings whose fonts come from the page around them: regular and bold, in the format WOFF2, for the family
/// `DejaVu Sans`.
///
/// ```
/// assert!(rnw_drawing::web_fonts().iter().all(|font| font.starts_with(b"wOF2")));
/// ```
pub fn web_fonts() -> [&'static [u8]; 2] {
    [REGULAR_PACKED, BOLD_PACKED]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_font_has_the_letters_of_all_languages() {
        let fonts = Fonts::new();
        for letter in "aZ09ěščřžýáíéúůďťňąćęłńóśźż–„“…×".chars() {
            for weight in [FontWeight::Regular, FontWeight::Bold] {
                assert!(fonts.glyph(letter, weight).is_some(), "{letter} {weight:?}");
            }
        }
    }

    #[test]
    fn wide_letters_are_wider() {
        let fonts = Fonts::new();
        let width = |text| fonts.width(text, 10.0, FontWeight::Regular);
        assert!(width("mm") > width("ii"));
        assert!((width("mm") - 2.0 * width("m")).abs() < 1e-9);
        assert!(fonts.width("mm", 10.0, FontWeight::Bold) > width("mm"));
        assert!(
            (width("漢") - 10.0).abs() < 1e-9,
            "a letter it does not have"
        );
    }
}
