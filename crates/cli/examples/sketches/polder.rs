//! Polder: a card shows a pattern with a land on each cell. All seats lay it at the same time, each on a map of 11×11
//! cells. Each of three seasons has a goal of its own. The wall: a board of more than 64 cells, patterns with
//! contents, which are turned, and goals that look at regions of the same land. For free from the core: sets of 121
//! cells with their `regions` and `neighbours`, every way to lay a pattern (`FilledPatterns`), a hand that turns it
//! on the screen, secret decisions and their barrier (`Together`), undo, records, bots.

use rnw_cli::{GameEntry, LoadedGame};
use roll_and_write::geometry::{FilledPatterns, WideFrame, WideSet};
use roll_and_write::{picture::PatternPicture, prelude::*};

const LANDS: &str = "com"; // canal, orchard, meadow
const HUES: [Hue; 3] = [Hue::Blue, Hue::Green, Hue::Yellow];
const GOALS: [&str; 3] = ["goal-canal", "goal-orchards", "goal-meadows"]; // of the seasons
const CARDS: [&str; 6] = ["cc", "mom", "co/o.", "om/mo", "mm/cc", "ccc/.m."];
const DECK: ItemSet = ItemSet::first_n(CARDS.len());

#[derive(Debug)]
pub(crate) struct Polder {
    info: GameInfo,
    frame: WideFrame,
    deck: FilledPatterns<char, u128>,
}

#[derive(Clone, Copy, PartialEq, Hash, Default, Debug)]
pub(crate) struct Lane {
    lands: [WideSet; 3],
    points: [i32; 3],
}

#[derive(Clone, Copy, PartialEq, Hash, Default, Debug)]
pub(crate) struct State {
    season: usize,
    drawn: ItemSet,
    card: usize,
    lanes: Together<Lane, 6>,
}

impl Lane {
    fn land(&self, cell: Cell) -> Option<usize> {
        self.lands.iter().position(|land| land.contains(cell))
    }
}

impl Polder {
    /// The points of a map in a season [POL-4].
    fn points(&self, [canal, orchard, meadow]: [WideSet; 3], season: usize) -> u32 {
        let longest = self.frame.regions(canal).map(WideSet::len).max();
        match season {
            0 => longest.unwrap_or(0),
            1 => (orchard & self.frame.neighbours(meadow)).len(),
            _ => 2 * self.frame.regions(meadow).count() as u32,
        }
    }
}

impl Ruleset for Polder {
    type State = State;
    type Move = usize; // first the ways, then passing
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
            None if state.season == GOALS.len() => Awaiting::Over,
            None => Awaiting::chance("deck", state.season as u32, CARDS.len(), DECK - state.drawn),
        }
    }
    fn deal(&self, state: &mut State, card: Outcome, _: &mut impl Events<Notice>) {
        state.card = card.as_item().into();
        state.drawn = state.drawn.with(card.as_item());
        let _ = state.lanes.open(Seats::all(self.seats()));
    }
    fn check(&self, state: &State, seat: Seat, mv: usize) -> Result<Legal<usize>, Refusal> {
        let is_taken = |(cell, _)| state.lanes.lane(seat).land(cell).is_some();
        let (clause, reason) = match self.deck.ways().get(mv) {
            _ if !state.lanes.waiting().contains(seat) => ("POL-1", "refusal-wait"),
            Some(way) if way.pattern != state.card => ("POL-2", "refusal-card"),
            Some(way) if way.placement.iter().any(is_taken) => ("POL-3", "refusal-free"),
            _ => return Ok(Legal::unchecked(seat, mv)),
        };
        Err(Refusal::new(clause, Message::new(reason)))
    }
    fn apply(&self, state: &mut State, mv: Legal<usize>, events: &mut impl Events<Notice>) {
        let (seat, lane) = (mv.seat(), state.lanes.lane_mut(mv.seat()));
        let moved = || Message::new("moved").name("move", self.print_move(mv.mv()));
        events.notify(|| Notice::to(Audience::Lane(seat), moved().seat("seat", seat)));
        if let Some(way) = self.deck.ways().get(mv.mv()) {
            for (land, cells) in LANDS.chars().zip(&mut lane.lands) {
                *cells |= way.placement.with(|one| *one == land);
            }
        }
        lane.points[state.season] = self.points(lane.lands, state.season) as i32;
        if state.lanes.done(seat) {
            events.notify(|| Notice::barrier(Message::new("all-decided")));
            if state.drawn == DECK {
                (state.season, state.drawn) = (state.season + 1, ItemSet::EMPTY);
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
        let lines = GOALS.into_iter().zip(state.lanes.lane(seat).points);
        Score::of(lines.map(|(goal, points)| ScoreLine::new(goal, points, points)))
    }
    fn ids(&self) -> u32 {
        self.deck.ways().len() as u32 + 1
    }
    fn move_by_id(&self, id: MoveId) -> Option<usize> {
        (id.0 < self.ids()).then_some(id.0 as usize)
    }
}

impl Notation for Polder {
    fn print_move(&self, mv: usize) -> String {
        let way = self.deck.ways().get(mv);
        way.map_or_else(|| "pass".to_owned(), |way| way.text.clone())
    }
    fn item_name(&self, _: Purpose, card: u8) -> Option<String> {
        CARDS.get(usize::from(card)).map(ToString::to_string)
    }
}

fn drawn(land: Option<usize>) -> CellPicture {
    CellPicture {
        print: land.map(|land| Label::new(&LANDS[land..=land])),
        hue: land.map(|land| HUES[land]),
        ..CellPicture::plain(false)
    }
}

impl Presentation for Polder {
    fn notice(&self, event: &Notice) -> Notice {
        event.clone()
    }
    fn score_seen(&self, view: &(Seat, State), seat: Seat) -> Option<Score> {
        Some(self.score(&view.1, seat))
    }
    fn target(&self, _: &(Seat, State), mv: usize) -> Target {
        let way = self.deck.ways().get(mv);
        let cells = way.map(|way| way.placement.in_order());
        cells.map_or_else(|| Target::text("pass"), Target::own_tiles)
    }
    fn move_at(&self, view: &(Seat, State), target: &Target) -> Option<usize> {
        let Target::Tiles { cells, .. } = target else {
            return (*target == Target::text("pass")).then_some(self.deck.ways().len());
        };
        self.deck.find(view.1.card, cells)
    }
    fn picture(&self, (viewer, state): &(Seat, State)) -> Picture {
        let place = |seat| {
            let lane = state.lanes.lane(seat);
            let cell = |cell| CellPicture {
                mark: state.lanes.mark(seat, |lane| lane.land(cell).is_some()),
                ..drawn(lane.land(cell))
            };
            PlacePicture::new(seat, vec![CardPicture::new("Polder", self.frame, cell)])
        };
        let land = |land: &char| drawn(LANDS.find(*land));
        let pattern = self.deck.pattern(state.card);
        let waits = state.lanes.waiting().contains(*viewer);
        let owed = || Message::new("owed-lay").number("season", state.season as i64 + 1);
        Picture {
            pattern: waits.then(|| PatternPicture::filled(CARDS[state.card], pattern, land)),
            owed: waits.then(owed),
            ..Picture::of_places(viewer.and_on(self.seats()).map(place))
        }
    }
}

impl Statistics for Polder {}

pub(crate) const ENTRY: GameEntry = GameEntry {
    about: "Lay canals, orchards and meadows on a map; each season has a goal of its own",
    rules: include_str!("polder.md"),
    shipped: || rnw_packs::Files::english("polder", include_str!("polder.ftl")),
    ..GameEntry::new("polder", (1, 6), |_, _, seats, _| {
        let frame = WideFrame::new(11, 11).expect("a board of 121 cells");
        let land = |letter| LANDS.contains(letter).then_some(letter);
        let deck = FilledPatterns::parse(&CARDS, frame, land).expect("connected patterns");
        let info = GameInfo::new("polder", seats);
        Ok(LoadedGame::new(Polder { info, frame, deck }))
    })
};
