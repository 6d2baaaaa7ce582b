//! What bots look at in a state.

use super::game::{FlipAndWrite, FlipGame};
use super::settlement::BOARDS;
use super::state::State;
use roll_and_write::Seat;
use roll_and_write::geometry::{CellSet, Grid};
use roll_and_write::learned::Feature;

/// masks of a card
pub(super) fn masks(cells: CellSet) -> Vec<CellSet> {
    if cells.len() <= 14 { return vec![cells]; }
    // frame width unknown: use bits of 8?
    let all: Vec<_> = cells.iter().collect();
    let _ = all;
    vec![cells]
}

fn way<G: Grid>(grid: &G, marked: CellSet, tomb_rings: &[CellSet]) -> u64 {
    if tomb_rings.is_empty() { return u64::from((grid.cells() - marked).len()); }
    tomb_rings.iter().position(|ring| !ring.is_disjoint(marked)).unwrap_or(tomb_rings.len()) as u64
}

#[derive(Debug, Default)]
pub(super) struct CardTable { rings: Vec<CellSet>, masks: Vec<CellSet> }

pub(super) fn tables<G: Grid>(cards: &[super::Card<G>], width: u32) -> Vec<CardTable> {
    cards.iter().map(|card| {
        let cells = card.grid.cells();
        if cells.len() <= 14 { return CardTable { rings: vec![], masks: vec![cells] }; }
        // rings: cells from which completion is near; find the single cells that complete
        let mut rings = Vec::new();
        let mut done = CellSet::EMPTY;
        let mut ring: CellSet = cells.iter().filter(|c| card.grid.is_complete(CellSet::of(*c))).collect();
        while !ring.is_empty() {
            rings.push(ring);
            done |= ring;
            let next = (card.grid.neighbours(ring) & cells) - done;
            ring = next;
        }
        let w = width as usize;
        let h = 5usize;
        let sel = |f: &dyn Fn(usize, usize) -> bool| cells.iter().filter(|c| f(c.index() / w, c.index() % w)).collect::<CellSet>();
        let masks = vec![
            sel(&|r, _| r < 3), sel(&|r, _| r >= h - 3), sel(&|_, c| c < 3), sel(&|_, c| c >= w - 3),
        ];
        CardTable { rings, masks }
    }).collect()
}

pub(super) fn features<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &State,
    seat: Seat,
    mut visit: impl FnMut(Feature),
) {
    let lane = &state.lanes[seat];
    let turns = rules.pack.schedule.turns.max(1);
    let turn = u64::from(state.turn);
    let round = u64::from(state.turn / turns);
    let done = rules.all_completed(state, seat);
    let mut ways = [255; 2];
    for board in 0..BOARDS {
        let Some(card) = lane.cards[board] else { continue };
        let marked = lane.marked[board];
        let id = card.index() as u64;
        let printed = &rules.pack.cards[card.index()];
        let table = &rules.tables[card.index()];
        let way = way(&printed.grid, marked, &table.rings);
        ways[board] = way;
        for (index, mask) in table.masks.iter().enumerate() {
            let f = Feature::new(10 + index as u64).with(id).with((marked & *mask).bits());
            visit(f);
            visit(f.with(round + 1));
        }
        let color = u64::from(printed.color);
        let of_color = u64::from((done & rules.pack.cards_of(printed.color)).len());
        visit(Feature::new(1).with(id).with(way).with(turn));
        visit(Feature::new(2).with(way).with(turn));
        let taken = rules.pack.printed.sheet.tracks().iter().enumerate().find_map(|(i, _)| {
            let id = roll_and_write::sheet::TrackId(i as u8);
            (rules.game.track_color(id) == Some(printed.color)).then(|| rules.game.pool_into(id)).flatten()
        }).map_or(0, |pool| u64::from(state.pools[usize::from(pool.0)]));
        visit(Feature::new(3).with(color).with(way).with(of_color).with(taken).with(round));
    }
    let (a, b) = (ways[0], ways[1]);
    visit(Feature::new(5).with(a.min(b)).with(a.max(b)).with(turn));
    for (index, track) in rules.pack.printed.sheet.tracks().iter().enumerate() {
        let filled = u64::from(lane.sheet.filled(track));
        let before = index.checked_sub(1).map_or(0, |before| u64::from(lane.sheet.filled(&rules.pack.printed.sheet.tracks()[before])));
        visit(Feature::new(6).with(index as u64).with(filled).with(turn));
        visit(Feature::new(7).with(index as u64).with(filled).with(before).with(round));
    }
    let owed = if state.waiting.contains(seat) { 1 + lane.owed.all().iter().map(|o| u64::from(o.cells().unwrap_or(1))).sum::<u64>() } else { 0 };
    visit(Feature::new(4).with(owed).with(turn));
    visit(Feature::new(8).with(u64::from(done.len())).with(turn));
    for (index, track) in rules.pack.printed.sheet.tracks().iter().enumerate() {
        let id = roll_and_write::sheet::TrackId(index as u8);
        if let (Some(color), Some(pool)) = (rules.game.track_color(id), rules.game.pool_into(id)) {
            let of = u64::from((done & rules.pack.cards_of(color)).len());
            let taken = u64::from(state.pools[usize::from(pool.0)]);
            visit(Feature::new(9).with(u64::from(color)).with(of).with(taken).with(round));
        }
        let _ = track;
    }
    for claim in &rules.pack.row_claims {
        let track = rules.pack.printed.sheet.track(claim.track);
        let taken = u64::from(state.pools[usize::from(claim.pool.0)]);
        visit(Feature::new(20).with(u64::from(claim.track.0)).with(u64::from(lane.sheet.filled(track))).with(taken).with(round));
    }
}
