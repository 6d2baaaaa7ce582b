//! Pips, a toy for tests: every kind of chance in one game for 1 to 8 seats.
//!
//! Each turn begins with the weather, which is drawn by weights. Then the seat rolls up to six dice. It keeps all dice
//! of one number and rolls the rest again, twice at most, or it takes its best number. After each round a die leaves
//! the game.

use rand::Rng;
use roll_and_write::dice::{DicePool, DiceSet};
use roll_and_write::picture::Picture;
use roll_and_write::{
    Audience, Awaiting, BySeat, Events, GameInfo, Legal, Message, MoveId, Notation, Notice,
    Outcome, Presentation, Purpose, Refusal, Roll, Ruleset, Score, ScoreLine, Seat, Seats,
    Statistics, Weights,
};
use std::ops::ControlFlow;

/// Sun, wind and rain: what a turn adds to each die.
const WEATHER: Weights = Weights::of(&[6, 3, 1]);
const ROUNDS: u8 = 5;
const REROLLS: u8 = 2;
const TAKE: u8 = 0;

#[derive(Debug)]
pub(crate) struct Pips(GameInfo);

impl Pips {
    pub(crate) fn new(seats: usize) -> Self {
        Self(GameInfo::new("pips", seats))
    }

    /// The best number that the dice show, by its points without the weather.
    fn best(pool: DicePool) -> u32 {
        let points = |number| u32::from(number) * pool.count_of(number) as u32;
        (1..=6).map(points).max().unwrap_or(0)
    }

    fn is_over(&self, state: &State) -> bool {
        usize::from(state.turn) == usize::from(ROUNDS) * self.seats()
    }

    fn may(&self, state: &State, seat: Seat, mv: u8) -> bool {
        let rolled = state.pool.shown() == state.pool.in_game();
        let loose = state.pool.loose();
        let kept = loose & state.pool.showing(mv);
        let again = state.rerolls < REROLLS && !kept.is_empty() && kept != loose;
        let awaited = !self.is_over(state) && state.weather.is_some() && !state.rolling && rolled;
        awaited && seat == state.seat(self.seats()) && (mv == TAKE || again)
    }
}

#[derive(Clone, Copy, PartialEq, Hash, Debug)]
pub(crate) struct State {
    pub(crate) pool: DicePool,
    rolls: u32,
    turn: u8,
    rerolls: u8,
    weather: Option<u8>,
    rolling: bool,
    points: BySeat<u8>,
}

impl State {
    fn seat(&self, seats: usize) -> Seat {
        Seat::new(usize::from(self.turn) % seats)
    }
}

impl Ruleset for Pips {
    type State = State;
    type Move = u8;
    type View = (Seat, State);
    type Event = Message;

    fn info(&self) -> &GameInfo {
        &self.0
    }
    fn start(&self) -> State {
        State {
            pool: DicePool::new(Roll::of(6, 6)),
            rolls: 0,
            turn: 0,
            rerolls: 0,
            weather: None,
            rolling: false,
            points: BySeat::default(),
        }
    }
    fn awaiting(&self, state: &State) -> Awaiting {
        if self.is_over(state) {
            Awaiting::Over
        } else if state.weather.is_none() {
            Awaiting::weighted("weather", state.turn.into(), WEATHER)
        } else if state.rolling {
            Awaiting::roll("dice", state.rolls, state.pool.to_roll())
        } else {
            Awaiting::Seats(Seats::of(state.seat(self.seats())))
        }
    }
    fn for_each_move<B>(
        &self,
        state: &State,
        seat: Seat,
        visit: impl FnMut(Legal<u8>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let legal = (0..=6).filter(|mv| self.may(state, seat, *mv));
        legal.map(|mv| Legal::assume(seat, mv)).try_for_each(visit)
    }
    fn check(&self, state: &State, seat: Seat, mv: u8) -> Result<Legal<u8>, Refusal> {
        let refusal = || Refusal::new("PIPS-1", Message::new("refusal-pips"));
        let may = self.may(state, seat, mv);
        may.then(|| Legal::assume(seat, mv)).ok_or_else(refusal)
    }
    fn apply(&self, state: &mut State, mv: Legal<u8>, events: &mut impl Events<Message>) {
        let seat = mv.seat();
        if mv.mv() != TAKE {
            state.pool.keep(state.pool.showing(mv.mv()));
            (state.rerolls, state.rolling) = (state.rerolls + 1, true);
            events.notify(|| Message::new("event-kept").number("number", mv.mv()));
            return;
        }
        let dice = state.pool.in_game().len() as u32;
        let points = Self::best(state.pool) + dice * u32::from(state.weather.unwrap_or(0));
        state.points[seat] += points as u8;
        state.turn += 1;
        state.pool.gather();
        if usize::from(state.turn).is_multiple_of(self.seats()) && dice > 2 {
            let first = state.pool.in_game().iter().next().unwrap_or(0);
            state.pool.remove(DiceSet::of(first));
        }
        (state.weather, state.rerolls) = (None, 0);
        events.notify(|| Message::new("event-took").number("points", points));
    }
    fn deal(&self, state: &mut State, outcome: Outcome, events: &mut impl Events<Message>) {
        if state.weather.is_none() {
            (state.weather, state.rolling) = (Some(outcome.as_item()), true);
            events.notify(|| Message::new("event-weather").number("weather", outcome.as_item()));
            return;
        }
        state.pool.take_in(outcome);
        (state.rolls, state.rolling) = (state.rolls + 1, false);
        events.notify(|| {
            Message::new("event-rolled").number("sum", state.pool.sum(state.pool.shown()))
        });
    }
    fn view(&self, state: &State, seat: Seat) -> (Seat, State) {
        (seat, *state)
    }
    fn determinize<G: Rng + ?Sized>(&self, view: &(Seat, State), _: &mut G) -> State {
        view.1
    }
    fn viewer(&self, view: &(Seat, State)) -> Seat {
        view.0
    }
    fn score(&self, state: &State, seat: Seat) -> Score {
        let points = state.points[seat].into();
        Score::of([ScoreLine::new("score-pips", points, points)])
    }
    /// What is on the table counts for the seat that may take it, and loose dice as one roll brings them.
    fn evaluate(&self, state: &State, seat: Seat) -> i64 {
        let own = 1000 * i64::from(state.points[seat]);
        if seat != state.seat(self.seats()) || state.weather.is_none() {
            return own;
        }
        let loose = if state.rolling {
            state.pool.loose()
        } else {
            DiceSet::EMPTY
        };
        let value = |number| {
            let lies = (state.pool.showing(number) - loose).len() as i64;
            i64::from(number) * (1000 * lies + 1000 * loose.len() as i64 / 6)
        };
        own + (1..=6).map(value).max().unwrap_or(0)
    }
    fn ids(&self) -> u32 {
        7
    }
    fn move_id(&self, mv: u8) -> MoveId {
        MoveId(mv.into())
    }
    fn move_by_id(&self, id: MoveId) -> Option<u8> {
        (id.0 < 7).then_some(id.0 as u8)
    }
}

impl Notation for Pips {
    fn print_move(&self, mv: u8) -> String {
        if mv == TAKE {
            "take".to_owned()
        } else {
            format!("keep {mv}")
        }
    }
    fn item_name(&self, purpose: Purpose, item: u8) -> Option<String> {
        let weather = ["sun", "wind", "rain"].get(usize::from(item));
        weather
            .filter(|_| purpose.name == "weather")
            .map(ToString::to_string)
    }
}

impl Presentation for Pips {
    fn notice(&self, event: &Message) -> Notice {
        Notice::to(Audience::Everyone, event.clone())
    }
    fn picture(&self, _: &(Seat, State)) -> Picture {
        Picture::default()
    }
    fn turn(&self, state: &State) -> u32 {
        u32::from(state.turn) + 1
    }
}

impl Statistics for Pips {}
