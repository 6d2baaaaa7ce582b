//! Shapes: rectangles, lines, hatching, crosses.

use crate::color_mode::{Hatching, Slope};
use crate::svg::{Element, number};
use std::fmt::Write;

/// A rectangle in millimetres. `y` grows downwards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rectangle {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

impl Rectangle {
    pub(crate) const fn new(x: f64, y: f64, width: f64, height: f64) -> Self {
        Self {
            x,
            y,
            width,
            height,
        }
    }

    /// A square with its centre at this point.
    pub(crate) fn around((x, y): (f64, f64), side: f64) -> Self {
        Self::new(x - side / 2.0, y - side / 2.0, side, side)
    }

    pub(crate) fn center(self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// The same rectangle, smaller on each side.
    pub(crate) fn inset(self, by: f64) -> Self {
        let (width, height) = (self.width - 2.0 * by, self.height - 2.0 * by);
        Self::new(self.x + by, self.y + by, width, height)
    }

    /// A point in the rectangle, in shares of its sides.
    pub(crate) fn at(self, x: f64, y: f64) -> (f64, f64) {
        (self.x + x * self.width, self.y + y * self.height)
    }

    /// A rectangle with a line around it.
    pub(crate) fn drawn(self, fill: &str, stroke: &str, width: f64) -> String {
        self.element(fill, stroke, width).end()
    }

    /// A rectangle with round corners.
    pub(crate) fn rounded(self, radius: f64, fill: &str, stroke: &str, width: f64) -> String {
        self.element(fill, stroke, width).number("rx", radius).end()
    }

    fn element(self, fill: &str, stroke: &str, width: f64) -> Element {
        stroked(self.bare().with("fill", fill), stroke, width)
    }

    /// A rectangle without a look.
    pub(crate) fn bare(self) -> Element {
        self.shape("rect")
    }

    /// An element with the place and the size of the rectangle.
    pub(crate) fn shape(self, name: &'static str) -> Element {
        Element::new(name).numbers([
            ("x", self.x),
            ("y", self.y),
            ("width", self.width),
            ("height", self.height),
        ])
    }

    /// Hatching lines inside the rectangle.
    pub(crate) fn hatched(self, hatching: Hatching, stroke: &str, width: f64) -> String {
        let (slopes, distance) = hatching.lines();
        let lines = slopes.iter().flat_map(|slope| self.lines(*slope, distance));
        let path: String = lines.map(|(from, to)| line_to(&[from, to])).collect();
        stroked_path(&path, stroke, width)
    }

    /// Parallel lines inside the rectangle.
    fn lines(self, slope: Slope, distance: f64) -> Vec<((f64, f64), (f64, f64))> {
        let Self {
            x,
            y,
            width,
            height,
        } = self;
        let (length, step) = match slope {
            Slope::Flat => (height, distance),
            Slope::Upright => (width, distance),
            Slope::Rising | Slope::Falling => (width + height, distance * std::f64::consts::SQRT_2),
        };
        let count = (length / step).floor() as usize;
        let along = (1..=count).map(|index| index as f64 * step);
        let line = |at: f64| match slope {
            Slope::Flat => ((x, y + at), (x + width, y + at)),
            Slope::Upright => ((x + at, y), (x + at, y + height)),
            // From the left or bottom side to the top or right side.
            Slope::Rising => {
                let (low, high) = ((at - height).max(0.0), (at - width).max(0.0));
                ((x + low, y + (at - low)), (x + at - high, y + high))
            }
            Slope::Falling => {
                let (low, high) = ((at - height).max(0.0), (at - width).max(0.0));
                (
                    (x + width - low, y + (at - low)),
                    (x + width - (at - high), y + high),
                )
            }
        };
        along.filter(|at| *at < length).map(line).collect()
    }

    /// A cross from corner to corner, as a person marks a cell.
    pub(crate) fn crossed(self, stroke: &str, width: f64) -> String {
        let path = [[(0.0, 0.0), (1.0, 1.0)], [(0.0, 1.0), (1.0, 0.0)]];
        let path = path.map(|line| line_to(&line.map(|(x, y)| self.at(x, y))));
        stroked_path(&path.concat(), stroke, width)
    }

    /// A closed path through points of the rectangle, in shares of its sides.
    pub(crate) fn polygon(
        self,
        points: &[(f64, f64)],
        fill: &str,
        stroke: &str,
        width: f64,
    ) -> String {
        let points: Vec<(f64, f64)> = points.iter().map(|(x, y)| self.at(*x, *y)).collect();
        let path = line_to(&points) + "Z";
        let element = Element::new("path").with("d", &path).with("fill", fill);
        stroked(element, stroke, width)
            .with("stroke-linejoin", "round")
            .end()
    }
}

/// A straight line.
pub(crate) fn line(from: (f64, f64), to: (f64, f64), stroke: &str, width: f64) -> String {
    stroked_path(&line_to(&[from, to]), stroke, width)
}

/// A line with dashes.
pub(crate) fn dashed(from: (f64, f64), to: (f64, f64), stroke: &str, width: f64) -> String {
    let element = Element::new("path").with("d", &line_to(&[from, to]));
    stroked(element, stroke, width)
        .with("stroke-dasharray", &number(3.0 * width))
        .end()
}

/// A circle.
pub(crate) fn circle(
    (x, y): (f64, f64),
    radius: f64,
    fill: &str,
    stroke: &str,
    width: f64,
) -> String {
    let place = [("cx", x), ("cy", y), ("r", radius)];
    let element = Element::new("circle").numbers(place).with("fill", fill);
    stroked(element, stroke, width).end()
}

fn stroked(element: Element, stroke: &str, width: f64) -> Element {
    if width <= 0.0 {
        return element;
    }
    element.with("stroke", stroke).number("stroke-width", width)
}

fn stroked_path(path: &str, stroke: &str, width: f64) -> String {
    let element = Element::new("path").with("d", path).with("fill", "none");
    stroked(element, stroke, width)
        .with("stroke-linecap", "round")
        .end()
}

/// The commands of a path along these points.
pub(crate) fn line_to(points: &[(f64, f64)]) -> String {
    let mut path = String::new();
    for (index, (x, y)) in points.iter().enumerate() {
        path.push(if index == 0 { 'M' } else { 'L' });
        let _ = write!(path, "{} {}", number(*x), number(*y));
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hatching_stays_inside() {
        let area = Rectangle::new(10.0, 20.0, 7.0, 3.0);
        for slope in [Slope::Rising, Slope::Falling, Slope::Flat, Slope::Upright] {
            let lines = area.lines(slope, 1.0);
            assert!(!lines.is_empty());
            for (x, y) in lines.into_iter().flat_map(|(from, to)| [from, to]) {
                assert!((10.0..=17.0).contains(&x), "{slope:?} {x}");
                assert!((20.0..=23.0).contains(&y), "{slope:?} {y}");
            }
        }
    }
}
