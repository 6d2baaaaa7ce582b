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
                if let Some(fault) = gate.first_fault(out.as_slice()) {
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
    /// What is wrong with all that is asked for at one firing: the first that may not be asked for, or a
    /// second choice.
    fn first_fault(&self, asked: &[Instruction]) -> Option<Fault> {
        let choices = |asked: &&Instruction| matches!(asked, Instruction::Choose { .. });
        let twice = asked.iter().filter(choices).count() > 1;
        let fault = asked.iter().find_map(|asked| self.fault(*asked));
        fault.or(twice.then_some(Fault::NotNow))
    }

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::symbol::{Condition, Extra};

    const BEADS: TrackId = TrackId(0);
    const NOTES: TrackId = TrackId(1);
    const TIDES: TrackId = TrackId(2);
    const COINS: TrackId = TrackId(3);
    const POOL: PoolId = PoolId(0);

    fn sheet() -> SheetLayout {
        let mut sheet = SheetLayout::default();
        for (name, kind) in [
            ("beads", TrackKind::Count),
            ("notes", TrackKind::Written),
            ("tides", TrackKind::Rounds),
            ("coins", TrackKind::Count),
        ] {
            sheet.add(name, kind, 4, 0).expect("there is room");
        }
        sheet
    }

    /// What is wrong if a plugin asks for this, given all tracks but the coins, whose rows claim, and the
    /// first pool.
    fn fault(asked: Instruction, trigger: Trigger, chosen: bool) -> Option<Fault> {
        first_fault(&[asked], trigger, chosen)
    }

    fn first_fault(asked: &[Instruction], trigger: Trigger, chosen: bool) -> Option<Fault> {
        let kinds = [TrackKind::Count, TrackKind::Written, TrackKind::Rounds];
        let given = [BEADS, NOTES, TIDES].into_iter().zip(kinds);
        let given = Arguments::new(given, vec![], vec![POOL], vec![]);
        let gate = Gate {
            given: &given,
            sheet: &sheet(),
            rows_claim: 1 << COINS.0,
            trigger,
            chosen,
        };
        gate.first_fault(asked)
    }

    #[test]
    fn a_plugin_may_ask_for_what_it_is_given() {
        let (by, number, optional) = (2, NUMBER_MAX, false);
        for asked in [
            Instruction::Advance { track: BEADS, by },
            Instruction::Erase { track: BEADS, by },
            Instruction::Write {
                track: NOTES,
                number,
                optional,
            },
            Instruction::MarkRound { track: TIDES },
            Instruction::ExtraMark(Extra::cells(1)),
            Instruction::ExtraMark(Extra::cells(EXTRA_MARKS_MAX)),
            Instruction::Claim {
                pool: POOL,
                into: Some(NOTES),
            },
            Instruction::Choose { options: 2 },
            Instruction::Choose {
                options: CHOICES_MAX,
            },
            Instruction::Copy,
            Instruction::Discard,
        ] {
            assert_eq!(fault(asked, Trigger::Mark, false), None, "{asked:?}");
        }
        let points = Instruction::Score { points: -3 };
        assert_eq!(fault(points, Trigger::Scoring, false), None);
    }

    #[test]
    fn a_plugin_may_ask_for_one_choice_at_a_firing() {
        let (choose, copy) = (Instruction::Choose { options: 2 }, Instruction::Copy);
        for (asked, expected) in [
            (&[][..], None),
            (&[copy, choose, copy], None),
            (&[choose, copy, choose], Some(Fault::NotNow)),
            (
                &[
                    choose,
                    choose,
                    Instruction::Advance {
                        track: NOTES,
                        by: 1,
                    },
                ],
                Some(Fault::WrongTrack),
            ),
        ] {
            assert_eq!(
                first_fault(asked, Trigger::Mark, false),
                expected,
                "{asked:?}"
            );
        }
    }

    #[test]
    fn a_plugin_may_not_ask_for_anything_else() {
        let (by, number, optional) = (2, 1, false);
        let write = |track, number| Instruction::Write {
            track,
            number,
            optional,
        };
        let claim = |pool, into| Instruction::Claim { pool, into };
        for (asked, expected) in [
            (Instruction::Advance { track: COINS, by }, Fault::NotGiven),
            (Instruction::Advance { track: NOTES, by }, Fault::WrongTrack),
            (Instruction::Erase { track: NOTES, by }, Fault::WrongTrack),
            (Instruction::Erase { track: COINS, by }, Fault::NotGiven),
            (write(BEADS, number), Fault::WrongTrack),
            (write(NOTES, NUMBER_MAX + 1), Fault::OutOfRange),
            (Instruction::MarkRound { track: BEADS }, Fault::WrongTrack),
            (Instruction::ExtraMark(Extra::cells(0)), Fault::OutOfRange),
            (
                Instruction::ExtraMark(Extra::cells(EXTRA_MARKS_MAX + 1)),
                Fault::OutOfRange,
            ),
            (claim(PoolId(1), None), Fault::NotGiven),
            (claim(POOL, Some(BEADS)), Fault::WrongTrack),
            (Instruction::Choose { options: 1 }, Fault::OutOfRange),
            (Instruction::Choose { options: 9 }, Fault::OutOfRange),
            (Instruction::Score { points: 1 }, Fault::NotNow),
        ] {
            assert_eq!(
                fault(asked, Trigger::Mark, false),
                Some(expected),
                "{asked:?}"
            );
        }
        let now = |asked, trigger, chosen| fault(asked, trigger, chosen) == Some(Fault::NotNow);
        assert!(now(Instruction::Copy, Trigger::Scoring, false));
        assert!(now(Instruction::Copy, Trigger::Mark, true));
        assert!(now(Instruction::Choose { options: 2 }, Trigger::Mark, true));
    }

    #[test]
    fn rows_that_claim_are_not_taken_back() {
        let given = Arguments::new([(COINS, TrackKind::Count)], vec![], vec![], vec![]);
        let gate = |rows_claim| {
            Gate {
                given: &given,
                sheet: &sheet(),
                rows_claim,
                trigger: Trigger::Mark,
                chosen: false,
            }
            .fault(Instruction::Erase {
                track: COINS,
                by: 1,
            })
        };
        assert_eq!(gate(1 << COINS.0), Some(Fault::WrongTrack));
        assert_eq!(gate(!(1 << COINS.0)), None);
    }

    #[test]
    fn what_is_seen_to_at_the_barrier_is_found_wherever_it_stands() {
        let deep = |asked| {
            Program::new(vec![Step::If {
                test: Condition::All(Vec::new()),
                then: vec![Step::Choose(vec![Vec::new(), vec![Step::Do(asked)]])],
                r#else: Vec::new(),
            }])
        };
        assert!(Effect::Program(deep(Instruction::RenewOffer)).acts());
        assert!(Effect::Program(deep(Instruction::Discard)).acts());
        assert!(!Effect::Program(deep(Instruction::Spend)).acts());
        let mut always = Instructions::default();
        always.emit(Instruction::Copy);
        assert!(!Effect::Always(always).acts());
        always.emit(Instruction::Discard);
        assert!(Effect::Always(always).acts());
    }
}
