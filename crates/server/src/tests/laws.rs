//! Laws over random games: targets lead back to their moves, and nobody is shown what it may not see.

use super::{GAMES, game, words};
use crate::message::TableShown;
use crate::room::{Watcher, seen_by_all, sight_of};
use crate::show::show;
use crate::target;
use rnw_i18n::{Language, Translator};
use rnw_session::{DealId, Dealer, Generator, decision_generator, drawn_move};
use roll_and_write::{Awaiting, Game, GameState, Message, Seat};
use std::collections::BTreeSet;

/// The number of seats in these games.
const SEATS: usize = 3;

/// Random numbers for one state.
fn generator(step: u32) -> Generator {
    decision_generator(DealId::single(11), Seat::new(0), step)
}

/// Calls `visit` for every state of a random game.
fn random_game(game: &dyn Game, seed: u64, mut visit: impl FnMut(u32, &GameState)) {
    let mut dealer = Dealer::new(DealId::single(seed));
    let mut state = game.start();
    for step in 0..10_000 {
        visit(step, &state);
        match game.awaiting(&state) {
            Awaiting::Over => return,
            Awaiting::Chance(chance) => {
                let outcome = dealer.draw(chance);
                game.deal(&mut state, outcome).unwrap();
            }
            Awaiting::Seats(seats) => {
                // Any order of arrival: not always the first seat decides first.
                let all: Vec<Seat> = seats.iter().collect();
                let seat = all[drawn_move(generator(step), all.len())];
                let moves = game.moves(&state, seat);
                let mv = moves[drawn_move(generator(step + 1), moves.len())];
                game.apply(&mut state, mv);
            }
        }
    }
    panic!("the game does not end");
}

#[test]
fn every_move_is_found_again_by_its_targets() {
    for number in 0..GAMES {
        let (game, files) = game(number, SEATS);
        let names = ["Ann", "Bob", "Cleo"].map(str::to_owned);
        let translator = Translator::new(words(&files, Language::English), names.into());
        let mut met = 0;
        random_game(&*game, 5, |step, state| {
            for seat in Seat::all(SEATS) {
                let view = game.view(state, seat);
                let picture = game.picture(&view);
                let moves = game.moves(state, seat);
                // Drawing takes time, so only some of the states are drawn.
                let shown = (step % 16 == 0).then(|| {
                    let sight = sight_of(&game, state, Watcher::Seat(seat));
                    show(&sight, &translator)
                });
                let mut known: Vec<Vec<String>> = Vec::new();
                for mv in moves {
                    let text = game.print_move(mv.mv());
                    let pointed = game.target(&view, mv.mv());
                    let texts = target::texts(&picture, &pointed, &text);
                    let found = target::selected(&*game, &view, &picture, &texts);
                    assert_eq!(found, Some(mv.mv()), "{text}: {texts:?}");
                    assert!(!known.contains(&texts), "{text}: {texts:?}");
                    if let Some(shown) = &shown {
                        assert_shown(shown, &texts);
                    }
                    known.push(texts);
                    met += 1;
                }
            }
        });
        assert!(met > 100, "only {met} moves");
    }
}

/// Fails unless every target of a move can be pointed at.
#[track_caller]
fn assert_shown(shown: &TableShown, texts: &[String]) {
    let cards = shown.offer.iter().chain(&shown.hand);
    let cards: Vec<&str> = cards.filter_map(|card| card.target.as_deref()).collect();
    for text in texts {
        let drawn = format!("data-target=\"{text}\"");
        let mut parts = shown.drawings.values();
        let is_listed = text.starts_with("choice.") || text.starts_with("number.");
        let is_there = is_listed || cards.contains(&text.as_str());
        assert!(
            is_there || parts.any(|part| part.svg.contains(&drawn)),
            "{text}"
        );
    }
}

#[test]
fn a_selection_that_is_no_move_means_nothing() {
    let (game, _) = game(0, 2);
    let mut seen = false;
    random_game(&*game, 3, |_, state| {
        let seat = Seat::new(0);
        if game.moves(state, seat).is_empty() {
            return;
        }
        seen = true;
        let view = game.view(state, seat);
        let picture = game.picture(&view);
        let wrong: [&[&str]; 15] = [
            &["own.0.0.0"; 1000],
            &[],
            &[""],
            &["own"],
            &["own.0"],
            &["own.99.0.0"],
            &["own.0.99.99"],
            &["own.0.18446744073709551615.0"],
            &["own.0.0.0", "own.0.0.0"],
            &["own.0.0.0", "shared.0.0.0"],
            &["own.0.0.0", "number.300"],
            &["choice.", "choice."],
            &["choice.no such move"],
            &["offer.0.0"],
            &["hand.0", "hand.0"],
        ];
        for targets in wrong {
            let targets: Vec<String> = targets.iter().map(|text| (*text).to_owned()).collect();
            let found = target::selected(&*game, &view, &picture, &targets);
            assert_eq!(found, None, "{targets:?}");
        }
    });
    assert!(seen);
}

/// What an onlooker is shown depends only on what each seat knows.
#[test]
fn an_onlooker_learns_no_more_than_any_seat() {
    for number in 0..GAMES {
        let (game, _) = game(number, SEATS);
        for seed in 1..4 {
            random_game(&*game, seed, |step, state| {
                let seen = seen_by_all(&*game, |seat| game.view(state, seat), SEATS);
                for seat in Seat::all(SEATS) {
                    let view = game.view(state, seat);
                    let other = game.determinize(&view, &mut generator(step));
                    let same = seen_by_all(&*game, |seat| game.view(&other, seat), SEATS);
                    assert!(
                        seen == same,
                        "game {number}, seed {seed}, step {step}, {seat:?}"
                    );
                }
            });
        }
    }
}

/// Everybody who is awaited is named to everybody else, and nobody else is where only one is named.
#[test]
fn whoever_waits_is_told_for_whom() {
    for number in 0..GAMES {
        let (game, _) = game(number, SEATS);
        let mut named_alone = 0;
        random_game(&*game, 4, |step, state| {
            let Awaiting::Seats(awaited) = game.awaiting(state) else {
                return;
            };
            let onlooker = seen_by_all(&*game, |seat| game.view(state, seat), SEATS);
            for seat in awaited.iter() {
                let is_named = onlooker.awaited.contains(&seat);
                assert!(is_named, "game {number}, step {step}, {seat:?}: onlooker");
            }
            for viewer in Seat::all(SEATS) {
                let named = sight_of(&game, state, Watcher::Seat(viewer)).seen.awaited;
                for seat in awaited.iter().filter(|seat| *seat != viewer) {
                    assert!(
                        named.contains(&seat),
                        "game {number}, step {step}, {viewer:?}"
                    );
                }
                if let ([seat], false) = (&named[..], awaited.contains(viewer)) {
                    named_alone += 1;
                    assert!(
                        awaited.contains(*seat),
                        "game {number}, step {step}, {viewer:?}"
                    );
                }
            }
        });
        assert!(named_alone > 0, "game {number}");
    }
}

/// What a seat is shown, drawings and sentences and all, depends only on what it knows.
#[test]
fn a_seat_is_shown_what_it_sees() {
    for number in 0..GAMES {
        let (game, files) = game(number, SEATS);
        let names = ["Ann", "Bob", "Cleo"].map(str::to_owned);
        let translator = Translator::new(words(&files, Language::English), names.into());
        random_game(&*game, 7, |step, state| {
            if step % 24 != 0 {
                return;
            }
            for seat in Seat::all(SEATS) {
                let view = game.view(state, seat);
                let other = game.determinize(&view, &mut generator(step));
                let text = |state: &GameState| {
                    let shown = show(&sight_of(&game, state, Watcher::Seat(seat)), &translator);
                    serde_json::to_string(&shown).unwrap()
                };
                assert!(
                    text(state) == text(&other),
                    "game {number}, step {step}, {seat:?}"
                );
            }
        });
    }
}

/// What a viewer reads of a table: all but the drawings, and the texts by which programs name moves.
fn read_of(mut shown: TableShown) -> String {
    shown.drawings.clear();
    for mv in shown.decision.iter_mut().flat_map(|open| &mut open.moves) {
        if mv.choice.is_some() || mv.called.is_some() {
            mv.typed = None;
        }
        if mv.choice.is_some() || mv.called.is_some() || mv.typed.is_some() {
            mv.mv.text.clear();
        }
    }
    serde_json::to_string(&shown).unwrap()
}

#[test]
fn no_code_of_a_card_or_a_pattern_is_shown() {
    for number in 0..GAMES {
        let (game, files) = game(number, SEATS);
        let printed = game.printed();
        let cards = printed.cards.into_iter().map(|card| card.name);
        let names = cards.chain(printed.patterns.into_iter().map(|one| one.name));
        let is_code = |name: &String| {
            name.contains(char::is_uppercase) && name.contains(|sign: char| sign.is_ascii_digit())
        };
        let codes: BTreeSet<String> = names.filter(is_code).collect();
        assert!(number > 1 || codes.len() > 40, "{codes:?}");
        for language in Language::ALL {
            let players = ["Ann", "Bob", "Cleo"].map(str::to_owned);
            let translator = Translator::new(words(&files, language), players.into());
            let translator = translator.with_looks(&*game);
            random_game(&*game, 3, |step, state| {
                if step % 24 != 0 {
                    return;
                }
                for viewer in [Watcher::Onlooker, Watcher::Seat(Seat::new(1))] {
                    let text = read_of(show(&sight_of(&game, state, viewer), &translator));
                    let mut found = text.split(|sign: char| !sign.is_alphanumeric());
                    let code = found.find(|word| codes.contains(*word));
                    assert_eq!(code, None, "game {number}, step {step}: {text}");
                }
            });
        }
    }
}

#[test]
fn cards_that_look_alike_are_told_apart() {
    let (game, files) = game(0, SEATS);
    let translator = Translator::new(words(&files, Language::English), vec!["Ann".to_owned()]);
    let translator = translator.with_looks(&*game);
    let completed = Message::new("fact-completed").number("count", 2);
    let completed = completed.name("cards", "G01 G03");
    assert_eq!(
        translator.translate(&completed),
        "2 completed cards: green 10 no. 1, green 10 no. 3"
    );
    let gains = translator.gains(std::iter::empty(), Some("G03"), Some((11, 1)));
    assert_eq!(gains, ["completes green 10 no. 3", "+11 points"]);
    assert_eq!(
        translator.move_text("keep G03 P02"),
        "keep green 10 no. 3, purple 14 no. 2"
    );
    assert_eq!(translator.move_text("A b1 b2"), "A b1 b2");
}

#[test]
fn the_label_of_a_card_says_what_lies_where() {
    let (game, files) = game(0, SEATS);
    let translator = Translator::new(words(&files, Language::English), Vec::new());
    let translator = translator.with_looks(&*game);
    let mut labels = BTreeSet::new();
    random_game(&*game, 5, |_, state| {
        let shown = show(&sight_of(&game, state, Watcher::Onlooker), &translator);
        let places = shown.places.into_iter().flat_map(|place| place.boards);
        labels.extend(places.chain(shown.offer).map(|card| card.label));
    });
    for label in [
        "green 10 no. 5, cross d1, palm c3",
        "Board A, orange 12 no. 4, coin c1, cross d3, palm a4, marked d1 a4 c4, marked just now a2",
    ] {
        assert!(labels.contains(label), "{label}: {labels:#?}");
    }
}

/// A page needs all of it in the three languages.
#[test]
fn everything_is_said_in_every_language() {
    for number in 0..GAMES {
        let (game, files) = game(number, SEATS);
        for language in Language::ALL {
            let names = ["Ann", "Bob", "Cleo"].map(str::to_owned);
            let translator = Translator::new(words(&files, language), names.into());
            random_game(&*game, 2, |step, state| {
                if step % 40 != 0 {
                    return;
                }
                for viewer in [Watcher::Onlooker, Watcher::Seat(Seat::new(1))] {
                    let shown = show(&sight_of(&game, state, viewer), &translator);
                    let text = serde_json::to_string(&shown).unwrap();
                    for missing in ["serve-", "plain-", "owed-", "fact-", "event-", "headline-"] {
                        assert!(!text.contains(missing), "{missing}: {text}");
                    }
                }
            });
        }
    }
}
