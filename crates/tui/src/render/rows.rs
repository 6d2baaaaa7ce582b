//! The rows of a score sheet with something printed in their boxes: as a grid, without its lines, or as one line.

use super::Renderer;
use super::block::{Block, StyledLine};
use super::board::{bracket_between, role_of};
use super::glyphs::{Glyphs, Touch, Weight};
use super::lights::Lights;
use super::role::{Ink, Role, Shade};
use crate::spot::Spot;
use roll_and_write::picture::{BoxContent, BoxPicture, Hue, PlacePicture, TrackPicture};
use unicode_width::UnicodeWidthStr;

/// The widest name of a row, with its sign, that stands next to its boxes, in columns.
const NAME_MAX: usize = 16;

/// One line of boxes.
struct Row<'a> {
    /// The track, by its place among all tracks of the sheet.
    track: usize,
    picture: &'a TrackPicture,
    before: Option<&'a TrackPicture>,
    /// The place of the first box of the line in its track.
    first: usize,
    boxes: &'a [BoxPicture],
}

/// A sheet while it is drawn.
#[expect(clippy::struct_field_names, reason = "a sheet is drawn as its rows")]
struct Rows<'a> {
    renderer: Renderer<'a>,
    rows: Vec<Row<'a>>,
    lights: Option<&'a Lights>,
    /// The columns for the names of rows.
    names: usize,
    /// The columns for what is printed in a box.
    content: usize,
}

impl Renderer<'_> {
    /// The printed rows of a place in lines of at most this width. Empty if nothing is printed on its tracks. The sheet
    /// of the viewer has highlights.
    pub(crate) fn score_rows(
        self,
        place: &PlacePicture,
        before: Option<&PlacePicture>,
        lights: Option<&Lights>,
        width: usize,
    ) -> Block {
        let sheet = self.rows(place, before, lights);
        if sheet.rows.is_empty() {
            Block::default()
        } else if sheet.grid_width() <= width {
            sheet.grid(width)
        } else {
            sheet.narrow(width)
        }
    }

    /// The printed rows of a place without frame and facts, one line each if the width allows.
    pub(crate) fn low_score_rows(
        self,
        place: &PlacePicture,
        before: Option<&PlacePicture>,
        width: usize,
    ) -> Block {
        let sheet = self.rows(place, before, None);
        if sheet.grid_width() > width {
            return sheet.narrow(width);
        }
        let mut block = Block::default();
        for row in &sheet.rows {
            let line = sheet.grid_row(row, &mut block);
            block.push(line);
        }
        block
    }

    fn rows<'s>(
        self,
        place: &'s PlacePicture,
        before: Option<&'s PlacePicture>,
        lights: Option<&'s Lights>,
    ) -> Rows<'s>
    where
        Self: 's,
    {
        let rows = rows_of(place, before);
        let name = |row: &Row<'_>| self.row_name(row.picture).width();
        let boxes = || rows.iter().flat_map(|row| row.boxes);
        Rows {
            renderer: self,
            names: rows.iter().map(name).max().unwrap_or(0).min(NAME_MAX),
            content: boxes()
                .map(|one| self.in_box(one).width())
                .max()
                .unwrap_or(0),
            rows,
            lights,
        }
    }

    /// The tracks of a place with printed rows in one line after the player's name: a character for each box.
    pub(crate) fn score_line(
        self,
        place: &PlacePicture,
        before: Option<&PlacePicture>,
        names: usize,
        width: usize,
    ) -> StyledLine {
        let name = super::padded(&self.place_name(place), names);
        let mut line = StyledLine::new(Role::Title, name);
        for row in lines_of(place, before, |_| true) {
            line.push(Role::Plain, " ");
            for (at, one) in row.boxes.iter().enumerate() {
                let (sign, role) = self.sign(one, row.change(at));
                let sign = sign.unwrap_or_else(|| self.glyphs.empty());
                let hue = one.hue.or(row.picture.hue).filter(|_| role != Role::Fresh);
                let role = if hue.is_some() && role != Role::Faint {
                    Role::Symbol
                } else {
                    role
                };
                line.push_hued(role, hue, sign.to_string());
            }
        }
        let facts = self.facts(place);
        if !facts.is_empty() && line.width() + 2 + facts.width() <= width {
            line.push(Role::Plain, format!("  {facts}"));
        }
        line
    }

    /// The name of a row after its sign.
    fn row_name(self, row: &TrackPicture) -> String {
        let name = self.translator.word(&row.name);
        match row.face {
            Some(sign) => format!("{} {name}", self.glyphs.face(sign)),
            None => name,
        }
    }

    /// What is in a box without its sign: the written number, or else what is printed.
    fn in_box(self, one: &BoxPicture) -> String {
        if let BoxContent::Written(number) = one.content {
            return number.to_string();
        }
        self.glyphs.label(one.print, one.face)
    }

    /// The sign of a box before what is printed in it; `None` for a free box.
    fn sign(self, one: &BoxPicture, changed: bool) -> (Option<char>, Role) {
        let glyphs = self.glyphs;
        match one.content {
            BoxContent::Empty if changed => (Some(glyphs.taken_back()), Role::Fresh),
            BoxContent::Empty if one.closed => (Some(glyphs.closed()), Role::Faint),
            BoxContent::Empty => (None, Role::Symbol),
            BoxContent::Crossed if changed => (Some(glyphs.fresh()), Role::Fresh),
            BoxContent::Crossed => (Some(glyphs.crossed()), Role::Marked),
            // The same notation as the latest chip.
            BoxContent::Written(_) if changed => (Some('>'), Role::Fresh),
            BoxContent::Written(_) => (Some(glyphs.written()), Role::Marked),
        }
    }
}

/// The printed rows of a place, as lines of boxes.
fn rows_of<'a>(place: &'a PlacePicture, before: Option<&'a PlacePicture>) -> Vec<Row<'a>> {
    lines_of(place, before, TrackPicture::is_printed)
}

/// The lines of boxes of some tracks.
fn lines_of<'a>(
    place: &'a PlacePicture,
    before: Option<&'a PlacePicture>,
    is_wanted: impl Fn(&TrackPicture) -> bool,
) -> Vec<Row<'a>> {
    let wanted = place.tracks.iter().enumerate();
    let wanted = wanted.filter(|(_, picture)| is_wanted(picture));
    let mut rows = Vec::new();
    for (track, picture) in wanted {
        let before = before
            .and_then(|before| before.tracks.get(track))
            .filter(|before| before.name == picture.name);
        let size = picture.row.max(1);
        for (line, boxes) in picture.boxes.chunks(size).enumerate() {
            rows.push(Row {
                track,
                picture,
                before,
                first: line * size,
                boxes,
            });
        }
    }
    rows
}

impl Row<'_> {
    /// Whether the content of a box is not what it was before.
    fn change(&self, at: usize) -> bool {
        let known = |before: &TrackPicture| {
            let known = before.boxes.get(self.first + at);
            known.is_some_and(|known| known.content != self.boxes[at].content)
        };
        self.before.is_some_and(known)
    }

    fn hue(&self, one: &BoxPicture) -> Option<Hue> {
        one.hue.or(self.picture.hue)
    }
}

impl Rows<'_> {
    /// The columns of a box: its sign and what is printed.
    fn inner(&self) -> usize {
        1 + self.content
    }

    fn boxes_max(&self) -> usize {
        let boxes = self.rows.iter().map(|row| row.boxes.len());
        boxes.max().unwrap_or(0)
    }

    fn grid_width(&self) -> usize {
        self.names + 2 + self.boxes_max() * (self.inner() + 1)
    }

    /// The rows with a frame around rows of the same length. What is said of a row is next to it, or below all rows.
    fn grid(&self, width: usize) -> Block {
        let mut block = Block::default();
        let mut below = Vec::new();
        let mut above = 0;
        for row in &self.rows {
            if row.boxes.len() != above {
                block.push(self.border(above, row.boxes.len()));
            }
            above = row.boxes.len();
            let mut line = self.grid_row(row, &mut block);
            let facts = self.facts(row);
            if !facts.is_empty() {
                if line.width() + 1 + facts.width() <= width {
                    line.push(Role::Plain, format!(" {facts}"));
                } else {
                    below.push(format!("{}: {facts}", self.name(row)));
                }
            }
            block.push(line);
        }
        block.push(self.border(above, 0));
        for text in below {
            block.wrap(Role::Plain, &text, width);
        }
        block
    }

    fn name(&self, row: &Row<'_>) -> String {
        self.renderer.row_name(row.picture)
    }

    /// What is said of a row, next to its first boxes.
    fn facts(&self, row: &Row<'_>) -> String {
        let facts = &row.picture.facts;
        if row.first == 0 {
            self.renderer.translator.translate_all(facts)
        } else {
            String::new()
        }
    }

    /// The line between rows with these numbers of boxes.
    fn border(&self, above: usize, below: usize) -> StyledLine {
        let glyphs = self.renderer.glyphs;
        let (most, flat) = (above.max(below), glyphs.fence(false).1.to_string());
        let mut text = " ".repeat(self.names + 1);
        for col in 0..=most {
            let up = above > 0 && col <= above;
            let down = below > 0 && col <= below;
            text.push(glyphs.joint([up, down, col > 0, col < most], Weight::Light));
            if col < most {
                text += &flat.repeat(self.inner());
            }
        }
        StyledLine::new(Role::Faint, text)
    }

    /// A row with lines between its boxes, or the brackets of highlighted boxes.
    fn grid_row(&self, row: &Row<'_>, block: &mut Block) -> StyledLine {
        let name = if row.first == 0 {
            self.name(row)
        } else {
            String::new()
        };
        let mut line = StyledLine::default();
        let hue = row.picture.hue;
        let role = if hue.is_some() {
            Role::Symbol
        } else {
            Role::Plain
        };
        let name = crate::screen::shortened(&name, self.names);
        line.push_hued(role, hue, super::padded(&name, self.names));
        line.push(Role::Plain, " ");
        let touches: Vec<Option<Touch>> =
            (0..row.boxes.len()).map(|at| self.touch(row, at)).collect();
        let upright = self.renderer.glyphs.fence(false).0;
        let between = |col: usize| {
            let bracket = bracket_between(&touches, col, upright);
            bracket.unwrap_or((upright, Role::Faint))
        };
        for (at, one) in row.boxes.iter().enumerate() {
            let shade = shade(row.hue(one));
            let (sign, role) = between(at);
            let left = line.width();
            line.draw(
                Ink {
                    shade,
                    ..Ink::from(role)
                },
                sign.to_string(),
            );
            line.append(self.drawn(row, at, touches[at], ' '));
            self.zone(row, at, left, block);
        }
        let (sign, role) = between(row.boxes.len());
        let last = row.boxes.last().and_then(|one| row.hue(one));
        let ink = Ink {
            shade: shade(last),
            ..Ink::from(role)
        };
        line.draw(ink, sign.to_string());
        line
    }

    /// The rows without lines, each below its name. A highlight takes the place of the sign.
    fn narrow(&self, width: usize) -> Block {
        let mut block = Block::default();
        let most = (width / self.inner()).max(1);
        for row in &self.rows {
            if row.first == 0 {
                let facts = self.facts(row);
                let gap = if facts.is_empty() { "" } else { ": " };
                block.wrap(
                    Role::Plain,
                    &format!("{}{gap}{facts}", self.name(row)),
                    width,
                );
            }
            for start in (0..row.boxes.len()).step_by(most) {
                let mut line = StyledLine::default();
                for at in start..row.boxes.len().min(start + most) {
                    let touch = self.touch(row, at);
                    let before = touch.map_or(' ', |touch| Glyphs::brackets(touch).0);
                    self.zone(row, at, line.width(), &mut block);
                    line.append(self.drawn(row, at, touch, before));
                }
                block.push(line);
            }
        }
        block
    }

    /// A box: its sign, or this character for a free one, and what is printed in it.
    fn drawn(&self, row: &Row<'_>, at: usize, touch: Option<Touch>, free: char) -> StyledLine {
        let one = &row.boxes[at];
        let (sign, role) = self.renderer.sign(one, row.change(at));
        let text = self.renderer.in_box(one);
        let missing = " ".repeat(self.content.saturating_sub(text.width()));
        let role = touch.map_or(role, role_of);
        let text_role = match touch {
            None if one.content == BoxContent::Crossed => Role::Marked,
            _ => role,
        };
        let hue = one
            .face
            .and_then(|face| face.hue)
            .filter(|_| touch.is_none());
        let ink = |role, hue| Ink {
            role,
            hue,
            shade: shade(row.hue(one)),
        };
        let mut line = StyledLine::default();
        line.draw(ink(role, None), sign.unwrap_or(free).to_string());
        line.draw(ink(text_role, hue), missing + &text);
        line
    }

    fn touch(&self, row: &Row<'_>, at: usize) -> Option<Touch> {
        self.lights?.at(Spot::Box(row.track, row.first + at))
    }

    /// Makes a box clickable that the next line of the block shows from this column on.
    fn zone(&self, row: &Row<'_>, at: usize, left: usize, block: &mut Block) {
        if self.lights.is_some() {
            let spot = Spot::Box(row.track, row.first + at);
            block.zone((left, block.height()), (self.inner() + 1, 1), spot);
        }
    }
}

/// The background of a coloured box.
fn shade(hue: Option<Hue>) -> Shade {
    match hue {
        Some(_) => Shade::Card(hue),
        None => Shade::Bare,
    }
}
