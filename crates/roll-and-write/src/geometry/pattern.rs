//! Patterns: the shapes that expedition cards ask for (C-2 to C-5).

use super::{Frame, FrameOf, SetOf, Symmetry, Width};
use thiserror::Error;

/// The cells of one orientation, as rows and columns from its top left corner, in reading order.
///
/// A shape has at least one cell. Some cell is in row 0, and some cell is in column 0.
///
/// ```
/// use roll_and_write::Polyomino;
/// let hook = Polyomino::parse(&[".X", "XX"])?;
/// assert_eq!(hook.shape().cells(), [(0, 1), (1, 0), (1, 1)]);
/// # Ok::<(), roll_and_write::PatternError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Shape(Vec<(u8, u8)>);

impl Shape {
    /// Moves the points to the top left and sorts them in reading order; `None` if there are no
    /// points.
    pub(super) fn pushed(points: &[(i32, i32)]) -> Option<Self> {
        let top = points.iter().map(|point| point.0).min()?;
        let left = points.iter().map(|point| point.1).min()?;
        let mut cells: Vec<(u8, u8)> = points
            .iter()
            .map(|&(row, col)| ((row - top) as u8, (col - left) as u8))
            .collect();
        cells.sort_unstable();
        cells.dedup();
        Some(Self(cells))
    }

    /// The cells as (row, column), both counted from 0, in reading order.
    pub fn cells(&self) -> &[(u8, u8)] {
        &self.0
    }

    /// The cells that the shape covers in `frame`, with its top left corner in this row and column.
    /// `None` if a cell is outside.
    pub(super) fn at<W: Width>(
        &self,
        frame: FrameOf<W>,
        row: usize,
        col: usize,
    ) -> Option<SetOf<W>> {
        self.0
            .iter()
            .map(|&(r, c)| frame.cell(row + usize::from(r), col + usize::from(c)))
            .collect()
    }
}

/// Something that a seat places on a grid as a whole.
///
/// An implementor lists its orientations. The rest follows from them.
///
/// ```
/// use roll_and_write::{Frame, Pattern, Polyomino, Shape};
///
/// /// A pattern that may not be turned.
/// struct Fixed(Polyomino);
/// impl Pattern for Fixed {
///     fn orientations(&self) -> Vec<Shape> {
///         vec![self.0.shape().clone()]
///     }
/// }
///
/// let pair = Polyomino::parse(&["XX"])?;
/// let frame = Frame::new(2, 2)?;
/// assert_eq!((pair.placements(frame).len(), Fixed(pair).placements(frame).len()), (4, 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Pattern {
    /// The different orientations, at least one.
    fn orientations(&self) -> Vec<Shape>;

    // ---- given; no implementor overrides what is below ----

    /// Every placement in the frame, each once, in reading order of their cells.
    fn placements<W: Width>(&self, frame: FrameOf<W>) -> Vec<SetOf<W>> {
        let mut all = Vec::new();
        for shape in self.orientations() {
            for row in 0..frame.rows() {
                all.extend((0..frame.cols()).filter_map(|col| shape.at(frame, row, col)));
            }
        }
        all.sort_by(|a, b| a.iter().cmp(b.iter()));
        all.dedup();
        all
    }
}

/// A pattern of one cell. A seat may always mark it instead of the pattern, and a bonus grants it
/// (C-5, C-6).
///
/// ```
/// use roll_and_write::{Frame, Pattern, SingleCell};
/// let frame = Frame::new(3, 4)?;
/// assert_eq!(SingleCell.placements(frame).len(), 12);
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SingleCell;

impl Pattern for SingleCell {
    fn orientations(&self) -> Vec<Shape> {
        vec![Shape(vec![(0, 0)])]
    }
}

/// A connected shape of cells, which a seat may turn and reflect (C-3).
///
/// Two polyominoes are equal when their cells are equal. A turned polyomino is a different one.
///
/// ```
/// use roll_and_write::{Pattern, Polyomino};
/// let hook = Polyomino::parse(&["X.", "X.", "XX"])?;
/// assert_eq!(hook.orientations().len(), 8);
/// # Ok::<(), roll_and_write::PatternError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Polyomino(Shape);

/// Why a drawing is not a polyomino.
///
/// ```
/// use roll_and_write::{PatternError, Polyomino};
/// let error = Polyomino::parse(&["XX", "X?"]).unwrap_err();
/// assert_eq!(error, PatternError::Character { found: '?', row: 2, col: 2 });
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum PatternError {
    /// A character is neither `X` nor `.`.
    #[error(
        "unexpected {found:?} in row {row}, column {col}; expected 'X' for a cell or '.' for none"
    )]
    Character {
        /// The character.
        found: char,
        /// Its row, counted from 1.
        row: usize,
        /// Its column, counted from 1.
        col: usize,
    },
    /// A character is no content of a cell.
    #[error(
        "unexpected {found:?} in row {row}, column {col}; expected the content of a cell or '.' for none"
    )]
    Content {
        /// The character.
        found: char,
        /// Its row, counted from 1.
        row: usize,
        /// Its column, counted from 1.
        col: usize,
    },
    /// The drawing has no cell.
    #[error("a pattern without cells; expected at least one 'X'")]
    Empty,
    /// The cells are not connected.
    #[error("the cells of the pattern are not connected; expected one piece, joined edge to edge")]
    Apart,
    /// The drawing is larger than any frame.
    #[error(
        "a pattern of {rows} rows and {cols} columns; expected it to fit a frame of at most 64 cells"
    )]
    TooLarge {
        /// The number of rows.
        rows: usize,
        /// The number of columns of the widest row.
        cols: usize,
    },
}

impl Polyomino {
    /// Reads a drawing: rows of `X` for a cell and `.` for none.
    ///
    /// # Errors
    /// If a character is neither, if there is no cell, if the cells are not connected, or if the
    /// drawing is larger than any frame.
    pub fn parse<S: AsRef<str>>(rows: &[S]) -> Result<Self, PatternError> {
        let cols = rows
            .iter()
            .map(|row| row.as_ref().chars().count())
            .max()
            .unwrap_or(0);
        let too_large = PatternError::TooLarge {
            rows: rows.len(),
            cols,
        };
        let frame = Frame::new(rows.len().max(1), cols.max(1)).map_err(|_| too_large)?;
        let mut points = Vec::new();
        for (row, line) in rows.iter().enumerate() {
            for (col, found) in line.as_ref().chars().enumerate() {
                match found {
                    'X' => points.push((row as i32, col as i32)),
                    '.' => {}
                    _ => {
                        return Err(PatternError::Character {
                            found,
                            row: row + 1,
                            col: col + 1,
                        });
                    }
                }
            }
        }
        let shape = Shape::pushed(&points).ok_or(PatternError::Empty)?;
        if is_connected(&shape, frame) {
            Ok(Self(shape))
        } else {
            Err(PatternError::Apart)
        }
    }

    /// The shape as it was drawn, moved to the top left.
    pub fn shape(&self) -> &Shape {
        &self.0
    }
}

impl Pattern for Polyomino {
    fn orientations(&self) -> Vec<Shape> {
        let turned = |symmetry: Symmetry| {
            let points: Vec<(i32, i32)> = self
                .0
                .0
                .iter()
                .map(|&(row, col)| symmetry.apply((row.into(), col.into())))
                .collect();
            Shape::pushed(&points)
        };
        let mut shapes: Vec<Shape> = Symmetry::ALL.into_iter().filter_map(turned).collect();
        shapes.sort_unstable();
        shapes.dedup();
        shapes
    }
}

fn is_connected(shape: &Shape, frame: Frame) -> bool {
    shape
        .at(frame, 0, 0)
        .is_some_and(|cells| super::grid::is_connected(cells, |set| frame.neighbours(set)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(picture: &[&str], orientations: usize) {
        assert_eq!(
            Polyomino::parse(picture).unwrap().orientations().len(),
            orientations
        );
    }

    #[test]
    fn c_3_patterns_have_their_distinct_orientations() {
        check(&["X", "X"], 2); // I2
        check(&["X", "X", "X"], 2); // I3
        check(&["X.", "XX"], 4); // V3
        check(&["X.", "XX", "X."], 4); // T4
        check(&["X.", "X.", "XX"], 8); // L4
        check(&["XX", "XX"], 1); // O4
    }

    #[test]
    fn a_shape_tells_its_cells_in_reading_order() {
        let corner = Polyomino::parse(&[".X", "XX"]).unwrap();
        let shapes: Vec<Vec<(u8, u8)>> = (corner.orientations().iter())
            .map(|shape| shape.cells().to_vec())
            .collect();
        for shape in [
            [(0, 0), (0, 1), (1, 0)],
            [(0, 0), (0, 1), (1, 1)],
            [(0, 0), (1, 0), (1, 1)],
            [(0, 1), (1, 0), (1, 1)],
        ] {
            assert!(shapes.contains(&shape.to_vec()), "{shape:?} is missing");
        }
    }

    #[test]
    fn placements_lie_in_the_frame_and_come_once() {
        let frame = Frame::new(4, 4).unwrap();
        let counts = [
            (
                Polyomino::parse(&["X", "X"])
                    .unwrap()
                    .placements(frame)
                    .len(),
                24,
            ),
            (
                Polyomino::parse(&["XX", "XX"])
                    .unwrap()
                    .placements(frame)
                    .len(),
                9,
            ),
            (
                Polyomino::parse(&["X.", "X.", "XX"])
                    .unwrap()
                    .placements(frame)
                    .len(),
                48,
            ),
            (SingleCell.placements(frame).len(), 16),
        ];
        for (found, expected) in counts {
            assert_eq!(found, expected);
        }
    }

    #[test]
    fn pictures_that_show_no_pattern_are_refused() {
        let wide = "X".repeat(65);
        let cases: [(&[&str], PatternError); 5] = [
            (
                &["X?"],
                PatternError::Character {
                    found: '?',
                    row: 1,
                    col: 2,
                },
            ),
            (&["..", ".."], PatternError::Empty),
            (&[], PatternError::Empty),
            (&["X.", ".X"], PatternError::Apart),
            (&[&wide], PatternError::TooLarge { rows: 1, cols: 65 }),
        ];
        for (picture, error) in cases {
            assert_eq!(Polyomino::parse(picture), Err(error));
        }
    }
}
