//! Prints problems of content with their position.

use crate::failure::Failure;
use crate::out::Out;
use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use rnw_packs::{Files, Problem, Severity, Source};
use rnw_plan::PackProblems;
use rnw_terminal_text::Page;
use roll_and_write::text::{is_steering, printable};
use std::ops::Range;

/// Prints problems on standard error, with the line of each underlined.
pub(crate) fn show(problems: &PackProblems, out: &mut Out) {
    let renderer = if out.notices_have_colors() {
        Renderer::styled()
    } else {
        Renderer::plain()
    };
    let renderer = renderer.decor_style(DecorStyle::Ascii);
    for page in pages(problems, &renderer) {
        out.notice_page(&page);
    }
}

/// Prints the problems for which a pack is refused.
pub(crate) fn refused(problems: &PackProblems, out: &mut Out) -> Failure {
    show(problems, out);
    Failure::PrintedContent(problems.number())
}

/// Prints the problems of a failure whose files are known. The others have a place in the failure itself.
pub(crate) fn show_failure(failure: impl Into<Failure>, out: &mut Out) -> Failure {
    let failure = failure.into();
    if let Failure::Content(problems) = &failure
        && problems.files.is_some()
    {
        return refused(problems, out);
    }
    failure
}

/// Each problem as a page, with its line underlined.
pub(crate) fn pages(problems: &PackProblems, renderer: &Renderer) -> impl Iterator<Item = Page> {
    let files = problems.files.as_ref();
    let problems = problems.report.problems.iter();
    problems.map(move |problem| Page::rendered(&renderer.render(&groups(problem, files))))
}

fn groups<'a>(problem: &'a Problem, files: Option<&'a Files>) -> Vec<Group<'a>> {
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
    let layers = files.into_iter().flat_map(Files::layers);
    let source = layers.flat_map(Files::sources).find(is_meant);
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
        None if problem.position != (0, 0) => {
            let (origin, (line, column)) =
                (Origin::path(printable(&problem.path)), problem.position);
            title.element(match (line, column) {
                (1, 1) => origin,
                _ => origin.line(line).char_column(column),
            })
        }
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
