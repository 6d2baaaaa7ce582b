//! What is printed: cards, expeditions, symbols, the sheet, the pools and the schedule.
//!
//! It has more than 500 lines, because a third of them is documentation of public items.

use super::state::DEALT;
use crate::symbol::{Symbol, Symbols};
use roll_and_write::deck::CARDS_MAX;
use roll_and_write::geometry::{Cell, CellSet, Frame, Grid, Placements, Polyomino};
use roll_and_write::picture::Hue;
use roll_and_write::sheet::{BOXES_MAX, POOLS_MAX, Pool, PoolId, SheetLayout, TrackId, TrackScore};
use roll_and_write::symbol::{
    AREAS_MAX, OFFER_MAX, Printed, PrintedCard, SymbolId, Trigger, Triggers,
};
use roll_and_write::{CardId, ItemSet};
use std::sync::Arc;
use thiserror::Error;

/// The largest number of expedition cards.
pub const EXPEDITIONS_MAX: usize = 32;
/// The largest number of patterns.
pub const PATTERNS_MAX: usize = 32;
/// The largest number of symbols that score at the end.
pub const SCORING_MAX: usize = 8;
/// The largest number of turns in a game.
const TURNS_MAX: usize = 200;

/// A card: its name, its grid and the symbols on it.
///
/// ```
/// use rnw_flip::Card;
/// use roll_and_write::symbol::SymbolId;
/// use roll_and_write::{Cell, Frame, Island};
/// let frame = Frame::new(3, 4)?;
/// let grid = Island::new(frame, frame.cells())?;
/// let coin = (Cell::new(5), SymbolId(0));
/// let card = Card { name: "P07".to_owned(), grid, symbols: vec![coin], color: 1 };
/// assert_eq!(frame.label(card.symbols[0].0), "b2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Card<G> {
    /// The name. Each card of a pack has another one.
    pub name: String,
    /// The cells, and the rule for where marks may be.
    pub grid: G,
    /// The symbols, at most one on each cell.
    pub symbols: Vec<(Cell, SymbolId)>,
    /// The colour: its index in the game's list of colours.
    pub color: u8,
}

/// An expedition card: it asks for a pattern.
///
/// ```
/// use rnw_flip::Expedition;
/// use roll_and_write::Polyomino;
/// let patterns = [Polyomino::parse(&["XX"])?, Polyomino::parse(&["XXX"])?];
/// let card = Expedition { name: "I3a".to_owned(), pattern: 1 };
/// assert_eq!(patterns[card.pattern].shape().cells().len(), 3);
/// # Ok::<(), roll_and_write::PatternError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expedition {
    /// The name. Each expedition card has another one.
    pub name: String,
    /// The pattern: its index in the pack's list of patterns.
    pub pattern: usize,
}

/// A rule of the sheet: a full row of a track claims the next number of a pool at the barrier.
///
/// ```
/// use rnw_flip::RowClaim;
/// use roll_and_write::sheet::{PoolId, SheetLayout, TrackKind};
/// let mut sheet = SheetLayout::default();
/// let coins = sheet.add("coins", TrackKind::Count, 12, 4)?;
/// let cups = sheet.add("cups", TrackKind::Written, 3, 3)?;
/// let claim = RowClaim { track: coins, pool: PoolId(0), into: cups };
/// assert_eq!(sheet.track(claim.into).boxes, 3, "a box for each row of coins");
/// # Ok::<(), roll_and_write::sheet::SheetError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RowClaim {
    /// The counted track with the rows.
    pub track: TrackId,
    /// The pool of the numbers.
    pub pool: PoolId,
    /// The written track for the number.
    pub into: TrackId,
}

/// The length of the game, and the size of the offer.
///
/// ```
/// use rnw_flip::Schedule;
/// let schedule = Schedule { rounds: 4, turns: 7, offer: 4, repeats: false };
/// assert_eq!(schedule.rounds * schedule.turns, 28);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Schedule {
    /// The number of rounds in a game.
    pub rounds: u8,
    /// The number of turns in a round. The other expedition cards of the round are not flipped.
    pub turns: u8,
    /// The number of open cards in the offer, 0 to [`OFFER_MAX`].
    pub offer: u8,
    /// Whether a round may have more turns than there are expedition cards: when all are flipped, they
    /// are shuffled again.
    pub repeats: bool,
}

/// The parts of a pack, before they are checked against each other.
///
/// ```
/// use rnw_flip::symbol::Symbols;
/// use rnw_flip::{Card, Expedition, Pack, PackParts, Schedule};
/// use roll_and_write::sheet::SheetLayout;
/// use roll_and_write::{Frame, Island, Polyomino};
/// let frame = Frame::new(2, 2)?;
/// let grid = Island::new(frame, frame.cells())?;
/// let card = |name: &str| Card { name: name.to_owned(), grid, symbols: vec![], color: 0 };
/// let parts = PackParts {
///     frame,
///     cards: ["d", "c", "b", "a"].map(card).into(),
///     patterns: vec![Polyomino::parse(&["XX"])?],
///     expeditions: vec![Expedition { name: "E1".to_owned(), pattern: 0 }],
///     symbols: Symbols::new(vec![])?,
///     sheet: SheetLayout::default(),
///     scores: vec![],
///     pools: vec![],
///     row_claims: vec![],
///     schedule: Schedule { rounds: 1, turns: 1, offer: 0, repeats: false },
///     colors: vec!["green".to_owned()],
/// };
/// let pack = Pack::new(parts)?;
/// assert_eq!(pack.cards()[0].name, "a", "cards are sorted by name");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct PackParts<G> {
    /// The frame of every card.
    pub frame: Frame,
    /// The cards in any order: at least [`DEALT`](super::DEALT), at most [`CARDS_MAX`].
    pub cards: Vec<Card<G>>,
    /// The patterns, 1 to [`PATTERNS_MAX`].
    pub patterns: Vec<Polyomino>,
    /// The expedition cards in any order: at least one for each turn of a round, or at least one if they
    /// repeat; at most [`EXPEDITIONS_MAX`].
    pub expeditions: Vec<Expedition>,
    /// The symbols.
    pub symbols: Symbols,
    /// The tracks of a seat's sheet.
    pub sheet: SheetLayout,
    /// What each track scores, in the order of the tracks.
    pub scores: Vec<Option<TrackScore>>,
    /// The shared pools, at most [`POOLS_MAX`].
    pub pools: Vec<Pool>,
    /// What full rows claim.
    pub row_claims: Vec<RowClaim>,
    /// The length of the game, and the size of the offer.
    pub schedule: Schedule,
    /// The names of the cards' colours.
    pub colors: Vec<String>,
}

/// Why parts are not a pack.
///
/// ```
/// use rnw_flip::PackError;
/// let error = PackError::Twice { what: "cards", name: "P07".to_owned() };
/// assert_eq!(error.to_string(), "two cards are named \"P07\"");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum PackError {
    /// A number is out of its range.
    #[error("{found} {what}; expected {least} to {most}")]
    Count {
        /// What is counted.
        what: &'static str,
        /// The number that was found.
        found: usize,
        /// The smallest number that is allowed.
        least: usize,
        /// The largest number that is allowed.
        most: usize,
    },
    /// A part refers to something that another part does not have.
    #[error("{what} of the pack do not match")]
    Stray {
        /// The part that refers to it.
        what: &'static str,
    },
    /// The sheet has too few slots to count the marked cells of all these symbols, and the rows that have claimed.
    #[error(
        "the sheet has no slot left to count the marked cells of symbols and the rows that have claimed; expected fewer tracks, boxes with numbers, or symbols that are counted"
    )]
    Tallies,
    /// Two things have the same name.
    #[error("two {what} are named {name:?}")]
    Twice {
        /// What kind of things they are.
        what: &'static str,
        /// Their name.
        name: String,
    },
}

/// A pack that was checked: names are unique, numbers fit, and all placements are computed.
///
/// [`PackParts`] has an example of how to make one.
///
/// ```
/// # use rnw_flip::symbol::Symbols;
/// # use rnw_flip::{Card, Expedition, Pack, PackParts, Schedule};
/// # use roll_and_write::sheet::SheetLayout;
/// # use roll_and_write::{Frame, Island, Polyomino};
/// # let frame = Frame::new(2, 2)?;
/// # let grid = Island::new(frame, frame.cells())?;
/// # let card = |name: &str| Card { name: name.to_owned(), grid, symbols: vec![], color: 0 };
/// # let parts = PackParts {
/// #     frame,
/// #     cards: ["P07", "G02", "B11", "Y05"].map(card).into(),
/// #     patterns: vec![Polyomino::parse(&["XX"])?],
/// #     expeditions: vec![Expedition { name: "E1".to_owned(), pattern: 0 }],
/// #     symbols: Symbols::new(vec![])?,
/// #     sheet: SheetLayout::default(),
/// #     scores: vec![],
/// #     pools: vec![],
/// #     row_claims: vec![],
/// #     schedule: Schedule { rounds: 4, turns: 1, offer: 0, repeats: false },
/// #     colors: vec!["green".to_owned()],
/// # };
/// let pack = Pack::new(parts)?;
/// let card = pack.find_card("g02").expect("the pack has a card G02");
/// assert_eq!(pack.card(card).name, "G02");
/// assert_eq!((pack.cards().len(), pack.turns()), (4, 4));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own about the symbols"
)]
pub struct Pack<G> {
    pub(super) cards: Vec<Card<G>>,
    /// The cells and symbols of the cards, the sheet and the pools: what effects may look at.
    pub(super) printed: Arc<Printed>,
    pub(super) patterns: Vec<Polyomino>,
    pub(super) placements: Placements,
    pub(super) expeditions: Vec<Expedition>,
    pub(super) symbols: Symbols,
    pub(super) scores: Vec<Option<TrackScore>>,
    pub(super) row_claims: Vec<RowClaim>,
    /// The tracks whose boxes no plugin may take back, with a bit for each track: their rows claim, and the sheet does
    /// not remember which have claimed.
    pub(super) rows_claim: u16,
    /// The tracks of which the sheet remembers which rows have claimed, with a bit for each track.
    pub(super) remembered: u16,
    pub(super) schedule: Schedule,
    /// The triggers of the symbols that are printed on cards.
    pub(super) triggers: Triggers,
    /// Whether one of them looks at the symbol that fired last.
    pub(super) follows: bool,
    /// Whether one of them may do something that happens at the barrier.
    pub(super) acts: bool,
    /// Whether one of them looks at other seats. Then lanes keep their sheets from the start of the turn to its end.
    pub(super) looks: bool,
    /// Whether all of them act at once when their cells are marked, and the same whatever else is
    /// marked. So marks with the same symbols change the same, apart from the marked cells.
    pub(super) ignores_marks: bool,
    /// The colours of the cards, each with its cards.
    pub(super) colors: Vec<(String, ItemSet)>,
}

impl<G: Grid> Pack<G> {
    /// Checks the parts against each other, and computes every placement. Sorts cards and
    /// expeditions by name.
    ///
    /// # Errors
    /// If a number is out of its range, if a part refers to something that does not exist, or if
    /// two things share a name.
    pub fn new(mut parts: PackParts<G>) -> Result<Self, PackError> {
        parts.cards.sort_by(|a, b| a.name.cmp(&b.name));
        parts.expeditions.sort_by(|a, b| a.name.cmp(&b.name));
        parts.check()?;
        let reachable = Reachable::of(&parts)?;
        let PackParts {
            frame,
            cards,
            patterns,
            expeditions,
            symbols,
            mut sheet,
            scores,
            pools,
            row_claims,
            schedule,
            colors,
        } = parts;
        for symbol in reachable.tallied {
            sheet.count(symbol.0).map_err(|_| PackError::Tallies)?;
        }
        let (mut rows_claim, mut remembered) = (0, 0);
        for claim in &row_claims {
            let bit = 1 << claim.track.0;
            let [taken, given] = reachable.taken_back.map(|tracks| tracks & bit != 0);
            let taken = taken || reachable.looks;
            let remembers = (taken || given) && sheet.remember_claims(claim.track).is_ok();
            if taken && !remembers {
                return Err(PackError::Tallies);
            }
            let tracks = if remembers {
                &mut remembered
            } else {
                &mut rows_claim
            };
            *tracks |= bit;
        }
        let color_of: Vec<u8> = cards.iter().map(|card| card.color).collect();
        let cards_of = (0..).map(|color| ItemSet::of_value(&color_of, &color));
        let placements = Placements::new(frame, &patterns);
        let prints = cards.iter().map(|card| print(card, &symbols, &sheet));
        let length = (schedule.rounds, schedule.turns);
        let mut printed = Printed::new(frame, prints.collect(), sheet, length);
        printed.pools = pools;
        printed.areas = Symbol::extra_areas(symbols.as_slice());
        Ok(Self {
            cards,
            printed: Arc::new(printed),
            patterns,
            placements,
            expeditions,
            symbols,
            scores,
            row_claims,
            rows_claim,
            remembered,
            schedule,
            colors: colors.into_iter().zip(cards_of).collect(),
            triggers: reachable.triggers,
            follows: reachable.follows,
            acts: reachable.acts,
            looks: reachable.looks,
            ignores_marks: reachable.ignores_marks,
        })
    }
}

/// What the symbols on the cards do. A symbol that is on no card changes nothing, so the pack keeps
/// nothing for it.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own about the symbols"
)]
struct Reachable {
    triggers: Triggers,
    /// Whether one of them looks at the symbol that fired last.
    follows: bool,
    /// Whether one of them may do something that happens at the barrier.
    acts: bool,
    /// Whether one of them looks at other seats.
    looks: bool,
    /// Whether all of them do the same whatever is marked.
    ignores_marks: bool,
    /// Those whose marked cells are counted.
    tallied: Vec<SymbolId>,
    /// The tracks whose boxes programs take back, and those that plugins may take back, with a bit for each track.
    taken_back: [u16; 2],
}

impl Reachable {
    fn of<G>(parts: &PackParts<G>) -> Result<Self, PackError> {
        let on_cards = |id: SymbolId| {
            let mut symbols = parts.cards.iter().flat_map(|card| &card.symbols);
            symbols.any(|(_, found)| *found == id)
        };
        let symbols: Vec<&Symbol> = parts
            .symbols
            .iter()
            .filter(|(id, _)| on_cards(*id))
            .map(|(_, symbol)| symbol)
            .collect();
        let triggers = || symbols.iter().map(|symbol| symbol.triggers);
        let scoring = triggers().filter(|triggers| triggers.contains(Trigger::Scoring));
        count("symbols that score", scoring.count(), 0, SCORING_MAX)?;
        let areas = Symbol::extra_areas(parts.symbols.as_slice());
        count("sets for extra cells", areas.len(), 0, AREAS_MAX)?;
        let tallied = symbols.iter().flat_map(|symbol| &symbol.tallies);
        Ok(Self {
            triggers: triggers().flat_map(Triggers::iter).collect(),
            follows: symbols.iter().any(|symbol| symbol.follows),
            acts: symbols.iter().any(|symbol| symbol.acts()),
            looks: symbols.iter().any(|symbol| symbol.effect.looks_at_others()),
            ignores_marks: symbols.iter().all(|symbol| symbol.ignores_marks()),
            tallied: tallied.copied().filter(|id| on_cards(*id)).collect(),
            taken_back: symbols.iter().fold([0, 0], |[taken, given], symbol| {
                let [also_taken, also_given] = symbol.effect.takes_back();
                [taken | also_taken, given | also_given]
            }),
        })
    }
}

impl<G: Grid> PackParts<G> {
    /// Checks the parts against each other.
    fn check(&self) -> Result<(), PackError> {
        let Self {
            cards,
            patterns,
            expeditions,
            sheet,
            pools,
            schedule,
            ..
        } = self;
        unique("cards", cards.iter().map(|card| card.name.as_str()))?;
        let names = expeditions.iter().map(|card| card.name.as_str());
        unique("expeditions", names)?;
        let turns = usize::from(schedule.turns);
        let all_turns = turns * usize::from(schedule.rounds);
        count("cards", cards.len(), DEALT, CARDS_MAX)?;
        let found = expeditions.len();
        let needed = if schedule.repeats { 1 } else { turns.max(1) };
        count("expeditions", found, needed, EXPEDITIONS_MAX)?;
        count("cards in the offer", schedule.offer.into(), 0, OFFER_MAX)?;
        count("pools", pools.len(), 0, POOLS_MAX)?;
        count("colours", self.colors.len(), 0, u8::MAX.into())?;
        count("turns in the game", all_turns, 1, TURNS_MAX)?;
        count("patterns", patterns.len(), 1, PATTERNS_MAX)?;
        let known = |track: TrackId| usize::from(track.0) < sheet.tracks().len();
        let symbol = |id: SymbolId| usize::from(id.0) < self.symbols.as_slice().len();
        let printed = |card: &Card<G>| {
            let cells = card.grid.cells();
            let fits = |&(cell, id): &(Cell, SymbolId)| cells.contains(cell) && symbol(id);
            card.grid.frame() == self.frame && card.symbols.iter().all(fits)
        };
        let claims = |claim: &RowClaim| {
            known(claim.track) && known(claim.into) && usize::from(claim.pool.0) < pools.len()
        };
        fit("the cards and the symbols", cards.iter().all(printed))?;
        let colored = |card: &Card<G>| usize::from(card.color) < self.colors.len();
        fit("the cards and the colours", cards.iter().all(colored))?;
        fit(
            "the expeditions and the patterns",
            expeditions.iter().all(|card| card.pattern < patterns.len()),
        )?;
        let scores = self.scores.len() == sheet.tracks().len();
        fit("the tracks and the scores", scores)?;
        fit(
            "the tracks, the rows and the pools",
            self.row_claims.iter().all(claims),
        )?;
        let mut tracks = sheet.tracks().iter();
        let rows = tracks.all(|track| track.row > 0 && track.boxes > 0);
        fit("the rows of the tracks", rows)?;
        let boxes = pools.iter().all(|pool| pool.values.len() <= BOXES_MAX);
        fit("the pools and the boxes", boxes)
    }
}

impl<G> Pack<G> {
    /// The cards, sorted by name.
    pub fn cards(&self) -> &[Card<G>] {
        &self.cards
    }

    /// The card with this id.
    ///
    /// # Panics
    /// If there is none.
    pub fn card(&self, id: CardId) -> &Card<G> {
        &self.cards[id.index()]
    }

    /// The card with this name, in upper or lower case; `None` if there is none.
    pub fn find_card(&self, name: &str) -> Option<CardId> {
        self.cards
            .iter()
            .position(|card| card.name.eq_ignore_ascii_case(name))
            .map(|index| CardId(index as u8))
    }

    /// The names of the cards' colours.
    pub fn colors(&self) -> impl ExactSizeIterator<Item = &str> {
        self.colors.iter().map(|(name, _)| name.as_str())
    }

    /// The numbers of the cards' colours.
    pub fn color_ids(&self) -> impl Iterator<Item = u8> + use<G> {
        0..self.colors.len() as u8
    }

    /// The message key of a colour of the cards.
    ///
    /// # Panics
    /// If there is no such colour.
    pub fn color_key(&self, color: u8) -> String {
        format!("color-{}", self.colors[usize::from(color)].0)
    }

    /// The cards of a colour.
    ///
    /// # Panics
    /// If there is no such colour.
    #[inline]
    pub fn cards_of(&self, color: u8) -> ItemSet {
        self.colors[usize::from(color)].1
    }

    /// The colour in which the cards of a colour are drawn.
    pub(super) fn hue(&self, color: u8) -> Option<Hue> {
        Hue::by_name(&self.colors[usize::from(color)].0)
    }

    /// The expeditions, sorted by name.
    pub fn expeditions(&self) -> &[Expedition] {
        &self.expeditions
    }

    /// The patterns.
    pub fn patterns(&self) -> &[Polyomino] {
        &self.patterns
    }

    /// All placements of the patterns in the frame.
    pub fn placements(&self) -> &Placements {
        &self.placements
    }

    /// The symbols.
    pub fn symbols(&self) -> &Symbols {
        &self.symbols
    }

    /// The tracks of a seat's sheet.
    pub fn sheet(&self) -> &SheetLayout {
        &self.printed.sheet
    }

    /// What a track scores at the end of the game; `None` if it scores nothing.
    pub fn track_score(&self, track: TrackId) -> Option<TrackScore> {
        self.scores[usize::from(track.0)]
    }

    /// The shared pools.
    pub fn pools(&self) -> &[Pool] {
        &self.printed.pools
    }

    /// The length of the game, and the size of the offer.
    pub fn schedule(&self) -> Schedule {
        self.schedule
    }

    /// The number of turns in the game, 1 to 200.
    pub fn turns(&self) -> u8 {
        self.schedule.rounds * self.schedule.turns
    }

    /// The number of cells of a card with this symbol.
    pub fn printed(&self, card: CardId, symbol: SymbolId) -> u8 {
        self.printed.cards[card.index()].counts.of(symbol)
    }

    /// The symbol on a cell of a card; `None` if the cell has none.
    pub fn symbol_at(&self, card: CardId, cell: Cell) -> Option<SymbolId> {
        self.printed.symbol_at(card, cell)
    }

    pub(super) fn all_cards(&self) -> ItemSet {
        ItemSet::first_n(self.cards.len())
    }

    /// Which shuffle of the expeditions a turn of the game belongs to, counted from 0. Without repeats it is the round.
    pub(super) fn shuffle_of(&self, turn: u8) -> u8 {
        let cards = self.expeditions.len() as u8;
        let turns = self.schedule.turns;
        turn / turns * turns.div_ceil(cards) + turn % turns / cards
    }

    pub(super) fn all_expeditions(&self) -> ItemSet {
        ItemSet::first_n(self.expeditions.len())
    }
}

fn count(what: &'static str, found: usize, least: usize, most: usize) -> Result<(), PackError> {
    if (least..=most).contains(&found) {
        Ok(())
    } else {
        Err(PackError::Count {
            what,
            found,
            least,
            most,
        })
    }
}

fn fit(what: &'static str, fits: bool) -> Result<(), PackError> {
    if fits {
        Ok(())
    } else {
        Err(PackError::Stray { what })
    }
}

/// Reports two equal names. The names are sorted, and upper and lower case count as the same.
fn unique<'a>(what: &'static str, names: impl Iterator<Item = &'a str>) -> Result<(), PackError> {
    let mut names: Vec<String> = names.map(str::to_lowercase).collect();
    names.sort_unstable();
    match names.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(PackError::Twice {
            what,
            name: pair[0].clone(),
        }),
        None => Ok(()),
    }
}

fn print<G: Grid>(card: &Card<G>, symbols: &Symbols, sheet: &SheetLayout) -> PrintedCard {
    let is_counted = |id: SymbolId| sheet.counted().any(|counted| counted == id.0);
    let counted = card.symbols.iter().filter(|&&(_, id)| is_counted(id));
    let mut print = PrintedCard::new(&card.grid, card.color, &card.symbols);
    print.tallied = counted.map(|&(cell, _)| cell).collect();
    print.classes = classes(card, symbols, |id| {
        symbols.symbol(id).triggers.contains(Trigger::Mark)
    });
    print.all_classes = classes(card, symbols, |_| true);
    print
}

/// The cells with these symbols, by priority, the lowest first.
fn classes<G>(
    card: &Card<G>,
    symbols: &Symbols,
    wanted: impl Fn(SymbolId) -> bool,
) -> Vec<CellSet> {
    let priority = |id: SymbolId| symbols.symbol(id).priority;
    let chosen = || card.symbols.iter().filter(|&&(_, id)| wanted(id));
    let mut priorities: Vec<u8> = chosen().map(|&(_, id)| priority(id)).collect();
    priorities.sort_unstable();
    priorities.dedup();
    let with = |wanted: u8| {
        let cells = chosen().filter(|&&(_, id)| priority(id) == wanted);
        cells.map(|&(cell, _)| cell).collect::<CellSet>()
    };
    priorities.into_iter().map(with).collect()
}
