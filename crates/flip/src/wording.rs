//! Numbers, conditions and boxes of tracks as parts of sentences about symbols.

mod area;

use crate::symbol::{Meaning, Named, Step};
use roll_and_write::sheet::{BOXES_MAX, PoolId, TrackId};
use roll_and_write::symbol::{
    Area, AreaId, CardFilter, CellKind, Condition, Scope, SymbolId, Theirs, Trigger, Value, Whom,
};
use roll_and_write::{CardId, Cell, CellSet, Message};

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
    /// An area of the pack.
    fn area(&self, id: AreaId) -> &Area;
    /// The names that the pack defines.
    fn named(&self) -> &[Named];
    /// Whether players see nothing of a track.
    fn is_hidden(&self, track: TrackId) -> bool;
    /// The message key of a track.
    fn track(&self, track: TrackId) -> String;
    /// The message key of a pool.
    fn pool(&self, pool: PoolId) -> String;
    /// The message key of a symbol.
    fn symbol(&self, symbol: SymbolId) -> String;
    /// The message key of a colour.
    fn color(&self, color: u8) -> String;
    /// A sentence about cards: the first key is for all cards, the second for cards with a symbol,
    /// the third for cards of a colour.
    fn cards(&self, only: CardFilter, keys: [&'static str; 3]) -> Message {
        match only {
            CardFilter::Any => Message::new(keys[0]),
            CardFilter::With(symbol) => Message::new(keys[1]).word("symbol", self.symbol(symbol)),
            CardFilter::Color(color) => Message::new(keys[2]).word("color", self.color(color)),
        }
    }
    /// The message key of an option of a symbol, counted from 0.
    fn option(&self, symbol: SymbolId, option: u8) -> String;
}

/// What sentences about a symbol need.
pub(crate) struct Wording<'a> {
    pub(crate) names: &'a dyn Names,
    /// The symbol that the sentence is about.
    pub(crate) symbol: SymbolId,
    /// Whether its numbers are those of another seat.
    pub(crate) theirs: bool,
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

    /// How many boxes of a track are taken back.
    pub(crate) fn taken_back(&self, track: TrackId, by: &Value) -> Message {
        if *by == Value::Number(BOXES_MAX as i32) {
            return Message::new("explain-erase-all").word("track", self.names.track(track));
        }
        self.boxes(["explain-erase", "explain-erase-value"], track, by)
    }

    /// A number as a message.
    pub(crate) fn value(&self, value: &Value) -> Message {
        self.value_in(value, 0)
    }

    /// What a name means, without the name.
    pub(crate) fn meaning(&self, named: &Named) -> Message {
        let message = Message::new("explain-means").message("name", named.message());
        match &named.means {
            Meaning::Area(area) => message.message("means", self.names.plain_set(area)),
            Meaning::Value(value) => message.message("means", self.plain_value(value, 0)),
            Meaning::Condition(test) => message.message("means", self.plain_condition(test)),
            Meaning::Steps(steps) => message.list("means", Step::explain_each(steps, self)),
        }
    }

    /// A number that is part of another one: in parentheses if its words would mix with the words
    /// around it.
    fn operand(&self, value: &Value) -> Message {
        self.value_in(value, 1)
    }

    /// A number as a message. The gap `inside` is 1 if it is part of another number, else 0.
    fn value_in(&self, value: &Value, inside: u8) -> Message {
        let is_it = |means: &Meaning| matches!(means, Meaning::Value(it) if it == value);
        let named = self.names.name_of(is_it);
        named.unwrap_or_else(|| self.plain_value(value, inside))
    }

    fn plain_value(&self, value: &Value, inside: u8) -> Message {
        let track = |key, track| Message::new(key).word("track", self.names.track(track));
        let symbol = |key, symbol| Message::new(key).word("symbol", self.names.symbol(symbol));
        let pool = |key, pool| Message::new(key).word("pool", self.names.pool(pool));
        let all = |key, values: &[Value]| {
            Message::new(key).list("values", values.iter().map(|value| self.operand(value)))
        };
        let with_number = |key, all_key, values: &[Value]| match values {
            [Value::Number(number), value] | [value, Value::Number(number)] => Message::new(key)
                .number("number", *number)
                .message("value", self.operand(value))
                .number("inside", inside),
            values => all(all_key, values),
        };
        let two = |key, [a, b]: &[Value; 2]| {
            Message::new(key)
                .message("first", self.operand(a))
                .message("second", self.operand(b))
                .number("inside", inside)
        };
        let color = |key, color: u8| Message::new(key).word("color", self.names.color(color));
        match value {
            Value::Number(number) => plain(*number),
            Value::Filled(id) => track("value-filled", *id),
            Value::Free(id) => track("value-free", *id),
            Value::Rows(id) => track("value-rows", *id),
            Value::Sum(id) => track(self.whose("value-sum", "value-their-sum"), *id),
            Value::Offered(id) => symbol("value-offered", *id),
            Value::OfferedCards(id) => color("value-offered-cards", *id),
            Value::Marked(id) => symbol(self.whose("value-marked", "value-their-marked"), *id),
            Value::Cells { area, kind, symbol } => {
                let message = match symbol {
                    Some(id) => {
                        Message::new("value-cells-bearing").word("symbol", self.names.symbol(*id))
                    }
                    None => Message::new("value-cells"),
                };
                self.around(message.word("kind", cell_kind_key(*kind)), area)
            }
            Value::Completed(None) => {
                Message::new(self.whose("value-completed", "value-their-completed"))
            }
            Value::Completed(Some(id)) => color("value-completed-color", *id),
            Value::CompletedThisTurn => Message::new(self.whose(
                "value-completed-this-turn",
                "value-their-completed-this-turn",
            )),
            Value::Theirs(theirs, value) => {
                let wording = Self {
                    theirs: true,
                    ..*self
                };
                Message::new(theirs_key(*theirs)).message("value", wording.value(value))
            }
            Value::Round => Message::new("value-round"),
            Value::Turn => Message::new("value-turn"),
            Value::RoundsLeft => Message::new("value-rounds-left"),
            Value::TurnsLeft => Message::new("value-turns-left"),
            Value::Left(id) => pool("value-left", *id),
            Value::Next(id) => pool("value-next", *id),
            Value::Plus(values) => with_number("value-plus-number", "value-plus", values),
            Value::Times(values) => with_number("value-times-number", "value-times", values),
            Value::Minus(values) => two("value-minus", values),
            Value::Divide(values) => two("value-divide", values),
            Value::Min(values) => with_number("value-at-most", "value-min", values),
            Value::Max(values) => with_number("value-at-least", "value-max", values),
        }
    }

    /// The first key, or the second one for a number of another seat.
    fn whose(&self, own: &'static str, theirs: &'static str) -> &'static str {
        if self.theirs { theirs } else { own }
    }

    /// A message with the gap `around` for cells that are counted.
    fn around(&self, message: Message, area: &Area) -> Message {
        if let Area::Scope(scope) = area {
            message.word("around", around_key(*scope))
        } else {
            message.message("around", self.names.set("around-set", area))
        }
    }

    /// A condition as a message.
    pub(crate) fn condition(&self, condition: &Condition) -> Message {
        let is_it = |means: &Meaning| matches!(means, Meaning::Condition(it) if it == condition);
        let named = self.names.name_of(is_it);
        named.unwrap_or_else(|| self.plain_condition(condition))
    }

    fn plain_condition(&self, condition: &Condition) -> Message {
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
            Condition::Not(condition) => match &**condition {
                Condition::AtLeast(a, b) => two("test-less", a, b),
                Condition::AtMost(a, b) => two("test-more", a, b),
                Condition::Equal(a, b) => two("test-differs", a, b),
                Condition::Not(condition) => self.condition(condition),
                condition @ (Condition::All(_)
                | Condition::Any(_)
                | Condition::Full(_)
                | Condition::On(_)
                | Condition::After(_)
                | Condition::Color(_)) => {
                    Message::new("test-not").message("test", self.condition(condition))
                }
            },
            Condition::AtLeast(a, b) => two("test-at-least", a, b),
            Condition::AtMost(a, b) => two("test-at-most", a, b),
            Condition::Equal(a, b) => two("test-equal", a, b),
            Condition::Full(area) => self.around(Message::new("test-full"), area),
            Condition::On(trigger) => {
                Message::new("test-on").message("trigger", Message::new(trigger_key(*trigger)))
            }
            Condition::Color(color) => {
                Message::new("test-color").word("color", self.names.color(*color))
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
        Trigger::Start => "trigger-start",
    }
}

fn theirs_key(theirs: Theirs) -> &'static str {
    match theirs {
        Theirs::Next => "value-of-next",
        Theirs::Previous => "value-of-previous",
        Theirs::Highest => "value-highest",
        Theirs::Lowest => "value-lowest",
        Theirs::More => "value-players-with-more",
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

/// The message key for where extra cells may be.
pub(super) fn scope_key(scope: Scope) -> &'static str {
    match scope {
        Scope::Anywhere => "scope-anywhere",
        Scope::Card => "scope-card",
        Scope::Near => "scope-near",
        Scope::Row => "scope-row",
        Scope::Column => "scope-column",
        Scope::Other => "scope-other",
    }
}

/// The message key for the seats that a change is for.
pub(crate) fn whom_key(whom: Whom) -> &'static str {
    match whom {
        Whom::Others => "whom-others",
        Whom::Next => "whom-next",
        Whom::Previous => "whom-previous",
        Whom::Each => "whom-each",
        Whom::Leader => "whom-leader",
        Whom::Last => "whom-last",
    }
}

/// The message key for the seats from which boxes are taken.
pub(crate) fn from_key(whom: Whom) -> &'static str {
    match whom {
        Whom::Others => "whom-from-others",
        Whom::Next => "whom-from-next",
        Whom::Previous => "whom-from-previous",
        Whom::Each => "whom-from-each",
        Whom::Leader => "whom-from-leader",
        Whom::Last => "whom-from-last",
    }
}

/// The message key for the seats to which boxes are given.
pub(crate) fn to_key(whom: Whom) -> &'static str {
    match whom {
        Whom::Others => "whom-to-others",
        Whom::Next => "whom-to-next",
        Whom::Previous => "whom-to-previous",
        Whom::Each => "whom-to-each",
        Whom::Leader => "whom-to-leader",
        Whom::Last => "whom-to-last",
    }
}
