//! Writes the programs of a pack as lines, or as trees.

use crate::StudioError;
use rnw_catalogue::Catalogue;
use rnw_flip::content::rewrite_programs;
use rnw_packs::{Files, Problem, ProgramForm, Report, Severity, Source};
use rnw_plan::PackProblems;
use rnw_plan::pack;
use rnw_system::{read, write};
use std::ops::Range;
use std::path::{Path, PathBuf};

/// The file with the programs.
const SYMBOLS: &str = "symbols.json";
/// The mark with which some editors begin a file. It is not written again.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// A pack whose programs get another form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProgramsPlan {
    /// The pack, or its file of symbols. An included pack only for a trial.
    pub pack: PathBuf,
    /// The form.
    pub form: ProgramForm,
    /// Whether nothing is written.
    pub is_trial: bool,
}

/// A file of symbols whose programs have another form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RewrittenPrograms {
    /// The path of the file.
    pub path: String,
    /// The new text.
    pub text: String,
    /// The number of programs that changed.
    pub changed: usize,
    /// The number of programs that have no such form, and stay as they are.
    pub kept: usize,
    /// Each program that was written otherwise.
    pub differences: PackProblems,
}

/// Gives the programs of a pack another form, and writes the file unless this is a trial.
///
/// # Errors
/// If there is no such file, if it has errors, or if it cannot be written.
pub fn rewrite(
    catalogue: &Catalogue,
    plan: &ProgramsPlan,
) -> Result<RewrittenPrograms, StudioError> {
    let source = source(catalogue, plan)?;
    let files = Files::new(vec![source.clone()]);
    let mut report = Report::default();
    let Some(rewritten) = rewrite_programs(&source, plan.form, &mut report) else {
        return Err(StudioError::pack(report, &files));
    };
    if !plan.is_trial && !rewritten.changes.is_empty() {
        write::replace(Path::new(&source.path), &rewritten.text)?;
    }
    let problem = |(range, wanted): &(Range<usize>, String)| Problem {
        severity: Severity::Error,
        path: source.path.clone(),
        range: range.clone(),
        position: source.position(range.start),
        message: "this program is written otherwise".to_owned(),
        help: Some(format!("expected {wanted}")),
    };
    let report = Report {
        problems: rewritten.changes.iter().map(problem).collect(),
    };
    Ok(RewrittenPrograms {
        changed: rewritten.changes.len(),
        kept: rewritten.kept.len(),
        text: rewritten.text,
        differences: PackProblems::of(report, files),
        path: source.path,
    })
}

/// The file that the plan names: itself, that of a folder, or, to be read only, that of an included pack.
fn source(catalogue: &Catalogue, plan: &ProgramsPlan) -> Result<Source, StudioError> {
    if let Some(source) = included(catalogue, &plan.pack) {
        if plan.is_trial {
            return Ok(source);
        }
        let (pack, hint) = (plan.pack.display(), pack::folder_hint(&plan.pack));
        return Err(StudioError::Usage(format!(
            "{pack} is an included pack, which cannot be changed; --print shows its programs{hint}"
        )));
    }
    let path = if plan.pack.is_dir() {
        plan.pack.join(SYMBOLS)
    } else {
        plan.pack.clone()
    };
    let text = read::named_text(&path, pack::TEXT_MAX).map_err(|error| error.at(&path))?;
    Ok(Source {
        path: path.display().to_string(),
        name: SYMBOLS.to_owned(),
        text: text.trim_start_matches(BYTE_ORDER_MARK).to_owned(),
    })
}

fn included(catalogue: &Catalogue, pack: &Path) -> Option<Source> {
    let packs = catalogue.packs();
    let found = packs.iter().find(|known| pack.as_os_str() == known.name)?;
    (found.files)().get(SYMBOLS).cloned()
}
