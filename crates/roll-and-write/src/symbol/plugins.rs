//! Effects from outside the pack: what the program knows, and how content names them.

use super::{SymbolEffect, SymbolId};
use crate::sheet::{PoolId, TrackId, TrackKind};
use std::fmt;
use std::sync::Arc;
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

/// Makes an effect from what content gives it.
pub type Maker = fn(&Arguments) -> Result<Box<dyn SymbolEffect>, ArgumentError>;

/// Makes effects of the modules in a pack.
pub trait ModuleLoader: fmt::Debug + Send + Sync {
    /// The effect of a module, and the hash of its bytes.
    ///
    /// # Errors
    /// If it is no module, or one that asks for what it may not have.
    fn load(
        &self,
        bytes: &[u8],
        arguments: &Arguments,
    ) -> Result<(Box<dyn SymbolEffect>, String), ModuleError>;
}

/// Why a module is refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct ModuleError(pub String);

/// No effect of this name and version is known.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("no effect {wanted} is built into this program; it has {known}")]
pub struct UnknownPlugin {
    /// What was asked for.
    pub wanted: String,
    /// What there is.
    pub known: String,
}

/// The effects that a program knows beside those that packs spell out.
///
/// Effects written in Rust are registered by name and version; nothing registers itself.
///
/// ```
/// use roll_and_write::sheet::{TrackId, TrackKind};
/// use roll_and_write::symbol::{Instruction, Instructions, Plugins, Scene, SymbolEffect};
///
/// #[derive(Debug)]
/// struct Ripening(TrackId);
///
/// impl SymbolEffect for Ripening {
///     fn fire(&self, scene: &Scene<'_>, out: &mut Instructions) {
///         out.emit(Instruction::Advance { track: self.0, by: scene.round() + 1 });
///     }
/// }
///
/// let plugins = Plugins::default().with("ripening", 1, |given| {
///     given.at_most(1, 0, 0, 0)?;
///     Ok(Box::new(Ripening(given.track(0, TrackKind::Count)?)))
/// });
/// assert_eq!(plugins.names().collect::<Vec<_>>(), ["rust:ripening@1"]);
/// ```
#[derive(Clone, Default, Debug)]
pub struct Plugins {
    effects: Vec<(String, Maker)>,
    modules: Option<Arc<dyn ModuleLoader>>,
}

impl Plugins {
    /// Registers an effect under a name and a version.
    ///
    /// # Panics
    /// If the name is taken in this version.
    #[must_use]
    pub fn with(mut self, name: &str, version: u32, make: Maker) -> Self {
        let name = format!("rust:{name}@{version}");
        assert!(
            self.effects.iter().all(|(known, _)| *known != name),
            "the effect {name} is registered twice"
        );
        self.effects.push((name, make));
        self
    }

    /// The effects of another set as well.
    ///
    /// # Panics
    /// If both have an effect of one name and version.
    #[must_use]
    pub fn and(mut self, others: Self) -> Self {
        for (name, make) in others.effects {
            assert!(
                self.effects.iter().all(|(known, _)| *known != name),
                "the effect {name} is registered twice"
            );
            self.effects.push((name, make));
        }
        self.modules = self.modules.or(others.modules);
        self
    }

    /// Runs the modules of packs with this loader.
    #[must_use]
    pub fn with_modules(mut self, loader: impl ModuleLoader + 'static) -> Self {
        self.modules = Some(Arc::new(loader));
        self
    }

    /// The names of the effects, as content has them.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.effects.iter().map(|(name, _)| name.as_str())
    }

    /// What makes the effect of this name.
    ///
    /// # Errors
    /// If there is none.
    pub fn find(&self, name: &str) -> Result<Maker, UnknownPlugin> {
        let found = self.effects.iter().find(|(known, _)| known == name);
        found.map(|(_, make)| *make).ok_or_else(|| {
            let known: Vec<&str> = self.names().collect();
            UnknownPlugin {
                wanted: name.to_owned(),
                known: if known.is_empty() {
                    "none".to_owned()
                } else {
                    known.join(", ")
                },
            }
        })
    }

    /// What runs modules, if this program can.
    pub fn modules(&self) -> Option<&dyn ModuleLoader> {
        self.modules.as_deref()
    }
}
