//! What content gives to a plugin.

use super::SymbolId;
use crate::sheet::{PoolId, TrackId, TrackKind};
use thiserror::Error;

/// What content gives to a plugin: tracks and pools that it may change, symbols that it may look
/// at, and numbers.
///
/// A plugin refers to them by their position here. An instruction for another track or pool is a
/// [`Fault`](super::Fault). The engine counts marked cells only for symbols that are listed here.
///
/// ```
/// use roll_and_write::sheet::{TrackId, TrackKind};
/// use roll_and_write::symbol::Arguments;
/// let given = Arguments::new([(TrackId(2), TrackKind::Count)], vec![], vec![], vec![3]);
/// assert_eq!(given.track(0, TrackKind::Count)?, TrackId(2));
/// assert_eq!(given.number(0, 1, 8)?, 3);
/// assert!(given.at_most(1, 0, 0, 0).is_err(), "the number is not used");
/// # Ok::<(), roll_and_write::symbol::ArgumentError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Arguments {
    tracks: Vec<TrackId>,
    kinds: Vec<TrackKind>,
    symbols: Vec<SymbolId>,
    pools: Vec<PoolId>,
    numbers: Vec<i32>,
}

/// Why arguments do not fit an effect.
///
/// ```
/// use roll_and_write::sheet::TrackKind;
/// use roll_and_write::symbol::Arguments;
/// let error = Arguments::default().track(0, TrackKind::Count).unwrap_err();
/// assert_eq!(error.to_string(), "track 1 is missing; expected a track of kind count");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct ArgumentError(pub String);

impl Arguments {
    /// Arguments with these tracks and their kinds, symbols, pools and numbers.
    pub fn new(
        tracks: impl IntoIterator<Item = (TrackId, TrackKind)>,
        symbols: Vec<SymbolId>,
        pools: Vec<PoolId>,
        numbers: Vec<i32>,
    ) -> Self {
        let (tracks, kinds) = tracks.into_iter().unzip();
        Self {
            tracks,
            kinds,
            symbols,
            pools,
            numbers,
        }
    }

    /// The tracks, in the order in which content lists them.
    pub fn tracks(&self) -> &[TrackId] {
        &self.tracks
    }

    /// The symbols, in the order in which content lists them.
    pub fn symbols(&self) -> &[SymbolId] {
        &self.symbols
    }

    /// The pools, in the order in which content lists them.
    pub fn pools(&self) -> &[PoolId] {
        &self.pools
    }

    /// The numbers, in the order in which content lists them.
    pub fn numbers(&self) -> &[i32] {
        &self.numbers
    }

    /// The track at a position, counted from 0. It must be of this kind.
    ///
    /// # Errors
    /// If there is no such track, or if it is of another kind.
    pub fn track(&self, index: usize, kind: TrackKind) -> Result<TrackId, ArgumentError> {
        match (self.tracks.get(index), self.kinds.get(index)) {
            (Some(track), Some(found)) if *found == kind => Ok(*track),
            (_, found) => {
                let found = found.map_or("missing".to_owned(), |found| format!("of kind {found}"));
                Err(ArgumentError(format!(
                    "track {} is {found}; expected a track of kind {kind}",
                    index + 1
                )))
            }
        }
    }

    /// The number at a position, counted from 0. It must be between `least` and `most`, both
    /// allowed.
    ///
    /// # Errors
    /// If there is no such number, or if it is out of range.
    pub fn number(&self, index: usize, least: i32, most: i32) -> Result<i32, ArgumentError> {
        let number = self.numbers.get(index).copied();
        number
            .filter(|number| (least..=most).contains(number))
            .ok_or_else(|| {
                let found = number.map_or("missing".to_owned(), |number| number.to_string());
                ArgumentError(format!(
                    "number {} is {found}; expected {least} to {most}",
                    index + 1
                ))
            })
    }

    /// Refuses arguments that an effect does not use.
    ///
    /// # Errors
    /// If there are more tracks, symbols, pools or numbers than these.
    pub fn at_most(
        &self,
        tracks: usize,
        symbols: usize,
        pools: usize,
        numbers: usize,
    ) -> Result<(), ArgumentError> {
        let found = [
            ("tracks", self.tracks.len(), tracks),
            ("symbols", self.symbols.len(), symbols),
            ("pools", self.pools.len(), pools),
            ("numbers", self.numbers.len(), numbers),
        ];
        let many = found.into_iter().find(|(_, found, most)| found > most);
        many.map_or(Ok(()), |(what, found, most)| {
            Err(ArgumentError(format!(
                "{found} {what}; this effect reads {most}"
            )))
        })
    }
}
