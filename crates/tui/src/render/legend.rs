//! The legend: what the characters and symbols of a picture mean.

use super::block::{Block, StyledLine, wrapped};
use super::glyphs::{Glyphs, Touch};
use super::role::Role;
use super::{GAP, Renderer};
use crate::form::Form;
use roll_and_write::picture::{
    BoxContent, BoxPicture, CellPicture, Hue, PatternPicture, Picture, TrackPicture,
};
use roll_and_write::{Game, Ground};
use unicode_width::UnicodeWidthStr;

/// The columns of a character before its meaning.
const SIGN: usize = 5;
/// The blank columns to the right of the legend.
const MARGIN: usize = 2;

impl Renderer<'_> {
    /// The meanings of the characters that a picture can show. The two keys translate an earlier mark and a
    /// fresh mark, because their meaning depends on the caller.
    pub(super) fn sign_lines(
        self,
        picture: &Picture,
        marks: [&'static str; 2],
        width: usize,
    ) -> Block {
        self.explained(signs(self.glyphs, picture, marks), width)
    }

    /// The names and effects of a picture's symbols.
    pub(super) fn symbol_lines(self, picture: &Picture, width: usize) -> Block {
        let mut block = Block::default();
        for (faces, key) in picture.legend_by_name() {
            let help = self.translator.optional(&format!("{key}-help"));
            let help = help.map_or_else(String::new, |help| format!(": {help}"));
            let text = format!("{}{help}", self.translator.word(key));
            let sign: String = faces.iter().map(|face| self.glyphs.face(*face)).collect();
            let hue = faces.first().and_then(|face| face.hue);
            block.below(row(hue, &sign, &text, width));
        }
        block
    }

    /// The legend of the full screen: characters, symbols and patterns.
    pub(crate) fn legend(self, game: &dyn Game, picture: &Picture, width: usize) -> Block {
        let mut block = self.sign_lines(picture, ["tui-sign-old", "tui-sign-fresh"], width);
        block.below(self.explained(touches(self.glyphs, picture), width));
        block.below(self.symbol_lines(picture, width));
        let patterns = game.printed().patterns;
        if !patterns.is_empty() {
            let shape = |pattern: &PatternPicture| {
                let shape = self.whole_pattern(Role::Plain, pattern);
                shape.titled(&pattern.name)
            };
            let shapes = Block::flow(patterns.iter().map(shape).collect(), GAP, width);
            block.push(StyledLine::default());
            block.below(shapes.titled(self.translator.text("tui-patterns")));
        }
        block
    }

    /// Draws a pattern. Each row has `true` for a cell.
    pub(crate) fn pattern(self, role: Role, rows: impl IntoIterator<Item = Vec<bool>>) -> Block {
        let mut block = Block::default();
        for row in rows {
            let draw = |is_cell: bool| if is_cell { self.glyphs.old() } else { ' ' };
            let cells: Vec<String> = row.into_iter().map(|cell| draw(cell).to_string()).collect();
            block.push(StyledLine::new(role, cells.join(" ").trim_end()));
        }
        block
    }

    /// Draws a pattern as it is printed.
    pub(crate) fn whole_pattern(self, role: Role, pattern: &PatternPicture) -> Block {
        match Form::of_pattern(pattern) {
            Some(form) if !pattern.cells.is_empty() => self.contents(role, pattern, &form),
            Some(_) | None => self.pattern(role, cells_of(pattern)),
        }
    }

    /// Draws a pattern in one of its orientations, with what is printed on its cells.
    pub(crate) fn contents(self, role: Role, pattern: &PatternPicture, held: &Form) -> Block {
        let (turns, is_flipped) = orientation(pattern, held);
        let content = |number: usize| {
            let mut cell = pattern.cells.get(number).cloned().unwrap_or_default();
            if is_flipped {
                cell.paths = cell.paths.mirrored();
            }
            for _ in 0..turns {
                cell.paths = cell.paths.turned();
            }
            let lines = Some(self.glyphs.paths(cell.paths)).filter(|_| !cell.paths.is_empty());
            let face = cell.symbol.map(|face| self.glyphs.face(face));
            let hue = cell.symbol.and_then(|face| face.hue).or(cell.hue);
            let sign = face.or(lines).map(String::from);
            let print = cell.print.map(|label| label.to_string());
            let text = print
                .or(sign)
                .unwrap_or_else(|| self.glyphs.old().to_string());
            (text, hue)
        };
        let width = |(_, _, number)| content(number).0.width();
        let width = held.cells().map(width).max().unwrap_or(1);
        let mut block = Block::default();
        for (row, cells) in held.rows().into_iter().enumerate() {
            let mut line = StyledLine::default();
            for col in 0..cells.len() {
                let gap = if col > 0 { " " } else { "" };
                let found = held.cells().find(|cell| (cell.0, cell.1) == (row, col));
                let (text, hue) = found.map_or_else(Default::default, |found| content(found.2));
                line.push(role, gap);
                line.push_hued(role, hue, format!("{text:>width$}"));
            }
            block.push(line);
        }
        block
    }

    fn explained(self, signs: Vec<(String, &'static str)>, width: usize) -> Block {
        let mut block = Block::default();
        for (sign, key) in signs {
            block.below(row(None, &sign, &self.translator.text(key), width));
        }
        block
    }
}

/// The quarter turns after which a pattern lies like a form, and whether it is flipped before.
fn orientation(pattern: &PatternPicture, held: &Form) -> (usize, bool) {
    let Some(printed) = Form::of_pattern(pattern) else {
        return (0, false);
    };
    for is_flipped in [false, true] {
        let mut form = if is_flipped {
            printed.flipped()
        } else {
            printed.clone()
        };
        for turns in 0..4 {
            if form == *held {
                return (turns, is_flipped);
            }
            form = form.turned();
        }
    }
    (0, false)
}

/// A character and its meaning.
fn row(hue: Option<Hue>, sign: &str, text: &str, width: usize) -> Block {
    let column = SIGN.max(sign.width() + 1);
    let mut lines = wrapped(text, width.saturating_sub(column + MARGIN)).into_iter();
    let first = lines.next().unwrap_or_default();
    let mut line = StyledLine::default();
    line.push_hued(Role::Symbol, hue, format!("{sign:column$}"));
    let mut block = Block::from(line.and(Role::Plain, first));
    for line in lines {
        block.push(StyledLine::new(
            Role::Plain,
            format!("{}{line}", " ".repeat(column)),
        ));
    }
    block
}

/// The rows of a pattern, with `true` for a cell.
fn cells_of(pattern: &PatternPicture) -> impl Iterator<Item = Vec<bool>> {
    let rows = pattern.rows.iter();
    rows.map(|row| row.chars().map(|c| c == 'X').collect())
}

/// The meanings of the pointer's characters, and of boxes that changed.
fn touches(glyphs: Glyphs, picture: &Picture) -> Vec<(String, &'static str)> {
    let touches = [
        (Touch::Ghost, "tui-sign-ghost"),
        (Touch::Clash, "tui-sign-clash"),
        (Touch::Possible, "tui-sign-possible"),
    ];
    let has_fences = picture.boards.iter().any(|card| card.fences.is_some());
    let lines = touches.map(|(touch, key)| (pair(glyphs.line(touch)), key));
    let brackets = touches.map(|(touch, key)| (pair(Glyphs::brackets(touch)), key));
    let lines = lines.into_iter().filter(|_| has_fences);
    let has_tracks = picture.places.iter().any(|place| !place.tracks.is_empty());
    let taken_back = (glyphs.taken_back().to_string(), "tui-sign-taken-back");
    let boxes = has_tracks.then_some(taken_back);
    lines.chain(brackets).chain(boxes).collect()
}

/// The characters that a picture can show on cards, boards and sheets, each with the translation key of its
/// meaning.
fn signs(
    glyphs: Glyphs,
    picture: &Picture,
    [old, fresh]: [&'static str; 2],
) -> Vec<(String, &'static str)> {
    let cards = || {
        let own = picture.places.iter().flat_map(|place| &place.boards);
        own.chain(&picture.boards).chain(&picture.hand)
    };
    let mut signs = ground_signs(glyphs, || cards().flat_map(|card| &card.cells));
    let tracks = || picture.places.iter().flat_map(|place| &place.tracks);
    let is_sheet = tracks().any(TrackPicture::is_printed);
    if picture.boards.is_empty() && (!is_sheet || cards().next().is_some()) {
        signs.extend([
            (glyphs.old().to_string(), old),
            (glyphs.fresh().to_string(), fresh),
        ]);
    }
    if is_sheet {
        signs.push((glyphs.closed().to_string(), "table-sign-closed"));
        let is_written = |one: &BoxPicture| matches!(one.content, BoxContent::Written(_));
        if tracks().any(|track| track.is_printed() && track.boxes.iter().any(is_written)) {
            signs.push((glyphs.written().to_string(), "table-sign-written"));
        }
    }
    if picture.places.iter().any(|place| !place.tracks.is_empty()) {
        signs.extend([
            (glyphs.empty().to_string(), "table-sign-empty"),
            (glyphs.crossed().to_string(), "table-sign-crossed"),
        ]);
    }
    if cards().any(|card| card.links.is_some()) {
        signs.extend([
            (glyphs.link((0, 1), false).to_string(), "table-sign-link"),
            (
                glyphs.link((0, 1), true).to_string(),
                "table-sign-link-fresh",
            ),
            (glyphs.free_link().to_string(), "table-sign-link-free"),
        ]);
    }
    if cards().any(|card| card.fences.is_some()) {
        signs.extend([
            (pair(glyphs.fence(false)), "table-sign-fence"),
            (pair(glyphs.fence(true)), "table-sign-fence-fresh"),
            ("A3".to_owned(), "table-sign-piece"),
            ("B?".to_owned(), "table-sign-piece-hidden"),
            (">B?".to_owned(), "table-sign-piece-fresh"),
        ]);
    }
    signs
}

/// The characters of the kinds of cells, as far as they are shown.
fn ground_signs<'a, C: Iterator<Item = &'a CellPicture>>(
    glyphs: Glyphs,
    cells: impl Fn() -> C,
) -> Vec<(String, &'static str)> {
    let grounds = [
        (Ground::Plain, "table-sign-free"),
        (Ground::Gap, "table-sign-gap"),
        (Ground::Wall, "table-sign-wall"),
        (Ground::Entry, "table-sign-entry"),
        (Ground::Tomb, "table-sign-tomb"),
    ];
    let shown = grounds.into_iter().filter_map(|(ground, key)| {
        // A blank needs no explanation.
        let glyph = Some(glyphs.ground(ground)).filter(|glyph| *glyph != ' ')?;
        let is_shown = cells().any(|cell| cell.ground == ground);
        is_shown.then(|| (glyph.to_string(), key))
    });
    shown.collect()
}

/// Two characters that belong together.
fn pair((one, other): (char, char)) -> String {
    format!("{one} {other}")
}
