//! The commands, each in its own module.

mod analyse;
mod batch;
mod bot;
mod config;
pub(crate) mod content;
mod daily;
mod history;
mod home;
mod learn;
mod list;
mod r#match;
mod merge;
mod new_game;
mod play;
mod position;
mod recorded;
mod records;
mod replay;
mod resume;
mod rules;
mod schema;
#[cfg(feature = "serve")]
mod serve;
mod show_cards;
#[cfg(feature = "testkit")]
mod shrink;
mod simulate;
mod symbols;
#[cfg(feature = "testkit")]
mod test;
mod train;
mod verify;

use crate::args::Command;
use crate::failure::Failure;
use crate::out::Out;
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_line_mode::HomePage;

/// Shows the start page, or another page on which a person enters.
pub(crate) fn enter(catalogue: &Catalogue, page: HomePage, out: &mut Out) -> Result<(), Failure> {
    home::run(catalogue, page, out)
}

/// Runs a command.
pub(crate) fn run(catalogue: &Catalogue, command: Command, out: &mut Out) -> Result<(), Failure> {
    match command {
        Command::Play(args) => play::run(catalogue, *args, out),
        Command::Learn(args) => learn::run(catalogue, &args, out),
        Command::Resume(args) => resume::run(catalogue, *args, out),
        Command::History(args) => history::run(catalogue, &args, out),
        Command::Config(args) => config::run(&args, out),
        Command::Simulate(args) => simulate::run(catalogue, &args, out),
        Command::Match(args) => r#match::run(catalogue, &args, out),
        Command::Merge(args) => merge::run(&args, out),
        Command::Train(args) => train::run(catalogue, &args, out),
        Command::Bot { command } => bot::run(catalogue, &command, out),
        Command::Replay(args) => replay::run(catalogue, &args, out),
        Command::Position(args) => position::run(catalogue, &args, out),
        Command::Daily(args) => daily::run(catalogue, &args, out),
        Command::Verify(args) => verify::run(catalogue, &args, out),
        Command::Analyse(args) => analyse::run(catalogue, &args, out),
        #[cfg(feature = "testkit")]
        Command::Test(args) => test::run(catalogue, &args, out),
        #[cfg(feature = "testkit")]
        Command::Shrink(args) => shrink::run(catalogue, &args, out),
        #[cfg(feature = "serve")]
        Command::Serve(args) => serve::run(catalogue, &args, out),
        Command::Rules(args) => rules::run(catalogue, &args, out),
        Command::List { output } => list::run(catalogue, output.format, out),
        Command::NewGame(args) => new_game::run(catalogue, &args, out),
        Command::Content { command } => content::run(catalogue, command, out),
        Command::Symbols { command } => symbols::run(catalogue, command, out),
        Command::Schema { name } => schema::run(catalogue, name.as_deref(), out),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut crate::command(), "rnw", &mut script);
            out.own_file(&script)
        }
        Command::Man => {
            let mut page = Vec::new();
            clap_mangen::Man::new(crate::command()).render(&mut page)?;
            out.own_file(&page)
        }
    }
}

/// The game that a person means: the one with this name, or else the only one with a name of which a word begins so.
pub(crate) fn meant<'c>(catalogue: &'c Catalogue, name: &str) -> Result<&'c GameEntry, Failure> {
    let typed = name.to_lowercase();
    let begins = |entry: &&GameEntry| {
        let mut words = entry.name.split('-');
        entry.name.starts_with(&typed) || words.any(|word| word.starts_with(&typed))
    };
    let exact = catalogue.entries().iter().any(|entry| entry.name == name);
    let mut found = catalogue.entries().iter().filter(begins);
    match (found.next(), found.next()) {
        (Some(entry), None) if !exact && !typed.is_empty() => Ok(entry),
        _ => Ok(catalogue.find(name)?),
    }
}
