//! `score_once`: points once, for any number of marked cells of the symbol.
//!
//! ```json
//! {"score_once": {"times": [2, "completed"]}}
//! ```

use super::Step;
use super::form::StepForm;
use super::room::{InstructionRoom, StepRoom};
use crate::wording::Wording;
use rnw_packs::{Location, StepReader, ValueEntry};
use roll_and_write::Message;
use roll_and_write::symbol::{Instructions, Scene, ScoreOnce, Value};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The step of [`ScoreOnce`], with points that the program computes.
///
/// ```
/// use rnw_flip::symbol::{Program, ScoreOnceStep, Step};
/// use roll_and_write::sheet::TrackId;
/// use roll_and_write::symbol::Value;
/// let coins = TrackId(0);
/// let program = Program::new(vec![Step::ScoreOnce(ScoreOnceStep(Value::Filled(coins)))]);
/// assert_eq!(program.steps().len(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreOnceStep(pub Value);

impl InstructionRoom for ScoreOnce {
    fn scores(&self) -> bool {
        true
    }

    fn points(&self, _marked: i32) -> i32 {
        self.points.into()
    }
}

impl StepRoom for ScoreOnceStep {
    fn emit(&self, scene: &Scene<'_>, out: &mut Instructions) {
        let points = self.0.points(scene);
        out.emit(ScoreOnce { points });
    }

    fn amount(&self) -> Option<&Value> {
        Some(&self.0)
    }

    fn explain(&self, wording: &Wording<'_>) -> Message {
        Message::new("explain-score-once").message("value", wording.value(&self.0))
    }
}

#[derive(Deserialize, Serialize, JsonSchema, Debug)]
#[serde(transparent)]
#[schemars(inline)]
pub struct ScoreOnceEntry(ValueEntry);

impl StepForm for ScoreOnceEntry {
    fn scores(&self) -> bool {
        true
    }

    fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Step> {
        let points = reader.points(place.field("score_once"), &self.0)?;
        Some(Step::ScoreOnce(ScoreOnceStep(points)))
    }
}
