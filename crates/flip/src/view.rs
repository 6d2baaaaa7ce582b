//! What one seat may know.

use super::boards;
use super::house::{Keeping, Marking, TableRules};
use super::pack::Pack;
use super::settlement::BOARDS;
use super::state::{Changes, Claims, DEALT, Lane, LeavingCards, Owed, Phase, State};
use super::work::{self, Work};
use rand::Rng;
use roll_and_write::geometry::{CellSet, Grid};
use roll_and_write::{CardId, Seat};

/// What one seat may know of a state.
///
/// It is the state in the form that the table shows to this seat. Other lanes are as they were when
/// the open phase began. Cards in other hands are among those not yet drawn. Hidden information is
/// not in the view at all.
///
/// ```
/// # mod small {
/// # use rnw_flip::*;
/// # use roll_and_write::*;
/// # #[derive(Debug)]
/// # pub struct Meadow;
/// # impl FlipGame for Meadow {
/// #     fn info(&self, seats: usize) -> GameInfo { GameInfo::new("meadow", seats) }
/// #     fn settling_order(&self, rules: &FlipAndWrite<Self>, _: &State) -> SettlementOrder {
/// #         SettlementOrder::of_seats(Seat::all(rules.seats()))
/// #     }
/// #     fn refill(&self) -> Refill { Refill::AfterAll }
/// #     fn clause(&self, _: GridRefusal) -> Clause { "C-4".into() }
/// # }
/// # impl FlipScoring for Meadow {
/// #     type Grid = Island;
/// #     fn write_score(&self, _: &FlipAndWrite<Self>, state: &State, seat: Seat, score: &mut impl score::ScoreSink) {
/// #         let cards = state.completed(seat).len() as i32;
/// #         score.push(ScoreLine::new("score-cards", cards, 5 * cards));
/// #     }
/// # }
/// # pub fn game(effect: symbol::Effect) -> Result<FlipAndWrite<Meadow>, Box<dyn std::error::Error>> {
/// #     let frame = Frame::new(2, 2)?;
/// #     let island = Island::new(frame, frame.cells())?;
/// #     let symbols = vec![(Cell::new(0), roll_and_write::symbol::SymbolId(0))];
/// #     let card = |name: char| Card { name: name.to_string(), grid: island, symbols: symbols.clone(), color: 0 };
/// #     let coin = symbol::Symbol {
/// #         name: "coin".to_owned(),
/// #         face: picture::Face::new('*', '*'),
/// #         triggers: [roll_and_write::symbol::Trigger::Mark].into_iter().collect(),
/// #         priority: 0,
/// #         order: symbol::Order::Free,
/// #         effect,
/// #         options: Vec::new(),
/// #         tallies: Vec::new(),
/// #         follows: false,
/// #     };
/// #     let mut sheet = sheet::SheetLayout::default();
/// #     sheet.add("coins", sheet::TrackKind::Count, 12, 4)?;
/// #     let pack = Pack::new(PackParts {
/// #         frame,
/// #         cards: ('a'..='l').map(card).collect(),
/// #         patterns: vec![Polyomino::parse(&["XX"])?],
/// #         expeditions: vec![Expedition { name: "E1".to_owned(), pattern: 0 }],
/// #         symbols: symbol::Symbols::new(vec![coin])?,
/// #         sheet,
/// #         colors: vec!["green".to_owned()],
/// #         scores: vec![Some(sheet::TrackScore::Each(1))],
/// #         pools: Vec::new(),
/// #         row_claims: Vec::new(),
/// #         schedule: Schedule { rounds: 4, turns: 1, offer: 2, repeats: false },
/// #     })?;
/// #     Ok(FlipAndWrite::new(Meadow, pack, HouseRules::default(), 2)?)
/// # }
/// # }
/// # use small::*;
/// use rnw_flip::symbol::{Effect, Program};
/// use roll_and_write::{Ruleset, Seat};
/// // The hidden function `game` makes the rules of a small game for two seats.
/// let rules = game(Effect::Program(Program::default()))?;
/// let state = rules.start();
/// let view = rules.view(&state, Seat::new(1));
/// assert_eq!((view.seat(), view.shown().deck()), (Seat::new(1), state.deck()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct View {
    pub(super) seat: Seat,
    pub(super) shown: State,
}

impl View {
    /// The seat that has this view.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The state in the form that the table shows to the seat.
    pub fn shown(&self) -> &State {
        &self.shown
    }
}

/// What a seat may know.
pub(super) fn view<G: Grid>(pack: &Pack<G>, table: &TableRules, state: &State, seat: Seat) -> View {
    let mut shown = *state;
    work::count(Work::Bytes, size_of::<State>());
    for other in Seat::all(table.seats).filter(|other| *other != seat) {
        match state.phase {
            Phase::Keep if table.house.keeping == Keeping::Together => {
                // What it chose is hidden before its hand is, so that all four cards are.
                shown.lanes[other].cards = Default::default();
                hide_hand(&mut shown, other);
                shown.waiting = shown.waiting.with(other);
            }
            Phase::Deal | Phase::Keep => hide_hand(&mut shown, other),
            Phase::Mark if table.house.marking == Marking::Together => {
                freeze(pack, &mut shown.lanes[other]);
                if !shown.lanes[other].owed.is_empty() {
                    shown.waiting = shown.waiting.with(other);
                }
            }
            Phase::Start
            | Phase::Refill
            | Phase::BeginTurn
            | Phase::Reveal
            | Phase::Mark
            | Phase::Owe
            | Phase::Settle
            | Phase::Pick
            | Phase::Draw
            | Phase::EndTurn
            | Phase::Over => {}
        }
    }
    View { seat, shown }
}

/// Resets a lane to what it was when everyone began to mark.
fn freeze<G: Grid>(pack: &Pack<G>, lane: &mut Lane) {
    for board in 0..BOARDS {
        let fresh = std::mem::replace(&mut lane.fresh[board], CellSet::EMPTY);
        lane.marked[board] -= fresh;
        // A cell is spent by its own symbol alone, so no sooner than it is marked.
        lane.spent[board] -= fresh;
    }
    lane.sheet = lane.before;
    lane.last = lane.last_before;
    lane.claims = Claims::default();
    lane.changes = Changes::default();
    lane.leaving = LeavingCards::default();
    lane.take_renewal();
    lane.decisions = 0;
    lane.masks = [CellSet::EMPTY; BOARDS];
    lane.owed = if boards::can_mark(pack, lane) {
        Owed::pattern()
    } else {
        Owed::NOTHING
    };
}

/// A state that agrees with a view. Hidden hands are dealt again at random.
pub(super) fn determinize<R: Rng + ?Sized>(
    table: &TableRules,
    view: &View,
    generator: &mut R,
) -> State {
    let mut state = view.shown;
    work::count(Work::Bytes, size_of::<State>());
    if matches!(state.phase, Phase::Deal | Phase::Keep) {
        for other in Seat::all(table.seats).filter(|other| *other != view.seat) {
            let dealt = usize::from(state.dealt)
                .saturating_sub(other.index() * DEALT)
                .min(DEALT);
            deal_hidden(&mut state, other, dealt, generator);
        }
    }
    state
}

/// Moves the hand of another seat into the deck, because nobody else knows it. Cards that it kept
/// in the open stay.
fn hide_hand(shown: &mut State, other: Seat) {
    let lane = &mut shown.lanes[other];
    let kept = lane.cards;
    for card in std::mem::take(&mut lane.dealt)
        .into_iter()
        .flatten()
        .filter(|card| !kept.contains(&Some(*card)))
    {
        shown.deck = shown.deck.with(card.0);
    }
}

/// Draws the cards of a hidden hand from the deck.
fn deal_hidden<R: Rng + ?Sized>(state: &mut State, seat: Seat, cards: usize, generator: &mut R) {
    let known = state.lanes[seat].cards;
    for place in 0..cards {
        let known = known.get(place).copied().flatten();
        let Some(card) = known.or_else(|| state.deck.random(generator).map(CardId)) else {
            return;
        };
        state.deck = state.deck.without(card.0);
        state.lanes[seat].dealt[place] = Some(card);
    }
}
