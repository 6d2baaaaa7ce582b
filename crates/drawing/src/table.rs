//! A whole picture: everything that a seat is shown of its table.

use crate::drawing::Drawing;
use crate::flow::{below, beside, rows};
use crate::pen::{TextLook, text_at};
use crate::renderer::SvgRenderer;
use crate::shape::Rectangle;
use crate::sheet::letter_of;
use roll_and_write::Message;
use roll_and_write::picture::{CardPicture, Face, PatternPicture, Picture, PlacePicture};

const GAP: f64 = 5.0;
const TEXT: f64 = 3.4;
const TEXT_LINE: f64 = 4.8;
/// The sides of cells: on boards, on cards of the offer, of patterns.
const BOARD_CELL: f64 = 9.0;
const CARD_CELL: f64 = 6.0;
const PATTERN_CELL: f64 = 6.0;
const UPCOMING_CELL: f64 = 2.6;

impl SvgRenderer<'_> {
    /// A whole picture that is at most this wide: the headline, the pattern, the boards, the places of the seats,
    /// the offer and the legend.
    ///
    /// ```
    /// use rnw_drawing::{FontSource, SvgRenderer};
    /// use rnw_i18n::{Translations, Translator};
    /// use roll_and_write::picture::{Picture, PlacePicture};
    /// use roll_and_write::Seat;
    ///
    /// let translator = Translator::new(Translations::english(), vec!["Ann".to_owned()]);
    /// let picture = Picture::of_places([PlacePicture::new(Seat::new(0), Vec::new())]);
    /// let drawing = SvgRenderer::new(&translator).picture(&picture, 180.0);
    /// assert!(drawing.svg(FontSource::Installed).contains(">Ann</text>"));
    /// ```
    pub fn picture(&self, picture: &Picture, width: f64) -> Drawing {
        let mut blocks = vec![self.head(picture, width)];
        blocks.extend(self.dice(&picture.dice, width));
        blocks.extend(self.upcoming(&picture.upcoming, width));
        blocks.extend(self.cards(&picture.hand, width, CARD_CELL, None));
        blocks.extend(self.cards(&picture.boards, width, 2.0 * BOARD_CELL, None));
        for place in &picture.places {
            blocks.push(self.place(place, width));
        }
        blocks.extend(self.cards(&picture.offer, width, CARD_CELL, Some("table-offer")));
        blocks.extend(self.paragraphs(&picture.facts, width));
        blocks.extend(self.legend(picture, width));
        blocks.retain(|block| block.height() > 0.0);
        let all = below(&blocks, GAP);
        let mut drawing = Drawing::new(width, all.height());
        let paper = Rectangle::new(0.0, 0.0, width, all.height());
        drawing.add(&paper.drawn("#fff", "none", 0.0));
        drawing.place((0.0, 0.0), &all);
        drawing
    }

    /// The headline and what must be decided, next to the pattern.
    fn head(&self, picture: &Picture, width: f64) -> Drawing {
        let pattern = picture.pattern.as_ref().map(|pattern| {
            let shape = self.pattern(pattern, PATTERN_CELL, 0.3 * width, 30.0);
            below(&[self.heading(&pattern.name), shape], 1.5)
        });
        let room = width - pattern.as_ref().map_or(0.0, |block| block.width() + GAP);
        let headline = self.translator.translate_all(&picture.headline);
        let owed = picture.owed.as_ref();
        let owed = owed.map(|owed| self.translator.translate(owed));
        let lines = owed.iter().flat_map(|owed| self.paragraph(owed, room));
        let texts: Vec<Drawing> = [self.heading(&headline)].into_iter().chain(lines).collect();
        let texts = below(&texts, 1.5);
        match pattern {
            Some(pattern) => beside(&[pattern, texts], GAP),
            None => texts,
        }
    }

    /// The patterns that can still come, small.
    fn upcoming(&self, patterns: &[PatternPicture], width: f64) -> Vec<Drawing> {
        let shape = |pattern| self.pattern(pattern, UPCOMING_CELL, width, 20.0);
        let shapes = patterns.iter().map(shape).collect();
        let rows = rows(shapes, width, 3.0);
        Vec::from_iter((!rows.is_empty()).then(|| below(&rows, 2.0)))
    }

    /// Cards in rows, below a heading.
    fn cards(
        &self,
        cards: &[CardPicture],
        width: f64,
        side: f64,
        heading: Option<&'static str>,
    ) -> Option<Drawing> {
        if cards.is_empty() {
            return None;
        }
        let boards = cards.iter().map(|card| self.board(card, width, side));
        let heading = heading.map(|key| self.heading(&self.translator.text(key)));
        let rows = rows(boards.collect(), width, 2.0 * GAP);
        let blocks: Vec<Drawing> = heading.into_iter().chain(rows).collect();
        Some(below(&blocks, 3.0))
    }

    /// A seat: its name, its boards next to its tracks, and its facts.
    fn place(&self, place: &PlacePicture, width: f64) -> Drawing {
        let name = format!("{}{}", self.translator.name(place.seat), letter_of(place));
        let boards = place.boards.iter();
        let boards = boards.map(|card| self.board(card, width, BOARD_CELL));
        let mut parts: Vec<Drawing> = boards.collect();
        let tracks = place.tracks.iter();
        let tracks = tracks.map(|track| self.track_with_facts(track, 5.0));
        let tracks: Vec<Drawing> = tracks.collect();
        if !tracks.is_empty() {
            parts.push(below(&tracks, 1.0));
        }
        let rows = rows(parts, width, 2.0 * GAP);
        let facts = self.paragraphs(&place.facts, width);
        let blocks = [self.heading(&name)].into_iter().chain(rows).chain(facts);
        below(&blocks.collect::<Vec<Drawing>>(), 2.0)
    }

    fn legend(&self, picture: &Picture, width: f64) -> Vec<Drawing> {
        let entry = |(faces, key): (Vec<Face>, &str)| {
            let name = self.translator.word(key);
            let look = TextLook::regular(TEXT);
            let signs = self.symbols(&faces, 4.4);
            let text = signs.width() + 1.6;
            let width = text + 1.0 + self.pen.width_of(&name, look);
            let mut drawing = Drawing::new(width, TEXT_LINE);
            drawing.place((0.0, 0.2), &signs);
            drawing.add(&text_at((text, TEXT), look, &name));
            drawing
        };
        let entries = picture.legend_by_name();
        rows(entries.into_iter().map(entry).collect(), width, GAP)
    }

    fn paragraphs(&self, facts: &[Message], width: f64) -> Option<Drawing> {
        let lines = facts.iter().flat_map(|fact| {
            let text = self.translator.translate(fact);
            self.paragraph(&text, width)
        });
        let lines: Vec<Drawing> = lines.collect();
        (!lines.is_empty()).then(|| below(&lines, 0.0))
    }

    fn heading(&self, text: &str) -> Drawing {
        self.single_line(text, TextLook::bold(4.4))
    }

    /// A text as lines.
    fn paragraph(&self, text: &str, width: f64) -> Vec<Drawing> {
        let look = TextLook::regular(TEXT);
        let lines = self.pen.wrapped(text, width, look).into_iter();
        lines.map(|line| self.single_line(&line, look)).collect()
    }

    fn single_line(&self, text: &str, look: TextLook<'_>) -> Drawing {
        let mut drawing = Drawing::new(self.pen.width_of(text, look), 1.4 * look.size);
        drawing.add(&text_at((0.0, look.size), look, text));
        drawing
    }
}
