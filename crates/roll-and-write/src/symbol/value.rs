//! Numbers and conditions that a program computes from its scene.

use super::{Area, Masks, Scene, SymbolId, Trigger};
use crate::sheet::{PoolId, TrackId};

/// Which cells a program counts.
///
/// ```
/// use roll_and_write::symbol::{CellKind, Scope, Value};
/// let free_in_row = Value::Cells { area: Scope::Row.into(), kind: CellKind::Free, symbol: None };
/// assert!(matches!(free_in_row, Value::Cells { kind: CellKind::Free, .. }));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum CellKind {
    /// All cells.
    All,
    /// Marked cells.
    #[default]
    Marked,
    /// Cells that are not marked.
    Free,
    /// Cells that the seat marked in this turn.
    Fresh,
}

/// A number that a program computes from its scene. Results are limited to the range of `i32`.
///
/// ```
/// use roll_and_write::sheet::{SheetLayout, TrackId, TrackKind};
/// use roll_and_write::symbol::{Moment, Printed, PrintedCard, Snapshot, Value};
/// use roll_and_write::{CardId, Cell, CellSet, Frame, Island};
/// let frame = Frame::new(2, 2)?;
/// let card = PrintedCard::new(&Island::new(frame, frame.cells())?, 0, &[]);
/// let mut sheet = SheetLayout::default();
/// sheet.add("coins", TrackKind::Count, 12, 4)?;
/// let printed = Printed::new(frame, vec![card], sheet, (4, 1));
/// let cell = Cell::new(0);
/// let scene = Snapshot::new(printed, Moment::at_mark(CardId(0), cell, CellSet::of(cell)));
/// // One for every two empty boxes, but not more than 3.
/// let half = Value::Divide(Box::new([Value::Free(TrackId(0)), Value::Number(2)]));
/// let value = Value::Min(vec![half, Value::Number(3)]);
/// assert_eq!(value.amount(&scene.scene(), u8::MAX), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A fixed number.
    Number(i32),
    /// The number of filled boxes of a track.
    Filled(TrackId),
    /// The number of empty boxes of a track.
    Free(TrackId),
    /// The number of full rows of a track.
    Rows(TrackId),
    /// The sum of the numbers on a track.
    Sum(TrackId),
    /// How many of a symbol are printed on the cards of the offer.
    Offered(SymbolId),
    /// The number of cards of a colour in the offer.
    OfferedCards(u8),
    /// The number of cells with a symbol that the seat has marked during the game.
    Marked(SymbolId),
    /// The number of cells in an area.
    Cells {
        /// Where the cells lie.
        area: Area,
        /// Which cells count.
        kind: CellKind,
        /// Only cells with this symbol count; all cells if `None`.
        symbol: Option<SymbolId>,
    },
    /// The number of cards that the seat has completed; only of this colour if there is one.
    Completed(Option<u8>),
    /// The round, counted from 1.
    Round,
    /// The turn within the round, counted from 1.
    Turn,
    /// The number of rounds after this one.
    RoundsLeft,
    /// The number of turns of this round after this one.
    TurnsLeft,
    /// How many numbers are left in a pool.
    Left(PoolId),
    /// The next number of a pool; 0 if none is left.
    Next(PoolId),
    /// The sum of these; 0 if there are none.
    Plus(Vec<Value>),
    /// The first minus the second.
    Minus(Box<[Value; 2]>),
    /// The product of these; 1 if there are none.
    Times(Vec<Value>),
    /// The first divided by the second, rounded down; 0 if the second is 0.
    Divide(Box<[Value; 2]>),
    /// The smallest of these; 0 if there are none.
    Min(Vec<Value>),
    /// The largest of these; 0 if there are none.
    Max(Vec<Value>),
    /// How many cards the seat has completed in this turn.
    CompletedThisTurn,
    /// What other seats have of a number that [stands on their sheets](Value::stands_on_sheets).
    Theirs(Theirs, Box<Value>),
}

/// What a program asks about the same number of other seats. It is 0 if there are no others.
///
/// While seats still decide, and at [`Trigger::Complete`], others have what they had at the start of the turn. At the
/// other triggers they have what they have then.
///
/// ```
/// use roll_and_write::sheet::TrackId;
/// use roll_and_write::symbol::{Theirs, Value};
/// let coins = Value::Filled(TrackId(0));
/// let richest = Value::Theirs(Theirs::Highest, Box::new(coins));
/// assert!(richest.looks_at_others() && !Value::Round.looks_at_others());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Theirs {
    /// The number of the next seat clockwise.
    Next,
    /// The number of the seat before.
    Previous,
    /// The highest number of another seat.
    Highest,
    /// The lowest number of another seat.
    Lowest,
    /// How many seats have a higher number than the seat itself.
    More,
}

impl Theirs {
    /// What it makes of the own number and of those of the others, clockwise.
    fn of(self, own: i32, others: impl DoubleEndedIterator<Item = i32>) -> i32 {
        let mut others = others;
        let found = match self {
            Self::Next => others.next(),
            Self::Previous => others.next_back(),
            Self::Highest => others.max(),
            Self::Lowest => others.min(),
            Self::More => Some(others.filter(|number| *number > own).count() as i32),
        };
        found.unwrap_or(0)
    }
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
            Self::Cells { area, kind, symbol } => {
                let of_kind = of_kind(scene, scene.area(area), *kind);
                let counted = match symbol {
                    Some(symbol) => of_kind & scene.all_bearing(*symbol),
                    None => of_kind,
                };
                counted.len() as i32
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
            Self::CompletedThisTurn => scene.completed_this_turn() as i32,
            Self::Theirs(theirs, value) => {
                let others = scene.others().map(|scene| value.of(&scene));
                theirs.of(value.of(scene), others)
            }
        }
    }

    /// The number, limited to 0 to `most`: what one instruction can do.
    pub fn amount(&self, scene: &Scene<'_>, most: u8) -> u8 {
        self.of(scene).clamp(0, most.into()) as u8
    }

    /// The number, limited to what a score line can hold.
    pub fn points(&self, scene: &Scene<'_>) -> i16 {
        self.of(scene).clamp(i16::MIN.into(), i16::MAX.into()) as i16
    }

    /// Whether the number is the same whatever is marked on the boards, and wherever the symbol is.
    pub fn ignores_marks(&self) -> bool {
        !self.has(&|value| matches!(value, Self::Cells { .. }))
    }

    /// Whether the number is about other seats, or about what happened in this turn.
    pub fn looks_at_others(&self) -> bool {
        self.has(&|value| matches!(value, Self::Theirs(..) | Self::CompletedThisTurn))
    }

    /// Whether the number can be asked of other seats: it is worked out from a sheet and completed cards alone.
    pub fn stands_on_sheets(&self) -> bool {
        !self.has(&|value| {
            let stands = matches!(
                value,
                Self::Number(_)
                    | Self::Filled(_)
                    | Self::Free(_)
                    | Self::Rows(_)
                    | Self::Sum(_)
                    | Self::Marked(_)
                    | Self::Completed(None)
                    | Self::CompletedThisTurn
            );
            !stands && value.parts().is_empty() || matches!(value, Self::Theirs(..))
        })
    }

    /// Whether this is so for the number or for one within it.
    fn has(&self, is_so: &dyn Fn(&Self) -> bool) -> bool {
        is_so(self) || self.parts().iter().any(|part| part.has(is_so))
    }

    /// The numbers from which it is worked out.
    fn parts(&self) -> &[Self] {
        match self {
            Self::Plus(values) | Self::Times(values) | Self::Min(values) | Self::Max(values) => {
                values
            }
            Self::Minus(values) | Self::Divide(values) => &values[..],
            Self::Theirs(_, value) => std::slice::from_ref(value),
            Self::Number(_)
            | Self::Filled(_)
            | Self::Free(_)
            | Self::Rows(_)
            | Self::Sum(_)
            | Self::Offered(_)
            | Self::OfferedCards(_)
            | Self::Marked(_)
            | Self::Cells { .. }
            | Self::Completed(_)
            | Self::CompletedThisTurn
            | Self::Round
            | Self::Turn
            | Self::RoundsLeft
            | Self::TurnsLeft
            | Self::Left(_)
            | Self::Next(_) => &[],
        }
    }

    /// The number if it is the same in every scene, limited to 0 to `most`.
    pub fn always(&self, most: u8) -> Option<u8> {
        if let Self::Number(number) = self {
            Some((*number).clamp(0, most.into()) as u8)
        } else {
            None
        }
    }
}

/// The quotient, rounded down also below 0; 0 if `b` is 0.
fn rounded_down(a: i32, b: i32) -> i32 {
    let (a, b) = (i64::from(a), i64::from(b));
    let Some(whole) = a.checked_div(b) else {
        return 0;
    };
    let down = a % b != 0 && (a < 0) != (b < 0);
    (whole - i64::from(down)).clamp(i32::MIN.into(), i32::MAX.into()) as i32
}

/// The cells of a set that are of this kind.
fn of_kind(scene: &Scene<'_>, cells: Masks, kind: CellKind) -> Masks {
    match kind {
        CellKind::All => cells,
        CellKind::Marked => cells & scene.all_marked(),
        CellKind::Free => cells - scene.all_marked(),
        CellKind::Fresh => cells & scene.all_fresh(),
    }
}

/// A condition that is true or false in a scene.
///
/// ```
/// use roll_and_write::symbol::{Condition, Moment, Printed, PrintedCard, Scope, Snapshot, Value};
/// use roll_and_write::{CardId, Cell, CellSet, Frame, Island};
/// let frame = Frame::new(2, 2)?;
/// let card = PrintedCard::new(&Island::new(frame, frame.cells())?, 0, &[]);
/// let printed = Printed::new(frame, vec![card], Default::default(), (4, 1));
/// let scene = Snapshot::new(printed, Moment::at_mark(CardId(0), Cell::new(0), CellSet::from_bits(0b11)));
/// // The row of the symbol is full, and this is the first round.
/// let first = Condition::Equal(Value::Round, Value::Number(1));
/// let test = Condition::All(vec![Condition::Full(Scope::Row.into()), first]);
/// assert!(test.holds(&scene.scene()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    /// All of these are true. True if there are none.
    All(Vec<Condition>),
    /// At least one of these is true. False if there are none.
    Any(Vec<Condition>),
    /// This condition is false.
    Not(Box<Condition>),
    /// The first number is greater than or equal to the second.
    AtLeast(Value, Value),
    /// The first number is less than or equal to the second.
    AtMost(Value, Value),
    /// The two numbers are equal.
    Equal(Value, Value),
    /// All cells of this area are marked.
    Full(Area),
    /// The effect fires at this trigger.
    On(Trigger),
    /// This symbol fired last in the lane.
    After(SymbolId),
    /// The card of the symbol has this colour. At scoring, the cards whose cells are counted have it.
    Color(u8),
}

impl Condition {
    /// Whether the condition is true in this scene.
    pub fn holds(&self, scene: &Scene<'_>) -> bool {
        match self {
            Self::All(conditions) => conditions.iter().all(|one| one.holds(scene)),
            Self::Any(conditions) => conditions.iter().any(|one| one.holds(scene)),
            Self::Not(condition) => !condition.holds(scene),
            Self::AtLeast(a, b) => a.of(scene) >= b.of(scene),
            Self::AtMost(a, b) => a.of(scene) <= b.of(scene),
            Self::Equal(a, b) => a.of(scene) == b.of(scene),
            Self::Full(area) => scene.area(area).is_subset(scene.all_marked()),
            Self::On(trigger) => scene.trigger() == *trigger,
            Self::After(symbol) => scene.last() == Some(*symbol),
            Self::Color(color) => scene.card_color() == Some(*color),
        }
    }

    /// Whether the condition is true at every firing of this kind; `None` if the trigger does not decide it.
    ///
    /// ```
    /// use roll_and_write::symbol::{Condition, Trigger};
    /// let at_once = Condition::On(Trigger::Mark);
    /// assert_eq!(at_once.known_at(Trigger::Turn), Some(false));
    /// let either = Condition::Any(vec![at_once, Condition::Color(1)]);
    /// assert_eq!([Trigger::Mark, Trigger::Turn].map(|at| either.known_at(at)), [Some(true), None]);
    /// ```
    pub fn known_at(&self, trigger: Trigger) -> Option<bool> {
        let joined = |conditions: &[Self], decides: bool| {
            let mut known = conditions.iter().map(|one| one.known_at(trigger));
            let rest = known.clone().all(|one| one == Some(!decides));
            let decided = known.any(|one| one == Some(decides));
            decided.then_some(decides).or(rest.then_some(!decides))
        };
        match self {
            Self::All(conditions) => joined(conditions, false),
            Self::Any(conditions) => joined(conditions, true),
            Self::Not(condition) => condition.known_at(trigger).map(|known| !known),
            Self::On(at) => Some(*at == trigger),
            Self::AtLeast(..)
            | Self::AtMost(..)
            | Self::Equal(..)
            | Self::Full(_)
            | Self::After(_)
            | Self::Color(_) => None,
        }
    }

    /// Whether the condition asks for the colour of the card.
    pub fn asks_for_color(&self) -> bool {
        self.has(&|condition| matches!(condition, Self::Color(_)))
    }

    /// Whether the condition [looks at others](Value::looks_at_others).
    pub fn looks_at_others(&self) -> bool {
        self.has(&|condition| match condition {
            Self::AtLeast(a, b) | Self::AtMost(a, b) | Self::Equal(a, b) => {
                a.looks_at_others() || b.looks_at_others()
            }
            Self::All(_)
            | Self::Any(_)
            | Self::Not(_)
            | Self::Full(_)
            | Self::On(_)
            | Self::After(_)
            | Self::Color(_) => false,
        })
    }

    /// Whether this is so for the condition or for one within it.
    fn has(&self, is_so: &dyn Fn(&Self) -> bool) -> bool {
        let inner = match self {
            Self::All(conditions) | Self::Any(conditions) => conditions.as_slice(),
            Self::Not(condition) => std::slice::from_ref(&**condition),
            Self::AtLeast(..)
            | Self::AtMost(..)
            | Self::Equal(..)
            | Self::Full(_)
            | Self::On(_)
            | Self::After(_)
            | Self::Color(_) => &[],
        };
        is_so(self) || inner.iter().any(|condition| condition.has(is_so))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
