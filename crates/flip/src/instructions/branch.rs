//! `if`: steps under a condition.
//!
//! It exists only as a step. An effect emits the instructions of the steps that apply.
//!
//! ```json
//! {"if": {"test": {"full": "row"}, "then": [{"advance": {"track": "coins"}}], "else": ["spend"]}}
//! ```

use super::form::StepForm;
use super::room::StepRoom;
use super::{Step, StepEntry};
use crate::wording::Wording;
use rnw_packs::{ConditionEntry, Location, StepReader};
use roll_and_write::Message;
use roll_and_write::symbol::{Condition, Instructions, Scene};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Steps that depend on a condition.
///
/// ```
/// use rnw_flip::symbol::{IfStep, Program, ScoreStep, Step};
/// use roll_and_write::symbol::{Condition, Scope};
/// let cell = Step::Spend;
/// // One more cell if the row of the symbol is full.
/// let test = Condition::Full(Scope::Row.into());
/// let step = Step::If(IfStep { test, then: vec![cell], r#else: vec![] });
/// assert_eq!(Program::new(vec![step]).steps().len(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IfStep {
    /// The condition.
    pub test: Condition,
    /// The steps if the condition is true.
    pub then: Vec<Step>,
    /// The steps if the condition is false.
    pub r#else: Vec<Step>,
}

impl StepRoom for IfStep {
    fn emit(&self, scene: &Scene<'_>, out: &mut Instructions) {
        let steps = if self.test.holds(scene) {
            &self.then
        } else {
            &self.r#else
        };
        for step in steps {
            step.emit(scene, out);
        }
    }

    fn explain(&self, wording: &Wording<'_>) -> Message {
        let Self { test, then, r#else } = self;
        if let (true, Condition::Not(test)) = (then.is_empty(), test) {
            // Nobody reads "unless it is not true" with ease.
            return Message::new("explain-if")
                .message("test", wording.condition(test))
                .list("then", Step::explain_all(r#else, wording));
        }
        let test = wording.condition(test);
        match (then.is_empty(), r#else.is_empty()) {
            (_, true) => Message::new("explain-if")
                .message("test", test)
                .list("then", Step::explain_all(then, wording)),
            (true, false) => Message::new("explain-unless")
                .message("test", test)
                .list("then", Step::explain_all(r#else, wording)),
            (false, false) => Message::new("explain-if-else")
                .message("test", test)
                .list("then", Step::explain_all(then, wording))
                .list("otherwise", Step::explain_all(r#else, wording)),
        }
    }

    fn length(&self) -> usize {
        Step::length_of(&self.then).max(Step::length_of(&self.r#else))
    }

    fn test(&self) -> Option<&Condition> {
        Some(&self.test)
    }

    fn branches(&self) -> [&[Step]; 2] {
        [&self.then, &self.r#else]
    }
}

#[derive(Deserialize, Serialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct IfEntry {
    /// What must be so.
    pub test: ConditionEntry,
    /// The steps if it is so.
    #[serde(default)]
    pub then: Vec<StepEntry>,
    /// The steps if it is not.
    #[serde(default)]
    pub r#else: Vec<StepEntry>,
}

impl StepForm for IfEntry {
    fn within(&self) -> Option<Vec<&[StepEntry]>> {
        Some(vec![&self.then, &self.r#else])
    }

    fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Step> {
        let Self { test, then, r#else } = self;
        let place = place.field("if");
        let (condition, known) = reader.condition(place.field("test"), test)?;
        // What was wrong was read as something else, so a warning would say nothing about the file.
        let is_wrong = place.has_errors(reader.report);
        if let Some(known) = known.filter(|_| !is_wrong) {
            let message = if known {
                "this condition is always true; expected a condition that can also be false"
            } else {
                "this condition is never true, so its steps never run"
            };
            place.field("test").warning(reader.report, message);
        }
        if then.is_empty() && r#else.is_empty() && !is_wrong {
            let message = "no step depends on this condition";
            place.field("test").warning(reader.report, message);
        }
        Some(Step::If(IfStep {
            test: condition,
            then: StepEntry::read_all(then, reader, place.field("then")),
            r#else: StepEntry::read_all(r#else, reader, place.field("else")),
        }))
    }
}
