//! Checks records against the rules.

use crate::ArchiveError;
use crate::recorded::{Recorded, guarded, read, translated};
use rnw_catalogue::Catalogue;
use rnw_i18n::{Language, Translations, name};
use rnw_session::{FaultCode, OnFault, Record, RecordError, RecordLine, ReplayVerdict, verify};
use roll_and_write::score::spell;
use roll_and_write::{Arg, Points};
use serde::Serialize;
use serde_json::Number;
use std::path::Path;

/// What the check of a record has found. Programs get its fields as JSON.
#[derive(Serialize, Default, Debug)]
pub struct CheckedRecord {
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
    /// Whether the pack is the one that the record carries.
    #[serde(skip_serializing_if = "is_false")]
    carried: bool,
    /// The length of an incomplete last line in bytes; 0 if the last line is complete.
    torn: usize,
}

#[derive(Serialize, Debug)]
struct Forfeit {
    seat: usize,
    code: FaultCode,
}

/// Whether a record leaves out this field.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
fn is_false(carried: &bool) -> bool {
    !*carried
}

/// The fault by which a seat lost the recorded game.
fn forfeit(record: &Record) -> Option<Forfeit> {
    record.lines.iter().rev().find_map(|line| {
        let RecordLine::PlayerFault {
            seat, code, then, ..
        } = line
        else {
            return None;
        };
        let (seat, code) = (*seat, *code);
        (*then == OnFault::Forfeit).then_some(Forfeit { seat, code })
    })
}

impl CheckedRecord {
    /// Checks a record, or the record of a share code. `content` names its pack.
    ///
    /// # Errors
    /// If it cannot be read, if its game cannot be opened, or if it breaks the rules.
    pub fn of(
        catalogue: &Catalogue,
        path: &Path,
        content: Option<&Path>,
        language: Language,
    ) -> Result<Self, ArchiveError> {
        let (record, tail) = read(catalogue, path, content)?;
        let recorded = Recorded::open(catalogue, path, &record, content)?;
        let game = &recorded.loaded.game;
        let checked = Self {
            torn: tail.torn,
            carried: recorded.is_carried,
            decisions: record.decisions(),
            parts: game.info().parts,
            ..Self::new(path, "complete")
        };
        let verdict = guarded(path, &record, |record| {
            verify(game.clone(), recorded.content(), record)
        })?;
        match verdict {
            ReplayVerdict::Complete(outcome) => {
                let scores = outcome.seats.into_iter().map(|place| place.score).collect();
                Ok(Self {
                    scores: Some(scores),
                    forfeit: forfeit(&record),
                    ..checked
                })
            }
            ReplayVerdict::Unfinished { steps } => Ok(Self {
                verdict: "unfinished",
                steps: Some(steps),
                ..checked
            }),
            ReplayVerdict::Diverging(error) => {
                let translator = recorded.translator(&record, language)?;
                Err(translated(error, &translator).at(path).into())
            }
        }
    }

    /// A record that breaks the rules.
    pub fn diverging(path: &Path, error: &RecordError) -> Self {
        Self {
            line: Some(error.line),
            problem: Some(error.problem.clone()),
            ..Self::new(path, "diverging")
        }
    }

    /// A record that could not be checked, and why.
    pub fn unread(path: &Path, problem: String) -> Self {
        Self {
            problem: Some(problem),
            ..Self::new(path, "unread")
        }
    }

    fn new(path: &Path, verdict: &'static str) -> Self {
        Self {
            file: path.display().to_string(),
            verdict,
            parts: 1,
            ..Self::default()
        }
    }

    /// A score as people read it, such as `23 1/2`.
    fn spelt(&self, score: &Number) -> String {
        let points = score.as_f64().unwrap_or_default() * f64::from(self.parts);
        spell(points.round() as Points, self.parts)
    }

    /// The file and the verdict in words.
    pub fn text(&self, words: &Translations) -> String {
        let number = |number: usize| Arg::Number(number as i64);
        let verdict = match (&self.scores, self.steps, self.line) {
            (Some(scores), ..) => {
                let scores: Vec<String> = scores.iter().map(|score| self.spelt(score)).collect();
                let scores = ("scores", name(scores.join(" : ")));
                match &self.forfeit {
                    None => words.with("cli-verify-complete", &[scores]),
                    Some(Forfeit { seat, code }) => {
                        let (seat, code) = (("seat", number(*seat)), ("code", name(code.word())));
                        words.with("cli-verify-forfeited", &[scores, seat, code])
                    }
                }
            }
            (_, Some(_), _) => {
                let decisions = [("decisions", number(self.decisions))];
                words.with("cli-verify-unfinished", &decisions)
            }
            (.., Some(at)) => {
                let wrong = words.with("cli-verify-diverging", &[("line", number(at))]);
                format!("{wrong}: {}", self.problem.as_deref().unwrap_or_default())
            }
            (None, None, None) => {
                let problem = self.problem.as_deref().unwrap_or_default();
                // The problem names the file again.
                let again = format!("{}: ", self.file);
                let problem = problem.strip_prefix(&again).unwrap_or(problem);
                format!("{}: {problem}", words.text("cli-verify-unread"))
            }
        };
        let carried = self.carried.then(|| words.text("cli-verify-carried"));
        let bytes = [("bytes", number(self.torn))];
        let torn = (self.torn > 0).then(|| words.with("cli-verify-torn", &bytes));
        let notes = carried.into_iter().chain(torn);
        let notes = notes.map(|note| format!(" ({note})"));
        let notes: String = notes.collect();
        format!("{}: {verdict}{notes}", self.file)
    }
}
