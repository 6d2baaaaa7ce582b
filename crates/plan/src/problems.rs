//! What is wrong with a pack.

use rnw_packs::{Files, Problem, Report, Severity};
use roll_and_write::text::counted;
use serde::{Serialize, Serializer};
use std::fmt;

/// What is wrong with a pack. As JSON it is a list of objects with severity, file, line, column, message
/// and help.
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
struct ProblemLine<'a> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_and_warnings_are_counted_apart() {
        let of = |errors: usize, warnings: usize| {
            let severities = std::iter::repeat_n(Severity::Error, errors)
                .chain(std::iter::repeat_n(Severity::Warning, warnings));
            let problem = |severity| Problem {
                severity,
                path: "game.json".to_owned(),
                range: 0..0,
                position: (1, 1),
                message: "wrong".to_owned(),
                help: None,
            };
            let problems = severities.map(problem).collect();
            PackProblems::from(Report { problems }).number()
        };
        assert_eq!(of(1, 0), "1 problem");
        assert_eq!(of(2, 0), "2 problems");
        assert_eq!(of(1, 1), "1 error, 1 warning");
        assert_eq!(of(2, 3), "2 errors, 3 warnings");
    }
}
