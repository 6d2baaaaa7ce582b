//! The layout of a large window: a grid of panels with titles in their borders. Each thing has its place: the boards are
//! at the top left, the decision is next to them or in the right column, the offer is below.

use super::pages::{ScreenPage, is_printed, other_places, pages};
use super::{PANEL_MIN, Sizes, TABLE_WIDTH, TableScene};
use crate::canvas::{Borders, Canvas, inside, rows_of};
use crate::render::{Block, Size};
use ratatui::layout::Rect;

/// The size of a window from which on cards are drawn in the large form, as far as they fit.
const LARGE_WIDTH: u16 = 120;
const LARGE_HEIGHT: u16 = 40;
/// The minimum number of rows below the table for its pages, next to the large form.
const PAGE_ROWS: usize = 6;
/// The minimum width of the right column. A window that is too narrow for it has one column.
const SIDE_MIN: u16 = 33;
/// The maximum width of the right column.
const SIDE_MAX: u16 = 64;
/// The rows of the right column for the decision, at least, so that the log below it keeps its place.
const NOW_ROWS: usize = 12;
/// The minimum number of rows of the right column for the log.
const LOG_ROWS: usize = 6;
/// The number of rows for notes next to the boards and below them, at least.
const PANEL_ROWS: usize = 5;
const LOW_PANEL_ROWS: usize = 4;

impl TableScene<'_> {
    pub(super) fn draw_panels(&self, canvas: &mut Canvas<'_>) {
        let area = canvas.area();
        let side = (area.width + 1).saturating_sub(TABLE_WIDTH).min(SIDE_MAX);
        let side = if side >= SIDE_MIN { side } else { 0 };
        let all = rows_of(area, area.y, area.height - 1);
        // Both columns share a border.
        let left = Rect {
            width: area.width - side.saturating_sub(1),
            ..all
        };
        let right = Rect {
            x: area.right() - side,
            width: side,
            ..all
        };
        canvas.border(left, Borders::TOP | Borders::LEFT | Borders::RIGHT);
        let shown = if side > 0 {
            self.side(canvas, right)
        } else {
            Vec::new()
        };
        let width = panel_width(left);
        let sizes = if area.width >= LARGE_WIDTH && area.height >= LARGE_HEIGHT {
            self.sizes(width, all.height.into())
        } else {
            Sizes::SMALL
        };
        let top = self.upper(canvas, left, sizes.boards, side > 0);
        self.lower(canvas, rows_from(left, top), &shown, sizes.offer);
    }

    /// The sizes of the cards in a large window: the own boards come before the offer.
    fn sizes(&self, width: usize, rows: usize) -> Sizes {
        let fixed = self.header(width).height() + self.own(width, &[]).height() + 1;
        let boards = |size| self.boards(width, size);
        let offer = |size| self.offer(width, usize::MAX, size);
        let both = [
            (Size::Large, Size::Large),
            (Size::Large, Size::Small),
            (Size::Small, Size::Large),
        ];
        let fits = |&(own, shown): &(Size, Size)| {
            let (boards, offer) = (boards(own), offer(shown));
            let below = offer.height().max(PAGE_ROWS);
            boards.width().max(offer.width()) <= width && fixed + boards.height() + below <= rows
        };
        both.into_iter()
            .find(fits)
            .map_or(Sizes::SMALL, |(boards, offer)| Sizes { boards, offer })
    }

    /// Draws the state of the game and the boards in play. Without a right column, the decision is next to the boards or,
    /// if there is no room, below them. Returns the row below.
    fn upper(&self, canvas: &mut Canvas<'_>, area: Rect, size: Size, has_side: bool) -> u16 {
        let width = panel_width(area);
        let mut block = self.header(width);
        let first = block.height();
        let boards = self.boards(width, size);
        // A blank, the border and another blank are between the boards and the decision.
        let taken = boards.width() + 3;
        block.below(boards);
        let room = width.saturating_sub(taken);
        if has_side {
            canvas.titled(&block, area);
            return area.y + block.height() as u16;
        }
        if room < PANEL_MIN {
            canvas.titled(&block, area);
            let below = rows_from(area, area.y + block.height() as u16);
            let now = self.panel(width, LOW_PANEL_ROWS, true);
            canvas.panel(&now, below);
            return below.y + now.height() as u16;
        }
        let now = self.panel(room, (block.height() - first).max(PANEL_ROWS), true);
        block.fill_to(first + now.height());
        let height = block.height() as u16;
        let x = area.x + taken as u16;
        let column = Rect {
            x,
            y: area.y + first as u16 - 1,
            width: area.right() - x,
            height: height + 2 - first as u16,
        };
        if first > 1 {
            // The facts of the table are where the upper border would be.
            let below = rows_from(column, column.y + 1);
            canvas.border(below, Borders::ALL - Borders::TOP);
        } else {
            canvas.border(column, Borders::ALL);
        }
        canvas.titled(&block, area);
        canvas.put_at(&now, inside(column), area.y + first as u16);
        area.y + height
    }

    /// Draws the viewer's things and, below them, the chosen page and the following ones as far as there is room.
    fn lower(&self, canvas: &mut Canvas<'_>, area: Rect, shown: &[ScreenPage], offer: Size) {
        let width = panel_width(area);
        let mut pages = pages(self.picture);
        pages.retain(|page| !shown.contains(page));
        canvas.pages = pages.len();
        let below = |own: Block| {
            let rows = usize::from(area.height).saturating_sub(own.height());
            let panels = self.panels(&pages, width, rows, offer);
            (own, rows, panels)
        };
        // Printed sheets that have no room are there in a short form, unless the chosen page needs its room.
        let (mut own, _, mut panels) = below(self.own(width, &pages));
        let is_shown = |page: &ScreenPage| panels.iter().any(|(shown, _)| shown == page);
        let is_sheet = |page: &ScreenPage| matches!(*page, ScreenPage::Place(at) if is_printed(&self.picture.places[at]));
        if !pages.iter().all(|page| is_shown(page) || !is_sheet(page)) {
            let (short, rows, lower) = below(self.own(width, &[]));
            let fits =
                |(page, block): &(ScreenPage, Block)| !is_sheet(page) || block.height() <= rows;
            if lower.first().is_some_and(fits) {
                (own, panels) = (short, lower);
            }
        }
        let mut top = area.y;
        for block in std::iter::once(own).chain(panels.into_iter().map(|(_, block)| block)) {
            canvas.panel(&block, rows_from(area, top));
            top += block.height() as u16;
        }
    }

    /// The chosen page below the names of all pages, and the following ones that fit.
    fn panels(
        &self,
        pages: &[ScreenPage],
        width: usize,
        rows: usize,
        offer: Size,
    ) -> Vec<(ScreenPage, Block)> {
        let chosen = self.page.min(pages.len() - 1);
        let mut first = self.tabs(pages, chosen, width);
        first.below(self.page_block(pages[chosen], width, rows.saturating_sub(1), offer));
        let mut left = rows.saturating_sub(first.height());
        let mut panels = vec![(pages[chosen], first)];
        for &page in &pages[chosen + 1..] {
            let block = self.page_block(page, width, left.saturating_sub(1), offer);
            if page == ScreenPage::Log || block.is_empty() || block.height() >= left {
                continue;
            }
            let block = block.titled(self.page_name(page));
            left -= block.height();
            panels.push((page, block));
        }
        panels
    }

    /// Draws the right column: the decision, the log, and the other places as far as there is room. Returns the pages that
    /// are shown there.
    fn side(&self, canvas: &mut Canvas<'_>, area: Rect) -> Vec<ScreenPage> {
        let (width, height) = (panel_width(area), usize::from(area.height));
        let now = self.panel(width, NOW_ROWS, false);
        let now = now.titled(self.renderer.translator.text("tui-panel-now"));
        let now_rows = now.height().max(NOW_ROWS);
        let mut left = height.saturating_sub(now_rows + LOG_ROWS);
        let (mut shown, mut others) = (vec![ScreenPage::Log], Vec::new());
        for page in other_places(self.picture) {
            let ScreenPage::Place(at) = page else {
                continue;
            };
            let place = &self.picture.places[at];
            let block = self.place(place, width, left, false);
            // The rows of a printed sheet would break in so narrow a column.
            if is_printed(place) || block.height() > left {
                break;
            }
            left -= block.height();
            others.push((block.height(), block));
            shown.push(page);
        }
        let log_rows = left + LOG_ROWS;
        let log = self.log_end(width, log_rows - 1);
        let log = log.titled(self.page_name(ScreenPage::Log));
        let mut top = area.y;
        for (rows, block) in [(now_rows, now), (log_rows, log)].into_iter().chain(others) {
            canvas.panel(&block, rows_from(area, top));
            top += rows as u16;
        }
        shown
    }
}

/// The columns for the text of a panel.
fn panel_width(panel: Rect) -> usize {
    inside(panel).width.into()
}

/// The part of a column from a row on.
fn rows_from(column: Rect, top: u16) -> Rect {
    rows_of(column, top, column.bottom().saturating_sub(top))
}
