use super::*;
use crate::tests::{nuggets, pyramids, silver_and_gold};
use crate::{Bot, Greedy, Random};
use rnw_session::{DealId, SeatInfo, StoppedClock, Table};
use roll_and_write::{Awaiting, GameOf, Points, Presentation, Seat};

const QUICK: &str = "iterations=40,depth=2";

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

fn judged<R: Presentation>(rules: &R, game: &RecordedGame) -> Vec<Judgement> {
    let (clock, parameters) = (Arc::new(StoppedClock) as _, QUICK.parse().unwrap());
    (0..game.steps.len())
        .filter_map(|step| judge(rules, game, step, parameters, &clock).unwrap())
        .collect()
}

#[test]
fn decisions_drawn_by_lot_cost_more_than_those_of_greedy() {
    fn cost<R: Presentation>(rules: &R, bots: [&mut dyn Bot<R>; 2]) -> f64 {
        let mut bots = bots;
        let judged = judged(rules, &played(rules, 3, &mut bots));
        assert!(judged.iter().all(|one| one.cost >= 0.0 && one.error >= 0.0));
        judged.iter().map(|one| one.cost).sum()
    }
    let rules = silver_and_gold(2);
    let good = cost(&rules, [&mut Greedy::default(), &mut Greedy::default()]);
    let bad = cost(&rules, [&mut Random, &mut Random.clone()]);
    assert!(bad > 1.5 * good, "by lot {bad}, greedy {good}");
}

#[test]
fn the_best_move_costs_nothing_and_a_pass_at_the_start_costs_much() {
    let rules = nuggets(2);
    let mut game = greedy(&rules, 1);
    let (clock, parameters) = (Arc::new(StoppedClock) as _, QUICK.parse().unwrap());
    let first = (game.steps.iter())
        .position(|step| matches!(step, LogEntryKind::Move(..)))
        .unwrap();
    let LogEntryKind::Move(seat, _) = game.steps[first] else {
        unreachable!()
    };
    let mut cost = |mv| {
        game.steps[first] = LogEntryKind::Move(seat, rules.move_id(mv));
        judge(&rules, &game, first, parameters, &clock)
            .unwrap()
            .unwrap()
    };
    let passed = cost(rnw_nuggets::Move::Pass);
    assert!(
        passed.cost > 3000.0 && passed.error < passed.cost,
        "{passed:?}"
    );
    let best = cost(rules.move_by_id(passed.best).unwrap());
    assert_eq!((best.cost, best.error), (0.0, 0.0));
}

#[test]
fn draws_and_forced_moves_are_not_judged() {
    let rules = silver_and_gold(2);
    let game = greedy(&rules, 1);
    let choices = game
        .steps
        .iter()
        .enumerate()
        .filter(|(index, step)| match **step {
            LogEntryKind::Move(seat, _) => {
                rules.count_moves(&game.before(&rules, *index), seat) > 1
            }
            LogEntryKind::Deal(..) => false,
        });
    assert_eq!(judged(&rules, &game).len(), choices.count());
}

/// The exact cost is the difference of the scores that can be expected.
#[test]
fn the_last_decisions_of_a_game_for_one_seat_are_judged_exactly() {
    let rules = pyramids(1);
    let clock = Arc::new(StoppedClock) as _;
    let parameters = "iterations=20,depth=1,exact=3000".parse().unwrap();
    let (mut exact, mut lost) = (0, 0);
    for seed in 1..=4 {
        let game = played(&rules, seed, &mut [&mut Random]);
        for step in 0..game.steps.len() {
            let Some(judged) = judge(&rules, &game, step, parameters, &clock).unwrap() else {
                continue;
            };
            let state = game.before(&rules, step);
            let solution = crate::exact::Exact::new(&rules, 3000).solve(&state);
            assert_eq!(judged.exact, solution.is_ok());
            let (Ok(solution), LogEntryKind::Move(_, made)) = (solution, game.steps[step]) else {
                continue;
            };
            let value = |id| {
                let mv = rules.move_by_id(id).unwrap();
                solution.value_of(mv).unwrap()
            };
            let cost = value(judged.best).minus(value(made)).unwrap();
            assert_eq!(value(judged.best), solution.best().1);
            assert_eq!((judged.cost, judged.error), (1000.0 * cost.to_f64(), 0.0));
            exact += 1;
            lost += u32::from(judged.cost > 0.0);
            assert_eq!(judged.cost > 0.0, judged.best != made);
        }
    }
    assert!(exact > 1 && lost > 0, "{exact} {lost}");
}

#[test]
fn every_move_of_a_state_is_judged_as_if_it_had_been_made() {
    let rules = Arc::new(silver_and_gold(2));
    let seats = ["Ann", "Bob"].map(|name| SeatInfo {
        name: name.to_owned(),
        player: "me".to_owned(),
    });
    let mut table = Table::open(
        Arc::new(GameOf(Arc::clone(&rules))),
        "",
        seats.into(),
        7,
        Vec::new(),
    )
    .unwrap();
    let seat = Seat::new(1);
    table.deal().unwrap();
    let state = table.state().clone();
    let parameters: Parameters = QUICK.parse().unwrap();
    let clock: Arc<dyn Clock> = Arc::new(StoppedClock);
    let own = state.of::<rnw_silver_and_gold::Rules>().unwrap();
    let weighed = weigh(&*rules, own, seat, parameters, &clock).unwrap();
    let moves: Vec<MoveId> = weighed.iter().map(|(id, _)| *id).collect();
    assert_eq!(
        moves,
        table.moves(seat),
        "all moves, in the order of the game"
    );
    let best = weighed[0].1.best;
    for (id, judged) in &weighed {
        assert_eq!(judged.best, best);
        assert!(judged.cost >= 0.0 && (*id != best || judged.cost == 0.0));
    }
    // The first move is judged in the same imagined games as a decision of a game from this state.
    let played = RecordedGame {
        from: Some(state),
        ..RecordedGame::new(0, vec![LogEntryKind::Move(seat, moves[0])])
    };
    let judged = judge(&*rules, &played, 0, parameters, &clock).unwrap();
    assert_eq!(judged.as_ref(), Some(&weighed[0].1));
    assert_eq!(
        RecordedGame::of(&table).from,
        None,
        "the game began at its start"
    );
    let nothing = hindsight(&*rules, &played, seat, 1);
    assert!(
        nothing.upper_bound.is_none(),
        "the draws before are not known"
    );
}
