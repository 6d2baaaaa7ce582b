//! Cards and boards as blocks: cells, symbols, marks, pieces, fences and highlights.

use super::Renderer;
use super::block::{Block, StyledLine};
use super::glyphs::{Glyphs, Touch};
use super::lights::Lights;
use super::role::{Ink, Role, Shade};
use crate::spot::Spot;
use roll_and_write::picture::{
    CardPicture, CellPicture, GridLabels, Hue, Mark, PathKind, PlacePicture,
};
use roll_and_write::{Arg, Ground, Message, OnBoard};
use unicode_width::UnicodeWidthStr;

/// The columns of the names of rows, at least.
const NAMES_MIN: usize = 2;

/// The size of cells on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Size {
    /// One row, and one column with a column between cells; three columns if there can be fences.
    Small,
    /// Two rows and three columns; five columns if there can be fences.
    Large,
}

/// How a card is drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look<'a> {
    /// Whether rows and columns have names.
    pub(crate) named: bool,
    /// The size of the cells.
    pub(crate) size: Size,
    /// Whether a board with fences has its edge drawn too.
    pub(crate) rim: bool,
    /// The number of lines for printed facts, unless the card has more.
    pub(crate) facts: usize,
    /// Whether a fact about another colour than that of the card has a seal in that colour.
    pub(crate) seals: bool,
    /// The board and its highlights; `None` for a card that cannot be selected.
    pub(crate) lit: Option<(OnBoard, &'a Lights)>,
}

impl Look<'_> {
    /// A card with named rows and columns that cannot be selected.
    pub(crate) const NAMED: Self = Self {
        named: true,
        size: Size::Small,
        rim: true,
        facts: 0,
        seals: false,
        lit: None,
    };
    /// A card without names that cannot be selected.
    pub(crate) const BARE: Self = Self {
        named: false,
        ..Self::NAMED
    };
}

impl Renderer<'_> {
    /// A card below a title.
    pub(crate) fn card(self, card: &CardPicture, title: StyledLine, look: Look<'_>) -> Block {
        let mut block = Block::from(title);
        block.below(self.printed_facts(card, look.seals));
        block.fill_to(1 + look.facts);
        self.board(card, look).draw(&mut block);
        block
    }

    /// The grid of a card without its title and its facts.
    pub(crate) fn untitled(self, card: &CardPicture, look: Look<'_>) -> Block {
        let mut block = Block::default();
        self.board(card, look).draw(&mut block);
        block
    }

    /// The same card with its facts next to its cells, which takes fewer lines.
    pub(crate) fn low_card(self, card: &CardPicture, title: StyledLine, look: Look<'_>) -> Block {
        let (mut block, mut cells) = (Block::from(title), Block::default());
        self.board(card, look).draw(&mut cells);
        block.below(Block::beside(
            vec![cells, self.printed_facts(card, look.seals)],
            1,
        ));
        block
    }

    pub(super) fn board<'a>(self, card: &'a CardPicture, look: Look<'a>) -> Board<'a> {
        // Texts and lines have the small form only.
        let is_simple = |cell: &CellPicture| cell.print.is_none() && cell.paths.is_empty();
        let size = if card.cells.iter().all(is_simple) {
            look.size
        } else {
            Size::Small
        };
        let look = Look { size, ..look };
        Board {
            glyphs: self.glyphs,
            card,
            look,
        }
    }

    pub(super) fn printed_facts(self, card: &CardPicture, seals: bool) -> Block {
        let mut block = Block::default();
        for fact in &card.facts {
            let mut line = StyledLine::default();
            let hue = hue_of(fact).filter(|hue| seals && Some(*hue) != card.hue);
            if hue.is_some() {
                let sign = format!("{} ", self.glyphs.seal());
                line.push_hued(Role::Symbol, hue, sign);
            }
            line.push(Role::Plain, self.translator.translate(fact));
            block.push(line);
        }
        block
    }
}

/// The colour that a fact is about.
fn hue_of(fact: &Message) -> Option<Hue> {
    fact.args.iter().find_map(|(_, arg)| match arg {
        Arg::Word(word) => Hue::by_name(word.strip_prefix("color-")?),
        Arg::Name(_) | Arg::Seat(_) | Arg::Number(_) | Arg::List(_) => None,
    })
}

/// A board while it is drawn.
pub(super) struct Board<'a> {
    pub(super) glyphs: Glyphs,
    pub(super) card: &'a CardPicture,
    pub(super) look: Look<'a>,
}

impl Board<'_> {
    /// Adds the grid below the existing lines of the block.
    pub(super) fn draw(&self, block: &mut Block) {
        if let Some(fences) = &self.card.fences {
            return self.draw_fenced(fences, block);
        }
        if let Some(links) = &self.card.links {
            return self.draw_linked(links, block);
        }
        if self.is_named() {
            block.push(StyledLine::new(Role::Faint, self.header()));
        }
        for (row, cells) in self.rows().enumerate() {
            match self.look.size {
                Size::Small => self.row(row, cells, block),
                Size::Large => self.large_row(row, cells, block),
            }
        }
    }

    /// The rows of cells, without gaps at the end.
    pub(super) fn rows(&self) -> impl Iterator<Item = &[CellPicture]> {
        let rows = || self.card.cells.chunks(self.card.frame.cols());
        let bare = |cells: &&[CellPicture]| cells.iter().all(|cell| cell.ground == Ground::Gap);
        let used = rows().len() - rows().rev().take_while(|cells| bare(cells)).count();
        rows().take(used)
    }

    /// Whether rows and columns have names.
    pub(super) fn is_named(&self) -> bool {
        self.look.named && self.card.labels != GridLabels::None
    }

    /// The columns of a cell in the small form. A text has a column for the mark before it.
    fn cell_width(&self) -> usize {
        let prints = self.card.cells.iter().filter_map(|cell| cell.print);
        let widest = prints.map(|label| label.as_str().width()).max();
        widest.map_or(1, |width| 1 + width)
    }

    /// The names of the columns.
    fn header(&self) -> String {
        let letters = (0..self.card.frame.cols()).map(|col| self.card.col_label(col));
        let width = self.cell_width();
        let letters: Vec<String> = match self.look.size {
            Size::Small => letters.map(|letter| format!("{letter:>width$}")).collect(),
            Size::Large => letters.map(|letter| format!("{letter:^3}")).collect(),
        };
        let gap = match self.look.size {
            Size::Small => " ",
            Size::Large => "",
        };
        format!("{}{}", " ".repeat(self.margin()), letters.join(gap))
    }

    /// The names of columns of this width, with a blank between them, after a margin.
    pub(super) fn push_column_names(&self, margin: usize, width: usize, block: &mut Block) {
        if !self.is_named() {
            return;
        }
        let names = (0..self.card.frame.cols()).map(|col| self.card.col_label(col));
        let names: Vec<String> = names.map(|name| format!("{name:^width$}")).collect();
        let text = " ".repeat(margin) + &names.join(" ");
        block.push(StyledLine::new(Role::Faint, text));
    }

    pub(super) fn margin(&self) -> usize {
        match (self.is_named(), self.look.size) {
            (true, _) => self.names() + 1,
            (false, Size::Small) => 1,
            // The border of a large card needs no blank next to it.
            (false, Size::Large) => 0,
        }
    }

    /// The columns of the names of rows.
    fn names(&self) -> usize {
        let rows = (0..self.card.frame.rows()).map(|row| self.card.row_label(row).width());
        rows.max().unwrap_or(0).max(NAMES_MIN)
    }

    pub(super) fn start(&self, row: usize, before: char, role: Role) -> StyledLine {
        let width = self.names();
        let name = if self.is_named() {
            format!("{:>width$}", self.card.row_label(row))
        } else {
            String::new()
        };
        StyledLine::new(Role::Faint, name).and(role, before.to_string())
    }

    pub(super) fn touch(&self, row: usize, col: usize) -> Option<Touch> {
        let (board, lights) = self.look.lit?;
        lights.cell(board, self.card.frame.cell(row, col)?)
    }

    /// A row of cells, with a column between neighbours for brackets.
    fn row(&self, row: usize, cells: &[CellPicture], block: &mut Block) {
        let touches: Vec<Option<Touch>> =
            (0..cells.len()).map(|col| self.touch(row, col)).collect();
        let between = |col: usize| {
            let bracket = bracket_between(&touches, col, ' ');
            bracket.unwrap_or_else(|| self.joined(cells, col))
        };
        let width = self.cell_width();
        let (first, role) = between(0);
        let mut line = self.start(row, first, role);
        for (col, cell) in cells.iter().enumerate() {
            line.append(self.wide_cell(cell, touches[col], width));
            let (after, role) = between(col + 1);
            line.push(role, after.to_string());
            let at = self.card.frame.cell(row, col);
            let at = at.filter(|_| cell.ground != Ground::Gap);
            if let (Some((board, _)), Some(at)) = (self.look.lit, at) {
                let place = (self.margin() + (width + 1) * col, block.height());
                block.zone(place, (width + 1, 1), Spot::Cell(board, at));
            }
        }
        block.push(line);
    }

    /// The column before a cell: the line that joins it to the cell on its left, if there is one.
    fn joined(&self, cells: &[CellPicture], col: usize) -> (char, Role) {
        let left = col.checked_sub(1).and_then(|left| cells.get(left));
        let left = left.map_or(PathKind::None, |cell| cell.paths.right);
        let right = cells
            .get(col)
            .map_or(PathKind::None, |cell| cell.paths.left);
        (self.line_of(left.max(right)), Role::Plain)
    }

    /// A horizontal line of this kind.
    fn line_of(&self, kind: PathKind) -> char {
        match kind {
            PathKind::None => ' ',
            PathKind::Light | PathKind::Heavy => self.glyphs.fence(kind == PathKind::Heavy).1,
        }
    }

    /// A cell of this width: a cell with a text has its mark before the text, so that both can be read.
    fn wide_cell(&self, cell: &CellPicture, touch: Option<Touch>, width: usize) -> StyledLine {
        let shade = match cell.hue {
            Some(_) => Shade::Card(cell.hue),
            None => Shade::Bare,
        };
        let (glyph, role, hue) = self.cell(cell, touch);
        let ink = Ink { role, hue, shade };
        let mut line = StyledLine::default();
        let Some(print) = cell.print else {
            let to_the_left = self.line_of(cell.paths.left).to_string();
            line.draw(ink, to_the_left.repeat(width.saturating_sub(1)));
            line.draw(ink, glyph.to_string());
            return line;
        };
        let is_bare = cell.symbol.is_none() && cell.mark == Mark::Free;
        let sign = if is_bare { ' ' } else { glyph };
        line.draw(ink, sign.to_string());
        let role = match (touch, cell.mark) {
            (Some(touch), _) => role_of(touch),
            (None, Mark::Free) => Role::Symbol,
            (None, Mark::Old | Mark::Fresh) => role,
        };
        let (hue, text) = (None, width.saturating_sub(1));
        line.draw(Ink { role, hue, shade }, format!("{print:>text$}"));
        line
    }

    /// The character of a cell, with its role and the colour of its symbol.
    pub(super) fn cell(
        &self,
        cell: &CellPicture,
        touch: Option<Touch>,
    ) -> (char, Role, Option<Hue>) {
        let glyphs = self.glyphs;
        let (glyph, role) = match (cell.mark, cell.symbol, cell.ground) {
            (mark, None, _) if !cell.paths.is_empty() => {
                (glyphs.paths(cell.paths), role_of_mark(mark))
            }
            (Mark::Old, ..) => (glyphs.old(), Role::Marked),
            (Mark::Fresh, ..) => (glyphs.fresh(), Role::Fresh),
            (Mark::Free, Some(_), _) => (glyphs.printed(cell), Role::Symbol),
            (Mark::Free, None, Ground::Wall | Ground::Gap) => (glyphs.printed(cell), Role::Wall),
            (Mark::Free, None, Ground::Plain | Ground::Entry | Ground::Tomb) => {
                (glyphs.printed(cell), Role::Plain)
            }
        };
        let hue = cell.symbol.and_then(|face| face.hue);
        match touch {
            Some(Touch::Ghost)
                if cell.symbol.is_none()
                    && cell.paths.is_empty()
                    && cell.ground == Ground::Plain
                    && cell.mark == Mark::Free =>
            {
                (glyphs.ghost(), Role::Ghost, None)
            }
            Some(touch @ (Touch::Ghost | Touch::Clash)) => (glyph, role_of(touch), None),
            Some(Touch::Possible) if role == Role::Plain => (glyph, Role::Possible, None),
            Some(Touch::Possible) | None => (glyph, role, hue),
        }
    }
}

pub(crate) fn role_of(touch: Touch) -> Role {
    match touch {
        Touch::Possible => Role::Possible,
        Touch::Clash => Role::Clash,
        Touch::Ghost => Role::Ghost,
    }
}

/// What stands before a place in a row of places, of which some are highlighted: the bracket of the stronger highlight, or
/// `same` between two that are alike. `None` without a highlight.
pub(super) fn bracket_between(
    touches: &[Option<Touch>],
    col: usize,
    same: char,
) -> Option<(char, Role)> {
    let left = col.checked_sub(1).and_then(|left| touches[left]);
    let right = touches.get(col).copied().flatten();
    match (left, right) {
        (Some(left), right) if right.is_none_or(|right| right < left) => {
            Some((Glyphs::brackets(left).1, role_of(left)))
        }
        (left, Some(right)) if left == Some(right) => Some((same, role_of(right))),
        (_, Some(right)) => Some((Glyphs::brackets(right).0, role_of(right))),
        (_, None) => None,
    }
}

/// The role of a cell with lines.
fn role_of_mark(mark: Mark) -> Role {
    match mark {
        Mark::Free => Role::Plain,
        Mark::Old => Role::Marked,
        Mark::Fresh => Role::Fresh,
    }
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
