//! Moorings: three open cards are a hand for everybody. All seats secretly use the number of one card and the sign of
//! another. The wall: a choice of two cards in order, and numbers written into rows that rise, with gaps.
//! For free from the core: secret decisions of all and their barrier (`Together`), a deck, the list of legal moves,
//! cards picked in order (`Target::Hand`), written boxes (`BoxPicture`), undo, records, bots and every screen.

use rnw_cli::{GameEntry, LoadedGame};
use roll_and_write::prelude::*;

const ROW: usize = 6;
const ROWS: [&str; 4] = ["north", "middle", "south", "adrift"];
const ADRIFT: usize = 3; // the row for numbers that have no berth
const BUOYS: [usize; 6] = [1, 4, 8, 9, 12, 17];
const SIGNS: [&str; 3] = ["buoy", "ebb", "flood"]; // each is on a card of every number from 3 to 14
const DECK: ItemSet = ItemSet::first_n(36);
const PICKS: [[usize; 2]; 6] = [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]]; // number, sign

#[derive(Debug)]
pub(crate) struct Moorings(GameInfo);

#[derive(Clone, Copy, PartialEq, Hash, Default, Debug)]
pub(crate) struct Lane {
    written: [Option<u8>; 4 * ROW],
    buoys: i32,
    used: Option<(u8, u8)>, // the number and the sign of the picked cards
}

#[derive(Clone, Copy, PartialEq, Hash, Default, Debug)]
pub(crate) struct State {
    drawn: ItemSet,
    hand: [u8; 3],
    lanes: Together<Lane, 6>,
}

impl Lane {
    fn row(&self, row: usize) -> impl Iterator<Item = &u8> {
        self.written[row * ROW..][..ROW].iter().flatten()
    }
    fn is_full(&self, row: usize) -> bool {
        self.row(row).count() == ROW
    }
    /// Whether the numbers of its row still rise with a number in this box [MOOR-3].
    fn fits(&self, at: usize, number: u8) -> bool {
        let (mut after, row) = (*self, at / ROW);
        after.written[at] = Some(number);
        self.written[at].is_none() && (row == ADRIFT || after.row(row).is_sorted_by(|a, b| a < b))
    }
}

fn card_name(card: u8) -> String {
    format!("{} {}", card / 3 + 3, SIGNS[usize::from(card % 3)])
}

impl Ruleset for Moorings {
    type State = State;
    type Move = usize; // first the picks, then the boxes
    type View = (Seat, State);
    type Event = Notice;

    fn info(&self) -> &GameInfo {
        &self.0
    }
    fn start(&self) -> State {
        State::default()
    }
    fn awaiting(&self, state: &State) -> Awaiting {
        let ends = |lane: &Lane| lane.is_full(ADRIFT);
        match state.lanes.awaiting() {
            Some(seats) => seats,
            None if state.drawn == DECK || state.lanes.lanes().0.iter().any(ends) => Awaiting::Over,
            None => Awaiting::chance("deck", 0, DECK.len() as usize, DECK - state.drawn),
        }
    }
    fn deal(&self, state: &mut State, card: Outcome, _: &mut impl Events<Notice>) {
        state.hand[state.drawn.len() as usize % 3] = card.as_item();
        state.drawn = state.drawn.with(card.as_item());
        if state.drawn.len().is_multiple_of(3) {
            let _ = state.lanes.open(Seats::all(self.seats()));
        }
    }
    fn check(&self, state: &State, seat: Seat, mv: usize) -> Result<Legal<usize>, Refusal> {
        let lane = state.lanes.lane(seat);
        let (clause, reason) = match (lane.used, mv.checked_sub(PICKS.len())) {
            _ if !state.lanes.waiting().contains(seat) => ("MOOR-1", "refusal-wait"),
            (None, Some(_)) | (Some(_), None) => ("MOOR-2", "refusal-pick"),
            (Some((number, _)), Some(at)) if !lane.fits(at, number) => ("MOOR-3", "refusal-order"),
            _ => return Ok(Legal::unchecked(seat, mv)),
        };
        Err(Refusal::new(clause, Message::new(reason)))
    }
    fn apply(&self, state: &mut State, mv: Legal<usize>, events: &mut impl Events<Notice>) {
        let (seat, lane) = (mv.seat(), state.lanes.lane_mut(mv.seat()));
        let moved = || Message::new("moved").name("move", self.print_move(mv.mv()));
        events.notify(|| Notice::to(Audience::Lane(seat), moved().seat("seat", seat)));
        let Some(at) = mv.mv().checked_sub(PICKS.len()) else {
            let [number, sign] = PICKS[mv.mv()].map(|place| state.hand[place]);
            lane.used = Some((number / 3 + [3, 1, 5][usize::from(sign % 3)], sign % 3)); // [MOOR-4]
            return;
        };
        let (number, sign) = lane.used.take().expect("cards are picked");
        lane.written[at] = Some(number);
        lane.buoys += i32::from(sign == 0 && BUOYS.contains(&at));
        if state.lanes.done(seat) {
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
        let lane = state.lanes.lane(seat);
        let (buoys, adrift) = (lane.buoys, lane.row(ADRIFT).count() as i32);
        let full = (0..3).filter(|pier| lane.is_full(*pier)).count() as i32;
        Score::of([
            ScoreLine::new("score-buoys", buoys, buoys * (buoys + 1) / 2),
            ScoreLine::new("score-piers", full, 8 * full),
            ScoreLine::new("score-adrift", adrift, -3 * adrift),
        ])
    }
    fn ids(&self) -> u32 {
        (PICKS.len() + 4 * ROW) as u32
    }
    fn move_by_id(&self, id: MoveId) -> Option<usize> {
        (id.0 < self.ids()).then_some(id.0 as usize)
    }
}

impl Notation for Moorings {
    fn print_move(&self, mv: usize) -> String {
        match mv.checked_sub(PICKS.len()) {
            None => format!("pick {} {}", PICKS[mv][0] + 1, PICKS[mv][1] + 1),
            Some(at) => format!("write {} {}", ROWS[at / ROW], at % ROW + 1),
        }
    }
    fn item_name(&self, _: Purpose, card: u8) -> Option<String> {
        DECK.contains(card).then(|| card_name(card))
    }
}

impl Presentation for Moorings {
    fn notice(&self, event: &Notice) -> Notice {
        event.clone()
    }
    fn score_seen(&self, view: &(Seat, State), seat: Seat) -> Option<Score> {
        Some(self.score(&view.1, seat))
    }
    fn target(&self, _: &(Seat, State), mv: usize) -> Target {
        match mv.checked_sub(PICKS.len()).map(|at| (at / ROW, at % ROW)) {
            None => Target::Hand(PICKS[mv].into()),
            Some((track, index)) => Target::Box { track, index },
        }
    }
    fn picture(&self, (viewer, state): &(Seat, State)) -> Picture {
        let place = |seat| {
            let written = state.lanes.lane(seat).written;
            let one = |at: usize| BoxPicture {
                content: written[at].map_or(BoxContent::Empty, BoxContent::Written),
                face: BUOYS.contains(&at).then_some(Face::new('◎', 'o')),
                ..BoxPicture::EMPTY
            };
            let boxes = |row: usize| (row * ROW..).take(ROW).map(one).collect();
            let track = |row: usize| TrackPicture::new(ROWS[row], boxes(row));
            PlacePicture::of_tracks(seat, (0..4).map(track))
        };
        let cell = Frame::new(1, 1).expect("one cell");
        let card = |card| CardPicture::new(&card_name(card), cell, |_| CellPicture::plain(false));
        let used = state.lanes.lane(*viewer).used;
        let (key, number) = used.map_or(("owed-pick", 0), |(number, _)| ("owed-write", number));
        let owed = Message::new(key).number("number", number);
        Picture {
            hand: state.hand.map(card).into(),
            owed: state.lanes.waiting().contains(*viewer).then_some(owed),
            ..Picture::of_places(viewer.and_on(self.seats()).map(place))
        }
    }
}

impl Statistics for Moorings {}

pub(crate) const ENTRY: GameEntry = GameEntry {
    about: "Write rising numbers into the berths of three piers; a hand of three cards for all",
    rules: include_str!("moorings.md"),
    shipped: || rnw_packs::Files::english("moorings", include_str!("moorings.ftl")),
    ..GameEntry::new("moorings", (1, 6), |_, _, seats, _| {
        Ok(LoadedGame::new(Moorings(GameInfo::new("moorings", seats))))
    })
};
