//! Converts shares of wins to differences of ratings.

/// The difference of Elo points that means ten times the chance.
const TENFOLD: f64 = 400.0;

/// Returns the Elo difference between a player with this share of the wins and the others. `sides` is the number
/// of sides. The result is infinite if the player won everything or nothing.
///
/// The scale is logistic: a player that is `d` points stronger has 10^(d/400) times the chance (A. Elo, "The Rating
/// of Chessplayers", 1978). With several sides, the chance of each side is its strength divided by the sum of all
/// strengths (R. D. Luce, "Individual Choice Behavior", 1959). The others count as equally strong. For two sides,
/// this is the usual `-400 log10(1 / share - 1)`. A shared win counts for each side as a part of a win.
///
/// ```
/// assert!((rnw_matches::elo(0.75, 2) - 190.8485).abs() < 1e-4);
/// assert!(rnw_matches::elo(1.0 / 3.0, 3).abs() < 1e-9);
/// ```
pub fn elo(share: f64, sides: usize) -> f64 {
    let others = sides.saturating_sub(1) as f64;
    // Computed as one logarithm of a quotient, so that two equal sides give exactly 0.
    TENFOLD * (share * others / (1.0 - share)).log10()
}

/// Returns the share of a player with this Elo difference to one other player.
pub(crate) fn share_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / TENFOLD))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `-400 log10(1 / share - 1)`, the formula of the Chess Programming Wiki, "Match Statistics", computed by hand.
    #[test]
    fn elo_is_that_of_the_textbook() {
        for (share, expected) in [
            (0.5, 0.0),
            (0.51, 6.9496),
            (0.64, 99.9510),
            (0.76, 200.2409),
            (0.9, 381.6970),
            (0.25, -190.8485),
        ] {
            let found = elo(share, 2);
            assert!((found - expected).abs() < 1e-3, "{share}: {found}");
            assert!((share_of(found) - share).abs() < 1e-12, "{share}");
        }
        assert_eq!(
            (elo(1.0, 2), elo(0.0, 3)),
            (f64::INFINITY, f64::NEG_INFINITY)
        );
    }

    #[test]
    fn of_several_equal_players_nobody_is_ahead() {
        for sides in 2..=4 {
            assert!(elo(1.0 / sides as f64, sides).abs() < 1e-9);
        }
        // A player twice as strong as each of two others wins half of the games.
        assert!((elo(0.5, 3) - 400.0 * 2.0_f64.log10()).abs() < 1e-9);
    }
}
