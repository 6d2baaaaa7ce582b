//! What every effect must fulfil, as a check for tests.

use super::{Instructions, Snapshot, SymbolEffect};
use thiserror::Error;

/// An effect asked for different things in the same scene. So it remembers something between
/// firings.
///
/// ```
/// use roll_and_write::symbol::{Fault, HiddenMemory, Instructions};
/// let (first, mut later) = (Box::new(Instructions::default()), Box::new(Instructions::default()));
/// later.fail(Fault::Trapped);
/// let error = HiddenMemory { scene: 3, first, later, when: "at once again" };
/// assert!(error.to_string().starts_with("in scene 3 it asks for"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("in scene {scene} it asks for {later:?} {when}, after {first:?}")]
pub struct HiddenMemory {
    /// The scene, counted from 0.
    pub scene: usize,
    /// What it asked for the first time.
    pub first: Box<Instructions>,
    /// What it asked for later.
    pub later: Box<Instructions>,
    /// The second situation, such as `at once again`.
    pub when: &'static str,
}

/// Checks that an effect asks for the same in the same scene, whatever came before.
///
/// `make` makes the effect. The check fires it in each scene several times: after the scenes before
/// it, at once again, and in the opposite order. A new effect meets the same scenes, and another
/// new effect meets only this one. Use scenes of real games, kept with
/// [`Scene::keep`](super::Scene::keep).
///
/// # Errors
/// The first scene in which the effect asks for something else.
///
/// ```
/// use roll_and_write::symbol::{Instruction, Instructions, Scene, Snapshot, SymbolEffect, same_twice};
/// #[derive(Debug)]
/// struct Spending;
/// impl SymbolEffect for Spending {
///     fn fire(&self, _: &Scene<'_>, out: &mut Instructions) {
///         out.emit(Instruction::Spend);
///     }
/// }
/// let scenes: Vec<Snapshot> = Vec::new(); // a test collects them while it plays
/// assert!(same_twice(|| Box::new(Spending), &scenes).is_ok());
/// ```
pub fn same_twice(
    make: impl Fn() -> Box<dyn SymbolEffect>,
    scenes: &[Snapshot],
) -> Result<(), HiddenMemory> {
    let fire = |effect: &dyn SymbolEffect, scene: &Snapshot| {
        let mut out = Instructions::default();
        effect.fire(&scene.scene(), &mut out);
        out
    };
    let (known, other) = (make(), make());
    let first: Vec<Instructions> = scenes.iter().map(|scene| fire(&*known, scene)).collect();
    let agree = |index: usize, later: Instructions, when: &'static str| {
        if later == first[index] {
            return Ok(());
        }
        Err(HiddenMemory {
            scene: index,
            first: Box::new(first[index]),
            later: Box::new(later),
            when,
        })
    };
    for (index, scene) in scenes.iter().enumerate() {
        agree(index, fire(&*known, scene), "a second time")?;
        agree(index, fire(&*known, scene), "at once again")?;
        agree(index, fire(&*make(), scene), "made anew")?;
    }
    for (index, scene) in scenes.iter().enumerate().rev() {
        agree(index, fire(&*known, scene), "in another order")?;
        agree(index, fire(&*other, scene), "made anew, in another order")?;
    }
    Ok(())
}
