//! The start page: what a person at a terminal sees who types no command. Whatever a person chooses there is a command
//! line, and can be typed as well.

use super::daily;
use crate::args::{self, Command};
use crate::failure::Failure;
use crate::out::Out;
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_i18n::Translations;
use rnw_line_mode::{Home, HomeChoice, HomeExit, HomePage, LineModeError, PromptHome};
use std::ffi::{OsStr, OsString};

/// Asks at the prompt what a person wants, and runs it, until the person leaves.
fn run_at_prompt(catalogue: &Catalogue, page: HomePage, out: &mut Out) -> Result<(), Failure> {
    let mut page = page;
    loop {
        let words = Translations::in_language(out.language());
        let mut home = PromptHome {
            catalogue,
            prompt: out,
            words,
        };
        let Some(choice) = home.visit(page)? else {
            return Ok(());
        };
        page = HomePage::Start;
        match run_line(catalogue, &words_of(choice), out) {
            Ok(_) => {}
            Err(failure @ (Failure::Game(LineModeError::InputEnded(_)) | Failure::ClosedPipe)) => {
                return Err(failure);
            }
            Err(failure) => out.complain(&failure),
        }
    }
}

/// Shows the start page, and runs what a person chooses, until the person leaves.
pub(crate) fn run(catalogue: &Catalogue, page: HomePage, out: &mut Out) -> Result<(), Failure> {
    if out.settings().plain(false) {
        return run_at_prompt(catalogue, page, out);
    }
    let mut home = Home::new(catalogue)?;
    let mut page = page;
    loop {
        let mut person = out.person().clone();
        let chosen = home.visit(page, &mut person, |notice| out.notice(notice));
        *out.person_mut() = person;
        let choice = match chosen? {
            HomeExit::Chosen(choice) => choice,
            HomeExit::Left => return Ok(()),
            HomeExit::Signal(signal) => rnw_programs::end_as_by_signal(signal),
        };
        page = HomePage::Start;
        match run_line(catalogue, &words_of(choice), out) {
            // A game of the day ends with its result.
            Ok(today) => today.into_iter().for_each(|entry| home.played_today(entry)),
            Err(failure @ (Failure::Game(LineModeError::Screen(_)) | Failure::ClosedPipe)) => {
                return Err(failure);
            }
            Err(failure) => home.failed(failure.to_string()),
        }
    }
}

/// The arguments of the command that does what a person chose.
fn words_of(choice: HomeChoice<'_>) -> Vec<OsString> {
    let two = |command: &str, named: &OsStr| vec![command.into(), named.to_owned()];
    match choice {
        HomeChoice::Resume(None) => vec!["resume".into()],
        HomeChoice::Resume(Some(record)) => two("resume", record.as_os_str()),
        HomeChoice::Replay(record) => two("replay", record.as_os_str()),
        HomeChoice::Learn(entry) => two("learn", entry.name.as_ref()),
        HomeChoice::Daily(entry) => two("daily", entry.name.as_ref()),
        HomeChoice::Play {
            entry,
            pack,
            players,
            options,
        } => {
            let mut words = two("play", entry.name.as_ref());
            words.extend(["--players".into(), players.join(",").into()]);
            words.extend(
                pack.into_iter()
                    .flat_map(|pack| two("--content", pack.as_ref())),
            );
            for (option, value) in options {
                words.extend(["--option".into(), format!("{option}={value}").into()]);
            }
            words
        }
    }
}

/// Runs a command with these arguments. Returns the game of the day that was played.
fn run_line<'c>(
    catalogue: &'c Catalogue,
    words: &[OsString],
    out: &mut Out,
) -> Result<Option<&'c GameEntry>, Failure> {
    let name = OsString::from("rnw");
    let words: Vec<OsString> = [name].iter().chain(words).cloned().collect();
    let read = crate::read(&mut args::command_for(&words), &words);
    let (args, apart) = read.map_err(|error| Failure::Internal(error.to_string()))?;
    // The files of the command before are no longer in use.
    *out.apart() = apart;
    crate::keep_apart(out)?;
    if let Command::Daily(args) = &args.command
        && let Some(game) = &args.game
    {
        let entry = catalogue.find(game)?;
        daily::play_today(catalogue, entry, args, out)?;
        return Ok(Some(entry));
    }
    super::run(catalogue, args.command, out)?;
    // What was printed is shown before the next page covers it.
    out.finish()?;
    Ok(None)
}
