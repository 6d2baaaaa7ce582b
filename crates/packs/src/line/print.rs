//! Writes lines.

use super::tokens::is_bare;
use crate::value_files::{
    CellKindEntry, ConditionEntry, TriggerEntry, ValueEntry, ValueTerm, ValueWord,
};

/// A line that is being written.
#[derive(Default, Debug)]
pub(crate) struct Line {
    text: String,
}

/// How tightly the numbers around a number bind it: a number that binds less stands in parentheses.
const SUM: u8 = 0;
const PRODUCT: u8 = 1;
const ONE: u8 = 2;
/// The same for conditions.
const ANY: u8 = 0;
const ALL: u8 = 1;
const TEST: u8 = 2;

impl Line {
    /// The line.
    pub(crate) fn text(self) -> String {
        self.text
    }

    /// Words of the language, or a sign with spaces around it.
    pub(crate) fn words(&mut self, words: &str) -> &mut Self {
        if !self.text.is_empty() && !self.text.ends_with('(') {
            self.text.push(' ');
        }
        self.text.push_str(words);
        self
    }

    /// A sign that follows what stands before it without a space.
    pub(crate) fn tight(&mut self, sign: &str) -> &mut Self {
        self.text.push_str(sign);
        self
    }

    /// A name, in quotes where it would be read as something else.
    pub(crate) fn name(&mut self, name: &str) -> &mut Self {
        if is_bare(name) {
            self.words(name)
        } else {
            self.words(&format!("'{}'", name.replace('\'', "''")))
        }
    }

    /// The triggers of the line, with which it begins.
    pub(crate) fn triggers(&mut self, on: &[TriggerEntry]) -> &mut Self {
        for (index, trigger) in on.iter().enumerate() {
            self.words(if index == 0 { "on" } else { "or" });
            self.words(trigger.word());
        }
        if !on.is_empty() {
            self.tight(":");
        }
        self
    }

    /// A number.
    pub(crate) fn number(&mut self, entry: &ValueEntry) -> &mut Self {
        self.number_in(entry, SUM)
    }

    fn number_in(&mut self, entry: &ValueEntry, around: u8) -> &mut Self {
        match entry {
            ValueEntry::Number(number) => self.words(&number.to_string()),
            ValueEntry::Word(word) => self.words(match word {
                ValueWord::Round => "round",
                ValueWord::Turn => "turn",
                ValueWord::RoundsLeft => "rounds left",
                ValueWord::TurnsLeft => "turns left",
                ValueWord::Completed => "completed cards",
            }),
            ValueEntry::Term(term) => self.term(term, around),
        }
    }

    fn term(&mut self, term: &ValueTerm, around: u8) -> &mut Self {
        match term {
            ValueTerm::Filled(track) => self.name(track),
            ValueTerm::Free(track) => self.words("free boxes of").name(track),
            ValueTerm::Rows(track) => self.words("full rows of").name(track),
            ValueTerm::Sum(track) => self.words("sum of").name(track),
            ValueTerm::Offered(symbol) => self.words("offered").name(symbol),
            ValueTerm::OfferedCards(color) => self.words("offered").name(color).words("cards"),
            ValueTerm::Marked(symbol) => self.words("marked").name(symbol).words("in game"),
            ValueTerm::Completed(color) => self.words("completed").name(color).words("cards"),
            ValueTerm::Left(pool) => self.words("numbers left in").name(pool),
            ValueTerm::Next(pool) => self.words("next number of").name(pool),
            ValueTerm::Cells { area, are, bear } => {
                self.words(match are {
                    CellKindEntry::All => "all cells",
                    CellKindEntry::Marked => "marked cells",
                    CellKindEntry::Free => "free cells",
                    CellKindEntry::Fresh => "fresh cells",
                });
                if let Some(symbol) = bear {
                    self.words("with").name(symbol);
                }
                self.words("in").area(area)
            }
            ValueTerm::Plus(values) => match &values[..] {
                [first, more @ ..] if !more.is_empty() => self.within(around > SUM, |line| {
                    let is_sum = matches!(is_term(first), Some(ValueTerm::Plus(values)) if values.len() > 1);
                    line.number_in(first, if is_sum { ONE } else { SUM });
                    for value in more {
                        line.words("+").number_in(value, PRODUCT);
                    }
                }),
                _ => self.words("plus").list(values),
            },
            ValueTerm::Times(values) => match &values[..] {
                [first, more @ ..] if !more.is_empty() => self.within(around > PRODUCT, |line| {
                    let is_product = matches!(is_term(first), Some(ValueTerm::Times(values)) if values.len() > 1);
                    line.number_in(first, if is_product { ONE } else { PRODUCT });
                    for value in more {
                        line.words("*").number_in(value, ONE);
                    }
                }),
                _ => self.words("times").list(values),
            },
            ValueTerm::Minus(values) => self.within(around > SUM, |line| {
                line.number_in(&values[0], SUM);
                line.words("-").number_in(&values[1], PRODUCT);
            }),
            ValueTerm::Divide(values) => self.within(around > PRODUCT, |line| {
                line.number_in(&values[0], PRODUCT);
                line.words("/").number_in(&values[1], ONE);
            }),
            ValueTerm::Min(values) => self.words("min").list(values),
            ValueTerm::Max(values) => self.words("max").list(values),
        }
    }

    /// A condition.
    pub(crate) fn condition(&mut self, entry: &ConditionEntry) -> &mut Self {
        self.condition_in(entry, ANY)
    }

    fn condition_in(&mut self, entry: &ConditionEntry, around: u8) -> &mut Self {
        match entry {
            ConditionEntry::All(tests) => match &tests[..] {
                [] | [_] => self.words("all").tests(tests),
                _ => self.within(around > ALL, |line| line.chain(tests, "and", TEST)),
            },
            ConditionEntry::Any(tests) => match &tests[..] {
                [] | [_] => self.words("any").tests(tests),
                _ => self.within(around > ANY, |line| line.chain(tests, "or", ALL)),
            },
            ConditionEntry::Not(test) => match &**test {
                ConditionEntry::AtLeast(values) => self.comparison(values, "<"),
                ConditionEntry::AtMost(values) => self.comparison(values, ">"),
                ConditionEntry::Equal(values) => self.comparison(values, "!="),
                test @ (ConditionEntry::All(_)
                | ConditionEntry::Any(_)
                | ConditionEntry::Not(_)
                | ConditionEntry::Full(_)
                | ConditionEntry::On(_)
                | ConditionEntry::After(_)) => self.words("not").condition_in(test, TEST),
            },
            ConditionEntry::AtLeast(values) => self.comparison(values, ">="),
            ConditionEntry::AtMost(values) => self.comparison(values, "<="),
            ConditionEntry::Equal(values) => self.comparison(values, "="),
            ConditionEntry::Full(area) => self.full(area),
            ConditionEntry::On(trigger) => self.words("on").words(trigger.word()),
            ConditionEntry::After(symbol) => self.words("after").name(symbol),
        }
    }

    fn comparison(&mut self, values: &[ValueEntry; 2], sign: &str) -> &mut Self {
        self.number(&values[0]).words(sign).number(&values[1])
    }

    fn chain(&mut self, tests: &[ConditionEntry], word: &str, around: u8) {
        for (index, test) in tests.iter().enumerate() {
            if index > 0 {
                self.words(word);
            }
            self.condition_in(test, around);
        }
    }

    fn list(&mut self, values: &[ValueEntry]) -> &mut Self {
        self.tight("(");
        for (index, value) in values.iter().enumerate() {
            if index > 0 {
                self.tight(",");
            }
            self.number(value);
        }
        self.tight(")")
    }

    fn tests(&mut self, tests: &[ConditionEntry]) -> &mut Self {
        self.tight("(");
        for (index, test) in tests.iter().enumerate() {
            if index > 0 {
                self.tight(",");
            }
            self.condition(test);
        }
        self.tight(")")
    }

    /// Writes something, in parentheses if they are needed.
    pub(crate) fn within(&mut self, parentheses: bool, write: impl FnOnce(&mut Self)) -> &mut Self {
        if parentheses {
            self.words("(");
        }
        write(self);
        if parentheses {
            self.tight(")");
        }
        self
    }
}

fn is_term(entry: &ValueEntry) -> Option<&ValueTerm> {
    match entry {
        ValueEntry::Term(term) => Some(term),
        ValueEntry::Number(_) | ValueEntry::Word(_) => None,
    }
}
