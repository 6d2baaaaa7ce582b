//! Score sheets.

use crate::color_mode::{BLACK, WHITE};
use crate::drawing::Drawing;
use crate::flow::below;
use crate::renderer::{SvgRenderer, TextLook, text_at};
use crate::shape::{Rectangle, line};
use roll_and_write::Message;
use roll_and_write::picture::{PlacePicture, TrackPicture};

const MARGIN: f64 = 5.0;
const HEAD: f64 = 17.0;
const TEXT: f64 = 3.2;
const TEXT_LINE: f64 = 4.6;
/// The height of a line that is filled in by hand.
const ROW: f64 = 7.5;
/// The sides of a box: the largest and the smallest.
const BOXES: (f64, f64) = (8.5, 4.0);

/// What a score sheet is for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SheetTexts<'a> {
    pub(crate) title: &'a str,
    /// Facts about the table.
    pub(crate) facts: &'a [Message],
}

impl SvgRenderer<'_> {
    /// The score sheet of a seat: its tracks, and lines for points.
    pub(crate) fn score_sheet(
        &self,
        place: &PlacePicture,
        texts: SheetTexts<'_>,
        (width, height): (f64, f64),
    ) -> Drawing {
        let mut drawing = Drawing::new(width, height);
        let whole = Rectangle::new(0.0, 0.0, width, height);
        drawing.add(&whole.rounded(3.0, WHITE, BLACK, 0.4));
        drawing.add(&self.sheet_head(place, texts.title, width));
        let room = (0.6 * width - 2.0 * MARGIN, height - HEAD - MARGIN);
        drawing.place((MARGIN, HEAD), &self.left_side(place, texts.facts, room));
        let right = Rectangle::new(0.62 * width, HEAD, 0.38 * width - MARGIN, room.1);
        drawing.add(&self.points(&place.tracks, right));
        drawing
    }

    /// The title, and a line for the name of the player.
    fn sheet_head(&self, place: &PlacePicture, title: &str, width: f64) -> String {
        let letter = place
            .letter
            .map_or_else(String::new, |letter| format!(" ({letter})"));
        let player = self.translator.text("print-player");
        let player = format!("{player} {}{letter}:", place.seat.number());
        let look = TextLook::bold(5.0);
        let title_look = self.fitted(title, 0.46 * width, look);
        let from = width / 2.0 + 8.0;
        let look = TextLook::regular(4.0);
        let end = from + self.fonts.width(&player, look.size, look.weight) + 2.0;
        text_at((MARGIN, 10.0), title_look, title)
            + &text_at((from, 10.0), look, &player)
            + &line((end, 10.6), (width - MARGIN, 10.6), BLACK, 0.3)
    }

    /// The tracks, and the facts of the table. A seat without tracks has its own facts, too.
    fn left_side(&self, place: &PlacePicture, facts: &[Message], room: (f64, f64)) -> Drawing {
        let own = place.facts.iter().filter(|_| place.tracks.is_empty());
        let texts = facts.iter().chain(own);
        let notes: Vec<String> = texts
            .flat_map(|fact| {
                let text = self.translator.translate(fact);
                self.wrapped(&text, room.0, TextLook::regular(TEXT))
            })
            .collect();
        let left = room.1 - (notes.len() as f64 + 1.5) * TEXT_LINE;
        let side = self.box_side(&place.tracks, (room.0, left));
        let mut blocks: Vec<Drawing> = place
            .tracks
            .iter()
            .map(|track| self.track(track, side))
            .collect();
        blocks.push(self.notes_block(&notes, room.0));
        below(&blocks, 2.0)
    }

    /// The side of the boxes with which all tracks fit.
    fn box_side(&self, tracks: &[TrackPicture], (width, height): (f64, f64)) -> f64 {
        let fits = |side: f64| {
            let tracks: Vec<Drawing> = tracks.iter().map(|track| self.track(track, side)).collect();
            let all = below(&tracks, 2.0);
            all.width() <= width && all.height() <= height
        };
        let steps = (0..).map(|step| BOXES.0 - 0.25 * f64::from(step));
        let mut sides = steps.take_while(|side| *side > BOXES.1);
        sides.find(|side| fits(*side)).unwrap_or(BOXES.1)
    }

    fn notes_block(&self, notes: &[String], width: f64) -> Drawing {
        let height = (notes.len() as f64 + 1.0) * TEXT_LINE;
        let mut drawing = Drawing::new(width, height);
        if notes.is_empty() {
            return drawing;
        }
        let head = self.translator.text("print-start");
        drawing.add(&text_at((0.0, TEXT), TextLook::bold(TEXT), &head));
        for (index, note) in notes.iter().enumerate() {
            let y = TEXT + (index as f64 + 1.0) * TEXT_LINE;
            drawing.add(&text_at((0.0, y), TextLook::regular(TEXT), note));
        }
        drawing
    }

    /// Lines for points: one for each track, empty ones, and the total.
    fn points(&self, tracks: &[TrackPicture], area: Rectangle) -> String {
        let split = area.x + 0.68 * area.width;
        let head = self.translator.text("print-points");
        let look = TextLook::bold(3.6);
        let mut drawn = text_at((area.x + 1.5, area.y + 4.0), look, &head);
        let top = area.y + 6.0;
        let rows = ((area.height - 6.0) / ROW).floor() as usize;
        let row = |index: usize| Rectangle::new(area.x, top + index as f64 * ROW, area.width, ROW);
        for index in 0..rows {
            let is_last = index + 1 == rows;
            let track = tracks.get(index).filter(|_| !is_last);
            let name = track.map(|track| self.translator.word(&track.name));
            let name = name.or_else(|| is_last.then(|| self.translator.text("table-total")));
            drawn += &self.points_row(row(index), split, name.as_deref(), is_last);
        }
        drawn
    }

    fn points_row(&self, row: Rectangle, split: f64, name: Option<&str>, is_last: bool) -> String {
        let width = if is_last { 0.6 } else { 0.3 };
        let bottom = row.y + row.height;
        let box_of = Rectangle::new(split, row.y, row.x + row.width - split, row.height);
        let mut drawn = row.drawn("none", BLACK, width) + &box_of.drawn("none", BLACK, width);
        if let Some(name) = name {
            let look = if is_last {
                TextLook::bold(3.6)
            } else {
                TextLook::regular(3.2)
            };
            let look = self.fitted(name, split - row.x - 3.0, look);
            drawn += &text_at((row.x + 1.5, bottom - 2.6), look, name);
        }
        drawn
    }
}
