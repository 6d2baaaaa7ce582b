use super::*;
use crate::exact::Exact;
use crate::tests::{nuggets, pyramids, silver_and_gold};
use crate::{Bot, Greedy, Random, Seated, StoppedClock};
use rnw_session::{Player, Table};
use roll_and_write::{Awaiting, GameOf};
use std::io::{self, Sink};

const QUICK: &str = "iterations=40,depth=2";

fn judge<R: Ruleset>(rules: &Arc<R>, parameters: &str) -> Judge {
    let clock = Arc::new(StoppedClock);
    Judge::of(Arc::clone(rules), parameters.parse().unwrap(), clock)
}

/// A game between copies of a bot, played to its end.
fn played<R: Presentation>(
    rules: &Arc<R>,
    seed: u64,
    bot: impl Bot<R> + Clone + 'static,
) -> Table<Sink> {
    let game = Arc::new(GameOf(Arc::clone(rules)));
    let seat = |seat: Seat| SeatInfo {
        name: seat.number().to_string(),
        player: "me".to_owned(),
    };
    let seats = Seat::all(rules.seats()).map(seat).collect();
    let mut table = Table::open(game, "", seats, seed, io::sink()).unwrap();
    let mut player = Seated::new(Arc::clone(rules), bot);
    while let Awaiting::Seats(seats) = table.deal().unwrap() {
        let player: &mut dyn Player = &mut player;
        table.ask(seats.first().unwrap(), player).unwrap();
    }
    table
}

fn decisions<R: Presentation>(
    rules: &Arc<R>,
    seed: u64,
    bot: impl Bot<R> + Clone + 'static,
) -> Vec<MadeDecision> {
    let seats: Vec<Seat> = Seat::all(rules.seats()).collect();
    MadeDecision::all(&played(rules, seed, bot), &seats)
}

/// Whatever is compared, and whoever asks: a decision has one best move, and each move has one cost.
fn has_one_judgement<R: Presentation>(rules: R) {
    let rules = Arc::new(rules);
    let mut clear = 0;
    for decision in decisions(&rules, 3, Random).iter().step_by(7) {
        let ask = |compared| {
            judge(&rules, QUICK)
                .judge(&decision.view, compared)
                .unwrap()
        };
        let all = ask(Compared::All);
        let next = ask(Compared::Next);
        assert_eq!(next.best, all.best);
        let [(id, _)] = next.costs[..] else {
            panic!("there is a choice, so there is a next move: {next:?}")
        };
        assert!(id != next.best && all.costs.contains(&next.costs[0]));
        for one in all.costs.iter().rev().step_by(5) {
            assert_eq!(ask(Compared::Move(one.0)).costs, [*one]);
        }
        let costs = Vec::from_iter(&all.costs);
        let best = costs.iter().find(|(id, _)| *id == all.best).unwrap();
        assert_eq!(best.1, Cost::default());
        clear += costs.iter().filter(|(_, cost)| cost.is_clear).count();
        let judged = judge(&rules, QUICK).judge_made(decision).unwrap();
        assert_eq!(judged.best, all.best);
        assert!(costs.contains(&&(decision.made, judged.cost)));
    }
    assert!(clear > 5, "random moves cost something: {clear}");
}

#[test]
fn a_decision_has_the_same_judgement_whoever_asks() {
    has_one_judgement(silver_and_gold(2));
    has_one_judgement(pyramids(3));
    has_one_judgement(nuggets(2));
    has_one_judgement(rnw_lamplighters::load(&rnw_lamplighters::shipped(), [], 2).unwrap());
}

/// What a seat does not see must not change a hint.
#[test]
fn hidden_chips_do_not_change_a_judgement() {
    let rules = Arc::new(nuggets(2));
    let table = played(&rules, 2, Random);
    let entries = table.log().entries();
    let own = entries[entries.len() / 2].before.clone();
    let own = *own.of::<rnw_nuggets::Rules>().unwrap();
    let seat = Seat::new(1);
    let other = rules.view(&own, seat);
    let mut generator = decision_generator(DealId::single(1), seat, 0);
    let other = rules.determinize(&other, &mut generator);
    assert_ne!(other, own, "something is hidden");
    let key =
        |state| judge(&rules, QUICK).judge(&GameView::new(rules.view(state, seat)), Compared::Next);
    assert_eq!(key(&own), key(&other));
}

#[test]
fn random_decisions_cost_more_than_those_of_greedy() {
    let rules = Arc::new(silver_and_gold(2));
    let cost = |decisions: Vec<MadeDecision>| -> f64 {
        let judge = judge(&rules, QUICK);
        let judged = decisions.iter().map(|one| judge.judge_made(one).unwrap());
        judged.map(|one| one.cost.points).sum()
    };
    let good = cost(decisions(&rules, 3, Greedy::default()));
    let bad = cost(decisions(&rules, 3, Random));
    assert!(bad > 1.5 * good, "random {bad}, greedy {good}");
}

#[test]
fn a_pass_at_the_start_costs_much() {
    let rules = Arc::new(nuggets(2));
    let first = &decisions(&rules, 1, Greedy::default())[0];
    let pass = rules.move_id(rnw_nuggets::Move::Pass);
    let judged = judge(&rules, QUICK).judge(&first.view, Compared::Move(pass));
    let [(_, cost)] = judged.unwrap().costs[..] else {
        panic!("one move was asked for")
    };
    assert!(cost.is_clear && cost.points > 3.0, "{cost:?}");
}

#[test]
fn decisions_without_a_choice_are_not_listed() {
    let rules = Arc::new(pyramids(2));
    let is_forced = |table: &Table<Sink>, entry: &LogEntry| match entry.kind {
        LogEntryKind::Move(seat, _) => table.game().moves(&entry.before, seat).len() == 1,
        LogEntryKind::Deal(..) => false,
    };
    let (table, forced) = (0..100)
        .find_map(|seed| {
            let table = played(&rules, seed, Random);
            let mut entries = table.log().entries().iter();
            let forced = entries.position(|entry| is_forced(&table, entry))?;
            Some((table, forced))
        })
        .unwrap();
    let own = MadeDecision::all(&table, &[Seat::new(1)]);
    assert!(own.iter().all(|one| one.seat == Seat::new(1)) && !own.is_empty());
    let all = MadeDecision::all(&table, &[Seat::new(0), Seat::new(1)]);
    assert!(all.len() > own.len() && all.iter().all(|one| one.step != forced));
    let entry = &table.log().entries()[forced];
    let LogEntryKind::Move(seat, only) = entry.kind else {
        unreachable!("a forced move is a move")
    };
    let view = table.game().view(&entry.before, seat);
    let hint = judge(&rules, QUICK).judge(&view, Compared::Next).unwrap();
    assert_eq!((hint.best, hint.costs), (only, Vec::new()));
}

/// The exact cost is the difference of the scores that can be expected.
#[test]
fn the_last_decisions_of_a_game_for_one_seat_are_judged_exactly() {
    let rules = Arc::new(pyramids(1));
    let judge = judge(&rules, "iterations=20,depth=1,exact=3000");
    let (mut exact, mut lost, mut equal) = (0, 0, 0);
    for seed in 1..=4 {
        for decision in decisions(&rules, seed, Random) {
            let judged = judge.judge_made(&decision).unwrap();
            let view = decision.view.of::<rnw_pyramids::Rules>().unwrap();
            let mut generator = decision_generator(DealId::single(1), decision.seat, 0);
            let state = rules.determinize(view, &mut generator);
            let solution = Exact::new(&*rules, 3000).solve(&state);
            let hint = judge.judge(&decision.view, Compared::Next).unwrap();
            assert_eq!(judged.cost.exact, solution.is_ok());
            assert_eq!(hint.costs[0].1.exact, solution.is_ok());
            let Ok(solution) = solution else { continue };
            let value = |id| {
                let mv = rules.move_by_id(id).unwrap();
                solution.value_of(mv).unwrap()
            };
            let cost = value(judged.best).minus(value(decision.made)).unwrap();
            assert_eq!(value(judged.best), solution.best().1);
            assert_eq!(
                (judged.cost.points, judged.cost.error),
                (cost.to_f64(), 0.0)
            );
            let others = solution
                .moves
                .iter()
                .filter(|(mv, _)| rules.move_id(mv.mv()) != hint.best);
            let next = others.map(|(_, value)| *value).max().unwrap();
            assert_eq!(value(hint.costs[0].0), next);
            exact += 1;
            lost += u32::from(judged.cost.is_clear);
            assert_eq!(judged.cost.points > 0.0, judged.best != decision.made);
            // Each of several best moves is the best if it was made.
            for (mv, value) in &solution.moves {
                let made = rules.move_id(mv.mv());
                if *value == solution.best().1 && made != hint.best {
                    let other = MadeDecision {
                        made,
                        ..decision.clone()
                    };
                    assert_eq!(judge.judge_made(&other).unwrap().best, made);
                    equal += 1;
                }
            }
        }
    }
    assert!(exact > 1 && lost > 0 && equal > 0, "{exact} {lost} {equal}");
}

#[test]
fn what_cannot_be_judged_is_named() {
    let rules = Arc::new(silver_and_gold(2));
    let judge = judge(&rules, QUICK);
    let decision = &decisions(&rules, 1, Random)[0];
    let refused = |view: &GameView, compared| judge.judge(view, compared).unwrap_err().what;
    let text = refused(&GameView::new(7_u8), Compared::Next);
    assert!(text.ends_with("is asked about another game"), "{text}");
    let text = refused(&decision.view, Compared::Move(MoveId(u32::MAX)));
    assert!(
        text.ends_with("is asked about a move that is not legal"),
        "{text}"
    );
    let start = GameView::new(rules.view(&rules.start(), Seat::new(0)));
    let text = refused(&start, Compared::Next);
    assert!(text.ends_with("finds no move"), "{text}");
}

#[test]
fn mistakes_are_clear_and_the_most_expensive_are_first() {
    let of = |step, points, is_clear| JudgedDecision {
        step,
        seat: Seat::new(0),
        made: MoveId(0),
        best: MoveId(1),
        cost: Cost {
            points,
            is_clear,
            ..Cost::default()
        },
    };
    let decisions = [
        of(9, 2.0, true),
        of(4, 2.0, true),
        of(1, 9.0, false),
        of(7, 3.0, true),
    ];
    let mistakes = JudgedDecision::mistakes(&decisions);
    let steps: Vec<usize> = mistakes.iter().map(|one| one.step).collect();
    assert_eq!(steps, [7, 4, 9]);
}

#[test]
fn the_decisions_of_people_are_judged_or_all() {
    let seats = |players: &[&str]| {
        let seat = |player: &&str| SeatInfo {
            name: String::new(),
            player: (*player).to_owned(),
        };
        people(&players.iter().map(seat).collect::<Vec<_>>())
    };
    assert_eq!(seats(&["greedy", "me"]), [Seat::new(1)]);
    assert_eq!(seats(&["greedy", "random"]), [Seat::new(0), Seat::new(1)]);
}
