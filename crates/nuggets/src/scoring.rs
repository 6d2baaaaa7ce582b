//! The end: regions, shares, the score, ties; and what a state is worth to a bot.

use crate::content::DEPOSITS_MAX;
use crate::event::Event;
use crate::rules::{Rules, Split};
use crate::state::State;
use roll_and_write::score::MERITS_MAX;
use roll_and_write::{
    BySeat, Cell, CellSet, Events, Grid, Message, Points, RankingKey, Score, ScoreLine, Seat,
};

/// A sixth: two and three share exactly (NG-15).
const SIXTHS: Points = 6;

impl Split {
    /// Into how many parts a point is cut.
    pub(crate) fn parts(self) -> Points {
        match self {
            Self::Exact => SIXTHS,
            Self::FloorDeposit | Self::FloorRegion => 1,
        }
    }
}

/// What a region holds for the teams.
struct Claim {
    /// The sum of each team's chips, by the team's first seat.
    sums: BySeat<u32>,
    highest: u32,
    /// How many teams have the highest sum.
    winners: Points,
}

impl Rules {
    fn claim(&self, state: &State, region: CellSet) -> Claim {
        let mut sums = BySeat::<u32>::default();
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

    /// What each deposit of a region counts, in points (NG-16).
    pub(crate) fn counts(&self, state: &State, region: CellSet) -> impl Iterator<Item = Points> {
        self.yields_in(state, region)
            .map(|found| if self.count_deposits { 1 } else { found })
    }

    /// What each of the teams with the highest sum gets for a region, in parts of a point (NG-14, NG-15).
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

    /// Chips are turned up, seat by seat, and regions are scored.
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
            events.notify(|| {
                let claim = self.claim(state, region);
                let share = self.share(state, region, &claim);
                let wins = |team| claim.sums[team] == claim.highest;
                Event::Scored {
                    region,
                    r#yield: counts().sum::<Points>() * self.info.parts,
                    sums: claim.sums,
                    shares: BySeat::from_fn(|team| if wins(team) { share } else { 0 }),
                }
            });
        }
    }
}

/// A line for each region that brings the seat's team something.
pub fn score(rules: &Rules, state: &State, seat: Seat) -> Score {
    let mut score = Score::default();
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
    score
}

/// The sentence of a line.
pub(crate) fn score_message(rules: &Rules, line: &ScoreLine) -> Message {
    let cell = Cell::new(line.about);
    Message::new("score-region")
        .name("cell", rules.board.frame().label(cell))
        .number("count", line.count)
}

/// How many piles the standings compare (NG-16, NG-27).
fn compared_piles(rules: &Rules) -> usize {
    if rules.compare_piles {
        rules.yields.len().min(MERITS_MAX - 1)
    } else {
        0
    }
}

/// The total; then the yields of the deposits that the team won alone, the highest first, as far as
/// they are compared.
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
    RankingKey::new(
        score(rules, state, seat).total(),
        piles[..compared].iter().copied(),
    )
}

impl Rules {
    /// The tie-breaks, in the order of [`ranking_key`].
    pub(crate) fn tie_breaks(&self) -> Vec<Message> {
        (1..=compared_piles(self))
            .map(|place| Message::new("tie-piles").number("place", place as i64))
            .collect()
    }
}

/// What a state is worth to a seat, in thousandths of a point: for every region its gold, gained or
/// lost as far as the seat's team leads or trails there, and the chips in hand.
///
/// Values of others' chips are never looked at: each counts as the mean of what its owner began with.
pub fn evaluate(rules: &Rules, state: &State, seat: Seat) -> i64 {
    let chips = || (1i64..).zip(rules.chips);
    let count: i64 = chips().map(|(_, count)| i64::from(count)).sum();
    let total: i64 = chips().map(|(value, count)| value * i64::from(count)).sum();
    let mean = 1000 * total / count.max(1);
    let own = rules.team_of(seat);
    let mut value = 0;
    for region in rules.board_of(state).regions() {
        let prize: Points = rules.counts(state, region).sum();
        if prize == 0 {
            continue;
        }
        let mut strength = BySeat::<i64>::default();
        let mut hidden = 0;
        for other in Seat::all(rules.seats) {
            let team = Seat::new(rules.team_of(other));
            strength[team] += if other == seat {
                1000 * i64::from(state.sum(other, region))
            } else {
                let chips = i64::from((state.chips(other) & region).len());
                hidden += chips;
                mean * chips
            };
        }
        let taken = region & (state.occupied() | state.deposits());
        let free = i64::from((region - taken).len());
        let best_other = (0..rules.teams())
            .filter(|team| *team != own)
            .map(|team| strength[Seat::new(team)]);
        let margin = strength[Seat::new(own)] - best_other.max().unwrap_or(0);
        let doubt = DOUBT + DOUBT_FREE * free + DOUBT_HIDDEN * hidden;
        value += 1000 * i64::from(prize) * margin / (margin.abs() + doubt);
    }
    if state.playing().contains(seat) {
        let hand = (1i64..).zip(state.left(seat));
        let hand: i64 = hand.map(|(value, count)| value * i64::from(count)).sum();
        let board = rules.board_of(state);
        let free = i64::from(board.reach(state.occupied()).free.len());
        let all = i64::from(board.reach(CellSet::EMPTY).free.len());
        value += HAND * hand * free / all.max(1);
    }
    value
}

/// What keeps an even region from being won by a hair, in thousandths of a chip's point.
const DOUBT: i64 = 20;
/// What a free cell of a region adds to it: anybody may still lay a chip there.
const DOUBT_FREE: i64 = 1000;
/// What a chip of unknown value adds to it.
const DOUBT_HIDDEN: i64 = 100;
/// What a point of a chip in hand is worth on an empty board, in thousandths of a point of the score:
/// chips that come late fall where the regions are closed.
const HAND: i64 = 4000;
