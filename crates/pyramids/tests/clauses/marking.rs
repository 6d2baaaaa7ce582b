//! The setup (PY-5 and PY-6); also PY-10 and PY-17 in random games.

use super::random;
use super::table::{opened, pack, seat, seated};
use rnw_flip::Event;
use rnw_flip::events::{Completed, Marked};
use rnw_pyramids::{OPTIONS, shipped};
use roll_and_write::geometry::Grid;
use roll_and_write::{CellSet, Presentation, Ruleset, Seat};

#[test]
fn py_5_there_is_no_start_player_and_no_round_card() {
    assert!(OPTIONS.iter().all(|option| option.name != "start"));
    for seats in 1..=4 {
        let table = opened(&shipped(), &[], seats);
        assert_eq!(table.awaiting(), "deal", "nobody is drawn to start");
    }
    let table = seated(&pack("").filled(8), &[], &["Z101 Z102", "Z103 Z104"], "");
    let picture = table
        .rules
        .picture(&table.rules.view(&table.state, seat(1)));
    let keys: Vec<&str> = picture
        .headline
        .iter()
        .map(|message| &*message.key)
        .collect();
    assert_eq!(keys, ["headline-setup"], "no start player is named");
}

#[test]
fn py_6_after_the_setup_the_rest_of_the_cards_are_the_deck() {
    for seats in 1..=4 {
        let mut table = opened(&shipped(), &[], seats);
        for card in table.drawable().into_iter().take(4 * seats) {
            assert_eq!(table.awaiting(), "deal");
            table.deal(&card);
        }
        for number in 1..=seats {
            let first = table.moves(seat(number))[0].clone();
            table.play(seat(number), &first);
        }
        table.refill();
        assert_eq!(table.state.offer().len(), 4);
        assert_eq!(table.state.deck().len() as usize, 48 - 2 * seats - 4);
        assert_eq!(
            (table.awaiting().as_str(), table.drawable().len()),
            ("expedition", 8)
        );
    }
}

#[test]
fn py_10_marks_are_always_one_area_that_contains_the_entry() {
    for rules in random::tables() {
        for seed in 0..20 {
            random::play(&rules, seed, |_, _, state, _| {
                for seat in Seat::all(rules.seats()) {
                    for (card, marked) in state.boards(seat).into_iter().zip(state.marked(seat)) {
                        let Some(card) = card else {
                            assert!(marked.is_empty());
                            continue;
                        };
                        let grid = &rules.pack().card(card).grid;
                        assert!(marked.is_subset(grid.cells()), "walls are never marked");
                        if marked.is_empty() {
                            continue;
                        }
                        let mut area = CellSet::of(grid.entry()) & marked;
                        for _ in 0..marked.len() {
                            area |= grid.frame().neighbours(area) & marked;
                        }
                        assert_eq!(area, marked);
                    }
                }
            });
        }
    }
}

#[test]
fn py_17_in_random_games_a_card_is_complete_with_its_tomb() {
    for rules in random::tables() {
        for seed in 0..10 {
            let mut tombs = 0;
            let end = random::play(&rules, seed, |before, _, _, events| {
                for event in events {
                    if let Event::Marked(Marked { card, cells, .. }) = *event {
                        let tomb = rules.pack().card(card).grid.tomb();
                        tombs += u32::from(cells.contains(tomb));
                    }
                    if let Event::Completed(Completed { seat, card }) = *event {
                        assert!(!before.completed(seat).contains(card.0), "once");
                    }
                }
            });
            let completed = Seat::all(rules.seats()).map(|seat| end.completed(seat).len());
            assert_eq!(completed.sum::<u32>(), tombs);
        }
    }
}
