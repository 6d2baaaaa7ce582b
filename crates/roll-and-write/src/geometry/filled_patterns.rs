//! The filled patterns of a deck, with every way to lay each of them.

use super::{Cell, FilledPattern, FilledPlacement, FrameOf, PatternError, Width};
use std::fmt::Display;

/// The filled patterns of a game and their placements in a frame, which are numbered. So a game has a number, a text and a
/// target for each move that lays a pattern.
///
/// ```
/// use roll_and_write::geometry::FilledPatterns;
/// use roll_and_write::{Frame, Target};
/// let frame = Frame::new(2, 2)?;
/// let deck = FilledPatterns::parse(&["FW", "FF/W."], frame, |land| "FW".contains(land).then_some(land))?;
/// assert_eq!(deck.ways().len(), 8 + 8);
/// let way = &deck.ways()[0];
/// assert_eq!((way.pattern, way.text.as_str()), (0, "a1:F b1:W"));
/// // A player turns the pattern on the screen, and lays it on cells.
/// let [a1, b1] = ["a1", "b1"].map(|label| frame.parse(label).unwrap());
/// assert_eq!(Target::own_tiles(way.placement.in_order()), Target::own_tiles(&[a1, b1]));
/// let turned = deck.find(0, &[b1, a1]).unwrap();
/// assert_eq!(deck.ways()[turned].text, "a1:W b1:F");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FilledPatterns<T, W = u64> {
    patterns: Vec<FilledPattern<T>>,
    ways: Vec<FilledWay<T, W>>,
}

/// One of some [`FilledPatterns`] at one position of a frame, in one orientation.
///
/// ```
/// use roll_and_write::geometry::FilledPatterns;
/// use roll_and_write::Frame;
/// let deck = FilledPatterns::parse(&["34", "5"], Frame::new(1, 2)?, |letter| letter.to_digit(10))?;
/// let ways = deck.ways().iter().map(|way| (way.pattern, way.text.as_str()));
/// let expected = [(0, "a1:3 b1:4"), (0, "a1:4 b1:3"), (1, "a1:5"), (1, "b1:5")];
/// assert!(ways.eq(expected));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FilledWay<T, W = u64> {
    /// The pattern, counted from 0.
    pub pattern: usize,
    /// The cells with their contents.
    pub placement: FilledPlacement<T, W>,
    /// The labels of the cells in reading order, each with its content, such as `a1:3 b1:4`.
    pub text: String,
}

impl<T: Copy + Ord + Display, W: Width> FilledPatterns<T, W> {
    /// Reads a drawing of each pattern as [`FilledPattern::parse`] does. `/` divides the rows of a drawing.
    ///
    /// # Errors
    /// If a drawing is not a pattern.
    pub fn parse(
        drawings: &[&str],
        frame: FrameOf<W>,
        content: impl Fn(char) -> Option<T>,
    ) -> Result<Self, PatternError> {
        let parse = |drawing: &&str| {
            let rows: Vec<&str> = drawing.split('/').collect();
            FilledPattern::parse(&rows, &content)
        };
        let patterns: Vec<_> = drawings.iter().map(parse).collect::<Result<_, _>>()?;
        let numbered = patterns.iter().enumerate();
        let ways = numbered.flat_map(|(number, pattern)| {
            let all = pattern.filled_placements(frame).into_iter();
            all.map(move |placement| FilledWay::new(number, placement, frame))
        });
        let ways = ways.collect();
        Ok(Self { patterns, ways })
    }
}

impl<T: Display, W: Width> FilledWay<T, W> {
    fn new(pattern: usize, placement: FilledPlacement<T, W>, frame: FrameOf<W>) -> Self {
        let label = |(cell, content)| format!("{}:{content}", frame.label(cell));
        let labels: Vec<String> = placement.iter().map(label).collect();
        Self {
            pattern,
            placement,
            text: labels.join(" "),
        }
    }
}

impl<T: PartialEq, W: Width> FilledPatterns<T, W> {
    /// A pattern, counted from 0.
    ///
    /// # Panics
    /// If there is no such pattern.
    pub fn pattern(&self, pattern: usize) -> &FilledPattern<T> {
        &self.patterns[pattern]
    }

    /// Every placement of every pattern, by pattern. The index of a way is its number.
    pub fn ways(&self) -> &[FilledWay<T, W>] {
        &self.ways
    }

    /// The number of the way in which a pattern lies on these cells, in the order of the pattern's cells. Cells with the
    /// same content may be exchanged. `None` if the pattern does not lie so.
    pub fn find(&self, pattern: usize, cells: &[Cell]) -> Option<usize> {
        let drawn = self.patterns.get(pattern)?;
        let mut ways = self.ways.iter();
        ways.position(|way| way.pattern == pattern && way.placement.is_at(drawn, cells))
    }
}
