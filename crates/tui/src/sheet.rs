//! Sheets, places, legends and points as blocks.

use crate::block::{Block, Line};
use crate::glyphs::{Glyphs, Touch};
use crate::signs::{pair, signs};
use crate::theme::Role;
use roll_and_write::picture::{BoxPicture, Picture, PlacePicture, TrackPicture};
use roll_and_write::score::spell;
use roll_and_write::{Arg, Game, Score, Seat, Standings};
use std::fmt::Write;
use words::{Speech, name};

/// Blank columns between things side by side.
pub(crate) const GAP: usize = 3;
/// Columns of a line of a score sheet before its points.
const REASON: usize = 28;

/// How sheets are drawn: in which words and characters.
#[derive(Clone, Copy)]
pub(crate) struct Pen<'a> {
    pub(crate) speech: &'a Speech,
    pub(crate) glyphs: Glyphs,
}

impl Pen<'_> {
    /// The tracks of a place, side by side as far as they fit. What differs from an earlier picture of the
    /// place is marked.
    pub(crate) fn tracks(
        self,
        place: &PlacePicture,
        before: Option<&PlacePicture>,
        width: usize,
        tight: bool,
    ) -> Block {
        let old = |name: &str| {
            let tracks = before.map(|before| before.tracks.iter());
            tracks
                .into_iter()
                .flatten()
                .find(|track| track.name == name)
        };
        let block = |track: &TrackPicture| {
            let mut block = Block::default();
            block.push(self.track(track, old(&track.name), tight));
            block
        };
        Block::flow(place.tracks.iter().map(block).collect(), GAP, width)
    }

    /// A track; a tight one has no blanks between boxes, unless there are numbers in them.
    fn track(self, track: &TrackPicture, before: Option<&TrackPicture>, tight: bool) -> Line {
        let mut line = Line::new(Role::Plain, self.speech.word(&track.name));
        let row = track.row.max(1);
        let numbers = |content: &BoxPicture| matches!(content, BoxPicture::Written(_));
        let tight = tight && !track.boxes.iter().any(numbers);
        for (at, content) in track.boxes.iter().enumerate() {
            let bar = at > 0 && at % row == 0;
            let gap = match (bar, tight && at > 0) {
                (true, false) => " | ",
                (true, true) => "|",
                (false, false) => " ",
                (false, true) => "",
            };
            line.push(Role::Faint, gap);
            let changed = before.is_some_and(|before| before.boxes.get(at) != Some(content));
            let role = if changed { Role::Fresh } else { Role::Plain };
            let text = match content {
                BoxPicture::Empty => self.glyphs.empty().to_string(),
                BoxPicture::Crossed if changed => self.glyphs.fresh().to_string(),
                BoxPicture::Crossed => self.glyphs.crossed().to_string(),
                // As a chip that was laid last.
                BoxPicture::Written(number) if changed => format!(">{number}"),
                BoxPicture::Written(number) => number.to_string(),
            };
            line.push(role, text);
        }
        line
    }

    /// Whose place it is, and what is to be said of it.
    pub(crate) fn place_line(self, place: &PlacePicture, width: usize) -> Block {
        let name = self.place_name(place);
        let facts = self.facts(place);
        let mut block = Block::default();
        let mut lines = crate::block::wrapped(&format!("{name}: {facts}"), width).into_iter();
        if let Some(first) = lines.next() {
            let rest = first.strip_prefix(&name).unwrap_or_default().to_owned();
            block.push(Line::new(Role::Title, name).and(Role::Plain, rest));
        }
        lines.for_each(|line| block.push(Line::new(Role::Plain, line)));
        block
    }

    /// What is to be said of a place.
    pub(crate) fn facts(self, place: &PlacePicture) -> String {
        self.speech.say_all(&place.facts)
    }

    pub(crate) fn place_name(self, place: &PlacePicture) -> String {
        match place.letter {
            Some(letter) => format!("{letter} {}", self.speech.name(place.seat)),
            None => self.speech.name(place.seat).to_owned(),
        }
    }

    /// What the signs of a picture mean, and its symbols with their help.
    pub(crate) fn legend(self, game: &dyn Game, picture: &Picture, width: usize) -> Block {
        let mut block = Block::default();
        let mut row = |glyph: String, text: &str| {
            let mut lines = crate::block::wrapped(text, width.saturating_sub(7)).into_iter();
            let first = lines.next().unwrap_or_default();
            block.push(Line::new(Role::Symbol, format!("{glyph:5}")).and(Role::Plain, first));
            lines.for_each(|line| block.push(Line::new(Role::Plain, format!("     {line}"))));
        };
        for (glyph, key) in self.signs(picture) {
            row(glyph, &self.speech.text(key));
        }
        for (face, key) in &picture.legend {
            let help = self.speech.optional(&format!("{key}-help"));
            let help = help.map_or_else(String::new, |help| format!(": {help}"));
            row(
                self.glyphs.face(*face).to_string(),
                &format!("{}{help}", self.speech.word(key)),
            );
        }
        let patterns = game.patterns();
        if !patterns.is_empty() {
            block.push(Line::default());
            block.push(Line::new(Role::Title, self.speech.text("tui-patterns")));
            let shape = |pattern: &roll_and_write::picture::PatternPicture| {
                let mut shape = Block::default();
                shape.push(Line::new(Role::Title, pattern.name.clone()));
                for cells in &pattern.rows {
                    let cells: Vec<String> =
                        cells.chars().map(|c| self.pattern_cell(c == 'X')).collect();
                    shape.push(Line::new(Role::Plain, cells.join(" ").trim_end()));
                }
                shape
            };
            block.below(Block::flow(
                patterns.iter().map(shape).collect(),
                GAP,
                width,
            ));
        }
        block
    }

    pub(crate) fn pattern_cell(self, is_cell: bool) -> String {
        let glyph = if is_cell { self.glyphs.old() } else { ' ' };
        glyph.to_string()
    }

    /// The signs that a picture can show, each with the key of what it means.
    fn signs(self, picture: &Picture) -> Vec<(String, &'static str)> {
        let mut signs = signs(self.glyphs, picture, ["tui-sign-old", "tui-sign-fresh"]);
        let touches = [
            (Touch::Ghost, "tui-sign-ghost"),
            (Touch::Clash, "tui-sign-clash"),
            (Touch::Possible, "tui-sign-possible"),
        ];
        if picture.boards.iter().any(|card| card.fences.is_some()) {
            signs.extend(touches.map(|(touch, key)| (pair(self.glyphs.line(touch)), key)));
        }
        signs.extend(touches.map(|(touch, key)| (pair(Glyphs::brackets(touch)), key)));
        signs
    }

    /// The score sheets of all seats side by side, or that they cannot be known yet.
    pub(crate) fn scores(self, game: &dyn Game, scores: Option<Vec<Score>>, width: usize) -> Block {
        let Some(scores) = scores else {
            return Block::text(Role::Plain, &self.speech.text("tui-points-hidden"), width);
        };
        let sheet = |(seat, score): (Seat, &Score)| {
            let mut sheet = self.score(game, seat, score);
            sheet.push(Line::default());
            sheet
        };
        let sheets = Seat::all(scores.len()).zip(&scores).map(sheet).collect();
        Block::flow(sheets, GAP, width)
    }

    /// The score sheet of a seat: each line with its points and the sum so far.
    fn score(self, game: &dyn Game, seat: Seat, score: &Score) -> Block {
        let parts = game.parts();
        let mut block = Block::default();
        block.push(Line::new(Role::Title, self.speech.name(seat)));
        let mut sum = 0;
        let counts = score
            .lines()
            .iter()
            .filter(|line| line.count != 0 || line.points != 0);
        for line in counts {
            sum += line.points;
            let reason = crate::block::wrapped(&self.speech.say(&game.say_line(line)), REASON);
            let last = reason.len().saturating_sub(1);
            for (at, text) in reason.into_iter().enumerate() {
                let numbers = if at == last {
                    format!(
                        "{:>6} {:>7}",
                        spell(line.points, parts),
                        format!("= {}", spell(sum, parts))
                    )
                } else {
                    String::new()
                };
                block.push(Line::new(
                    Role::Plain,
                    format!("{}{numbers}", padded(&text, REASON)),
                ));
            }
        }
        let total = padded(&self.speech.text("table-total"), REASON);
        block.push(Line::new(
            Role::Title,
            format!("{total}{:>14}", spell(score.total(), parts)),
        ));
        block
    }

    /// Who stands where, and by which tie-break.
    pub(crate) fn standings(
        self,
        game: &dyn Game,
        standings: &Standings,
        total: impl Fn(Seat) -> String,
        width: usize,
    ) -> Block {
        let ties = game.tie_breaks();
        let winners = standings.winning_teams();
        let mut block = Block::default();
        block.push(Line::new(Role::Title, self.speech.text("table-standings")));
        for &seat in standings.order() {
            let place = standings.place(seat);
            let mut text = format!("{place}. {}  {}", self.speech.name(seat), total(seat));
            if let Some(tie) = standings.decided_by(seat).and_then(|index| ties.get(index)) {
                let tie = name(self.speech.say(tie));
                let _ = write!(
                    text,
                    "  ({})",
                    self.speech.with("table-tie", &[("tie", tie)])
                );
            }
            if winners > 1 && place == 1 {
                let _ = write!(text, "  ({})", self.speech.text("table-shared-win"));
            }
            let role = if place == 1 { Role::Fresh } else { Role::Plain };
            block.wrap(role, &text, width);
        }
        block
    }

    pub(crate) fn number(self, key: &'static str, gap: &'static str, number: usize) -> String {
        self.speech.with(key, &[(gap, Arg::Number(number as i64))])
    }
}

/// A text with blanks behind it up to a width in columns.
pub(crate) fn padded(text: &str, width: usize) -> String {
    let wide = unicode_width::UnicodeWidthStr::width(text);
    format!("{text}{}", " ".repeat(width.saturating_sub(wide)))
}
