//! The features of a state, from which bots learn what it is worth.
//!
//! A feature is keyed by what it means: a card by its cells and symbols, a track or a colour by its name, a time by the
//! turns that are left. So packs that share cards, tracks or lengths share what was learned.

mod cards;
mod marks;
mod symbol_value;

pub(super) use cards::FeatureTables;
pub(super) use marks::value_moves;

use super::game::{FlipAndWrite, FlipGame};
use super::settlement::BOARDS;
use super::state::{Lane, State};
use cards::CardFeatures;
use roll_and_write::geometry::CellSet;
use roll_and_write::learned::Feature;
use roll_and_write::sheet::{TrackId, TrackKind};
use roll_and_write::{CardId, ItemSet, Seat};

/// The tables of features. Their numbers are part of what was learned, so they never change their meaning.
mod table {
    pub(super) const WAY: u64 = 1;
    pub(super) const CARD_WAY: u64 = 2;
    pub(super) const PROSPECT: u64 = 3;
    pub(super) const BOTH_WAYS: u64 = 4;
    pub(super) const OWED: u64 = 5;
    pub(super) const COMPLETED: u64 = 6;
    pub(super) const TRACK: u64 = 7;
    pub(super) const TRACKS: u64 = 8;
    pub(super) const ROUND_BOX: u64 = 9;
    pub(super) const CLAIM: u64 = 10;
    pub(super) const SYMBOL: u64 = 11;
    pub(super) const LAST: u64 = 12;
    pub(super) const GAME: u64 = 13;
    /// The parts of a card have this number and the next ones.
    pub(super) const PART: u64 = 20;
}

/// The way that stands for a board without a card.
const NO_WAY: u64 = 255;

/// What the features of a seat share: the time, and the cards that it has completed.
#[derive(Clone, Copy)]
struct SeatProgress {
    /// The number of turns after this one.
    left: u64,
    /// The same, in a few steps: the last turns one by one.
    stage: u64,
    /// The round, counted from 0.
    round: u64,
    done: ItemSet,
}

impl SeatProgress {
    fn new<G: FlipGame>(rules: &FlipAndWrite<G>, state: &State, seat: Seat) -> Self {
        let left = rules.turns_left(state).max(0) as u64;
        Self {
            left,
            stage: match left {
                0..3 => left,
                3..5 => 3,
                5..8 => 4,
                8..14 => 5,
                14..21 => 6,
                _ => 7,
            },
            round: u64::from(state.turn / rules.pack.schedule.turns.max(1)),
            done: rules.all_completed(state, seat),
        }
    }
}

/// Calls `visit` for the features of a state. See [`Ruleset::features`](roll_and_write::Ruleset::features).
pub(super) fn features<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &State,
    seat: Seat,
    mut visit: impl FnMut(Feature),
) {
    let progress = SeatProgress::new(rules, state, seat);
    let lane = &state.lanes[seat];
    let mut ways = [NO_WAY; BOARDS];
    for (board, way) in ways.iter_mut().enumerate() {
        if let Some(card) = lane.cards[board] {
            let (table, marked) = (rules.features.card(card), lane.marked[board]);
            *way = table.way(marked);
            parts_features(table, marked, progress.stage, &mut visit);
            way_features(rules, state, seat, &progress, (card, *way), &mut visit);
        }
    }
    visit(both_ways(ways, &progress));
    completed_features(rules, state, seat, &progress, &mut visit);
    written_features(rules, state, seat, &progress, &mut visit);
    owed_features(rules, state, seat, &progress, &mut visit);
}

/// The features of the marks on a card.
#[inline]
fn parts_features(
    table: &CardFeatures,
    marked: CellSet,
    stage: u64,
    mut visit: impl FnMut(Feature),
) {
    for (cells, feature) in &table.parts {
        let part = feature.with((marked & *cells).bits());
        visit(part);
        visit(part.with(stage));
    }
}

/// The features of how far a card is from its completion.
#[inline]
fn way_features<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &State,
    seat: Seat,
    progress: &SeatProgress,
    (card, way): (CardId, u64),
    mut visit: impl FnMut(Feature),
) {
    visit(Feature::new(table::WAY).with(way).with(progress.left));
    let card_way = Feature::new(table::CARD_WAY).with(rules.features.card(card).key);
    visit(card_way.with(way).with(progress.left));
    let prospect = rules.game.prospect(rules, state, seat, progress.done, card);
    visit(
        Feature::new(table::PROSPECT)
            .with(prospect)
            .with(way)
            .with(progress.stage),
    );
}

/// The feature of both boards together.
#[inline]
fn both_ways(ways: [u64; BOARDS], progress: &SeatProgress) -> Feature {
    let [a, b] = ways;
    Feature::new(table::BOTH_WAYS)
        .with(a.min(b))
        .with(a.max(b))
        .with(progress.left)
}

/// The features of the completed cards.
fn completed_features<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &State,
    seat: Seat,
    progress: &SeatProgress,
    mut visit: impl FnMut(Feature),
) {
    let completed = Feature::new(table::COMPLETED).with(progress.done.len().into());
    visit(completed.with(progress.left));
    rules
        .game
        .features(rules, state, seat, progress.done, |what| {
            visit(what.with(table::GAME).with(progress.stage));
        });
}

/// The features of what a seat has written on its sheet.
fn written_features<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &State,
    seat: Seat,
    progress: &SeatProgress,
    mut visit: impl FnMut(Feature),
) {
    let lane = &state.lanes[seat];
    track_features(rules, lane, progress, &mut visit);
    let (sheet, keys) = (&rules.pack.printed.sheet, &rules.features);
    for claim in &rules.pack.row_claims {
        let filled = lane.sheet.filled(sheet.track(claim.track));
        let taken = state.pools[usize::from(claim.pool.0)];
        let claim = Feature::new(table::CLAIM).with(keys.track(claim.track));
        let claim = claim.with(filled.into()).with(taken.into());
        visit(claim.with(progress.stage));
    }
    for symbol in sheet.counted() {
        let count = lane.sheet.tally(sheet, symbol);
        let symbol = Feature::new(table::SYMBOL).with(keys.symbol(symbol));
        visit(symbol.with(count.into()).with(progress.stage));
    }
}

/// The features of what a seat does next.
#[inline]
fn owed_features<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &State,
    seat: Seat,
    progress: &SeatProgress,
    mut visit: impl FnMut(Feature),
) {
    let owed = Feature::new(table::OWED).with(owed(state, seat));
    visit(owed.with(progress.left));
    if let Some(last) = state.lanes[seat].last {
        let last = Feature::new(table::LAST).with(rules.features.symbol(last.0));
        visit(last.with(progress.stage));
    }
}

/// The features of the tracks of a sheet, each alone and beside the track before it.
fn track_features<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    lane: &Lane,
    progress: &SeatProgress,
    mut visit: impl FnMut(Feature),
) {
    let mut before = 0;
    for (index, track) in rules.pack.printed.sheet.tracks().iter().enumerate() {
        let filled = u64::from(lane.sheet.filled(track));
        let key = rules.features.track(TrackId(index as u8));
        visit(
            Feature::new(table::TRACK)
                .with(key)
                .with(filled)
                .with(progress.left),
        );
        let beside = Feature::new(table::TRACKS)
            .with(key)
            .with(filled)
            .with(before);
        visit(beside.with(progress.round));
        if track.kind == TrackKind::Rounds {
            let marked = lane.sheet.is_filled(track, progress.round as usize);
            let marked = Feature::new(table::ROUND_BOX).with(key).with(marked.into());
            visit(marked.with(progress.left));
        }
        before = filled;
    }
}

/// How much a seat still has to decide in this turn: 0 if it is done, else 1 and the cells that it owes.
fn owed(state: &State, seat: Seat) -> u64 {
    if !state.waiting.contains(seat) {
        return 0;
    }
    let owed = state.lanes[seat].owed.all().iter();
    1 + owed
        .map(|owed| u64::from(owed.cells().unwrap_or(1)))
        .sum::<u64>()
}
