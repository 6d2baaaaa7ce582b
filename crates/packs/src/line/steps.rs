//! The grammar of lines: triggers, steps and options.

use super::super::steps::{FieldKind, StepLine, StepPart, StepSyntax, first_words, lines_of};
use super::areas::area;
use super::memory::{
    Input, Label, LineFault, Memory, Missing, Parsed, deeper, expect, missing, next, one_more_term,
    second, take, teach,
};
use super::numbers::{condition, number, trigger, whom};
use super::term::{Term, TermField, TermKind};
use super::tokens::{Kind, Token, tokens as tokens_of};
use super::words::{COLOR, POOL, SYMBOL, TRACK, digits, name, sign, word};
use std::ops::Range;
use winnow::Parser;
use winnow::combinator::{opt, preceded, repeat, separated};
use winnow::error::ErrMode;
use winnow::stream::{Stateful, Stream, TokenSlice};

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
    teach(input, example, |input| {
        let start = take(input);
        let after = (input.checkpoint(), input.state.terms());
        for line in lines_of(first) {
            match step_of(input, &line, &start) {
                Err(ErrMode::Backtrack(Missing)) => {
                    input.reset(&after.0);
                    input.state.restore_terms(after.1);
                }
                read => return read,
            }
        }
        Err(ErrMode::Backtrack(Missing))
    })
}

/// The step of this line. Its first word was read.
fn step_of(input: &mut Input<'_>, line: &StepLine, start: &Range<usize>) -> Parsed<Term> {
    let mut found = Vec::new();
    if let Some(StepPart::Field(name, _)) = line.parts.first() {
        found.push((TermField::new(name, start), Term::plain(true, start)));
    }
    parts(input, &line.parts[1..], &mut found)?;
    let last = input.input.previous_tokens().next();
    let span = start.start..last.map_or(start.end, |token| token.span.end);
    let StepSyntax { word, fields, .. } = line.step;
    let place = |name| fields.iter().position(|(field, _)| *field == name);
    found.sort_by_key(|(field, _)| place(field.name));
    let step = match found.pop() {
        None if line.step.alone.is_some() => Term::plain(*word, start),
        Some((TermField { name: "", .. }, value)) => Term::only(word, start, value),
        last => {
            found.extend(last);
            let kind = TermKind::Object(found);
            Term::only(
                word,
                start,
                Term {
                    span: span.clone(),
                    kind,
                },
            )
        }
    };
    Ok(step.spanning(span))
}

/// Reads parts of a step. Numbers that are 1 anyway and blocks without steps are left out.
fn parts(
    input: &mut Input<'_>,
    all: &[StepPart],
    found: &mut Vec<(TermField, Term)>,
) -> Parsed<()> {
    let mut before: Option<Range<usize>> = None;
    for (index, part) in all.iter().enumerate() {
        match part {
            StepPart::Words(words) => before = Some(one_of(input, words)?),
            StepPart::Both([first, then]) => {
                let is_there = next(input).kind == Kind::Word(first);
                if !is_there || second(input) != Kind::Word(then) {
                    return Err(ErrMode::Backtrack(Missing));
                }
                take(input);
                take(input);
            }
            StepPart::Field(name, kind) => {
                let value = field(input, *kind)?;
                let word = before.take().unwrap_or_else(|| value.span.clone());
                let is_one = kind.is_one_by_default() && value.is_one();
                let is_nothing = *kind == FieldKind::Steps && is_empty(&value);
                if !is_one && !is_nothing {
                    found.push((TermField::new(name, &word), value));
                }
            }
            StepPart::Maybe(inner) => {
                if begins_with_number(inner) && !is_number(input, &all[index + 1..]) {
                    continue;
                }
                let start = next(input).span.start;
                match parts(input, inner, found) {
                    Err(ErrMode::Backtrack(Missing)) if next(input).span.start == start => {}
                    read => read?,
                }
            }
        }
    }
    Ok(())
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

fn field(input: &mut Input<'_>, kind: FieldKind) -> Parsed<Term> {
    match kind {
        FieldKind::Counted | FieldKind::Written | FieldKind::Rounds => name(TRACK)(input),
        FieldKind::Pool => name(POOL)(input),
        FieldKind::Symbol => name(SYMBOL)(input),
        FieldKind::Color => name(COLOR)(input),
        FieldKind::Number(_) | FieldKind::Amount | FieldKind::Points => number(input),
        FieldKind::Digits => digits(input),
        FieldKind::Seats => whom(input),
        FieldKind::Area => area(input),
        FieldKind::Flag(flag) => Ok(Term::plain(true, &word(flag)(input)?)),
        FieldKind::Condition => condition(input),
        FieldKind::Steps => block(input),
        FieldKind::Options => options(input),
        FieldKind::Offer => Ok(Term::plain("offer", &word("offer")(input)?)),
    }
}

fn begins_with_number(parts: &[StepPart]) -> bool {
    matches!(parts, [StepPart::Field(_, FieldKind::Number(_)), ..])
}

/// Whether an optional number is there. The words after it are not, and a name without signs before one of them is
/// more probably missing its own word: `claim cups into cups`.
fn is_number(input: &Input<'_>, after: &[StepPart]) -> bool {
    let begins = |kind: &Kind<'_>, parts: &[StepPart]| {
        let is_word = |words: &Vec<&str>| words.iter().any(|word| *kind == Kind::Word(word));
        matches!(parts.first(), Some(StepPart::Words(words)) if is_word(words))
    };
    let is_optional = |kind: &Kind<'_>| {
        let mut parts = after.iter();
        parts.any(|part| matches!(part, StepPart::Maybe(inner) if begins(kind, inner)))
    };
    match (next(input).kind, second(input)) {
        (first, _) if begins(&first, after) => false,
        (Kind::Word(_), second) => second != Kind::End && !is_optional(&second),
        _ => true,
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
