//! What symbols of a pack do, and the check of what a plugin asks for.

use super::{Program, Step};
use crate::instructions::Asks;
use crate::instructions::{Gate, InstructionRoom};
use roll_and_write::symbol::{
    Area, Arguments, Fault, Instruction, Instructions, Scene, SymbolEffect, Trigger,
};

impl SymbolEffect for Program {
    fn fire(&self, scene: &Scene<'_>, out: &mut Instructions) {
        self.run(scene, out);
    }
}

/// An effect from outside the pack: written in Rust, or a module.
///
/// ```
/// use rnw_flip::symbol::{Plugin, Program};
/// use roll_and_write::symbol::Arguments;
/// // A program is a `SymbolEffect` too. This one does nothing.
/// let effect = Box::new(Program::default());
/// let plugin = Plugin { origin: "rust:quiet@1".to_owned(), effect, given: Arguments::default() };
/// assert!(plugin.origin.starts_with("rust:"));
/// ```
#[derive(Debug)]
pub struct Plugin {
    /// Where the effect comes from: `rust:NAME@VERSION`, or `module:FILE` and the hash of the file.
    pub origin: String,
    /// The effect.
    pub effect: Box<dyn SymbolEffect>,
    /// The arguments: what the effect may change and look at.
    pub given: Arguments,
}

/// What a symbol does.
///
/// ```
/// use rnw_flip::symbol::{Effect, Program, Step};
/// use roll_and_write::symbol::{Discard, Replacement};
/// let step = Step::Discard(Discard { from: Replacement::Offer, ..Discard::default() });
/// let effect = Effect::Program(Program::new(vec![step]));
/// assert!(matches!(effect, Effect::Program(program) if program.steps().len() == 1));
/// ```
#[derive(Debug)]
pub enum Effect {
    /// The steps in the pack.
    Program(Program),
    /// A plugin. The engine checks its instructions at every firing.
    Plugin(Plugin),
}

impl Effect {
    /// Whether it may ask for something that happens at the barrier, apart from claims.
    pub(crate) fn acts(&self) -> bool {
        match self {
            Self::Program(program) => Step::any_acts(program.steps()),
            Self::Plugin(_) => true,
        }
    }

    /// Whether it asks for the colour of the card.
    pub(crate) fn asks_for_color(&self) -> bool {
        match self {
            Self::Program(program) => program.asks_for_color(),
            Self::Plugin(_) => false,
        }
    }

    /// Whether it looks at other seats.
    pub(crate) fn looks_at_others(&self) -> bool {
        match self {
            Self::Program(program) => Step::any_looks_at_others(program.steps()),
            Self::Plugin(plugin) => plugin.effect.looks_at_others(),
        }
    }

    /// What it may ask the seat to decide.
    pub(crate) fn asks(&self) -> Asks {
        match self {
            Self::Program(program) => Step::asked(program.steps()),
            Self::Plugin(_) => Asks::ALL,
        }
    }

    /// Collects the areas of extra cells that are no scopes, each once.
    pub(crate) fn collect_areas(&self, areas: &mut Vec<Area>) {
        match self {
            Self::Program(program) => Step::collect_areas(program.steps(), areas),
            Self::Plugin(_) => {}
        }
    }

    /// The tracks whose boxes its program takes back, and those whose boxes its plugin may take back, with a bit for
    /// each track.
    pub(crate) fn takes_back(&self) -> [u16; 2] {
        match self {
            Self::Program(program) => [Step::taken_back(program.steps()), 0],
            Self::Plugin(plugin) => {
                let tracks = plugin.given.tracks().iter();
                [0, tracks.fold(0, |tracks, track| tracks | 1 << track.0)]
            }
        }
    }

    /// Whether it does the same whatever is marked on the boards, and wherever its symbol is.
    pub(crate) fn ignores_marks(&self) -> bool {
        match self {
            Self::Program(program) => Step::all_ignore_marks(program.steps()),
            Self::Plugin(_) => false,
        }
    }

    /// The instructions that the effect asks for in this scene, or a fault if it may not ask for
    /// them.
    pub(crate) fn fire(&self, scene: &Scene<'_>, rows_claim: u16) -> Instructions {
        let mut out = Instructions::default();
        match self {
            Self::Program(program) => program.run(scene, &mut out),
            Self::Plugin(plugin) => {
                plugin.effect.fire(scene, &mut out);
                let gate = Gate {
                    given: &plugin.given,
                    sheet: &scene.printed().sheet,
                    cards: &scene.printed().cards,
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

/// The first fault in what a plugin asks for at one firing: something that it may not ask for, or a
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
    use crate::symbol::{ChooseStep, IfStep};
    use roll_and_write::sheet::{PoolId, SheetLayout, TrackId, TrackKind};
    use roll_and_write::symbol::{
        Advance, Affect, CHOICES_MAX, Choose, Claim, Condition, Discard, EXTRA_MARKS_MAX, Erase,
        Extra, MarkRound, NUMBER_MAX, RenewOffer, Score, SheetChange, Whom, Write,
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

    /// The fault if a plugin asks for this. It has all tracks but the coins, whose rows claim, and
    /// the first pool.
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
            cards: &[],
            rows_claim: 1 << COINS.0,
            trigger,
            chosen,
        };
        super::first_fault(&gate, asked)
    }

    fn affect(change: SheetChange, track: TrackId, amount: u8) -> Instruction {
        let whom = Whom::Leader;
        Instruction::Affect(Affect {
            whom,
            change,
            track,
            amount,
        })
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
                by: 1,
            }),
            Instruction::Choose(Choose { options: 2 }),
            Instruction::Choose(Choose {
                options: CHOICES_MAX,
            }),
            Instruction::Copy,
            Discard::default().into(),
            affect(SheetChange::Take, BEADS, 200),
            affect(SheetChange::Write, NOTES, 0),
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
        let claim = |pool, into| Instruction::Claim(Claim { pool, into, by: 1 });
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
            (affect(SheetChange::Advance, COINS, 1), Fault::NotGiven),
            (affect(SheetChange::Advance, NOTES, 1), Fault::WrongTrack),
            (affect(SheetChange::Give, NOTES, 1), Fault::WrongTrack),
            (affect(SheetChange::Write, BEADS, 1), Fault::WrongTrack),
            (affect(SheetChange::Write, NOTES, 201), Fault::OutOfRange),
            (affect(SheetChange::Erase, BEADS, 201), Fault::OutOfRange),
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
                cards: &[],
                rows_claim,
                trigger: Trigger::Mark,
                chosen: false,
            };
            let erase = Erase {
                track: COINS,
                by: 1,
            };
            let taken = [SheetChange::Erase, SheetChange::Take, SheetChange::Give];
            let taken = taken.map(|change| affect(change, COINS, 1));
            let all = taken.into_iter().chain([erase.into()]);
            all.map(|asked| asked.fault(&gate)).collect::<Vec<_>>()
        };
        assert_eq!(gate(1 << COINS.0), [Some(Fault::WrongTrack); 4]);
        assert_eq!(gate(!(1 << COINS.0)), [None; 4]);
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
        assert!(deep(Step::RenewOffer(RenewOffer::default())).acts());
        assert!(deep(Step::Discard(Discard::default())).acts());
        assert!(!deep(Step::Spend).acts());
        let plain = |steps| Effect::Program(Program::new(steps));
        assert!(!plain(vec![Step::Copy]).acts());
        assert!(plain(vec![Step::Copy, Step::Discard(Discard::default())]).acts());
    }
}
