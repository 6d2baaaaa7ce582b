//! Numbers and conditions that a program works out from its scene.

use super::{Scene, Scope, SymbolId, Trigger};
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
    pub(crate) fn amount(&self, scene: &Scene<'_>, most: u8) -> u8 {
        self.of(scene).clamp(0, most.into()) as u8
    }

    /// The number, cut to what can be scored.
    pub(crate) fn points(&self, scene: &Scene<'_>) -> i16 {
        self.of(scene).clamp(i16::MIN.into(), i16::MAX.into()) as i16
    }

    /// The number if it is the same in every scene, cut to what one instruction can do.
    pub(crate) fn always(&self, most: u8) -> Option<u8> {
        if let Self::Number(number) = self {
            Some((*number).clamp(0, most.into()) as u8)
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
