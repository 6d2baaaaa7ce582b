//! Packs drawn at random: the shipped cards with five more symbols, whose programs are anything.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use roll_and_write::content::{Files, Report, Source, read};
use serde_json::{Value, json};

/// The drawn symbols: their names are these characters after a `k`.
const CHARS: [char; 5] = ['a', 'b', 'c', 'd', 'e'];
/// The pool from which rows claim, and no symbol.
pub(super) const ROW_POOL: &str = "gifts";

/// A pack drawn at random.
#[derive(Clone)]
pub(crate) struct Drawn {
    pub(super) seed: u64,
    symbols: Vec<Value>,
    /// How many of a hundred plain cells get a symbol.
    share: u32,
}

impl Drawn {
    pub(crate) fn new(shipped: &Files, seed: u64) -> Self {
        let game = read::<Value>(shipped.get("game.json").unwrap(), &mut Report::default());
        let colors = game.unwrap().value["colors"].as_array().unwrap().clone();
        let colors = colors
            .iter()
            .map(|color| color["name"].as_str().unwrap().to_owned());
        let mut draw = Draw {
            rng: ChaCha8Rng::seed_from_u64(seed),
            colors: colors.collect(),
        };
        let symbols = CHARS.map(|char| draw.symbol(char)).to_vec();
        let share = draw.rng.random_range(10..60);
        Self {
            seed,
            symbols,
            share,
        }
    }

    /// The shipped pack with these symbols on plain cells of its cards, and with what they name.
    pub(crate) fn files(&self, shipped: &Files) -> Files {
        let push = |list: &mut Value, more: Vec<Value>| list.as_array_mut().unwrap().extend(more);
        let with = |source: &Source| {
            if source.name.strip_suffix(".json").is_none() {
                return source.clone();
            }
            let mut file = read::<Value>(source, &mut Report::default()).unwrap().value;
            match source.name.as_str() {
                "sheet.json" => {
                    push(
                        &mut file["tracks"],
                        vec![
                            json!({ "name": "beads", "kind": "count", "boxes": 9, "row": 3, "score": { "each": 1 } }),
                            json!({ "name": "pearls", "kind": "count", "boxes": 6, "row": 2, "score": { "each": 1 } }),
                            json!({ "name": "notes", "kind": "written", "boxes": 3, "score": "sum" }),
                            json!({ "name": "tides", "kind": "rounds", "boxes": 4, "score": { "each": 2 } }),
                        ],
                    );
                    push(
                        &mut file["pools"],
                        vec![
                            json!({ "name": ROW_POOL, "values": [5, 4, 3] }),
                            json!({ "name": "alms", "values": [9, 0, 7, 1, 3, 3, 2] }),
                        ],
                    );
                    let rows = json!({ "track": "pearls", "pool": ROW_POOL, "into": "notes" });
                    if file["rows"].is_null() {
                        file["rows"] = json!([]);
                    }
                    push(&mut file["rows"], vec![rows]);
                }
                "symbols.json" => push(&mut file["symbols"], self.symbols.clone()),
                "cards.json" => self.print(&mut file["cards"]),
                _ => return source.clone(),
            }
            Source {
                text: file.to_string(),
                ..source.clone()
            }
        };
        Files::new(shipped.sources().iter().map(with).collect())
    }

    fn print(&self, cards: &mut Value) {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        let rows = cards.as_array_mut().unwrap().iter_mut();
        for row in rows.flat_map(|card| card["grid"].as_array_mut().unwrap()) {
            let mut cell = |c: char| {
                let symbol = CHARS[rng.random_range(0..CHARS.len())];
                let there = rng.random_ratio(self.share, 100);
                if c == '.' && there { symbol } else { c }
            };
            *row = row
                .as_str()
                .unwrap()
                .chars()
                .map(&mut cell)
                .collect::<String>()
                .into();
        }
    }

    /// The symbols as they stand in `symbols.json`.
    pub(super) fn text(&self) -> String {
        serde_json::to_string_pretty(&self.symbols).unwrap()
    }

    /// As little of this pack as still fails, and how it fails then.
    pub(super) fn shrunk(
        self,
        error: String,
        fails: impl Fn(&Self) -> Option<String>,
    ) -> (Self, String) {
        let (mut least, mut error) = (self, error);
        // Every success makes the pack smaller, so this ends.
        'smaller: loop {
            for index in 0..least.symbols.len() {
                for program in shorter(&least.symbols[index]["program"]) {
                    let mut tried = least.clone();
                    tried.symbols[index]["program"] = program;
                    let found = fails(&tried);
                    if let Some(found) = found.filter(|found| !found.contains("is refused")) {
                        (least, error) = (tried, found);
                        continue 'smaller;
                    }
                }
            }
            return (least, error);
        }
    }
}

/// A list of steps with one step less, or with one that is simpler.
fn shorter(steps: &Value) -> Vec<Value> {
    let Some(steps) = steps.as_array() else {
        return Vec::new();
    };
    let mut all = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        let mut without = steps.clone();
        without.remove(index);
        all.push(Value::Array(without));
        let mut replace = |step: Value| {
            let mut other = steps.clone();
            other[index] = step;
            all.push(Value::Array(other));
        };
        for branch in ["then", "else"] {
            for list in shorter(&step["if"][branch]) {
                let mut step = step.clone();
                step["if"][branch] = list;
                replace(step);
            }
        }
        for option in 0..step["choose"].as_array().map_or(0, Vec::len) {
            for list in shorter(&step["choose"][option]["do"]) {
                let mut step = step.clone();
                step["choose"][option]["do"] = list;
                replace(step);
            }
        }
        for branch in ["then", "else"] {
            if let Some(list) = step["if"][branch].as_array() {
                let mut other = steps.clone();
                other.splice(index..=index, list.iter().cloned());
                all.push(Value::Array(other));
            }
        }
    }
    all
}

/// Draws symbols.
struct Draw {
    rng: ChaCha8Rng,
    colors: Vec<String>,
}

/// What may stand at a place of a program.
#[derive(Clone, Copy)]
struct Place {
    /// Whether the symbol fires at scoring alone.
    scoring: bool,
    /// Whether a discard may come of it.
    discards: bool,
    /// Whether the steps answer a choice.
    chosen: bool,
}

impl Draw {
    fn pick<'a>(&mut self, among: &[&'a str]) -> &'a str {
        among[self.rng.random_range(0..among.len())]
    }

    fn one_of(&mut self, low: i32, high: i32) -> i32 {
        self.rng.random_range(low..=high)
    }

    fn name(&mut self) -> String {
        format!("k{}", CHARS[self.rng.random_range(0..CHARS.len())])
    }

    fn color(&mut self) -> String {
        self.colors[self.rng.random_range(0..self.colors.len())].clone()
    }

    fn symbol(&mut self, char: char) -> Value {
        let all = ["mark", "complete", "turn", "round", "scoring"];
        let mut on: Vec<&str> = all
            .into_iter()
            .filter(|_| self.rng.random_bool(0.3))
            .collect();
        if on.is_empty() || self.rng.random_bool(0.3) && on[0] != "mark" {
            on.insert(0, "mark");
        }
        let place = Place {
            scoring: on == ["scoring"],
            discards: on != ["complete"],
            chosen: false,
        };
        let mut budget = self.rng.random_range(1..=6);
        let mut choices = 1;
        let mut program = Vec::new();
        while budget > 0 && !place.scoring {
            program.push(self.step(place, &mut budget, &mut choices, 2));
        }
        if on.contains(&"scoring") {
            let points = self.within(-50, 50);
            program.push(json!({ "score": points }));
            if self.rng.random_bool(0.5) {
                let (test, points) = (self.condition(1), self.within(-5, 5));
                program.push(json!({ "if": { "test": test, "then": [{ "score": points }] } }));
            }
        }
        json!({
            "name": format!("k{char}"), "char": char.to_string(), "glyph": char.to_string(), "on": on,
            "priority": self.one_of(0, 4), "order": self.pick(&["free", "matters"]), "program": program,
        })
    }

    fn steps(
        &mut self,
        place: Place,
        budget: &mut u32,
        choices: &mut u32,
        depth: u32,
    ) -> Vec<Value> {
        let mut own = self.rng.random_range(0..=(*budget).min(3));
        *budget -= own;
        let mut steps = Vec::new();
        while own > 0 {
            steps.push(self.step(place, &mut own, choices, depth));
        }
        steps
    }

    /// A step; it takes what it may emit from the budget.
    fn step(&mut self, place: Place, budget: &mut u32, choices: &mut u32, depth: u32) -> Value {
        if depth > 0 && self.rng.random_bool(0.25) {
            let test = self.condition(2);
            // The longer branch counts, so each may be as long.
            let (mut one, mut other) = (*budget, *budget);
            let then = self.steps(place, &mut one, choices, depth - 1);
            let r#else = self.steps(place, &mut other, choices, depth - 1);
            *budget = one.min(other).min(*budget - 1);
            return json!({ "if": { "test": test, "then": then, "else": r#else } });
        }
        if *choices > 0 && !place.chosen && self.rng.random_bool(0.15) {
            *choices -= 1;
            *budget -= 1;
            let place = Place {
                chosen: true,
                ..place
            };
            let options = 2 + self.one_of(0, 9) / 5;
            let option = |index: i32| {
                let steps = self.steps(place, &mut 3, &mut 0, 1);
                json!({ "name": format!("o{index}"), "do": steps })
            };
            let options: Vec<Value> = (1..=options).map(option).collect();
            return json!({ "choose": options });
        }
        *budget -= 1;
        loop {
            break match self.one_of(0, 14) {
                0 => json!({ "advance": { "track": "beads", "by": self.amount() } }),
                1 | 2 => json!({ "advance": { "track": "pearls", "by": self.amount() } }),
                3 => json!({ "erase": { "track": "beads", "by": self.amount() } }),
                4 => {
                    json!({ "write": { "track": "notes", "number": self.within(0, 200), "optional": self.rng.random_bool(0.5) } })
                }
                5 if *budget > 0 => {
                    *budget -= 1;
                    let mut convert = json!({ "from": "beads", "per": self.one_of(1, 3), "into": "pearls", "by": self.one_of(1, 3) });
                    if self.rng.random_bool(0.5) {
                        convert["most"] = self.amount();
                    }
                    json!({ "convert": convert })
                }
                6 => json!({ "mark_round": { "track": "tides" } }),
                7 | 8 => json!({ "extra_mark": {
                    "cells": self.amount(), "where": self.pick(&["anywhere", "card", "near", "row", "column"]),
                    "apart": self.rng.random_bool(0.3), "optional": self.rng.random_bool(0.3) } }),
                9 => json!("extra_pattern"),
                10 => match self.pick(&["notes", "none"]) {
                    "none" => json!({ "claim": { "pool": "alms" } }),
                    into => json!({ "claim": { "pool": "alms", "into": into } }),
                },
                11 if !place.chosen => json!("copy"),
                12 => json!("spend"),
                13 => json!("renew_offer"),
                14 if place.discards => json!("discard"),
                _ => continue,
            };
        }
    }

    /// A number of things: a plain one, or one that is worked out and seldom large.
    fn amount(&mut self) -> Value {
        if self.rng.random_bool(0.5) {
            return self.one_of(1, 3).into();
        }
        let value = self.value(2);
        json!({ "min": [self.one_of(1, 4), value] })
    }

    /// A number that is cut to a range, so that no pack is refused for it.
    fn within(&mut self, low: i32, high: i32) -> Value {
        let value = self.value(2);
        json!({ "max": [low, { "min": [high, value] }] })
    }

    fn value(&mut self, depth: u32) -> Value {
        let kinds = if depth > 0 { 22 } else { 15 };
        match self.one_of(0, kinds) {
            0 | 1 => self.one_of(-3, 9).into(),
            2 => json!(self.pick(&["round", "turn", "rounds_left", "turns_left", "completed"])),
            3 => json!({ "filled": self.pick(&["beads", "pearls", "notes", "tides"]) }),
            4 => json!({ "free": self.pick(&["beads", "pearls", "notes", "tides"]) }),
            5 => json!({ "rows": self.pick(&["beads", "pearls"]) }),
            6 => json!({ "sum": "notes" }),
            7 => json!({ "offered": self.name() }),
            8 => json!({ "offered_cards": self.color() }),
            9 => json!({ "marked": self.name() }),
            10 => json!({ "completed": self.color() }),
            11 => json!({ "left": self.pick(&["alms", ROW_POOL]) }),
            12 => json!({ "next": self.pick(&["alms", ROW_POOL]) }),
            13..=15 => {
                let mut cells = json!({
                    "where": self.pick(&["card", "near", "row", "column"]),
                    "are": self.pick(&["all", "marked", "free", "fresh"]),
                });
                if self.rng.random_bool(0.3) {
                    cells["bear"] = self.name().into();
                }
                json!({ "cells": cells })
            }
            16 | 17 => json!({ "plus": self.values(depth) }),
            18 => json!({ "minus": [self.value(depth - 1), self.value(depth - 1)] }),
            19 => json!({ "times": self.values(depth) }),
            20 => {
                let divisor = self.pick(&["round", "turn", "rounds_left"]);
                json!({ "divide": [self.value(depth - 1), divisor] })
            }
            21 => json!({ "min": self.values(depth) }),
            _ => json!({ "max": self.values(depth) }),
        }
    }

    fn values(&mut self, depth: u32) -> Vec<Value> {
        (0..self.one_of(1, 3))
            .map(|_| self.value(depth - 1))
            .collect()
    }

    fn condition(&mut self, depth: u32) -> Value {
        let several = |draw: &mut Self| -> Vec<Value> {
            (0..draw.one_of(1, 3))
                .map(|_| draw.condition(depth - 1))
                .collect()
        };
        match self.one_of(if depth > 0 { 0 } else { 3 }, 9) {
            0 => json!({ "all": several(self) }),
            1 => json!({ "any": several(self) }),
            2 => json!({ "not": self.condition(depth - 1) }),
            3 | 4 => json!({ "at_least": [self.value(1), self.value(1)] }),
            5 => json!({ "at_most": [self.value(1), self.value(1)] }),
            6 => json!({ "equal": [self.value(1), self.value(1)] }),
            7 => json!({ "full": self.pick(&["card", "near", "row", "column"]) }),
            8 => json!({ "on": self.pick(&["mark", "complete", "turn", "round", "scoring"]) }),
            _ => json!({ "after": self.name() }),
        }
    }
}
