//! The grammar of lines: triggers, steps and options.

use super::super::steps::{
    FieldKind, STEPS, TermSort, WordKind, first_words, lines_of, may_example,
};
use super::expressions;
use super::memory::{
    Input, Label, LineFault, Memory, Parsed, deeper, missing, next, one_more_term, second, take,
    teach,
};
use super::parts::said;
use super::term::{Term, TermField, TermKind};
use super::tokens::{Kind, Token, tokens as tokens_of};
use super::words::{name, one_word, sign, word};
use std::ops::Range;
use winnow::Parser;
use winnow::combinator::{opt, preceded, repeat, separated};
use winnow::stream::{Stateful, TokenSlice};

/// A right example of a whole line.
const EXAMPLE: &str = "on mark: advance coins by 1; mark 1 extra cell";

/// What a line says.
#[derive(Debug)]
pub(crate) struct ParsedTerms {
    /// The triggers, with the bytes of the word `on`, if the line begins with them.
    pub on: Option<(Range<usize>, Term)>,
    /// The steps.
    pub program: Term,
}

/// Reads a line.
///
/// # Errors
/// The first place where no line goes on as this one does.
pub(crate) fn parse(text: &str) -> Result<ParsedTerms, LineFault> {
    let tokens = tokens_of(text);
    let (line, memory) = read(&tokens);
    line.ok_or_else(|| memory.fault(text, &tokens, &|other| read(&tokens_of(other)).0.is_some()))
}

/// What these words say, if they are a line, and what their reader remembers.
fn read(tokens: &[Token<'_>]) -> (Option<ParsedTerms>, Memory) {
    let mut input = Stateful {
        input: TokenSlice::new(tokens),
        state: Memory::new(EXAMPLE),
    };
    let line = line(&mut input).ok();
    (line, input.state)
}

fn line(input: &mut Input<'_>) -> Parsed<ParsedTerms> {
    let on = opt(triggers).parse_next(input)?;
    let program = steps(input)?;
    if next(input).kind == Kind::End {
        return Ok(ParsedTerms { on, program });
    }
    missing(input, Label::Group("the end of the line"), &[])
}

/// `on round or complete:`
fn triggers(input: &mut Input<'_>) -> Parsed<(Range<usize>, Term)> {
    let on = word("on").parse_next(input)?;
    let all: Vec<Term> = separated(1.., trigger, word("or")).parse_next(input)?;
    sign(":").parse_next(input)?;
    let span = on.end..all.last().map_or(on.end, |last| last.span.end);
    Ok((on, Term::list(all, span)))
}

fn trigger(input: &mut Input<'_>) -> Parsed<Term> {
    one_word(input, WordKind::Trigger)
}

/// Steps with `;` between them, or `nothing`.
fn steps(input: &mut Input<'_>) -> Parsed<Term> {
    if next(input).kind == Kind::Word("nothing") {
        return Ok(Term::list(Vec::new(), take(input)));
    }
    let first = step(input)?;
    let more: Vec<Term> = repeat(0.., preceded(sign(";"), step)).parse_next(input)?;
    let steps: Vec<Term> = std::iter::once(first).chain(more).collect();
    let span = steps[0].span.start..steps[steps.len() - 1].span.end;
    Ok(Term::list(steps, span))
}

/// One step, or steps in parentheses.
fn block(input: &mut Input<'_>) -> Parsed<Term> {
    if next(input).kind == Kind::Sign("(") {
        return in_parentheses(input);
    }
    if next(input).kind == Kind::Word("nothing") {
        return Ok(Term::list(Vec::new(), take(input)));
    }
    let step = deeper(input, step)?;
    let span = step.span.clone();
    Ok(Term::list(vec![step], span))
}

fn in_parentheses(input: &mut Input<'_>) -> Parsed<Term> {
    let start = sign("(").parse_next(input)?.start;
    let steps = deeper(input, steps)?;
    let end = sign(")").parse_next(input)?.end;
    Ok(steps.spanning(start..end))
}

fn step(input: &mut Input<'_>) -> Parsed<Term> {
    one_more_term(input)?;
    let token = next(input);
    let mut known = first_words();
    let known = known.find(|(word, _)| token.kind == Kind::Word(word));
    let Some((first, example)) = known else {
        let words: Vec<&str> = first_words().map(|(word, _)| word).collect();
        return missing(input, Label::Step, &words);
    };
    let may = if first == "may"
        && let Kind::Word(word) = second(input)
    {
        may_example(word)
    } else {
        None
    };
    teach(input, may.unwrap_or(example), |input| {
        said(input, &lines_of(STEPS, first), field)
    })
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the others are not for steps alone"
)]
fn field(input: &mut Input<'_>, kind: FieldKind) -> Parsed<Term> {
    match kind {
        FieldKind::Flag(flag) => Ok(Term::plain(true, &word(flag)(input)?)),
        FieldKind::List(TermSort::Step) => block(input),
        FieldKind::Options => options(input),
        other => expressions::field(input, other),
    }
}

fn is_empty(steps: &Term) -> bool {
    matches!(&steps.kind, TermKind::List(steps) if steps.is_empty())
}

/// `pay (erase coins by 1) or keep`
fn options(input: &mut Input<'_>) -> Parsed<Term> {
    let options: Vec<Term> = separated(1.., option, word("or")).parse_next(input)?;
    let span = options[0].span.start..options[options.len() - 1].span.end;
    Ok(Term::list(options, span))
}

fn option(input: &mut Input<'_>) -> Parsed<Term> {
    let name = name("the name of an option").parse_next(input)?;
    let span = name.span.clone();
    let mut all = vec![(TermField::new("name", &span), name)];
    let mut end = span.end;
    if next(input).kind == Kind::Sign("(") {
        let steps = in_parentheses(input)?;
        end = steps.span.end;
        if !is_empty(&steps) {
            let open = steps.span.start..steps.span.start + 1;
            all.push((TermField::new("do", &open), steps));
        }
    } else {
        // Remembered for the message alone.
        let _ = opt(sign("(")).parse_next(input)?;
    }
    Ok(Term {
        span: span.start..end,
        kind: TermKind::Object(all),
    })
}
