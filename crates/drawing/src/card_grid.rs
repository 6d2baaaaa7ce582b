//! Where cards lie on a page, and where they are cut.

use crate::card_format::CardFormat;
use crate::color_mode::BLACK;
use crate::paper::PaperSize;
use crate::shape::line;

/// The length of a cut mark, and its distance from the cards.
const CUT: (f64, f64) = (4.0, 1.0);
/// The least room for cut marks at the left, at the right and at the top.
const EDGE: f64 = 5.5;
/// The height of the footer. No cut mark reaches into it.
const FOOTER: f64 = 6.5;

/// A grid of cards. The bleed of a card ends where that of the next one begins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CardGrid {
    pub(crate) cols: usize,
    pub(crate) rows: usize,
    format: CardFormat,
    /// The place of the grid on the page: left, top, and the distance from the bottom.
    left: f64,
    top: f64,
    bottom: f64,
}

impl CardGrid {
    /// As many cards as fit on a page. The grid is in the middle, but above the footer.
    pub(crate) fn new(paper: PaperSize, format: CardFormat) -> Self {
        let (width, height) = paper.size();
        let (card, row) = Self::pitch(format);
        let below = FOOTER + CUT.1 + 2.0;
        let cols = ((width - 2.0 * EDGE) / card).floor();
        let rows = ((height - EDGE - below) / row).floor();
        let free = height - rows * row;
        let top = (free / 2.0).min(free - FOOTER - CUT.1 - CUT.0).max(EDGE);
        Self {
            cols: cols as usize,
            rows: rows as usize,
            format,
            left: (width - cols * card) / 2.0,
            top,
            bottom: free - top,
        }
    }

    /// The width and the height of a card with its bleed.
    fn pitch(format: CardFormat) -> (f64, f64) {
        let (width, height) = format.size.size();
        (width + 2.0 * format.bleed, height + 2.0 * format.bleed)
    }

    /// The place of a card. On the back of the page the columns are in the opposite order.
    pub(crate) fn place(self, index: usize, is_back: bool) -> (f64, f64) {
        let (row, col) = (index / self.cols, index % self.cols);
        let col = if is_back { self.cols - 1 - col } else { col };
        let ((width, height), bleed) = (Self::pitch(self.format), self.format.bleed);
        let x = self.left + col as f64 * width + bleed;
        (x, self.top + row as f64 * height + bleed)
    }

    /// Short lines outside the cards, where they are cut.
    pub(crate) fn cut_marks(self) -> String {
        let (card, cut) = (Self::pitch(self.format), self.format.size.size());
        let bleed = self.format.bleed;
        let right = self.left + self.cols as f64 * card.0;
        let below = self.top + self.rows as f64 * card.1;
        let ((length, gap), mut marks) = (CUT, String::new());
        let last = length.min(self.bottom - gap - FOOTER);
        for x in cuts(self.left + bleed, self.cols, card.0, cut.0) {
            let (top, bottom) = (self.top - gap, below + gap);
            marks += &line((x, top), (x, top - length), BLACK, 0.2);
            marks += &line((x, bottom), (x, bottom + last), BLACK, 0.2);
        }
        for y in cuts(self.top + bleed, self.rows, card.1, cut.1) {
            let (left, right) = (self.left - gap, right + gap);
            marks += &line((left, y), (left - length, y), BLACK, 0.2);
            marks += &line((right, y), (right + length, y), BLACK, 0.2);
        }
        marks
    }
}

/// Where cards are cut along a side of the page. Cards without bleed share a cut.
fn cuts(first: f64, count: usize, pitch: f64, length: f64) -> Vec<f64> {
    let starts = (0..count).map(|index| first + index as f64 * pitch);
    let mut cuts: Vec<f64> = starts.flat_map(|start| [start, start + length]).collect();
    cuts.dedup_by(|next, last| (*next - *last).abs() < 0.01);
    cuts
}
