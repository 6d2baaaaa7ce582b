//! A drawing: a size, and elements of SVG.

use crate::art::Art;
use crate::fonts::{FAMILY, OWN_FAMILY, OwnFonts, style_rules};
use crate::svg::{Element, number};
use std::sync::Arc;

/// Something drawn, with its size in millimetres.
///
/// ```
/// use rnw_drawing::{FontSource, SvgRenderer};
/// use rnw_i18n::{Translations, Translator};
/// use roll_and_write::picture::PatternPicture;
///
/// let translator = Translator::new(Translations::english(), Vec::new());
/// let pattern = PatternPicture::new("I3a", &["XXX"]);
/// let drawing = SvgRenderer::new(&translator).pattern_card(&pattern);
/// let svg = drawing.svg(FontSource::Installed);
/// assert!(svg.starts_with("<svg xmlns=") && svg.contains("63mm"));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Drawing {
    width: f64,
    height: f64,
    elements: String,
    /// The fonts of the pack, if it has some.
    pub(crate) fonts: Option<Arc<OwnFonts>>,
}

/// Where a reader of an SVG file finds the font.
///
/// ```
/// use rnw_drawing::FontSource;
/// assert_ne!(FontSource::Embedded, FontSource::Installed);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FontSource {
    /// In the file itself. This adds 90 kB.
    Embedded,
    /// On the machine of the reader, or in the page around the drawing.
    Installed,
}

impl Drawing {
    /// An empty drawing.
    pub(crate) fn new(width: f64, height: f64) -> Self {
        Self {
            width,
            height,
            elements: String::new(),
            fonts: None,
        }
    }

    /// The drawing together with the pictures and the fonts that it uses.
    pub(crate) fn with_art(mut self, art: &Art) -> Self {
        if self.elements.contains("<use ") {
            self.elements = art.used_in(&self.elements) + &self.elements;
        }
        self.fonts.clone_from(&art.fonts);
        self
    }

    /// The width in millimetres.
    pub fn width(&self) -> f64 {
        self.width
    }

    /// The height in millimetres.
    pub fn height(&self) -> f64 {
        self.height
    }

    /// Adds an element.
    pub(crate) fn add(&mut self, element: &str) {
        self.elements.push_str(element);
    }

    /// Adds another drawing of the same size.
    pub(crate) fn cover(&mut self, other: &Self) {
        self.elements.push_str(&other.elements);
    }

    /// Adds another drawing with its top left corner at this point.
    pub(crate) fn place(&mut self, (x, y): (f64, f64), other: &Self) {
        let transform = format!("translate({} {})", number(x), number(y));
        let group = Element::new("g").with("transform", &transform);
        self.elements.push_str(&group.around(&other.elements));
    }

    /// The drawing, smaller if it does not fit into a room.
    pub(crate) fn within(&self, (width, height): (f64, f64)) -> Self {
        let share = (width / self.width).min(height / self.height);
        if !(0.0..1.0).contains(&share) {
            return self.clone();
        }
        self.scaled(share)
    }

    /// The drawing in another size.
    pub(crate) fn scaled(&self, share: f64) -> Self {
        let scale = format!("scale({share:.4})");
        Self {
            width: self.width * share,
            height: self.height * share,
            elements: Element::new("g")
                .with("transform", &scale)
                .around(&self.elements),
            fonts: self.fonts.clone(),
        }
    }

    /// All texts of the drawing, for example to find letters that a font lacks. Characters that are markup in XML
    /// are left out.
    ///
    /// ```
    /// use rnw_drawing::SvgRenderer;
    /// use rnw_i18n::{Translations, Translator};
    /// let translator = Translator::new(Translations::english(), Vec::new());
    /// assert_eq!(SvgRenderer::new(&translator).card_back("My pack").text().trim(), "My pack");
    /// ```
    pub fn text(&self) -> String {
        let lines = self.elements.lines();
        let texts = lines.filter_map(|line| line.split_once('>')?.1.strip_suffix("</text>"));
        texts.flat_map(|text| [text, "\n"]).collect()
    }

    /// The drawing as an SVG file.
    pub fn svg(&self, fonts: FontSource) -> String {
        let own = self.fonts.as_ref();
        let family = own.map_or_else(String::new, |_| format!("{OWN_FAMILY}, "));
        let own = own.map_or_else(String::new, |fonts| fonts.rules());
        let style = match fonts {
            FontSource::Embedded => format!("<style>\n{}{own}</style>\n", style_rules()),
            FontSource::Installed => String::new(),
        };
        let (width, height) = (number(self.width), number(self.height));
        Element::new("svg")
            .with("xmlns", "http://www.w3.org/2000/svg")
            .with("width", &format!("{width}mm"))
            .with("height", &format!("{height}mm"))
            .with("viewBox", &format!("0 0 {width} {height}"))
            .with(
                "font-family",
                &format!("{family}{FAMILY}, Verdana, sans-serif"),
            )
            .around(&(style + &self.elements))
    }
}
