//! The hooks of a game, and the shared turn with these hooks.

use super::features::FeatureTables;
use super::house::{HouseRules, TableRules};
use super::instructions::Rulebook;
use super::settlement::{FLIP_SEATS_MAX, SettlementOrder};
use super::state::DEALT;
use super::{Event, Pack, State, moves};
use crate::symbol::Effect;
use roll_and_write::geometry::{CellSet, Grid, GridRefusal};
use roll_and_write::learned::{Feature, KeptValues};
use roll_and_write::score::{ScoreSink, Total};
use roll_and_write::sheet::{PoolId, TrackId};
use roll_and_write::{
    CardId, Clause, Events, GameInfo, ItemSet, Levels, Message, Points, RankingKey, ScoreLine,
    Seat, SetupError,
};
use std::fmt::Debug;

/// When the offer is filled up again at the barrier.
///
/// ```
/// use rnw_flip::Refill;
/// let cards_for_the_second_seat = |refill, offer: usize| match refill {
///     Refill::AfterAll => offer - 1, // the first seat took a card
///     Refill::AfterEach => offer,
/// };
/// assert_eq!(cards_for_the_second_seat(Refill::AfterAll, 4), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refill {
    /// After all seats have settled. Later seats choose from fewer cards.
    AfterAll,
    /// After the picks of each seat.
    AfterEach,
}

/// The hooks of one flip-and-write game for the shared turn. What it scores is in [`FlipScoring`].
///
/// A game writes the first half. The second half has defaults.
///
/// Every hook is a method of the game. What it needs besides comes as arguments: the pack while the rules are being made,
/// and the rules afterwards.
///
/// ```
/// # use rnw_flip::*;
/// # use roll_and_write::{score::ScoreSink, *};
/// #[derive(Debug)]
/// struct Meadow;
///
/// impl FlipGame for Meadow {
///     fn info(&self, seats: usize) -> GameInfo {
///         GameInfo::new("meadow", seats)
///     }
///     fn settling_order(&self, rules: &FlipAndWrite<Self>, _: &State) -> SettlementOrder {
///         SettlementOrder::of_seats(Seat::all(rules.seats()))
///     }
///     fn refill(&self) -> Refill {
///         Refill::AfterAll
///     }
///     fn clause(&self, _: GridRefusal) -> Clause {
///         "C-4".into()
///     }
/// }
///
/// impl FlipScoring for Meadow {
///     type Grid = Island;
///
///     fn write_score(&self, rules: &FlipAndWrite<Self>, state: &State, seat: Seat, score: &mut impl ScoreSink) {
///         let cards = state.completed(seat).len() as i32;
///         score.push(ScoreLine::new("score-cards", cards, 5 * cards));
///         rules.score_tracks(state, seat, score);
///     }
/// }
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
///
/// // The hidden function `game` makes a pack of 12 cards, and the rules for two seats.
/// let rules = game(symbol::Effect::Program(symbol::Program::default()))?;
/// assert_eq!((&*rules.info().name, rules.seats()), ("meadow", 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait FlipGame: FlipScoring {
    /// The name and the version of the game, at a table with this number of seats.
    ///
    /// The shared turn adds the plugins of the pack, the tie-breaks and the help for moves. [`FlipAndWrite::load`] adds the
    /// options.
    fn info(&self, seats: usize) -> GameInfo;

    /// Which seat settles which of its boards at the barrier, in order. Every seat of the table
    /// needs a settlement.
    fn settling_order(&self, rules: &FlipAndWrite<Self>, state: &State) -> SettlementOrder;
    /// When the offer is filled up again.
    fn refill(&self) -> Refill;
    /// The clause for a grid's refusal of a mark.
    fn clause(&self, refusal: GridRefusal) -> Clause;

    // ---- given; a game overrides what it needs ----

    /// Does what happens after all seats have settled and before the turn ends. The default does
    /// nothing.
    fn after_settling(
        &self,
        _rules: &FlipAndWrite<Self>,
        _state: &mut State,
        _events: &mut impl Events<Event>,
    ) {
    }
    /// The colour of the cards that fill a track; `None` if no track belongs to a colour.
    fn track_color(&self, _track: TrackId) -> Option<u8> {
        None
    }
    /// See [`Presentation::levels`](roll_and_write::Presentation::levels).
    fn levels(&self) -> Levels {
        Levels::default()
    }
    /// What is printed on a card besides its grid. The default is nothing.
    fn card_facts(&self, _pack: &Pack<Self::Grid>, _card: CardId) -> Vec<Message> {
        Vec::new()
    }
    /// The clause that makes a seat accept or decline a number that a symbol offers. The default is
    /// `C-8`.
    fn number_clause(&self) -> Clause {
        "C-8".into()
    }
    /// What the headline says after the round and the turn. The default is nothing.
    fn headline(&self, _rules: &FlipAndWrite<Self>, _state: &State) -> Vec<Message> {
        Vec::new()
    }
}

/// What the cards and the sheet of one flip-and-write game score, and what its bots estimate.
///
/// A game writes the first function; [`FlipGame`] has an example. The others have defaults.
pub trait FlipScoring: Debug + Send + Sync + Sized + 'static {
    /// The kind of grid on the game's cards.
    type Grid: Grid + Debug + Send + Sync + 'static;

    /// Writes the lines of a seat's score, in the order of the score sheet.
    ///
    /// [`Ruleset::score`](roll_and_write::Ruleset::score) and [`Ruleset::total`](roll_and_write::Ruleset::total) come from it.
    fn write_score(
        &self,
        rules: &FlipAndWrite<Self>,
        state: &State,
        seat: Seat,
        score: &mut impl ScoreSink,
    );

    // ---- given; a game overrides what it needs ----

    /// The points of a seat: the sum of the lines of [`write_score`](Self::write_score).
    fn total(&self, rules: &FlipAndWrite<Self>, state: &State, seat: Seat) -> Points {
        let mut total = Total::default();
        self.write_score(rules, state, seat, &mut total);
        total.points()
    }
    /// The sentence for a line that [`write_score`](Self::write_score) adds. The shared turn has the sentences for its own
    /// lines, those of tracks and of symbols. The default has the argument `count`.
    fn score_message(&self, _rules: &FlipAndWrite<Self>, line: &ScoreLine) -> Message {
        Message::new(line.reason.clone()).number("count", line.count)
    }
    /// See [`Ruleset::ranking_key`](roll_and_write::Ruleset::ranking_key). The default is the total.
    fn ranking_key(&self, rules: &FlipAndWrite<Self>, state: &State, seat: Seat) -> RankingKey {
        RankingKey::new(self.total(rules, state, seat), [])
    }
    /// The tie-breaks, in the order of [`ranking_key`](Self::ranking_key). The default is none.
    fn tie_breaks(&self, _rules: &FlipAndWrite<Self>) -> Vec<Message> {
        Vec::new()
    }

    /// What the value of completing a card depends on besides the card, as a number, if the seat has completed these
    /// cards. Bots learn a value for each number, so few numbers are learned faster.
    ///
    /// The default is the card's colour, and the number of completed cards of that colour.
    fn prospect(
        &self,
        rules: &FlipAndWrite<Self>,
        _state: &State,
        _seat: Seat,
        completed: ItemSet,
        card: CardId,
    ) -> u64 {
        let color = rules.pack.card(card).color;
        let cards = (completed & rules.pack.cards_of(color)).len();
        rules.features.color(color).with(cards.into()).key()
    }
    /// Calls `visit` for the features of this game's own, if the seat has completed these cards. The shared turn has
    /// features for boards, tracks, claims and symbols. The default is none.
    fn features(
        &self,
        _rules: &FlipAndWrite<Self>,
        _state: &State,
        _seat: Seat,
        _completed: ItemSet,
        _visit: impl FnMut(Feature),
    ) {
    }
    /// The most points that a completed card can bring, without what its symbols do.
    ///
    /// `None` means that this is not known; then the game has no upper bound. `None` is the
    /// default.
    fn card_points_upper_bound(
        &self,
        _rules: &FlipAndWrite<Self>,
        _card: CardId,
    ) -> Option<Points> {
        None
    }
    /// The most points that a seat can have for anything but cards and the tracks that score by
    /// themselves. The default is 0.
    fn other_points_upper_bound(&self, _pack: &Pack<Self::Grid>) -> Points {
        0
    }
    /// The pool from which the game itself claims numbers for a track. The default is `None`.
    fn pool_into(&self, _track: TrackId) -> Option<PoolId> {
        None
    }
}

/// The rules of a flip-and-write game: the hooks of the game, a pack, and what the table agreed on.
/// It is a [`Ruleset`](roll_and_write::Ruleset).
///
/// It only holds these tables. The rules are functions of them and of a [`State`]; see
/// `src/turn.rs`.
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
/// use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
/// use rnw_flip::symbol::{Effect, Program};
/// use roll_and_write::{Awaiting, NoEvents, Ruleset};
/// // The hidden function `game` makes the rules of a small game for two seats.
/// let rules = game(Effect::Program(Program::default()))?;
/// let (mut state, mut chance) = (rules.start(), ChaCha8Rng::seed_from_u64(7));
/// // Plays a random game to its end.
/// loop {
///     match rules.awaiting(&state) {
///         Awaiting::Over => break,
///         Awaiting::Chance(draw) => {
///             let item = draw.sample(&mut chance);
///             rules.deal(&mut state, item, &mut NoEvents);
///         }
///         Awaiting::Seats(seats) => {
///             let seat = seats.first().expect("a seat is awaited");
///             let (mv, _) = rules.random_move(&state, seat, &mut chance).expect("a move is left");
///             rules.apply(&mut state, mv, &mut NoEvents);
///         }
///     }
/// }
/// assert!(rules.standings(&state).winning_teams() >= 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct FlipAndWrite<G: FlipScoring> {
    pub(super) game: G,
    pub(super) pack: Pack<G::Grid>,
    pub(super) table: TableRules,
    pub(super) info: GameInfo,
    pub(super) features: FeatureTables,
    pub(super) values: KeptValues,
}

impl<G: FlipGame> FlipAndWrite<G> {
    /// Makes the rules for this number of seats.
    ///
    /// # Errors
    /// If there are too few or too many seats, too few cards to deal, or no seat for the start
    /// player.
    pub fn new(
        game: G,
        pack: Pack<G::Grid>,
        house: HouseRules,
        seats: usize,
    ) -> Result<Self, SetupError> {
        SetupError::check_seats(seats, 1, FLIP_SEATS_MAX)?;
        let needed = seats * DEALT;
        if pack.cards().len() < needed {
            return Err(SetupError::Cards {
                found: pack.cards().len(),
                seats,
                needed,
            });
        }
        SetupError::check_start(house.start.fixed(), seats)?;
        let info = GameInfo {
            plugins: plugins(&pack),
            how_to_move: moves::how_to_move(&pack),
            ..game.info(seats)
        };
        let mut rules = Self {
            features: FeatureTables::new(&pack),
            values: KeptValues::default(),
            game,
            pack,
            table: TableRules { seats, house },
            info,
        };
        rules.info.tie_breaks = rules.game.tie_breaks(&rules);
        Ok(rules)
    }

    /// The rulings of the table.
    pub fn house(&self) -> HouseRules {
        self.table.house
    }

    /// A feature that stands for a colour of the pack, by its name.
    pub fn color_feature(&self, color: u8) -> Feature {
        self.features.color(color)
    }

    /// The hooks of the game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The pack: everything that is printed.
    pub fn pack(&self) -> &Pack<G::Grid> {
        &self.pack
    }
}

impl<G: FlipGame> Rulebook for FlipAndWrite<G> {
    fn is_complete(&self, card: CardId, marked: CellSet) -> bool {
        self.pack.cards[card.index()].grid.is_complete(marked)
    }

    fn points(&self, state: &State, seat: Seat) -> Points {
        self.game.total(self, state, seat)
    }
}

/// The origins of the plugins in a pack.
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
