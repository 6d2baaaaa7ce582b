//! States and views as texts.
//!
//! A text may come from anywhere. So it is a state only if it has every property that the rules rely
//! on: all numbers name something, every card is in one place, the turn, its expeditions and its
//! phase fit together, and exactly the seats decide that have something to decide. A state that
//! passes plays on without a panic. Whether turns lead there is not searched: that the marks of a
//! card brought what the sheet has is not checked.
//!
//! It has more than 500 lines, because each property of a state is a method of its own.

use super::changes::NotedChange;
use super::owed::CELLS_OWED_MAX;
use super::{
    BoardCell, DEALT, DECISIONS_MAX, Lane, LeavingCards, Offer, Owed, OwedDecision, PackedChoice,
    Phase, State, Terms,
};
use crate::audit::audit;
use crate::game::{FlipAndWrite, FlipGame};
use crate::house::{Keeping, Marking, TableRules};
use crate::legal::count_moves;
use crate::pack::Pack;
use crate::settlement::BOARDS;
use crate::state::ExtraPlace;
use crate::turn;
use crate::turn::setup::start;
use crate::view::{View, view};
use roll_and_write::geometry::{CellSet, Grid};
use roll_and_write::sheet::{BOXES_MAX, Sheet, TrackId, TrackKind};
use roll_and_write::state_text::{self, FieldNames};
use roll_and_write::symbol::{
    AreaId, CHOICES_MAX, CardFilter, OFFER_MAX, Replacement, Scope, SheetChange, SymbolId, Trigger,
};
use roll_and_write::{CardId, ItemSet, Ruleset, Seat, Seats, StateTextError};

/// The fields whose numbers have names.
fn names<G: FlipGame>(rules: &FlipAndWrite<G>) -> [(&'static str, FieldNames); 16] {
    let pack = &rules.pack;
    let cells = || FieldNames::Cells(pack.printed.frame);
    let cards: Vec<String> = pack.cards.iter().map(|card| card.name.clone()).collect();
    let expeditions = pack.expeditions.iter().map(|card| card.name.clone());
    let expeditions: Vec<String> = expeditions.collect();
    let symbols = pack.symbols.as_slice().iter();
    let symbols: Vec<String> = symbols.map(|symbol| symbol.name.clone()).collect();
    [
        ("cards", FieldNames::Item(cards.clone())),
        ("completed", FieldNames::Items(cards.clone())),
        ("deck", FieldNames::Items(cards.clone())),
        ("expeditions", FieldNames::Items(expeditions.clone())),
        ("finished", FieldNames::Item(cards.clone())),
        ("fresh", cells()),
        ("lanes.dealt", FieldNames::Item(cards)),
        ("last", FieldNames::Item(symbols.clone())),
        ("last_before", FieldNames::Item(symbols)),
        ("marked", cells()),
        ("masks", cells()),
        ("revealed", FieldNames::Item(expeditions)),
        ("seat", FieldNames::seat()),
        ("spent", cells()),
        ("start_seat", FieldNames::seat()),
        ("waiting", FieldNames::seats()),
    ]
}

/// The view that texts of views differ from.
fn usual_view<G: FlipGame>(rules: &FlipAndWrite<G>) -> View {
    view(&rules.pack, &rules.table, &rules.start(), Seat::new(0))
}

/// See [`Notation::print_view`](roll_and_write::Notation::print_view).
pub(crate) fn print_view<G: FlipGame>(rules: &FlipAndWrite<G>, view: &View) -> Option<String> {
    state_text::print(view, &usual_view(rules), &names(rules))
}

/// See [`Notation::parse_view`](roll_and_write::Notation::parse_view).
pub(crate) fn parse_view<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    text: &str,
) -> Result<View, StateTextError> {
    let found = state_text::parse(text, &usual_view(rules), &names(rules))?;
    check_view(rules, &found).map_err(StateTextError::impossible)?;
    Ok(found)
}

/// See [`Notation::print_state`](roll_and_write::Notation::print_state).
pub(crate) fn print_state<G: FlipGame>(rules: &FlipAndWrite<G>, state: &State) -> Option<String> {
    state_text::print(state, &rules.start(), &names(rules))
}

/// See [`Notation::parse_state`](roll_and_write::Notation::parse_state).
pub(crate) fn parse_state<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    text: &str,
) -> Result<State, StateTextError> {
    let state = state_text::parse(text, &rules.start(), &names(rules))?;
    let position = Position {
        pack: &rules.pack,
        table: &rules.table,
        seat: None,
        state: &state,
    };
    position.check().map_err(StateTextError::impossible)?;
    Ok(state)
}

/// The view of a sound view is the same: it shows nothing more than its seat may know.
fn check_view<G: FlipGame>(rules: &FlipAndWrite<G>, found: &View) -> Result<(), String> {
    let (pack, table) = (&rules.pack, &rules.table);
    if found.seat.index() >= table.seats {
        return Err("its seat is not at the table".to_owned());
    }
    let position = Position {
        pack,
        table,
        seat: Some(found.seat),
        state: &found.shown,
    };
    position.check()?;
    if view(pack, table, &found.shown, found.seat) == *found {
        Ok(())
    } else {
        Err("it shows what its seat cannot know".to_owned())
    }
}

/// A state or what a seat sees of it, while it is checked.
struct Position<'a, G> {
    pack: &'a Pack<G>,
    table: &'a TableRules,
    /// The seat that sees it; `None` for a whole state.
    seat: Option<Seat>,
    state: &'a State,
}

impl<G: Grid> Position<'_, G> {
    /// Numbers come first: what follows uses them as indices.
    fn check(&self) -> Result<(), String> {
        let holds = |so: bool, wrong: &str| if so { Ok(()) } else { Err(wrong.to_owned()) };
        let wrong = "a number names nothing of the pack";
        holds(self.has_known_numbers(), wrong)?;
        audit(self.pack, self.table, self.state)?;
        let wrong = "its turn and its expeditions do not fit together";
        holds(self.has_a_possible_turn(), wrong)?;
        holds(self.is_in_its_phase(), "its phase does not fit the rest")?;
        let finishes = self.seats().all(|seat| self.finishes_boards(seat));
        holds(finishes, "a completed card is not set aside")?;
        holds(self.has_moves(), "a seat that must decide has no move")
    }

    /// Whether every seat that must decide has a move. What others may choose from their hands is hidden.
    fn has_moves(&self) -> bool {
        let keeps = self.state.phase == Phase::Keep;
        let known = |seat: &Seat| !keeps || self.sees(*seat);
        let mut asked = self.state.waiting.iter().filter(known);
        asked.all(|seat| count_moves(self.pack, self.state, seat) > 0)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.table.seats)
    }

    /// Whether the hand of a seat is seen.
    fn sees(&self, seat: Seat) -> bool {
        self.seat.is_none_or(|own| own == seat)
    }

    /// The seat that settles now.
    fn settling(&self) -> Option<Seat> {
        let (order, done) = (self.state.settlements, self.state.settlements_done);
        (done < order.len()).then(|| order.seat(done))
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
        state.start_seat.index() < seats
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
            && (!state.starts || self.may_start())
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
            && u32::from(lane.completed_this_turn) <= lane.completed.len()
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

    /// Whether symbols may fire at the start of a turn now: a seat decides, or replaces cards.
    fn may_start(&self) -> bool {
        let phases = [Phase::Owe, Phase::Pick, Phase::Draw, Phase::Refill];
        self.pack.triggers.contains(Trigger::Start)
            && phases.contains(&self.state.phase)
            && (self.state.phase != Phase::Refill || self.state.after_refill == Phase::Settle)
    }

    /// Changes of other sheets wait only while seats mark, on tracks that fit them.
    fn keeps_changes(&self, lane: &Lane) -> bool {
        let fits = |(_, change, track, amount): NotedChange| {
            let kinds: &[TrackKind] = match change {
                SheetChange::Write => &[TrackKind::Written],
                SheetChange::Erase => &[TrackKind::Count, TrackKind::Written],
                SheetChange::Advance | SheetChange::Take | SheetChange::Give => &[TrackKind::Count],
            };
            let advances = matches!(change, SheetChange::Advance | SheetChange::Write);
            let claims = self.pack.rows_claim >> track.0 & 1 != 0;
            let found = self.pack.printed.sheet.get(track);
            usize::from(amount) <= BOXES_MAX
                && (advances || !claims)
                && found.is_some_and(|track| kinds.contains(&track.kind))
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
            let present = asks && self.settling() == Some(seat);
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
        if state.turn >= self.pack.turns() {
            return false;
        }
        let all = self.pack.all_expeditions().len();
        let after = |phase, known: &[Phase]| known.contains(&phase);
        let flipped = u32::from(state.turn % schedule.turns) % all + 1;
        let next = turn::next_turn(state);
        let (turn, gone) = match state.revealed {
            // The cards are shuffled again for a round, and when all are flipped.
            _ if state.phase == Phase::Reveal => {
                (state.turn, u32::from(next % schedule.turns) % all)
            }
            None => (0, 0),
            Some(_) => (state.turn, flipped),
        };
        let revealed =
            |card: u8| u32::from(card) < all && (gone == 0 || !state.expeditions.contains(card));
        state.turn == turn
            && (state.revealed.is_some() || turn == 0)
            && (state.phase != Phase::Reveal || next < self.pack.turns())
            && state.expeditions.len() + gone == all
            && state.revealed.is_none_or(revealed)
            && after(state.after_refill, &[Phase::BeginTurn, Phase::Settle])
            && after(state.after_owe, &[Phase::Settle, Phase::EndTurn])
    }

    /// Whether everything is as the phase demands it.
    fn is_in_its_phase(&self) -> bool {
        let state = self.state;
        let decides = match state.phase {
            Phase::Keep | Phase::Mark | Phase::Owe | Phase::Pick => true,
            Phase::Start
            | Phase::Deal
            | Phase::Refill
            | Phase::Reveal
            | Phase::Draw
            | Phase::Over => false,
            // The game passes through these.
            Phase::BeginTurn | Phase::Settle | Phase::EndTurn => return false,
        };
        let begun = !matches!(state.phase, Phase::Start | Phase::Deal | Phase::Keep);
        // Before the first turn the offer is laid out, and the first expedition is awaited.
        let lays_out = state.phase == Phase::Refill && state.after_refill == Phase::BeginTurn;
        let first = state.phase == Phase::Reveal || lays_out;
        let owes = matches!(state.phase, Phase::Mark | Phase::Owe);
        let picks = matches!(state.phase, Phase::Pick | Phase::Draw);
        decides != state.waiting.is_empty()
            && (first || begun == state.revealed.is_some())
            && (!begun || self.has_no_hands())
            && (owes || !self.seats().any(|seat| self.owes(seat)))
            && (picks || self.has_no_picks())
            && match state.phase {
                Phase::Start => *state == start(self.pack, self.table),
                Phase::Deal => self.deals(usize::from(state.dealt)),
                Phase::Keep => self.keeps(),
                Phase::Refill => turn::can_refill(self.pack, state) && self.may_go_on(),
                Phase::Mark => self.marks(),
                Phase::Owe => self.answers(),
                Phase::Pick => self.picks(),
                Phase::Draw => state.draws > 0 && self.may_pick(),
                Phase::Over => turn::is_last_turn(self.pack, state),
                Phase::Reveal | Phase::BeginTurn | Phase::Settle | Phase::EndTurn => true,
            }
    }

    /// Whether a turn follows, if a refill leads to the next one.
    fn may_go_on(&self) -> bool {
        let state = self.state;
        state.after_refill == Phase::Settle
            || state.revealed.is_none()
            || !turn::is_last_turn(self.pack, state)
    }

    fn owes(&self, seat: Seat) -> bool {
        !self.state.lanes[seat].owed.is_empty()
    }

    fn has_no_picks(&self) -> bool {
        let state = self.state;
        let no_filters = state.pick_filters == [CardFilter::Any; BOARDS];
        (state.picks, state.from_offer, state.draws) == (0, 0, 0) && no_filters
    }

    /// Everybody keeps two of four cards, or has not chosen yet.
    fn keeps(&self) -> bool {
        let seats = self.table.seats;
        let together = self.table.house.keeping == Keeping::Together;
        let chooses = |seat: &Seat| self.state.lanes[*seat].cards == [None; BOARDS];
        let hidden = |seat: Seat| together && !self.sees(seat);
        self.deals(seats * DEALT)
            && self.seats().all(|seat| chooses(&seat) || !hidden(seat))
            && self.state.waiting == self.awaited(together, chooses)
    }

    /// So many cards are dealt, and nothing else has happened. What others hold is in the deck, apart
    /// from cards that they keep in the open.
    fn deals(&self, dealt: usize) -> bool {
        let (state, seats) = (self.state, self.table.seats);
        let whole = state.phase == Phase::Keep;
        let (mut all, mut count) = (state.deck, state.deck.len() as usize);
        for seat in self.seats() {
            let lane = &state.lanes[seat];
            let untouched = Lane {
                dealt: lane.dealt,
                cards: lane.cards,
                ..Lane::default()
            };
            let got = dealt.saturating_sub(seat.index() * DEALT).min(DEALT);
            let got = if self.sees(seat) { got } else { 0 };
            let held = lane.dealt.iter().take_while(|card| card.is_some()).count();
            let kept = lane.cards.iter().flatten().count();
            let from_hand = |card: &CardId| !self.sees(seat) || lane.dealt.contains(&Some(*card));
            let keeps =
                kept == 0 || whole && kept == BOARDS && lane.cards.iter().flatten().all(from_hand);
            let twice = kept == BOARDS && lane.cards[0] == lane.cards[1];
            let in_hand = lane.dealt.iter().flatten().count();
            if *lane != untouched || held != got || in_hand != got || !keeps || twice {
                return false;
            }
            let hand = if self.sees(seat) {
                &lane.dealt[..]
            } else {
                &lane.cards[..]
            };
            let cards = || hand.iter().flatten();
            all = cards().fold(all, |all, card| all.with(card.0));
            count += cards().count();
        }
        let expected = State {
            deck: state.deck,
            lanes: state.lanes,
            dealt: dealt as u8,
            phase: state.phase,
            waiting: state.waiting,
            start_seat: state.start_seat,
            ..start(self.pack, self.table)
        };
        let fixed = self.table.house.start.fixed();
        *state == expected
            && all == self.pack.all_cards()
            && count == self.pack.cards.len()
            && count >= seats * DEALT
            && (whole || dealt < seats * DEALT)
            && fixed.is_none_or(|seat| seat == state.start_seat)
    }

    /// Exactly the seats that owe something are awaited, or the first of them.
    fn marks(&self) -> bool {
        let together = self.table.house.marking == Marking::Together;
        self.state.waiting == self.awaited(together, |seat| self.owes(*seat))
    }

    /// The seats that something applies to, or the first of them from the start player on.
    fn awaited(&self, together: bool, applies: impl Fn(&Seat) -> bool) -> Seats {
        let seats = self.table.seats;
        let all = self.state.start_seat(seats).and_on(seats).filter(applies);
        all.take(if together { seats } else { 1 })
            .fold(Seats::EMPTY, Seats::with)
    }

    /// At the barrier one seat at a time answers what its symbols ask.
    fn answers(&self) -> bool {
        let state = self.state;
        let waits = |seat: Seat| state.waiting == Seats::of(seat);
        let settles = state.after_owe == Phase::EndTurn || self.settling().is_some_and(waits);
        settles
            && state.waiting.len() == 1
            && self.seats().all(|seat| self.owes(seat) == waits(seat))
    }

    /// The seat picks a card for an empty board.
    fn picks(&self) -> bool {
        let state = self.state;
        self.settling()
            .is_some_and(|seat| state.waiting == Seats::of(seat))
            && state.picks > 0
            && (!state.offer.cards().is_empty() || state.may_draw())
            && self.may_pick()
    }

    /// The settling seat has boards for all picks and draws, and the deck has the cards.
    fn may_pick(&self) -> bool {
        let state = self.state;
        let (picks, draws) = (u32::from(state.picks), u32::from(state.draws));
        let empty = self.settling().map_or(0, |seat| {
            let boards = state.lanes[seat].cards.iter();
            boards.filter(|card| card.is_none()).count() as u32
        });
        picks + draws <= empty
            && state.from_offer <= state.picks
            && self.are_pick_filters()
            && state.deck.len() >= draws
    }

    /// Only picks of the offer alone have a condition.
    fn are_pick_filters(&self) -> bool {
        let filters = self.state.pick_filters;
        let limited = usize::from(self.state.from_offer).min(BOARDS);
        filters.iter().all(|only| self.is_filter(*only))
            && filters[limited..].iter().all(CardFilter::is_any)
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
