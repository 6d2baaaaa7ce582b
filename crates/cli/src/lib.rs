#![doc = include_str!("../README.md")]
//!
//! [`run`] reads the arguments, selects a ruleset from the [`Catalogue`] and prints the results; it contains no
//! rules. Anyone can build their own `rnw` with more games:
//!
//! ```no_run
//! use std::process::ExitCode;
//!
//! fn main() -> ExitCode {
//!     let catalogue = rnw_cli::Catalogue::stock();
//!     rnw_cli::run(&catalogue)
//! }
//! ```
//!
//! The command first reads its arguments as typed, then resolves what they mean, then runs. Results go to
//! standard output, everything else to standard error; [`Exit`] lists the exit codes.

mod apart;
mod args;
mod aside;
mod commands;
mod entrance;
mod failure;
#[cfg(feature = "fuzzing")]
#[doc(hidden)]
pub mod fuzz_api;
mod help;
mod language;
mod out;
mod pack;
mod problems;
mod usage;

pub use failure::{Exit, Failure};
pub use rnw_catalogue::{
    AnyGame, Catalogue, CatalogueError, GameEntry, LoadedGame, Opener, SchemaMaker, ShippedPack,
};
#[cfg(feature = "testkit")]
pub use rnw_catalogue::{subject, subject_for};
pub use rnw_system::Bug;

use clap::FromArgMatches;
use clap::error::ErrorKind;
use rnw_i18n::Language;
use rnw_line_mode::settings::{Settings, SettingsFile};
use rnw_line_mode::{HomePage, Preferences, screen};
use roll_and_write::text::printable;
use std::ffi::OsString;
use std::process::ExitCode;

/// Runs the command with the arguments of the process and returns its exit code.
pub fn run(catalogue: &Catalogue) -> ExitCode {
    run_with(catalogue, std::env::args_os()).into()
}

/// Runs the command with these arguments and returns its exit code as a number. The first argument is the name
/// of the program.
pub fn run_with(
    catalogue: &Catalogue,
    args: impl IntoIterator<Item = impl Into<OsString> + Clone>,
) -> u8 {
    let words: Vec<OsString> = args.into_iter().map(Into::into).collect();
    rnw_system::write::survive_limits();
    let (mut file, unread) = match SettingsFile::read() {
        Ok(file) => (file, None),
        Err(error) => (SettingsFile::default(), Some(error.into())),
    };
    let tag = file.settings.language.clone();
    // Loading the help texts takes longer than reading the arguments, and few runs need them.
    let read = read(&mut args::command_for(&words), &words).map_err(|error| {
        if error.kind() == ErrorKind::DisplayVersion {
            return (error, Language::English);
        }
        // Help and argument errors are in the user's language too.
        let typed = language::typed(&words);
        let asked = language::choose(typed, &language::environment, tag.as_deref());
        let asked = asked.unwrap_or_default();
        (usage_error(help::command(asked), &words), asked)
    });
    let is_typed = words.iter().any(|word| word == "--plain");
    let (task, named, apart) = match read {
        Ok((args, apart)) => {
            file.settings.plain = Some(file.settings.plain(args.plain));
            (Task::Command(Box::new(args.command)), args.lang, apart)
        }
        Err((error, language)) => match entrance::page_for(&words) {
            // A person who types no command, or no game, gets a page to choose from.
            Some(page) if is_missing(&error) && may_enter(&file.settings, is_typed) => {
                file.settings.plain = Some(file.settings.plain(is_typed));
                let named = language::typed(&words);
                (Task::Home(page), named, apart::Apart::default())
            }
            _ => return printed(&error, language),
        },
    };
    let language = language::choose(named, &language::environment, tag.as_deref());
    let person = Preferences {
        language: *language.as_ref().unwrap_or(&Language::English),
        file,
    };
    let mut out = out::Out::new(person, named.is_some(), apart);
    let done = rnw_system::caught(|| {
        language
            .and(unread.map_or(Ok(()), Err))
            .and_then(|()| keep_apart(&mut out))
            .and_then(|()| match task {
                Task::Command(command) => commands::run(catalogue, *command, &mut out),
                Task::Home(page) => commands::enter(catalogue, page, &mut out),
            })
            .and_then(|()| out.finish())
    });
    let done = done.unwrap_or_else(|bug| Err(Failure::Bug(bug)));
    out.tell_of_logs();
    match done {
        Ok(()) | Err(Failure::ClosedPipe) => 0,
        Err(failure) => {
            let failure = problems::show_failure(failure, &mut out);
            out.complain(&failure);
            if let (Failure::Bug(_), Some(resume)) = (&failure, out.resume()) {
                out.notice(&resume);
            }
            failure.exit() as u8
        }
    }
}

/// What the command line asks for.
enum Task {
    Command(Box<args::Command>),
    /// A page on which a person chooses.
    Home(HomePage),
}

/// Whether a person is asked who typed no command: at the prompt, if that was typed or is usual, or on the full screen.
fn may_enter(settings: &Settings, is_plain_typed: bool) -> bool {
    let is_plain = settings.plain(is_plain_typed);
    is_plain_typed || screen::is_wanted(false) && is_plain || screen::is_wanted(is_plain)
}

/// Whether the command line lacks something.
fn is_missing(error: &clap::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
            | ErrorKind::MissingSubcommand
            | ErrorKind::MissingRequiredArgument
    )
}

/// Reads the arguments and finds the files that they name.
pub(crate) fn read(
    command: &mut clap::Command,
    words: &[OsString],
) -> Result<(args::Args, apart::Apart), clap::Error> {
    let matches = command.try_get_matches_from_mut(words)?;
    let args = args::Args::from_arg_matches(&matches).map_err(|error| error.format(command))?;
    Ok((args, apart::Apart::of(command, &matches)))
}

/// The help, or an error in the arguments. An error repeats what the user typed, mixed with styles and line
/// breaks. So it is made from arguments without control characters. Only an argument that is not UTF-8 can be
/// wrong itself but correct in its printable form.
fn usage_error(mut command: clap::Command, words: &[OsString]) -> clap::Error {
    let shown: Vec<OsString> = words
        .iter()
        .map(|word| OsString::from(printable(&word.to_string_lossy()).into_owned()))
        .collect();
    let kind = match read(&mut command, words) {
        Err(error) => error.kind(),
        Ok(_) => ErrorKind::InvalidUtf8,
    };
    let again = read(&mut command, &shown).err();
    again.unwrap_or_else(|| clap::Error::new(kind).with_cmd(&command))
}

/// Prints the help, the version or an error in the arguments, and returns the exit code. Clap knows which
/// stream each belongs to.
fn printed(error: &clap::Error, language: Language) -> u8 {
    let done = out::print_clap(error, language);
    if error.use_stderr() {
        // If an error message cannot be printed, the exit code stays the same.
        return Exit::Usage as u8;
    }
    let Err(error) = done else {
        return 0;
    };
    let failure = Failure::from(error);
    if matches!(failure, Failure::ClosedPipe) {
        return 0;
    }
    let _ = aside::line(&format!("rnw: {failure}"));
    failure.exit() as u8
}

/// Fails if two files of the command line are the same and one of them is written. Every command reads the
/// settings.
pub(crate) fn keep_apart(out: &mut out::Out) -> Result<(), Failure> {
    out.apart().check()?;
    match out.person().file.path.clone() {
        Some(path) if path.exists() => out.apart().reads("the settings", &path),
        _ => Ok(()),
    }
}

/// The command line, as completion scripts and the manual page describe it.
pub fn command() -> clap::Command {
    help::documented()
}
