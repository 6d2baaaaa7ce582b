//! Ropeways: all seats draw sections between huts at the same time, each on a map of its own. A card shows the kinds
//! of the next hut; three lines are drawn in three colours. The wall: lines between stations in eight directions,
//! which may not cross, and a move that points at a line. For free from the core: lines with their ends and what they
//! cross (`Links`), sections chosen with keys and mouse (`LinkPicture`), secret decisions and their barrier
//! (`Together`), undo, records, bots and every screen.

use rnw_cli::{GameEntry, LoadedGame};
use roll_and_write::geometry::Links;
use roll_and_write::picture::LinkPicture;
use roll_and_write::prelude::*;
use std::collections::BTreeSet;

const MAP: [&str; 6] = ["IMSIMS", "SIIMSM", "MSMSII", "ISMIMS", "SMISSI", "MISMIM"]; // inns, mills, sheds
const CARDS: [&str; 6] = ["I", "M", "S", "IM", "MS", "SI"];
const DECK: ItemSet = ItemSet::first_n(CARDS.len());
const HUES: [Hue; 3] = [Hue::Red, Hue::Blue, Hue::Green];
const LINES: [&str; 3] = ["line-red", "line-blue", "line-green"];

#[derive(Debug)]
pub(crate) struct Ropeways {
    info: GameInfo,
    frame: Frame,
    links: Vec<(Cell, Cell, Links)>,
}

#[derive(Clone, Copy, PartialEq, Hash, Default, Debug)]
pub(crate) struct State {
    line: usize, // that is drawn now
    drawn: ItemSet,
    card: usize,
    lanes: Together<[Links; 3], 6>,
}

impl Ropeways {
    fn kind(&self, hut: Cell) -> &'static str {
        let (row, col) = (self.frame.row(hut), self.frame.col(hut));
        &MAP[row][col..=col]
    }
}

impl Ruleset for Ropeways {
    type State = State;
    type Move = usize; // first the sections, then passing
    type View = (Seat, State);
    type Event = Notice;

    fn info(&self) -> &GameInfo {
        &self.info
    }
    fn start(&self) -> State {
        State::default()
    }
    fn awaiting(&self, state: &State) -> Awaiting {
        match state.lanes.awaiting() {
            Some(seats) => seats,
            None if state.line == LINES.len() => Awaiting::Over,
            None => Awaiting::chance("deck", state.line as u32, CARDS.len(), DECK - state.drawn),
        }
    }
    fn deal(&self, state: &mut State, card: Outcome, _: &mut impl Events<Notice>) {
        state.card = card.as_item().into();
        state.drawn = state.drawn.with(card.as_item());
        let _ = state.lanes.open(Seats::all(self.seats()));
    }
    fn check(&self, state: &State, seat: Seat, mv: usize) -> Result<Legal<usize>, Refusal> {
        let (frame, lines) = (self.frame, state.lanes.lane(seat));
        let (all, line) = (lines[0] | lines[1] | lines[2], lines[state.line % 3]);
        let meets = |huts| line.is_empty() || !line.ends(frame).is_disjoint(huts);
        let reached = |way: &Links| way.cells(frame) - line.cells(frame);
        let fits = |hut| CARDS[state.card].contains(self.kind(hut));
        let blocks = |way| all.crosses(frame, way) || !all.is_disjoint(way);
        let (clause, reason) = match self.links.get(mv).map(|section| &section.2) {
            _ if !state.lanes.waiting().contains(seat) => ("ROP-1", "refusal-wait"),
            Some(way) if !meets(way.cells(frame)) => ("ROP-2", "refusal-end"),
            Some(way) if reached(way).is_empty() => ("ROP-2", "refusal-end"),
            Some(way) if !reached(way).iter().any(fits) => ("ROP-3", "refusal-kind"),
            Some(way) if blocks(*way) => ("ROP-4", "refusal-crosses"),
            _ => return Ok(Legal::unchecked(seat, mv)),
        };
        Err(Refusal::new(clause, Message::new(reason)))
    }
    fn apply(&self, state: &mut State, mv: Legal<usize>, events: &mut impl Events<Notice>) {
        let (seat, lines) = (mv.seat(), state.lanes.lane_mut(mv.seat()));
        let moved = || Message::new("moved").name("move", self.print_move(mv.mv()));
        events.notify(|| Notice::to(Audience::Lane(seat), moved().seat("seat", seat)));
        if let Some((_, _, section)) = self.links.get(mv.mv()) {
            lines[state.line] |= *section;
        }
        if state.lanes.done(seat) {
            events.notify(|| Notice::barrier(Message::new("all-decided")));
            if state.drawn == DECK {
                (state.line, state.drawn) = (state.line + 1, ItemSet::EMPTY);
            }
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
        let huts = (*state.lanes.lane(seat)).map(|line| line.cells(self.frame));
        let line = |(line, huts): (&'static str, &CellSet)| {
            let district = |hut| (self.frame.row(hut) / 3, self.frame.col(hut) / 3);
            let districts: BTreeSet<_> = huts.iter().map(district).collect();
            let count = huts.len() as i32;
            ScoreLine::new(line, count, count * districts.len() as i32) // [ROP-5]
        };
        let visits: u32 = huts.iter().map(|huts| huts.len()).sum();
        let joints = (visits - (huts[0] | huts[1] | huts[2]).len()) as i32;
        let joints = ScoreLine::new("score-joints", joints, 2 * joints); // [ROP-6]
        Score::of(LINES.into_iter().zip(&huts).map(line).chain([joints]))
    }
    fn ids(&self) -> u32 {
        self.links.len() as u32 + 1
    }
    fn move_by_id(&self, id: MoveId) -> Option<usize> {
        (id.0 < self.ids()).then_some(id.0 as usize)
    }
}

impl Notation for Ropeways {
    fn print_move(&self, mv: usize) -> String {
        match self.links.get(mv) {
            Some((.., link)) => format!("draw {}", self.frame.labels(link.cells(self.frame))),
            None => "pass".to_owned(),
        }
    }
    fn item_name(&self, _: Purpose, card: u8) -> Option<String> {
        CARDS.get(usize::from(card)).map(ToString::to_string)
    }
}

impl Presentation for Ropeways {
    fn notice(&self, event: &Notice) -> Notice {
        event.clone()
    }
    fn score_seen(&self, view: &(Seat, State), seat: Seat) -> Option<Score> {
        Some(self.score(&view.1, seat))
    }
    fn target(&self, _: &(Seat, State), mv: usize) -> Target {
        match self.links.get(mv) {
            Some((from, to, _)) => Target::own_link(*from, *to),
            None => Target::text("pass"),
        }
    }
    fn picture(&self, (viewer, state): &(Seat, State)) -> Picture {
        let cell = |hut| CellPicture {
            print: Some(Label::new(self.kind(hut))),
            ..CellPicture::plain(false)
        };
        let place = |seat| {
            let lines = state.lanes.lane(seat);
            let link = |(from, to, section): &(Cell, Cell, Links)| {
                let has = |line: &Links| !line.is_disjoint(*section);
                LinkPicture {
                    hue: lines.iter().position(has).map(|line| HUES[line]),
                    mark: state.lanes.mark(seat, |lines| lines.iter().any(has)),
                    ..LinkPicture::new(*from, *to)
                }
            };
            let mut board = CardPicture::new("Ropeways", self.frame, cell);
            board.links = Some(self.links.iter().map(link).collect());
            PlacePicture::new(seat, vec![board])
        };
        let card = || Message::new("owed-draw").name("card", CARDS[state.card]);
        let owed = || card().word("line", HUES[state.line].key());
        Picture {
            owed: state.lanes.waiting().contains(*viewer).then(owed),
            ..Picture::of_places(viewer.and_on(self.seats()).map(place))
        }
    }
}

impl Statistics for Ropeways {}

pub(crate) const ENTRY: GameEntry = GameEntry {
    about: "Draw three lines between huts; lines may meet at huts, but not cross",
    rules: include_str!("ropeways.md"),
    shipped: || rnw_packs::Files::english("ropeways", include_str!("ropeways.ftl")),
    ..GameEntry::new("ropeways", (1, 6), |_, _, seats, _| {
        let frame = Frame::new(6, 6).expect("a board of 36 cells");
        let section = |(from, direction)| {
            let to = frame.step(from, direction)?;
            Some((from, to, Links::line(frame, from, to)?))
        };
        let links = Links::all(frame).iter().filter_map(section).collect();
        let info = GameInfo::new("ropeways", seats);
        Ok(LoadedGame::new(Ropeways { info, frame, links }))
    })
};
