//! Interval estimates, and tests with multiple-testing correction.
//!
//! Results within one game are correlated, so the unit is the game: a spread is always one between games.
//! Linearization gives the variance of a ratio of two sums (Cochran, *Sampling Techniques*, 1977, 6.4). Only
//! games with an occasion are units.

use rnw_bots::balance::Ratio;
use rnw_matches::{student, wilson};
use schemars::JsonSchema;
use serde::Serialize;
use statrs::distribution::{ContinuousCDF, Normal};

/// The largest share of all remarks that may be due to chance.
pub(super) const FALSE_REMARKS: f64 = 0.05;
/// The number of marks from which on it is said what a mark is worth.
pub(super) const MARKS_LEAST: i64 = 30;

/// A share or a mean with its 95 % interval. The sums are whole numbers and do not depend on how the games were
/// scheduled. The other numbers are computed from the sums.
#[derive(Clone, Copy, PartialEq, Serialize, JsonSchema, Debug)]
pub struct IntervalEstimate {
    /// The amount that was counted.
    pub sum: i64,
    /// The number of occasions on which it was counted.
    pub of: i64,
    /// The number of games that had an occasion.
    pub games: u64,
    /// The share or the mean; null without an occasion.
    pub value: Option<f64>,
    /// The lower end of the interval; null without an interval.
    pub low: Option<f64>,
    /// The upper end of the interval; null without an interval.
    pub high: Option<f64>,
}

impl IntervalEstimate {
    /// Estimates a share between 0 and 1 with the score interval (Wilson, 1927). The sample size is the number
    /// of independent occasions with the same spread (Korn and Graubard, 1998), at most the real number of
    /// occasions. If all or no occasions were counted, it is the number of games.
    pub(super) fn share(ratio: &Ratio) -> Self {
        let value = value(ratio);
        let ends = value.map(|share| {
            let (low, high) = wilson(share, effective(ratio));
            // For a share of 0 or 1, rounding may move the end of the interval past the share.
            (low.min(share), high.max(share))
        });
        Self::new(ratio, value, ends)
    }

    /// Estimates the mean for each occasion with Student's interval. A unit has `parts` counted parts.
    pub(super) fn mean(ratio: &Ratio, parts: f64) -> Self {
        let value = value(ratio).map(|value| value / parts);
        let spread = deviation(ratio).map(|error| student(ratio.games - 1) * error / parts);
        let ends = value
            .zip(spread)
            .map(|(value, half)| (value - half, value + half));
        Self::new(ratio, value, ends)
    }

    fn new(ratio: &Ratio, value: Option<f64>, ends: Option<(f64, f64)>) -> Self {
        Self {
            sum: ratio.sum,
            of: ratio.occasions,
            games: ratio.games,
            value,
            low: ends.map(|ends| ends.0),
            high: ends.map(|ends| ends.1),
        }
    }

    /// Whether something was marked too seldom to say what a mark is worth.
    pub(crate) fn has_few_marks(&self) -> bool {
        self.of < MARKS_LEAST
    }

    /// Half the width of the interval; `None` without an interval.
    pub fn half(&self) -> Option<f64> {
        Some((self.high? - self.low?) / 2.0)
    }
}

fn value(ratio: &Ratio) -> Option<f64> {
    (ratio.occasions != 0).then(|| ratio.sum as f64 / ratio.occasions as f64)
}

/// The standard deviation of a ratio; `None` for fewer than two games.
pub(super) fn deviation(ratio: &Ratio) -> Option<f64> {
    let value = value(ratio)?;
    let n = ratio.games as f64;
    // The sum over all games of (sum of the game - sum expected from its occasions) squared.
    let missed = ratio.squared as f64 - 2.0 * value * ratio.product as f64
        + value * value * ratio.occasions_squared as f64;
    let scale = n / (n - 1.0) / (ratio.occasions as f64).powi(2);
    (ratio.games > 1).then(|| (scale * missed.max(0.0)).sqrt())
}

/// The number of independent occasions that would have the same spread as these.
fn effective(ratio: &Ratio) -> f64 {
    let most = ratio.occasions as f64;
    let (Some(share), Some(deviation)) = (value(ratio), deviation(ratio)) else {
        return ratio.games as f64;
    };
    let spread = share * (1.0 - share);
    if spread <= 0.0 {
        return ratio.games as f64;
    }
    (spread / deviation.powi(2)).min(most)
}

/// The probability that chance alone puts a share this far above the bound, if the true share is the bound
/// (score test). With `below`, the probability for this far below. `None` without an occasion.
pub(super) fn share_beyond(ratio: &Ratio, bound: f64, below: bool) -> Option<f64> {
    let share = value(ratio)?;
    let spread = (bound * (1.0 - bound) / effective(ratio)).sqrt();
    let z = (share - bound) / spread;
    Some(Normal::standard().sf(if below { -z } else { z }))
}

/// The same for a mean above a bound. Mean and bound count parts, and both must be large enough for the normal
/// distribution. `None` for fewer than two games, or if the games do not differ.
pub(super) fn mean_above(ratio: &Ratio, bound: f64) -> Option<f64> {
    let (value, deviation) = (value(ratio)?, deviation(ratio)?);
    (deviation > 0.0).then(|| Normal::standard().sf((value - bound) / deviation))
}

/// The same ratio with the sign of the sum changed.
pub(super) fn negative(ratio: &Ratio) -> Ratio {
    Ratio {
        sum: -ratio.sum,
        product: -ratio.product,
        ..*ratio
    }
}

/// Which of many tests hold (Benjamini and Hochberg, 1995). Of the tests that hold, at most a share of `rate`
/// may do so by chance.
pub(super) fn discoveries(chances: &[f64], rate: f64) -> Vec<bool> {
    let mut sorted = chances.to_vec();
    sorted.sort_by(f64::total_cmp);
    let count = sorted.len() as f64;
    let bound = sorted
        .iter()
        .enumerate()
        .rev()
        .find(|(place, chance)| **chance <= rate * (place + 1) as f64 / count)
        .map(|(_, chance)| *chance);
    chances
        .iter()
        .map(|chance| bound.is_some_and(|bound| *chance <= bound))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ratio(games: &[(i64, i64)]) -> Ratio {
        let mut ratio = Ratio::default();
        for &(sum, of) in games {
            ratio.add(sum, of);
        }
        ratio
    }

    #[track_caller]
    fn close(found: Option<f64>, expected: f64) {
        let found = found.unwrap();
        assert!((found - expected).abs() < 5e-4, "{found}, not {expected}");
    }

    /// Student (1908): the additional hours of sleep of ten patients, 2.33 on average, 0.898 to 3.762.
    #[test]
    fn the_interval_of_a_mean_is_that_of_the_textbook() {
        let tenths = [19, 8, 11, 1, -1, 44, 55, 16, 46, 34];
        let sleep = ratio(&tenths.map(|hours| (hours, 1)));
        let mean = IntervalEstimate::mean(&sleep, 10.0);
        close(mean.value, 2.33);
        close(mean.low, 0.898);
        close(mean.high, 3.762);
    }

    /// Newcombe (1998), table I: 81 of 263, each in its own game.
    #[test]
    fn the_interval_of_a_share_is_that_of_the_textbook_if_nothing_hangs_together() {
        let mut games = vec![(1, 1); 81];
        games.resize(263, (0, 1));
        let share = IntervalEstimate::share(&ratio(&games));
        // The games are a sample, so the mean uses up one of the 263.
        close(share.low, 0.2553);
        close(share.high, 0.3662);
    }

    #[test]
    fn what_hangs_together_counts_as_one() {
        let apart = ratio(&[
            (1, 1),
            (0, 1),
            (1, 1),
            (0, 1),
            (1, 1),
            (0, 1),
            (1, 1),
            (0, 1),
        ]);
        // The same games, but everything in them is counted ten times.
        let together = ratio(&[
            (10, 10),
            (0, 10),
            (10, 10),
            (0, 10),
            (10, 10),
            (0, 10),
            (10, 10),
            (0, 10),
        ]);
        assert_eq!(
            IntervalEstimate::share(&apart).low,
            IntervalEstimate::share(&together).low
        );
        // The shares of all games are equal, so ten occasions count as ten.
        let spread = ratio(&[(5, 10); 8]);
        assert!(
            IntervalEstimate::share(&spread).half() < IntervalEstimate::share(&together).half()
        );
    }

    /// Two games of different length, computed by hand: 3 of 4 and 1 of 6 make 4 of 10. The games differ by 1.4
    /// from the expected 1.6 and 2.4, so the variance is 2 * (1.96 + 1.96) / 100.
    #[test]
    fn the_spread_is_that_of_games() {
        let two = ratio(&[(3, 4), (1, 6)]);
        close(deviation(&two), (2.0 * 3.92 / 100.0_f64).sqrt());
        assert_eq!(deviation(&ratio(&[(3, 4)])), None);
        assert_eq!(IntervalEstimate::mean(&ratio(&[]), 1.0).value, None);
    }

    #[test]
    fn a_share_of_all_or_none_is_bounded_by_the_games() {
        // Newcombe (1998), table I: 0 of 20.
        let none = IntervalEstimate::share(&ratio(&[(0, 3); 20]));
        close(none.low, 0.0);
        close(none.high, 0.1611);
    }

    /// Sixty heads in a hundred throws. The mean uses up one throw, so the score test has z = 0.1 / sqrt(0.25 /
    /// 99) = 1.990. Tables of the normal distribution give 0.0233 above it.
    #[test]
    fn the_chance_of_a_share_is_that_of_the_tables() {
        let mut throws = vec![(1, 1); 60];
        throws.resize(100, (0, 1));
        let throws = ratio(&throws);
        close(share_beyond(&throws, 0.5, false), 0.0233);
        close(share_beyond(&throws, 0.5, true), 0.9767);
        assert_eq!(share_beyond(&throws, 0.6, false), Some(0.5));
    }

    /// The ten patients again: 2.33 hours with a standard error of 0.6332, so one hour is 2.100 errors away.
    #[test]
    fn the_chance_of_a_mean_is_that_of_the_tables() {
        let tenths = [19, 8, 11, 1, -1, 44, 55, 16, 46, 34];
        let sleep = ratio(&tenths.map(|hours| (hours, 1)));
        close(mean_above(&sleep, 10.0), 0.0179);
    }

    /// The fifteen p-values of Benjamini and Hochberg (1995), section 3.1: four hold at 5 %.
    #[test]
    fn many_tests_are_held_back_as_in_the_paper() {
        let chances = [
            0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262,
            0.5719, 0.6528, 0.7590, 1.000,
        ];
        let held = discoveries(&chances, 0.05);
        assert_eq!(held.iter().filter(|held| **held).count(), 4);
        assert!(held[..4].iter().all(|held| *held));
        assert!(discoveries(&[], 0.05).is_empty());
    }
}
