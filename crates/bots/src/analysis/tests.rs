use super::*;
use crate::tests::{nuggets, pyramids, silver_and_gold};
use crate::{Bot, Greedy, Random};
use rnw_session::{DealId, decision_generator};
use roll_and_write::{Awaiting, Game, GameOf, GameView, MoveId, Points, Presentation, Seat};
use std::sync::Arc;

/// Plays a game between bots and returns it in the form of a record.
fn played<R: Presentation>(rules: &R, seed: u64, bots: &mut [&mut dyn Bot<R>]) -> RecordedGame {
    let steps = crate::tests::played(rules, DealId::single(seed), bots);
    RecordedGame::new(seed, steps.into_iter().map(|(_, step)| step).collect())
}

/// A game between two greedy bots.
fn greedy<R: Presentation>(rules: &R, seed: u64) -> RecordedGame {
    played(
        rules,
        seed,
        &mut [&mut Greedy::default(), &mut Greedy::default()],
    )
}

/// Plays a line while the other seats decide as recorded. Returns the score that the line reaches.
fn play_line<R: Presentation>(
    rules: &R,
    played: &RecordedGame,
    seat: Seat,
    line: &[MoveId],
) -> Points {
    let mut dealer = rnw_session::Dealer::new(DealId::single(played.seed));
    let mut state = rules.start();
    let mut own = line.iter();
    let mut others = played.steps.iter().filter_map(|step| match *step {
        LogEntryKind::Move(mover, id) if mover != seat => Some((mover, id)),
        LogEntryKind::Move(..) | LogEntryKind::Deal(..) => None,
    });
    loop {
        let (mover, id) = match rules.awaiting(&state) {
            Awaiting::Over => break,
            Awaiting::Chance(chance) => {
                let item = dealer.draw(chance);
                rules.deal(&mut state, item, &mut NoEvents);
                continue;
            }
            Awaiting::Seats(seats) if seats.contains(seat) => (seat, *own.next().unwrap()),
            Awaiting::Seats(_) => others.next().unwrap(),
        };
        let mv = rules.move_by_id(id).unwrap();
        let legal = rules.check(&state, mover, mv).unwrap();
        rules.apply(&mut state, legal, &mut NoEvents);
    }
    assert!(own.next().is_none() && others.next().is_none());
    rules.score(&state, seat).total()
}

fn looks_back<R: Presentation>(rules: &R) {
    let mut better = 0;
    for seed in 0..3 {
        let game = played(rules, seed, &mut [&mut Greedy::default(), &mut Random]);
        for seat in Seat::all(2) {
            let found = hindsight(rules, &game, seat, 3);
            assert_eq!(play_line(rules, &game, seat, &found.line), found.found);
            assert!(found.found >= found.reached);
            assert!(found.found <= found.upper_bound.unwrap(), "{found:?}");
            better += u32::from(found.found > found.reached);
        }
    }
    // A random player can always do better.
    assert!(
        better >= 3,
        "something better was found {better} times only"
    );
}

#[test]
fn the_line_that_is_found_can_be_played_and_reaches_what_is_said() {
    looks_back(&silver_and_gold(2));
    looks_back(&pyramids(2));
    looks_back(&nuggets(2));
}

#[test]
fn a_game_that_is_not_over_reached_what_it_stands_at() {
    let rules = silver_and_gold(2);
    let mut game = greedy(&rules, 1);
    game.steps.truncate(40);
    let state = game.before(&rules, 40);
    let found = hindsight(&rules, &game, Seat::new(0), 1);
    assert_eq!(found.reached, rules.score(&state, Seat::new(0)).total());
}

/// Recorded draws that do not come from the seed are used as long as they last.
#[test]
fn draws_that_were_made_otherwise_stay_as_they_were() {
    let rules = silver_and_gold(2);
    let mut game = greedy(&rules, 1);
    game.seed = 2;
    let found = hindsight(&rules, &game, Seat::new(0), 1);
    let end = game.before(&rules, game.steps.len());
    assert_eq!(found.reached, rules.score(&end, Seat::new(0)).total());
    assert!(found.found >= found.reached && !found.line.is_empty());
}

#[test]
fn a_game_from_a_state_has_no_upper_bound_because_the_draws_before_are_not_known() {
    let rules = Arc::new(silver_and_gold(2));
    let game = greedy(&*rules, 1);
    let drawn = |step: &LogEntryKind| matches!(step, LogEntryKind::Deal(..));
    let last = game.steps.iter().rposition(drawn).unwrap();
    let (seat, before) = (Seat::new(0), game.before(&*rules, last));
    let view = GameView::new(rules.view(&before, seat));
    let mut generator = decision_generator(DealId::single(1), seat, 0);
    let rest = RecordedGame {
        from: Some(GameOf(Arc::clone(&rules)).determinize(&view, &mut generator)),
        ..RecordedGame::new(1, game.steps[last..].to_vec())
    };
    let [whole, rest] = [&game, &rest].map(|game| hindsight(&*rules, game, seat, 1));
    assert!(whole.upper_bound.is_some() && rest.upper_bound.is_none());
    assert_eq!(whole.reached, rest.reached);
}
