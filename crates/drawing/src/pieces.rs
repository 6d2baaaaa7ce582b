//! Pieces to cut out: chips, tokens, fences.

use crate::color_mode::{BLACK, WHITE};
use crate::drawing::Drawing;
use crate::pen::{Pen, TextLook};
use crate::shape::{Rectangle, circle, dashed};
use roll_and_write::picture::PieceSupply;

/// The side of a piece.
const SIDE: f64 = 17.0;
/// A piece without letter and number is a strip.
const STRIP: (f64, f64) = (24.0, 4.0);

impl Pen<'_> {
    /// All pieces of one kind. A piece is folded in the middle: the front is above, the back below.
    pub(crate) fn supply(&self, supply: &PieceSupply) -> Vec<Drawing> {
        let piece = match (supply.letter, supply.number) {
            (None, None) => strip(),
            (letter, number) => self.folded(letter, number),
        };
        vec![piece; supply.count as usize]
    }

    /// The front with letter and number; the back with the letter.
    fn folded(&self, letter: Option<char>, number: Option<u8>) -> Drawing {
        let mut drawing = Drawing::new(SIDE, 2.0 * SIDE);
        let front = Rectangle::new(0.0, 0.0, SIDE, SIDE);
        let back = Rectangle::new(0.0, SIDE, SIDE, SIDE);
        let whole = Rectangle::new(0.0, 0.0, SIDE, 2.0 * SIDE);
        drawing.add(&whole.drawn(WHITE, BLACK, 0.2));
        drawing.add(&dashed((0.0, SIDE), (SIDE, SIDE), BLACK, 0.2));
        for side in [front, back] {
            drawing.add(&circle(side.center(), 0.42 * SIDE, WHITE, BLACK, 0.4));
        }
        let letter = letter.map_or_else(String::new, String::from);
        let number = number.map_or_else(String::new, |number| number.to_string());
        drawing.add(&self.on_piece(front, &format!("{letter}{number}")));
        drawing.add(&self.on_piece(back, &letter));
        drawing
    }

    fn on_piece(&self, area: Rectangle, text: &str) -> String {
        if text.is_empty() {
            return String::new();
        }
        let look = TextLook::bold(0.42 * SIDE);
        self.text_in_middle(area.center(), 0.62 * SIDE, look, text)
    }
}

/// A fence.
fn strip() -> Drawing {
    let (width, height) = STRIP;
    let mut drawing = Drawing::new(width, height);
    let area = Rectangle::new(0.0, 0.0, width, height);
    drawing.add(&area.drawn(WHITE, BLACK, 0.2));
    drawing.add(&area.inset(1.2).drawn(BLACK, "none", 0.0));
    drawing
}
