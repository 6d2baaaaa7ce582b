//! The pages of a pack: boards, cards with cut marks, pieces, the reference of the symbols, score sheets.

use crate::card_format::{CARD_HEIGHT, CARD_WIDTH};
use crate::card_grid::CardGrid;
use crate::color_mode::WHITE;
use crate::drawing::Drawing;
use crate::flow::{below, beside, columns, rows};
use crate::grid::cell_side;
use crate::paper::PaperSize;
use crate::pen::{TextLook, centered_at, ending_at, text_at};
use crate::renderer::SvgRenderer;
use crate::shape::Rectangle;
use crate::sheet::ScoreSheet;
use roll_and_write::picture::{CardPicture, PatternPicture, Picture};
use roll_and_write::{Arg, PrintedMatter};

/// The margin of pages with text.
const MARGIN: f64 = 12.0;
/// The distance between columns.
const GUTTER: f64 = 8.0;
/// A card with smaller cells is printed as a board on a page of its own.
const CELL_MIN: f64 = 6.5;

/// What is printed of a pack.
///
/// ```
/// use rnw_drawing::{PaperSize, PrintJob, SvgRenderer, pages};
/// use rnw_i18n::{Translations, Translator};
/// use roll_and_write::picture::{PatternPicture, Picture};
/// use roll_and_write::PrintedMatter;
///
/// let translator = Translator::new(Translations::english(), Vec::new());
/// let pattern = PatternPicture::new("E1", &["XX"]);
/// let printed = PrintedMatter { patterns: vec![pattern; 10], ..PrintedMatter::default() };
/// let table = Picture::default();
/// let job = PrintJob { title: "My pack", printed: &printed, table: &table, backs: false };
/// let pages = pages(&SvgRenderer::new(&translator), job, PaperSize::A4);
/// assert_eq!(pages.len(), 2, "nine cards on each page");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct PrintJob<'a> {
    /// The title of the pack.
    pub title: &'a str,
    /// The cards, patterns, symbols and pieces.
    pub printed: &'a PrintedMatter,
    /// The table at the start of a game. Each of its places has a score sheet.
    pub table: &'a Picture,
    /// Whether each page is followed by the page for its back: the backs of the cards, or an empty page.
    pub backs: bool,
}

/// All pages of a pack.
pub fn pages(renderer: &SvgRenderer<'_>, job: PrintJob<'_>, paper: PaperSize) -> Vec<Drawing> {
    let layout = Layout {
        renderer,
        job,
        paper,
    };
    let alone = |page: Drawing| [page, layout.blank()];
    let boards = layout.boards().into_iter().map(alone);
    let others = [layout.pieces(), layout.reference(), layout.sheets()];
    let others = others.into_iter().flatten().map(alone);
    let sides = boards.chain(layout.cards()).chain(others);
    let printed = if job.backs { 2 } else { 1 };
    let contents = sides.flat_map(|sides| sides.into_iter().take(printed));
    let contents: Vec<Drawing> = contents.collect();
    let count = contents.len();
    let footed = contents.into_iter().enumerate();
    footed
        .map(|(index, page)| renderer.finished(layout.with_footer(page, index + 1, count)))
        .collect()
}

/// Whether a card is a board: with too many cells for poker size, or with fences.
///
/// ```
/// use roll_and_write::Frame;
/// use roll_and_write::picture::{CardPicture, CellPicture};
/// let card = |frame| CardPicture::new("G01", frame, |_| CellPicture::plain(false));
/// assert!(!rnw_drawing::is_board(&card(Frame::new(3, 4)?)));
/// assert!(rnw_drawing::is_board(&card(Frame::new(3, 12)?)));
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
pub fn is_board(card: &CardPicture) -> bool {
    card.fences.is_some() || cell_side(card, CARD_WIDTH - 10.0, CARD_HEIGHT - 24.0) < CELL_MIN
}

/// How pages are filled.
struct Layout<'a, 't> {
    renderer: &'a SvgRenderer<'t>,
    job: PrintJob<'a>,
    paper: PaperSize,
}

impl Layout<'_, '_> {
    fn blank(&self) -> Drawing {
        let (width, height) = self.paper.size();
        let mut page = Drawing::new(width, height);
        page.add(&Rectangle::new(0.0, 0.0, width, height).drawn(WHITE, "none", 0.0));
        page
    }

    /// The size of a page without its margins.
    fn room(&self) -> (f64, f64) {
        let (width, height) = self.paper.size();
        (width - 2.0 * MARGIN, height - 2.0 * MARGIN)
    }

    /// A page with something at its top left.
    fn page_with(&self, content: &Drawing) -> Drawing {
        let mut page = self.blank();
        page.place((MARGIN, MARGIN), content);
        page
    }

    /// A board on each page, as large as fits.
    fn boards(&self) -> Vec<Drawing> {
        let boards = self.job.printed.cards.iter().filter(|card| is_board(card));
        let (width, height) = self.room();
        let page = |card: &CardPicture| {
            let facts = card.facts.len() as f64 * 6.0;
            let side = cell_side(card, width - 4.0, height - 20.0 - facts);
            self.page_with(&self.renderer.board(card, width, side))
        };
        boards.map(page).collect()
    }

    /// Cards and patterns with cut marks: both sides of each page.
    fn cards(&self) -> Vec<[Drawing; 2]> {
        let printed = self.job.printed;
        let cards = printed.cards.iter().filter(|card| !is_board(card));
        let cards: Vec<&CardPicture> = cards.collect();
        let back = self.renderer.card_back(self.job.title);
        let card = |card: &&CardPicture| [self.renderer.card(card), back.clone()];
        let pattern = |one: &PatternPicture| [self.renderer.pattern_card(one), back.clone()];
        let all = cards.iter().map(card);
        let all: Vec<[Drawing; 2]> = all.chain(printed.patterns.iter().map(pattern)).collect();
        let grid = CardGrid::new(self.paper, self.renderer.pen.format);
        let pages = all.chunks(grid.cols * grid.rows);
        let page = |cards: &[[Drawing; 2]]| [0, 1].map(|side| self.card_page(grid, cards, side));
        pages.map(page).collect()
    }

    /// One side of a page of cards. Its back lies the other way round, for printers that turn the long edge.
    fn card_page(&self, grid: CardGrid, cards: &[[Drawing; 2]], side: usize) -> Drawing {
        let mut page = self.blank();
        for (index, card) in cards.iter().enumerate() {
            page.place(grid.place(index, side == 1), &card[side]);
        }
        page.add(&grid.cut_marks());
        page
    }

    /// The pieces of all kinds, each kind below its name.
    fn pieces(&self) -> Vec<Drawing> {
        let (width, height) = self.room();
        let mut blocks: Vec<Drawing> = Vec::new();
        let kinds = self.job.printed.pieces.chunk_by(|a, b| a.name == b.name);
        for kind in kinds {
            let pieces = kind
                .iter()
                .flat_map(|supply| self.renderer.pen.supply(supply));
            blocks.push(self.heading(&self.renderer.translator.word(&kind[0].name)));
            blocks.extend(rows(pieces.collect(), width, 2.0));
        }
        let columns = columns(blocks, height - 6.0, 2.0).into_iter();
        columns.map(|column| self.page_with(&column)).collect()
    }

    /// What the symbols mean.
    fn reference(&self) -> Vec<Drawing> {
        let (width, height) = self.room();
        let printed = self.job.printed;
        let heading = self.heading(&self.renderer.translator.text("print-symbols"));
        let half = (width - GUTTER) / 2.0;
        let entries = self
            .renderer
            .reference(&printed.symbols, &printed.cards, half);
        let columns = columns(entries, height - 9.0 - heading.height(), 5.0);
        let page = |pair: &[Drawing]| {
            self.page_with(&below(&[heading.clone(), beside(pair, GUTTER)], 3.0))
        };
        columns.chunks(2).map(page).collect()
    }

    /// Two score sheets on each page, or one if it needs the page.
    fn sheets(&self) -> Vec<Drawing> {
        let (width, height) = self.room();
        let name = self.renderer.translator.text("print-sheet");
        let title = format!("{}: {name}", self.job.title);
        let sheet = |place| ScoreSheet {
            renderer: self.renderer,
            title: &title,
            place,
            facts: &self.job.table.facts,
            scored: &self.job.printed.scored,
            width,
        };
        let heights = [(height - 12.0) / 2.0, height - 6.0];
        let places = self.job.table.places.iter();
        let sheets = places.map(|place| sheet(place).drawn(heights)).collect();
        let pages = columns(sheets, height, 6.0).into_iter();
        pages.map(|page| self.page_with(&page)).collect()
    }

    fn heading(&self, text: &str) -> Drawing {
        let mut drawing = Drawing::new(self.room().0, 9.0);
        drawing.add(&text_at((0.0, 6.0), TextLook::bold(6.5), text));
        drawing
    }

    /// The page with the title of the pack and its number below.
    fn with_footer(&self, mut page: Drawing, number: usize, count: usize) -> Drawing {
        let (width, height) = self.paper.size();
        let gaps = [
            ("page", Arg::Number(number as i64)),
            ("pages", Arg::Number(count as i64)),
        ];
        let translator = self.renderer.translator;
        let number = translator.with("print-page", &gaps);
        let (card_width, card_height) = self.renderer.pen.format.size.size();
        let card = [("width", card_width), ("height", card_height)];
        let card = card.map(|(gap, side)| (gap, Arg::Number(side as i64)));
        let scale = translator.with("print-scale", &card);
        let (look, y) = (TextLook::regular(2.6), height - 4.2);
        let (small, title) = self
            .renderer
            .pen
            .one_line(self.job.title, 0.25 * width, look);
        let middle = self.renderer.pen.fitted(&scale, CARD_WIDTH - 8.0, look);
        page.add(&text_at((MARGIN + 4.0, y), small, &title));
        page.add(&centered_at((width / 2.0, y), middle, &scale));
        page.add(&ending_at((width - MARGIN - 4.0, y), look, &number));
        page
    }
}
