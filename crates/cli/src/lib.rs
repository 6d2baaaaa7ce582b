//! The `rnw` command as a library over a catalogue of games.
//!
//! [`run`] reads the arguments, picks a ruleset from the [`Catalogue`] and prints; it holds no rule.
//! Anyone can build an own `rnw` with more games:
//!
//! ```no_run
//! use std::process::ExitCode;
//!
//! fn main() -> ExitCode {
//!     let catalogue = cli::Catalogue::stock();
//!     cli::run(&catalogue)
//! }
//! ```
//!
//! Arguments are read as typed, then as meant, then done. Results go to standard output,
//! everything else to standard error; [`Exit`] lists the exit codes.

mod args;
mod catalogue;
mod clock;
mod commands;
mod draw;
mod failure;
mod help;
mod language;
mod out;
mod outside;
mod pack;
mod pack_hash;
mod page;
mod problems;
mod read;
mod saved;
mod seating;
mod settings;
mod speech;
#[doc(hidden)]
pub mod strangers;
mod tell;
#[cfg(feature = "testkit")]
mod testing;

pub use catalogue::{
    Arena, Catalogue, Counted, Opened, Opener, Row, SchemaMaker, ShippedPack, TurnArena,
};
pub use failure::{Exit, Failure};
#[cfg(feature = "testkit")]
pub use testing::subject;

use clap::error::ErrorKind;
use clap::{FromArgMatches, Parser};
use roll_and_write::text::printable;
use std::ffi::OsString;
use std::process::ExitCode;
use words::Language;

/// Runs the command with the program's arguments and returns its exit code.
pub fn run(catalogue: &Catalogue) -> ExitCode {
    run_with(catalogue, std::env::args_os()).into()
}

/// Runs the command with these arguments, the first of which is the name of the program, and returns its
/// exit code as a number.
pub fn run_with(
    catalogue: &Catalogue,
    args: impl IntoIterator<Item = impl Into<OsString> + Clone>,
) -> u8 {
    let words: Vec<OsString> = args.into_iter().map(Into::into).collect();
    let file = settings::SettingsFile::read(&language::environment);
    let (file, unread) = match file {
        Ok(file) => (file, None),
        Err(failure) => (settings::SettingsFile::default(), Some(failure)),
    };
    let tag = file.settings.language.clone();
    // The words for the help take longer than reading the arguments does, and are seldom asked for.
    let read = args::Args::try_parse_from(&words).or_else(|error| {
        if error.kind() == ErrorKind::DisplayVersion {
            return Err(error);
        }
        // Help and what is wrong with the arguments are told in a language too.
        let typed = language::typed(&words);
        let asked = language::choose(typed, &language::environment, tag.as_deref());
        let mut command = help::command(asked.unwrap_or_default());
        // An error repeats what was typed among styles and lines of its own, so it is made of what steers no
        // screen. Only an argument that is no text can be wrong as it is and right as it is shown.
        let shown = words.iter().map(|word| {
            let text = word.to_string_lossy();
            OsString::from(printable(&text).into_owned())
        });
        let again = (command.try_get_matches_from_mut(shown))
            .and_then(|matches| args::Args::from_arg_matches(&matches));
        let error = again.map_or_else(
            |error| error,
            |_| clap::Error::new(error.kind()).with_cmd(&command),
        );
        Err(error.format(&mut command))
    });
    let args = match read {
        Ok(args) => args,
        Err(error) => {
            // Help and version come this way too.
            out::print_clap(&error);
            return if error.use_stderr() {
                Exit::Usage as u8
            } else {
                0
            };
        }
    };
    let language = language::choose(args.lang, &language::environment, tag.as_deref());
    let mut out = out::Out::new(
        *language.as_ref().unwrap_or(&Language::English),
        args.lang.is_some(),
        file,
    );
    let done = language
        .and(unread.map_or(Ok(()), Err))
        .and_then(|()| commands::run(catalogue, args, &mut out))
        .and_then(|()| out.finish());
    match done {
        Ok(()) | Err(Failure::ClosedPipe) => 0,
        Err(failure) => {
            out.complain(&failure);
            failure.exit() as u8
        }
    }
}

/// The whole command line, as completions and the manual page know it.
pub fn command() -> clap::Command {
    help::command(Language::English)
}
