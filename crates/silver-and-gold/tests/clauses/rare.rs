//! SG-27, SG-29 and rare events, with whole decks and in whole games.

use super::random;
use super::table::opened;
use rnw_flip::Event;
use rnw_flip::events::Skipped;
use rnw_silver_and_gold::{load, shipped};
use rnw_testkit::seat;
use roll_and_write::{Ruleset, Seat};

#[test]
fn sg_27_four_seats_are_dealt_sixteen_cards_and_thirty_five_stay_in_the_deck() {
    let mut table = opened(&shipped(), &[], 4);
    for card in table.drawable().into_iter().take(16) {
        assert_eq!(table.awaiting(), "deal");
        table.deal(&card);
    }
    assert_eq!(table.awaiting(), "seats 1 2 3 4");
    for number in 1..=4 {
        let first = table.moves(seat(number))[0].clone();
        table.play(seat(number), &first);
    }
    assert_eq!(table.state.deck().len(), 47 - 8);
    table.refill();
    assert_eq!(
        (table.state.offer().len(), table.state.deck().len()),
        (4, 35)
    );
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
