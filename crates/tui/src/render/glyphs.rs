//! Which characters things are drawn with; each is one column wide.

use roll_and_write::Ground;
use roll_and_write::picture::{CellPicture, Face};

/// How things are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Glyphs {
    /// One column each, from Unicode.
    Unicode,
    /// ASCII alone.
    Ascii,
}

/// What the pointer does to a cell or a line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Touch {
    /// It may be pointed at.
    Possible,
    /// It would be marked, and may not be.
    Clash,
    /// It would be marked, and may be.
    Ghost,
}

impl Glyphs {
    /// How a symbol is drawn.
    pub fn face(self, face: Face) -> char {
        self.pick(face.glyph, face.ascii)
    }

    /// How a cell without a mark is drawn.
    pub fn printed(self, cell: &CellPicture) -> char {
        cell.symbol
            .map_or_else(|| self.ground(cell.ground), |face| self.face(face))
    }

    /// How a place without a mark is drawn.
    pub fn ground(self, ground: Ground) -> char {
        let (glyph, ascii) = match ground {
            Ground::Gap => (' ', '~'),
            Ground::Wall => ('▒', '%'),
            Ground::Plain => ('·', '.'),
            Ground::Entry => ('▽', 'E'),
            Ground::Tomb => ('⌂', 'T'),
        };
        self.pick(glyph, ascii)
    }

    /// A cell that was marked earlier.
    pub fn old(self) -> char {
        self.pick('■', '#')
    }

    /// A cell that was marked in this turn.
    pub fn fresh(self) -> char {
        self.pick('▣', '*')
    }

    /// A box that is crossed off.
    pub fn crossed(self) -> char {
        self.pick('☒', 'X')
    }

    /// A free box.
    pub fn empty(self) -> char {
        self.pick('☐', '_')
    }

    /// A fence that stands upright and one that lies flat, built last or earlier.
    pub fn fence(self, fresh: bool) -> (char, char) {
        if fresh {
            (self.pick('┃', 'H'), self.pick('━', '='))
        } else {
            (self.pick('│', '|'), self.pick('─', '-'))
        }
    }

    /// A free cell that would be marked.
    pub(crate) fn ghost(self) -> char {
        self.pick('□', '+')
    }

    /// What stands before and behind cells that are touched.
    pub(crate) fn brackets(touch: Touch) -> (char, char) {
        match touch {
            Touch::Possible => ('(', ')'),
            Touch::Clash => ('!', '!'),
            Touch::Ghost => ('[', ']'),
        }
    }

    /// A line between cells that is touched: upright and flat.
    pub(crate) fn line(self, touch: Touch) -> (char, char) {
        match touch {
            Touch::Possible => (self.pick('┊', ':'), self.pick('┈', '.')),
            Touch::Clash => ('x', 'x'),
            Touch::Ghost => (self.pick('║', '+'), self.pick('═', '+')),
        }
    }

    /// The frame of a box: its corners from the top left clockwise, a flat and an upright line.
    pub(crate) fn frame(self) -> [char; 6] {
        match self {
            Self::Unicode => ['┌', '┐', '┘', '└', '─', '│'],
            Self::Ascii => ['+', '+', '+', '+', '-', '|'],
        }
    }

    /// There is more above, below.
    pub(crate) fn more(self) -> (char, char) {
        (self.pick('↑', '^'), self.pick('↓', 'v'))
    }

    /// It may be done, and it may not.
    pub(crate) fn verdict(self, fits: bool) -> char {
        if fits {
            self.pick('✓', '=')
        } else {
            self.pick('✗', '!')
        }
    }

    /// What stands before the line that is pointed at.
    pub(crate) fn pointer(self) -> char {
        self.pick('▸', '>')
    }

    fn pick(self, glyph: char, ascii: char) -> char {
        if self == Self::Unicode { glyph } else { ascii }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use unicode_width::UnicodeWidthChar;

    fn all(glyphs: Glyphs) -> Vec<char> {
        let grounds = [
            Ground::Gap,
            Ground::Wall,
            Ground::Plain,
            Ground::Entry,
            Ground::Tomb,
        ];
        let touches = [Touch::Possible, Touch::Clash, Touch::Ghost];
        let lines = touches.map(|touch| glyphs.line(touch));
        let brackets = touches.map(Glyphs::brackets);
        let pairs = [glyphs.fence(false), glyphs.fence(true), glyphs.more()];
        let pairs = pairs.into_iter().chain(lines).chain(brackets);
        let single = [
            glyphs.old(),
            glyphs.fresh(),
            glyphs.crossed(),
            glyphs.empty(),
            glyphs.ghost(),
            glyphs.verdict(true),
            glyphs.verdict(false),
            glyphs.pointer(),
        ];
        pairs
            .flat_map(|(a, b)| [a, b])
            .chain(single)
            .chain(grounds.map(|ground| glyphs.ground(ground)))
            .chain(glyphs.frame())
            .collect()
    }

    #[test]
    fn every_glyph_is_one_column_wide() {
        for glyph in all(Glyphs::Unicode).into_iter().chain(all(Glyphs::Ascii)) {
            assert_eq!(glyph.width(), Some(1), "{glyph}");
        }
    }

    /// Whoever sees no colours tells by the sign what was marked before, now, or would be.
    #[test]
    fn what_differs_in_meaning_differs_in_its_sign() {
        for glyphs in [Glyphs::Unicode, Glyphs::Ascii] {
            let touches = [Touch::Possible, Touch::Clash, Touch::Ghost];
            let cells = [
                glyphs.ground(Ground::Plain),
                glyphs.ground(Ground::Wall),
                glyphs.ground(Ground::Entry),
                glyphs.ground(Ground::Tomb),
                glyphs.old(),
                glyphs.fresh(),
                glyphs.ghost(),
            ];
            let boxes = [glyphs.empty(), glyphs.crossed(), glyphs.fresh()];
            let verdicts = [glyphs.verdict(true), glyphs.verdict(false)];
            for group in [&cells[..], &boxes, &verdicts] {
                for (at, glyph) in group.iter().enumerate() {
                    assert!(!group[..at].contains(glyph), "{glyph} twice in {group:?}");
                }
            }
            let fences = [glyphs.fence(false), glyphs.fence(true)];
            let lines = touches.map(|touch| glyphs.line(touch));
            let around = touches.map(Glyphs::brackets);
            for group in [&fences[..], &lines, &around] {
                for (at, pair) in group.iter().enumerate() {
                    let same = |other: &(char, char)| other.0 == pair.0 || other.1 == pair.1;
                    assert!(!group[..at].iter().any(same), "{pair:?} twice in {group:?}");
                }
            }
        }
    }

    #[test]
    fn ascii_is_ascii() {
        assert!(all(Glyphs::Ascii).iter().all(char::is_ascii));
    }
}
