//! Plugins: effects that a program adds, and how content names them.

use super::{ArgumentError, Arguments, SymbolEffect};
use std::fmt;
use std::sync::Arc;
use thiserror::Error;

/// Makes an effect from the arguments that content gives it.
pub type Maker = fn(&Arguments) -> Result<Box<dyn SymbolEffect>, ArgumentError>;

/// Makes effects of the modules in a pack.
///
/// ```
/// use roll_and_write::symbol::{Arguments, ModuleError, ModuleLoader, Plugins, SymbolEffect};
///
/// /// Refuses every module.
/// #[derive(Debug)]
/// struct NoModules;
///
/// impl ModuleLoader for NoModules {
///     fn load(
///         &self,
///         _bytes: &[u8],
///         _arguments: &Arguments,
///     ) -> Result<(Box<dyn SymbolEffect>, String), ModuleError> {
///         Err(ModuleError("this program runs no modules".to_owned()))
///     }
/// }
///
/// let plugins = Plugins::default().with_modules(NoModules);
/// let loader = plugins.modules().unwrap();
/// assert!(loader.load(b"\0asm", &Arguments::default()).is_err());
/// ```
pub trait ModuleLoader: fmt::Debug + Send + Sync {
    /// Loads a module. Returns its effect and the hash of its bytes.
    ///
    /// # Errors
    /// If the bytes are no module, or if the module needs something that it may not have.
    fn load(
        &self,
        bytes: &[u8],
        arguments: &Arguments,
    ) -> Result<(Box<dyn SymbolEffect>, String), ModuleError>;
}

/// Why a module is refused.
///
/// ```
/// use roll_and_write::symbol::ModuleError;
/// let error = ModuleError("the module exports no function `fire`".to_owned());
/// assert_eq!(error.to_string(), "the module exports no function `fire`");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct ModuleError(pub String);

/// The program has no effect with this name and version.
///
/// ```
/// use roll_and_write::symbol::Plugins;
/// let error = Plugins::default().find("rust:ripening@1").unwrap_err();
/// assert_eq!((error.wanted.as_str(), error.known.as_str()), ("rust:ripening@1", "none"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("no effect {wanted} is built into this program; it has {known}")]
pub struct UnknownPlugin {
    /// The name and version in the content.
    pub wanted: String,
    /// The effects that the program has, separated by commas; `none` if there are none.
    pub known: String,
}

/// The plugins of a program: the effects that it adds to those in packs.
///
/// A program registers effects in Rust by name and version. Nothing registers itself.
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
    /// Registers an effect under a name and a version. Content writes them as `rust:NAME@VERSION`.
    ///
    /// # Panics
    /// If this name is registered already in this version.
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

    /// Adds the effects of another set. Its module loader is used if this set has none.
    ///
    /// # Panics
    /// If both sets have an effect with the same name and version.
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

    /// Uses this loader to run the modules of packs.
    #[must_use]
    pub fn with_modules(mut self, loader: impl ModuleLoader + 'static) -> Self {
        self.modules = Some(Arc::new(loader));
        self
    }

    /// The names of the effects, as content writes them.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.effects.iter().map(|(name, _)| name.as_str())
    }

    /// The function that makes the effect with this name, such as `rust:ripening@1`.
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

    /// The loader that runs modules; `None` if this program cannot run them.
    pub fn modules(&self) -> Option<&dyn ModuleLoader> {
        self.modules.as_deref()
    }
}
