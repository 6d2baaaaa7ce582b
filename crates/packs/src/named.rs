//! What the names that a pack defines mean where its programs use them.

use super::line::{ParsedLine, defined};
use super::line_fields::{Places, definitions, is_line};
use super::read::{Layered, laid_over};
use super::report::{Files, Report};
use super::steps::TermSort;
use super::tree::{Kind, Node};
use serde_json::Value;

/// A name that a pack defines, with the values that a program gives it there.
#[derive(Clone, PartialEq, Debug)]
pub struct NamedTerm {
    /// The name.
    pub name: String,
    /// The values in parentheses, such as `(red, 1)`; empty without values.
    pub values: String,
    /// What it names.
    pub sort: TermSort,
    /// What it means, in JSON; for steps a list.
    pub means: Value,
}

/// The definitions that lines of a pack use, each with its values once. A name for a single word is left out, because the
/// word says as much. What cannot be read is left out too; whoever checks the pack reports it.
///
/// ```
/// use rnw_packs::{Files, named_terms};
/// let symbols = r#"{ "define": [{ "name": "shore", "means": "touching (cells with water)" }],
///     "symbols": [{ "name": "s", "program": "mark 1 extra cell in shore" }] }"#;
/// let terms = named_terms(&Files::embedded("mine", &[("symbols.json", symbols)]));
/// assert_eq!(terms[0].name, "shore");
/// assert_eq!(terms[0].means, serde_json::json!({ "touching": { "with": "water" } }));
/// ```
pub fn named_terms(files: &Files) -> Vec<NamedTerm> {
    let mut report = Report::default();
    let Layered::Found(tree) = laid_over(files, "symbols.json", &mut report) else {
        return Vec::new();
    };
    let definitions = definitions(&tree, &mut report);
    let mut used = Vec::new();
    for program in programs(&tree) {
        if let Some(places) = Some(program).filter(|it| is_line(it)).and_then(Places::of) {
            let path = &program.source.path;
            let _ = defined(&places.spelt, &definitions, path, &mut used);
        }
    }
    let uses = used.into_iter().filter_map(|used| {
        let (sort, means) = read(&used.means)?;
        Some(NamedTerm {
            name: definitions[used.definition].name.clone(),
            values: used.values,
            sort,
            means,
        })
    });
    uses.collect()
}

fn programs<'n, 's>(tree: &'n Node<'s>) -> impl Iterator<Item = &'n Node<'s>> {
    let symbols = tree.field("symbols").map(|symbols| &symbols.value.kind);
    let symbols = match symbols {
        Some(Kind::List(symbols)) => &symbols[..],
        Some(Kind::Plain(_) | Kind::Object(_)) | None => &[],
    };
    let programs = symbols.iter().filter_map(|symbol| symbol.field("program"));
    programs.map(|field| &field.value)
}

/// What a part of a line is, and what it says.
pub(crate) fn read(part: &str) -> Option<(TermSort, Value)> {
    let is_word = part
        .trim()
        .chars()
        .all(|c| c.is_alphanumeric() || c == '-' || c == '_');
    if is_word {
        return None;
    }
    let inside = [
        (
            TermSort::Set,
            format!("mark 1 extra cell in ({part})"),
            "/0/extra_mark/where",
        ),
        (TermSort::Number, format!("score ({part})"), "/0/score"),
        (
            TermSort::Condition,
            format!("if ({part}) then spend"),
            "/0/if/test",
        ),
        (TermSort::Step, part.to_owned(), ""),
    ];
    inside.into_iter().find_map(|(sort, line, at)| {
        let line: ParsedLine = line.parse().ok()?;
        Some((sort, line.program.pointer(at)?.clone()))
    })
}
