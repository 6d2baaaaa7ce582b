//! What is wrong with a pack.

use rnw_packs::{Files, Problem, Report, Severity};
use roll_and_write::text::counted;
use serde::{Serialize, Serializer};
use std::fmt;

/// What is wrong with a pack. As JSON it is a list of [`ProblemLine`]s.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct PackProblems {
    /// The problems.
    pub report: Report,
    /// The files in which they are; `None` if they are not known.
    pub files: Option<Files>,
}

impl PackProblems {
    /// Problems in these files.
    pub fn of(report: Report, files: Files) -> Self {
        let files = Some(files);
        Self { report, files }
    }

    /// How many errors and warnings these are.
    pub fn number(&self) -> String {
        let problems = &self.report.problems;
        let is_error = |problem: &&Problem| problem.severity == Severity::Error;
        let errors = problems.iter().filter(is_error).count();
        match problems.len() - errors {
            0 => counted(errors, "problem"),
            warnings => format!(
                "{}, {}",
                counted(errors, "error"),
                counted(warnings, "warning")
            ),
        }
    }
}

/// Problems in files that are not known.
impl From<Report> for PackProblems {
    fn from(report: Report) -> Self {
        let files = None;
        Self { report, files }
    }
}

/// A problem for programs.
#[derive(Serialize, Debug)]
pub struct ProblemLine<'a> {
    severity: &'static str,
    file: &'a str,
    line: usize,
    column: usize,
    message: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    help: Option<&'a str>,
}

impl<'a> From<&'a Problem> for ProblemLine<'a> {
    fn from(problem: &'a Problem) -> Self {
        let (line, column) = problem.position;
        Self {
            severity: match problem.severity {
                Severity::Error => "error",
                Severity::Warning => "warning",
            },
            file: &problem.path,
            line,
            column,
            message: &problem.message,
            help: problem.help.as_deref(),
        }
    }
}

impl Serialize for PackProblems {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.report.problems.iter().map(ProblemLine::from))
    }
}

/// The number of problems, and the first one.
impl fmt::Display for PackProblems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the content has {}", self.number())?;
        match self.report.problems.as_slice() {
            [] => Ok(()),
            [problem] => write!(f, ": {problem}"),
            [first, ..] => write!(f, "; the first one: {first}"),
        }
    }
}
