use super::fingerprint::fingerprint;
use super::*;
use crate::tests::{islands, nuggets, played, pyramids, silver_and_gold};
use crate::{Bot, Decision, Greedy, Random, Search};
use rnw_packs::Files;
use rnw_session::{DealId, Dealer, LogEntryKind, StoppedClock, decision_generator};
use roll_and_write::{
    Events, GameInfo, ItemSet, Message, MoveId, Points, Refusal, Score, ScoreLine, Seats, Weights,
};
use std::sync::Arc;

const SEAT: Seat = Seat::new(0);

/// The same value, computed in the simplest way: no memory, no limits but the number of states. Adds the states in
/// which the seat decides to `met`. Returns `None` if there are too many states.
fn brute_force<R: Ruleset>(
    rules: &R,
    state: &R::State,
    left: &mut u32,
    met: &mut Vec<R::State>,
) -> Option<Expected> {
    *left = left.checked_sub(1)?;
    match rules.awaiting(state) {
        Awaiting::Over => Some(Expected::from(rules.score(state, SEAT).total())),
        Awaiting::Chance(chance) => {
            let mut sum = Expected::from(0);
            for item in chance.draw.items().unwrap().iter() {
                let mut after = *state;
                rules.deal(&mut after, item.into(), &mut NoEvents);
                sum = sum.plus(brute_force(rules, &after, left, met)?).unwrap();
            }
            sum.divided_by(chance.draw.outcomes() as u32)
        }
        Awaiting::Seats(_) => {
            met.push(*state);
            let mut best = None;
            for number in 0..rules.count_moves(state, SEAT) {
                let mut after = *state;
                let mv = rules.nth_move(state, SEAT, number).unwrap();
                rules.apply(&mut after, mv, &mut NoEvents);
                best = best.max(Some(brute_force(rules, &after, left, met)?));
            }
            best
        }
    }
}

/// Returns the decisions of a game in their order.
fn decisions<R: Ruleset>(rules: &R, bot: &mut dyn Bot<R>, game: u64) -> Vec<R::State> {
    let steps = played(rules, DealId::new(3, game), &mut [bot]);
    let decided = |step: &LogEntryKind| matches!(step, LogEntryKind::Move(..));
    let steps = steps.into_iter().filter(|(_, step)| decided(step));
    steps.map(|(state, _)| state).collect()
}

/// Compares the last decisions of some games with brute force. Returns how many were compared.
fn compare<R: Ruleset>(rules: &R, games: u64) -> usize {
    let mut compared = 0;
    for game in 0..games {
        let bots: [&mut dyn Bot<R>; 2] = [&mut Greedy::default(), &mut Random];
        for bot in bots {
            for state in decisions(rules, bot, game).iter().rev() {
                let mut met = Vec::new();
                let Some(value) = brute_force(rules, state, &mut 60_000, &mut met) else {
                    break;
                };
                let solution = Exact::new(rules, 60_000).solve(state);
                let solution = solution.expect("brute force visits more positions");
                assert_eq!(solution.best().1, value, "{state:?}");
                for (mv, value) in &solution.moves {
                    let mut after = *state;
                    rules.apply(&mut after, *mv, &mut NoEvents);
                    let expected = brute_force(rules, &after, &mut 60_000, &mut Vec::new());
                    assert_eq!(Some(*value), expected, "{mv:?} in {state:?}");
                }
                told_apart::<R>(met);
                compared += 1;
            }
        }
    }
    compared
}

/// Checks that states with the same fingerprint are equal.
fn told_apart<R: Ruleset>(states: Vec<R::State>) {
    let mut known = BTreeMap::new();
    for state in states {
        let first = *known.entry(fingerprint(&state)).or_insert(state);
        assert!(first == state, "{first:?} and {state:?}");
    }
}

#[test]
fn silver_and_gold_is_solved_as_by_brute_force() {
    const CARDS: &str = "A1 purple $x.x
        A2 purple $T
        B1 orange x.$
        B2 orange Tx
        C1 green .$ x.
        C2 green .T.
        D1 gray x~ $x
        D2 gray ....";
    let open = |files: &Files, bent: bool| {
        let house = [("last-picks", "take"), ("palms", "optional")];
        let house = house.into_iter().filter(|_| bent);
        rnw_silver_and_gold::load(files, house, 1).unwrap()
    };
    let base = rnw_silver_and_gold::shipped();
    for (files, bent) in [
        (base.clone(), false),
        (base.clone(), true),
        (islands(CARDS).schedule(1, 1, 2).files(), false),
        (islands(CARDS).schedule(2, 2, 2).files(), true),
    ] {
        let compared = compare(&open(&files, bent), 4);
        assert!(compared >= 12, "{compared}");
    }
}

#[test]
fn a_game_with_rivals_a_draw_and_a_large_rest_are_not_solved() {
    let nuggets = nuggets(2);
    let mut state = nuggets.start();
    let exact = Exact::new(&nuggets, 1_000_000);
    let mut dealer = Dealer::new(DealId::single(1));
    while let Awaiting::Chance(chance) = nuggets.awaiting(&state) {
        assert_eq!(exact.solve(&state), Err(NotSolved::Seats));
        nuggets.deal(&mut state, dealer.draw(chance), &mut NoEvents);
    }
    assert_eq!(exact.solve(&state), Err(NotSolved::Seats));
    let rules = silver_and_gold(1);
    let start = Exact::new(&rules, u32::MAX).solve(&rules.start());
    assert_eq!(start, Err(NotSolved::NoDecision), "the first card is drawn");
    let states = decisions(&rules, &mut Greedy::default(), 0);
    let whole = Exact::new(&rules, u32::MAX).solve(&states[0]);
    assert_eq!(whole, Err(NotSolved::TooLarge));
    // After the first roll the rest of a game with dice has more rolls.
    let dice = rnw_lamplighters::load(&rnw_lamplighters::shipped(), [], 1).unwrap();
    let mut state = dice.start();
    let Awaiting::Chance(chance) = dice.awaiting(&state) else {
        panic!("a roll is awaited");
    };
    dice.deal(&mut state, dealer.draw(chance), &mut NoEvents);
    let rest = Exact::new(&dice, u32::MAX).solve(&state);
    assert_eq!(rest, Err(NotSolved::Roll));
}

#[test]
fn the_limit_is_the_number_of_positions_that_are_visited() {
    let rules = silver_and_gold(1);
    let games = (2..6).map(|game| decisions(&rules, &mut Greedy::default(), game));
    let states: Vec<_> = games.flatten().collect();
    let solved = states.iter().filter_map(|state| {
        let solution = Exact::new(&rules, 60_000).solve(state).ok()?;
        Some((state, solution))
    });
    let mut largest = 0;
    for (state, solution) in solved {
        let enough = solution.positions;
        let fewer = Exact::new(&rules, enough - 1).solve(state);
        assert_eq!(fewer, Err(NotSolved::TooLarge));
        assert_eq!(Exact::new(&rules, enough).solve(state), Ok(solution));
        largest = largest.max(enough);
    }
    assert!(largest > 1000, "{largest}");
}

#[test]
fn a_search_makes_the_best_move_where_it_can_solve() {
    let rules = pyramids(1);
    let search = |parameters: &str| {
        Search::<rnw_pyramids::Rules>::new(parameters.parse().unwrap(), Arc::new(StoppedClock))
    };
    let mut generator = decision_generator(DealId::single(1), SEAT, 0);
    let (mut optimal, mut plain) = (search("iterations=1,exact=20000"), search("iterations=1"));
    let (mut solved, mut worse) = (0, 0);
    for game in 0..4 {
        for state in decisions(&rules, &mut Greedy::default(), game) {
            let Ok(solution) = Exact::new(&rules, 20_000).solve(&state) else {
                continue;
            };
            let mut value = |bot: &mut Search<_>| {
                let mut decision = Decision::at(&rules, &state, SEAT);
                let mv = bot.choose(&mut decision, &mut generator).unwrap();
                solution.value_of(mv.mv()).unwrap()
            };
            assert_eq!(value(&mut optimal), solution.best().1);
            worse += u32::from(value(&mut plain) < solution.best().1);
            solved += 1;
        }
    }
    assert!(solved > 8 && worse > 0, "{solved} {worse}");
}

/// A coin is flipped. The seat sees it or not, and guesses for a point.
#[derive(Debug)]
struct Guess {
    info: GameInfo,
    seen: bool,
    /// The coin is not fair, and it is flipped after the guess.
    after: Option<Weights>,
}

type Coin = (Option<u8>, Option<u8>);

impl Ruleset for Guess {
    type State = Coin;
    type Move = u8;
    type View = Coin;
    type Event = u8;

    fn info(&self) -> &GameInfo {
        &self.info
    }
    fn start(&self) -> Coin {
        (None, None)
    }
    fn awaiting(&self, state: &Coin) -> Awaiting {
        if let (Some(weights), Some(_), None) = (self.after, state.1, state.0) {
            return Awaiting::weighted("coin", 0, weights);
        }
        match state {
            (None, _) if self.after.is_none() => {
                Awaiting::chance("coin", 0, 2, ItemSet::first_n(2))
            }
            (_, None) => Awaiting::Seats(Seats::all(1)),
            _ => Awaiting::Over,
        }
    }
    fn deal(&self, state: &mut Coin, outcome: Outcome, _: &mut impl Events<u8>) {
        let item = outcome.as_item();
        state.0 = Some(item);
    }
    fn check(&self, _: &Coin, seat: Seat, side: u8) -> Result<Legal<u8>, Refusal> {
        match side {
            0 | 1 => Ok(Legal::unchecked(seat, side)),
            _ => Err(Refusal::new("COIN-1", Message::new("refusal-side"))),
        }
    }
    fn apply(&self, state: &mut Coin, mv: Legal<u8>, _: &mut impl Events<u8>) {
        state.1 = Some(mv.mv());
    }
    fn view(&self, state: &Coin, _: Seat) -> Coin {
        (state.0.filter(|_| self.seen), state.1)
    }
    fn determinize<G: Rng + ?Sized>(&self, view: &Coin, generator: &mut G) -> Coin {
        let coin = view.0.unwrap_or_else(|| generator.next_u64() as u8 & 1);
        (Some(coin), view.1)
    }
    fn viewer(&self, _: &Coin) -> Seat {
        SEAT
    }
    fn score(&self, state: &Coin, _: Seat) -> Score {
        Score::of([ScoreLine::new(
            "score-guess",
            1,
            Points::from(state.0 == state.1),
        )])
    }
    fn ids(&self) -> u32 {
        2
    }
    fn move_by_id(&self, id: MoveId) -> Option<u8> {
        (id.0 < 2).then_some(id.0 as u8)
    }
}

/// A solver that knew the coin would find a whole point.
#[test]
fn a_view_that_hides_something_is_not_solved() {
    for seen in [true, false] {
        let rules = Guess {
            info: GameInfo::new("guess", 1),
            seen,
            after: None,
        };
        let exact = Exact::new(&rules, 10);
        let view = rules.view(&(Some(1), None), SEAT);
        for number in 0..100 {
            let mut generator = decision_generator(DealId::single(number), SEAT, 0);
            let solution = exact.solve_view(&view, &mut generator);
            assert_eq!(solution.is_ok(), seen);
        }
        if seen {
            let solution = exact.solve(&(Some(1), None)).unwrap();
            assert_eq!((solution.best().0.mv(), solution.best().1), (1, 1.into()));
        }
    }
}

#[test]
fn a_draw_by_weights_counts_by_its_weights() {
    let rules = Guess {
        info: GameInfo::new("guess", 1),
        seen: true,
        after: Some(Weights::of(&[1, 3])),
    };
    let solution = Exact::new(&rules, 10).solve(&(None, None)).unwrap();
    let part = |parts: i32| Expected::from(parts).divided_by(4).unwrap();
    let values: Vec<Expected> = solution.moves.iter().map(|(_, value)| *value).collect();
    assert_eq!(values, [part(1), part(3)]);
    assert_eq!(solution.best().0.mv(), 1);
}
