use super::chance::ChanceStream;
use super::tree::Tree;
use super::*;
use crate::tests::{nuggets, pyramids, silver_and_gold};
use crate::{Greedy, arena};
use rnw_session::{DealId, StoppedClock, decision_generator};
use roll_and_write::{Awaiting, Chance, Draw, ItemSet, MoveId, NoEvents, Purpose, Roll, Seat};
use std::sync::atomic::{AtomicU64, Ordering};

const SMALL: &str = "iterations=60,depth=3";

fn search<R: Ruleset>(parameters: &str) -> Search<R> {
    Search::new(parameters.parse().unwrap(), Arc::new(StoppedClock))
}

/// Returns the states of a random game in which this seat must decide.
fn asked<R: Ruleset>(rules: &R, seat: Seat, number: u64) -> Vec<R::State> {
    let mut chance_stream = ChanceStream::new(3, number);
    let (mut state, mut found) = (rules.start(), Vec::new());
    loop {
        match rules.awaiting(&state) {
            Awaiting::Over => return found,
            Awaiting::Chance(chance) => {
                rules.deal(&mut state, chance_stream.draw(chance), &mut NoEvents);
            }
            Awaiting::Seats(seats) => {
                let mover = seats.first().unwrap();
                if mover == seat {
                    found.push(state);
                }
                let (mv, _) = rules
                    .random_move(&state, mover, &mut chance_stream.generator)
                    .unwrap();
                rules.apply(&mut state, mv, &mut NoEvents);
            }
        }
    }
}

/// Returns the states in which the seat has a choice.
fn choices<R: Ruleset>(rules: &R, seat: Seat) -> Vec<R::State> {
    let mut states = asked(rules, seat, 0);
    states.retain(|state| rules.count_moves(state, seat) > 1);
    states
}

/// Checks that the same view and generator give the same legal move, whatever was searched before.
fn repeats<R: Ruleset>(rules: &R) {
    let seat = Seat::new(1);
    let mut used = search::<R>(SMALL);
    let states = choices(rules, seat);
    for (ordinal, state) in (0..).zip(states.iter().step_by(5)) {
        let generator = || decision_generator(DealId::single(5), seat, ordinal);
        let chosen = used
            .choose(&mut Decision::at(rules, state, seat), &mut generator())
            .unwrap();
        assert_eq!(rules.check(state, seat, chosen.mv()), Ok(chosen));
        let fresh =
            search::<R>(SMALL).choose(&mut Decision::at(rules, state, seat), &mut generator());
        assert_eq!(fresh.unwrap(), chosen);
    }
}

#[test]
fn the_same_view_leads_to_the_same_move_whatever_was_searched_before() {
    repeats(&silver_and_gold(2));
    repeats(&pyramids(2));
    repeats(&nuggets(2));
}

/// Pins the choices of the search. They are the same on every machine and must change only on purpose.
#[test]
fn the_same_seed_gives_the_same_choice_for_ever() {
    fn chosen<R: roll_and_write::Presentation>(rules: &R) -> Vec<String> {
        let seat = Seat::new(1);
        let states = choices(rules, seat);
        let state = |index: usize| &states[index * (states.len() - 1) / 3];
        let choose = |index: usize| {
            let mut generator = decision_generator(DealId::single(5), seat, index as u32);
            let chosen = search::<R>(SMALL)
                .choose(&mut Decision::at(rules, state(index), seat), &mut generator);
            rules.print_move(chosen.unwrap().mv())
        };
        (0..4).map(choose).collect()
    }
    let all = [
        chosen(&silver_and_gold(2)),
        chosen(&pyramids(2)),
        chosen(&nuggets(2)),
    ];
    assert_eq!(all, PINNED);
}

const PINNED: [[&str; 4]; 3] = [
    ["keep O09 Y02", "A c3", "A a3 a4 b4", "A d1"],
    ["keep O15 P17", "B a3", "take O38", "A b1 c1 b2 c2"],
    ["chip 3 e5", "chip 1 f4", "fence b2 b3", "chip 1 f5"],
];

/// Returns a state of a game in which the seat has only one move.
fn forced<R: Ruleset>(rules: &R, seat: Seat) -> R::State {
    let forced = (0..100).find_map(|number| {
        let mut states = asked(rules, seat, number).into_iter();
        states.find(|state| rules.count_moves(state, seat) == 1)
    });
    forced.unwrap()
}

/// Runs a search and returns the number of passes and the number of moves made.
fn effort<R: Ruleset>(rules: &R, parameters: &str) -> (u64, u64) {
    let (seat, parameters) = (Seat::new(0), parameters.parse::<Parameters>().unwrap());
    let state = choices(rules, seat)[1];
    let view = rules.view(&state, seat);
    let mut rooms = Rooms::new(parameters.threads);
    let mut team = Team::new(rules, &view, parameters, 9, &mut rooms);
    team.begin(&mut decision_generator(DealId::single(5), seat, 0));
    team.decide(Duration::ZERO, &StoppedClock);
    let others = team.others.iter().map(|run| run.nodes);
    (team.passes(), team.first.nodes + others.sum::<u64>())
}

#[test]
fn a_budget_of_iterations_is_kept_to_the_last_one() {
    for (iterations, threads) in [(1, 1), (2, 1), (7, 1), (60, 1), (200, 1), (1, 3), (200, 3)] {
        let parameters = format!("iterations={iterations},depth=1,threads={threads}");
        assert_eq!(effort(&silver_and_gold(2), &parameters).0, iterations);
    }
}

/// The threads run in any order, so a choice that depended on it would differ soon.
#[test]
fn the_same_number_of_threads_gives_the_same_choices() {
    let (rules, seat) = (silver_and_gold(2), Seat::new(1));
    let states = choices(&rules, seat);
    let chosen = || -> Vec<_> {
        let mut bot = search("iterations=60,depth=3,threads=3");
        let states = states.iter().step_by(4);
        let choose = |state| {
            let mut generator = decision_generator(DealId::single(5), seat, 0);
            bot.choose(&mut Decision::at(&rules, state, seat), &mut generator)
                .unwrap()
        };
        states.map(choose).collect()
    };
    let first = chosen();
    assert!((0..5).all(|_| chosen() == first));
}

#[test]
fn a_budget_of_nodes_is_overrun_by_one_pass_at_most() {
    // The first list of moves, and one pass with one decision ahead and its answers.
    let pass = 500;
    for nodes in [1, 500, 5000] {
        let spent = effort(&silver_and_gold(2), &format!("nodes={nodes},depth=1")).1;
        assert!((nodes..nodes + pass).contains(&spent), "{nodes}: {spent}");
    }
}

/// A clock that advances by a millisecond each time it is read.
#[derive(Default, Debug)]
struct Ticking(AtomicU64);

impl Clock for Ticking {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

#[test]
fn a_budget_of_time_ends_with_the_first_look_at_the_clock_after_it() {
    let (rules, seat) = (silver_and_gold(2), Seat::new(0));
    let state = choices(&rules, seat)[1];
    let clock = Arc::new(Ticking::default());
    let mut bot = Search::new("time=50,depth=1".parse().unwrap(), clock.clone());
    let mut generator = decision_generator(DealId::single(5), seat, 0);
    bot.choose(&mut Decision::at(&rules, &state, seat), &mut generator)
        .unwrap();
    // Read at the start and before each pass. The last reading shows that the time is over.
    assert_eq!(clock.0.load(Ordering::Relaxed), 51);
}

#[test]
fn a_single_move_is_made_without_a_search() {
    let (rules, seat) = (pyramids(2), Seat::new(0));
    let view = rules.view(&forced(&rules, seat), seat);
    let mut rooms = Rooms::new(1);
    let mut team = Team::new(&rules, &view, Parameters::default(), 9, &mut rooms);
    team.begin(&mut decision_generator(DealId::single(5), seat, 0));
    assert!(team.decide(Duration::ZERO, &StoppedClock).is_some());
    assert_eq!(team.passes(), 0);
}

/// Tests the strength with a small budget, so that the result does not depend on the machine.
#[test]
fn a_small_search_beats_greedy_in_every_game() {
    fn share<R: Ruleset>(rules: &R, parameters: &str, deals: u64) -> f64 {
        let mut bots: Vec<Box<dyn Bot<R>>> =
            vec![Box::new(search(parameters)), Box::new(Greedy::default())];
        let mut points = 0.0;
        for deal in 0..deals {
            for (seated, own) in [([0, 1], 0), ([1, 0], 1)] {
                let result = arena::play(
                    rules,
                    &mut bots,
                    &seated,
                    DealId::new(4, deal),
                    &mut NoEvents,
                );
                points +=
                    match result.places[Seat::new(own)].cmp(&result.places[Seat::new(1 - own)]) {
                        std::cmp::Ordering::Less => 1.0,
                        std::cmp::Ordering::Equal => 0.5,
                        std::cmp::Ordering::Greater => 0.0,
                    };
            }
        }
        points / (2 * deals) as f64
    }
    const ENOUGH: &str = "iterations=200";
    let shares = std::thread::scope(|scope| {
        let gold = scope.spawn(|| share(&silver_and_gold(2), ENOUGH, 3));
        let pyramids = scope.spawn(|| share(&pyramids(2), ENOUGH, 3));
        let nuggets = share(&nuggets(2), ENOUGH, 3);
        [gold.join().unwrap(), pyramids.join().unwrap(), nuggets]
    });
    assert!(shares.iter().all(|share| *share >= 0.6), "{shares:?}");
}

#[test]
fn equal_numbers_give_equal_luck_and_draws_are_uniform() {
    let deck = Purpose::new("deck", 0);
    let draw = |number, among| {
        let draw = Draw::Item { items: 8, among };
        let chance = Chance {
            purpose: deck,
            draw,
        };
        ChanceStream::new(7, number).draw(chance).as_item()
    };
    let eight = ItemSet::first_n(8);
    let mut counts = [0u32; 8];
    for number in 0..4000 {
        let first = draw(number, eight);
        counts[usize::from(first)] += 1;
        // Removing other items does not change the draw.
        let other = (first + 1) % 8;
        assert_eq!(draw(number, eight.without(other)), first);
    }
    // 7 degrees of freedom: chance exceeds 24.3 once in a thousand times.
    let chi: f64 = counts
        .iter()
        .map(|&count| (f64::from(count) - 500.0).powi(2) / 500.0)
        .sum();
    assert!(chi < 24.3, "{counts:?} has chi-square {chi}");
}

/// The dice of a roll are independent of each other, and of those of other rolls.
#[test]
fn imagined_rolls_are_uniform_and_independent() {
    let roll = |number, ordinal| {
        let purpose = Purpose::new("dice", ordinal);
        let draw = Draw::Roll(Roll::of(3, 6));
        ChanceStream::new(7, number).draw(Chance { purpose, draw })
    };
    assert_eq!(roll(3, 5), roll(3, 5));
    let mut counts = [[0u32; 36]; 3];
    for number in 0..18_000 {
        let (one, next) = (roll(number, 0), roll(number, 1));
        let pairs = [
            (one.die(0), one.die(1)),
            (one.die(1), one.die(2)),
            (one.die(0), next.die(0)),
        ];
        for (counts, (a, b)) in counts.iter_mut().zip(pairs) {
            counts[usize::from(a) * 6 + usize::from(b)] += 1;
        }
    }
    for counts in counts {
        let part = |&count: &u32| (f64::from(count) - 500.0).powi(2) / 500.0;
        let chi: f64 = counts.iter().map(part).sum();
        // 35 degrees of freedom: chance exceeds 66.6 once in a thousand times.
        assert!(chi < 66.6, "{counts:?} has chi-square {chi}");
    }
}

#[test]
fn a_full_tree_takes_in_nothing_more() {
    let mut tree = Tree::default();
    let root = tree.root();
    let mut edges = 0;
    while tree.has_room(1) {
        tree.add(root, MoveId(edges), 0.0);
        edges += 1;
    }
    assert!(edges > 10_000 && !tree.has_room(1));
    tree.learn(0, 1.0);
    tree.clear();
    assert!(tree.has_room(1));
}
