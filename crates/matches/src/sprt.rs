//! A sequential test: play until the results clearly support one of two hypotheses.

use crate::elo::share_of;
use crate::{Histogram, win_parts};
use serde::Serialize;
use std::fmt;
use std::str::FromStr;

/// A test of two hypotheses about the first of two players: the share of the points that it takes.
///
/// It is the generalised sequential probability ratio test over the pairs of a duplicate match, as in
/// Stockfish's Fishtest. After some deals, the test compares the likelihood of the results under both
/// hypotheses. For each hypothesis it uses the distribution over the values of a deal that fits the results best
/// and whose mean is the share of the hypothesis. Values that never occurred count as a thousandth of a deal, so
/// that no likelihood is 0. The test makes no assumption about how often games are tied, or how the two games of
/// a deal are related.
///
/// - A. Wald, "Sequential Tests of Statistical Hypotheses", Annals of Mathematical Statistics 16, 1945:
///   the test and its bounds.
/// - X. Li, J. Liu and Z. Ying, "Generalized Sequential Probability Ratio Test for Separate Families of
///   Hypotheses", Sequential Analysis 33, 2014: unknown parameters replaced by their likeliest values.
/// - M. Van den Bergh, "Comments on Normalized Elo" and `LLRcalc.py` of Fishtest: five values of a pair,
///   the likeliest distribution with a given mean, and the thousandth.
///
/// ```
/// use rnw_matches::Sprt;
/// let test: Sprt = "elo0=0,elo1=20".parse()?;
/// assert_eq!(test.to_string(), "elo0=0,elo1=20,alpha=0.05,beta=0.05");
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    scale: Scale,
    /// The two hypotheses, in the unit of `scale`.
    claims: [f64; 2],
    /// The accepted error rate: the second hypothesis is accepted although the first is true.
    alpha: f64,
    /// The accepted error rate: the first hypothesis is accepted although the second is true.
    beta: f64,
}

/// The unit of a hypothesis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scale {
    Elo,
    Share,
}

/// The result of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum SprtVerdict {
    /// The test accepts the first hypothesis.
    H0,
    /// The test accepts the second hypothesis.
    H1,
    /// The results do not decide between the hypotheses yet.
    Open,
}

/// An evaluation of the results so far.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SprtLook {
    /// The log-likelihood ratio: positive if the results are likelier under the second hypothesis.
    pub llr: f64,
    /// The test accepts the first hypothesis at or below this ratio.
    pub lower: f64,
    /// The test accepts the second hypothesis at or above this ratio.
    pub upper: f64,
    /// The result.
    pub verdict: SprtVerdict,
}

/// The default error rate.
const ERRORS: f64 = 0.05;
/// The number of deals for which a value counts that never occurred.
const NEVER: f64 = 1e-3;
/// The number of values of a deal of two games: nothing, a tie, a win or two ties, a win and a tie, two wins.
const VALUES: usize = 5;

impl Sprt {
    /// Returns the shares of the two hypotheses.
    pub fn shares(&self) -> [f64; 2] {
        match self.scale {
            Scale::Elo => self.claims.map(share_of),
            Scale::Share => self.claims,
        }
    }

    /// Evaluates the points of the first player in each deal.
    pub fn look(&self, points: &Histogram) -> SprtLook {
        let bound = |wrong: f64, right: f64| (right / wrong).ln();
        let (lower, upper) = (
            -bound(self.beta, 1.0 - self.alpha),
            bound(self.alpha, 1.0 - self.beta),
        );
        let llr = self.llr(points);
        let verdict = match llr {
            _ if llr >= upper => SprtVerdict::H1,
            _ if llr <= lower => SprtVerdict::H0,
            _ => SprtVerdict::Open,
        };
        SprtLook {
            llr,
            lower,
            upper,
            verdict,
        }
    }

    fn llr(&self, points: &Histogram) -> f64 {
        if points.count() == 0 {
            return 0.0;
        }
        let seen: [f64; VALUES] = std::array::from_fn(|index| {
            let times = points.times(index as i64 * (win_parts(2) / 2) as i64);
            if times == 0 { NEVER } else { times as f64 }
        });
        let all: f64 = seen.iter().sum();
        let chances = seen.map(|times| times / all);
        let [first, second] = self.shares().map(|share| likeliest(&chances, share));
        let terms = (0..VALUES).map(|index| seen[index] * (second[index] / first[index]).ln());
        terms.sum()
    }
}

/// Returns the distribution over the values of a deal that has this mean and makes the results likeliest.
fn likeliest(chances: &[f64; VALUES], mean: f64) -> [f64; VALUES] {
    let above = |index: usize| index as f64 / (VALUES - 1) as f64 - mean;
    // The result is the chances divided by `1 + x * above`, with the `x` that gives the right mean. The mean falls
    // as `x` grows, over the whole range of `x` in which all chances stay positive.
    let slope = |x: f64| -> f64 {
        let term = |index: usize| chances[index] * above(index) / (1.0 + x * above(index));
        (0..VALUES).map(term).sum()
    };
    let (mut low, mut high) = (-1.0 / above(VALUES - 1), -1.0 / above(0));
    loop {
        let middle = f64::midpoint(low, high);
        if middle <= low || middle >= high {
            return std::array::from_fn(|index| chances[index] / (1.0 + middle * above(index)));
        }
        if slope(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
}

impl FromStr for Sprt {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (mut elo, mut share) = ([None; 2], [None; 2]);
        let (mut alpha, mut beta) = (None, None);
        for part in text.split(',') {
            let (name, value) = part.split_once('=').ok_or_else(|| {
                format!("{part:?} is not NAME=VALUE; expected text such as elo0=0,elo1=20")
            })?;
            let place = match name.trim() {
                "elo0" => &mut elo[0],
                "elo1" => &mut elo[1],
                "share0" => &mut share[0],
                "share1" => &mut share[1],
                "alpha" => &mut alpha,
                "beta" => &mut beta,
                other => {
                    return Err(format!(
                        "unknown name {other:?} in a sequential test; expected elo0, elo1, or share0, share1, and alpha, beta"
                    ));
                }
            };
            let number: f64 = value
                .trim()
                .parse()
                .map_err(|_| format!("{name} cannot be {value:?}; expected a number"))?;
            if place.replace(number).is_some() {
                return Err(format!("{name} is given twice"));
            }
        }
        let (scale, claims) = match (elo, share) {
            ([Some(first), Some(second)], [None, None]) => (Scale::Elo, [first, second]),
            ([None, None], [Some(first), Some(second)]) => (Scale::Share, [first, second]),
            _ => return Err("expected both elo0 and elo1, or both share0 and share1".to_owned()),
        };
        let sprt = Self {
            scale,
            claims,
            alpha: alpha.unwrap_or(ERRORS),
            beta: beta.unwrap_or(ERRORS),
        };
        sprt.check()?;
        Ok(sprt)
    }
}

impl Sprt {
    fn check(&self) -> Result<(), String> {
        let [first, second] = self.shares();
        let [claim0, claim1] = self.claims;
        let sound = 0.0 < first && first < second && second < 1.0;
        if !sound {
            return Err(format!(
                "the hypotheses {claim0} and {claim1}; expected the first to be less than the second, and \
                 shares between 0 and 1"
            ));
        }
        for (name, chance) in [("alpha", self.alpha), ("beta", self.beta)] {
            if !(0.0 < chance && chance < 0.5) {
                return Err(format!(
                    "{name} cannot be {chance}; expected more than 0 and less than 0.5"
                ));
            }
        }
        Ok(())
    }
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self.scale {
            Scale::Elo => "elo",
            Scale::Share => "share",
        };
        let [first, second] = self.claims;
        let (alpha, beta) = (self.alpha, self.beta);
        write!(
            f,
            "{name}0={first},{name}1={second},alpha={alpha},beta={beta}"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    fn seen(times: [u64; VALUES]) -> Histogram {
        let mut points = Histogram::default();
        for (index, times) in times.into_iter().enumerate() {
            points.extend((0..times).map(|_| index as i64 * 6));
        }
        points
    }

    fn test(text: &str) -> Sprt {
        text.parse().unwrap()
    }

    /// Computed by Fishtest's `LLRcalc.LLR_logistic`.
    #[test]
    fn the_ratio_is_that_of_fishtest() {
        for (times, elo, expected) in [
            ([3, 20, 50, 22, 5], (0, 20), 0.040_320_372_416_706_79),
            ([3, 20, 50, 22, 5], (0, 5), 0.178_380_224_381_881_25),
            ([3, 20, 50, 22, 5], (-10, 10), 0.934_472_911_388_982_9),
            ([0, 10, 30, 12, 0], (0, 20), -0.270_414_536_288_852_04),
            ([0, 10, 30, 12, 0], (0, 5), 0.085_226_848_211_516),
            ([12, 40, 60, 30, 8], (0, 20), -2.997_301_135_158_272_3),
            ([12, 40, 60, 30, 8], (-10, 10), -2.057_973_200_426_021_6),
        ] {
            let test = test(&format!("elo0={},elo1={}", elo.0, elo.1));
            let found = test.look(&seen(times)).llr;
            assert!((found - expected).abs() < 1e-9, "{times:?}: {found}");
        }
    }

    /// Wald's bounds for errors of one in twenty: the logarithm of 19.
    #[test]
    fn the_bounds_are_walds() {
        let look = test("share0=0.5,share1=0.6").look(&Histogram::default());
        assert!((look.upper - 19.0_f64.ln()).abs() < 1e-12);
        assert!((look.lower + 19.0_f64.ln()).abs() < 1e-12);
        assert_eq!((look.llr, look.verdict), (0.0, SprtVerdict::Open));
    }

    #[test]
    fn what_is_clear_is_said_soon() {
        let high = test("share0=0.75,share1=0.8");
        assert_eq!(high.look(&seen([0, 0, 0, 0, 60])).verdict, SprtVerdict::H1);
        assert_eq!(high.look(&seen([0, 0, 0, 0, 5])).verdict, SprtVerdict::Open);
        assert_eq!(high.look(&seen([60, 0, 0, 0, 0])).verdict, SprtVerdict::H0);
        // If two equal players tie each deal, the test does not accept that the first is stronger.
        let equal = test("elo0=0,elo1=20");
        assert_eq!(
            equal.look(&seen([0, 0, 300, 0, 0])).verdict,
            SprtVerdict::H0
        );
    }

    /// Returns how often the test accepts the second hypothesis for deals with these chances, out of 300 tests. Each
    /// test evaluates after every eighth deal, as `rnw match` does.
    fn accepted(test: Sprt, chances: [f64; VALUES]) -> f64 {
        let mut generator = ChaCha8Rng::seed_from_u64(7);
        let mut draw = || -> i64 {
            let mut at = generator.random::<f64>();
            let place = chances.iter().position(|chance| {
                at -= chance;
                at < 0.0
            });
            place.unwrap_or(VALUES - 1) as i64 * 6
        };
        let mut accepted = 0;
        for _ in 0..300 {
            let mut points = Histogram::default();
            let mut verdict = SprtVerdict::Open;
            while verdict == SprtVerdict::Open && points.count() < 4000 {
                points.extend((0..8).map(|_| draw()));
                verdict = test.look(&points).verdict;
            }
            accepted += u32::from(verdict == SprtVerdict::H1);
        }
        f64::from(accepted) / 300.0
    }

    /// Error rates stay below the requested ones. Chance may add up to two hundredths. The seed fixes the draws.
    #[test]
    fn errors_are_as_rare_as_was_asked_for() {
        let even = test("share0=0.5,share1=0.56");
        let (tied, apart) = ([0.1, 0.2, 0.4, 0.2, 0.1], [0.25, 0.0, 0.5, 0.0, 0.25]);
        for chances in [tied, apart] {
            let wrong = accepted(even, chances);
            assert!(wrong <= 0.07, "accepted H1 of equals in {wrong}");
        }
        // The same kinds of deals, with a share of 0.56.
        for chances in [[0.06, 0.18, 0.36, 0.26, 0.14], [0.19, 0.0, 0.5, 0.0, 0.31]] {
            let right = accepted(even, chances);
            assert!(right >= 0.93, "accepted H1 where it holds in {right}");
        }
        let high = test("share0=0.75,share1=0.8");
        let wrong = accepted(high, [0.05, 0.0, 0.4, 0.0, 0.55]);
        assert!(wrong <= 0.07, "accepted 80 % of 75 % in {wrong}");
        let right = accepted(high, [0.04, 0.0, 0.32, 0.0, 0.64]);
        assert!(right >= 0.93, "accepted 80 % of 80 % in {right}");
    }

    #[test]
    fn tests_are_read_and_told() {
        for text in [
            "elo0=-1.75,elo1=0.25,alpha=0.05,beta=0.1",
            "share0=0.75,share1=0.8,alpha=0.01,beta=0.05",
        ] {
            assert_eq!(test(text).to_string(), text);
            assert_eq!(test(&test(text).to_string()), test(text));
        }
        for (text, says) in [
            ("", "not NAME=VALUE"),
            ("elo0=0", "expected both elo0 and elo1"),
            ("elo0=0,share1=0.6", "expected both"),
            ("elo0=0,elo1=x", "elo1 cannot be \"x\""),
            ("elo0=0,elo0=1", "given twice"),
            ("elo0=0,elo1=5,gamma=1", "unknown name \"gamma\""),
            ("elo0=5,elo1=0", "less than the second"),
            ("elo0=0,elo1=nan", "less than the second"),
            ("share0=0.5,share1=1", "between 0 and 1"),
            ("elo0=0,elo1=5,alpha=0", "alpha cannot be 0"),
            ("elo0=0,elo1=5,beta=0.7", "beta cannot be 0.7"),
        ] {
            let error = text.parse::<Sprt>().unwrap_err();
            assert!(error.contains(says), "{text}: {error}");
        }
    }
}
