//! Cards: cards with a grid, cards with a pattern, the back.

use crate::card_format::{CARD_WIDTH, CardFormat};
use crate::color_mode::{BLACK, ColorMode, Hatching, WHITE};
use crate::drawing::Drawing;
use crate::grid::cell_side;
use crate::pen::{Pen, TextLook, lines_at, text_at};
use crate::pointing::BoardPointing;
use crate::renderer::SvgRenderer;
use crate::shape::{Rectangle, circle, line};
use roll_and_write::picture::{CardPicture, Hue, PatternPicture};
use roll_and_write::{Arg, Message};

/// The distance between the edge of a card and what is printed on it.
const BORDER: f64 = 3.0;
const INNER: f64 = CARD_WIDTH - 2.0 * BORDER - 5.0;
/// The height of the band with the name.
const BAND: f64 = 10.0;
const FACT: f64 = 3.4;
const FACT_LINE: f64 = 4.6;
/// The fact about the numbers that are left of a pool.
const POOL: &str = "fact-pool";
/// The side of a cup, and its outline.
const CUP: f64 = 5.0;
const CUP_SHAPE: [(f64, f64); 10] = [
    (0.15, 0.0),
    (0.85, 0.0),
    (0.8, 0.5),
    (0.58, 0.7),
    (0.58, 0.85),
    (0.75, 1.0),
    (0.25, 1.0),
    (0.42, 0.85),
    (0.42, 0.7),
    (0.2, 0.5),
];
/// The largest side of a cell.
const CELL_MAX: f64 = 12.5;

impl SvgRenderer<'_> {
    /// A card with its name, its facts and its grid.
    pub fn card(&self, card: &CardPicture) -> Drawing {
        let art = format!("card-{}", card.name);
        let title = self.translator.card_title(card);
        let mut drawing = self.pen.card_frame(&title, card.hue, &art);
        let has_picture = self.pen.picture(&art, self.pen.format.drawn()).is_some();
        let first = BORDER + BAND + 5.2;
        let (mut y, mut facts) = (first, self.pen.format.blank());
        for fact in &card.facts {
            y = self.fact(&mut facts, fact, card.hue, y);
        }
        if has_picture && y > first {
            let height = y - first + 1.6;
            let area = Rectangle::new(BORDER + 1.5, first - 4.0, CARD_WIDTH - 9.0, height);
            drawing.add(&veil(area));
        }
        drawing.cover(&facts);
        let top = y - 2.0;
        let room = self.pen.format.drawn_height() - BORDER - 2.0 - top;
        let side = cell_side(card, INNER, room).min(CELL_MAX);
        let grid = self.grid(card, side, BoardPointing::nothing());
        // The names of the rows are light, so the cells look centred a little to the left.
        let x = (CARD_WIDTH - grid.width()) / 2.0 - 0.8;
        let grid_top = top + (room - grid.height()) / 2.0;
        if has_picture {
            let area = Rectangle::new(x, grid_top, grid.width(), grid.height());
            drawing.add(&veil(area.inset(-1.0)));
        }
        drawing.place((x, grid_top), &grid);
        self.pen.format.on_paper(drawing)
    }

    /// A card with the pattern that it asks for.
    pub fn pattern_card(&self, pattern: &PatternPicture) -> Drawing {
        let mut drawing =
            self.pen
                .card_frame(&pattern.name, None, &format!("pattern-{}", pattern.name));
        let room = self.pen.format.drawn_height() - 2.0 * BORDER - BAND;
        let shape = self.pattern(pattern, 11.0, INNER, room - 6.0);
        let x = (CARD_WIDTH - shape.width()) / 2.0;
        drawing.place((x, BORDER + BAND + (room - shape.height()) / 2.0), &shape);
        self.pen.format.on_paper(drawing)
    }

    /// The cells of a pattern, with sides of at most this length, in a room.
    pub fn pattern(&self, pattern: &PatternPicture, most: f64, width: f64, height: f64) -> Drawing {
        let rows = pattern.rows.len().max(1) as f64;
        let lengths = pattern.rows.iter().map(|row| row.chars().count());
        let cols = lengths.max().unwrap_or(1).max(1) as f64;
        let side = most.min(width / cols).min(height / rows);
        let mut drawing = Drawing::new(cols * side, rows * side);
        let mut contents = pattern.cells.iter();
        for (row, cells) in pattern.rows.iter().enumerate() {
            for (col, _) in cells.chars().enumerate().filter(|(_, sign)| *sign == 'X') {
                let area = Rectangle::new(col as f64 * side, row as f64 * side, side, side);
                drawing.add(&area.drawn(self.pen.colors.pale(Some(Hue::Yellow)), BLACK, 0.5));
                if self.pen.colors == ColorMode::BlackAndWhite {
                    drawing.add(&area.hatched(Hatching::Rising, BLACK, 0.15));
                }
                if let Some(content) = contents.next() {
                    drawing.add(&self.pen.cell(content, area));
                    drawing.add(&area.drawn("none", BLACK, 0.5));
                }
            }
        }
        drawing
    }

    /// The back of the cards.
    pub fn card_back(&self, title: &str) -> Drawing {
        let (whole, ground) = (self.pen.format.drawn(), self.pen.format.ground());
        let mut drawing = self.pen.format.blank();
        if let Some(picture) = self.pen.picture("back", ground) {
            drawing.add(&picture);
            return self.pen.format.on_paper(drawing);
        }
        drawing.add(&ground.drawn(self.pen.colors.pale(None), "none", 0.0));
        let inner = whole.inset(BORDER);
        drawing.add(&inner.hatched(Hatching::Net, self.pen.colors.thin(), 0.2));
        drawing.add(&inner.rounded(2.5, "none", BLACK, 0.4));
        let plate = Rectangle::new(7.0, whole.height / 2.0 - 10.0, CARD_WIDTH - 14.0, 20.0);
        drawing.add(&plate.rounded(2.0, WHITE, BLACK, 0.4));
        let (center, room) = (plate.center(), plate.width - 6.0);
        let written = || {
            let look = TextLook::bold(6.0);
            self.pen.text_in_middle(center, room, look, title)
        };
        let picture = self.pen.picture("title", plate.inset(1.5));
        drawing.add(&picture.unwrap_or_else(written));
        self.pen.format.on_paper(drawing)
    }

    /// A card or a back with its bleed, as printing houses want it.
    pub fn with_bleed(&self, card: Drawing) -> Drawing {
        let CardFormat { bleed, .. } = self.pen.format;
        if !self.pen.format.has_bleed() {
            return card;
        }
        let mut whole = Drawing::new(card.width() + 2.0 * bleed, card.height() + 2.0 * bleed);
        whole.place((bleed, bleed), &card);
        whole
    }

    /// The sign of a fact that is about a colour: a small card in the colour of the card itself, a seal in another one.
    /// Numbers that are left of a pool are cups.
    pub fn fact_sign(&self, fact: &Message, own: Option<Hue>) -> Option<Drawing> {
        if fact.key == POOL {
            return self.pen.cups(fact);
        }
        let hue = hue_of(fact)?;
        let mut drawing = Drawing::new(4.0, 4.0);
        if Some(hue) == own {
            let area = Rectangle::new(0.6, 0.2, 2.8, 3.6);
            drawing.add(&area.rounded(0.6, self.pen.colors.pale(own), BLACK, 0.25));
            if self.pen.colors == ColorMode::BlackAndWhite {
                drawing.add(&area.hatched(Hatching::of(hue), BLACK, 0.2));
            }
        } else {
            drawing.add(&self.pen.seal((2.0, 2.0), hue));
        }
        Some(drawing)
    }

    /// A fact with a seal if it is about another colour. Returns the place of the next line.
    fn fact(&self, drawing: &mut Drawing, fact: &Message, own: Option<Hue>, y: f64) -> f64 {
        let look = TextLook::regular(FACT);
        let seal = hue_of(fact).filter(|hue| Some(*hue) != own);
        let mut x = BORDER + 3.0;
        if let Some(hue) = seal {
            drawing.add(&self.pen.seal((x + 1.6, y - 1.2), hue));
            x += 4.6;
        }
        let text = self.translator.translate(fact);
        let lines = self.pen.wrapped(&text, CARD_WIDTH - BORDER - 2.0 - x, look);
        drawing.add(&lines_at((x, y), FACT_LINE, look, &lines));
        y + lines.len() as f64 * FACT_LINE
    }
}

impl Pen<'_> {
    /// The edge of a card, the picture of this name behind it, and the band with its title.
    fn card_frame(&self, title: &str, hue: Option<Hue>, art: &str) -> Drawing {
        let whole = self.format.drawn();
        let mut drawing = self.format.blank();
        let (inner, ground) = (whole.inset(BORDER), self.format.ground());
        if let Some(picture) = self.picture(art, ground) {
            drawing.add(&picture);
        } else if self.format.has_bleed() {
            // What lies beyond the cut must not be white, or a cut that is a little wrong shows.
            drawing.add(&ground.drawn(self.colors.pale(hue), "none", 0.0));
            drawing.add(&inner.rounded(2.5, WHITE, "none", 0.0));
        } else {
            drawing.add(&whole.drawn(WHITE, "none", 0.0));
        }
        let band = Rectangle::new(inner.x, inner.y, inner.width, BAND);
        drawing.add(&band.rounded(2.5, self.colors.pale(hue), "none", 0.0));
        if let (ColorMode::BlackAndWhite, Some(hue)) = (self.colors, hue) {
            // The hatching is under the right half, so the name stays on plain paper.
            let half = Rectangle::new(CARD_WIDTH / 2.0, band.y, inner.width / 2.0, BAND);
            let strip = half.inset(1.5);
            drawing.add(&strip.hatched(Hatching::of(hue), BLACK, 0.2));
        }
        drawing.add(&inner.rounded(2.5, "none", BLACK, 0.4));
        let below = band.y + BAND;
        let (left, right) = ((inner.x, below), (inner.x + inner.width, below));
        drawing.add(&line(left, right, BLACK, 0.3));
        let room = if self.colors == ColorMode::BlackAndWhite && hue.is_some() {
            inner.width / 2.0 - 3.0
        } else {
            inner.width - 6.0
        };
        let look = self.fitted(title, room, TextLook::bold(6.0));
        drawing.add(&text_at((inner.x + 3.0, band.y + 7.2), look, title));
        drawing
    }

    /// The numbers that are left of a pool, each on a cup; `None` if none is left.
    fn cups(&self, fact: &Message) -> Option<Drawing> {
        let left = fact.args.iter().find(|(gap, _)| gap == "left");
        let Some((_, Arg::Name(left))) = left else {
            return None;
        };
        let numbers: Vec<&str> = left.split_whitespace().collect();
        if numbers.is_empty() {
            return None;
        }
        let mut drawing = Drawing::new(numbers.len() as f64 * (CUP + 0.6), CUP);
        for (place, number) in numbers.iter().enumerate() {
            let area = Rectangle::new(place as f64 * (CUP + 0.6), 0.0, CUP, CUP).inset(0.2);
            for side in [0.14, 0.86] {
                drawing.add(&circle(area.at(side, 0.26), 0.13 * CUP, "none", BLACK, 0.3));
            }
            drawing.add(&area.polygon(&CUP_SHAPE, self.colors.pale(Some(Hue::Yellow)), BLACK, 0.3));
            let look = TextLook::bold(0.5 * CUP);
            let (middle, room) = (area.at(0.5, 0.32), 0.6 * area.width);
            drawing.add(&self.text_in_middle(middle, room, look, number));
        }
        Some(drawing)
    }

    /// A disc in a colour; without colours a disc with hatching.
    fn seal(&self, center: (f64, f64), hue: Hue) -> String {
        match self.colors {
            ColorMode::Color => circle(center, 1.6, self.colors.deep(Some(hue)), BLACK, 0.25),
            ColorMode::BlackAndWhite => {
                let area = Rectangle::around(center, 3.2);
                area.drawn(WHITE, BLACK, 0.25) + &area.hatched(Hatching::of(hue), BLACK, 0.2)
            }
        }
    }
}

/// A light ground for what is written on a picture.
fn veil(area: Rectangle) -> String {
    let veil = area.bare().number("rx", 1.5).with("fill", WHITE);
    veil.with("fill-opacity", "0.8").end()
}

/// The colour that a fact is about.
fn hue_of(fact: &Message) -> Option<Hue> {
    fact.args.iter().find_map(|(_, arg)| match arg {
        Arg::Word(word) => Hue::by_name(word.strip_prefix("color-")?),
        Arg::Name(_) | Arg::Seat(_) | Arg::Number(_) | Arg::List(_) => None,
    })
}
