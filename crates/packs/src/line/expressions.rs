//! The grammar of numbers, conditions and sets of cells: lines of the tables, with operators between them.
//!
//! A condition and a number may both begin with an opening parenthesis. So where a condition is expected, what stands
//! in parentheses is read as either, and the signs around it decide. No parenthesis is read twice.

use super::super::steps::{FieldKind, NameKind, TermSort, WordSyntax, lines_of};
use super::super::terms::{COMPARES, OPERATORS, Operator, ends_with_set, stands_alone};
use super::memory::{
    Input, Label, Missing, Parsed, deeper, expect, fail, missing, next, one_more_term, second,
    take, teach,
};
use super::parts::said;
use super::print::{area_text, set_text};
use super::term::{Term, TermKind};
use super::tokens::{Kind, is_word};
use super::words::{digits, list_of, name, one_word, sign, word};
use serde_json::{Value, json};
use std::ops::Range;
use winnow::Parser;
use winnow::combinator::alt;
use winnow::error::ErrMode;

const NUMBER: &str = "a number";
const CONDITION: &str = "a condition";
const ARITHMETIC: &str = "a sign (+, -, *, /)";
const COMPARISON: &str = "a comparison (>=, <=, =, <, >, !=)";
const AREA: &str = "row, column, card, neighbours, other board, any board, diagonal, surroundings, this cell, border, entry, same shade, line of sight, within, or a set in parentheses";
const PART: &str = "a part of a set (row, column, card, neighbours, diagonal, surroundings, this cell, border, entry, same shade, line of sight, within, cells with, mirrored, first of, touching, marked, free, fresh, reached from, other board, on other board, any board)";
/// The message about a set that needs parentheses.
const UNCLASPED: &str =
    "found \"except\"; expected a set in parentheses, such as (row except this cell)";
/// A right example of each word with which a part of a set can begin, if it needs one.
const SET_EXAMPLES: [(&str, &str); 12] = [
    ("within", "mark 1 extra cell in within 2"),
    ("marked", "free cells in (row except marked)"),
    ("free", "mark 1 extra cell in (row and free)"),
    ("fresh", "mark 1 extra cell in (touching fresh)"),
    ("cells", "mark 1 extra cell in (cells with palm)"),
    ("touching", "mark 1 extra cell in (touching marked)"),
    ("same", "mark 1 extra cell in same shade"),
    ("line", "mark 1 extra cell in line of sight"),
    (
        "mirrored",
        "mark 1 extra cell in (mirrored sideways this cell)",
    ),
    ("first", "mark 1 extra cell in (first of free)"),
    (
        "reached",
        "mark 1 extra cell in (reached from entry through marked)",
    ),
    ("on", "mark 1 extra cell in (on other board (this cell))"),
];

/// What may come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    Only(TermSort),
    NumberOrCondition,
}

/// An expression.
struct Part {
    term: Term,
    sort: TermSort,
    /// The field of a list that another sign of the same kind makes longer. None in parentheses.
    open: Option<&'static str>,
    /// The set at its end that ends with another set, outside parentheses.
    ending: Option<Value>,
}

impl Part {
    fn new(sort: TermSort, term: Term) -> Self {
        Self {
            term,
            sort,
            open: None,
            ending: None,
        }
    }

    /// Both with an operator between them. `a + b + c` is one list of three.
    fn join(self, operator: &'static Operator, sign: &Range<usize>, other: Self) -> Self {
        let mut term = self.term;
        let (other, ending) = (other.term, other.ending);
        if self.open == Some(operator.word)
            && let TermKind::Object(fields) = &mut term.kind
            && let [(_, list)] = &mut fields[..]
            && let TermKind::List(parts) = &mut list.kind
        {
            list.span.end = other.span.end;
            term.span.end = other.span.end;
            parts.push(other);
        } else {
            term = Term::pair(operator.word, sign, term, other);
        }
        if operator.is_not {
            term = Term::only("not", sign, term);
        }
        Self {
            term,
            sort: operator.makes(),
            open: operator.is_list.then_some(operator.word),
            ending,
        }
    }
}

/// What stands in a field of a number, a condition or a set.
pub(crate) fn field(input: &mut Input<'_>, kind: FieldKind) -> Parsed<Term> {
    match kind {
        FieldKind::Name(kind) => name(kind.label())(input),
        FieldKind::OneOf(kind) => one_word(input, kind),
        FieldKind::Digits => digits(input),
        FieldKind::Area | FieldKind::CardArea => area(input),
        FieldKind::WholeSet => Ok(in_parentheses(input, Wanted::Only(TermSort::Set))?.term),
        FieldKind::Number(_) | FieldKind::Amount | FieldKind::Term(TermSort::Number) => {
            number(input)
        }
        FieldKind::Theirs => {
            let wanted = Wanted::Only(TermSort::Number);
            Ok(deeper(input, |input| number_or_condition(input, wanted))?.term)
        }
        FieldKind::Term(TermSort::Condition) => condition(input),
        FieldKind::Term(TermSort::Set) => Ok(set_part(input)?.term),
        FieldKind::List(TermSort::Number) => list_of(input, number),
        FieldKind::List(TermSort::Condition) => list_of(input, condition),
        FieldKind::List(TermSort::Set) => list_of(input, set),
        // Pairs have signs, and the others are for steps alone.
        FieldKind::Pair(_)
        | FieldKind::Flag(_)
        | FieldKind::Options
        | FieldKind::Term(TermSort::Step)
        | FieldKind::List(TermSort::Step) => Err(ErrMode::Backtrack(Missing)),
    }
}

/// A number, or how it is worked out.
fn number(input: &mut Input<'_>) -> Parsed<Term> {
    Ok(expression(input, Wanted::Only(TermSort::Number), COMPARES + 1)?.term)
}

/// A condition.
fn condition(input: &mut Input<'_>) -> Parsed<Term> {
    Ok(expression(input, Wanted::Only(TermSort::Condition), 0)?.term)
}

fn set(input: &mut Input<'_>) -> Parsed<Term> {
    Ok(expression(input, Wanted::Only(TermSort::Set), 0)?.term)
}

/// Where cells lie: a part that stands alone, or a set in parentheses.
fn area(input: &mut Input<'_>) -> Parsed<Term> {
    if next(input).kind == Kind::Sign("(") {
        return field(input, FieldKind::WholeSet);
    }
    let part = set_line(input, true, AREA)?;
    if next(input).kind == Kind::Word("except") {
        return fail(input, next(input).span, UNCLASPED.to_owned(), None);
    }
    Ok(part)
}

/// What stands between operators that bind at least like this.
fn expression(input: &mut Input<'_>, wanted: Wanted, least: u8) -> Parsed<Part> {
    let mut left = if wanted == Wanted::Only(TermSort::Set) {
        set_part(input)?
    } else {
        number_or_condition(input, wanted)?
    };
    while let Some((operator, span)) = operator(input, left.sort, least) {
        let wanted = Wanted::Only(operator.of);
        let right = expression(input, wanted, operator.binds + 1)?;
        if let Some(ending) = &left.ending {
            return two_readings(input, span, operator, (ending, &right.term.value()));
        }
        left = left.join(operator, &span, right);
    }
    if wanted == Wanted::Only(TermSort::Condition) && left.sort == TermSort::Number {
        return missing(input, Label::Group(COMPARISON), &[]);
    }
    Ok(left)
}

/// Fails, because what follows a set that ends with another set could belong to either.
fn two_readings<T>(
    input: &mut Input<'_>,
    span: Range<usize>,
    operator: &Operator,
    (ending, right): (&Value, &Value),
) -> Parsed<T> {
    let join = |left: &Value| json!({ operator.word: [left, right] });
    let mut inside = ending.clone();
    if let Some(last) = last_set(&mut inside) {
        *last = join(last);
    }
    let (outside, inside) = (set_text(&join(ending)), set_text(&inside));
    let message = format!(
        "{:?} could belong to the whole set before it, or to its last part; expected parentheses",
        operator.sign
    );
    let help = format!("write ({outside}), or ({inside})");
    fail(input, span, message, Some(help))
}

/// The set with which the JSON of a set ends.
fn last_set(set: &mut Value) -> Option<&mut Value> {
    let (word, data) = set.as_object_mut()?.iter_mut().next()?;
    match TermSort::Set.with_data(word)?.fields.last() {
        Some((name, _)) => data.get_mut(name),
        None => Some(data),
    }
}

/// The operator that is next, if it binds enough.
fn operator(
    input: &mut Input<'_>,
    of: TermSort,
    least: u8,
) -> Option<(&'static Operator, Range<usize>)> {
    let operators = OPERATORS.iter();
    for operator in operators.filter(|operator| operator.of == of && operator.binds >= least) {
        let sign = operator.sign;
        if [Kind::Word(sign), Kind::Sign(sign)].contains(&next(input).kind) {
            return Some((operator, take(input)));
        }
        let label = match of {
            TermSort::Number if operator.binds == COMPARES => Label::Group(COMPARISON),
            TermSort::Number => Label::Group(ARITHMETIC),
            TermSort::Condition | TermSort::Set | TermSort::Step => Label::Literal(sign),
        };
        expect(input, label, &[sign]);
    }
    None
}

fn in_parentheses(input: &mut Input<'_>, wanted: Wanted) -> Parsed<Part> {
    let start = sign("(").parse_next(input)?.start;
    let is_number = wanted == Wanted::Only(TermSort::Number);
    let least = if is_number { COMPARES + 1 } else { 0 };
    let inner = deeper(input, |input| expression(input, wanted, least))?;
    let end = sign(")").parse_next(input)?.end;
    Ok(Part::new(inner.sort, inner.term.spanning(start..end)))
}

/// One number or condition, or an expression in parentheses.
fn number_or_condition(input: &mut Input<'_>, wanted: Wanted) -> Parsed<Part> {
    one_more_term(input)?;
    let is_number = wanted == Wanted::Only(TermSort::Number);
    if !is_number && let Some(condition) = one_condition(input)? {
        return Ok(Part::new(TermSort::Condition, condition));
    }
    let token = next(input);
    let term = match token.kind {
        Kind::Sign("(") => {
            let either = Wanted::NumberOrCondition;
            let mut part = in_parentheses(input, if is_number { wanted } else { either })?;
            if part.sort == TermSort::Number {
                part.term = of_neighbour(input, part.term);
            }
            return Ok(part);
        }
        Kind::Sign("-") => {
            take(input);
            let number = digits(input)?;
            let span = token.span.start..number.span.end;
            let negative = number.value().as_i64().map_or(i64::MIN, |number| -number);
            Term::plain(negative, &span)
        }
        Kind::Number(_) => digits(input)?,
        Kind::Quoted(_) => Term::only("filled", &token.span, name(NameKind::Track.label())(input)?),
        Kind::Word(first) if asks_others(first, second(input)) => {
            let lines = lines_of(TermSort::Number.words(), first);
            said(input, &lines, field)?
        }
        Kind::Word(word) if !is_word(word) => {
            Term::only("filled", &token.span, name(NameKind::Track.label())(input)?)
        }
        Kind::Word(first) if TermSort::Number.first_words().any(|word| word == first) => {
            said(input, &lines_of(TermSort::Number.words(), first), field)?
        }
        Kind::Word(_) | Kind::Unclosed | Kind::Sign(_) | Kind::Strange(_) | Kind::End => {
            let words: Vec<&str> = TermSort::Number.first_words().collect();
            return missing(input, Label::Group(NUMBER), &words);
        }
    };
    Ok(Part::new(TermSort::Number, of_neighbour(input, term)))
}

/// Whether a number of other seats begins here. Its first words may be names too, which no other name follows.
fn asks_others(first: &str, second: Kind<'_>) -> bool {
    match (first, second) {
        ("highest" | "lowest", Kind::Quoted(_) | Kind::Sign("(")) => true,
        ("highest" | "lowest", Kind::Word(second)) => {
            !is_word(second) || TermSort::Number.first_words().any(|word| word == second)
        }
        ("players", second) => second == Kind::Word("with"),
        _ => false,
    }
}

/// A number, and whose it is: `coins of next`.
fn of_neighbour(input: &mut Input<'_>, number: Term) -> Term {
    let word = match (next(input).kind, second(input)) {
        (Kind::Word("of"), Kind::Word("next")) => "of_next",
        (Kind::Word("of"), Kind::Word("previous")) => "of_previous",
        _ => return number,
    };
    take(input);
    let whole = number.span.start..take(input).end;
    Term::only(word, &whole.clone(), number).spanning(whole)
}

/// A condition that does not begin with a number or parentheses; `None` if it does.
fn one_condition(input: &mut Input<'_>) -> Parsed<Option<Term>> {
    let words = TermSort::Condition.first_words().chain(["not"]);
    let words: Vec<&str> = words.chain(set_words(true)).collect();
    expect(input, Label::Group(CONDITION), &words);
    let token = next(input);
    Ok(match (token.kind, second(input)) {
        (Kind::Word("not"), _) => {
            take(input);
            let wanted = Wanted::Only(TermSort::Condition);
            let inner = deeper(input, |input| expression(input, wanted, COMPARES))?;
            Some(Term::only("not", &token.span, inner.term))
        }
        (Kind::Word(first @ ("on" | "after")), _)
        | (Kind::Word(first @ "this"), Kind::Word("card"))
        | (Kind::Word(first @ ("all" | "any")), Kind::Sign("(")) => Some(said(
            input,
            &lines_of(TermSort::Condition.words(), first),
            field,
        )?),
        (Kind::Sign("("), _) if is_set_in_parentheses(input) => Some(full(input)?),
        _ if begins_alone(input) => Some(full(input)?),
        _ => None,
    })
}

/// `row is full`, `(row or column) is full`.
fn full(input: &mut Input<'_>) -> Parsed<Term> {
    let area = area(input)?;
    alt((word("is"), word("are"))).parse_next(input)?;
    if let Kind::Word(kind @ ("free" | "fresh")) = next(input).kind {
        let place = area_text(&area.value());
        let message = format!("found {kind:?}; expected \"full\"");
        let help = format!("{kind} cells are counted: {kind} cells in {place} >= 1");
        return fail(input, next(input).span, message, Some(help));
    }
    let full = word("full").parse_next(input)?;
    Ok(Term::only("full", &full, area))
}

/// Whether an area that needs no parentheses begins here, in a place where a number could stand too. Some of its
/// words may be names, which `is` or `are` never follows.
fn begins_alone(input: &Input<'_>) -> bool {
    let Kind::Word(first) = next(input).kind else {
        return false;
    };
    match (first, second(input)) {
        ("row" | "column" | "card" | "neighbours" | "other" | "any" | "within", _)
        | ("this", Kind::Word("cell"))
        | ("same", Kind::Word("shade"))
        | ("line", Kind::Word("of")) => true,
        ("diagonal" | "surroundings" | "border" | "entry", Kind::Word(second)) => {
            ["is", "are"].contains(&second)
        }
        _ => false,
    }
}

/// Whether the parentheses that open here hold an area: `is` or `are` follows them.
fn is_set_in_parentheses(input: &Input<'_>) -> bool {
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

/// One part of a set, or a set in parentheses.
fn set_part(input: &mut Input<'_>) -> Parsed<Part> {
    one_more_term(input)?;
    if next(input).kind == Kind::Sign("(") {
        return in_parentheses(input, Wanted::Only(TermSort::Set));
    }
    let term = set_line(input, false, PART)?;
    let value = term.value();
    let mut words = value.as_object().into_iter().flat_map(|set| set.keys());
    let ends_with_set = words.any(|word| TermSort::Set.with_data(word).is_some_and(ends_with_set));
    let last = input.input.previous_tokens().next();
    let is_closed = last.is_some_and(|last| last.kind == Kind::Sign(")"));
    Ok(Part {
        ending: (ends_with_set && !is_closed).then_some(value),
        ..Part::new(TermSort::Set, term)
    })
}

/// The words with which parts of sets begin; if `alone`, only those of parts that need no parentheses.
fn set_words(alone: bool) -> impl Iterator<Item = &'static str> {
    let sets = TermSort::Set.words().iter();
    let sets = sets.filter(move |set| !alone || stands_alone(set));
    sets.flat_map(WordSyntax::first_words)
}

/// A part of a set as the tables say it; if `alone`, one that needs no parentheses.
fn set_line(input: &mut Input<'_>, alone: bool, label: &'static str) -> Parsed<Term> {
    let kind = next(input).kind;
    let Some(first) = set_words(alone).find(|word| kind == Kind::Word(word)) else {
        // Nobody who writes `and` in this place means a list.
        let words = set_words(alone).filter(|word| *word != "all");
        let words: Vec<&str> = words.collect();
        return missing(input, Label::Group(label), &words);
    };
    let mut lines = lines_of(TermSort::Set.words(), first);
    lines.retain(|line| !alone || stands_alone(line.of));
    let mut examples = SET_EXAMPLES.iter();
    let example = examples.find(|(word, _)| *word == first);
    let example = example.map_or(input.state.example(), |(_, example)| example);
    teach(input, example, |input| {
        deeper(input, |input| said(input, &lines, field))
    })
}
