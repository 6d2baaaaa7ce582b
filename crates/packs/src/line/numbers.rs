//! The grammar of numbers and conditions.
//!
//! A condition and a number may both begin with an opening parenthesis. So where a condition is expected, what stands
//! in parentheses is read as either, and the signs around it decide. Nothing is read twice.

use super::areas::{area, begins_alone, begins_in_parentheses};
use super::memory::{
    Input, Label, Parsed, deeper, expect, missing, next, one_more_term, second, take,
};
use super::term::{Term, TermField, TermKind};
use super::tokens::{Kind, WORDS};
use super::words::{POOL, SYMBOL, TRACK, digits, list_of, name, sign, sign_of, word};
use std::ops::Range;
use winnow::Parser;
use winnow::combinator::{alt, opt};

const NUMBER: &str = "a number";
const CONDITION: &str = "a condition";
const ARITHMETIC: &str = "a sign (+, -, *, /)";
const COMPARISON: &str = "a comparison (>=, <=, =, <, >, !=)";
const COLOR: &str = "the name of a colour";

/// The words with which a number can begin.
pub(crate) const NUMBERS: [&str; 18] = [
    "round",
    "turn",
    "rounds",
    "turns",
    "completed",
    "free",
    "full",
    "sum",
    "offered",
    "marked",
    "all",
    "fresh",
    "numbers",
    "next",
    "min",
    "max",
    "plus",
    "times",
];
/// The words with which only a condition can begin.
const CONDITIONS: [&str; 14] = [
    "on",
    "after",
    "not",
    "row",
    "column",
    "card",
    "neighbours",
    "any",
    "within",
    "this",
    "diagonal",
    "surroundings",
    "border",
    "entry",
];

const WHOM: [&str; 6] = ["others", "next", "previous", "each", "leader", "last"];
const WHOM_LABEL: &str = "others, next, previous, each, leader or last";
const TRIGGERS: [&str; 5] = ["mark", "complete", "turn", "round", "scoring"];
const TRIGGER: &str = "mark, complete, turn, round or scoring";
const KINDS: [&str; 4] = ["marked", "free", "fresh", "all"];

/// A trigger.
pub(crate) fn trigger(input: &mut Input<'_>) -> Parsed<Term> {
    let mut known = TRIGGERS.into_iter();
    match known.find(|known| next(input).kind == Kind::Word(known)) {
        Some(word) => Ok(Term::plain(word, &take(input))),
        None => missing(input, Label::Group(TRIGGER), &TRIGGERS),
    }
}

/// The seats whose sheets change.
pub(crate) fn whom(input: &mut Input<'_>) -> Parsed<Term> {
    let found = WHOM
        .iter()
        .find(|word| next(input).kind == Kind::Word(word));
    match found {
        Some(word) => Ok(Term::plain(*word, &take(input))),
        None => missing(input, Label::Group(WHOM_LABEL), &WHOM),
    }
}

// ---- numbers and conditions ----

/// What an expression is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Is {
    Number,
    Condition,
}

/// An expression.
struct Part {
    term: Term,
    is: Is,
    /// The field of a list that another sign of the same kind makes longer. None in parentheses.
    open: Option<&'static str>,
}

impl Part {
    fn number(term: Term) -> Self {
        Self {
            term,
            is: Is::Number,
            open: None,
        }
    }

    fn condition(term: Term) -> Self {
        Self {
            term,
            is: Is::Condition,
            open: None,
        }
    }

    /// Both in a list of this name. `a + b + c` is one list of three.
    fn join(self, name: &'static str, sign: &Range<usize>, other: Self) -> Self {
        let mut term = self.term;
        if self.open == Some(name)
            && let TermKind::Object(fields) = &mut term.kind
            && let [(_, list)] = &mut fields[..]
            && let TermKind::List(parts) = &mut list.kind
        {
            list.span.end = other.term.span.end;
            term.span.end = other.term.span.end;
            parts.push(other.term);
        } else {
            term = Term::pair(name, sign, term, other.term);
        }
        Self {
            term,
            is: self.is,
            open: Some(name),
        }
    }
}

/// A number, or how it is worked out.
pub(crate) fn number(input: &mut Input<'_>) -> Parsed<Term> {
    Ok(sum(input, false)?.term)
}

/// A condition.
pub(crate) fn condition(input: &mut Input<'_>) -> Parsed<Term> {
    Ok(any_of(input, false)?.term)
}

/// Conditions with `or` between them; if `or_number`, a number alone too.
fn any_of(input: &mut Input<'_>, or_number: bool) -> Parsed<Part> {
    let mut left = all_of(input, or_number)?;
    while left.is == Is::Condition
        && let Some(or) = opt(word("or")).parse_next(input)?
    {
        left = left.join("any", &or, all_of(input, false)?);
    }
    Ok(left)
}

fn all_of(input: &mut Input<'_>, or_number: bool) -> Parsed<Part> {
    let mut left = test(input, or_number)?;
    while left.is == Is::Condition
        && let Some(and) = opt(word("and")).parse_next(input)?
    {
        left = left.join("all", &and, test(input, false)?);
    }
    Ok(left)
}

/// One condition; if `or_number`, a number alone too.
fn test(input: &mut Input<'_>, or_number: bool) -> Parsed<Part> {
    one_more_term(input)?;
    expect(input, Label::Group(CONDITION), &CONDITIONS);
    let span = next(input).span;
    Ok(Part::condition(match (next(input).kind, second(input)) {
        (Kind::Word("not"), _) => {
            take(input);
            let inner = deeper(input, |input| test(input, false))?;
            Term::only("not", &span, inner.term)
        }
        (Kind::Word("on"), _) => {
            take(input);
            Term::only("on", &span, trigger(input)?)
        }
        (Kind::Word("after"), _) => {
            take(input);
            Term::only("after", &span, name(SYMBOL).parse_next(input)?)
        }
        (Kind::Word(list @ ("all" | "any")), Kind::Sign("(")) => {
            take(input);
            let name = if list == "all" { "all" } else { "any" };
            Term::only(name, &span, list_of(input, condition)?)
        }
        (Kind::Sign("("), _) if begins_in_parentheses(input) => full(input)?,
        _ if begins_alone(input) => full(input)?,
        _ => return comparison(input, or_number),
    }))
}

/// `row is full`, `(row or column) is full`.
fn full(input: &mut Input<'_>) -> Parsed<Term> {
    let area = area(input)?;
    alt((word("is"), word("are"))).parse_next(input)?;
    let full = word("full").parse_next(input)?;
    Ok(Term::only("full", &full, area))
}

fn comparison(input: &mut Input<'_>, or_number: bool) -> Parsed<Part> {
    // The signs, and what they are in JSON. The last three are the opposites of the first three.
    const SIGNS: [(&str, &str, bool); 6] = [
        (">=", "at_least", true),
        ("<=", "at_most", true),
        ("=", "equal", true),
        ("<", "at_least", false),
        (">", "at_most", false),
        ("!=", "equal", false),
    ];
    let left = sum(input, true)?;
    if left.is == Is::Condition {
        return Ok(left);
    }
    for (sign, name, holds) in SIGNS {
        if let Some(span) = opt(sign_of(COMPARISON, sign)).parse_next(input)? {
            let right = number(input)?;
            let test = Term::pair(name, &span, left.term, right);
            return Ok(Part::condition(if holds {
                test
            } else {
                Term::only("not", &span, test)
            }));
        }
    }
    if or_number {
        return Ok(left);
    }
    missing(input, Label::Group(COMPARISON), &[])
}

/// Products with `+` and `-` between them. If `or_condition`, a condition in parentheses too.
fn sum(input: &mut Input<'_>, or_condition: bool) -> Parsed<Part> {
    let mut left = product(input, or_condition)?;
    while left.is == Is::Number {
        let signs = (sign_of(ARITHMETIC, "+"), sign_of(ARITHMETIC, "-"));
        let (mut plus, mut minus) = signs;
        if let Some(span) = opt(&mut plus).parse_next(input)? {
            left = left.join("plus", &span, product(input, false)?);
        } else if let Some(span) = opt(&mut minus).parse_next(input)? {
            let right = product(input, false)?;
            left = Part::number(Term::pair("minus", &span, left.term, right.term));
        } else {
            break;
        }
    }
    Ok(left)
}

fn product(input: &mut Input<'_>, or_condition: bool) -> Parsed<Part> {
    let mut left = primary(input, or_condition)?;
    while left.is == Is::Number {
        if let Some(span) = opt(sign_of(ARITHMETIC, "*")).parse_next(input)? {
            left = left.join("times", &span, primary(input, false)?);
        } else if let Some(span) = opt(sign_of(ARITHMETIC, "/")).parse_next(input)? {
            let right = primary(input, false)?;
            left = Part::number(Term::pair("divide", &span, left.term, right.term));
        } else {
            break;
        }
    }
    Ok(left)
}

/// One number, or an expression in parentheses.
fn primary(input: &mut Input<'_>, or_condition: bool) -> Parsed<Part> {
    one_more_term(input)?;
    let token = next(input);
    Ok(Part::number(match token.kind {
        Kind::Sign("(") => {
            take(input);
            let inner = deeper(input, |input| {
                if or_condition {
                    any_of(input, true)
                } else {
                    sum(input, false)
                }
            })?;
            let end = sign(")").parse_next(input)?.end;
            return Ok(Part {
                term: inner.term.spanning(token.span.start..end),
                is: inner.is,
                open: None,
            });
        }
        Kind::Sign("-") => {
            take(input);
            let number = digits(input)?;
            let span = token.span.start..number.span.end;
            let negative = number.value().as_i64().map_or(i64::MIN, |number| -number);
            Term::plain(negative, &span)
        }
        Kind::Number(_) => digits(input)?,
        Kind::Quoted(_) => Term::only("filled", &token.span, name(TRACK).parse_next(input)?),
        Kind::Word(word) if !WORDS.contains(&word) => {
            Term::only("filled", &token.span, name(TRACK).parse_next(input)?)
        }
        Kind::Word(first) if NUMBERS.contains(&first) => worded(input, first)?,
        Kind::Word(_) | Kind::Unclosed | Kind::Sign(_) | Kind::Strange(_) | Kind::End => {
            return missing(input, Label::Group(NUMBER), &NUMBERS);
        }
    }))
}

/// A number that begins with a word of the language.
fn worded(input: &mut Input<'_>, first: &str) -> Parsed<Term> {
    let start = take(input);
    let from_here = |end: &Range<usize>| start.start..end.end;
    Ok(match first {
        "round" => Term::plain("round", &start),
        "turn" => Term::plain("turn", &start),
        "rounds" => Term::plain("rounds_left", &from_here(&word("left").parse_next(input)?)),
        "turns" => Term::plain("turns_left", &from_here(&word("left").parse_next(input)?)),
        "completed" => {
            if let Some(cards) = opt(word("cards")).parse_next(input)? {
                return Ok(Term::plain("completed", &from_here(&cards)));
            }
            let color = name(COLOR).parse_next(input)?;
            let end = word("cards").parse_next(input)?;
            Term::only("completed", &start, color).spanning(from_here(&end))
        }
        "free" => {
            if let Some(cells) = opt(word("cells")).parse_next(input)? {
                return counted(input, "free", &start, &cells);
            }
            word("boxes").parse_next(input)?;
            word("of").parse_next(input)?;
            Term::only("free", &start, name(TRACK).parse_next(input)?)
        }
        "full" => {
            word("rows").parse_next(input)?;
            word("of").parse_next(input)?;
            Term::only("rows", &start, name(TRACK).parse_next(input)?)
        }
        "sum" => {
            word("of").parse_next(input)?;
            Term::only("sum", &start, name(TRACK).parse_next(input)?)
        }
        "offered" => {
            let of = name("the name of a symbol or a colour").parse_next(input)?;
            match opt(word("cards")).parse_next(input)? {
                Some(cards) => Term::only("offered_cards", &start, of).spanning(from_here(&cards)),
                None => Term::only("offered", &start, of),
            }
        }
        "marked" => {
            if let Some(cells) = opt(word("cells")).parse_next(input)? {
                return counted(input, "marked", &start, &cells);
            }
            let symbol = name(SYMBOL).parse_next(input)?;
            word("in").parse_next(input)?;
            let end = word("game").parse_next(input)?;
            Term::only("marked", &start, symbol).spanning(from_here(&end))
        }
        "all" | "fresh" => {
            let kind = if first == "all" { "all" } else { "fresh" };
            let cells = word("cells").parse_next(input)?;
            return counted(input, kind, &start, &cells);
        }
        "numbers" => {
            word("left").parse_next(input)?;
            word("in").parse_next(input)?;
            Term::only("left", &start, name(POOL).parse_next(input)?)
        }
        "next" => {
            word("number").parse_next(input)?;
            word("of").parse_next(input)?;
            Term::only("next", &start, name(POOL).parse_next(input)?)
        }
        "min" => Term::only("min", &start, list_of(input, number)?),
        "max" => Term::only("max", &start, list_of(input, number)?),
        "plus" => Term::only("plus", &start, list_of(input, number)?),
        _ => Term::only("times", &start, list_of(input, number)?),
    })
}

/// `marked cells with palm in row`, after `cells`.
fn counted(
    input: &mut Input<'_>,
    kind: &'static str,
    start: &Range<usize>,
    cells: &Range<usize>,
) -> Parsed<Term> {
    let mut fields = Vec::new();
    let with = opt(word("with")).parse_next(input)?;
    let bear = match &with {
        Some(_) => Some(name(SYMBOL).parse_next(input)?),
        None => None,
    };
    let within = word("in").parse_next(input)?;
    let area = area(input)?;
    let span = start.start..area.span.end;
    // What is the default in JSON is left out, as an author would.
    if area.value() != "card" {
        fields.push((TermField::new("where", &within), area));
    }
    if kind != KINDS[0] {
        fields.push((TermField::new("are", start), Term::plain(kind, start)));
    }
    if let (Some(with), Some(bear)) = (with, bear) {
        fields.push((TermField::new("bear", &with), bear));
    }
    let object = Term {
        span: span.clone(),
        kind: TermKind::Object(fields),
    };
    Ok(Term::only("cells", cells, object).spanning(span))
}
