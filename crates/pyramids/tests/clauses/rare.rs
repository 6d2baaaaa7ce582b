//! PY-32 and rare events, in random games.

use super::random;
use rnw_flip::events::Skipped;
use rnw_flip::{Event, State};
use rnw_pyramids::load;
use roll_and_write::geometry::Grid;
use roll_and_write::{Ruleset, Seat};

#[test]
fn py_32_every_unfinished_card_has_a_legal_single_cell() {
    for rules in random::tables() {
        for seed in 0..20 {
            random::play(&rules, seed, |_, _, state, events| {
                for seat in Seat::all(rules.seats()) {
                    for (card, marked) in state.boards(seat).into_iter().zip(state.marked(seat)) {
                        let Some(card) = card else { continue };
                        let grid = &rules.pack().card(card).grid;
                        let singles = grid.reach(marked).anchor;
                        assert_eq!(singles.is_empty(), grid.is_complete(marked));
                    }
                    let revealed = |event: &Event| matches!(event, Event::Revealed(_));
                    if events.iter().any(revealed) {
                        assert_eq!(
                            events.contains(&Event::Skipped(Skipped { seat })),
                            state.boards(seat) == [None, None],
                            "who has no card skips, and nobody else"
                        );
                    }
                }
            });
        }
    }
}

#[test]
fn random_games_on_the_scarce_pack_reach_the_rare_cases() {
    let rules = load(&random::scarce().files(), [], 3).unwrap();
    let (mut used_up, mut skipped, mut doubles) = (0, 0, 0);
    let (mut lapsed, mut lost, mut same_turn) = (0, 0, 0);
    for seed in 0..100 {
        let end = random::play(&rules, seed, |_, _, state, events| {
            for event in events {
                skipped += u32::from(matches!(event, Event::Skipped(_)));
                lapsed += u32::from(matches!(event, Event::BonusLapsed(_)));
                lost += u32::from(matches!(event, Event::NoReplacement(_)));
                if matches!(event, Event::Claimed(_)) {
                    let two_alike = |seat| two_alike(&rules, state, seat);
                    doubles += u32::from(Seat::all(3).any(two_alike));
                    let finished =
                        Seat::all(3).filter(|seat| state.finished(*seat).next().is_some());
                    same_turn += u32::from(finished.count() > 1);
                }
            }
        });
        used_up += u32::from(end.deck().is_empty() && end.offer().is_empty());
    }
    for (count, what) in [
        (used_up, "every card is used up"),
        (skipped, "a seat skips"),
        (lapsed, "a bonus lapses"),
        (lost, "a pick is lost"),
        (doubles, "a seat claims with two cards of one colour"),
        (
            same_turn,
            "several seats have completed when a claim is made",
        ),
    ] {
        assert!(count >= 10, "{what}: {count} times in 100 games");
    }
}

fn two_alike(rules: &rnw_pyramids::Rules, state: &State, seat: Seat) -> bool {
    let colors: Vec<_> = state
        .finished(seat)
        .map(|card| rules.pack().card(card).color)
        .collect();
    matches!(colors[..], [a, b] if a == b)
}
