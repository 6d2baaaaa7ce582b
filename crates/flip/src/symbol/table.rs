//! The symbols of a pack.

use super::Effect;
use super::named::Named;
use roll_and_write::picture::Face;
use roll_and_write::symbol::{Area, SYMBOLS_MAX, SymbolId, Trigger, Triggers};
use thiserror::Error;

/// Whether the order in which symbols of one mark fire can change the result.
///
/// ```
/// use rnw_flip::symbol::{Order, Symbols};
/// /// The symbols that declare that their order of firing matters.
/// fn ordered(symbols: &Symbols) -> Vec<&str> {
///     let matters = symbols.as_slice().iter().filter(|symbol| symbol.order == Order::Matters);
///     matters.map(|symbol| symbol.name.as_str()).collect()
/// }
/// assert!(ordered(&Symbols::new(Vec::new())?).is_empty());
/// # Ok::<(), rnw_flip::symbol::SymbolsError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Order {
    /// The author does not say. It counts as [`Free`](Self::Free).
    #[default]
    Undeclared,
    /// The order changes nothing.
    Free,
    /// The order can change the result. Priority, cell and name decide which symbol fires first.
    Matters,
}

/// A symbol: its name, its look, when it fires and what it does.
///
/// ```
/// use rnw_flip::symbol::{Effect, Order, Program, Symbol, Symbols};
/// use roll_and_write::picture::Face;
/// use roll_and_write::symbol::{SymbolId, Trigger};
/// let coin = Symbol {
///     name: "coin".to_owned(),
///     face: Face::new('●', 'o'),
///     triggers: [Trigger::Mark].into_iter().collect(),
///     priority: 0,
///     order: Order::Free,
///     effect: Effect::Program(Program::default()),
///     options: Vec::new(),
///     tallies: Vec::new(),
///     follows: false,
/// };
/// let symbols = Symbols::new(vec![coin])?;
/// assert_eq!(symbols.find("coin"), Some(SymbolId(0)));
/// # Ok::<(), rnw_flip::symbol::SymbolsError>(())
/// ```
#[derive(Debug)]
pub struct Symbol {
    /// The name in content and records. Its message key is `symbol-NAME`.
    pub name: String,
    /// How it is drawn.
    pub face: Face,
    /// The triggers at which it fires.
    pub triggers: Triggers,
    /// Among the symbols of one mark, those with a lower priority fire first.
    pub priority: u8,
    /// Whether the order of firing can change the result.
    pub order: Order,
    /// What it does.
    pub effect: Effect,
    /// The names of its options, if it asks for a choice. Their message keys are `choice-NAME`.
    pub options: Vec<String>,
    /// The symbols whose marked cells it counts.
    pub tallies: Vec<SymbolId>,
    /// Whether it looks at the symbol that fired last, or copies it.
    pub follows: bool,
}

impl Symbol {
    /// The areas of extra cells in the programs of symbols that are no scopes, each once.
    pub(crate) fn extra_areas(symbols: &[Self]) -> Vec<Area> {
        let mut areas = Vec::new();
        for symbol in symbols {
            symbol.effect.collect_areas(&mut areas);
        }
        areas
    }

    /// Whether it may do something that happens at the barrier, apart from claims.
    pub(crate) fn acts(&self) -> bool {
        let waits = [
            Trigger::Complete,
            Trigger::Turn,
            Trigger::Round,
            Trigger::Start,
        ];
        waits.iter().any(|trigger| self.triggers.contains(*trigger)) || self.effect.acts()
    }

    /// Whether it does everything at once when its cell is marked, and the same whatever else is
    /// marked.
    pub(crate) fn ignores_marks(&self) -> bool {
        let at_once = self.triggers.iter().all(|trigger| trigger == Trigger::Mark);
        at_once && !self.follows && self.effect.ignores_marks()
    }
}

/// Why a list of symbols is refused.
///
/// ```
/// use rnw_flip::symbol::SymbolsError;
/// use roll_and_write::symbol::SYMBOLS_MAX;
/// let error = SymbolsError::TooMany { found: SYMBOLS_MAX + 1 };
/// assert_eq!(error.to_string(), "33 symbols; expected at most 32");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum SymbolsError {
    /// More than [`SYMBOLS_MAX`] symbols.
    #[error("{found} symbols; expected at most {SYMBOLS_MAX}")]
    TooMany {
        /// The number of symbols.
        found: usize,
    },
    /// Two symbols have the same name.
    #[error("two symbols are named {name:?}")]
    Twice {
        /// The name.
        name: String,
    },
}

/// All symbols of a pack, sorted by name.
///
/// ```
/// use rnw_flip::symbol::Symbols;
/// let none = Symbols::new(Vec::new())?;
/// assert_eq!((none.iter().count(), none.find("coin")), (0, None));
/// # Ok::<(), rnw_flip::symbol::SymbolsError>(())
/// ```
#[derive(Debug)]
pub struct Symbols {
    symbols: Vec<Symbol>,
    named: Vec<Named>,
}

impl Symbols {
    /// A table with these symbols, in any order. Their ids follow the order of their names.
    ///
    /// # Errors
    /// If there are more than [`SYMBOLS_MAX`] symbols, or if two share a name.
    pub fn new(mut symbols: Vec<Symbol>) -> Result<Self, SymbolsError> {
        if symbols.len() > SYMBOLS_MAX {
            return Err(SymbolsError::TooMany {
                found: symbols.len(),
            });
        }
        symbols.sort_by(|a, b| a.name.cmp(&b.name));
        if let Some(pair) = symbols.windows(2).find(|pair| pair[0].name == pair[1].name) {
            return Err(SymbolsError::Twice {
                name: pair[0].name.clone(),
            });
        }
        let named = Vec::new();
        Ok(Self { symbols, named })
    }

    /// The table with names for parts of its programs.
    pub(crate) fn naming(self, named: Vec<Named>) -> Self {
        Self { named, ..self }
    }

    pub(crate) fn named(&self) -> &[Named] {
        &self.named
    }

    /// The symbols, sorted by name.
    pub fn as_slice(&self) -> &[Symbol] {
        &self.symbols
    }

    /// The symbols with their ids, sorted by name.
    pub fn iter(&self) -> impl Iterator<Item = (SymbolId, &Symbol)> {
        let numbers = (0..).map(SymbolId);
        numbers.zip(&self.symbols)
    }

    /// The symbol with this id.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn symbol(&self, id: SymbolId) -> &Symbol {
        &self.symbols[usize::from(id.0)]
    }

    /// The id of the symbol with this name; `None` if there is none.
    pub fn find(&self, name: &str) -> Option<SymbolId> {
        self.symbols
            .iter()
            .position(|symbol| symbol.name == name)
            .map(|index| SymbolId(index as u8))
    }
}
