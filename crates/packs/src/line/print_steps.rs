//! Writes the steps of lines.

use super::print::Line;
use crate::steps::{FieldKind, StepPart, StepSyntax};
use crate::value_files::TriggerEntry;
use serde_json::Value;

/// Writes triggers, if there are any, and a list of steps in JSON as a line. The steps are written as their types
/// write them, with all defaults. What is no step is left out.
pub fn program_line(on: &[TriggerEntry], steps: &Value) -> String {
    let mut line = Line::default();
    line.triggers(on).steps(steps);
    line.text()
}

impl Line {
    fn steps(&mut self, steps: &Value) {
        let steps = list(steps);
        if steps.is_empty() {
            self.words("nothing");
        }
        for (index, step) in steps.iter().enumerate() {
            if index > 0 {
                self.tight(";");
            }
            self.step(step);
        }
    }

    fn step(&mut self, step: &Value) -> Option<()> {
        let (word, data) = if let Some(word) = step.as_str() {
            (word, &Value::Null)
        } else {
            let (word, data) = step.as_object()?.iter().next()?;
            (word.as_str(), data)
        };
        let syntax = StepSyntax::of(word)?;
        let fits = |parts: &Vec<StepPart>| says_all(syntax, parts, data);
        let parts = syntax.parts().find(fits)?;
        self.parts(&parts, data, true)
    }

    fn parts(&mut self, parts: &[StepPart], data: &Value, is_end: bool) -> Option<()> {
        let mut one = false;
        for (index, part) in parts.iter().enumerate() {
            let is_end = is_end && index + 1 == parts.len();
            match part {
                StepPart::Words(words) => {
                    let word = words.get(usize::from(one)).or(words.first())?;
                    self.words(word);
                }
                StepPart::Both(words) => {
                    self.words(&words.join(" "));
                }
                StepPart::Field(name, kind) => {
                    let value = said(data, name, *kind).unwrap_or_default();
                    one = value == 1;
                    self.field(*kind, &value, is_end)?;
                }
                StepPart::Maybe(inner) => {
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
            FieldKind::Counted
            | FieldKind::Written
            | FieldKind::Rounds
            | FieldKind::Pool
            | FieldKind::Symbol
            | FieldKind::Color => self.name(value.as_str()?),
            FieldKind::Number(_) | FieldKind::Amount | FieldKind::Points => {
                self.number(&crate::read::value(value)?)
            }
            FieldKind::Digits => self.words(&value.to_string()),
            FieldKind::Seats | FieldKind::Offer => self.words(value.as_str()?),
            FieldKind::Area => self.area(&crate::read::value(value)?),
            FieldKind::Flag(word) => self.words(word),
            FieldKind::Condition => self.condition(&crate::read::value(value)?),
            FieldKind::Steps => {
                // What follows an inner `else` would belong to the inner condition.
                let nested = !is_end && value[0].get("if").is_some();
                let parentheses = nested || list(value).len() > 1;
                self.within(parentheses, |line| line.steps(value))
            }
            FieldKind::Options => {
                for (index, option) in list(value).iter().enumerate() {
                    if index > 0 {
                        self.words("or");
                    }
                    self.name(option["name"].as_str()?);
                    if !list(&option["do"]).is_empty() {
                        self.within(true, |line| line.steps(&option["do"]));
                    }
                }
                self
            }
        };
        Some(())
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// Whether these parts of a line say all that the data of a step says.
fn says_all(step: &StepSyntax, parts: &[StepPart], data: &Value) -> bool {
    let names = |name: &str| {
        let is_it = |part: &StepPart| matches!(part, StepPart::Field(field, _) if *field == name);
        let is_inside =
            |part: &StepPart| matches!(part, StepPart::Maybe(inner) if inner.iter().any(is_it));
        parts.iter().any(|part| is_it(part) || is_inside(part))
    };
    // A block of a condition may have no step.
    let mut needed = parts
        .iter()
        .filter(|part| !matches!(part, StepPart::Field(_, FieldKind::Steps)));
    let mut fields = step.fields.iter();
    needed.all(|part| says(part, data))
        && fields.all(|(name, kind)| names(name) || said(data, name, *kind).is_none())
}

/// Whether the data of a step says what this part needs.
fn says(part: &StepPart, data: &Value) -> bool {
    match part {
        StepPart::Field(name, kind) => said(data, name, *kind).is_some(),
        StepPart::Words(_) | StepPart::Both(_) | StepPart::Maybe(_) => true,
    }
}

/// What the data of a step says in a field; `None` if that means nothing more than a field that is missing.
fn said(data: &Value, name: &str, kind: FieldKind) -> Option<Value> {
    let found = if name.is_empty() {
        Some(data)
    } else {
        data.get(name)
    };
    let found = found.filter(|value| match (kind, value) {
        (_, Value::Null) | (FieldKind::Flag(_), Value::Bool(false)) => false,
        (FieldKind::Area, value) => *value != "anywhere",
        (FieldKind::Steps, steps) => !list(steps).is_empty(),
        _ => true,
    });
    let by_default = kind.is_one_by_default().then(|| 1.into());
    found.cloned().or(by_default)
}
