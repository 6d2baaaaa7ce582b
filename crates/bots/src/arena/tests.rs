use super::*;
use crate::tests::{nuggets, pyramids, silver_and_gold};
use crate::{ExternalPlayer, Spec};
use rnw_session::{
    Ask, Clock, FAULTS_MAX, GameStart, ObservedLog, Observer, Player, PlayerFault, SeatInfo,
    StoppedClock, Table,
};
use rnw_silver_and_gold::Rules;
use roll_and_write::{GameOf, Message, MoveId};
use std::sync::{Arc, Mutex};

fn bots<R: Presentation>(specs: &[Spec]) -> Vec<Box<dyn Bot<R>>> {
    let clock: Arc<dyn Clock> = Arc::new(StoppedClock);
    specs.iter().map(|spec| spec.bot(&clock)).collect()
}

fn play_many<R: Presentation>(rules: &R, specs: &[Spec], games: u64) -> Vec<GameResult> {
    let mut bots = bots(specs);
    (0..games)
        .map(|game| {
            play(
                rules,
                &mut bots,
                &[0, 1],
                DealId::new(1, game),
                &mut NoEvents,
            )
        })
        .collect()
}

/// Plays 200 games of greedy against random. Both numbers are minimums.
fn greedy_has<R: Presentation>(rules: &R, wins: usize, parts_of_points: i32) {
    let results = play_many(rules, &[Spec::GREEDY, Spec::Random], 200);
    let (first, game) = (Seat::new(0), std::any::type_name::<R>());
    let won = results.iter().filter(|result| result.places[first] == 1);
    let won = won.count();
    let total: i32 = results.iter().map(|result| result.scores[first]).sum();
    assert!(
        won >= wins && total >= parts_of_points,
        "greedy won {won} of 200 games of {game}, and scored {total}"
    );
}

/// Pinned minimums. A change that raises them must update them; no change may lower them.
#[test]
fn greedy_beats_random_and_its_strength_does_not_fall() {
    greedy_has(&silver_and_gold(2), 200, 24_500);
    greedy_has(&pyramids(2), 200, 31_400);
    // Values learned by play with itself take 77 % from the estimate that had 187 wins here.
    greedy_has(&nuggets(2), 179, 40_000);
    let lamplighters = rnw_lamplighters::load(&rnw_lamplighters::shipped(), [], 2);
    greedy_has(&lamplighters.unwrap(), 199, 9_400);
}

#[test]
fn a_game_depends_on_its_number_alone() {
    let rules = silver_and_gold(2);
    let forward = play_many(&rules, &[Spec::GREEDY, Spec::Random], 4);
    let mut bots = bots(&[Spec::GREEDY, Spec::Random]);
    for result in forward.iter().rev() {
        let again = play(
            &rules,
            &mut bots,
            &[0, 1],
            DealId::new(1, result.game),
            &mut NoEvents,
        );
        assert_eq!(again, *result);
    }
}

/// Makes the first legal move, but fails at every `every`-th decision.
struct Flawed {
    every: usize,
    asked: usize,
    on_fault: OnFault,
    heard: Arc<Mutex<Vec<Message>>>,
    ended: Arc<Mutex<Vec<Option<FinalOutcome>>>>,
}

impl Player for Flawed {
    fn begins(&mut self, start: &GameStart<'_>) {
        assert_eq!(start.names.len(), start.game.info().seats);
    }
    fn choose(&mut self, ask: Ask<'_>) -> Result<MoveId, PlayerFault> {
        self.asked += 1;
        self.heard.lock().unwrap().extend_from_slice(ask.messages);
        if self.asked.is_multiple_of(self.every) {
            return Err(PlayerFault::new(FaultCode::Late, "it sleeps"));
        }
        Ok(ask.moves[0])
    }
    fn ends(&mut self, ending: Ending<'_>) {
        self.ended.lock().unwrap().push(ending.outcome.cloned());
    }
    fn observes(&self) -> bool {
        true
    }
    fn on_fault(&self) -> OnFault {
        self.on_fault
    }
}

/// The messages that a failing player received, and the outcome of each game that it was notified of.
type Kept = (Vec<Message>, Vec<Option<FinalOutcome>>);
/// The result of a game with a failing player: the outcome, the faults of the player, the messages for its seat
/// before its last decision, and the outcome that it received.
type Seen = (
    Option<FinalOutcome>,
    u32,
    Vec<Message>,
    Vec<Option<FinalOutcome>>,
);

fn flawed(every: usize, on_fault: OnFault) -> (Flawed, impl Fn() -> Kept) {
    let (heard, ended) = (
        Arc::<Mutex<Vec<Message>>>::default(),
        Arc::<Mutex<Vec<_>>>::default(),
    );
    let seen = (Arc::clone(&heard), Arc::clone(&ended));
    let flawed = Flawed {
        every,
        asked: 0,
        on_fault,
        heard,
        ended,
    };
    (flawed, move || {
        (
            seen.0.lock().unwrap().clone(),
            seen.1.lock().unwrap().clone(),
        )
    })
}

fn in_an_arena(rules: &Arc<Rules>, every: usize, on_fault: OnFault) -> Seen {
    let (player, seen) = flawed(every, on_fault);
    let player = Mutex::new(Some(player));
    let start = move || -> Box<dyn Player> { Box::new(player.lock().unwrap().take().unwrap()) };
    let mut bots = bots(&[Spec::GREEDY, Spec::GREEDY]);
    bots[1] = Box::new(ExternalPlayer::new(Arc::new(start), "content"));
    let result = play(
        &**rules,
        &mut bots,
        &[0, 1],
        DealId::single(7),
        &mut NoEvents,
    );
    assert_eq!(result.faults[Seat::new(0)], [0; 6]);
    assert_eq!(result.aborted, on_fault == OnFault::Abort);
    let outcome = (!result.aborted).then(|| result.outcome(2, 1));
    let (heard, ended) = seen();
    (
        outcome,
        result.faults[Seat::new(1)].iter().sum(),
        heard,
        ended,
    )
}

fn at_a_table(rules: &Arc<Rules>, every: usize, on_fault: OnFault) -> Seen {
    let (mut player, seen) = flawed(every, on_fault);
    let info = |name: &str| SeatInfo {
        name: name.to_owned(),
        player: "bot".to_owned(),
    };
    let seats = vec![info("Ann"), info("Bob")];
    let game = Arc::new(GameOf(Arc::clone(rules)));
    let mut table = Table::open(game.clone(), "content", seats, 7, Vec::new()).unwrap();
    let mut greedy = crate::Seated::new(Arc::clone(rules), crate::Greedy::default());
    table.begin(Seat::new(1), &mut player);
    while let Awaiting::Seats(seats) = table.deal().unwrap() {
        let seat = seats.first().unwrap();
        let bots: [&mut dyn Player; 2] = [&mut greedy, &mut player];
        if table
            .ask(seat, bots.into_iter().nth(seat.index()).unwrap())
            .is_err()
        {
            break;
        }
    }
    table.close().unwrap();
    table.end(&mut player);
    let (record, _) = rnw_session::Record::parse(table.written()).unwrap();
    let verdict = rnw_session::verify(game, "content", &record);
    match table.outcome() {
        Some(outcome) => assert_eq!(verdict, rnw_session::ReplayVerdict::Complete(outcome)),
        None => assert!(
            matches!(verdict, rnw_session::ReplayVerdict::Unfinished { .. }),
            "{verdict:?}"
        ),
    }
    let (heard, ended) = seen();
    let all = ObservedLog::of(Observer::Seat(Seat::new(1)), table.log());
    let all: Vec<Message> = all
        .messages()
        .iter()
        .map(|(_, message)| message.clone())
        .collect();
    assert!(
        heard.len() > 10 && all.starts_with(&heard),
        "each is told once, in order"
    );
    (
        table.outcome(),
        table.player_faults().len() as u32,
        heard,
        ended,
    )
}

#[test]
fn a_fault_brings_the_same_in_an_arena_and_at_a_table() {
    let rules = Arc::new(silver_and_gold(2));
    for (on_fault, every, faults) in [
        (OnFault::Forfeit, 7, 1),
        (OnFault::Abort, 7, 1),
        (OnFault::Random, 20, 2),
        (OnFault::Random, 3, FAULTS_MAX + 1),
    ] {
        let arena = in_an_arena(&rules, every, on_fault);
        assert_eq!(
            arena,
            at_a_table(&rules, every, on_fault),
            "{on_fault:?} {every}"
        );
        let (outcome, found, _, ended) = arena;
        assert_eq!(found, faults, "{on_fault:?} {every}");
        let expected = std::slice::from_ref(&outcome);
        assert_eq!(ended, expected, "it is told how the game ended");
        let forfeits = on_fault == OnFault::Forfeit || faults > FAULTS_MAX;
        if forfeits {
            let places: Vec<usize> = outcome
                .unwrap()
                .seats
                .iter()
                .map(|seat| seat.place)
                .collect();
            assert_eq!(places, [1, 2]);
        }
    }
}

#[test]
fn a_guest_with_two_seats_has_a_player_for_each() {
    let rules = silver_and_gold(2);
    let started = Arc::new(Mutex::new(0));
    let count = Arc::clone(&started);
    let start = move || -> Box<dyn Player> {
        *count.lock().unwrap() += 1;
        Box::new(flawed(usize::MAX, OnFault::Abort).0)
    };
    let mut bots: Vec<Box<dyn Bot<Rules>>> =
        vec![Box::new(ExternalPlayer::new(Arc::new(start), "content"))];
    for game in 0..3 {
        let result = play(
            &rules,
            &mut bots,
            &[0, 0],
            DealId::new(7, game),
            &mut NoEvents,
        );
        assert_eq!(result.fault, None);
    }
    assert_eq!(
        *started.lock().unwrap(),
        2,
        "and they stay for the next game"
    );
}
