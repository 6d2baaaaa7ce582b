//! Tracks of a score sheet.

use crate::color_mode::{BLACK, ColorMode, Hatching, WHITE};
use crate::drawing::Drawing;
use crate::renderer::{SvgRenderer, TextLook, centered_at, text_at};
use crate::shape::Rectangle;
use roll_and_write::picture::{BoxPicture, TrackPicture};

/// The room for the name of a track.
const NAME: f64 = 36.0;
const GAP: f64 = 1.2;
/// The sizes of its letters.
const NAME_SIZES: [f64; 4] = [3.2, 2.8, 2.4, 2.0];

impl SvgRenderer<'_> {
    /// A track: its symbol, its name, and its boxes with sides of this length.
    pub fn track(&self, track: &TrackPicture, side: f64) -> Drawing {
        let row = track.row.clamp(1, track.boxes.len().max(1));
        let rows = track.boxes.len().div_ceil(row).max(1);
        let (width, height) = (row as f64 * (side + GAP), rows as f64 * (side + GAP));
        let mut drawing = Drawing::new(NAME + width, height);
        let icon = Rectangle::new(0.0, 0.0, side, side);
        match (track.face, track.hue) {
            (Some(face), _) => drawing.add(&self.face(face, icon.inset(0.1 * side))),
            (None, Some(hue)) => {
                let icon = icon.inset(0.2 * side);
                drawing.add(&icon.drawn(self.colors.deep(Some(hue)), BLACK, 0.3));
                if self.colors == ColorMode::BlackAndWhite {
                    drawing.add(&icon.drawn(WHITE, BLACK, 0.3));
                    drawing.add(&icon.hatched(Hatching::of(hue), BLACK, 0.2));
                }
            }
            (None, None) => {}
        }
        drawing.add(&self.track_name(&track.name, side));
        for (index, content) in track.boxes.iter().enumerate() {
            let at = |index: usize| index as f64 * (side + GAP);
            let area = Rectangle::new(NAME + at(index % row), at(index / row), side, side);
            drawing.add(&area.rounded(0.8, self.colors.pale(track.hue), BLACK, 0.35));
            drawing.add(&in_box(*content, area));
        }
        drawing
    }

    /// The name of a track on one or two lines.
    fn track_name(&self, key: &str, side: f64) -> String {
        let name = self.translator.word(key);
        let (x, room) = (side + 1.5, NAME - side - 3.0);
        // The largest size in which two lines are enough.
        let looks = NAME_SIZES.map(TextLook::regular);
        let wrapped = looks.map(|look| (look, self.wrapped(&name, room, look)));
        let [.., smallest] = wrapped.clone();
        let fits = |(_, lines): &(TextLook<'_>, Vec<String>)| lines.len() <= 2;
        let (look, lines) = wrapped.into_iter().find(fits).unwrap_or(smallest);
        let first = side / 2.0 + 1.2 - (lines.len() as f64 - 1.0) * 1.9;
        let line = |(index, line): (usize, &String)| {
            let look = self.fitted(line, room, look);
            text_at((x, first + index as f64 * 3.8), look, line)
        };
        lines.iter().enumerate().map(line).collect()
    }
}

/// What is in a box.
fn in_box(content: BoxPicture, area: Rectangle) -> String {
    match content {
        BoxPicture::Empty => String::new(),
        BoxPicture::Crossed => area.inset(0.2 * area.width).crossed(BLACK, 0.5),
        BoxPicture::Written(number) => {
            let (x, y) = area.center();
            let look = TextLook::bold(0.6 * area.width);
            centered_at((x, y + 0.36 * look.size), look, &number.to_string())
        }
    }
}
