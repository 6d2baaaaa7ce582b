//! Symbols fire: because of a mark, a completed card or the end of a turn.

use super::boards;
use super::events::{EffectFailed, Event, Fired};
use super::firing::{Firing, Volley};
use super::game::{FlipAndWrite, FlipGame};
use super::instructions::{InstructionRoom, Site};
use super::pack::Pack;
use super::settlement::FLIP_SEATS_MAX;
use super::state::{Lane, Phase, State};
use super::work::{self, Work};
use crate::symbol::Effect;
use roll_and_write::geometry::{CellSet, Grid};
use roll_and_write::symbol::{Instruction, Moment, OtherBoard, Scene, SeatAtTable, Trigger};
use roll_and_write::{Events, Seat};

/// Fires every symbol of one mark: by priority, then by cell in reading order.
///
/// This ends. A placement has at most 64 cells. Each fires once and may copy another symbol eight
/// times. A firing emits a bounded number of instructions, and none of them marks or unmarks a
/// cell.
#[inline]
pub(super) fn fire_marked<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &mut State,
    seat: Seat,
    board: usize,
    cells: CellSet,
    events: &mut impl Events<Event>,
) {
    let Some(card) = state.lanes[seat].cards[board] else {
        return;
    };
    let pack = &rules.pack;
    let print = &pack.printed.cards[card.index()];
    if cells.is_disjoint(print.hot) {
        return;
    }
    // All cells of the mark are counted before the first of them fires.
    for cell in cells & print.tallied {
        let sheet = &mut state.lanes[seat].sheet;
        sheet.count(&pack.printed.sheet, print.symbol_at[cell.index()].0);
    }
    for &class in &print.classes {
        for cell in cells & class {
            let firing = Firing::new(print.symbol_at[cell.index()], Trigger::Mark, board, cell);
            fire(rules, state, seat, firing, events);
        }
    }
}

/// Fires the symbols on the marked cells of a board that wait for this trigger, which is not a
/// mark. The order is by priority, then by cell in reading order. Spent symbols do not fire.
/// Says whether any fired, and whether somebody hears of it.
pub(super) fn fire_board<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &mut State,
    seat: Seat,
    board: usize,
    trigger: Trigger,
    events: &mut impl Events<Event>,
) -> Volley {
    let (lane, pack) = (&state.lanes[seat], &rules.pack);
    let Some(card) = lane.cards[board] else {
        return Volley::None;
    };
    let mut volley = Volley::None;
    // What is marked while these fire waits for the next time.
    let ready = lane.marked[board] - lane.spent[board];
    let print = &pack.printed.cards[card.index()];
    for &class in &print.all_classes {
        for cell in ready & class {
            let symbol = print.symbol_at[cell.index()];
            if pack.symbols.symbol(symbol).triggers.contains(trigger) {
                let firing = Firing::new(symbol, trigger, board, cell);
                volley = volley.max(Volley::Silent);
                events.notify(|| {
                    let fired = try_out(rules, state, firing, Fired::of(seat, symbol, cell));
                    volley = volley.max(fired.volley());
                    Event::Fired(fired)
                });
                fire(rules, state, seat, firing, events);
            }
        }
    }
    volley
}

/// Fires a symbol on a copy of the state, to know before what it will do.
fn try_out<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &State,
    firing: Firing,
    fired: Fired,
) -> Fired {
    let (mut after, mut log) = (*state, Vec::new());
    fire(rules, &mut after, fired.seat, firing, &mut log);
    // To note whose rows may claim again is no change by itself.
    after.changed = state.changed;
    let idle = after == *state;
    Fired {
        idle,
        silent: idle && log.iter().all(|event| rules.is_quiet(event)),
        ..fired
    }
}

#[inline]
pub(super) fn fire<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &mut State,
    seat: Seat,
    firing: Firing,
    events: &mut impl Events<Event>,
) {
    work::count(Work::Effects, 1);
    let pack = &rules.pack;
    let effect = &pack.symbols.symbol(firing.symbol).effect;
    if let Effect::Program(program) = effect
        && let Some(always) = program.always()
    {
        return carry_out_all(rules, state, seat, firing, always.as_slice(), events);
    }
    let table;
    let mut scene = scene(pack, state, seat, firing);
    if pack.looks {
        table = table_seen(state, rules.table.seats, seat, firing.trigger);
        scene = scene.at_table(&table[..rules.table.seats]);
    }
    let instructions = effect.fire(&scene, pack.rows_claim);
    match instructions.asked() {
        Ok(asked) => carry_out_all(rules, state, seat, firing, asked, events),
        Err(fault) => {
            let symbol = firing.symbol;
            events.notify(|| {
                Event::EffectFailed(EffectFailed {
                    seat,
                    symbol,
                    fault,
                })
            });
        }
    }
}

#[inline]
fn carry_out_all<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &mut State,
    seat: Seat,
    firing: Firing,
    asked: &[Instruction],
    events: &mut impl Events<Event>,
) {
    for &instruction in asked {
        let mut site = Site {
            printed: &rules.pack.printed,
            rules,
            table: &rules.table,
            state: &mut *state,
            seat,
            firing,
        };
        if let Some(copy) = instruction.carry_out(&mut site, events) {
            fire(rules, state, seat, copy, events);
        }
    }
    // What answers a choice was the last already, unless it copies.
    let first = firing.trigger == Trigger::Mark && firing.choice.is_none();
    if rules.pack.follows && first && !asked.contains(&Instruction::Copy) {
        state.lanes[seat].last = Some(firing.symbol);
    }
}

/// What an effect sees.
pub(super) fn scene<'a, G: Grid>(
    pack: &'a Pack<G>,
    state: &'a State,
    seat: Seat,
    firing: Firing,
) -> Scene<'a> {
    let (lane, turns) = (&state.lanes[seat], pack.schedule.turns);
    Scene::new(
        &pack.printed,
        &lane.sheet,
        state.offer.cards(),
        &state.pools,
        Moment {
            trigger: firing.trigger,
            card: lane.cards[firing.board],
            cell: firing.cell,
            marked: lane.marked[firing.board],
            fresh: lane.fresh[firing.board],
            completed: lane.completed,
            round: state.turn / turns,
            turn: state.turn % turns,
            last: lane.last,
            choice: firing.choice,
            other: other_board(lane, firing.board),
        },
    )
}

/// What everybody may see of the seats, clockwise from this one. While seats decide and when cards are complete, others
/// have what they had at the start of the turn.
pub(super) fn table_seen(
    state: &State,
    seats: usize,
    seat: Seat,
    trigger: Trigger,
) -> [SeatAtTable; FLIP_SEATS_MAX] {
    let early = state.phase == Phase::Mark || [Trigger::Mark, Trigger::Complete].contains(&trigger);
    std::array::from_fn(|place| {
        let lane = &state.lanes[seat.clockwise(place, seats)];
        let (completed, this_turn) = (lane.completed.len() as u8, lane.completed_this_turn);
        if early && place > 0 {
            return SeatAtTable {
                sheet: lane.before,
                completed: completed - this_turn,
                this_turn: 0,
            };
        }
        SeatAtTable {
            sheet: lane.sheet,
            completed,
            this_turn,
        }
    })
}

/// The other board of a lane.
fn other_board(lane: &Lane, board: usize) -> Option<OtherBoard> {
    let other = boards::other(board);
    lane.cards[other].map(|card| OtherBoard {
        card,
        marked: lane.marked[other],
        fresh: lane.fresh[other],
    })
}
