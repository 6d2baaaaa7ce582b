//! `if`: steps under a condition.
//!
//! It is a step alone: an effect emits what its steps come to.
//!
//! ```json
//! {"if": {"test": {"full": "row"}, "then": [{"advance": {"track": "coins"}}], "else": ["spend"]}}
//! ```

use super::room::StepRoom;
use super::{Instructions, Step};
use crate::Message;
use crate::flip::wording::Wording;
use crate::symbol::{Condition, Scene};

/// Steps that depend on a condition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IfStep {
    /// What must be so.
    pub test: Condition,
    /// The steps if it is so.
    pub then: Vec<Step>,
    /// The steps if it is not.
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

    fn branches(&self) -> [&[Step]; 2] {
        [&self.then, &self.r#else]
    }
}

/// How a pack writes it.
#[cfg(feature = "content")]
mod json {
    use super::IfStep;
    use crate::content::{ConditionEntry, Location, StepReader};
    use crate::flip::instructions::form::StepForm;
    use crate::flip::instructions::{Step, StepEntry};
    use schemars::JsonSchema;
    use serde::{Deserialize, Serialize};

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
            if let Some(known) = known {
                let message = if known {
                    "this is always so; expected something that may be so or not"
                } else {
                    "this is never so, so its steps never fire"
                };
                place.field("test").warning(reader.report, message);
            }
            if then.is_empty() && r#else.is_empty() {
                let message = "nothing depends on this condition";
                place.field("test").warning(reader.report, message);
            }
            Some(Step::If(IfStep {
                test: condition,
                then: StepEntry::read_all(then, reader, place.field("then")),
                r#else: StepEntry::read_all(r#else, reader, place.field("else")),
            }))
        }
    }
}
#[cfg(feature = "content")]
pub(super) use json::IfEntry;
