//! Command lines that can be typed to go on with a game, play its deal again or look at it.

use crate::catalogue::Row;
use crate::commands::{self, argument};
use roll_and_write::Game;
use session::Header;
use std::path::Path;

/// What a command line needs to open the same game: its name, its house rules and its pack.
#[derive(Clone, Debug)]
pub(super) struct Again {
    game: &'static str,
    options: Vec<String>,
    content: Vec<String>,
}

impl Again {
    pub(super) fn new(row: &Row, game: &dyn Game, content: Option<&Path>) -> Self {
        let is_default = |name: &str, value: &str| {
            let spec = row.options.iter().find(|spec| spec.name == name);
            spec.is_some_and(|spec| spec.values[0].0 == value)
        };
        let bent = game
            .options()
            .into_iter()
            .filter(|(name, value)| !is_default(name, value));
        let option = |(name, value)| ["--option".to_owned(), format!("{name}={value}")];
        let content = content.map(|path| vec!["--content".to_owned(), argument(path)]);
        Self {
            game: row.name,
            options: bent.flat_map(option).collect(),
            content: content.unwrap_or_default(),
        }
    }

    /// Goes on with a record.
    pub(super) fn resume(&self, record: &Path) -> String {
        self.line(["play", self.game, "--resume", &argument(record)], &[])
    }

    /// Plays the same deal with the same players.
    pub(super) fn deal(&self, header: &Header) -> String {
        let players: Vec<&str> = header
            .seats
            .iter()
            .map(|seat| seat.player.as_str())
            .collect();
        let (players, seed) = (players.join(","), header.seed.to_string());
        self.line(
            ["play", self.game, "--players", &players, "--seed", &seed],
            &self.options,
        )
    }

    /// Shows a record.
    pub(super) fn replay(&self, record: &Path) -> String {
        self.line(["replay", &argument(record)], &[])
    }

    fn line<const N: usize>(&self, words: [&str; N], options: &[String]) -> String {
        let rest = options.iter().chain(&self.content).map(String::as_str);
        commands::line(words.into_iter().chain(rest))
    }
}
