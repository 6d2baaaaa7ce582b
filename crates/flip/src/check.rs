//! Why a move is refused.

use super::game::{FlipAndWrite, FlipGame};
use super::moves::{Move, board_letter, one_bonus_cell};
use super::pack::Pack;
use super::settlement::BOARDS;
use super::state::{BoardCell, Lane, OwedDecision, Phase, State, Terms};
use super::wording::Names;
use super::{boards, legal};
use roll_and_write::geometry::{CellSet, Grid, GridRefusal, Ground};
use roll_and_write::symbol::CardFilter;
use roll_and_write::{CardId, Clause, Message, Refusal, Seat};

/// Why a seat may not make a move now.
///
/// # Errors
/// If it may not. The refusal names the clause that forbids the move, and says what to do instead.
pub(super) fn check<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &State,
    seat: Seat,
    mv: Move,
) -> Result<(), Refusal> {
    if seat.index() >= rules.table.seats || !state.waiting.contains(seat) {
        return Err(not_awaited(state.phase));
    }
    let lane = &state.lanes[seat];
    let phase = if legal::is_marking(state) {
        Phase::Mark
    } else {
        state.phase
    };
    match (phase, lane.owed.top(), mv) {
        (Phase::Keep, _, Move::Keep(a, b)) if a < b => check_keep(&rules.pack, lane, a, b),
        (Phase::Keep, ..) => Err(Refusal::new("C-9", Message::new("refusal-keep-now"))),
        (Phase::Pick, _, Move::Take(card)) => {
            let offered = state.offer.cards().contains(&card);
            let fits = offered && state.takeable(&rules.pack.printed).any(|open| open == card);
            or(fits, "C-10", || {
                let only = if offered {
                    state.pick_filter()
                } else {
                    CardFilter::Any
                };
                let keys = [
                    "refusal-not-offered",
                    "refusal-offer-with",
                    "refusal-offer-of",
                ];
                let names: &dyn Names = rules;
                named(&rules.pack, names.cards(only, keys), card)
            })
        }
        (Phase::Pick, _, Move::Draw) if state.picks == state.from_offer => {
            Err(Refusal::new("C-10", Message::new("refusal-offer-alone")))
        }
        (Phase::Pick, _, Move::Draw) => or(state.may_draw(), "C-11", || {
            Message::new("refusal-deck-empty")
        }),
        (Phase::Pick, ..) => Err(Refusal::new("C-10", Message::new("refusal-pick-now"))),
        (Phase::Mark, OwedDecision::Number { .. }, Move::Accept | Move::Decline) => Ok(()),
        (Phase::Mark, OwedDecision::Number { .. }, _) => Err(Refusal::new(
            rules.game.number_clause(),
            Message::new("refusal-number-now"),
        )),
        (Phase::Mark, OwedDecision::Choice { asked, .. }, Move::Choose(option))
            if option < asked.options() =>
        {
            Ok(())
        }
        (Phase::Mark, OwedDecision::Choice { asked, .. }, _) => Err(Refusal::new(
            "C-8",
            Message::new("refusal-choose-now").number("options", asked.options()),
        )),
        (Phase::Mark, pending, Move::Decline) if pending.may_decline() => Ok(()),
        (Phase::Mark, pending, Move::Mark { board, cells }) => {
            check_mark(rules, state, lane, pending, board, cells)
        }
        (Phase::Mark, _, Move::Take(_) | Move::Draw) => {
            Err(Refusal::new("C-10", Message::new("refusal-take-later")))
        }
        (Phase::Mark, _, Move::Keep(..)) => {
            Err(Refusal::new("C-9", Message::new("refusal-mark-now")))
        }
        _ => Err(Refusal::new("C-4", Message::new("refusal-mark-now"))),
    }
}

/// The seat has no decision to make now.
fn not_awaited(phase: Phase) -> Refusal {
    let clause = match phase {
        Phase::Start | Phase::Deal | Phase::Keep => "C-9",
        Phase::Settle | Phase::Owe | Phase::Pick | Phase::Draw | Phase::EndTurn | Phase::Refill => {
            "C-10"
        }
        Phase::BeginTurn | Phase::Reveal | Phase::Mark => "C-7",
        Phase::Over => "C-1",
    };
    Refusal::new(clause, Message::new("refusal-not-awaited"))
}

/// A seat may keep only cards that it was dealt (C-9).
fn check_keep<G: Grid>(pack: &Pack<G>, lane: &Lane, a: CardId, b: CardId) -> Result<(), Refusal> {
    let stranger = [a, b]
        .into_iter()
        .find(|card| !lane.dealt.contains(&Some(*card)));
    stranger.map_or(Ok(()), |card| {
        Err(Refusal::new(
            "C-9",
            about_card(pack, "refusal-not-dealt", card),
        ))
    })
}

/// A mark must fit the board, the owed decision and the pattern (C-3, C-4, C-6).
fn check_mark<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &State,
    lane: &Lane,
    pending: OwedDecision,
    board: u8,
    cells: CellSet,
) -> Result<(), Refusal> {
    let letter = || board_letter(usize::from(board).min(BOARDS)).to_string();
    let Some(card) = lane.cards.get(usize::from(board)).copied().flatten() else {
        return Err(Refusal::new(
            "C-4",
            Message::new("refusal-board-empty").name("board", letter()),
        ));
    };
    let print = &rules.pack.cards[card.index()];
    let marked = lane.marked[usize::from(board)];
    if let OwedDecision::Extra { terms, at, .. } = pending
        && let Some(checked) = check_extra(rules, lane, (board.into(), card), cells, (terms, at))
    {
        return checked;
    }
    let count = cells.len();
    if count > 1 && matches!(pending, OwedDecision::Bonus(_) | OwedDecision::Extra { .. }) {
        return Err(one_bonus_cell(count));
    }
    if let Some(refusal) = print.grid.why_not(marked, cells) {
        let message = grid_message(&rules.pack, &print.grid, refusal, count)
            .name("board", letter())
            .name("card", &print.name);
        return Err(Refusal::new(rules.game.clause(refusal), message));
    }
    if count == 1 {
        return Ok(());
    }
    let asked = state
        .revealed
        .map(|card| &rules.pack.expeditions[usize::from(card)]);
    let fits = asked.is_some_and(|card| rules.pack.placements.has(card.pattern, cells));
    let name = asked.map_or("", |card| card.name.as_str());
    or(fits, "C-3", || {
        Message::new("refusal-other-pattern").name("pattern", name)
    })
}

/// Whether an extra cell is where its symbol allows it (C-6); `None` if it could not be marked at
/// all.
fn check_extra<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    lane: &Lane,
    (board, card): (usize, CardId),
    cells: CellSet,
    (terms, at): (Terms, BoardCell),
) -> Option<Result<(), Refusal>> {
    if cells.len() != 1 {
        return None;
    }
    let pack = &rules.pack;
    if boards::reaches_within(pack, lane, terms, at)[board].allows(cells) {
        return Some(Ok(()));
    }
    let (grid, marked) = (&pack.cards[card.index()].grid, lane.marked[board]);
    let free = grid.cells() - marked;
    // Such a cell could be marked, but not for this symbol.
    let reachable = terms.apart() || grid.reach(marked).allows(cells);
    let open = cells.is_subset(free) && !grid.is_complete(marked);
    (reachable && open).then(|| {
        let names: &dyn Names = rules;
        let message = Message::new("refusal-extra-elsewhere");
        let message = names
            .within(message, terms.place())
            .name("board", board_letter(at.board()).to_string())
            .name("cell", pack.printed.frame.label(at.cell()));
        Err(Refusal::new("C-6", message))
    })
}

/// A reason that names a card. A card that the pack does not have has no name.
fn about_card<G: Grid>(pack: &Pack<G>, key: &'static str, card: CardId) -> Message {
    named(pack, Message::new(key), card)
}

/// A message with the name of a card.
fn named<G: Grid>(pack: &Pack<G>, message: Message, card: CardId) -> Message {
    let name = pack.cards.get(card.index()).map_or("", |card| &card.name);
    message.name("card", name)
}

/// The reason why a grid refuses a mark of so many cells.
fn grid_message<G: Grid>(pack: &Pack<G>, grid: &G, refusal: GridRefusal, count: u32) -> Message {
    let frame = pack.placements.frame();
    match refusal {
        GridRefusal::Missing(cell) if grid.ground(cell) == Ground::Wall => {
            Message::new("refusal-cell-wall").name("cell", frame.label(cell))
        }
        GridRefusal::Missing(cell) => {
            Message::new("refusal-cell-missing").name("cell", frame.label(cell))
        }
        GridRefusal::Marked(cell) => {
            Message::new("refusal-cell-marked").name("cell", frame.label(cell))
        }
        GridRefusal::Entry(cell) if count == 1 => {
            Message::new("refusal-entry-alone").name("cell", frame.label(cell))
        }
        GridRefusal::Entry(cell) => {
            Message::new("refusal-entry-first").name("cell", frame.label(cell))
        }
        GridRefusal::Apart => Message::new("refusal-apart"),
        GridRefusal::Complete => Message::new("refusal-card-complete"),
    }
}

fn or(
    allowed: bool,
    clause: impl Into<Clause>,
    reason: impl FnOnce() -> Message,
) -> Result<(), Refusal> {
    if allowed {
        Ok(())
    } else {
        Err(Refusal::new(clause, reason()))
    }
}
