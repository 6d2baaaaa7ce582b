//! Writes the programs of `symbols.json` in another form.

use super::symbol_files::program_line;
use crate::instructions::StepEntry;
use rnw_packs::{ProgramForm, Report, Rewritten, Source, rewrite_programs_with, value};

/// Writes the programs of a `symbols.json` in this form. Everything else stays as it is, comments too. A program with a
/// comment inside stays as it is.
///
/// Returns `None` if something cannot be read; the report says what.
///
/// ```
/// use rnw_flip::content::rewrite_programs;
/// use rnw_packs::{ProgramForm, Report, Source};
/// let text = r#"{ "symbols": [{ // Gold.
///     "name": "coin", "on": "mark", "program": [{ "advance": { "track": "coins" } }] }] }"#;
/// let source = Source { path: "symbols.json".into(), name: "symbols.json".into(), text: text.into() };
/// let mut report = Report::default();
/// let lines = rewrite_programs(&source, ProgramForm::Line, &mut report).unwrap();
/// assert_eq!(lines.text, r#"{ "symbols": [{ // Gold.
///     "name": "coin", "program": "on mark: advance coins by 1" }] }"#);
/// let source = Source { text: lines.text, ..source };
/// assert_eq!(rewrite_programs(&source, ProgramForm::Tree, &mut report).unwrap().text, text);
/// ```
pub fn rewrite_programs(
    source: &Source,
    form: ProgramForm,
    report: &mut Report,
) -> Option<Rewritten> {
    rewrite_programs_with(source, form, report, &|on, steps| {
        let steps = value::<Vec<StepEntry>>(steps)?;
        program_line(on, &steps)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(symbol: &str) -> Source {
        Source {
            path: "symbols.json".to_owned(),
            name: "symbols.json".to_owned(),
            text: format!("{{ \"symbols\": [{{ {symbol} }}] }}"),
        }
    }

    #[track_caller]
    fn check(from: &str, form: ProgramForm, to: &str) {
        let mut report = Report::default();
        let found = rewrite_programs(&source(from), form, &mut report);
        let found = found.unwrap_or_else(|| panic!("{report}"));
        assert_eq!(found.text, source(to).text);
        assert_eq!(found.changes.is_empty(), from == to);
        let again = rewrite_programs(&source(to), form, &mut report).unwrap();
        assert_eq!(again.text, found.text, "again");
        assert!(again.changes.is_empty(), "{:?}", again.changes);
    }

    #[test]
    fn a_tree_becomes_a_line_and_takes_its_triggers_along() {
        use ProgramForm::Line;
        let spend = r#""program": "on mark: spend""#;
        check(r#""program": ["spend"]"#, Line, spend);
        check(r#""on": "mark", "program": ["spend"]"#, Line, spend);
        check(r#""program": ["spend"], "on": "mark""#, Line, spend);
        check(
            r#""on": ["round", "complete"], "order": "free", "program": [{ "if": { "test": { "full": "row" },
               "then": [{ "claim": { "pool": "by" } }, "spend"] } }]"#,
            Line,
            r#""order": "free", "program": "on round or complete: if row is full then (claim from 'by'; spend)""#,
        );
        check(
            r#""program": "on mark: advance coins;copy""#,
            Line,
            r#""program": "on mark: advance coins by 1; copy""#,
        );
    }

    #[test]
    fn comments_stay() {
        use ProgramForm::Line;
        let inside = "\"program\": [ // Once.\n \"spend\"]";
        check(inside, Line, inside);
        check(
            "// When.\n\"on\": \"turn\", \"program\": [\"spend\"]",
            Line,
            "// When.\n\"on\": \"turn\", \"program\": \"spend\"",
        );
        check(
            "\"on\": \"turn\", // Always.\n\"program\": [\"spend\"]",
            Line,
            "\"on\": \"turn\", // Always.\n\"program\": \"spend\"",
        );
    }

    #[test]
    fn a_line_becomes_a_tree() {
        use ProgramForm::Tree;
        check(
            r#""program": "on round or complete: advance coins""#,
            Tree,
            r#""on": ["round", "complete"], "program": [{ "advance": { "track": "coins" } }]"#,
        );
        check(
            r#""on": "turn", "program": "mark 1 extra cell; copy""#,
            Tree,
            r#""on": "turn", "program": [{ "extra_mark": {} }, "copy"]"#,
        );
    }

    #[test]
    fn what_cannot_be_read_is_reported_and_nothing_is_written() {
        for (symbol, expected) in [
            (
                r#""program": "on mark: fly""#,
                "found \"fly\"; expected a step",
            ),
            (r#""program": ["fly"]"#, "this program cannot be read"),
            (
                r#""on": "never", "program": "spend""#,
                "this program cannot be read",
            ),
            (
                r#""on": "mark", "program": "on mark: spend""#,
                "the line says when",
            ),
        ] {
            let mut report = Report::default();
            let found = rewrite_programs(&source(symbol), ProgramForm::Line, &mut report);
            assert_eq!(found, None, "{symbol}");
            assert!(report.to_string().contains(expected), "{report}");
        }
    }
}
