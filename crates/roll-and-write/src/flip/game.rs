//! What a game adds to the shared turn, and the two together.

use super::house::{HouseRules, TableRules};
use super::settlement::SettlementOrder;
use super::state::DEALT;
use super::value::scale::SymbolValue;
use super::{Event, Pack, State, moves};
use crate::geometry::{Grid, GridRefusal};
use crate::sheet::{PoolId, TrackId};
use crate::symbol::Effect;
use crate::{
    CardId, Events, GameInfo, Message, Points, RankingKey, SEATS_MAX, Score, ScoreLine, Seat,
    SetupError,
};
use std::fmt::Debug;

/// When the offer is filled up again at the barrier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refill {
    /// After every seat has settled: later seats choose from fewer cards.
    AfterAll,
    /// After each seat's picks.
    AfterEach,
}

/// The hooks of one flip-and-write game.
///
/// The first half is what a game writes; the second half has defaults.
pub trait FlipGame: Debug + Send + Sync + Sized + 'static {
    /// The kind of grid on its cards.
    type Grid: Grid + Debug + Send + Sync + 'static;

    /// The name, the version, the options and the tie-breaks at a table with so many seats. The shared turn
    /// adds what it knows.
    fn info(&self, seats: usize) -> GameInfo;

    /// The name of a colour of its cards, by its index; the word has the key `color-NAME`.
    fn color_name(&self, color: u8) -> &str;

    /// Who settles what at the barrier, in order. Every seat of the table has an errand.
    fn settling_order(rules: &FlipAndWrite<Self>, state: &State) -> SettlementOrder;
    /// When the offer is filled up again.
    fn refill(&self) -> Refill;
    /// The clause by which a grid refuses a mark.
    fn clause(&self, refusal: GridRefusal) -> &'static str;

    /// See [`Ruleset::score`](crate::Ruleset::score).
    fn score(rules: &FlipAndWrite<Self>, state: &State, seat: Seat) -> Score;
    /// See [`Presentation::score_message`](crate::Presentation::score_message).
    fn score_message(rules: &FlipAndWrite<Self>, line: &ScoreLine) -> Message;
    /// See [`Ruleset::ranking_key`](crate::Ruleset::ranking_key).
    fn ranking_key(rules: &FlipAndWrite<Self>, state: &State, seat: Seat) -> RankingKey;
    /// See [`Ruleset::evaluate`](crate::Ruleset::evaluate).
    fn evaluate(rules: &FlipAndWrite<Self>, state: &State, seat: Seat) -> i64;

    // ---- given; a game overrides what it needs ----

    /// What happens after all seats have settled and before the turn ends.
    fn after_settling(
        _rules: &FlipAndWrite<Self>,
        _state: &mut State,
        _events: &mut impl Events<Event>,
    ) {
    }
    /// What is printed on a card besides its grid.
    fn card_facts(&self, _pack: &Pack<Self::Grid>, _card: CardId) -> Vec<Message> {
        Vec::new()
    }
    /// What a box of a track is worth to a bot, in thousandths of a point: by default what it scores,
    /// with its share of what a row claims.
    fn box_value(&self, pack: &Pack<Self::Grid>, track: TrackId) -> i64 {
        pack.box_value(track)
    }
    /// The most points that a completed card can bring besides what its symbols do, or `None` if that is not
    /// known: then nobody says what no play can exceed.
    fn card_points_upper_bound(&self, _card: CardId) -> Option<Points> {
        None
    }
    /// The most points that a seat can have for other things than cards and the tracks that score by
    /// themselves.
    fn other_points_upper_bound(&self, _pack: &Pack<Self::Grid>) -> Points {
        0
    }
    /// The pool from which the game itself claims numbers for a track.
    fn pool_into(&self, _track: TrackId) -> Option<PoolId> {
        None
    }
    /// The clause by which a seat must first accept or decline a number that a symbol offers.
    fn number_clause(&self) -> &'static str {
        "C-8"
    }
    /// What the headline says besides the round and the turn.
    fn headline(_rules: &FlipAndWrite<Self>, _state: &State) -> Vec<Message> {
        Vec::new()
    }
}

/// The shared turn as a [`Ruleset`](crate::Ruleset): a game's hooks, a pack, and what the table agreed on.
///
/// It holds these tables. The rules are functions on them and on a [`State`], see `flip/turn.rs`.
#[derive(Debug)]
pub struct FlipAndWrite<G: FlipGame> {
    pub(super) game: G,
    pub(super) pack: Pack<G::Grid>,
    pub(super) table: TableRules,
    pub(super) info: GameInfo,
    pub(super) symbol_values: Vec<SymbolValue>,
}

impl<G: FlipGame> FlipAndWrite<G> {
    /// A game for this many seats.
    ///
    /// # Errors
    /// If there are too few or too many seats, too few cards to deal, or the start player has no seat.
    pub fn new(
        game: G,
        pack: Pack<G::Grid>,
        house: HouseRules,
        seats: usize,
    ) -> Result<Self, SetupError> {
        if !(1..=SEATS_MAX).contains(&seats) {
            return Err(SetupError::Seats {
                found: seats,
                least: 1,
                most: SEATS_MAX,
            });
        }
        let needed = seats * DEALT;
        if pack.cards().len() < needed {
            return Err(SetupError::Cards {
                found: pack.cards().len(),
                seats,
                needed,
            });
        }
        if let Some(seat) = house.start.fixed().filter(|seat| seat.index() >= seats) {
            return Err(SetupError::Start {
                seat: seat.number(),
                seats,
            });
        }
        let symbol_values = pack.symbol_values(|track| game.box_value(&pack, track));
        let info = GameInfo {
            plugins: plugins(&pack),
            how_to_move: moves::how_to_move(&pack, &symbol_values),
            ..game.info(seats)
        };
        Ok(Self {
            game,
            pack,
            table: TableRules { seats, house },
            info,
            symbol_values,
        })
    }

    /// The game's hooks.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What is printed.
    pub fn pack(&self) -> &Pack<G::Grid> {
        &self.pack
    }
}

/// Where the effects come from that a pack does not spell out.
fn plugins<G>(pack: &Pack<G>) -> Vec<String> {
    let symbols = pack.symbols.as_slice().iter();
    let origins = symbols.filter_map(|symbol| match &symbol.effect {
        Effect::Plugin(plugin) => Some(plugin.origin.clone()),
        Effect::Program(_) => None,
    });
    let mut origins: Vec<String> = origins.collect();
    origins.sort_unstable();
    origins.dedup();
    origins
}
