//! Tracks of a score sheet.

use crate::color_mode::{BLACK, ColorMode, Hatching, WHITE};
use crate::drawing::Drawing;
use crate::flow::{below, beside};
use crate::pen::{Pen, TextLook, text_at};
use crate::pointing::PointedAt;
use crate::renderer::SvgRenderer;
use crate::shape::{Rectangle, line};
use roll_and_write::picture::{BoxContent, BoxPicture, TrackPicture};

/// The room for the name of a track.
const NAME: f64 = 36.0;
const GAP: f64 = 1.2;
/// The size of the text on the right of a track.
const FACTS: f64 = 3.2;
/// The sizes of its letters.
const NAME_SIZES: [f64; 4] = [3.2, 2.8, 2.4, 2.0];

impl SvgRenderer<'_> {
    /// A track: its symbol, its name, and its boxes with sides of this length.
    pub fn track(&self, track: &TrackPicture, side: f64) -> Drawing {
        self.track_to_point_at(track, side, usize::MAX, &|_| None)
    }

    /// The track in a width. A row that is too long goes on in the next line.
    pub(crate) fn track_in(&self, track: &TrackPicture, side: f64, width: f64) -> Drawing {
        let most = ((width - NAME) / (side + GAP)).floor() as usize;
        self.track_to_point_at(track, side, most.max(1), &|_| None)
    }

    /// The same track, whose boxes mean something when somebody points at them.
    fn track_to_point_at(
        &self,
        track: &TrackPicture,
        side: f64,
        most: usize,
        pointed_at: &dyn Fn(usize) -> Option<PointedAt>,
    ) -> Drawing {
        let row = track.row.clamp(1, track.boxes.len().max(1));
        let rows = track.boxes.len().div_ceil(row).max(1);
        let (cols, lines) = (row.min(most), rows * row.div_ceil(most));
        let (width, height) = (cols as f64 * (side + GAP), lines as f64 * (side + GAP));
        let mut drawing = Drawing::new(NAME + width, height);
        let icon = Rectangle::new(0.0, 0.0, side, side);
        match (track.face, track.hue) {
            (Some(face), _) => drawing.add(&self.pen.face(face, icon.inset(0.1 * side))),
            (None, Some(hue)) => {
                let icon = icon.inset(0.2 * side);
                drawing.add(&icon.drawn(self.pen.colors.deep(Some(hue)), BLACK, 0.3));
                if self.pen.colors == ColorMode::BlackAndWhite {
                    drawing.add(&icon.drawn(WHITE, BLACK, 0.3));
                    drawing.add(&icon.hatched(Hatching::of(hue), BLACK, 0.2));
                }
            }
            (None, None) => {}
        }
        drawing.add(&self.track_name(&track.name, side));
        for (index, one) in track.boxes.iter().enumerate() {
            let at = |index: usize| index as f64 * (side + GAP);
            let (col, line) = (index % row % cols, index % row / cols);
            let line = index / row * row.div_ceil(most) + line;
            let area = Rectangle::new(NAME + at(col), at(line), side, side);
            let hue = one.hue.or(track.hue);
            drawing.add(&area.rounded(0.8, self.pen.colors.pale(hue), BLACK, 0.35));
            drawing.add(&self.pen.in_box(one, area));
            if let Some(part) = pointed_at(index) {
                drawing.add(&part.area(area));
            }
        }
        drawing
    }

    /// The name of a track on one or two lines.
    fn track_name(&self, key: &str, side: f64) -> String {
        let name = self.translator.word(key);
        let (x, room) = (side + 1.5, NAME - side - 3.0);
        // The largest size in which two lines are enough.
        let looks = NAME_SIZES.map(TextLook::regular);
        let [.., smallest] = looks;
        let mut looks = looks.into_iter();
        let look = looks
            .find(|look| self.pen.wrapped(&name, room, *look).len() <= 2)
            .unwrap_or(smallest);
        let lines = self.pen.lines_up_to(2, &name, room, look);
        let first = side / 2.0 + 1.2 - (lines.len() as f64 - 1.0) * 1.9;
        let line = |(index, line): (usize, &String)| {
            let look = self.pen.fitted(line, room, look);
            text_at((x, first + index as f64 * 3.8), look, line)
        };
        lines.iter().enumerate().map(line).collect()
    }

    /// A track with what is said of it on its right.
    pub(crate) fn track_with_facts(&self, track: &TrackPicture, side: f64) -> Drawing {
        self.track_with(track, side, &|_| None)
    }

    /// Tracks below each other, whose boxes can be pointed at. `pointed_at` says what a box of a track means, both
    /// counted from 0.
    pub fn tracks_to_point_at(
        &self,
        tracks: &[TrackPicture],
        side: f64,
        pointed_at: &dyn Fn(usize, usize) -> Option<PointedAt>,
    ) -> Drawing {
        let drawn = tracks.iter().enumerate().map(|(number, track)| {
            self.track_with(track, side, &|index| pointed_at(number, index))
        });
        below(&drawn.collect::<Vec<Drawing>>(), GAP)
    }

    fn track_with(
        &self,
        track: &TrackPicture,
        side: f64,
        pointed_at: &dyn Fn(usize) -> Option<PointedAt>,
    ) -> Drawing {
        let row = self.track_to_point_at(track, side, usize::MAX, pointed_at);
        if track.facts.is_empty() {
            return row;
        }
        let text = self.translator.translate_all(&track.facts);
        let facts = self.pen.text_alone(&text, TextLook::regular(FACTS), side);
        beside(&[row, facts], GAP)
    }
}

impl Pen<'_> {
    /// What is printed in a box, and what is written there. A printed number stays readable under a cross.
    fn in_box(&self, one: &BoxPicture, area: Rectangle) -> String {
        let mut drawn = self.printed_in(one, area);
        let cross = area.inset(0.2 * area.width);
        match one.content {
            BoxContent::Empty if one.closed => {
                let (from, to) = (area.at(0.1, 0.9), area.at(0.9, 0.1));
                drawn += &line(from, to, self.colors.thin(), 0.3);
            }
            BoxContent::Empty => {}
            BoxContent::Crossed if one.is_printed() => {
                drawn += &area.inset(0.1 * area.width).crossed(BLACK, 0.3);
            }
            BoxContent::Crossed => drawn += &cross.crossed(BLACK, 0.5),
            BoxContent::Written(number) => {
                let text = number.to_string();
                // A printed text is in the corner above the number.
                let (size, down) = if one.is_printed() {
                    (0.5, 0.14)
                } else {
                    (0.6, 0.0)
                };
                let (look, room) = (TextLook::bold(size * area.width), 0.9 * area.width);
                drawn += &self.text_in_middle(area.at(0.5, 0.5 + down), room, look, &text);
            }
        }
        drawn
    }

    /// The printed text with the symbol next to it. Under a written number both are small, in the corner.
    fn printed_in(&self, one: &BoxPicture, area: Rectangle) -> String {
        let is_written = matches!(one.content, BoxContent::Written(_));
        let area = if is_written {
            Rectangle::new(area.x, area.y, 0.4 * area.width, 0.4 * area.height)
        } else {
            area
        };
        let (left, right) = (area, area.inset(0.2 * area.width));
        let (text_area, face_area) = match (one.print, one.face) {
            (Some(_), Some(_)) => {
                let half = 0.5 * area.width;
                let right = Rectangle::new(area.x + half, area.y, half, area.height);
                let left = Rectangle::new(area.x, area.y, half, area.height);
                (left, right.inset(0.1 * half))
            }
            _ => (left, right),
        };
        let mut drawn = String::new();
        if let Some(label) = one.print {
            let fill = if one.closed && !one.is_filled() {
                self.colors.thin()
            } else {
                BLACK
            };
            let look = TextLook {
                fill,
                ..TextLook::bold(0.52 * text_area.height)
            };
            let room = 0.86 * text_area.width;
            drawn += &self.text_in_middle(text_area.center(), room, look, label.as_str());
        }
        if let Some(face) = one.face {
            drawn += &self.face(face, face_area);
        }
        drawn
    }
}
