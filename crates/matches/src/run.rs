//! What was played, and totals that were written down.

use crate::{DealSeating, Shard, Sprt, Tally};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::{self, Debug};
use std::ops::Range;
use thiserror::Error;

/// The version of the formats of results and totals.
pub const FORMAT: u32 = 1;

/// The most deals of a run; beyond, the number of a game might not be a number any more.
pub const DEALS_MAX: u64 = 1 << 60;

/// How the players of a run are seated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum RunKind {
    /// Each deal once, with everybody in a seat of their own: `rnw simulate`.
    Simulate,
    /// Each deal with all players in every seat: `rnw match`.
    Match,
}

/// What is played, and by whom: all that the results depend on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Run {
    /// The version of this format.
    pub format: u32,
    /// The command.
    pub command: RunKind,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The SHA-256 of the pack's files.
    pub content: String,
    /// The plugins of the pack's symbols, as in records. Left out where there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plugins: Vec<String>,
    /// The options in force.
    #[serde(deserialize_with = "crate::once::map")]
    pub options: BTreeMap<String, String>,
    /// Who plays, as typed.
    pub players: Vec<String>,
    /// The seed of all chance.
    pub seed: u64,
    /// How many deals the whole run has; for `simulate`, how many games.
    pub deals: u64,
    /// The sequential test, if the run may end before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sprt: Option<String>,
    /// The part of the run that this is, such as `2/3`. Left out where it is the whole.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<Shard>,
}

impl Run {
    /// How the games are numbered.
    pub fn table(&self) -> DealSeating {
        match self.command {
            RunKind::Simulate => DealSeating::single(self.players.len()),
            RunKind::Match => DealSeating::duplicate(self.players.len()),
        }
    }

    /// The deals that are played in this part of the run.
    pub fn range(&self) -> Range<u64> {
        self.shard
            .map_or(0..self.deals, |shard| shard.deals(self.deals))
    }

    /// In what this differs from another run, shards apart: the first thing, such as `seed 1`, and what
    /// the other has, such as `seed 2`.
    pub fn difference(&self, other: &Self) -> Option<(String, String)> {
        fn field<T: PartialEq>(
            name: &str,
            own: &T,
            other: &T,
            text: impl Fn(&T) -> String,
        ) -> Option<(String, String)> {
            let said = |value: &T| format!("{name} {}", text(value));
            (own != other).then(|| (said(own), said(other)))
        }
        fn shown<T: Debug>(value: &T) -> String {
            format!("{value:?}")
        }
        let options = |options: &BTreeMap<String, String>| {
            let pairs: Vec<String> = options.iter().map(|(k, v)| format!("{k}={v}")).collect();
            pairs.join(",")
        };
        let number = |number: &u64| number.to_string();
        let deals = match self.command {
            RunKind::Simulate => "games",
            RunKind::Match => "deals",
        };
        None.or_else(|| field("format", &self.format, &other.format, shown))
            .or_else(|| field("command", &self.command, &other.command, RunKind::to_string))
            .or_else(|| field("game", &self.game, &other.game, String::clone))
            .or_else(|| field("rules", &self.rules, &other.rules, shown))
            .or_else(|| field("content", &self.content, &other.content, String::clone))
            .or_else(|| {
                field("plugins", &self.plugins, &other.plugins, |all| {
                    all.join(",")
                })
            })
            .or_else(|| field("options", &self.options, &other.options, options))
            .or_else(|| {
                field("players", &self.players, &other.players, |all| {
                    all.join(",")
                })
            })
            .or_else(|| field("seed", &self.seed, &other.seed, number))
            .or_else(|| field(deals, &self.deals, &other.deals, number))
            .or_else(|| {
                field("test", &self.sprt, &other.sprt, |test| {
                    test.clone().unwrap_or_else(|| "none".to_owned())
                })
            })
    }
}

impl fmt::Display for RunKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Simulate => "simulate",
            Self::Match => "match",
        })
    }
}

/// What a run or one of its shards came to, as it is written down to be joined with others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RunTotals {
    /// What was played.
    pub run: Run,
    /// What it came to, in whole numbers.
    pub totals: Tally,
}

/// Why totals do not make a whole run.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum TotalsError {
    /// There are none.
    #[error("no totals; expected those of every shard")]
    Nothing,
    /// They are written in another format.
    #[error("{name} has format {found}; this program reads format {FORMAT}")]
    Format {
        /// Where they come from.
        name: String,
        /// The format.
        found: u32,
    },
    /// They say what cannot be.
    #[error("{name}: {problem}")]
    Spoilt {
        /// Where they come from.
        name: String,
        /// What is wrong.
        problem: String,
    },
    /// They are of two different runs.
    #[error("{one} has {ones}, {other} has {others}; only shards of one run can be merged")]
    Different {
        /// Where the first come from.
        one: String,
        /// What they have.
        ones: String,
        /// Where the others come from.
        other: String,
        /// What these have instead.
        others: String,
    },
    /// A deal is in two of them.
    #[error("{what} {from} to {to} are both in {one} and in {other}; leave one of them out")]
    Twice {
        /// Games or deals.
        what: &'static str,
        /// The first of them.
        from: u64,
        /// The last of them.
        to: u64,
        /// Where they are.
        one: String,
        /// Where they are, too.
        other: String,
    },
    /// A deal is in none of them.
    #[error("{what} {from} to {to} of 0 to {last} are in none of the totals{hint}")]
    Missing {
        /// Games or deals.
        what: &'static str,
        /// The first of them.
        from: u64,
        /// The last of them.
        to: u64,
        /// The last of the run.
        last: u64,
        /// Which shards are missing, if that can be said.
        hint: String,
    },
}

/// Joins the totals of all shards of a run, each with the name of where it comes from, in any order.
///
/// # Errors
/// If they are of different runs, do not fit, overlap, or leave something out.
pub fn merge(mut parts: Vec<(String, RunTotals)>) -> Result<RunTotals, TotalsError> {
    for (name, part) in &parts {
        sound(name, part)?;
    }
    parts.sort_by_key(|(_, part)| (part.run.range().start, part.run.range().end));
    let mut rest = parts.iter();
    let (first_name, first) = rest.next().ok_or(TotalsError::Nothing)?;
    let mut whole = RunTotals {
        run: Run {
            shard: None,
            ..first.run.clone()
        },
        totals: first.totals.clone(),
    };
    for (name, part) in rest.clone() {
        same(first_name, first, name, part)?;
    }
    // Nothing is in two of them, so no count can grow beyond what the whole run has.
    complete(&parts)?;
    for (name, part) in rest {
        let joined = whole.totals.join(&part.totals);
        joined.map_err(|problem| TotalsError::Spoilt {
            name: name.clone(),
            problem,
        })?;
    }
    Ok(whole)
}

fn sound(name: &str, part: &RunTotals) -> Result<(), TotalsError> {
    let run = &part.run;
    if run.format != FORMAT {
        return Err(TotalsError::Format {
            name: name.to_owned(),
            found: run.format,
        });
    }
    let range = run.range();
    let seats = 1..=roll_and_write::SEATS_MAX;
    let checked = if !seats.contains(&run.players.len()) {
        let (least, most) = seats.into_inner();
        Err(format!(
            "run.players: {} players; expected {least} to {most}",
            run.players.len()
        ))
    } else if !(1..=DEALS_MAX).contains(&run.deals) {
        Err(format!(
            "run.deals: {} deals; expected 1 to {DEALS_MAX}",
            run.deals
        ))
    } else if let Some(Err(problem)) = run.sprt.as_ref().map(|text| text.parse::<Sprt>()) {
        Err(format!("run.sprt: {problem}"))
    } else if run.sprt.is_some() && run.players.len() != 2 {
        Err(format!(
            "run.sprt: a sequential test of {} players; expected two",
            run.players.len()
        ))
    } else {
        part.totals.check(run.table(), range.end - range.start)
    };
    checked.map_err(|problem| TotalsError::Spoilt {
        name: name.to_owned(),
        problem,
    })
}

fn same(one: &str, first: &RunTotals, other: &str, part: &RunTotals) -> Result<(), TotalsError> {
    let rules = |tally: &Tally| format!("parts {} and teams {:?}", tally.parts, tally.teams);
    let (ones, others) = (rules(&first.totals), rules(&part.totals));
    let difference = first.run.difference(&part.run);
    match difference.or_else(|| (ones != others).then_some((ones, others))) {
        None => Ok(()),
        Some((ones, others)) => Err(TotalsError::Different {
            one: one.to_owned(),
            ones,
            other: other.to_owned(),
            others,
        }),
    }
}

/// Whether these, which are in order, have every deal of their run once.
fn complete(parts: &[(String, RunTotals)]) -> Result<(), TotalsError> {
    let Some((mut name, run)) = parts.first().map(|(name, part)| (name, &part.run)) else {
        return Err(TotalsError::Nothing);
    };
    let what = match run.command {
        RunKind::Simulate => "games",
        RunKind::Match => "deals",
    };
    let missing = |from: u64, to: u64| TotalsError::Missing {
        what,
        from,
        to: to - 1,
        last: run.deals - 1,
        hint: hint(run, &(from..to)),
    };
    let mut next = 0;
    for (other, part) in parts {
        let range = part.run.range();
        if range.start > next {
            return Err(missing(next, range.start));
        }
        if range.start < next {
            return Err(TotalsError::Twice {
                what,
                from: range.start,
                to: next.min(range.end) - 1,
                one: name.clone(),
                other: other.clone(),
            });
        }
        (name, next) = (other, range.end);
    }
    if next < run.deals {
        return Err(missing(next, run.deals));
    }
    Ok(())
}

/// Which shards have these deals, if all are cut like this one.
fn hint(run: &Run, missing: &Range<u64>) -> String {
    let Some(of) = run.shard.map(Shard::of).filter(|of| *of <= 10_000) else {
        return String::new();
    };
    let shards = (1..=of).filter_map(|number| format!("{number}/{of}").parse::<Shard>().ok());
    let wanted = shards.filter(|shard| {
        let deals = shard.deals(run.deals);
        missing.start <= deals.start && deals.end <= missing.end && !deals.is_empty()
    });
    let wanted: Vec<String> = wanted.map(|shard| shard.to_string()).collect();
    if wanted.is_empty() {
        return String::new();
    }
    format!("; run --shard {}", wanted.join(", --shard "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Deal, Histogram};

    fn run(shard: Option<&str>) -> Run {
        Run {
            format: FORMAT,
            command: RunKind::Simulate,
            game: "toy".to_owned(),
            rules: 1,
            content: "sha256:0".to_owned(),
            plugins: Vec::new(),
            options: BTreeMap::new(),
            players: vec!["random".to_owned()],
            seed: 7,
            deals: 10,
            sprt: None,
            shard: shard.map(|text| text.parse().unwrap()),
        }
    }

    /// Totals in which the game `n` scored `n`.
    fn totals(shard: Option<&str>) -> RunTotals {
        let run = run(shard);
        let mut tally = Tally::new(run.table(), 1, vec![0]);
        for game in run.range() {
            let mut deal = Deal::new(run.table());
            let result = rnw_bots::arena::GameResult {
                game,
                scores: roll_and_write::BySeat([game as i32, 0, 0, 0]),
                places: roll_and_write::BySeat([1, 0, 0, 0]),
                winning_teams: 1,
                decisions: 1,
                fault: None,
                aborted: false,
                faults: roll_and_write::BySeat::default(),
            };
            deal.add(crate::GameOutcome::of(&result));
            tally.add(&deal);
        }
        RunTotals { run, totals: tally }
    }

    fn named(parts: &[RunTotals]) -> Vec<(String, RunTotals)> {
        let names = ["one.json", "two.json", "three.json", "four.json"];
        names
            .map(str::to_owned)
            .into_iter()
            .zip(parts.iter().cloned())
            .collect()
    }

    #[track_caller]
    fn refused(parts: &[RunTotals], says: &str) {
        assert_eq!(merge(named(parts)).unwrap_err().to_string(), says);
    }

    #[test]
    fn shards_in_any_order_are_the_whole() {
        let [one, two, three] = ["1/3", "2/3", "3/3"].map(|shard| totals(Some(shard)));
        let whole = totals(None);
        for parts in [
            vec![one.clone(), two.clone(), three.clone()],
            vec![three.clone(), one.clone(), two.clone()],
            vec![whole.clone()],
            // Cut in another way, but with every game once.
            vec![
                totals(Some("1/2")),
                totals(Some("3/4")),
                totals(Some("4/4")),
            ],
        ] {
            assert_eq!(merge(named(&parts)).unwrap(), whole);
        }
    }

    #[test]
    fn what_is_missing_is_named() {
        let [one, two, three] = ["1/3", "2/3", "3/3"].map(|shard| totals(Some(shard)));
        refused(&[], "no totals; expected those of every shard");
        refused(
            &[three.clone(), one.clone()],
            "games 3 to 5 of 0 to 9 are in none of the totals; run --shard 2/3",
        );
        refused(
            std::slice::from_ref(&one),
            "games 3 to 9 of 0 to 9 are in none of the totals; run --shard 2/3, --shard 3/3",
        );
        refused(
            &[two, three],
            "games 0 to 2 of 0 to 9 are in none of the totals; run --shard 1/3",
        );
        refused(
            &[one.clone(), one],
            "games 0 to 2 are both in one.json and in two.json; leave one of them out",
        );
        refused(
            &[
                totals(Some("1/2")),
                totals(Some("2/3")),
                totals(Some("3/3")),
            ],
            "games 3 to 4 are both in one.json and in two.json; leave one of them out",
        );
    }

    type Change<'c> = &'c dyn Fn(&mut RunTotals);

    #[test]
    fn what_differs_is_named() {
        let (one, two) = (totals(Some("1/2")), totals(Some("2/2")));
        let end = "; only shards of one run can be merged";
        let changes: [(Change<'_>, &str, &str); 8] = [
            (&|t| t.run.seed = 8, "seed 7", "seed 8"),
            (&|t| t.run.game = "other".into(), "game toy", "game other"),
            (&|t| t.run.rules = 2, "rules 1", "rules 2"),
            (
                &|t| t.run.content = "x".into(),
                "content sha256:0",
                "content x",
            ),
            (
                &|t| t.run.players = vec!["greedy".into()],
                "players random",
                "players greedy",
            ),
            (
                &|t| {
                    t.run.options.insert("a".into(), "b".into());
                },
                "options ",
                "options a=b",
            ),
            (&|t| t.run.plugins.push("p".into()), "plugins ", "plugins p"),
            (
                &|t| t.totals.parts = 6,
                "parts 1 and teams [0]",
                "parts 6 and teams [0]",
            ),
        ];
        for (change, ones, others) in changes {
            let mut other = two.clone();
            change(&mut other);
            let says = format!("one.json has {ones}, two.json has {others}{end}");
            refused(&[one.clone(), other], &says);
        }
    }

    #[test]
    fn spoilt_totals_are_refused_with_their_name() {
        let mut spoilt = totals(None);
        spoilt.totals.players[0].points = Histogram::default();
        refused(
            &[spoilt],
            "one.json: totals.players[0].points: 0 values; expected 10, one for each deal",
        );
        let mut new = totals(None);
        new.run.format = 9;
        refused(&[new], "one.json has format 9; this program reads format 1");
        let mut empty = totals(None);
        empty.run.players.clear();
        refused(
            &[empty],
            "one.json: run.players: 0 players; expected 1 to 4",
        );
        for deals in [0, u64::MAX] {
            let mut none = totals(None);
            none.run.deals = deals;
            let says = format!("one.json: run.deals: {deals} deals; expected 1 to {DEALS_MAX}");
            refused(&[none], &says);
        }
        let mut few = totals(None);
        few.run.deals = 11;
        refused(
            &[few],
            "one.json: totals.deals: 10; expected 11, as the run says",
        );
        for (test, says) in [
            (
                "elo0=1",
                "expected both elo0 and elo1, or both share0 and share1",
            ),
            (
                "elo0=0,elo1=5",
                "a sequential test of 1 players; expected two",
            ),
        ] {
            let mut tested = totals(None);
            tested.run.sprt = Some(test.to_owned());
            refused(&[tested], &format!("one.json: run.sprt: {says}"));
        }
    }

    /// Files without a single game are of any number: none of them can add anything.
    #[test]
    fn shards_without_games_add_nothing() {
        let part = |shard| {
            let mut part = totals(None);
            part.run.shard = Some(format!("{shard}/20").parse().unwrap());
            let table = part.run.table();
            part.totals = Tally::new(table, 1, vec![0]);
            part
        };
        // The first of twenty shards of ten games has none.
        let mut empty = part(1);
        assert!(empty.run.range().is_empty());
        let whole = totals(None);
        assert_eq!(
            merge(named(&[whole.clone(), empty.clone(), empty.clone()])).unwrap(),
            whole
        );
        empty.totals.decisions = 1;
        refused(
            &[whole, empty],
            "two.json: totals.decisions: 1; expected at most 0 in 0 games",
        );
    }

    #[test]
    fn totals_are_read_as_they_are_written() {
        let written = serde_json::to_string(&totals(Some("2/3"))).unwrap();
        assert_eq!(
            serde_json::from_str::<RunTotals>(&written).unwrap(),
            totals(Some("2/3"))
        );
        let bad = written.replace("\"2/3\"", "\"4/3\"");
        assert!(serde_json::from_str::<RunTotals>(&bad).is_err());
    }
}
