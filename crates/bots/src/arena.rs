//! Plays whole games between bots, without a record.

use crate::{Bot, Decision, Entrant};
use rnw_session::{
    Clock, DealId, Dealer, Ending, FaultCode, FinalOutcome, OnFault, SeatPlace, drawn_move,
    points_number,
};
use roll_and_write::{
    Awaiting, BySeat, GameVisitor, NoEvents, Points, Presentation, Ruleset, Seat, Standings,
    Statistics,
};
use std::marker::PhantomData;
use std::sync::Arc;

/// The result of one game between bots.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct GameResult {
    /// The number of the game within its seed.
    pub game: u64,
    /// The final scores.
    pub scores: BySeat<Points>,
    /// The places, from 1. Seats that are still tied after all tie-breaks share a place. 0 for an unused seat.
    pub places: BySeat<usize>,
    /// The number of teams that have won: one, or more if they share the win. 0 if the only team forfeited.
    pub winning_teams: usize,
    /// The number of decisions with a choice.
    pub decisions: u32,
    /// The seat and the kind of fault that ended the game, if one did.
    pub fault: Option<(Seat, FaultCode)>,
    /// Whether that fault aborted the game, so that the game counts for nobody.
    pub aborted: bool,
    /// How often the player of each seat failed, by the kind of fault in the order of [`FaultCode::ALL`].
    pub faults: BySeat<[u32; FaultCode::ALL.len()]>,
}

/// What an [`ArenaObserver`] is shown. What nobody observes is not made, so games without observers are faster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Observed {
    /// Nothing.
    Nothing,
    /// The states.
    States,
    /// The events, and the states that they led to.
    EventsAndStates,
}

/// Observes a game between bots and sees everything.
pub trait ArenaObserver<R: Ruleset> {
    /// What it is shown.
    fn observed(&self) -> Observed;
    /// Receives an event, before the state that it led to.
    fn observe(&mut self, _event: R::Event) {}
    /// Receives the state after each draw and each decision, and the seat that decided, if one did.
    fn observe_state(&mut self, _rules: &R, _state: &R::State, _mover: Option<Seat>) {}
}

impl<R: Ruleset> ArenaObserver<R> for NoEvents {
    fn observed(&self) -> Observed {
        Observed::Nothing
    }
}

/// Plays a game. It depends on nothing but its deal, so games may be played in any order and in parallel. `seated` gives
/// the bot of each seat: seat 1 belongs to `bots[seated[0]]`.
///
/// If a bot fails, its [`Bot::on_fault`] decides what happens, as at a table.
///
/// # Panics
/// Panics if there are fewer bots than seats.
pub fn play<R: Ruleset>(
    rules: &R,
    bots: &mut [Box<dyn Bot<R>>],
    seated: &[usize],
    deal: DealId,
    observer: &mut dyn ArenaObserver<R>,
) -> GameResult {
    play_with(
        rules,
        bots,
        seated,
        deal,
        &mut Dealer::new(DealId::single(0)),
        observer,
    )
}

/// The same, with a dealer whose memory is reused.
pub(crate) fn play_with<R: Ruleset>(
    rules: &R,
    bots: &mut [Box<dyn Bot<R>>],
    seated: &[usize],
    deal: DealId,
    dealer: &mut Dealer,
    observer: &mut dyn ArenaObserver<R>,
) -> GameResult {
    dealer.begin(deal);
    let seats = Seat::all(rules.seats());
    for (seat, bot) in seats.zip(seated) {
        bots[*bot].begins(rules, seat);
    }
    let listen = seated.iter().any(|bot| bots[*bot].observes());
    let observed = observer.observed();
    let result = if listen || observed != Observed::Nothing {
        let events = listen || observed == Observed::EventsAndStates;
        run::<R, true>(rules, bots, seated, deal.game, dealer, observer, events)
    } else {
        run::<R, false>(rules, bots, seated, deal.game, dealer, observer, false)
    };
    let known = listen && !result.aborted;
    let outcome = known.then(|| result.outcome(rules.seats(), rules.info().parts));
    let ending = Ending {
        outcome: outcome.as_ref(),
        forfeit: result.fault,
    };
    for (seat, bot) in seated.iter().enumerate() {
        // Notifies a bot with several seats only once.
        if !seated[..seat].contains(bot) {
            bots[*bot].ends(ending);
        }
    }
    result
}

impl GameResult {
    fn outcome(&self, seats: usize, parts: Points) -> FinalOutcome {
        let place = |seat| SeatPlace {
            score: points_number(self.scores[seat], parts),
            place: self.places[seat],
        };
        FinalOutcome {
            seats: Seat::all(seats).map(place).collect(),
        }
    }
}

/// Plays games one after the other. The arguments are the entrant of each seat, and the deal. Returns the result and the
/// report of the game.
pub type Arena<T> = Box<dyn FnMut(&[usize], DealId) -> (GameResult, T) + Send>;

/// Selects what is observed in each game of an [`Arena`], and what is reported about it.
pub trait ArenaReport {
    /// The observer of a game.
    type Observer<R: Presentation + Statistics>: ArenaObserver<R>;
    /// The report about a game.
    type Output;

    /// Creates the observer when a game begins.
    fn begin<R: Presentation + Statistics>(rules: &R) -> Self::Observer<R>;
    /// Creates the report when a game has ended.
    fn end<R: Presentation + Statistics>(
        rules: &R,
        observer: Self::Observer<R>,
        result: &GameResult,
    ) -> Self::Output;
}

/// Observes nothing and reports only the result.
#[derive(Clone, Copy, Debug)]
pub struct ResultOnly;

impl ArenaReport for ResultOnly {
    type Observer<R: Presentation + Statistics> = NoEvents;
    type Output = ();

    fn begin<R: Presentation + Statistics>(_rules: &R) -> NoEvents {
        NoEvents
    }
    fn end<R: Presentation + Statistics>(_rules: &R, _observer: NoEvents, _result: &GameResult) {}
}

/// Opens an [`Arena`] for any game.
#[derive(Debug)]
pub struct OpenArena<'a, T> {
    entrants: &'a [Entrant],
    clock: &'a Arc<dyn Clock>,
    content: &'a str,
    report: PhantomData<fn() -> T>,
}

impl<'a, T: ArenaReport> OpenArena<'a, T> {
    /// Creates an arena for these entrants. They read this clock if their budget is a time. `content` is the hash of
    /// the pack; external players receive it.
    pub fn new(entrants: &'a [Entrant], clock: &'a Arc<dyn Clock>, content: &'a str) -> Self {
        Self {
            entrants,
            clock,
            content,
            report: PhantomData,
        }
    }
}

impl<T: ArenaReport> GameVisitor for OpenArena<'_, T> {
    type Output = Arena<T::Output>;

    fn visit<R: Presentation + Statistics>(self, rules: Arc<R>) -> Self::Output {
        let entrants = self.entrants.iter();
        let mut bots: Vec<Box<dyn Bot<R>>> = entrants
            .map(|entrant| entrant.bot(self.clock, self.content))
            .collect();
        let mut dealer = Dealer::new(DealId::single(0));
        Box::new(move |seated, deal| {
            let mut observer = T::begin(&*rules);
            let result = play_with(&*rules, &mut bots, seated, deal, &mut dealer, &mut observer);
            let report = T::end(&*rules, observer, &result);
            (result, report)
        })
    }
}

/// Passes events on to the bots that observe, and to the observer of the arena.
fn tell<R: Ruleset>(
    rules: &R,
    bots: &mut [Box<dyn Bot<R>>],
    observer: &mut dyn ArenaObserver<R>,
    events: &mut Vec<R::Event>,
) {
    for event in events.drain(..) {
        for bot in bots.iter_mut().filter(|bot| bot.observes()) {
            bot.observe(rules, &event);
        }
        observer.observe(event);
    }
}

/// `OBSERVED` is whether anything is observed, and `with_events` whether events are.
fn run<R: Ruleset, const OBSERVED: bool>(
    rules: &R,
    bots: &mut [Box<dyn Bot<R>>],
    seated: &[usize],
    game: u64,
    dealer: &mut Dealer,
    observer: &mut dyn ArenaObserver<R>,
    with_events: bool,
) -> GameResult {
    let mut events: Vec<R::Event> = Vec::new();
    let mut state = rules.start();
    let mut ordinals = BySeat::<u32>::default();
    let (mut decisions, mut fault, mut aborted) = (0, None, false);
    let mut drawn = BySeat::<u32>::default();
    let mut faults = BySeat::<[u32; FaultCode::ALL.len()]>::default();
    loop {
        match rules.awaiting(&state) {
            Awaiting::Over => break,
            Awaiting::Chance(chance) => {
                let item = dealer.draw(chance);
                if OBSERVED && with_events {
                    rules.deal(&mut state, item, &mut events);
                    tell(rules, bots, observer, &mut events);
                } else {
                    rules.deal(&mut state, item, &mut NoEvents);
                }
                if OBSERVED {
                    observer.observe_state(rules, &state, None);
                }
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                let mut decision = Decision::at(rules, &state, seat);
                let mut generator = dealer.generator(seat, ordinals[seat]);
                let bot = &mut bots[seated[seat.index()]];
                let mv = match bot.choose(&mut decision, &mut generator) {
                    Ok(mv) => mv,
                    Err(failed) => {
                        faults[seat][failed.code.index()] += 1;
                        let then = bot.on_fault().after(drawn[seat]);
                        if then != OnFault::Random {
                            fault = Some((seat, failed.code));
                            aborted = then == OnFault::Abort;
                            break;
                        }
                        drawn[seat] += 1;
                        let generator = dealer.generator(seat, ordinals[seat]);
                        let number = drawn_move(generator, decision.count_moves());
                        let mv = rules.nth_move(&state, seat, number);
                        mv.expect("the number is one of a legal move")
                    }
                };
                decisions += u32::from(decision.count_moves() > 1);
                if OBSERVED && with_events {
                    rules.apply(&mut state, mv, &mut events);
                    tell(rules, bots, observer, &mut events);
                } else {
                    rules.apply(&mut state, mv, &mut NoEvents);
                }
                ordinals[seat] += 1;
                if OBSERVED {
                    observer.observe_state(rules, &state, Some(seat));
                }
            }
        }
    }
    let standings = match fault {
        Some((seat, _)) if !aborted => rules.standings(&state).forfeited_by(seat),
        Some(_) | None => rules.standings(&state),
    };
    GameResult {
        decisions,
        fault,
        aborted,
        faults,
        ..GameResult::of(rules, game, &standings)
    }
}

impl GameResult {
    /// Creates the result of a game, without the decisions and faults.
    pub(crate) fn of<R: Ruleset>(rules: &R, game: u64, standings: &Standings) -> Self {
        let own = |seat: Seat| seat.index() < rules.seats();
        Self {
            game,
            scores: BySeat::from_fn(|seat| standings.total(seat)),
            places: BySeat::from_fn(|seat| if own(seat) { standings.place(seat) } else { 0 }),
            winning_teams: standings.winning_teams(),
            ..Self::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{nuggets, pyramids, silver_and_gold};
    use crate::{ExternalPlayer, Spec};
    use rnw_session::{
        Ask, Clock, FAULTS_MAX, GameStart, ObservedLog, Observer, Player, PlayerFault, SeatInfo,
        StoppedClock, Table,
    };
    use rnw_silver_and_gold::Rules;
    use roll_and_write::{Game, Message, MoveId};
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
        greedy_has(&silver_and_gold(2), 200, 16_934);
        greedy_has(&pyramids(2), 200, 26_997);
        greedy_has(&nuggets(2), 187, 41_289);
        let lamplighters = rnw_lamplighters::load(&rnw_lamplighters::shipped(), [], 2);
        greedy_has(&lamplighters.unwrap(), 198, 8_500);
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
        let game: Arc<dyn Game> = rules.clone();
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
}
