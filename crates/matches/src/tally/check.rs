//! Checks whether totals are possible. Totals from a file may contain anything.

use super::{COUNT_MAX, Side, Tally};
use crate::{DealSeating, Histogram};
use rnw_session::FaultCode;
use roll_and_write::Points;
use std::collections::BTreeMap;

/// The maximum number of parts of a point.
const PARTS_MAX: Points = 10_000;

impl Tally {
    /// Checks that the counts are possible for this table and number of deals.
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
