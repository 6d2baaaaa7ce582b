//! `rnw symbols format`: writes the programs of a pack as lines, or as trees.

use crate::args::FormatSymbols;
use crate::failure::{ContentSummary, Failure};
use crate::out::Out;
use crate::{pack, problems};
use rnw_catalogue::Catalogue;
use rnw_flip::content::rewrite_programs;
use rnw_i18n::{Translations, name};
use rnw_packs::{Files, Problem, ProgramForm, Report, Rewritten, Severity, Source};
use rnw_system::{read, write};
use roll_and_write::Arg;
use std::path::Path;

/// The file with the programs.
const SYMBOLS: &str = "symbols.json";
/// The mark with which some editors begin a file. It is not written again.
const BYTE_ORDER_MARK: char = '\u{feff}';

pub(super) fn run(
    catalogue: &Catalogue,
    args: &FormatSymbols,
    out: &mut Out,
) -> Result<(), Failure> {
    let source = source(catalogue, args)?;
    let form = if args.tree {
        ProgramForm::Tree
    } else {
        ProgramForm::Line
    };
    let mut report = Report::default();
    let Some(rewritten) = rewrite_programs(&source, form, &mut report) else {
        return fail(report, source, out);
    };
    if args.check {
        return check(&rewritten, source, out);
    }
    if args.print {
        return out.json_text(rewritten.text);
    }
    if !rewritten.changes.is_empty() {
        write::replace(Path::new(&source.path), &rewritten.text)?;
    }
    let number = |count: usize| Arg::Number(count as i64);
    let found = [
        ("file", name(&source.path)),
        ("changed", number(rewritten.changes.len())),
        ("kept", number(rewritten.kept.len())),
    ];
    let words = Translations::in_language(out.language());
    out.line(&words.with("cli-symbols-formatted", &found))?;
    if !rewritten.kept.is_empty() {
        out.line(&words.with("cli-symbols-kept", &found))?;
    }
    Ok(())
}

/// The file that the command names: itself, that of a folder, or, to be read only, that of an included pack.
fn source(catalogue: &Catalogue, args: &FormatSymbols) -> Result<Source, Failure> {
    let path = if args.pack.is_dir() {
        args.pack.join(SYMBOLS)
    } else {
        args.pack.clone()
    };
    if !path.exists()
        && let Some(source) = included(catalogue, &args.pack)
    {
        if args.print || args.check {
            return Ok(source);
        }
        let pack = args.pack.display();
        return Err(Failure::Usage(format!(
            "{pack} is an included pack, which cannot be changed; --print shows its programs"
        )));
    }
    let text = read::named_text(&path, pack::TEXT_MAX).map_err(|error| error.at(&path))?;
    Ok(Source {
        path: path.display().to_string(),
        name: SYMBOLS.to_owned(),
        text: text.trim_start_matches(BYTE_ORDER_MARK).to_owned(),
    })
}

fn included(catalogue: &Catalogue, pack: &Path) -> Option<Source> {
    let packs = catalogue.packs();
    let found = packs.iter().find(|known| Path::new(known.name) == pack)?;
    (found.files)().get(SYMBOLS).cloned()
}

/// Reports every program that is written otherwise.
fn check(rewritten: &Rewritten, source: Source, out: &mut Out) -> Result<(), Failure> {
    let problem = |(range, wanted): &(std::ops::Range<usize>, String)| Problem {
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
    if report.has_errors() {
        return fail(report, source, out);
    }
    Ok(())
}

fn fail(report: Report, source: Source, out: &mut Out) -> Result<(), Failure> {
    problems::show(&report, &Files::new(vec![source]), out);
    Err(Failure::Content(ContentSummary::printed(report)))
}
