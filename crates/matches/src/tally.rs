//! Totals as whole numbers. They depend neither on the order of the games nor on how the run was divided.

use crate::outcome::sides;
use crate::{DealSeating, GameOutcome, Histogram, win_parts};
use rnw_session::FaultCode;
use roll_and_write::{Points, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The maximum number of decisions or faults. No run reaches it, and floating point still represents it exactly.
const COUNT_MAX: u64 = 1 << 52;
/// The maximum number of parts of a point.
const PARTS_MAX: Points = 10_000;

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

    /// Checks that the counts are possible for this table and number of deals. Totals from a file may contain anything.
    pub(crate) fn check(&self, table: DealSeating, deals: u64) -> Result<(), String> {
        let same = |field: &str, found: u64, expected: u64, why: &str| {
            let message = || format!("totals.{field}: {found}; expected {expected}, {why}");
            (found == expected).then_some(()).ok_or_else(message)
        };
        if !(1..=PARTS_MAX).contains(&self.parts) {
            return Err(format!(
                "totals.parts: {}; expected 1 to {PARTS_MAX}",
                self.parts
            ));
        }
        let seats = table.seats as u64;
        let as_players = "as many as players";
        same(
            "rotations",
            self.rotations as u64,
            table.rotations as u64,
            "as the command plays",
        )?;
        same("teams", self.teams.len() as u64, seats, as_players)?;
        if let Some(team) = self.teams.iter().find(|team| **team >= table.seats) {
            return Err(format!(
                "totals.teams: {team}; expected 0 to {}",
                table.seats - 1
            ));
        }
        same("players", self.players.len() as u64, seats, as_players)?;
        let apart = if table.rotations > 1 { seats } else { 0 };
        let why = "one for each seat if the players change seats";
        same("seats", self.seats.len() as u64, apart, why)?;
        same("deals", self.deals, deals, "as in the run")?;
        let games = self.games();
        let most = games.saturating_mul(u32::MAX.into()).min(COUNT_MAX);
        if self.decisions > most {
            return Err(format!(
                "totals.decisions: {}; expected at most {most} in {games} games",
                self.decisions
            ));
        }
        for (group, sides) in [("players", &self.players), ("seats", &self.seats)] {
            for (index, side) in sides.iter().enumerate() {
                let wrong = |problem| format!("totals.{group}[{index}].{problem}");
                self.check_side(side).map_err(wrong)?;
            }
            if !sides.is_empty() {
                self.check_sums(group, sides)?;
            }
        }
        self.check_seats()
    }

    /// Checks that the counts of a player or a seat are possible.
    fn check_side(&self, side: &Side) -> Result<(), String> {
        let (deals, games) = (self.deals, self.games());
        let rotations = self.rotations as i64;
        let (least, most) = (i64::from(Points::MIN), i64::from(Points::MAX));
        let ahead = (most - least) * rotations * self.opponents() as i64;
        let ranges = [
            ("scores", &side.scores, least..=most),
            (
                "deal_scores",
                &side.deal_scores,
                least * rotations..=most * rotations,
            ),
            ("points", &side.points, 0..=self.win() as i64 * rotations),
            ("differences", &side.differences, -ahead..=ahead),
        ];
        for (field, values, range) in ranges {
            if let Some(value) = values.outside(&range) {
                let (least, most) = range.into_inner();
                return Err(format!(
                    "{field}: the value {value}; expected {least} to {most}"
                ));
            }
        }
        if side.points.count() != deals {
            return Err(format!(
                "points: {} values; expected {deals}, one for each deal",
                side.points.count()
            ));
        }
        let whole = side.deal_scores.count();
        if side.differences.count() != whole {
            return Err(format!(
                "differences: {} values; expected {whole}, as many as deal_scores",
                side.differences.count()
            ));
        }
        if whole > deals || side.scores.count() < whole * self.rotations as u64 {
            return Err(format!(
                "deal_scores: {whole} values; expected at most {deals}, and {} scores for each",
                self.rotations
            ));
        }
        if self.rotations == 1 && side.deal_scores != side.scores {
            return Err(
                "deal_scores: expected the same values as in scores, because each deal is one game"
                    .to_owned(),
            );
        }
        if side.forfeits > games {
            return Err(format!(
                "forfeits: {}; expected at most {games}",
                side.forfeits
            ));
        }
        let most = games.saturating_mul(u32::MAX.into()).min(COUNT_MAX);
        for (word, times) in &side.faults {
            if FaultCode::ALL.iter().all(|code| code.word() != word) {
                let known = FaultCode::ALL.map(FaultCode::word).join(", ");
                return Err(format!(
                    "faults: unknown fault {word:?}; expected one of {known}"
                ));
            }
            if *times == 0 || *times > most {
                return Err(format!(
                    "faults.{word}: {times} in {games} games; expected 1 to {most}"
                ));
            }
        }
        Ok(())
    }

    /// Checks that the sums over all players, or over all seats, are possible for this number of games.
    fn check_sums(&self, group: &str, sides: &[Side]) -> Result<(), String> {
        let wrong = |what: String| Err(format!("totals.{group}: {what}"));
        let games = self.games();
        let forfeits = sides.iter().map(|side| u128::from(side.forfeits));
        let forfeits: u128 = forfeits.sum();
        // Nobody's counts include the scores of a game that somebody forfeited.
        for (index, side) in sides.iter().enumerate() {
            let scores = u128::from(side.scores.count());
            if scores + forfeits != u128::from(games) {
                return Err(format!(
                    "totals.{group}[{index}].scores: {scores} values and {forfeits} forfeits; expected {games} \
                     together, one for each game"
                ));
            }
            if side.deal_scores.count() != sides[0].deal_scores.count() {
                return wrong(
                    "deal_scores: the numbers of values differ; expected the same number for each"
                        .to_owned(),
                );
            }
        }
        let ahead: i128 = sides.iter().map(|side| side.differences.sum()).sum();
        if ahead != 0 {
            return wrong(format!(
                "differences: {ahead} in total; expected 0, because leads and deficits cancel out"
            ));
        }
        let size = |team: &usize| self.teams.iter().filter(|other| *other == team).count();
        let least = self.teams.iter().map(size).min().unwrap_or(1);
        let most = self.teams.iter().map(size).max().unwrap_or(1);
        let all = |size: usize| i128::from(self.win()) * size as i128 * i128::from(games);
        let points: i128 = sides.iter().map(|side| side.points.sum()).sum();
        let least = if forfeits == 0 { all(least) } else { 0 };
        if !(least..=all(most)).contains(&points) {
            return wrong(format!(
                "points: {points} in total; expected {least} to {} in {games} games",
                all(most)
            ));
        }
        Ok(())
    }

    /// Checks that the seats have the same results in total as the players that sat in them.
    fn check_seats(&self) -> Result<(), String> {
        if self.seats.is_empty() {
            return Ok(());
        }
        let scores = |sides: &[Side]| {
            let mut all = Histogram::default();
            for side in sides {
                all.join(&side.scores);
            }
            all
        };
        let points = |sides: &[Side]| -> i128 { sides.iter().map(|side| side.points.sum()).sum() };
        let faults = |sides: &[Side]| {
            let mut all = BTreeMap::<String, u128>::new();
            for (word, times) in sides.iter().flat_map(|side| &side.faults) {
                *all.entry(word.clone()).or_default() += u128::from(*times);
            }
            all
        };
        let field = if scores(&self.players) != scores(&self.seats) {
            "scores"
        } else if points(&self.players) != points(&self.seats) {
            "points"
        } else if faults(&self.players) != faults(&self.seats) {
            "faults"
        } else {
            return Ok(());
        };
        Err(format!(
            "totals.seats: the {field} differ from the {field} of the players in these seats"
        ))
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
mod tests {
    use super::*;
    use roll_and_write::BySeat;

    pub(crate) fn game(scores: [Points; 2], fault: Option<usize>) -> GameOutcome {
        let lost = |seat: usize| match fault {
            Some(failed) => failed == seat,
            None => scores[seat] < scores[1 - seat],
        };
        let result = rnw_bots::arena::GameResult {
            scores: BySeat::of([scores[0], scores[1], 0, 0]),
            places: BySeat::of([1 + usize::from(lost(0)), 1 + usize::from(lost(1)), 0, 0]),
            winning_teams: 1 + usize::from(!lost(0) && !lost(1)),
            decisions: 5,
            fault: fault.map(|seat| (Seat::new(seat), FaultCode::Gone)),
            faults: BySeat::from_fn(|seat| {
                let gone = |code| u32::from(fault == Some(seat.index()) && code == FaultCode::Gone);
                FaultCode::ALL.map(gone)
            }),
            ..rnw_bots::arena::GameResult::default()
        };
        GameOutcome::of(&result, 2)
    }

    fn tally(deals: &[[GameOutcome; 2]]) -> Tally {
        let table = DealSeating::duplicate(2);
        let mut tally = Tally::new(table, 1, vec![0, 1]);
        for games in deals {
            let mut deal = Deal::new(table);
            assert!(!deal.add(games[0]) && deal.add(games[1]));
            tally.add(&deal);
        }
        tally
    }

    /// Both games of a deal form one value. A wins with 30 : 20 in seat 1 and ties with 25 : 25 in seat 2.
    #[test]
    fn the_games_of_a_deal_are_one_value() {
        let tally = tally(&[[game([30, 20], None), game([25, 25], None)]]);
        assert_eq!((tally.deals, tally.games(), tally.decisions), (1, 2, 10));
        let (one, other) = (&tally.players[0], &tally.players[1]);
        assert_eq!((one.points.sum(), other.points.sum()), (18, 6));
        assert_eq!((one.differences.sum(), other.differences.sum()), (10, -10));
        assert_eq!((one.deal_scores.sum(), one.scores.count()), (55, 2));
        // Seat 1 won once with a lead of 10, and tied once.
        assert_eq!(tally.seats[0].points.sum(), 18);
        assert_eq!(tally.seats[0].scores.sum(), 55);
        assert!(tally.check(DealSeating::duplicate(2), 1).is_ok());
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
        assert!(tally.check(DealSeating::duplicate(2), 1).is_ok());
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
            joined.join(&tally(second)).unwrap();
            assert_eq!(joined, whole);
        }
    }

    /// Checks that changed totals of a valid deal are refused with these words.
    #[track_caller]
    fn refused(change: &dyn Fn(&mut Tally), says: &str) {
        let mut spoilt = tally(&[[game([30, 20], None), game([25, 25], None)]]);
        change(&mut spoilt);
        let error = spoilt.check(DealSeating::duplicate(2), 1).unwrap_err();
        assert!(error.starts_with(says), "{error}");
    }

    fn values(values: &[i64]) -> Histogram {
        let mut histogram = Histogram::default();
        histogram.extend(values.iter().copied());
        histogram
    }

    #[test]
    fn values_beyond_their_range_are_found() {
        refused(
            &|t| t.players[0].scores = values(&[30, 999_999_999_999]),
            "totals.players[0].scores: the value 999999999999; expected -2147483648 to 2147483647",
        );
        refused(
            &|t| t.seats[1].scores = values(&[30, i64::from(Points::MIN) - 1]),
            "totals.seats[1].scores: the value -2147483649; expected -2147483648 to",
        );
        refused(
            &|t| t.players[0].deal_scores = values(&[i64::from(Points::MAX) * 2 + 1]),
            "totals.players[0].deal_scores: the value 4294967295; expected -4294967296 to 4294967294",
        );
        refused(
            &|t| t.players[1].points = values(&[25]),
            "totals.players[1].points: the value 25; expected 0 to 24",
        );
        refused(
            &|t| t.players[1].points = values(&[-1]),
            "totals.players[1].points: the value -1; expected 0 to 24",
        );
        refused(
            &|t| t.players[1].differences = values(&[i64::from(u32::MAX) * 2 + 1]),
            "totals.players[1].differences: the value 8589934591; expected -8589934590 to",
        );
    }

    #[test]
    fn counts_and_sums_that_do_not_fit_are_found() {
        refused(
            &|t| t.players[0].points.add(3),
            "totals.players[0].points: 2 values; expected 1, one for each deal",
        );
        refused(
            &|t| t.players[0].differences.add(3),
            "totals.players[0].differences: 2 values; expected 1, as many as deal_scores",
        );
        refused(
            &|t| t.players[0].scores.add(3),
            "totals.players[0].scores: 3 values and 0 forfeits; expected 2 together",
        );
        refused(
            &|t| t.players[0].scores = values(&[1]),
            "totals.players[0].deal_scores: 1 values; expected at most 1, and 2 scores for each",
        );
        refused(
            &|t| t.players[1].forfeits = u64::MAX,
            "totals.players[1].forfeits: 18446744073709551615; expected at most 2",
        );
        refused(
            &|t| t.players[1].forfeits = 1,
            "totals.players[0].scores: 2 values and 1 forfeits; expected 2 together",
        );
        refused(
            &|t| t.players[0].points = values(&[24]),
            "totals.players: points: 30 in total; expected 24 to 24 in 2 games",
        );
        refused(
            &|t| t.players[0].differences = values(&[11]),
            "totals.players: differences: 1 in total; expected 0",
        );
        refused(
            &|t| t.seats[0].scores = values(&[1, 2]),
            "totals.seats: the scores differ from the scores of the players",
        );
    }

    #[test]
    fn totals_of_another_shape_are_found() {
        let sound = tally(&[[game([30, 20], None), game([25, 25], None)]]);
        assert!(sound.check(DealSeating::duplicate(2), 2).is_err());
        assert!(sound.check(DealSeating::duplicate(3), 1).is_err());
        refused(
            &|t| t.players[0].faults = BTreeMap::from([("tired".to_owned(), 1)]),
            "totals.players[0].faults: unknown fault \"tired\"; expected one of ",
        );
        for times in [0, u64::MAX] {
            refused(
                &|t| t.players[0].faults = BTreeMap::from([("gone".to_owned(), times)]),
                &format!("totals.players[0].faults.gone: {times} in 2 games; expected 1 to "),
            );
        }
        refused(
            &|t| t.players[0].faults = BTreeMap::from([("gone".to_owned(), 1)]),
            "totals.seats: the faults differ from the faults of the players",
        );
        refused(
            &|t| t.decisions = 1 << 34,
            "totals.decisions: 17179869184; expected at most 8589934590 in 2 games",
        );
        refused(&|t| t.parts = 0, "totals.parts: 0; expected 1 to 10000");
        refused(
            &|t| t.parts = Points::MIN,
            "totals.parts: -2147483648; expected 1 to 10000",
        );
        refused(
            &|t| t.teams = vec![0, 7],
            "totals.teams: 7; expected 0 to 1",
        );
        refused(&|t| t.teams = vec![0], "totals.teams: 1; expected 2");
        refused(&|t| t.rotations = 1, "totals.rotations: 1; expected 2");
        refused(&|t| t.seats.clear(), "totals.seats: 0; expected 2");
        refused(
            &|t| drop(t.players.pop()),
            "totals.players: 1; expected 2, as many as players",
        );
    }

    #[test]
    fn counts_that_overflow_are_not_joined() {
        let sound = tally(&[[game([30, 20], None), game([25, 25], None)]]);
        let (mut one, mut other) = (sound.clone(), sound);
        (one.decisions, other.decisions) = (COUNT_MAX, 1);
        let error = one.join(&other).unwrap_err();
        assert!(error.starts_with("totals.decisions: more than 4503599627370496"));
    }
}
