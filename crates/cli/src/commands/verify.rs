//! `rnw verify`: checks records against the rules.

use super::recorded::{self, Recorded, guarded};
use crate::args::{Format, Verify};
use crate::failure::{Failure, spoken};
use crate::out::Out;
use rnw_catalogue::Catalogue;
use rnw_i18n::{Translations, name};
use rnw_session::{FaultCode, OnFault, Record, RecordFileError, RecordLine, ReplayVerdict};
use roll_and_write::score::spell;
use roll_and_write::{Arg, Points};
use serde::Serialize;
use serde_json::Number;
use std::path::Path;

/// The verdict on a record in the JSON output.
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
    /// The number of decisions of an unfinished game, for people.
    #[serde(skip)]
    decisions: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    scores: Option<Vec<Number>>,
    /// How many parts a point has.
    #[serde(skip)]
    parts: Points,
    /// The fault by which a seat lost the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    forfeit: Option<Forfeit>,
    /// The length of an incomplete last line in bytes; 0 if the last line is complete.
    torn: usize,
}

#[derive(Serialize)]
struct Forfeit {
    seat: usize,
    code: FaultCode,
}

/// The fault by which a seat lost the recorded game.
fn forfeit(record: &Record) -> Option<Forfeit> {
    record.lines.iter().rev().find_map(|line| {
        let RecordLine::PlayerFault {
            seat,
            code,
            then: OnFault::Forfeit,
            ..
        } = line
        else {
            return None;
        };
        Some(Forfeit {
            seat: *seat,
            code: *code,
        })
    })
}

pub(super) fn run(catalogue: &Catalogue, args: &Verify, out: &mut Out) -> Result<(), Failure> {
    let words = Translations::in_language(out.language());
    let mut lines = Vec::new();
    let mut wrong = None;
    for path in &args.files {
        let (line, failure) = match verify(catalogue, path, args, out) {
            Ok(line) => (line, None),
            Err(failure) => (VerdictLine::failed(path, &failure), Some(failure)),
        };
        wrong = wrong.or(failure);
        if args.output.format == Format::Text {
            out.line(&text(&line, &words))?;
        }
        lines.push(line);
    }
    if args.output.format == Format::Json {
        out.json(&lines)?;
    }
    wrong.map_or(Ok(()), Err)
}

impl VerdictLine {
    fn new(path: &Path, verdict: &'static str) -> Self {
        Self {
            file: path.display().to_string(),
            verdict,
            line: None,
            problem: None,
            steps: None,
            decisions: 0,
            scores: None,
            parts: 1,
            forfeit: None,
            torn: 0,
        }
    }

    fn failed(path: &Path, failure: &Failure) -> Self {
        if let Failure::Record(RecordFileError { error, .. }) = failure {
            return Self {
                line: Some(error.line),
                problem: Some(error.problem.clone()),
                ..Self::new(path, "diverging")
            };
        }
        Self {
            problem: Some(failure.to_string()),
            ..Self::new(path, "unread")
        }
    }
}

fn verify(
    catalogue: &Catalogue,
    path: &Path,
    args: &Verify,
    out: &mut Out,
) -> Result<VerdictLine, Failure> {
    let (record, tail) = recorded::read(catalogue, path, args.content.as_deref(), out)?;
    let recorded = Recorded::open(catalogue, path, &record, args.content.as_deref(), out)?;
    let line = VerdictLine {
        torn: tail.torn,
        decisions: record.decisions(),
        parts: recorded.loaded.game.info().parts,
        ..VerdictLine::new(path, "complete")
    };
    let verdict = guarded(path, &record, |record| {
        rnw_session::verify(recorded.loaded.game.clone(), &recorded.content, record)
    })?;
    match verdict {
        ReplayVerdict::Complete(outcome) => {
            let scores = outcome.seats.into_iter().map(|place| place.score).collect();
            Ok(VerdictLine {
                scores: Some(scores),
                forfeit: forfeit(&record),
                ..line
            })
        }
        ReplayVerdict::Unfinished { steps } => Ok(VerdictLine {
            verdict: "unfinished",
            steps: Some(steps),
            ..line
        }),
        ReplayVerdict::Diverging(error) => {
            let translator = recorded.translator(&record, out)?;
            Err(spoken(error, &translator).at(path).into())
        }
    }
}

/// A score as people read it, such as `23 1/2`.
fn spelt(score: &Number, parts: Points) -> String {
    let points = score.as_f64().unwrap_or_default() * f64::from(parts);
    spell(points.round() as Points, parts)
}

/// The verdict in words.
fn text(line: &VerdictLine, words: &Translations) -> String {
    let number = |number: usize| Arg::Number(number as i64);
    let problem = line.problem.as_deref().unwrap_or_default();
    let verdict = match (&line.scores, line.steps, line.line) {
        (Some(scores), ..) => {
            let scores: Vec<String> = scores
                .iter()
                .map(|score| spelt(score, line.parts))
                .collect();
            let scores = ("scores", name(scores.join(" : ")));
            match &line.forfeit {
                None => words.with("cli-verify-complete", &[scores]),
                Some(Forfeit { seat, code }) => {
                    let (seat, code) = (("seat", number(*seat)), ("code", name(code.word())));
                    words.with("cli-verify-forfeited", &[scores, seat, code])
                }
            }
        }
        (_, Some(_), _) => {
            let decisions = [("decisions", number(line.decisions))];
            words.with("cli-verify-unfinished", &decisions)
        }
        (.., Some(at)) => {
            let wrong = words.with("cli-verify-diverging", &[("line", number(at))]);
            format!("{wrong}: {problem}")
        }
        (None, None, None) => {
            // The failure names the file again.
            let problem = problem.strip_prefix(&format!("{}: ", line.file));
            let problem = problem.or(line.problem.as_deref()).unwrap_or_default();
            format!("{}: {problem}", words.text("cli-verify-unread"))
        }
    };
    let torn = if line.torn > 0 {
        let torn = words.with("cli-verify-torn", &[("bytes", number(line.torn))]);
        format!(" ({torn})")
    } else {
        String::new()
    };
    format!("{}: {verdict}{torn}", line.file)
}
