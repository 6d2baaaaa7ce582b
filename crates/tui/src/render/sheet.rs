//! Sheets and places as blocks.

use super::block::{Block, StyledLine};
use super::role::Role;
use super::{GAP, Renderer};
use roll_and_write::Arg;
use roll_and_write::picture::{BoxContent, BoxPicture, Face, PlacePicture, TrackPicture};

impl Renderer<'_> {
    /// The tracks of a place on which nothing is printed, side by side if they fit.
    pub(crate) fn tracks(self, place: &PlacePicture, width: usize) -> Block {
        let line = |track| Block::from(self.track(track, None, None, false));
        Block::flow(plain(place).map(line).collect(), GAP, width)
    }

    /// The same with the symbol of each track before its name, if that takes no more lines. Differences from the earlier
    /// picture of the place are highlighted.
    pub(crate) fn tracks_with_symbols(
        self,
        place: &PlacePicture,
        before: Option<&PlacePicture>,
        width: usize,
        tight: bool,
    ) -> Block {
        let old = |name: &str| {
            let mut tracks = before?.tracks.iter();
            tracks.find(|track| track.name == name)
        };
        let drawn = |symbols: bool| {
            let line = |track: &TrackPicture| {
                let face = track.face.filter(|_| symbols);
                Block::from(self.track(track, face, old(&track.name), tight))
            };
            let gap = if tight { 2 } else { GAP };
            Block::flow(plain(place).map(line).collect(), gap, width)
        };
        let (plain, full) = (drawn(false), drawn(true));
        if full.height() > plain.height() {
            plain
        } else {
            full
        }
    }

    /// A track, with the symbol that fills it before its name. A tight track has no blanks between boxes, unless the
    /// boxes contain numbers.
    fn track(
        self,
        track: &TrackPicture,
        face: Option<Face>,
        before: Option<&TrackPicture>,
        tight: bool,
    ) -> StyledLine {
        let mut line = StyledLine::default();
        if let Some(face) = face {
            let sign = format!("{} ", self.glyphs.face(face));
            line.push_hued(Role::Symbol, face.hue, sign);
        }
        line.push(Role::Plain, self.translator.word(&track.name));
        let row = track.row.max(1);
        let numbers = |one: &BoxPicture| matches!(one.content, BoxContent::Written(_));
        let tight = tight && !track.boxes.iter().any(numbers);
        for (at, one) in track.boxes.iter().enumerate() {
            let bar = at > 0 && at % row == 0;
            let gap = match (bar, tight && at > 0) {
                (true, false) => " | ",
                (true, true) => "|",
                (false, false) => " ",
                (false, true) => "",
            };
            line.push(Role::Faint, gap);
            let changed = before.is_some_and(|before| before.boxes.get(at) != Some(one));
            let filled = track.hue.filter(|_| one.is_filled());
            let (role, hue) = match filled {
                _ if changed => (Role::Fresh, None),
                Some(hue) => (Role::Symbol, Some(hue)),
                None => (Role::Plain, None),
            };
            let text = match one.content {
                BoxContent::Empty if changed => self.glyphs.taken_back().to_string(),
                BoxContent::Empty => self.glyphs.empty().to_string(),
                BoxContent::Crossed if changed => self.glyphs.fresh().to_string(),
                BoxContent::Crossed => self.glyphs.crossed().to_string(),
                // The same notation as the latest chip.
                BoxContent::Written(number) if changed => format!(">{number}"),
                BoxContent::Written(number) => number.to_string(),
            };
            line.push_hued(role, hue, text);
        }
        line
    }

    /// The player's name and the facts about the place.
    pub(crate) fn place_line(self, place: &PlacePicture, width: usize) -> Block {
        let facts = self.facts(place);
        let gap = if facts.is_empty() { "" } else { ": " };
        Block::headed(&self.place_name(place), &format!("{gap}{facts}"), width)
    }

    /// The facts about a place.
    pub(crate) fn facts(self, place: &PlacePicture) -> String {
        self.translator.translate_all(&place.facts)
    }

    pub(crate) fn place_name(self, place: &PlacePicture) -> String {
        match place.letter {
            Some(letter) => format!("{letter} {}", self.translator.name(place.seat)),
            None => self.translator.name(place.seat).to_owned(),
        }
    }

    /// A sentence that contains a number.
    pub(crate) fn number(self, key: &'static str, gap: &'static str, number: usize) -> String {
        self.translator
            .with(key, &[(gap, Arg::Number(number as i64))])
    }
}

/// The tracks on which nothing is printed.
fn plain(place: &PlacePicture) -> impl Iterator<Item = &TrackPicture> {
    place.tracks.iter().filter(|track| !track.is_printed())
}

/// Adds blanks after a text up to a width in columns.
pub(crate) fn padded(text: &str, width: usize) -> String {
    let wide = unicode_width::UnicodeWidthStr::width(text);
    format!("{text}{}", " ".repeat(width.saturating_sub(wide)))
}
