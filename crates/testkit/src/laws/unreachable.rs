//! Law: a symbol that no card has changes nothing.

use super::moves::texts_of;
use super::turned::{make, opened};
use super::{LawContext, Violation, holds};
use crate::pack::{char_of, entries, entries_mut, printed_chars, values};
use crate::playthrough::Playthrough;
use crate::test_game::TestGame;
use serde_json::json;

/// A name that comes first in the alphabet, so that the numbers of all other symbols change.
const UNREACHED: &str = "a-unreached";

pub(super) fn unreachable(
    ask: &LawContext<'_>,
    playthrough: &Playthrough,
) -> Result<(), Violation> {
    if ask.begins_later("unreachable") {
        return Ok(());
    }
    let mut content = values(&ask.setup.pack.files);
    let symbols = entries(&content, "symbols.json", "symbols");
    let mut taken = printed_chars(&content);
    taken.extend(symbols.iter().filter_map(char_of));
    taken.extend(['E', 'T']);
    let no_symbols = symbols.is_empty();
    let free = ('A'..='Z').find(|char| !taken.contains(char));
    let (Some(list), Some(char)) = (entries_mut(&mut content, "symbols.json", "symbols"), free)
    else {
        let why = if no_symbols {
            "the game has no symbols"
        } else {
            "no character is left for one more symbol"
        };
        ask.not_asked("unreachable", why);
        return Ok(());
    };
    list.push(json!({
        "name": UNREACHED, "char": char.to_string(), "glyph": "¤", "priority": 1,
        "program": [{ "extra_mark": { "cells": 3 } }],
    }));
    let Some(game) = opened(ask, &content) else {
        let why = "the pack cannot have one more symbol";
        ask.not_asked("unreachable", why);
        return Ok(());
    };
    same_game(playthrough, &*game)
}

fn same_game(playthrough: &Playthrough, game: &dyn TestGame) -> Result<(), Violation> {
    let mut state = game.start();
    for (step, act) in playthrough.script().iter().enumerate() {
        let awaited = playthrough.game.describe(playthrough.state(step)) == game.describe(&state);
        holds(awaited, step, || {
            "a symbol that no card has changes the state".to_owned()
        })?;
        for seat in playthrough.seats() {
            let [one, other] = [
                texts_of(&*playthrough.game, playthrough.state(step), seat),
                texts_of(game, &state, seat),
            ];
            holds(one == other, step, || {
                format!(
                    "a symbol that no card has changes the moves of seat {}",
                    seat.number()
                )
            })?;
        }
        let notices = make(game, &mut state, act);
        holds(
            notices.as_deref() == Some(playthrough.notices(step)),
            step,
            || "a symbol that no card has changes the events".to_owned(),
        )?;
    }
    for seat in playthrough.seats() {
        let [one, other] = [
            playthrough.table.score(seat).total(),
            game.score(&state, seat).total(),
        ];
        holds(one == other, playthrough.len(), || {
            "a symbol that no card has changes a score".to_owned()
        })?;
    }
    Ok(())
}
