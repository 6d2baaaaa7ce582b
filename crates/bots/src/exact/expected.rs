//! Expected scores as fractions of whole numbers.

use roll_and_write::Points;
use std::cmp::Ordering;

/// An expected score, as an exact fraction in lowest terms. Its unit is that of a score: a part of a point
/// ([`GameInfo::parts`](roll_and_write::GameInfo)).
///
/// ```
/// use rnw_bots::exact::Expected;
/// let half = Expected::from(1).divided_by(2).expect("a small number");
/// assert_eq!((half.numerator(), half.denominator()), (1, 2));
/// assert!(half < Expected::from(1) && half.to_f64() == 0.5);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expected {
    numerator: i64,
    /// More than 0.
    denominator: i64,
}

impl Default for Expected {
    fn default() -> Self {
        0.into()
    }
}

impl From<Points> for Expected {
    fn from(points: Points) -> Self {
        Self {
            numerator: points.into(),
            denominator: 1,
        }
    }
}

impl Expected {
    /// The number above the line.
    pub fn numerator(self) -> i64 {
        self.numerator
    }

    /// The number below the line, at least 1.
    pub fn denominator(self) -> i64 {
        self.denominator
    }

    /// The nearest number.
    pub fn to_f64(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }

    /// The sum; `None` if it has no room in 64 bits.
    pub fn plus(self, other: Self) -> Option<Self> {
        if self.denominator == other.denominator {
            // A sum of whole numbers is in lowest terms.
            let sum = i128::from(self.numerator) + i128::from(other.numerator);
            return Self::lowest(sum, self.denominator.into());
        }
        // Each product has at most 126 bits.
        let product = |a: i64, b: i64| i128::from(a) * i128::from(b);
        let sum =
            product(self.numerator, other.denominator) + product(other.numerator, self.denominator);
        Self::lowest(sum, product(self.denominator, other.denominator))
    }

    /// The difference; `None` if it has no room in 64 bits.
    pub fn minus(self, other: Self) -> Option<Self> {
        let numerator = other.numerator.checked_neg()?;
        self.plus(Self { numerator, ..other })
    }

    /// A part of the number; `None` if it has no room in 64 bits, or if `parts` is 0.
    pub fn divided_by(self, parts: u32) -> Option<Self> {
        if parts == 0 {
            return None;
        }
        let denominator = i128::from(self.denominator) * i128::from(parts);
        Self::lowest(self.numerator.into(), denominator)
    }

    /// A multiple of the number; `None` if it has no room in 64 bits.
    pub fn times(self, factor: u32) -> Option<Self> {
        if factor == 1 {
            return Some(self);
        }
        let numerator = i128::from(self.numerator) * i128::from(factor);
        Self::lowest(numerator, self.denominator.into())
    }

    fn lowest(numerator: i128, denominator: i128) -> Option<Self> {
        let (mut a, mut b) = (denominator.unsigned_abs(), numerator.unsigned_abs());
        // Euclid's algorithm. Nothing divides a whole number further.
        while b != 0 && denominator != 1 {
            (a, b) = (b, a % b);
        }
        let common = i128::try_from(a).ok()?;
        Some(Self {
            numerator: (numerator / common).try_into().ok()?,
            denominator: (denominator / common).try_into().ok()?,
        })
    }
}

impl PartialOrd for Expected {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Expected {
    fn cmp(&self, other: &Self) -> Ordering {
        let product = |a: i64, b: i64| i128::from(a) * i128::from(b);
        product(self.numerator, other.denominator).cmp(&product(other.numerator, self.denominator))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fraction(numerator: i32, denominator: u32) -> Expected {
        Expected::from(numerator).divided_by(denominator).unwrap()
    }

    #[test]
    fn fractions_are_exact_and_in_lowest_terms() {
        let sum = fraction(1, 6).plus(fraction(1, 3)).unwrap();
        assert_eq!(sum, fraction(1, 2));
        assert_eq!((sum.numerator(), sum.denominator()), (1, 2));
        assert_eq!(sum.minus(sum), Some(0.into()));
        assert_eq!(fraction(3, 1).plus(fraction(-5, 1)), Some((-2).into()));
        assert_eq!(fraction(0, 7), 0.into());
        assert_eq!(fraction(-7, 14).to_f64().to_bits(), (-0.5f64).to_bits());
    }

    #[test]
    fn fractions_are_compared_as_numbers() {
        let sorted = [fraction(-3, 2), fraction(-1, 2), 0.into(), fraction(1, 3)];
        assert!(sorted.is_sorted());
        assert!(fraction(2, 6) == fraction(1, 3) && fraction(34, 100) > fraction(1, 3));
    }

    #[test]
    fn what_has_no_room_is_no_number() {
        let mut small = fraction(1, 1);
        for _ in 0..31 {
            small = small.divided_by(4).unwrap();
        }
        assert_eq!(small.divided_by(4), None);
        assert_eq!(small.divided_by(0), None);
        assert_eq!(small.plus(fraction(1, 3)), None);
    }
}
