//! In random games of all games, every legal move has a text in every language that means this move alone.

use crate::subjects::{lamplighters, nuggets, pyramids, silver_and_gold};
use proptest::prelude::*;
use rnw_i18n::{Language, Translations};
use rnw_packs::Files;
use rnw_testkit::strategies::playthroughs;
use rnw_testkit::{Playthrough, Subject};
use roll_and_write::{Game, GameState, Legal, MoveId, Seat};
use std::collections::BTreeSet;

fn words(shipped: &Files, language: Language) -> Translations {
    let mut words = Translations::in_language(language);
    for language in words.order() {
        let source = shipped.get(&format!("words/{language}.ftl"));
        let source = source.expect("every game has words in every language");
        let added = words.add_in(language, &source.path, &source.text);
        added.expect("the shipped words are sound");
    }
    words
}

/// Checks the moves of a state that were not checked before.
fn check(
    game: &dyn Game,
    state: &GameState,
    languages: &[Translations],
    known: &mut BTreeSet<MoveId>,
) -> Result<(), TestCaseError> {
    let seats = Seat::all(game.info().seats);
    let moves = seats.flat_map(|seat| game.moves(state, seat));
    for id in moves.map(Legal::mv).filter(|id| known.insert(*id)) {
        let record = game.print_move(id);
        for words in languages {
            let words = words.move_words();
            let shown = words.shown(&record);
            prop_assert_eq!(words.parse(game, &shown), Ok(id), "{}", &shown);
            prop_assert_eq!(
                words.parse(game, &shown.to_uppercase()),
                Ok(id),
                "{}",
                &shown
            );
            prop_assert_eq!(words.parse(game, &record), Ok(id), "{}", &record);
            prop_assert_eq!(words.canonical(&shown), record.as_str(), "{}", &shown);
        }
    }
    Ok(())
}

fn check_game(game: &Playthrough, languages: &[Translations]) -> Result<(), TestCaseError> {
    let mut known = BTreeSet::new();
    for step in 0..=game.len() {
        check(&*game.game, game.state(step), languages, &mut known)?;
    }
    Ok(())
}

fn hold(subject: &Subject, shipped: &Files) {
    let languages = Language::ALL.map(|language| words(shipped, language));
    proptest!(ProptestConfig::with_cases(12), |(game in playthroughs(subject))| {
        check_game(&game, &languages)?;
    });
}

#[test]
fn moves_of_silver_and_gold_are_typed_in_every_language() {
    hold(&silver_and_gold(), &rnw_silver_and_gold::shipped());
}

#[test]
fn moves_of_pyramids_are_typed_in_every_language() {
    hold(&pyramids(), &rnw_pyramids::shipped());
}

#[test]
fn moves_of_nuggets_are_typed_in_every_language() {
    hold(&nuggets(), &rnw_nuggets::shipped());
}

#[test]
fn moves_of_lamplighters_are_typed_in_every_language() {
    hold(&lamplighters(), &rnw_lamplighters::shipped());
}
