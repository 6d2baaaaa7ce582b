//! The worked examples of the rules, and whole random games.

use super::Game;
use crate::{Awaiting, ReferenceSetup, TextGame};
use std::collections::BTreeMap;

fn game(seats: usize, corners: &str) -> Game {
    let mut files = rnw_content::packs::LAMPLIGHTERS.files.iter();
    let (_, text) = files
        .find(|(name, _)| *name == "game.json")
        .expect("the pack is shipped");
    let value = serde_json::from_str(text).expect("the pack is JSON");
    Game::new(&ReferenceSetup {
        game: "lamplighters".to_owned(),
        content: BTreeMap::from([("game.json".to_owned(), value)]),
        options: BTreeMap::from([("corners".to_owned(), corners.to_owned())]),
        seats,
    })
}

/// A stream of numbers without a library.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % most
    }
}

/// Plays random moves to the end, and returns the number of turns.
fn play(game: &mut Game, numbers: &mut Numbers) -> usize {
    loop {
        match game.awaiting() {
            Awaiting::Over => return game.turn,
            Awaiting::Chance { .. } => unreachable!("the game draws nothing"),
            Awaiting::Roll { dice, .. } => {
                let sides = dice.iter().map(|die| die[numbers.below(die.len())].clone());
                let roll: Vec<String> = sides.collect();
                game.deal(&roll.join(" "));
            }
            Awaiting::Seats(seats) => {
                let seat = *seats.first().expect("a seat is asked");
                let moves: Vec<String> = game.moves(seat).into_iter().collect();
                let chosen = &moves[numbers.below(moves.len())];
                game.play(seat, chosen).expect("a listed move is legal");
            }
        }
    }
}

#[test]
fn random_games_end_as_the_rules_say() {
    let mut numbers = Numbers(7);
    for seats in 1..=6 {
        for corners in ["light", "plain"] {
            for _ in 0..20 {
                let mut game = game(seats, corners);
                let turns = play(&mut game, &mut numbers);
                let burned = game
                    .sheets
                    .iter()
                    .any(|sheet| sheet.burns == game.end_burns);
                let solo = seats == 1 && turns == game.solo_turns;
                assert!(burned || solo || game.closed.len() >= game.end_closed);
                for sheet in &game.sheets {
                    let rises = |lit: &Vec<usize>| lit.is_sorted_by(|a, b| a < b);
                    assert!(sheet.lit.iter().all(rises), "{sheet:?}");
                }
                assert!(game.standings().places.contains(&1));
            }
        }
    }
}

/// Rolls these shared dice. All dice of streets show 1.
fn roll(game: &mut Game, shared: &str) {
    let open = game.streets.len() - game.closed.len();
    game.deal(&format!("{shared}{}", " 1".repeat(open)));
}

/// The numbers of the lit lamps of a seat in a street, both counted from 0.
fn lit(game: &Game, seat: usize, street: usize) -> Vec<u32> {
    let lamps = game.sheets[seat].lit[street].iter();
    lamps
        .map(|lamp| game.streets[street].numbers[*lamp])
        .collect()
}

#[test]
fn ll_9_worked_example_a_chain() {
    for (corners, amber) in [("light", vec![3]), ("plain", Vec::new())] {
        let mut game = game(1, corners);
        roll(&mut game, "4 5");
        game.play(1, "light blue 9").expect("the sum is 9");
        assert_eq!((lit(&game, 0, 1), lit(&game, 0, 0)), (vec![9], amber));
    }
}

#[test]
fn ll_11_worked_example_the_second_decision() {
    let mut game = game(1, "light");
    game.deal("2 6 3 1 1 1");
    game.play(1, "pass").expect("passing is always legal");
    let amber = game
        .moves(1)
        .into_iter()
        .filter(|text| text.contains("amber"));
    assert_eq!(amber.collect::<Vec<_>>(), ["light amber 5"]);
}

#[test]
fn ll_10_worked_example_two_bells() {
    let mut game = game(3, "plain");
    // Everybody lights five lamps in amber.
    for (shared, text) in [
        ("1 2", "light amber 3"),
        ("2 2", "light amber 4"),
        ("2 3", "light amber 5"),
        ("3 3", "light amber 6"),
        ("3 4", "light amber 7"),
    ] {
        roll(&mut game, shared);
        for seat in 1..=3 {
            game.play(seat, text).expect("the sum is on the lamp");
        }
        // The active seat decides nothing more.
        if let Awaiting::Seats(seats) = game.awaiting() {
            let seat = *seats.first().expect("a seat is asked");
            game.play(seat, "pass").expect("passing is always legal");
        }
    }
    roll(&mut game, "5 5");
    game.play(1, "light amber 10").expect("five lamps are lit");
    game.play(2, "light amber 10").expect("five lamps are lit");
    assert!(
        game.closed.is_empty(),
        "nothing closes before everybody has decided"
    );
    game.play(3, "pass").expect("passing is always legal");
    assert!(game.closed.contains(&0));
    assert_eq!([0, 1, 2].map(|seat| game.bells(seat)), [1, 1, 0]);
}
