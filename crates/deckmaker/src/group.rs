//! The checked targets of a group of cards.

use crate::filling::Filling;
use crate::targets::Span;
use roll_and_write::Frame;

/// The checked targets of a group. Symbols are places in the list of symbols.
#[derive(Debug)]
pub(crate) struct Group {
    pub(crate) color: String,
    pub(crate) prefix: String,
    pub(crate) cards: usize,
    pub(crate) frame: Frame,
    /// Whether its cards have landmarks.
    pub(crate) landmarks: bool,
    pub(crate) cells: Span<u32>,
    pub(crate) symbols: Vec<(u8, Span<u32>)>,
    pub(crate) symbols_a_card: Option<Span<u32>>,
    pub(crate) touching: Option<Span<u32>>,
    pub(crate) seals: Vec<(String, u32)>,
    pub(crate) holes: Option<Span<u32>>,
    pub(crate) way: Option<Span<u32>>,
    pub(crate) turns: Option<Span<f64>>,
    pub(crate) points: f64,
    /// The points of each symbol.
    pub(crate) values: Vec<f64>,
    pub(crate) points_a_turn: Option<Span<f64>>,
    pub(crate) filling: Filling,
}
