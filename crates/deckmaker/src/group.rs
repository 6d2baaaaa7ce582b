//! The checked targets of a group of cards.

use crate::filling::Filling;
use crate::targets::{GroupEntry, Span, SymbolPlaces};
use roll_and_write::Frame;

/// The checked targets of a group. Symbols are places in the list of symbols.
#[derive(Debug)]
pub(crate) struct Group {
    /// The targets as they were read.
    pub(crate) entry: GroupEntry,
    pub(crate) frame: Frame,
    /// Whether its cards have landmarks.
    pub(crate) landmarks: bool,
    pub(crate) symbols: Vec<(u8, Span<u32>)>,
    /// Where symbols lie.
    pub(crate) places: Vec<(u8, SymbolPlaces)>,
    /// The points of each symbol.
    pub(crate) values: Vec<f64>,
    pub(crate) filling: Filling,
}
