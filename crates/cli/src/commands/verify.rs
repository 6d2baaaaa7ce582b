//! `rnw verify`: records held to the rules.

use super::play::open;
use crate::args::{Format, Verify};
use crate::catalogue::{Catalogue, Opened, Row, ShippedPack};
use crate::failure::{Failure, spoken};
use crate::out::Out;
use crate::speech::speech;
use crate::{pack, saved};
use roll_and_write::content::Files;
use serde::Serialize;
use serde_json::Number;
use session::{FaultCode, Header, Line, OnFault, Record, Verdict};
use std::path::Path;
use words::Speech;

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
    scores: Option<Vec<Number>>,
    /// The fault by which a seat has lost.
    #[serde(skip_serializing_if = "Option::is_none")]
    forfeit: Option<Forfeit>,
    /// Bytes of a last line that was torn off in the middle of writing.
    torn: usize,
}

#[derive(Serialize)]
struct Forfeit {
    seat: usize,
    code: FaultCode,
}

/// The fault by which a seat has lost in a record.
fn forfeit(record: &Record) -> Option<Forfeit> {
    record.lines.iter().rev().find_map(|line| {
        let Line::PlayerFault {
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
    let mut lines = Vec::new();
    let mut wrong = None;
    for path in &args.files {
        let (line, failure) = match verify(catalogue, path, args, out) {
            Ok(line) => (line, None),
            Err(failure) => (VerdictLine::failed(path, &failure), Some(failure)),
        };
        wrong = wrong.or(failure);
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

impl VerdictLine {
    fn new(path: &Path, verdict: &'static str) -> Self {
        Self {
            file: path.display().to_string(),
            verdict,
            line: None,
            problem: None,
            steps: None,
            scores: None,
            forfeit: None,
            torn: 0,
        }
    }

    fn failed(path: &Path, failure: &Failure) -> Self {
        if let Failure::Record { error, .. } = failure {
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
    let (record, tail) = saved::read(path)?;
    let Recorded {
        row,
        files,
        opened,
        content,
    } = Recorded::open(catalogue, path, &record, args.content.as_deref(), out)?;
    let line = VerdictLine {
        torn: tail.torn,
        ..VerdictLine::new(path, "complete")
    };
    match session::verify(opened.game, &content, &record) {
        Verdict::Complete(outcome) => {
            let scores = outcome.seats.into_iter().map(|place| place.score).collect();
            Ok(VerdictLine {
                scores: Some(scores),
                forfeit: forfeit(&record),
                ..line
            })
        }
        Verdict::Unfinished { steps } => Ok(VerdictLine {
            verdict: "unfinished",
            steps: Some(steps),
            ..line
        }),
        Verdict::Diverging(error) => {
            let speech = speech_of(row, &record, &files, out)?;
            Err(Failure::record(path)(spoken(error, &speech)))
        }
    }
}

/// The words of a record's game and the names of its players.
pub(super) fn speech_of(
    row: &Row,
    record: &Record,
    files: &Files,
    out: &Out,
) -> Result<Speech, Failure> {
    let seats = record.header.seats.iter();
    let names = seats.map(|seat| seat.name.clone()).collect();
    speech(row, files, names, out.language())
}

/// The game of a record, opened with the pack and the options that it was recorded with.
pub(super) struct Recorded<'c> {
    pub(super) row: &'c Row,
    pub(super) files: Files,
    pub(super) opened: Opened,
    /// The hash of the pack.
    pub(super) content: String,
}

impl<'c> Recorded<'c> {
    /// Opens the game that the header of a record names, with the pack of the command line or else the
    /// one that the game is shipped with.
    pub(super) fn open(
        catalogue: &'c Catalogue,
        path: &Path,
        record: &Record,
        content: Option<&Path>,
        out: &mut Out,
    ) -> Result<Self, Failure> {
        let wrong = |failure: Failure| failure.in_header(path);
        let header = &record.header;
        let row = super::find(catalogue, &header.ruleset).map_err(wrong)?;
        let files = match content {
            Some(content) => {
                let files = pack::named(catalogue, content, out)?;
                pack::agree(catalogue, row, content, &files).map_err(wrong)?;
                files
            }
            None => (row.shipped)(),
        };
        let options: Vec<(String, String)> = header
            .options
            .iter()
            .map(|(name, value)| (name.clone(), value.clone()))
            .collect();
        check_plugins(catalogue, header).map_err(wrong)?;
        let opened =
            open(catalogue, row, &files, &options, header.seats.len(), out).map_err(wrong)?;
        let content = session::content_hash(&files);
        if content != header.content {
            return Err(wrong(other_pack(catalogue, &header.content, &content)));
        }
        Ok(Self {
            row,
            files,
            opened,
            content,
        })
    }
}

/// A record may need effects that this program has not.
fn check_plugins(catalogue: &Catalogue, header: &Header) -> Result<(), Failure> {
    let plugins = catalogue.plugins();
    let built_in = header
        .plugins
        .iter()
        .filter(|name| name.starts_with("rust:"));
    for name in built_in {
        plugins
            .find(name)
            .map_err(|unknown| Failure::Usage(unknown.to_string()))?;
    }
    let needs_modules = header
        .plugins
        .iter()
        .find(|name| name.starts_with("module:"));
    match needs_modules.filter(|_| plugins.modules().is_none()) {
        Some(name) => Err(Failure::Usage(format!(
            "the record needs {name}, but this program is built without modules"
        ))),
        None => Ok(()),
    }
}

/// A record of another pack, and how the right one is named.
fn other_pack(catalogue: &Catalogue, recorded: &str, found: &str) -> Failure {
    let is_meant = |shipped: &ShippedPack| {
        let pack = pack::shipped(catalogue, *shipped);
        pack.is_ok_and(|pack| session::content_hash(&pack.files) == recorded)
    };
    let advice = match catalogue.packs().into_iter().find(is_meant) {
        Some(meant) => format!("it was recorded with --content {}", meant.name),
        None => "name the pack that it was recorded with: --content PACK".to_owned(),
    };
    Failure::Usage(format!(
        "content {recorded:?}; this game has content {found:?}; {advice}"
    ))
}

fn text(line: &VerdictLine) -> String {
    let verdict = match (&line.scores, line.steps, &line.problem) {
        (Some(scores), ..) => {
            let scores: Vec<String> = scores.iter().map(ToString::to_string).collect();
            let forfeit = line.forfeit.as_ref().map(|forfeit| {
                let (seat, code) = (forfeit.seat, forfeit.code.word());
                format!("; seat {seat} has forfeited ({code})")
            });
            let forfeit = forfeit.unwrap_or_default();
            format!("complete, {}{forfeit}", scores.join(" : "))
        }
        (_, Some(steps), _) => format!("unfinished after {steps} steps"),
        (.., problem) => {
            let place = line
                .line
                .map(|line| format!(" at line {line}"))
                .unwrap_or_default();
            format!(
                "{}{place}: {}",
                line.verdict,
                problem.as_deref().unwrap_or_default()
            )
        }
    };
    let torn = if line.torn > 0 {
        format!(" (a torn last line of {} bytes is left out)", line.torn)
    } else {
        String::new()
    };
    format!("{}: {verdict}{torn}", line.file)
}
