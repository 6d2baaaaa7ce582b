//! Cascade: dice fill boxes, and a box brings another box, which may bring another. All seats use a die at the same
//! time: a shared one in the row of its colour, or the white one of their own in any row. The wall: bonuses that chain,
//! with choices, while others decide and see nothing. For free from the core: such chains with their barrier
//! (`Together`), rolls, lists of legal moves, targets on dice and boxes, undo in a chain, records, bots and screens.

use rnw_cli::{GameEntry, LoadedGame};
use roll_and_write::prelude::*;

const HUES: [Hue; 4] = [Hue::Yellow, Hue::Green, Hue::Orange, Hue::Purple];
const PRINTED: [[u8; 6]; 2] = [[1, 2, 3, 4, 5, 6], [1, 2, 3, 3, 4, 5]]; // yellow; green, at least
const BONUSES: [[usize; 2]; 4] = [[1, 4], [2, 4], [0, 3], [2, 3]]; // the boxes that bring a bonus
const WHITE: usize = 4;
const PASS: usize = 8;

#[derive(Debug)]
pub(crate) struct Cascade(GameInfo);

#[derive(Clone, Copy, PartialEq, Hash, Default, Debug)]
pub(crate) struct Lane {
    rows: [[Option<u8>; 6]; 4],
    bonus: bool, // that must be used now
}

#[derive(Clone, Copy, PartialEq, Hash, Default, Debug)]
pub(crate) struct State {
    turn: u8,
    rolled: [u8; 10], // the coloured dice, then the die of each seat
    lanes: Together<Lane, 6>,
}

impl Lane {
    /// The box of a row in which there is room for a number [CAS-3].
    fn room(&self, row: usize, number: u8) -> Option<usize> {
        let boxes = self.rows[row];
        let next = boxes.iter().position(Option::is_none)?;
        let last = boxes[..next].last().copied().flatten().unwrap_or(0);
        match HUES[row] {
            Hue::Yellow => (0..6).find(|at| PRINTED[0][*at] == number && boxes[*at].is_none()),
            Hue::Green => (number >= PRINTED[1][next]).then_some(next),
            Hue::Purple => (number > last % 6).then_some(next),
            Hue::Orange | Hue::Gray | Hue::Red | Hue::Blue => Some(next),
        }
    }
}

impl State {
    /// What a move uses, the number of a die or 6 for a bonus, and the box for it [CAS-2, CAS-4].
    fn used(&self, seat: Seat, mv: usize) -> Option<(u8, Option<usize>)> {
        let lane = self.lanes.lane(seat);
        let number = match mv {
            PASS.. => None,
            WHITE.. if lane.bonus => Some(6),
            WHITE.. => Some(self.rolled[WHITE + seat.index()]),
            die => Some(self.rolled[die]).filter(|_| !lane.bonus),
        };
        number.map(|number| (number, lane.room(mv % 4, number)))
    }
}

impl Ruleset for Cascade {
    type State = State;
    type Move = usize; // the coloured dice, then the rows for the white die or a bonus, then `PASS`
    type View = (Seat, State);
    type Event = Notice;

    fn info(&self) -> &GameInfo {
        &self.0
    }
    fn start(&self) -> State {
        State::default()
    }
    fn awaiting(&self, state: &State) -> Awaiting {
        match state.lanes.awaiting() {
            Some(seats) => seats,
            None if state.turn == 12 => Awaiting::Over,
            None => Awaiting::roll("dice", state.turn.into(), Roll::of(WHITE + self.seats(), 6)),
        }
    }
    fn deal(&self, state: &mut State, rolled: Outcome, _: &mut impl Events<Notice>) {
        state.rolled = std::array::from_fn(|die| rolled.die(die) + 1);
        state.turn += 1;
        let _ = state.lanes.open(Seats::all(self.seats()));
    }
    fn check(&self, state: &State, seat: Seat, mv: usize) -> Result<Legal<usize>, Refusal> {
        let (clause, reason) = match state.used(seat, mv) {
            _ if !state.lanes.waiting().contains(seat) => ("CAS-1", "refusal-wait"),
            Some((_, None)) => ("CAS-3", "refusal-room"),
            None if state.lanes.lane(seat).bonus => ("CAS-4", "refusal-bonus"),
            _ => return Ok(Legal::unchecked(seat, mv)),
        };
        Err(Refusal::new(clause, Message::new(reason)))
    }
    fn apply(&self, state: &mut State, mv: Legal<usize>, events: &mut impl Events<Notice>) {
        let (seat, mv) = (mv.seat(), mv.mv());
        let moved = || Message::new("moved").name("move", self.print_move(mv));
        events.notify(|| Notice::to(Audience::Lane(seat), moved().seat("seat", seat)));
        if let Some((number, Some(at))) = state.used(seat, mv) {
            let (row, lane) = (mv % 4, state.lanes.lane_mut(seat));
            lane.rows[row][at] = Some(number);
            lane.bonus = BONUSES[row].contains(&at); // in so few turns a 6 has room [CAS-4]
        }
        if !state.lanes.lane(seat).bonus && state.lanes.done(seat) {
            events.notify(|| Notice::barrier(Message::new("all-decided")));
        }
    }
    fn view(&self, state: &State, seat: Seat) -> (Seat, State) {
        let lanes = state.lanes.seen_by(seat);
        (seat, State { lanes, ..*state })
    }
    fn determinize<G: Rng + ?Sized>(&self, view: &(Seat, State), _: &mut G) -> State {
        view.1
    }
    fn viewer(&self, view: &(Seat, State)) -> Seat {
        view.0
    }
    fn score(&self, state: &State, seat: Seat) -> Score {
        let line = |row: usize| {
            let numbers = state.lanes.lane(seat).rows[row].into_iter().flatten();
            let count = numbers.clone().count() as i32;
            let points = [count * (count + 1) / 2, numbers.map(i32::from).sum()][row / 2];
            ScoreLine::new(HUES[row].key(), count, points)
        };
        Score::of((0..4).map(line)) // [CAS-5]
    }
    fn ids(&self) -> u32 {
        PASS as u32 + 1
    }
    fn move_by_id(&self, id: MoveId) -> Option<usize> {
        (id.0 < self.ids()).then_some(id.0 as usize)
    }
}

impl Notation for Cascade {
    fn print_move(&self, mv: usize) -> String {
        match mv {
            PASS.. => "pass".to_owned(),
            WHITE.. => format!("fill {}", HUES[mv % 4].name()),
            _ => format!("use {}", HUES[mv].name()),
        }
    }
}

impl Presentation for Cascade {
    fn notice(&self, event: &Notice) -> Notice {
        event.clone()
    }
    fn score_seen(&self, view: &(Seat, State), seat: Seat) -> Option<Score> {
        Some(self.score(&view.1, seat))
    }
    fn target(&self, (seat, state): &(Seat, State), mv: usize) -> Target {
        let (track, used) = (mv % 4, state.used(*seat, mv));
        let index = used.and_then(|(_, at)| at).unwrap_or(0);
        match mv {
            PASS.. => Target::text("pass"),
            WHITE.. => Target::Box { track, index },
            index => Target::Die { dice: 0, index },
        }
    }
    fn picture(&self, (viewer, state): &(Seat, State)) -> Picture {
        let track = |lane: &Lane, row: usize| {
            let one = |at: usize| BoxPicture {
                content: lane.rows[row][at].map_or(BoxContent::Empty, BoxContent::Written),
                print: PRINTED.get(row).map(|numbers| Label::number(numbers[at])),
                face: BONUSES[row].contains(&at).then_some(Face::new('+', '+')),
                ..BoxPicture::EMPTY
            };
            let (hue, boxes) = (Some(HUES[row]), (0..6).map(one).collect());
            TrackPicture {
                hue,
                ..TrackPicture::new(HUES[row].key(), boxes)
            }
        };
        let lane = |seat| state.lanes.lane(seat);
        let place = |seat| PlacePicture::of_tracks(seat, (0..4).map(|row| track(lane(seat), row)));
        let shown = |die: usize| DiePicture {
            hue: HUES.get(die).copied(),
            ..DiePicture::number(state.rolled[die])
        };
        let dice = (0..WHITE).chain([WHITE + viewer.index()]).map(shown);
        let owed = Message::new(["owed-die", "owed-bonus"][usize::from(lane(*viewer).bonus)]);
        Picture {
            dice: vec![DicePicture::new(Message::new("dice"), dice.collect())],
            owed: state.lanes.waiting().contains(*viewer).then_some(owed),
            ..Picture::of_places(viewer.and_on(self.seats()).map(place))
        }
    }
}

impl Statistics for Cascade {}

pub(crate) const ENTRY: GameEntry = GameEntry {
    about: "Fill boxes with dice; a box brings another box, which may bring another",
    rules: include_str!("cascade.md"),
    shipped: || rnw_packs::Files::english("cascade", include_str!("cascade.ftl")),
    ..GameEntry::new("cascade", (1, 6), |_, _, seats, _| {
        Ok(LoadedGame::new(Cascade(GameInfo::new("cascade", seats))))
    })
};
