//! Positions as text: games that begin with one, and texts from strangers.

#![expect(clippy::unwrap_used, reason = "a test stops where it cannot go on")]

use crate::subjects::{lamplighters, nuggets, pyramids, silver_and_gold};
use proptest::strategy::{Strategy, ValueTree};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rnw_testkit::strategies::{choices, seeded};
use rnw_testkit::{Playthrough, Subject, TestGame};
use roll_and_write::{Awaiting, GameState, StateTextError};

/// What seat 1 knows of a game of Nuggets in which seat 2 has passed.
const NEAR_THE_END: &str = r#"position/1 nuggets@b67db75f4d59500c rules=1 seats=2 seat=1 {"hands":[6,8],"shown":{"chips":["b1c2b3c3h3b4c4h4d5e5","c1f1d2a3d3e3f4f5"],"deposit_at":["d1","g5","h2","b2","e4","c5","f2","a4"],"deposits":"d1b2f2h2a4e4c5g5","fences":{"below":"b1c1d1e1g1c2d2f2h2e3f3g3h3a4d4e4g4h4","right":"a1e1g1a2b2f2a3b3c3d3f3a4b4e4b5c5"},"fences_left":1,"fresh_chip":"h3","left":[[6,0,0,0,0]],"phase":"Act","playing":"1","turn":37,"values":["c2b3c3h3b4c4h4","b1b3d5","c2e5"]}}"#;

#[test]
fn games_that_begin_near_the_end_hold_all_laws() {
    let game = nuggets().starting_at(NEAR_THE_END).unwrap();
    let tally = rnw_testkit::laws(&game);
    assert_eq!(tally.count("event-deposit-laid"), 0, "they began before");
    assert!(tally.count("event-nuggets-ended") > 0);
}

/// Words that belong elsewhere, or nowhere.
const WORDS: &str = "Start Deal Keep Refill BeginTurn Reveal Mark Owe Settle Pick Draw EndTurn Over \
    Roll Together Own Act Second First null true -1 0 1 2 3 5 9 31 255 65536 4294967296 1 2 12";

/// A text that is nearly one of a state: a word or a digit is another one, or the text is cut.
fn damaged(text: &str, dice: &mut ChaCha8Rng) -> String {
    let is_sign = |c: char| !c.is_alphanumeric();
    let mut words: Vec<&str> = text.split_inclusive(is_sign).collect();
    let at = dice.random_range(0..words.len());
    let bare = |word: &str| !word.trim_end_matches(is_sign).is_empty();
    let at = (at..words.len()).find(|at| bare(words[*at])).unwrap_or(0);
    let (word, sign) = words[at].split_at(words[at].trim_end_matches(is_sign).len());
    let other = match dice.random_range(0..8) {
        0 => return words[..at].concat(),
        1..=2 => {
            let other = words[dice.random_range(0..words.len())];
            other.trim_end_matches(is_sign).to_owned()
        }
        3..=4 => {
            let nth = dice.random_range(0..WORDS.split(' ').count());
            WORDS.split(' ').nth(nth).unwrap_or_default().to_owned()
        }
        _ => {
            let digit = char::from(dice.random_range(b'1'..=b'5'));
            let first = word.find(|c: char| c.is_ascii_digit());
            first.map_or_else(String::new, |at| {
                let (before, after) = (&word[..at], &word[at + 1..]);
                format!("{before}{digit}{after}")
            })
        }
    };
    let replaced = other + sign;
    words[at] = &replaced;
    words.concat()
}

/// Plays at random to the end. The audit finds nothing on the way.
fn play_on(game: &dyn TestGame, mut state: GameState, dice: &mut ChaCha8Rng, text: &str) {
    for _ in 0..20_000 {
        assert_eq!(game.audit(&state), Ok(()), "{text}");
        match game.awaiting(&state) {
            Awaiting::Over => return,
            Awaiting::Chance(chance) => {
                let dealt = game.deal(&mut state, chance.sample(dice));
                assert!(dealt.is_some(), "{text}");
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let moves = game.moves(&state, seat);
                assert!(
                    !moves.is_empty(),
                    "seat {} has no move in {text}",
                    seat.number()
                );
                game.apply(&mut state, moves[dice.random_range(0..moves.len())]);
            }
        }
    }
    panic!("the game does not end: {text}");
}

/// How many damaged texts of a game are read, and how many are refused.
fn damage(subject: &Subject, games: u64) -> (u32, u32) {
    let (mut read, mut refused) = (0, 0);
    for seed in 0..games {
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let setup = subject
            .setups()
            .new_tree(&mut seeded(seed))
            .unwrap()
            .current();
        let picks = choices(400).new_tree(&mut seeded(seed)).unwrap().current();
        let Ok(played) = Playthrough::drawn(subject, &setup, &picks) else {
            continue;
        };
        let game = &*played.game;
        for step in 0..=played.len() {
            let text = game.print_state(played.state(step)).unwrap();
            let text = damaged(&text, &mut dice);
            match game.parse_state(&text) {
                Ok(state) => {
                    read += 1;
                    play_on(game, state, &mut dice, &text);
                }
                Err(StateTextError { problem, .. }) => {
                    refused += 1;
                    assert!(!problem.is_empty());
                }
            }
        }
    }
    (read, refused)
}

/// Whatever a text says: if it is read, it can be played to the end.
#[test]
fn no_text_leads_to_a_state_that_cannot_be_played() {
    for subject in [nuggets(), lamplighters(), silver_and_gold(), pyramids()] {
        let (read, refused) = damage(&subject, 16);
        println!("{}: {read} read, {refused} refused", subject.name());
        assert!(
            read > 20 && refused > read,
            "{}: {read} read, {refused} refused",
            subject.name()
        );
    }
}
