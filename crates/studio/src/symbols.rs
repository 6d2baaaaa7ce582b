//! What the symbols of packs do, and in which form their programs are written.

mod format;

pub use format::{ProgramsPlan, RewrittenPrograms, rewrite};

use crate::StudioError;
use crate::lines::Lines;
use crate::stats::{self, IntervalEstimate, StatsPlan, SymbolWorth, ValuesOrigin, WeighingPlan};
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_flip::content::{SymbolEntry, SymbolsFile};
use rnw_i18n::{Language, Translator, name};
use rnw_packs::{Files, Report, open};
use rnw_plan::seating::Contenders;
use rnw_plan::{load_game, pack, words};
use rnw_programs::BotTerms;
use roll_and_write::Arg;
use roll_and_write::option::did_you_mean;
use roll_and_write::picture::SymbolCard;
use serde::Serialize;
use std::num::NonZero;

/// The number of deals in which symbols are tried, and the bot that tries them.
const PLAY_DEALS: u64 = 200;
const PLAY_BOT: &str = "greedy:explore=20";

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
    /// The points of a mark in games, if no values were learned for the pack, so that the estimate knows little.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_play: Option<IntervalEstimate>,
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
            let printed = symbols.iter().filter(|symbol| symbol.printed > 0);
            let printed: Vec<String> = printed.map(|symbol| symbol.name.clone()).collect();
            let played = match ValuesOrigin::of(files) {
                ValuesOrigin::Own => Vec::new(),
                ValuesOrigin::Extended | ValuesOrigin::None => {
                    tried_in_play(catalogue, entry, files, printed)?
                }
            };
            let translator = words::translator(entry, files, Vec::new(), language)?;
            return Ok(Some(ExplainedSymbols {
                symbols: lines(symbols, files, played, &translator),
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

fn lines(
    symbols: Vec<SymbolCard>,
    files: &Files,
    mut played: Vec<SymbolWorth>,
    translator: &Translator,
) -> Vec<SymbolLine> {
    let programs = open::<SymbolsFile>(files, "symbols.json", &mut Report::default());
    let entries = programs.map(|file| file.value.symbols).unwrap_or_default();
    let line = |symbol: SymbolCard| {
        let place = played
            .iter()
            .position(|weighed| weighed.name == symbol.name);
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
            in_play: place.map(|place| played.swap_remove(place).each),
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
            for text in symbol.text.iter().chain([&self.value_line(symbol)]) {
                lines.add(&format!("  - {text}"));
            }
        }
        lines.text()
    }

    /// The sentence about the cells of a symbol and the value of a mark.
    fn value_line(&self, symbol: &SymbolLine) -> String {
        let number = |number| name(self.translator.decimal(number, 1));
        let cells = ("cells", Arg::Number(symbol.printed.into()));
        match &symbol.in_play {
            None => {
                let value = ("worth", number(symbol.value));
                self.translator.with("cli-symbols-worth", &[cells, value])
            }
            Some(played) if played.has_few_marks() => {
                let marks = ("marks", Arg::Number(played.of));
                self.translator.with("cli-symbols-few", &[cells, marks])
            }
            Some(played) => {
                let value = ("worth", number(played.value.unwrap_or_default()));
                let half = ("half", number(played.half().unwrap_or_default()));
                let values = [
                    cells,
                    value,
                    half,
                    ("deals", Arg::Number(PLAY_DEALS as i64)),
                ];
                self.translator.with("cli-symbols-played", &values)
            }
        }
    }
}

/// What marks of these symbols are worth in games of bots that explore. The number of games is small: a designer waits.
fn tried_in_play(
    catalogue: &Catalogue,
    entry: &GameEntry,
    files: &Files,
    names: Vec<String>,
) -> Result<Vec<SymbolWorth>, StudioError> {
    if names.is_empty() {
        return Ok(Vec::new());
    }
    let (least, most) = pack::seats_of(entry, files);
    let players = vec![PLAY_BOT.to_owned(); 2.clamp(least, most)];
    let plan = StatsPlan {
        pack: String::new(),
        entry: *entry,
        files: files.clone(),
        options: Vec::new(),
        players: Contenders::read(&players, entry.seats, catalogue.bots())?,
        games: PLAY_DEALS,
        seed: 0,
        jobs: std::thread::available_parallelism().map_or(1, NonZero::get),
        weighing: WeighingPlan {
            names,
            ..WeighingPlan::default()
        },
        pictures: None,
    };
    let report = stats::run(catalogue, &plan, &BotTerms::none(), &mut ())?;
    let weighed = report.worths.into_iter().flat_map(|by| by.symbols);
    Ok(weighed.collect())
}
