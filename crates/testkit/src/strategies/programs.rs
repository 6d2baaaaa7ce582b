//! Generates effect programs and whole symbols in the form of `symbols.json`.
//!
//! It has more than 500 lines, because steps, numbers and conditions contain each other.

use super::areas::area;
use super::check;
use super::draw::{Dice, Drawing, Length};
use proptest::strategy::Strategy;
use rnw_flip::content::{SheetFile, SymbolsFile, TrackKindEntry};
use rnw_packs::{FieldKind, Files, LinePart, NameKind, Report, STEPS, TermSort, open};
use serde_json::{Map, Value, json};

/// The triggers of symbols.
const TRIGGERS: [&str; 6] = ["mark", "complete", "turn", "round", "scoring", "start"];

/// The names that a program may use: the tracks, pools, symbols and colours of a pack.
///
/// Remove names from the lists to generate programs without them.
///
/// ```
/// use rnw_testkit::strategies::Vocabulary;
/// let words = Vocabulary::of(&rnw_silver_and_gold::shipped())?;
/// assert_eq!((&words.count[..], &words.written[..]), (&["coins".into()][..], &["cups".into(), "palms".into()][..]));
/// # Ok::<(), rnw_packs::Report>(())
/// ```
#[derive(Clone, Debug)]
pub struct Vocabulary {
    /// Tracks that are crossed off.
    pub count: Vec<String>,
    /// Tracks that take numbers.
    pub written: Vec<String>,
    /// Tracks with a box for each round.
    pub rounds: Vec<String>,
    /// Shared pools that programs may read.
    pub pools: Vec<String>,
    /// Shared pools that programs may claim from.
    pub claimed: Vec<String>,
    /// Symbols.
    pub symbols: Vec<String>,
    /// Colours.
    pub colors: Vec<String>,
    /// The game and the sheet against which programs are checked.
    pub(super) context: [Value; 2],
}

impl Vocabulary {
    /// The names of a pack.
    ///
    /// # Errors
    /// If `game.json`, `sheet.json` or `symbols.json` cannot be parsed.
    pub fn of(files: &Files) -> Result<Self, Report> {
        let mut report = Report::default();
        let game = open::<Value>(files, "game.json", &mut report);
        let sheet = open::<SheetFile>(files, "sheet.json", &mut report);
        let symbols = open::<SymbolsFile>(files, "symbols.json", &mut report);
        let whole = open::<Value>(files, "sheet.json", &mut Report::default());
        let (Some(game), Some(sheet), Some(symbols), Some(whole)) = (game, sheet, symbols, whole)
        else {
            return Err(report);
        };
        let SheetFile { tracks, pools, .. } = &sheet.value;
        let of_kind = |kind| -> Vec<String> {
            let tracks = tracks.iter().filter(|track| track.kind == kind);
            tracks.map(|track| track.name.clone()).collect()
        };
        let pools: Vec<String> = pools.iter().map(|pool| pool.name.clone()).collect();
        let colors = game.value["colors"]
            .as_array()
            .map_or(&[][..], Vec::as_slice);
        let colors = colors.iter().filter_map(|color| color["name"].as_str());
        let symbols = symbols.value.symbols.iter();
        let words = Self {
            count: of_kind(TrackKindEntry::Count),
            written: of_kind(TrackKindEntry::Written),
            rounds: of_kind(TrackKindEntry::Rounds),
            claimed: pools.clone(),
            pools,
            symbols: symbols.map(|symbol| symbol.name.clone()).collect(),
            colors: colors.map(str::to_owned).collect(),
            context: [game.value, whole.value],
        };
        report.or(words)
    }

    /// Whether the checks of content accept this symbol together with the others that can be named.
    fn takes(&self, symbol: &Value) -> bool {
        let free = ('!'..='~').filter(|char| !"~.#ET".contains(*char));
        let mut free = free.filter(|char| symbol["char"] != char.to_string());
        let others = self.symbols.iter().filter(|name| symbol["name"] != **name);
        let mut symbols: Vec<Value> = others
            .map(|name| {
                let char = free.next().unwrap_or('~').to_string();
                json!({ "name": name, "char": char, "glyph": char, "program": [] })
            })
            .collect();
        symbols.push(symbol.clone());
        let [game, sheet] = &self.context;
        let mut values = check::least_files();
        values[0].1 = game.clone();
        values[2].1 = sheet.clone();
        values[3].1 = json!({ "symbols": symbols });
        check::common(&check::files(&values)).is_some()
    }
}

/// Programs of a symbol that fires when its cell is marked: 1 to 6 steps of every kind except `score` and
/// `score_once`, with all numbers, conditions and sets of cells.
///
/// They shrink to fewer steps, simpler numbers and no condition, down to one step.
///
/// ```
/// use proptest::prelude::*;
/// use rnw_testkit::strategies::{Vocabulary, program};
/// let words = Vocabulary::of(&rnw_silver_and_gold::shipped())?;
/// proptest!(|(steps in program(&words))| prop_assert!(steps.is_array()));
/// # Ok::<(), rnw_packs::Report>(())
/// ```
pub fn program(words: &Vocabulary) -> impl Strategy<Value = Value> + Clone + use<> {
    program_on(words, &["mark"])
}

/// Programs of a symbol that fires at these triggers. At `scoring` alone, a program only scores.
///
/// They shrink as [`program`] does. A program that fires at `scoring` keeps a score.
pub fn program_on(
    words: &Vocabulary,
    on: &[&'static str],
) -> impl Strategy<Value = Value> + Clone + use<> {
    let (words, on) = (words.clone(), on.to_vec());
    let checked = words.clone();
    let triggers = on.clone();
    Drawing::new(move |dice| {
        let words = &words;
        Writer { dice, words }.program(&on).into()
    })
    .sound(move |steps: &Value| {
        let symbol =
            json!({ "name": "drawn", "char": "?", "glyph": "?", "on": triggers, "program": steps });
        checked.takes(&symbol)
    })
}

/// A whole entry of `symbols.json` with this name and character: triggers, priority, order, and a program that may
/// also name the symbol itself.
///
/// It shrinks as [`program`] does, to a symbol that fires at `mark` without a priority.
///
/// ```
/// use proptest::prelude::*;
/// use rnw_testkit::strategies::{Vocabulary, symbol};
/// let words = Vocabulary::of(&rnw_silver_and_gold::shipped())?;
/// proptest!(|(apple in symbol(&words, "apple", 'a'))| prop_assert_eq!(&apple["name"], "apple"));
/// # Ok::<(), rnw_packs::Report>(())
/// ```
pub fn symbol(
    words: &Vocabulary,
    name: &str,
    char: char,
) -> impl Strategy<Value = Value> + Clone + use<> {
    let mut words = words.clone();
    if !words.symbols.iter().any(|known| known == name) {
        words.symbols.push(name.to_owned());
    }
    let (checked, name) = (words.clone(), name.to_owned());
    Drawing::new(move |dice| draw_symbol(dice, &words, &name, char))
        .sound(move |symbol| checked.takes(symbol))
}

pub(super) fn draw_symbol(
    dice: &mut Dice<'_>,
    words: &Vocabulary,
    name: &str,
    char: char,
) -> Value {
    let mut on: Vec<&str> = TRIGGERS.into_iter().filter(|_| dice.percent(30)).collect();
    if on.is_empty() || on[0] != "mark" && dice.percent(30) {
        on.insert(0, "mark");
    }
    let mut symbol = json!({ "name": name, "char": char.to_string(), "glyph": char.to_string() });
    if on != ["mark"] {
        symbol["on"] = json!(on);
    }
    let priority = dice.between(0, 4);
    if priority > 0 {
        symbol["priority"] = priority.into();
    }
    let matters = dice.percent(50);
    let program = Writer { dice, words }.program(&on);
    // A symbol that is wrongly declared free would break the law about turned cards.
    if matters || !(on == ["mark"] && is_free(&program)) {
        symbol["order"] = "matters".into();
    }
    symbol["program"] = program.into();
    symbol
}

/// Whether a program certainly has the same result in any order: it has a single effect of the smallest amount.
fn is_free(program: &[Value]) -> bool {
    let [step] = program else { return false };
    let says_only = |step: &Value, field: &str| {
        let fields = step.as_object();
        fields.is_some_and(|fields| fields.keys().all(|name| name == field))
    };
    let (advance, extra) = (&step["advance"], &step["extra_mark"]);
    says_only(advance, "track") || extra["cells"].is_u64() && says_only(extra, "cells")
}

/// The context of a step in a program.
#[derive(Clone, Copy)]
struct ProgramContext {
    /// Whether the step may cause a discard.
    discards: bool,
    /// Whether the steps answer a choice.
    chosen: bool,
}

/// Writes programs.
struct Writer<'a, 'd> {
    dice: &'a mut Dice<'d>,
    words: &'a Vocabulary,
}

impl Writer<'_, '_> {
    fn program(&mut self, on: &[&str]) -> Vec<Value> {
        let place = ProgramContext {
            discards: on != ["complete"],
            chosen: false,
        };
        let mut steps = Vec::new();
        if on != ["scoring"] {
            let (budget, mut choices) = (self.dice.length(1, 6), 1);
            steps = self.all_steps(place, budget, &mut choices, 2);
        }
        if on.contains(&"scoring") {
            steps.push(self.score(-50, 50));
            if self.dice.percent(50) {
                let (test, score) = (self.condition(1), self.score(-5, 5));
                steps.push(json!({ "if": { "test": test, "then": [score] } }));
            }
        }
        steps
    }

    fn score(&mut self, low: i32, high: i32) -> Value {
        let points = self.within(low, high);
        if self.dice.percent(30) {
            json!({ "score_once": points })
        } else {
            json!({ "score": points })
        }
    }

    /// Some steps, or none.
    fn steps(
        &mut self,
        place: ProgramContext,
        budget: &mut usize,
        choices: &mut u32,
        depth: u32,
    ) -> Vec<Value> {
        let own = self.dice.length(0, (*budget).min(3));
        *budget -= own.count;
        self.all_steps(place, own, choices, depth)
    }

    /// Steps that use up the whole budget.
    fn all_steps(
        &mut self,
        place: ProgramContext,
        budget: Length,
        choices: &mut u32,
        depth: u32,
    ) -> Vec<Value> {
        let (mut left, mut steps) = (budget.count, Vec::new());
        while left > 0 {
            let from = self.dice.position();
            steps.push(self.step(place, &mut left, choices, depth));
            self.dice.element(from, budget);
        }
        steps
    }

    /// A step. It takes what it may ask for from the budget.
    fn step(
        &mut self,
        place: ProgramContext,
        budget: &mut usize,
        choices: &mut u32,
        depth: u32,
    ) -> Value {
        // Every step begins with these numbers, so that shrinking can put an inner step in place of an outer one.
        let (branches, chooses) = (self.dice.percent(25), self.dice.percent(15));
        if depth > 0 && branches {
            return self.branch(place, budget, choices, depth);
        }
        if *choices > 0 && !place.chosen && chooses {
            *choices -= 1;
            *budget -= 1;
            return self.choose(place);
        }
        *budget -= 1;
        loop {
            if let Some(step) = self.plain_step(place, budget) {
                return step;
            }
        }
    }

    fn branch(
        &mut self,
        place: ProgramContext,
        budget: &mut usize,
        choices: &mut u32,
        depth: u32,
    ) -> Value {
        let test = self.condition(2);
        // Only the longer branch counts, so each may use the whole budget.
        let (mut one, mut other) = (*budget, *budget);
        let then = self.steps(place, &mut one, choices, depth - 1);
        let r#else = self.steps(place, &mut other, choices, depth - 1);
        *budget = one.min(other).min(*budget - 1);
        let mut branch = json!({ "test": test });
        if !then.is_empty() {
            branch["then"] = then.into();
        }
        if !r#else.is_empty() {
            branch["else"] = r#else.into();
        }
        json!({ "if": branch })
    }

    fn choose(&mut self, place: ProgramContext) -> Value {
        let place = ProgramContext {
            chosen: true,
            ..place
        };
        let options = *self.dice.pick(&[2, 2, 2, 3, 4]);
        let option = |index: i32| {
            let steps = self.steps(place, &mut 3, &mut 0, 1);
            json!({ "name": format!("o{index}"), "do": steps })
        };
        let options: Vec<Value> = (1..=options).map(option).collect();
        json!({ "choose": options })
    }

    /// A step without nested steps. `None` if the vocabulary has no name for it, or if it is not allowed here.
    fn plain_step(&mut self, place: ProgramContext, budget: &mut usize) -> Option<Value> {
        let nests = |kind: FieldKind| matches!(kind, FieldKind::List(TermSort::Step));
        let plain = STEPS.iter().filter(|step| {
            step.whole.is_none() && !step.fields.iter().any(|(_, kind)| nests(*kind))
        });
        let step = *self.dice.pick(&plain.collect::<Vec<_>>());
        match step.word {
            "copy" if place.chosen => return None,
            "discard" if !place.discards => return None,
            // It emits two instructions.
            "convert" => *budget = budget.checked_sub(1)?,
            _ => {}
        }
        let lines: Vec<Vec<LinePart>> = step.parts().collect();
        let mut fields = Map::new();
        let line = self.dice.pick::<Vec<LinePart>>(&lines);
        self.fields(line, &mut fields)?;
        if fields.is_empty() && step.alone.is_some() {
            return Some(step.word.into());
        }
        let ordered = step.fields.iter().map(|(name, _)| *name);
        let ordered = ordered.filter_map(|name| Some((name.to_owned(), fields.remove(name)?)));
        let fields: Map<String, Value> = ordered.collect();
        let is_same = fields.contains_key("from") && fields.get("from") == fields.get("into");
        (!is_same).then(|| json!({ step.word: fields }))
    }

    /// Draws the fields of a line. `None` if the vocabulary has no name for one.
    fn fields(&mut self, parts: &[LinePart], fields: &mut Map<String, Value>) -> Option<()> {
        for part in parts {
            match part {
                LinePart::Field(name, kind) => {
                    let value = self.field(*kind)?;
                    if *kind != FieldKind::Amount || value != 1 {
                        fields.insert((*name).to_owned(), value);
                    }
                }
                LinePart::Maybe(inner) if self.dice.percent(50) => self.fields(inner, fields)?,
                LinePart::Maybe(_) | LinePart::Words(_) | LinePart::Both(_) => {}
            }
        }
        Some(())
    }

    fn field(&mut self, kind: FieldKind) -> Option<Value> {
        let words = self.words;
        let names = match kind {
            FieldKind::Name(NameKind::Track) => *self.dice.pick(&[&words.count, &words.written]),
            FieldKind::Name(NameKind::Counted) => &words.count,
            FieldKind::Name(NameKind::Written) => &words.written,
            FieldKind::Name(NameKind::Rounds) => &words.rounds,
            FieldKind::Name(NameKind::Pool) => &words.claimed,
            FieldKind::Name(NameKind::Symbol) => &words.symbols,
            FieldKind::Name(NameKind::Color) => &words.colors,
            FieldKind::OneOf(kind) => return Some(json!(self.dice.pick(kind.words()))),
            FieldKind::Number(most) => return Some(self.within(0, most.into())),
            FieldKind::Amount => return Some(self.amount()),
            FieldKind::Term(TermSort::Number) => return Some(self.within(-5, 5)),
            FieldKind::Digits => return Some(self.dice.between(1, 3).into()),
            FieldKind::Theirs => return self.number_on_sheet(),
            FieldKind::Area
            | FieldKind::CardArea
            | FieldKind::WholeSet
            | FieldKind::Term(TermSort::Set) => return Some(self.area()),
            FieldKind::Flag(_) => return Some(true.into()),
            FieldKind::Term(TermSort::Condition) => return Some(self.condition(2)),
            FieldKind::Term(TermSort::Step)
            | FieldKind::List(_)
            | FieldKind::Pair(_)
            | FieldKind::Options => return None,
        };
        self.name(names).map(Value::from)
    }

    fn area(&mut self) -> Value {
        area(self.dice, &self.words.symbols, 3)
    }

    /// One of these names, or `None` if the list is empty.
    fn name<'n>(&mut self, names: &'n [String]) -> Option<&'n str> {
        (!names.is_empty()).then(|| self.dice.pick(names).as_str())
    }

    /// A number of things: a constant, or a computed number that is seldom large.
    fn amount(&mut self) -> Value {
        if self.dice.mostly(50) {
            return self.dice.between(1, 3).into();
        }
        let value = self.value(2);
        json!({ "min": [self.dice.between(1, 4), value] })
    }

    /// A number within a range, so that no content is refused because of it.
    fn within(&mut self, low: i32, high: i32) -> Value {
        if self.dice.mostly(30) {
            return self.dice.between(low, high).into();
        }
        let value = self.value(2);
        json!({ "max": [low, { "min": [high, value] }] })
    }

    fn value(&mut self, depth: u32) -> Value {
        loop {
            let from = self.dice.position();
            let is_composed = self.dice.percent(30);
            let value = if depth > 0 && is_composed {
                Some(self.sum(depth))
            } else {
                self.plain_value()
            };
            if let Some(value) = value {
                self.dice.part(from);
                return value;
            }
        }
    }

    /// A number without nested numbers. `None` if the vocabulary has no name for it.
    fn plain_value(&mut self) -> Option<Value> {
        let words = self.words;
        let tracks = [&words.count, &words.written, &words.rounds];
        let tracks = tracks[self.dice.below(tracks.len())];
        Some(match self.dice.below(18) {
            0 | 1 => self.dice.between(-3, 9).into(),
            2 => {
                json!(self.dice.pick(&[
                    "round",
                    "turn",
                    "rounds_left",
                    "turns_left",
                    "completed",
                    "completed_this_turn"
                ]))
            }
            3..=5 => {
                let word = *self.dice.pick(&["filled", "free", "rows"]);
                let track = self.name(tracks)?;
                json!({ word: track })
            }
            6 => json!({ "sum": self.name(&words.written)? }),
            7 => json!({ "offered": self.name(&words.symbols)? }),
            8 => json!({ "offered_cards": self.name(&words.colors)? }),
            9 => json!({ "marked": self.name(&words.symbols)? }),
            10 => json!({ "completed": self.name(&words.colors)? }),
            11 => json!({ "left": self.name(&words.pools)? }),
            12 => json!({ "next": self.name(&words.pools)? }),
            13 => {
                let numbers = TermSort::Number.words().iter();
                let theirs = numbers.filter(|of| of.whole == Some(FieldKind::Theirs));
                let of = *self.dice.pick(&theirs.collect::<Vec<_>>());
                json!({ of.word: self.number_on_sheet()? })
            }
            _ => {
                let mut cells = json!({
                    "where": self.area(),
                    "are": self.dice.pick(&["all", "marked", "free", "fresh"]),
                });
                if let Some(symbol) = self.name(&words.symbols).filter(|_| self.dice.percent(30)) {
                    cells["bear"] = symbol.into();
                }
                json!({ "cells": cells })
            }
        })
    }

    /// A number that other seats have too.
    fn number_on_sheet(&mut self) -> Option<Value> {
        let words = self.words;
        Some(match self.dice.below(6) {
            0 => json!({ "filled": self.name(&words.count)? }),
            1 => json!({ "rows": self.name(&words.count)? }),
            2 => json!({ "sum": self.name(&words.written)? }),
            3 => json!({ "marked": self.name(&words.symbols)? }),
            4 => json!("completed"),
            _ => json!("completed_this_turn"),
        })
    }

    /// A number that is computed from others.
    fn sum(&mut self, depth: u32) -> Value {
        match self.dice.below(7) {
            0 | 1 => json!({ "plus": self.values(depth) }),
            2 => json!({ "minus": [self.value(depth - 1), self.value(depth - 1)] }),
            3 => json!({ "times": self.values(depth) }),
            4 => {
                // Never divide by a number that is always 0: the only round has no following round.
                let divisor = match self.dice.below(4) {
                    0 => json!("round"),
                    1 => json!("turn"),
                    2 => json!({ "plus": ["rounds_left", "turns_left"] }),
                    _ => json!({ "max": [self.dice.between(1, 3), self.value(depth - 1)] }),
                };
                json!({ "divide": [self.value(depth - 1), divisor] })
            }
            5 => json!({ "min": self.values(depth) }),
            _ => json!({ "max": self.values(depth) }),
        }
    }

    fn values(&mut self, depth: u32) -> Vec<Value> {
        self.list(|writer| writer.value(depth - 1))
    }

    fn condition(&mut self, depth: u32) -> Value {
        let words = self.words;
        let from = self.dice.position();
        let kinds = if depth > 0 { 11 } else { 8 };
        let condition = match self.dice.below(11) % kinds {
            0 => json!({ "on": self.dice.pick(&TRIGGERS) }),
            1 => json!({ "full": self.area() }),
            2 => match self.name(&words.symbols) {
                Some(symbol) => json!({ "after": symbol }),
                None => json!({ "full": self.area() }),
            },
            3 | 4 => json!({ "at_least": [self.value(1), self.value(1)] }),
            5 => json!({ "at_most": [self.value(1), self.value(1)] }),
            6 => json!({ "equal": [self.value(1), self.value(1)] }),
            7 => match self.name(&words.colors) {
                Some(color) => json!({ "color": color }),
                None => json!({ "full": self.area() }),
            },
            8 => json!({ "all": self.conditions(depth) }),
            9 => json!({ "any": self.conditions(depth) }),
            _ => json!({ "not": self.condition(depth - 1) }),
        };
        self.dice.part(from);
        condition
    }

    fn conditions(&mut self, depth: u32) -> Vec<Value> {
        self.list(|writer| writer.condition(depth - 1))
    }

    /// One to three of these.
    fn list(&mut self, mut one: impl FnMut(&mut Writer<'_, '_>) -> Value) -> Vec<Value> {
        let words = self.words;
        self.dice
            .list(1, 3, |dice| one(&mut Writer { dice, words }))
    }
}
