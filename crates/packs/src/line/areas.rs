//! The grammar of areas: sets of cells.
//!
//! A part such as `row` stands alone. A set of several parts stands in parentheses.

use super::memory::{
    Input, Label, Parsed, deeper, fail, missing, next, one_more_term, second, take, teach,
};
use super::term::{Term, TermField, TermKind};
use super::tokens::Kind;
use super::words::{SYMBOL, digits, list_of, name, sign, word};
use std::ops::Range;
use winnow::Parser;
use winnow::combinator::opt;

/// The message about a set that needs parentheses.
const UNCLASPED: &str =
    "found \"except\"; expected a set in parentheses, such as (row except this cell)";
/// The parts that stand alone: the words of the line, and the word of the JSON form.
const ALONE: [(&str, Option<&str>, &str); 11] = [
    ("row", None, "row"),
    ("column", None, "column"),
    ("card", None, "card"),
    ("neighbours", None, "near"),
    ("other", Some("board"), "other"),
    ("any", Some("board"), "anywhere"),
    ("this", Some("cell"), "this_cell"),
    ("diagonal", None, "diagonal"),
    ("surroundings", None, "surroundings"),
    ("border", None, "border"),
    ("entry", None, "entry"),
];
/// The words with which a part in parentheses can begin, and an example of each. The others need no example.
const INSIDE: [(&str, &str); 8] = [
    ("marked", "free cells in (row except marked)"),
    ("free", "mark 1 extra cell in (row and free)"),
    ("fresh", "mark 1 extra cell in (touching fresh)"),
    ("within", "mark 1 extra cell in within 2"),
    ("cells", "mark 1 extra cell in (cells with palm)"),
    ("touching", "mark 1 extra cell in (touching marked)"),
    (
        "reached",
        "mark 1 extra cell in (reached from entry through marked)",
    ),
    ("on", "mark 1 extra cell in (on other board (this cell))"),
];
const ALONE_WORDS: [&str; 12] = [
    "row",
    "column",
    "card",
    "neighbours",
    "other",
    "any",
    "this",
    "diagonal",
    "surroundings",
    "border",
    "entry",
    "within",
];
const INSIDE_WORDS: [&str; 7] = [
    "marked", "free", "fresh", "cells", "touching", "reached", "on",
];
const AREA: &str = "row, column, card, neighbours, other board, any board, diagonal, surroundings, this cell, border, entry, within, or a set in parentheses";
const PART: &str = "a part of a set (row, column, card, neighbours, diagonal, surroundings, this cell, border, entry, within, cells with, touching, marked, free, fresh, reached from, other board, on other board, any board)";

/// Whether an area that needs no parentheses begins here, in a place where a number could stand too. Some of its
/// words may be names, which `is` or `are` never follows.
pub(crate) fn begins_alone(input: &Input<'_>) -> bool {
    let Kind::Word(first) = next(input).kind else {
        return false;
    };
    match (first, second(input)) {
        ("row" | "column" | "card" | "neighbours" | "other" | "any" | "within", _)
        | ("this", Kind::Word("cell")) => true,
        ("diagonal" | "surroundings" | "border" | "entry", Kind::Word(second)) => {
            ["is", "are"].contains(&second)
        }
        _ => false,
    }
}

/// Whether the parentheses that open here hold an area: `is` or `are` follows them.
pub(crate) fn begins_in_parentheses(input: &Input<'_>) -> bool {
    let mut depth = 0_usize;
    for (index, token) in input.input.iter().enumerate() {
        if token.kind == Kind::Sign("(") {
            depth += 1;
        } else if token.kind == Kind::Sign(")") {
            depth -= 1;
        }
        if depth == 0 {
            let after = input.input.get(index + 1).map(|token| token.kind);
            return index > 0 && matches!(after, Some(Kind::Word("is" | "are")));
        }
    }
    false
}

/// Where cells lie: a part that stands alone, or a set in parentheses.
pub(crate) fn area(input: &mut Input<'_>) -> Parsed<Term> {
    if next(input).kind == Kind::Sign("(") {
        return in_parentheses(input);
    }
    match alone(input)? {
        Some(_) if next(input).kind == Kind::Word("except") => fail(input, UNCLASPED.to_owned()),
        Some(part) => Ok(part),
        None => missing(input, Label::Group(AREA), &ALONE_WORDS),
    }
}

fn in_parentheses(input: &mut Input<'_>) -> Parsed<Term> {
    let start = sign("(").parse_next(input)?.start;
    let set = deeper(input, set)?;
    let end = sign(")").parse_next(input)?.end;
    Ok(set.spanning(start..end))
}

/// Unions with `except` between them.
fn set(input: &mut Input<'_>) -> Parsed<Term> {
    let mut left = chain(input, "or", "union", |input| {
        chain(input, "and", "intersection", part)
    })?;
    while let Some(except) = opt(word("except")).parse_next(input)? {
        let right = chain(input, "or", "union", |input| {
            chain(input, "and", "intersection", part)
        })?;
        left = Term::pair("except", &except, left, right);
    }
    Ok(left)
}

/// Parts with a word between them, as one list of this name.
fn chain<'t>(
    input: &mut Input<'t>,
    between: &'static str,
    name: &'static str,
    one: fn(&mut Input<'t>) -> Parsed<Term>,
) -> Parsed<Term> {
    let first = one(input)?;
    let (mut parts, mut sign) = (vec![first], None);
    while let Some(span) = opt(word(between)).parse_next(input)? {
        parts.push(one(input)?);
        sign.get_or_insert(span);
    }
    let span = parts[0].span.start..parts[parts.len() - 1].span.end;
    Ok(match sign {
        Some(sign) => Term::only(name, &sign, Term::list(parts, span)),
        None => parts.swap_remove(0),
    })
}

/// A part that stands alone; `None` if there is none here.
fn alone(input: &mut Input<'_>) -> Parsed<Option<Term>> {
    if next(input).kind == Kind::Word("within") {
        let start = take(input);
        let steps = teach(input, INSIDE[3].1, digits)?;
        return Ok(Some(Term::only("within", &start, steps)));
    }
    let found = ALONE
        .iter()
        .find(|(first, _, _)| next(input).kind == Kind::Word(first));
    let Some((_, more, meaning)) = found else {
        return Ok(None);
    };
    let mut span = take(input);
    if let Some(more) = more {
        span.end = word(more).parse_next(input)?.end;
    }
    Ok(Some(Term::plain(*meaning, &span)))
}

/// One part of a set, or a set in parentheses.
fn part(input: &mut Input<'_>) -> Parsed<Term> {
    one_more_term(input)?;
    let token = next(input);
    match (token.kind, second(input)) {
        (Kind::Sign("("), _) => return in_parentheses(input),
        (Kind::Word(list @ ("all" | "any")), Kind::Sign("(")) => {
            take(input);
            let name = if list == "all" {
                "intersection"
            } else {
                "union"
            };
            return Ok(Term::only(name, &token.span, list_of(input, set)?));
        }
        _ => {}
    }
    if let Some(part) = alone(input)? {
        return Ok(part);
    }
    let found = INSIDE
        .iter()
        .find(|(word, _)| token.kind == Kind::Word(word));
    let Some((first, example)) = found else {
        let words = [&ALONE_WORDS[..], &INSIDE_WORDS[..]].concat();
        return missing(input, Label::Group(PART), &words);
    };
    teach(input, example, |input| {
        let start = take(input);
        deeper(input, |input| inside(input, first, &start))
    })
}

/// A part that stands in parentheses only, after its first word.
fn inside(input: &mut Input<'_>, first: &str, start: &Range<usize>) -> Parsed<Term> {
    Ok(match first {
        "marked" => Term::plain("marked", start),
        "free" => Term::plain("free", start),
        "fresh" => Term::plain("fresh", start),
        "cells" => {
            word("with").parse_next(input)?;
            Term::only("with", start, name(SYMBOL).parse_next(input)?)
        }
        "touching" => Term::only("touching", start, part(input)?),
        "reached" => {
            let from = word("from").parse_next(input)?;
            let first = part(input)?;
            let through = word("through").parse_next(input)?;
            let second = part(input)?;
            let object = Term {
                span: from.start..second.span.end,
                kind: TermKind::Object(vec![
                    (TermField::new("from", &from), first),
                    (TermField::new("through", &through), second),
                ]),
            };
            Term::only("reached", start, object)
        }
        _ => {
            word("other").parse_next(input)?;
            word("board").parse_next(input)?;
            Term::only("on_other", start, in_parentheses(input)?)
        }
    })
}
