//! Effects from outside the pack: what the program knows, and how content names them.

use super::{ArgumentError, Arguments, SymbolEffect};
use std::fmt;
use std::sync::Arc;
use thiserror::Error;

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
/// use roll_and_write::symbol::{Advance, Instructions, Plugins, Scene, SymbolEffect};
///
/// #[derive(Debug)]
/// struct Ripening(TrackId);
///
/// impl SymbolEffect for Ripening {
///     fn fire(&self, scene: &Scene<'_>, out: &mut Instructions) {
///         out.emit(Advance { track: self.0, by: scene.round() + 1 });
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
