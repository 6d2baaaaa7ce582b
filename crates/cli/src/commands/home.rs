//! The start page: what a person at a terminal sees who types no command. Whatever a person chooses there is a command
//! line, and can be typed as well.

use super::daily;
use crate::args::{self, Command};
use crate::failure::Failure;
use crate::out::Out;
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_line_mode::{Home, HomePage, LineModeError};
use std::ffi::OsString;

/// Shows the start page, and runs what a person chooses, until the person leaves.
pub(crate) fn run(catalogue: &Catalogue, page: HomePage, out: &mut Out) -> Result<(), Failure> {
    let mut home = Home::new(catalogue)?;
    let mut page = page;
    loop {
        let mut person = out.person().clone();
        let chosen = home.visit(page, &mut person, |notice| out.notice(notice));
        *out.person_mut() = person;
        let Some(words) = chosen? else {
            return Ok(());
        };
        page = HomePage::Start;
        match run_line(catalogue, &words, out) {
            // A game of the day ends with its result.
            Ok(today) => today.into_iter().for_each(|entry| home.played_today(entry)),
            Err(failure @ (Failure::Game(LineModeError::Screen(_)) | Failure::ClosedPipe)) => {
                return Err(failure);
            }
            Err(failure) => home.failed(failure.to_string()),
        }
    }
}

/// Runs a command with these arguments. Returns the game of the day that was played.
fn run_line<'c>(
    catalogue: &'c Catalogue,
    words: &[String],
    out: &mut Out,
) -> Result<Option<&'c GameEntry>, Failure> {
    let words = ["rnw"].into_iter().chain(words.iter().map(String::as_str));
    let words: Vec<OsString> = words.map(OsString::from).collect();
    let read = crate::read(&mut args::command(), &words);
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
