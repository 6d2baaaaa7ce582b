//! The characters for everything that is drawn. Each is one column wide.

use crate::form::Form;
use roll_and_write::Ground;
use roll_and_write::picture::{CellPicture, Face, Label, PathKind, Paths, PatternPicture};

/// A set of characters for drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Glyphs {
    /// Unicode characters of one column.
    Unicode,
    /// Only ASCII characters.
    Ascii,
}

/// The highlight of a cell or a line under the pointer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Touch {
    /// It can be selected.
    Possible,
    /// It would be marked, but that is not legal.
    Clash,
    /// It would be marked, and that is legal.
    Ghost,
}

/// The weight of a line on a board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Weight {
    /// A fence from earlier, or the edge of the board.
    Light,
    /// A fence that was built last.
    Heavy,
}

/// The characters of a corner. The index has a bit for each line that ends there: up, down, left, right.
const LIGHT: [char; 16] = [
    ' ', '╵', '╷', '│', '╴', '┘', '┐', '┤', '╶', '└', '┌', '├', '─', '┴', '┬', '┼',
];
const HEAVY: [char; 16] = [
    ' ', '╹', '╻', '┃', '╸', '┛', '┓', '┫', '╺', '┗', '┏', '┣', '━', '┻', '┳', '╋',
];

/// The lines of a cell. The row is for the lines up and right, the column for those down and left; each is none, thin or
/// thick.
const PATHS: [&str; 9] = [
    " ╴╸╷┐┑╻┒┓",
    "╶─╾┌┬┭┎┰┱",
    "╺╼━┍┮┯┏┲┳",
    "╵┘┙│┤┥╽┧┪",
    "└┴┵├┼┽┟╁╅",
    "┕┶┷┝┾┿┢╆╈",
    "╹┚┛╿┦┩┃┨┫",
    "┖┸┹┞╀╃┠╂╉",
    "┗┺┻┡╄╇┣╊╋",
];

impl Glyphs {
    /// The lines from the centre of a cell to its sides.
    pub fn paths(self, paths: Paths) -> char {
        let Paths {
            up,
            right,
            down,
            left,
        } = paths;
        if self == Self::Unicode {
            let (row, col) = (
                3 * up as usize + right as usize,
                3 * down as usize + left as usize,
            );
            return PATHS[row].chars().nth(col).unwrap_or(' ');
        }
        let is_thick = [up, right, down, left].contains(&PathKind::Heavy);
        let any = |one: PathKind, other: PathKind| one != PathKind::None || other != PathKind::None;
        let has = |kind: PathKind| kind != PathKind::None;
        match (has(up), has(down), any(left, right)) {
            (false, false, false) => ' ',
            (false, false, true) => self.fence(is_thick).1,
            (true, _, false) | (_, true, false) => self.fence(is_thick).0,
            (true, true, true) => '+',
            // The line goes up or down from the middle.
            (true, false, true) => '\'',
            (false, true, true) => ',',
        }
    }

    /// The line between the centres of cells in a direction, as rows down and columns to the right.
    pub(crate) fn link(self, (down, right): (isize, isize), fresh: bool) -> char {
        match (down, right) {
            (0, _) => self.fence(fresh).1,
            (_, 0) => self.fence(fresh).0,
            _ if fresh => '*',
            _ if down == right => self.pick('╲', '\\'),
            _ => self.pick('╱', '/'),
        }
    }

    /// Two diagonal lines that cross.
    pub(crate) fn crossing(self) -> char {
        self.pick('╳', 'X')
    }

    /// A line between the centres of cells that is not drawn yet.
    pub(crate) fn free_link(self) -> char {
        self.pick('·', '.')
    }

    /// A line between the centres of cells under the pointer.
    pub(crate) fn touched_link(self, (down, right): (isize, isize), touch: Touch) -> char {
        let (upright, flat) = self.line(touch);
        match (down, right) {
            (0, _) => flat,
            (_, 0) => upright,
            _ if touch == Touch::Ghost => '+',
            _ => upright,
        }
    }

    /// What is printed: a text, then the character of a symbol.
    pub(crate) fn label(self, print: Option<Label>, face: Option<Face>) -> String {
        let text = print.map_or_else(String::new, |label| label.to_string());
        text + &face.map_or_else(String::new, |face| self.face(face).to_string())
    }

    /// The character of a symbol.
    pub fn face(self, face: Face) -> char {
        self.pick(face.glyph, face.ascii)
    }

    /// A pattern in a line of text: its shape, or its name if that cannot be drawn.
    pub(crate) fn shape(self, pattern: &PatternPicture) -> String {
        let form = Form::of_rows(&pattern.rows).filter(|_| self == Self::Unicode);
        let shape = form.and_then(|form| form.dots());
        shape.unwrap_or_else(|| pattern.name.clone())
    }

    /// The character of a cell without a mark.
    pub fn printed(self, cell: &CellPicture) -> char {
        cell.symbol
            .map_or_else(|| self.ground(cell.ground), |face| self.face(face))
    }

    /// The character of an unmarked cell without a symbol.
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

    /// The character of a cell that was marked earlier.
    pub fn old(self) -> char {
        self.pick('■', '#')
    }

    /// The character of a cell that was marked in this turn.
    pub fn fresh(self) -> char {
        self.pick('▣', '*')
    }

    /// The character of a crossed-off box.
    pub fn crossed(self) -> char {
        self.pick('☒', 'X')
    }

    /// The character of a free box.
    pub fn empty(self) -> char {
        self.pick('☐', '_')
    }

    /// The character of a box that was taken back.
    pub fn taken_back(self) -> char {
        self.pick('⊟', '-')
    }

    /// The character of an empty box that can never be filled any more.
    pub fn closed(self) -> char {
        self.pick('╌', '~')
    }

    /// The character before a number that a player wrote on a sheet with printed numbers.
    pub fn written(self) -> char {
        '='
    }

    /// The character of a seal on a card.
    pub(crate) fn seal(self) -> char {
        self.pick('◉', '@')
    }

    /// The characters of a vertical and a horizontal fence. `fresh` is for those built last.
    pub fn fence(self, fresh: bool) -> (char, char) {
        if fresh {
            (self.pick('┃', 'H'), self.pick('━', '='))
        } else {
            (self.pick('│', '|'), self.pick('─', '-'))
        }
    }

    /// The character of a corner where lines end: from above, from below, from the left and from the right.
    pub(crate) fn joint(self, arms: [bool; 4], weight: Weight) -> char {
        let bits = arms.iter().enumerate();
        let index = bits.fold(0, |index, (bit, arm)| index | usize::from(*arm) << bit);
        let (upright, flat) = self.fence(weight == Weight::Heavy);
        match (self, weight, arms) {
            (Self::Unicode, Weight::Light, _) => LIGHT[index],
            (Self::Unicode, Weight::Heavy, _) => HEAVY[index],
            (Self::Ascii, _, [false, false, false, false]) => ' ',
            (Self::Ascii, _, [true, true, false, false]) => upright,
            (Self::Ascii, _, [false, false, true, true]) => flat,
            (Self::Ascii, ..) => '+',
        }
    }

    /// The character of a free cell that would be marked.
    pub(crate) fn ghost(self) -> char {
        self.pick('□', '+')
    }

    /// The characters before and after highlighted cells.
    pub(crate) fn brackets(touch: Touch) -> (char, char) {
        match touch {
            Touch::Possible => ('(', ')'),
            Touch::Clash => ('!', '!'),
            Touch::Ghost => ('[', ']'),
        }
    }

    /// The characters of a highlighted line between cells: vertical and horizontal.
    pub(crate) fn line(self, touch: Touch) -> (char, char) {
        match touch {
            Touch::Possible => (self.pick('┊', ':'), self.pick('┈', '.')),
            Touch::Clash => ('x', 'x'),
            Touch::Ghost => (self.pick('║', '+'), self.pick('═', '+')),
        }
    }

    /// The borders of panels and dialogs: the corners clockwise from the top left, a horizontal and a vertical line.
    pub(crate) fn frame(self) -> [&'static str; 6] {
        match self {
            Self::Unicode => ["┌", "┐", "┘", "└", "─", "│"],
            Self::Ascii => ["+", "+", "+", "+", "-", "|"],
        }
    }

    /// The characters that announce more lines above and below.
    pub(crate) fn more(self) -> (char, char) {
        (self.pick('↑', '^'), self.pick('↓', 'v'))
    }

    /// The character that shows whether a move is legal.
    pub(crate) fn verdict(self, fits: bool) -> char {
        if fits {
            self.pick('✓', '=')
        } else {
            self.pick('✗', '!')
        }
    }

    /// The character before the selected entry of a list.
    pub(crate) fn pointer(self) -> char {
        self.pick('▸', '>')
    }

    /// The same character if the entry is selected, a blank if not.
    pub(crate) fn pointer_if(self, selected: bool) -> char {
        if selected { self.pointer() } else { ' ' }
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
            glyphs.taken_back(),
            glyphs.closed(),
            glyphs.written(),
            glyphs.seal(),
            glyphs.ghost(),
            glyphs.verdict(true),
            glyphs.verdict(false),
            glyphs.pointer(),
        ];
        pairs
            .flat_map(|(a, b)| [a, b])
            .chain(single)
            .chain(grounds.map(|ground| glyphs.ground(ground)))
            .chain(glyphs.frame().concat().chars())
            .chain(joints(glyphs))
            .collect()
    }

    /// All corners of both weights.
    fn joints(glyphs: Glyphs) -> Vec<char> {
        let arms = |index: usize| [1, 2, 4, 8].map(|bit| index & bit != 0);
        let of = |weight| (0..16).map(move |index| glyphs.joint(arms(index), weight));
        of(Weight::Light).chain(of(Weight::Heavy)).collect()
    }

    #[test]
    fn every_glyph_is_one_column_wide() {
        for glyph in all(Glyphs::Unicode).into_iter().chain(all(Glyphs::Ascii)) {
            assert_eq!(glyph.width(), Some(1), "{glyph}");
        }
    }

    /// Without colours, the characters alone distinguish old marks, new marks and planned marks.
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
            let boxes = [
                glyphs.empty(),
                glyphs.crossed(),
                glyphs.fresh(),
                glyphs.taken_back(),
                glyphs.closed(),
                glyphs.written(),
            ];
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
