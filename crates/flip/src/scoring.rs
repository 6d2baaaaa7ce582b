//! What tracks and symbols score.

use super::events::{EffectFailed, Event, Shown};
use super::fire;
use super::house::TableRules;
use super::instructions::InstructionRoom;
use super::pack::Pack;
use super::state::State;
use roll_and_write::geometry::{CellSet, Grid};
use roll_and_write::score::ScoreSink;
use roll_and_write::sheet::TrackScore;
use roll_and_write::symbol::{Fault, Moment, Scene, SymbolId, Trigger};
use roll_and_write::{Cell, Events, ScoreLine, Seat};

/// Adds a line to a score for each track that scores, in the order of the sheet.
pub(super) fn score_tracks<G: Grid>(
    pack: &Pack<G>,
    state: &State,
    seat: Seat,
    score: &mut impl ScoreSink,
) {
    for (index, (track, scored)) in pack
        .printed
        .sheet
        .tracks()
        .iter()
        .zip(&pack.scores)
        .enumerate()
    {
        let sheet = state.sheet(seat);
        let count = sheet.filled(track) as i32;
        let points = match scored {
            Some(TrackScore::Each(points)) => points * count,
            Some(TrackScore::Sum) => sheet.sum(track) as i32,
            None => continue,
        };
        score.push(ScoreLine::new("score-track", count, points).about(index as u8));
    }
}

/// Adds a line to a score for each symbol that fires at scoring and that the seat has marked. The
/// lines are in the order of the symbols' names. Points may count once or for each marked cell.
pub(super) fn score_symbols<G: Grid>(
    pack: &Pack<G>,
    table: &TableRules,
    state: &State,
    seat: Seat,
    score: &mut impl ScoreSink,
) {
    for (symbol, marked, points) in scoring(pack, table, state, seat) {
        // A fault makes the effect void, so it brings nothing.
        let line = ScoreLine::new("score-symbol", marked, points.unwrap_or(0));
        score.push(line.about(symbol.0));
    }
}

/// The symbols that fire at scoring and that the seat has marked, in the order of their names. Each
/// has the number of its marked cells and its points.
fn scoring<G: Grid>(
    pack: &Pack<G>,
    table: &TableRules,
    state: &State,
    seat: Seat,
) -> impl Iterator<Item = (SymbolId, i32, Result<i32, Fault>)> {
    let (seats, scores) = (table.seats, pack.triggers.contains(Trigger::Scoring));
    let counted = pack.printed.sheet.counted().filter(move |_| scores);
    counted.map(SymbolId).filter_map(move |id| {
        let symbol = pack.symbols.symbol(id);
        let marked = state.sheet(seat).tally(&pack.printed.sheet, id.0) as i32;
        if !symbol.triggers.contains(Trigger::Scoring) || marked == 0 {
            return None;
        }
        let table;
        let mut scene = scene_at_scoring(pack, state, seat);
        if pack.looks {
            table = fire::table_seen(state, seats, seat, Trigger::Scoring);
            scene = scene.at_table(&table[..seats]);
        }
        let points = |(color, marked)| {
            let instructions = symbol
                .effect
                .fire(&scene.about_color(color), pack.rows_claim);
            let asked = instructions.asked()?.iter();
            Ok(asked.map(|asked| asked.points(marked)).sum::<i32>())
        };
        let points = if symbol.effect.asks_for_color() {
            of_each_color(pack, state, seat, (id, marked))
                .map(points)
                .sum()
        } else {
            points((None, marked))
        };
        Some((id, marked, points))
    })
}

/// The marked cells with a symbol, counted for each colour of the cards that the seat has or had, and those whose card
/// left.
fn of_each_color<G: Grid>(
    pack: &Pack<G>,
    state: &State,
    seat: Seat,
    (symbol, all): (SymbolId, i32),
) -> impl Iterator<Item = (Option<u8>, i32)> {
    let (cards, lane) = (&pack.printed.cards, &state.lanes[seat]);
    let on_color = move |color: u8| -> i32 {
        let set_aside = lane.completed.iter().map(|card| &cards[usize::from(card)]);
        let set_aside = set_aside.map(|card| (card, card.cells));
        let boards = lane.cards.iter().zip(lane.marked);
        let boards = boards.filter_map(|(card, marked)| Some((&cards[(*card)?.index()], marked)));
        let right = set_aside
            .chain(boards)
            .filter(|(card, _)| card.color == color);
        right
            .map(|(card, marked)| (card.bearing(symbol) & marked).len() as i32)
            .sum()
    };
    let colors = 0..pack.colors.len() as u8;
    let left = all - colors.clone().map(on_color).sum::<i32>();
    let colors = colors.map(move |color| (Some(color), on_color(color)));
    colors.chain([(None, left)]).filter(|(_, cells)| *cells > 0)
}

/// Reports the effects that fail when points are counted, after the game is over.
pub(super) fn tell_of_faults_at_scoring<G: Grid>(
    pack: &Pack<G>,
    table: &TableRules,
    state: &State,
    events: &mut impl Events<Event>,
) {
    for seat in Seat::all(table.seats) {
        let mut failed = false;
        for (symbol, _, points) in scoring(pack, table, state, seat) {
            if let Err(fault) = points {
                failed = true;
                events.notify(|| {
                    Event::EffectFailed(EffectFailed {
                        seat,
                        symbol,
                        fault,
                    })
                });
            }
        }
        if failed {
            let silent = false;
            events.notify(|| Event::Shown(Shown { seat, silent }));
        }
    }
}

/// What an effect sees when points are counted.
fn scene_at_scoring<'a, G: Grid>(pack: &'a Pack<G>, state: &'a State, seat: Seat) -> Scene<'a> {
    let turns = pack.schedule.turns;
    Scene::new(
        &pack.printed,
        state.sheet(seat),
        state.offer(),
        &state.pools,
        Moment {
            trigger: Trigger::Scoring,
            card: None,
            cell: Cell::new(0),
            marked: CellSet::EMPTY,
            fresh: CellSet::EMPTY,
            completed: state.completed(seat),
            round: state.turn() / turns,
            turn: state.turn() % turns,
            last: state.lanes[seat].last,
            choice: None,
            other: None,
        },
    )
}
