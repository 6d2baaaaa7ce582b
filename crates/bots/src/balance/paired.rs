//! What a thing is worth, by paired games.

use super::totals::Ratio;
use crate::arena::GameResult;
use roll_and_write::Seat;

/// How much more the seats score in games with a thing than in games without it. Each game is played twice, from the
/// same deal.
///
/// ```
/// use rnw_bots::balance::Worth;
/// let mut gain = Worth::default();
/// gain.add(&[80, 70], &[78, 69], 2); // two seats, which used the thing twice
/// gain.add(&[90, 60], &[90, 60], 0);
/// assert_eq!((gain.seats.sum, gain.seats.occasions), (3, 4));
/// assert_eq!((gain.uses.sum, gain.uses.occasions, gain.uses.games), (3, 2, 1));
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Worth {
    /// The difference of the scores in parts of a point, per seat and game.
    pub seats: Ratio,
    /// The same difference, per use of the thing. Only games in which it was used count.
    pub uses: Ratio,
}

impl Worth {
    /// Adds a game: the scores of its seats with the thing and without it, and how often the thing was used.
    pub fn add(&mut self, with: &[i64], without: &[i64], uses: i64) {
        let difference = with.iter().sum::<i64>() - without.iter().sum::<i64>();
        self.seats.add(difference, with.len() as i64);
        self.uses.add(difference, uses);
    }
}

/// The scores of a game, seat by seat, in parts of a point.
pub fn scores(result: &GameResult, seats: usize) -> Vec<i64> {
    let all = Seat::all(seats);
    all.map(|seat| i64::from(result.scores[seat])).collect()
}
