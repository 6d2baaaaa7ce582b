//! All pages in one HTML file, which a browser prints.

use crate::drawing::{Drawing, FontSource};
use crate::fonts::style_rules;
use crate::paper::PaperSize;
use crate::svg::escaped;
use roll_and_write::text::printable;

/// The pages as one HTML file. It needs no other file, and each page is printed on a sheet of its own.
///
/// ```
/// use rnw_drawing::{PaperSize, html};
/// let page = html(&[], "Pearl Lagoon", "en", PaperSize::A4);
/// assert!(page.starts_with("<!DOCTYPE html>") && page.contains("size: a4"));
/// ```
pub fn html(pages: &[Drawing], title: &str, language: &str, paper: PaperSize) -> String {
    let title = escaped(&printable(title)).into_owned();
    let (language, size) = (escaped(language), paper.name());
    let own = pages.first().and_then(|page| page.fonts.as_ref());
    let fonts = style_rules() + &own.map_or_else(String::new, |fonts| fonts.rules());
    let pages: String = pages
        .iter()
        .map(|page| page.svg(FontSource::Installed))
        .collect();
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <title>{title}</title>\n<style>\n{fonts}\
         @page {{ size: {size}; margin: 0 }}\n\
         body {{ margin: 0 }}\n\
         svg {{ display: block; break-after: page }}\n\
         @media screen {{ body {{ background: #ddd }} svg {{ background: #fff; margin: 4mm auto }} }}\n\
         </style>\n</head>\n<body>\n{pages}</body>\n</html>\n"
    )
}
