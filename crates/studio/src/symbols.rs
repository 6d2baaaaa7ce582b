//! What the symbols of packs do, and in which form their programs are written.

mod format;

pub use format::{ProgramsPlan, RewrittenPrograms, rewrite};

use crate::StudioError;
use crate::lines::Lines;
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_flip::content::{SymbolEntry, SymbolsFile};
use rnw_i18n::{Language, Translator, name};
use rnw_packs::{Files, Report, open};
use rnw_plan::{load_game, pack, words};
use roll_and_write::Arg;
use roll_and_write::option::did_you_mean;
use roll_and_write::picture::SymbolCard;
use serde::Serialize;

/// What a symbol does.
#[derive(Serialize, Debug)]
pub struct SymbolLine {
    /// The name.
    pub name: String,
    /// The character on the screen.
    pub glyph: char,
    /// The character in files.
    pub char: char,
    /// What it does, in sentences.
    pub text: Vec<String>,
    /// The program as a line, with its triggers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<String>,
    /// The plugin that carries it out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plugin: Option<String>,
    /// The number of cells on the cards of the pack that show it.
    pub printed: u32,
    /// The value of marking it in points, as the greedy bot estimates it.
    #[serde(rename = "worth")]
    pub value: f64,
}

/// The symbols of a pack, explained.
#[derive(Debug)]
pub struct ExplainedSymbols {
    /// The symbols.
    pub symbols: Vec<SymbolLine>,
    translator: Translator,
}

/// Explains the symbol with this name, in the first of these packs that has it. Without a name it explains all symbols of
/// the first pack that has some; `None` if none has.
///
/// # Errors
/// If a pack has errors, or if no pack has the symbol.
pub fn explain(
    catalogue: &Catalogue,
    packs: &[(&GameEntry, Files)],
    wanted: Option<&str>,
    language: Language,
) -> Result<Option<ExplainedSymbols>, StudioError> {
    let mut known = Vec::new();
    for (entry, files) in packs {
        let seats = pack::seats_of(entry, files).0;
        let loaded = load_game(catalogue, entry, files, &[], seats)?;
        let mut symbols = loaded.game.printed().symbols;
        known.extend(symbols.iter().map(|symbol| symbol.name.clone()));
        symbols.retain(|symbol| wanted.is_none_or(|name| symbol.name.eq_ignore_ascii_case(name)));
        if !symbols.is_empty() {
            let translator = words::translator(entry, files, Vec::new(), language)?;
            return Ok(Some(ExplainedSymbols {
                symbols: lines(symbols, files, &translator),
                translator,
            }));
        }
    }
    let Some(name) = wanted else {
        return Ok(None);
    };
    let hint = did_you_mean(name, known.iter().map(String::as_str));
    Err(StudioError::Usage(format!("unknown symbol {name:?}{hint}")))
}

fn lines(symbols: Vec<SymbolCard>, files: &Files, translator: &Translator) -> Vec<SymbolLine> {
    let programs = open::<SymbolsFile>(files, "symbols.json", &mut Report::default());
    let entries = programs.map(|file| file.value.symbols).unwrap_or_default();
    let line = |symbol: SymbolCard| {
        let entry = entries.iter().find(|entry| entry.name == symbol.name);
        let text = symbol.text.iter().map(|line| translator.translate(line));
        SymbolLine {
            glyph: symbol.face.glyph,
            char: symbol.face.ascii,
            text: text.collect(),
            line: entry.and_then(SymbolEntry::line),
            plugin: symbol.origin,
            printed: symbol.printed,
            value: symbol.value as f64 / 1000.0,
            name: symbol.name,
        }
    };
    symbols.into_iter().map(line).collect()
}

impl ExplainedSymbols {
    /// The explanations as lines, in the language of the translator.
    pub fn text(&self) -> String {
        let mut lines = Lines::default();
        for symbol in &self.symbols {
            let key = format!("symbol-{}", symbol.name);
            lines.add(&format!("{} {}", symbol.glyph, self.translator.word(&key)));
            let help = self.translator.optional(&format!("{key}-help"));
            for text in help.iter().chain(&symbol.line) {
                lines.add(&format!("  {text}"));
            }
            let value = [
                ("cells", Arg::Number(symbol.printed.into())),
                ("worth", name(self.translator.decimal(symbol.value, 1))),
            ];
            let value = self.translator.with("cli-symbols-worth", &value);
            for text in symbol.text.iter().chain([&value]) {
                lines.add(&format!("  - {text}"));
            }
        }
        lines.text()
    }
}
