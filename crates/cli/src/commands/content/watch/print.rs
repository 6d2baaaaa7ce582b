//! Prints the rounds of `rnw content watch`: for people as lines, for programs as one line of JSON each.

use super::super::listed;
use super::Watching;
use super::changes::{ListChange, PackChanges, SymbolChange, ValueChange};
use crate::args::Format;
use crate::failure::Failure;
use crate::out::Out;
use crate::problems::{self, ProblemLine};
use rnw_packs::{Files, Report};
use rnw_studio::stats::{Balance, Measure};
use roll_and_write::text::counted;
use serde::Serialize;
use std::collections::BTreeSet;
use std::time::Duration;

/// The number of cards and symbols whose numbers are shown.
const SUBJECTS_MAX: usize = 6;
/// The longest value that is shown as a whole, in characters.
const VALUE_MAX: usize = 60;

/// What a round found.
pub(super) enum Verdict {
    /// The pack has no errors.
    Sound {
        /// `None` for the first version.
        changes: Option<PackChanges>,
        before: Option<Box<Balance>>,
        now: Box<Balance>,
        warnings: Report,
    },
    /// The pack has errors.
    Broken(Report),
    /// The pack has no errors, but the games could not be played.
    Unplayable(String),
    /// There is no pack to read.
    Unreadable(String),
}

/// A round in the JSON output.
#[derive(Serialize)]
pub(super) struct Round<'a> {
    #[serde(rename = "round")]
    number: u64,
    pack: String,
    /// Whether the pack has no errors and was played.
    sound: bool,
    problems: Vec<ProblemLine<'a>>,
    /// Why the pack could not be read or played.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    changes: Option<&'a PackChanges>,
    #[serde(skip_serializing_if = "Option::is_none")]
    before: Option<&'a Balance>,
    #[serde(skip_serializing_if = "Option::is_none")]
    now: Option<&'a Balance>,
}

impl Watching<'_> {
    /// Shows the problems of a pack to people.
    pub(super) fn show(&self, report: &Report, files: &Files, out: &mut Out) {
        if self.args.output.format == Format::Text {
            problems::show(report, files, out);
        }
    }

    /// Prints what a round found, and how long it took.
    pub(super) fn print(
        &mut self,
        verdict: &Verdict,
        took: Option<Duration>,
        out: &mut Out,
    ) -> Result<(), Failure> {
        match self.args.output.format {
            Format::Json => out.json_line(&self.round(verdict))?,
            Format::Text => self.text(verdict, took, out)?,
        }
        self.rounds += 1;
        out.finish()
    }

    fn round<'v>(&self, verdict: &'v Verdict) -> Round<'v> {
        let none = Round {
            number: self.rounds,
            pack: self.args.pack.display().to_string(),
            sound: false,
            problems: Vec::new(),
            reason: None,
            changes: None,
            before: None,
            now: None,
        };
        let problems = |report: &'v Report| report.problems.iter().map(ProblemLine::from).collect();
        match verdict {
            Verdict::Sound {
                changes,
                before,
                now,
                warnings,
            } => Round {
                sound: true,
                problems: problems(warnings),
                changes: changes.as_ref(),
                before: before.as_deref(),
                now: Some(&**now),
                ..none
            },
            Verdict::Broken(report) => Round {
                problems: problems(report),
                ..none
            },
            Verdict::Unplayable(reason) | Verdict::Unreadable(reason) => Round {
                reason: Some(reason),
                ..none
            },
        }
    }

    fn text(
        &self,
        verdict: &Verdict,
        took: Option<Duration>,
        out: &mut Out,
    ) -> Result<(), Failure> {
        let title = match self.rounds {
            0 => "Start".to_owned(),
            round => format!("Change {round}"),
        };
        self.print_verdict(&title, verdict, out)?;
        let took = took.map(|took| format!("{:.2} s. ", took.as_secs_f64()));
        if !self.args.once {
            let took = took.unwrap_or_default();
            out.line(&format!("  {took}Waiting for a change; Ctrl-C ends"))?;
        }
        Ok(())
    }

    fn print_verdict(&self, title: &str, verdict: &Verdict, out: &mut Out) -> Result<(), Failure> {
        let pack = self.args.pack.display();
        match verdict {
            Verdict::Sound {
                changes,
                before,
                now,
                warnings,
            } => {
                let warnings = match warnings.problems.len() {
                    0 => String::new(),
                    count => format!(", {}", counted(count, "warning")),
                };
                out.line(&format!("{title}: {pack} has no errors{warnings}"))?;
                if let Some(changes) = changes {
                    print_changes(changes, out)?;
                }
                print_balance(changes.as_ref(), before.as_deref(), now, out)?;
            }
            Verdict::Broken(report) => {
                let count = report.problems.len();
                let problems = counted(count, "problem");
                out.line(&format!("{title}: {pack} has {problems}{}", self.kept()))?;
            }
            Verdict::Unplayable(reason) => {
                out.line(&format!(
                    "{title}: {pack} cannot be played: {reason}{}",
                    self.kept()
                ))?;
            }
            Verdict::Unreadable(reason) => {
                out.line(&format!("{title}: {reason}{}", self.kept()))?;
            }
        }
        Ok(())
    }

    /// What the next version is compared with, after one that cannot be used.
    fn kept(&self) -> &'static str {
        if self.sound.is_some() {
            "; the last version without errors stays the one to compare with"
        } else {
            ""
        }
    }
}

fn print_changes(changes: &PackChanges, out: &mut Out) -> Result<(), Failure> {
    if changes.is_empty() {
        return out.line("  no change in meaning: only comments, spaces or the order of things");
    }
    for list in &changes.lists {
        out.line(&format!("  {}: {}", list.list, list_line(list)))?;
    }
    for change in &changes.values {
        out.line(&format!("  {}", value_line(change)))?;
    }
    if !changes.files.is_empty() {
        out.line(&format!("  other files: {}", listed(&changes.files)))?;
    }
    changes
        .symbols
        .iter()
        .try_for_each(|symbol| print_symbol(symbol, out))
}

fn list_line(list: &ListChange) -> String {
    let changed = list.changed.iter();
    let changed: Vec<String> = changed
        .map(|entry| format!("{} ({})", entry.name, entry.fields.join(", ")))
        .collect();
    let parts = [
        ("changed", &changed),
        ("added", &list.added),
        ("removed", &list.removed),
    ];
    let parts = parts.iter().filter(|(_, names)| !names.is_empty());
    let parts: Vec<String> = parts
        .map(|(what, names)| format!("{what} {}", listed(names)))
        .collect();
    parts.join("; ")
}

fn value_line(change: &ValueChange) -> String {
    let text = |value: &serde_json::Value| {
        let text = value.to_string();
        if text.chars().count() <= VALUE_MAX {
            return text;
        }
        text.chars().take(VALUE_MAX).chain(['…']).collect()
    };
    let (file, field) = (&change.file, &change.field);
    format!(
        "{file}: {field} was {}, is {}",
        text(&change.before),
        text(&change.now)
    )
}

/// What a symbol did before, and what it does now.
fn print_symbol(symbol: &SymbolChange, out: &mut Out) -> Result<(), Failure> {
    let name = &symbol.name;
    for (when, text) in [("before", &symbol.before), ("now", &symbol.now)] {
        match &text[..] {
            [] => out.line(&format!("  symbol {name}, {when}: none"))?,
            [only] => out.line(&format!("  symbol {name}, {when}: {only}"))?,
            lines => {
                out.line(&format!("  symbol {name}, {when}:"))?;
                lines
                    .iter()
                    .try_for_each(|line| out.line(&format!("    - {line}")))?;
            }
        }
    }
    Ok(())
}

/// Prints the balance of a version beside that of the last one.
fn print_balance(
    changes: Option<&PackChanges>,
    before: Option<&Balance>,
    now: &Balance,
    out: &mut Out,
) -> Result<(), Failure> {
    let what = format!(
        "{} of {}",
        counted(now.games, "game"),
        now.players.join(", ")
    );
    let columns = match before {
        Some(_) => format!("{:>9} {:>9} {:>9} {:>7}", "before", "now", "change", "±"),
        None => format!("{:>9} {:>19}", "now", "±"),
    };
    out.line(&format!("  {what:34}{columns}"))?;
    let old = |pick: fn(&Balance) -> &[Measure]| before.map(pick);
    print_measures(old(|balance| &balance.whole), &now.whole, out)?;
    let Some(changes) = changes else {
        return Ok(());
    };
    let of = |measures: &[Measure], names: &BTreeSet<&str>| {
        let wanted = measures
            .iter()
            .filter(|measure| names.contains(&*measure.subject));
        wanted.cloned().collect::<Vec<_>>()
    };
    let cards = first(&changes.named("cards"));
    let mut symbols = changes.named("symbols");
    symbols.extend(changes.symbols.iter().map(|symbol| symbol.name.as_str()));
    let symbols = first(&symbols);
    let cards_before = before.map(|balance| of(&balance.cards, &cards));
    print_measures(cards_before.as_deref(), &of(&now.cards, &cards), out)?;
    let symbols_before = before.map(|balance| of(&balance.symbols, &symbols));
    print_measures(symbols_before.as_deref(), &of(&now.symbols, &symbols), out)
}

/// The first few names.
fn first<'n>(names: &BTreeSet<&'n str>) -> BTreeSet<&'n str> {
    names.iter().take(SUBJECTS_MAX).copied().collect()
}

fn print_measures(
    before: Option<&[Measure]>,
    now: &[Measure],
    out: &mut Out,
) -> Result<(), Failure> {
    now.iter()
        .try_for_each(|measure| out.line(&measure_line(before, measure)))
}

/// A number beside that of the last version. The interval of a change is that of two independent runs.
fn measure_line(before: Option<&[Measure]>, now: &Measure) -> String {
    let name = format!("{} {}", now.subject, now.what);
    let name = name.trim();
    let Some(before) = before else {
        let line = format!(
            "    {name:32}{} {:>9} {}",
            number(now.value),
            "",
            number(now.half)
        );
        return line.trim_end().to_owned();
    };
    let is_same = |old: &&Measure| (&old.subject, &old.what) == (&now.subject, &now.what);
    let before = before.iter().find(is_same);
    let old = before.and_then(|before| before.value);
    let change = now.value.zip(old).map(|(now, old)| now - old);
    let halves = now.half.zip(before.and_then(|before| before.half));
    let half = number(halves.map(|(one, other)| one.hypot(other)));
    let numbers = [number(old), number(now.value), signed(change)].join(" ");
    format!("    {name:32}{numbers} {}", &half[2..])
}

fn number(number: Option<f64>) -> String {
    number.map_or_else(|| format!("{:>9}", "-"), |number| format!("{number:>9.2}"))
}

fn signed(number: Option<f64>) -> String {
    number.map_or_else(|| format!("{:>9}", "-"), |number| format!("{number:>+9.2}"))
}
