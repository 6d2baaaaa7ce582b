//! `score`: points for each marked cell of the symbol.
//!
//! ```json
//! {"score": {"times": [2, "completed"]}}
//! ```

use super::room::{InstructionRoom, Site, StepRoom};
use super::{Instruction, Instructions};
use crate::flip::Event;
use crate::flip::firing::Firing;
use crate::flip::value::scale::{Scale, SymbolValue};
use crate::flip::wording::Wording;
use crate::symbol::{Scene, Value};
use crate::{Events, Message};

/// At scoring: points for each marked cell of the symbol.
///
/// ```
/// use roll_and_write::symbol::{Instructions, Score};
/// let mut out = Instructions::default();
/// out.emit(Score { points: -2 });
/// assert_eq!(out.asked(), Ok(&[Score { points: -2 }.into()][..]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Score {
    /// The points, which may be negative.
    pub points: i16,
}

/// The step of [`Score`], with points that the program computes.
///
/// ```
/// use roll_and_write::symbol::{Program, ScoreStep, Step, Value};
/// // 2 points for each completed card, for each marked cell of the symbol.
/// let points = Value::Times(vec![Value::Number(2), Value::Completed(None)]);
/// assert_eq!(Program::new(vec![Step::Score(ScoreStep(points))]).steps().len(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreStep(pub Value);

impl From<Score> for Instruction {
    #[inline]
    fn from(it: Score) -> Self {
        Self::Score(it)
    }
}

impl InstructionRoom for Score {
    fn scores(&self) -> bool {
        true
    }

    fn points(&self, marked: i32) -> i32 {
        i32::from(self.points) * marked
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

impl StepRoom for ScoreStep {
    fn emit(&self, scene: &Scene<'_>, out: &mut Instructions) {
        let points = self.0.points(scene);
        out.emit(Score { points });
    }

    fn explain(&self, wording: &Wording<'_>) -> Message {
        Message::new("explain-score").message("value", wording.value(&self.0))
    }
}

/// The form in a pack.
#[cfg(feature = "content")]
mod json {
    use super::ScoreStep;
    use crate::content::{Line, Location, StepReader, ValueEntry};
    use crate::flip::instructions::Step;
    use crate::flip::instructions::form::StepForm;
    use schemars::JsonSchema;
    use serde::{Deserialize, Serialize};

    #[derive(Deserialize, Serialize, JsonSchema, Debug)]
    #[serde(transparent)]
    #[schemars(inline)]
    pub struct ScoreEntry(ValueEntry);

    impl StepForm for ScoreEntry {
        fn scores(&self) -> bool {
            true
        }

        fn line(&self, line: &mut Line) {
            line.words("score").number(&self.0).words("per cell");
        }

        fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Step> {
            let points = reader.points(place.field("score"), &self.0)?;
            Some(Step::Score(ScoreStep(points)))
        }
    }
}
#[cfg(feature = "content")]
pub(super) use json::ScoreEntry;
