//! PY-20, PY-21 and PY-23 in random games: replacements, claims, and the last turn.

use super::random;
use rnw_flip::Event;
use rnw_flip::events::Completed;
use rnw_pyramids::{load, shipped};
use roll_and_write::{CardId, Ruleset, Seat};

#[test]
fn py_20_in_random_games_nobody_with_a_lower_number_comes_later() {
    for rules in random::tables() {
        let by_card = rules
            .info()
            .options
            .contains(&("settle".to_owned(), "by-card".to_owned()));
        for seed in 0..20 {
            // The numbers of the cards that are set aside in a turn: one list for each settlement of a seat.
            let mut settled: Vec<(Seat, Vec<u8>)> = Vec::new();
            random::play(&rules, seed, |_, _, _, events| {
                for event in events {
                    if let Event::AllMarked = event {
                        settled.clear();
                    }
                    if let Event::Completed(Completed { seat, card }) = *event {
                        let number = rules.game().facts().number_of[card.index()];
                        match settled.last_mut() {
                            Some((last, numbers)) if *last == seat => {
                                numbers.push(number);
                            }
                            _ => settled.push((seat, vec![number])),
                        }
                    }
                }
                let lowest = settled.iter().map(|(_, numbers)| numbers.iter().min());
                assert!(lowest.is_sorted(), "{settled:?}");
                let highest = settled.iter().map(|(_, numbers)| numbers.iter().max());
                assert!(!by_card || highest.is_sorted(), "{settled:?}");
            });
        }
    }
}

#[test]
fn py_21_in_random_games_claims_are_what_a_person_reckons() {
    // Calculates the claims only from the completed cards. Turn by turn, in ascending order of numbers, every
    // second card of a colour makes a claim while the colour has numbers left.
    for rules in random::tables() {
        let facts = rules.game().facts();
        let color = |card| usize::from(rules.pack().card(card).color);
        for seed in 0..20 {
            let mut piles = vec![vec![0; 3]; 4];
            let mut left = vec![vec![3, 6, 10]; 3];
            let mut claimed = vec![vec![Vec::new(); 3]; 4];
            let mut fresh: Vec<(u8, Seat, CardId)> = Vec::new();
            let mut settle = |fresh: &mut Vec<(u8, Seat, CardId)>| {
                fresh.sort_unstable_by_key(|(number, ..)| *number);
                let before = piles.clone();
                for (_, seat, card) in fresh.iter() {
                    piles[seat.index()][color(*card)] += 1;
                }
                let mut served = Vec::new();
                for (_, seat, card) in fresh.drain(..) {
                    let (seat, color) = (seat.index(), color(card));
                    let crossed = piles[seat][color] / 2 > before[seat][color] / 2;
                    if crossed && !served.contains(&(seat, color)) {
                        served.push((seat, color));
                        claimed[seat][color].extend(left[color].pop());
                    }
                }
            };
            let end = random::play(&rules, seed, |_, _, _, events| {
                for event in events {
                    if let Event::Revealed(_) = event {
                        settle(&mut fresh);
                    }
                    if let Event::Completed(Completed { seat, card }) = *event {
                        fresh.push((facts.number_of[card.index()], seat, card));
                    }
                }
            });
            settle(&mut fresh);
            for seat in Seat::all(rules.seats()) {
                for (color, claims) in facts.claims.iter().enumerate() {
                    let track = rules.pack().sheet().track(claims.track);
                    let found: Vec<u8> = (0..3)
                        .filter_map(|index| end.sheet(seat).written(track, index))
                        .collect();
                    assert_eq!(found, claimed[seat.index()][color]);
                }
            }
        }
    }
}

#[test]
fn py_23_the_shipped_game_ends_after_its_last_turn() {
    let rules = load(&shipped(), [], 2).unwrap();
    assert_eq!(random::play(&rules, 1, |_, _, _, _| {}).turn(), 27);
}
