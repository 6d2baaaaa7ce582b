//! Makes symbols of `symbols.json`: their looks, triggers, programs and plugins.

use super::cards::{CharMap, GridChars};
use super::flip_reading::{FlipReading, SheetParts};
use super::symbol_files::{OrderEntry, SymbolEntry, SymbolsFile, WithEntry};
use crate::instructions::StepEntry;
use crate::symbol::{Effect, Meaning, Named, Order, Plugin, Program, Step, Symbol};
use rnw_packs::{
    Doc, Files, Location, NamedTerm, Report, StepReader, TermSort, Touched, TriggerEntry, at_most,
    check_name, check_names, find, named_terms, open,
};
use roll_and_write::option::did_you_mean;
use roll_and_write::picture::{Face, Hue};
use roll_and_write::sheet::{PoolId, TrackId};
use roll_and_write::symbol::{
    AREAS_MAX, Arguments, CHOICES_MAX, INSTRUCTIONS_MAX, OFFER_MAX, Plugins, SYMBOLS_MAX,
    SymbolEffect, SymbolId, Trigger, Triggers,
};
use roll_and_write::text::is_steering;
use roll_and_write::{CELLS_MAX, COLS_MAX};
use serde_json::Value;
use unicode_width::UnicodeWidthChar;

/// The symbols of each pack that this one extends, the nearest first. They have the colours of entries without one.
fn symbols_of_bases(files: &Files) -> Vec<Value> {
    let symbols = |base| {
        let mut file = open::<Value>(base, "symbols.json", &mut Report::default())?.value;
        Some(file["symbols"].take())
    };
    files.layers().skip(1).map_while(symbols).collect()
}

/// The colour of the symbol of this name in the nearest of these packs that gives it one.
fn hue_of_base(bases: &[Value], name: &str) -> Option<Hue> {
    let symbol = |symbols: &'_ Value| -> Option<Option<Hue>> {
        let mut symbols = symbols.as_array()?.iter();
        let symbol = symbols.find(|symbol| symbol["name"] == name)?;
        Some(symbol["hue"].as_str().and_then(Hue::by_name))
    };
    bases.iter().map_while(symbol).flatten().next()
}

/// Checks the symbols of a pack. Also returns what they do with its tracks.
pub(super) fn check_symbols(
    doc: &Doc<'_, SymbolsFile>,
    files: &Files,
    sheet: &SheetParts,
    reading: FlipReading<'_>,
    report: &mut Report,
) -> (Vec<Symbol>, Vec<Named>, CharMap, Touched) {
    let (entries, place) = (&doc.value.symbols, doc.root().field("symbols"));
    let mut names: Vec<&str> = entries.iter().map(|entry| entry.name.as_str()).collect();
    at_most(place, report, "symbols", entries.len(), SYMBOLS_MAX);
    // Of too many, those beyond the last are not looked at.
    let entries = &entries[..entries.len().min(SYMBOLS_MAX)];
    names.truncate(SYMBOLS_MAX);
    check_names(place, &names, report);
    names.sort_unstable();
    check_definitions(doc, sheet, &names, report);
    let mut symbols = Vec::new();
    let mut chars = CharMap::default();
    let mut touched = Touched::default();
    let grids = grids(files);
    let frame = size_of_all(&grids);
    let bases = symbols_of_bases(files);
    for (index, entry) in entries.iter().enumerate() {
        let place = place.item(index);
        check_face(place, entry, &entries[..index], reading.chars, report);
        let id = names.iter().position(|name| *name == entry.name);
        let id = SymbolId(id.unwrap_or(0) as u8);
        chars.symbols.push((entry.char, id));
        let on = place.field("on");
        // What stands in for a word that was wrong says nothing of the triggers.
        let items = 0..entry.on.0.len();
        let triggers_are_known = !on.is_reported(report)
            && !items
                .into_iter()
                .any(|item| on.item(item).is_reported(report));
        let triggers = check_triggers(on, &entry.on.0, report);
        let steps = step_reader(sheet, &reading, (&names, frame), &mut touched, report);
        let mut reader = SymbolReader {
            files,
            plugins: reading.plugins,
            triggers_are_known,
            steps: StepReader { triggers, ..steps },
        };
        let effect = reader.effect(place, entry);
        let StepReader {
            mut tallies,
            follows,
            options,
            ..
        } = reader.steps;
        if triggers.contains(Trigger::Scoring) {
            tallies.push(id);
        }
        symbols.push(Symbol {
            name: entry.name.clone(),
            face: Face {
                glyph: entry.glyph,
                ascii: entry.char,
                hue: entry.hue.or_else(|| hue_of_base(&bases, &entry.name)),
            },
            triggers,
            priority: entry.priority,
            order: match entry.order {
                None => Order::Undeclared,
                Some(OrderEntry::Free) => Order::Free,
                Some(OrderEntry::Matters) => Order::Matters,
            },
            effect,
            options,
            tallies,
            follows,
        });
    }
    let sets = Symbol::extra_areas(&symbols).len();
    at_most(
        place,
        report,
        "different sets for extra cells",
        sets,
        AREAS_MAX,
    );
    check_replaced(place, entries, (files, &grids), report);
    // What is wrong with them was reported with the programs that use them.
    let (mut other, mut unheard) = (Touched::default(), Report::default());
    let mut reader = step_reader(sheet, &reading, (&names, frame), &mut other, &mut unheard);
    let named = named_terms(files).into_iter();
    let named = named.filter_map(|term| name(term, &mut reader, doc.root()));
    (symbols, named.collect(), chars, touched)
}

/// A reader of steps at any trigger.
fn step_reader<'a>(
    sheet: &'a SheetParts,
    reading: &'a FlipReading<'a>,
    (names, frame): (&'a [&'a str], (usize, usize)),
    touched: &'a mut Touched,
    report: &'a mut Report,
) -> StepReader<'a> {
    let schedule = reading.texts.schedule;
    StepReader {
        layout: &sheet.layout,
        pools: &sheet.pools,
        colors: &reading.texts.colors,
        // What cannot be read is reported elsewhere; until then nothing is plain.
        rounds: schedule.map_or(8, |schedule| schedule.rounds),
        turns: schedule.map_or(25, |schedule| schedule.turns),
        offer: schedule.map_or(OFFER_MAX as u8, |schedule| schedule.offer),
        alone: matches!(reading.texts.seats, Some([.., 1])),
        names,
        frame,
        triggers: Trigger::ALL.into_iter().collect(),
        chosen: false,
        tallies: Vec::new(),
        follows: false,
        options: Vec::new(),
        terms: 0,
        touched,
        report,
    }
}

/// A name with what it means; `None` if it means nothing that can be read.
fn name(term: NamedTerm, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Named> {
    let means = term.means;
    let means = match term.sort {
        TermSort::Set => {
            let entry = serde_json::from_value(means).ok()?;
            Meaning::Area(reader.area(place, &entry)?)
        }
        TermSort::Number => {
            let entry = serde_json::from_value(means).ok()?;
            Meaning::Value(reader.value(place, &entry)?.0)
        }
        TermSort::Condition => {
            let entry = serde_json::from_value(means).ok()?;
            Meaning::Condition(reader.condition(place, &entry)?.0)
        }
        TermSort::Step => {
            let entries: Vec<StepEntry> = serde_json::from_value(means).ok()?;
            Meaning::Steps(StepEntry::read_all(&entries, reader, place))
        }
    };
    Some(Named {
        name: term.name,
        values: term.values,
        means,
    })
}

/// Reports definitions with the name of something else that lines name.
fn check_definitions(
    doc: &Doc<'_, SymbolsFile>,
    sheet: &SheetParts,
    symbols: &[&str],
    report: &mut Report,
) {
    let place = doc.root().field("define");
    let entries = &doc.value.define;
    let names: Vec<&str> = entries.iter().map(|entry| entry.name.as_str()).collect();
    check_names(place, &names, report);
    let tracks = sheet.layout.tracks().iter();
    let tracks = tracks.map(|track| ("track", track.name.as_str()));
    let pools = sheet.pools.iter().map(|pool| ("pool", pool.name.as_str()));
    let symbols = symbols.iter().map(|name| ("symbol", *name));
    let taken: Vec<(&str, &str)> = tracks.chain(pools).chain(symbols).collect();
    for (index, name) in names.iter().enumerate() {
        if let Some((what, _)) = taken.iter().find(|(_, taken)| taken == name) {
            let message =
                format!("the {what} {name:?} has this name already; expected another one");
            place.item(index).field("name").error(report, message);
        }
    }
}

/// Reports symbols that replace one of the packs below although cards still have the character of that
/// one. This is one error at the symbol, instead of one for each cell.
fn check_replaced(
    place: Location<'_>,
    entries: &[SymbolEntry],
    (files, grids): (&Files, &[Vec<String>]),
    report: &mut Report,
) {
    // A character that could not be read stands for any symbol.
    if files.base().is_none() || report.has_errors() {
        return;
    }
    for (name, char) in files.layers().skip(1).flat_map(symbols_of) {
        let shows = |grid: &Vec<String>| grid.iter().any(|row| row.contains(char));
        let cards = grids.iter().filter(|grid| shows(grid)).count();
        let index = entries.iter().position(|entry| entry.name == name);
        let (Some(index), 1..) = (index, cards) else {
            continue;
        };
        if entries.iter().any(|entry| entry.char == char) {
            continue;
        }
        let cards = match cards {
            1 => "1 card still has".to_owned(),
            cards => format!("{cards} cards still have"),
        };
        let message = format!(
            "this symbol replaces {name:?} of the pack that this one extends, but {cards} its character {char:?}; expected another name for a new symbol, or \"char\": \"{char}\" to replace {name:?}"
        );
        place.item(index).field("name").error(report, message);
    }
}

/// The names and characters of the symbols of a pack and its bases. What cannot be read is left out.
fn symbols_of(files: &Files) -> Vec<(String, char)> {
    let doc = open::<Value>(files, "symbols.json", &mut Report::default());
    let value = doc.map(|doc| doc.value).unwrap_or_default();
    let entries = value["symbols"].as_array().into_iter().flatten();
    let symbol = |entry: &Value| {
        let name = entry["name"].as_str()?.to_owned();
        Some((name, entry["char"].as_str()?.chars().next()?))
    };
    entries.filter_map(symbol).collect()
}

/// The rows of the grid of each card. What cannot be read is left out.
fn grids(files: &Files) -> Vec<Vec<String>> {
    let doc = open::<Value>(files, "cards.json", &mut Report::default());
    let value = doc.map(|doc| doc.value).unwrap_or_default();
    let cards = value["cards"].as_array().into_iter().flatten();
    let grid = |card: &Value| {
        let rows = card["grid"].as_array().into_iter().flatten();
        rows.filter_map(Value::as_str).map(str::to_owned).collect()
    };
    cards.map(grid).collect()
}

/// The numbers of rows and columns of the largest grids; the largest possible ones if there is none.
fn size_of_all(grids: &[Vec<String>]) -> (usize, usize) {
    let rows = grids.iter().map(Vec::len).filter(|rows| *rows > 0).max();
    let cols = grids.iter().flatten().map(|row| row.chars().count()).max();
    (rows.unwrap_or(CELLS_MAX), cols.unwrap_or(COLS_MAX))
}

fn check_triggers(place: Location<'_>, entries: &[TriggerEntry], report: &mut Report) -> Triggers {
    if entries.is_empty() {
        place.error(
            report,
            "no trigger; expected at least one, such as \"mark\"",
        );
    }
    for (index, entry) in entries.iter().enumerate() {
        if entries[..index].contains(entry) {
            let message = "this trigger appears twice; expected each trigger once";
            place.item(index).warning(report, message);
        }
    }
    entries.iter().map(|entry| entry.trigger()).collect()
}

fn check_face(
    place: Location<'_>,
    entry: &SymbolEntry,
    earlier: &[SymbolEntry],
    chars: &GridChars,
    report: &mut Report,
) {
    let (char, glyph) = (entry.char, entry.glyph);
    if !char.is_ascii_graphic() || chars.taken().any(|taken| taken == char) {
        let taken: Vec<String> = chars.taken().map(|taken| format!("{taken:?}")).collect();
        let (last, rest) = taken
            .split_last()
            .map_or(("", &taken[..]), |(last, rest)| (last.as_str(), rest));
        let message = format!(
            "the character {char:?} cannot stand for a symbol; expected visible ASCII other than {} and {last}",
            rest.join(", ")
        );
        place.field("char").error(report, message);
    }
    if glyph.is_whitespace() || is_steering(glyph) || glyph.width() != Some(1) {
        let message = format!(
            "the glyph {glyph:?} is not one column wide; expected a visible glyph of one column"
        );
        place.field("glyph").error(report, message);
    }
    for other in earlier {
        if other.char == char {
            place.field("char").error(
                report,
                format!(
                    "the symbol {:?} already has the character {char:?}",
                    other.name
                ),
            );
        }
        if other.glyph == glyph {
            place.field("glyph").warning(
                report,
                format!(
                    "the symbol {:?} already has the glyph {glyph:?}",
                    other.name
                ),
            );
        }
    }
}

/// Reads the effect of one symbol.
struct SymbolReader<'a> {
    files: &'a Files,
    plugins: &'a Plugins,
    triggers_are_known: bool,
    steps: StepReader<'a>,
}

impl SymbolReader<'_> {
    fn effect(&mut self, place: Location<'_>, entry: &SymbolEntry) -> Effect {
        match (&entry.program, &entry.effect) {
            (Some(_), Some(_)) => {
                let message = "the symbol has a program and a plugin; expected only one of \"program\" and \"effect\"";
                place.field("effect").error(self.steps.report, message);
            }
            (None, None) => {
                let message = "the symbol has no effect; expected a \"program\" or an \"effect\"";
                place.field("name").error(self.steps.report, message);
            }
            (None, Some(name)) => {
                let given = self.arguments(place.field("with"), entry.with.as_ref());
                return given
                    .and_then(|given| self.plugin(place.field("effect"), name, given))
                    .unwrap_or(Effect::Program(Program::default()));
            }
            (Some(steps), None) => {
                if entry.with.is_some() {
                    let message =
                        "found \"with\" in a symbol with a program; \"with\" is only for plugins";
                    place.field("with").error(self.steps.report, message);
                }
                return self.program(place.field("program"), steps);
            }
        }
        Effect::Program(Program::default())
    }

    // ---- plugins ----

    /// What a plugin is given; `None` if one of the names is unknown.
    fn arguments(&mut self, place: Location<'_>, with: Option<&WithEntry>) -> Option<Arguments> {
        let Some(with) = with else {
            return Some(Arguments::default());
        };
        let layout = self.steps.layout;
        let tracks: Vec<&str> = layout
            .tracks()
            .iter()
            .map(|track| track.name.as_str())
            .collect();
        let pools: Vec<&str> = self
            .steps
            .pools
            .iter()
            .map(|pool| pool.name.as_str())
            .collect();
        let mut all = |field: &str, what: &str, names: &[String], known: &[&str]| {
            let found = names.iter().enumerate().map(|(index, name)| {
                find(
                    place.field(field).item(index),
                    what,
                    name,
                    known,
                    self.steps.report,
                )
            });
            let found: Vec<Option<u8>> = found.map(|index| Some(index? as u8)).collect();
            found.into_iter().collect::<Option<Vec<u8>>>()
        };
        let tracks = all("tracks", "track", &with.tracks, &tracks);
        let symbols = all("symbols", "symbol", &with.symbols, self.steps.names);
        let pools = all("pools", "pool", &with.pools, &pools);
        let (tracks, symbols, pools) = (tracks?, symbols?, pools?);
        let tracks: Vec<TrackId> = tracks.into_iter().map(TrackId).collect();
        for track in &tracks {
            self.steps.touched.fill(*track);
            self.steps.touched.read(*track);
        }
        let symbols: Vec<SymbolId> = symbols.into_iter().map(SymbolId).collect();
        self.steps.tallies.extend(&symbols);
        let options = place.field("options");
        at_most(
            options,
            self.steps.report,
            "options",
            with.options.len(),
            CHOICES_MAX.into(),
        );
        for (index, option) in with.options.iter().enumerate() {
            check_name(options.item(index), option, self.steps.report);
            if with.options[..index].contains(option) {
                let message = format!("the option {option:?} appears twice");
                options.item(index).error(self.steps.report, message);
            }
        }
        self.steps.options.clone_from(&with.options);
        Some(Arguments::new(
            tracks.into_iter().map(|id| (id, layout.track(id).kind)),
            symbols,
            pools.into_iter().map(PoolId).collect(),
            with.numbers.clone(),
        ))
    }

    fn plugin(&mut self, place: Location<'_>, name: &str, given: Arguments) -> Option<Effect> {
        let (origin, effect) = match name.split_once(':') {
            Some(("rust", _)) => (name.to_owned(), self.rust(place, name, &given)?),
            Some(("module", file)) => {
                let (effect, hash) = self.module(place, file, &given)?;
                (format!("{name} {hash}"), effect)
            }
            _ => {
                let message = format!(
                    "{name:?} is not a plugin; expected \"rust:NAME@VERSION\" or \"module:FILE\""
                );
                place.error(self.steps.report, message);
                return None;
            }
        };
        self.steps.follows = true;
        Some(Effect::Plugin(Plugin {
            origin,
            effect,
            given,
        }))
    }

    fn rust(
        &mut self,
        place: Location<'_>,
        name: &str,
        given: &Arguments,
    ) -> Option<Box<dyn SymbolEffect>> {
        let plugins = self.plugins;
        let made = match plugins.find(name) {
            Ok(make) => make(given).map_err(|error| format!("{name}: {error}")),
            Err(unknown) => {
                // Other plugins are by other authors, however alike their names are.
                let of = |name: &str| name.split_once('@').map(|(name, _)| name.to_owned());
                let versions = plugins.names().filter(|known| of(known) == of(name));
                Err(format!("{unknown}{}", did_you_mean(name, versions)))
            }
        };
        made.map_err(|message| place.error(self.steps.report, message))
            .ok()
    }

    fn module(
        &mut self,
        place: Location<'_>,
        file: &str,
        given: &Arguments,
    ) -> Option<(Box<dyn SymbolEffect>, String)> {
        let Some(blob) = self.files.blob(file) else {
            let message = format!(
                "the pack has no module {file:?}; expected the name of a .wasm or .wat file in its folder"
            );
            place.error(self.steps.report, message);
            return None;
        };
        let Some(loader) = self.plugins.modules() else {
            let message =
                format!("{file:?} is a module, but this program is built without modules");
            place.error(self.steps.report, message);
            return None;
        };
        let made = loader.load(&blob.bytes, given);
        made.map_err(|error| place.error(self.steps.report, format!("{}: {error}", blob.path)))
            .ok()
    }

    // ---- programs ----

    fn program(&mut self, place: Location<'_>, entries: &[StepEntry]) -> Effect {
        if entries.is_empty() {
            // A line that cannot be read is reported already.
            if place.has_errors(self.steps.report) {
                return Effect::Program(Program::default());
            }
            place.warning(self.steps.report, "this symbol does nothing");
        }
        // Of a sheet that cannot be read, nothing is known.
        let was_sound = !self.steps.layout.tracks().is_empty()
            && !entries.is_empty()
            && !place.has_errors(self.steps.report);
        let problems = self.steps.report.problems.len();
        let steps = StepEntry::read_all(entries, &mut self.steps, place);
        let most = Step::length_of(&steps);
        if most > INSTRUCTIONS_MAX {
            let message = format!(
                "the program can give {most} instructions at once; expected at most {INSTRUCTIONS_MAX}"
            );
            place.error(self.steps.report, message);
        }
        if Step::choices_in(&steps) > 1 {
            let message = "the program has more than one choice; expected at most one";
            place.error(self.steps.report, message);
        }
        // What was written counts, also where it is wrong otherwise.
        let scores = StepEntry::any_scores(entries);
        let acts = StepEntry::any_plays(entries);
        let scoring = self.steps.triggers.contains(Trigger::Scoring);
        let plays = !self.steps.triggers.iter().eq([Trigger::Scoring]);
        let wrong = match (scores, scoring) {
            (true, false) => Some(
                "this score never counts, because the symbol does not fire at scoring; expected \"scoring\" among its triggers",
            ),
            (false, true) => {
                Some("the symbol fires at scoring but scores nothing; expected a \"score\"")
            }
            _ => None,
        };
        let idle = acts && !plays;
        let wrong = wrong.or(idle.then_some("some steps never count, because at scoring only \"score\" counts; expected another trigger as well"));
        if let Some(message) = wrong.filter(|_| self.triggers_are_known) {
            // The first step that is wrong here; the whole program if a step is missing.
            let mut steps = entries.chunks(1);
            let step = match (scores && !scoring, idle) {
                (true, _) => steps.position(StepEntry::any_scores),
                (_, true) if scores == scoring => steps.position(StepEntry::any_plays),
                _ => None,
            };
            let place = step.map_or(place, |step| place.item(step));
            place.error(self.steps.report, message);
        } else if was_sound
            && self.triggers_are_known
            && self.steps.report.problems.len() == problems
        {
            self.warn_of_idle_triggers(place, &steps);
        }
        Effect::Program(Program::new(steps))
    }

    /// Warns of triggers at which the program does nothing, whatever happens in a game.
    fn warn_of_idle_triggers(&mut self, place: Location<'_>, steps: &[Step]) {
        for trigger in self.steps.triggers.iter() {
            if !Step::any_acts_at(steps, trigger) {
                let at = format!("{trigger:?}").to_lowercase();
                let message = format!(
                    "the symbol does nothing when it fires at {at:?}; expected a step for it, or no such trigger"
                );
                place.warning(self.steps.report, message);
            }
        }
    }
}
