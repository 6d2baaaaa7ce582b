//! Which cards are the same, turned and mirrored.

use crate::card::{Card, Mark};
use crate::targets::Distinct;
use roll_and_write::{Cell, Symmetry};

/// What a card shows, in the one of its eight orientations that comes first. Two cards are the same, turned and mirrored,
/// exactly if their prints are equal. An empty border counts for nothing.
pub(crate) type Print = Vec<(i32, i32, Mark)>;

/// The print of what may not be the same on two cards.
pub(crate) fn of(card: &Card, distinct: Distinct) -> Print {
    match distinct {
        Distinct::Shapes => shape(card),
        Distinct::Cards => print(card),
    }
}

/// The print of a card with its symbols.
fn print(card: &Card) -> Print {
    first_of_all(&points(card, |mark| mark))
}

/// The print of the shape of a card: its cells and landmarks without the symbols.
fn shape(card: &Card) -> Print {
    let plain = |mark| match mark {
        Mark::Symbol(_) => Mark::Plain,
        Mark::Gap | Mark::Plain | Mark::Landmark(_) => mark,
    };
    first_of_all(&points(card, plain))
}

fn points(card: &Card, seen: impl Fn(Mark) -> Mark) -> Print {
    let point = |cell: Cell| {
        let (row, col) = (card.frame.row(cell), card.frame.col(cell));
        (row as i32, col as i32, seen(card.at(cell)))
    };
    card.cells().iter().map(point).collect()
}

fn first_of_all(points: &Print) -> Print {
    let all = Symmetry::ALL.map(|symmetry| turned(points, symmetry));
    all.into_iter().min().unwrap_or_default()
}

/// The points in another orientation, moved to the top left corner and sorted.
fn turned(points: &Print, symmetry: Symmetry) -> Print {
    let moved = points.iter().map(|&(row, col, mark)| {
        let (row, col) = symmetry.apply((row, col));
        (row, col, mark)
    });
    let mut moved: Print = moved.collect();
    let top = moved.iter().map(|point| point.0).min().unwrap_or(0);
    let left = moved.iter().map(|point| point.1).min().unwrap_or(0);
    for point in &mut moved {
        *point = (point.0 - top, point.1 - left, point.2);
    }
    moved.sort_unstable();
    moved
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use roll_and_write::Frame;

    fn mark() -> impl Strategy<Value = Mark> {
        prop_oneof![
            Just(Mark::Gap),
            Just(Mark::Plain),
            (0..3u8).prop_map(Mark::Symbol)
        ]
    }

    fn card() -> impl Strategy<Value = Card> {
        (1..6usize, 1..6usize).prop_flat_map(|(rows, cols)| {
            let marks = proptest::collection::vec(mark(), rows * cols);
            marks.prop_map(move |marks| Card {
                frame: Frame::new(rows, cols).unwrap(),
                marks,
            })
        })
    }

    /// The same card, turned or mirrored, in a frame that is larger by an empty column.
    fn image(card: &Card, symmetry: Symmetry) -> Card {
        let points = turned(&points(card, |mark| mark), symmetry);
        let side = 6;
        let frame = Frame::new(side, side).unwrap();
        let mut image = Card {
            frame,
            marks: vec![Mark::Gap; side * side],
        };
        for (row, col, mark) in points {
            let cell = frame.cell(row as usize, col as usize + 1).unwrap();
            image.set(cell, mark);
        }
        image
    }

    proptest! {
        #[test]
        fn every_image_of_a_card_is_the_same_card(card in card(), number in 0..8usize) {
            let image = image(&card, Symmetry::ALL[number]);
            prop_assert_eq!(print(&card), print(&image));
            prop_assert_eq!(shape(&card), shape(&image));
        }

        /// The slow way: one card is an image of the other.
        #[test]
        fn equal_prints_are_images(one in card(), other in card()) {
            let prints = Symmetry::ALL.map(|symmetry| turned(&points(&one, |mark| mark), symmetry));
            let identity = turned(&points(&other, |mark| mark), Symmetry::ALL[0]);
            prop_assert_eq!(print(&one) == print(&other), prints.contains(&identity));
        }
    }
}
