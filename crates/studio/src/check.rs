//! Checks packs, and games without a pack.

use crate::{StudioError, print};
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_packs::{Files, Report};
use rnw_plan::PackProblems;
use rnw_plan::pack::{self, LoadedPack};
use rnw_plan::{PlanError, words};
use roll_and_write::text::counted;
use std::path::Path;

/// A checked pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedPack {
    /// The errors and warnings.
    pub problems: PackProblems,
    /// What the pack consists of, in a line; `None` for a pack with errors.
    pub summary: Option<String>,
}

/// Checks the pack in a folder, the included pack with this name, or the game without a pack.
///
/// # Errors
/// If there is no such pack.
pub fn check(catalogue: &Catalogue, name: &Path) -> Result<CheckedPack, StudioError> {
    if let Some(entry) = pack::bare_game(catalogue, name) {
        return Ok(check_bare(entry));
    }
    let pack = match pack::find(catalogue, name) {
        // What cannot be read is a problem of the pack too.
        Err(PlanError::Pack(problems)) => LoadedPack::of(Files::default(), problems.report),
        pack => pack?,
    };
    let (report, scenes) = report(catalogue, &pack)?;
    let files = pack.files;
    let summary = if report.has_errors() {
        None
    } else {
        let warnings = match report.problems.len() {
            0 => String::new(),
            warnings => format!(", {}", counted(warnings, "warning")),
        };
        let (name, what) = (name.display(), summary(catalogue, &files)?);
        let scenes = match scenes {
            0 => String::new(),
            scenes => format!(", {}", counted(scenes, "scene")),
        };
        Some(format!("{name}: no errors{warnings}; {what}{scenes}"))
    };
    Ok(CheckedPack {
        problems: PackProblems::of(report, files),
        summary,
    })
}

/// All errors and warnings of a pack, and the number of its scenes. They are played if it has no errors.
pub(crate) fn report(
    catalogue: &Catalogue,
    pack: &LoadedPack,
) -> Result<(Report, usize), StudioError> {
    let mut report = pack::check(catalogue, pack)?;
    if !report.has_errors() {
        let entry = pack::entry_of(catalogue, &pack.files)?;
        report.extend(print::check_art(catalogue, entry, &pack.files)?);
    }
    #[cfg(feature = "testkit")]
    if !report.has_errors() {
        let entry = pack::entry_of(catalogue, &pack.files)?;
        let checked = crate::scenes::check(catalogue, entry, &pack.files)?;
        report.extend(checked.report);
        return Ok((report, checked.scenes));
    }
    Ok((report, 0))
}

/// What a pack consists of.
fn summary(catalogue: &Catalogue, files: &Files) -> Result<String, StudioError> {
    let entry = pack::entry_of(catalogue, files)?;
    let count = counted(pack::files_read(entry, files), "file");
    let bases = match files.layers().count() - 1 {
        0 => String::new(),
        1 => " on top of another pack".to_owned(),
        bases => format!(" on top of {bases} other packs"),
    };
    let tables = players(&pack::tables(catalogue, entry, files));
    let hash = rnw_flip::content::content_hash(files);
    Ok(format!("{count}{bases}, {tables}, {hash}"))
}

/// Checks a game without a pack: it has at most words.
fn check_bare(entry: &GameEntry) -> CheckedPack {
    let files = (entry.shipped)();
    let report = words::check(entry, &files, true);
    let (name, (least, most)) = (entry.name, entry.seats);
    let count = counted(files.sources().len(), "file");
    let tables = players(&(least..=most).collect::<Vec<_>>());
    let summary = format!("{name}: no pack, no errors; {count} of words, {tables}");
    CheckedPack {
        summary: (!report.has_errors()).then_some(summary),
        problems: PackProblems::of(report, files),
    }
}

/// Numbers of players: `1 to 4 players`, `2 and 4 players`.
fn players(tables: &[usize]) -> String {
    match tables {
        [] => "no players".to_owned(),
        [only] => counted(*only, "player"),
        [least, .., most] if most - least + 1 == tables.len() => {
            format!("{least} to {most} players")
        }
        [others @ .., last] => {
            let others: Vec<String> = others.iter().map(usize::to_string).collect();
            format!("{} and {last} players", others.join(", "))
        }
    }
}
