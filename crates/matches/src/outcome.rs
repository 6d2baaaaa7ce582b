//! The result of a game in the form that the statistics count.

use rnw_bots::arena::GameResult;
use rnw_bots::balance::win_parts;
use rnw_session::FaultCode;
use roll_and_write::{BySeat, Points, Seat};

/// The result of a game in the form that the statistics count.
///
/// If a player forfeits, only the win points of the game count, by the places at its end. The scores do not count,
/// because the game was not played to its end.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct GameOutcome {
    /// The scores, in parts of a point.
    pub scores: BySeat<Points>,
    /// The places, from 1. Seats that are still tied after all tie-breaks share a place.
    pub places: BySeat<usize>,
    /// The share of the win of each seat, in parts of a win ([`win_parts`]). Partners both get the share of their team.
    pub points: BySeat<u64>,
    /// The number of decisions with a choice.
    pub decisions: u32,
    /// The seat whose player forfeited, and the kind of fault.
    pub fault: Option<(Seat, FaultCode)>,
    /// How often the player of each seat failed, by the kind of fault in the order of [`FaultCode::ALL`].
    pub faults: BySeat<[u32; FaultCode::ALL.len()]>,
}

impl GameOutcome {
    /// Converts the result of a game between bots at a table of this many seats.
    pub fn of(result: &GameResult, seats: usize) -> Self {
        // Nobody wins if the only team forfeits.
        let winners = result.winning_teams.max(1) as u64;
        let points = |seat: Seat| match result.places[seat] {
            1 => win_parts(seats) / winners,
            _ => 0,
        };
        Self {
            scores: result.scores,
            places: result.places,
            points: BySeat::from_fn(points),
            decisions: result.decisions,
            fault: result.fault,
            faults: result.faults,
        }
    }
}

/// Returns the number of teams.
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
        fault: Option<usize>,
    ) -> ([u64; 4], [usize; 4]) {
        let result = GameResult {
            places: BySeat::of(places),
            winning_teams,
            fault: fault.map(|seat| (Seat::new(seat), FaultCode::Late)),
            ..GameResult::default()
        };
        let outcome = GameOutcome::of(&result, 4);
        let first = |seat: usize| Seat::new(seat);
        let four = [0, 1, 2, 3].map(first);
        (
            four.map(|seat| outcome.points[seat]),
            four.map(|seat| outcome.places[seat]),
        )
    }

    #[test]
    fn a_win_is_shared_in_equal_parts() {
        for (places, winners, points) in [
            ([1, 2, 0, 0], 1, [12, 0, 0, 0]),
            ([1, 1, 0, 0], 2, [6, 6, 0, 0]),
            ([1, 3, 1, 0], 2, [6, 0, 6, 0]),
            ([1, 1, 1, 1], 4, [3, 3, 3, 3]),
        ] {
            assert_eq!(outcome(places, winners, None).0, points);
        }
    }

    #[test]
    fn partners_win_both() {
        assert_eq!(outcome([1, 2, 1, 2], 1, None).0, [12, 0, 12, 0]);
        assert_eq!(outcome([1, 1, 1, 1], 2, None).0, [6, 6, 6, 6]);
    }

    #[test]
    fn who_forfeits_has_no_part_of_the_win() {
        for (places, winners, points) in [
            ([2, 0, 0, 0], 0, [0, 0, 0, 0]),
            ([2, 1, 0, 0], 1, [0, 12, 0, 0]),
            ([3, 1, 1, 0], 2, [0, 6, 6, 0]),
        ] {
            let found = outcome(places, winners, Some(0));
            assert_eq!(found, (points, places), "{places:?}");
        }
    }
}
