//! Effects, and what holds a plugin to what it may do.

use super::{Arguments, Program, Scene, Trigger};
use crate::flip::instructions::{Gate, Instruction, Instructions, Step};
use crate::symbol::Fault;
use std::fmt::Debug;

/// What a symbol does: the door for effects written in Rust.
///
/// An effect is a function of its scene alone: it keeps no memory, reads no clock and draws no chance.
/// Called twice with one scene it emits the same instructions. Memory lives on the tracks of the sheet,
/// and an effect touches only the tracks and pools that its [`Arguments`] give it.
///
/// ```
/// use roll_and_write::sheet::TrackId;
/// use roll_and_write::symbol::{Advance, Instructions, Scene, SymbolEffect};
///
/// /// Worth more in later rounds.
/// #[derive(Debug)]
/// struct Ripening(TrackId);
///
/// impl SymbolEffect for Ripening {
///     fn fire(&self, scene: &Scene<'_>, out: &mut Instructions) {
///         out.emit(Advance { track: self.0, by: scene.round() + 1 });
///     }
/// }
/// ```
pub trait SymbolEffect: Debug + Send + Sync {
    /// Emits what is to be done.
    fn fire(&self, scene: &Scene<'_>, out: &mut Instructions);
}

impl SymbolEffect for Program {
    fn fire(&self, scene: &Scene<'_>, out: &mut Instructions) {
        self.run(scene, out);
    }
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
    /// Steps that a pack spells out.
    Program(Program),
    /// A plugin, whose instructions are checked each time.
    Plugin(Plugin),
}

impl Effect {
    /// Whether it may ask for something that is seen to at the barrier, beside claims.
    pub(super) fn acts(&self) -> bool {
        match self {
            Self::Program(program) => Step::any_acts(program.steps()),
            Self::Plugin(_) => true,
        }
    }

    /// What the effect asks for in this scene, if it may ask for it.
    pub(crate) fn fire(&self, scene: &Scene<'_>, rows_claim: u16) -> Instructions {
        let mut out = Instructions::default();
        match self {
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
                if let Some(fault) = first_fault(&gate, out.as_slice()) {
                    out.fail(fault);
                }
            }
        }
        out
    }
}

/// What is wrong with all that a plugin asks for at one firing: the first that may not be asked for, or a
/// second choice.
fn first_fault(gate: &Gate<'_>, asked: &[Instruction]) -> Option<Fault> {
    let choices = |asked: &&Instruction| matches!(asked, Instruction::Choose(_));
    let twice = asked.iter().filter(choices).count() > 1;
    let fault = asked.iter().find_map(|asked| fault(gate, *asked));
    fault.or(twice.then_some(Fault::NotNow))
}

fn fault(gate: &Gate<'_>, asked: Instruction) -> Option<Fault> {
    if (gate.trigger == Trigger::Scoring) != asked.scores() {
        return Some(Fault::NotNow);
    }
    asked.fault(gate)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::{PoolId, SheetLayout, TrackId, TrackKind};
    use crate::symbol::{
        Advance, CHOICES_MAX, Choose, ChooseStep, Claim, Condition, Discard, EXTRA_MARKS_MAX,
        Erase, Extra, IfStep, MarkRound, NUMBER_MAX, Score, Write,
    };

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
        super::first_fault(&gate, asked)
    }

    #[test]
    fn a_plugin_may_ask_for_what_it_is_given() {
        let (by, number, optional) = (2, NUMBER_MAX, false);
        for asked in [
            Instruction::Advance(Advance { track: BEADS, by }),
            Instruction::Erase(Erase { track: BEADS, by }),
            Instruction::Write(Write {
                track: NOTES,
                number,
                optional,
            }),
            Instruction::MarkRound(MarkRound { track: TIDES }),
            Instruction::ExtraMark(Extra::cells(1)),
            Instruction::ExtraMark(Extra::cells(EXTRA_MARKS_MAX)),
            Instruction::Claim(Claim {
                pool: POOL,
                into: Some(NOTES),
            }),
            Instruction::Choose(Choose { options: 2 }),
            Instruction::Choose(Choose {
                options: CHOICES_MAX,
            }),
            Instruction::Copy,
            Discard::default().into(),
        ] {
            assert_eq!(fault(asked, Trigger::Mark, false), None, "{asked:?}");
        }
        let points = Instruction::Score(Score { points: -3 });
        assert_eq!(fault(points, Trigger::Scoring, false), None);
    }

    #[test]
    fn a_plugin_may_ask_for_one_choice_at_a_firing() {
        let (choose, copy) = (
            Instruction::Choose(Choose { options: 2 }),
            Instruction::Copy,
        );
        for (asked, expected) in [
            (&[][..], None),
            (&[copy, choose, copy], None),
            (&[choose, copy, choose], Some(Fault::NotNow)),
            (
                &[
                    choose,
                    choose,
                    Instruction::Advance(Advance {
                        track: NOTES,
                        by: 1,
                    }),
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
        let write = |track, number| {
            Instruction::Write(Write {
                track,
                number,
                optional,
            })
        };
        let claim = |pool, into| Instruction::Claim(Claim { pool, into });
        for (asked, expected) in [
            (
                Instruction::Advance(Advance { track: COINS, by }),
                Fault::NotGiven,
            ),
            (
                Instruction::Advance(Advance { track: NOTES, by }),
                Fault::WrongTrack,
            ),
            (
                Instruction::Erase(Erase { track: NOTES, by }),
                Fault::WrongTrack,
            ),
            (
                Instruction::Erase(Erase { track: COINS, by }),
                Fault::NotGiven,
            ),
            (write(BEADS, number), Fault::WrongTrack),
            (write(NOTES, NUMBER_MAX + 1), Fault::OutOfRange),
            (
                Instruction::MarkRound(MarkRound { track: BEADS }),
                Fault::WrongTrack,
            ),
            (Instruction::ExtraMark(Extra::cells(0)), Fault::OutOfRange),
            (
                Instruction::ExtraMark(Extra::cells(EXTRA_MARKS_MAX + 1)),
                Fault::OutOfRange,
            ),
            (claim(PoolId(1), None), Fault::NotGiven),
            (claim(POOL, Some(BEADS)), Fault::WrongTrack),
            (
                Instruction::Choose(Choose { options: 1 }),
                Fault::OutOfRange,
            ),
            (
                Instruction::Choose(Choose { options: 9 }),
                Fault::OutOfRange,
            ),
            (Instruction::Score(Score { points: 1 }), Fault::NotNow),
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
        assert!(now(
            Instruction::Choose(Choose { options: 2 }),
            Trigger::Mark,
            true
        ));
    }

    #[test]
    fn rows_that_claim_are_not_taken_back() {
        let given = Arguments::new([(COINS, TrackKind::Count)], vec![], vec![], vec![]);
        let gate = |rows_claim| {
            let gate = Gate {
                given: &given,
                sheet: &sheet(),
                rows_claim,
                trigger: Trigger::Mark,
                chosen: false,
            };
            Instruction::from(Erase {
                track: COINS,
                by: 1,
            })
            .fault(&gate)
        };
        assert_eq!(gate(1 << COINS.0), Some(Fault::WrongTrack));
        assert_eq!(gate(!(1 << COINS.0)), None);
    }

    #[test]
    fn what_is_seen_to_at_the_barrier_is_found_wherever_it_stands() {
        let deep = |step| {
            Effect::Program(Program::new(vec![Step::If(IfStep {
                test: Condition::All(Vec::new()),
                then: vec![Step::Choose(ChooseStep(vec![Vec::new(), vec![step]]))],
                r#else: Vec::new(),
            })]))
        };
        assert!(deep(Step::RenewOffer).acts());
        assert!(deep(Step::Discard(Discard::default())).acts());
        assert!(!deep(Step::Spend).acts());
        let plain = |steps| Effect::Program(Program::new(steps));
        assert!(!plain(vec![Step::Copy]).acts());
        assert!(plain(vec![Step::Copy, Step::Discard(Discard::default())]).acts());
    }
}
