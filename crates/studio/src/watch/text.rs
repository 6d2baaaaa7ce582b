//! The rounds of a watch for people.

use super::WatchRound;
use super::changes::{ListChange, PackChanges, SymbolChange, ValueChange};
use crate::lines::{Lines, listed};
use crate::stats::{Balance, Measure, PLAYERS_THAT_MARK, POINTS_OF_SYMBOL, few_marks};
use roll_and_write::text::counted;
use std::collections::BTreeSet;

/// The number of cards and symbols whose numbers are shown.
const SUBJECTS_MAX: usize = 6;
/// The longest value that is shown as a whole, in characters.
const VALUE_MAX: usize = 60;

impl WatchRound {
    /// What the round found, as lines. They say nothing of the problems but their number.
    pub fn text(&self) -> String {
        let mut lines = Lines::default();
        let pack = &self.pack;
        if let Some(games) = self.trained {
            let games = counted(games, "game");
            return format!(
                "Values: learned from {games} with {pack} in the background; bots play with them from now on"
            );
        }
        let title = match self.number {
            0 => "Start".to_owned(),
            round => format!("Change {round}"),
        };
        // What the next version is compared with, after one that cannot be used.
        let kept = if self.has_sound_version {
            "; the last version without errors stays the one to compare with"
        } else {
            ""
        };
        let problems = self.problems.report.problems.len();
        match (&self.now, &self.reason) {
            (Some(now), _) => {
                let warnings = match problems {
                    0 => String::new(),
                    count => format!(", {}", counted(count, "warning")),
                };
                lines.add(&format!("{title}: {pack} has no errors{warnings}"));
                if let Some(changes) = &self.changes {
                    add_changes(changes, &mut lines);
                }
                add_balance(self.changes.as_ref(), self.before.as_ref(), now, &mut lines);
            }
            (None, None) => {
                let problems = counted(problems, "problem");
                lines.add(&format!("{title}: {pack} has {problems}{kept}"));
            }
            (None, Some(reason)) if self.is_unplayable => {
                lines.add(&format!("{title}: {pack} cannot be played: {reason}{kept}"));
            }
            (None, Some(reason)) => lines.add(&format!("{title}: {reason}{kept}")),
        }
        lines.text()
    }
}

fn add_changes(changes: &PackChanges, lines: &mut Lines) {
    if changes.is_empty() {
        lines.add("  no change in meaning: only comments, spaces or the order of things");
    }
    for list in &changes.lists {
        lines.add(&format!("  {}: {}", list.list, list_line(list)));
    }
    for change in &changes.values {
        lines.add(&format!("  {}", value_line(change)));
    }
    if !changes.files.is_empty() {
        lines.add(&format!("  other files: {}", listed(&changes.files)));
    }
    for symbol in &changes.symbols {
        add_symbol(symbol, lines);
    }
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
fn add_symbol(symbol: &SymbolChange, lines: &mut Lines) {
    let name = &symbol.name;
    for (when, text) in [("before", &symbol.before), ("now", &symbol.now)] {
        match &text[..] {
            [] => lines.add(&format!("  symbol {name}, {when}: none")),
            [only] => lines.add(&format!("  symbol {name}, {when}: {only}")),
            several => {
                lines.add(&format!("  symbol {name}, {when}:"));
                for line in several {
                    lines.add(&format!("    - {line}"));
                }
            }
        }
    }
}

/// Adds the balance of a version beside that of the last one.
fn add_balance(
    changes: Option<&PackChanges>,
    before: Option<&Balance>,
    now: &Balance,
    lines: &mut Lines,
) {
    let (games, players) = (counted(now.games, "game"), now.players.join(", "));
    let what = format!("{games} of {players}");
    let is_about_words = changes.is_some_and(|it| it.lists.is_empty() && it.values.is_empty());
    if is_about_words && before.is_some_and(|before| before.is_as(now)) {
        lines.add(&format!("  {what}: every number is as before"));
        return;
    }
    let columns = match before {
        Some(_) => format!("{:>9} {:>9} {:>9} {:>7}", "before", "now", "change", "±"),
        None => format!("{:>9} {:>19}", "now", "±"),
    };
    lines.add(&format!("  {what:34}{columns}"));
    let few = &now.few_marks;
    let mut add = |before: Option<&[Measure]>, now: &[Measure], names: Option<&BTreeSet<&str>>| {
        let is_shown =
            |measure: &&Measure| names.is_none_or(|names| names.contains(&*measure.subject));
        for measure in now.iter().filter(is_shown) {
            let few = few.get(&measure.subject);
            lines.add(&match few.filter(|_| measure.what == POINTS_OF_SYMBOL) {
                Some(marks) => format!("    {:32}{}", measure.subject, few_marks(*marks)),
                None => measure_line(before, measure),
            });
        }
    };
    add(before.map(|balance| &*balance.whole), &now.whole, None);
    let Some(changes) = changes else {
        return;
    };
    let cards = first(&changes.named("cards"));
    let mut symbols = changes.named("symbols");
    symbols.extend(changes.symbols.iter().map(|symbol| symbol.name.as_str()));
    let symbols = first(&symbols);
    add(
        before.map(|balance| &*balance.cards),
        &now.cards,
        Some(&cards),
    );
    add(
        before.map(|balance| &*balance.symbols),
        &now.symbols,
        Some(&symbols),
    );
    if symbols.iter().any(|name| few.contains_key(*name)) {
        lines.add(&format!("    {PLAYERS_THAT_MARK}"));
    }
}

/// The first few names.
fn first<'n>(names: &BTreeSet<&'n str>) -> BTreeSet<&'n str> {
    names.iter().take(SUBJECTS_MAX).copied().collect()
}

/// A number beside that of the last version, with the interval of the change in the same deals.
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
    let half = number(before.and_then(|before| now.half_of_change(before)));
    let numbers = [number(old), number(now.value), signed(change)].join(" ");
    format!("    {name:32}{numbers} {}", &half[2..])
}

fn number(number: Option<f64>) -> String {
    number.map_or_else(|| format!("{:>9}", "-"), |number| format!("{number:>9.2}"))
}

fn signed(number: Option<f64>) -> String {
    number.map_or_else(|| format!("{:>9}", "-"), |number| format!("{number:>+9.2}"))
}
