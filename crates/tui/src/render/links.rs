//! Boards with lines between the centres of cells.

use super::block::{Block, StyledLine};
use super::board::{Board, role_of};
use super::glyphs::{Glyphs, Touch};
use super::role::Role;
use crate::spot::Spot;
use roll_and_write::picture::{Hue, LinkPicture, Mark};
use roll_and_write::{Cell, Ground};

/// The columns from one cell to the next. A cell has three of them, the line to the next cell has the fourth.
const COLS: usize = 4;
/// The rows from one cell to the next.
const ROWS: usize = 2;

/// One position of the board on the screen.
type Place = (char, Role, Option<Hue>);

impl Board<'_> {
    /// Adds the grid with its lines.
    pub(super) fn draw_linked(&self, links: &[LinkPicture], block: &mut Block) {
        let frame = self.card.frame;
        self.push_column_names(self.margin(), COLS - 1, block);
        let top = block.height();
        let size = (ROWS * frame.rows() - 1, COLS * frame.cols() - 1);
        let mut places: Vec<Vec<Place>> = vec![vec![(' ', Role::Plain, None); size.1]; size.0];
        // What is drawn covers what is only printed, and the pointer covers both.
        let mut links: Vec<(Option<Touch>, LinkPicture)> = links
            .iter()
            .map(|link| (self.link_touch(*link), *link))
            .collect();
        links.sort_by_key(|(touch, link)| (*touch, link.mark != Mark::Free));
        for (touch, link) in links {
            self.draw_link(link, touch, &mut places, (top, block));
        }
        for (cell, at) in self.card.cells.iter().zip(frame.cells().iter()) {
            if cell.ground != Ground::Gap {
                self.draw_stop(at, &mut places, (top, block));
            }
        }
        for (row, places) in places.into_iter().enumerate() {
            let mut line = if row % ROWS == 0 {
                self.start(row / ROWS, ' ', Role::Plain)
            } else {
                StyledLine::new(Role::Plain, " ".repeat(self.margin()))
            };
            for (glyph, role, hue) in places {
                line.push_hued(role, hue, glyph.to_string());
            }
            block.push(line);
        }
    }

    fn link_touch(&self, link: LinkPicture) -> Option<Touch> {
        let (board, lights) = self.look.lit?;
        let touch = |from, to| lights.at(Spot::Link(board, from, to));
        touch(link.from, link.to).max(touch(link.to, link.from))
    }

    /// Draws a line from cell to cell, and makes it clickable between them.
    fn draw_link(
        &self,
        link: LinkPicture,
        touch: Option<Touch>,
        places: &mut [Vec<Place>],
        (top, block): (usize, &mut Block),
    ) {
        let frame = self.card.frame;
        let Some((down, right)) = link.direction(frame) else {
            return;
        };
        let (row, col) = (frame.row(link.from), frame.col(link.from));
        let steps = row
            .abs_diff(frame.row(link.to))
            .max(col.abs_diff(frame.col(link.to)));
        let (glyph, role) = self.link_glyph(link.mark, touch, (down, right));
        let hue = link.hue.filter(|_| role == Role::Symbol);
        // A horizontal line has three positions between two cells, any other line has one.
        let (parts, across) = if down == 0 { (4, 1) } else { (2, 2) };
        let at = |part: usize| {
            let part = part as isize;
            let y = (ROWS * row) as isize + part * down;
            let x = (COLS * col + 1) as isize + part * right * across;
            (y as usize, x as usize)
        };
        for part in 1..steps * parts {
            let (y, x) = at(part);
            if let Some(place) = places.get_mut(y).and_then(|row| row.get_mut(x)) {
                let is_oblique = down != 0 && right != 0;
                let crosses = ![' ', glyph].contains(&place.0) && place.1 == role;
                let is_crossing = crosses && is_oblique && role == Role::Symbol;
                let crossing = is_crossing.then(|| self.glyphs.crossing());
                *place = (crossing.unwrap_or(glyph), role, hue);
            }
            if let Some((board, _)) = self.look.lit.filter(|_| part % parts != 0) {
                let spot = Spot::Link(board, link.from, link.to);
                block.zone((self.margin() + x, top + y), (1, 1), spot);
            }
        }
    }

    /// The character of a line in this direction.
    fn link_glyph(
        &self,
        mark: Mark,
        touch: Option<Touch>,
        direction: (isize, isize),
    ) -> (char, Role) {
        match (touch, mark) {
            (Some(touch), _) => (self.glyphs.touched_link(direction, touch), role_of(touch)),
            (None, Mark::Free) => (self.glyphs.free_link(), Role::Faint),
            (None, Mark::Old) => (self.glyphs.link(direction, false), Role::Symbol),
            (None, Mark::Fresh) => (self.glyphs.link(direction, true), Role::Fresh),
        }
    }

    /// Draws a cell over the lines.
    fn draw_stop(&self, at: Cell, places: &mut [Vec<Place>], (top, block): (usize, &mut Block)) {
        let frame = self.card.frame;
        let (row, col) = (frame.row(at), frame.col(at));
        let (x, y) = (COLS * col, ROWS * row);
        let cell = &self.card.cells[at.index()];
        let touch = self.touch(row, col);
        let (glyph, role, hue) = self.cell(cell, touch);
        let is_plain = cell.mark == Mark::Free && cell.symbol.is_none() && touch.is_none();
        match cell.print {
            Some(print) => {
                for (offset, sign) in format!("{print:^3}").chars().enumerate().take(3) {
                    places[y][x + offset] = (sign, role, hue.or(cell.hue));
                }
            }
            // A line goes on through a plain cell.
            None if is_plain && places[y][x + 1].0 != ' ' => {}
            None => places[y][x + 1] = (glyph, role, hue.or(cell.hue)),
        }
        if let Some(touch) = touch {
            let (open, close) = Glyphs::brackets(touch);
            places[y][x] = (open, role_of(touch), None);
            places[y][x + 2] = (close, role_of(touch), None);
        }
        if let Some((board, _)) = self.look.lit {
            block.zone((self.margin() + x, top + y), (3, 1), Spot::Cell(board, at));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::render::{Glyphs, Renderer};
    use rnw_i18n::{Language, Translations, Translator};
    use roll_and_write::picture::{
        CardPicture, CellPicture, Face, GridLabels, Label, LinkPicture, Mark, PathKind, Paths,
        PatternPicture,
    };
    use roll_and_write::{Cell, Frame, Message};

    #[track_caller]
    fn check(card: &CardPicture, glyphs: Glyphs, expected: &str) {
        let words = Translations::in_language(Language::English);
        let translator = Translator::new(words, Vec::new());
        let renderer = Renderer {
            translator: &translator,
            glyphs,
        };
        let drawn = renderer.cards(std::slice::from_ref(card), 78).text();
        assert_eq!(drawn, expected, "\n{drawn}");
    }

    /// Stations with lines in all directions: drawn, fresh and free ones, and one that passes a cell.
    fn network() -> CardPicture {
        let frame = Frame::new(3, 4).unwrap();
        let station = |at: Cell| CellPicture {
            symbol: (at.index() != 1).then_some(Face::new('●', 'o')),
            ..CellPicture::plain(false)
        };
        let link = |from, to, mark| LinkPicture {
            mark,
            ..LinkPicture::new(Cell::new(from), Cell::new(to))
        };
        CardPicture {
            title: Some(Message::new("print-points")),
            links: Some(vec![
                link(0, 2, Mark::Old),
                link(4, 9, Mark::Old),
                link(5, 8, Mark::Old),
                link(2, 7, Mark::Free),
                link(7, 11, Mark::Fresh),
                link(11, 10, Mark::Free),
            ]),
            ..CardPicture::new("network", frame, station)
        }
    }

    #[test]
    fn links_go_in_eight_directions() {
        let card = network();
        check(
            &card,
            Glyphs::Unicode,
            "  Points
      a   b   c   d
   1  ●───────●   ●
                ·
   2  ●   ●   ●   ●
        ╳         ┃
   3  ●   ●   ●···●
",
        );
        check(
            &card,
            Glyphs::Ascii,
            "  Points
      a   b   c   d
   1  o-------o   o
                .
   2  o   o   o   o
        X         H
   3  o   o   o...o
",
        );
    }

    /// Texts, marks next to them, tiles with lines to their sides, and names of columns and rows.
    fn tiles() -> CardPicture {
        let frame = Frame::new(2, 3).unwrap();
        let (light, heavy) = (PathKind::Light, PathKind::Heavy);
        let cell = |at: Cell| {
            let plain = CellPicture::plain(false);
            match at.index() {
                0 => CellPicture {
                    paths: Paths {
                        right: light,
                        down: light,
                        ..Paths::NONE
                    },
                    ..plain
                },
                1 => CellPicture {
                    paths: Paths {
                        left: light,
                        right: heavy,
                        ..Paths::NONE
                    },
                    ..plain
                },
                2 => CellPicture {
                    print: Some(Label::number(100)),
                    ..CellPicture::plain(true)
                },
                3 => CellPicture {
                    print: Some(Label::new("x2")),
                    ..plain
                },
                _ => plain,
            }
        };
        let cols = ["A", "B", "C"].map(Label::new).to_vec();
        let rows = [107, 8].map(Label::number).to_vec();
        CardPicture {
            labels: GridLabels::Named { cols, rows },
            ..CardPicture::new("tiles", frame, cell)
        }
    }

    #[test]
    fn texts_stay_readable_under_marks() {
        let card = tiles();
        check(
            &card,
            Glyphs::Unicode,
            "  tiles
         A    B    C
  107    ┌────╼━■100
    8   x2    ·    ·
",
        );
        let card = CardPicture {
            labels: GridLabels::None,
            ..card
        };
        check(
            &card,
            Glyphs::Ascii,
            "  tiles
      ,----==#100
     x2    .    .
",
        );
    }

    /// A pattern with something printed on its cells keeps it where it is turned.
    #[test]
    fn contents_of_a_pattern_turn_with_it() {
        use crate::form::Form;
        use crate::render::Role;
        let words = Translations::in_language(Language::English);
        let translator = Translator::new(words, Vec::new());
        let renderer = Renderer {
            translator: &translator,
            glyphs: Glyphs::Unicode,
        };
        let rail = Paths {
            left: PathKind::Heavy,
            right: PathKind::Heavy,
            ..Paths::NONE
        };
        let pattern = PatternPicture {
            cells: vec![
                CellPicture {
                    paths: rail,
                    ..CellPicture::plain(false)
                },
                CellPicture {
                    print: Some(Label::number(3)),
                    ..CellPicture::plain(false)
                },
            ],
            ..PatternPicture::new("D1", &["XX"])
        };
        let printed = Form::of_pattern(&pattern).unwrap();
        let drawn = |form: &Form| renderer.contents(Role::Title, &pattern, form).text();
        assert_eq!(drawn(&printed), "━ 3\n");
        assert_eq!(drawn(&printed.turned()), "┃\n3\n");
        assert_eq!(drawn(&printed.turned().turned()), "3 ━\n");
        assert_eq!(drawn(&printed.flipped()), "3 ━\n");
        let frame = Frame::new(2, 2).unwrap().wide();
        let laid = |form: &Form| form.laid_in_order(frame, Cell::new(0)).unwrap();
        assert_eq!(laid(&printed), [Cell::new(0), Cell::new(1)]);
        assert_eq!(laid(&printed.flipped()), [Cell::new(1), Cell::new(0)]);
        let tiles = [Cell::new(2), Cell::new(0)];
        let form = Form::of_tiles(frame, &tiles).unwrap();
        assert_eq!(form.laid_in_order(frame, Cell::new(0)).unwrap(), tiles);
    }
}
