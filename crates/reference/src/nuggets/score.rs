//! The distribution of the gold, and the standings.

use super::{Game, seat_text};
use crate::answers::{public, score_line};
use crate::cell::Cell;
use crate::{Event, ScoreLine};

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
    pub(super) fn teams(&self) -> usize {
        if self.seats == 4 { 2 } else { self.seats }
    }

    /// The team of a seat, both counted from 0. Partners sit opposite each other. NG-6
    pub(super) fn team_of(&self, seat: usize) -> usize {
        seat % self.teams()
    }

    /// The number of parts of a point: 6 where shares are exact, so that halves and thirds are whole
    /// numbers. NG-15
    fn parts(&self) -> i64 {
        if self.plays("split", "exact") { 6 } else { 1 }
    }

    /// The value of a deposit in parts of a point: its yield, or 1 point. NG-16
    fn value(&self, r#yield: u8) -> i64 {
        let points = if self.plays("count", "deposits") {
            1
        } else {
            i64::from(r#yield)
        };
        points * self.parts()
    }

    /// The share of each of `sharers` teams in deposits with these yields, in parts of a point. Where shares are
    /// rounded down, so is each deposit, or the whole region. NG-14, NG-15
    fn share(&self, yields: &[u8], sharers: usize) -> i64 {
        let sharers = sharers as i64;
        let values = yields.iter().map(|r#yield| self.value(*r#yield));
        if self.plays("split", "floor-region") {
            return values.sum::<i64>() / sharers;
        }
        values.map(|value| value / sharers).sum()
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
        let value = yields.iter().map(|r#yield| self.value(*r#yield)).sum();
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
                let (cell, points) = (scored.region[0].label(), scored.shares[team]);
                lines.push(score_line(
                    "score-region",
                    &cell,
                    scored.yields.len(),
                    points,
                ));
            }
        }
        lines
    }

    /// What standings compare; higher is better: the total of a team, then, if the table plays so, the yields of the
    /// deposits that it won alone, highest first. A team with no further deposits is behind. NG-16
    pub(super) fn ranks(&self, team: usize) -> Vec<i64> {
        let scored = self.scored();
        let mut ranks = vec![scored.iter().map(|scored| scored.shares[team]).sum()];
        if self.plays("tie", "piles") {
            let alone = scored.iter().filter(|scored| scored.best == [team]);
            let mut piles: Vec<u8> = alone.flat_map(|scored| scored.yields.clone()).collect();
            piles.sort_unstable();
            ranks.extend(piles.into_iter().rev().map(i64::from));
        }
        ranks
    }

    /// Turns up all chips and reports each region with deposits. NG-14
    pub(super) fn end_events(&self) -> Vec<Event> {
        let mut events = vec![public("event-nuggets-ended", &[])];
        for seat in 0..self.seats {
            let mut own: Vec<_> = self.chips.iter().filter(|chip| chip.seat == seat).collect();
            own.sort_by_key(|chip| chip.cell);
            let own = own.iter();
            let texts = own.map(|chip| format!("{} {}", chip.value, chip.cell.label()));
            let texts: Vec<String> = texts.collect();
            let args = [
                ("seat", seat_text(seat)),
                ("letter", "ABCD"[seat..=seat].to_owned()),
                ("count", texts.len().to_string()),
                ("chips", texts.join(", ")),
            ];
            events.push(public("event-turned-up", &args));
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
        let args = [
            ("cell", scored.region[0].label()),
            ("size", scored.region.len().to_string()),
            // OPEN: with `count=deposits` this is the value that counts, so the number of deposits.
            ("yield", self.spell(scored.value)),
            ("sums", sums.join(", ")),
            ("count", shares.len().to_string()),
            ("shares", shares.join(", ")),
        ];
        public("event-scored", &args)
    }

    /// The letters of the players of a team, such as `A` or `AC`.
    fn letters(&self, team: usize) -> String {
        let seats = ('A'..='D').enumerate().take(self.seats);
        let own = seats.filter(|(seat, _)| self.team_of(*seat) == team);
        own.map(|(_, letter)| letter).collect()
    }

    /// Points in the form for people, with halves and thirds as fractions: `6 1/2`. NG-15
    fn spell(&self, points: i64) -> String {
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
