//! Commands that users can type to resume a game, play its deal again or look at it.

use crate::args::Programs;
use rnw_catalogue::GameEntry;
use rnw_plan::seating::SeatAssignment;
use rnw_programs::BotProgram;
use rnw_session::Header;
use rnw_terminal_text::command_line::{self, argument};
use roll_and_write::Game;
use std::path::Path;

/// The parts of a command line that opens the same game: its name, its house rules, its pack and the language
/// of the user.
#[derive(Clone, Debug)]
pub(super) struct Again {
    game: &'static str,
    options: Vec<String>,
    content: Vec<String>,
    language: Vec<String>,
    /// Whether the user asked on the command line for sentences.
    plain: bool,
    /// The programs that play, and their conditions; `None` if no program plays.
    programs: Option<(Vec<BotProgram>, Programs)>,
}

impl Again {
    pub(super) fn new(
        entry: &GameEntry,
        game: &dyn Game,
        content: Option<&Path>,
        (assignments, terms): (&[SeatAssignment], &Programs),
    ) -> Self {
        let is_default = |name: &str, value: &str| {
            let spec = entry.options.iter().find(|spec| spec.name == name);
            spec.is_some_and(|spec| spec.values[0].0 == value)
        };
        let bent = game.info().options.iter();
        let bent = bent.filter(|(name, value)| !is_default(name, value));
        let option =
            |(name, value): &(&str, String)| ["--option".to_owned(), format!("{name}={value}")];
        let programs: Vec<BotProgram> = assignments
            .iter()
            .filter_map(SeatAssignment::program)
            .cloned()
            .collect();
        let content = content.map(|path| vec!["--content".to_owned(), argument(path)]);
        Self {
            game: entry.name,
            options: bent.flat_map(option).collect(),
            content: content.unwrap_or_default(),
            language: Vec::new(),
            plain: false,
            programs: (!programs.is_empty()).then(|| (programs, terms.clone())),
        }
    }

    /// Sets the arguments that name the language in all commands.
    pub(super) fn name_language(&mut self, language: Vec<String>) {
        self.language = language;
    }

    /// Makes all commands that show a table ask for sentences.
    pub(super) fn name_plain(&mut self, plain: bool) {
        self.plain = plain;
    }

    /// The command that prints the rules.
    pub(super) fn rules(&self) -> String {
        let rest = self.language.iter().map(String::as_str);
        command_line::line(["rules", self.game].into_iter().chain(rest))
    }

    /// The command that starts the lesson of the game.
    pub(super) fn learn(&self) -> String {
        self.line(["learn", self.game], &[])
    }

    /// The command that resumes a record.
    pub(super) fn resume(&self, record: &Path) -> String {
        let mut rest = Vec::new();
        if let Some((programs, terms)) = &self.programs {
            rest.push("--run-programs".to_owned());
            rest.extend(terms.environment.again());
            // The user who resumes a record must allow what its programs may see.
            for path in terms.asked(programs.iter(), &[Some(record)]) {
                rest.extend(["--bot-show".to_owned(), argument(&path)]);
            }
        }
        self.line(["resume", &argument(record)], &rest)
    }

    /// The command that plays the same deal with the same players.
    pub(super) fn deal(&self, header: &Header) -> String {
        self.play(header, vec!["--seed".to_owned(), header.seed.to_string()])
    }

    /// The command that plays another deal with the same players.
    pub(super) fn new_deal(&self, header: &Header) -> String {
        self.play(header, Vec::new())
    }

    fn play(&self, header: &Header, seed: Vec<String>) -> String {
        let players = || header.seats.iter().map(|seat| seat.player.clone());
        // A list is split at its commas.
        let players: Vec<String> = if players().any(|player| player.contains(',')) {
            players()
                .flat_map(|player| ["--player".to_owned(), player])
                .collect()
        } else {
            vec![
                "--players".to_owned(),
                players().collect::<Vec<_>>().join(","),
            ]
        };
        let rest: Vec<String> = players
            .into_iter()
            .chain(seed)
            .chain(self.options.clone())
            .chain(self.programs())
            .collect();
        self.line(["play", self.game], &rest)
    }

    /// The command that shows a record.
    pub(super) fn replay(&self, record: &Path) -> String {
        self.line(["replay", &argument(record)], &[])
    }

    fn programs(&self) -> Vec<String> {
        let programs = self.programs.as_ref();
        programs.map_or_else(Vec::new, |(_, terms)| terms.environment.again())
    }

    fn line<const N: usize>(&self, words: [&str; N], options: &[String]) -> String {
        let rest = options.iter().chain(&self.content).chain(&self.language);
        let rest = rest.map(String::as_str);
        let plain = self.plain.then_some("--plain");
        command_line::line(words.into_iter().chain(rest).chain(plain))
    }
}
