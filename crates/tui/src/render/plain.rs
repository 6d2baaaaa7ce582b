//! What plain output prints: blocks below each other, indented under their titles.

use super::block::{Block, StyledLine};
use super::board::{Look, facts_max, titled};
use super::legend::cells_of;
use super::role::Role;
use super::score::ScoreForm;
use super::{GAP, Renderer};
use roll_and_write::picture::{CardPicture, PatternPicture, Picture, PlacePicture};
use roll_and_write::{Game, Score, Seat, Standings};

/// How far what belongs to a title stands to the right of it.
const INDENT: usize = 2;

impl Renderer<'_> {
    /// All that one seat is shown, with lines of about this width: the others first, what the seat needs to decide
    /// last, where it is still in sight on a low screen.
    pub fn picture(self, picture: &Picture, width: usize) -> Block {
        let headline = self.translator.translate_all(&picture.headline);
        let facts = self.translator.translate_all(&picture.facts);
        let mut block = Block::default();
        if !headline.is_empty() {
            block.push(StyledLine::new(Role::Title, headline));
        }
        block.push(StyledLine::new(Role::Plain, facts));
        let (own, others) = picture.places.split_at(1.min(picture.places.len()));
        for (index, place) in others.iter().enumerate() {
            // Places without boards stand close, so that four of them fit a low screen.
            if index == 0 || !place.boards.is_empty() {
                block.push(StyledLine::default());
            }
            block.below(self.place(place, width));
        }
        let cards = |cards| self.cards(cards, width);
        if !picture.offer.is_empty() {
            block.push(StyledLine::default());
            block.below(cards(&picture.offer).titled(self.translator.text("table-offer")));
        }
        if !picture.boards.is_empty() {
            block.push(StyledLine::default());
            block.below(cards(&picture.boards));
        }
        for place in own {
            block.push(StyledLine::default());
            block.below(self.place(place, width));
        }
        if !picture.hand.is_empty() {
            block.below(cards(&picture.hand).titled(self.translator.text("cli-hand")));
        }
        if let Some(pattern) = &picture.pattern {
            block.below(self.asked_pattern(pattern));
        }
        block
    }

    /// A seat's place: whose it is, its sheet and its boards.
    pub fn place(self, place: &PlacePicture, width: usize) -> Block {
        let mut block = self.place_line(place, usize::MAX);
        let tracks = self.tracks(place, None, width.saturating_sub(3), false);
        block.below(tracks.indented(INDENT));
        block.below(self.cards(&place.boards, width));
        block
    }

    /// Cards side by side, in rows of at most this width, their grids level with each other.
    pub fn cards(self, cards: &[CardPicture], width: usize) -> Block {
        let facts = facts_max(cards);
        let draw = |card: &CardPicture| {
            let title = StyledLine::new(Role::Title, titled(card));
            self.card(card, title, facts, Look::NAMED).trimmed()
        };
        Block::flow(cards.iter().map(draw).collect(), GAP, width).indented(INDENT)
    }

    /// What the signs of a picture mean.
    pub fn legend_of(self, picture: &Picture) -> Block {
        let signs = self.sign_lines(picture, ["cli-sign-old", "cli-sign-fresh"], usize::MAX);
        signs.indented(INDENT)
    }

    /// What the symbols of a picture are called, and what they do.
    pub fn symbols(self, picture: &Picture) -> Block {
        self.symbol_lines(picture, usize::MAX).indented(INDENT)
    }

    /// The score sheet of a seat, line by line.
    pub fn score_sheet(self, game: &dyn Game, seat: Seat, score: &Score) -> Block {
        let lines = self.score_lines(game, score, ScoreForm::Points);
        lines.indented(INDENT).titled(self.translator.name(seat))
    }

    /// Who stands where, with what total, and by which tie-break.
    pub fn standings(
        self,
        game: &dyn Game,
        standings: &Standings,
        total: impl Fn(Seat) -> String,
    ) -> Block {
        let lines = self.standing_lines(game, standings, total, usize::MAX);
        let title = self.translator.text("table-standings");
        lines.indented(INDENT).titled(title)
    }

    /// The pattern that is asked for.
    fn asked_pattern(self, pattern: &PatternPicture) -> Block {
        let title = self.translator.text("cli-expedition");
        let shape = self.pattern(Role::Plain, cells_of(pattern));
        shape
            .indented(2 * INDENT)
            .titled(format!("{title} {}", pattern.name))
    }
}
