//! A game as it counts.

use bots::arena::GameResult;
use roll_and_write::{BySeat, Points, Seat};
use session::FaultCode;

/// A win in parts, so that two, three or four can share one exactly.
pub const WIN: u64 = 12;

/// How a game ended, as it counts.
///
/// A player that failed to give a move has lost, with its team; the win goes to the others in equal parts.
/// Scores and places are then those of a game that was not played to its end: only the points of such a
/// game count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The scores, in parts of a point.
    pub scores: BySeat<Points>,
    /// The places, from 1; those who tie to the end share one.
    pub places: BySeat<usize>,
    /// How much of the win each seat has, in [`WIN`]s; partners have it both.
    pub points: BySeat<u64>,
    /// Decisions with a choice.
    pub decisions: u32,
    /// The seat whose player failed, and how.
    pub fault: Option<(Seat, FaultCode)>,
}

impl Outcome {
    /// A game between these teams, seat by seat.
    pub fn of(result: &GameResult, teams: &[usize]) -> Self {
        let seats = teams.len();
        let lost = result.fault.map(|(seat, _)| teams[seat.index()]);
        let rivals = sides(teams).saturating_sub(1).max(1);
        let place = |seat: Seat| match lost {
            _ if seat.index() >= seats => 0,
            None => result.places[seat],
            Some(team) if team == teams[seat.index()] => 2,
            Some(_) => 1,
        };
        let winners = lost.map_or(result.winning_teams, |_| rivals) as u64;
        Self {
            scores: result.scores,
            places: BySeat::from_fn(place),
            points: BySeat::from_fn(|seat| {
                if place(seat) == 1 && seat.index() < seats {
                    WIN / winners
                } else {
                    0
                }
            }),
            decisions: result.decisions,
            fault: result.fault,
        }
    }
}

/// How many teams there are.
pub(crate) fn sides(teams: &[usize]) -> usize {
    let first = |(index, team): (usize, &usize)| !teams[..index].contains(team);
    teams.iter().enumerate().filter(|row| first(*row)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(
        places: [usize; 4],
        winning_teams: usize,
        teams: &[usize],
        fault: Option<usize>,
    ) -> ([u64; 4], [usize; 4]) {
        let result = GameResult {
            game: 0,
            scores: BySeat([40, 30, 20, 10]),
            places: BySeat(places),
            winning_teams,
            decisions: 9,
            fault: fault.map(|seat| (Seat::new(seat), FaultCode::Late)),
        };
        let outcome = Outcome::of(&result, teams);
        (outcome.points.0, outcome.places.0)
    }

    #[test]
    fn a_win_is_shared_in_equal_parts() {
        for (places, winners, seats, points) in [
            ([1, 2, 0, 0], 1, 2, [12, 0, 0, 0]),
            ([1, 1, 0, 0], 2, 2, [6, 6, 0, 0]),
            ([1, 3, 1, 0], 2, 3, [6, 0, 6, 0]),
            ([1, 1, 1, 1], 4, 4, [3, 3, 3, 3]),
        ] {
            let teams: Vec<usize> = (0..seats).collect();
            assert_eq!(outcome(places, winners, &teams, None).0, points);
        }
    }

    #[test]
    fn partners_win_both() {
        let teams = [0, 1, 0, 1];
        assert_eq!(outcome([1, 2, 1, 2], 1, &teams, None).0, [12, 0, 12, 0]);
        assert_eq!(outcome([1, 1, 1, 1], 2, &teams, None).0, [6, 6, 6, 6]);
    }

    #[test]
    fn who_fails_has_lost_and_the_others_share_the_win() {
        for (teams, fault, points, places) in [
            (&[0][..], 0, [0, 0, 0, 0], [2, 0, 0, 0]),
            (&[0, 1], 0, [0, 12, 0, 0], [2, 1, 0, 0]),
            (&[0, 1, 2], 1, [6, 0, 6, 0], [1, 2, 1, 0]),
            (&[0, 1, 2, 3], 3, [4, 4, 4, 0], [1, 1, 1, 2]),
            (&[0, 1, 0, 1], 2, [0, 12, 0, 12], [2, 1, 2, 1]),
        ] {
            // Ahead or not when it failed: that does not count.
            let found = outcome([1, 2, 3, 4], 1, teams, Some(fault));
            assert_eq!(found, (points, places), "{teams:?}");
        }
    }
}
