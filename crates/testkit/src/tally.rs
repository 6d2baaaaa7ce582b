//! Counts what games reached: how often each event, refusal and ending occurred. The counts show how much
//! "passed" means.

use crate::playthrough::Playthrough;
use crate::refused::RefusedSetup;
use crate::words;
use rnw_packs::Files;
use roll_and_write::option::did_you_mean;
use roll_and_write::text::counted;
use roll_and_write::{Arg, Awaiting, Refusal};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// Counts of what games reached.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ReachedCounts {
    /// The number of games played.
    pub games: u64,
    /// The total number of steps.
    pub steps: u64,
    /// The number of games that ended.
    pub ended: u64,
    /// The number of refused setups.
    pub refused_setups: u64,
    /// The first refused setup, and why it was refused.
    pub first_refused: Option<RefusedSetup>,
    /// For each law, the number of games in which it was not checked, and why in the first of them.
    not_asked: BTreeMap<String, (u64, String)>,
    /// The keys of the sentences that packs provided.
    words: BTreeSet<String>,
    counts: BTreeMap<String, u64>,
    /// For each event, its numbers by the names of their gaps, and whether each was 0 every time.
    zeros: BTreeMap<String, BTreeMap<String, bool>>,
}

/// The text between the key of a refusal and its clause.
const BY: &str = " by ";
const SHARED: &str = "shared win";
const TIE_BREAK: &str = "tie-break";

/// An event is rare if it occurs less often than once in this many games.
const RARE: u64 = 20;

impl ReachedCounts {
    /// Counts what a game reached.
    pub fn playthrough(&mut self, playthrough: &Playthrough) {
        self.games += 1;
        self.steps += playthrough.len() as u64;
        self.ended += u64::from(playthrough.table.awaiting() == Awaiting::Over);
        let layers = playthrough.setup.pack.files.layers();
        for source in layers.flat_map(Files::sources) {
            if source.name.starts_with("words/") {
                self.words.extend(words::keys(&source.text));
            }
        }
        for step in playthrough.table.log().entries() {
            for notice in &step.notices {
                self.add(notice.message.key.to_string());
                for (gap, arg) in &notice.message.args {
                    if let Arg::Number(number) = arg {
                        self.number(&notice.message.key, gap, *number == 0);
                    }
                }
                // Each symbol that fired gets its own row.
                let words = notice.message.args.iter().filter_map(|(_, arg)| match arg {
                    Arg::Word(word) if word.starts_with("symbol-") => Some(word),
                    Arg::Word(_) | Arg::Number(_) | Arg::Name(_) | Arg::Seat(_) | Arg::List(_) => {
                        None
                    }
                });
                for word in words {
                    self.add(format!("{} {word}", notice.message.key));
                }
            }
        }
        if playthrough.table.awaiting() == Awaiting::Over {
            let standings = playthrough.table.standings();
            let decided = playthrough
                .seats()
                .filter_map(|seat| standings.decided_by(seat));
            for tie_break in decided.collect::<Vec<_>>() {
                self.add(format!("{TIE_BREAK} {}", tie_break + 1));
            }
            if standings.winning_teams() > 1 {
                self.add(SHARED.to_owned());
            }
        }
    }

    /// Counts a refusal.
    pub fn refused(&mut self, refusal: &Refusal) {
        self.add(format!("{}{BY}{}", refusal.reason.key, refusal.clause));
    }

    /// Counts games in which a law was not checked, and why in the first of them.
    pub(crate) fn not_asked(&mut self, law: &str, games: u64, why: &str) {
        let counted = self.not_asked.entry(law.to_owned());
        counted.or_insert_with(|| (0, why.to_owned())).0 += games;
    }

    /// Adds what is counted for a law alone, in the same games.
    pub(crate) fn merge_law(&mut self, other: &Self) {
        for (law, (games, why)) in &other.not_asked {
            self.not_asked(law, *games, why);
        }
        for (what, count) in &other.counts {
            self.counts.entry(what.clone()).or_insert(*count);
        }
    }

    /// The laws that did not apply to some games, with the number of these games. For example, `turned` does
    /// not apply to a pack in which an order matters, and `arrival` does not apply to a single seat.
    pub fn silent(&self) -> impl Iterator<Item = (&str, u64)> {
        let silent = self.not_asked.iter();
        silent.map(|(law, (games, _))| (law.as_str(), *games))
    }

    /// Whether a law was not checked in any game.
    pub fn is_unchecked(&self, law: &str) -> bool {
        let unchecked = self.not_asked.get(law);
        unchecked.is_some_and(|(games, _)| *games >= self.games)
    }

    /// Counts a refused setup.
    pub(crate) fn refuse(&mut self, refused: impl FnOnce() -> RefusedSetup) {
        self.refused_setups += 1;
        self.first_refused.get_or_insert_with(refused);
    }

    /// Notes whether a number of an event was 0.
    fn number(&mut self, event: &str, gap: &str, is_zero: bool) {
        if !self.zeros.contains_key(event) {
            self.zeros.insert(event.to_owned(), BTreeMap::new());
        }
        if let Some(gaps) = self.zeros.get_mut(event) {
            *gaps.entry(gap.to_owned()).or_insert(true) &= is_zero;
        }
    }

    /// The numbers of an event that were 0 every time, by the names of their gaps.
    pub fn always_zero(&self, event: &str) -> Vec<&str> {
        let gaps = self.zeros.get(event).into_iter().flatten();
        gaps.filter(|(_, is_zero)| **is_zero)
            .map(|(gap, _)| gap.as_str())
            .collect()
    }

    pub(crate) fn add(&mut self, what: String) {
        *self.counts.entry(what).or_default() += 1;
    }

    /// Adds other counts.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.steps += other.steps;
        self.ended += other.ended;
        self.refused_setups += other.refused_setups;
        if self.first_refused.is_none() {
            self.first_refused.clone_from(&other.first_refused);
        }
        self.words.extend(other.words.iter().cloned());
        for (law, (games, why)) in &other.not_asked {
            self.not_asked(law, *games, why);
        }
        for (event, gaps) in &other.zeros {
            for (gap, is_zero) in gaps {
                self.number(event, gap, *is_zero);
            }
        }
        for (what, count) in &other.counts {
            *self.counts.entry(what.clone()).or_default() += count;
        }
    }

    /// How often something was reached: an event, such as `event-completed`; a refusal by any clause, such as
    /// `refusal-order`, or by one clause, such as `refusal-order by C-10`; or another row, such as
    /// `shared win`.
    ///
    /// # Panics
    /// If the name is unknown: it was not reached, and it is not a key of the engine or of a pack.
    pub fn count(&self, what: &str) -> u64 {
        if let Some(count) = self.counts.get(what) {
            return *count;
        }
        let by_any = self.counts.iter().filter(|(row, _)| {
            let key = row.split_once(BY).map(|(key, _)| key);
            key == Some(what)
        });
        let count = by_any.map(|(_, count)| count).sum();
        if count == 0 {
            self.must_be_known(what);
        }
        count
    }

    /// Panics on an unknown name, so that a typing error does not count as "never reached".
    fn must_be_known(&self, what: &str) {
        let key = what.split(' ').next().unwrap_or_default();
        let engine = words::engine_keys();
        let is_known = engine.iter().chain(&self.words).any(|known| known == key);
        // Without the feature `words` nothing is known.
        if is_known || what == SHARED || key == TIE_BREAK || engine.is_empty() {
            return;
        }
        let rows = self.counts.keys().map(String::as_str);
        let words = engine.iter().chain(&self.words).map(String::as_str);
        let hint = did_you_mean(what, rows.chain(words));
        panic!(
            "unknown name {what:?}; expected a row of the tally, or a key from the words of the engine or of a pack{hint}"
        );
    }

    /// Whether most setups were refused, so that the remaining games prove little.
    pub fn is_mostly_refused(&self) -> bool {
        self.refused_setups > self.games
    }

    /// Everything that was reached, with its count, in alphabetical order.
    pub fn rows(&self) -> impl Iterator<Item = (&str, u64)> {
        self.counts
            .iter()
            .map(|(what, count)| (what.as_str(), *count))
    }

    /// Everything rare: it occurred less often than once in twenty games.
    pub fn rare(&self) -> impl Iterator<Item = (&str, u64)> {
        self.rows().filter(|(_, count)| count * RARE < self.games)
    }

    /// The report, with each row in the words of `name`.
    pub fn report(&self, name: impl Fn(&ReachedRow<'_>) -> String) -> String {
        let (games, ended) = (self.games, self.ended);
        let (of_games, steps) = (counted(games, "game"), counted(self.steps, "step"));
        let mut first = format!("{of_games}, {steps}, {ended} played to the end");
        if self.refused_setups > 0 {
            let refused = counted(self.refused_setups, "game");
            first = format!("{first}; {refused} could not start");
        }
        let mut lines = vec![first];
        if let Some(first) = &self.first_refused {
            lines.push(format!("the first of these: {first}"));
        }
        if self.is_mostly_refused() {
            let warning =
                "warning: most games could not start, so this test says little about the pack";
            lines.push(warning.to_owned());
        }
        for (law, (silent, why)) in &self.not_asked {
            let several = if self.is_unchecked(law) {
                String::new()
            } else {
                format!(" in {silent} of {of_games}")
            };
            lines.push(format!("the law {law} was not checked{several}: {why}"));
        }
        for (what, count) in self.rows() {
            let rare = if count * RARE < games { "  rare" } else { "" };
            let name = name(&ReachedRow::of(what));
            lines.push(format!("{count:>9}  {name}{rare}"));
        }
        lines.push(String::new());
        lines.join("\n")
    }
}

/// What a row of the counts is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReachedRow<'a> {
    /// An event: its key, and the key of the symbol if the row is about one.
    Event(&'a str),
    /// A refusal.
    Refusal {
        /// Its key.
        key: &'a str,
        /// The clause that it names.
        clause: &'a str,
    },
    /// How a game ended, in words.
    Ending(&'a str),
}

impl<'a> ReachedRow<'a> {
    /// The row with this name. [`ReachedCounts::count`] explains the names.
    ///
    /// ```
    /// use rnw_testkit::ReachedRow;
    /// let refusal = ReachedRow::Refusal { key: "refusal-order", clause: "C-10" };
    /// assert_eq!(ReachedRow::of("refusal-order by C-10"), refusal);
    /// assert_eq!(ReachedRow::of("shared win"), ReachedRow::Ending("shared win"));
    /// ```
    pub fn of(name: &'a str) -> Self {
        match name.split_once(BY) {
            Some((key, clause)) => Self::Refusal { key, clause },
            None if name == SHARED || name.starts_with(TIE_BREAK) => Self::Ending(name),
            None => Self::Event(name),
        }
    }
}

/// The report for developers: each row has its name.
impl fmt::Display for ReachedCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.report(|row| match row {
            ReachedRow::Event(name) | ReachedRow::Ending(name) => (*name).to_owned(),
            ReachedRow::Refusal { key, clause } => format!("{key}{BY}{clause}"),
        }))
    }
}
