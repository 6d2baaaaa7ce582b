//! Towpaths: a card shows a tile with lanes and canals. All seats lay it at the same time, each on a board of 5×5
//! cells, turned so that its ends meet their kind. The wall: tiles that are turned, joined sides, loose ends, longest
//! paths. For free from the core: orientations (`Tile`), what fits, loose ends and exact longest paths (`TileBoard`),
//! lines on the screen (`Paths`), secret decisions and their barrier (`Together`), undo, records, bots.

use rnw_cli::{GameEntry, LoadedGame};
use roll_and_write::geometry::{Tile, TileBoard};
use roll_and_write::picture::PathKind;
use roll_and_write::prelude::*;

/// The ends of each tile, clockwise from the top: lanes are light, canals heavy.
const CARDS: [&str; 12] = [
    "lhlh", "l.l.", "ll..", "lll.", "llll", "h.h.", "hh..", "hhh.", "hhhh", "l.h.", "lh..", "llh.",
];
const DECK: ItemSet = ItemSet::first_n(CARDS.len());
const PASS: usize = 25; // after the moves that choose a cell
const TILES: usize = 26; // the moves that lay a tile

#[derive(Debug)]
pub(crate) struct Towpaths {
    info: GameInfo,
    frame: Frame,
    tiles: Vec<(usize, Tile<PathKind>)>, // the tile of each card, turned in all ways
}

#[derive(Clone, Copy, PartialEq, Hash, Debug)]
pub(crate) struct Lane {
    board: TileBoard<PathKind, 25>,
    at: Option<Cell>, // that is chosen for the tile
}

#[derive(Clone, Copy, PartialEq, Hash, Debug)]
pub(crate) struct State {
    drawn: ItemSet,
    card: usize,
    lanes: Together<Lane, 4>,
}

fn cell(mv: usize) -> Cell {
    Cell::new(mv as u8)
}

impl Towpaths {
    /// The tile of a card, turned in all ways, as numbers of moves.
    fn turned(&self, card: usize) -> Vec<usize> {
        let is_of = |mv: &usize| self.tiles[mv - TILES].0 == card;
        (TILES..TILES + self.tiles.len()).filter(is_of).collect()
    }
}

impl Ruleset for Towpaths {
    type State = State;
    type Move = usize;
    type View = (Seat, State);
    type Event = Notice;

    fn info(&self) -> &GameInfo {
        &self.info
    }
    fn start(&self) -> State {
        let (mut board, at) = (TileBoard::EMPTY, None);
        board.place(cell(12), self.tiles[0].1);
        let lanes = Together::new(BySeat([Lane { board, at }; 4]));
        let (drawn, card) = (ItemSet::EMPTY, 0);
        State { drawn, card, lanes }
    }
    fn awaiting(&self, state: &State) -> Awaiting {
        match state.lanes.awaiting() {
            Some(seats) => seats,
            None if state.drawn == DECK => Awaiting::Over,
            None => Awaiting::chance("deck", 0, CARDS.len(), DECK - state.drawn),
        }
    }
    fn deal(&self, state: &mut State, card: Outcome, _: &mut impl Events<Notice>) {
        state.card = card.as_item().into();
        state.drawn = state.drawn.with(card.as_item());
        let _ = state.lanes.open(Seats::all(self.seats()));
    }
    fn check(&self, state: &State, seat: Seat, mv: usize) -> Result<Legal<usize>, Refusal> {
        let (lane, turned) = (state.lanes.lane(seat), self.turned(state.card));
        let fits = |cell, mv: &usize| lane.board.fits(self.frame, cell, &self.tiles[mv - TILES].1);
        let some_fits = || turned.iter().any(|one| fits(cell(mv), one));
        let (clause, reason) = match (mv, lane.at) {
            _ if !state.lanes.waiting().contains(seat) => ("TOW-1", "refusal-wait"),
            (..=PASS, Some(_)) | (TILES.., None) => ("TOW-2", "refusal-order"),
            (..PASS, None) if !some_fits() => ("TOW-3", "refusal-cell"),
            (_, Some(at)) if !turned.contains(&mv) || !fits(at, &mv) => ("TOW-3", "refusal-tile"),
            _ => return Ok(Legal::unchecked(seat, mv)),
        };
        Err(Refusal::new(clause, Message::new(reason)))
    }
    fn apply(&self, state: &mut State, mv: Legal<usize>, events: &mut impl Events<Notice>) {
        let (seat, lane, mv) = (mv.seat(), state.lanes.lane_mut(mv.seat()), mv.mv());
        let moved = || Message::new("moved").name("move", self.print_move(mv));
        events.notify(|| Notice::to(Audience::Lane(seat), moved().seat("seat", seat)));
        if let Some(cell) = lane.at.take() {
            lane.board.place(cell, self.tiles[mv - TILES].1);
        }
        lane.at = (mv < PASS).then(|| cell(mv));
        if lane.at.is_none() && state.lanes.done(seat) {
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
        let board = &state.lanes.lane(seat).board;
        let longest = |kind| board.longest_path(self.frame, kind) as i32;
        let (lane, canal) = (longest(PathKind::Light), longest(PathKind::Heavy));
        let loose = board.loose_ends(self.frame).count() as i32;
        Score::of([
            ScoreLine::new("score-lane", lane, lane),
            ScoreLine::new("score-canal", canal, canal),
            ScoreLine::new("score-loose", loose, -loose),
        ])
    }
    fn ids(&self) -> u32 {
        (TILES + self.tiles.len()) as u32
    }
    fn move_by_id(&self, id: MoveId) -> Option<usize> {
        (id.0 < self.ids()).then_some(id.0 as usize)
    }
}

impl Notation for Towpaths {
    fn print_move(&self, mv: usize) -> String {
        match mv {
            ..PASS => format!("at {}", self.frame.label(cell(mv))),
            PASS => "pass".to_owned(),
            TILES.. => format!("lay {}", self.tiles[mv - TILES].1.code()),
        }
    }
    fn item_name(&self, _: Purpose, card: u8) -> Option<String> {
        CARDS.get(usize::from(card)).map(ToString::to_string)
    }
}

impl Presentation for Towpaths {
    fn notice(&self, event: &Notice) -> Notice {
        event.clone()
    }
    fn score_seen(&self, view: &(Seat, State), seat: Seat) -> Option<Score> {
        Some(self.score(&view.1, seat))
    }
    fn target(&self, (_, state): &(Seat, State), mv: usize) -> Target {
        let turned = self.turned(state.card).iter().position(|one| *one == mv);
        match mv {
            ..PASS => Target::own_cell(cell(mv)),
            _ => turned.map_or_else(|| Target::text(self.print_move(mv)), Target::Offer),
        }
    }
    fn picture(&self, (viewer, state): &(Seat, State)) -> Picture {
        let lanes = &state.lanes;
        let place = |seat| {
            let tile = |cell| lanes.lane(seat).board.get(cell);
            let cell = |cell| CellPicture {
                mark: lanes.mark(seat, |lane| lane.board.get(cell).is_some()),
                ..tile(cell).map_or(CellPicture::plain(false), CellPicture::from)
            };
            PlacePicture::new(seat, vec![CardPicture::new("Towpaths", self.frame, cell)])
        };
        let one = Frame::new(1, 1).expect("one cell");
        let card = |tile: &Tile<_>| CardPicture::new(&tile.code(), one, |_| tile.into());
        let turned = self.turned(state.card).into_iter();
        let is_chosen = lanes.lane(*viewer).at.is_some();
        let owed = Message::new(["owed-at", "owed-lay"][usize::from(is_chosen)]);
        Picture {
            offer: turned.map(|mv| card(&self.tiles[mv - TILES].1)).collect(),
            owed: lanes.waiting().contains(*viewer).then_some(owed),
            ..Picture::of_places(viewer.and_on(self.seats()).map(place))
        }
    }
}

impl Statistics for Towpaths {}

pub(crate) const ENTRY: GameEntry = GameEntry {
    about: "Lay lanes and canals on a board; turn the tiles so that their ends meet",
    rules: include_str!("towpaths.md"),
    shipped: || rnw_packs::Files::english("towpaths", include_str!("towpaths.ftl")),
    ..GameEntry::new("towpaths", (1, 4), |_, _, seats, _| {
        let frame = Frame::new(5, 5).expect("a board of 25 cells");
        let mut tiles = Vec::new();
        for (card, code) in CARDS.iter().enumerate() {
            let tile = Tile::parse(code).expect("four ends");
            tiles.extend(tile.orientations().iter().map(|tile| (card, *tile)));
        }
        let info = GameInfo::new("towpaths", seats);
        Ok(LoadedGame::new(Towpaths { info, frame, tiles }))
    })
};
