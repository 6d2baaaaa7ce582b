//! Effects, and the check of what a plugin asks for.

use super::{Area, Arguments, Program, Scene, Trigger};
use crate::flip::instructions::{Gate, Instruction, Instructions, Step};
use crate::symbol::Fault;
use std::fmt::Debug;

/// What a symbol does, written in Rust.
///
/// An effect is a function of its scene alone. It has no memory, reads no clock and draws nothing.
/// For the same scene it always emits the same instructions. It keeps numbers on the tracks of the
/// sheet. It may change only the tracks and pools in its [`Arguments`].
///
/// ```
/// # mod small {
/// # use roll_and_write::{flip::*, *};
/// # #[derive(Debug)]
/// # pub struct Meadow;
/// # impl FlipGame for Meadow {
/// #     type Grid = Island;
/// #     fn info(&self, seats: usize) -> GameInfo { GameInfo::new("meadow", seats) }
/// #     fn color_name(&self, _: u8) -> &str { "green" }
/// #     fn settling_order(rules: &FlipAndWrite<Self>, _: &State) -> SettlementOrder {
/// #         SettlementOrder::of_seats(Seat::all(rules.seats()))
/// #     }
/// #     fn refill(&self) -> Refill { Refill::AfterAll }
/// #     fn clause(&self, _: GridRefusal) -> &'static str { "C-4" }
/// #     fn score(_: &FlipAndWrite<Self>, state: &State, seat: Seat) -> Score {
/// #         let cards = state.completed(seat).len() as i32;
/// #         Score::of([ScoreLine::new("score-cards", cards, 5 * cards)])
/// #     }
/// #     fn score_message(_: &FlipAndWrite<Self>, line: &ScoreLine) -> Message { Message::new(line.reason) }
/// #     fn ranking_key(rules: &FlipAndWrite<Self>, state: &State, seat: Seat) -> RankingKey {
/// #         RankingKey::new(Self::score(rules, state, seat).total(), [])
/// #     }
/// #     fn estimate_cards(rules: &FlipAndWrite<Self>, state: &State, seat: Seat) -> CardsEstimate {
/// #         CardsEstimate::of(1000 * i64::from(Self::score(rules, state, seat).total()))
/// #     }
/// # }
/// # pub fn game(effect: symbol::Effect) -> Result<FlipAndWrite<Meadow>, Box<dyn std::error::Error>> {
/// #     let frame = Frame::new(2, 2)?;
/// #     let island = Island::new(frame, frame.cells())?;
/// #     let symbols = vec![(Cell::new(0), symbol::SymbolId(0))];
/// #     let card = |name: char| Card { name: name.to_string(), grid: island, symbols: symbols.clone(), color: 0 };
/// #     let coin = symbol::Symbol {
/// #         name: "coin".to_owned(),
/// #         face: picture::Face::new('*', '*'),
/// #         triggers: [symbol::Trigger::Mark].into_iter().collect(),
/// #         priority: 0,
/// #         order: symbol::Order::Free,
/// #         effect,
/// #         options: Vec::new(),
/// #         tallies: Vec::new(),
/// #         follows: false,
/// #     };
/// #     let mut sheet = sheet::SheetLayout::default();
/// #     sheet.add("coins", sheet::TrackKind::Count, 12, 4)?;
/// #     let pack = Pack::new(PackParts {
/// #         frame,
/// #         cards: ('a'..='l').map(card).collect(),
/// #         patterns: vec![Polyomino::parse(&["XX"])?],
/// #         expeditions: vec![Expedition { name: "E1".to_owned(), pattern: 0 }],
/// #         symbols: symbol::Symbols::new(vec![coin])?,
/// #         sheet,
/// #         scores: vec![Some(TrackScore::Each(1))],
/// #         pools: Vec::new(),
/// #         row_claims: Vec::new(),
/// #         schedule: Schedule { rounds: 4, turns: 1, offer: 2, repeats: false },
/// #     })?;
/// #     Ok(FlipAndWrite::new(Meadow, pack, HouseRules::default(), 2)?)
/// # }
/// # pub fn stage(effect: symbol::Effect) -> Result<symbol::Instructions, Box<dyn std::error::Error>> {
/// #     let staged = Staged {
/// #         symbol: "coin".to_owned(),
/// #         trigger: symbol::Trigger::Mark,
/// #         card: Some("a".to_owned()),
/// #         cell: "a1".to_owned(),
/// #         marked: vec!["a1".to_owned(), "b1".to_owned()],
/// #         fresh: vec!["a1".to_owned()],
/// #         other_card: None,
/// #         other_marked: Vec::new(),
/// #         other_fresh: Vec::new(),
/// #         completed: Vec::new(),
/// #         round: 2,
/// #         turn: 0,
/// #         last: None,
/// #         choice: None,
/// #         tracks: vec![("coins".to_owned(), 5, Vec::new())],
/// #         marks: Vec::new(),
/// #         offer: vec!["c".to_owned()],
/// #         gone: Vec::new(),
/// #     };
/// #     Ok(game(effect)?.stage(&staged)?)
/// # }
/// # }
/// # use small::*;
/// use roll_and_write::sheet::{TrackId, TrackKind};
/// use roll_and_write::symbol::{Advance, Arguments, Effect, Instructions, Plugin, Scene, SymbolEffect};
///
/// /// Crosses off a box in round 1, two in round 2, and so on.
/// #[derive(Debug)]
/// struct Ripening(TrackId);
///
/// impl SymbolEffect for Ripening {
///     fn fire(&self, scene: &Scene<'_>, out: &mut Instructions) {
///         out.emit(Advance { track: self.0, by: scene.round() + 1 });
///     }
/// }
///
/// let coins = TrackId(0);
/// let given = Arguments::new([(coins, TrackKind::Count)], vec![], vec![], vec![]);
/// let origin = "rust:ripening@1".to_owned();
/// let effect = Effect::Plugin(Plugin { origin, effect: Box::new(Ripening(coins)), given });
/// // The hidden function `stage` fires the effect in round 3 of a small game.
/// assert_eq!(stage(effect)?.asked(), Ok(&[Advance { track: coins, by: 3 }.into()][..]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait SymbolEffect: Debug + Send + Sync {
    /// Emits what the engine must do in this scene.
    fn fire(&self, scene: &Scene<'_>, out: &mut Instructions);
}

impl SymbolEffect for Program {
    fn fire(&self, scene: &Scene<'_>, out: &mut Instructions) {
        self.run(scene, out);
    }
}

/// An effect from outside the pack: written in Rust, or a module.
///
/// ```
/// use roll_and_write::symbol::{Arguments, Plugin, Program};
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
/// use roll_and_write::symbol::{Discard, Effect, Program, Replacement, Step};
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
    pub(super) fn acts(&self) -> bool {
        match self {
            Self::Program(program) => Step::any_acts(program.steps()),
            Self::Plugin(_) => true,
        }
    }

    /// Collects the areas of extra cells that are no scopes, each once.
    pub(super) fn collect_areas(&self, areas: &mut Vec<Area>) {
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
    pub(super) fn ignores_marks(&self) -> bool {
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
                    sheet: &scene.printed.sheet,
                    cards: &scene.printed.cards,
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
    use crate::sheet::{PoolId, SheetLayout, TrackId, TrackKind};
    use crate::symbol::RenewOffer;
    use crate::symbol::{
        Advance, Affect, CHOICES_MAX, Choose, ChooseStep, Claim, Condition, Discard,
        EXTRA_MARKS_MAX, Erase, Extra, IfStep, MarkRound, NUMBER_MAX, Score, SheetChange, Whom,
        Write,
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
