//! Effects written as data.

use super::{
    CHOICES_MAX, EXTRA_MARKS_MAX, Extra, INSTRUCTIONS_MAX, Instruction, Instructions, NUMBER_MAX,
    Scene, Scope, SymbolEffect, SymbolId, Trigger,
};
use crate::CellSet;
use crate::sheet::{PoolId, TrackId};

/// Which cells are counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum CellKind {
    /// All cells.
    All,
    /// Those that are marked.
    #[default]
    Marked,
    /// Those that are not marked.
    Free,
    /// Those that were marked in this turn.
    Fresh,
}

/// A number that a program works out from its scene. All arithmetic stops at the ends of `i32`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// This number.
    Number(i32),
    /// The filled boxes of a track.
    Filled(TrackId),
    /// The boxes of a track that are not filled.
    Free(TrackId),
    /// The full rows of a track.
    Rows(TrackId),
    /// The sum of the numbers on a track.
    Sum(TrackId),
    /// How many of a symbol are printed on the offer.
    Offered(SymbolId),
    /// How many cards of a colour lie in the offer.
    OfferedCards(u8),
    /// How many cells with a symbol the seat has marked in the game.
    Marked(SymbolId),
    /// How many cells of the card there are around the symbol.
    Cells {
        /// Where.
        scope: Scope,
        /// Of which kind.
        kind: CellKind,
        /// Bearing this symbol, if one is named.
        symbol: Option<SymbolId>,
    },
    /// How many cards the seat has completed, of a colour if one is named.
    Completed(Option<u8>),
    /// The round, counted from 1.
    Round,
    /// The turn within the round, counted from 1.
    Turn,
    /// How many rounds follow this one.
    RoundsLeft,
    /// How many turns of the round follow this one.
    TurnsLeft,
    /// How many numbers of a pool are left.
    Left(PoolId),
    /// The next number of a pool; 0 if none is left.
    Next(PoolId),
    /// The sum.
    Plus(Vec<Value>),
    /// The first less the second.
    Minus(Box<[Value; 2]>),
    /// The product.
    Times(Vec<Value>),
    /// The first divided by the second, rounded down; 0 if the second is 0.
    Divide(Box<[Value; 2]>),
    /// The least of them.
    Min(Vec<Value>),
    /// The greatest of them.
    Max(Vec<Value>),
}

impl Value {
    /// The number in this scene.
    pub fn of(&self, scene: &Scene<'_>) -> i32 {
        let pair = |pair: &[Self; 2]| (pair[0].of(scene), pair[1].of(scene));
        match self {
            Self::Number(number) => *number,
            Self::Filled(track) => scene.filled(*track) as i32,
            Self::Free(track) => (scene.boxes(*track) - scene.filled(*track)) as i32,
            Self::Rows(track) => scene.rows_full(*track) as i32,
            Self::Sum(track) => scene.sum(*track) as i32,
            Self::Offered(symbol) => scene.offered(*symbol) as i32,
            Self::OfferedCards(color) => scene.offered_cards(*color) as i32,
            Self::Marked(symbol) => scene.tally(*symbol) as i32,
            Self::Cells {
                scope,
                kind,
                symbol,
            } => {
                let around = scene.around(scene.cell(), *scope);
                let of_kind = around & cells(scene, *kind);
                let bearing = symbol.map_or(CellSet::ALL, |symbol| scene.bearing(symbol));
                (of_kind & bearing).len() as i32
            }
            Self::Completed(None) => scene.completed() as i32,
            Self::Completed(Some(color)) => scene.completed_of(*color) as i32,
            Self::Round => i32::from(scene.round()) + 1,
            Self::Turn => i32::from(scene.turn()) + 1,
            Self::RoundsLeft => i32::from(scene.rounds()) - i32::from(scene.round()) - 1,
            Self::TurnsLeft => i32::from(scene.turns()) - i32::from(scene.turn()) - 1,
            Self::Left(pool) => scene.left(*pool).len() as i32,
            Self::Next(pool) => scene.left(*pool).first().copied().unwrap_or(0).into(),
            Self::Plus(values) => values
                .iter()
                .fold(0, |sum: i32, value| sum.saturating_add(value.of(scene))),
            Self::Times(values) => values.iter().fold(1, |product: i32, value| {
                product.saturating_mul(value.of(scene))
            }),
            Self::Minus(values) => {
                let (a, b) = pair(values);
                a.saturating_sub(b)
            }
            Self::Divide(values) => {
                let (a, b) = pair(values);
                rounded_down(a, b)
            }
            Self::Min(values) => values
                .iter()
                .map(|value| value.of(scene))
                .min()
                .unwrap_or(0),
            Self::Max(values) => values
                .iter()
                .map(|value| value.of(scene))
                .max()
                .unwrap_or(0),
        }
    }

    /// The number, cut to what one instruction can do.
    fn amount(&self, scene: &Scene<'_>, most: u8) -> u8 {
        self.of(scene).clamp(0, most.into()) as u8
    }

    /// The number, cut to what can be scored.
    fn points(&self, scene: &Scene<'_>) -> i16 {
        self.of(scene).clamp(i16::MIN.into(), i16::MAX.into()) as i16
    }

    /// The number if it is the same in every scene.
    fn always(&self) -> Option<i32> {
        if let Self::Number(number) = self {
            Some(*number)
        } else {
            None
        }
    }
}

/// A quotient rounded down, also below 0; 0 if there is none.
fn rounded_down(a: i32, b: i32) -> i32 {
    let (a, b) = (i64::from(a), i64::from(b));
    let Some(whole) = a.checked_div(b) else {
        return 0;
    };
    let down = a % b != 0 && (a < 0) != (b < 0);
    (whole - i64::from(down)).clamp(i32::MIN.into(), i32::MAX.into()) as i32
}

fn cells(scene: &Scene<'_>, kind: CellKind) -> CellSet {
    match kind {
        CellKind::All => scene.cells(),
        CellKind::Marked => scene.marked(),
        CellKind::Free => scene.cells() - scene.marked(),
        CellKind::Fresh => scene.fresh(),
    }
}

/// Something that is so or not so in a scene.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    /// All of them are so; also if there are none.
    All(Vec<Condition>),
    /// One of them at least is so.
    Any(Vec<Condition>),
    /// It is not so.
    Not(Box<Condition>),
    /// The first number is not less than the second.
    AtLeast(Value, Value),
    /// The first number is not more than the second.
    AtMost(Value, Value),
    /// The numbers are equal.
    Equal(Value, Value),
    /// All cells around the symbol are marked.
    Full(Scope),
    /// The effect fires at this trigger.
    On(Trigger),
    /// The symbol that fired last in the lane is this one.
    After(SymbolId),
}

impl Condition {
    /// Whether it is so in this scene.
    pub fn holds(&self, scene: &Scene<'_>) -> bool {
        match self {
            Self::All(conditions) => conditions.iter().all(|one| one.holds(scene)),
            Self::Any(conditions) => conditions.iter().any(|one| one.holds(scene)),
            Self::Not(condition) => !condition.holds(scene),
            Self::AtLeast(a, b) => a.of(scene) >= b.of(scene),
            Self::AtMost(a, b) => a.of(scene) <= b.of(scene),
            Self::Equal(a, b) => a.of(scene) == b.of(scene),
            Self::Full(scope) => scene.around(scene.cell(), *scope).is_subset(scene.marked()),
            Self::On(trigger) => scene.trigger() == *trigger,
            Self::After(symbol) => scene.last() == Some(*symbol),
        }
    }
}

/// One step of a program, checked: every name is resolved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// Cross off boxes of a counted track.
    Advance(TrackId, Value),
    /// Take back boxes of a counted track.
    Erase(TrackId, Value),
    /// Write a number.
    Write {
        /// A written track.
        track: TrackId,
        /// The number; more than [`NUMBER_MAX`] are as many.
        number: Value,
        /// Whether the seat may decline.
        optional: bool,
    },
    /// For every so many boxes of a counted track that are taken back, cross off boxes of another.
    Convert {
        /// The counted track that is taken from.
        from: TrackId,
        /// How many boxes of it make one exchange, at least 1.
        per: u8,
        /// The counted track that is crossed off.
        into: TrackId,
        /// How many boxes of it an exchange brings.
        by: u8,
        /// At most so many exchanges.
        most: Option<Value>,
    },
    /// Cross off the box of the present round.
    MarkRound(TrackId),
    /// Owe more cells: the number, and everything else of [`Extra`].
    ExtraMark(Value, Extra),
    /// Points at scoring, for each marked cell of the symbol.
    Score(Value),
    /// Points at scoring, once.
    ScoreOnce(Value),
    /// An instruction without numbers.
    Do(Instruction),
    /// Steps that depend on a condition.
    If {
        /// What must be so.
        test: Condition,
        /// The steps if it is so.
        then: Vec<Step>,
        /// The steps if it is not.
        r#else: Vec<Step>,
    },
    /// The seat chooses one of these lists of steps.
    Choose(Vec<Vec<Step>>),
}

/// An effect that a content pack spells out in steps.
///
/// Numbers and conditions are looked at when the symbol fires, before any of its steps is carried out.
/// A program asks for at most one choice; what is chosen is looked at when the seat answers.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Program {
    steps: Vec<Step>,
}

impl Program {
    /// A program of these steps, carried out in order.
    pub fn new(steps: Vec<Step>) -> Self {
        Self { steps }
    }

    /// The steps in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Whether something is so of any step, those within others among them.
    pub fn any_step(&self, test: &mut impl FnMut(&Step) -> bool) -> bool {
        any_step(&self.steps, test)
    }

    /// Emits what is to be done in this scene.
    pub(crate) fn run(&self, scene: &Scene<'_>, out: &mut Instructions) {
        match scene.choice() {
            None => run(&self.steps, scene, out),
            Some(choice) => {
                let chosen =
                    choice_in(&self.steps).and_then(|lists| lists.get(usize::from(choice)));
                run(chosen.map_or(&[], Vec::as_slice), scene, out);
            }
        }
    }

    /// The instructions if they are the same in every scene.
    pub(crate) fn always(&self) -> Option<Instructions> {
        if self.steps.len() > INSTRUCTIONS_MAX {
            return None;
        }
        let mut out = Instructions::default();
        for step in &self.steps {
            let amount =
                |value: &Value, most: u8| Some(value.always()?.clamp(0, most.into()) as u8);
            out.emit(match step {
                Step::Advance(track, by) => Instruction::Advance {
                    track: *track,
                    by: amount(by, u8::MAX)?,
                },
                Step::Erase(track, by) => Instruction::Erase {
                    track: *track,
                    by: amount(by, u8::MAX)?,
                },
                Step::Write {
                    track,
                    number,
                    optional,
                } => Instruction::Write {
                    track: *track,
                    number: amount(number, NUMBER_MAX)?,
                    optional: *optional,
                },
                Step::MarkRound(track) => Instruction::MarkRound { track: *track },
                Step::ExtraMark(cells, extra) => Instruction::ExtraMark(Extra {
                    cells: amount(cells, EXTRA_MARKS_MAX).filter(|cells| *cells > 0)?,
                    ..*extra
                }),
                Step::Do(instruction) => *instruction,
                Step::Convert { .. }
                | Step::Score(_)
                | Step::ScoreOnce(_)
                | Step::If { .. }
                | Step::Choose(_) => {
                    return None;
                }
            });
        }
        Some(out)
    }
}

impl SymbolEffect for Program {
    fn fire(&self, scene: &Scene<'_>, out: &mut Instructions) {
        self.run(scene, out);
    }
}

fn run(steps: &[Step], scene: &Scene<'_>, out: &mut Instructions) {
    for step in steps {
        match step {
            Step::Advance(track, by) => out.emit(Instruction::Advance {
                track: *track,
                by: by.amount(scene, u8::MAX),
            }),
            Step::Erase(track, by) => out.emit(Instruction::Erase {
                track: *track,
                by: by.amount(scene, u8::MAX),
            }),
            Step::Write {
                track,
                number,
                optional,
            } => out.emit(Instruction::Write {
                track: *track,
                number: number.amount(scene, NUMBER_MAX),
                optional: *optional,
            }),
            Step::Convert {
                from,
                per,
                into,
                by,
                most,
            } => {
                let possible = (scene.filled(*from) / u32::from(*per)).min(u8::MAX.into()) as u8;
                let times = most
                    .as_ref()
                    .map_or(possible, |most| most.amount(scene, possible));
                out.emit(Instruction::Erase {
                    track: *from,
                    by: times.saturating_mul(*per),
                });
                out.emit(Instruction::Advance {
                    track: *into,
                    by: times.saturating_mul(*by),
                });
            }
            Step::MarkRound(track) => out.emit(Instruction::MarkRound { track: *track }),
            Step::ExtraMark(cells, extra) => match cells.amount(scene, EXTRA_MARKS_MAX) {
                0 => {}
                cells => out.emit(Instruction::ExtraMark(Extra { cells, ..*extra })),
            },
            Step::Score(points) => out.emit(Instruction::Score {
                points: points.points(scene),
            }),
            Step::ScoreOnce(points) => out.emit(Instruction::ScoreOnce {
                points: points.points(scene),
            }),
            Step::Do(instruction) => out.emit(*instruction),
            Step::If { test, then, r#else } => {
                run(if test.holds(scene) { then } else { r#else }, scene, out);
            }
            Step::Choose(lists) => out.emit(Instruction::Choose {
                options: lists.len().min(CHOICES_MAX.into()) as u8,
            }),
        }
    }
}

fn any_step(steps: &[Step], test: &mut impl FnMut(&Step) -> bool) -> bool {
    steps.iter().any(|step| {
        test(step)
            || if let Step::If { then, r#else, .. } = step {
                any_step(then, test) || any_step(r#else, test)
            } else if let Step::Choose(lists) = step {
                lists.iter().any(|steps| any_step(steps, test))
            } else {
                false
            }
    })
}

/// The lists of the choice in these steps; a program has one at most.
fn choice_in(steps: &[Step]) -> Option<&[Vec<Step>]> {
    steps.iter().find_map(|step| {
        if let Step::Choose(lists) = step {
            Some(lists.as_slice())
        } else if let Step::If { then, r#else, .. } = step {
            choice_in(then).or_else(|| choice_in(r#else))
        } else {
            None
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_always_the_same_is_folded_as_far_as_there_is_room() {
        let advance = || Step::Advance(TrackId(0), Value::Number(1));
        for (steps, folds) in [
            (INSTRUCTIONS_MAX, true),
            (INSTRUCTIONS_MAX + 1, false),
            (INSTRUCTIONS_MAX + 2, false),
        ] {
            let program = Program::new((0..steps).map(|_| advance()).collect());
            assert_eq!(program.always().is_some(), folds, "{steps} steps");
        }
    }

    #[test]
    fn quotients_are_rounded_down() {
        for (a, b, whole) in [
            (7, 2, 3),
            (-7, 2, -4),
            (7, -2, -4),
            (-7, -2, 3),
            (-6, 2, -3),
            (6, -2, -3),
            (0, -2, 0),
            (7, 0, 0),
            (i32::MIN, -1, i32::MAX),
        ] {
            assert_eq!(rounded_down(a, b), whole, "{a} by {b}");
        }
    }
}
