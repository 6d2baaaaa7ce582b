//! What content gives an effect from outside.

use super::SymbolId;
use crate::sheet::{PoolId, TrackId, TrackKind};
use thiserror::Error;

/// What content gives a plugin: the tracks and pools that it may touch, symbols to look at, and numbers.
///
/// A plugin names them by their places here. What touches a track or a pool that is not here is a
/// [`Fault`](super::Fault); what a symbol counts is kept only for symbols that are here.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Arguments {
    tracks: Vec<TrackId>,
    kinds: Vec<TrackKind>,
    symbols: Vec<SymbolId>,
    pools: Vec<PoolId>,
    numbers: Vec<i32>,
}

/// Why arguments do not fit an effect.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct ArgumentError(pub String);

impl Arguments {
    /// These tracks, each with how it is filled, and symbols, pools and numbers.
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

    /// The tracks, in the order of the content.
    pub fn tracks(&self) -> &[TrackId] {
        &self.tracks
    }

    /// The symbols, in the order of the content.
    pub fn symbols(&self) -> &[SymbolId] {
        &self.symbols
    }

    /// The pools, in the order of the content.
    pub fn pools(&self) -> &[PoolId] {
        &self.pools
    }

    /// The numbers, in the order of the content.
    pub fn numbers(&self) -> &[i32] {
        &self.numbers
    }

    /// The track at a place, counted from 0, which must be filled in this way.
    ///
    /// # Errors
    /// If there is none, or it is filled otherwise.
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

    /// The number at a place, counted from 0, which must lie in a range.
    ///
    /// # Errors
    /// If there is none, or it lies outside.
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

    /// Refuses arguments that an effect does not read.
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
