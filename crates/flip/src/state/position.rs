//! Views as texts: how a seat that must decide is asked by another program.
//!
//! A text may come from anywhere. So it is a view only if it has every property that the rules rely
//! on. A view that passes plays on without a panic, even if no game leads to it.

use super::changes::NotedChange;
use super::owed::CELLS_OWED_MAX;
use super::{
    BoardCell, DEALT, DECISIONS_MAX, Lane, LeavingCards, Offer, Owed, OwedDecision, PackedChoice,
    Phase, State, Terms,
};
use crate::audit::audit;
use crate::game::{FlipAndWrite, FlipGame};
use crate::house::{Keeping, Marking, TableRules};
use crate::legal::{count_moves, is_marking};
use crate::pack::Pack;
use crate::settlement::BOARDS;
use crate::state::ExtraPlace;
use crate::view::{View, view};
use roll_and_write::geometry::{CellSet, Grid};
use roll_and_write::sheet::{BOXES_MAX, Sheet, TrackId, TrackKind};
use roll_and_write::state_text;
use roll_and_write::symbol::{
    AreaId, CHOICES_MAX, CardFilter, OFFER_MAX, Replacement, Scope, SheetChange, SymbolId, Trigger,
};
use roll_and_write::{CardId, ItemSet, Ruleset, Seat, Seats, StateTextError};

/// The view that texts of views differ from.
fn usual_view<G: FlipGame>(rules: &FlipAndWrite<G>) -> View {
    view(&rules.pack, &rules.table, &rules.start(), Seat::new(0))
}

/// See [`Notation::print_view`](roll_and_write::Notation::print_view).
pub(crate) fn print_view<G: FlipGame>(rules: &FlipAndWrite<G>, view: &View) -> Option<String> {
    state_text::print(view, &usual_view(rules), &[])
}

/// See [`Notation::parse_view`](roll_and_write::Notation::parse_view).
pub(crate) fn parse_view<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    text: &str,
) -> Result<View, StateTextError> {
    let view = state_text::parse(text, &usual_view(rules), &[])?;
    let position = Position {
        pack: &rules.pack,
        table: &rules.table,
        seat: view.seat,
        state: &view.shown,
    };
    if position.is_sound() {
        Ok(view)
    } else {
        Err(StateTextError::impossible("its parts do not fit together"))
    }
}

/// See [`Notation::print_state`](roll_and_write::Notation::print_state).
pub(crate) fn print_state<G: FlipGame>(rules: &FlipAndWrite<G>, state: &State) -> Option<String> {
    state_text::print(state, &rules.start(), &[])
}

/// See [`Notation::parse_state`](roll_and_write::Notation::parse_state).
pub(crate) fn parse_state<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    text: &str,
) -> Result<State, StateTextError> {
    let state = state_text::parse(text, &rules.start(), &[])?;
    audit(&rules.pack, &rules.table, &state).map_err(StateTextError::impossible)?;
    Ok(state)
}

/// A view that is being checked.
struct Position<'a, G> {
    pack: &'a Pack<G>,
    table: &'a TableRules,
    seat: Seat,
    state: &'a State,
}

impl<G: Grid> Position<'_, G> {
    /// Numbers come first: what follows uses them as indices.
    fn is_sound(&self) -> bool {
        self.has_known_numbers()
            && audit(self.pack, self.table, self.state).is_ok()
            && self.has_a_possible_turn()
            && self.asks_the_seat()
            && self.seats().all(|seat| self.finishes_boards(seat))
            && self.has_moves()
    }

    /// Whether every seat that must decide has a move. What others may choose from their hands is hidden.
    fn has_moves(&self) -> bool {
        let known = |seat: &Seat| *seat == self.seat || is_marking(self.state);
        let mut asked = self.state.waiting.iter().filter(known);
        asked.all(|seat| count_moves(self.pack, self.state, seat) > 0)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.table.seats)
    }

    fn is_card(&self, card: CardId) -> bool {
        card.index() < self.pack.cards.len()
    }

    fn is_symbol(&self, symbol: Option<SymbolId>) -> bool {
        symbol.is_none_or(|symbol| usize::from(symbol.0) < self.pack.symbols.as_slice().len())
    }

    /// Whether numbers can be written on the track.
    fn is_written(&self, track: TrackId) -> bool {
        let track = self.pack.printed.sheet.get(track);
        track.is_some_and(|track| track.kind == TrackKind::Written)
    }

    /// Every number names something that exists.
    fn has_known_numbers(&self) -> bool {
        let (state, pack, seats) = (self.state, self.pack, self.table.seats);
        let within = |set: ItemSet, all: ItemSet| (set - all).is_empty();
        let printed = pack.printed.pools.iter().map(|pool| pool.values.len());
        let pools = state.pools.iter().zip(printed.chain(std::iter::repeat(0)));
        let order = state.settlements;
        self.seat.index() < seats
            && state.start_seat.index() < seats
            && state.waiting.iter().all(|seat| seat.index() < seats)
            && within(state.deck, pack.all_cards())
            && within(state.expeditions, pack.all_expeditions())
            && state.offer.is_sound(pack.schedule.offer)
            && state.offer.cards().iter().all(|card| self.is_card(*card))
            && pools
                .into_iter()
                .all(|(taken, all)| usize::from(*taken) <= all)
            && (0..order.len()).all(|place| order.seat(place).index() < seats)
            && state.settlements_done <= order.len()
            && usize::from(state.ended) <= seats
            && self.seats().all(|seat| self.is_lane(&state.lanes[seat]))
            && state.lanes.0[seats..]
                .iter()
                .all(|lane| *lane == Lane::default())
    }

    fn is_lane(&self, lane: &Lane) -> bool {
        let cards = lane.cards.iter().chain(&lane.finished).chain(&lane.dealt);
        let mut claims = lane.claims.iter();
        cards.flatten().all(|card| self.is_card(*card))
            && (lane.completed - self.pack.all_cards()).is_empty()
            && self.is_symbol(lane.last)
            && self.is_symbol(lane.last_before)
            && [&lane.sheet, &lane.before]
                .iter()
                .all(|sheet| self.is_sheet(sheet))
            && claims.all(|(pool, into)| {
                usize::from(pool.0) < self.pack.printed.pools.len()
                    && into.is_none_or(|track| self.is_written(track))
            })
            && self.keeps_changes(lane)
            && lane.decisions <= DECISIONS_MAX / 2
            && self.leaves_boards(lane)
            && lane.owed.is_sound()
            && (lane.owed.has_masked() || lane.masks == [CellSet::EMPTY; BOARDS])
            && lane.owed.all().iter().all(|owed| self.may_owe(lane, *owed))
    }

    /// Changes of other sheets wait only while seats mark, on tracks that fit them.
    fn keeps_changes(&self, lane: &Lane) -> bool {
        let fits = |(_, change, track, amount): NotedChange| {
            let kind = match change {
                SheetChange::Write => TrackKind::Written,
                SheetChange::Advance
                | SheetChange::Erase
                | SheetChange::Take
                | SheetChange::Give => TrackKind::Count,
            };
            let advances = matches!(change, SheetChange::Advance | SheetChange::Write);
            let claims = self.pack.rows_claim >> track.0 & 1 != 0;
            let found = self.pack.printed.sheet.get(track);
            usize::from(amount) <= BOXES_MAX
                && (advances || !claims)
                && found.is_some_and(|track| track.kind == kind)
        };
        let waits = self.pack.acts && self.state.phase == Phase::Mark;
        let mut changes = lane.changes.iter();
        lane.changes.is_empty() || waits && lane.changes.is_sound() && changes.all(fits)
    }

    fn is_sheet(&self, sheet: &Sheet) -> bool {
        let mut tracks = self.pack.printed.sheet.tracks().iter();
        tracks.all(|track| {
            let boxes = u32::from(track.boxes);
            let rows = boxes / u32::from(track.row.max(1));
            sheet.filled(track) <= boxes && sheet.rows_claimed(track) <= rows
        })
    }

    /// Only a card leaves a board, and only if a symbol of the pack can ask for it.
    fn leaves_boards(&self, lane: &Lane) -> bool {
        let mut rest = lane.leaving;
        let mut boards = 0..BOARDS;
        let known = boards.all(|board| {
            rest.take(board).is_none_or(|leaves| {
                let limited = leaves.from == Replacement::Offer;
                lane.cards[board].is_some()
                    && (limited || leaves.only.is_any())
                    && self.is_filter(leaves.only)
            })
        });
        let idle = lane.leaving.is_empty() && !lane.renews;
        let renews = lane.renews || lane.renews_only.is_any();
        known
            && renews
            && self.is_filter(lane.renews_only)
            && rest == LeavingCards::default()
            && (self.pack.acts || idle)
    }

    /// Whether a condition on cards names something that exists.
    fn is_filter(&self, only: CardFilter) -> bool {
        let symbols = self.pack.symbols.as_slice().len();
        only.exists(symbols, &self.pack.printed.cards)
    }

    /// A card that was completed in this turn is set aside, or the present settlement will do it.
    fn finishes_boards(&self, seat: Seat) -> bool {
        let (state, lane) = (self.state, &self.state.lanes[seat]);
        let settles = |board: usize| {
            let asks = state.phase == Phase::Owe && state.after_owe == Phase::Settle;
            let present = asks && seat == self.seat && self.settles();
            present && state.settlements.has_board(state.settlements_done, board)
        };
        let finished = |board: usize| {
            lane.finished[board].is_none_or(|card| {
                let grid = &self.pack.cards[card.index()].grid;
                let on_board = lane.cards[board] == Some(card);
                lane.completed.contains(card.0)
                    || on_board && settles(board) && grid.is_complete(lane.marked[board])
            })
        };
        let [a, b] = lane.finished;
        let twice = a.is_some() && a == b;
        let none = lane.finished == [None; BOARDS];
        none || state.phase != Phase::Mark && !twice && (0..BOARDS).all(finished)
    }

    fn may_owe(&self, lane: &Lane, owed: OwedDecision) -> bool {
        match owed {
            OwedDecision::Nothing => false,
            OwedDecision::Pattern => true,
            OwedDecision::Bonus(cells) => (1..=CELLS_OWED_MAX as u32).contains(&cells.count()),
            OwedDecision::Number { track, times, .. } => times > 0 && self.is_written(track),
            OwedDecision::Extra { cells, terms, at } => {
                cells > 0 && self.are_terms(terms) && self.is_spot(lane, at)
            }
            OwedDecision::Choice { symbol, asked, at } => {
                self.is_symbol(Some(symbol)) && asked.is_sound() && self.is_spot(lane, at)
            }
        }
    }

    fn are_terms(&self, terms: Terms) -> bool {
        let is_area = terms.0 >> 6 != 0;
        if !is_area && !terms.is_masked() && usize::from(terms.0 & 0xF) >= Scope::ALL.len() {
            return false;
        }
        match terms.place() {
            ExtraPlace::Scope(_) | ExtraPlace::Masks => true,
            ExtraPlace::Area(AreaId(area)) => usize::from(area) < self.pack.printed.areas.len(),
        }
    }

    /// Whether a spot is a cell of a card that lies on a board.
    fn is_spot(&self, lane: &Lane, at: BoardCell) -> bool {
        let card = lane.cards.get(at.board()).copied().flatten();
        card.is_some_and(|card| {
            let print = &self.pack.printed.cards[card.index()];
            print.cells.contains(at.cell())
        })
    }

    /// Whether turns and their expeditions agree.
    fn has_a_possible_turn(&self) -> bool {
        let (state, schedule) = (self.state, self.pack.schedule);
        let all = self.pack.all_expeditions().len();
        let after = |phase, known: &[Phase]| known.contains(&phase);
        let (turn, gone) = match state.revealed {
            None => (0, 0),
            Some(_) => (state.turn, u32::from(state.turn % schedule.turns) % all + 1),
        };
        let flipped = |card: u8| u32::from(card) < all && !state.expeditions.contains(card);
        state.turn == turn
            && turn < self.pack.turns()
            && state.expeditions.len() + gone == all
            && state.revealed.is_none_or(flipped)
            && after(state.after_refill, &[Phase::BeginTurn, Phase::Settle])
            && after(state.after_owe, &[Phase::Settle, Phase::EndTurn])
    }

    /// Whether the seat must decide, as the phase demands it.
    fn asks_the_seat(&self) -> bool {
        let state = self.state;
        let asks = match state.phase {
            Phase::Keep => self.keeps(),
            Phase::Mark => self.marks(),
            Phase::Owe => self.owes(),
            Phase::Pick => self.picks(),
            Phase::Start
            | Phase::Deal
            | Phase::Refill
            | Phase::BeginTurn
            | Phase::Reveal
            | Phase::Settle
            | Phase::Draw
            | Phase::EndTurn
            | Phase::Over => false,
        };
        let no_filters = state.pick_filters == [CardFilter::Any; BOARDS];
        let nothing = (state.picks, state.from_offer, state.draws) == (0, 0, 0) && no_filters;
        asks && state.waiting.contains(self.seat)
            && (nothing || state.phase == Phase::Pick)
            && (state.revealed.is_some() != (state.phase == Phase::Keep))
    }

    /// The seat holds four cards. What others hold is in the deck, apart from cards that they keep
    /// in the open.
    fn keeps(&self) -> bool {
        let (state, seat) = (self.state, self.seat);
        let mut all = state.deck;
        let mut count = all.len() as usize;
        for other in self.seats() {
            let lane = &state.lanes[other];
            let own = other == seat;
            let hand = if own {
                &lane.dealt[..]
            } else {
                &lane.cards[..]
            };
            let held = hand.iter().flatten().count();
            let untouched = Lane {
                dealt: lane.dealt,
                cards: lane.cards,
                ..Lane::default()
            };
            let kept = if own { [DEALT; 2] } else { [0, BOARDS] };
            let hidden = if own {
                lane.cards == [None; BOARDS]
            } else {
                lane.dealt == [None; DEALT]
            };
            if *lane != untouched || !kept.contains(&held) || !hidden {
                return false;
            }
            all = hand
                .iter()
                .flatten()
                .fold(all, |all, card| all.with(card.0));
            count += held;
        }
        let seats = self.table.seats;
        let together = self.table.house.keeping == Keeping::Together;
        let chooses = |seat: &Seat| state.lanes[*seat].cards == [None; BOARDS];
        all == self.pack.all_cards()
            && count == self.pack.cards.len()
            && count >= seats * DEALT
            && usize::from(state.dealt) == seats * DEALT
            && state.offer.cards().is_empty()
            && state.settlements.len() == 0
            && (!together || self.seats().all(|seat| chooses(&seat)))
            && state.waiting == self.awaited(together, chooses)
    }

    /// Exactly the seats that owe something are awaited, or the first of them.
    fn marks(&self) -> bool {
        let owes = |seat: &Seat| !self.state.lanes[*seat].owed.is_empty();
        let together = self.table.house.marking == Marking::Together;
        self.has_no_hands() && self.state.waiting == self.awaited(together, owes)
    }

    /// The seats that something applies to, or the first of them from the start player on.
    fn awaited(&self, together: bool, applies: impl Fn(&Seat) -> bool) -> Seats {
        let seats = self.table.seats;
        let all = self.state.start_seat(seats).and_on(seats).filter(applies);
        all.take(if together { seats } else { 1 })
            .fold(Seats::EMPTY, Seats::with)
    }

    /// At the barrier one seat at a time answers what its symbols ask.
    fn owes(&self) -> bool {
        let state = self.state;
        let owing = |seat: Seat| !state.lanes[seat].owed.is_empty();
        let settles = state.after_owe == Phase::EndTurn || self.settles();
        self.has_no_hands()
            && settles
            && state.waiting == Seats::of(self.seat)
            && self.seats().all(|seat| owing(seat) == (seat == self.seat))
    }

    /// The seat picks a card for an empty board.
    fn picks(&self) -> bool {
        let state = self.state;
        let (picks, draws) = (u32::from(state.picks), u32::from(state.draws));
        let boards = state.lanes[self.seat].cards.iter();
        let empty = boards.filter(|card| card.is_none()).count() as u32;
        let owing = |seat: Seat| !state.lanes[seat].owed.is_empty();
        self.has_no_hands()
            && self.settles()
            && state.waiting == Seats::of(self.seat)
            && !self.seats().any(owing)
            && (1..=empty).contains(&picks)
            && picks + draws <= empty
            && state.from_offer <= state.picks
            && self.are_pick_filters()
            && state.deck.len() >= draws
            && (!state.offer.cards().is_empty() || state.may_draw())
    }

    /// Only picks of the offer alone have a condition.
    fn are_pick_filters(&self) -> bool {
        let filters = self.state.pick_filters;
        let limited = usize::from(self.state.from_offer).min(BOARDS);
        filters.iter().all(|only| self.is_filter(*only))
            && filters[limited..].iter().all(CardFilter::is_any)
    }

    /// Whether the present settlement is one of the seat.
    fn settles(&self) -> bool {
        let (order, done) = (self.state.settlements, self.state.settlements_done);
        done < order.len() && order.seat(done) == self.seat
    }

    fn has_no_hands(&self) -> bool {
        let mut lanes = self.state.lanes.0.iter();
        lanes.all(|lane| lane.dealt == [None; DEALT])
    }
}

impl Offer {
    fn is_sound(&self, most: u8) -> bool {
        let len = usize::from(self.len);
        self.len <= most
            && len <= OFFER_MAX
            && self.cards[len..].iter().all(|card| *card == CardId(0))
    }
}

impl Owed {
    fn is_sound(&self) -> bool {
        let rest = self.items.get(usize::from(self.len)..);
        rest.is_some_and(|rest| rest.iter().all(|item| *item == OwedDecision::Nothing))
    }
}

impl PackedChoice {
    fn is_sound(self) -> bool {
        let options = (1..=CHOICES_MAX).contains(&self.options());
        options && usize::from(self.0 >> 4) < Trigger::ALL.len()
    }
}
