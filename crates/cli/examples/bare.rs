//! The barest game that `rnw` plays: no pack, no words, no rules text, no picture. Each seat in turn takes one to three
//! steps; after ten steps or more the game is over.

use rnw_cli::{Catalogue, GameEntry, LoadedGame};
use roll_and_write::prelude::*;
use std::process::ExitCode;

#[derive(Debug)]
pub(crate) struct Bare(GameInfo);

#[derive(Clone, Copy, PartialEq, Hash, Default, Debug)]
pub(crate) struct State {
    turn: u8,
    steps: BySeat<u8, 2>,
}

impl Bare {
    fn seat(&self, state: State) -> Seat {
        Seat::new(usize::from(state.turn) % self.seats())
    }
    fn is_over(&self, state: State) -> bool {
        Seat::all(self.seats()).any(|seat| state.steps[seat] >= 10)
    }
}

impl Ruleset for Bare {
    type State = State;
    type Move = u8;
    type View = (Seat, State);
    type Event = (Seat, u8);

    fn info(&self) -> &GameInfo {
        &self.0
    }
    fn start(&self) -> State {
        State::default()
    }
    fn awaiting(&self, state: &State) -> Awaiting {
        if self.is_over(*state) {
            return Awaiting::Over;
        }
        Awaiting::Seats(Seats::of(self.seat(*state)))
    }
    fn check(&self, state: &State, seat: Seat, steps: u8) -> Result<Legal<u8>, Refusal> {
        if !self.is_over(*state) && seat == self.seat(*state) {
            return Ok(Legal::unchecked(seat, steps));
        }
        Err(Refusal::new("BARE-1", Message::new("refusal-turn")))
    }
    fn apply(&self, state: &mut State, mv: Legal<u8>, events: &mut impl Events<(Seat, u8)>) {
        state.steps[mv.seat()] += mv.mv();
        state.turn += 1;
        events.notify(|| (mv.seat(), mv.mv()));
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
        let steps = state.steps[seat].into();
        Score::of([ScoreLine::new("score-steps", steps, steps)])
    }
    fn ids(&self) -> u32 {
        3
    }
    fn move_by_id(&self, id: MoveId) -> Option<u8> {
        (id.0 < 3).then(|| id.0 as u8 + 1)
    }
}

impl Notation for Bare {
    fn print_move(&self, steps: u8) -> String {
        format!("run {steps}")
    }
}

impl Presentation for Bare {
    fn notice(&self, &(seat, steps): &(Seat, u8)) -> Notice {
        let ran = Message::new("event-ran").seat("seat", seat);
        Notice::to(Audience::Everyone, ran.number("steps", steps))
    }
    fn picture(&self, _: &(Seat, State)) -> Picture {
        Picture::default()
    }
}

impl Statistics for Bare {}

pub(crate) const ENTRY: GameEntry = GameEntry::new("bare", (2, 2), |_, _, seats, _| {
    Ok(LoadedGame::new(Bare(GameInfo::new("bare", seats))))
});

fn main() -> ExitCode {
    rnw_cli::run(&Catalogue::stock().with(ENTRY))
}
