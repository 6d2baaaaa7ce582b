//! Reads the lines of the tables: their words, and what stands in their fields.

use super::super::steps::{FieldKind, LinePart, WordLine, WordSyntax};
use super::memory::{Input, Label, Missing, Parsed, expect, next, second, take};
use super::term::{Term, TermField, TermKind};
use super::tokens::Kind;
use std::ops::Range;
use winnow::error::ErrMode;
use winnow::stream::Stream;

/// Reads what stands in a field.
pub(super) type ReadField = fn(&mut Input<'_>, FieldKind) -> Parsed<Term>;

/// What the first of these lines says that fits. All of them begin with the next word.
pub(crate) fn said(input: &mut Input<'_>, lines: &[WordLine], field: ReadField) -> Parsed<Term> {
    let token = next(input);
    take(input);
    let after = (input.checkpoint(), input.state.terms());
    for line in lines {
        let mut found = Vec::new();
        match (line.parts.first(), token.kind) {
            (Some(LinePart::Field(name, FieldKind::Flag(_))), _) => {
                let flag = Term::plain(true, &token.span);
                found.push((TermField::new(name, &token.span), flag));
            }
            (Some(LinePart::Field(name, _)), Kind::Word(word)) if word != "marked" => {
                let kind = Term::plain(word, &token.span);
                found.push((TermField::new(name, &token.span), kind));
            }
            _ => {}
        }
        match parts(input, &line.parts[1..], field, &mut found) {
            Err(ErrMode::Backtrack(Missing)) => {
                input.reset(&after.0);
                input.state.restore_terms(after.1);
            }
            Err(error) => return Err(error),
            Ok(()) => {
                let last = input.input.previous_tokens().next();
                let end = last.map_or(token.span.end, |last| last.span.end);
                return Ok(whole(line.of, &token.span, end, found));
            }
        }
    }
    Err(ErrMode::Backtrack(Missing))
}

/// The JSON of a word with what was found in its fields.
fn whole(
    of: &WordSyntax,
    start: &Range<usize>,
    end: usize,
    mut found: Vec<(TermField, Term)>,
) -> Term {
    let span = start.start..end;
    let place = |name| of.fields.iter().position(|(field, _)| *field == name);
    found.sort_by_key(|(field, _)| place(field.name));
    let term = match found.pop() {
        None if of.alone.is_some() => Term::plain(of.word, start),
        Some((TermField { name: "", .. }, value)) => Term::only(of.word, start, value),
        last => {
            found.extend(last);
            let fields = Term {
                span: span.clone(),
                kind: TermKind::Object(found),
            };
            Term::only(of.word, start, fields)
        }
    };
    term.spanning(span)
}

/// Reads parts of a line. What is so anyway is left out, as an author would.
fn parts(
    input: &mut Input<'_>,
    all: &[LinePart],
    field: ReadField,
    found: &mut Vec<(TermField, Term)>,
) -> Parsed<()> {
    let mut before: Option<Range<usize>> = None;
    for (index, part) in all.iter().enumerate() {
        match part {
            LinePart::Words(words) => before = Some(one_of(input, words)?),
            LinePart::Both([first, then]) => {
                let is_there = next(input).kind == Kind::Word(first);
                if !is_there || second(input) != Kind::Word(then) {
                    return Err(ErrMode::Backtrack(Missing));
                }
                take(input);
                take(input);
            }
            LinePart::Field(name, kind) => {
                let value = field(input, *kind)?;
                let word = before.take().unwrap_or_else(|| value.span.clone());
                if name.is_empty() || !is_default(*kind, &value) {
                    found.push((TermField::new(name, &word), value));
                }
            }
            LinePart::Maybe(inner) => {
                if begins_with_number(inner) && !is_number(input, &all[index + 1..]) {
                    continue;
                }
                let start = next(input).span.start;
                match parts(input, inner, field, found) {
                    Err(ErrMode::Backtrack(Missing)) if next(input).span.start == start => {}
                    read => read?,
                }
            }
        }
    }
    Ok(())
}

/// Whether a field means the same if it is left out.
fn is_default(kind: FieldKind, value: &Term) -> bool {
    match &value.kind {
        TermKind::Plain(value) => {
            kind.is_one_by_default() && *value == 1
                || kind == FieldKind::CardArea && value == "card"
        }
        TermKind::List(steps) => matches!(kind, FieldKind::List(_)) && steps.is_empty(),
        TermKind::Object(_) => false,
    }
}

/// The first of these words that is there.
fn one_of(input: &mut Input<'_>, words: &[&'static str]) -> Parsed<Range<usize>> {
    let found = words
        .iter()
        .find(|word| next(input).kind == Kind::Word(word));
    if found.is_some() {
        return Ok(take(input));
    }
    for word in words {
        expect(input, Label::Literal(word), &[word]);
    }
    Err(ErrMode::Backtrack(Missing))
}

fn begins_with_number(parts: &[LinePart]) -> bool {
    matches!(parts, [LinePart::Field(_, FieldKind::Number(_)), ..])
}

/// Whether an optional number is there. The words after it are not, and a name without signs before one of them is
/// more probably missing its own word: `claim cups into cups`.
fn is_number(input: &Input<'_>, after: &[LinePart]) -> bool {
    let begins = |kind: &Kind<'_>, parts: &[LinePart]| {
        let is_word = |words: &Vec<&str>| words.iter().any(|word| *kind == Kind::Word(word));
        matches!(parts.first(), Some(LinePart::Words(words)) if is_word(words))
    };
    let is_optional = |kind: &Kind<'_>| {
        let mut parts = after.iter();
        parts.any(|part| matches!(part, LinePart::Maybe(inner) if begins(kind, inner)))
    };
    match (next(input).kind, second(input)) {
        (first, _) if begins(&first, after) => false,
        (Kind::Word(_), second) => second != Kind::End && !is_optional(&second),
        _ => true,
    }
}
