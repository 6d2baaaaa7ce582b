//! Points, and who stands where.

use crate::{BySeat, SEATS_MAX, Seat};

/// The most lines on a score sheet.
pub const SCORE_LINES_MAX: usize = 32;
/// The most values that a standing compares: the total and the tie-breaks.
pub const MERITS_MAX: usize = 16;

/// Victory points.
pub type Points = i32;

/// One line of a score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ScoreLine {
    /// The key of the reason, such as `score-cards`.
    pub reason: &'static str,
    /// What the reason is about, as an index that the ruleset understands (a track, a colour).
    pub about: u8,
    /// How many of them.
    pub count: i32,
    /// What they bring.
    pub points: Points,
}

/// A score: a line for each reason; the total is their sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    lines: [ScoreLine; SCORE_LINES_MAX],
    len: u8,
}

impl Default for Score {
    fn default() -> Self {
        Self {
            lines: [ScoreLine::default(); SCORE_LINES_MAX],
            len: 0,
        }
    }
}

impl Score {
    /// Adds a line.
    ///
    /// # Panics
    /// If there are [`SCORE_LINES_MAX`] lines already; rulesets bound their lines at load.
    pub fn push(&mut self, line: ScoreLine) {
        self.lines[usize::from(self.len)] = line;
        self.len += 1;
    }

    /// The lines in the order of the score sheet.
    pub fn lines(&self) -> &[ScoreLine] {
        &self.lines[..usize::from(self.len)]
    }

    /// The sum of all lines.
    pub fn total(&self) -> Points {
        self.lines().iter().map(|line| line.points).sum()
    }
}

/// What standings compare: the total first, then the tie-breaks; more is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct Merit {
    values: [i32; MERITS_MAX],
    len: u8,
}

impl Merit {
    /// A merit of this total and these tie-breaks.
    ///
    /// # Panics
    /// If there are more than [`MERITS_MAX`] - 1 tie-breaks.
    pub fn new(total: Points, tie_breaks: impl IntoIterator<Item = i32>) -> Self {
        let mut merit = Self::default();
        for value in std::iter::once(total).chain(tie_breaks) {
            merit.values[usize::from(merit.len)] = value;
            merit.len += 1;
        }
        merit
    }

    /// The total and the tie-breaks.
    pub fn values(&self) -> &[i32] {
        &self.values[..usize::from(self.len)]
    }
}

/// Who stands where at the end.
///
/// ```
/// use roll_and_write::{Merit, Seat, Standings};
/// let standings = Standings::rank(&[Merit::new(50, [2]), Merit::new(50, [3])]);
/// assert_eq!(standings.place(Seat::new(1)), 1);
/// assert_eq!(standings.decided_by(Seat::new(0)), Some(0)); // behind by the first tie-break
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standings {
    seats: u8,
    places: BySeat<u8>,
    order: [Seat; SEATS_MAX],
    decided: BySeat<Option<u8>>,
}

impl Standings {
    /// Ranks the seats by their merits, one for each seat from 0 on.
    ///
    /// # Panics
    /// If there are more merits than [`SEATS_MAX`].
    pub fn rank(merits: &[Merit]) -> Self {
        let mut order: [Seat; SEATS_MAX] = std::array::from_fn(Seat::new);
        order[..merits.len()].sort_by(|a, b| merits[b.index()].cmp(&merits[a.index()]));
        let mut standings = Self {
            seats: merits.len() as u8,
            places: BySeat::default(),
            order,
            decided: BySeat::default(),
        };
        for (index, &seat) in order[..merits.len()].iter().enumerate() {
            let ahead = merits
                .iter()
                .filter(|merit| **merit > merits[seat.index()])
                .count();
            standings.places[seat] = ahead as u8 + 1;
            if let Some(above) = index.checked_sub(1).map(|above| order[above]) {
                standings.decided[seat] = tie_break(&merits[above.index()], &merits[seat.index()]);
            }
        }
        standings
    }

    /// The seats, best first; those who share a place in order of their seats.
    pub fn order(&self) -> &[Seat] {
        &self.order[..usize::from(self.seats)]
    }

    /// The place of a seat, from 1; seats that tie to the end share one.
    pub fn place(&self, seat: Seat) -> usize {
        usize::from(self.places[seat])
    }

    /// The winners: one, or all who share the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.order()
            .iter()
            .copied()
            .filter(|&seat| self.place(seat) == 1)
    }

    /// The tie-break, counted from 0, that put this seat behind the one above it in the order.
    /// `None` if the totals differ, or nothing does.
    pub fn decided_by(&self, seat: Seat) -> Option<usize> {
        self.decided[seat].map(usize::from)
    }
}

fn tie_break(above: &Merit, below: &Merit) -> Option<u8> {
    let first = above
        .values()
        .iter()
        .zip(below.values())
        .position(|(a, b)| a != b)?;
    first.checked_sub(1).map(|index| index as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_is_the_sum_of_its_lines() {
        let mut score = Score::default();
        score.push(ScoreLine {
            reason: "score-a",
            about: 0,
            count: 3,
            points: 9,
        });
        score.push(ScoreLine {
            reason: "score-b",
            about: 0,
            count: 1,
            points: -2,
        });
        assert_eq!((score.lines().len(), score.total()), (2, 7));
    }

    #[test]
    fn equal_merits_share_a_place_and_the_next_one_is_left_out() {
        let merits = [
            Merit::new(7, [1, 1]),
            Merit::new(9, [0, 0]),
            Merit::new(9, [0, 0]),
            Merit::new(7, [1, 2]),
        ];
        let standings = Standings::rank(&merits);
        let places: Vec<usize> = Seat::all(4).map(|seat| standings.place(seat)).collect();
        assert_eq!(places, [4, 1, 1, 3]);
        assert_eq!(standings.winners().count(), 2);
        assert_eq!(
            standings.decided_by(Seat::new(0)),
            Some(1),
            "the second tie-break"
        );
        assert_eq!(
            standings.decided_by(Seat::new(3)),
            None,
            "the totals differ"
        );
        assert_eq!(standings.decided_by(Seat::new(2)), None, "nothing differs");
    }
}
