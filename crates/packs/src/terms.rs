//! How numbers, conditions and sets of cells are written: tables like that of the steps, and the operators.

use super::steps::FieldKind::{
    self, Area, CardArea, CellKind, Color, Condition, Conditions, Digits, Numbers, Pair, Pool, Set,
    SetPair, Sets, Symbol, Track, Trigger, WholeSet, Written,
};
use super::steps::{PLAIN, WITH_DATA, WordSyntax};

/// What a term is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sort {
    Number,
    Condition,
    Set,
}

impl Sort {
    /// All words of this sort.
    pub(crate) fn words(self) -> &'static [WordSyntax] {
        match self {
            Self::Number => NUMBERS,
            Self::Condition => CONDITIONS,
            Self::Set => SETS,
        }
    }

    /// The words with which its lines begin.
    pub(crate) fn first_words(self) -> impl Iterator<Item = &'static str> {
        self.words().iter().flat_map(WordSyntax::first_words)
    }
}

/// A word alone.
const fn alone(word: &'static str, line: &'static str) -> WordSyntax {
    WordSyntax {
        word,
        line,
        ..PLAIN
    }
}

/// A word with data, a right example of them, and its line.
const fn about(
    word: &'static str,
    kind: FieldKind,
    data: &'static str,
    line: &'static str,
) -> WordSyntax {
    WordSyntax {
        word,
        whole: Some(kind),
        data,
        line,
        ..WITH_DATA
    }
}

static NUMBERS: &[WordSyntax] = &[
    alone("round", "round"),
    alone("turn", "turn"),
    alone("rounds_left", "rounds left"),
    alone("turns_left", "turns left"),
    alone("completed", "completed cards"),
    // In a line, this is the name alone.
    about("filled", Track, r#""coins""#, ""),
    about("free", Track, r#""coins""#, "free boxes of {}"),
    about("rows", Track, r#""coins""#, "full rows of {}"),
    about("sum", Written, r#""palms""#, "sum of {}"),
    about("offered_cards", Color, r#""purple""#, "offered {} cards"),
    about("offered", Symbol, r#""palm""#, "offered {}"),
    about("marked", Symbol, r#""palm""#, "marked {} in game"),
    about("completed", Color, r#""purple""#, "completed {} cards"),
    about("left", Pool, r#""cups""#, "numbers left in {}"),
    about("next", Pool, r#""cups""#, "next number of {}"),
    WordSyntax {
        word: "cells",
        fields: &[("where", CardArea), ("are", CellKind), ("bear", Symbol)],
        data: r#"{"where": "row", "are": "marked"}"#,
        line: "{are} cells [with {bear}] in {where}",
        ..WITH_DATA
    },
    about("plus", Numbers, r#"[1, "round"]"#, "plus {}"),
    about("minus", Pair, r#"[5, "round"]"#, ""),
    about("times", Numbers, r#"[2, "round"]"#, "times {}"),
    about("divide", Pair, r#"["round", 2]"#, ""),
    about("min", Numbers, r#"[3, "round"]"#, "min {}"),
    about("max", Numbers, r#"[3, "round"]"#, "max {}"),
];

static CONDITIONS: &[WordSyntax] = &[
    about(
        "all",
        Conditions,
        r#"[{"full": "row"}, {"full": "column"}]"#,
        "all {}",
    ),
    about(
        "any",
        Conditions,
        r#"[{"full": "row"}, {"full": "column"}]"#,
        "any {}",
    ),
    about("not", Condition, r#"{"full": "row"}"#, ""),
    about("at_least", Pair, r#"[{"filled": "coins"}, 3]"#, ""),
    about("at_most", Pair, r#"[{"filled": "coins"}, 3]"#, ""),
    about("equal", Pair, r#"["round", 3]"#, ""),
    // In a line, the area comes first.
    about("full", Area, r#""row""#, ""),
    about("on", Trigger, r#""mark""#, "on {}"),
    about("after", Symbol, r#""palm""#, "after {}"),
];

static SETS: &[WordSyntax] = &[
    alone("row", "row"),
    alone("column", "column"),
    alone("card", "card"),
    alone("near", "neighbours"),
    alone("other", "other board"),
    alone("anywhere", "any board"),
    alone("this_cell", "this cell"),
    alone("diagonal", "diagonal"),
    alone("surroundings", "surroundings"),
    alone("border", "border"),
    alone("entry", "entry"),
    about("within", Digits, "2", "within {}"),
    alone("marked", "marked"),
    alone("free", "free"),
    alone("fresh", "fresh"),
    about("with", Symbol, r#""palm""#, "cells with {}"),
    about("touching", Set, r#""marked""#, "touching {}"),
    WordSyntax {
        word: "reached",
        fields: &[("from", Set), ("through", Set)],
        data: r#"{"from": "entry", "through": "marked"}"#,
        line: "reached from {from} through {through}",
        ..WITH_DATA
    },
    about("on_other", WholeSet, r#""this_cell""#, "on other board {}"),
    about("union", Sets, r#"["row", "column"]"#, "any {}"),
    about("intersection", Sets, r#"["row", "free"]"#, "all {}"),
    about("except", SetPair, r#"["row", "this_cell"]"#, ""),
];

/// Whether a set stands in a line without parentheses.
pub(crate) fn stands_alone(set: &WordSyntax) -> bool {
    let is_kind = ["marked", "free", "fresh"].contains(&set.word);
    set.alone.is_some() && !is_kind || set.whole == Some(Digits)
}

/// A sign or a word between two terms.
#[derive(Debug)]
pub(crate) struct Operator {
    pub(crate) sign: &'static str,
    /// Its word in JSON.
    pub(crate) word: &'static str,
    /// What stands on both sides.
    pub(crate) of: Sort,
    /// How tightly it binds. An operator that binds less than those around it stands in parentheses.
    pub(crate) binds: u8,
    /// Whether it joins any number of terms.
    pub(crate) is_list: bool,
    /// Whether it means the opposite of its word.
    pub(crate) is_not: bool,
}

impl Operator {
    /// What it makes of both sides.
    pub(crate) fn makes(&self) -> Sort {
        if self.of == Sort::Number && self.binds == COMPARES {
            Sort::Condition
        } else {
            self.of
        }
    }
}

/// How tightly comparisons bind, which make a condition of two numbers.
pub(crate) const COMPARES: u8 = 2;

/// Operators that join any number of terms.
const fn list(sign: &'static str, word: &'static str, of: Sort, binds: u8) -> Operator {
    Operator {
        is_list: true,
        ..pair(sign, word, of, binds)
    }
}

const fn pair(sign: &'static str, word: &'static str, of: Sort, binds: u8) -> Operator {
    Operator {
        sign,
        word,
        of,
        binds,
        is_list: false,
        is_not: false,
    }
}

const fn compares(sign: &'static str, word: &'static str, is_not: bool) -> Operator {
    Operator {
        is_not,
        ..pair(sign, word, Sort::Number, COMPARES)
    }
}

/// All operators. Those that bind more come first.
pub(crate) static OPERATORS: [Operator; 15] = [
    list("*", "times", Sort::Number, 4),
    pair("/", "divide", Sort::Number, 4),
    list("+", "plus", Sort::Number, 3),
    pair("-", "minus", Sort::Number, 3),
    compares(">=", "at_least", false),
    compares("<=", "at_most", false),
    compares("=", "equal", false),
    compares("<", "at_least", true),
    compares(">", "at_most", true),
    compares("!=", "equal", true),
    list("and", "all", Sort::Condition, 1),
    list("or", "any", Sort::Condition, 0),
    list("and", "intersection", Sort::Set, 2),
    list("or", "union", Sort::Set, 1),
    pair("except", "except", Sort::Set, 0),
];
