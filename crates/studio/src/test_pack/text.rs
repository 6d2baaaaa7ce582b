//! The result of a test for people.

use super::{LawFinding, TestedPack};
use crate::StudioError;
use crate::lines::Lines;
use crate::outline::{CAPITALS, outline};
use rnw_session::DealId;
use rnw_system::write;
use rnw_testkit::{Broken, Law, ReachedCounts, ReachedRow};
use roll_and_write::text::{counted, printable};

/// The largest number of characters of what is wrong, on the screen.
const WRONG_MAX: usize = 600;

/// A long text without its middle, cut between words.
fn shortened(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    if chars.len() <= WRONG_MAX {
        return text.to_owned();
    }
    let half = WRONG_MAX / 2;
    let (start, end) = (&chars[..half], &chars[chars.len() - half..]);
    let start_end = start.iter().rposition(|c| *c == ' ').unwrap_or(half);
    let end_start = end.iter().position(|c| *c == ' ').map_or(0, |at| at + 1);
    let (start, end) = (&start[..start_end], &end[end_start..]);
    start.iter().chain(&[' ', '…', ' ']).chain(end).collect()
}

impl TestedPack<'_> {
    /// The result as lines. What is long about a broken law would hide which law it is, so it is shortened, and the game
    /// is shown only if it could not be written.
    pub fn text(&self) -> String {
        let Some(finding) = &self.broken else {
            return self.reached();
        };
        let text = self.finding_text(finding, &shortened(&finding.broken.wrong.what));
        match finding.written() {
            Some(_) => text,
            None => text + &finding.record(),
        }
    }

    /// Writes all that is known about a broken law beside its game.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write_report(&self) -> Result<(), StudioError> {
        if let Some(finding) = &self.broken
            && let Some(written) = finding.written()
        {
            let text = self.finding_text(finding, &finding.broken.wrong.what) + &finding.record();
            write::replace(&written.folder.join("report.txt"), &text)?;
        }
        Ok(())
    }

    fn title(&self) -> String {
        match (self.plan.entry.name, self.plan.pack_name()) {
            (game, pack) if game == pack => game.to_owned(),
            (game, pack) => format!("{game} with {}", printable(pack)),
        }
    }

    /// What was reached without breaking a law.
    fn reached(&self) -> String {
        let (title, seed) = (self.title(), self.plan.seed);
        let random = self.tally.as_ref().map(|tally| {
            let laws = self.held(tally);
            let reached = tally.report(|row| self.named(row, tally));
            format!("{title}: random games, seed {seed}: {laws}\n{reached}{CAPITALS}\n")
        });
        let matrix = self.matrix.as_ref();
        let pairs =
            matrix.map(|matrix| format!("{title}: pairs of symbols, seed {seed}\n{matrix}"));
        let scenes = match (self.scenes.scenes, self.scenes.report.has_errors()) {
            (1.., false) => {
                let scenes = counted(self.scenes.scenes, "scene");
                Some(format!("{title}: {scenes}, all as expected\n"))
            }
            _ => None,
        };
        let parts: Vec<String> = scenes.into_iter().chain(random).chain(pairs).collect();
        parts.join("\n")
    }

    /// The laws that hold. A law that was not checked in any game is named as such.
    fn held(&self, tally: &ReachedCounts) -> String {
        let is_unchecked = |law: &Law| tally.is_unchecked(&law.name);
        let (unchecked, held): (Vec<Law>, Vec<Law>) =
            self.plan.laws().into_iter().partition(is_unchecked);
        let held = match (self.plan.laws.is_empty(), held.as_slice()) {
            (_, []) => return format!("not checked: {}", joined(&unchecked)),
            (true, held) if unchecked.is_empty() => format!("all {} laws hold", held.len()),
            (true, held) => format!("{} laws hold", held.len()),
            (false, held) => format!("{} held", joined(held)),
        };
        match unchecked.as_slice() {
            [] => held,
            [_] => format!("{held}; {} was not checked", joined(&unchecked)),
            _ => format!("{held}; {} were not checked", joined(&unchecked)),
        }
    }

    /// What a row counts, in words. An event ends with its key, by which a game can be shrunk.
    fn named(&self, row: &ReachedRow<'_>, tally: &ReachedCounts) -> String {
        match row {
            ReachedRow::Event(key) => {
                let (event, _) = key.split_once(' ').unwrap_or((key, ""));
                let zero = tally.always_zero(key);
                format!("{} ({event})", outline(&self.translator, key, &zero))
            }
            ReachedRow::Refusal { key, clause } => {
                format!(
                    "refused [{clause}]: {}",
                    outline(&self.translator, key, &[])
                )
            }
            ReachedRow::Ending(ending) => (*ending).to_owned(),
        }
    }

    fn finding_text(&self, finding: &LawFinding, what: &str) -> String {
        let Broken {
            law,
            wrong,
            playthrough,
            guilty,
            found: DealId { seed, game: number },
            ..
        } = &*finding.broken;
        let (title, name, says) = (self.title(), &law.name, &law.says);
        let clause = finding.broken.clause();
        let mut lines = vec![
            format!("{title} breaks the law {name:?} [{clause}]: {says}"),
            format!("  {what}"),
        ];
        if !guilty.is_empty() {
            lines.push(format!(
                "  symbols needed to show it: {}",
                guilty.join(", ")
            ));
        }
        let (step, steps) = (wrong.step + 1, playthrough.len());
        let setup = &playthrough.setup;
        let options = setup.options.iter();
        let options: Vec<String> = options
            .map(|(name, value)| format!(", {name}={value}"))
            .collect();
        let options = options.concat();
        let seats = counted(setup.seats, "seat");
        let kind = if finding.in_matrix {
            "pair game"
        } else {
            "game"
        };
        lines.push(format!(
            "  at step {step} of {steps}, {seats}{options}; found in {kind} {number} of seed {seed}"
        ));
        let commands = &finding.commands;
        let mut actions = Vec::new();
        if let Some(written) = finding.written() {
            let folder = written.folder.display().to_string();
            actions.push(("written to:", folder));
            actions.push(("replay it:", commands.replay.clone()));
            actions.push(("shrink it:", commands.shrink.clone()));
        }
        actions.push(("repeat it:", commands.repeat.clone()));
        let actions = actions.iter().filter(|(_, text)| !text.is_empty());
        lines.extend(actions.map(|(name, text)| format!("  {name:13} {text}")));
        let mut text = Lines::default();
        for line in lines {
            text.add(&line);
        }
        text.text() + "\n"
    }
}

impl LawFinding {
    fn record(&self) -> String {
        let record = self.broken.playthrough.record();
        format!("The smallest game that shows it:\n{record}")
    }
}

fn joined(laws: &[Law]) -> String {
    let names: Vec<&str> = laws.iter().map(|law| &*law.name).collect();
    names.join(", ")
}
