//! The end of a game: regions, shares, scores, ties.

use crate::content::{DEPOSITS_MAX, SEATS_MAX};
use crate::event::Event;
use crate::rules::{Rules, Split};
use crate::state::State;
use roll_and_write::score::MERITS_MAX;
use roll_and_write::score::ScoreSink;
use roll_and_write::{
    BySeat, Cell, CellSet, Events, Grid, Message, Points, RankingKey, Ruleset, ScoreLine, Seat,
};

/// The parts of a point in exact scores. Sixths allow exact shares between two or three (NG-15).
const SIXTHS: Points = 6;

impl Split {
    /// The number of parts in a point.
    pub(crate) fn parts(self) -> Points {
        match self {
            Self::Exact => SIXTHS,
            Self::FloorDeposit | Self::FloorRegion => 1,
        }
    }
}

/// The teams' claims to a region.
struct Claim {
    /// The sum of each team's chips, indexed by the first seat of the team.
    sums: BySeat<u32, SEATS_MAX>,
    highest: u32,
    /// The number of teams with the highest sum.
    winners: Points,
}

impl Rules {
    fn claim(&self, state: &State, region: CellSet) -> Claim {
        let mut sums = BySeat::default();
        for seat in Seat::all(self.seats) {
            sums[Seat::new(self.team_of(seat))] += state.sum(seat, region);
        }
        let highest = sums.0.iter().copied().max().unwrap_or(0);
        let winners = sums.0.iter().filter(|sum| **sum == highest).count() as Points;
        Claim {
            sums,
            highest,
            winners,
        }
    }

    /// The yields of the deposits in a region, in the order of the pack.
    fn yields_in(&self, state: &State, region: CellSet) -> impl Iterator<Item = Points> {
        let inside = self
            .deposits_of(state)
            .filter(move |(cell, _)| region.contains(*cell));
        inside.map(|(_, found)| Points::from(found))
    }

    /// The points of each deposit in a region (NG-16).
    pub(crate) fn counts(&self, state: &State, region: CellSet) -> impl Iterator<Item = Points> {
        self.yields_in(state, region)
            .map(|found| if self.count_deposits { 1 } else { found })
    }

    /// The share of each team with the highest sum in a region, in parts of a point (NG-14, NG-15).
    fn share(&self, state: &State, region: CellSet, claim: &Claim) -> Points {
        if claim.highest == 0 {
            return 0;
        }
        let counts = self.counts(state, region);
        match self.split {
            Split::Exact => counts.sum::<Points>() * SIXTHS / claim.winners,
            Split::FloorDeposit => counts.map(|count| count / claim.winners).sum(),
            Split::FloorRegion => counts.sum::<Points>() / claim.winners,
        }
    }

    /// What each team gets of a region, in parts of a point, by the first seat of the team.
    pub(crate) fn shares(&self, state: &State, region: CellSet) -> BySeat<Points, SEATS_MAX> {
        let claim = self.claim(state, region);
        let share = self.share(state, region, &claim);
        let wins = |team| claim.sums[team] == claim.highest;
        BySeat::of_seats(|team| if wins(team) { share } else { 0 })
    }

    /// Notifies that chips are turned up, seat by seat, and that regions are scored.
    pub(crate) fn tell_score(&self, state: &State, events: &mut impl Events<Event>) {
        for seat in Seat::all(self.seats) {
            let chips = state.face_up(seat);
            events.notify(|| Event::TurnedUp { seat, chips });
        }
        for region in self.board_of(state).regions() {
            let counts = || self.counts(state, region);
            if counts().next().is_none() {
                continue;
            }
            events.notify(|| Event::Scored {
                region,
                r#yield: counts().sum::<Points>() * self.info.parts,
                sums: self.claim(state, region).sums,
                shares: self.shares(state, region),
            });
        }
    }
}

/// Writes the score of a seat, with a line for each region that gives points to the seat's team.
pub fn score(rules: &Rules, state: &State, seat: Seat, score: &mut impl ScoreSink) {
    let team = Seat::new(rules.team_of(seat));
    for region in rules.board_of(state).regions() {
        let claim = rules.claim(state, region);
        let points = rules.share(state, region, &claim);
        if claim.sums[team] == claim.highest && points > 0 {
            score.push(
                ScoreLine::new(
                    "score-region",
                    rules.counts(state, region).count() as i32,
                    points,
                )
                .about(region.first().map_or(0, |cell| cell.index() as u8)),
            );
        }
    }
}

/// The message of a score line.
pub(crate) fn score_message(rules: &Rules, line: &ScoreLine) -> Message {
    let cell = Cell::new(line.about);
    Message::new("score-region")
        .name("cell", rules.board.frame().label(cell))
        .number("count", line.count)
}

/// The number of piles that the standings compare (NG-16, NG-27).
fn compared_piles(rules: &Rules) -> usize {
    if rules.compare_piles {
        rules.yields.len().min(MERITS_MAX - 1)
    } else {
        0
    }
}

/// The ranking key of a seat: its total, then the yields of the deposits that its team won alone, the highest
/// first. The yields are compared only under `tie=piles`.
pub fn ranking_key(rules: &Rules, state: &State, seat: Seat) -> RankingKey {
    let compared = compared_piles(rules);
    let mut piles = [0; DEPOSITS_MAX];
    if compared > 0 {
        let mut len = 0;
        let team = Seat::new(rules.team_of(seat));
        for region in rules.board_of(state).regions() {
            let claim = rules.claim(state, region);
            if claim.highest > 0 && claim.winners == 1 && claim.sums[team] == claim.highest {
                for found in rules.yields_in(state, region) {
                    piles[len] = found;
                    len += 1;
                }
            }
        }
        piles.sort_unstable_by(|a, b| b.cmp(a));
    }
    RankingKey::new(rules.total(state, seat), piles[..compared].iter().copied())
}

impl Rules {
    /// The tie-breaks, in the order of [`ranking_key`].
    pub(crate) fn tie_breaks(&self) -> Vec<Message> {
        (1..=compared_piles(self))
            .map(|place| Message::new("tie-piles").number("place", place as i64))
            .collect()
    }
}
