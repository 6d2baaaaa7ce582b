//! Effects written as data.

use super::{INSTRUCTIONS_MAX, Scene};
use crate::flip::instructions::{Instructions, Step};

/// An effect that a content pack spells out in steps.
///
/// Numbers and conditions are looked at when the symbol fires, before any of its steps is carried out.
/// A program asks for at most one choice; what is chosen is looked at when the seat answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    steps: Vec<Step>,
    /// The instructions, if they are the same in every scene.
    always: Option<Instructions>,
}

impl Default for Program {
    fn default() -> Self {
        Self::new(Vec::new())
    }
}

impl Program {
    /// A program of these steps, carried out in order.
    pub fn new(steps: Vec<Step>) -> Self {
        let always = always(&steps);
        Self { steps, always }
    }

    /// The steps in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// What it emits, if that is the same in every scene.
    #[inline]
    pub(crate) fn always(&self) -> Option<&Instructions> {
        self.always.as_ref()
    }

    /// Emits what is to be done in this scene.
    pub(crate) fn run(&self, scene: &Scene<'_>, out: &mut Instructions) {
        let steps = match scene.choice() {
            None => Some(&self.steps),
            Some(choice) => {
                Step::options_of(&self.steps).and_then(|lists| lists.get(usize::from(choice)))
            }
        };
        for step in steps.into_iter().flatten() {
            step.emit(scene, out);
        }
    }
}

/// What these steps emit, if that is the same in every scene.
fn always(steps: &[Step]) -> Option<Instructions> {
    if steps.len() > INSTRUCTIONS_MAX {
        return None;
    }
    let mut out = Instructions::default();
    for step in steps {
        out.emit(step.always()?);
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::TrackId;
    use crate::symbol::{AdvanceStep, Value};

    #[test]
    fn what_is_always_the_same_is_folded_as_far_as_there_is_room() {
        let advance = || {
            Step::Advance(AdvanceStep {
                track: TrackId(0),
                by: Value::Number(1),
            })
        };
        for (steps, folds) in [
            (INSTRUCTIONS_MAX, true),
            (INSTRUCTIONS_MAX + 1, false),
            (INSTRUCTIONS_MAX + 2, false),
        ] {
            let program = Program::new((0..steps).map(|_| advance()).collect());
            assert_eq!(program.always().is_some(), folds, "{steps} steps");
        }
    }
}
