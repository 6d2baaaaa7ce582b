//! `rnw symbols`: what symbols do, in which form their programs are written, and which plugins are available.

mod format;

use super::loading::{open, words_of};
use crate::args::{Format, Output, SymbolsCommand};
use crate::failure::Failure;
use crate::out::Out;
use crate::pack;
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_flip::content::SymbolsFile;
use rnw_i18n::{Translations, Translator, name};
use rnw_packs::{Files, Report};
use roll_and_write::Arg;
use roll_and_write::option::did_you_mean;
use roll_and_write::picture::SymbolCard;
use serde::Serialize;
use std::path::Path;

pub(super) fn run(
    catalogue: &Catalogue,
    command: SymbolsCommand,
    out: &mut Out,
) -> Result<(), Failure> {
    match command {
        SymbolsCommand::Explain {
            symbol,
            game,
            content,
            output,
        } => {
            let explain = Explain {
                symbol,
                game,
                output,
            };
            explain.run(catalogue, content.as_deref(), out)
        }
        SymbolsCommand::Format(args) => format::run(catalogue, &args, out),
        SymbolsCommand::Plugins { output } => list_plugins(catalogue, output, out),
    }
}

fn list_plugins(catalogue: &Catalogue, output: Output, out: &mut Out) -> Result<(), Failure> {
    let names: Vec<&str> = catalogue.plugins().names().collect();
    if output.format == Format::Json {
        return out.json(&names);
    }
    for name in names {
        out.line(name)?;
    }
    let modules = match catalogue.plugins().modules() {
        Some(_) => "cli-symbols-modules",
        None => "cli-symbols-no-modules",
    };
    out.line(&Translations::in_language(out.language()).text(modules))
}

struct Explain {
    symbol: Option<String>,
    game: Option<String>,
    output: Output,
}

/// A symbol in the JSON output.
#[derive(Serialize)]
struct SymbolLine {
    name: String,
    glyph: char,
    char: char,
    text: Vec<String>,
    /// The program as a line, with its triggers.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    plugin: Option<String>,
    /// The number of cells on the cards of the pack that show it.
    printed: u32,
    /// The value of marking it in points, as the greedy bot estimates it.
    #[serde(rename = "worth")]
    value: f64,
}

impl Explain {
    fn run(
        self,
        catalogue: &Catalogue,
        folder: Option<&Path>,
        out: &mut Out,
    ) -> Result<(), Failure> {
        let packs: Vec<(&GameEntry, Files)> = if self.game.is_some() || folder.is_some() {
            vec![pack::chosen(catalogue, self.game.as_deref(), folder, out)?]
        } else {
            let entries = catalogue.entries().iter();
            entries.map(|entry| (entry, (entry.shipped)())).collect()
        };
        let mut known = Vec::new();
        for (entry, files) in &packs {
            let loaded = open(
                catalogue,
                entry,
                files,
                &[],
                pack::seats_of(entry, files).0,
                out,
            )?;
            let all = loaded.game.printed().symbols;
            known.extend(all.iter().map(|symbol| symbol.name.clone()));
            let wanted = |symbol: &SymbolCard| match &self.symbol {
                Some(name) => symbol.name.eq_ignore_ascii_case(name),
                None => true,
            };
            let chosen: Vec<SymbolCard> = all.into_iter().filter(wanted).collect();
            // Without a symbol name, the first pack with symbols is shown; otherwise the first pack that has
            // this symbol.
            if !chosen.is_empty() {
                let translator = words_of(entry, files, Vec::new(), out)?;
                return self.print(&chosen, files, &translator, out);
            }
        }
        let Some(name) = &self.symbol else {
            if self.output.format == Format::Json {
                return out.json(&[(); 0]);
            }
            return out.line(&Translations::in_language(out.language()).text("cli-symbols-none"));
        };
        let hint = did_you_mean(name, known.iter().map(String::as_str));
        let whose = match folder {
            Some(_) => "",
            None => "; for a symbol of your own pack, add --content and the folder of the pack",
        };
        Err(Failure::Usage(format!(
            "unknown symbol {name:?}{hint}{whose}; without a name, this command explains all symbols"
        )))
    }

    fn print(
        &self,
        symbols: &[SymbolCard],
        files: &Files,
        translator: &Translator,
        out: &mut Out,
    ) -> Result<(), Failure> {
        let programs =
            rnw_packs::open::<SymbolsFile>(files, "symbols.json", &mut Report::default());
        let entries = programs.map(|file| file.value.symbols).unwrap_or_default();
        let line = |name: &str| entries.iter().find(|entry| entry.name == name)?.line();
        let lines: Vec<SymbolLine> = symbols
            .iter()
            .map(|symbol| SymbolLine {
                name: symbol.name.clone(),
                glyph: symbol.face.glyph,
                char: symbol.face.ascii,
                text: symbol
                    .text
                    .iter()
                    .map(|line| translator.translate(line))
                    .collect(),
                line: line(&symbol.name),
                plugin: symbol.origin.clone(),
                printed: symbol.printed,
                value: symbol.value as f64 / 1000.0,
            })
            .collect();
        if self.output.format == Format::Json {
            return out.json(&lines);
        }
        for (symbol, line) in symbols.iter().zip(&lines) {
            let word = translator.word(&format!("symbol-{}", symbol.name));
            out.line(&format!("{} {word}", line.glyph))?;
            if let Some(help) = translator.optional(&format!("symbol-{}-help", symbol.name)) {
                out.line(&format!("  {help}"))?;
            }
            if let Some(program) = &line.line {
                out.line(&format!("  {program}"))?;
            }
            for text in &line.text {
                out.line(&format!("  - {text}"))?;
            }
            let value = [
                ("cells", Arg::Number(line.printed.into())),
                ("worth", name(translator.decimal(line.value, 1))),
            ];
            out.line(&format!(
                "  - {}",
                translator.with("cli-symbols-worth", &value)
            ))?;
        }
        Ok(())
    }
}
