//! The text form of programs, such as `on mark: advance coins by 1`.
//!
//! A line is read in three steps: [`tokens`] makes words and signs of the text, [`steps`] and [`expressions`] are
//! the grammar of what the tables say, and the result is a [`Term`] that has the shape of the JSON form, with the place of
//! everything in the text. So whatever checks the JSON form checks the line too, and both forms of a program are the same program.
//!
//! [`program_line`] writes lines. Reading what it writes gives the same program again. `docs/symbol-language.md` is the page
//! for authors.

mod definitions;
mod expressions;
mod memory;
mod parts;
mod print;
mod steps;
mod term;
mod tokens;
mod words;

pub(crate) use definitions::{Definition, DefinitionUse, Place, Spelt, defined, is_in_lines};
pub use memory::{LineFault, TERMS_MAX};
pub use print::program_line;
use serde_json::Value;
pub(crate) use steps::{ParsedTerms, parse};
pub(crate) use term::{Term, TermKind};

/// A line that was read: what the fields `on` and `program` of a symbol say in JSON.
///
/// ```
/// use rnw_packs::ParsedLine;
/// let line: ParsedLine = "on round or complete: if row is full then spend".parse()?;
/// assert_eq!(line.on, Some(serde_json::json!(["round", "complete"])));
/// assert_eq!(line.program, serde_json::json!([{ "if": { "test": { "full": "row" }, "then": ["spend"] } }]));
/// let wrong = "advance coins bye 2".parse::<ParsedLine>().unwrap_err();
/// assert_eq!(wrong.span, 14..17);
/// assert!(wrong.help.unwrap().starts_with("did you mean \"by\"?"));
/// # Ok::<(), rnw_packs::LineFault>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct ParsedLine {
    /// The triggers, if the line begins with them.
    pub on: Option<Value>,
    /// The steps.
    pub program: Value,
}

impl std::str::FromStr for ParsedLine {
    type Err = LineFault;

    fn from_str(text: &str) -> Result<Self, LineFault> {
        let line = parse(text)?;
        Ok(Self {
            on: line.on.map(|(_, on)| on.value()),
            program: line.program.value(),
        })
    }
}
