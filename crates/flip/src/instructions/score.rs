//! `score`: points for each marked cell of the symbol.
//!
//! ```json
//! {"score": {"times": [2, "completed"]}}
//! ```

use super::Step;
use super::form::StepForm;
use super::room::{InstructionRoom, StepRoom};
use crate::wording::Wording;
use rnw_packs::{Location, StepReader, ValueEntry};
use roll_and_write::Message;
use roll_and_write::symbol::{Instructions, Scene, Score, Value};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The step of [`Score`], with points that the program computes.
///
/// ```
/// use rnw_flip::symbol::{Program, ScoreStep, Step};
/// use roll_and_write::symbol::Value;
/// // 2 points for each completed card, for each marked cell of the symbol.
/// let points = Value::Times(vec![Value::Number(2), Value::Completed(None)]);
/// assert_eq!(Program::new(vec![Step::Score(ScoreStep(points))]).steps().len(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreStep(pub Value);

impl InstructionRoom for Score {
    fn scores(&self) -> bool {
        true
    }

    fn points(&self, marked: i32) -> i32 {
        i32::from(self.points) * marked
    }
}

impl StepRoom for ScoreStep {
    fn emit(&self, scene: &Scene<'_>, out: &mut Instructions) {
        let points = self.0.points(scene);
        out.emit(Score { points });
    }

    fn amount(&self) -> Option<&Value> {
        Some(&self.0)
    }

    fn explain(&self, wording: &Wording<'_>) -> Message {
        Message::new("explain-score").message("value", wording.value(&self.0))
    }
}

#[derive(Deserialize, Serialize, JsonSchema, Debug)]
#[serde(transparent)]
#[schemars(inline)]
pub struct PointsEntry(ValueEntry);

impl StepForm for PointsEntry {
    fn scores(&self) -> bool {
        true
    }

    fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Step> {
        let points = reader.points(place.field("score"), &self.0)?;
        Some(Step::Score(ScoreStep(points)))
    }
}
