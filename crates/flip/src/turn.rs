//! One turn, from start to end.
//!
//! ```text
//! deal ─ reveal ─ Mark: the lanes ─ the barrier ─ Settle ⇄ Pick, Draw ─ EndTurn ─ Refill ─ next turn
//! ```
//!
//! A state waits for chance ([`deal`]) or for seats ([`apply`]). After each of them, [`proceed`]
//! goes from phase to phase until the state waits again. The child modules do the work of a phase:
//! [`setup`] before the first turn, [`lanes`] while all mark, [`settle`] with [`claims`] and
//! [`picks`] at the barrier.

pub(super) mod claims;
mod lanes;
pub(super) mod picks;
mod settle;
pub(super) mod setup;

use super::events::{Event, Offered, Revealed, RoundBegan, Shown, Skipped, StartChosen};
use super::firing::Volley;
use super::game::{FlipAndWrite, FlipGame};
use super::house::{Marking, TableRules};
use super::instructions::make_kept_changes;
use super::moves::Move;
use super::pack::Pack;
use super::settlement::BOARDS;
use super::state::{Lane, Phase, State};
use super::work::{self, Work};
use super::{boards, fire, scoring};
use roll_and_write::geometry::{CellSet, Grid};
use roll_and_write::sheet::Sheet;
use roll_and_write::symbol::Trigger;
use roll_and_write::{Awaiting, CardId, Events, ItemSet, Seat, Seats};

/// What a state waits for.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "what is awaited is large, and every step of a game asks for it"
)]
pub(super) fn awaiting<G: Grid>(pack: &Pack<G>, table: &TableRules, state: &State) -> Awaiting {
    if !state.waiting.is_empty() {
        return Awaiting::Seats(state.waiting);
    }
    match state.phase {
        Phase::Start => Awaiting::chance("start", 0, table.seats, ItemSet::first_n(table.seats)),
        Phase::Deal => Awaiting::chance("deal", 0, pack.cards.len(), state.deck),
        Phase::Refill | Phase::Draw => {
            Awaiting::chance("deck", state.shuffles.into(), pack.cards.len(), state.deck)
        }
        Phase::Reveal => Awaiting::chance(
            "expedition",
            pack.shuffle_of(next_turn(state)).into(),
            pack.expeditions.len(),
            state.expeditions,
        ),
        // Nothing else waits while no seat does: `proceed` passes through it.
        Phase::Keep
        | Phase::Mark
        | Phase::Owe
        | Phase::Pick
        | Phase::Settle
        | Phase::EndTurn
        | Phase::BeginTurn
        | Phase::Over => Awaiting::Over,
    }
}

/// Deals an item that the state awaits, and continues.
pub(super) fn deal<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &mut State,
    item: u8,
    events: &mut impl Events<Event>,
) {
    match state.phase {
        Phase::Start => {
            state.start_seat = Seat::new(usize::from(item));
            state.phase = Phase::Deal;
            events.notify(|| {
                Event::StartChosen(StartChosen {
                    seat: state.start_seat,
                })
            });
        }
        Phase::Deal => setup::deal_card(&rules.table, state, CardId(item), events),
        Phase::Refill => {
            state.deck = state.deck.without(item);
            state.offer.push(CardId(item));
            events.notify(|| Event::Offered(Offered { card: CardId(item) }));
        }
        Phase::Draw => picks::draw(state, CardId(item), events),
        Phase::Reveal => reveal(&rules.pack, &rules.table, state, item, events),
        Phase::Keep
        | Phase::Mark
        | Phase::Owe
        | Phase::Pick
        | Phase::Settle
        | Phase::EndTurn
        | Phase::BeginTurn
        | Phase::Over => {}
    }
    proceed(rules, state, events);
}

/// Makes a legal move, and continues.
#[inline]
pub(super) fn apply<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &mut State,
    seat: Seat,
    mv: Move,
    events: &mut impl Events<Event>,
) {
    let (pack, table) = (&rules.pack, &rules.table);
    match mv {
        Move::Mark { board, cells } => mark(rules, state, seat, board, cells, events),
        Move::Accept | Move::Decline => {
            lanes::answer(pack, table, state, seat, mv == Move::Accept, events);
        }
        Move::Choose(option) => lanes::choose(rules, state, seat, option, events),
        Move::Keep(a, b) => setup::keep(table, state, seat, a, b, events),
        Move::Take(card) => picks::take(table, state, seat, card, events),
        Move::Draw => picks::ask_for_a_draw(table, state),
    }
    if state.phase == Phase::Owe {
        claims::claim_rows_at_once(pack, table, state, seat, events);
        let silent = false;
        events.notify(|| Event::Shown(Shown { seat, silent }));
    }
    proceed(rules, state, events);
}

/// Marks cells in the lane of a seat. The turn does not go on.
#[inline]
pub(super) fn mark<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &mut State,
    seat: Seat,
    board: u8,
    cells: CellSet,
    events: &mut impl Events<Event>,
) {
    lanes::mark(rules, state, seat, usize::from(board), cells, events);
}

/// Continues until the state waits for a seat or for chance.
#[inline]
fn proceed<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &mut State,
    events: &mut impl Events<Event>,
) {
    if state.waiting.is_empty() {
        pass_on(rules, state, events);
    }
}

/// Goes from phase to phase while no seat is awaited.
///
/// This ends. Every pass leads to a later phase of the turn, and turns are counted up to the last.
/// Settling may start again within a turn, but only after a symbol completed or discarded a card.
/// The card that then comes to the board has no marks.
fn pass_on<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &mut State,
    events: &mut impl Events<Event>,
) {
    while state.waiting.is_empty() && !awaits_a_draw(&rules.pack, state) {
        work::count(Work::Phases, 1);
        state.phase = match state.phase {
            Phase::Keep => setup::all_kept(state, events),
            // Nothing is left to fill the offer up with, or it is full.
            Phase::Refill => state.after_refill,
            Phase::BeginTurn => begin_turn(&rules.pack, state),
            Phase::Mark => all_marked(rules, state, events),
            Phase::Owe => state.after_owe,
            Phase::EndTurn => end_turn(rules, state, events),
            Phase::Settle => settle::settle_on(rules, state, events),
            Phase::Pick => match picks::pick_on(rules, state, events) {
                Some(next) => next,
                None => return,
            },
            // A draw is awaited, or nothing any more.
            Phase::Start | Phase::Deal | Phase::Reveal | Phase::Draw | Phase::Over => return,
        };
    }
}

/// Whether the state waits for a draw, or for nothing at all.
#[inline]
fn awaits_a_draw<G: Grid>(pack: &Pack<G>, state: &State) -> bool {
    match state.phase {
        Phase::Start | Phase::Deal | Phase::Reveal | Phase::Draw | Phase::Over => true,
        Phase::Refill => can_refill(pack, state),
        Phase::Keep
        | Phase::BeginTurn
        | Phase::Mark
        | Phase::Owe
        | Phase::Settle
        | Phase::Pick
        | Phase::EndTurn => false,
    }
}

/// The turn that starts with the next expedition.
pub(super) fn next_turn(state: &State) -> u8 {
    state.turn + u8::from(state.revealed.is_some())
}

/// Begins a turn. A round begins with all expedition cards (C-1). They are shuffled again within the round
/// if all are flipped.
fn begin_turn<G: Grid>(pack: &Pack<G>, state: &mut State) -> Phase {
    if next_turn(state).is_multiple_of(pack.schedule.turns) || state.expeditions.is_empty() {
        state.expeditions = pack.all_expeditions();
    }
    Phase::Reveal
}

/// Every seat with a cell to mark owes the pattern. A seat without one skips the turn (C-5).
#[inline]
fn reveal<G: Grid>(
    pack: &Pack<G>,
    table: &TableRules,
    state: &mut State,
    expedition: u8,
    events: &mut impl Events<Event>,
) {
    // The start player's role passes on with the turn (SG-17).
    state.turn = next_turn(state);
    if state.turn.is_multiple_of(pack.schedule.turns) {
        let round = state.turn / pack.schedule.turns;
        events.notify(|| Event::RoundBegan(RoundBegan { round }));
    }
    state.expeditions = state.expeditions.without(expedition);
    state.revealed = Some(expedition);
    let turn = state.turn;
    events.notify(|| Event::Revealed(Revealed { expedition, turn }));
    state.ended = 0;
    state.starts = pack.triggers.contains(Trigger::Start);
    if state.starts {
        for seat in Seat::all(table.seats) {
            begin_lane(pack, &mut state.lanes[seat]);
        }
        state.phase = Phase::EndTurn;
    } else {
        state.phase = open_lanes(pack, table, state, events);
    }
}

/// Everything in a lane from now on belongs to this turn.
#[inline]
fn begin_lane<G>(pack: &Pack<G>, lane: &mut Lane) {
    work::count(Work::Bytes, size_of::<Sheet>());
    if pack.remembered != 0 {
        claims::remember_claims(pack, lane);
    }
    lane.before = lane.sheet;
    lane.last_before = lane.last;
    lane.fresh = [CellSet::EMPTY; BOARDS];
    lane.finished = [None; BOARDS];
    lane.completed_this_turn = 0;
    lane.decisions = 0;
}

/// Everybody begins to mark.
#[inline]
fn open_lanes<G: Grid>(
    pack: &Pack<G>,
    table: &TableRules,
    state: &mut State,
    events: &mut impl Events<Event>,
) -> Phase {
    let mut marking = Seats::EMPTY;
    for seat in Seat::all(table.seats) {
        let lane = &mut state.lanes[seat];
        begin_lane(pack, lane);
        if boards::can_mark(pack, lane) {
            lane.owed.put_pattern();
            marking = marking.with(seat);
        } else {
            events.notify(|| Event::Skipped(Skipped { seat }));
        }
    }
    state.ended = 0;
    state.waiting = marking;
    if table.house.marking == Marking::InTurn {
        state.waiting = lanes::next_to_mark(table, state);
    }
    Phase::Mark
}

/// The barrier: what lanes held back becomes public, and settling begins.
fn all_marked<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &mut State,
    events: &mut impl Events<Event>,
) -> Phase {
    events.notify(|| Event::AllMarked);
    settle::begin_settling(rules, state);
    if rules.pack.acts {
        // Rows that this fills claim when their seat settles.
        let (printed, table) = (&rules.pack.printed, &rules.table);
        make_kept_changes(printed, rules, table, state, events);
    }
    // What symbols ask for from here on happens at the barrier.
    state.phase = Phase::Settle;
    settle::settle_on(rules, state, events)
}

/// Finishes what symbols left to do, and ends the turn.
pub(super) fn all_settled<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &mut State,
    events: &mut impl Events<Event>,
) -> Phase {
    rules.game.after_settling(rules, state, events);
    if rules.pack.acts {
        if settle::is_unsettled(&rules.pack, &rules.table, state) {
            return settle::settle_again(rules, state);
        }
        if usize::from(state.ended) < rules.table.seats {
            return Phase::EndTurn;
        }
    }
    turn_over(&rules.pack, &rules.table, state, events)
}

/// Fires the symbols that wait for the start or the end of a turn, or for the end of a round, seat by seat from the
/// start player on.
fn end_turn<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &mut State,
    events: &mut impl Events<Event>,
) -> Phase {
    let (pack, table) = (&rules.pack, &rules.table);
    while usize::from(state.ended) < table.seats {
        let start = state.start_seat(table.seats);
        let seat = start.clockwise(state.ended.into(), table.seats);
        state.ended += 1;
        let fired = fire_at_the_end(rules, state, seat, events);
        if settle::ask(pack, table, state, seat, fired, events) {
            state.after_owe = Phase::EndTurn;
            return Phase::Owe;
        }
    }
    if settle::is_unsettled(pack, table, state) {
        return settle::settle_again(rules, state);
    }
    turn_over(pack, table, state, events)
}

/// Fires the symbols of a seat that wait for the start of the turn; or those that wait for its end, then those that wait
/// for the end of the round. Returns what of it people hear.
fn fire_at_the_end<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &mut State,
    seat: Seat,
    events: &mut impl Events<Event>,
) -> Volley {
    let last_of_round = (state.turn + 1).is_multiple_of(rules.pack.schedule.turns);
    let (first, second) = if state.starts {
        (Trigger::Start, false)
    } else {
        (Trigger::Turn, last_of_round)
    };
    let mut fired = Volley::None;
    for (trigger, due) in [(first, true), (Trigger::Round, second)] {
        if due && rules.pack.triggers.contains(trigger) {
            for board in 0..BOARDS {
                fired = fired.max(fire::fire_board(rules, state, seat, board, trigger, events));
            }
        }
    }
    fired
}

/// Ends the turn: fills up the offer (SG-16), or ends the game after the last turn (SG-18). When only its start is over,
/// everybody begins to mark.
fn turn_over<G: Grid>(
    pack: &Pack<G>,
    table: &TableRules,
    state: &mut State,
    events: &mut impl Events<Event>,
) -> Phase {
    if std::mem::take(&mut state.starts) {
        return open_lanes(pack, table, state, events);
    }
    if is_last_turn(pack, state) {
        if pack.triggers.contains(Trigger::Scoring) {
            scoring::tell_of_faults_at_scoring(pack, table, state, events);
        }
        events.notify(|| Event::Ended);
        return Phase::Over;
    }
    state.after_refill = Phase::BeginTurn;
    if can_refill(pack, state) {
        return Phase::Refill;
    }
    begin_turn(pack, state)
}

/// Whether a card can be added to the offer.
pub(super) fn can_refill<G: Grid>(pack: &Pack<G>, state: &State) -> bool {
    state.offer.cards().len() < usize::from(pack.schedule.offer) && !state.deck.is_empty()
}

/// Whether the game ends with this turn.
pub(super) fn is_last_turn<G: Grid>(pack: &Pack<G>, state: &State) -> bool {
    state.turn + 1 == pack.turns()
}
