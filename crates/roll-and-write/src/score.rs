//! Points, scores and final standings.

use crate::{BySeat, SEATS_MAX, Seat};
use arrayvec::ArrayVec;
use std::borrow::Cow;

/// The largest number of lines on a score sheet.
pub const SCORE_LINES_MAX: usize = 40;
/// The largest number of values that standings compare: the total and the tie-breaks.
pub const MERITS_MAX: usize = 16;

/// Victory points, counted in parts of a point.
///
/// [`GameInfo::parts`](crate::GameInfo::parts) says how many parts make a point. It is 1 in most
/// games, so that these are whole points.
pub type Points = i32;

/// Writes points as people do: a whole number and a fraction in lowest terms. `parts` parts make a
/// point.
///
/// # Panics
/// If `parts` is 0.
///
/// ```
/// use roll_and_write::score::spell;
/// assert_eq!([spell(12, 1), spell(39, 6), spell(-3, 6)], ["12", "6 1/2", "-1/2"]);
/// ```
pub fn spell(points: Points, parts: Points) -> String {
    let (whole, rest) = (points / parts, (points % parts).abs());
    let by = (1..=parts)
        .rev()
        .find(|by| rest % by == 0 && parts % by == 0)
        .unwrap_or(1);
    let sign = if points < 0 && whole == 0 { "-" } else { "" };
    match (whole, rest) {
        (_, 0) => whole.to_string(),
        (0, _) => format!("{sign}{}/{}", rest / by, parts / by),
        _ => format!("{whole} {}/{}", rest / by, parts / by),
    }
}

/// One line of a score sheet.
///
/// ```
/// use roll_and_write::ScoreLine;
/// // Three cards of colour 2 bring 8 points each.
/// let line = ScoreLine::new("score-cards", 3, 24).about(2);
/// assert_eq!((line.count, line.points, line.about), (3, 24, 2));
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct ScoreLine {
    /// The message key of the reason, such as `score-cards`.
    pub reason: Cow<'static, str>,
    /// An index that the ruleset understands, such as a track or a colour; 0 if it needs none.
    pub about: u8,
    /// The number of things that are counted, such as cards.
    pub count: i32,
    /// The points of the line, which may be negative.
    pub points: Points,
}

impl ScoreLine {
    /// A line with this reason, count and points. Its `about` is 0.
    #[inline]
    pub fn new(reason: impl Into<Cow<'static, str>>, count: i32, points: Points) -> Self {
        Self {
            reason: reason.into(),
            about: 0,
            count,
            points,
        }
    }

    /// The same line about a track, a colour or whatever else the ruleset numbers.
    #[must_use]
    #[inline]
    pub fn about(self, about: u8) -> Self {
        Self { about, ..self }
    }
}

/// A score: a line for each reason. The total is their sum.
///
/// ```
/// use roll_and_write::{Score, ScoreLine};
/// let mut score = Score::of([ScoreLine::new("score-cards", 3, 24)]);
/// score.push(ScoreLine::new("score-palms", 2, 7));
/// assert_eq!((score.lines().len(), score.total()), (2, 31));
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Score {
    lines: ArrayVec<ScoreLine, SCORE_LINES_MAX>,
}

impl Score {
    /// A score with these lines.
    ///
    /// # Panics
    /// If there are more than [`SCORE_LINES_MAX`] lines. A ruleset checks this when it is loaded.
    pub fn of(lines: impl IntoIterator<Item = ScoreLine>) -> Self {
        let mut score = Self::default();
        lines.into_iter().for_each(|line| score.push(line));
        score
    }

    /// Adds a line below the others.
    ///
    /// # Panics
    /// If there are [`SCORE_LINES_MAX`] lines already. A ruleset checks this when it is loaded.
    #[inline]
    pub fn push(&mut self, line: ScoreLine) {
        self.lines.push(line);
    }

    /// The lines in the order of the score sheet.
    #[inline]
    pub fn lines(&self) -> &[ScoreLine] {
        &self.lines
    }

    /// The sum of the points of all lines.
    #[inline]
    pub fn total(&self) -> Points {
        self.lines().iter().map(|line| line.points).sum()
    }
}

/// Takes the lines of a score, from the first to the last.
///
/// A ruleset writes the lines once, for any sink: a [`Score`] keeps them, and a [`Total`] only adds
/// up their points, which is faster.
///
/// ```
/// use roll_and_write::score::{ScoreSink, Total};
/// use roll_and_write::{Score, ScoreLine};
/// fn write(sink: &mut impl ScoreSink) {
///     sink.push(ScoreLine::new("score-cards", 3, 24));
///     sink.push(ScoreLine::new("score-palms", 2, 7));
/// }
/// let (mut score, mut total) = (Score::default(), Total::default());
/// write(&mut score);
/// write(&mut total);
/// assert_eq!((score.total(), total.points()), (31, 31));
/// ```
pub trait ScoreSink {
    /// Takes the next line.
    fn push(&mut self, line: ScoreLine);
}

impl ScoreSink for Score {
    #[inline]
    fn push(&mut self, line: ScoreLine) {
        Score::push(self, line);
    }
}

/// The points of all lines of a score, without the lines. See [`ScoreSink`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Total {
    points: Points,
}

impl Total {
    /// The points of the lines so far.
    #[inline]
    pub fn points(self) -> Points {
        self.points
    }
}

impl ScoreSink for Total {
    #[inline]
    fn push(&mut self, line: ScoreLine) {
        self.points += line.points;
    }
}

/// What standings compare: first the total, then each tie-break. More is better.
///
/// ```
/// use roll_and_write::RankingKey;
/// let (ann, bob) = (RankingKey::new(50, [2, 9]), RankingKey::new(50, [3, 0]));
/// assert!(bob > ann, "the first tie-break decides");
/// assert_eq!(ann.values(), [50, 2, 9]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct RankingKey {
    values: [i32; MERITS_MAX],
    len: u8,
}

impl RankingKey {
    /// A key with this total and these tie-breaks, the most important first.
    ///
    /// # Panics
    /// If there are more than [`MERITS_MAX`] - 1 tie-breaks.
    pub fn new(total: Points, tie_breaks: impl IntoIterator<Item = i32>) -> Self {
        let mut ranking_key = Self::default();
        for value in std::iter::once(total).chain(tie_breaks) {
            ranking_key.values[usize::from(ranking_key.len)] = value;
            ranking_key.len += 1;
        }
        ranking_key
    }

    /// The total, then the tie-breaks.
    pub fn values(&self) -> &[i32] {
        &self.values[..usize::from(self.len)]
    }
}

/// The final standings: the place of each seat and what decided it.
///
/// ```
/// use roll_and_write::{RankingKey, Seat, Standings};
/// let ranking_keys = [RankingKey::new(50, [2]), RankingKey::new(50, [3])];
/// let standings = Standings::rank(&ranking_keys, Seat::index); // each seat is its own team
/// assert_eq!(standings.place(Seat::new(1)), 1);
/// assert_eq!(standings.decided_by(Seat::new(0)), Some(0)); // the first tie-break
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Standings {
    seats: u8,
    places: BySeat<u8>,
    teams: BySeat<u8>,
    order: [Seat; SEATS_MAX],
    decided: BySeat<Option<u8>>,
    totals: BySeat<Points>,
}

impl Standings {
    /// Ranks the seats by their keys. `ranking_keys` has one key for each seat, from seat 0 on.
    ///
    /// `team` gives the team of a seat. The seats of one team have the same key; they share a place
    /// but count as one winner.
    ///
    /// # Panics
    /// If there are more keys than [`SEATS_MAX`].
    pub fn rank(ranking_keys: &[RankingKey], team: impl Fn(Seat) -> usize) -> Self {
        let mut order: [Seat; SEATS_MAX] = std::array::from_fn(Seat::new);
        order[..ranking_keys.len()]
            .sort_by(|a, b| ranking_keys[b.index()].cmp(&ranking_keys[a.index()]));
        let mut standings = Self {
            seats: ranking_keys.len() as u8,
            places: BySeat::default(),
            teams: BySeat::from_fn(|seat| team(seat) as u8),
            order,
            decided: BySeat::default(),
            totals: BySeat::default(),
        };
        for &seat in &order[..ranking_keys.len()] {
            standings.totals[seat] = ranking_keys[seat.index()].values[0];
            let ahead = Seat::all(ranking_keys.len())
                .filter(|other| ranking_keys[other.index()] > ranking_keys[seat.index()]);
            standings.places[seat] = standings.count_teams(ahead) as u8 + 1;
            // Partners stand level; what decides is the next team above.
            let better = |above: &&Seat| ranking_keys[above.index()] > ranking_keys[seat.index()];
            if let Some(above) = order[..ranking_keys.len()].iter().rev().find(better) {
                standings.decided[seat] =
                    tie_break(&ranking_keys[above.index()], &ranking_keys[seat.index()]);
            }
        }
        standings
    }

    /// The seats, best first. Seats with the same place are in the order of their numbers.
    pub fn order(&self) -> &[Seat] {
        &self.order[..usize::from(self.seats)]
    }

    /// The place of a seat, counted from 1. Seats that are equal in everything share a place.
    pub fn place(&self, seat: Seat) -> usize {
        usize::from(self.places[seat])
    }

    /// The total of a seat: the first value of its key.
    pub fn total(&self, seat: Seat) -> Points {
        self.totals[seat]
    }

    /// The same standings after a seat has forfeited.
    ///
    /// Its team stands last. The others keep their order among themselves. If there is no other
    /// team, nobody wins.
    ///
    /// ```
    /// use roll_and_write::{RankingKey, Seat, Standings};
    /// let ranking_keys = [70, 50, 60].map(|total| RankingKey::new(total, []));
    /// let standings = Standings::rank(&ranking_keys, Seat::index).forfeited_by(Seat::new(0));
    /// let places = Seat::all(3).map(|seat| standings.place(seat)).collect::<Vec<_>>();
    /// assert_eq!(places, [3, 2, 1]);
    /// ```
    #[must_use]
    pub fn forfeited_by(&self, seat: Seat) -> Self {
        let lost = self.teams[seat];
        let stays = |other: &Seat| self.teams[*other] != lost;
        let mut standings = *self;
        let (staying, leaving): (Vec<Seat>, Vec<Seat>) =
            self.order().iter().partition(|at| stays(at));
        for (slot, at) in standings
            .order
            .iter_mut()
            .zip(staying.iter().chain(&leaving))
        {
            *slot = *at;
        }
        let below = self.count_teams(staying.iter().copied()).max(1) + 1;
        for &at in &staying {
            let ahead = |other: &Seat| self.place(*other) < self.place(at);
            let next = staying
                .iter()
                .filter(|other| ahead(other))
                .map(|other| self.place(*other));
            let above = self
                .order()
                .iter()
                .filter(|other| ahead(other))
                .map(|other| self.place(*other));
            // What broke a tie with a team that has lost decides nothing any more.
            if next.max() != above.max() {
                standings.decided[at] = None;
            }
            let ahead = staying.iter().copied().filter(ahead);
            standings.places[at] = self.count_teams(ahead) as u8 + 1;
        }
        for &at in &leaving {
            standings.places[at] = below as u8;
            standings.decided[at] = None;
        }
        standings
    }

    /// The number of teams among these seats. A seat without a partner is a team of its own.
    fn count_teams(&self, seats: impl Iterator<Item = Seat>) -> usize {
        let teams = seats.fold(0u64, |teams, seat| teams | 1 << (self.teams[seat] % 64));
        teams.count_ones() as usize
    }

    /// The number of teams that won: one, or more if they share the first place.
    pub fn winning_teams(&self) -> usize {
        self.count_teams(self.winners())
    }

    /// The winners: all seats in the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.order()
            .iter()
            .copied()
            .filter(|&seat| self.place(seat) == 1)
    }

    /// The tie-break that put this seat behind the seats of the next better place, counted from 0.
    ///
    /// `None` if the totals differ, or if the seat is behind nobody.
    pub fn decided_by(&self, seat: Seat) -> Option<usize> {
        self.decided[seat].map(usize::from)
    }
}

fn tie_break(above: &RankingKey, below: &RankingKey) -> Option<u8> {
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
    fn points_are_spelled_in_lowest_terms() {
        for (points, parts, text) in [
            (12, 1, "12"),
            (0, 6, "0"),
            (39, 6, "6 1/2"),
            (-39, 6, "-6 1/2"),
            (-3, 6, "-1/2"),
            (5, 6, "5/6"),
            (20, 12, "1 2/3"),
            (9, 12, "3/4"),
        ] {
            assert_eq!(spell(points, parts), text);
        }
    }

    #[test]
    fn a_score_is_the_sum_of_its_lines() {
        let mut score = Score::default();
        score.push(ScoreLine {
            reason: "score-a".into(),
            about: 0,
            count: 3,
            points: 9,
        });
        score.push(ScoreLine {
            reason: "score-b".into(),
            about: 0,
            count: 1,
            points: -2,
        });
        assert_eq!((score.lines().len(), score.total()), (2, 7));
    }

    #[test]
    fn equal_keys_share_a_place_and_the_next_one_is_left_out() {
        let ranking_keys = [
            RankingKey::new(7, [1, 1]),
            RankingKey::new(9, [0, 0]),
            RankingKey::new(9, [0, 0]),
            RankingKey::new(7, [1, 2]),
        ];
        let standings = Standings::rank(&ranking_keys, Seat::index);
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

    #[test]
    fn who_forfeits_stands_last_with_its_team_and_the_others_keep_their_order() {
        let ranking_keys = [
            RankingKey::new(9, [1]),
            RankingKey::new(9, [0]),
            RankingKey::new(9, [0]),
            RankingKey::new(7, [0]),
        ];
        let check =
            |forfeits: usize, teams: usize, places: [usize; 4], decided: [Option<usize>; 4]| {
                let standings = Standings::rank(&ranking_keys, |seat| seat.index() % teams);
                let standings = standings.forfeited_by(Seat::new(forfeits));
                let found: Vec<usize> = Seat::all(4).map(|seat| standings.place(seat)).collect();
                assert_eq!(found, places, "seat {forfeits} of {teams} teams");
                let found: Vec<_> = Seat::all(4)
                    .map(|seat| standings.decided_by(seat))
                    .collect();
                assert_eq!(found, decided, "seat {forfeits} of {teams} teams");
                let order: Vec<usize> = standings
                    .order()
                    .iter()
                    .map(|seat| standings.place(*seat))
                    .collect();
                assert!(order.is_sorted(), "{order:?}");
            };
        check(0, 4, [4, 1, 1, 3], [None; 4]);
        check(3, 4, [1, 2, 2, 4], [None, Some(0), Some(0), None]);
        check(1, 4, [1, 4, 2, 3], [None, None, Some(0), None]);
        let partners = [
            RankingKey::new(9, []),
            RankingKey::new(7, []),
            RankingKey::new(9, []),
            RankingKey::new(7, []),
        ];
        let standings = Standings::rank(&partners, |seat| seat.index() % 2);
        let standings = standings.forfeited_by(Seat::new(2));
        let places: Vec<usize> = Seat::all(4).map(|seat| standings.place(seat)).collect();
        assert_eq!((places, standings.winning_teams()), (vec![2, 1, 2, 1], 1));
    }

    #[test]
    fn nobody_wins_a_game_that_was_forfeited_alone() {
        let standings =
            Standings::rank(&[RankingKey::new(9, [])], Seat::index).forfeited_by(Seat::new(0));
        assert_eq!(
            (standings.place(Seat::new(0)), standings.winning_teams()),
            (2, 0)
        );
    }

    #[test]
    fn partners_share_a_place_and_are_one_winner() {
        let ranking_keys = [7, 9, 7, 9].map(|total| RankingKey::new(total, []));
        let standings = Standings::rank(&ranking_keys, |seat| seat.index() % 2);
        let places: Vec<usize> = Seat::all(4).map(|seat| standings.place(seat)).collect();
        assert_eq!(places, [2, 1, 2, 1]);
        assert_eq!(
            (standings.winners().count(), standings.winning_teams()),
            (2, 1)
        );
        let tied = Standings::rank(&[ranking_keys[0]; 4], |seat| seat.index() % 2);
        assert_eq!((tied.winners().count(), tied.winning_teams()), (4, 2));
    }
}
