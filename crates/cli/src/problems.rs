//! Problems of content, shown where they are.

use crate::out::Out;
use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use roll_and_write::content::{Files, Problem, Report, Severity, Source};
use serde::Serialize;

/// Shows a report on standard error, each problem with its line underlined.
pub(crate) fn show(report: &Report, files: &Files, out: &mut Out) {
    let renderer = if out.notices_have_colors() {
        Renderer::styled()
    } else {
        Renderer::plain()
    };
    let renderer = renderer.decor_style(DecorStyle::Ascii);
    for text in told(report, files, &renderer) {
        out.notice(&text);
    }
}

/// Each problem with its line underlined.
pub(crate) fn told<'a>(
    report: &'a Report,
    files: &'a Files,
    renderer: &'a Renderer,
) -> impl Iterator<Item = String> + 'a {
    let problems = report.problems.iter();
    problems.map(|problem| renderer.render(&groups(problem, files)))
}

fn groups<'a>(problem: &'a Problem, files: &'a Files) -> Vec<Group<'a>> {
    let level = match problem.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let title = level.primary_title(problem.message.as_str());
    // Two packs of a chain may have a file of the same path, one of them within the program.
    let is_meant = |source: &&Source| {
        source.path == problem.path
            && source.text.get(problem.range.clone()).is_some()
            && source.position(problem.range.start) == problem.position
    };
    let source = files.layers().flat_map(Files::sources).find(is_meant);
    let mut group = match source {
        Some(source) => {
            let mark = AnnotationKind::Primary.span(problem.range.clone());
            title.element(
                Snippet::source(&source.text)
                    .path(problem.path.as_str())
                    .annotation(mark),
            )
        }
        None => Group::with_title(title),
    };
    if let Some(help) = &problem.help {
        group = group.element(Level::HELP.message(help.as_str()));
    }
    vec![group]
}

/// A problem as it is written to JSON.
#[derive(Serialize)]
pub(crate) struct ProblemLine<'a> {
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
        let severity = if problem.severity == Severity::Error {
            "error"
        } else {
            "warning"
        };
        let (line, column) = problem.position;
        Self {
            severity,
            file: &problem.path,
            line,
            column,
            message: &problem.message,
            help: problem.help.as_deref(),
        }
    }
}
