//! The pack of the next game at an open table. Its folder is read again, because its author may have changed it.

use super::LocalGame;
use crate::failure::Failure;
use crate::pack;
use rnw_catalogue::Catalogue;
use rnw_i18n::name;
use rnw_packs::{Files, Problem, Report, Severity};
use rnw_terminal_text::command_line;
use std::path::Path;

/// The pack of the next game.
pub(super) struct NextPack {
    pub(super) files: Files,
    /// What has become of the pack since the last game; `None` if it is the same.
    pub(super) news: Option<String>,
}

/// Reads the pack of a table again. A pack with errors is not taken over: the one in play stays.
pub(super) fn find(catalogue: &Catalogue, before: &LocalGame) -> NextPack {
    let same = || NextPack {
        files: before.files.clone(),
        news: None,
    };
    let Some(content) = before.content.as_deref() else {
        return same();
    };
    match read(catalogue, content, before) {
        Ok(files) => {
            let hash = rnw_flip::content::content_hash;
            let is_new = hash(&files) != hash(&before.files);
            let news = is_new.then(|| {
                let pack = [("pack", name(content.display().to_string()))];
                before.translator.with("play-pack-new", &pack)
            });
            NextPack { files, news }
        }
        Err(what) => NextPack {
            news: Some(kept(content, before, &what)),
            ..same()
        },
    }
}

/// The sentence that the last version of the pack stays in play.
fn kept(content: &Path, before: &LocalGame, what: &str) -> String {
    let check = ["content", "check", &command_line::argument(content)].map(str::to_owned);
    let command = command_line::line(check.iter().map(String::as_str));
    let gaps = [
        ("pack", name(content.display().to_string())),
        ("what", name(what)),
        ("command", name(command)),
    ];
    before.translator.with("play-pack-kept", &gaps)
}

/// The files of the pack, if this table can play with them; or what is wrong.
fn read(catalogue: &Catalogue, content: &Path, before: &LocalGame) -> Result<Files, String> {
    let found = pack::find(catalogue, content).map_err(|error| reason(&error.into()))?;
    if found.files == before.files {
        return Ok(found.files);
    }
    let report = pack::check(catalogue, &found).map_err(|error| reason(&error.into()))?;
    if report.has_errors() {
        return Err(first_error(&report));
    }
    let files = found.files;
    let entry = pack::entry_of(catalogue, &files).map_err(|error| reason(&error.into()))?;
    if entry.name != before.entry.name {
        return Err(format!("it is now a pack for {}", entry.name));
    }
    let options: Vec<(String, String)> = before.loaded.game.info().named_options();
    let seats = before.assignments.len();
    let opened = entry.open(&files, &options, seats, catalogue.plugins());
    opened.map(|_| files).map_err(|error| reason(&error.into()))
}

/// A failure in one line.
fn reason(failure: &Failure) -> String {
    if let Failure::Content(summary) = failure {
        first_error(&summary.problems.report)
    } else {
        failure.to_string()
    }
}

/// The first error of a report, with its place.
fn first_error(report: &Report) -> String {
    let is_error = |problem: &&Problem| problem.severity == Severity::Error;
    let first = report.problems.iter().find(is_error);
    first.map_or_else(String::new, |problem| {
        let (line, column) = problem.position;
        format!("{}:{line}:{column}: {}", problem.path, problem.message)
    })
}
