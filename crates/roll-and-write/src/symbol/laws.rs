//! What every effect must hold to, as something that tests can ask.

use super::{Instructions, Snapshot, SymbolEffect};
use thiserror::Error;

/// An effect asked for different things in one scene: it remembers something between firings.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("in scene {scene} it asks for {later:?} {when}, after {first:?}")]
pub struct HiddenMemory {
    /// The scene, counted from 0.
    pub scene: usize,
    /// What it asked for at first.
    pub first: Box<Instructions>,
    /// What it asked for later.
    pub later: Box<Instructions>,
    /// When that was, such as `at once again`.
    pub when: &'static str,
}

/// Whether an effect asks for the same in the same scene, whatever it was asked before.
///
/// `make` makes the effect. Each scene is met by an effect that has met those before it, at once again,
/// in the opposite order, by a fresh effect, and by a fresh effect that meets nothing else. It helps to
/// hand in scenes of real games, kept with [`Scene::keep`](super::Scene::keep).
///
/// # Errors
/// The first scene in which it asks for something else.
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
