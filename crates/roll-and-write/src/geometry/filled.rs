//! Patterns whose cells have contents, such as a domino of two different halves.

use super::{Cell, FrameOf, Pattern, PatternError, Polyomino, SetOf, Shape, Symmetry, Width};

/// A connected pattern with a content on each of its cells, which a seat may turn and reflect.
///
/// `T` is what lies on a cell, such as a terrain or a number. As a [`Pattern`] it is its cells without
/// their contents.
///
/// ```
/// use roll_and_write::geometry::FilledPattern;
/// use roll_and_write::{Frame, Pattern};
/// let domino = FilledPattern::parse(&["FW"], |letter| "FW".contains(letter).then_some(letter))?;
/// let frame = Frame::new(2, 2)?;
/// assert_eq!(domino.placements(frame).len(), 4, "four pairs of cells");
/// let all = domino.filled_placements(frame);
/// assert_eq!(all.len(), 8, "each in two orientations");
/// assert_eq!(frame.labels(all[0].cells()), "a1 b1");
/// assert_eq!(frame.labels(all[0].with(|content| *content == 'W')), "b1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FilledPattern<T> {
    shape: Polyomino,
    /// The content of each cell of the shape, in reading order.
    contents: Vec<T>,
}

/// A filled pattern at one position of a frame, in one orientation.
///
/// ```
/// use roll_and_write::geometry::FilledPattern;
/// use roll_and_write::Frame;
/// let frame = Frame::new(1, 2)?;
/// let number = |letter: char| letter.to_digit(10);
/// let all = FilledPattern::parse(&["34"], number)?.filled_placements(frame);
/// let read: Vec<(String, u32)> = all[1].iter().map(|(cell, number)| (frame.label(cell), *number)).collect();
/// assert_eq!(read, [("a1".to_owned(), 4), ("b1".to_owned(), 3)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FilledPlacement<T, W = u64> {
    cells: SetOf<W>,
    /// The content of each cell, in reading order.
    contents: Vec<T>,
    /// The cells in the order of the pattern's cells.
    order: Vec<Cell>,
}

impl<T, W: Width> FilledPlacement<T, W> {
    /// The covered cells.
    pub fn cells(&self) -> SetOf<W> {
        self.cells
    }

    /// Each cell with its content, in reading order.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, &T)> {
        self.cells.iter().zip(&self.contents)
    }

    /// The covered cells in the order of the pattern's cells, as [`Target::Tiles`](crate::Target::Tiles)
    /// has them.
    ///
    /// ```
    /// use roll_and_write::geometry::FilledPattern;
    /// use roll_and_write::Frame;
    /// let frame = Frame::new(1, 2)?;
    /// let domino = FilledPattern::parse(&["34"], |letter| letter.to_digit(10))?;
    /// let back = &domino.filled_placements(frame)[1];
    /// let labels: Vec<String> = back.in_order().iter().map(|cell| frame.label(*cell)).collect();
    /// assert_eq!(labels, ["b1", "a1"]);
    /// assert!(back.is_at(&domino, back.in_order()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn in_order(&self) -> &[Cell] {
        &self.order
    }

    /// Whether the placement is what comes out when the cells of its pattern lie on these cells, in
    /// order. Cells with the same content may be exchanged.
    pub fn is_at(&self, pattern: &FilledPattern<T>, cells: &[Cell]) -> bool
    where
        T: PartialEq,
    {
        let lies = |(cell, content): (&Cell, &T)| {
            let mut own = self.iter();
            own.any(|(at, found)| at == *cell && found == content)
        };
        let within = cells.iter().all(|cell| cell.index() < W::CELLS_MAX);
        within
            && cells.len() == pattern.contents.len()
            && cells.iter().copied().collect::<SetOf<W>>() == self.cells
            && cells.iter().zip(&pattern.contents).all(lies)
    }

    /// The cells whose content is wanted.
    pub fn with(&self, wanted: impl Fn(&T) -> bool) -> SetOf<W> {
        let found = self.iter().filter(|(_, content)| wanted(content));
        found.map(|(cell, _)| cell).collect()
    }
}

impl<T: Copy + Ord> FilledPattern<T> {
    /// Reads a drawing: a letter for each cell, and `.` for none. `content` tells what a letter means.
    ///
    /// # Errors
    /// If `content` does not know a letter, if there is no cell, if the cells are not connected, or if the
    /// drawing has more than 64 cells.
    pub fn parse<S: AsRef<str>>(
        rows: &[S],
        content: impl Fn(char) -> Option<T>,
    ) -> Result<Self, PatternError> {
        let mut contents = Vec::new();
        let mut drawn = Vec::new();
        for (row, line) in rows.iter().enumerate() {
            let mut shape = String::new();
            for (col, found) in line.as_ref().chars().enumerate() {
                let known = content(found).filter(|_| found != '.');
                if known.is_none() && found != '.' {
                    let (row, col) = (row + 1, col + 1);
                    return Err(PatternError::Content { found, row, col });
                }
                shape.push(if known.is_some() { 'X' } else { '.' });
                contents.extend(known);
            }
            drawn.push(shape);
        }
        let shape = Polyomino::parse(&drawn)?;
        Ok(Self { shape, contents })
    }

    /// The shape as it was drawn, without contents.
    pub fn shape(&self) -> &Shape {
        self.shape.shape()
    }

    /// The content of each cell of the shape, in reading order.
    pub fn contents(&self) -> &[T] {
        &self.contents
    }

    /// The different orientations: each a shape, and the content of each of its cells in reading
    /// order.
    ///
    /// ```
    /// use roll_and_write::geometry::FilledPattern;
    /// let letter = |letter: char| letter.is_ascii_uppercase().then_some(letter);
    /// let count = |rows| FilledPattern::parse(rows, letter).map(|one| one.filled_orientations().len());
    /// assert_eq!(count(&["AA"])?, 2);
    /// assert_eq!(count(&["AB"])?, 4);
    /// assert_eq!(count(&["AA", "AB"])?, 4);
    /// assert_eq!(count(&["AB", "BC"])?, 4);
    /// # Ok::<(), roll_and_write::PatternError>(())
    /// ```
    pub fn filled_orientations(&self) -> Vec<(Shape, Vec<T>)> {
        let all = self.numbered_orientations().into_iter();
        all.map(|(shape, contents, _)| (shape, contents)).collect()
    }

    /// The orientations, and for each cell of the pattern its place among the cells of the
    /// orientation.
    fn numbered_orientations(&self) -> Vec<(Shape, Vec<T>, Vec<usize>)> {
        let turned = |symmetry: Symmetry| {
            let cells = self.shape().cells().iter();
            let points = cells.map(|&(row, col)| symmetry.apply((row.into(), col.into())));
            let mut numbered: Vec<((i32, i32), usize)> = points.zip(0..).collect();
            numbered.sort_unstable();
            let points: Vec<(i32, i32)> = numbered.iter().map(|(point, _)| *point).collect();
            let contents = numbered.iter().map(|(_, number)| self.contents[*number]);
            let mut places = vec![0; numbered.len()];
            for (place, (_, number)) in numbered.iter().enumerate() {
                places[*number] = place;
            }
            Some((Shape::pushed(&points)?, contents.collect(), places))
        };
        let mut all: Vec<(Shape, Vec<T>, Vec<usize>)> =
            Symmetry::ALL.into_iter().filter_map(turned).collect();
        // The first symmetry comes first, so that an unturned pattern keeps its order.
        all.sort_by(|a, b| (&a.0, &a.1).cmp(&(&b.0, &b.1)));
        all.dedup_by(|a, b| (&a.0, &a.1) == (&b.0, &b.1));
        all
    }

    /// Every placement in the frame, each once: in reading order of their cells, then by contents.
    pub fn filled_placements<W: Width>(&self, frame: FrameOf<W>) -> Vec<FilledPlacement<T, W>> {
        let mut all = Vec::new();
        for (shape, contents, places) in self.numbered_orientations() {
            for row in 0..frame.rows() {
                let placed = (0..frame.cols()).filter_map(|col| shape.at(frame, row, col));
                all.extend(placed.map(|cells: SetOf<W>| {
                    FilledPlacement {
                        cells,
                        contents: contents.clone(),
                        order: (places.iter())
                            .filter_map(|place| cells.nth(*place as u32))
                            .collect(),
                    }
                }));
            }
        }
        all.sort_by(|a, b| {
            let cells = a.cells.iter().cmp(b.cells);
            cells.then_with(|| a.contents.cmp(&b.contents))
        });
        all
    }
}

impl<T> Pattern for FilledPattern<T> {
    fn orientations(&self) -> Vec<Shape> {
        self.shape.orientations()
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Frame, WideFrame};
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    fn letter(found: char) -> Option<char> {
        found.is_ascii_uppercase().then_some(found)
    }

    /// A drawing turned clockwise.
    fn turned(rows: &[String]) -> Vec<String> {
        let cols = rows[0].chars().count();
        let col = |col| {
            let from_below = rows.iter().rev();
            from_below
                .map(move |row| row.chars().nth(col).unwrap())
                .collect()
        };
        (0..cols).map(col).collect()
    }

    fn mirrored(rows: &[String]) -> Vec<String> {
        rows.iter().map(|row| row.chars().rev().collect()).collect()
    }

    /// All placements, as rows, columns and letters: each drawing at each place, letter by letter.
    fn plain(rows: &[String], frame: WideFrame) -> BTreeSet<Vec<(usize, usize, char)>> {
        let mut all = BTreeSet::new();
        let mut drawing = rows.to_vec();
        for way in 0..8 {
            if way == 4 {
                drawing = mirrored(&drawing);
            }
            drawing = turned(&drawing);
            for top in 0..frame.rows() {
                for left in 0..frame.cols() {
                    let letters = drawing.iter().enumerate().flat_map(|(row, line)| {
                        let line = line.chars().enumerate();
                        line.map(move |(col, found)| (top + row, left + col, found))
                    });
                    let placed: Vec<_> = letters.filter(|one| one.2 != '.').collect();
                    if placed
                        .iter()
                        .all(|one| one.0 < frame.rows() && one.1 < frame.cols())
                    {
                        all.insert(placed);
                    }
                }
            }
        }
        all
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]
        #[test]
        fn placements_agree_with_drawings_that_are_turned(
            letters in prop::collection::vec(prop::sample::select(vec!['A', 'B', 'C']), 6),
            shape in prop::sample::select(vec![
                vec!["X"], vec!["XX"], vec!["XXX"], vec!["XX", "X."], vec!["XX", "XX"], vec!["XXX", "X.X"],
            ]),
            rows in 1usize..=9,
            cols in 1usize..=11,
        ) {
            let mut letters = letters.into_iter();
            let mut line = |row: &&str| -> String {
                row.chars().map(|c| if c == 'X' { letters.next().unwrap() } else { c }).collect()
            };
            let drawing: Vec<String> = shape.iter().map(&mut line).collect();
            let pattern = FilledPattern::parse(&drawing, letter).unwrap();
            let frame = WideFrame::new(rows, cols).unwrap();
            let found = pattern.filled_placements(frame);
            let read = |one: &FilledPlacement<char, u128>| -> Vec<(usize, usize, char)> {
                one.iter().map(|(cell, found)| (frame.row(cell), frame.col(cell), *found)).collect()
            };
            let all: BTreeSet<_> = found.iter().map(read).collect();
            prop_assert_eq!(all.len(), found.len(), "each comes once");
            prop_assert_eq!(all, plain(&drawing, frame));
            let mut cells: Vec<_> = found.iter().map(FilledPlacement::cells).collect();
            cells.dedup();
            prop_assert_eq!(cells, pattern.placements(frame), "the same cells in the same order");
            for one in &found {
                let letters = ['A', 'B', 'C'].map(|wanted| one.with(|found| *found == wanted));
                let lies: Vec<char> = one.in_order().iter().map(|cell| {
                    *one.iter().find(|(at, _)| at == cell).unwrap().1
                }).collect();
                prop_assert_eq!(lies.as_slice(), pattern.contents());
                let here = found.iter().filter(|other| other.is_at(&pattern, one.in_order()));
                prop_assert_eq!(here.collect::<Vec<_>>(), [one]);
                prop_assert_eq!(letters.into_iter().fold(SetOf::EMPTY, |all, some| all | some), one.cells());
            }
        }
    }

    #[test]
    fn drawings_with_strange_letters_are_refused() {
        let parse = |rows: &[&str]| FilledPattern::parse(rows, letter).unwrap_err();
        let strange = PatternError::Content {
            found: 'x',
            row: 2,
            col: 1,
        };
        assert_eq!(parse(&["A", "x"]), strange);
        assert_eq!(parse(&["."]), PatternError::Empty);
        assert_eq!(parse(&["A.B"]), PatternError::Apart);
        let frame = Frame::new(1, 1).unwrap();
        let single = FilledPattern::parse(&["A"], letter).unwrap();
        assert_eq!(
            (single.contents(), single.filled_placements(frame).len()),
            (&['A'][..], 1)
        );
    }
}
