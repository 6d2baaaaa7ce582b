//! A card or a board in any size: a title, the grid, and below it the facts and the regions.

use crate::drawing::Drawing;
use crate::grid::cell_side;
use crate::pen::{TextLook, lines_at, text_at};
use crate::pointing::BoardPointing;
use crate::renderer::SvgRenderer;
use roll_and_write::Message;
use roll_and_write::picture::{CardPicture, RegionPicture};

const TITLE: f64 = 4.2;
const NOTE: f64 = 3.0;
const NOTE_LINE: f64 = 4.2;

impl SvgRenderer<'_> {
    /// A board that is at most this wide, with cells of at most this side. Facts and regions are below the grid.
    pub fn board(&self, card: &CardPicture, width: f64, side: f64) -> Drawing {
        let side = cell_side(card, width, f64::INFINITY).min(side);
        let grid = self.grid(card, side, BoardPointing::nothing());
        let wrap = |note: String| {
            self.pen
                .wrapped(&note, width.max(30.0), TextLook::regular(NOTE))
        };
        let notes: Vec<String> = self.notes(card).into_iter().flat_map(wrap).collect();
        let title = TITLE + 2.4;
        let look = TextLook::regular(NOTE);
        let looks = notes.iter().map(|note| self.pen.width_of(note, look));
        let wide = looks.fold(grid.width(), f64::max);
        let below = title + grid.height() + 1.0;
        let mut drawing = Drawing::new(wide, below + notes.len() as f64 * NOTE_LINE);
        let name = self.translator.card_title(card);
        let look = self.pen.fitted(&name, grid.width(), TextLook::bold(TITLE));
        drawing.add(&text_at((0.0, TITLE), look, &name));
        drawing.place((0.0, title), &grid);
        let look = TextLook::regular(NOTE);
        drawing.add(&lines_at((0.0, below + NOTE), NOTE_LINE, look, &notes));
        drawing
    }

    /// The facts of a card, and of each region if there are several. A region has the name of its first cell.
    fn notes(&self, card: &CardPicture) -> Vec<String> {
        let fact = |fact: &Message| self.translator.translate(fact);
        let region = |region: &RegionPicture| {
            let first = region.cells.iter().next()?;
            let facts: Vec<String> = region.facts.iter().map(fact).collect();
            Some(format!("{}: {}", card.frame.label(first), facts.join(", ")))
        };
        let regions = card.regions.iter().filter(|_| card.regions.len() > 1);
        let facts = card.facts.iter().map(fact);
        facts.chain(regions.filter_map(region)).collect()
    }
}
