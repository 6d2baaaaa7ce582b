//! The words and signs of a line.

use std::ops::Range;
use winnow::Parser;
use winnow::ascii::{digit1, multispace0};
use winnow::combinator::{alt, delimited, opt, preceded, repeat};
use winnow::error::EmptyError;
use winnow::stream::LocatingSlice;
use winnow::token::{any, one_of, take_while};

/// All words of the language. A name that is one of them stands in single quotes.
const WORDS: &str = "advance after again all and any apart are at board boxes by card cards cell cells choose \
    claim column complete completed convert copy discard each else erase extra free fresh \
    from full game if in into is leader left mark marked max may min most neighbours next \
    not nothing number numbers of offer offered on once or other others pattern per plus \
    previous renew replaced round rounds row rows score scoring spend sum then times to \
    touching turn turns with within write";

/// Whether this is a word of the language.
pub(crate) fn is_word(text: &str) -> bool {
    WORDS.split(' ').any(|word| word == text)
}

/// The signs, longer ones first. The last ones mean nothing, but authors try them.
const SIGNS: &[&str] = &[
    "==", "=>", "=<", "&&", "||", ">=", "<=", "!=", "(", ")", ",", ";", ":", "+", "-", "*", "/",
    ">", "<", "=", "{", "}", "[", "]",
];

/// A word, a sign or a number of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind<'t> {
    /// A word of the language or a name.
    Word(&'t str),
    /// A name in single quotes, in which two quotes stand for one.
    Quoted(&'t str),
    /// A name whose closing quote is missing.
    Unclosed,
    /// A number without a sign. One that is too long is as large as can be.
    Number(i64),
    Sign(&'static str),
    /// A character that no line has.
    Strange(char),
    /// The end of the line. Every line has it.
    End,
}

/// A token and its bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Token<'t> {
    pub(crate) kind: Kind<'t>,
    pub(crate) span: Range<usize>,
}

type Text<'t> = LocatingSlice<&'t str>;
type Lexed<T> = Result<T, EmptyError>;

/// The tokens of a line, and its end.
pub(crate) fn tokens(text: &str) -> Vec<Token<'_>> {
    let token = alt((word, quoted, number, sign, any.map(Kind::Strange))).with_span();
    let token = token.map(|(kind, span)| Token { kind, span });
    let mut all = repeat(0.., preceded(multispace0, token));
    // Every character is part of a token, so this never fails.
    let lexed: Lexed<Vec<Token<'_>>> = all.parse_next(&mut LocatingSlice::new(text));
    let mut tokens = lexed.unwrap_or_default();
    tokens.push(Token {
        kind: Kind::End,
        span: text.len()..text.len(),
    });
    tokens
}

fn word<'t>(text: &mut Text<'t>) -> Lexed<Kind<'t>> {
    let letter = one_of(|c: char| c.is_ascii_alphabetic());
    (letter, take_while(0.., is_of_name))
        .take()
        .map(Kind::Word)
        .parse_next(text)
}

fn is_of_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

fn quoted<'t>(text: &mut Text<'t>) -> Lexed<Kind<'t>> {
    let inner = repeat::<_, _, (), _, _>(0.., alt(("''".void(), one_of(|c| c != '\'').void())));
    let closed = delimited('\'', inner.take(), '\'').map(Kind::Quoted);
    let unclosed = ('\'', take_while(0.., |_| true)).value(Kind::Unclosed);
    alt((closed, unclosed)).parse_next(text)
}

fn number<'t>(text: &mut Text<'t>) -> Lexed<Kind<'t>> {
    digit1
        .map(|digits: &str| Kind::Number(digits.parse().unwrap_or(i64::MAX)))
        .parse_next(text)
}

fn sign<'t>(text: &mut Text<'t>) -> Lexed<Kind<'t>> {
    for sign in SIGNS.iter().copied() {
        if opt(sign).parse_next(text)?.is_some() {
            return Ok(Kind::Sign(sign));
        }
    }
    Err(EmptyError)
}

/// Whether a name can stand in a line without quotes.
pub(crate) fn is_bare(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(is_of_name)
        && !is_word(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &[Kind<'_>]) {
        let found: Vec<Kind<'_>> = tokens(text).iter().map(|token| token.kind).collect();
        let (end, found) = found.split_last().unwrap();
        assert_eq!((end, found), (&Kind::End, expected));
    }

    #[test]
    fn a_line_has_words_names_numbers_and_signs() {
        use Kind::{Number, Quoted, Sign, Strange, Unclosed, Word};
        check("", &[]);
        check(
            " red-gems >=\n12)",
            &[Word("red-gems"), Sign(">="), Number(12), Sign(")")],
        );
        check("'by' 'it''s'", &[Quoted("by"), Quoted("it''s")]);
        check("'by", &[Unclosed]);
        check("2x é", &[Number(2), Word("x"), Strange('é')]);
        check("99999999999999999999", &[Number(i64::MAX)]);
        assert_eq!(tokens("a  bc")[1].span, 3..5);
    }

    #[test]
    fn every_word_is_in_the_list_once() {
        let words: Vec<&str> = WORDS.split(' ').collect();
        for (index, word) in words.iter().enumerate() {
            assert!(!words[..index].contains(word), "{word}");
        }
    }
}
