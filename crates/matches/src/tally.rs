//! Totals as whole numbers. They depend neither on the order of the games nor on how the run was divided.

mod check;

use crate::outcome::sides;
use crate::{DealSeating, GameOutcome, Histogram, win_parts};
use rnw_session::FaultCode;
use roll_and_write::{Points, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The maximum number of decisions or faults. No run reaches it, and floating point still represents it exactly.
const COUNT_MAX: u64 = 1 << 52;
/// The exact results of a run so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// The number of parts of a point. Scores are counted in parts.
    pub parts: Points,
    /// The team of each seat. The numbers all differ in a game without teams.
    pub teams: Vec<usize>,
    /// The number of times that each deal is played.
    pub rotations: usize,
    /// The number of deals that were played in all rotations.
    pub deals: u64,
    /// The number of decisions with a choice.
    pub decisions: u64,
    /// The results of each player, in the order of the command line.
    pub players: Vec<Side>,
    /// The results of each seat, over all players that sat there. Empty if each player keeps its own seat.
    pub seats: Vec<Side>,
}

/// The counts of a player or a seat.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// The score of each game that was played to its end.
    pub scores: Histogram,
    /// For each deal, the sum of the scores. Counts only deals in which all games were played to the end.
    pub deal_scores: Histogram,
    /// For each deal, the sum of the win points. A win is 12 points, or 840 if there are more than four seats; seats that
    /// tie share them.
    pub points: Histogram,
    /// For each deal, the lead in score over the opponents, as a sum over games and opponents. Counts only deals in
    /// which all games were played to the end.
    pub differences: Histogram,
    /// How often the player failed, by kind of fault.
    #[serde(
        default,
        deserialize_with = "crate::once::map",
        skip_serializing_if = "BTreeMap::is_empty"
    )]
    pub faults: BTreeMap<String, u64>,
    /// The number of games that the player lost because of faults.
    #[serde(default)]
    pub forfeits: u64,
}

/// A deal whose games may be incomplete.
#[derive(Clone, Debug)]
pub struct Deal {
    table: DealSeating,
    outcomes: Vec<GameOutcome>,
}

impl Deal {
    /// Creates a deal without games.
    pub fn new(table: DealSeating) -> Self {
        Self {
            table,
            outcomes: Vec::with_capacity(table.rotations),
        }
    }

    /// Adds the game of the next rotation. Returns whether the deal is now complete.
    pub fn add(&mut self, outcome: GameOutcome) -> bool {
        self.outcomes.push(outcome);
        self.outcomes.len() == self.table.rotations
    }

    /// Removes the games, to reuse the value for the next deal.
    pub fn clear(&mut self) {
        self.outcomes.clear();
    }
}

impl Tally {
    /// Creates empty totals for a game that divides points into `parts`, between these teams.
    pub fn new(table: DealSeating, parts: Points, teams: Vec<usize>) -> Self {
        let seats = if table.rotations > 1 { table.seats } else { 0 };
        Self {
            parts,
            teams,
            rotations: table.rotations,
            deals: 0,
            decisions: 0,
            players: vec![Side::default(); table.seats],
            seats: vec![Side::default(); seats],
        }
    }

    /// The parts of a win.
    pub(crate) fn win(&self) -> u64 {
        win_parts(self.players.len())
    }

    /// Adds a complete deal.
    ///
    /// # Panics
    /// Panics if games of the deal are missing.
    pub fn add(&mut self, deal: &Deal) {
        let table = deal.table;
        assert_eq!(deal.outcomes.len(), table.rotations, "a whole deal");
        self.deals += 1;
        let decisions = deal.outcomes.iter().map(|game| u64::from(game.decisions));
        self.decisions += decisions.sum::<u64>();
        let games = || deal.outcomes.iter().enumerate();
        let seated = |rotation: usize, player: usize| {
            (0..table.seats)
                .map(Seat::new)
                .find(|seat| table.player(seat.index(), rotation) == player)
                .expect("everybody has a seat")
        };
        for (player, side) in self.players.iter_mut().enumerate() {
            side.add(
                games().map(|(rotation, game)| (seated(rotation, player), game)),
                &self.teams,
            );
        }
        for (seat, side) in Seat::all(table.seats).zip(&mut self.seats) {
            side.add(games().map(|(_, game)| (seat, game)), &self.teams);
        }
    }

    /// Adds the counts of another part of the same run.
    ///
    /// # Errors
    /// Fails if the number of decisions or faults becomes too large.
    pub fn join(&mut self, other: &Self) -> Result<(), String> {
        self.deals += other.deals;
        self.decisions = few("totals.decisions", self.decisions, other.decisions)?;
        for (own, others) in [
            (&mut self.players, &other.players),
            (&mut self.seats, &other.seats),
        ] {
            for (side, other) in own.iter_mut().zip(others) {
                side.join(other)?;
            }
        }
        Ok(())
    }

    /// Returns the number of games played.
    pub fn games(&self) -> u64 {
        self.deals * self.rotations as u64
    }

    /// Returns the number of teams. Without teams, this is the number of seats.
    pub fn sides(&self) -> usize {
        sides(&self.teams)
    }

    /// Returns the number of opponents of each player.
    pub(crate) fn opponents(&self) -> usize {
        self.teams
            .first()
            .map_or(0, |first| opponents(&self.teams, *first).count())
    }
}

/// Adds the counts of two parts of a run. Fails if the sum is too large.
fn few(field: &str, one: u64, other: u64) -> Result<u64, String> {
    let sum = one.checked_add(other).filter(|sum| *sum <= COUNT_MAX);
    sum.ok_or_else(|| format!("{field}: more than {COUNT_MAX} together with the other totals"))
}

/// Returns the kinds of faults that occurred, each with its count.
pub(crate) fn faults(counts: &[u32; FaultCode::ALL.len()]) -> BTreeMap<String, u32> {
    let kinds = FaultCode::ALL.iter().zip(counts);
    kinds
        .filter(|(_, times)| **times > 0)
        .map(|(code, times)| (code.word().to_owned(), *times))
        .collect()
}

/// Returns the seats that are not in this team.
fn opponents(teams: &[usize], team: usize) -> impl Iterator<Item = Seat> {
    let seats = Seat::all(teams.len()).zip(teams);
    seats
        .filter(move |(_, other)| **other != team)
        .map(|(seat, _)| seat)
}

impl Side {
    fn add<'o>(&mut self, games: impl Iterator<Item = (Seat, &'o GameOutcome)>, teams: &[usize]) {
        let (mut score, mut points, mut difference, mut whole) = (0, 0, 0, true);
        for (seat, game) in games {
            points += game.points[seat];
            for (word, times) in faults(&game.faults[seat]) {
                *self.faults.entry(word).or_default() += u64::from(times);
            }
            if let Some((failed, _)) = game.fault {
                whole = false;
                self.forfeits += u64::from(failed == seat);
                continue;
            }
            let own = i64::from(game.scores[seat]);
            self.scores.add(own);
            score += own;
            difference += opponents(teams, teams[seat.index()])
                .map(|other| own - i64::from(game.scores[other]))
                .sum::<i64>();
        }
        self.points.add(points as i64);
        if whole {
            self.deal_scores.add(score);
            self.differences.add(difference);
        }
    }

    fn join(&mut self, other: &Self) -> Result<(), String> {
        self.scores.join(&other.scores);
        self.deal_scores.join(&other.deal_scores);
        self.points.join(&other.points);
        self.differences.join(&other.differences);
        for (code, times) in &other.faults {
            let own = self.faults.entry(code.clone()).or_default();
            *own = few("faults", *own, *times)?;
        }
        self.forfeits += other.forfeits;
        Ok(())
    }
}

#[cfg(test)]
mod tests;
