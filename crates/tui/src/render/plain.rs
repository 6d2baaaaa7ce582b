//! Plain output: blocks below each other, indented below their titles.

use super::block::{Block, StyledLine};
use super::board::{Look, facts_max};
use super::role::Role;
use super::score::ScoreForm;
use super::{GAP, Renderer};
use roll_and_write::picture::{CardPicture, PatternPicture, Picture, PlacePicture};
use roll_and_write::{Game, Score, Seat, Standings};

/// The indentation below a title, in columns.
const INDENT: usize = 2;

impl Renderer<'_> {
    /// Everything that a seat sees, in lines of about this width. Other players come first. The facts that the
    /// seat needs for its decision come last, because the end stays visible on a low screen.
    pub fn picture(self, picture: &Picture, width: usize) -> Block {
        let headline = self.translator.translate_all(&picture.headline);
        let facts = self.translator.translate_all(&picture.facts);
        let mut block = Block::default();
        if !headline.is_empty() {
            block.push(StyledLine::new(Role::Title, headline));
        }
        if !facts.is_empty() {
            block.push(StyledLine::new(Role::Plain, facts));
        }
        block.below(self.dice(&picture.dice, None, width));
        let (own, others) = picture.places.split_at(1.min(picture.places.len()));
        for (index, place) in others.iter().enumerate() {
            // Places without boards have no blank line between them, so that four fit on a low screen.
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

    /// A seat's place: the player's name, the sheet and the boards.
    pub fn place(self, place: &PlacePicture, width: usize) -> Block {
        let mut block = self.place_line(place, usize::MAX);
        let tracks = self.tracks(place, width.saturating_sub(3));
        block.below(tracks.indented(INDENT));
        let rows = self.score_rows(place, None, None, width.saturating_sub(INDENT));
        block.below(rows.indented(INDENT));
        block.below(self.cards(&place.boards, width));
        block
    }

    /// Cards side by side in rows of at most this width. Their grids are aligned.
    pub fn cards(self, cards: &[CardPicture], width: usize) -> Block {
        let look = Look {
            facts: facts_max(cards),
            ..Look::NAMED
        };
        let draw = |card: &CardPicture| {
            let title = StyledLine::new(Role::Title, self.translator.card_title(card));
            self.card(card, title, look).trimmed()
        };
        Block::flow(cards.iter().map(draw).collect(), GAP, width).indented(INDENT)
    }

    /// The meanings of the characters in a picture.
    pub fn legend_of(self, picture: &Picture) -> Block {
        let signs = self.sign_lines(picture, ["cli-sign-old", "cli-sign-fresh"], usize::MAX);
        signs.indented(INDENT)
    }

    /// The names and effects of a picture's symbols.
    pub fn symbols(self, picture: &Picture) -> Block {
        self.symbol_lines(picture, usize::MAX).indented(INDENT)
    }

    /// The score sheet of a seat, line by line.
    pub fn score_sheet(self, game: &dyn Game, seat: Seat, score: &Score) -> Block {
        let lines = self.score_lines(game, score, ScoreForm::Free);
        lines.indented(INDENT).titled(self.translator.name(seat))
    }

    /// The standings: places, totals, and the tie-breaks that decided.
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

    /// The pattern of the current decision.
    fn asked_pattern(self, pattern: &PatternPicture) -> Block {
        let title = self.translator.text("cli-expedition");
        let shape = self.whole_pattern(Role::Plain, pattern);
        shape
            .indented(2 * INDENT)
            .titled(format!("{title} {}", pattern.name))
    }
}
