//! Words and signs that authors try, and what the language says instead.

use super::steps::STEPS;
use roll_and_write::option::nearest;

/// What authors try beside the words of steps, and what they may mean. A word may mean different things in different places.
const TRIED: &[(&str, &str)] = &[
    ("==", "="),
    ("=>", ">="),
    ("=<", "<="),
    ("&&", "and"),
    ("||", "or"),
    ("{", "("),
    ("[", "("),
    ("}", ")"),
    ("]", ")"),
    ("x", "*"),
    ("is", "="),
    ("at least", ">="),
    ("at most", "<="),
    ("more than", ">"),
    ("less than", "<"),
    ("not", "except"),
    ("without", "except"),
    ("minus", "except"),
    ("near", "neighbours"),
    ("neighbors", "neighbours"),
    ("neighbour", "neighbours"),
    ("adjacent", "neighbours"),
    ("neighbours", "near"),
    ("neighbors", "near"),
    ("adjacent", "near"),
    ("around", "near"),
    ("col", "column"),
    ("board", "card"),
    ("any", "anywhere"),
    ("all", "anywhere"),
    ("all", "each"),
    ("everyone", "each"),
    ("everybody", "each"),
    ("opponents", "others"),
    ("first", "leader"),
    ("anywhere", "any"),
    ("extra", "mark"),
    ("otherwise", "else"),
    ("unmarked", "free"),
    ("empty", "free"),
    ("new", "fresh"),
    ("and", "all"),
    ("or", "any"),
    (">=", "at_least"),
    ("<=", "at_most"),
    ("=", "equal"),
    ("==", "equal"),
    ("+", "plus"),
    ("add", "plus"),
    ("sum", "plus"),
    ("-", "minus"),
    ("subtract", "minus"),
    ("*", "times"),
    ("multiply", "times"),
    ("/", "divide"),
    ("count", "filled"),
    ("boxes", "filled"),
    ("amount", "by"),
    ("count", "by"),
    ("number", "by"),
    ("number", "cells"),
    ("count", "cells"),
    ("in", "where"),
    ("scope", "where"),
    ("with", "bear"),
    ("kind", "are"),
    ("from", "pool"),
    ("to", "into"),
    ("when", "test"),
    ("condition", "test"),
    ("value", "number"),
    ("steps", "do"),
    ("then", "do"),
    ("name", "track"),
    ("score", "scoring"),
];

/// What a text that begins with something wrong may mean, if that is among the known words.
pub(crate) fn tried<'k>(text: &str, known: &[&'k str]) -> Option<&'static str>
where
    'static: 'k,
{
    let is_known = |meant: &str| {
        let first = meant.split(' ').next();
        first.is_some_and(|first| known.contains(&first))
    };
    let begins = |tried: &str| {
        let rest = text.strip_prefix(tried);
        rest.is_some_and(|rest| {
            !tried.contains(' ') && rest.is_empty() || tried.contains(' ') && rest.starts_with(' ')
        })
    };
    let mut pairs = TRIED.iter().copied().chain(steps());
    let found = pairs.find(|(tried, meant)| begins(tried) && is_known(meant));
    found.map(|(_, meant)| meant)
}

/// What authors try for steps: other words, and the word of JSON in a line.
fn steps() -> impl Iterator<Item = (&'static str, &'static str)> {
    STEPS.iter().flat_map(|step| {
        let other = step.tried.iter().map(|tried| (*tried, step.word));
        other.chain(step.words_in_line().map(|words| (step.word, words)))
    })
}

/// The known word that a wrong one most likely means.
pub(crate) fn meant<'k>(word: &str, known: &[&'k str]) -> Option<&'k str> {
    tried(word, known).or_else(|| nearest(word, known.iter().copied()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guess_means_what_can_stand_in_its_place() {
        assert_eq!(meant("near", &["row", "neighbours"]), Some("neighbours"));
        assert_eq!(meant("adjacent", &["row", "near"]), Some("near"));
        assert_eq!(meant("roww", &["row", "near"]), Some("row"));
        assert_eq!(meant("zebra", &["row", "near"]), None);
        assert_eq!(tried("at least 3", &[">=", "<="]), Some(">="));
        assert_eq!(tried("renew_offer", &["renew"]), Some("renew offer"));
    }
}
