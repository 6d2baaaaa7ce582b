//! Reads a drawing with the renderer for PDF and PNG.

use crate::drawing::{Drawing, FontSource};
use crate::fonts::{BOLD, FAMILY, OWN_FAMILY, OwnFonts, REGULAR};
use resvg::usvg::fontdb::{Database, FaceInfo, Language, Source, Weight};
use resvg::usvg::{Options, Tree};
use std::sync::Arc;

/// A drawing that cannot be turned into a PDF page or a PNG picture.
///
/// ```
/// use rnw_drawing::RenderError;
/// let error = RenderError::TooLarge { width: 100_000, height: 100_000 };
/// assert!(error.to_string().contains("100000"));
/// ```
#[derive(Clone, PartialEq, Eq, thiserror::Error, Debug)]
pub enum RenderError {
    /// The renderer does not understand the drawing.
    #[error("the drawing cannot be read: {0}")]
    Svg(String),
    /// The picture would have too many pixels.
    #[error("a picture of {width} x {height} pixels is too large")]
    TooLarge {
        /// The width in pixels.
        width: u32,
        /// The height in pixels.
        height: u32,
    },
    /// The picture cannot be written as PNG.
    #[error("the picture cannot be written as PNG: {0}")]
    Png(String),
    /// The pages cannot be written as PDF.
    #[error("the pages cannot be written as PDF: {0}")]
    Pdf(String),
}

/// The options of the renderer: the embedded font, that of the pack, and no other. Pictures may not refer to files.
pub(crate) fn options(own: Option<&OwnFonts>) -> Options<'static> {
    let mut options = Options {
        font_family: FAMILY.to_owned(),
        ..Options::default()
    };
    let fonts = Arc::make_mut(&mut options.fontdb);
    fonts.load_font_data(REGULAR.to_vec());
    fonts.load_font_data(BOLD.to_vec());
    if let Some(own) = own {
        for (data, weight) in [(&own.regular, Weight::NORMAL), (&own.bold, Weight::BOLD)] {
            add_as(fonts, data.as_deref().unwrap_or_default(), weight);
        }
    }
    options.image_href_resolver.resolve_string = Box::new(|_, _| None);
    options
}

/// Adds a font of the pack under the name that drawings use, whatever the font itself says.
fn add_as(fonts: &mut Database, data: &[u8], weight: Weight) {
    for id in fonts.load_font_source(Source::Binary(Arc::new(data.to_vec()))) {
        let Some(face) = fonts.face(id).cloned() else {
            continue;
        };
        fonts.push_face_info(FaceInfo {
            families: vec![(OWN_FAMILY.to_owned(), Language::English_UnitedStates)],
            weight,
            ..face
        });
    }
}

/// The drawing in the form of the renderer.
pub(crate) fn tree(drawing: &Drawing, options: &Options<'_>) -> Result<Tree, RenderError> {
    let svg = drawing.svg(FontSource::Installed);
    Tree::from_str(&svg, options).map_err(|error| RenderError::Svg(error.to_string()))
}
