//! Counts of whole numbers.

use schemars::JsonSchema;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// The maximum number of values of a histogram, and the largest value. No run comes near it, and it is small enough
/// that no sum overflows.
const MOST: u64 = 1 << 52;

/// Counts how often each whole number occurred.
///
/// Histograms are joined by adding the counts, so the order and the parts in which the values arrive make no
/// difference. Everything else is computed from the counts, from the lowest value to the highest.
///
/// ```
/// use rnw_matches::Histogram;
/// let mut scores = Histogram::default();
/// scores.extend([12, 15, 12]);
/// assert_eq!((scores.count(), scores.sum(), scores.mean()), (3, 39, 13.0));
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, JsonSchema)]
#[schemars(with = "BTreeMap<i64, u64>")]
pub struct Histogram(BTreeMap<i64, u64>);

impl Histogram {
    /// Counts a value once.
    pub fn add(&mut self, value: i64) {
        *self.0.entry(value).or_default() += 1;
    }

    /// Adds all counts of another histogram.
    pub fn join(&mut self, other: &Self) {
        for (value, times) in other.iter() {
            *self.0.entry(value).or_default() += times;
        }
    }

    /// Returns the values and their counts, lowest value first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (i64, u64)> {
        self.0.iter().map(|(value, times)| (*value, *times))
    }

    /// Returns how often a value occurred.
    pub fn times(&self, value: i64) -> u64 {
        self.0.get(&value).copied().unwrap_or(0)
    }

    /// Returns a value that is outside a range, or `None` if all are inside.
    pub(crate) fn outside(&self, range: &RangeInclusive<i64>) -> Option<i64> {
        let ends = [self.least(), self.most()].into_iter().flatten();
        ends.into_iter().find(|value| !range.contains(value))
    }

    /// Returns the number of values.
    pub fn count(&self) -> u64 {
        self.0.values().sum()
    }

    /// Returns the sum of all values.
    pub fn sum(&self) -> i128 {
        let all = self.iter();
        all.map(|(value, times)| i128::from(value) * i128::from(times))
            .sum()
    }

    /// Returns the lowest value; `None` if there are no values.
    pub fn least(&self) -> Option<i64> {
        self.0.keys().next().copied()
    }

    /// Returns the highest value; `None` if there are no values.
    pub fn most(&self) -> Option<i64> {
        self.0.keys().next_back().copied()
    }

    /// Returns the mean; NaN if there are no values.
    pub fn mean(&self) -> f64 {
        self.sum() as f64 / self.count() as f64
    }

    /// Returns the standard deviation, estimated from a sample; 0 for a single value.
    pub fn spread(&self) -> f64 {
        let mean = self.mean();
        let square = |(value, times): (i64, u64)| times as f64 * (value as f64 - mean).powi(2);
        let squares: f64 = self.iter().map(square).sum();
        (squares / self.count().saturating_sub(1).max(1) as f64).sqrt()
    }
}

impl Extend<i64> for Histogram {
    fn extend<T: IntoIterator<Item = i64>>(&mut self, values: T) {
        values.into_iter().for_each(|value| self.add(value));
    }
}

impl<'de> Deserialize<'de> for Histogram {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts: BTreeMap<i64, u64> = crate::once::map(deserializer)?;
        counts.try_into().map_err(D::Error::custom)
    }
}

/// Checks the counts, because totals come from untrusted files.
impl TryFrom<BTreeMap<i64, u64>> for Histogram {
    type Error = String;

    fn try_from(counts: BTreeMap<i64, u64>) -> Result<Self, String> {
        let total = counts.values().try_fold(0, |sum: u64, times| {
            sum.checked_add(*times).filter(|sum| *sum <= MOST)
        });
        let large = counts.keys().find(|value| value.unsigned_abs() > MOST);
        if let Some(value) = large {
            return Err(format!("the value {value}; expected -{MOST} to {MOST}"));
        }
        if counts.values().any(|times| *times == 0) {
            return Err("a value has the count 0; remove this value".to_owned());
        }
        total
            .map(|_| Self(counts))
            .ok_or_else(|| format!("more than {MOST} values; no run has so many games"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Eight values with mean 5 and sum of squared deviations 32.
    #[test]
    fn mean_and_spread_are_those_of_the_textbook() {
        let mut values = Histogram::default();
        values.extend([2, 4, 4, 4, 5, 5, 7, 9]);
        assert!((values.mean() - 5.0).abs() < 1e-12);
        assert!((values.spread() - (32.0_f64 / 7.0).sqrt()).abs() < 1e-12);
        assert_eq!((values.least(), values.most()), (Some(2), Some(9)));
        assert_eq!((values.times(4), values.times(3)), (3, 0));
    }

    #[test]
    fn a_histogram_is_read_as_it_is_written() {
        let mut values = Histogram::default();
        values.extend([-3, 10, 9, -3]);
        let text = serde_json::to_string(&values).unwrap();
        assert_eq!(text, r#"{"-3":2,"9":1,"10":1}"#);
        assert_eq!(serde_json::from_str::<Histogram>(&text).unwrap(), values);
    }

    #[test]
    fn counts_that_nobody_can_have_are_refused() {
        for (text, says) in [
            (r#"{"1":0}"#, "the count 0"),
            (
                r#"{"1":4503599627370496,"2":1}"#,
                "more than 4503599627370496",
            ),
            (r#"{"1":18446744073709551615,"2":1}"#, "more than"),
            (
                r#"{"9223372036854775807":1}"#,
                "the value 9223372036854775807",
            ),
            (r#"{"1":-1}"#, "invalid value"),
            (r#"{"1":3,"1":3}"#, "1 appears twice"),
            (r#"{"1":1.5}"#, "invalid type"),
            (r#"{"1":1e400}"#, "number out of range"),
            (r#"{"1":null}"#, "invalid type"),
            (r#"{"NaN":1}"#, "invalid value"),
        ] {
            let error = serde_json::from_str::<Histogram>(text).unwrap_err();
            assert!(error.to_string().contains(says), "{text}: {error}");
        }
    }

    proptest! {
        #[test]
        fn parts_joined_in_any_order_are_the_whole(
            values in prop::collection::vec(-200_i64..200, 0..60),
            cut in 0_usize..60,
        ) {
            let of = |values: &[i64]| {
                let mut histogram = Histogram::default();
                histogram.extend(values.iter().copied());
                histogram
            };
            let (one, other) = values.split_at(cut.min(values.len()));
            for (first, second) in [(one, other), (other, one)] {
                let mut joined = of(first);
                joined.join(&of(second));
                prop_assert_eq!(&joined, &of(&values));
                prop_assert_eq!(joined.spread().to_bits(), of(&values).spread().to_bits());
            }
        }
    }
}
