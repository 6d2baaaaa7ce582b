//! The effect of a symbol.

use super::{Instructions, Scene};
use std::fmt::Debug;

/// What a symbol does, written in Rust.
///
/// An effect is a function of its scene alone. It has no memory, reads no clock and draws nothing.
/// For the same scene it always emits the same instructions. It keeps numbers on the tracks of the
/// sheet. It may change only the tracks and pools in its [`Arguments`](super::Arguments).
///
/// ```
/// use roll_and_write::sheet::TrackId;
/// use roll_and_write::symbol::{
///     Advance, Instructions, Moment, Printed, PrintedCard, Scene, Snapshot, SymbolEffect,
/// };
/// use roll_and_write::{CardId, Cell, CellSet, Frame, Island};
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
/// // It fires in round 3 of a small game.
/// let (coins, cell) = (TrackId(0), Cell::new(0));
/// let frame = Frame::new(2, 2)?;
/// let card = PrintedCard::new(&Island::new(frame, frame.cells())?, 0, &[]);
/// let printed = Printed::new(frame, vec![card], Default::default(), (4, 1));
/// let moment = Moment { round: 2, ..Moment::at_mark(CardId(0), cell, CellSet::of(cell)) };
/// let mut out = Instructions::default();
/// Ripening(coins).fire(&Snapshot::new(printed, moment).scene(), &mut out);
/// assert_eq!(out.asked(), Ok(&[Advance { track: coins, by: 3 }.into()][..]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait SymbolEffect: Debug + Send + Sync {
    /// Emits what the engine must do in this scene.
    fn fire(&self, scene: &Scene<'_>, out: &mut Instructions);

    /// Whether it looks at [other seats](Scene::others). By default it does not, and none are shown to it.
    fn looks_at_others(&self) -> bool {
        false
    }
}
