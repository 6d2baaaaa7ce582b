//! The pack of the next game at a table. Its folder is read again, because its author may have changed it.

use crate::LocalGame;
use rnw_catalogue::Catalogue;
use rnw_i18n::name;
use rnw_packs::{Files, Report, Severity};
use rnw_plan::{PlanError, load_game, pack};
use rnw_terminal_text::command_line::{argument, line};
use std::path::Path;

/// The files of the pack of the next game, and what has become of the pack since the last game; `None` if it is the
/// same. A pack with errors is not taken over: the one in play stays.
pub(super) fn find(catalogue: &Catalogue, before: &LocalGame) -> (Files, Option<String>) {
    let old = &before.setup.files;
    let Some(content) = before.setup.content.as_deref() else {
        return (old.clone(), None);
    };
    let pack = ("pack", name(content.display().to_string()));
    match read(catalogue, content, before) {
        Ok(files) => {
            let hash = rnw_flip::content::content_hash;
            let is_new = hash(&files) != hash(old);
            let news = is_new.then(|| before.translator.with("play-pack-new", &[pack]));
            (files, news)
        }
        Err(what) => {
            let command = line(["content", "check", &argument(content)]);
            let gaps = [pack, ("what", name(what)), ("command", name(command))];
            let kept = before.translator.with("play-pack-kept", &gaps);
            (old.clone(), Some(kept))
        }
    }
}

/// The files of the pack, if this table can play with them; or what is wrong.
fn read(catalogue: &Catalogue, content: &Path, before: &LocalGame) -> Result<Files, String> {
    let found = pack::find(catalogue, content).map_err(reason)?;
    if found.files == before.setup.files {
        return Ok(found.files);
    }
    let report = pack::check(catalogue, &found).map_err(reason)?;
    if report.has_errors() {
        return Err(first_error(&report));
    }
    let files = found.files;
    let entry = pack::entry_of(catalogue, &files).map_err(reason)?;
    if entry.name != before.setup.entry.name {
        return Err(format!("it is now a pack for {}", entry.name));
    }
    let options: Vec<(String, String)> = before.loaded.game.info().named_options();
    let opened = load_game(catalogue, entry, &files, &options, before.seats.len());
    opened.map(|_| files).map_err(reason)
}

/// Why a pack cannot be used, in one line.
fn reason(error: PlanError) -> String {
    if let PlanError::Pack(problems) = error {
        first_error(&problems.report)
    } else {
        error.to_string()
    }
}

/// The first error of a report, with its place.
fn first_error(report: &Report) -> String {
    let mut problems = report.problems.iter();
    let first = problems.find(|problem| problem.severity == Severity::Error);
    first.map_or_else(String::new, |problem| {
        let (line, column) = problem.position;
        format!("{}:{line}:{column}: {}", problem.path, problem.message)
    })
}
