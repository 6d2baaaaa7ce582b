//! Prints problems of content with their position.

use crate::failure::{ContentSummary, Failure};
use crate::out::Out;
use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use rnw_packs::{Files, Problem, Report, Severity, Source};
use rnw_studio::PackProblems;
use rnw_terminal_text::Page;
use roll_and_write::text::{is_steering, printable};
use std::ops::Range;

/// Prints a report on standard error, with the line of each problem underlined.
pub(crate) fn show(report: &Report, files: &Files, out: &mut Out) {
    let renderer = if out.notices_have_colors() {
        Renderer::styled()
    } else {
        Renderer::plain()
    };
    let renderer = renderer.decor_style(DecorStyle::Ascii);
    for page in pages(report, files, &renderer) {
        out.notice_page(&page);
    }
}

/// Prints the problems of a failure, unless they are printed already. They are in these files, if the failure does not
/// name others.
pub(crate) fn show_failure(failure: impl Into<Failure>, files: &Files, out: &mut Out) -> Failure {
    let failure = show_own(failure, out);
    let Failure::Content(summary) = failure else {
        return failure;
    };
    if summary.is_printed() {
        return Failure::Content(summary);
    }
    let report = summary.problems.report;
    show(&report, files, out);
    Failure::Content(ContentSummary::printed(report))
}

/// Prints the problems of a failure that has their files, unless they are printed already.
pub(crate) fn show_own(failure: impl Into<Failure>, out: &mut Out) -> Failure {
    let failure = failure.into();
    let Failure::Content(summary) = failure else {
        return failure;
    };
    if summary.is_printed() || !summary.has_files() {
        return Failure::Content(summary);
    }
    let PackProblems { report, files } = summary.problems;
    show(&report, &files, out);
    Failure::Content(ContentSummary::printed(report))
}

/// Each problem as a page, with its line underlined.
pub(crate) fn pages<'a>(
    report: &'a Report,
    files: &'a Files,
    renderer: &'a Renderer,
) -> impl Iterator<Item = Page> + 'a {
    let problems = report.problems.iter();
    problems.map(|problem| Page::rendered(&renderer.render(&groups(problem, files))))
}

fn groups<'a>(problem: &'a Problem, files: &'a Files) -> Vec<Group<'a>> {
    let level = match problem.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let title = level.primary_title(printable(&problem.message));
    // Two packs of a chain may have a file with the same path: one of them may be part of the program.
    let is_meant = |source: &&Source| {
        source.path == problem.path
            && source.text.get(problem.range.clone()).is_some()
            && source.position(problem.range.start) == problem.position
    };
    let source = files.layers().flat_map(Files::sources).find(is_meant);
    let mut group = match source {
        Some(source) => {
            let (text, range) = shown(&source.text, problem.range.clone());
            let mark = AnnotationKind::Primary.span(range);
            title.element(
                Snippet::source(text)
                    .path(printable(&problem.path))
                    .annotation(mark),
            )
        }
        // A file that could not be read has no line to show.
        None if problem.position != (0, 0) => title.element(Origin::path(printable(&problem.path))),
        None => Group::with_title(title),
    };
    if let Some(help) = &problem.help {
        group = group.element(Level::HELP.message(printable(help)));
    }
    vec![group]
}

/// A file in printable form with its line breaks, and a range moved to match. Columns count the printed
/// characters.
fn shown(text: &str, range: Range<usize>) -> (String, Range<usize>) {
    let mut shown = String::with_capacity(text.len());
    let mut moved = range.clone();
    for (at, c) in text.char_indices() {
        if at == range.start {
            moved.start = shown.len();
        }
        if at == range.end {
            moved.end = shown.len();
        }
        if is_steering(c) && !matches!(c, '\n' | '\t') {
            // Files from other systems may end their lines with `\r\n`.
            if c != '\r' || !text[at + 1..].starts_with('\n') {
                shown.extend(c.escape_default());
            }
        } else {
            shown.push(c);
        }
    }
    if range.start >= text.len() {
        moved.start = shown.len();
    }
    if range.end >= text.len() {
        moved.end = shown.len();
    }
    (shown, moved)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_shown_with_its_lines_and_without_what_steers() {
        let text = "a\u{1b}[2J\r\n\tb\u{202e}c\r\u{9b}";
        let expected = "a\\u{1b}[2J\n\tb\\u{202e}c\\r\\u{9b}";
        for (range, found) in [
            ("b\u{202e}c", "b\\u{202e}c"),
            ("c", "c"),
            ("\u{9b}", "\\u{9b}"),
        ] {
            let start = text.find(range).unwrap();
            let (shown, moved) = shown(text, start..start + range.len());
            assert_eq!(shown, expected);
            assert_eq!(&shown[moved], found);
        }
        let (_, end) = shown(text, text.len()..text.len());
        assert_eq!(end, expected.len()..expected.len());
    }
}
