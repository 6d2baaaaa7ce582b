//! `rnw verify`: records held to the rules.

use super::play::open;
use crate::args::{Format, Verify};
use crate::catalogue::{Catalogue, Opened};
use crate::failure::Failure;
use crate::out::Out;
use crate::{pack, saved};
use serde::Serialize;
use session::{Record, RecordError, Verdict};
use std::path::Path;

/// A record's verdict as it is written to JSON.
#[derive(Serialize)]
struct VerdictLine {
    file: String,
    verdict: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    problem: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    scores: Option<Vec<i32>>,
    /// Bytes of a last line that was torn off in the middle of writing.
    torn: usize,
}

pub(super) fn run(catalogue: &Catalogue, args: &Verify, out: &mut Out) -> Result<(), Failure> {
    let mut lines = Vec::new();
    let mut wrong = None;
    for path in &args.files {
        let line = verify(catalogue, path, args, out)?;
        if let (Some(number), Some(problem)) = (line.line, &line.problem) {
            let error = RecordError {
                line: number,
                problem: problem.clone(),
            };
            wrong = wrong.or_else(|| Some(Failure::record(path)(error)));
        }
        if args.output.format == Format::Text {
            out.line(&text(&line))?;
        }
        lines.push(line);
    }
    if args.output.format == Format::Json {
        out.json(&lines)?;
    }
    wrong.map_or(Ok(()), Err)
}

fn verify(
    catalogue: &Catalogue,
    path: &Path,
    args: &Verify,
    out: &mut Out,
) -> Result<VerdictLine, Failure> {
    let mut line = VerdictLine {
        file: path.display().to_string(),
        verdict: "diverging",
        line: None,
        problem: None,
        steps: None,
        scores: None,
        torn: 0,
    };
    let (record, tail) = match saved::read(path) {
        Ok(read) => read,
        Err(Failure::Record { error, .. }) => {
            (line.line, line.problem) = (Some(error.line), Some(error.problem));
            return Ok(line);
        }
        Err(failure) => return Err(failure),
    };
    line.torn = tail.torn;
    let (opened, content) = match game_of(catalogue, &record, args.content.as_deref(), out) {
        Ok(game) => game,
        Err(Failure::Usage(problem)) => {
            (line.line, line.problem) = (Some(1), Some(problem));
            return Ok(line);
        }
        Err(failure) => return Err(failure),
    };
    match session::verify(opened.game, &content, &record) {
        Verdict::Complete(outcome) => {
            line.verdict = "complete";
            line.scores = Some(outcome.seats.iter().map(|place| place.score).collect());
        }
        Verdict::Unfinished { steps } => (line.verdict, line.steps) = ("unfinished", Some(steps)),
        Verdict::Diverging(error) => {
            (line.line, line.problem) = (Some(error.line), Some(error.problem))
        }
    }
    Ok(line)
}

/// The game of a record, with the pack and the options that its header names, and the pack's hash.
pub(super) fn game_of(
    catalogue: &Catalogue,
    record: &Record,
    folder: Option<&Path>,
    out: &mut Out,
) -> Result<(Opened, String), Failure> {
    let header = &record.header;
    let row = super::find(catalogue, &header.ruleset)?;
    let files = pack::files(row, folder)?;
    let options: Vec<(String, String)> = header
        .options
        .iter()
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect();
    let opened = open(row, &files, &options, header.seats.len(), out)?;
    Ok((opened, pack::content_hash(&files)))
}

fn text(line: &VerdictLine) -> String {
    let torn = if line.torn > 0 {
        format!(" (a torn last line of {} bytes is left out)", line.torn)
    } else {
        String::new()
    };
    let verdict = match (line.verdict, &line.scores, line.steps) {
        ("complete", Some(scores), _) => {
            let scores: Vec<String> = scores.iter().map(ToString::to_string).collect();
            format!("complete, {}", scores.join(" : "))
        }
        ("unfinished", _, Some(steps)) => format!("unfinished after {steps} steps"),
        _ => "diverging".to_owned(),
    };
    format!("{}: {verdict}{torn}", line.file)
}
