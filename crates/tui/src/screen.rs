//! The layout of the whole table, in a window of any size.
//!
//! It has more than 500 lines, because all parts of the table share one width and one height.

mod note;
mod pages;
mod panels;
mod small;

pub(crate) use note::Note;
pub(crate) use pages::pages;

use crate::canvas::Canvas;
use crate::form::Form;
use crate::render::{
    Block, GAP, Glyphs, Lights, Look, Renderer, Role, Size, StyledLine, Touch, facts_max,
    freshened, role_of,
};
use crate::spot::Spot;
use note::notes_in;
use pages::{ScreenPage, has_page, is_printed};
use rnw_session::cells_left;
use roll_and_write::picture::{CardPicture, CellPicture, Picture, PlacePicture};
use roll_and_write::{Game, OnBoard, WideSet};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The minimum window size in columns and rows.
pub(crate) const WIDTH_MIN: u16 = 40;
pub(crate) const HEIGHT_MIN: u16 = 20;
/// The size of a window from which on the table and a page below it are visible together. In a smaller window they share
/// one place.
pub(crate) const TABLE_WIDTH: u16 = 80;
const TABLE_HEIGHT: u16 = 24;
/// The minimum width of the notes next to the boards. In less space they go below the boards.
const PANEL_MIN: usize = 28;
/// The blank columns between the pattern and the notes next to it.
const PATTERN_GAP: usize = 2;
/// The maximum and minimum length of a page name in the row of names.
const TAB_MAX: usize = 48;
const TAB_MIN: usize = 6;

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
    /// The pattern in its current orientation.
    pub(crate) held: Option<&'a Form>,
    pub(crate) log: &'a [String],
    /// The number of lines at the end of the log that are new.
    pub(crate) news: usize,
    pub(crate) page: usize,
}

/// The sizes of the cells of boards and offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Sizes {
    boards: Size,
    offer: Size,
}

impl Sizes {
    const SMALL: Self = Self {
        boards: Size::Small,
        offer: Size::Small,
    };
}

/// The amount of space that a place gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Room {
    /// As much as it needs.
    Whole,
    /// Without the names of rows and columns.
    Unnamed,
    /// The same with less space between boxes, boards and texts.
    Tight,
}

impl TableScene<'_> {
    /// Draws the table. Leaves the last row free for the key bar.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>) {
        let area = canvas.area();
        if area.width < TABLE_WIDTH || area.height < TABLE_HEIGHT {
            self.draw_small(canvas);
        } else {
            self.draw_panels(canvas);
        }
    }

    /// The state of the game, and the objects on the table that are not cards.
    fn header(&self, width: usize) -> Block {
        let translator = self.renderer.translator;
        let headline = translator.translate_all(&self.picture.headline);
        let facts = translator.translate_all(&self.picture.facts);
        let one = Block::headed(&headline, &format!("   {facts}"), width);
        let mut two = Block::headed(&headline, "", width);
        two.wrap(Role::Plain, &facts, width);
        let mut block = if two.height() > one.height() {
            one
        } else {
            two
        };
        block.below(self.dice(width));
        block
    }

    /// The boards in play and the cards in hand.
    fn boards(&self, width: usize, size: Size) -> Block {
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
            let look = Look {
                size,
                facts,
                seals: true,
                ..Look::NAMED
            };
            self.board(on, &self.freshened(on, card), "  ", look)
        };
        let mut blocks: Vec<Block> = cards.into_iter().map(board).collect();
        let facts = Some(facts_max(&self.picture.hand));
        for (at, card) in self.picture.hand.iter().enumerate() {
            blocks.push(self.pick(card, facts, Spot::Hand(at), size));
        }
        let mut boards = Block::flow(blocks, GAP, width);
        boards.below(self.sheet(width));
        boards
    }

    /// A board below its title. After this gap the title of an own board says how many cells are free.
    fn board(&self, on: OnBoard, card: &CardPicture, gap: &str, look: Look<'_>) -> Block {
        let mut title = StyledLine::new(Role::Title, self.renderer.translator.card_title(card));
        if let OnBoard::Own(_) = on {
            let count = cells_left(card);
            let left = self.renderer.number("tui-cells-left", "count", count);
            title.push(Role::Faint, format!("{gap}{left}"));
        }
        let lit = Some((on, self.lights));
        self.card(card, title, Look { lit, ..look })
    }

    /// A card in its colour. A board with fences has a frame of its own and no colour.
    fn card(&self, card: &CardPicture, title: StyledLine, look: Look<'_>) -> Block {
        if look.size == Size::Large && has_large_form(card) {
            return self.renderer.large_card(card, title, look);
        }
        in_colour(self.renderer.card(card, title, look), card)
    }

    /// A card that can be chosen, with this number of lines for its facts, or with its facts next to its cells. Brackets
    /// around its name show that it is lit.
    fn pick(&self, card: &CardPicture, facts: Option<usize>, spot: Spot, size: Size) -> Block {
        let name = self.renderer.translator.card_name(card);
        let title = match self.lights.at(spot) {
            Some(touch) => {
                let (mut open, close) = Glyphs::brackets(touch);
                if matches!(spot, Spot::Hand(at) if self.lights.pointed == Some(at)) {
                    open = self.renderer.glyphs.pointer();
                }
                StyledLine::new(role_of(touch), format!("{open}{name}{close}"))
            }
            None => StyledLine::new(Role::Title, format!(" {name} ")),
        };
        let look = Look {
            seals: true,
            ..Look::BARE
        };
        let mut block = if let Some(facts) = facts {
            let look = Look {
                size,
                facts,
                ..look
            };
            self.card(card, title, look)
        } else {
            in_colour(self.renderer.low_card(card, title, look), card)
        };
        block.whole(spot);
        block
    }

    /// The text next to the boards: the pattern, the notes and, as far as there is room, the latest notices.
    fn panel(&self, width: usize, height: usize, has_news: bool) -> Block {
        let Some(pattern) = self.pattern() else {
            return self.notes_and_news(width, height, has_news);
        };
        let room = width.saturating_sub(pattern.width() + PATTERN_GAP);
        if room >= PANEL_MIN {
            let text = self.notes_and_news(room, height.max(pattern.height()), has_news);
            return Block::beside(vec![pattern, text], PATTERN_GAP);
        }
        let rest = height.saturating_sub(pattern.height());
        let mut block = pattern;
        block.below(self.notes_and_news(width, rest, has_news));
        block
    }

    /// The notes, then the latest notices as far as there is room. Faint notes are left out if there is no room.
    fn notes_and_news(&self, width: usize, height: usize, has_news: bool) -> Block {
        let mut block = notes_in(&self.notes, width, |_| true);
        if block.height() > height {
            block = notes_in(&self.notes, width, |note| note.role != Role::Faint);
        }
        let is_log = pages(self.picture).get(self.page) == Some(&ScreenPage::Log);
        if has_news && !is_log {
            block.below(self.news_in(width, height.saturating_sub(block.height())));
        }
        block
    }

    /// What is new, as much as fits. A line above it says how much does not.
    fn news_in(&self, width: usize, height: usize) -> Block {
        let new = &self.log[self.log.len().saturating_sub(self.news)..];
        let latest = |rows| Block::latest(new, self.news, width, rows);
        let whole = latest(usize::MAX).height();
        if whole <= height || height == 0 {
            return latest(height);
        }
        let lines = latest(height - 1);
        let (up, _) = self.renderer.glyphs.more();
        let more = self
            .renderer
            .number("tui-more-news", "count", whole - lines.height());
        let mut block = Block::wrapped(Role::Faint, &format!("{up} {more}"), width);
        block.below(lines);
        block.cut_to(height);
        block
    }

    /// The pattern that all seats are asked for, as it is turned now. Every orientation takes the same columns. It is
    /// faint while it is not what would be marked.
    fn pattern(&self) -> Option<Block> {
        let pattern = self.picture.pattern.as_ref()?;
        let printed = Form::of_pattern(pattern)?;
        let (role, form) = match self.held {
            Some(held) => (Role::Title, held),
            None => (Role::Faint, &printed),
        };
        if !pattern.cells.is_empty() {
            return Some(self.renderer.contents(role, pattern, form));
        }
        let rows = form.rows();
        let side = rows.first().map_or(0, Vec::len).max(rows.len());
        let mut block = self.renderer.pattern(role, rows);
        block.widen(2 * side.max(1) - 1);
        Some(block)
    }

    /// The dice on the table.
    fn dice(&self, width: usize) -> Block {
        let dice = &self.picture.dice;
        self.renderer.dice(dice, Some(self.lights), width)
    }

    /// The printed rows of the viewer's sheet.
    fn sheet(&self, width: usize) -> Block {
        let own = self.picture.places.first();
        own.map_or_else(Block::default, |own| {
            let before = self.place_before(own);
            self.renderer
                .score_rows(own, before, Some(self.lights), width)
        })
    }

    /// The viewer's plain tracks, and the places that need only one line. A printed sheet has a short form if its page is
    /// not shown.
    fn own(&self, width: usize, shown: &[ScreenPage]) -> Block {
        let mut block = self.own_tracks(width);
        let names = self.picture.places.iter().skip(1);
        let names = names.map(|place| self.renderer.place_name(place).width());
        let names = names.max().unwrap_or(0);
        for (at, place) in self.picture.places.iter().enumerate().skip(1) {
            if shown.contains(&ScreenPage::Place(at)) {
                continue;
            }
            if is_printed(place) {
                let before = self.place_before(place);
                let line = self.renderer.score_line(place, before, names, width);
                if line.width() <= width {
                    block.push(line);
                } else {
                    block.below(self.renderer.place_line(place, width));
                }
            } else if !has_page(place) {
                block.below(self.renderer.place_line(place, width));
            }
        }
        block
    }

    /// The viewer's plain tracks. Below a printed sheet they are next to the name.
    fn own_tracks(&self, width: usize) -> Block {
        let Some(place) = self.picture.places.first() else {
            return Block::default();
        };
        let mut block = self.renderer.place_line(place, width);
        let before = self.place_before(place);
        let tracks = |tight| {
            let renderer = self.renderer;
            renderer.tracks_with_symbols(place, before, width, tight)
        };
        let (spacious, tight) = (tracks(false), tracks(true));
        let tracks = if tight.height() < spacious.height() {
            tight
        } else {
            spacious
        };
        let both = block.width() + GAP + tracks.width();
        if is_printed(place) && !tracks.is_empty() && both <= width {
            return Block::beside(vec![block, tracks], GAP);
        }
        block.below(tracks);
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
            Block::spot(line, Spot::ScreenPage(at))
        };
        Block::beside(pages.iter().enumerate().map(tab).collect(), 1)
    }

    fn page_name(&self, page: ScreenPage) -> String {
        match page {
            ScreenPage::Table => self.renderer.translator.text("tui-page-table"),
            ScreenPage::Offer => self.renderer.translator.text("table-offer"),
            ScreenPage::Regions => self.renderer.translator.text("tui-page-regions"),
            ScreenPage::Place(at) => self.renderer.place_name(&self.picture.places[at]),
            ScreenPage::Log => self.renderer.translator.text("tui-page-log"),
            ScreenPage::Legend => self.renderer.translator.text("tui-page-legend"),
        }
    }

    fn page_block(&self, page: ScreenPage, width: usize, height: usize, offer: Size) -> Block {
        match page {
            ScreenPage::Table => Block::default(),
            ScreenPage::Offer => self.offer(width, height, offer),
            ScreenPage::Regions => self.regions(width, height),
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
    fn offer(&self, width: usize, height: usize, size: Size) -> Block {
        let facts = Some(facts_max(&self.picture.offer));
        let forms = [(facts, size), (facts, Size::Small)].into_iter();
        let mut flows = forms.map(|(facts, size)| self.offer_in(width, facts, size));
        flows
            .find(|block| block.height() <= height)
            .unwrap_or_else(|| self.offer_in(width, None, Size::Small))
    }

    fn offer_in(&self, width: usize, facts: Option<usize>, size: Size) -> Block {
        let cards = self.picture.offer.iter().enumerate();
        let card =
            |(at, card): (usize, &CardPicture)| self.pick(card, facts, Spot::Offer(at), size);
        Block::flow(cards.map(card).collect(), GAP, width)
    }

    /// The regions of the boards, each by its first cell. A pointer marks those with the selection.
    fn regions(&self, width: usize, height: usize) -> Block {
        let mut block = Block::default();
        for (at, board) in self.picture.boards.iter().enumerate() {
            let lit = |cells: WideSet| {
                let on = OnBoard::Shared(at);
                let lit = self.lights.cells.iter();
                lit.filter(|lit| lit.0 == on && lit.2 != Touch::Possible)
                    .any(|lit| !(lit.1 & cells).is_empty())
            };
            for region in &board.regions {
                let first = region.cells.first();
                let name = first.map_or_else(String::new, |cell| board.frame.label(cell));
                let facts = self.renderer.translator.translate_all(&region.facts);
                let lit = lit(region.cells);
                let sign = self.renderer.glyphs.pointer_if(lit);
                let role = if lit { Role::Title } else { Role::Plain };
                block.wrap(role, &format!("{sign}{name}: {facts}"), width);
            }
        }
        block.cut_to(height);
        block
    }

    /// The place of another seat: its boards with its other things next to them, as spacious as the height
    /// allows. A title above already says the player's name.
    fn place(&self, place: &PlacePicture, width: usize, height: usize, titled: bool) -> Block {
        let mut rooms = vec![Room::Whole, Room::Unnamed];
        rooms.extend(titled.then_some(Room::Tight));
        let mut blocks = rooms
            .into_iter()
            .map(|room| self.place_in(place, width, room, titled));
        let mut block = blocks.next().unwrap_or_default();
        for lower in blocks {
            if block.height() > height || block.width() > width {
                block = lower;
            }
        }
        block
    }

    fn place_in(&self, place: &PlacePicture, width: usize, room: Room, titled: bool) -> Block {
        let (named, tight) = (room == Room::Whole, room == Room::Tight);
        let gap = if tight { 1 } else { GAP };
        let look = Look {
            facts: facts_max(&place.boards),
            seals: true,
            ..if named { Look::NAMED } else { Look::BARE }
        };
        let board = |card: &CardPicture| {
            let title = StyledLine::new(Role::Title, self.renderer.translator.card_title(card));
            let card = freshened(card, self.place_before(place));
            in_colour(self.renderer.card(&card, title, look), &card)
        };
        let boards: Vec<Block> = place.boards.iter().map(board).collect();
        let boards = Block::flow(boards, gap, width);
        let beside = width.saturating_sub(boards.width() + gap);
        let text = |width: usize| {
            let mut text = Block::default();
            if titled {
                text.wrap(Role::Plain, &self.renderer.facts(place), width);
            } else {
                text.below(self.renderer.place_line(place, width));
            }
            let before = self.place_before(place);
            text.below(
                self.renderer
                    .tracks_with_symbols(place, before, width, tight),
            );
            let rows = self.renderer.score_rows(place, before, None, width);
            let low = room != Room::Whole && !rows.is_empty();
            text.below(if low {
                self.renderer.low_score_rows(place, before, width)
            } else {
                rows
            });
            text
        };
        if !boards.is_empty() && beside >= PANEL_MIN {
            return Block::beside(vec![boards, text(beside)], gap);
        }
        let mut block = text(width);
        block.below(boards);
        block
    }

    /// The end of the log, as many lines as fit.
    fn log_end(&self, width: usize, height: usize) -> Block {
        Block::latest(self.log, self.news, width, height)
    }
}

/// Whether a card can be drawn with large cells in a border.
fn has_large_form(card: &CardPicture) -> bool {
    let is_simple = |cell: &CellPicture| cell.print.is_none() && cell.paths.is_empty();
    card.fences.is_none() && card.links.is_none() && card.cells.iter().all(is_simple)
}

/// A card as a rectangle in its colour.
fn in_colour(block: Block, card: &CardPicture) -> Block {
    match card.hue {
        Some(_) => block.card_of(card.hue),
        None => block,
    }
}

/// A name of at most this number of columns. A full stop at the end shows that it was cut.
pub(crate) fn shortened(name: &str, columns: usize) -> String {
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
