//! Scores sorted into bins.

use super::report::ScoreCount;

/// Adjacent bins of one width.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Bins {
    /// The width of each bin in points.
    pub(super) width: i64,
    /// The bins from the lowest to the highest, including empty ones.
    pub(super) bins: Vec<Bin>,
}

/// The games with a score of at least `from`, and below the next bin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bin {
    pub(super) from: i64,
    pub(super) games: u64,
}

impl Bins {
    /// Sorts all scores into at most `most` bins of a round width; `most` counts as at least 2.
    pub(super) fn of(scores: &[ScoreCount], most: usize) -> Self {
        let whole = || scores.iter().map(|count| count.score.floor() as i64);
        let (least, highest) = (whole().min().unwrap_or(0), whole().max().unwrap_or(0));
        let number = |width: i64| highest.div_euclid(width) - least.div_euclid(width) + 1;
        let width = round_widths().find(|width| number(*width) <= most.max(2) as i64);
        Self::between(scores, (least, highest), width.unwrap_or(1))
    }

    /// Sorts scores into bins of this width. The bins cover the range `least` to `most`; other scores are left
    /// out.
    pub(super) fn between(scores: &[ScoreCount], (least, most): (i64, i64), width: i64) -> Self {
        let first = least.div_euclid(width);
        let bin = |place: i64| Bin {
            from: place * width,
            games: 0,
        };
        let mut bins: Vec<Bin> = (first..=most.div_euclid(width)).map(bin).collect();
        for count in scores {
            let place = (count.score.floor() as i64).div_euclid(width) - first;
            let found = usize::try_from(place)
                .ok()
                .and_then(|place| bins.get_mut(place));
            if let Some(bin) = found {
                bin.games += count.games;
            }
        }
        Self { width, bins }
    }
}

/// The widths 1, 2, 5, 10, 20, 50 and so on.
fn round_widths() -> impl Iterator<Item = i64> {
    let powers = (0..18).map(|power| 10_i64.pow(power));
    powers.flat_map(|power| [1, 2, 5].map(|digit| digit * power))
}

/// The scores of a bin as text, such as `80 to 84`.
pub(super) fn label(from: i64, width: i64) -> String {
    if width == 1 {
        return from.to_string();
    }
    format!("{from} to {}", from + width - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bins(scores: &[(f64, u64)], most: usize) -> Vec<(String, u64)> {
        let counts = scores.iter();
        let counts: Vec<ScoreCount> = counts
            .map(|&(score, games)| ScoreCount { score, games })
            .collect();
        let Bins { width, bins } = Bins::of(&counts, most);
        bins.iter()
            .map(|bin| (label(bin.from, width), bin.games))
            .collect()
    }

    fn owned(bins: &[(&str, u64)]) -> Vec<(String, u64)> {
        bins.iter()
            .map(|&(label, games)| (label.to_owned(), games))
            .collect()
    }

    #[test]
    fn every_score_lies_in_the_bin_that_names_it() {
        assert_eq!(
            bins(&[(3.0, 2), (5.0, 1)], 4),
            owned(&[("3", 2), ("4", 0), ("5", 1)])
        );
        assert_eq!(
            bins(&[(-1.0, 1), (0.0, 2), (4.0, 3), (5.0, 4), (9.5, 5)], 4),
            owned(&[("-5 to -1", 1), ("0 to 4", 5), ("5 to 9", 9)])
        );
        assert_eq!(bins(&[], 4), owned(&[("0", 0)]));
    }
}
