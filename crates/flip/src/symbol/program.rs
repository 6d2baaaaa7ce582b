//! Effects written as data.

use super::Step;
use roll_and_write::symbol::{INSTRUCTIONS_MAX, Instructions, Scene};

/// An effect that a pack writes as steps.
///
/// When the symbol fires, all numbers and conditions are computed before the first step is carried
/// out. A program asks for at most one choice. The steps of the chosen option are computed when the
/// seat answers.
///
/// ```
/// use rnw_flip::symbol::{AdvanceStep, Program, Step};
/// use roll_and_write::sheet::TrackId;
/// use roll_and_write::symbol::{
///     Advance, Instructions, Moment, Printed, PrintedCard, Snapshot, SymbolEffect, Value,
/// };
/// use roll_and_write::{CardId, Cell, CellSet, Frame, Island};
/// let (coins, cell) = (TrackId(0), Cell::new(0));
/// let program = Program::new(vec![Step::Advance(AdvanceStep { track: coins, by: Value::Round })]);
/// // It fires in round 3 of a small game.
/// let frame = Frame::new(2, 2)?;
/// let card = PrintedCard::new(&Island::new(frame, frame.cells())?, 0, &[]);
/// let printed = Printed::new(frame, vec![card], Default::default(), (4, 1));
/// let moment = Moment { round: 2, ..Moment::at_mark(CardId(0), cell, CellSet::of(cell)) };
/// let mut out = Instructions::default();
/// program.fire(&Snapshot::new(printed, moment).scene(), &mut out);
/// assert_eq!(out.asked(), Ok(&[Advance { track: coins, by: 3 }.into()][..]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    steps: Vec<Step>,
    /// The instructions, if they are the same in every scene.
    always: Option<Instructions>,
    /// Whether a condition asks for the colour of the card.
    asks_for_color: bool,
}

impl Default for Program {
    fn default() -> Self {
        Self::new(Vec::new())
    }
}

impl Program {
    /// A program with these steps. They are carried out in order.
    pub fn new(steps: Vec<Step>) -> Self {
        let always = always(&steps);
        let asks_for_color = Step::any_asks_for_color(&steps);
        Self {
            steps,
            always,
            asks_for_color,
        }
    }

    /// The steps in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// What the program emits, if it is the same in every scene.
    #[inline]
    pub(crate) fn always(&self) -> Option<&Instructions> {
        self.always.as_ref()
    }

    /// Whether a condition asks for the colour of the card.
    pub(crate) fn asks_for_color(&self) -> bool {
        self.asks_for_color
    }

    /// Emits what the engine must do in this scene.
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
    use crate::symbol::AdvanceStep;
    use roll_and_write::sheet::TrackId;
    use roll_and_write::symbol::Value;

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
