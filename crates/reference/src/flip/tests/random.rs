//! Whole games of random moves: they end, and no card is ever lost.

use super::super::notify::LANE_EVENTS;
use super::super::state::Game;
use super::packs::{Effects, setup, shipped, wild};
use crate::{Awaiting, Content, Event, ReferenceSetup, TextGame};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A small generator, good enough for tests.
struct Lcg(u64);

impl Lcg {
    fn below(&mut self, most: usize) -> usize {
        let next = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = next.wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }

    fn one_of<T: Clone>(&mut self, set: &BTreeSet<T>) -> T {
        let place = self.below(set.len());
        set.iter().nth(place).expect("a place in the set").clone()
    }
}

/// Checks that every card is in exactly one place.
fn check_cards(game: &Game) {
    let mut cards: Vec<String> = game.deck.clone();
    cards.extend(game.offer.iter().cloned());
    for seat in &game.seats {
        cards.extend(seat.hand.iter().cloned());
        cards.extend(seat.completed.iter().map(|done| done.card.clone()));
        let boards = seat.boards.iter().flatten();
        cards.extend(boards.map(|board| board.card.name.clone()));
        assert!(
            seat.owed.len() <= 8,
            "more is owed than can be: {:?}",
            seat.owed
        );
    }
    cards.sort();
    let all: Vec<String> = game.pack.card_names().into_iter().collect();
    assert_eq!(cards, all);
}

/// Plays to the end with random moves, and returns all events.
fn play_out(setup: &ReferenceSetup, seed: u64) -> Vec<Event> {
    let mut random = Lcg(seed);
    let mut game = Game::new(setup, Arc::new(Effects));
    let mut events = Vec::new();
    loop {
        check_cards(&game);
        match game.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance { among, .. } => events.extend(game.deal(&random.one_of(&among))),
            Awaiting::Roll { .. } => unreachable!("a game without dice"),
            Awaiting::Seats(seats) => {
                let seat = random.one_of(&seats);
                let moves = game.moves(seat);
                assert!(!moves.is_empty(), "{:?}", game.seats[seat - 1]);
                let text = random.one_of(&moves);
                events.extend(game.play(seat, &text).expect("a legal move"));
            }
        }
    }
    let standings = game.standings();
    assert!(standings.places.contains(&1));
    events
}

fn check_games(content: &Content, options: &[(&str, &str)], games: u64) {
    let schedule = &content["game.json"]["schedule"];
    let rounds = schedule["rounds"].as_u64().unwrap() as usize;
    let turns = schedule["turns"].as_u64().unwrap() as usize;
    for seats in 1..=4 {
        for game in 0..games {
            let setup = setup(content.clone(), seats, options);
            let events = play_out(&setup, game * 10 + seats as u64);
            let count = |key| events.iter().filter(|event| event.key == key).count();
            assert_eq!(count("event-revealed"), rounds * turns);
            assert_eq!(count("event-round-began"), rounds);
            assert_eq!(count("event-ended"), 1);
            assert_eq!(events.last().unwrap().key, "event-ended");
        }
    }
}

#[test]
fn games_end_after_their_turns() {
    for name in [
        "silver-and-gold",
        "pearl-lagoon",
        "pyramids",
        "jungle-temple",
    ] {
        check_games(&shipped(name), &[], 3);
    }
}

#[test]
fn games_end_with_all_options() {
    let silver = [
        ("start", "1"),
        ("marking", "in-turn"),
        ("keep", "in-turn"),
        ("picks", "together"),
        ("palms", "optional"),
        ("rows", "one-cup"),
        ("tie", "latest-seat"),
        ("last-picks", "take"),
    ];
    check_games(&shipped("silver-and-gold"), &silver, 3);
    let pyramids = [
        ("marking", "in-turn"),
        ("keep", "in-turn"),
        ("picks", "together"),
        ("settle", "by-card"),
        ("last-picks", "take"),
    ];
    check_games(&shipped("pyramids"), &pyramids, 3);
}

#[test]
fn games_of_wild_symbols_end() {
    check_games(&wild("silver-and-gold"), &[], 4);
    check_games(
        &wild("silver-and-gold"),
        &[("picks", "together"), ("rows", "one-cup")],
        2,
    );
    check_games(&wild("pyramids"), &[], 4);
    check_games(
        &wild("pyramids"),
        &[("settle", "by-card"), ("picks", "together")],
        4,
    );
}

/// A small deck runs out.
#[test]
fn games_without_enough_cards_end() {
    for name in ["silver-and-gold", "pyramids"] {
        let mut content = wild(name);
        let cards = content.get_mut("cards.json").unwrap();
        let list = cards["cards"].as_array_mut().unwrap();
        list.truncate(17);
        check_games(&content, &[], 4);
        check_games(
            &content,
            &[("last-picks", "take"), ("picks", "together")],
            4,
        );
    }
}

#[test]
fn a_refused_move_changes_nothing() {
    let setup = setup(shipped("pyramids"), 2, &[]);
    let mut game = Game::new(&setup, Arc::new(Effects));
    let mut random = Lcg(1);
    for _ in 0..60 {
        let before = format!("{game:?}");
        for seat in 1..=2 {
            for text in ["A", "B e5 z9", "take P01 ", "draw draw", "choose 1", ""] {
                assert!(game.play(seat, text).is_err());
            }
        }
        assert_eq!(format!("{game:?}"), before);
        match game.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance { among, .. } => drop(game.deal(&random.one_of(&among))),
            Awaiting::Roll { .. } => unreachable!("a game without dice"),
            Awaiting::Seats(seats) => {
                let seat = random.one_of(&seats);
                let text = random.one_of(&game.moves(seat));
                game.play(seat, &text).expect("a legal move");
            }
        }
    }
}

/// A pack in which a seat soon has no cards.
fn sparse(base: &str) -> Content {
    let mut content = shipped(base);
    let cards = content.get_mut("cards.json").unwrap();
    let list = cards["cards"].as_array_mut().unwrap();
    list.reverse();
    list.truncate(4);
    content
}

#[test]
fn wild_games_tell_of_everything() {
    let mut keys = BTreeSet::new();
    let first = [("palms", "optional"), ("picks", "together")];
    let second = [("marking", "in-turn"), ("settle", "by-card")];
    for base in ["silver-and-gold", "pyramids"] {
        for game in 0..20 {
            for options in [&first, &second] {
                for (content, seats) in [(wild(base), 3), (sparse(base), 1)] {
                    let mut setup = setup(content, seats, options);
                    setup
                        .options
                        .insert("last-picks".to_owned(), "take".to_owned());
                    let events = play_out(&setup, game);
                    keys.extend(events.into_iter().map(|event| event.key));
                }
            }
        }
    }
    // A choice lapses only if the seat already has seven other debts.
    for key in LANE_EVENTS {
        assert!(keys.contains(key) || key == "event-choice-lapsed", "{key}");
    }
    let others = [
        "failed",
        "no-replacement",
        "skipped",
        "renewed",
        "discarded",
        "claim-empty",
    ];
    for key in others {
        assert!(keys.iter().any(|other| other.ends_with(key)), "{key}");
    }
}
