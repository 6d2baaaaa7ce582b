//! What games reached: how often each event, refusal and ending came, so that "passed" means something.

use crate::course::Course;
use roll_and_write::{Arg, Awaiting, Refusal};
use std::collections::BTreeMap;
use std::fmt;

/// Counts of what was reached.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// How many games were played.
    pub games: u64,
    /// How many steps they had.
    pub steps: u64,
    /// How many games came to their end.
    pub ended: u64,
    /// How many openings were refused.
    pub refused_openings: u64,
    counts: BTreeMap<String, u64>,
}

/// What comes less often than once in so many games counts as rare.
const RARE: u64 = 20;

impl Tally {
    /// Counts what a game reached.
    pub fn course(&mut self, course: &Course) {
        self.games += 1;
        self.steps += course.len() as u64;
        self.ended += u64::from(course.table.awaiting() == Awaiting::Over);
        for step in course.table.steps() {
            for told in &step.told {
                self.add(told.saying.key.to_owned());
                // Which symbol fired is worth a row of its own.
                let words = told.saying.args.iter().filter_map(|(_, arg)| match arg {
                    Arg::Word(word) if word.starts_with("symbol-") => Some(word),
                    Arg::Word(_) | Arg::Number(_) | Arg::Name(_) | Arg::Seat(_) | Arg::List(_) => {
                        None
                    }
                });
                for word in words {
                    self.add(format!("{} {word}", told.saying.key));
                }
            }
        }
        if course.table.awaiting() == Awaiting::Over {
            let standings = course.table.standings();
            let decided = course.seats().filter_map(|seat| standings.decided_by(seat));
            for tie_break in decided.collect::<Vec<_>>() {
                self.add(format!("tie-break {}", tie_break + 1));
            }
            if standings.winning_teams() > 1 {
                self.add("shared win".to_owned());
            }
        }
    }

    /// Counts a refusal.
    pub fn refused(&mut self, refusal: &Refusal) {
        self.add(format!("{} by {}", refusal.reason.key, refusal.clause));
    }

    fn add(&mut self, what: String) {
        *self.counts.entry(what).or_default() += 1;
    }

    /// Adds what was reached elsewhere.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.steps += other.steps;
        self.ended += other.ended;
        self.refused_openings += other.refused_openings;
        for (what, count) in &other.counts {
            *self.counts.entry(what.clone()).or_default() += count;
        }
    }

    /// How often something was reached, such as `event-completed`.
    pub fn count(&self, what: &str) -> u64 {
        self.counts.get(what).copied().unwrap_or(0)
    }

    /// Everything that was reached with its count, in the order of the alphabet.
    pub fn rows(&self) -> impl Iterator<Item = (&str, u64)> {
        self.counts
            .iter()
            .map(|(what, count)| (what.as_str(), *count))
    }

    /// What came seldom: less often than once in twenty games.
    pub fn rare(&self) -> impl Iterator<Item = (&str, u64)> {
        self.rows().filter(|(_, count)| count * RARE < self.games)
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            games,
            steps,
            ended,
            refused_openings,
            ..
        } = self;
        write!(f, "{games} games, {steps} steps, {ended} played to the end")?;
        if *refused_openings > 0 {
            write!(f, "; {refused_openings} openings were refused")?;
        }
        writeln!(f)?;
        for (what, count) in self.rows() {
            let rare = if count * RARE < *games { "  rare" } else { "" };
            writeln!(f, "{count:>9}  {what}{rare}")?;
        }
        Ok(())
    }
}
