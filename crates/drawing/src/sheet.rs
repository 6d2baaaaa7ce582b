//! Score sheets.

use crate::color_mode::{BLACK, WHITE};
use crate::drawing::Drawing;
use crate::flow::below;
use crate::pen::{TextLook, lines_at, text_at};
use crate::renderer::SvgRenderer;
use crate::shape::{Rectangle, line};
use roll_and_write::Message;
use roll_and_write::picture::{PlacePicture, TrackPicture};

const MARGIN: f64 = 5.0;
const HEAD: f64 = 17.0;
const TEXT: f64 = 3.2;
const TEXT_LINE: f64 = 4.6;
/// The height of a line that is filled in by hand.
const ROW: f64 = 7.5;
/// The least height of such a line.
const ROW_MIN: f64 = 4.6;
/// The sides of a box: the largest and the smallest.
const BOXES: (f64, f64) = (8.5, 4.0);
/// The sizes of the letters in which the conditions and bonuses of boxes are written.
const NOTE_SIZES: [f64; 4] = [TEXT, 2.8, 2.4, 2.0];
/// The share of the width that they take.
const NOTES: f64 = 0.58;
/// The share of a sheet with printed boxes that its tracks take at most.
const TRACKS: f64 = 0.62;

/// A score sheet of a seat: its tracks, and lines for points.
pub(crate) struct ScoreSheet<'a, 't> {
    pub(crate) renderer: &'a SvgRenderer<'t>,
    pub(crate) title: &'a str,
    pub(crate) place: &'a PlacePicture,
    /// Facts about the table.
    pub(crate) facts: &'a [Message],
    /// What brings points.
    pub(crate) scored: &'a [Message],
    pub(crate) width: f64,
}

/// A sheet of a height, before it is put together.
struct Arrangement {
    height: f64,
    /// Tracks over the whole width, with their room.
    tracks: (Drawing, (f64, f64)),
    /// What is on the left of the points, with its room.
    left: (Drawing, (f64, f64)),
    /// The upper edge of the points.
    top: f64,
}

impl Arrangement {
    /// Whether everything fits, with this number of lines for points.
    fn fits(&self, lines: usize) -> bool {
        let fits = |(drawing, (width, height)): &(Drawing, (f64, f64))| {
            drawing.width() <= *width && drawing.height() <= *height
        };
        let room = self.height - self.top - MARGIN - 6.0;
        fits(&self.tracks) && fits(&self.left) && lines as f64 * ROW_MIN <= room
    }
}

impl ScoreSheet<'_, '_> {
    /// The sheet in the first of these heights in which everything fits. What fits in none is drawn smaller in the last.
    pub(crate) fn drawn(&self, heights: [f64; 2]) -> Drawing {
        let [.., whole] = heights;
        let mut arranged = heights
            .into_iter()
            .flat_map(|height| [self.beside(height), Some(self.across(height))])
            .flatten();
        let fitting = arranged.find(|sheet| sheet.fits(self.lines()));
        self.put_together(&fitting.unwrap_or_else(|| self.across(whole)))
    }

    fn put_together(&self, sheet: &Arrangement) -> Drawing {
        let mut drawing = Drawing::new(self.width, sheet.height);
        let whole = Rectangle::new(0.0, 0.0, self.width, sheet.height);
        drawing.add(&whole.rounded(3.0, WHITE, BLACK, 0.4));
        drawing.add(&self.head());
        let (tracks, room) = &sheet.tracks;
        drawing.place((MARGIN, HEAD), &tracks.within(*room));
        let (left, room) = &sheet.left;
        drawing.place((MARGIN, sheet.top), &left.within(*room));
        let (x, width) = (0.62 * self.width, 0.38 * self.width - MARGIN);
        let height = sheet.height - sheet.top - MARGIN;
        drawing.add(&self.points(Rectangle::new(x, sheet.top, width, height)));
        drawing
    }

    /// The tracks with the facts of the table, beside the points. `None` if boxes are printed, for they need the width.
    fn beside(&self, height: f64) -> Option<Arrangement> {
        let is_printed = self.place.tracks.iter().any(TrackPicture::is_printed);
        let room = (0.6 * self.width - 2.0 * MARGIN, height - HEAD - MARGIN);
        (!is_printed).then(|| Arrangement {
            height,
            tracks: (Drawing::new(0.0, 0.0), room),
            left: (self.left_side(room), room),
            top: HEAD,
        })
    }

    /// The tracks in the whole width, and what is below them: the conditions of boxes, the facts and the points.
    fn across(&self, height: f64) -> Arrangement {
        let (all, room) = (self.width - 2.0 * MARGIN, height - HEAD - MARGIN);
        let points = self.lines() as f64 * ROW_MIN + 9.0;
        let most = (TRACKS * room).min(room - points);
        let side = self.box_side(all, most);
        let drawn = self.place.tracks.iter();
        let drawn = drawn.map(|track| self.renderer.track_in(track, side, all));
        let tracks = below(&drawn.collect::<Vec<_>>(), 2.0);
        let top = tracks.height().min(most) + 3.0;
        let (width, left) = (NOTES * self.width, room - top);
        let facts = self.fact_lines(self.known(), width);
        let facts = (!facts.is_empty()).then(|| self.notes_block(&facts, width));
        let taken = facts.as_ref().map_or(0.0, |facts| facts.height() + 2.0);
        let mut notes = vec![self.notes_of_boxes(width, left - taken)];
        notes.extend(facts);
        Arrangement {
            height,
            tracks: (tracks, (all, most)),
            left: (below(&notes, 2.0), (width, left)),
            top: HEAD + top,
        }
    }

    /// The lines for points: at least an empty one, and the total.
    fn lines(&self) -> usize {
        self.scored.len() + 2
    }

    /// The facts of the table. A seat without tracks has its own facts, too.
    fn known(&self) -> impl Iterator<Item = &Message> {
        let own = self.place.facts.iter();
        let own = own.filter(|_| self.place.tracks.is_empty());
        self.facts.iter().chain(own)
    }

    /// The conditions and bonuses of boxes, each once after its boxes. A box is named by what is printed in it, and by
    /// its track if several have such boxes.
    fn box_notes(&self, width: f64, size: f64) -> Vec<String> {
        let mut notes: Vec<(&Message, Vec<String>)> = Vec::new();
        let has_notes = |track: &&TrackPicture| track.boxes.iter().any(|one| one.note.is_some());
        let several = self.place.tracks.iter().filter(has_notes).count() > 1;
        for track in &self.place.tracks {
            for one in &track.boxes {
                let Some(note) = &one.note else {
                    continue;
                };
                let track = several.then(|| self.renderer.translator.word(&track.name));
                let print = one.print.map(|label| label.to_string());
                let parts: Vec<String> = track.into_iter().chain(print).collect();
                match notes.iter_mut().find(|known| known.0 == note) {
                    Some((_, boxes)) => boxes.push(parts.join(" ")),
                    None => notes.push((note, vec![parts.join(" ")])),
                }
            }
        }
        let line = |(note, boxes): (&Message, Vec<String>)| {
            let boxes = boxes.join(", ");
            let gap = if boxes.is_empty() { "" } else { ": " };
            let text = boxes + gap + &self.renderer.translator.translate(note);
            self.renderer
                .pen
                .wrapped(&text, width, TextLook::regular(size))
        };
        notes.into_iter().flat_map(line).collect()
    }

    /// The conditions and bonuses of boxes, in the largest letters with which they fit.
    fn notes_of_boxes(&self, width: f64, height: f64) -> Drawing {
        let blocks = NOTE_SIZES.map(|size| {
            let (lines, step) = (self.box_notes(width, size), size / TEXT * TEXT_LINE);
            let mut drawing = Drawing::new(width, lines.len() as f64 * step);
            drawing.add(&lines_at(
                (0.0, size),
                step,
                TextLook::regular(size),
                &lines,
            ));
            drawing
        });
        let [.., smallest] = blocks.clone();
        let mut blocks = blocks.into_iter();
        blocks
            .find(|block| block.height() <= height)
            .unwrap_or(smallest)
    }

    /// Messages as lines.
    fn fact_lines<'m>(&self, facts: impl Iterator<Item = &'m Message>, width: f64) -> Vec<String> {
        let lines = facts.flat_map(|fact| {
            let text = self.renderer.translator.translate(fact);
            self.renderer
                .pen
                .wrapped(&text, width, TextLook::regular(TEXT))
        });
        lines.collect()
    }

    /// The title, and a line for the name of the player.
    fn head(&self) -> String {
        let (width, pen) = (self.width, &self.renderer.pen);
        let letter = letter_of(self.place);
        let player = self.renderer.translator.text("print-player");
        let player = format!("{player} {}{letter}:", self.place.seat.number());
        let (title_look, title) = pen.one_line(self.title, 0.46 * width, TextLook::bold(5.0));
        let from = width / 2.0 + 8.0;
        let look = TextLook::regular(4.0);
        let end = from + pen.width_of(&player, look) + 2.0;
        let picture = Rectangle::new(MARGIN, 3.0, 0.46 * width, HEAD - 6.0);
        let picture = pen.picture("title", picture);
        picture.unwrap_or_else(|| text_at((MARGIN, 10.0), title_look, &title))
            + &text_at((from, 10.0), look, &player)
            + &line((end, 10.6), (width - MARGIN, 10.6), BLACK, 0.3)
    }

    /// The tracks, and the facts of the table.
    fn left_side(&self, (width, height): (f64, f64)) -> Drawing {
        let notes = self.fact_lines(self.known(), width);
        let left = height - (notes.len() as f64 + 1.5) * TEXT_LINE;
        let mut blocks = self.tracks(self.box_side(width, left));
        blocks.push(self.notes_block(&notes, width));
        below(&blocks, 2.0)
    }

    fn tracks(&self, side: f64) -> Vec<Drawing> {
        let tracks = self.place.tracks.iter();
        tracks
            .map(|track| self.renderer.track(track, side))
            .collect()
    }

    /// The side of the boxes with which all tracks fit.
    fn box_side(&self, width: f64, height: f64) -> f64 {
        let fits = |side: f64| {
            let all = below(&self.tracks(side), 2.0);
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
        let head = self.renderer.translator.text("print-start");
        drawing.add(&text_at((0.0, TEXT), TextLook::bold(TEXT), &head));
        let (first, look) = ((0.0, TEXT + TEXT_LINE), TextLook::regular(TEXT));
        drawing.add(&lines_at(first, TEXT_LINE, look, notes));
        drawing
    }

    /// Lines for points: one for everything that brings some, empty ones, and the total.
    fn points(&self, area: Rectangle) -> String {
        let split = area.x + 0.68 * area.width;
        let head = self.renderer.translator.text("print-points");
        let look = TextLook::bold(3.6);
        let mut drawn = text_at((area.x + 1.5, area.y + 4.0), look, &head);
        let (top, high) = (area.y + 6.0, area.height - 6.0);
        let rows = ((high / ROW).floor() as usize).max(self.lines());
        let step = ROW.min(high / rows as f64);
        let row =
            |index: usize| Rectangle::new(area.x, top + index as f64 * step, area.width, step);
        for index in 0..rows {
            let is_last = index + 1 == rows;
            let name = self.scored.get(index).map(|line| self.to_count(line));
            let name =
                name.or_else(|| is_last.then(|| self.renderer.translator.text("table-total")));
            drawn += &self.points_row(row(index), split, name.as_deref(), is_last);
        }
        drawn
    }

    /// A line of the score of nothing, with a gap for the number that is counted.
    fn to_count(&self, line: &Message) -> String {
        let text = self.renderer.translator.translate(line);
        let gap = |word: &'_ str| if word == "0" { "__" } else { word }.to_owned();
        let words: Vec<String> = text.split(' ').map(gap).collect();
        words.join(" ")
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
            let room = split - row.x - 3.0;
            let (look, name) = self.renderer.pen.one_line(name, room, look);
            let y = bottom - 2.6 / ROW * row.height;
            drawn += &text_at((row.x + 1.5, y), look, &name);
        }
        drawn
    }
}

/// The letter on the pieces of a seat, in brackets after its name.
pub(crate) fn letter_of(place: &PlacePicture) -> String {
    let letter = place.letter.map(|letter| format!(" ({letter})"));
    letter.unwrap_or_default()
}
