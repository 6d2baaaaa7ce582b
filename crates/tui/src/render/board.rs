//! Cards and boards as blocks: cells, symbols, marks, pieces, fences and highlights.

use super::Renderer;
use super::block::{Block, StyledLine};
use super::glyphs::{Glyphs, Touch};
use super::lights::Lights;
use super::role::Role;
use crate::spot::Spot;
use roll_and_write::picture::{CardPicture, CellPicture, FencePicture, Mark, PlacePicture};
use roll_and_write::{Cell, Ground, LineSide, OnBoard};

/// The columns before the first cell, if rows are named.
const MARGIN: usize = 3;

/// How a card is drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look<'a> {
    /// Whether rows and columns have names.
    pub(crate) named: bool,
    /// The board and its highlights; `None` for a card that cannot be selected.
    pub(crate) lit: Option<(OnBoard, &'a Lights)>,
}

impl Look<'_> {
    /// A card with named rows and columns that cannot be selected.
    pub(crate) const NAMED: Self = Self {
        named: true,
        lit: None,
    };
    /// A card without names that cannot be selected.
    pub(crate) const BARE: Self = Self {
        named: false,
        lit: None,
    };
}

impl Renderer<'_> {
    /// A card below a title, with this number of lines for its printed facts.
    pub(crate) fn card(
        self,
        card: &CardPicture,
        title: StyledLine,
        facts: usize,
        look: Look<'_>,
    ) -> Block {
        let mut block = Block::from(title);
        block.below(self.printed_facts(card));
        block.fill_to(1 + facts);
        self.board(card, look).draw(&mut block);
        block
    }

    /// The same card with its facts next to its cells, which takes fewer lines.
    pub(crate) fn low_card(self, card: &CardPicture, title: StyledLine, look: Look<'_>) -> Block {
        let (mut block, mut cells) = (Block::from(title), Block::default());
        self.board(card, look).draw(&mut cells);
        block.below(Block::beside(vec![cells, self.printed_facts(card)], 1));
        block
    }

    fn board<'a>(self, card: &'a CardPicture, look: Look<'a>) -> Board<'a> {
        Board {
            glyphs: self.glyphs,
            card,
            look,
        }
    }

    fn printed_facts(self, card: &CardPicture) -> Block {
        let mut block = Block::default();
        for fact in &card.facts {
            let text = self.translator.translate(fact);
            block.push(StyledLine::new(Role::Plain, text));
        }
        block
    }
}

/// A board while it is drawn.
struct Board<'a> {
    glyphs: Glyphs,
    card: &'a CardPicture,
    look: Look<'a>,
}

impl Board<'_> {
    /// Adds the grid below the existing lines of the block.
    fn draw(&self, block: &mut Block) {
        if self.look.named {
            block.push(StyledLine::new(Role::Faint, header(self.card)));
        }
        let rows: Vec<&[CellPicture]> = self.card.cells.chunks(self.card.frame.cols()).collect();
        let bare = |cells: &&[CellPicture]| cells.iter().all(|cell| cell.ground == Ground::Gap);
        let used = rows.len() - rows.iter().rev().take_while(|cells| bare(cells)).count();
        for (row, cells) in rows.iter().enumerate().take(used) {
            match &self.card.fences {
                None => self.row(row, cells, block),
                Some(fences) => self.fenced_row(fences, row, cells, block),
            }
        }
    }

    fn margin(&self) -> usize {
        if self.look.named { MARGIN } else { 1 }
    }

    fn start(&self, row: usize, before: char, role: Role) -> StyledLine {
        let name = if self.look.named {
            format!("{:>2}", row + 1)
        } else {
            String::new()
        };
        StyledLine::new(Role::Faint, name).and(role, before.to_string())
    }

    fn touch(&self, row: usize, col: usize) -> Option<Touch> {
        let (board, lights) = self.look.lit?;
        lights.cell(board, self.card.frame.cell(row, col)?)
    }

    /// A row of cells, with a column between neighbours for brackets.
    fn row(&self, row: usize, cells: &[CellPicture], block: &mut Block) {
        let touches: Vec<Option<Touch>> =
            (0..cells.len()).map(|col| self.touch(row, col)).collect();
        let between = |col: usize| {
            let left = col.checked_sub(1).and_then(|left| touches[left]);
            let right = touches.get(col).copied().flatten();
            match (left, right) {
                (Some(left), right) if right.is_none_or(|right| right < left) => {
                    (Glyphs::brackets(left).1, role_of(left))
                }
                (left, Some(right)) if left == Some(right) => (' ', role_of(right)),
                (_, Some(right)) => (Glyphs::brackets(right).0, role_of(right)),
                (_, None) => (' ', Role::Plain),
            }
        };
        let (first, role) = between(0);
        let mut line = self.start(row, first, role);
        for (col, cell) in cells.iter().enumerate() {
            let (glyph, role) = self.cell(cell, touches[col]);
            line.push(role, glyph.to_string());
            let (after, role) = between(col + 1);
            line.push(role, after.to_string());
            let at = self.card.frame.cell(row, col);
            let at = at.filter(|_| cell.ground != Ground::Gap);
            if let (Some((board, _)), Some(at)) = (self.look.lit, at) {
                let place = (self.margin() + 2 * col, block.height());
                block.zone(place, (2, 1), Spot::Cell(board, at));
            }
        }
        block.push(line);
    }

    fn cell(&self, cell: &CellPicture, touch: Option<Touch>) -> (char, Role) {
        let glyphs = self.glyphs;
        let plain = match (cell.mark, cell.symbol, cell.ground) {
            (Mark::Old, ..) => (glyphs.old(), Role::Marked),
            (Mark::Fresh, ..) => (glyphs.fresh(), Role::Fresh),
            (Mark::Free, Some(_), _) => (glyphs.printed(cell), Role::Symbol),
            (Mark::Free, None, Ground::Wall | Ground::Gap) => (glyphs.printed(cell), Role::Wall),
            (Mark::Free, None, Ground::Plain | Ground::Entry | Ground::Tomb) => {
                (glyphs.printed(cell), Role::Plain)
            }
        };
        match touch {
            Some(Touch::Ghost)
                if cell.symbol.is_none()
                    && cell.ground == Ground::Plain
                    && cell.mark == Mark::Free =>
            {
                (glyphs.ghost(), Role::Ghost)
            }
            Some(touch @ (Touch::Ghost | Touch::Clash)) => (plain.0, role_of(touch)),
            Some(Touch::Possible) if plain.1 == Role::Plain => (plain.0, Role::Possible),
            Some(Touch::Possible) | None => plain,
        }
    }

    /// A row of cells with the fences on their sides, and the line of fences below them.
    fn fenced_row(
        &self,
        fences: &FencePicture,
        row: usize,
        cells: &[CellPicture],
        block: &mut Block,
    ) {
        let frame = self.card.frame;
        let top = block.height();
        let mut beside = self.start(row, ' ', Role::Plain);
        let mut below = StyledLine::new(Role::Plain, " ".repeat(self.margin()));
        for (col, cell) in cells.iter().enumerate() {
            let Some(at) = frame.cell(row, col) else {
                continue;
            };
            let left = self.margin() + 4 * col;
            self.broad_cell(cell, self.touch(row, col), &mut beside);
            let built = (fences.right.contains(at), fences.fresh_right.contains(at));
            let (upright, role) = self.fence(built, at, LineSide::Right, |pair| pair.0);
            beside.push(role, upright.to_string());
            let built = (fences.below.contains(at), fences.fresh_below.contains(at));
            let (flat, role) = self.fence(built, at, LineSide::Below, |pair| pair.1);
            below.push(role, flat.to_string().repeat(3));
            below.push(Role::Plain, " ");
            if let Some((board, _)) = self.look.lit {
                block.zone((left, top), (3, 1), Spot::Cell(board, at));
                if col + 1 < frame.cols() {
                    block.zone(
                        (left + 3, top),
                        (1, 1),
                        Spot::Line(board, at, LineSide::Right),
                    );
                }
                if row + 1 < frame.rows() {
                    block.zone(
                        (left, top + 1),
                        (3, 1),
                        Spot::Line(board, at, LineSide::Below),
                    );
                }
            }
        }
        block.push(beside);
        // The rim has no fences.
        if row + 1 < frame.rows() {
            block.push(below);
        }
    }

    fn fence(
        &self,
        (built, fresh): (bool, bool),
        at: Cell,
        side: LineSide,
        pick: fn((char, char)) -> char,
    ) -> (char, Role) {
        let touch = self
            .look
            .lit
            .and_then(|(board, lights)| lights.line(board, at, side));
        match touch {
            Some(touch) => (pick(self.glyphs.line(touch)), role_of(touch)),
            None if fresh => (pick(self.glyphs.fence(true)), Role::Fresh),
            None if built => (pick(self.glyphs.fence(false)), Role::Plain),
            None => (' ', Role::Plain),
        }
    }

    /// A cell in three columns, with room for a piece.
    fn broad_cell(&self, cell: &CellPicture, touch: Option<Touch>, line: &mut StyledLine) {
        let (before, after) = touch.map_or((' ', ' '), Glyphs::brackets);
        let around = touch.map_or(Role::Plain, role_of);
        let Some(piece) = cell.piece else {
            let (glyph, role) = match touch {
                // A piece has no ghost character; the brackets and the number next to them show it.
                Some(Touch::Ghost) => (self.glyphs.printed(cell), Role::Ghost),
                touch => self.cell(cell, touch),
            };
            line.push(around, before.to_string());
            line.push(role, glyph.to_string());
            line.push(around, after.to_string());
            return;
        };
        let number = piece
            .number
            .map_or_else(|| "?".to_owned(), |number| number.to_string());
        let (sign, role) = match touch {
            Some(touch) => (before, role_of(touch)),
            None if piece.fresh => ('>', Role::Fresh),
            None => (' ', Role::Marked),
        };
        line.push(role, format!("{sign}{}{number}", piece.letter));
    }
}

pub(crate) fn role_of(touch: Touch) -> Role {
    match touch {
        Touch::Possible => Role::Possible,
        Touch::Clash => Role::Clash,
        Touch::Ghost => Role::Ghost,
    }
}

/// The letters of the columns.
fn header(card: &CardPicture) -> String {
    let wide = card.fences.is_some();
    let letter = |col: usize| char::from(b'a' + col as u8);
    let letters: Vec<String> = (0..card.frame.cols())
        .map(|col| format!("{:>width$}", letter(col), width = if wide { 2 } else { 1 }))
        .collect();
    let gap = if wide { "  " } else { " " };
    format!("{}{}", " ".repeat(MARGIN), letters.join(gap))
}

/// The number of cells of a card that are not marked.
pub(crate) fn cells_left(card: &CardPicture) -> usize {
    let free = |cell: &&CellPicture| {
        cell.mark == Mark::Free && !matches!(cell.ground, Ground::Gap | Ground::Wall)
    };
    card.cells.iter().filter(free).count()
}

/// The maximum number of fact lines on one of the cards.
pub(crate) fn facts_max<'a>(cards: impl IntoIterator<Item = &'a CardPicture>) -> usize {
    let facts = cards.into_iter().map(|card| card.facts.len());
    facts.max().unwrap_or(0)
}

/// The board with fresh marks: those that its place did not have before the last turn.
pub(crate) fn freshened(card: &CardPicture, before: Option<&PlacePicture>) -> CardPicture {
    let mut card = card.clone();
    let Some(before) = before else {
        return card;
    };
    let known = before.boards.iter().find(|known| known.name == card.name);
    for (at, cell) in card.cells.iter_mut().enumerate() {
        let was = known.and_then(|known| known.cells.get(at));
        // If the card is new, all its marks are new too.
        if cell.mark == Mark::Old && was.is_none_or(|was| was.mark == Mark::Free) {
            cell.mark = Mark::Fresh;
        }
    }
    card
}

/// The name of a card with its position.
pub(crate) fn titled(card: &CardPicture) -> String {
    if card.place.is_empty() {
        card.name.clone()
    } else {
        format!("{}: {}", card.place, card.name)
    }
}
