//! Parts of a drawing that can be pointed at, for a page in a browser.

use crate::shape::{Rectangle, line_to};
use crate::svg::Element;
use roll_and_write::picture::LinkPicture;
use roll_and_write::{Cell, LineSide};

/// What a part of a drawing means when somebody points at it. The part is an invisible shape on top of the drawing. It
/// has both texts as attributes: `data-target` for the page, and `aria-label` for people who do not see the drawing.
///
/// ```
/// use rnw_drawing::{PointedAt, SvgRenderer};
/// use rnw_i18n::{Translations, Translator};
/// use roll_and_write::picture::{BoxPicture, TrackPicture};
///
/// let translator = Translator::new(Translations::english(), Vec::new());
/// let track = TrackPicture::new("track-coins", vec![BoxPicture::EMPTY; 2]);
/// let second = |_, index| {
///     let target = "box 2".to_owned();
///     (index == 1).then_some(PointedAt { target, label: "the second box".to_owned() })
/// };
/// let drawing = SvgRenderer::new(&translator).tracks_to_point_at(&[track], 5.0, &second);
/// let svg = drawing.svg(rnw_drawing::FontSource::Installed);
/// assert_eq!(svg.matches(r#"data-target="box 2" aria-label="the second box""#).count(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PointedAt {
    /// The text by which a page names the part.
    pub target: String,
    /// What the part is, as a sentence.
    pub label: String,
}

/// What the parts of a board mean. Nobody can point at a part that means nothing.
///
/// ```
/// use roll_and_write::picture::CellPicture;
/// let pointing = rnw_drawing::BoardPointing::nothing();
/// assert!((pointing.cell)(roll_and_write::Cell::new(3)).is_none());
/// ```
#[expect(missing_debug_implementations, reason = "functions have no text")]
#[derive(Clone, Copy)]
pub struct BoardPointing<'a> {
    /// The meaning of a cell.
    pub cell: &'a dyn Fn(Cell) -> Option<PointedAt>,
    /// The meaning of the line on this side of a cell.
    pub line: &'a dyn Fn(Cell, LineSide) -> Option<PointedAt>,
    /// The meaning of a line between the centres of cells.
    pub link: &'a dyn Fn(LinkPicture) -> Option<PointedAt>,
}

impl BoardPointing<'static> {
    /// No part means anything.
    pub const fn nothing() -> Self {
        Self {
            cell: &|_| None,
            line: &|_, _| None,
            link: &|_| None,
        }
    }
}

impl PointedAt {
    /// The part as an area.
    pub(crate) fn area(&self, area: Rectangle) -> String {
        self.named(area.bare()).with("fill", "transparent").end()
    }

    /// The part as a line that is wide enough for a finger.
    pub(crate) fn line(&self, from: (f64, f64), to: (f64, f64), width: f64) -> String {
        let shape = Element::new("path").with("d", &line_to(&[from, to]));
        self.named(shape)
            .with("stroke", "transparent")
            .number("stroke-width", width)
            .end()
    }

    fn named(&self, shape: Element) -> Element {
        let shape = shape.with("data-target", &self.target);
        shape.with("aria-label", &self.label)
    }
}
