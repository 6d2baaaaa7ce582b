//! From `symbols.json` to symbols: names resolved, ranges checked, and what can never be.

use super::cards::{CharMap, GridChars};
use super::checks::{at_most, check_name, check_names, find, find_track, within};
use super::flip_files::{FlipReading, SheetParts};
use super::read::{Doc, Place};
use super::report::{Files, Report};
use super::symbol_files::{
    CellKindEntry, ChoiceEntry, ConditionEntry, OrderEntry, ScopeEntry, StepEntry, SymbolEntry,
    SymbolsFile, TriggerEntry, ValueEntry, ValueTerm, ValueWord, WithEntry,
};
use crate::CELLS_MAX;
use crate::deck::CARDS_MAX;
use crate::flip::OFFER_MAX;
use crate::option::did_you_mean;
use crate::picture::Face;
use crate::sheet::{BOXES_MAX, PoolId, TrackId, TrackKind};
use crate::symbol::{
    Arguments, CHOICES_MAX, CellKind, Condition, EXTRA_MARKS_MAX, Effect, Extra, INSTRUCTIONS_MAX,
    Instruction, NUMBER_MAX, Order, Plugin, Program, SYMBOLS_MAX, Scope, Step, Symbol, SymbolId,
    Trigger, Triggers, Value,
};
use crate::text::is_steering;
use unicode_width::UnicodeWidthChar;

/// The largest number that content may write.
const LITERAL_MAX: i32 = 10_000;

/// The most steps, numbers and conditions in one program, those within others among them.
pub const TERMS_MAX: usize = 500;

/// What symbols do with the tracks, a bit for each track.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Touched {
    /// Something is put on them.
    pub(super) filled: u16,
    /// Something is worked out from them.
    pub(super) read: u16,
}

impl Touched {
    fn fill(&mut self, track: TrackId) {
        self.filled |= 1 << track.0;
    }

    fn read(&mut self, track: TrackId) {
        self.read |= 1 << track.0;
    }
}

/// Checks the symbols of a pack; also says what they do with its tracks.
pub(super) fn check_symbols(
    doc: &Doc<'_, SymbolsFile>,
    files: &Files,
    sheet: &SheetParts,
    reading: FlipReading<'_>,
    report: &mut Report,
) -> (Vec<Symbol>, CharMap, Touched) {
    let (entries, place) = (&doc.value.symbols, doc.root().field("symbols"));
    let mut names: Vec<&str> = entries.iter().map(|entry| entry.name.as_str()).collect();
    at_most(place, report, "symbols", entries.len(), SYMBOLS_MAX);
    // Of too many, those beyond the last are not looked at.
    let entries = &entries[..entries.len().min(SYMBOLS_MAX)];
    names.truncate(SYMBOLS_MAX);
    check_names(place, &names, report);
    names.sort_unstable();
    let mut symbols = Vec::new();
    let mut chars = CharMap::default();
    let mut touched = Touched::default();
    for (index, entry) in entries.iter().enumerate() {
        let place = place.item(index);
        check_face(place, entry, &entries[..index], reading.chars, report);
        let id = names.iter().position(|name| *name == entry.name);
        let id = SymbolId(id.unwrap_or(0) as u8);
        chars.symbols.push((entry.char, id));
        let on = place.field("on");
        // What stands in for a word that was wrong says nothing of the triggers.
        let items = 0..entry.on.0.len();
        let triggers_are_known =
            !on.is_told(report) && !items.into_iter().any(|item| on.item(item).is_told(report));
        let triggers = check_triggers(on, &entry.on.0, report);
        let mut reader = SymbolReader {
            files,
            sheet,
            reading,
            names: &names,
            triggers,
            triggers_are_known,
            tallies: Vec::new(),
            follows: false,
            options: Vec::new(),
            terms: 0,
            touched: &mut touched,
            report,
        };
        let effect = reader.effect(place, entry);
        let SymbolReader {
            mut tallies,
            follows,
            options,
            ..
        } = reader;
        if triggers.contains(Trigger::Scoring) {
            tallies.push(id);
        }
        symbols.push(Symbol {
            name: entry.name.clone(),
            face: Face {
                glyph: entry.glyph,
                ascii: entry.char,
            },
            triggers,
            priority: entry.priority,
            order: match entry.order {
                Some(OrderEntry::Free) | None => Order::Free,
                Some(OrderEntry::Matters) => Order::Matters,
            },
            effect,
            options,
            tallies,
            follows,
        });
    }
    (symbols, chars, touched)
}

fn check_triggers(place: Place<'_>, entries: &[TriggerEntry], report: &mut Report) -> Triggers {
    if entries.is_empty() {
        place.error(
            report,
            "no trigger; expected at least one, such as \"mark\"",
        );
    }
    for (index, entry) in entries.iter().enumerate() {
        if entries[..index].contains(entry) {
            let message = "this trigger is in the list already; expected each once";
            place.item(index).warning(report, message);
        }
    }
    entries.iter().copied().map(trigger).collect()
}

fn check_face(
    place: Place<'_>,
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
        let message =
            format!("the glyph {glyph:?} is not one column wide; expected a visible one that is");
        place.field("glyph").error(report, message);
    }
    for other in earlier {
        if other.char == char {
            place.field("char").error(
                report,
                format!(
                    "the symbol {:?} has the character {char:?} already",
                    other.name
                ),
            );
        }
        if other.glyph == glyph {
            place.field("glyph").warning(
                report,
                format!(
                    "the symbol {:?} has the glyph {glyph:?} already",
                    other.name
                ),
            );
        }
    }
}

/// The least and the most that a number can be.
type Range = (i64, i64);

/// Reads one symbol: what its effect names is resolved, and collected.
struct SymbolReader<'a> {
    files: &'a Files,
    sheet: &'a SheetParts,
    reading: FlipReading<'a>,
    /// The symbols of the pack, in the order of their numbers.
    names: &'a [&'a str],
    triggers: Triggers,
    triggers_are_known: bool,
    tallies: Vec<SymbolId>,
    follows: bool,
    options: Vec<String>,
    /// How many steps, numbers and conditions were read.
    terms: usize,
    touched: &'a mut Touched,
    report: &'a mut Report,
}

impl SymbolReader<'_> {
    fn effect(&mut self, place: Place<'_>, entry: &SymbolEntry) -> Effect {
        match (&entry.program, &entry.effect) {
            (Some(_), Some(_)) => {
                let message = "a program and a plugin in one symbol; expected one of \"program\" and \"effect\"";
                place.field("effect").error(self.report, message);
            }
            (None, None) => {
                let message =
                    "the symbol says not what it does; expected a \"program\", or an \"effect\"";
                place.field("name").error(self.report, message);
            }
            (None, Some(name)) => {
                let given = self.arguments(place.field("with"), entry.with.as_ref());
                return self
                    .plugin(place.field("effect"), name, given)
                    .unwrap_or(Effect::Program(Program::default()));
            }
            (Some(steps), None) => {
                if entry.with.is_some() {
                    let message = "a program is given nothing; \"with\" is for plugins";
                    place.field("with").error(self.report, message);
                }
                return self.program(place.field("program"), steps);
            }
        }
        Effect::Program(Program::default())
    }

    // ---- plugins ----

    fn arguments(&mut self, place: Place<'_>, with: Option<&WithEntry>) -> Arguments {
        let Some(with) = with else {
            return Arguments::default();
        };
        let layout = &self.sheet.layout;
        let tracks: Vec<&str> = layout
            .tracks()
            .iter()
            .map(|track| track.name.as_str())
            .collect();
        let pools: Vec<&str> = self
            .sheet
            .pools
            .iter()
            .map(|pool| pool.name.as_str())
            .collect();
        let mut all = |field: &str, what: &str, names: &[String], known: &[&str]| {
            let found = names.iter().enumerate().filter_map(|(index, name)| {
                find(
                    place.field(field).item(index),
                    what,
                    name,
                    known,
                    self.report,
                )
            });
            found.map(|index| index as u8).collect::<Vec<u8>>()
        };
        let tracks = all("tracks", "track", &with.tracks, &tracks);
        let symbols = all("symbols", "symbol", &with.symbols, self.names);
        let pools = all("pools", "pool", &with.pools, &pools);
        let tracks: Vec<TrackId> = tracks.into_iter().map(TrackId).collect();
        for track in &tracks {
            self.touched.fill(*track);
            self.touched.read(*track);
        }
        let symbols: Vec<SymbolId> = symbols.into_iter().map(SymbolId).collect();
        self.tallies.extend(&symbols);
        let options = place.field("options");
        at_most(
            options,
            self.report,
            "options",
            with.options.len(),
            CHOICES_MAX.into(),
        );
        for (index, option) in with.options.iter().enumerate() {
            check_name(options.item(index), option, self.report);
            if with.options[..index].contains(option) {
                let message = format!("the option {option:?} is there already");
                options.item(index).error(self.report, message);
            }
        }
        self.options.clone_from(&with.options);
        Arguments::new(
            tracks.into_iter().map(|id| (id, layout.track(id).kind)),
            symbols,
            pools.into_iter().map(PoolId).collect(),
            with.numbers.clone(),
        )
    }

    fn plugin(&mut self, place: Place<'_>, name: &str, given: Arguments) -> Option<Effect> {
        let (origin, effect) = match name.split_once(':') {
            Some(("rust", _)) => (name.to_owned(), self.rust(place, name, &given)?),
            Some(("module", file)) => {
                let (effect, hash) = self.module(place, file, &given)?;
                (format!("{name} {hash}"), effect)
            }
            _ => {
                let message = format!(
                    "{name:?} names no plugin; expected \"rust:NAME@VERSION\" or \"module:FILE\""
                );
                place.error(self.report, message);
                return None;
            }
        };
        self.follows = true;
        Some(Effect::Plugin(Plugin {
            origin,
            effect,
            given,
        }))
    }

    fn rust(
        &mut self,
        place: Place<'_>,
        name: &str,
        given: &Arguments,
    ) -> Option<Box<dyn crate::symbol::SymbolEffect>> {
        let plugins = self.reading.plugins;
        let made = match plugins.find(name) {
            Ok(make) => make(given).map_err(|error| format!("{name}: {error}")),
            Err(unknown) => Err(format!("{unknown}{}", did_you_mean(name, plugins.names()))),
        };
        made.map_err(|message| place.error(self.report, message))
            .ok()
    }

    fn module(
        &mut self,
        place: Place<'_>,
        file: &str,
        given: &Arguments,
    ) -> Option<(Box<dyn crate::symbol::SymbolEffect>, String)> {
        let Some(blob) = self.files.blob(file) else {
            let message = format!(
                "the pack has no module {file:?}; expected the name of a .wasm or .wat file in its folder"
            );
            place.error(self.report, message);
            return None;
        };
        let Some(loader) = self.reading.plugins.modules() else {
            let message =
                format!("{file:?} is a module, but this program is built without modules");
            place.error(self.report, message);
            return None;
        };
        let made = loader.load(&blob.bytes, given);
        made.map_err(|error| place.error(self.report, format!("{}: {error}", blob.path)))
            .ok()
    }

    // ---- programs ----

    fn program(&mut self, place: Place<'_>, entries: &[StepEntry]) -> Effect {
        if entries.is_empty() {
            place.warning(self.report, "this symbol does nothing");
        }
        let steps = self.steps(place, entries, false);
        let most = most_instructions(&steps);
        if most > INSTRUCTIONS_MAX {
            let message =
                format!("{most} instructions at one firing; expected at most {INSTRUCTIONS_MAX}");
            place.error(self.report, message);
        }
        if choices(&steps) > 1 {
            let message = "more than one choice in a program; expected one at most";
            place.error(self.report, message);
        }
        let program = Program::new(steps);
        // What was written counts, also where it is wrong otherwise.
        let scores = any_entry(entries, &|step| {
            matches!(step, StepEntry::Score(_) | StepEntry::ScoreOnce(_))
        });
        let acts = any_entry(entries, &|step| {
            !matches!(
                step,
                StepEntry::Score(_)
                    | StepEntry::ScoreOnce(_)
                    | StepEntry::If { .. }
                    | StepEntry::Choose(_)
            )
        });
        let scoring = self.triggers.contains(Trigger::Scoring);
        let plays = !self.triggers.iter().eq([Trigger::Scoring]);
        let wrong = match (scores, scoring) {
            (true, false) => Some(
                "a score that never counts: the symbol does not fire at scoring; expected \"scoring\" among its triggers",
            ),
            (false, true) => {
                Some("the symbol fires at scoring but scores nothing; expected a \"score\"")
            }
            _ => None,
        };
        let idle = acts && !plays;
        let wrong = wrong.or(idle.then_some("steps that never count: at scoring only \"score\" does; expected another trigger as well"));
        if let Some(message) = wrong.filter(|_| self.triggers_are_known) {
            place.error(self.report, message);
        }
        Effect::of(program)
    }

    /// The steps; `chosen` says whether they answer a choice.
    fn steps(&mut self, place: Place<'_>, entries: &[StepEntry], chosen: bool) -> Vec<Step> {
        let steps = entries.iter().enumerate();
        steps
            .filter_map(|(index, entry)| self.step(place.item(index), entry, chosen))
            .collect()
    }

    #[expect(clippy::too_many_lines, reason = "an arm for each step")]
    fn step(&mut self, place: Place<'_>, entry: &StepEntry, chosen: bool) -> Option<Step> {
        self.one_more_term(place)?;
        Some(match entry {
            StepEntry::Advance { track, by } => {
                let place = place.field("advance");
                let track = self.fill(place.field("track"), track, TrackKind::Count);
                let by = self.amount(place.field("by"), by, BOXES_MAX);
                Step::Advance(track?, by?)
            }
            StepEntry::Erase { track, by } => {
                let place = place.field("erase");
                let track = self.take_back(place.field("track"), track);
                let by = self.amount(place.field("by"), by, BOXES_MAX);
                Step::Erase(track?, by?)
            }
            StepEntry::Write {
                track,
                number,
                optional,
            } => {
                let place = place.field("write");
                let track = self.fill(place.field("track"), track, TrackKind::Written);
                let (value, range) = self.value(place.field("number"), number)?;
                self.fits(place.field("number"), range, (0, NUMBER_MAX.into()));
                Step::Write {
                    track: track?,
                    number: value,
                    optional: *optional,
                }
            }
            StepEntry::Convert {
                from,
                per,
                into,
                by,
                most,
            } => {
                let place = place.field("convert");
                let from_track = self.take_back(place.field("from"), from);
                // What is exchanged counts for something.
                if let Some(track) = from_track {
                    self.touched.read(track);
                }
                let into_track = self.fill(place.field("into"), into, TrackKind::Count);
                within(place.field("per"), self.report, *per, 1, BOXES_MAX);
                within(place.field("by"), self.report, *by, 1, BOXES_MAX);
                if from == into {
                    let message = "a track converted into itself; expected two tracks";
                    place.field("into").error(self.report, message);
                }
                let most = match most {
                    None => None,
                    Some(most) => Some(self.amount(place.field("most"), most, BOXES_MAX)?),
                };
                Step::Convert {
                    from: from_track?,
                    per: (*per).max(1),
                    into: into_track?,
                    by: *by,
                    most,
                }
            }
            StepEntry::MarkRound { track } => {
                let place = place.field("mark_round").field("track");
                Step::MarkRound(self.fill(place, track, TrackKind::Rounds)?)
            }
            StepEntry::ExtraMark {
                cells,
                scope: wanted,
                apart,
                optional,
            } => {
                let place = place.field("extra_mark").field("cells");
                let cells = self.amount(place, cells, EXTRA_MARKS_MAX.into())?;
                let extra = Extra {
                    cells: 1,
                    scope: scope(*wanted),
                    apart: *apart,
                    optional: *optional,
                };
                Step::ExtraMark(cells, extra)
            }
            StepEntry::ExtraPattern => Step::Do(Instruction::ExtraPattern),
            StepEntry::Claim { pool, into } => {
                self.claim(place.field("claim"), pool, into.as_deref())?
            }
            StepEntry::Score(points) => Step::Score(self.points(place.field("score"), points)?),
            StepEntry::ScoreOnce(points) => {
                Step::ScoreOnce(self.points(place.field("score_once"), points)?)
            }
            StepEntry::Copy => {
                self.follows = true;
                if chosen {
                    place.error(
                        self.report,
                        "a copy in answer to a choice; expected it before the choice",
                    );
                }
                Step::Do(Instruction::Copy)
            }
            StepEntry::Spend => Step::Do(Instruction::Spend),
            StepEntry::RenewOffer => {
                if self.offer() == 0 {
                    place.warning(self.report, "the pack has no offer, so nothing is renewed");
                }
                Step::Do(Instruction::RenewOffer)
            }
            StepEntry::Discard => {
                if self.triggers.iter().eq([Trigger::Complete]) {
                    place.error(
                        self.report,
                        "a discard that never comes: the card is complete then",
                    );
                }
                Step::Do(Instruction::Discard)
            }
            StepEntry::If { test, then, r#else } => {
                let place = place.field("if");
                let (condition, known) = self.condition(place.field("test"), test)?;
                if let Some(known) = known {
                    let message = if known {
                        "this is always so; expected something that may be so or not"
                    } else {
                        "this is never so, so its steps never fire"
                    };
                    place.field("test").warning(self.report, message);
                }
                if then.is_empty() && r#else.is_empty() {
                    place
                        .field("test")
                        .warning(self.report, "nothing depends on this condition");
                }
                let then = self.steps(place.field("then"), then, chosen);
                let r#else = self.steps(place.field("else"), r#else, chosen);
                Step::If {
                    test: condition,
                    then,
                    r#else,
                }
            }
            StepEntry::Choose(options) => self.choose(place.field("choose"), options, chosen),
        })
    }

    fn points(&mut self, place: Place<'_>, entry: &ValueEntry) -> Option<Value> {
        let (value, range) = self.value(place, entry)?;
        self.fits(place, range, (i16::MIN.into(), i16::MAX.into()));
        Some(value)
    }

    fn claim(&mut self, place: Place<'_>, pool: &str, into: Option<&str>) -> Option<Step> {
        let pool = self.pool(place.field("pool"), pool);
        let into = match into {
            None => None,
            Some(track) => Some(self.fill(place.field("into"), track, TrackKind::Written)?),
        };
        let pool = pool?;
        Some(Step::Do(Instruction::Claim { pool, into }))
    }

    fn choose(&mut self, place: Place<'_>, options: &[ChoiceEntry], chosen: bool) -> Step {
        if chosen {
            place.error(
                self.report,
                "a choice within a choice; expected one at most",
            );
        }
        if !(2..=usize::from(CHOICES_MAX)).contains(&options.len()) {
            let message = format!("{} options; expected 2 to {CHOICES_MAX}", options.len());
            place.error(self.report, message);
        }
        let mut lists = Vec::new();
        for (index, option) in options.iter().enumerate() {
            let place = place.item(index);
            check_name(place.field("name"), &option.name, self.report);
            if self.options.contains(&option.name) {
                let message = format!("the option {:?} is there already", option.name);
                place.field("name").error(self.report, message);
            }
            self.options.push(option.name.clone());
            let steps = self.steps(place.field("do"), &option.steps, true);
            if most_instructions(&steps) > INSTRUCTIONS_MAX {
                let message = format!("too many instructions; expected at most {INSTRUCTIONS_MAX}");
                place.field("do").error(self.report, message);
            }
            lists.push(steps);
        }
        Step::Choose(lists)
    }

    // ---- names ----

    fn track(&mut self, place: Place<'_>, name: &str, kind: TrackKind) -> Option<TrackId> {
        find_track(place, name, kind, &self.sheet.layout, self.report)
    }

    /// A track of any kind, to be looked at.
    fn seen_track(&mut self, place: Place<'_>, name: &str) -> Option<TrackId> {
        let tracks = self.sheet.layout.tracks().iter();
        let known: Vec<&str> = tracks.map(|track| track.name.as_str()).collect();
        let track = TrackId(find(place, "track", name, &known, self.report)? as u8);
        self.touched.read(track);
        Some(track)
    }

    fn fill(&mut self, place: Place<'_>, name: &str, kind: TrackKind) -> Option<TrackId> {
        let track = self.track(place, name, kind)?;
        self.touched.fill(track);
        Some(track)
    }

    fn take_back(&mut self, place: Place<'_>, name: &str) -> Option<TrackId> {
        let track = self.track(place, name, TrackKind::Count)?;
        if self
            .sheet
            .row_claims
            .iter()
            .any(|claim| claim.track == track)
        {
            // A row that is filled twice would claim twice.
            let message = format!(
                "the rows of the track {name:?} claim from a pool; expected a track without claims"
            );
            place.error(self.report, message);
        }
        Some(track)
    }

    fn symbol(&mut self, place: Place<'_>, name: &str) -> Option<SymbolId> {
        find(place, "symbol", name, self.names, self.report).map(|index| SymbolId(index as u8))
    }

    fn pool(&mut self, place: Place<'_>, name: &str) -> Option<PoolId> {
        let pools = self.sheet.pools.iter().map(|pool| pool.name.as_str());
        let known: Vec<&str> = pools.collect();
        find(place, "pool", name, &known, self.report).map(|index| PoolId(index as u8))
    }

    fn color(&mut self, place: Place<'_>, name: &str) -> Option<u8> {
        find(place, "colour", name, self.reading.colors, self.report).map(|index| index as u8)
    }

    // ---- numbers ----

    fn offer(&self) -> u8 {
        self.reading
            .schedule
            .map_or(OFFER_MAX as u8, |schedule| schedule.offer)
    }

    /// A number of things that an instruction does: at least 0, and more than 0 at times.
    fn amount(&mut self, place: Place<'_>, entry: &ValueEntry, most: usize) -> Option<Value> {
        let (value, range) = self.value(place, entry)?;
        let most = most as i64;
        match (&value, range) {
            (Value::Number(number), _) => {
                self.fits(place, (i64::from(*number), i64::from(*number)), (1, most));
            }
            (_, (_, high)) if high <= 0 => {
                let message = format!("this is {high} at most, so nothing is ever done");
                place.warning(self.report, message);
            }
            _ => {}
        }
        Some(value)
    }

    /// Reports a number that is never within these bounds.
    fn fits(&mut self, place: Place<'_>, range: Range, bounds: Range) {
        if range.1 < bounds.0 || range.0 > bounds.1 {
            let found = if range.0 == range.1 {
                range.0.to_string()
            } else {
                format!("{} to {}", range.0, range.1)
            };
            let message = format!("found {found}; expected {} to {}", bounds.0, bounds.1);
            place.error(self.report, message);
        }
    }

    /// Counts a step, a number or a condition; of too many, those beyond the last are not looked at.
    fn one_more_term(&mut self, place: Place<'_>) -> Option<()> {
        self.terms += 1;
        if self.terms == TERMS_MAX + 1 {
            let message = format!(
                "too long a program; expected at most {TERMS_MAX} steps, numbers and conditions"
            );
            place.error(self.report, message);
        }
        (self.terms <= TERMS_MAX).then_some(())
    }

    fn value(&mut self, place: Place<'_>, entry: &ValueEntry) -> Option<(Value, Range)> {
        self.one_more_term(place)?;
        match entry {
            ValueEntry::Number(number) => {
                if number.unsigned_abs() > LITERAL_MAX.unsigned_abs() {
                    let message =
                        format!("found {number}; expected -{LITERAL_MAX} to {LITERAL_MAX}");
                    place.error(self.report, message);
                }
                Some((
                    Value::Number(*number),
                    (i64::from(*number), i64::from(*number)),
                ))
            }
            ValueEntry::Word(word) => Some(self.word(*word)),
            ValueEntry::Term(term) => self.term(place, term),
        }
    }

    fn word(&self, word: ValueWord) -> (Value, Range) {
        // What cannot be read is reported elsewhere; until then nothing is plain.
        let schedule = self.reading.schedule;
        let rounds = schedule.map_or(8, |schedule| schedule.rounds.into());
        let turns = schedule.map_or(25, |schedule| schedule.turns.into());
        let rarely = |round_only: bool, left: Range| {
            // At the end of a round no turn of it follows.
            if round_only && self.triggers.iter().eq([Trigger::Round]) {
                (0, 0)
            } else {
                left
            }
        };
        match word {
            ValueWord::Round => (Value::Round, (1, rounds)),
            ValueWord::Turn => (Value::Turn, (1, turns)),
            ValueWord::RoundsLeft => (Value::RoundsLeft, (0, rounds - 1)),
            ValueWord::TurnsLeft => (Value::TurnsLeft, rarely(true, (0, turns - 1))),
            ValueWord::Completed => (Value::Completed(None), (0, CARDS_MAX as i64)),
        }
    }

    fn term(&mut self, place: Place<'_>, term: &ValueTerm) -> Option<(Value, Range)> {
        // Arithmetic stops at the ends of `i32` when it is carried out, so it does here.
        let ends = |end: i64| end.clamp(i32::MIN.into(), i32::MAX.into());
        let (value, range) = self.term_within(place, term)?;
        Some((value, (ends(range.0), ends(range.1))))
    }

    #[expect(clippy::too_many_lines, reason = "an arm for each kind of number")]
    fn term_within(&mut self, place: Place<'_>, term: &ValueTerm) -> Option<(Value, Range)> {
        let boxes =
            |reader: &Self, track: TrackId| i64::from(reader.sheet.layout.track(track).boxes);
        Some(match term {
            ValueTerm::Filled(name) => {
                let track = self.seen_track(place.field("filled"), name)?;
                (Value::Filled(track), (0, boxes(self, track)))
            }
            ValueTerm::Free(name) => {
                let track = self.seen_track(place.field("free"), name)?;
                (Value::Free(track), (0, boxes(self, track)))
            }
            ValueTerm::Rows(name) => {
                let track = self.seen_track(place.field("rows"), name)?;
                let row = i64::from(self.sheet.layout.track(track).row.max(1));
                (Value::Rows(track), (0, boxes(self, track) / row))
            }
            ValueTerm::Sum(name) => {
                let place = place.field("sum");
                let track = self.track(place, name, TrackKind::Written)?;
                self.touched.read(track);
                (Value::Sum(track), (0, boxes(self, track) * 254))
            }
            ValueTerm::Offered(name) => {
                let symbol = self.symbol(place.field("offered"), name)?;
                let most = i64::from(self.offer()) * CELLS_MAX as i64;
                (Value::Offered(symbol), (0, most))
            }
            ValueTerm::OfferedCards(name) => {
                let color = self.color(place.field("offered_cards"), name)?;
                let most = i64::from(self.offer()).min(OFFER_MAX as i64);
                (Value::OfferedCards(color), (0, most))
            }
            ValueTerm::Marked(name) => {
                let symbol = self.symbol(place.field("marked"), name)?;
                self.tallies.push(symbol);
                (Value::Marked(symbol), (0, 255))
            }
            ValueTerm::Completed(name) => {
                let color = self.color(place.field("completed"), name)?;
                (Value::Completed(Some(color)), (0, CARDS_MAX as i64))
            }
            ValueTerm::Left(name) => {
                let pool = self.pool(place.field("left"), name)?;
                let numbers = self.sheet.pools[usize::from(pool.0)].values.len();
                (Value::Left(pool), (0, numbers as i64))
            }
            ValueTerm::Next(name) => {
                let pool = self.pool(place.field("next"), name)?;
                let numbers = self.sheet.pools[usize::from(pool.0)].values.iter();
                let most = numbers.max().copied().unwrap_or(0);
                (Value::Next(pool), (0, most.into()))
            }
            ValueTerm::Cells {
                scope: around,
                are,
                bear,
            } => self.cells(place.field("cells"), *around, *are, bear.as_deref())?,
            ValueTerm::Plus(values) => {
                let (values, ranges) = self.values(place.field("plus"), values)?;
                let sum = ranges.iter().fold((0, 0), |sum: Range, range| {
                    (sum.0.saturating_add(range.0), sum.1.saturating_add(range.1))
                });
                (Value::Plus(values), sum)
            }
            ValueTerm::Times(values) => {
                let (values, ranges) = self.values(place.field("times"), values)?;
                let product = ranges.into_iter().fold((1, 1), product);
                (Value::Times(values), product)
            }
            ValueTerm::Minus(values) => {
                let ([a, b], [x, y]) = self.pair(place.field("minus"), values)?;
                let range = (x.0.saturating_sub(y.1), x.1.saturating_sub(y.0));
                (Value::Minus(Box::new([a, b])), range)
            }
            ValueTerm::Divide(values) => {
                let place = place.field("divide");
                let ([a, b], [x, y]) = self.pair(place, values)?;
                if y == (0, 0) {
                    place.item(1).error(self.report, "a division by 0");
                }
                let most = x.0.abs().max(x.1.abs());
                let range = if x.0 >= 0 && y.0 >= 0 {
                    (0, most)
                } else {
                    (-most - 1, most + 1)
                };
                (Value::Divide(Box::new([a, b])), range)
            }
            ValueTerm::Min(values) => {
                let (values, ranges) = self.values(place.field("min"), values)?;
                let low = ranges.iter().map(|range| range.0).min()?;
                let high = ranges.iter().map(|range| range.1).min()?;
                (Value::Min(values), (low, high))
            }
            ValueTerm::Max(values) => {
                let (values, ranges) = self.values(place.field("max"), values)?;
                let low = ranges.iter().map(|range| range.0).max()?;
                let high = ranges.iter().map(|range| range.1).max()?;
                (Value::Max(values), (low, high))
            }
        })
    }

    fn cells(
        &mut self,
        place: Place<'_>,
        around: ScopeEntry,
        are: CellKindEntry,
        bear: Option<&str>,
    ) -> Option<(Value, Range)> {
        let symbol = match bear {
            None => None,
            Some(name) => Some(self.symbol(place.field("bear"), name)?),
        };
        if matches!(around, ScopeEntry::Anywhere | ScopeEntry::Other) {
            let message =
                "cells are counted on the card of the symbol; expected card, near, row or column";
            place.field("where").error(self.report, message);
        }
        let (kind, most) = match are {
            CellKindEntry::All => (CellKind::All, CELLS_MAX as i64),
            CellKindEntry::Marked => (CellKind::Marked, CELLS_MAX as i64),
            CellKindEntry::Free => (CellKind::Free, CELLS_MAX as i64 - 1),
            CellKindEntry::Fresh => (CellKind::Fresh, CELLS_MAX as i64),
        };
        let most = if around == ScopeEntry::Near { 4 } else { most };
        let scope = scope(around);
        let value = Value::Cells {
            scope,
            kind,
            symbol,
        };
        Some((value, (0, most)))
    }

    fn values(
        &mut self,
        place: Place<'_>,
        entries: &[ValueEntry],
    ) -> Option<(Vec<Value>, Vec<Range>)> {
        if entries.is_empty() {
            place.error(self.report, "an empty list; expected at least one number");
            return None;
        }
        let mut read = Vec::new();
        for (index, entry) in entries.iter().enumerate() {
            read.push(self.value(place.item(index), entry));
        }
        let read: Option<Vec<(Value, Range)>> = read.into_iter().collect();
        Some(read?.into_iter().unzip())
    }

    fn pair(
        &mut self,
        place: Place<'_>,
        entries: &[ValueEntry; 2],
    ) -> Option<([Value; 2], [Range; 2])> {
        let first = self.value(place.item(0), &entries[0]);
        let second = self.value(place.item(1), &entries[1]);
        let ((a, x), (b, y)) = (first?, second?);
        Some(([a, b], [x, y]))
    }

    // ---- conditions ----

    /// The condition, and whether it is so if that is plain.
    fn condition(
        &mut self,
        place: Place<'_>,
        entry: &ConditionEntry,
    ) -> Option<(Condition, Option<bool>)> {
        self.one_more_term(place)?;
        Some(match entry {
            ConditionEntry::All(entries) => {
                let (conditions, known) = self.conditions(place.field("all"), entries)?;
                let known = if known.contains(&Some(false)) {
                    Some(false)
                } else {
                    known
                        .iter()
                        .all(|known| *known == Some(true))
                        .then_some(true)
                };
                (Condition::All(conditions), known)
            }
            ConditionEntry::Any(entries) => {
                let (conditions, known) = self.conditions(place.field("any"), entries)?;
                let known = if known.contains(&Some(true)) {
                    Some(true)
                } else {
                    known
                        .iter()
                        .all(|known| *known == Some(false))
                        .then_some(false)
                };
                (Condition::Any(conditions), known)
            }
            ConditionEntry::Not(entry) => {
                let (condition, known) = self.condition(place.field("not"), entry)?;
                (
                    Condition::Not(Box::new(condition)),
                    known.map(|known| !known),
                )
            }
            ConditionEntry::AtLeast(values) => {
                let ([a, b], [x, y]) = self.pair(place.field("at_least"), values)?;
                (Condition::AtLeast(a, b), order(y, x))
            }
            ConditionEntry::AtMost(values) => {
                let ([a, b], [x, y]) = self.pair(place.field("at_most"), values)?;
                (Condition::AtMost(a, b), order(x, y))
            }
            ConditionEntry::Equal(values) => {
                let ([a, b], [x, y]) = self.pair(place.field("equal"), values)?;
                let apart = x.1 < y.0 || y.1 < x.0;
                let same = x.0 == x.1 && x == y;
                let known = if apart {
                    Some(false)
                } else {
                    same.then_some(true)
                };
                (Condition::Equal(a, b), known)
            }
            ConditionEntry::Full(around) => {
                if matches!(around, ScopeEntry::Anywhere | ScopeEntry::Other) {
                    let message = "expected card, near, row or column";
                    place.field("full").error(self.report, message);
                }
                (Condition::Full(scope(*around)), None)
            }
            ConditionEntry::On(entry) => {
                let wanted = trigger(*entry);
                let known = if self.triggers.contains(wanted) {
                    self.triggers.iter().eq([wanted]).then_some(true)
                } else {
                    Some(false)
                };
                (Condition::On(wanted), known)
            }
            ConditionEntry::After(name) => {
                self.follows = true;
                (
                    Condition::After(self.symbol(place.field("after"), name)?),
                    None,
                )
            }
        })
    }

    fn conditions(
        &mut self,
        place: Place<'_>,
        entries: &[ConditionEntry],
    ) -> Option<(Vec<Condition>, Vec<Option<bool>>)> {
        if entries.is_empty() {
            place.error(
                self.report,
                "an empty list; expected at least one condition",
            );
            return None;
        }
        let mut read = Vec::new();
        for (index, entry) in entries.iter().enumerate() {
            read.push(self.condition(place.item(index), entry));
        }
        let read: Option<Vec<(Condition, Option<bool>)>> = read.into_iter().collect();
        Some(read?.into_iter().unzip())
    }
}

/// Whether the first number is at most the second, if that is plain.
fn order(a: Range, b: Range) -> Option<bool> {
    if a.1 <= b.0 {
        Some(true)
    } else {
        (a.0 > b.1).then_some(false)
    }
}

fn product(a: Range, b: Range) -> Range {
    let corners = [
        a.0.saturating_mul(b.0),
        a.0.saturating_mul(b.1),
        a.1.saturating_mul(b.0),
        a.1.saturating_mul(b.1),
    ];
    let ends = |end: i64| end.clamp(i32::MIN.into(), i32::MAX.into());
    let least = corners.iter().copied().min().unwrap_or(0);
    let most = corners.iter().copied().max().unwrap_or(0);
    (ends(least), ends(most))
}

/// The most instructions that these steps emit at one firing.
fn most_instructions(steps: &[Step]) -> usize {
    let most = |step: &Step| {
        if let Step::If { then, r#else, .. } = step {
            most_instructions(then).max(most_instructions(r#else))
        } else if matches!(step, Step::Convert { .. }) {
            2
        } else {
            1
        }
    };
    steps.iter().map(most).sum()
}

/// Whether something is so of any of these steps, those within others among them.
fn any_entry(entries: &[StepEntry], test: &impl Fn(&StepEntry) -> bool) -> bool {
    let within = |entry: &StepEntry| {
        if let StepEntry::If { then, r#else, .. } = entry {
            any_entry(then, test) || any_entry(r#else, test)
        } else if let StepEntry::Choose(options) = entry {
            options.iter().any(|option| any_entry(&option.steps, test))
        } else {
            false
        }
    };
    entries.iter().any(|entry| test(entry) || within(entry))
}

/// How many choices there are among these steps, whatever the conditions.
fn choices(steps: &[Step]) -> usize {
    let count = |step: &Step| {
        if let Step::If { then, r#else, .. } = step {
            choices(then) + choices(r#else)
        } else {
            usize::from(matches!(step, Step::Choose(_)))
        }
    };
    steps.iter().map(count).sum()
}

fn trigger(entry: TriggerEntry) -> Trigger {
    match entry {
        TriggerEntry::Mark => Trigger::Mark,
        TriggerEntry::Complete => Trigger::Complete,
        TriggerEntry::Turn => Trigger::Turn,
        TriggerEntry::Round => Trigger::Round,
        TriggerEntry::Scoring => Trigger::Scoring,
    }
}

fn scope(entry: ScopeEntry) -> Scope {
    match entry {
        ScopeEntry::Anywhere => Scope::Anywhere,
        ScopeEntry::Card => Scope::Card,
        ScopeEntry::Near => Scope::Near,
        ScopeEntry::Row => Scope::Row,
        ScopeEntry::Column => Scope::Column,
        ScopeEntry::Other => Scope::Other,
    }
}
