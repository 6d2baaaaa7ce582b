//! What a move loses against the best one.

use roll_and_write::Legal;

/// The fewest imagined games that can tell two moves apart. With fewer, the width of an interval is itself chance.
const FEWEST: u32 = 20;
/// The smallest loss that counts, in points. A smaller one is printed as 0.00.
const LEAST: f64 = 0.005;

/// What a move loses against the best one, in points of lead if there are rivals.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Cost {
    /// The mean loss. 0 for the best move, and for one that was not worse in the imagined games.
    pub points: f64,
    /// Half the width of the 95 % interval of the loss; 0 if `exact`.
    pub error: f64,
    /// Whether the rest of the game was solved, so that the loss is exact.
    pub exact: bool,
    /// Whether the move is surely worse. If not, it is about as good as the best one: the interval includes zero, or the
    /// budget is too small to tell.
    pub is_clear: bool,
}

/// The best move, and others with their costs.
pub(crate) type BestAndCosts<M> = (Legal<M>, Vec<(Legal<M>, Cost)>);

impl Cost {
    /// An exact loss.
    pub(crate) fn exactly(points: f64) -> Self {
        Self {
            points,
            error: 0.0,
            exact: true,
            is_clear: points >= LEAST,
        }
    }

    /// The mean of losses in imagined games, of which there are at least two.
    pub(crate) fn of_games(losses: impl Iterator<Item = f64>) -> Self {
        let (mut games, mut mean, mut squares) = (0_u32, 0.0, 0.0);
        for loss in losses {
            games += 1;
            // Welford's running mean and sum of squares (1962).
            let apart = loss - mean;
            mean += apart / f64::from(games);
            squares += apart * (loss - mean);
        }
        let count = f64::from(games);
        let error = 1.96 * (squares / (count - 1.0) / count).sqrt();
        Self {
            points: mean.max(0.0),
            error,
            exact: false,
            is_clear: games >= FEWEST && mean > error && mean >= LEAST,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(losses: &[f64]) -> Cost {
        Cost::of_games(losses.iter().copied())
    }

    #[test]
    fn a_loss_is_clear_if_its_interval_is_above_zero() {
        let clear = of(&[1.0, 3.0].repeat(10));
        assert!((clear.points - 2.0).abs() < 1e-9 && clear.is_clear);
        // The standard deviation of the sample is the root of 20/19.
        let error = 1.96 * (20.0_f64 / 19.0 / 20.0).sqrt();
        assert!((clear.error - error).abs() < 1e-9, "{clear:?}");
        assert!(
            !of(&[-9.0, 10.0].repeat(50)).is_clear,
            "the interval includes 0"
        );
        let better = of(&[-1.0, -3.0].repeat(50));
        assert_eq!((better.points, better.is_clear), (0.0, false));
    }

    #[test]
    fn few_games_and_tiny_losses_tell_nothing() {
        let alike = |games| of(&vec![5.0; games]);
        assert!(!alike(19).is_clear && alike(20).is_clear);
        assert!(!of(&[0.004; 100]).is_clear && of(&[0.006; 100]).is_clear);
        assert!(!Cost::exactly(0.004).is_clear && Cost::exactly(0.006).is_clear);
        assert!(!Cost::default().is_clear);
    }
}
