//! Pages as one PDF file.

use crate::drawing::Drawing;
use crate::tree::{RenderError, options, tree};
use krilla::geom::Size;
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla::{Document, SerializeSettings};
use krilla_svg::{SurfaceExt, SvgSettings};

/// The points of a millimetre.
const POINTS: f64 = 72.0 / 25.4;

/// The pages as one PDF file with embedded fonts. The same pages always give the same file.
///
/// ```
/// use rnw_drawing::{SvgRenderer, pdf};
/// use rnw_i18n::{Translations, Translator};
/// let translator = Translator::new(Translations::english(), Vec::new());
/// let back = SvgRenderer::new(&translator).card_back("My pack");
/// let file = pdf(&[back], "My pack", "en")?;
/// assert!(file.starts_with(b"%PDF-"));
/// # Ok::<(), rnw_drawing::RenderError>(())
/// ```
///
/// # Errors
/// If a page cannot be drawn.
pub fn pdf(pages: &[Drawing], title: &str, language: &str) -> Result<Vec<u8>, RenderError> {
    let mut document = Document::new_with(SerializeSettings::default());
    let fonts = pages.first().and_then(|page| page.fonts.as_deref());
    let options = options(fonts);
    for drawing in pages {
        let tree = tree(drawing, &options)?;
        let points = |length: f64| (length * POINTS) as f32;
        let (width, height) = (points(drawing.width()), points(drawing.height()));
        let bad = || RenderError::Pdf(format!("a page of {width} x {height} points"));
        let size = Size::from_wh(width, height).ok_or_else(bad)?;
        let settings = PageSettings::from_wh(width, height).ok_or_else(bad)?;
        let mut page = document.start_page_with(settings);
        let mut surface = page.surface();
        let drawn = surface.draw_svg(&tree, size, SvgSettings::default());
        surface.finish();
        page.finish();
        drawn.ok_or_else(|| RenderError::Svg("it is not supported".to_owned()))?;
    }
    document.set_metadata(
        Metadata::new()
            .title(title.to_owned())
            .language(language.to_owned()),
    );
    document
        .finish()
        .map_err(|error| RenderError::Pdf(format!("{error:?}")))
}
