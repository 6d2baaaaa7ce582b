//! What the room of an instruction answers for the JSON of a pack.

use super::{Step, StepEntry};
use crate::content::{Location, StepReader};

/// A step as a pack writes it.
pub(crate) trait StepForm {
    /// Whether it brings points at scoring.
    fn scores(&self) -> bool {
        false
    }

    /// The lists of steps within it. `None` if it does something by itself.
    fn within(&self) -> Option<Vec<&[StepEntry]>> {
        None
    }

    /// The step, if its names and numbers are right. What is wrong is reported at its place.
    fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Step>;
}
