//! Confidence intervals of means and shares.

use crate::Histogram;
use statrs::distribution::{ContinuousCDF, Normal, StudentsT};

/// The share of all cases in which an interval contains the true value.
pub const CONFIDENCE: f64 = 0.95;
/// The probability below the upper end of a two-sided interval.
const UPPER: f64 = f64::midpoint(1.0, CONFIDENCE);

/// A mean and its confidence interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The mean of the values.
    pub mean: f64,
    /// Half the width of the interval of the mean; `None` for a single value, which gives no information on the
    /// spread.
    pub error: Option<f64>,
}

impl Estimate {
    /// Converts the estimate to another unit. One new unit is `unit` old ones.
    #[must_use]
    pub fn over(self, unit: f64) -> Self {
        Self {
            mean: self.mean / unit,
            error: self.error.map(|error| error / unit),
        }
    }
}

/// Returns the mean of independent values, with its interval by Student's t (Student, "The probable error of a
/// mean", Biometrika 6, 1908). Returns `None` if there are no values.
///
/// ```
/// let mut sleep = rnw_matches::Histogram::default();
/// sleep.extend([7, -16, -2, -12, -1, 34, 37, 8, 0, 20]); // Student's own, in tenths of an hour
/// let gained = rnw_matches::estimate(&sleep).unwrap().over(10.0);
/// assert!((gained.mean - 0.75).abs() < 1e-12 && (gained.error.unwrap() - 1.28).abs() < 5e-3);
/// ```
pub fn estimate(values: &Histogram) -> Option<Estimate> {
    let count = values.count();
    let error = (count > 1).then(|| student(count - 1) * values.spread() / (count as f64).sqrt());
    (count > 0).then(|| Estimate {
        mean: values.mean(),
        error,
    })
}

/// Returns the number of standard errors between a mean and either end of its interval.
pub fn student(freedom: u64) -> f64 {
    StudentsT::new(0.0, 1.0, freedom as f64).map_or(f64::INFINITY, |t| t.inverse_cdf(UPPER))
}

/// Returns the score interval of a share among `n` trials (E. B. Wilson, "Probable inference", Journal of the
/// American Statistical Association 22, 1927).
///
/// A trial may count in part, such as a shared win. Such a trial varies less than a whole one, so the interval is
/// then wider than necessary.
pub fn wilson(share: f64, n: f64) -> (f64, f64) {
    let z2 = Normal::standard().inverse_cdf(UPPER).powi(2);
    let centre = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt() * z2.sqrt() / (1.0 + z2 / n);
    // At the ends, the two terms are equal except for the last digit.
    let low = if share <= 0.0 { 0.0 } else { centre - half };
    let high = if share >= 1.0 { 1.0 } else { centre + half };
    (low, high)
}

/// Returns the share of the points and its interval. `points` are the points of each deal, `most` is their maximum
/// per deal. Returns `None` if there are no deals.
///
/// The interval is Student's t over the deals. If all deals were won, or all lost, the values do not vary. The
/// interval is then [`wilson`]'s, with each deal as one trial.
pub fn share_of_deals(points: &Histogram, most: u64) -> Option<(f64, (f64, f64))> {
    let Estimate { mean, error } = estimate(points)?.over(most as f64);
    let extreme = mean <= 0.0 || mean >= 1.0;
    let interval = match error {
        Some(error) if !extreme => ((mean - error).max(0.0), (mean + error).min(1.0)),
        _ => wilson(mean, points.count() as f64),
    };
    Some((mean, interval))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I: 81 of 263 and
    /// 0 of 20.
    #[test]
    fn wilson_intervals_are_those_of_the_textbook() {
        for (won, n, expected) in [(81, 263, (0.2553, 0.3662)), (0, 20, (0.0, 0.1611))] {
            let (low, high) = wilson(f64::from(won) / f64::from(n), f64::from(n));
            assert!(
                (low - expected.0).abs() < 1e-4 && (high - expected.1).abs() < 1e-4,
                "{low} {high}"
            );
            assert_eq!(won == 0, low.to_bits() == 0, "none is exactly none: {low}");
        }
    }

    /// The table of critical values at 95 %, two-sided, as in every textbook.
    #[test]
    fn quantiles_of_t_are_those_of_the_table() {
        for (freedom, expected) in [
            (1, 12.706),
            (2, 4.303),
            (5, 2.571),
            (9, 2.262),
            (30, 2.042),
            (120, 1.980),
            (1_000_000, 1.960),
        ] {
            let found = student(freedom);
            assert!((found - expected).abs() < 5e-4, "{freedom}: {found}");
        }
    }

    /// Cushny and Peebles' sleep data, as in Student's paper: paired differences 1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8,
    /// 4.6, 1.4, mean 1.58, interval 0.70 to 2.46.
    #[test]
    fn the_interval_of_paired_differences_is_that_of_the_textbook() {
        let mut differences = Histogram::default();
        differences.extend([12, 24, 13, 13, 0, 10, 18, 8, 46, 14]);
        let found = estimate(&differences).unwrap().over(10.0);
        let error = found.error.unwrap();
        assert!((found.mean - 1.58).abs() < 1e-12);
        assert!((found.mean - error - 0.700).abs() < 1e-3, "{error}");
        assert!((found.mean + error - 2.460).abs() < 1e-3, "{error}");
    }

    #[test]
    fn little_is_said_of_few_values() {
        let mut values = Histogram::default();
        assert_eq!(estimate(&values), None);
        values.add(3);
        let single = Estimate {
            mean: 3.0,
            error: None,
        };
        assert_eq!(estimate(&values), Some(single));
        assert_eq!(
            share_of_deals(&values, 24).map(|(share, _)| share),
            Some(0.125)
        );
    }

    #[test]
    fn deals_that_are_all_won_leave_room_for_doubt() {
        let mut points = Histogram::default();
        points.extend([24; 20]);
        let (share, (low, high)) = share_of_deals(&points, 24).unwrap();
        assert!((share - 1.0).abs() < 1e-12 && (high - 1.0).abs() < 1e-12);
        assert!((low - (1.0 - 0.1611)).abs() < 1e-4, "{low}");
    }
}
