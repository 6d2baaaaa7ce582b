//! Writes the programs of `symbols.json` in another form: as lines or as trees. The rest of the file stays as it is.

use super::json_line::spaced;
use super::line::{Definition, ParsedLine, defined};
use super::line_fields::{Places, definitions, is_line};
use super::objects;
use super::one_or_more::OneOrMore;
use super::report::{Problem, Report, Source};
use super::tree::{Field, Kind, Node};
use super::value_files::TriggerEntry;
use serde_json::Value;
use std::ops::Range;

/// How a program is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProgramForm {
    /// As a line, such as `on mark: advance coins by 1`.
    Line,
    /// As a list of steps in JSON.
    Tree,
}

/// A file whose programs were written in another form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rewritten {
    /// The text of the file.
    pub text: String,
    /// What was changed: the place of each program, and how it is written now.
    pub changes: Vec<(Range<usize>, String)>,
    /// The places of programs that stay as they are, because a comment is inside.
    pub kept: Vec<Range<usize>>,
}

/// Writes the programs of a `symbols.json` in this form. Everything else stays as it is, comments too. A program with a
/// comment inside stays as it is, and so does one that uses definitions of the file. `line_of` writes triggers and a list
/// of steps as a line; `None` if the steps cannot be read.
///
/// Returns `None` if something cannot be read; the report says what.
pub fn rewrite_programs_with(
    source: &Source,
    form: ProgramForm,
    report: &mut Report,
    line_of: &dyn Fn(&[TriggerEntry], &Value) -> Option<String>,
) -> Option<Rewritten> {
    let tree = Node::parse(source, report)?;
    let symbols = tree.field("symbols").map(|symbols| &symbols.value.kind);
    let symbols = match symbols {
        Some(Kind::List(symbols)) => &symbols[..],
        Some(Kind::Plain(_) | Kind::Object(_)) | None => &[],
    };
    let definitions = definitions(&tree, report);
    let mut writer = Writer {
        source,
        definitions,
        form,
        report,
        line_of,
        edits: Vec::new(),
        changes: Vec::new(),
        kept: Vec::new(),
    };
    for symbol in symbols {
        if let Kind::Object(fields) = &symbol.kind {
            writer.symbol(symbol, fields);
        }
    }
    if writer.report.has_errors() {
        return None;
    }
    let Writer {
        mut edits,
        changes,
        kept,
        ..
    } = writer;
    edits.sort_by_key(|(range, _)| std::cmp::Reverse(range.start));
    let mut text = source.text.clone();
    for (range, new) in edits {
        text.replace_range(range, &new);
    }
    Some(Rewritten {
        text,
        changes,
        kept,
    })
}

/// Collects what to change.
struct Writer<'a> {
    source: &'a Source,
    definitions: Vec<Definition>,
    form: ProgramForm,
    report: &'a mut Report,
    line_of: &'a dyn Fn(&[TriggerEntry], &Value) -> Option<String>,
    edits: Vec<(Range<usize>, String)>,
    changes: Vec<(Range<usize>, String)>,
    kept: Vec<Range<usize>>,
}

impl Writer<'_> {
    fn symbol(&mut self, symbol: &Node<'_>, fields: &[Field<'_>]) {
        let Some(index) = fields.iter().position(|field| field.name == "program") else {
            return;
        };
        let program = &fields[index];
        let places = Some(&program.value).filter(|program| is_line(program));
        let line = match places.and_then(Places::of) {
            None => None,
            Some(places) if self.keeps(program, &places) => return,
            Some(places) => match places.spelt.text.parse::<ParsedLine>() {
                Ok(line) => Some(line),
                Err(fault) => {
                    let range = places.range(&fault.span);
                    self.report.add(Problem {
                        help: fault.help,
                        ..Problem::at(self.source, range, fault.message)
                    });
                    return;
                }
            },
        };
        match (self.form, line) {
            (ProgramForm::Tree, Some(line)) => self.tree(program, &line),
            (ProgramForm::Tree, None) => {}
            (ProgramForm::Line, line) => self.line(symbol, fields, index, line),
        }
    }

    /// Whether a program stays as it is: one over several lines, or one that uses definitions, in the form of lines.
    fn keeps(&self, program: &Field<'_>, places: &Places<'_>) -> bool {
        let path = &self.source.path;
        let defined = || defined(&places.spelt, &self.definitions, path, &mut Vec::new());
        let is_plain = || defined().is_ok_and(|line| line.text == places.spelt.text);
        self.form == ProgramForm::Line && program.value.text().is_none() || !is_plain()
    }

    /// Says that a program is wrong. Another command says what is wrong.
    fn unreadable(&mut self, range: Range<usize>) {
        let message = "this program cannot be read; rnw content check says why".to_owned();
        self.report.add(Problem::at(self.source, range, message));
    }

    /// Writes a line as a tree, with its triggers in a field of their own.
    fn tree(&mut self, program: &Field<'_>, line: &ParsedLine) {
        let program_text = format!("\"program\": {}", spaced(&line.program));
        let text = match &line.on {
            None => program_text,
            Some(on) => {
                let one = on.as_array().filter(|on| on.len() == 1);
                let on = one.map_or(on, |one| &one[0]);
                format!("\"on\": {}, {program_text}", spaced(on))
            }
        };
        let whole = program.name_range.start..program.value.range.end;
        self.changes.push((whole.clone(), text.clone()));
        self.edits.push((whole, text));
    }

    /// Writes a program as a line, or a line as it is usually written.
    fn line(
        &mut self,
        symbol: &Node<'_>,
        fields: &[Field<'_>],
        index: usize,
        line: Option<ParsedLine>,
    ) {
        let program = &fields[index];
        let range = program.value.range.clone();
        let was_line = line.is_some();
        if !was_line && has_comment(&self.source.text[range.clone()]) {
            self.kept.push(range);
            return;
        }
        let on_field = fields.iter().position(|field| field.name == "on");
        let (on, steps) = match line {
            Some(line) => (line.on, line.program),
            None => (None, program.value.value()),
        };
        let given = on
            .clone()
            .or_else(|| on_field.map(|on| fields[on].value.value()));
        let triggers = match given {
            None => Ok(OneOrMore::default()),
            Some(on) => objects::read::<OneOrMore<TriggerEntry>>(&on),
        };
        let Ok(triggers) = triggers else {
            self.unreadable(range);
            return;
        };
        // The triggers stay in their own field if a comment is next to them.
        let removed = on_field.map(|on| without(symbol, fields, on));
        let triggers = match (&removed, on) {
            (Some(_), Some(_)) => {
                let message = "the line says when the symbol fires, and so does the field \"on\"; expected only one of them";
                self.report
                    .add(Problem::at(self.source, range, message.to_owned()));
                return;
            }
            (Some(None), None) => &[][..],
            _ => &triggers.0[..],
        };
        let Some(text) = (self.line_of)(triggers, &steps) else {
            self.unreadable(range);
            return;
        };
        if let Some(Some(removed)) = removed {
            self.edits.push((removed, String::new()));
        } else if was_line && program.value.text() == Some(&text) {
            return;
        }
        let text = Value::String(text).to_string();
        self.changes.push((range.clone(), text.clone()));
        self.edits.push((range, text));
    }
}

/// The bytes to take out of an object to remove a field, with one comma; `None` if a comment is next to the field.
fn without(symbol: &Node<'_>, fields: &[Field<'_>], index: usize) -> Option<Range<usize>> {
    let text = &symbol.source.text;
    let field = &fields[index];
    let before = index.checked_sub(1).map(|before| &fields[before]);
    let start = before.map_or(symbol.range.start, |before| before.value.range.end);
    let after = fields.get(index + 1);
    let end = after.map_or(field.value.range.end, |after| after.name_range.start);
    let gaps = [
        start..field.name_range.start,
        field.name_range.end..field.value.range.start,
        field.value.range.end..end,
    ];
    let is_plain = |gap: Range<usize>| !has_comment(&text[gap]);
    if !gaps.into_iter().all(is_plain) {
        return None;
    }
    Some(match after {
        Some(_) => field.name_range.start..end,
        None => start..end,
    })
}

/// Whether a piece of JSON has a comment.
pub(crate) fn has_comment(json: &str) -> bool {
    let mut chars = json.chars().peekable();
    let mut in_text = false;
    while let Some(c) = chars.next() {
        match c {
            '"' => in_text = !in_text,
            '\\' if in_text => {
                chars.next();
            }
            '/' if !in_text && matches!(chars.peek(), Some('/' | '*')) => return true,
            _ => {}
        }
    }
    false
}
