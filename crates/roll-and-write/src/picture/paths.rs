//! Lines inside a cell and between cells.

use super::{Hue, Mark};
use crate::geometry::{Cell, Sides, Tile, WideFrame};

/// The lines from the centre of a cell to its four sides, such as those of a tile with roads and rails.
///
/// ```
/// use roll_and_write::picture::{PathKind, Paths};
/// let bend = Paths { up: PathKind::Light, right: PathKind::Light, ..Paths::NONE };
/// assert_eq!(bend.turned().right, PathKind::Light);
/// assert_eq!(bend.turned().down, PathKind::Light);
/// assert_eq!(bend.mirrored().left, PathKind::Light);
/// assert!(Paths::NONE.is_empty());
/// ```
pub type Paths = Sides<PathKind>;

impl Paths {
    /// No lines.
    pub const NONE: Self = Self::all(PathKind::None);

    /// Whether there is no line.
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }
}

/// The lines of a tile whose ends are lines.
///
/// ```
/// use roll_and_write::geometry::Tile;
/// use roll_and_write::picture::{PathKind, Paths};
/// let stop = Tile::parse("h...").unwrap();
/// assert_eq!(Paths::from(&stop), Paths { up: PathKind::Heavy, ..Paths::NONE });
/// ```
impl From<&Tile<PathKind>> for Paths {
    fn from(tile: &Tile<PathKind>) -> Self {
        let ends = tile.ends();
        Self::from_fn(|side| ends[side].unwrap_or_default())
    }
}

impl Tile<PathKind> {
    /// Reads the ends of a tile, clockwise from `Up`: `l` for a thin line, `h` for a thick one, `.` for none. All ends are
    /// joined. `None` if the text is something else.
    ///
    /// ```
    /// use roll_and_write::geometry::{Sides, Tile};
    /// use roll_and_write::picture::PathKind;
    /// let bend = Tile::parse("ll..").unwrap();
    /// let lane = Some(PathKind::Light);
    /// assert_eq!(bend, Tile::new(Sides { up: lane, right: lane, ..Sides::all(None) }));
    /// assert_eq!(bend.code(), "ll..");
    /// assert_eq!(Tile::parse("l.l"), None, "a tile has four sides");
    /// ```
    pub fn parse(code: &str) -> Option<Self> {
        let end = |letter| match letter {
            '.' => Some(None),
            'l' => Some(Some(PathKind::Light)),
            'h' => Some(Some(PathKind::Heavy)),
            _ => None,
        };
        let ends: Vec<Option<PathKind>> = code.chars().map(end).collect::<Option<_>>()?;
        let [up, right, down, left] = ends.try_into().ok()?;
        Some(Self::new(Sides {
            up,
            right,
            down,
            left,
        }))
    }

    /// The ends of the tile, as [`parse`](Self::parse) reads them.
    pub fn code(&self) -> String {
        let letter = |end: Option<PathKind>| match end {
            Some(PathKind::Light) => 'l',
            Some(PathKind::Heavy) => 'h',
            Some(PathKind::None) | None => '.',
        };
        self.ends().into_array().map(letter).iter().collect()
    }
}

/// The kind of a line inside a cell.
///
/// ```
/// use roll_and_write::picture::{PathKind, Paths};
/// let rail = Paths { left: PathKind::Heavy, right: PathKind::Heavy, ..Paths::NONE };
/// assert_eq!(rail.turned().up, PathKind::Heavy);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum PathKind {
    /// No line.
    #[default]
    None,
    /// A thin line, such as a road.
    Light,
    /// A thick line, such as a rail.
    Heavy,
}

/// A straight line between the centres of two cells, in one of eight directions.
///
/// ```
/// use roll_and_write::WideFrame;
/// use roll_and_write::picture::{LinkPicture, Mark};
/// let frame = WideFrame::new(3, 3)?;
/// let (from, to) = (frame.cell(0, 0).unwrap(), frame.cell(2, 2).unwrap());
/// let link = LinkPicture { mark: Mark::Old, ..LinkPicture::new(from, to) };
/// assert_eq!(link.direction(frame), Some((1, 1)));
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct LinkPicture {
    /// The cell at one end.
    pub from: Cell,
    /// The cell at the other end, in the same row, column or diagonal.
    pub to: Cell,
    /// The colour of the line.
    pub hue: Option<Hue>,
    /// Whether the line is drawn, and when. A free line is printed, and can be drawn.
    pub mark: Mark,
}

impl LinkPicture {
    /// A line that is printed, and not drawn yet.
    pub const fn new(from: Cell, to: Cell) -> Self {
        Self {
            from,
            to,
            hue: None,
            mark: Mark::Free,
        }
    }
    /// The step from one cell on the line to the next, as rows down and columns to the right: each is -1, 0 or 1.
    /// `None` if the cells are the same, or in no common row, column or diagonal.
    pub fn direction(self, frame: WideFrame) -> Option<(isize, isize)> {
        let way = |from: usize, to: usize| to as isize - from as isize;
        let down = way(frame.row(self.from), frame.row(self.to));
        let right = way(frame.col(self.from), frame.col(self.to));
        let is_straight = down == 0 || right == 0 || down.abs() == right.abs();
        (self.from != self.to && is_straight).then(|| (down.signum(), right.signum()))
    }
}
