//! Generates connected shapes: polyominoes, and sets of cells of a frame.

use super::draw::{Dice, Drawing};
use proptest::strategy::Strategy;
use roll_and_write::{CELLS_MAX, COLS_MAX, CellSet, Frame, Pattern, Polyomino, Shape};
use serde_json::Value;
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
    let draw = move |dice: &mut Dice<'_>| draw_shape(dice, least, most);
    Drawing::new(draw, move |shape| less(shape, least))
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
    Drawing::new(
        move |dice| {
            let wanted = dice.between(least as i32, most as i32) as u32;
            grown(dice, frame, wanted)
        },
        move |cells| fewer(frame, *cells, least as u32),
    )
}

/// A shape of `least` to `most` cells.
pub(super) fn draw_shape(dice: &mut Dice<'_>, least: usize, most: usize) -> Polyomino {
    let wanted = dice.between(least as i32, most as i32) as usize;
    let mut cells: Vec<Point> = vec![(0, 0)];
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
        if !fits(&cells) {
            cells.retain(|cell| *cell != beside);
        }
    }
    of(&cells).expect("what was grown is connected and fits a frame")
}

/// The rows of `X` and `.` that show a shape.
pub(super) fn picture(shape: &Shape) -> Vec<String> {
    let cells = shape.cells();
    let rows = cells.iter().map(|cell| cell.0).max().unwrap_or(0);
    let cols = cells.iter().map(|cell| cell.1).max().unwrap_or(0);
    let row = |row| {
        let at = |col| {
            if cells.contains(&(row, col)) {
                'X'
            } else {
                '.'
            }
        };
        (0..=cols).map(at).collect()
    };
    (0..=rows).map(row).collect()
}

/// Pictures of simpler shapes than this one.
pub(super) fn less_of_picture(rows: &Value) -> Vec<Value> {
    let rows = rows.as_array().map_or(&[][..], Vec::as_slice);
    let rows: Vec<&str> = rows.iter().filter_map(Value::as_str).collect();
    let shapes = Polyomino::parse(&rows).map_or_else(|_| Vec::new(), |shape| less(&shape, 2));
    let pictures = shapes.iter().map(|shape| picture(shape.shape()).into());
    pictures.collect()
}

/// A row and a column. Both may be negative.
type Point = (i32, i32);

/// Whether the cells fit a valid frame.
fn fits(cells: &[Point]) -> bool {
    let spread = |of: fn(&Point) -> i32| {
        let values = || cells.iter().map(of);
        values().max().unwrap_or(0) - values().min().unwrap_or(0) + 1
    };
    let (rows, cols) = (
        spread(|cell| cell.0) as usize,
        spread(|cell| cell.1) as usize,
    );
    cols <= COLS_MAX && rows * cols <= CELLS_MAX
}

/// The shape of these cells, or `None` if they do not form one.
fn of(cells: &[Point]) -> Option<Polyomino> {
    let top = cells.iter().map(|cell| cell.0).min()?;
    let left = cells.iter().map(|cell| cell.1).min()?;
    let rows = cells.iter().map(|cell| cell.0 - top).max()? + 1;
    let cols = cells.iter().map(|cell| cell.1 - left).max()? + 1;
    let row = |row| {
        let at = |col| {
            if cells.contains(&(top + row, left + col)) {
                'X'
            } else {
                '.'
            }
        };
        (0..cols).map(at).collect::<String>()
    };
    let rows: Vec<String> = (0..rows).map(row).collect();
    Polyomino::parse(&rows).ok()
}

fn points(shape: &Shape) -> Vec<Point> {
    let cells = shape.cells().iter();
    cells.map(|&(row, col)| (row.into(), col.into())).collect()
}

/// Shapes with fewer cells, straight ones first, and the same shape turned flat.
fn less(shape: &Polyomino, least: usize) -> Vec<Polyomino> {
    let cells = points(shape.shape());
    let line = |length: usize| of(&(0..length as i32).map(|col| (0, col)).collect::<Vec<_>>());
    let straight = (least..=cells.len()).filter_map(line);
    let without = (0..cells.len()).filter_map(|index| {
        let mut fewer = cells.clone();
        fewer.remove(index);
        of(&fewer).filter(|_| fewer.len() >= least)
    });
    let rows = |shape: &Shape| shape.cells().iter().map(|cell| cell.0).max();
    let flattest = shape
        .orientations()
        .into_iter()
        .min_by_key(|turned| (rows(turned), turned.clone()));
    let flattest = flattest.and_then(|turned| of(&points(&turned)));
    let mut all: Vec<Polyomino> = straight.chain(without).chain(flattest).collect();
    all.retain(|other| other != shape);
    all
}

/// A connected set of `wanted` cells, grown from one cell.
fn grown(dice: &mut Dice<'_>, frame: Frame, wanted: u32) -> CellSet {
    let mut cells = CellSet::EMPTY;
    while cells.len() < wanted {
        let beside = if cells.is_empty() {
            frame.cells()
        } else {
            frame.neighbours(cells)
        };
        let next = beside.nth(dice.below(beside.len() as usize) as u32);
        cells |= next.map_or(CellSet::EMPTY, CellSet::of);
    }
    cells
}

/// Connected sets with fewer cells, or with the same number of cells that come first in reading
/// order.
fn fewer(frame: Frame, cells: CellSet, least: u32) -> Vec<CellSet> {
    let first = |length| frame.cells().iter().take(length as usize).collect();
    let firsts = (least..=cells.len()).map(first);
    let without = cells.iter().map(|cell| cells - CellSet::of(cell));
    let without = without.filter(|fewer| fewer.len() >= least && hangs_together(frame, *fewer));
    let mut all: Vec<CellSet> = firsts.chain(without).collect();
    all.retain(|other| *other != cells);
    all
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
