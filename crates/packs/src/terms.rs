//! How numbers, conditions and sets of cells are written: tables like that of the steps, and the operators.

use super::steps::FieldKind::{
    self, Area, CardArea, Digits, List, Name, OneOf, Pair, Term, Theirs, WholeSet,
};
use super::steps::TermSort::{Condition, Number, Set};
use super::steps::{NameKind, PLAIN, STEPS, TermSort, WITH_DATA, WordKind, WordSyntax};
use serde_json::Value;

const TRACK: FieldKind = Name(NameKind::Track);
const WRITTEN: FieldKind = Name(NameKind::Written);
const POOL: FieldKind = Name(NameKind::Pool);
const SYMBOL: FieldKind = Name(NameKind::Symbol);
const COLOR: FieldKind = Name(NameKind::Color);
const CELL_KIND: FieldKind = OneOf(WordKind::CellKind);
const COINS: &str = r#"{"filled": "coins"}"#;
const TRIGGER: FieldKind = OneOf(WordKind::Trigger);

impl TermSort {
    pub(crate) const ALL: [Self; 4] = [Self::Step, Self::Condition, Self::Number, Self::Set];

    /// What messages call it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Step => "step",
            Self::Condition => "condition",
            Self::Number => "number",
            Self::Set => "set of cells",
        }
    }

    /// What messages call many of them.
    pub(crate) fn plural(self) -> &'static str {
        match self {
            Self::Step => "steps",
            Self::Condition => "conditions",
            Self::Number => "numbers",
            Self::Set => "sets of cells",
        }
    }

    /// The words that stand alone.
    pub(crate) fn alone(self) -> impl Iterator<Item = &'static str> {
        let alone = self.words().iter().filter(|of| of.alone.is_some());
        alone.map(|of| of.word)
    }

    /// The words with data.
    pub(crate) fn data_words(self) -> impl Iterator<Item = &'static str> {
        let words = self.words().iter().filter(|of| !of.data.is_empty());
        words.map(|of| of.word)
    }

    /// How this word is written with data; `None` if it has none.
    pub(crate) fn with_data(self, word: &str) -> Option<&'static WordSyntax> {
        let mut words = self.words().iter();
        words.find(|of| of.word == word && !of.data.is_empty())
    }

    /// How this word is written with data like these. A set that stands alone too has numbers only.
    pub(crate) fn with_these(self, word: &str, data: &Value) -> Option<&'static WordSyntax> {
        let is_alone = self.alone().any(|alone| alone == word);
        let of = self.with_data(word);
        of.filter(|of| !is_alone || of.whole != Some(Digits) || data.is_number())
    }

    /// All words of this sort.
    pub fn words(self) -> &'static [WordSyntax] {
        match self {
            Self::Step => STEPS,
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
    alone("completed_this_turn", "cards completed this turn"),
    // In a line, this is the name alone.
    about("filled", TRACK, r#""coins""#, ""),
    about("free", TRACK, r#""coins""#, "free boxes of {}"),
    about("rows", TRACK, r#""coins""#, "full rows of {}"),
    about("sum", WRITTEN, r#""palms""#, "sum of {}"),
    about("offered", SYMBOL, r#""palm""#, "offered {}"),
    about("offered_cards", COLOR, r#""purple""#, "offered {} cards"),
    about("marked", SYMBOL, r#""palm""#, "marked {} in game"),
    about("completed", COLOR, r#""purple""#, "completed {} cards"),
    about("left", POOL, r#""cups""#, "numbers left in {}"),
    about("next", POOL, r#""cups""#, "next number of {}"),
    WordSyntax {
        word: "cells",
        fields: &[("where", CardArea), ("are", CELL_KIND), ("bear", SYMBOL)],
        data: r#"{"where": "row", "are": "marked"}"#,
        line: "{are} cells [with {bear}] in {where}",
        ..WITH_DATA
    },
    about("plus", List(Number), r#"[1, "round"]"#, "plus {}"),
    about("minus", Pair(Number), r#"[5, "round"]"#, ""),
    about("times", List(Number), r#"[2, "round"]"#, "times {}"),
    about("divide", Pair(Number), r#"["round", 2]"#, ""),
    about("min", List(Number), r#"[3, "round"]"#, "min {}"),
    about("max", List(Number), r#"[3, "round"]"#, "max {}"),
    // In a line, these two follow the number.
    about("of_next", Theirs, COINS, ""),
    about("of_previous", Theirs, COINS, ""),
    about("highest_of_others", Theirs, COINS, "highest {} of others"),
    about("lowest_of_others", Theirs, COINS, "lowest {} of others"),
    about("players_with_more", Theirs, COINS, "players with more {}"),
];

static CONDITIONS: &[WordSyntax] = &[
    about(
        "all",
        List(Condition),
        r#"[{"full": "row"}, {"full": "column"}]"#,
        "all {}",
    ),
    about(
        "any",
        List(Condition),
        r#"[{"full": "row"}, {"full": "column"}]"#,
        "any {}",
    ),
    about("not", Term(Condition), r#"{"full": "row"}"#, ""),
    about("at_least", Pair(Number), r#"[{"filled": "coins"}, 3]"#, ""),
    about("at_most", Pair(Number), r#"[{"filled": "coins"}, 3]"#, ""),
    about("equal", Pair(Number), r#"["round", 3]"#, ""),
    // In a line, the area comes first.
    about("full", Area, r#""row""#, ""),
    about("on", TRIGGER, r#""mark""#, "on {}"),
    about("after", SYMBOL, r#""palm""#, "after {}"),
    about("color", COLOR, r#""purple""#, "this card is {}"),
];

static SETS: &[WordSyntax] = &[
    alone("anywhere", "any board"),
    alone("card", "card"),
    alone("near", "neighbours"),
    alone("row", "row"),
    alone("column", "column"),
    alone("other", "other board"),
    alone("this_cell", "this cell"),
    alone("diagonal", "diagonal"),
    alone("surroundings", "surroundings"),
    alone("marked", "marked"),
    alone("free", "free"),
    alone("fresh", "fresh"),
    alone("border", "border"),
    alone("entry", "entry"),
    alone("same_shade", "same shade"),
    alone("line_of_sight", "line of sight"),
    about("row", Digits, "2", "row {}"),
    about("column", Digits, "4", "column {}"),
    about("within", Digits, "2", "within {}"),
    about("with", SYMBOL, r#""palm""#, "cells with {}"),
    about(
        "mirrored_sideways",
        Term(Set),
        r#""this_cell""#,
        "mirrored sideways {}",
    ),
    about(
        "mirrored_upside_down",
        Term(Set),
        r#""this_cell""#,
        "mirrored upside down {}",
    ),
    about("first", Term(Set), r#""free""#, "first of {}"),
    about("touching", Term(Set), r#""marked""#, "touching {}"),
    WordSyntax {
        word: "reached",
        fields: &[("from", Term(Set)), ("through", Term(Set))],
        data: r#"{"from": "entry", "through": "marked"}"#,
        line: "reached from {from} through {through}",
        ..WITH_DATA
    },
    about("on_other", WholeSet, r#""this_cell""#, "on other board {}"),
    about("union", List(Set), r#"["row", "column"]"#, "any {}"),
    about("intersection", List(Set), r#"["row", "free"]"#, "all {}"),
    about("except", Pair(Set), r#"["row", "this_cell"]"#, ""),
];

/// Whether a set stands in a line without parentheses.
pub(crate) fn stands_alone(set: &WordSyntax) -> bool {
    let is_kind = ["marked", "free", "fresh"].contains(&set.word);
    set.alone.is_some() && !is_kind || set.whole == Some(Digits)
}

/// Whether a set ends with another set, which an operator after it could belong to as well.
pub(crate) fn ends_with_set(set: &WordSyntax) -> bool {
    let last = set.fields.last().map(|(_, kind)| *kind);
    last.or(set.whole) == Some(Term(Set))
}

/// A sign or a word between two terms.
#[derive(Debug)]
pub(crate) struct Operator {
    pub(crate) sign: &'static str,
    /// Its word in JSON.
    pub(crate) word: &'static str,
    /// What stands on both sides.
    pub(crate) of: TermSort,
    /// How tightly it binds. An operator that binds less than those around it stands in parentheses.
    pub(crate) binds: u8,
    /// Whether it joins any number of terms.
    pub(crate) is_list: bool,
    /// Whether it means the opposite of its word.
    pub(crate) is_not: bool,
}

impl Operator {
    /// What it makes of both sides.
    pub(crate) fn makes(&self) -> TermSort {
        if self.of == TermSort::Number && self.binds == COMPARES {
            TermSort::Condition
        } else {
            self.of
        }
    }
}

/// How tightly comparisons bind, which make a condition of two numbers.
pub(crate) const COMPARES: u8 = 2;

/// Operators that join any number of terms.
const fn list(sign: &'static str, word: &'static str, of: TermSort, binds: u8) -> Operator {
    Operator {
        is_list: true,
        ..pair(sign, word, of, binds)
    }
}

const fn pair(sign: &'static str, word: &'static str, of: TermSort, binds: u8) -> Operator {
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
        ..pair(sign, word, TermSort::Number, COMPARES)
    }
}

/// All operators. Those that bind more come first.
pub(crate) static OPERATORS: [Operator; 15] = [
    list("*", "times", TermSort::Number, 4),
    pair("/", "divide", TermSort::Number, 4),
    list("+", "plus", TermSort::Number, 3),
    pair("-", "minus", TermSort::Number, 3),
    compares(">=", "at_least", false),
    compares("<=", "at_most", false),
    compares("=", "equal", false),
    compares("<", "at_least", true),
    compares(">", "at_most", true),
    compares("!=", "equal", true),
    list("and", "all", TermSort::Condition, 1),
    list("or", "any", TermSort::Condition, 0),
    list("and", "intersection", TermSort::Set, 2),
    list("or", "union", TermSort::Set, 1),
    pair("except", "except", TermSort::Set, 0),
];

#[cfg(test)]
mod tests {
    use super::TermSort;
    use crate::{AreaTerm, AreaWord, ConditionEntry, ValueTerm, ValueWord};
    use rnw_flip::content::StepEntry;
    use schemars::JsonSchema;
    use serde::de::DeserializeOwned;
    use serde_json::Value;

    /// The words of a type: those alone, and those that are the one field of an object.
    fn words<T: JsonSchema>() -> [Vec<String>; 2] {
        let schema = schemars::SchemaGenerator::default().into_root_schema_for::<T>();
        let schema = serde_json::to_value(schema).unwrap();
        let text = |word: &Value| word.as_str().unwrap().to_owned();
        let forms = schema["oneOf"].as_array().cloned();
        let forms = forms.unwrap_or_else(|| vec![schema.clone()]);
        let alone = forms.iter().flat_map(|form| {
            let several = form["enum"].as_array().into_iter().flatten();
            several.chain(form.get("const")).map(text)
        });
        let objects = forms.iter();
        let objects = objects.filter_map(|form| form["properties"].as_object());
        let fields = objects.flat_map(|fields| fields.keys().cloned());
        [alone.collect(), fields.collect()]
    }

    #[track_caller]
    fn check<T: DeserializeOwned>(sort: TermSort, [alone, fields]: [Vec<String>; 2]) {
        let sorted = |mut words: Vec<String>| {
            words.sort();
            words
        };
        let table = sort.alone().map(str::to_owned).collect();
        assert_eq!(sorted(table), sorted(alone), "{sort:?}");
        let table = sort.data_words().map(str::to_owned).collect();
        assert_eq!(sorted(table), sorted(fields), "{sort:?}");
        for word in sort.words().iter().filter(|word| !word.data.is_empty()) {
            let example = word.json();
            assert!(serde_json::from_str::<T>(&example).is_ok(), "{example}");
        }
    }

    #[test]
    fn the_tables_have_all_words_with_a_right_example_of_each() {
        check::<StepEntry>(TermSort::Step, words::<StepEntry>());
        check::<ConditionEntry>(TermSort::Condition, words::<ConditionEntry>());
        let [[alone, _], [_, fields]] = [words::<ValueWord>(), words::<ValueTerm>()];
        check::<ValueTerm>(TermSort::Number, [alone, fields]);
        let [[alone, _], [_, fields]] = [words::<AreaWord>(), words::<AreaTerm>()];
        check::<AreaTerm>(TermSort::Set, [alone, fields]);
    }
    /// The words for seats and triggers are found by their positions.
    #[test]
    fn words_for_seats_and_triggers_come_in_the_order_of_what_they_mean() {
        use crate::steps::WordKind;
        use crate::value_files::{TriggerEntry, WhomEntry};
        use roll_and_write::symbol::{Trigger, Whom};
        let seats = WordKind::Seats.words();
        assert_eq!(seats.len(), Whom::ALL.len());
        for (word, whom) in seats.iter().zip(Whom::ALL) {
            let entry: WhomEntry = serde_json::from_value((*word).into()).unwrap();
            assert_eq!(format!("{entry:?}"), format!("{whom:?}"));
            assert_eq!(entry.whom(), whom);
        }
        let triggers = WordKind::Trigger.words();
        assert_eq!(triggers.len(), Trigger::ALL.len());
        for (word, trigger) in triggers.iter().zip(Trigger::ALL) {
            let entry: TriggerEntry = serde_json::from_value((*word).into()).unwrap();
            assert_eq!(format!("{entry:?}"), format!("{trigger:?}"));
            assert_eq!(entry.trigger(), trigger);
        }
    }
}
