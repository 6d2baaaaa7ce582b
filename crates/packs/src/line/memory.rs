//! What a reader of a line remembers: where it got furthest and what could stand there, for the message.

use super::super::guesses;
use super::super::steps::first_words;
use super::tokens::{Kind, Token, is_word};
use std::ops::Range;
use winnow::error::{ErrMode, ParserError};
use winnow::stream::{Stateful, Stream, TokenSlice};

/// The largest number of terms in one program. Steps, numbers and conditions are terms, also inside
/// others.
pub const TERMS_MAX: usize = 500;
/// The largest number of steps, numbers and conditions inside each other.
const DEPTH_MAX: usize = 100;

/// The tokens that are still to be read, and the memory.
pub(super) type Input<'t> = Stateful<TokenSlice<'t, Token<'t>>, Memory>;
/// What a rule of the grammar returns.
pub(super) type Parsed<T> = Result<T, ErrMode<Missing>>;

/// Why a line cannot be read.
///
/// ```
/// use rnw_packs::ParsedLine;
/// let fault = "erase coins by".parse::<ParsedLine>().unwrap_err();
/// assert_eq!(fault.span, 14..14);
/// assert_eq!(fault.to_string(), "found the end of the line; expected a number; for example: erase coins by 1");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineFault {
    /// The bytes of the line that are wrong.
    pub span: Range<usize>,
    /// What was found, and what was expected.
    pub message: String,
    /// What the author may have meant, and a right example.
    pub help: Option<String>,
}

impl std::fmt::Display for LineFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)?;
        self.help.iter().try_for_each(|help| write!(f, "; {help}"))
    }
}

impl std::error::Error for LineFault {}

/// The error inside the grammar. The memory says more.
#[derive(Clone, Copy, Debug)]
pub(super) struct Missing;

impl<I: Stream> ParserError<I> for Missing {
    type Inner = Self;

    fn from_input(_input: &I) -> Self {
        Self
    }

    fn into_inner(self) -> Result<Self, Self> {
        Ok(self)
    }
}

/// What could stand somewhere, as a message says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Label {
    /// This word or sign.
    Literal(&'static str),
    /// One of many things.
    Group(&'static str),
    /// A step.
    Step,
}

impl std::fmt::Display for Label {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Literal(literal) => write!(f, "{literal:?}"),
            Self::Group(group) => f.write_str(group),
            Self::Step => {
                let words: Vec<&str> = first_words().map(|(word, _)| word).collect();
                let (last, rest) = words.split_last().unwrap_or((&"", &[]));
                write!(f, "a step ({} or {last})", rest.join(", "))
            }
        }
    }
}

/// What was expected at the furthest token.
#[derive(Clone, Default, Debug)]
struct Furthest {
    at: usize,
    labels: Vec<Label>,
    /// The words that could stand there.
    words: Vec<&'static str>,
    example: &'static str,
}

/// What is remembered while a line is read.
#[derive(Debug)]
pub(super) struct Memory {
    furthest: Furthest,
    /// An error that is no missing word.
    fatal: Option<LineFault>,
    /// A right example of what is being read.
    example: &'static str,
    depth: usize,
    terms: usize,
}

impl Memory {
    pub(crate) fn new(example: &'static str) -> Self {
        Self {
            furthest: Furthest::default(),
            fatal: None,
            example,
            depth: 0,
            terms: 0,
        }
    }

    /// A right example of what is being read.
    pub(crate) fn example(&self) -> &'static str {
        self.example
    }

    /// The number of steps, numbers and conditions so far.
    pub(crate) fn terms(&self) -> usize {
        self.terms
    }

    /// Counts again from here, because another line is tried.
    pub(crate) fn restore_terms(&mut self, terms: usize) {
        self.terms = terms;
    }

    /// The fault of a line that could not be read. `is_right` says whether another line can be read.
    pub(crate) fn fault(
        self,
        line: &str,
        tokens: &[Token<'_>],
        is_right: &dyn Fn(&str) -> bool,
    ) -> LineFault {
        let Self {
            furthest, fatal, ..
        } = self;
        if let Some(fatal) = fatal {
            return fatal;
        }
        let found = tokens
            .iter()
            .position(|token| token.span.start >= furthest.at);
        let found = found.unwrap_or(tokens.len().saturating_sub(1));
        let end = Token {
            kind: Kind::End,
            span: 0..0,
        };
        let change = Change {
            line,
            token: tokens.get(found).unwrap_or(&end),
            last: found.checked_sub(1).and_then(|last| tokens.get(last)),
            tokens,
            at: found,
            is_right,
        };
        change.minus().unwrap_or_else(|| furthest.fault(&change))
    }
}

/// The next token. The end stands behind all others and is never taken.
pub(crate) fn next<'t>(input: &Input<'t>) -> Token<'t> {
    input.input.first().cloned().unwrap_or(Token {
        kind: Kind::End,
        span: 0..0,
    })
}

/// The token after the next one.
pub(crate) fn second<'t>(input: &Input<'t>) -> Kind<'t> {
    let token = input.input.get(1);
    token.map_or(Kind::End, |token| token.kind)
}

/// Takes the next token.
pub(crate) fn take(input: &mut Input<'_>) -> Range<usize> {
    input.next_token().map_or(0..0, |token| token.span.clone())
}

/// Remembers what could stand here: as the message says it, and the words of the language among it.
pub(crate) fn expect(input: &mut Input<'_>, label: Label, words: &[&'static str]) {
    let at = next(input).span.start;
    let example = input.state.example;
    let furthest = &mut input.state.furthest;
    if at < furthest.at && !furthest.labels.is_empty() {
        return;
    }
    if at > furthest.at || furthest.labels.is_empty() {
        *furthest = Furthest {
            at,
            example,
            ..Furthest::default()
        };
    }
    if !furthest.labels.contains(&label) {
        furthest.labels.push(label);
    }
    furthest.words.extend(words);
}

/// Remembers what could stand here, and fails.
pub(crate) fn missing<T>(input: &mut Input<'_>, label: Label, words: &[&'static str]) -> Parsed<T> {
    expect(input, label, words);
    Err(ErrMode::Backtrack(Missing))
}

/// Fails with a message of its own about these bytes, and tries nothing else.
pub(crate) fn fail<T>(
    input: &mut Input<'_>,
    span: Range<usize>,
    message: String,
    help: Option<String>,
) -> Parsed<T> {
    input.state.fatal = Some(LineFault {
        span,
        message,
        help,
    });
    Err(ErrMode::Cut(Missing))
}

/// Reads with this example for messages.
pub(crate) fn teach<'t, T>(
    input: &mut Input<'t>,
    example: &'static str,
    read: impl FnOnce(&mut Input<'t>) -> Parsed<T>,
) -> Parsed<T> {
    let outer = std::mem::replace(&mut input.state.example, example);
    let read = read(input);
    input.state.example = outer;
    read
}

/// Reads something one level deeper.
pub(crate) fn deeper<'t, T>(
    input: &mut Input<'t>,
    read: impl FnOnce(&mut Input<'t>) -> Parsed<T>,
) -> Parsed<T> {
    let depth = input.state.depth;
    if depth == DEPTH_MAX {
        let message = format!("too deep; expected at most {DEPTH_MAX} levels inside each other");
        return fail(input, next(input).span, message, None);
    }
    input.state.depth = depth + 1;
    let read = read(input);
    input.state.depth = depth;
    read
}

/// Counts a step, a number or a condition.
pub(crate) fn one_more_term(input: &mut Input<'_>) -> Parsed<()> {
    if input.state.terms == TERMS_MAX {
        let message = format!(
            "the program is too long; expected at most {TERMS_MAX} steps, numbers and conditions"
        );
        return fail(input, next(input).span, message, None);
    }
    input.state.terms += 1;
    Ok(())
}

/// Words that authors add, and that a line may lose without another meaning.
const FILLERS: &[&str] = &[
    "a", "an", "and", "at", "box", "boxes", "by", "cell", "cells", "from", "in", "into", "is",
    "it", "of", "on", "per", "please", "points", "the", "then", "times", "to", "twice", "with",
];
/// How many tokens before and after a wrong one may stand in the parentheses that a message proposes.
const WRAPPED_MAX: usize = 12;
/// The longest line for which changes are tried, in bytes.
const TRIED_MAX: usize = 1000;

impl Furthest {
    fn fault(&self, change: &Change<'_>) -> LineFault {
        let token = change.token;
        let found = match token.kind {
            Kind::Word(word) => format!("{word:?}"),
            Kind::Quoted(name) => format!("the name '{name}'"),
            Kind::Unclosed => {
                return LineFault {
                    span: token.span.start..token.span.start + 1,
                    message: "the quote ' is not closed".to_owned(),
                    help: Some("a name in quotes is written like this: 'by'".to_owned()),
                };
            }
            Kind::Number(number) => number.to_string(),
            Kind::Sign(sign) => format!("{sign:?}"),
            Kind::Strange(char) => format!("{char:?}"),
            Kind::End => "the end of the line".to_owned(),
        };
        let labels: Vec<String> = self.labels.iter().map(Label::to_string).collect();
        let expected = match labels.split_last() {
            None => "nothing".to_owned(),
            Some((only, [])) => only.clone(),
            Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
        };
        let example = format!("for example: {}", self.example);
        LineFault {
            span: token.span.clone(),
            message: format!("found {found}; expected {expected}"),
            help: Some(match self.meant(change) {
                Some(meant) if meant.ends_with('?') => format!("{meant} {example}"),
                Some(meant) => format!("{meant}; {example}"),
                None => example,
            }),
        }
    }

    /// What the author may have meant.
    fn meant(&self, change: &Change<'_>) -> Option<String> {
        let token = change.token;
        let text = change.text();
        if matches!(token.kind, Kind::Word(_) | Kind::Sign(_)) {
            let rest = change.line.get(token.span.start..).unwrap_or_default();
            let phrase = || guesses::tried(rest, &self.words);
            let tried = guesses::tried(text, &self.words).or_else(phrase);
            // `is highest` compares with nothing that a line can say.
            let is_odd = text == "is" && change.is_before_name();
            let tried = tried.filter(|_| !is_odd);
            let likely = guesses::meant(text, &self.words).filter(|_| !is_odd);
            let is_right = |word: &&str| change.is_right_with(token.span.clone(), word);
            let meant = tried.or(likely.filter(is_right));
            let meant = meant.map(|meant| format!("did you mean {meant:?}?"));
            let other = || likely.map(|likely| format!("did you mean {likely:?}?"));
            if let Some(meant) = meant.or_else(|| self.changed(change)).or_else(other) {
                return Some(meant);
            }
        } else if let Some(meant) = self.changed(change) {
            return Some(meant);
        }
        let is_name =
            |label: &Label| matches!(label, Label::Group(group) if group.starts_with("the name"));
        let wants_name = self.labels.iter().any(is_name);
        let is_word = matches!(token.kind, Kind::Word(word) if is_word(word));
        (wants_name && is_word)
            .then(|| format!("{text:?} is a word of the language; as a name, write '{text}'"))
    }

    /// The one change that makes the line right: a word more, a word less, or another word.
    fn changed(&self, change: &Change<'_>) -> Option<String> {
        if change.line.len() > TRIED_MAX {
            return None;
        }
        let Range { start, end } = change.token.span.clone();
        let is_end = change.token.kind == Kind::End;
        let text = change.text();
        let literals = self.labels.iter().filter_map(|label| match label {
            Label::Literal(literal) => Some(*literal),
            Label::Group(_) | Label::Step => None,
        });
        let literals: Vec<&str> = literals.collect();
        let number = self.labels.contains(&Label::Group("a number"));
        let mut more: Vec<&str> = Vec::new();
        if is_end {
            more.extend(&literals);
        } else {
            more.extend(number.then_some("1"));
            more.extend(&literals);
            let is_word = |word: &&&str| word.starts_with(|c: char| c.is_ascii_alphabetic());
            // Before ")" something is missing that only the author knows.
            let words = self.words.iter().filter(|_| text != ")");
            more.extend(words.filter(is_word));
        }
        let with = |word: &&&str| change.is_right_with(start..start, &format!("{word} "));
        if let Some(word) = more.iter().find(with) {
            let both = format!("{word} {text}");
            return Some(format!("did you mean {:?}?", both.trim_end()));
        }
        if text == ":" && change.is_right_with(0..0, "on ") {
            let start = change.line[..end].trim_start();
            return Some(format!("did you mean {:?}?", format!("on {start}")));
        }
        if let Some(wrapped) = change.wrapped() {
            return Some(format!("did you mean {wrapped:?}?"));
        }
        let surplus = match change.last {
            Some(last) if is_end && matches!(last.kind, Kind::Sign(_)) => last.span.clone(),
            _ => start..end,
        };
        if !change.is_plain() {
            return None;
        }
        if !surplus.is_empty() && change.is_right_with(surplus.clone(), "") {
            return Some(format!("leave out {:?}", &change.line[surplus]));
        }
        let instead = |word: &&&str| change.is_right_with(start..end, word);
        let word = literals.iter().find(instead).filter(|_| !is_end)?;
        Some(format!("did you mean {word:?}?"))
    }
}

/// A wrong line, and the token where it is wrong.
struct Change<'c> {
    line: &'c str,
    token: &'c Token<'c>,
    /// The token before it.
    last: Option<&'c Token<'c>>,
    tokens: &'c [Token<'c>],
    /// The position of the wrong token among them.
    at: usize,
    is_right: &'c dyn Fn(&str) -> bool,
}

impl Change<'_> {
    fn text(&self) -> &str {
        self.line.get(self.token.span.clone()).unwrap_or_default()
    }

    /// Whether the wrong token carries no meaning that the line would lose without it.
    fn is_plain(&self) -> bool {
        match self.token.kind {
            Kind::Word(word) => FILLERS.contains(&word),
            Kind::Sign(_) | Kind::Strange(_) | Kind::End => true,
            Kind::Quoted(_) | Kind::Unclosed | Kind::Number(_) => false,
        }
    }

    /// Whether a name follows.
    fn is_before_name(&self) -> bool {
        let next = self.tokens.get(self.at + 1).map(|token| token.kind);
        matches!(next, Some(Kind::Word(word)) if !is_word(word))
    }

    /// The words in parentheses with which the line is right: those that end before the wrong token, or go on from it.
    fn wrapped(&self) -> Option<String> {
        let ends = self.at + WRAPPED_MAX;
        let starts = self.at.saturating_sub(WRAPPED_MAX)..=self.at;
        let all = starts.rev().flat_map(|start| {
            let ends = (start + 1).max(self.at.saturating_sub(1))..ends;
            ends.map(move |end| (start, end))
        });
        let mut spans = all.filter_map(|(start, end)| {
            let end = self.tokens.get(end).filter(|end| end.kind != Kind::End)?;
            Some(self.tokens[start].span.start..end.span.end)
        });
        spans.find_map(|span| {
            let words = format!("({})", self.line.get(span.clone())?);
            self.is_right_with(span, &words).then_some(words)
        })
    }

    /// What is wrong, if it is only that spaces are missing around `-`.
    fn minus(&self) -> Option<LineFault> {
        if self.line.len() > TRIED_MAX {
            return None;
        }
        let mut tokens = self.tokens.iter().take(self.at + 1).rev();
        tokens.find_map(|token| {
            let Kind::Word(word) = token.kind else {
                return None;
            };
            let spaced = word.replace('-', " - ");
            let is_it = spaced != word && self.is_right_with(token.span.clone(), &spaced);
            is_it.then(|| LineFault {
                span: token.span.clone(),
                message: format!("{word:?} is one name; expected spaces around -"),
                help: Some(format!("did you mean {spaced:?}?")),
            })
        })
    }

    /// Whether the line is right with other words in this place.
    fn is_right_with(&self, place: Range<usize>, words: &str) -> bool {
        let (Some(before), Some(after)) =
            (self.line.get(..place.start), self.line.get(place.end..))
        else {
            return false;
        };
        (self.is_right)(&format!("{before} {words} {after}"))
    }
}
