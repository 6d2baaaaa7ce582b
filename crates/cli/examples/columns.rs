//! Columns, a toy game, and an `rnw` that plays it. Each seat in turn rolls a die and crosses off a cell in the
//! column with that number, twelve times. A row scores the square of its number of cells.

use rnw_cli::{Catalogue, GameEntry, LoadedGame};
use roll_and_write::prelude::*;
use std::process::ExitCode;

#[derive(Debug)]
pub(crate) struct Columns {
    pub(crate) info: GameInfo,
    pub(crate) frame: Frame,
}

#[derive(Clone, Copy, PartialEq, Hash, Default, Debug)]
pub(crate) struct State {
    rolls: u8,
    rolled: Option<u8>,
    marked: BySeat<CellSet>,
}

impl Columns {
    fn seat(&self, state: &State) -> Seat {
        Seat::new((usize::from(state.rolls) + self.seats() - 1) % self.seats())
    }
    fn free(&self, state: &State) -> CellSet {
        let column = |face: u8| self.frame.col_cells(face.into());
        state.rolled.map_or(CellSet::EMPTY, column) - state.marked[self.seat(state)]
    }
}

impl Ruleset for Columns {
    type State = State;
    type Move = Cell;
    type View = (Seat, State); // nothing is hidden
    type Event = Message;

    fn info(&self) -> &GameInfo {
        &self.info
    }
    fn start(&self) -> State {
        State::default()
    }
    fn awaiting(&self, state: &State) -> Awaiting {
        match state.rolled {
            Some(_) => Awaiting::Seats(Seats::of(self.seat(state))),
            None if usize::from(state.rolls) == 12 * self.seats() => Awaiting::Over,
            None => Awaiting::roll("die", state.rolls.into(), Roll::of(1, 6)),
        }
    }
    fn check(&self, state: &State, seat: Seat, cell: Cell) -> Result<Legal<Cell>, Refusal> {
        if seat == self.seat(state) && self.free(state).contains(cell) {
            return Ok(Legal::unchecked(seat, cell));
        }
        Err(Refusal::new("COL-1", Message::new("refusal-column")))
    }
    fn apply(&self, state: &mut State, mv: Legal<Cell>, events: &mut impl Events<Message>) {
        let (seat, cell) = (mv.seat(), mv.mv());
        state.marked[seat] |= CellSet::of(cell);
        state.rolled = None;
        let crossed = || Message::new("event-crossed").seat("seat", seat);
        events.notify(|| crossed().name("cell", self.frame.label(cell)));
    }
    fn deal(&self, state: &mut State, rolled: Outcome, events: &mut impl Events<Message>) {
        let face = rolled.die(0); // counted from 0
        (state.rolls, state.rolled) = (state.rolls + 1, Some(face));
        events.notify(|| Message::new("event-rolled").number("face", face + 1));
        let open = !self.free(state).is_empty();
        state.rolled = state.rolled.filter(|_| open);
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
        let marked = |row| (self.frame.row_cells(row) & state.marked[seat]).len() as i32;
        let points = (0..self.frame.rows()).map(|row| marked(row).pow(2)).sum();
        Score::of([ScoreLine::new("score-rows", 3, points)])
    }
    fn ids(&self) -> u32 {
        self.frame.cells().len()
    }
    fn move_by_id(&self, MoveId(id): MoveId) -> Option<Cell> {
        self.frame.cells().nth(id)
    }
}

impl Notation for Columns {
    fn print_move(&self, cell: Cell) -> String {
        format!("mark {}", self.frame.label(cell))
    }
}

impl Presentation for Columns {
    fn notice(&self, event: &Message) -> Notice {
        Notice::to(Audience::Everyone, event.clone())
    }
    fn turn(&self, state: &State) -> u32 {
        u32::from(state.rolls) + u32::from(state.rolled.is_none())
    }
    fn picture(&self, (viewer, state): &(Seat, State)) -> Picture {
        let place = |seat: Seat| {
            let cell = |cell| CellPicture::plain(state.marked[seat].contains(cell));
            PlacePicture::new(seat, vec![CardPicture::new("Columns", self.frame, cell)])
        };
        let places = (0..self.seats()).map(|step| place(viewer.clockwise(step, self.seats())));
        Picture::of_places(places)
    }
}

impl Statistics for Columns {}

const WORDS: &str = "\
event-rolled = The die shows { $face }
event-crossed = { $seat } crosses off { $cell }
refusal-column = Cross off a free cell in the column of the die
score-rows = { $count } rows
";

pub(crate) const ENTRY: GameEntry = GameEntry {
    about: "A toy: roll a die, cross off a cell in its column",
    rules: "Roll a die and cross off a cell in the column of its number [COL-1].\n",
    shipped: || rnw_packs::Files::embedded("columns", &[("words/en.ftl", WORDS)]),
    ..GameEntry::new("columns", (1, 8), |_, _, seats, _| {
        let frame = Frame::new(3, 6).expect("a small frame");
        let info = GameInfo::new("columns", seats);
        Ok(LoadedGame::new(Columns { info, frame }))
    })
};

fn main() -> ExitCode {
    rnw_cli::run(&Catalogue::stock().with(ENTRY))
}
