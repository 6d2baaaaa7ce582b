//! What each instruction answers about its JSON in a pack.

use super::{Step, StepEntry};
use rnw_packs::{Location, StepReader};

/// A step in the form of a pack.
pub(crate) trait StepForm {
    /// Whether it brings points at scoring.
    fn scores(&self) -> bool {
        false
    }

    /// The lists of steps inside it. `None` if it does something by itself.
    fn within(&self) -> Option<Vec<&[StepEntry]>> {
        None
    }

    /// The step, if its names and numbers are correct. Errors are reported at their places.
    fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Step>;
}
