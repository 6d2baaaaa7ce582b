//! What symbols do, in sentences: made from the very programs that are carried out.

use super::legal::scope_key;
use super::{FlipAndWrite, FlipGame};
use crate::picture::SymbolCard;
use crate::sheet::TrackId;
use crate::symbol::{
    CellKind, Condition, Effect, Extra, Instruction, Instructions, Order, Scope, Step, Symbol,
    SymbolId, Trigger, Value,
};
use crate::{CardId, Saying};

impl<G: FlipGame> FlipAndWrite<G> {
    pub(super) fn explain_symbols(&self) -> Vec<SymbolCard> {
        let cards = || (0..self.pack.cards.len()).map(|card| CardId(card as u8));
        let card = |(id, symbol): (SymbolId, &Symbol)| SymbolCard {
            name: symbol.name.clone(),
            face: symbol.face,
            text: self.explain(id, symbol),
            origin: match &symbol.effect {
                Effect::Plugin(plugin) => Some(plugin.origin.clone()),
                Effect::Always(_) | Effect::Program(_) => None,
            },
            printed: cards()
                .map(|card| u32::from(self.pack.printed(card, id)))
                .sum(),
            worth: self.worths[usize::from(id.0)].total(),
        };
        self.pack.symbols.iter().map(card).collect()
    }

    fn explain(&self, id: SymbolId, symbol: &Symbol) -> Vec<Saying> {
        let triggers = symbol.triggers.iter();
        let when = |trigger| {
            let trigger = Saying::new(trigger_key(trigger));
            Saying::new("explain-when").saying("trigger", trigger)
        };
        let mut text: Vec<Saying> = triggers.map(when).collect();
        match &symbol.effect {
            Effect::Always(instructions) => text.extend(self.explain_all(instructions)),
            Effect::Program(program) => text.extend(self.steps(id, program.steps())),
            Effect::Plugin(plugin) => {
                text.push(Saying::new("explain-plugin").name("plugin", &plugin.origin));
            }
        }
        let order = match symbol.order {
            Order::Free => "explain-order-free",
            Order::Matters => "explain-order-matters",
        };
        text.push(Saying::new(order).number("priority", symbol.priority));
        text
    }

    fn explain_all(&self, instructions: &Instructions) -> Vec<Saying> {
        let asked = instructions.as_slice().iter();
        asked.map(|asked| self.instruction(*asked)).collect()
    }

    fn instruction(&self, asked: Instruction) -> Saying {
        let number = |number: u8| Value::Number(number.into());
        match asked {
            Instruction::Advance { track, by } => self.advance(track, &number(by)),
            Instruction::Erase { track, by } => self.erase(track, &number(by)),
            Instruction::Write {
                track,
                number: written,
                optional,
            } => self.write_number(track, &number(written), optional),
            Instruction::MarkRound { track } => {
                Saying::new("explain-mark-round").word("track", self.track_key(track))
            }
            Instruction::ExtraMark(extra) => self.extra(&number(extra.cells), extra),
            Instruction::ExtraPattern => Saying::new("explain-extra-pattern"),
            Instruction::Claim { pool, into: None } => {
                Saying::new("explain-claim-away").word("pool", self.pool_key(pool))
            }
            Instruction::Claim {
                pool,
                into: Some(track),
            } => Saying::new("explain-claim")
                .word("pool", self.pool_key(pool))
                .word("track", self.track_key(track)),
            // A program's choice is explained with its options, and a plugin explains nothing.
            Instruction::Choose { .. } => Saying::new("explain-nothing"),
            Instruction::Copy => Saying::new("explain-copy"),
            Instruction::Spend => Saying::new("explain-spend"),
            Instruction::ScoreOnce { points } => {
                Saying::new("explain-score-once").saying("value", plain(points.into()))
            }
            Instruction::Score { points } => {
                Saying::new("explain-score").saying("value", plain(points.into()))
            }
            Instruction::RenewOffer => Saying::new("explain-renew-offer"),
            Instruction::Discard => Saying::new("explain-discard"),
        }
    }

    fn steps(&self, id: SymbolId, steps: &[Step]) -> Vec<Saying> {
        steps.iter().map(|step| self.step(id, step)).collect()
    }

    fn step(&self, id: SymbolId, step: &Step) -> Saying {
        let all = |steps: &[Step]| match steps {
            [] => vec![Saying::new("explain-nothing")],
            steps => self.steps(id, steps),
        };
        match step {
            Step::Advance(track, by) => self.advance(*track, by),
            Step::Erase(track, by) => self.erase(*track, by),
            Step::Write {
                track,
                number,
                optional,
            } => self.write_number(*track, number, *optional),
            Step::Convert {
                from,
                per,
                into,
                by,
                most,
            } => {
                let key = if most.is_some() {
                    "explain-convert-at-most"
                } else {
                    "explain-convert"
                };
                let saying = Saying::new(key)
                    .number("per", *per)
                    .word("from", self.track_key(*from))
                    .number("by", *by)
                    .word("into", self.track_key(*into));
                match most {
                    Some(most) => saying.saying("most", self.value(most)),
                    None => saying,
                }
            }
            Step::MarkRound(track) => self.instruction(Instruction::MarkRound { track: *track }),
            Step::ExtraMark(cells, extra) => self.extra(cells, *extra),
            Step::Score(points) => Saying::new("explain-score").saying("value", self.value(points)),
            Step::ScoreOnce(points) => {
                Saying::new("explain-score-once").saying("value", self.value(points))
            }
            Step::Do(asked) => self.instruction(*asked),
            Step::If { test, then, r#else } => {
                let test = self.condition(test);
                match (then.is_empty(), r#else.is_empty()) {
                    (_, true) => Saying::new("explain-if")
                        .saying("test", test)
                        .list("then", all(then)),
                    (true, false) => Saying::new("explain-unless")
                        .saying("test", test)
                        .list("then", all(r#else)),
                    (false, false) => Saying::new("explain-if-else")
                        .saying("test", test)
                        .list("then", all(then))
                        .list("otherwise", all(r#else)),
                }
            }
            Step::Choose(lists) => {
                let option = |(option, steps): (u8, &Vec<Step>)| {
                    Saying::new("explain-option")
                        .word("option", self.option_key(id, option))
                        .list("steps", all(steps))
                };
                let options = (0..).zip(lists).map(option);
                Saying::new("explain-choose-one").list("options", options)
            }
        }
    }

    fn advance(&self, track: TrackId, by: &Value) -> Saying {
        self.boxes(["explain-advance", "explain-advance-value"], track, by)
    }

    fn erase(&self, track: TrackId, by: &Value) -> Saying {
        self.boxes(["explain-erase", "explain-erase-value"], track, by)
    }

    /// A sentence about so many boxes of a track: one for a plain number, one for what is worked out.
    fn boxes(&self, keys: [&'static str; 2], track: TrackId, by: &Value) -> Saying {
        let saying = if let Value::Number(number) = by {
            Saying::new(keys[0]).number("by", *number)
        } else {
            Saying::new(keys[1]).saying("value", self.value(by))
        };
        saying.word("track", self.track_key(track))
    }

    fn write_number(&self, track: TrackId, number: &Value, optional: bool) -> Saying {
        let key = if optional {
            "explain-write-optional"
        } else {
            "explain-write"
        };
        Saying::new(key)
            .saying("value", self.value(number))
            .word("track", self.track_key(track))
    }

    fn extra(&self, cells: &Value, extra: Extra) -> Saying {
        let key = if extra.optional {
            "explain-extra-optional"
        } else {
            "explain-extra"
        };
        let reach = if extra.apart {
            "explain-apart"
        } else {
            "explain-touching"
        };
        let number = if let Value::Number(number) = cells {
            Saying::new("explain-cells").number("count", *number)
        } else {
            Saying::new("explain-cells-value").saying("value", self.value(cells))
        };
        Saying::new(key)
            .saying("cells", number)
            .word("scope", scope_key(extra.scope))
            .word("reach", reach)
    }

    fn value(&self, value: &Value) -> Saying {
        let track = |key, track| Saying::new(key).word("track", self.track_key(track));
        let symbol = |key, symbol| Saying::new(key).word("symbol", self.symbol_key(symbol));
        let pool = |key, pool| Saying::new(key).word("pool", self.pool_key(pool));
        let all = |key, values: &[Value]| {
            Saying::new(key).list("values", values.iter().map(|value| self.value(value)))
        };
        let bounded = |key, bound, values: &[Value]| match values {
            [Value::Number(number), value] | [value, Value::Number(number)] => Saying::new(bound)
                .number("number", *number)
                .saying("value", self.value(value)),
            values => all(key, values),
        };
        let two = |key, [a, b]: &[Value; 2]| {
            Saying::new(key)
                .saying("first", self.value(a))
                .saying("second", self.value(b))
        };
        let color = |key, color: u8| Saying::new(key).word("color", self.color_key(color));
        match value {
            Value::Number(number) => plain(*number),
            Value::Filled(id) => track("value-filled", *id),
            Value::Free(id) => track("value-free", *id),
            Value::Rows(id) => track("value-rows", *id),
            Value::Sum(id) => track("value-sum", *id),
            Value::Offered(id) => symbol("value-offered", *id),
            Value::OfferedCards(id) => color("value-offered-cards", *id),
            Value::Marked(id) => symbol("value-marked", *id),
            Value::Cells {
                scope,
                kind,
                symbol,
            } => {
                let saying = match symbol {
                    Some(id) => {
                        Saying::new("value-cells-bearing").word("symbol", self.symbol_key(*id))
                    }
                    None => Saying::new("value-cells"),
                };
                saying
                    .word("kind", cell_kind_key(*kind))
                    .word("around", around_key(*scope))
            }
            Value::Completed(None) => Saying::new("value-completed"),
            Value::Completed(Some(id)) => color("value-completed-color", *id),
            Value::Round => Saying::new("value-round"),
            Value::Turn => Saying::new("value-turn"),
            Value::RoundsLeft => Saying::new("value-rounds-left"),
            Value::TurnsLeft => Saying::new("value-turns-left"),
            Value::Left(id) => pool("value-left", *id),
            Value::Next(id) => pool("value-next", *id),
            Value::Plus(values) => match values.as_slice() {
                [Value::Number(number), value] | [value, Value::Number(number)] => {
                    Saying::new("value-plus-number")
                        .number("number", *number)
                        .saying("value", self.value(value))
                }
                values => all("value-plus", values),
            },
            Value::Times(values) => match values.as_slice() {
                [Value::Number(number), value] | [value, Value::Number(number)] => {
                    Saying::new("value-times-number")
                        .number("number", *number)
                        .saying("value", self.value(value))
                }
                values => all("value-times", values),
            },
            Value::Minus(values) => two("value-minus", values),
            Value::Divide(values) => two("value-divide", values),
            Value::Min(values) => bounded("value-min", "value-at-most", values),
            Value::Max(values) => bounded("value-max", "value-at-least", values),
        }
    }

    fn condition(&self, condition: &Condition) -> Saying {
        let all = |key, conditions: &[Condition]| {
            let conditions = conditions.iter().map(|one| self.condition(one));
            Saying::new(key).list("tests", conditions)
        };
        let two = |key, a: &Value, b: &Value| {
            Saying::new(key)
                .saying("first", self.value(a))
                .saying("second", self.value(b))
        };
        match condition {
            Condition::All(conditions) => all("test-all", conditions),
            Condition::Any(conditions) => all("test-any", conditions),
            Condition::Not(condition) => {
                Saying::new("test-not").saying("test", self.condition(condition))
            }
            Condition::AtLeast(a, b) => two("test-at-least", a, b),
            Condition::AtMost(a, b) => two("test-at-most", a, b),
            Condition::Equal(a, b) => two("test-equal", a, b),
            Condition::Full(scope) => Saying::new("test-full").word("around", around_key(*scope)),
            Condition::On(trigger) => {
                Saying::new("test-on").saying("trigger", Saying::new(trigger_key(*trigger)))
            }
            Condition::After(id) => Saying::new("test-after").word("symbol", self.symbol_key(*id)),
        }
    }

    fn color_key(&self, color: u8) -> String {
        format!("color-{}", self.game.color_name(color))
    }
}

fn plain(number: i32) -> Saying {
    Saying::new("value-number").number("number", number)
}

fn trigger_key(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::Mark => "trigger-mark",
        Trigger::Complete => "trigger-complete",
        Trigger::Turn => "trigger-turn",
        Trigger::Round => "trigger-round",
        Trigger::Scoring => "trigger-scoring",
    }
}

fn cell_kind_key(kind: CellKind) -> &'static str {
    match kind {
        CellKind::All => "cells-all",
        CellKind::Marked => "cells-marked",
        CellKind::Free => "cells-free",
        CellKind::Fresh => "cells-fresh",
    }
}

fn around_key(scope: Scope) -> &'static str {
    match scope {
        Scope::Anywhere | Scope::Card | Scope::Other => "around-card",
        Scope::Near => "around-near",
        Scope::Row => "around-row",
        Scope::Column => "around-column",
    }
}
