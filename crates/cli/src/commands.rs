//! The commands, each in its own module.

mod analyse;
mod batch;
mod bot;
mod config;
pub(crate) mod content;
mod list;
mod loading;
mod r#match;
mod merge;
mod play;
mod recorded;
mod replay;
mod resume;
mod rules;
mod schema;
#[cfg(feature = "testkit")]
mod shrink;
mod simulate;
mod symbols;
#[cfg(feature = "testkit")]
mod test;
mod verify;

use crate::args::{Args, Command};
use crate::catalogue::{Catalogue, GameEntry};
use crate::failure::Failure;
use crate::out::Out;
use roll_and_write::option::did_you_mean;

/// Runs the command that the arguments name.
pub(crate) fn run(catalogue: &Catalogue, args: Args, out: &mut Out) -> Result<(), Failure> {
    match args.command {
        Command::Play(args) => play::run(catalogue, *args, out),
        Command::Resume(args) => resume::run(catalogue, *args, out),
        Command::Config(args) => config::run(&args, out),
        Command::Simulate(args) => simulate::run(catalogue, &args, out),
        Command::Match(args) => r#match::run(catalogue, &args, out),
        Command::Merge(args) => merge::run(&args, out),
        Command::Bot { command } => bot::run(catalogue, &command, out),
        Command::Replay(args) => replay::run(catalogue, &args, out),
        Command::Verify(args) => verify::run(catalogue, &args, out),
        Command::Analyse(args) => analyse::run(catalogue, &args, out),
        #[cfg(feature = "testkit")]
        Command::Test(args) => test::run(catalogue, &args, out),
        #[cfg(feature = "testkit")]
        Command::Shrink(args) => shrink::run(catalogue, &args, out),
        Command::Rules(args) => rules::run(catalogue, &args, out),
        Command::List { output } => list::run(catalogue, output.format, out),
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

/// The game with this name. The error suggests similar names.
pub(crate) fn find<'c>(catalogue: &'c Catalogue, name: &str) -> Result<&'c GameEntry, Failure> {
    let names = || catalogue.entries().iter().map(|entry| entry.name);
    catalogue
        .entries()
        .iter()
        .find(|entry| entry.name == name)
        .ok_or_else(|| {
            let known = names().collect::<Vec<_>>().join(", ");
            Failure::Usage(format!(
                "unknown game {name:?}; expected one of {known}{}",
                did_you_mean(name, names())
            ))
        })
}
