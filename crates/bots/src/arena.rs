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
mod tests;
