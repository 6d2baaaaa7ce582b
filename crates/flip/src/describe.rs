//! The canonical text of a state, in names. Checkpoints hash it.

use super::house::TableRules;
use super::moves::board_letter;
use super::pack::Pack;
use super::settlement::{BOARDS, SettlementOrder};
use super::state::{BoardCell, Lane, OwedDecision, State};
use super::wording::scope_key;
use super::{keys, picture};
use crate::state::ExtraPlace;
use roll_and_write::geometry::Grid;
use roll_and_write::sheet::Sheet;
use roll_and_write::symbol::{AreaId, CardFilter, SymbolId};
use roll_and_write::{CardId, ItemSet, Seat};
use std::fmt::Write;

/// The state as lines of names. Equal states have equal texts, whatever numbers the pack gives to
/// its parts.
pub(super) fn describe<G: Grid>(pack: &Pack<G>, table: &TableRules, state: &State) -> String {
    let mut text = String::new();
    let names = |set: ItemSet| {
        set.iter()
            .map(|card| keys::card_name(pack, card))
            .collect::<Vec<_>>()
            .join(" ")
    };
    let offer: Vec<&str> = state
        .offer
        .cards()
        .iter()
        .map(|card| keys::card_name(pack, card.0))
        .collect();
    let expedition = |card: u8| pack.expeditions[usize::from(card)].name.as_str();
    let left: Vec<&str> = state.expeditions.iter().map(expedition).collect();
    let mut line = |what: &str, value: &str| {
        let _ = writeln!(text, "{what}: {value}");
    };
    line(
        "phase",
        &format!("{:?} then {:?}", state.phase, state.after_refill),
    );
    line("turn", &state.turn.to_string());
    line("start", &state.start_seat.number().to_string());
    line("revealed", state.revealed.map_or("none", expedition));
    line("expeditions", &left.join(" "));
    line("deck", &names(state.deck));
    line("offer", &offer.join(" "));
    for (pool, taken) in pack.printed.pools.iter().zip(state.pools) {
        line("pool", &format!("{} taken {taken}", pool.name));
    }
    line("queue", &describe_settlements(state.settlements));
    if pack.acts {
        let (claimed, ended, shuffles) = (state.claimed, state.ended, state.shuffles);
        let after = state.after_owe;
        let starts = if state.starts { " starts" } else { "" };
        line(
            "barrier",
            &format!("{claimed} {ended} {after:?} {shuffles}{starts}"),
        );
    }
    line(
        "settling",
        &format!("{} {} {}", state.settlements_done, state.picks, state.draws),
    );
    if state.from_offer > 0 {
        line("from the offer", &state.from_offer.to_string());
    }
    if state.pick_filters.iter().any(|only| !only.is_any()) {
        line(
            "which of it",
            &state
                .pick_filters
                .map(|only| describe_filter(pack, only))
                .join(" and "),
        );
    }
    for seat in Seat::all(table.seats) {
        let waits = if state.waiting.contains(seat) {
            "awaited"
        } else {
            "done"
        };
        line("seat", &format!("{} {waits}", seat.number()));
        describe_lane(pack, &state.lanes[seat], &mut line);
        line("completed", &names(state.lanes[seat].completed));
    }
    text
}

fn describe_lane<G: Grid>(pack: &Pack<G>, lane: &Lane, write: &mut impl FnMut(&str, &str)) {
    let frame = pack.placements.frame();
    let name = |card: CardId| keys::card_name(pack, card.0);
    for board in 0..BOARDS {
        let card = lane.cards[board].map_or("none", name);
        let (marked, fresh) = (
            frame.labels(lane.marked[board]),
            frame.labels(lane.fresh[board]),
        );
        write("board", &format!("{card} marked {marked} fresh {fresh}"));
    }
    let dealt: Vec<&str> = lane
        .dealt
        .iter()
        .flatten()
        .map(|card| name(*card))
        .collect();
    write("dealt", &dealt.join(" "));
    for pending in lane.owed.all() {
        write("owed", &describe_pending(pack, *pending));
    }
    if lane.owed.has_masked() {
        let cells = lane.masks.map(|cells| pack.printed.frame.labels(cells));
        write("masks", &cells.join(" and "));
    }
    describe_symbols(pack, lane, write);
    let finished: Vec<&str> = lane
        .finished
        .iter()
        .flatten()
        .map(|card| name(*card))
        .collect();
    write("finished", &finished.join(" "));
    for track in pack.printed.sheet.tracks() {
        write(
            &track.name,
            &format!(
                "{} was {}",
                picture::boxes(track, &lane.sheet),
                picture::boxes(track, &lane.before)
            ),
        );
    }
}

fn describe_pending<G: Grid>(pack: &Pack<G>, pending: OwedDecision) -> String {
    match pending {
        OwedDecision::Nothing => "nothing".to_owned(),
        OwedDecision::Pattern => "pattern".to_owned(),
        OwedDecision::Bonus(cells) => format!("bonus {}", cells.count()),
        OwedDecision::Extra { cells, terms, at } => {
            let scope = match terms.place() {
                ExtraPlace::Area(AreaId(area)) => format!("in set {area}"),
                ExtraPlace::Scope(scope) => scope_key(scope).to_owned(),
                ExtraPlace::Masks => "in the masks".to_owned(),
            };
            let (apart, optional) = (terms.apart(), terms.optional());
            let spot = describe_spot(pack, at);
            format!("{cells} {scope} apart {apart} optional {optional} from {spot}")
        }
        OwedDecision::Choice { symbol, asked, at } => {
            let name = &pack.symbols.symbol(symbol).name;
            let (options, trigger) = (asked.options(), asked.trigger());
            let spot = describe_spot(pack, at);
            format!("choice of {options} for {name} at {spot} on {trigger:?}")
        }
        OwedDecision::Number {
            track,
            number,
            times,
        } => {
            format!(
                "{number} for {} {times} times",
                pack.printed.sheet.track(track).name
            )
        }
    }
}

fn describe_filter<G: Grid>(pack: &Pack<G>, only: CardFilter) -> String {
    match only {
        CardFilter::Any => "any".to_owned(),
        CardFilter::With(symbol) => format!("with {}", pack.symbols.symbol(symbol).name),
        CardFilter::Color(color) => format!("of colour {color}"),
    }
}

fn describe_spot<G: Grid>(pack: &Pack<G>, at: BoardCell) -> String {
    let label = pack.printed.frame.label(at.cell());
    format!("{} {label}", board_letter(at.board()))
}

/// Writes what only some symbols leave behind. Writes nothing if they have left nothing.
fn describe_symbols<G: Grid>(pack: &Pack<G>, lane: &Lane, write: &mut impl FnMut(&str, &str)) {
    let frame = pack.printed.frame;
    for board in 0..BOARDS {
        if !lane.spent[board].is_empty() {
            let letter = board_letter(board);
            write(
                "spent",
                &format!("{letter} {}", frame.labels(lane.spent[board])),
            );
        }
    }
    let name = |symbol: SymbolId| pack.symbols.symbol(symbol).name.as_str();
    if pack.follows {
        let last = lane.last.map_or("none", name);
        write(
            "last",
            &format!("{last} was {}", lane.last_before.map_or("none", name)),
        );
    }
    if lane.completed_this_turn > 0 {
        write(
            "set aside in this turn",
            &lane.completed_this_turn.to_string(),
        );
    }
    for (pool, into) in lane.claims.iter() {
        let pool = &pack.printed.pools[usize::from(pool.0)].name;
        let into = into.map_or("nowhere", |into| {
            pack.printed.sheet.track(into).name.as_str()
        });
        write("claims", &format!("{pool} into {into}"));
    }
    for (whom, change, track, amount) in lane.changes.iter() {
        let track = &pack.printed.sheet.track(track).name;
        write("changes", &format!("{change:?} {amount} {track} {whom:?}"));
    }
    if !lane.leaving.is_empty() || lane.renews {
        write(
            "leaves",
            &format!("{} renews {}", lane.leaving.bits(), lane.renews),
        );
    }
    let filters = (lane.leaving.filters(), lane.renews_only);
    if filters != Default::default() {
        let [first, second] = filters.0.map(|only| describe_filter(pack, only));
        let renewed = describe_filter(pack, filters.1);
        write(
            "which cards",
            &format!("{first} and {second} renews {renewed}"),
        );
    }
    for symbol in pack.printed.sheet.counted() {
        let tally = |sheet: &Sheet| sheet.tally(&pack.printed.sheet, symbol);
        let (now, was) = (tally(&lane.sheet), tally(&lane.before));
        write(
            "marked",
            &format!("{} {now} was {was}", name(SymbolId(symbol))),
        );
    }
}

/// Each settlement as its seat. The letters of its boards follow, unless it is for all of them.
fn describe_settlements(settlements: SettlementOrder) -> String {
    let settlement = |settlement: u8| {
        let boards = (0..BOARDS).filter(|&board| settlements.has_board(settlement, board));
        let mut boards: String = boards.map(board_letter).collect();
        if boards.len() == BOARDS {
            boards.clear();
        }
        format!("{}{boards}", settlements.seat(settlement).number())
    };
    (0..settlements.len())
        .map(settlement)
        .collect::<Vec<_>>()
        .join(" ")
}
