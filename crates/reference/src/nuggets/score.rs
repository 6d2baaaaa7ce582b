//! The distribution of the gold, and the standings.

use super::board::Cell;
use super::options::{Count, Split, Tie};
use super::{Game, event, seat_text};
use crate::{Audience, Event, ScoreLine, Standings};
use std::cmp::Ordering;

/// A region with deposits, and the distribution of its gold.
#[derive(Clone, Debug)]
pub(super) struct Scored {
    pub(super) region: Vec<Cell>,
    /// The yields of its deposits, in reading order of their cells.
    pub(super) yields: Vec<u8>,
    /// The sum of the chips of each team.
    pub(super) sums: Vec<u32>,
    /// The value of the region, in parts of a point.
    pub(super) value: i64,
    /// The share of each team, in parts of a point.
    pub(super) shares: Vec<i64>,
    /// The teams that share the highest sum. Empty if the region has no chips.
    pub(super) best: Vec<usize>,
}

impl Game {
    /// The number of teams. Four players form two teams. NG-6, NG-17
    fn teams(&self) -> usize {
        if self.seats == 4 { 2 } else { self.seats }
    }

    /// The team of a seat, both counted from 0. Partners sit opposite each other. NG-6
    fn team_of(&self, seat: usize) -> usize {
        seat % self.teams()
    }

    /// The number of parts of a point: 6 where shares are exact, so that halves and thirds are whole
    /// numbers. NG-15
    fn parts(&self) -> i64 {
        match self.options.split {
            Split::Exact => 6,
            Split::FloorDeposit | Split::FloorRegion => 1,
        }
    }

    /// The value of a deposit: its yield, or 1. NG-16
    fn counts(&self, r#yield: u8) -> i64 {
        match self.options.count {
            Count::Yield => i64::from(r#yield),
            Count::Deposits => 1,
        }
    }

    /// The share of each of `sharers` teams in deposits with these yields, in parts of a point. NG-14,
    /// NG-15
    fn share(&self, yields: &[u8], sharers: usize) -> i64 {
        let sharers = sharers as i64;
        let mut share = 0;
        match self.options.split {
            Split::Exact => {
                for r#yield in yields {
                    share += self.counts(*r#yield) * self.parts() / sharers;
                }
            }
            Split::FloorDeposit => {
                for r#yield in yields {
                    share += self.counts(*r#yield) / sharers;
                }
            }
            Split::FloorRegion => {
                let mut heap = 0;
                for r#yield in yields {
                    heap += self.counts(*r#yield);
                }
                share = heap / sharers;
            }
        }
        share
    }

    /// Scores one region. NG-14, NG-17
    fn scored_region(&self, region: Vec<Cell>) -> Scored {
        let mut yields = Vec::new();
        let mut sums = vec![0; self.teams()];
        for cell in &region {
            for deposit in &self.deposits {
                if deposit.cell == *cell {
                    yields.push(deposit.r#yield);
                }
            }
            for chip in &self.chips {
                if chip.cell == *cell {
                    sums[self.team_of(chip.seat)] += u32::from(chip.value);
                }
            }
        }
        let highest = sums.iter().copied().max().expect("two teams at least");
        let mut best = Vec::new();
        for (team, sum) in sums.iter().enumerate() {
            // The gold of a region without chips goes to nobody.
            if *sum == highest && highest > 0 {
                best.push(team);
            }
        }
        let mut shares = vec![0; self.teams()];
        for team in &best {
            shares[*team] = self.share(&yields, best.len());
        }
        let mut value = 0;
        for r#yield in &yields {
            value += self.counts(*r#yield) * self.parts();
        }
        Scored {
            region,
            yields,
            sums,
            value,
            shares,
            best,
        }
    }

    /// The regions with deposits, in the order of their first cells. NG-14
    pub(super) fn scored(&self) -> Vec<Scored> {
        let mut all = Vec::new();
        for region in self.board.regions() {
            let scored = self.scored_region(region);
            if !scored.yields.is_empty() {
                all.push(scored);
            }
        }
        all
    }

    /// The lines of a seat's score. Both partners have the score of their team. NG-17
    pub(super) fn lines_of(&self, seat: usize) -> Vec<ScoreLine> {
        let team = self.team_of(seat);
        let mut lines = Vec::new();
        for scored in self.scored() {
            // OPEN: a share that is rounded down to nothing is missing in the scored event too. It has no
            // line, although the team was among the best.
            if scored.shares[team] > 0 {
                lines.push(ScoreLine {
                    reason: "score-region".to_owned(),
                    about: scored.region[0].label(),
                    count: scored.yields.len() as i64,
                    points: scored.shares[team],
                });
            }
        }
        lines
    }

    /// The total of a team, in parts of a point. NG-16
    fn total(&self, team: usize) -> i64 {
        self.scored().iter().map(|scored| scored.shares[team]).sum()
    }

    /// The yields of the deposits that a team won alone, highest first. NG-16
    fn piles(&self, team: usize) -> Vec<u8> {
        let mut piles: Vec<u8> = Vec::new();
        for scored in self.scored() {
            if scored.best == [team] {
                piles.extend(&scored.yields);
            }
        }
        piles.sort_unstable();
        piles.reverse();
        piles
    }

    /// Compares a team with another. Also returns the tie-break that decides, if one was needed. NG-16
    fn compare(&self, team: usize, other: usize) -> (Ordering, Option<usize>) {
        let by_total = self.total(team).cmp(&self.total(other));
        if by_total != Ordering::Equal {
            return (by_total, None);
        }
        match self.options.tie {
            Tie::Shared => (Ordering::Equal, None),
            Tie::Piles => {
                let (own, theirs) = (self.piles(team), self.piles(other));
                for place in 0..own.len().max(theirs.len()) {
                    // A team with no further deposits is behind.
                    let mine = own.get(place).copied().unwrap_or(0);
                    let yours = theirs.get(place).copied().unwrap_or(0);
                    if mine != yours {
                        return (mine.cmp(&yours), Some(place));
                    }
                }
                (Ordering::Equal, None)
            }
        }
    }

    /// The standings. Partners share a place and count once. NG-16, NG-17
    pub(super) fn all_standings(&self) -> Standings {
        let mut places = Vec::new();
        for team in 0..self.teams() {
            let better = (0..self.teams())
                .filter(|other| self.compare(*other, team).0 == Ordering::Greater)
                .count();
            places.push(better + 1);
        }
        let mut decided_by = Vec::new();
        for team in 0..self.teams() {
            let ahead = (0..self.teams())
                .filter(|other| places[*other] < places[team])
                .max_by_key(|other| places[*other]);
            decided_by.push(ahead.and_then(|ahead| self.compare(team, ahead).1));
        }
        let seats = || 0..self.seats;
        Standings {
            places: seats().map(|seat| places[self.team_of(seat)]).collect(),
            decided_by: seats().map(|seat| decided_by[self.team_of(seat)]).collect(),
        }
    }

    /// Turns up all chips and reports each region with deposits. NG-14
    pub(super) fn end_events(&self) -> Vec<Event> {
        let mut events = vec![event(Audience::Everyone, "event-nuggets-ended", &[])];
        for seat in 0..self.seats {
            let mut own: Vec<_> = self.chips.iter().filter(|chip| chip.seat == seat).collect();
            own.sort_by_key(|chip| chip.cell);
            let mut texts = Vec::new();
            for chip in own {
                texts.push(format!("{} {}", chip.value, chip.cell.label()));
            }
            events.push(event(
                Audience::Everyone,
                "event-turned-up",
                &[
                    ("seat", seat_text(seat)),
                    ("letter", "ABCD"[seat..=seat].to_owned()),
                    ("count", texts.len().to_string()),
                    ("chips", texts.join(", ")),
                ],
            ));
        }
        for scored in self.scored() {
            events.push(self.tell_scored(&scored));
        }
        events
    }

    fn tell_scored(&self, scored: &Scored) -> Event {
        let mut sums = Vec::new();
        let mut shares = Vec::new();
        for team in 0..self.teams() {
            let letters = self.letters(team);
            sums.push(format!("{letters} {}", scored.sums[team]));
            if scored.shares[team] > 0 {
                shares.push(format!("{letters} {}", self.spell(scored.shares[team])));
            }
        }
        event(
            Audience::Everyone,
            "event-scored",
            &[
                ("cell", scored.region[0].label()),
                ("size", scored.region.len().to_string()),
                // OPEN: with `count=deposits` this is the value that counts, so the number of deposits.
                ("yield", self.spell(scored.value)),
                ("sums", sums.join(", ")),
                ("count", shares.len().to_string()),
                ("shares", shares.join(", ")),
            ],
        )
    }

    /// The letters of the players of a team, such as `A` or `AC`.
    fn letters(&self, team: usize) -> String {
        let mut letters = String::new();
        for (seat, letter) in ('A'..='D').enumerate().take(self.seats) {
            if self.team_of(seat) == team {
                letters.push(letter);
            }
        }
        letters
    }

    /// Points in the form for people, with halves and thirds as fractions: `6 1/2`. NG-15
    pub(super) fn spell(&self, points: i64) -> String {
        let whole = points / self.parts();
        let fraction = match points % self.parts() {
            0 => return whole.to_string(),
            1 => "1/6",
            2 => "1/3",
            3 => "1/2",
            4 => "2/3",
            _ => "5/6",
        };
        // OPEN: a fraction without whole points has no 0 in front: `1/2`.
        if whole == 0 {
            fraction.to_owned()
        } else {
            format!("{whole} {fraction}")
        }
    }
}
