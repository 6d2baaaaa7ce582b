//! Programs: their numbers and conditions, and the instructions that their steps produce.

use super::instruction::{Cards, Instruction};
use super::state::{CLAIMS_MOST, Game, Scene};
use crate::cell::Cell;
use serde_json::Value;

/// content.md, "Capacities": the maximum of a written number, and of the cells that a step owes.
const NUMBER_MOST: i64 = 200;
const CELLS_MOST: i64 = 64;
/// adding-a-symbol.md, "The interface": the maximum number of boxes of a step, and the range of its
/// points.
/// OPEN: programs have the same limits.
const BOXES_MOST: i64 = 255;
/// content.md, "Other seats": the maximum number of boxes that change on another sheet.
const CHANGED_MOST: i64 = 200;
const POINTS: (i64, i64) = (-32768, 32767);

/// The only field of an object; its name is the kind of the object.
pub(super) fn only_field(value: &Value) -> (&str, &Value) {
    let fields = value.as_object().expect("a word or an object");
    let (name, inside) = fields.iter().next().expect("an object of one field");
    (name.as_str(), inside)
}

pub(super) fn word<'a>(value: &'a Value, what: &str) -> &'a str {
    value
        .as_str()
        .unwrap_or_else(|| panic!("the name of a {what}"))
}

fn field<'a>(value: &'a Value, name: &str) -> Option<&'a str> {
    value.get(name).and_then(Value::as_str)
}

fn flag(value: &Value, name: &str) -> bool {
    value.get(name).and_then(Value::as_bool).unwrap_or(false)
}

/// content.md, "Steps": the cards that a step is about.
fn cards(step: &Value) -> Cards {
    match (field(step, "with"), field(step, "color")) {
        (Some(symbol), _) => Cards::With(symbol.to_owned()),
        (None, Some(color)) => Cards::Of(color.to_owned()),
        (None, None) => Cards::All,
    }
}

/// The quotient, rounded down; 0 if the divisor is 0.
fn divided(first: i64, second: i64) -> i64 {
    if second == 0 {
        return 0;
    }
    let whole = first / second;
    if first % second != 0 && (first < 0) != (second < 0) {
        whole - 1
    } else {
        whole
    }
}

impl Game {
    /// content.md, "Numbers". OPEN: what happens to numbers too large for 64 bits; here they stop at the
    /// limit.
    pub(super) fn value(&self, scene: &Scene, value: &Value) -> i64 {
        if let Some(number) = value.as_i64() {
            return number;
        }
        if let Some(word) = value.as_str() {
            return self.value_of_word(scene, word);
        }
        let (name, inside) = only_field(value);
        let seat = &self.seats[scene.seat];
        let track = |inside| word(inside, "track");
        match name {
            "filled" => self.boxes(scene.seat, track(inside)).filled() as i64,
            "free" => self.free(scene.seat, track(inside)) as i64,
            "rows" => {
                let row = self.pack.track(track(inside)).row();
                self.boxes(scene.seat, track(inside)).rows(row) as i64
            }
            "sum" => {
                let numbers = self.boxes(scene.seat, track(inside)).numbers();
                numbers.iter().map(|number| i64::from(*number)).sum()
            }
            "offered" => self.offered(word(inside, "symbol")),
            "offered_cards" => {
                let color = word(inside, "colour");
                let right = |card: &&String| self.pack.card(card).color == color;
                self.offer.iter().filter(right).count() as i64
            }
            "marked" => i64::from(seat.marked(word(inside, "symbol"))),
            "completed" => {
                let color = word(inside, "colour");
                self.completed(scene.seat, Some(color)).len() as i64
            }
            "left" => self.left_in(word(inside, "pool")).len() as i64,
            "next" => {
                let left = self.left_in(word(inside, "pool"));
                left.first().map_or(0, |number| i64::from(*number))
            }
            "cells" => self.count_cells(scene, inside),
            "of_next" | "of_previous" | "highest_of_others" | "lowest_of_others"
            | "players_with_more" => self.of_others(scene, name, inside),
            reckoning => self.reckoned(scene, reckoning, inside),
        }
    }

    fn value_of_word(&self, scene: &Scene, word: &str) -> i64 {
        let number = match word {
            "round" => self.round(),
            "turn" => self.turn_of_round(),
            "rounds_left" => self.pack.schedule.rounds - self.round(),
            "turns_left" => self.pack.schedule.turns - self.turn_of_round(),
            "completed" => self.completed(scene.seat, None).len(),
            "completed_this_turn" => {
                let before = self
                    .at_start
                    .get(scene.seat)
                    .map_or(0, |seat| seat.completed.len());
                self.completed(scene.seat, None).len() - before
            }
            other => panic!("{other:?} is no number"),
        };
        number as i64
    }

    /// content.md, "Numbers of other seats". Without others it is 0.
    fn of_others(&self, scene: &Scene, name: &str, inside: &Value) -> i64 {
        let early = self.lanes_open || ["mark", "complete"].contains(&scene.trigger.as_str());
        let at_start = early.then(|| Self {
            seats: self.at_start.clone(),
            ..self.clone()
        });
        let then = at_start.as_ref().unwrap_or(self);
        let number = |seat| {
            let scene = Scene {
                seat,
                ..scene.clone()
            };
            then.value(&scene, inside)
        };
        let count = self.seats.len();
        let around = (1..count).map(|step| (scene.seat + step) % count);
        let others: Vec<i64> = around.map(number).collect();
        let found = match name {
            "of_next" => others.first().copied(),
            "of_previous" => others.last().copied(),
            "highest_of_others" => others.iter().max().copied(),
            "lowest_of_others" => others.iter().min().copied(),
            "players_with_more" => {
                let own = self.value(scene, inside);
                Some(others.iter().filter(|number| **number > own).count() as i64)
            }
            other => panic!("{other:?} is no number of others"),
        };
        found.unwrap_or(0)
    }

    fn reckoned(&self, scene: &Scene, name: &str, inside: &Value) -> i64 {
        let list = inside.as_array().expect("a list of numbers");
        let numbers: Vec<i64> = list.iter().map(|value| self.value(scene, value)).collect();
        let numbers_in_turn = numbers.iter().copied();
        match name {
            "plus" => numbers_in_turn.fold(0, i64::saturating_add),
            "minus" => numbers[0].saturating_sub(numbers[1]),
            "times" => numbers_in_turn.fold(1, i64::saturating_mul),
            "divide" => divided(numbers[0], numbers[1]),
            "min" => numbers_in_turn.min().unwrap_or(0),
            "max" => numbers_in_turn.max().unwrap_or(0),
            other => panic!("{other:?} is no number"),
        }
    }

    /// SG-12: the number of symbols of a kind that are printed on the cards of the offer.
    fn offered(&self, symbol: &str) -> i64 {
        let mut count = 0;
        for card in &self.offer {
            let printed = self.pack.card(card).symbols.values();
            count += printed.filter(|other| *other == symbol).count();
        }
        count as i64
    }

    /// content.md, "Numbers": counts cells of the symbol's card. The count is 0 at scoring.
    fn count_cells(&self, scene: &Scene, inside: &Value) -> i64 {
        let Some(own) = scene.board else {
            return 0;
        };
        let card = Value::from("card");
        let there = inside.get("where").unwrap_or(&card);
        let there = self.area(scene.seat, own, scene.cell, there);
        let right = |(place, cell): &&(usize, Cell)| {
            let board = self.board(scene.seat, *place).expect("its cells are there");
            let kind = match field(inside, "are").unwrap_or("marked") {
                "all" => true,
                "marked" => board.marked.contains(cell),
                "free" => !board.marked.contains(cell),
                "fresh" => board.fresh.contains(cell),
                other => panic!("{other:?} is no kind of cells"),
            };
            let bears = field(inside, "bear").is_none_or(|symbol| {
                let printed = board.card.symbols.get(cell);
                printed.is_some_and(|printed| printed == symbol)
            });
            kind && bears
        };
        there.iter().filter(right).count() as i64
    }

    /// content.md, "Conditions".
    pub(super) fn holds(&self, scene: &Scene, test: &Value) -> bool {
        let (name, inside) = only_field(test);
        let pair = || {
            let list = inside.as_array().expect("two numbers");
            (self.value(scene, &list[0]), self.value(scene, &list[1]))
        };
        let each = || {
            let list = inside.as_array().expect("a list of conditions");
            list.iter().map(|test| self.holds(scene, test))
        };
        match name {
            "at_least" => pair().0 >= pair().1,
            "at_most" => pair().0 <= pair().1,
            "equal" => pair().0 == pair().1,
            "full" => self.full(scene, inside),
            "on" => scene.trigger == word(inside, "trigger"),
            "after" => {
                let last = self.seats[scene.seat].last.as_ref();
                last.is_some_and(|last| last == word(inside, "symbol"))
            }
            "color" => {
                let board = scene.board.and_then(|board| self.board(scene.seat, board));
                let color = board.map(|board| &board.card.color);
                let color = color.or(scene.color.as_ref());
                color.is_some_and(|color| color == word(inside, "colour"))
            }
            "all" => each().all(|holds| holds),
            "any" => each().any(|holds| holds),
            "not" => !self.holds(scene, inside),
            other => panic!("{other:?} is no condition"),
        }
    }

    /// Whether all cells of the set are marked. At scoring there are no such cells.
    fn full(&self, scene: &Scene, area: &Value) -> bool {
        let Some(own) = scene.board else {
            return true;
        };
        let there = self.area(scene.seat, own, scene.cell, area);
        there.iter().all(|(place, cell)| {
            let board = self.board(scene.seat, *place);
            board.is_some_and(|board| board.marked.contains(cell))
        })
    }

    /// content.md, "Steps" and "What is counted when": the instructions that the steps of a program
    /// produce. All steps are evaluated before any instruction is carried out.
    pub(super) fn steps(&self, scene: &Scene, steps: &[Value]) -> Vec<Instruction> {
        let mut out = Vec::new();
        for step in steps {
            if let Some(word) = step.as_str() {
                out.push(match word {
                    "extra_pattern" => Instruction::ExtraPattern,
                    "copy" => Instruction::Copy,
                    "spend" => Instruction::Spend,
                    "renew_offer" => Instruction::RenewOffer { which: Cards::All },
                    "discard" => Instruction::Discard {
                        from_offer: false,
                        which: Cards::All,
                    },
                    other => panic!("{other:?} is no step"),
                });
                continue;
            }
            let (name, inside) = only_field(step);
            match name {
                "if" => {
                    let test = inside.get("test").expect("an `if` has a test");
                    let branch = if self.holds(scene, test) {
                        "then"
                    } else {
                        "else"
                    };
                    if let Some(list) = inside.get(branch).and_then(Value::as_array) {
                        out.extend(self.steps(scene, list));
                    }
                }
                "convert" => out.extend(self.convert(scene, inside)),
                "choose" => {
                    let options = inside.as_array().expect("a list of options");
                    let options = options.len() as u8;
                    out.push(Instruction::Choose { options });
                }
                other => out.push(self.step(scene, other, inside)),
            }
        }
        out
    }

    /// A number of a step, limited to what the step can do. If it is absent, it is 1.
    fn cut(&self, scene: &Scene, value: Option<&Value>, most: i64) -> u8 {
        let number = value.map_or(1, |value| self.value(scene, value));
        number.clamp(0, most) as u8
    }

    fn points(&self, scene: &Scene, value: &Value) -> i32 {
        self.value(scene, value).clamp(POINTS.0, POINTS.1) as i32
    }

    fn step(&self, scene: &Scene, name: &str, inside: &Value) -> Instruction {
        let text = |name| {
            field(inside, name)
                .expect("a name that the step needs")
                .to_owned()
        };
        if let Some(affect) = self.affecting(scene, name, inside) {
            return affect;
        }
        match name {
            "advance" => Instruction::Advance {
                track: text("track"),
                by: self.cut(scene, inside.get("by"), BOXES_MOST),
            },
            "erase" => Instruction::Erase {
                track: text("track"),
                by: self.cut(scene, inside.get("by"), BOXES_MOST),
            },
            // content.md, "Steps": `erase_all` takes back as many boxes as a track may have.
            "erase_all" => Instruction::Erase {
                track: text("track"),
                by: CHANGED_MOST as u8,
            },
            "write" => Instruction::Write {
                track: text("track"),
                number: self.cut(scene, inside.get("number"), NUMBER_MOST),
                optional: flag(inside, "optional"),
            },
            "mark_round" => Instruction::MarkRound {
                track: text("track"),
            },
            "extra_mark" => Instruction::ExtraMark {
                cells: self.cut(scene, inside.get("cells"), CELLS_MOST),
                area: inside.get("where").cloned().unwrap_or("anywhere".into()),
                apart: flag(inside, "apart"),
                optional: flag(inside, "optional"),
            },
            "claim" => Instruction::Claim {
                pool: text("pool"),
                into: field(inside, "into").map(str::to_owned),
                by: self.cut(scene, inside.get("by"), CLAIMS_MOST as i64),
            },
            "score" => Instruction::Score {
                points: self.points(scene, inside),
            },
            "discard" => Instruction::Discard {
                from_offer: field(inside, "from") == Some("offer"),
                which: cards(inside),
            },
            "renew_offer" => Instruction::RenewOffer {
                which: cards(inside),
            },
            "score_once" => Instruction::ScoreOnce {
                points: self.points(scene, inside),
            },
            other => panic!("{other:?} is no step"),
        }
    }

    /// content.md, "Other seats": the steps that say whose sheets change.
    fn affecting(&self, scene: &Scene, name: &str, inside: &Value) -> Option<Instruction> {
        let whom = match name {
            "take" => field(inside, "from"),
            "give" => field(inside, "to"),
            "advance" | "erase" | "erase_all" | "write" => field(inside, "for"),
            _ => None,
        };
        let (amount, most) = if name == "write" {
            ("number", NUMBER_MOST)
        } else {
            ("by", CHANGED_MOST)
        };
        let (what, amount) = if name == "erase_all" {
            ("erase", CHANGED_MOST as u8)
        } else {
            (name, self.cut(scene, inside.get(amount), most))
        };
        Some(Instruction::Affect {
            whom: whom?.to_owned(),
            what: what.to_owned(),
            track: word(&inside["track"], "track").to_owned(),
            amount,
        })
    }

    /// content.md, "Steps": `convert` is two instructions. It converts as often as possible, or at most
    /// `most` times.
    /// OPEN: with 0 boxes to erase each time, it converts 0 times.
    fn convert(&self, scene: &Scene, inside: &Value) -> [Instruction; 2] {
        let number = |name| inside.get(name).and_then(Value::as_i64).unwrap_or(1);
        let from = field(inside, "from").expect("a track to take from");
        let into = field(inside, "into").expect("a track to cross off");
        let filled = self.boxes(scene.seat, from).filled() as i64;
        let mut times = divided(filled, number("per"));
        if let Some(most) = inside.get("most").filter(|most| !most.is_null()) {
            times = times.min(self.value(scene, most)).max(0);
        }
        let boxes = |each: i64| (each * times).clamp(0, BOXES_MOST) as u8;
        [
            Instruction::Erase {
                track: from.to_owned(),
                by: boxes(number("per")),
            },
            Instruction::Advance {
                track: into.to_owned(),
                by: boxes(number("by")),
            },
        ]
    }
}
