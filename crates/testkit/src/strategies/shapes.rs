//! Generates connected shapes: polyominoes, and sets of cells of a frame.

use super::draw::{Dice, Drawing};
use proptest::strategy::Strategy;
use roll_and_write::{CELLS_MAX, COLS_MAX, CellSet, Frame, Polyomino};
use std::ops::RangeInclusive;

/// Connected shapes with a number of cells in the range `cells`: polyominoes that fit a frame.
///
/// They shrink to fewer cells, and to a straight line.
///
/// # Panics
/// If the range is empty, or not within 1 to 26.
///
/// ```
/// use proptest::prelude::*;
/// use roll_and_write::Pattern;
/// proptest!(|(shape in rnw_testkit::strategies::shape(1..=6))| {
///     prop_assert!(shape.orientations().len() <= 8);
/// });
/// ```
pub fn shape(cells: RangeInclusive<usize>) -> impl Strategy<Value = Polyomino> + Clone + use<> {
    let (least, most) = cells.into_inner();
    assert!(
        1 <= least && least <= most && most <= COLS_MAX,
        "shapes of {least} to {most} cells; expected 1 to {COLS_MAX}"
    );
    Drawing::new(move |dice| {
        let shape = Polyomino::parse(&draw_picture(dice, least, most));
        shape.expect("what was grown is connected and fits a frame")
    })
}

/// Connected sets of cells of a frame, with a number of cells in the range `cells`.
///
/// They shrink to fewer cells, and to the first ones in reading order.
///
/// # Panics
/// If the range is empty, or not within 1 to the number of cells of the frame.
///
/// ```
/// use proptest::prelude::*;
/// use roll_and_write::Frame;
/// let frame = Frame::new(3, 4)?;
/// proptest!(|(cells in rnw_testkit::strategies::connected(frame, 2..=5))| {
///     prop_assert!((2..=5).contains(&cells.len()) && cells.is_subset(frame.cells()));
/// });
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
pub fn connected(
    frame: Frame,
    cells: RangeInclusive<usize>,
) -> impl Strategy<Value = CellSet> + Clone + use<> {
    let (least, most) = cells.into_inner();
    let room = frame.cells().len() as usize;
    assert!(
        1 <= least && least <= most && most <= room,
        "{least} to {most} cells; expected 1 to {room}"
    );
    Drawing::new(move |dice| {
        let mut cells = CellSet::EMPTY;
        dice.list(least, most, |dice| {
            let beside = if cells.is_empty() {
                frame.cells()
            } else {
                frame.neighbours(cells)
            };
            let next = beside.nth(dice.below(beside.len() as usize) as u32);
            cells |= next.map_or(CellSet::EMPTY, CellSet::of);
        });
        cells
    })
}

/// A row and a column. Both may be negative.
type Point = (i32, i32);

/// A connected shape of `least` to `most` cells, as rows of `X` and `.`.
pub(super) fn draw_picture(dice: &mut Dice<'_>, least: usize, most: usize) -> Vec<String> {
    let mut cells: Vec<Point> = vec![(0, 0)];
    dice.list(least - 1, most - 1, |dice| {
        let wanted = cells.len() + 1;
        while cells.len() < wanted {
            let (row, col) = *dice.pick(&cells);
            let beside = *dice.pick(&[
                (row, col + 1),
                (row + 1, col),
                (row, col - 1),
                (row - 1, col),
            ]);
            cells.push(beside);
            cells.sort_unstable();
            cells.dedup();
            let (rows, cols) = (spread(&cells, |cell| cell.0), spread(&cells, |cell| cell.1));
            if cols.len() > COLS_MAX || rows.len() * cols.len() > CELLS_MAX {
                cells.retain(|cell| *cell != beside);
            }
        }
    });
    let cols = spread(&cells, |cell| cell.1);
    let char = |cell| if cells.contains(&cell) { 'X' } else { '.' };
    let row = |row| cols.clone().map(|col| char((row, col))).collect();
    spread(&cells, |cell| cell.0).map(row).collect()
}

/// From the smallest to the largest of these numbers.
fn spread(cells: &[Point], of: fn(&Point) -> i32) -> std::ops::Range<i32> {
    let values = || cells.iter().map(of);
    values().min().unwrap_or(0)..values().max().unwrap_or(0) + 1
}

/// Whether the cells are connected. The set must not be empty.
pub(super) fn hangs_together(frame: Frame, cells: CellSet) -> bool {
    let Some(first) = cells.first() else {
        return false;
    };
    let reached =
        roll_and_write::geometry::region(CellSet::of(first), |set| frame.neighbours(set) & cells);
    reached == cells
}
