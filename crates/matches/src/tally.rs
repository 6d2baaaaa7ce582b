//! Totals as whole numbers, so that they depend on neither the order of the games nor how a run was cut.

use crate::outcome::sides;
use crate::{Histogram, Outcome, Table};
use roll_and_write::{Points, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use session::FaultCode;
use std::collections::BTreeMap;

/// More decisions than anybody will ever make, and few enough that those of many shards can be added.
const DECISIONS_MAX: u64 = 1 << 52;

/// What a run came to so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// Into how many parts a point is cut; scores are counted in parts.
    pub parts: Points,
    /// The team of each seat; where all are for themselves, no two are equal.
    pub teams: Vec<usize>,
    /// How often each deal is played.
    pub rotations: usize,
    /// How many deals were played, in all rotations.
    pub deals: u64,
    /// How many decisions with a choice were made.
    pub decisions: u64,
    /// Each player, in the order in which they are named.
    pub players: Vec<Side>,
    /// Each seat, whoever sat there. Empty where each player has a seat of its own.
    pub seats: Vec<Side>,
}

/// What was counted of a player or a seat.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// The score of each game that was played to its end.
    pub scores: Histogram,
    /// Of each deal, the sum of the scores, if all its games were played to their ends.
    pub deal_scores: Histogram,
    /// Of each deal, the sum of the points: a win counts 12, and those who tie share it.
    pub points: Histogram,
    /// Of each deal whose games were all played to their ends, how much the own score is above the
    /// opponents': the sum over games and opponents.
    pub differences: Histogram,
    /// How often the player failed, by the kind of fault.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub faults: BTreeMap<String, u64>,
    /// How many games it lost by that.
    #[serde(default)]
    pub forfeits: u64,
}

/// A deal of which some games may still be missing.
#[derive(Clone, Debug)]
pub struct Deal {
    table: Table,
    outcomes: Vec<Outcome>,
}

impl Deal {
    /// A deal of which nothing was played yet.
    pub fn new(table: Table) -> Self {
        Self {
            table,
            outcomes: Vec::with_capacity(table.rotations),
        }
    }

    /// Takes in the game of the next rotation; whether the deal is whole then.
    pub fn add(&mut self, outcome: Outcome) -> bool {
        self.outcomes.push(outcome);
        self.outcomes.len() == self.table.rotations
    }

    /// Forgets the games, for the next deal.
    pub fn clear(&mut self) {
        self.outcomes.clear();
    }
}

impl Tally {
    /// Nothing played yet, of a game that cuts points into `parts`, between these teams.
    pub fn new(table: Table, parts: Points, teams: Vec<usize>) -> Self {
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

    /// Counts a whole deal.
    ///
    /// # Panics
    /// If games of the deal are missing.
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

    /// Counts all that another part of the same run has counted.
    pub fn join(&mut self, other: &Self) {
        self.deals += other.deals;
        self.decisions += other.decisions;
        for (own, others) in [
            (&mut self.players, &other.players),
            (&mut self.seats, &other.seats),
        ] {
            for (side, other) in own.iter_mut().zip(others) {
                side.join(other);
            }
        }
    }

    /// How many games were played.
    pub fn games(&self) -> u64 {
        self.deals * self.rotations as u64
    }

    /// How many teams there are; as many as seats where all are for themselves.
    pub fn sides(&self) -> usize {
        sides(&self.teams)
    }

    /// How many opponents each player has.
    pub(crate) fn opponents(&self) -> usize {
        self.teams
            .first()
            .map_or(0, |first| opponents(&self.teams, *first).count())
    }

    /// Whether the numbers can be those of so many players and deals: what a file says may be anything.
    pub(crate) fn check(&self, table: Table, deals: u64) -> Result<(), String> {
        let wrong = |what: &str| Err(format!("the totals do not fit together: {what}"));
        let empty = Self::new(table, self.parts, self.teams.clone());
        if self.parts < 1 || self.rotations != table.rotations || self.teams.len() != table.seats {
            return wrong("parts, rotations or teams");
        }
        if self.players.len() != table.seats || self.seats.len() != empty.seats.len() {
            return wrong("as many players and seats as are named");
        }
        if self.decisions > DECISIONS_MAX {
            return wrong("so many decisions");
        }
        if self.deals != deals {
            return wrong(&format!(
                "{} deals, of {deals} that were to be played",
                self.deals
            ));
        }
        for side in self.players.iter().chain(&self.seats) {
            let played = side.scores.count();
            let all = self.games();
            if side.points.count() != deals
                || side.differences.count() != side.deal_scores.count()
                || side.deal_scores.count() > deals
                || side
                    .forfeits
                    .checked_add(played)
                    .is_none_or(|sum| sum > all)
            {
                return wrong("as many values as games");
            }
        }
        Ok(())
    }
}

/// The kinds of faults that were met, each with how often.
pub(crate) fn faults(counts: &[u32; FaultCode::ALL.len()]) -> BTreeMap<String, u32> {
    let kinds = FaultCode::ALL.iter().zip(counts);
    kinds
        .filter(|(_, times)| **times > 0)
        .map(|(code, times)| (code.word().to_owned(), *times))
        .collect()
}

/// The seats that are not of this team.
fn opponents(teams: &[usize], team: usize) -> impl Iterator<Item = Seat> {
    let seats = Seat::all(teams.len()).zip(teams);
    seats
        .filter(move |(_, other)| **other != team)
        .map(|(seat, _)| seat)
}

impl Side {
    fn add<'o>(&mut self, games: impl Iterator<Item = (Seat, &'o Outcome)>, teams: &[usize]) {
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

    fn join(&mut self, other: &Self) {
        self.scores.join(&other.scores);
        self.deal_scores.join(&other.deal_scores);
        self.points.join(&other.points);
        self.differences.join(&other.differences);
        for (code, times) in &other.faults {
            *self.faults.entry(code.clone()).or_default() += times;
        }
        self.forfeits += other.forfeits;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use roll_and_write::BySeat;

    pub(crate) fn game(scores: [Points; 2], fault: Option<usize>) -> Outcome {
        let lost = |seat: usize| match fault {
            Some(failed) => failed == seat,
            None => scores[seat] < scores[1 - seat],
        };
        let result = bots::arena::GameResult {
            game: 0,
            scores: BySeat([scores[0], scores[1], 0, 0]),
            places: BySeat([1 + usize::from(lost(0)), 1 + usize::from(lost(1)), 0, 0]),
            winning_teams: 1 + usize::from(!lost(0) && !lost(1)),
            decisions: 5,
            fault: fault.map(|seat| (Seat::new(seat), FaultCode::Gone)),
            aborted: false,
            faults: BySeat::from_fn(|seat| {
                let gone = |code| u32::from(fault == Some(seat.index()) && code == FaultCode::Gone);
                FaultCode::ALL.map(gone)
            }),
        };
        Outcome::of(&result)
    }

    fn tally(deals: &[[Outcome; 2]]) -> Tally {
        let table = Table::duplicate(2);
        let mut tally = Tally::new(table, 1, vec![0, 1]);
        for games in deals {
            let mut deal = Deal::new(table);
            assert!(!deal.add(games[0]) && deal.add(games[1]));
            tally.add(&deal);
        }
        tally
    }

    /// Both games of a deal go into one value: A wins with 30 : 20 in seat 1 and ties 25 : 25 in seat 2.
    #[test]
    fn the_games_of_a_deal_are_one_value() {
        let tally = tally(&[[game([30, 20], None), game([25, 25], None)]]);
        assert_eq!((tally.deals, tally.games(), tally.decisions), (1, 2, 10));
        let (one, other) = (&tally.players[0], &tally.players[1]);
        assert_eq!((one.points.sum(), other.points.sum()), (18, 6));
        assert_eq!((one.differences.sum(), other.differences.sum()), (10, -10));
        assert_eq!((one.deal_scores.sum(), one.scores.count()), (55, 2));
        // Seat 1 won once with 10 ahead, and tied once.
        assert_eq!(tally.seats[0].points.sum(), 18);
        assert_eq!(tally.seats[0].scores.sum(), 55);
        assert!(tally.check(Table::duplicate(2), 1).is_ok());
    }

    #[test]
    fn the_players_change_seats() {
        let tally = tally(&[[game([30, 20], None), game([30, 20], None)]]);
        assert_eq!(tally.players[0].points, tally.players[1].points);
        assert_eq!(tally.players[0].differences.sum(), 0);
        assert_eq!(
            (tally.seats[0].points.sum(), tally.seats[1].points.sum()),
            (24, 0)
        );
    }

    #[test]
    fn of_a_game_that_was_lost_by_a_fault_only_the_points_count() {
        let tally = tally(&[[game([30, 20], Some(0)), game([30, 20], None)]]);
        let (one, other) = (&tally.players[0], &tally.players[1]);
        assert_eq!((one.points.sum(), other.points.sum()), (0, 24));
        assert_eq!((one.scores.count(), one.differences.count()), (1, 0));
        assert_eq!(one.faults, BTreeMap::from([("gone".to_owned(), 1)]));
        assert_eq!((one.forfeits, other.forfeits), (1, 0));
        assert!(other.faults.is_empty());
        assert!(tally.check(Table::duplicate(2), 1).is_ok());
    }

    #[test]
    fn parts_of_a_run_join_to_the_whole_in_any_order() {
        let deals = [
            [game([30, 20], None), game([25, 25], None)],
            [game([30, 20], Some(1)), game([11, 12], None)],
            [game([9, 8], None), game([7, 70], None)],
        ];
        let whole = tally(&deals);
        for (first, second) in [(&deals[..1], &deals[1..]), (&deals[1..], &deals[..1])] {
            let mut joined = tally(first);
            joined.join(&tally(second));
            assert_eq!(joined, whole);
        }
    }

    #[test]
    fn totals_that_do_not_fit_are_found() {
        let sound = tally(&[[game([30, 20], None), game([25, 25], None)]]);
        let table = Table::duplicate(2);
        assert!(sound.check(table, 2).is_err());
        assert!(sound.check(Table::duplicate(3), 1).is_err());
        let mut spoilt = sound.clone();
        spoilt.players[0].points.add(3);
        assert!(spoilt.check(table, 1).is_err());
        spoilt = sound.clone();
        spoilt.players[1].forfeits = u64::MAX;
        assert!(spoilt.check(table, 1).is_err());
        spoilt = sound;
        spoilt.seats.clear();
        assert!(spoilt.check(table, 1).is_err());
    }
}
