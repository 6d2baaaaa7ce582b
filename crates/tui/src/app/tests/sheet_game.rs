//! A made-up game with a score sheet and dice, to see what the screen shows of them.

use rand::Rng;
use roll_and_write::Target;
use roll_and_write::picture::{
    BoxContent, BoxPicture, DicePicture, DiePicture, DieState, Face, Hue, PlacePicture,
    TrackPicture,
};
use roll_and_write::prelude::*;
use std::ops::ControlFlow;

/// The rows: their names, their colours, and whether their numbers rise.
const ROWS: [(&str, Hue, bool); 4] = [
    ("row-red", Hue::Red, true),
    ("row-yellow", Hue::Yellow, true),
    ("row-green", Hue::Green, false),
    ("row-blue", Hue::Blue, false),
];
const BOXES: usize = 11;
const MISSES: usize = 4;
/// The id of a miss.
const MISS: u32 = 44;

/// The sentences of the game.
pub(crate) const WORDS: &str = "\
row-red = red
row-yellow = yellow
row-green = green
row-blue = blue
row-misses = misses
dice-all = Everybody
dice-active = { $player }
target-miss = cross nothing
box-last = Needs 5 crosses, and closes the row for all
fact-points = { $points } points
event-crossed = { $seat } plays { $move }
refusal-box = No sum of the dice is this number, or you have passed it
score-crosses = { $count } crosses
headline-turn = Turn { $turn }
owed-cross = cross a number
";

/// The rules: nothing is hidden, and the dice follow from the turn.
#[derive(Debug)]
pub(crate) struct SheetGame(pub(crate) GameInfo);

/// The crossed boxes of each row, by seat.
#[derive(Clone, Copy, PartialEq, Hash, Default, Debug)]
pub(crate) struct State {
    turn: u8,
    crossed: BySeat<[u16; 4]>,
    misses: BySeat<u8>,
}

impl SheetGame {
    pub(crate) fn new(seats: usize) -> Self {
        Self(GameInfo::new("sheet", seats))
    }

    fn seat(&self, state: &State) -> Seat {
        Seat::new(usize::from(state.turn) % self.seats())
    }

    fn dice(state: &State) -> [u8; 6] {
        let turn = u32::from(state.turn) + 1;
        [5, 7, 11, 13, 17, 19].map(|step| (turn * step * step / 7 % 6) as u8 + 1)
    }

    fn number(row: usize, index: usize) -> u8 {
        let index = index as u8;
        if ROWS[row].2 { index + 2 } else { 12 - index }
    }

    fn last(crossed: u16) -> usize {
        16 - crossed.leading_zeros() as usize
    }

    fn is_open(state: &State, seat: Seat, id: u32) -> bool {
        if id == MISS {
            return true;
        }
        let (row, index) = (id as usize / BOXES, id as usize % BOXES);
        let crossed = state.crossed[seat][row];
        let [one, two, ref colors @ ..] = Self::dice(state);
        let sums = [one + two, one + colors[row], two + colors[row]];
        index >= Self::last(crossed)
            && sums.contains(&Self::number(row, index))
            && (index + 1 < BOXES || crossed.count_ones() >= 5)
    }

    fn track(state: &State, seat: Seat, row: usize) -> TrackPicture {
        let crossed = state.crossed[seat][row];
        let one = |index: usize| {
            let is_crossed = crossed >> index & 1 == 1;
            BoxPicture {
                content: if is_crossed {
                    BoxContent::Crossed
                } else {
                    BoxContent::Empty
                },
                note: (index + 1 == BOXES).then(|| Message::new("box-last")),
                closed: !is_crossed && index < Self::last(crossed),
                ..BoxPicture::number(Self::number(row, index))
            }
        };
        let lock = BoxPicture {
            face: Some(Face::new('⚿', '$')),
            ..BoxPicture::EMPTY
        };
        let (name, hue, _) = ROWS[row];
        let boxes = (0..BOXES).map(one).chain([lock]).collect();
        let count = crossed.count_ones();
        TrackPicture {
            hue: Some(hue),
            facts: vec![Message::new("fact-points").number("points", count * (count + 1) / 2)],
            ..TrackPicture::new(name, boxes)
        }
    }

    fn place(&self, state: &State, seat: Seat) -> PlacePicture {
        let miss = |index: usize| BoxPicture {
            content: if index < state.misses[seat].into() {
                BoxContent::Crossed
            } else {
                BoxContent::Empty
            },
            ..BoxPicture::number(-5)
        };
        let rows = (0..4).map(|row| Self::track(state, seat, row));
        let misses = TrackPicture::new("row-misses", (0..MISSES).map(miss).collect());
        let points = self.score(state, seat).total();
        PlacePicture {
            tracks: rows.chain([misses]).collect(),
            facts: vec![Message::new("fact-points").number("points", points)],
            ..PlacePicture::new(seat, Vec::new())
        }
    }
}

impl Ruleset for SheetGame {
    type State = State;
    type Move = u32;
    type View = (Seat, State);
    type Event = Message;

    fn info(&self) -> &GameInfo {
        &self.0
    }
    fn start(&self) -> State {
        State::default()
    }
    fn awaiting(&self, state: &State) -> Awaiting {
        if usize::from(state.turn) == 12 * self.seats() {
            return Awaiting::Over;
        }
        Awaiting::Seats(Seats::of(self.seat(state)))
    }
    fn for_each_move<B>(
        &self,
        state: &State,
        seat: Seat,
        mut visit: impl FnMut(Legal<u32>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut open = (0..=MISS).filter(|id| Self::is_open(state, seat, *id));
        open.try_for_each(|id| visit(Legal::unchecked(seat, id)))
    }
    fn check(&self, state: &State, seat: Seat, id: u32) -> Result<Legal<u32>, Refusal> {
        if Self::is_open(state, seat, id) {
            return Ok(Legal::unchecked(seat, id));
        }
        Err(Refusal::new("SHEET-1", Message::new("refusal-box")))
    }
    fn apply(&self, state: &mut State, mv: Legal<u32>, events: &mut impl Events<Message>) {
        let (seat, id) = (mv.seat(), mv.mv());
        if id == MISS {
            state.misses[seat] = (state.misses[seat] + 1).min(MISSES as u8);
        } else {
            state.crossed[seat][id as usize / BOXES] |= 1 << (id as usize % BOXES);
        }
        state.turn += 1;
        let crossed = || Message::new("event-crossed").seat("seat", seat);
        events.notify(|| crossed().name("move", self.print_move(id)));
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
        let count = |crossed: u16| i32::from(crossed.count_ones() as u16);
        let rows = state.crossed[seat].map(count);
        let points: i32 = rows.iter().map(|count| count * (count + 1) / 2).sum();
        let points = points - 5 * i32::from(state.misses[seat]);
        Score::of([ScoreLine::new(
            "score-crosses",
            rows.iter().sum::<i32>(),
            points,
        )])
    }
    fn ids(&self) -> u32 {
        MISS + 1
    }
    fn move_id(&self, id: u32) -> MoveId {
        MoveId(id)
    }
    fn move_by_id(&self, MoveId(id): MoveId) -> Option<u32> {
        (id <= MISS).then_some(id)
    }
}

impl Notation for SheetGame {
    fn print_move(&self, id: u32) -> String {
        if id == MISS {
            return "miss".to_owned();
        }
        let (row, index) = (id as usize / BOXES, id as usize % BOXES);
        let name = ROWS[row].0.trim_start_matches("row-");
        format!("{name} {}", Self::number(row, index))
    }
    fn item_name(&self, _: Purpose, _: u8) -> Option<String> {
        None
    }
}

impl Presentation for SheetGame {
    fn notice(&self, event: &Message) -> Notice {
        Notice::to(Audience::Everyone, event.clone())
    }
    fn picture(&self, (viewer, state): &(Seat, State)) -> Picture {
        let active = self.seat(state);
        let [one, two, colors @ ..] = Self::dice(state);
        let mut white = [one, two].map(DiePicture::number);
        white[1].state = DieState::Chosen;
        let colored = colors.iter().zip(ROWS);
        let colored = colored.map(|(number, row)| DiePicture {
            hue: Some(row.1),
            ..DiePicture::number(*number)
        });
        let own = Message::new("dice-active").seat("player", active);
        let own = DicePicture {
            seat: Some(active),
            ..DicePicture::new(own, colored.collect())
        };
        let all = DicePicture::new(Message::new("dice-all"), white.to_vec());
        let seats = (0..self.seats()).map(|step| viewer.clockwise(step, self.seats()));
        Picture {
            headline: vec![Message::new("headline-turn").number("turn", state.turn + 1)],
            dice: vec![all, own],
            owed: (active == *viewer).then(|| Message::new("owed-cross")),
            ..Picture::of_places(seats.map(|seat| self.place(state, seat)))
        }
    }
    fn target(&self, _: &(Seat, State), id: u32) -> Target {
        if id == MISS {
            return Target::Choice(Message::new("target-miss"));
        }
        let (track, index) = (id as usize / BOXES, id as usize % BOXES);
        Target::Box { track, index }
    }
}

impl Statistics for SheetGame {}
