//! Puts what lines say into the tree of `symbols.json`, where everything else finds it as if it were JSON.

use super::line::{ParsedTerms, Term, TermKind, parse};
use super::report::{Problem, Report, Source};
use super::tree::{Field, Kind, Node};
use std::ops::Range;

const PROGRAM: &str = "program";
const ON: &str = "on";

/// Reads the programs that are lines. What is wrong with them is reported under the very word.
pub(crate) fn read_lines(tree: &mut Node<'_>, report: &mut Report) {
    let Some(symbols) = tree.field_mut("symbols") else {
        return;
    };
    let Kind::List(symbols) = &mut symbols.kind else {
        return;
    };
    for symbol in symbols {
        if let Kind::Object(fields) = &mut symbol.kind {
            read_line(fields, report);
        }
    }
}

/// Reads the program of one symbol, if it is a line.
fn read_line(fields: &mut Vec<Field<'_>>, report: &mut Report) {
    let Some(program) = fields.iter_mut().find(|field| field.name == PROGRAM) else {
        return;
    };
    let Some(text) = program.value.text().map(str::to_owned) else {
        return;
    };
    let places = Places::of(&program.value);
    let steps = |steps: Vec<_>, range: Range<usize>| Node {
        kind: Kind::List(steps),
        range,
        source: places.source,
    };
    match parse(&text) {
        Err(fault) => {
            report.add(Problem {
                help: fault.help,
                ..Problem::at(places.source, places.range(&fault.span), fault.message)
            });
            program.value = steps(Vec::new(), program.value.range.clone());
        }
        Ok(ParsedTerms { on, program: line }) => {
            program.value = Node {
                // A warning about the whole program stands under the whole line.
                range: program.value.range.clone(),
                ..places.node(line)
            };
            if let Some((word, triggers)) = on {
                let on = Field {
                    source: places.source,
                    name: ON.to_owned(),
                    name_range: places.range(&word),
                    value: places.node(triggers),
                };
                add_triggers(fields, on, report);
            }
        }
    }
}

/// Adds the triggers of a line to its symbol.
fn add_triggers<'s>(fields: &mut Vec<Field<'s>>, on: Field<'s>, report: &mut Report) {
    if fields.iter().all(|field| field.name != ON) {
        fields.push(on);
        return;
    }
    let range = on.name_range.start..on.value.range.end;
    let message = "the line says when the symbol fires, and so does the field \"on\"; expected only one of them";
    report.add(Problem::at(on.source, range, message.to_owned()));
}

/// Where the bytes of a text in quotes are in its file. Escapes such as `\\u00e9` have more bytes in the file.
pub(super) struct Places<'s> {
    source: &'s Source,
    /// The place of each byte of the text, and of its end.
    bytes: Vec<usize>,
}

impl<'s> Places<'s> {
    pub(crate) fn of(text: &Node<'s>) -> Self {
        let (start, end) = (text.range.start + 1, text.range.end.saturating_sub(1));
        let raw = text.source.text.get(start..end).unwrap_or_default();
        let mut bytes = Vec::new();
        let mut rest = raw.char_indices();
        while let Some((at, c)) = rest.next() {
            let mut length = c.len_utf8();
            if c == '\\' {
                length = 1;
                if let Some((_, 'u')) = rest.next() {
                    length = escaped(rest.by_ref().take(4).map(|(_, digit)| digit));
                }
            }
            bytes.extend(std::iter::repeat_n(start + at, length));
        }
        bytes.push(end);
        Self {
            source: text.source,
            bytes,
        }
    }

    pub(crate) fn range(&self, span: &Range<usize>) -> Range<usize> {
        let at = |byte: usize| {
            let end = self.bytes.last().copied().unwrap_or(0);
            self.bytes.get(byte).copied().unwrap_or(end)
        };
        at(span.start)..at(span.end)
    }

    fn node(&self, term: Term) -> Node<'s> {
        let range = self.range(&term.span);
        let kind = match term.kind {
            TermKind::Plain(value) => Kind::Plain(value),
            TermKind::List(parts) => {
                Kind::List(parts.into_iter().map(|part| self.node(part)).collect())
            }
            TermKind::Object(fields) => {
                let fields = fields.into_iter().map(|(field, value)| Field {
                    source: self.source,
                    name: field.name.to_owned(),
                    name_range: self.range(&field.span),
                    value: self.node(value),
                });
                Kind::Object(fields.collect())
            }
        };
        Node {
            source: self.source,
            range,
            kind,
        }
    }
}

/// The number of bytes of a character that is escaped with these digits. A pair of escapes is one character of four
/// bytes; each of the two counts for two.
fn escaped(digits: impl Iterator<Item = char>) -> usize {
    let code = digits.fold(0, |code, digit| code * 16 + digit.to_digit(16).unwrap_or(0));
    match code {
        0xD800..=0xDFFF => 2,
        _ => char::from_u32(code).map_or(1, char::len_utf8),
    }
}
