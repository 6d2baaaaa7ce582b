//! The words, names and signs of lines, and lists in parentheses.

use super::super::steps::WordKind;
use super::memory::{Input, Label, Parsed, deeper, missing, next, take};
use super::term::Term;
use super::tokens::{Kind, is_word};
use std::ops::Range;
use winnow::Parser;
use winnow::combinator::separated;

/// A word of the language.
pub(crate) fn word<'t>(word: &'static str) -> impl FnMut(&mut Input<'t>) -> Parsed<Range<usize>> {
    move |input| {
        if next(input).kind == Kind::Word(word) {
            return Ok(take(input));
        }
        missing(input, Label::Literal(word), &[word])
    }
}

/// A sign.
pub(crate) fn sign<'t>(sign: &'static str) -> impl FnMut(&mut Input<'t>) -> Parsed<Range<usize>> {
    move |input| {
        if next(input).kind == Kind::Sign(sign) {
            return Ok(take(input));
        }
        missing(input, Label::Literal(sign), &[sign])
    }
}

/// One of a few words of the language.
pub(crate) fn one_word(input: &mut Input<'_>, kind: WordKind) -> Parsed<Term> {
    let label = match kind {
        WordKind::Seats => Label::Group("others, next, previous, each, leader or last"),
        WordKind::Trigger => Label::Group("mark, complete, turn, round, scoring or start"),
        WordKind::CellKind => Label::Group("all, marked, free or fresh"),
        WordKind::Offer => Label::Literal("offer"),
    };
    let found = next(input).kind;
    let mut words = kind.words().iter();
    match words.find(|word| found == Kind::Word(word)) {
        Some(word) => Ok(Term::plain(*word, &take(input))),
        None => missing(input, label, kind.words()),
    }
}

/// A name: bare, or in quotes if it is a word of the language.
pub(crate) fn name<'t>(label: &'static str) -> impl FnMut(&mut Input<'t>) -> Parsed<Term> {
    move |input| {
        let token = next(input);
        let name = match token.kind {
            Kind::Word(word) if !is_word(word) => word.to_owned(),
            Kind::Quoted(quoted) => quoted.replace("''", "'"),
            Kind::Word(_)
            | Kind::Unclosed
            | Kind::Number(_)
            | Kind::Sign(_)
            | Kind::Strange(_)
            | Kind::End => return missing(input, Label::Group(label), &[]),
        };
        take(input);
        Ok(Term::plain(name, &token.span))
    }
}

/// A number without a sign, which cannot be worked out.
pub(crate) fn digits(input: &mut Input<'_>) -> Parsed<Term> {
    let Kind::Number(number) = next(input).kind else {
        return missing(input, Label::Group("a whole number"), &[]);
    };
    let span = take(input);
    Ok(Term::plain(number, &span))
}

/// A list in parentheses, with commas.
pub(crate) fn list_of<'t>(
    input: &mut Input<'t>,
    one: fn(&mut Input<'t>) -> Parsed<Term>,
) -> Parsed<Term> {
    let start = sign("(").parse_next(input)?.start;
    let parts: Vec<Term> = deeper(input, |input| {
        separated(0.., one, sign(",")).parse_next(input)
    })?;
    let end = sign(")").parse_next(input)?.end;
    Ok(Term::list(parts, start..end))
}
