//! Entry points for input from strangers. They use no files and no screen.
//!
//! Only the fuzz targets and their tests may call them; there is no stability guarantee.

use crate::args::{self, Command, Match, Simulate};
use crate::failure::Failure;
use crate::problems;
use annotate_snippets::Renderer;
use rnw_bots::Bots;
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_i18n::Language;
use rnw_packs::{Files, Report};
use rnw_plan::PackProblems;
use rnw_plan::pack;
use rnw_plan::seating::{self, SeatAssignment};
use rnw_session::SeatInfo;
use roll_and_write::SEATS_MAX;
use std::ffi::OsString;

/// Tables in the browser.
#[cfg(feature = "serve")]
pub mod serving {
    pub use rnw_server::fuzz_api::Conversation;
    pub use rnw_server::{GameLibrary, MoveShown, NewTable, SeatPlan, ServerMessage};

    use rnw_catalogue::Catalogue;
    use std::sync::Arc;

    /// The games of a catalogue with their own packs, as a server has them.
    pub fn library(catalogue: &Catalogue) -> Arc<dyn GameLibrary> {
        Arc::new(rnw_hosting::CatalogueLibrary::alone(catalogue.clone()))
    }
}

/// The result of `rnw content check`: the files with everything that they extend, their game, the problems, and
/// how these are shown.
#[derive(Debug)]
pub struct Checked {
    /// The files.
    pub files: Files,
    /// The game; `None` if there are errors.
    pub entry: Option<GameEntry>,
    /// The errors and warnings.
    pub report: Report,
    /// The printed form of the report.
    pub shown: String,
}

/// Checks a pack that lies in no folder.
///
/// # Errors
/// If it extends a pack that cannot be read.
pub fn check(catalogue: &Catalogue, files: Files) -> Result<Checked, Failure> {
    let pack = pack::loose(catalogue, files)?;
    let report = pack::check(catalogue, &pack)?;
    let files = pack.files;
    let found = PackProblems::of(report.clone(), files.clone());
    let shown: Vec<String> = [Renderer::plain(), Renderer::styled()]
        .iter()
        .flat_map(|renderer| problems::pages(&found, renderer).collect::<Vec<_>>())
        .map(|page| page.as_str().to_owned())
        .collect();
    let entry = match pack::entry_of(catalogue, &files) {
        Ok(entry) if !report.has_errors() => Some(*entry),
        Ok(_) | Err(_) => None,
    };
    Ok(Checked {
        shown: shown.join("\n"),
        files,
        entry,
        report,
    })
}

/// The seats of these players and names.
///
/// # Errors
/// If the players or names are not allowed.
pub fn seats(players: &[String], names: &[String]) -> Result<Vec<SeatInfo>, Failure> {
    let assignments = assignments(players, names)?;
    Ok(assignments.iter().map(SeatAssignment::info).collect())
}

fn assignments(players: &[String], names: &[String]) -> Result<Vec<SeatAssignment>, Failure> {
    Ok(seating::assignments(
        players,
        names,
        Language::English,
        &[],
        (1, SEATS_MAX),
        &Bots::default(),
    )?)
}

/// Reads a command line, assigns its players to seats and finds its game with its options. It does nothing
/// else.
///
/// # Errors
/// With the message for a wrong command line.
pub fn read(catalogue: &Catalogue, words: &[OsString]) -> Result<String, String> {
    let read = crate::read(&mut args::command_for(words), words);
    let (args, _) = read.map_err(|error| error.to_string())?;
    let read = format!("{args:?}");
    let (game, options, assignments) = match &args.command {
        Command::Play(play) => {
            let assignments = assignments(&play.named.or(["me", "greedy"]), &play.names);
            (play.game.as_deref(), play.options.as_slice(), assignments)
        }
        Command::Simulate(Simulate { batch, .. }) | Command::Match(Match { batch, .. }) => {
            let assignments = assignments(&batch.named.or(["greedy", "greedy"]), &[]);
            (batch.game.as_deref(), batch.options.as_slice(), assignments)
        }
        Command::Rules(args) => (Some(args.game.as_str()), [].as_slice(), Ok(Vec::new())),
        Command::Replay(_)
        | Command::Position(_)
        | Command::Learn(_)
        | Command::Daily(_)
        | Command::Resume(_)
        | Command::History(_)
        | Command::Config(_)
        | Command::Verify(_)
        | Command::Analyse(_)
        | Command::Merge(_)
        | Command::Train(_)
        | Command::Bot { .. }
        | Command::List { .. }
        | Command::NewGame(_)
        | Command::Content { .. }
        | Command::Symbols { .. }
        | Command::Completions { .. }
        | Command::Man
        | Command::Schema { .. } => return Ok(read),
        #[cfg(feature = "serve")]
        Command::Serve(_) => return Ok(read),
        #[cfg(feature = "testkit")]
        Command::Test(_) | Command::Shrink(_) => return Ok(read),
    };
    let said = |failure: Failure| failure.to_string();
    let assignments = assignments.map_err(said)?;
    let Some(game) = game else {
        return Ok(read);
    };
    let entry = catalogue.find(game).map_err(|error| error.to_string())?;
    let loaded = entry.open(
        &(entry.shipped)(),
        options,
        assignments.len(),
        catalogue.plugins(),
    );
    loaded.map_err(|error| said(error.into()))?;
    Ok(read)
}
