//! The renderer: a pen, and the language in which it writes.

use crate::art::Art;
use crate::card_format::CardFormat;
use crate::color_mode::ColorMode;
use crate::drawing::Drawing;
use crate::flow::beside;
use crate::fonts::Fonts;
use crate::pen::Pen;
use crate::shape::Rectangle;
use rnw_i18n::Translator;
use roll_and_write::picture::{Face, SymbolCard};
use std::collections::BTreeSet;

/// Draws pictures as SVG.
///
/// ```
/// use rnw_drawing::{ColorMode, FontSource, SvgRenderer};
/// use rnw_i18n::{Translations, Translator};
/// use roll_and_write::Frame;
/// use roll_and_write::picture::{CardPicture, CellPicture};
///
/// let translator = Translator::new(Translations::english(), Vec::new());
/// let renderer = SvgRenderer::new(&translator).with_colors(ColorMode::BlackAndWhite);
/// let card = CardPicture::new("G01", Frame::new(3, 4)?, |_| CellPicture::plain(false));
/// let svg = renderer.card(&card).svg(FontSource::Installed);
/// assert!(svg.contains(">G01</text>"));
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
#[derive(Clone, Debug)]
pub struct SvgRenderer<'a> {
    pub(crate) translator: &'a Translator,
    pub(crate) pen: Pen<'a>,
}

impl<'a> SvgRenderer<'a> {
    /// A renderer with colours.
    pub fn new(translator: &'a Translator) -> Self {
        Self {
            translator,
            pen: Pen {
                colors: ColorMode::Color,
                fonts: Fonts::new(),
                art: None,
                format: CardFormat::default(),
            },
        }
    }

    /// The same renderer with or without colours.
    pub fn with_colors(mut self, colors: ColorMode) -> Self {
        self.pen.colors = colors;
        self
    }

    /// The same renderer for cards that are cut like this.
    pub fn with_format(mut self, format: CardFormat) -> Self {
        self.pen.format = format;
        self
    }

    /// The same renderer with the pictures and fonts of a pack, and the symbols that the pictures may stand for.
    pub fn with_art(mut self, art: &'a Art, symbols: &'a [SymbolCard]) -> Self {
        self.pen.art = Some((art, symbols));
        if let Some(fonts) = &art.fonts {
            self.pen.fonts = Fonts::of(fonts);
        }
        self
    }

    /// A drawing that stands alone, together with the pictures and fonts of the pack that it uses.
    ///
    /// ```
    /// use rnw_drawing::{Art, FontSource, SvgRenderer};
    /// use rnw_i18n::{Translations, Translator};
    /// let translator = Translator::new(Translations::english(), Vec::new());
    /// let mut art = Art::default();
    /// art.add("back.svg", br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63 88"/>"#)?;
    /// let renderer = SvgRenderer::new(&translator).with_art(&art, &[]);
    /// let back = renderer.finished(renderer.card_back("My pack"));
    /// assert!(back.svg(FontSource::Installed).contains("data:image/svg+xml;base64,"));
    /// # Ok::<(), rnw_drawing::ArtError>(())
    /// ```
    pub fn finished(&self, drawing: Drawing) -> Drawing {
        match self.pen.art {
            Some((art, _)) => drawing.with_art(art),
            None => drawing,
        }
    }

    /// The letters of a text that the font does not have.
    ///
    /// ```
    /// # use rnw_drawing::SvgRenderer;
    /// # use rnw_i18n::{Translations, Translator};
    /// let translator = Translator::new(Translations::english(), Vec::new());
    /// let renderer = SvgRenderer::new(&translator);
    /// assert_eq!(renderer.missing_letters("żeton ♥"), Vec::<char>::new());
    /// assert_eq!(renderer.missing_letters("漢"), ['漢']);
    /// ```
    pub fn missing_letters(&self, text: &str) -> Vec<char> {
        let letters = text.chars().filter(|letter| !letter.is_control());
        let missing = letters.filter(|letter| !self.pen.fonts.has(*letter));
        missing.collect::<BTreeSet<char>>().into_iter().collect()
    }

    /// Symbols alone, side by side, each in a square with this side.
    pub fn symbols(&self, faces: &[Face], side: f64) -> Drawing {
        let symbol = |face: &Face| {
            let mut drawing = Drawing::new(side, side);
            drawing.add(&self.pen.face(*face, Rectangle::new(0.0, 0.0, side, side)));
            drawing
        };
        beside(&faces.iter().map(symbol).collect::<Vec<_>>(), 0.2 * side)
    }
}
