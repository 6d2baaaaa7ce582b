//! The results of a run, for people and programs.

use crate::elo::elo;
use crate::interval::{Estimate, estimate, share_of_deals, wilson};
use crate::{Run, RunKind, Shard, Side, Sprt, SprtLook, Tally};
use rnw_session::points_number;
use roll_and_write::Points;
use serde::Serialize;
use serde_json::Number;
use std::collections::BTreeMap;

/// How often a player failed, by kind of fault.
pub type Faults = BTreeMap<String, u64>;

#[expect(clippy::trivially_copy_pass_by_ref, reason = "what serde asks for")]
fn is_zero(count: &u64) -> bool {
    *count == 0
}

/// The results of a run. They depend only on the run and its totals.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Summary {
    /// The results of `rnw simulate`.
    Simulate(SeatsSummary),
    /// The results of `rnw match`.
    Match(MatchSummary),
}

/// The results of many games, seat by seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatsSummary {
    /// The name of the game.
    pub game: String,
    /// The number of games played.
    pub games: u64,
    /// The seed of the run.
    pub seed: u64,
    /// The part of the run that this covers; `None` for a whole run.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shard: Option<Shard>,
    /// The number of decisions with a choice.
    pub decisions: u64,
    /// The results of every seat, seat 1 first.
    pub seats: Vec<SeatSummary>,
}

/// The results of one seat over many games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatSummary {
    /// The seat, counted from 1.
    pub seat: usize,
    /// The player in this seat, as typed.
    pub player: String,
    /// Its scores.
    #[serde(flatten)]
    pub scores: ScoreSummary,
    /// The share of the games that the seat won. A shared win counts in part.
    pub win_share: f64,
    /// The lower end of the 95 % interval of the win share.
    pub win_share_low: f64,
    /// The upper end of the 95 % interval of the win share.
    pub win_share_high: f64,
    /// The failures of its player.
    #[serde(flatten)]
    pub failures: FailureSummary,
}

/// The scores of a player or a seat, in points.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ScoreSummary {
    /// The mean score; `None` without finished games.
    pub mean: Option<f64>,
    /// Half the width of the 95 % interval of the mean; `None` for fewer than two games.
    pub mean_error: Option<f64>,
    /// The standard deviation of the scores.
    pub spread: Option<f64>,
    /// The lowest score.
    pub least: Option<Number>,
    /// The highest score.
    pub most: Option<Number>,
}

/// How often a player failed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FailureSummary {
    /// How often the player failed, by kind of fault.
    #[serde(skip_serializing_if = "Faults::is_empty")]
    pub faults: Faults,
    /// The number of games that the player lost because of faults.
    #[serde(skip_serializing_if = "is_zero")]
    pub forfeits: u64,
}

/// The results of a match.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MatchSummary {
    /// The name of the game.
    pub game: String,
    /// The number of deals played.
    pub deals: u64,
    /// The number of games played in these deals.
    pub games: u64,
    /// The seed of the run.
    pub seed: u64,
    /// The part of the run that this covers; `None` for a whole run.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shard: Option<Shard>,
    /// The number of decisions with a choice.
    pub decisions: u64,
    /// The results of every player, in the order of the command line.
    pub players: Vec<PlayerSummary>,
    /// The results of every seat, over all players that sat there.
    pub seats: Vec<SideSummary>,
    /// The result of the sequential test, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<TestSummary>,
}

/// The results of a player in a match.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerSummary {
    /// The player, as typed.
    pub player: String,
    /// Its share of the points and its lead over the others.
    #[serde(flatten)]
    pub side: SideSummary,
    /// The Elo difference to the others; `None` if the player won everything or nothing.
    pub elo: Option<f64>,
    /// The lower end of the 95 % interval of the Elo difference.
    pub elo_low: Option<f64>,
    /// The upper end of the 95 % interval of the Elo difference.
    pub elo_high: Option<f64>,
    /// Its scores.
    #[serde(flatten)]
    pub scores: ScoreSummary,
    /// The failures of its player.
    #[serde(flatten)]
    pub failures: FailureSummary,
}

/// The share of the points that a player or a seat took, and its lead in score.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SideSummary {
    /// The number of the player or seat, counted from 1.
    pub number: usize,
    /// The share of the points. A win is 1 point per game, a shared win a part of it.
    pub share: f64,
    /// The lower end of the 95 % interval of the share.
    pub share_low: f64,
    /// The upper end of the 95 % interval of the share.
    pub share_high: f64,
    /// The mean lead in score over each opponent.
    pub difference: Option<f64>,
    /// Half the width of the 95 % interval of the mean lead.
    pub difference_error: Option<f64>,
}

/// The result of a sequential test.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TestSummary {
    /// The test, as text.
    pub test: String,
    /// The share of the points of the first player under the first hypothesis.
    pub share0: f64,
    /// The share of the points of the first player under the second hypothesis.
    pub share1: f64,
    /// What the test finds.
    #[serde(flatten)]
    pub look: SprtLook,
}

impl Summary {
    /// Computes the results of a run from its totals.
    pub fn new(run: &Run, tally: &Tally) -> Self {
        match run.command {
            RunKind::Simulate => Self::Simulate(SeatsSummary::new(run, tally)),
            RunKind::Match => Self::Match(MatchSummary::new(run, tally)),
        }
    }
}

impl SeatsSummary {
    fn new(run: &Run, tally: &Tally) -> Self {
        let seat = |(index, (side, player)): (usize, (&Side, &String))| {
            let share = side.points.mean() / tally.win() as f64;
            let (low, high) = wilson(share, side.points.count() as f64);
            SeatSummary {
                seat: index + 1,
                player: player.clone(),
                scores: ScoreSummary::new(side, &side.scores, 1, tally.parts),
                win_share: share,
                win_share_low: low,
                win_share_high: high,
                failures: FailureSummary::new(side),
            }
        };
        let sides = tally.players.iter().zip(&run.players);
        Self {
            game: run.game.clone(),
            games: tally.games(),
            seed: run.seed,
            shard: run.shard,
            decisions: tally.decisions,
            seats: sides.enumerate().map(seat).collect(),
        }
    }
}

impl MatchSummary {
    fn new(run: &Run, tally: &Tally) -> Self {
        let side = |(index, side): (usize, &Side)| SideSummary::new(index + 1, side, tally);
        let players = tally.players.iter().zip(&run.players).enumerate();
        let test = run.sprt.as_deref().and_then(|text| text.parse().ok());
        Self {
            game: run.game.clone(),
            deals: tally.deals,
            games: tally.games(),
            seed: run.seed,
            shard: run.shard,
            decisions: tally.decisions,
            players: players
                .map(|(index, (side, name))| PlayerSummary::new(index + 1, name, side, tally))
                .collect(),
            seats: tally.seats.iter().enumerate().map(side).collect(),
            sprt: test.map(|test| TestSummary::new(test, tally)),
        }
    }
}

impl SideSummary {
    fn new(number: usize, side: &Side, tally: &Tally) -> Self {
        let most = tally.win() * tally.rotations as u64;
        let (share, (low, high)) = share_of_deals(&side.points, most).unwrap_or((0.0, (0.0, 1.0)));
        let unit = tally.rotations * tally.opponents().max(1);
        let ahead = estimate(&side.differences)
            .map(|ahead| ahead.over(unit as f64 * f64::from(tally.parts)));
        Self {
            number,
            share,
            share_low: low,
            share_high: high,
            difference: ahead.map(|ahead| ahead.mean),
            difference_error: ahead.and_then(|ahead| ahead.error),
        }
    }
}

impl PlayerSummary {
    fn new(number: usize, player: &str, side: &Side, tally: &Tally) -> Self {
        let elo = |share: f64| Some(elo(share, tally.sides())).filter(|elo| elo.is_finite());
        let shared = SideSummary::new(number, side, tally);
        Self {
            player: player.to_owned(),
            elo: elo(shared.share),
            elo_low: elo(shared.share_low),
            elo_high: elo(shared.share_high),
            side: shared,
            scores: ScoreSummary::new(side, &side.deal_scores, tally.rotations, tally.parts),
            failures: FailureSummary::new(side),
        }
    }
}

impl TestSummary {
    fn new(test: Sprt, tally: &Tally) -> Self {
        let [share0, share1] = test.shares();
        Self {
            test: test.to_string(),
            share0,
            share1,
            look: test.look(&tally.players[0].points),
        }
    }
}

impl ScoreSummary {
    /// Computes the statistics of the single scores. The interval of the mean comes from `sums`; each of its
    /// values is a sum of `of` scores.
    fn new(side: &Side, sums: &crate::Histogram, of: usize, parts: Points) -> Self {
        let unit = f64::from(parts);
        let estimate: Option<Estimate> = estimate(sums).map(|sum| sum.over(unit * of as f64));
        let number = |score: i64| points_number(score as Points, parts);
        let any = side.scores.count() > 0;
        Self {
            mean: any.then(|| side.scores.mean() / unit),
            mean_error: estimate.and_then(|estimate| estimate.error),
            spread: any.then(|| side.scores.spread() / unit),
            least: side.scores.least().map(number),
            most: side.scores.most().map(number),
        }
    }
}

impl FailureSummary {
    fn new(side: &Side) -> Self {
        Self {
            faults: side.faults.clone(),
            forfeits: side.forfeits,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FORMAT, Histogram};

    fn run(command: RunKind, players: &[&str]) -> Run {
        Run {
            format: FORMAT,
            command,
            game: "toy".to_owned(),
            rules: 1,
            content: String::new(),
            plugins: Vec::new(),
            options: BTreeMap::new(),
            players: players.iter().map(|&name| name.to_owned()).collect(),
            seed: 1,
            dealer: 2,
            deals: 290,
            sprt: None,
            shard: None,
        }
    }

    /// A match of which only the points are known. `deals` counts the values of the first player in a deal.
    fn tally(deals: [u64; 5]) -> Tally {
        let run = run(RunKind::Match, &["one", "other"]);
        let mut tally = Tally::new(run.table(), 1, vec![0, 1]);
        let fill = |points: &mut Histogram, mirrored: bool| {
            for (index, times) in deals.into_iter().enumerate() {
                let value = if mirrored { 4 - index } else { index } as i64 * 6;
                points.extend((0..times).map(|_| value));
            }
        };
        tally.deals = deals.iter().sum();
        fill(&mut tally.players[0].points, false);
        fill(&mut tally.players[1].points, true);
        tally
    }

    fn summary(run: &Run, tally: &Tally) -> MatchSummary {
        match Summary::new(run, tally) {
            Summary::Match(summary) => summary,
            Summary::Simulate(_) => panic!("a match"),
        }
    }

    /// The pairs 34, 54, 63, 64, 75 from the tests of fastchess, a tool for engine testers: 55.58 ± 27.65 Elo.
    /// fastchess divides by the number of pairs and uses 1.96 instead of Student's 1.968. Its interval is therefore
    /// a little narrower.
    #[test]
    fn elo_and_its_error_are_those_of_engine_testers() {
        let summary = summary(
            &run(RunKind::Match, &["one", "other"]),
            &tally([34, 54, 63, 64, 75]),
        );
        let [one, other] = &summary.players[..] else {
            panic!("two players");
        };
        assert!((one.side.share - 168.0 / 290.0).abs() < 1e-12);
        assert!((one.elo.unwrap() - 55.58).abs() < 5e-3, "{one:?}");
        let error = (one.elo_high.unwrap() - one.elo_low.unwrap()) / 2.0;
        let surer = 1.96 / 1.9682 * (289.0_f64 / 290.0).sqrt();
        assert!((error * surer - 27.65).abs() < 2e-2, "{error}");
        assert!((other.elo.unwrap() + 55.58).abs() < 5e-3, "{other:?}");
        assert!((one.side.share + other.side.share - 1.0).abs() < 1e-12);
    }

    #[test]
    fn who_takes_all_has_no_elo_but_a_lower_end() {
        let summary = summary(
            &run(RunKind::Match, &["one", "other"]),
            &tally([0, 0, 0, 0, 20]),
        );
        let one = &summary.players[0];
        assert_eq!((one.elo, one.elo_high), (None, None));
        // Wilson: 83.89 % for 20 wins of 20.
        assert!((one.elo_low.unwrap() - 286.6).abs() < 0.5, "{one:?}");
    }

    #[test]
    fn partners_are_one_side() {
        let run = run(RunKind::Match, &["a", "b", "c", "d"]);
        let mut tally = Tally::new(run.table(), 1, vec![0, 1, 0, 1]);
        tally.deals = 4;
        for (index, player) in tally.players.iter_mut().enumerate() {
            let points = if index % 2 == 0 {
                [48, 24, 48, 24]
            } else {
                [0, 24, 0, 24]
            };
            player.points.extend(points);
        }
        let summary = summary(&run, &tally);
        let shares: Vec<f64> = summary.players.iter().map(|one| one.side.share).collect();
        assert_eq!(shares, [0.75, 0.25, 0.75, 0.25]);
        assert!((summary.players[0].elo.unwrap() - 190.85).abs() < 1e-2);
    }

    /// Student's interval of 10 : 8, 6 : 7, 9 : 5, computed by hand. The differences 2, -1, 4 have mean 5/3 and
    /// deviation 2.5166, and t is 4.303.
    #[test]
    fn the_paired_difference_is_that_of_the_textbook() {
        let run = run(RunKind::Match, &["one", "other"]);
        let mut tally = Tally::new(run.table(), 2, vec![0, 1]);
        tally.deals = 3;
        for player in &mut tally.players {
            player.points.extend([12, 12, 12]);
        }
        // In halves of a point; each value is the sum of two games.
        tally.players[0].differences.extend([8, -4, 16]);
        let one = &summary(&run, &tally).players[0].side;
        assert!((one.difference.unwrap() - 5.0 / 3.0).abs() < 1e-12);
        let expected = 4.302_65 * 2.516_61 / 3.0_f64.sqrt();
        assert!(
            (one.difference_error.unwrap() - expected).abs() < 1e-3,
            "{one:?}"
        );
    }

    #[test]
    fn a_test_is_reported_with_what_it_saw() {
        let mut run = run(RunKind::Match, &["one", "other"]);
        run.sprt = Some("share0=0.75,share1=0.8,alpha=0.05,beta=0.05".to_owned());
        let test = summary(&run, &tally([0, 0, 2, 8, 90])).sprt.unwrap();
        assert_eq!(test.look.verdict, crate::SprtVerdict::H1);
        assert!(test.look.llr >= test.look.upper, "{test:?}");
        assert!((test.share0 - 0.75).abs() < 1e-12 && (test.share1 - 0.8).abs() < 1e-12);
    }
}
