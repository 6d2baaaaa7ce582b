//! The layout of a small window, such as a phone: one page at a time. The first page is the table: the boards, below
//! them the pattern and the notes.

use super::note::{Note, notes_in};
use super::pages::{ScreenPage, small_pages};
use super::{TableScene, facts_max};
use crate::canvas::Canvas;
use crate::render::{Block, Look, Role, Size, StyledLine, Touch};
use crate::spot::Spot;
use roll_and_write::OnBoard;
use roll_and_write::picture::CardPicture;

/// The blank columns between cards.
const GAP: usize = 1;
/// The maximum number of rows for the state of the game.
const HEADER_ROWS: usize = 2;
/// The rows that the notes need, at least.
const NOTE_ROWS: usize = 4;

impl TableScene<'_> {
    pub(super) fn draw_small(&self, canvas: &mut Canvas<'_>) {
        let area = canvas.area();
        let (width, bottom) = (usize::from(area.width), area.bottom().saturating_sub(1));
        let mut block = Block::default();
        let headline = &self.picture.headline;
        let headline = self.renderer.translator.translate_all(headline);
        block.wrap(Role::Title, &headline, width);
        block.cut_to(HEADER_ROWS);
        let pages = small_pages(self.picture);
        canvas.pages = pages.len();
        let chosen = self.page.min(pages.len() - 1);
        block.below(self.tabs(&pages, chosen, width));
        let rows = usize::from(bottom - area.y).saturating_sub(block.height());
        let page = pages[chosen];
        // Who must do what stays in sight on every page.
        let asked = notes_in(&self.notes[..self.notes.len().min(1)], width, |_| true);
        let all = usize::from(bottom - area.y);
        let below = rows.saturating_sub(asked.height());
        block.below(if page == ScreenPage::Table {
            self.small_table(width, rows)
        } else if page == ScreenPage::Place(0) {
            self.small_own(width, below)
        } else {
            self.page_block(page, width, below, Size::Small)
        });
        if page != ScreenPage::Table {
            block.below(self.small_notes(width, all.saturating_sub(block.height())));
        }
        block.cut_to(all);
        let first = asked.lines().first().map(StyledLine::text);
        let is_asked = first.is_none_or(|first| block.text().contains(&first));
        // On the table itself, the choices come first.
        let has_choices = page == ScreenPage::Table && self.notes.iter().any(Note::is_choice);
        if !is_asked && !has_choices {
            block.cut_to(all - asked.height().min(all));
            block.below(asked);
        }
        canvas.put(&block, area);
    }

    /// What the decision is about, then the pattern and the notes, then the viewer's place as far as there is room.
    fn small_table(&self, width: usize, rows: usize) -> Block {
        let mut block = if self.lights.has_offer() {
            self.small_cards(&self.picture.offer, Spot::Offer, width, rows)
        } else {
            self.small_boards(width, rows)
        };
        block.below(self.small_panel(width, rows.saturating_sub(block.height())));
        let own = self.picture.places.first();
        let name = own.map(|own| self.renderer.place_line(own, width));
        let facts = own.map(|own| self.renderer.facts(own));
        let facts = facts.map(|facts| Block::wrapped(Role::Plain, &facts, width));
        let left = rows.saturating_sub(block.height());
        let mut own = [Some(self.own(width, &[])), name, facts]
            .into_iter()
            .flatten();
        if let Some(own) = own.find(|own| own.height() <= left) {
            block.below(own);
        }
        let left = rows.saturating_sub(block.height());
        block.below(self.news_in(width, left));
        block
    }

    /// The boards without their printed facts, and the cards in hand.
    fn small_boards(&self, width: usize, rows: usize) -> Block {
        let mut boards = Vec::new();
        for (at, card) in self.picture.boards.iter().enumerate() {
            let look = Look {
                rim: false,
                lit: Some((OnBoard::Shared(at), self.lights)),
                ..Look::NAMED
            };
            boards.push(self.renderer.untitled(card, look));
        }
        let own = self.picture.places.first();
        for (at, card) in own.into_iter().flat_map(|own| &own.boards).enumerate() {
            let on = OnBoard::Own(at);
            let card = CardPicture {
                facts: Vec::new(),
                ..self.freshened(on, card)
            };
            boards.push(self.board(on, &card, " ", Look::NAMED));
        }
        let mut block = self.dice(width);
        block.below(Block::flow(boards, GAP, width));
        block.below(self.sheet(width));
        let hand = &self.picture.hand;
        if !hand.is_empty() {
            let rows = rows.saturating_sub(block.height());
            block.below(self.small_cards(hand, Spot::Hand, width, rows));
        }
        block
    }

    /// Cards that can be chosen, with their printed facts if there is room for them.
    fn small_cards(
        &self,
        cards: &[CardPicture],
        spot: fn(usize) -> Spot,
        width: usize,
        rows: usize,
    ) -> Block {
        let flow = |cards: &[CardPicture]| {
            let facts = Some(facts_max(cards));
            let card = |(at, card)| self.pick(card, facts, spot(at), Size::Small);
            Block::flow(cards.iter().enumerate().map(card).collect(), GAP, width)
        };
        let whole = flow(cards);
        if whole.height() + NOTE_ROWS <= rows {
            return whole;
        }
        let bare = |card: &CardPicture| CardPicture {
            facts: Vec::new(),
            ..card.clone()
        };
        let mut block = flow(&cards.iter().map(bare).collect::<Vec<_>>());
        let facts = |card: &CardPicture| {
            let facts = self.renderer.translator.translate_all(&card.facts);
            format!("{}: {facts}", self.renderer.translator.card_name(card))
        };
        let mut all = Block::default();
        let lines: Vec<String> = cards.iter().map(facts).collect();
        all.wrap(Role::Plain, &lines.join("; "), width);
        if block.height() + all.height() + NOTE_ROWS <= rows {
            block.below(all);
            return block;
        }
        // Without room for the facts of all cards, those of the selected one are shown.
        for (at, card) in cards.iter().enumerate() {
            let lit = self.lights.at(spot(at));
            if lit.is_some_and(|touch| touch != Touch::Possible) {
                block.wrap(Role::Plain, &facts(card), width);
            }
        }
        block
    }

    /// The pattern with the notes next to it. Notes that have no room are left out, the least important first.
    fn small_panel(&self, width: usize, rows: usize) -> Block {
        let Some(pattern) = self.pattern() else {
            return self.small_notes(width, rows);
        };
        let room = width.saturating_sub(pattern.width() + GAP);
        let rows = rows.max(pattern.height());
        Block::beside(vec![pattern, self.small_notes(room, rows)], GAP)
    }

    fn small_notes(&self, width: usize, rows: usize) -> Block {
        let answers = Note::is_choice;
        let keeps: [&dyn Fn(&Note) -> bool; 4] = [
            &|_| true,
            &|note| note.role != Role::Faint,
            &|note| matches!(note.role, Role::Title | Role::Clash) || answers(note),
            // What the selection is, and what can be chosen, come before the question.
            &|note| note.role == Role::Clash || answers(note),
        ];
        let blocks = keeps.map(|keep| notes_in(&self.notes, width, keep));
        let last = blocks.len() - 1;
        let fits = blocks.iter().position(|block| block.height() <= rows);
        let mut blocks = blocks.into_iter();
        let mut block = blocks.nth(fits.unwrap_or(last)).unwrap_or_default();
        block.cut_to(rows);
        block
    }

    /// The facts about the table, then the viewer's place.
    fn small_own(&self, width: usize, rows: usize) -> Block {
        let facts = self.renderer.translator.translate_all(&self.picture.facts);
        let mut block = Block::wrapped(Role::Plain, &facts, width);
        if let Some(own) = self.picture.places.first() {
            let rows = rows.saturating_sub(block.height());
            block.below(self.place(own, width, rows, false));
        }
        block
    }
}
