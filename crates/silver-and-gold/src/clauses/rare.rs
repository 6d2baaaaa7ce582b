//! SG-27 to SG-29, and what happens seldom: decks that run out, both cards at once, a game alone.

use super::random;
use super::table::{Table, pack, seat};
use crate::{load, shipped};
use roll_and_write::flip::Event;
use roll_and_write::flip::events::Skipped;
use roll_and_write::{Awaiting, Ruleset, Seat};

#[test]
fn sg_27_four_seats_are_dealt_sixteen_cards_and_thirty_five_stay_in_the_deck() {
    let mut table = Table::new(&shipped(), &[], 4);
    for card in table.drawable().into_iter().take(16) {
        assert_eq!(table.awaits(), "deal");
        table.deal(&card);
    }
    assert_eq!(table.awaits(), "seats 1 2 3 4");
    for number in 1..=4 {
        let first = table.moves(number)[0].clone();
        table.play(number, &first);
    }
    assert_eq!(table.state.deck().len(), 47 - 8);
    table.refill();
    assert_eq!(
        (table.state.offer().len(), table.state.deck().len()),
        (4, 35)
    );
}

#[test]
fn sg_27_the_deck_may_run_out_before_the_offer() {
    // Ten cards for two seats: four held, four offered, two in the deck.
    let small =
        pack("A gray .\nB gray .\nC gray .\nD gray .\nE gray .\nF gray .\nG gray .").filled(10);
    let mut table = Table::seated(&small, &["A B", "Z01 Z02"], "C D E F");
    for (script, offer, deck) in [
        ("1 A a1 / 2 A a1 / 1 take C", "D E F G", "Z03"),
        ("1 A a1 / 2 A a2 / 1 take D", "E F G Z03", ""),
        ("1 A a1 / 2 A a3 / 1 take E", "F G Z03", ""),
        ("1 A a1 / 2 A a4 / 1 take F", "G Z03", ""),
    ] {
        let expedition = table.drawable()[0].clone();
        table.turn(&expedition, script);
        while table.awaits() == "deck" {
            let first = table.drawable()[0].clone();
            table.deal(&first);
        }
        assert_eq!(
            (table.offer().as_str(), table.deck().as_str()),
            (offer, deck)
        );
    }
}

#[test]
fn sg_27_a_table_that_the_pack_cannot_serve_is_refused() {
    for (cards, seats) in [(15, 4), (11, 3), (7, 2)] {
        let error = load(&pack("").filled(cards).files(), [], seats)
            .unwrap_err()
            .to_string();
        assert_eq!(
            error,
            format!(
                "the pack has {cards} cards; {seats} seats are dealt {}",
                4 * seats
            )
        );
    }
}

#[test]
fn sg_28_both_cards_can_be_completed_in_one_turn() {
    // The pattern completes A and its cross leads to B's last cell. Seat 1 picks twice, the second time
    // after seeing the first, without a refill; then seat 2 chooses from what is left.
    let small = pack("A gray x.\nB gray .\nC gray ..").filled(10);
    let mut table = Table::seated(&small, &["A B", "C Z01"], "Z02 Z03 Z04 Z05");
    table.turn("I2", "2 A a1 b1 / 1 A a1 b1 / 1 B a1");
    assert_eq!(table.completed(1), "A B");
    assert_eq!(
        (table.held(1).as_str(), table.awaits().as_str()),
        ("- -", "seats 1")
    );
    table.play(1, "take Z03");
    assert_eq!(
        (table.held(1).as_str(), table.awaits().as_str()),
        ("Z03 -", "seats 1")
    );
    assert_eq!(table.moves(1), ["take Z02", "take Z04", "take Z05", "draw"]);
    table.play(1, "draw");
    assert_eq!(table.drawable(), ["Z06", "Z07"]);
    table.deal("Z07");
    assert_eq!(
        (table.held(1).as_str(), table.awaits().as_str()),
        ("Z03 Z07", "seats 2")
    );
    assert_eq!(
        table.moves(2),
        ["take Z02", "take Z04", "take Z05", "draw"],
        "the offer is smaller now"
    );
    table.play(2, "take Z05");
    table.refill();
    assert_eq!(
        (table.offer().as_str(), table.deck().as_str()),
        ("Z02 Z04 Z06", "")
    );
}

#[test]
fn sg_28_with_one_card_left_the_second_pick_is_lost() {
    let small = pack("A gray x.\nB gray .\nC gray .").filled(4);
    let mut table = Table::seated(&small, &["A B"], "C Z01");
    table.turn("I3", "1 A b1");
    table.turn("I2", "1 A a1 / 1 B a1 / 1 take C / 1 take Z01");
    assert_eq!(table.held(1), "C Z01");
    table.turn("V3", "1 A a1");
    assert_eq!(
        (
            table.held(1).as_str(),
            table.told("event-no-replacement").len()
        ),
        ("- Z01", 1)
    );

    let mut table = Table::seated(
        &pack("A gray x.\nB gray .\nC gray .\nD gray .").schedule(4, 7, 1),
        &["A B"],
        "C",
    );
    table.turn("I3", "1 B a1 / 1 take C");
    table.deal("D");
    table.turn("I2", "1 A a1 b1 / 1 B a1 / 1 take D");
    assert_eq!(
        (
            table.held(1).as_str(),
            table.told("event-no-replacement").len()
        ),
        ("D -", 1)
    );
    assert_eq!(table.awaits(), "expedition");
}

#[test]
fn sg_29_every_held_card_has_a_free_cell_when_marking_begins() {
    for rules in random::tables() {
        for seed in 0..5 {
            random::play(&rules, seed, |_, _, state, events| {
                if !events
                    .iter()
                    .any(|event| matches!(event, Event::Revealed(_)))
                {
                    return;
                }
                for seat in Seat::all(rules.seats()) {
                    for (card, marked) in state.boards(seat).into_iter().zip(state.marked(seat)) {
                        let Some(card) = card else { continue };
                        let cells = roll_and_write::Grid::cells(&rules.pack().card(card).grid);
                        assert!(!(cells - marked).is_empty());
                    }
                    let skips = events.contains(&Event::Skipped(Skipped { seat }));
                    assert_eq!(
                        skips,
                        state.boards(seat) == [None, None],
                        "who has no card skips, and nobody else"
                    );
                }
            });
        }
    }
}

#[test]
fn one_seat_alone_plays_a_whole_game() {
    for seed in 0..20 {
        let rules = load(&shipped(), [], 1).unwrap();
        let end = random::play(&rules, seed, |before, _, _, _| {
            if let Awaiting::Seats(seats) = rules.awaiting(before) {
                assert_eq!(seats.first(), Some(seat(1)));
            }
        });
        assert_eq!(end.turn(), 27);
        let standings = rules.standings(&end);
        assert_eq!(standings.winners().collect::<Vec<_>>(), [seat(1)]);
    }
}

#[test]
fn a_game_on_the_scarce_pack_uses_up_every_card() {
    let rules = load(&random::scarce().files(), [], 3).unwrap();
    let mut used_up = 0;
    for seed in 0..50 {
        let end = random::play(&rules, seed, |_, _, _, _| {});
        used_up += usize::from(end.deck().is_empty() && end.offer().is_empty());
    }
    assert!(
        used_up > 40,
        "the random tests reach the empty deck and offer: {used_up} of 50"
    );
}
