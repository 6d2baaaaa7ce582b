//! `score_once`: points once, for any number of marked cells of the symbol.
//!
//! ```json
//! {"score_once": {"times": [2, "completed"]}}
//! ```

use super::room::{InstructionRoom, Site, StepRoom};
use super::{Instruction, Instructions};
use crate::flip::Event;
use crate::flip::firing::Firing;
use crate::flip::value::scale::{Scale, SymbolValue};
use crate::flip::wording::Wording;
use crate::symbol::{Scene, Value};
use crate::{Events, Message};

/// At scoring: points once, for any number of marked cells of the symbol.
///
/// ```
/// use roll_and_write::symbol::{Instructions, ScoreOnce};
/// let mut out = Instructions::default();
/// out.emit(ScoreOnce { points: -2 });
/// assert_eq!(out.asked(), Ok(&[ScoreOnce { points: -2 }.into()][..]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ScoreOnce {
    /// The points, which may be negative.
    pub points: i16,
}

/// The step of [`ScoreOnce`], with points that the program computes.
///
/// ```
/// use roll_and_write::sheet::TrackId;
/// use roll_and_write::symbol::{Program, ScoreOnceStep, Step, Value};
/// let coins = TrackId(0);
/// let program = Program::new(vec![Step::ScoreOnce(ScoreOnceStep(Value::Filled(coins)))]);
/// assert_eq!(program.steps().len(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreOnceStep(pub Value);

impl From<ScoreOnce> for Instruction {
    #[inline]
    fn from(it: ScoreOnce) -> Self {
        Self::ScoreOnce(it)
    }
}

impl InstructionRoom for ScoreOnce {
    fn scores(&self) -> bool {
        true
    }

    fn points(&self, _marked: i32) -> i32 {
        self.points.into()
    }

    fn value(&self, _scale: &Scale<'_>, value: &mut SymbolValue) {
        value.points += 1000 * i64::from(self.points);
    }

    /// Does nothing: the points are counted when a score is asked for.
    #[cold]
    fn carry_out(self, _site: &mut Site<'_>, _events: &mut impl Events<Event>) -> Option<Firing> {
        None
    }
}

impl StepRoom for ScoreOnceStep {
    fn emit(&self, scene: &Scene<'_>, out: &mut Instructions) {
        let points = self.0.points(scene);
        out.emit(ScoreOnce { points });
    }

    fn explain(&self, wording: &Wording<'_>) -> Message {
        Message::new("explain-score-once").message("value", wording.value(&self.0))
    }
}

/// The form in a pack.
#[cfg(feature = "content")]
mod json {
    use super::ScoreOnceStep;
    use crate::content::{Line, Location, StepReader, ValueEntry};
    use crate::flip::instructions::Step;
    use crate::flip::instructions::form::StepForm;
    use schemars::JsonSchema;
    use serde::{Deserialize, Serialize};

    #[derive(Deserialize, Serialize, JsonSchema, Debug)]
    #[serde(transparent)]
    #[schemars(inline)]
    pub struct ScoreOnceEntry(ValueEntry);

    impl StepForm for ScoreOnceEntry {
        fn scores(&self) -> bool {
            true
        }

        fn line(&self, line: &mut Line) {
            line.words("score").number(&self.0).words("once");
        }

        fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Step> {
            let points = reader.points(place.field("score_once"), &self.0)?;
            Some(Step::ScoreOnce(ScoreOnceStep(points)))
        }
    }
}
#[cfg(feature = "content")]
pub(super) use json::ScoreOnceEntry;
