//! A drawing as a PNG picture.

use crate::drawing::Drawing;
use crate::tree::{RenderError, options, tree};
use resvg::tiny_skia::{Color, Pixmap, Transform};

/// The most pixels of a side.
const SIDE_MAX: u32 = 16_384;

/// A drawing as a PNG picture on white.
///
/// ```
/// use rnw_drawing::{SvgRenderer, png};
/// use rnw_i18n::{Translations, Translator};
/// let translator = Translator::new(Translations::english(), Vec::new());
/// let back = SvgRenderer::new(&translator).card_back("My pack");
/// let picture = png(&back, 2.0)?;
/// assert!(picture.starts_with(b"\x89PNG"));
/// # Ok::<(), rnw_drawing::RenderError>(())
/// ```
///
/// # Errors
/// If the picture has too many pixels.
pub fn png(drawing: &Drawing, pixels_per_mm: f64) -> Result<Vec<u8>, RenderError> {
    let tree = tree(drawing, &options(drawing.fonts.as_deref()))?;
    let pixels = |length: f64| (length * pixels_per_mm).round().clamp(1.0, 1e9) as u32;
    let (width, height) = (pixels(drawing.width()), pixels(drawing.height()));
    if width.max(height) > SIDE_MAX {
        return Err(RenderError::TooLarge { width, height });
    }
    let canvas = Pixmap::new(width, height);
    let mut canvas = canvas.ok_or(RenderError::TooLarge { width, height })?;
    canvas.fill(Color::WHITE);
    let size = tree.size();
    let scale = Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
    resvg::render(&tree, scale, &mut canvas.as_mut());
    canvas
        .encode_png()
        .map_err(|error| RenderError::Png(error.to_string()))
}
