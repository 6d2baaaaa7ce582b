//! Pictures and fonts that a pack brings along.

use crate::art_error::ArtError;
use crate::fonts::OwnFonts;
use crate::shape::Rectangle;
use crate::svg::{Element, number};
use roxmltree::{Document, Node, ParsingOptions};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The longest side of a PNG picture, in pixels.
pub const ART_PIXELS_MAX: u32 = 4096;
/// The most elements and attributes of an SVG picture.
const NODES_MAX: u32 = 100_000;
/// What a picture for paper does not need: programs, and pages of a browser.
const REFUSED: [&str; 6] = [
    "script",
    "foreignObject",
    "iframe",
    "audio",
    "video",
    "handler",
];
/// How the names of pictures behind cards and backs begin.
const GROUNDS: [&str; 3] = ["card-", "pattern-", "back"];

/// A picture with its size, as an address that contains it.
#[derive(Clone, PartialEq, Debug)]
struct ArtPicture {
    size: (f64, f64),
    address: String,
}

/// The pictures and fonts of a pack, by the names of their files.
///
/// ```
/// let mut art = rnw_drawing::Art::default();
/// let square = br##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7h-7Z"/></svg>"##;
/// art.add("symbol-palm.svg", square)?;
/// assert!(art.names().eq(["symbol-palm"]));
/// # Ok::<(), rnw_drawing::ArtError>(())
/// ```
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Art {
    pictures: BTreeMap<String, ArtPicture>,
    pub(crate) fonts: Option<Arc<OwnFonts>>,
}

impl Art {
    /// The names of the pictures, sorted.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.pictures.keys().map(String::as_str)
    }

    /// The name of the regular font; `None` if the pack has none.
    pub fn font(&self) -> Option<&str> {
        self.fonts.as_ref()?.name.as_deref()
    }

    /// Adds a picture or a font by the name of its file, such as `card-G01.png`, `font.ttf` or `font-bold.otf`.
    ///
    /// # Errors
    /// If it is no picture for paper, or no font.
    pub fn add(&mut self, file: &str, bytes: &[u8]) -> Result<(), ArtError> {
        let (name, ending) = file.rsplit_once('.').unwrap_or((file, ""));
        let (kind, size) = match ending {
            "png" => ("png", png_size(bytes)?),
            "ttf" | "otf" => {
                let fonts = self.fonts.get_or_insert_default();
                return Arc::make_mut(fonts).set(name, bytes);
            }
            _ => ("svg+xml", svg_size(bytes)?),
        };
        let data = data_encoding::BASE64.encode(bytes);
        let address = format!("data:image/{kind};base64,{data}");
        let picture = ArtPicture { size, address };
        self.pictures.insert(name.to_owned(), picture);
        Ok(())
    }

    /// A picture in an area: one behind a card fills it, others are as large as fits. A copy of a card, such as `P01-2`,
    /// has the picture of its card, unless it has its own.
    pub(crate) fn placed(&self, name: &str, area: Rectangle) -> Option<String> {
        let of_copy = name.starts_with("card-").then(|| name.rsplit_once('-'));
        let of_copy = of_copy
            .flatten()
            .filter(|(_, copy)| copy.parse::<u8>().is_ok());
        let names = [Some(name), of_copy.map(|(first, _)| first)];
        let mut names = names.into_iter().flatten();
        let name = names.find(|name| self.pictures.contains_key(*name))?;
        let used = area.shape("use").with("href", &format!("#art-{name}"));
        Some(used.end())
    }

    /// The pictures that elements refer to, each once.
    pub(crate) fn used_in(&self, elements: &str) -> String {
        let pictures = self.pictures.iter();
        let used = pictures.filter(|(name, _)| elements.contains(&format!("\"#art-{name}\"")));
        let drawn = used.map(|(name, picture)| picture.defined(name));
        Element::new("defs").around(&drawn.collect::<String>())
    }
}

impl ArtPicture {
    /// The picture under the name by which drawings refer to it.
    fn defined(&self, name: &str) -> String {
        let whole = Rectangle::new(0.0, 0.0, self.size.0, self.size.1);
        let image = whole.shape("image").with("href", &self.address).end();
        let view = [0.0, 0.0, self.size.0, self.size.1].map(number).join(" ");
        let is_ground = GROUNDS.iter().any(|ground| name.starts_with(ground));
        let fit = if is_ground { "slice" } else { "meet" };
        Element::new("symbol")
            .with("id", &format!("art-{name}"))
            .with("viewBox", &view)
            .with("preserveAspectRatio", &format!("xMidYMid {fit}"))
            .around(&image)
    }
}

/// The size of a PNG picture. All of its parts must be whole.
fn png_size(bytes: &[u8]) -> Result<(f64, f64), ArtError> {
    let no_picture = || ArtError::new("this is no PNG picture; save it as PNG");
    let broken = || ArtError::new("this PNG picture is broken or not whole; save it again");
    let mut rest = bytes
        .strip_prefix(b"\x89PNG\r\n\x1a\n")
        .ok_or_else(no_picture)?;
    let number = |bytes: &[u8]| {
        bytes
            .first_chunk()
            .map(|number| u32::from_be_bytes(*number))
    };
    let (mut size, mut has_pixels) = (None, false);
    loop {
        let length = number(rest).ok_or_else(broken)? as usize;
        let (part, after) = rest[4..].split_at_checked(length + 8).ok_or_else(broken)?;
        let (data, sum) = part.split_at(length + 4);
        if number(sum) != Some(checksum(data)) {
            return Err(broken());
        }
        match (&data[..4], size) {
            (b"IHDR", None) => size = number(&data[4..]).zip(data.get(8..).and_then(number)),
            (_, None) => return Err(broken()),
            (b"IDAT", _) => has_pixels = true,
            (b"IEND", Some((width, height))) if has_pixels && width.min(height) > 0 => {
                if width.max(height) > ART_PIXELS_MAX {
                    return Err(ArtError::new(format!(
                        "{width} x {height} pixels; expected at most {ART_PIXELS_MAX} on a side"
                    )));
                }
                return Ok((f64::from(width), f64::from(height)));
            }
            _ => {}
        }
        rest = after;
    }
}

/// The checksum of a part of a PNG picture.
fn checksum(bytes: &[u8]) -> u32 {
    let shifted = |sum: u32| (sum >> 1) ^ (0xedb8_8320 & (sum & 1).wrapping_neg());
    let step = |sum: u32, byte: &u8| (0..8).fold(sum ^ u32::from(*byte), |sum, _| shifted(sum));
    !bytes.iter().fold(u32::MAX, step)
}

/// The size of an SVG picture that needs no other file and contains no program.
fn svg_size(bytes: &[u8]) -> Result<(f64, f64), ArtError> {
    let text = std::str::from_utf8(bytes)
        .map_err(|_| ArtError::new("this is no SVG picture, because it is no UTF-8 text"))?;
    let options = ParsingOptions {
        allow_dtd: true,
        nodes_limit: NODES_MAX,
        ..ParsingOptions::default()
    };
    let document = Document::parse_with_options(text, options).map_err(|error| ArtError {
        position: (error.pos().row as usize, error.pos().col as usize),
        ..ArtError::new(format!("this is no SVG picture: {error}"))
    })?;
    let root = document.root_element();
    if root.tag_name().name() != "svg" {
        let found = root.tag_name().name();
        let what = format!("this is no SVG picture: found <{found}>; expected <svg>");
        return Err(ArtError::new(what));
    }
    for node in document.descendants() {
        if let Some(what) = refused(node) {
            let at = document.text_pos_at(node.range().start);
            let position = (at.row as usize, at.col as usize);
            return Err(ArtError {
                position,
                ..ArtError::new(what)
            });
        }
    }
    let length = |name: &str| number_of(root.attribute(name)?);
    let viewed = || {
        let numbers = root.attribute("viewBox")?;
        let mut numbers = numbers.split([' ', ',']).filter(|part| !part.is_empty());
        number_of(numbers.nth(2)?).zip(number_of(numbers.next()?))
    };
    let size = viewed().or_else(|| length("width").zip(length("height")));
    size.ok_or_else(|| ArtError::new("the picture has no size; add viewBox=\"0 0 63 88\""))
}

/// A length that is more than nothing, in any unit.
fn number_of(text: &str) -> Option<f64> {
    let number = text.trim_end_matches(|sign: char| sign.is_ascii_alphabetic());
    let number: f64 = number.parse().ok()?;
    (number > 0.0 && number < 1e6).then_some(number)
}

/// What is wrong with a part of an SVG picture: a program, or a reference to something outside.
fn refused(node: Node<'_, '_>) -> Option<String> {
    let name = node.tag_name().name();
    if REFUSED.contains(&name) {
        return Some(format!(
            "<{name}> is refused; a picture contains no programs"
        ));
    }
    for attribute in node.attributes() {
        let (key, value) = (attribute.name(), attribute.value());
        if key.starts_with("on") {
            return Some(format!("{key} is refused; a picture contains no programs"));
        }
        let is_inside = value.starts_with('#') || value.starts_with("data:image/");
        let is_outside = ["href", "src"].contains(&key) && !is_inside;
        if is_outside || refers_outside(value) {
            let value: String = value.chars().take(60).collect();
            return Some(format!(
                "the reference {value:?} is refused; embed what the picture needs"
            ));
        }
    }
    let text = node.text().unwrap_or_default();
    let is_style = node.is_element() && name == "style";
    let is_refused = is_style && (refers_outside(text) || text.contains("@import"));
    is_refused.then(|| "the style refers to another file; embed what the picture needs".to_owned())
}

/// Whether a style has an address that is not inside the picture.
fn refers_outside(style: &str) -> bool {
    style.split("url(").skip(1).any(|address| {
        let address = address.trim_start_matches([' ', '\'', '"']);
        !address.starts_with('#') && !address.starts_with("data:image/")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A red picture of 2 x 2 pixels.
    const RED: &[u8] = include_bytes!("../tests/pictures/red.png");

    #[track_caller]
    fn check(file: &str, bytes: &[u8], expected: &str) {
        let found = Art::default().add(file, bytes);
        let found = found.map_err(|error| format!("{:?} {error}", error.position));
        assert_eq!(found.err().unwrap_or_default(), expected, "{file}");
    }

    #[test]
    fn a_png_picture_is_whole() {
        check("back.png", RED, "");
        let no_picture = "(1, 1) this is no PNG picture; save it as PNG";
        check("back.png", b"", no_picture);
        check("back.png", b"<svg/>", no_picture);
        let broken = "(1, 1) this PNG picture is broken or not whole; save it again";
        for length in 8..RED.len() {
            check("back.png", &RED[..length], broken);
        }
        for at in 8..RED.len() {
            let mut bytes = RED.to_vec();
            bytes[at] ^= 0x40;
            check("back.png", &bytes, broken);
        }
        let mut tall = RED.to_vec();
        tall[20..24].copy_from_slice(&5000_u32.to_be_bytes());
        let sum = checksum(&tall[12..29]).to_be_bytes();
        tall[29..33].copy_from_slice(&sum);
        let large = "(1, 1) 2 x 5000 pixels; expected at most 4096 on a side";
        check("back.png", &tall, large);
    }

    #[test]
    fn an_svg_picture_needs_nothing_from_outside() {
        let check_bytes = check;
        let svg = |inside: &str| {
            format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">\n{inside}</svg>"
            )
        };
        let check = |inside: &str, expected: &str| {
            check_bytes("back.svg", svg(inside).as_bytes(), expected);
        };
        check("<path fill=\"url(#a)\" d=\"M0 0\"/><use href=\"#a\"/>", "");
        check("<image href=\"data:image/png;base64,AAAA\"/>", "");
        let programs = "is refused; a picture contains no programs";
        check("<g><script/></g>", &format!("(2, 4) <script> {programs}"));
        check("<g onload=\"x()\"/>", &format!("(2, 1) onload {programs}"));
        let outside = |address: &str| {
            format!("(2, 1) the reference {address:?} is refused; embed what the picture needs")
        };
        for address in ["https://a.example/b.png", "file:///etc/passwd", "b.png"] {
            check(&format!("<image href=\"{address}\"/>"), &outside(address));
        }
        check(
            "<g style=\"fill: url( 'x.svg#a')\"/>",
            &outside("fill: url( 'x.svg#a')"),
        );
        let style = "(2, 1) the style refers to another file; embed what the picture needs";
        check("<style>@import 'a.css';</style>", style);
        check("<style>g { fill: url(a.svg) }</style>", style);
    }

    #[test]
    fn a_text_that_is_no_svg_picture_is_refused_with_its_place() {
        let svg = |text: &str| {
            let error = Art::default().add("title.svg", text.as_bytes());
            let error = error.unwrap_err();
            format!("{:?} {error}", error.position)
        };
        assert!(
            svg("<svg viewBox=\"0 0 1 1\">\n<g></svg>")
                .starts_with("(2, 4) this is no SVG picture: ")
        );
        assert!(svg("").contains("this is no SVG picture: "));
        let html = "(1, 1) this is no SVG picture: found <html>; expected <svg>";
        assert_eq!(svg("<html/>"), html);
        for size in [
            "",
            " viewBox=\"0 0 0 5\"",
            " width=\"100%\" height=\"4\"",
            " viewBox=\"0 0 NaN 1\"",
        ] {
            let text = format!("<svg{size}/>");
            assert_eq!(
                svg(&text),
                "(1, 1) the picture has no size; add viewBox=\"0 0 63 88\""
            );
        }
        check(
            "title.svg",
            &[0xff, 0xfe],
            "(1, 1) this is no SVG picture, because it is no UTF-8 text",
        );
        check("title.svg", b"<svg width=\"63mm\" height=\"88mm\"/>", "");
    }

    #[test]
    fn a_copy_has_the_picture_of_its_card() {
        let mut art = Art::default();
        for name in ["card-N01", "card-N01-2", "symbol-N01"] {
            art.add(
                &format!("{name}.svg"),
                b"<svg width=\"63mm\" height=\"88mm\"/>",
            )
            .unwrap();
        }
        let area = Rectangle::new(0.0, 0.0, 9.0, 9.0);
        for (name, picture) in [
            ("card-N01-2", Some("#art-card-N01-2\"")),
            ("card-N01-3", Some("#art-card-N01\"")),
            ("card-N01-x", None),
            ("symbol-N01-3", None),
        ] {
            let placed = art.placed(name, area);
            assert_eq!(placed.is_some(), picture.is_some(), "{name}");
            assert!(
                placed.is_none_or(|placed| placed.contains(picture.unwrap_or_default())),
                "{name}"
            );
        }
    }

    #[test]
    fn what_is_no_font_is_refused() {
        let mut art = Art::default();
        let error = art.add("font.ttf", b"OTTO").unwrap_err();
        assert!(error.what.starts_with("this is no font: "), "{error}");
        let error = art.add("font-bold.ttf", RED).unwrap_err();
        assert!(error.what.starts_with("this is no font: "), "{error}");
        assert_eq!(art.font(), None);
        art.add("font.otf", crate::fonts::REGULAR).unwrap();
        assert_eq!(art.font(), Some("DejaVu Sans"));
    }
}
