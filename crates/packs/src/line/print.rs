//! Writes lines, as the tables say.

use super::tokens::is_bare;
use crate::steps::{FieldKind, LinePart, STEPS, TermSort, WordKind, WordSyntax};
use crate::terms::{COMPARES, OPERATORS, Operator, ends_with_set, stands_alone};
use crate::value_files::TriggerEntry;
use serde_json::Value;

/// Writes triggers, if there are any, and a list of steps in JSON as a line. The steps are written as their types
/// write them, with all defaults. What is no step is left out.
pub fn program_line(on: &[TriggerEntry], steps: &Value) -> String {
    let mut line = Line::default();
    for (index, trigger) in on.iter().enumerate() {
        line.words(if index == 0 { "on" } else { "or" });
        line.words(WordKind::Trigger.words()[*trigger as usize]);
    }
    if !on.is_empty() {
        line.tight(":");
    }
    line.steps(steps);
    line.text
}

/// A set of cells as a line says it, without parentheses around it.
pub(super) fn set_text(set: &Value) -> String {
    let mut line = Line::default();
    line.term(TermSort::Set, set, 0);
    line.text
}

/// Where cells lie, as a line says it: in parentheses if they are needed.
pub(super) fn area_text(area: &Value) -> String {
    let mut line = Line::default();
    line.area(area);
    line.text
}

/// A line that is being written.
#[derive(Default, Debug)]
struct Line {
    text: String,
}

impl Line {
    /// Words of the language, or a sign with spaces around it.
    fn words(&mut self, words: &str) {
        if !self.text.is_empty() && !self.text.ends_with('(') {
            self.text.push(' ');
        }
        self.text.push_str(words);
    }

    /// A sign that follows what stands before it without a space.
    fn tight(&mut self, sign: &str) {
        self.text.push_str(sign);
    }

    /// A name, in quotes where it would be read as something else.
    fn name(&mut self, name: &str) {
        if is_bare(name) {
            self.words(name);
        } else {
            self.words(&format!("'{}'", name.replace('\'', "''")));
        }
    }

    /// Writes something, in parentheses if they are needed.
    fn within(
        &mut self,
        parentheses: bool,
        write: impl FnOnce(&mut Self) -> Option<()>,
    ) -> Option<()> {
        if parentheses {
            self.words("(");
        }
        write(self)?;
        if parentheses {
            self.tight(")");
        }
        Some(())
    }

    fn steps(&mut self, steps: &Value) {
        let steps = list(steps);
        if steps.is_empty() {
            self.words("nothing");
        }
        for (index, step) in steps.iter().enumerate() {
            if index > 0 {
                self.tight(";");
            }
            self.word(STEPS, step);
        }
    }

    /// What the line of a word says, with its data.
    fn word(&mut self, words: &'static [WordSyntax], term: &Value) -> Option<()> {
        let (word, data) = word_of(term)?;
        let fits = |of: &&WordSyntax| {
            if data.is_null() {
                of.alone.is_some()
            } else {
                !of.data.is_empty()
            }
        };
        let all = words.iter().filter(|of| of.word == word).filter(fits);
        let mut lines = all.flat_map(|of| of.parts().map(move |parts| (of, parts)));
        let (_, parts) = lines.find(|(of, parts)| says_all(of, parts, data))?;
        self.parts(&parts, data, true)
    }

    fn parts(&mut self, parts: &[LinePart], data: &Value, is_end: bool) -> Option<()> {
        let mut one = false;
        for (index, part) in parts.iter().enumerate() {
            let is_end = is_end && index + 1 == parts.len();
            match part {
                LinePart::Words(words) => {
                    let word = words.get(usize::from(one)).or(words.first())?;
                    self.words(word);
                }
                LinePart::Both(words) => self.words(&words.join(" ")),
                LinePart::Field(name, kind) => {
                    let value = said(data, name, *kind).unwrap_or_default();
                    one = value == 1;
                    self.field(*kind, &value, is_end)?;
                }
                LinePart::Maybe(inner) => {
                    if inner.iter().all(|part| says(part, data)) {
                        self.parts(inner, data, is_end)?;
                    }
                }
            }
        }
        Some(())
    }

    fn field(&mut self, kind: FieldKind, value: &Value, is_end: bool) -> Option<()> {
        match kind {
            FieldKind::Name(_) => self.name(value.as_str()?),
            FieldKind::OneOf(_) => self.words(value.as_str()?),
            FieldKind::Number(_) | FieldKind::Amount => self.term(TermSort::Number, value, 0)?,
            FieldKind::Digits => self.words(&value.to_string()),
            FieldKind::Area | FieldKind::CardArea => self.area(value)?,
            FieldKind::WholeSet => self.set(true, value)?,
            // Only a single word stands here without parentheses.
            FieldKind::Term(TermSort::Set) => self.set(!value.is_string(), value)?,
            FieldKind::Theirs => self.term(TermSort::Number, value, u8::MAX)?,
            FieldKind::Term(sort) => self.term(sort, value, 0)?,
            FieldKind::Flag(word) => self.words(word),
            FieldKind::List(TermSort::Step) => {
                // What follows an inner `else` would belong to the inner condition.
                let nested = !is_end && value[0].get("if").is_some();
                let parentheses = nested || list(value).len() > 1;
                self.block(parentheses, value)?;
            }
            FieldKind::List(sort) => self.list(sort, value)?,
            FieldKind::Pair(_) => return None,
            FieldKind::Options => {
                for (index, option) in list(value).iter().enumerate() {
                    if index > 0 {
                        self.words("or");
                    }
                    self.name(option["name"].as_str()?);
                    if !list(&option["do"]).is_empty() {
                        self.block(true, &option["do"])?;
                    }
                }
            }
        }
        Some(())
    }

    fn block(&mut self, parentheses: bool, steps: &Value) -> Option<()> {
        self.within(parentheses, |line| {
            line.steps(steps);
            Some(())
        })
    }

    /// Where cells lie.
    fn area(&mut self, area: &Value) -> Option<()> {
        let (word, _) = word_of(area)?;
        let mut sets = TermSort::Set.words().iter();
        let set = sets.find(|set| set.word == word)?;
        self.set(!stands_alone(set), area)
    }

    fn set(&mut self, parentheses: bool, set: &Value) -> Option<()> {
        self.within(parentheses, |line| line.term(TermSort::Set, set, 0))
    }

    /// Terms in parentheses, with commas.
    fn list(&mut self, sort: TermSort, terms: &Value) -> Option<()> {
        self.tight("(");
        for (index, term) in list(terms).iter().enumerate() {
            if index > 0 {
                self.tight(",");
            }
            self.term(sort, term, 0)?;
        }
        self.tight(")");
        Some(())
    }

    /// A term. One that binds less than the operators around it stands in parentheses.
    fn term(&mut self, sort: TermSort, term: &Value, around: u8) -> Option<()> {
        if term.is_number() {
            self.words(&term.to_string());
            return Some(());
        }
        let (word, data) = word_of(term)?;
        match word {
            "filled" => self.name(data.as_str()?),
            "of_next" | "of_previous" => {
                self.term(sort, data, u8::MAX)?;
                self.words(&word.replace('_', " "));
            }
            "full" => {
                self.area(data)?;
                let is_many = [Some("near"), Some("surroundings")].contains(&data.as_str());
                self.words(if is_many { "are full" } else { "is full" });
            }
            "not" => {
                if let Some((operator, sides)) = joined(sort, data, true) {
                    return self.joined(operator, sides, around);
                }
                self.words("not");
                self.term(sort, data, COMPARES)?;
            }
            _ => match joined(sort, term, false) {
                Some((operator, sides)) => self.joined(operator, sides, around)?,
                None => self.word(sort.words(), term)?,
            },
        }
        Some(())
    }

    /// Terms with an operator between them.
    fn joined(&mut self, operator: &Operator, sides: &[Value], around: u8) -> Option<()> {
        self.within(operator.binds < around, |line| {
            for (index, side) in sides.iter().enumerate() {
                if index > 0 {
                    line.words(operator.sign);
                }
                // A list in a list is not the same as one list.
                let inner = joined(operator.of, side, false);
                let is_same = inner.is_some_and(|(inner, _)| inner.word == operator.word);
                let is_apart = index > 0 || operator.is_list && is_same;
                let binds = operator.binds + u8::from(is_apart);
                let word = word_of(side).and_then(|(word, _)| operator.of.with_data(word));
                let is_open = word.is_some_and(ends_with_set) && !set_text(side).ends_with(')');
                line.within(is_open, |line| line.term(operator.of, side, binds))?;
            }
            Some(())
        })
    }
}

/// The operator of a term and what stands on its sides; `None` if it has none.
fn joined(sort: TermSort, term: &Value, is_not: bool) -> Option<(&'static Operator, &[Value])> {
    let (word, data) = word_of(term)?;
    let mut operators = OPERATORS.iter();
    let operator = operators.find(|operator| {
        (operator.makes(), operator.word, operator.is_not) == (sort, word, is_not)
    });
    Some((operator?, list(data))).filter(|(_, sides)| sides.len() > 1)
}

/// The word of a term, and its data.
fn word_of(term: &Value) -> Option<(&str, &Value)> {
    if let Some(word) = term.as_str() {
        return Some((word, &Value::Null));
    }
    let (word, data) = term.as_object()?.iter().next()?;
    Some((word, data))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// Whether these parts of a line say all that the data of a word say.
fn says_all(of: &WordSyntax, parts: &[LinePart], data: &Value) -> bool {
    let names = |name: &str| {
        let is_it = |part: &LinePart| matches!(part, LinePart::Field(field, _) if *field == name);
        let is_inside =
            |part: &LinePart| matches!(part, LinePart::Maybe(inner) if inner.iter().any(is_it));
        parts.iter().any(|part| is_it(part) || is_inside(part))
    };
    // A block of a condition may have no step.
    let mut needed = parts
        .iter()
        .filter(|part| !matches!(part, LinePart::Field(_, FieldKind::List(_))));
    let mut fields = of.fields.iter();
    needed.all(|part| says(part, data))
        && fields.all(|(name, kind)| names(name) || said(data, name, *kind).is_none())
}

/// Whether the data of a word say what this part needs.
fn says(part: &LinePart, data: &Value) -> bool {
    match part {
        LinePart::Field(name, kind) => said(data, name, *kind).is_some(),
        LinePart::Words(_) | LinePart::Both(_) | LinePart::Maybe(_) => true,
    }
}

/// What the data of a word say in a field; `None` if that means nothing more than a field that is missing.
fn said(data: &Value, name: &str, kind: FieldKind) -> Option<Value> {
    let found = if name.is_empty() {
        Some(data)
    } else {
        data.get(name)
    };
    let found = found.filter(|value| match (kind, value) {
        (_, Value::Null) | (FieldKind::Flag(_), Value::Bool(false)) => false,
        (FieldKind::Area, value) => *value != "anywhere",
        (FieldKind::List(TermSort::Step), steps) => !list(steps).is_empty(),
        _ => true,
    });
    let by_default = kind.is_one_by_default().then(|| 1.into());
    found.cloned().or(by_default)
}
