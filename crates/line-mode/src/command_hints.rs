//! Commands that a person can type to resume a game, play its deal again or look at it.

use crate::LocalGame;
use rnw_plan::seating::SeatAssignment;
use rnw_terminal_text::command_line::{argument, line};
use std::path::Path;

impl LocalGame {
    /// The command that prints the rules.
    pub(super) fn rules_command(&self) -> String {
        let words = ["rules", self.setup.entry.name].into_iter();
        line(
            words.chain(
                self.setup
                    .terms
                    .language_arguments
                    .iter()
                    .map(String::as_str),
            ),
        )
    }

    /// The command that starts the lesson of the game.
    pub(super) fn learn_command(&self) -> String {
        self.command(["learn", self.setup.entry.name], &[])
    }

    /// The command that shows a record.
    pub(super) fn replay_command(&self, record: &Path) -> String {
        self.command(["replay", &argument(record)], &[])
    }

    /// The command that resumes a record.
    pub(super) fn resume_command(&self, record: &Path) -> String {
        let programs = || self.seats.iter().filter_map(SeatAssignment::program);
        let mut options = Vec::new();
        if programs().next().is_some() {
            options.push("--run-programs".to_owned());
            options.extend(self.program_arguments());
            // The user who resumes a record must allow what its programs may see.
            let environment = &self.setup.bot_terms.environment;
            let mut asked: Vec<_> = programs()
                .flat_map(|program| environment.asked(program))
                .collect();
            asked.sort();
            asked.dedup();
            for path in asked {
                options.extend(["--bot-show".to_owned(), argument(&path)]);
            }
        }
        self.command(["resume", &argument(record)], &options)
    }

    /// The command that plays with the same players: the same deal or another one.
    pub(super) fn play_command(&self, same_deal: bool) -> String {
        let header = self.table.header();
        let players: Vec<&str> = header.seats.iter().map(|seat| &*seat.player).collect();
        // A list is split at its commas.
        let mut options: Vec<String> = if players.iter().any(|player| player.contains(',')) {
            let single = |player: &&str| ["--player".to_owned(), (*player).to_owned()];
            players.iter().flat_map(single).collect()
        } else {
            vec!["--players".to_owned(), players.join(",")]
        };
        if same_deal {
            options.extend(["--seed".to_owned(), header.seed.to_string()]);
        }
        if let Some(position) = &header.position {
            options.extend(["--position".to_owned(), position.clone()]);
            options.extend(self.program_arguments());
            return self.command(["play", self.setup.entry.name], &options);
        }
        let is_usual = |name: &str, value: &str| {
            let spec = self.setup.entry.options.iter();
            let mut spec = spec.filter(|spec| spec.name == name);
            spec.next().is_some_and(|spec| spec.values[0].0 == value)
        };
        for (name, value) in &self.loaded.game.info().options {
            if !is_usual(name, value) {
                options.extend(["--option".to_owned(), format!("{name}={value}")]);
            }
        }
        options.extend(self.program_arguments());
        self.command(["play", self.setup.entry.name], &options)
    }

    /// The conditions of the programs, if programs play.
    fn program_arguments(&self) -> Vec<String> {
        let plays = self.seats.iter().any(|seat| seat.program().is_some());
        let arguments = plays.then(|| self.setup.terms.program_arguments.clone());
        arguments.unwrap_or_default()
    }

    fn command(&self, words: [&str; 2], options: &[String]) -> String {
        let terms = &self.setup.terms;
        let content = self.setup.content.as_deref();
        let content = content.map(|path| ["--content".to_owned(), argument(path)]);
        let rest = options
            .iter()
            .chain(content.iter().flatten())
            .chain(&terms.language_arguments);
        let plain = terms.plain_is_typed.then_some("--plain");
        line(
            words
                .into_iter()
                .chain(rest.map(String::as_str))
                .chain(plain),
        )
    }
}
