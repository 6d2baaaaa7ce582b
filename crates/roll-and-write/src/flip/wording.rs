//! Numbers, conditions and boxes of tracks as parts of sentences about symbols.

use crate::sheet::{PoolId, TrackId};
use crate::symbol::{Area, CellKind, Condition, Scope, SymbolId, Trigger, Value, Within};
use crate::{CardId, Cell, CellSet, Message};

/// The names of what a pack has, and their message keys.
pub(crate) trait Names {
    /// The name of a card.
    fn card(&self, card: CardId) -> &str;
    /// The name of an expedition card.
    fn expedition(&self, expedition: u8) -> &str;
    /// How many turns the whole game has.
    fn turns(&self) -> u8;
    /// The letter of a board.
    fn board(&self, board: u8) -> String;
    /// The name of a cell.
    fn cell(&self, cell: Cell) -> String;
    /// The names of cells, separated by spaces.
    fn cells(&self, cells: CellSet) -> String;
    /// The origin of the effect of a symbol; empty for a program of the pack.
    fn origin(&self, symbol: SymbolId) -> &str;
    /// The message key of a track.
    fn track(&self, track: TrackId) -> String;
    /// The message key of a pool.
    fn pool(&self, pool: PoolId) -> String;
    /// The message key of a symbol.
    fn symbol(&self, symbol: SymbolId) -> String;
    /// The message key of a colour.
    fn color(&self, color: u8) -> String;
    /// The message key of an option of a symbol, counted from 0.
    fn option(&self, symbol: SymbolId, option: u8) -> String;
}

/// What sentences about a symbol need.
pub(crate) struct Wording<'a> {
    pub(crate) names: &'a dyn Names,
    /// The symbol that the sentence is about.
    pub(crate) symbol: SymbolId,
}

impl Wording<'_> {
    /// A sentence about a number of boxes of a track. The first key is for a fixed number, the
    /// second for a computed one.
    pub(crate) fn boxes(&self, keys: [&'static str; 2], track: TrackId, by: &Value) -> Message {
        let message = if let Value::Number(number) = by {
            Message::new(keys[0]).number("by", *number)
        } else {
            Message::new(keys[1]).message("value", self.value(by))
        };
        message.word("track", self.names.track(track))
    }

    /// A number as a message.
    pub(crate) fn value(&self, value: &Value) -> Message {
        let track = |key, track| Message::new(key).word("track", self.names.track(track));
        let symbol = |key, symbol| Message::new(key).word("symbol", self.names.symbol(symbol));
        let pool = |key, pool| Message::new(key).word("pool", self.names.pool(pool));
        let all = |key, values: &[Value]| {
            Message::new(key).list("values", values.iter().map(|value| self.value(value)))
        };
        let bounded = |key, bound, values: &[Value]| match values {
            [Value::Number(number), value] | [value, Value::Number(number)] => Message::new(bound)
                .number("number", *number)
                .message("value", self.value(value)),
            values => all(key, values),
        };
        let two = |key, [a, b]: &[Value; 2]| {
            Message::new(key)
                .message("first", self.value(a))
                .message("second", self.value(b))
        };
        let color = |key, color: u8| Message::new(key).word("color", self.names.color(color));
        match value {
            Value::Number(number) => plain(*number),
            Value::Filled(id) => track("value-filled", *id),
            Value::Free(id) => track("value-free", *id),
            Value::Rows(id) => track("value-rows", *id),
            Value::Sum(id) => track("value-sum", *id),
            Value::Offered(id) => symbol("value-offered", *id),
            Value::OfferedCards(id) => color("value-offered-cards", *id),
            Value::Marked(id) => symbol("value-marked", *id),
            Value::Cells { area, kind, symbol } => {
                let message = match symbol {
                    Some(id) => {
                        Message::new("value-cells-bearing").word("symbol", self.names.symbol(*id))
                    }
                    None => Message::new("value-cells"),
                };
                self.around(message.word("kind", cell_kind_key(*kind)), area)
            }
            Value::Completed(None) => Message::new("value-completed"),
            Value::Completed(Some(id)) => color("value-completed-color", *id),
            Value::Round => Message::new("value-round"),
            Value::Turn => Message::new("value-turn"),
            Value::RoundsLeft => Message::new("value-rounds-left"),
            Value::TurnsLeft => Message::new("value-turns-left"),
            Value::Left(id) => pool("value-left", *id),
            Value::Next(id) => pool("value-next", *id),
            Value::Plus(values) => match values.as_slice() {
                [Value::Number(number), value] | [value, Value::Number(number)] => {
                    Message::new("value-plus-number")
                        .number("number", *number)
                        .message("value", self.value(value))
                }
                values => all("value-plus", values),
            },
            Value::Times(values) => match values.as_slice() {
                [Value::Number(number), value] | [value, Value::Number(number)] => {
                    Message::new("value-times-number")
                        .number("number", *number)
                        .message("value", self.value(value))
                }
                values => all("value-times", values),
            },
            Value::Minus(values) => two("value-minus", values),
            Value::Divide(values) => two("value-divide", values),
            Value::Min(values) => bounded("value-min", "value-at-most", values),
            Value::Max(values) => bounded("value-max", "value-at-least", values),
        }
    }

    /// A message with the gap `around` for cells that are counted.
    fn around(&self, message: Message, area: &Area) -> Message {
        if let Area::Scope(scope) = area {
            message.word("around", around_key(*scope))
        } else {
            message.message("around", self.set("around-set", area))
        }
    }

    /// A message with the gap `scope` for extra cells.
    pub(crate) fn extra_area(&self, message: Message, area: &Area) -> Message {
        if let Area::Scope(scope) = area {
            message.word("scope", scope_key(*scope))
        } else {
            message.message("scope", self.set("scope-cells", area))
        }
    }

    fn set(&self, key: &'static str, area: &Area) -> Message {
        Message::new(key).message("area", self.area(area))
    }

    /// A set of cells as a message.
    fn area(&self, area: &Area) -> Message {
        let one = |key, area: &Area| Message::new(key).message("area", self.area(area));
        let all = |key, areas: &[Area]| {
            Message::new(key).list("areas", areas.iter().map(|area| self.area(area)))
        };
        let two = |key, [a, b]: &[Area; 2]| {
            Message::new(key)
                .message("first", self.area(a))
                .message("second", self.area(b))
        };
        match area {
            Area::Scope(Scope::Anywhere) => Message::new("area-anywhere"),
            Area::Scope(Scope::Card) => Message::new("area-card"),
            Area::Scope(Scope::Near) => Message::new("area-near"),
            Area::Scope(Scope::Row) => Message::new("area-row"),
            Area::Scope(Scope::Column) => Message::new("area-column"),
            Area::Scope(Scope::Other) => Message::new("area-other"),
            Area::ThisCell => Message::new("area-this-cell"),
            Area::Diagonal => Message::new("area-diagonal"),
            Area::Surroundings => Message::new("area-surroundings"),
            Area::Within(steps) => Message::new("area-within").number("steps", *steps),
            Area::With(id) => Message::new("area-with").word("symbol", self.names.symbol(*id)),
            Area::Marked => Message::new("area-marked"),
            Area::Free => Message::new("area-free"),
            Area::Fresh => Message::new("area-fresh"),
            Area::Border => Message::new("area-border"),
            Area::Entry => Message::new("area-entry"),
            Area::Touching(area) => one("area-touching", area),
            Area::OnOther(area) => one("area-on-other", area),
            Area::Reached(areas) => two("area-reached", areas),
            Area::Union(areas) => all("area-union", areas),
            Area::Intersection(areas) => all("area-intersection", areas),
            Area::Except(areas) => two("area-except", areas),
        }
    }

    /// A condition as a message.
    pub(crate) fn condition(&self, condition: &Condition) -> Message {
        let all = |key, conditions: &[Condition]| {
            let conditions = conditions.iter().map(|one| self.condition(one));
            Message::new(key).list("tests", conditions)
        };
        let two = |key, a: &Value, b: &Value| {
            Message::new(key)
                .message("first", self.value(a))
                .message("second", self.value(b))
        };
        match condition {
            Condition::All(conditions) => all("test-all", conditions),
            Condition::Any(conditions) => all("test-any", conditions),
            Condition::Not(condition) => {
                Message::new("test-not").message("test", self.condition(condition))
            }
            Condition::AtLeast(a, b) => two("test-at-least", a, b),
            Condition::AtMost(a, b) => two("test-at-most", a, b),
            Condition::Equal(a, b) => two("test-equal", a, b),
            Condition::Full(area) => self.around(Message::new("test-full"), area),
            Condition::On(trigger) => {
                Message::new("test-on").message("trigger", Message::new(trigger_key(*trigger)))
            }
            Condition::After(id) => {
                Message::new("test-after").word("symbol", self.names.symbol(*id))
            }
        }
    }
}

pub(crate) fn plain(number: i32) -> Message {
    Message::new("value-number").number("number", number)
}

pub(crate) fn trigger_key(trigger: Trigger) -> &'static str {
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
        Scope::Anywhere => "around-anywhere",
        Scope::Other => "around-other",
        Scope::Card => "around-card",
        Scope::Near => "around-near",
        Scope::Row => "around-row",
        Scope::Column => "around-column",
    }
}

/// The message key for where extra cells may be, if only the symbol says it.
pub(crate) fn within_key(within: Within) -> &'static str {
    match within {
        Within::Scope(scope) => scope_key(scope),
        Within::Area(_) => "scope-set",
    }
}

/// The message key for where extra cells may be.
fn scope_key(scope: Scope) -> &'static str {
    match scope {
        Scope::Anywhere => "scope-anywhere",
        Scope::Card => "scope-card",
        Scope::Near => "scope-near",
        Scope::Row => "scope-row",
        Scope::Column => "scope-column",
        Scope::Other => "scope-other",
    }
}
