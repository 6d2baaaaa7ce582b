//! The description of a run, and totals in files.

use crate::{DealSeating, Shard, Sprt, Tally};
use rnw_session::{is_oldest_dealer, oldest_dealer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use thiserror::Error;

/// The version of the formats of results and totals.
pub const FORMAT: u32 = 1;

/// The maximum number of deals of a run. With more deals, the number of a game might not fit its type.
pub const DEALS_MAX: u64 = 1 << 60;

/// How a run seats its players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum RunKind {
    /// Each deal is played once, and each player has a seat of its own: `rnw simulate`.
    Simulate,
    /// Each deal is played several times, with each player in every seat: `rnw match`.
    Match,
}

/// The game, the players and all else on which the results depend.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Run {
    /// The version of this format.
    pub format: u32,
    /// The command that played the run.
    pub command: RunKind,
    /// The name of the game.
    pub game: String,
    /// The version of the rules of the game.
    pub rules: u32,
    /// The SHA-256 of the pack's files.
    pub content: String,
    /// The plugins of the pack's symbols, as in records. Omitted if the pack has none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plugins: Vec<String>,
    /// The options of the game, with their values.
    #[serde(deserialize_with = "crate::once::map")]
    pub options: BTreeMap<String, String>,
    /// The players, as typed; a level with its bot, such as `hard:mcts:iterations=60`.
    pub players: Vec<String>,
    /// The seed of all chance.
    pub seed: u64,
    /// The version of the dealer, which makes draws of the seed. Absent in runs of the first version, 1.
    #[serde(default = "oldest_dealer", skip_serializing_if = "is_oldest_dealer")]
    pub dealer: u32,
    /// The number of deals of the whole run; for `simulate`, the number of games.
    pub deals: u64,
    /// The sequential test, if one may end the run early.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sprt: Option<String>,
    /// The part of the run that this is, such as `2/3`. Omitted for the whole run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<Shard>,
}

impl Run {
    /// Returns how the games are numbered.
    pub fn table(&self) -> DealSeating {
        match self.command {
            RunKind::Simulate => DealSeating::single(self.players.len()),
            RunKind::Match => DealSeating::duplicate(self.players.len()),
        }
    }

    /// Returns the deals that are played in this part of the run.
    pub fn range(&self) -> Range<u64> {
        self.shard
            .map_or(0..self.deals, |shard| shard.deals(self.deals))
    }

    /// Returns the first difference from another run, or `None` if there is none. The texts are what this run has,
    /// such as `seed 1`, and what the other has, such as `seed 2`. Shards are not compared.
    pub fn difference(&self, other: &Self) -> Option<(String, String)> {
        let mut fields = self.fields().into_iter().zip(other.fields());
        fields.find(|(own, others)| own != others)
    }

    /// Returns all that must be equal in the parts of a run, each with its name.
    fn fields(&self) -> [String; 12] {
        let option = |(name, value): (&String, &String)| format!("{name}={value}");
        let options: Vec<String> = self.options.iter().map(option).collect();
        [
            format!("format {}", self.format),
            format!("command {}", self.command),
            format!("game {}", self.game),
            format!("rules {}", self.rules),
            format!("content {}", self.content),
            format!("plugins {}", self.plugins.join(",")),
            format!("options {}", options.join(",")),
            format!("players {}", self.players.join(",")),
            format!("dealer {}", self.dealer),
            format!("seed {}", self.seed),
            format!("{} {}", self.command.counts(), self.deals),
            format!("test {}", self.sprt.as_deref().unwrap_or("none")),
        ]
    }
}

impl RunKind {
    /// Returns what the numbers of a run count, as people say it.
    fn counts(self) -> &'static str {
        match self {
            Self::Simulate => "games",
            Self::Match => "deals",
        }
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

/// The exact results of a run or a shard, as stored in a file to be merged with others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RunTotals {
    /// The run that was played.
    pub run: Run,
    /// The results, in whole numbers.
    pub totals: Tally,
}

/// Why totals do not form a whole run.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum TotalsError {
    /// There are no totals.
    #[error("no totals; expected the totals of every shard")]
    Nothing,
    /// The totals are in another format.
    #[error("{name} has format {found}; this program reads format {FORMAT}")]
    Format {
        /// The source of the totals, such as a file name.
        name: String,
        /// The format version that was found.
        found: u32,
    },
    /// The totals contain impossible values.
    #[error("{name}: {problem}")]
    Spoilt {
        /// The source of the totals.
        name: String,
        /// The problem, as text.
        problem: String,
    },
    /// The totals come from two different runs.
    #[error("{one} has {ones}, {other} has {others}; only shards of one run can be merged")]
    Different {
        /// The source of the first totals.
        one: String,
        /// What the first totals contain.
        ones: String,
        /// The source of the other totals.
        other: String,
        /// What the other totals contain instead.
        others: String,
    },
    /// Two sources contain the same deals.
    #[error("{what} {from} to {to} are in both {one} and {other}; omit one of them")]
    Twice {
        /// `games` or `deals`.
        what: &'static str,
        /// The number of the first duplicate.
        from: u64,
        /// The number of the last duplicate.
        to: u64,
        /// The first source that contains them.
        one: String,
        /// The second source that contains them.
        other: String,
    },
    /// No source contains these deals.
    #[error("{what} {from} to {to} of 0 to {last} are missing in the totals{hint}")]
    Missing {
        /// `games` or `deals`.
        what: &'static str,
        /// The number of the first missing one.
        from: u64,
        /// The number of the last missing one.
        to: u64,
        /// The number of the last one of the run.
        last: u64,
        /// The missing shards, as text; empty if they cannot be determined.
        hint: String,
    },
}

/// Merges the totals of all shards of a run, in any order. Each part has the name of its source.
///
/// # Errors
/// Fails if the parts belong to different runs, contain impossible values, overlap or are incomplete.
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
    // No deal is in two parts, so no count can exceed the count of the whole run.
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

/// Checks that the parts contain every deal of their run exactly once. They are sorted by their first deal.
fn complete(parts: &[(String, RunTotals)]) -> Result<(), TotalsError> {
    let Some((mut name, run)) = parts.first().map(|(name, part)| (name, &part.run)) else {
        return Err(TotalsError::Nothing);
    };
    let what = run.command.counts();
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

/// Names the shards that contain the missing deals, assuming that all shards have the size of this one.
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
mod tests;
