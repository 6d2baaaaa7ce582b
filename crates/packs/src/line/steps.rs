//! The grammar of lines: triggers, steps and options.

use super::areas::area;
use super::memory::{
    Input, Label, LineFault, Memory, Parsed, deeper, missing, next, one_more_term, second, take,
    teach,
};
use super::numbers::{condition, number, trigger, whom};
use super::term::{Term, TermField, TermKind};
use super::tokens::{Kind, Token, tokens as tokens_of};
use super::words::{COLOR, POOL, SYMBOL, TRACK, digits, name, sign, word};
use std::ops::Range;
use winnow::Parser;
use winnow::combinator::{alt, opt, preceded, repeat, separated};
use winnow::stream::{Stateful, TokenSlice};

/// A right example of a whole line.
const EXAMPLE: &str = "on mark: advance coins by 1; mark 1 extra cell";
/// What the message says where a step could stand.
const STEP: &str = "a step (advance, erase, write, take, give, convert, mark, claim, score, copy, spend, renew, discard, if, choose or may)";
/// The words with which a step begins, each with a right example.
const STEPS: [(&str, &str); 16] = [
    ("advance", "advance coins by 1"),
    ("erase", "erase coins by 1"),
    ("write", "write 3 on palms"),
    ("take", "take 1 coins from leader"),
    ("give", "give 1 coins to last"),
    ("convert", "convert 2 pearls into 1 coins"),
    ("mark", "mark 2 extra cells in row"),
    ("claim", "claim from cups into cups"),
    ("score", "score 2 per cell"),
    ("copy", "copy"),
    ("spend", "spend"),
    ("renew", "renew offer with palm"),
    ("discard", "discard replaced from offer with palm"),
    ("if", "if coins >= 3 then spend else advance coins by 1"),
    (
        "choose",
        "choose pay (erase coins by 1; mark 2 extra cells) or keep",
    ),
    ("may", "may write 3 on palms"),
];

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
    let known = STEPS
        .iter()
        .find(|(word, _)| token.kind == Kind::Word(word));
    let Some((first, example)) = known else {
        let words = STEPS.map(|(word, _)| word);
        return missing(input, Label::Group(STEP), &words);
    };
    teach(input, example, |input| {
        let start = take(input);
        let step = one_step(input, first, &start)?;
        let end = last_end(input, &start);
        Ok(step.spanning(start.start..end))
    })
}

/// The end of the last token that was read.
fn last_end(input: &Input<'_>, start: &Range<usize>) -> usize {
    let last = input.input.previous_tokens().next();
    last.map_or(start.end, |token| token.span.end)
}

fn one_step(input: &mut Input<'_>, first: &str, start: &Range<usize>) -> Parsed<Term> {
    match first {
        "advance" => boxes(input, "advance", start),
        "erase" => boxes(input, "erase", start),
        "write" => write(input, start, None),
        "take" => hand_over(input, "take", "from", start),
        "give" => hand_over(input, "give", "to", start),
        "convert" => convert(input, start),
        "mark" => mark(input, start),
        "claim" => claim(input, start),
        "score" => score(input, start),
        "copy" => Ok(Term::plain("copy", start)),
        "spend" => Ok(Term::plain("spend", start)),
        "renew" => renew(input, start),
        "discard" => discard(input, start),
        "if" => branch(input, start),
        "choose" => choose(input, start),
        _ => may(input, start),
    }
}

/// An object with these fields as the one field of another: what a step mostly is.
fn fields(name: &'static str, start: &Range<usize>, fields: Vec<(TermField, Term)>) -> Term {
    let end = fields.last().map_or(start.end, |(_, value)| value.span.end);
    let object = Term {
        span: start.start..end,
        kind: TermKind::Object(fields),
    };
    Term::only(name, start, object)
}

/// `advance coins by 2`, `erase coins by 2 for leader`
fn boxes(input: &mut Input<'_>, step: &'static str, start: &Range<usize>) -> Parsed<Term> {
    let track = name(TRACK).parse_next(input)?;
    let mut all = vec![(TermField::new("track", &track.span), track)];
    if let Some(by) = opt(word("by")).parse_next(input)? {
        let number = number(input)?;
        if !number.is_one() {
            all.push((TermField::new("by", &by), number));
        }
    }
    all.extend(for_others(input)?);
    Ok(fields(step, start, all))
}

/// `for others`, if it is there
fn for_others(input: &mut Input<'_>) -> Parsed<Option<(TermField, Term)>> {
    let Some(r#for) = opt(word("for")).parse_next(input)? else {
        return Ok(None);
    };
    Ok(Some((TermField::new("for", &r#for), whom(input)?)))
}

/// `take 2 coins from leader`, `give 2 coins to last`
fn hand_over(
    input: &mut Input<'_>,
    step: &'static str,
    preposition: &'static str,
    start: &Range<usize>,
) -> Parsed<Term> {
    let number = number(input)?;
    let track = name(TRACK).parse_next(input)?;
    let before = word(preposition).parse_next(input)?;
    let seats = whom(input)?;
    let mut all = vec![(TermField::new("track", &track.span), track)];
    if !number.is_one() {
        all.push((TermField::new("by", &number.span), number));
    }
    all.push((TermField::new(preposition, &before), seats));
    Ok(fields(step, start, all))
}

/// `write 3 on palms`
fn write(input: &mut Input<'_>, start: &Range<usize>, may: Option<&Range<usize>>) -> Parsed<Term> {
    let number = number(input)?;
    let on = word("on").parse_next(input)?;
    let track = name(TRACK).parse_next(input)?;
    let mut all = vec![
        (TermField::new("track", &on), track),
        (TermField::new("number", &number.span), number),
    ];
    all.extend(may.map(optional));
    if may.is_none() {
        all.extend(for_others(input)?);
    }
    Ok(fields("write", start, all))
}

fn optional(may: &Range<usize>) -> (TermField, Term) {
    (TermField::new("optional", may), Term::plain(true, may))
}

/// `convert 2 pearls into 1 coins at most 3 times`
fn convert(input: &mut Input<'_>, start: &Range<usize>) -> Parsed<Term> {
    let per = digits(input)?;
    let from = name(TRACK).parse_next(input)?;
    let into = word("into").parse_next(input)?;
    let by = digits(input)?;
    let track = name(TRACK).parse_next(input)?;
    let mut all = vec![(TermField::new("from", &from.span), from)];
    if !per.is_one() {
        all.push((TermField::new("per", &per.span), per));
    }
    all.push((TermField::new("into", &into), track));
    if !by.is_one() {
        all.push((TermField::new("by", &by.span), by));
    }
    if opt(word("at")).parse_next(input)?.is_some() {
        let most = word("most").parse_next(input)?;
        let number = number(input)?;
        word("times").parse_next(input)?;
        all.push((TermField::new("most", &most), number));
    }
    Ok(fields("convert", start, all))
}

/// `mark 2 extra cells in row apart`, `mark pattern again`, `mark round on tides`
fn mark(input: &mut Input<'_>, start: &Range<usize>) -> Parsed<Term> {
    if opt(word("pattern")).parse_next(input)?.is_some() {
        word("again").parse_next(input)?;
        return Ok(Term::plain("extra_pattern", start));
    }
    // A number of cells may begin with the same word: `mark round extra cells`.
    if next(input).kind == Kind::Word("round") && second(input) == Kind::Word("on") {
        take(input);
        word("on").parse_next(input)?;
        let track = name(TRACK).parse_next(input)?;
        let track = (TermField::new("track", &track.span), track);
        return Ok(fields("mark_round", start, vec![track]));
    }
    extra_cells(input, start, None)
}

fn extra_cells(
    input: &mut Input<'_>,
    start: &Range<usize>,
    may: Option<&Range<usize>>,
) -> Parsed<Term> {
    let cells = number(input)?;
    word("extra").parse_next(input)?;
    alt((word("cells"), word("cell"))).parse_next(input)?;
    let mut all = Vec::new();
    if !cells.is_one() {
        all.push((TermField::new("cells", &cells.span), cells));
    }
    if let Some(within) = opt(word("in")).parse_next(input)? {
        let area = area(input)?;
        if area.value() != "anywhere" {
            all.push((TermField::new("where", &within), area));
        }
    }
    if let Some(apart) = opt(word("apart")).parse_next(input)? {
        all.push((TermField::new("apart", &apart), Term::plain(true, &apart)));
    }
    all.extend(may.map(optional));
    Ok(fields("extra_mark", start, all))
}

/// `claim from cups into cups`
fn claim(input: &mut Input<'_>, start: &Range<usize>) -> Parsed<Term> {
    let by = match (next(input).kind, second(input)) {
        // A name without signs is more probably that of the pool than a number.
        (Kind::Word("from"), _) | (Kind::Word(_), Kind::End | Kind::Word("into")) => None,
        _ => Some(number(input)?),
    };
    let from = word("from").parse_next(input)?;
    let pool = name(POOL).parse_next(input)?;
    let mut all = vec![(TermField::new("pool", &from), pool)];
    if let Some(into) = opt(word("into")).parse_next(input)? {
        let track = name(TRACK).parse_next(input)?;
        all.push((TermField::new("into", &into), track));
    }
    if let Some(by) = by {
        all.push((TermField::new("by", &by.span.clone()), by));
    }
    Ok(fields("claim", start, all))
}

/// `score 2 per cell`, `score 2 once`
fn score(input: &mut Input<'_>, start: &Range<usize>) -> Parsed<Term> {
    let points = number(input)?;
    if opt(word("once")).parse_next(input)?.is_some() {
        return Ok(Term::only("score_once", start, points));
    }
    if opt(word("per")).parse_next(input)?.is_some() {
        word("cell").parse_next(input)?;
    }
    Ok(Term::only("score", start, points))
}

/// `renew offer`, `renew offer with palm`, `renew offer of gray`
fn renew(input: &mut Input<'_>, start: &Range<usize>) -> Parsed<Term> {
    word("offer").parse_next(input)?;
    Ok(match cards(input)? {
        None => Term::plain("renew_offer", start),
        Some(only) => fields("renew_offer", start, vec![only]),
    })
}

/// `with palm`, `of gray`, if it is there
fn cards(input: &mut Input<'_>) -> Parsed<Option<(TermField, Term)>> {
    if let Some(with) = opt(word("with")).parse_next(input)? {
        return Ok(Some((
            TermField::new("with", &with),
            name(SYMBOL).parse_next(input)?,
        )));
    }
    if let Some(of) = opt(word("of")).parse_next(input)? {
        return Ok(Some((
            TermField::new("color", &of),
            name(COLOR).parse_next(input)?,
        )));
    }
    Ok(None)
}

/// `discard`, `discard replaced from offer`, `discard replaced from offer with palm`
fn discard(input: &mut Input<'_>, start: &Range<usize>) -> Parsed<Term> {
    if opt(word("replaced")).parse_next(input)?.is_none() {
        return Ok(Term::plain("discard", start));
    }
    let from = word("from").parse_next(input)?;
    let offer = word("offer").parse_next(input)?;
    let mut all = vec![(TermField::new("from", &from), Term::plain("offer", &offer))];
    all.extend(cards(input)?);
    Ok(fields("discard", start, all))
}

/// `if coins >= 3 then spend else copy`
fn branch(input: &mut Input<'_>, start: &Range<usize>) -> Parsed<Term> {
    let test = condition(input)?;
    let then = word("then").parse_next(input)?;
    let yes = block(input)?;
    let mut all = vec![(TermField::new("test", start), test)];
    if !is_empty(&yes) {
        all.push((TermField::new("then", &then), yes));
    }
    if let Some(r#else) = opt(word("else")).parse_next(input)? {
        let no = block(input)?;
        if !is_empty(&no) {
            all.push((TermField::new("else", &r#else), no));
        }
    }
    Ok(fields("if", start, all))
}

fn is_empty(steps: &Term) -> bool {
    matches!(&steps.kind, TermKind::List(steps) if steps.is_empty())
}

/// `choose pay (erase coins by 1) or keep`
fn choose(input: &mut Input<'_>, start: &Range<usize>) -> Parsed<Term> {
    let options: Vec<Term> = separated(1.., option, word("or")).parse_next(input)?;
    let end = last_end(input, start);
    let first = options.first().map_or(end, |option| option.span.start);
    Ok(Term::only("choose", start, Term::list(options, first..end)))
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

/// `may write 3 on palms`, `may mark 2 extra cells`
fn may(input: &mut Input<'_>, start: &Range<usize>) -> Parsed<Term> {
    if let Some(write_word) = opt(word("write")).parse_next(input)? {
        return write(input, &write_word, Some(start));
    }
    let mark = word("mark").parse_next(input)?;
    extra_cells(input, &mark, Some(start))
}
