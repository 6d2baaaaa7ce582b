//! A whole game in sixty lines. Each seat in turn rolls a die and crosses a free box of its row, at most as high as the
//! die, or passes. A box scores its number.
//!
//! ```console
//! $ cargo run -p roll-and-write --example dice_game
//! ```

use roll_and_write::prelude::*;

/// The rules, with all that never changes.
#[derive(Debug)]
pub(crate) struct Boxes(pub(crate) GameInfo);

/// The number of rolls, the die on the table, and the crossed boxes of each seat: the box 1 is the bit 1.
#[derive(Clone, Copy, PartialEq, Hash, Default, Debug)]
pub(crate) struct State {
    pub(crate) rolls: usize,
    pub(crate) die: u8,
    pub(crate) crossed: BySeat<u8>,
}

impl Ruleset for Boxes {
    type State = State;
    type Move = u8; // the number of a box; 0 passes
    type View = (Seat, State); // nothing is hidden
    type Event = (); // nothing is announced

    fn info(&self) -> &GameInfo {
        &self.0
    }
    fn start(&self) -> State {
        State::default()
    }
    fn awaiting(&self, state: &State) -> Awaiting {
        match (state.die, state.rolls / self.seats()) {
            (0, 6) => Awaiting::Over,
            (0, _) => Awaiting::roll("die", state.rolls as u32, Roll::of(1, 6)),
            _ => Awaiting::Seats(Seats::of(Seat::new((state.rolls - 1) % self.seats()))),
        }
    }
    fn check(&self, state: &State, seat: Seat, number: u8) -> Result<Legal<u8>, Refusal> {
        let is_free = number <= state.die && state.crossed[seat] & 1 << number == 0;
        let fits = self.awaiting(state) == Awaiting::Seats(Seats::of(seat)) && is_free;
        let legal = fits.then(|| Legal::unchecked(seat, number));
        legal.ok_or_else(|| Refusal::new("BOX-1", Message::new("refusal-box")))
    }
    fn apply(&self, state: &mut State, mv: Legal<u8>, _: &mut impl Events<()>) {
        state.crossed[mv.seat()] |= 1 << mv.mv() & !1; // passing sets no bit
        state.die = 0;
    }
    fn deal(&self, state: &mut State, rolled: Outcome, _: &mut impl Events<()>) {
        (state.rolls, state.die) = (state.rolls + 1, rolled.die(0) + 1);
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
        let crossed = (1..7).filter(|number| state.crossed[seat] & 1 << number != 0);
        Score::of([ScoreLine::new("score-boxes", 1, crossed.sum())])
    }
    fn ids(&self) -> u32 {
        7
    }
    fn move_by_id(&self, MoveId(id): MoveId) -> Option<u8> {
        (id < 7).then_some(id as u8)
    }
}

/// Plays the game at random, and prints what happens.
#[expect(clippy::print_stdout, reason = "an example prints its game")]
pub(crate) fn main() {
    use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
    use roll_and_write::{NoEvents, random_below};

    let rules = Boxes(GameInfo::new("boxes", 2));
    let (mut state, mut chance) = (rules.start(), Xoshiro256PlusPlus::seed_from_u64(7));
    loop {
        match rules.awaiting(&state) {
            Awaiting::Chance(_) => {
                let rolled = Outcome::roll(&[random_below(6, &mut chance) as u8]);
                rules.deal(&mut state, rolled, &mut NoEvents);
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().expect("a seat is awaited");
                let (mv, _) = rules
                    .random_move(&state, seat, &mut chance)
                    .expect("a seat may pass");
                println!(
                    "seat {} rolls {} and crosses {}",
                    seat.number(),
                    state.die,
                    mv.mv()
                );
                rules.apply(&mut state, mv, &mut NoEvents);
            }
            Awaiting::Over => break,
        }
    }
    for seat in Seat::all(2) {
        println!(
            "seat {}: {} points",
            seat.number(),
            rules.total(&state, seat)
        );
    }
}
