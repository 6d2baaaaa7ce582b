//! The layout of the whole table, in a window of any size.

use crate::canvas::Canvas;
use crate::form::Form;
use crate::render::{
    Block, GAP, Glyphs, Lights, Look, Renderer, Role, StyledLine, Touch, cells_left, facts_max,
    freshened, role_of, titled, wrapped,
};
use crate::spot::Spot;
use ratatui::layout::Rect;
use roll_and_write::picture::{CardPicture, Picture, PlacePicture};
use roll_and_write::{Game, OnBoard};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The minimum window width in columns.
pub(crate) const WIDTH_MIN: u16 = 80;
/// The minimum window height in rows.
pub(crate) const HEIGHT_MIN: u16 = 24;
/// A window with this number of columns more than `WIDTH_MIN` has a separate column on the right.
const SIDE_MIN: u16 = 32;
/// The maximum width of the right column.
const SIDE_MAX: u16 = 64;
/// The minimum width of the notes next to the boards. In less space they go below the boards.
const PANEL_MIN: usize = 28;
/// The number of rows for notes below the boards.
const PANEL_ROWS: usize = 5;
/// The maximum and minimum length of a page name in the row of names.
const TAB_MAX: usize = 48;
const TAB_MIN: usize = 6;

/// A text next to the boards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Note {
    pub(crate) role: Role,
    pub(crate) text: String,
    pub(crate) spot: Option<Spot>,
    /// Clickable texts in one row after the text.
    pub(crate) row: Vec<(Role, String, Spot)>,
}

impl Note {
    pub(crate) fn new(role: Role, text: impl Into<String>) -> Self {
        Self {
            role,
            text: text.into(),
            spot: None,
            row: Vec::new(),
        }
    }

    /// A clickable note.
    pub(crate) fn at(spot: Spot, role: Role, text: impl Into<String>) -> Self {
        Self {
            spot: Some(spot),
            ..Self::new(role, text)
        }
    }
}

/// Everything that a table screen shows.
pub(crate) struct TableScene<'a> {
    pub(crate) renderer: Renderer<'a>,
    pub(crate) game: &'a dyn Game,
    pub(crate) picture: &'a Picture,
    /// The picture before the last turn, to mark what has changed.
    pub(crate) before: Option<&'a Picture>,
    pub(crate) lights: &'a Lights,
    /// The notes next to the boards, the most important first.
    pub(crate) notes: Vec<Note>,
    /// The latest notices; shown as far as there is room.
    pub(crate) news: Vec<String>,
    /// The pattern in its current orientation.
    pub(crate) held: Option<&'a Form>,
    pub(crate) log: &'a [String],
    pub(crate) page: usize,
}

/// A page below the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ScreenPage {
    Offer,
    /// The place of another seat, by its index in the picture.
    Place(usize),
    Log,
    Legend,
}

/// The amount of space that a place gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Room {
    /// As much as it needs.
    Whole,
    /// Without the names of rows and columns.
    Unnamed,
    /// The same with close boxes and without the player's name.
    Tight,
}

/// The pages of a picture.
pub(crate) fn pages(picture: &Picture) -> Vec<ScreenPage> {
    let offer = (!picture.offer.is_empty()).then_some(ScreenPage::Offer);
    let others = picture.places.iter().enumerate().skip(1);
    let others = others
        .filter(|(_, place)| has_page(place))
        .map(|(at, _)| ScreenPage::Place(at));
    offer
        .into_iter()
        .chain(others)
        .chain([ScreenPage::Log, ScreenPage::Legend])
        .collect()
}

/// Whether a place needs more than one line.
fn has_page(place: &PlacePicture) -> bool {
    !place.boards.is_empty() || !place.tracks.is_empty()
}

impl TableScene<'_> {
    /// Draws the table. Leaves the last row free for the key bar.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>) {
        let area = canvas.area();
        let side = area
            .width
            .saturating_sub(WIDTH_MIN + GAP as u16)
            .min(SIDE_MAX);
        let side = if side >= SIDE_MIN { side } else { 0 };
        let width = usize::from(area.width - if side > 0 { side + GAP as u16 } else { 0 });
        let bottom = area.bottom().saturating_sub(1);
        let mut top = area.y;
        let mut put = |canvas: &mut Canvas<'_>, block: &Block| {
            let height = (block.height() as u16).min(bottom.saturating_sub(top));
            canvas.put(block, Rect::new(area.x, top, width as u16, height));
            top += height;
        };
        put(canvas, &self.header(width));
        let boards = self.boards(width);
        let room = width.saturating_sub(boards.width() + GAP);
        if room >= PANEL_MIN {
            let height = boards.height().max(PANEL_ROWS);
            let panel = self.panel(room, height);
            put(canvas, &Block::beside(vec![boards, panel], GAP));
        } else {
            put(canvas, &boards);
            put(canvas, &self.panel(width, PANEL_ROWS));
        }
        put(canvas, &self.own(width));
        let below = Rect::new(area.x, top, width as u16, bottom.saturating_sub(top));
        self.side_pages(canvas, below, side > 0);
        if side > 0 {
            let left = area.x + width as u16 + GAP as u16;
            self.side(canvas, Rect::new(left, area.y, side, bottom - area.y));
        }
    }

    /// The state of the game, and the objects on the table that are not cards.
    fn header(&self, width: usize) -> Block {
        let headline = self
            .renderer
            .translator
            .translate_all(&self.picture.headline);
        let facts = self.renderer.translator.translate_all(&self.picture.facts);
        let mut lines = wrapped(&format!("{headline}   {facts}"), width).into_iter();
        let mut block = Block::default();
        if let Some(first) = lines.next() {
            match first.strip_prefix(&headline) {
                Some(rest) => {
                    block.push(StyledLine::new(Role::Title, headline).and(Role::Plain, rest));
                }
                None => block.push(StyledLine::new(Role::Title, first)),
            }
        }
        lines.for_each(|line| block.push(StyledLine::new(Role::Plain, line)));
        block
    }

    /// The boards in play and the cards in hand.
    fn boards(&self, width: usize) -> Block {
        let shared = self.picture.boards.iter().enumerate();
        let shared = shared.map(|(at, card)| (OnBoard::Shared(at), card));
        let own = self
            .picture
            .places
            .first()
            .map_or(&[][..], |own| &own.boards);
        let own = own
            .iter()
            .enumerate()
            .map(|(at, card)| (OnBoard::Own(at), card));
        let cards: Vec<(OnBoard, &CardPicture)> = shared.chain(own).collect();
        let facts = facts_max(cards.iter().map(|(_, card)| *card));
        let board = |(on, card): (OnBoard, &CardPicture)| {
            let title = StyledLine::new(Role::Title, titled(card));
            let left = match on {
                OnBoard::Own(_) => {
                    self.renderer
                        .number("tui-cells-left", "count", cells_left(card))
                }
                OnBoard::Shared(_) => String::new(),
            };
            let gap = if left.is_empty() { "" } else { "  " };
            let title = title.and(Role::Faint, format!("{gap}{left}"));
            let look = Look {
                named: true,
                lit: Some((on, self.lights)),
            };
            let card = self.freshened(on, card);
            self.renderer.card(&card, title, facts, look)
        };
        let mut blocks: Vec<Block> = cards.into_iter().map(board).collect();
        let facts = Some(facts_max(&self.picture.hand));
        for (at, card) in self.picture.hand.iter().enumerate() {
            blocks.push(self.pick(card, facts, self.lights.held(at), Spot::Hand(at)));
        }
        Block::flow(blocks, GAP, width)
    }

    /// A card that can be chosen, with this number of lines for its facts, or with its facts next to its cells. Brackets
    /// around its name show that it is lit.
    fn pick(
        &self,
        card: &CardPicture,
        facts: Option<usize>,
        touch: Option<Touch>,
        spot: Spot,
    ) -> Block {
        let title = match touch {
            Some(touch) => {
                let (open, close) = Glyphs::brackets(touch);
                StyledLine::new(role_of(touch), format!("{open}{}{close}", card.name))
            }
            None => StyledLine::new(Role::Title, format!(" {} ", card.name)),
        };
        let mut block = match facts {
            Some(facts) => self.renderer.card(card, title, facts, Look::BARE),
            None => self.renderer.low_card(card, title, Look::BARE),
        };
        block.whole(spot);
        block
    }

    /// The text next to the boards: notes, then the pattern and the latest notices, as far as there is room.
    fn panel(&self, width: usize, height: usize) -> Block {
        let mut block = Block::default();
        for note in &self.notes {
            if !note.row.is_empty() {
                let text = StyledLine::new(note.role, note.text.clone());
                let mut pieces = vec![Block::default()];
                pieces[0].push(text);
                for (role, text, spot) in &note.row {
                    let mut piece = Block::default();
                    piece.push_spot(StyledLine::new(*role, text.clone()), *spot);
                    pieces.push(piece);
                }
                block.below(Block::beside(pieces, 1));
                continue;
            }
            for line in wrapped(&note.text, width) {
                let line = StyledLine::new(note.role, line);
                match note.spot {
                    Some(spot) => block.push_spot(line, spot),
                    None => block.push(line),
                }
            }
        }
        let room = height.saturating_sub(block.height());
        if let Some(pattern) = self.pattern().filter(|pattern| pattern.height() <= room) {
            block.below(pattern);
        }
        let room = height.saturating_sub(block.height());
        let mut news: Vec<String> = Vec::new();
        for text in self.news.iter().rev() {
            let lines = wrapped(text, width);
            if news.len() + lines.len() > room {
                break;
            }
            news.splice(0..0, lines);
        }
        for line in news {
            block.push(StyledLine::new(Role::Faint, line));
        }
        block
    }

    fn pattern(&self) -> Option<Block> {
        let rows = self.held?.rows();
        Some(self.renderer.pattern(Role::Title, rows).indented(2))
    }

    /// The viewer's sheet, and the places that need only one line.
    fn own(&self, width: usize) -> Block {
        let mut block = Block::default();
        for (at, place) in self.picture.places.iter().enumerate() {
            if at == 0 {
                block.below(self.renderer.place_line(place, width));
                let before = self.place_before(place);
                block.below(self.renderer.tracks(place, before, width, false));
            } else if !has_page(place) {
                block.below(self.renderer.place_line(place, width));
            }
        }
        block
    }

    /// A board of the viewer, with the marks of the last turn highlighted.
    fn freshened(&self, on: OnBoard, card: &CardPicture) -> CardPicture {
        let own = self
            .picture
            .places
            .first()
            .filter(|_| matches!(on, OnBoard::Own(_)));
        freshened(card, own.and_then(|own| self.place_before(own)))
    }

    fn place_before(&self, place: &PlacePicture) -> Option<&PlacePicture> {
        self.before?
            .places
            .iter()
            .find(|before| before.seat == place.seat)
    }

    /// The pages below the table: the chosen one, and the following ones as far as there is room.
    fn side_pages(&self, canvas: &mut Canvas<'_>, area: Rect, side: bool) {
        if area.height < 2 {
            return;
        }
        let pages = pages(self.picture);
        let chosen = self.page.min(pages.len() - 1);
        let (width, mut top) = (usize::from(area.width), area.y + 1);
        let tabs = self.tabs(&pages, chosen, width);
        canvas.put(&tabs, Rect { height: 1, ..area });
        let first = self.page_block(pages[chosen], width, usize::from(area.bottom() - top));
        canvas.put(
            &first,
            Rect {
                y: top,
                height: area.bottom() - top,
                ..area
            },
        );
        top += first.height() as u16;
        for page in pages.into_iter().skip(chosen + 1) {
            // The right column already shows these pages.
            if side && matches!(page, ScreenPage::Place(_) | ScreenPage::Log) {
                continue;
            }
            let room = area.bottom().saturating_sub(top + 2);
            let block = self.page_block(page, width, usize::from(room));
            if block.is_empty() || block.height() > usize::from(room) {
                continue;
            }
            let block = block.titled(self.page_name(page));
            canvas.put(
                &block,
                Rect {
                    y: top + 1,
                    height: block.height() as u16,
                    ..area
                },
            );
            top += 1 + block.height() as u16;
        }
    }

    /// The names of the pages in a row. Player names are shortened until all fit.
    fn tabs(&self, pages: &[ScreenPage], chosen: usize, width: usize) -> Block {
        let lengths = (TAB_MIN..=TAB_MAX).rev();
        let mut rows = lengths.map(|length| self.tabs_of(pages, chosen, length));
        let fits = |row: &Block| row.width() <= width;
        rows.find(fits)
            .unwrap_or_else(|| self.tabs_of(pages, chosen, TAB_MIN))
    }

    fn tabs_of(&self, pages: &[ScreenPage], chosen: usize, length: usize) -> Block {
        let tab = |(at, page): (usize, &ScreenPage)| {
            let name = shortened(&self.page_name(*page), length);
            let line = if at == chosen {
                StyledLine::new(Role::Bar, format!("[{name}]"))
            } else {
                StyledLine::new(Role::Faint, format!(" {name} "))
            };
            let mut block = Block::default();
            block.push_spot(line, Spot::ScreenPage(at));
            block
        };
        Block::beside(pages.iter().enumerate().map(tab).collect(), 1)
    }

    fn page_name(&self, page: ScreenPage) -> String {
        match page {
            ScreenPage::Offer => self.renderer.translator.text("table-offer"),
            ScreenPage::Place(at) => self.renderer.place_name(&self.picture.places[at]),
            ScreenPage::Log => self.renderer.translator.text("tui-page-log"),
            ScreenPage::Legend => self.renderer.translator.text("tui-page-legend"),
        }
    }

    fn page_block(&self, page: ScreenPage, width: usize, height: usize) -> Block {
        match page {
            ScreenPage::Offer => self.offer(width, height),
            ScreenPage::Place(at) => self.place(&self.picture.places[at], width, height, true),
            ScreenPage::Log => self.log_end(width, height),
            ScreenPage::Legend => {
                let mut legend = self.renderer.legend(self.game, self.picture, width);
                legend.cut_to(height);
                legend
            }
        }
    }

    /// The open cards, with their facts above their cells or, if that is too high, next to them.
    fn offer(&self, width: usize, height: usize) -> Block {
        let flow = |facts| {
            let cards = self.picture.offer.iter().enumerate();
            let cards = cards
                .map(|(at, card)| self.pick(card, facts, self.lights.offered(at), Spot::Offer(at)));
            Block::flow(cards.collect(), GAP, width)
        };
        let block = flow(Some(facts_max(&self.picture.offer)));
        if block.height() <= height {
            return block;
        }
        flow(None)
    }

    /// The place of another seat: its boards with its other things next to them, as spacious as the height
    /// allows.
    fn place(&self, place: &PlacePicture, width: usize, height: usize, titled: bool) -> Block {
        let mut rooms = vec![Room::Whole, Room::Unnamed];
        // The title already says the player's name.
        rooms.extend(titled.then_some(Room::Tight));
        let mut blocks = rooms
            .into_iter()
            .map(|room| self.place_in(place, width, room));
        let mut block = blocks.next().unwrap_or_default();
        for lower in blocks {
            if block.height() > height {
                block = lower;
            }
        }
        block
    }

    fn place_in(&self, place: &PlacePicture, width: usize, room: Room) -> Block {
        let (named, tight) = (room == Room::Whole, room == Room::Tight);
        let facts = facts_max(&place.boards);
        let look = if named { Look::NAMED } else { Look::BARE };
        let board = |card: &CardPicture| {
            let title = StyledLine::new(Role::Title, titled(card));
            let card = freshened(card, self.place_before(place));
            self.renderer.card(&card, title, facts, look)
        };
        let boards: Vec<Block> = place.boards.iter().map(board).collect();
        let boards = Block::flow(boards, GAP, width);
        let beside = width.saturating_sub(boards.width() + GAP);
        let text = |width: usize| {
            let mut text = Block::default();
            if tight {
                text.wrap(Role::Plain, &self.renderer.facts(place), width);
            } else {
                text.below(self.renderer.place_line(place, width));
            }
            let before = self.place_before(place);
            text.below(self.renderer.tracks(place, before, width, tight));
            text
        };
        if !boards.is_empty() && beside >= PANEL_MIN {
            return Block::beside(vec![boards, text(beside)], GAP);
        }
        let mut block = text(width);
        block.below(boards);
        block
    }

    /// The end of the log, as many lines as fit.
    fn log_end(&self, width: usize, height: usize) -> Block {
        let mut lines: Vec<String> = Vec::new();
        for text in self.log.iter().rev() {
            let said = wrapped(text, width);
            if lines.len() + said.len() > height {
                break;
            }
            lines.splice(0..0, said);
        }
        let mut block = Block::default();
        for line in lines {
            block.push(StyledLine::new(Role::Plain, line));
        }
        block
    }

    /// Draws the right column: the other places, then the log.
    fn side(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let width = usize::from(area.width);
        let mut top = area.y;
        for place in self
            .picture
            .places
            .iter()
            .skip(1)
            .filter(|place| has_page(place))
        {
            let room = area.bottom().saturating_sub(top);
            let block = self.place(place, width, usize::from(room), false);
            if block.height() > usize::from(room) {
                break;
            }
            canvas.put(
                &block,
                Rect {
                    y: top,
                    height: block.height() as u16,
                    ..area
                },
            );
            top += block.height() as u16 + 1;
        }
        let room = area.bottom().saturating_sub(top);
        if room < 3 {
            return;
        }
        let log = self.log_end(width, usize::from(room) - 1);
        canvas.put(
            &log.titled(self.renderer.translator.text("tui-page-log")),
            Rect {
                y: top,
                height: room,
                ..area
            },
        );
    }
}

/// A name of at most this number of columns. A full stop at the end shows that it was cut.
fn shortened(name: &str, columns: usize) -> String {
    if name.width() <= columns {
        return name.to_owned();
    }
    let mut short = String::new();
    for c in name.chars() {
        if short.width() + c.width().unwrap_or(0) + 1 > columns {
            break;
        }
        short.push(c);
    }
    short + "."
}
