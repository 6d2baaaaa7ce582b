//! Effects, and what holds a plugin to what it may do.

use super::{
    Arguments, CHOICES_MAX, EXTRA_MARKS_MAX, Fault, Instruction, Instructions, NUMBER_MAX, Program,
    Scene, Step, Trigger,
};
use crate::sheet::{PoolId, SheetLayout, TrackId, TrackKind};
use std::fmt::Debug;

/// What a symbol does: the door for effects written in Rust.
///
/// An effect is a function of its scene alone: it keeps no memory, reads no clock and draws no chance.
/// Called twice with one scene it emits the same instructions. Memory lives on the tracks of the sheet,
/// and an effect touches only the tracks and pools that its [`Arguments`] give it.
///
/// ```
/// use roll_and_write::sheet::TrackId;
/// use roll_and_write::symbol::{Instruction, Instructions, Scene, SymbolEffect};
///
/// /// Worth more in later rounds.
/// #[derive(Debug)]
/// struct Ripening(TrackId);
///
/// impl SymbolEffect for Ripening {
///     fn fire(&self, scene: &Scene<'_>, out: &mut Instructions) {
///         out.emit(Instruction::Advance { track: self.0, by: scene.round() + 1 });
///     }
/// }
/// ```
pub trait SymbolEffect: Debug + Send + Sync {
    /// Emits what is to be done.
    fn fire(&self, scene: &Scene<'_>, out: &mut Instructions);
}

/// An effect from outside: written in Rust, or a module.
#[derive(Debug)]
pub struct Plugin {
    /// Where it comes from: `rust:NAME@VERSION`, or `module:FILE` with the hash of the file.
    pub origin: String,
    /// The effect.
    pub effect: Box<dyn SymbolEffect>,
    /// What it may touch.
    pub given: Arguments,
}

/// What a symbol does.
#[derive(Debug)]
pub enum Effect {
    /// The same instructions in every scene.
    Always(Instructions),
    /// Steps that look at the scene.
    Program(Program),
    /// A plugin, whose instructions are checked each time.
    Plugin(Plugin),
}

impl Effect {
    /// The effect of a program, which is folded if it does not look at its scene.
    pub fn of(program: Program) -> Self {
        program
            .always()
            .map_or(Self::Program(program), Self::Always)
    }

    /// Whether it may ask for something that is seen to at the barrier, beside claims.
    pub(super) fn acts(&self) -> bool {
        let acts =
            |asked: &Instruction| matches!(asked, Instruction::RenewOffer | Instruction::Discard);
        match self {
            Self::Always(instructions) => instructions.as_slice().iter().any(acts),
            Self::Program(program) => {
                program.any_step(&mut |step| matches!(step, Step::Do(asked) if acts(asked)))
            }
            Self::Plugin(_) => true,
        }
    }

    /// What the effect asks for in this scene, if it may ask for it.
    pub(crate) fn fire(&self, scene: &Scene<'_>, rows_claim: u16) -> Instructions {
        let mut out = Instructions::default();
        match self {
            Self::Always(instructions) => return *instructions,
            Self::Program(program) => program.run(scene, &mut out),
            Self::Plugin(plugin) => {
                plugin.effect.fire(scene, &mut out);
                let gate = Gate {
                    given: &plugin.given,
                    sheet: &scene.printed.sheet,
                    rows_claim,
                    trigger: scene.trigger(),
                    chosen: scene.choice().is_some(),
                };
                let fault = out.as_slice().iter().find_map(|asked| gate.fault(*asked));
                let choices = |asked: &&Instruction| matches!(asked, Instruction::Choose { .. });
                let twice = out.as_slice().iter().filter(choices).count() > 1;
                let fault = fault.or(twice.then_some(Fault::NotNow));
                if let Some(fault) = fault {
                    out.fail(fault);
                }
            }
        }
        out
    }
}

/// What a plugin may ask for at one firing.
struct Gate<'a> {
    given: &'a Arguments,
    sheet: &'a SheetLayout,
    /// The tracks whose rows claim, a bit each.
    rows_claim: u16,
    trigger: Trigger,
    /// Whether the firing answers a choice.
    chosen: bool,
}

impl Gate<'_> {
    fn fault(&self, asked: Instruction) -> Option<Fault> {
        let scores = matches!(
            asked,
            Instruction::Score { .. } | Instruction::ScoreOnce { .. }
        );
        if (self.trigger == Trigger::Scoring) != scores {
            return Some(Fault::NotNow);
        }
        match asked {
            Instruction::Advance { track, .. } => self.track(track, TrackKind::Count),
            Instruction::Erase { track, .. } => {
                let claims = self.rows_claim.checked_shr(track.0.into()).unwrap_or(0) & 1 != 0;
                self.track(track, TrackKind::Count)
                    .or(claims.then_some(Fault::WrongTrack))
            }
            Instruction::Write { track, number, .. } => self
                .track(track, TrackKind::Written)
                .or(within(number, 0, NUMBER_MAX)),
            Instruction::MarkRound { track } => self.track(track, TrackKind::Rounds),
            Instruction::ExtraMark(extra) => within(extra.cells, 1, EXTRA_MARKS_MAX),
            Instruction::Claim { pool, into } => {
                let into = into.and_then(|track| self.track(track, TrackKind::Written));
                self.pool(pool).or(into)
            }
            Instruction::Choose { options } => {
                let again = self.chosen.then_some(Fault::NotNow);
                again.or(within(options, 2, CHOICES_MAX))
            }
            Instruction::Copy => self.chosen.then_some(Fault::NotNow),
            Instruction::ExtraPattern
            | Instruction::Spend
            | Instruction::Score { .. }
            | Instruction::ScoreOnce { .. }
            | Instruction::Discard
            | Instruction::RenewOffer => None,
        }
    }

    fn track(&self, track: TrackId, kind: TrackKind) -> Option<Fault> {
        if !self.given.tracks().contains(&track) {
            return Some(Fault::NotGiven);
        }
        let fits = self
            .sheet
            .get(track)
            .is_some_and(|found| found.kind == kind);
        (!fits).then_some(Fault::WrongTrack)
    }

    fn pool(&self, pool: PoolId) -> Option<Fault> {
        (!self.given.pools().contains(&pool)).then_some(Fault::NotGiven)
    }
}

fn within(found: u8, least: u8, most: u8) -> Option<Fault> {
    (!(least..=most).contains(&found)).then_some(Fault::OutOfRange)
}
