//! Law: if the order of symbols does not matter, the same game with turned and mirrored cards has the same results.
//!
//! It has 500 lines, because one law needs the same game in two forms.

use super::{LawContext, Violation, holds};
use crate::pack::{entries, entries_mut, grid, names, printed_symbols, values};
use crate::playthrough::{GameAct, Playthrough};
use crate::test_game::TestGame;
use crate::words::{seat_name, translator};
use rnw_reference::Content;
use roll_and_write::{Arg, Awaiting, Cell, GameState, Message, Notice};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::Arc;

/// The number of tries to make the moves in another order. After that the order counts as impossible.
const TRIES: usize = 4_000;

/// One of the eight symmetries of a square.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Turn {
    quarter: bool,
    upside_down: bool,
    mirrored: bool,
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = [
            (self.quarter, "turned by a quarter"),
            (self.upside_down, "upside down"),
            (self.mirrored, "mirrored"),
        ];
        let words: Vec<&str> = words
            .iter()
            .filter_map(|(so, word)| so.then_some(*word))
            .collect();
        f.write_str(&words.join(", "))
    }
}

impl Turn {
    fn all() -> impl Iterator<Item = Self> {
        (1..8).map(|bits: u8| Self {
            quarter: bits & 1 != 0,
            upside_down: bits & 2 != 0,
            mirrored: bits & 4 != 0,
        })
    }

    /// The new row and column of a cell, in a grid of the given numbers of rows and columns.
    fn place(self, (rows, cols): (usize, usize), (row, col): (usize, usize)) -> (usize, usize) {
        let row = if self.upside_down {
            rows - 1 - row
        } else {
            row
        };
        let col = if self.mirrored { cols - 1 - col } else { col };
        if self.quarter { (col, row) } else { (row, col) }
    }

    fn rows(self, rows: &[Vec<char>]) -> Vec<String> {
        let size = (rows.len(), rows.first().map_or(0, Vec::len));
        let (height, width) = if self.quarter { (size.1, size.0) } else { size };
        let mut turned = vec![vec![' '; width]; height];
        for (row, cells) in rows.iter().enumerate() {
            for (col, cell) in cells.iter().enumerate() {
                let (to_row, to_col) = self.place(size, (row, col));
                turned[to_row][to_col] = *cell;
            }
        }
        turned.into_iter().map(String::from_iter).collect()
    }

    /// The pack with all its cards and patterns turned, or `None` if it has cards that are not rectangles.
    fn pack(self, content: &Content) -> Option<Content> {
        let mut content = content.clone();
        for (file, list, field) in [
            ("cards.json", "cards", "grid"),
            ("patterns.json", "patterns", "shape"),
        ] {
            for entry in entries_mut(&mut content, file, list)? {
                let rows = grid(&json!({ "grid": entry[field] }));
                if rows.iter().any(|row| row.len() != rows[0].len()) {
                    return None;
                }
                entry[field] = json!(self.rows(&rows));
            }
        }
        if self.quarter {
            for symbol in entries_mut(&mut content, "symbols.json", "symbols")? {
                swap_rows_and_columns(&mut symbol["program"]);
            }
        }
        Some(content)
    }
}

/// A quarter turn exchanges rows and columns, also in programs.
fn swap_rows_and_columns(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                if ["where", "full"].contains(&name.as_str()) {
                    swap_in_area(value);
                } else {
                    swap_rows_and_columns(value);
                }
            }
        }
        Value::Array(values) => values.iter_mut().for_each(swap_rows_and_columns),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The same in a set of cells.
fn swap_in_area(area: &mut Value) {
    match area {
        Value::Object(fields) => {
            let sets = fields.iter_mut().filter(|(name, _)| *name != "with");
            sets.for_each(|(_, inner)| swap_in_area(inner));
        }
        Value::Array(areas) => areas.iter_mut().for_each(swap_in_area),
        Value::String(word) if word == "row" => *area = "column".into(),
        Value::String(word) if word == "column" => *area = "row".into(),
        Value::String(_) | Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

pub(super) fn turned(ask: &LawContext<'_>, playthrough: &Playthrough) -> Result<(), Violation> {
    if ask.begins_later("turned") {
        return Ok(());
    }
    let content = values(&ask.setup.pack.files);
    let symbols = entries(&content, "symbols.json", "symbols");
    if entries(&content, "cards.json", "cards").is_empty() {
        ask.not_asked("turned", "the game has no cards");
        return Ok(());
    }
    if symbols.iter().any(|symbol| symbol["order"] == "matters") {
        ask.not_asked("turned", "a symbol has \"order\": \"matters\"");
        return Ok(());
    }
    let mut was_asked = false;
    let plugins = symbols.iter().any(|symbol| !symbol["effect"].is_null());
    // A plugin can distinguish rows and columns.
    for turn in Turn::all().filter(|turn| !(plugins && turn.quarter)) {
        let Some(turned) = turn.pack(&content) else {
            continue;
        };
        // A game may have cards that cannot be turned, such as those with an entry at the top.
        let Some(game) = opened(ask, &turned) else {
            continue;
        };
        was_asked = true;
        Turned {
            playthrough,
            content: &content,
            turn,
            game: &*game,
        }
        .compare()
        .map_err(|wrong| Violation {
            what: format!("{}{}", wrong.what, cure(&content)),
            ..wrong
        })?;
    }
    if !was_asked {
        ask.not_asked("turned", "the cards cannot be turned");
    }
    Ok(())
}

/// Advice for the author if the order of symbols matters.
fn cure(content: &Content) -> String {
    let mut symbols = printed_symbols(content).peekable();
    if symbols.peek().is_none() {
        return String::new();
    }
    let silent = symbols.filter(|symbol| symbol["order"].is_null());
    let silent = match &names(silent)[..] {
        [] => String::new(),
        [one] => format!(" ({one} declares no order, which means free)"),
        several => format!(
            " ({} declare no order, which means free)",
            several.join(", ")
        ),
    };
    format!(
        ". Fix: if the firing order of these symbols should matter, write \"order\": \"matters\" for one of them in symbols.json{silent}"
    )
}

pub(super) fn opened(ask: &LawContext<'_>, content: &Content) -> Option<Arc<dyn TestGame>> {
    let setup = ask.setup.with_content(content);
    ask.subject.open(&setup).ok()
}

/// Checks whether another game, played the same way, has the same results. A seat may make the decisions
/// that it owes in another order.
///
/// # Errors
/// The first difference.
pub(crate) fn same_by_chains(
    playthrough: &Playthrough,
    game: &dyn TestGame,
) -> Result<(), Violation> {
    let turned = Turned {
        playthrough,
        content: &Content::new(),
        turn: Turn::default(),
        game,
    };
    turned.compare()
}

/// A game and its turned twin.
struct Turned<'a> {
    playthrough: &'a Playthrough,
    content: &'a Content,
    turn: Turn,
    game: &'a dyn TestGame,
}

impl Turned<'_> {
    fn compare(&self) -> Result<(), Violation> {
        let sizes = self.sizes();
        let script = self.playthrough.script();
        let mut state = self.game.start();
        let mut step = 0;
        while step < script.len() {
            let first = step;
            // A seat may make the decisions that it owes in another order. All decisions up to a draw or to
            // the end of a phase are therefore compared as a whole.
            step += 1;
            while step < script.len()
                && same_chain(&script[first], &script[step])
                && !self.playthrough.closes_phase(step - 1)
            {
                step += 1;
            }
            if self.is_broken_off(&script[first], step) {
                return Ok(());
            }
            let acts: Vec<GameAct> = (first..step)
                .map(|step| self.turned_act(&sizes, &script, step))
                .collect();
            let expected: BTreeMap<String, usize> =
                bag((first..step).flat_map(|step| self.playthrough.notices(step)));
            let seat = |act: &GameAct| matches!(act, GameAct::Move(..));
            let found = Search {
                game: self.game,
                expected: &expected,
                tries: TRIES,
            }
            .play(&state, &acts, &[]);
            state = found.ok_or_else(|| {
                let decided = acts.iter().any(seat);
                let what = if decided {
                    "the result of these decisions"
                } else {
                    "the result of this draw"
                };
                let in_words = self.in_words(first, &state, &acts, &expected);
                Violation::at(
                    first,
                    format!("{what} depends on how the cards lie: {in_words}"),
                )
            })?;
            self.scores(step, &state)?;
        }
        Ok(())
    }

    /// The decisions, and what they cause with the cards as printed and with the turned cards.
    fn in_words(
        &self,
        first: usize,
        state: &GameState,
        acts: &[GameAct],
        expected: &BTreeMap<String, usize>,
    ) -> String {
        let step = self.playthrough.len().min(first + acts.len());
        let words = translator(&self.playthrough.setup.pack.files);
        let made = (first..step).map(|step| match &self.playthrough.script()[step] {
            GameAct::Move(seat, text) => format!("{} plays {text}", seat_name(*seat)),
            GameAct::Deal(_, item) => format!("{item} is drawn"),
        });
        let made: Vec<String> = made.collect();
        let printed: Vec<Notice> = (first..step)
            .flat_map(|step| self.playthrough.notices(step).iter().cloned())
            .collect();
        let mut state = state.clone();
        let turned = acts.iter().map(|act| make(self.game, &mut state, act));
        let turned = turned.collect::<Option<Vec<Vec<Notice>>>>();
        let (old, new) = match turned {
            None => (
                sentences(&words, &printed, &BTreeMap::new()),
                "this is not possible".to_owned(),
            ),
            Some(turned) => {
                let turned = turned.concat();
                let old = sentences(&words, &printed, &bag(turned.iter()));
                (old, sentences(&words, &turned, expected))
            }
        };
        format!(
            "{}. With the cards as printed: {old}. With the cards {}: {new}",
            made.join("; "),
            self.turn
        )
    }

    /// Whether the game stops within a chain, so that a seat still owes a decision.
    fn is_broken_off(&self, act: &GameAct, step: usize) -> bool {
        let decides = matches!(act, GameAct::Move(..));
        let awaiting = self.playthrough.game.awaiting(self.playthrough.state(step));
        decides && step == self.playthrough.len() && matches!(awaiting, Awaiting::Seats(_))
    }

    fn scores(&self, step: usize, state: &GameState) -> Result<(), Violation> {
        for seat in self.playthrough.seats() {
            let before = self.playthrough.state(step);
            let [here, there] = [
                self.playthrough.game.score(before, seat),
                self.game.score(state, seat),
            ];
            holds(here == there, step, || {
                format!(
                    "seat {} has a different score with turned cards",
                    seat.number()
                )
            })?;
            let [here, there] = [
                self.playthrough.game.moves(before, seat).len(),
                self.game.moves(state, seat).len(),
            ];
            holds(here == there, step, || {
                format!(
                    "seat {} has {there} moves with turned cards, not {here}",
                    seat.number()
                )
            })?;
        }
        Ok(())
    }

    /// The numbers of rows and columns of each card's grid.
    fn sizes(&self) -> BTreeMap<&str, (usize, usize)> {
        let cards = entries(self.content, "cards.json", "cards").iter();
        cards
            .filter_map(|card| {
                let rows = grid(card);
                Some((card["name"].as_str()?, (rows.len(), rows.first()?.len())))
            })
            .collect()
    }

    /// The same act with turned cells.
    fn turned_act(
        &self,
        sizes: &BTreeMap<&str, (usize, usize)>,
        script: &[GameAct],
        step: usize,
    ) -> GameAct {
        let GameAct::Move(seat, text) = &script[step] else {
            return script[step].clone();
        };
        let mut words = text.split(' ');
        let board = words.next().unwrap_or_default();
        let view = self
            .playthrough
            .game
            .view(self.playthrough.state(step), *seat);
        let picture = self.playthrough.game.picture(&view);
        let place = picture.places.iter().find(|place| place.seat == *seat);
        let card = place.and_then(|place| place.boards.iter().find(|card| card.place == board));
        let Some((card, size)) = card.and_then(|card| Some((card, sizes.get(card.name.as_str())?)))
        else {
            return script[step].clone();
        };
        let frame = card.frame;
        let cols = frame.cols();
        let mut cells: Vec<(usize, usize)> = words
            .filter_map(|label| frame.parse(label))
            .map(|cell: Cell| {
                self.turn
                    .place(*size, (cell.index() / cols, cell.index() % cols))
            })
            .collect();
        cells.sort_unstable();
        let label =
            |(row, col): &(usize, usize)| format!("{}{}", char::from(b'a' + *col as u8), row + 1);
        let cells: Vec<String> = cells.iter().map(label).collect();
        GameAct::Move(*seat, format!("{board} {}", cells.join(" ")))
    }
}

/// Whether both are decisions. Other seats may decide in between.
fn same_chain(first: &GameAct, next: &GameAct) -> bool {
    matches!((first, next), (GameAct::Move(..), GameAct::Move(..)))
}

/// Searches for an order in which all acts are possible and cause the same events.
struct Search<'a> {
    game: &'a dyn TestGame,
    expected: &'a BTreeMap<String, usize>,
    tries: usize,
}

impl Search<'_> {
    fn play(
        &mut self,
        state: &GameState,
        acts: &[GameAct],
        notices: &[Notice],
    ) -> Option<GameState> {
        if acts.is_empty() {
            return (bag(notices.iter()) == *self.expected).then(|| state.clone());
        }
        for index in 0..acts.len() {
            self.tries = self.tries.checked_sub(1)?;
            let mut next = state.clone();
            let Some(more) = make(self.game, &mut next, &acts[index]) else {
                continue;
            };
            let mut rest = acts.to_vec();
            rest.remove(index);
            let notices: Vec<Notice> = notices.iter().cloned().chain(more).collect();
            if let Some(found) = self.play(&next, &rest, &notices) {
                return Some(found);
            }
        }
        None
    }
}

/// Makes an act. Returns `None` and changes nothing if the act is not possible.
pub(super) fn make(
    game: &dyn TestGame,
    state: &mut GameState,
    act: &GameAct,
) -> Option<Vec<Notice>> {
    match (act, game.awaiting(state)) {
        (GameAct::Deal(_, name), Awaiting::Chance(chance)) => {
            let outcome = game.outcome_by_name(chance, name)?;
            game.deal(state, outcome)
        }
        (GameAct::Move(seat, text), Awaiting::Seats(_)) => {
            let id = game.parse_move(text).ok()?;
            let legal = game.check(state, *seat, id).ok()?;
            Some(game.apply(state, legal))
        }
        (GameAct::Deal(..) | GameAct::Move(..), _) => None,
    }
}

/// Counts the events, without their positions on the cards: for each message, how often it occurs.
fn bag<'t>(notices: impl Iterator<Item = &'t Notice>) -> BTreeMap<String, usize> {
    let mut bag = BTreeMap::new();
    for notice in notices {
        *bag.entry(without_places(notice)).or_insert(0) += 1;
    }
    bag
}

/// An event as a text, without its positions on the cards.
fn without_places(notice: &Notice) -> String {
    let mut message = notice.message.clone();
    message
        .args
        .retain(|(gap, _)| !["cell", "cells", "scope", "other"].contains(&&**gap));
    if message.key == "event-kept" || message.key == "event-fence-built" {
        message.args.retain(|(_, arg)| matches!(arg, Arg::Seat(_)));
    }
    format!("{:?} {message}", notice.audience)
}

/// The sentences of the log for the events that do not occur as often among the others.
fn sentences(
    words: &impl Fn(&Message) -> String,
    notices: &[Notice],
    others: &BTreeMap<String, usize>,
) -> String {
    let counts = bag(notices.iter());
    let mut said = BTreeSet::new();
    let mut sentences = Vec::new();
    for notice in notices {
        let event = without_places(notice);
        let count = counts.get(&event).copied().unwrap_or_default();
        if others.get(&event) == Some(&count) || !said.insert(event) {
            continue;
        }
        let sentence = words(&notice.message);
        sentences.push(match count {
            0 | 1 => sentence,
            _ => format!("{sentence} ({count} times)"),
        });
    }
    match sentences[..] {
        [] => "nothing else happens".to_owned(),
        _ => sentences.join("; "),
    }
}
