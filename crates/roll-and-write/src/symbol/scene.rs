//! What an effect may see.

use super::{OFFER_MAX, Scope, SymbolCounts, SymbolId};
use crate::sheet::{POOLS_MAX, Pool, PoolId, Sheet, SheetLayout, TrackId};
use crate::{CardId, Cell, CellSet, Frame, ItemSet};
use std::sync::Arc;

/// When an effect fires.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Trigger {
    /// When a cell that bears the symbol is marked.
    Mark,
    /// At the barrier, when a card is complete on which such a cell is marked; before it is set aside.
    Complete,
    /// At the end of each turn, for every such cell that is marked on a board.
    Turn,
    /// At the end of each round, for every such cell that is marked on a board.
    Round,
    /// When points are counted, once for each seat that has marked such a cell in the game.
    Scoring,
}

impl Trigger {
    /// All triggers, in the order of their numbers in the interface of modules.
    pub const ALL: [Self; 5] = [
        Self::Mark,
        Self::Complete,
        Self::Turn,
        Self::Round,
        Self::Scoring,
    ];
}

/// A set of triggers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Triggers(u8);

impl Triggers {
    /// Whether a trigger is among them.
    #[inline]
    pub const fn contains(self, trigger: Trigger) -> bool {
        self.0 >> trigger as u8 & 1 != 0
    }

    /// The triggers of the set, in the order of [`Trigger::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Trigger> {
        Trigger::ALL
            .into_iter()
            .filter(move |trigger| self.contains(*trigger))
    }
}

impl FromIterator<Trigger> for Triggers {
    fn from_iter<I: IntoIterator<Item = Trigger>>(triggers: I) -> Self {
        let bits = triggers.into_iter();
        Self(bits.fold(0, |bits, trigger| bits | 1 << trigger as u8))
    }
}

/// All that is printed and does not change: cards with their symbols, tracks, pools, rounds and turns.
#[derive(Debug)]
pub struct Printed {
    pub(crate) frame: Frame,
    pub(crate) cards: Vec<PrintedCard>,
    pub(crate) sheet: SheetLayout,
    pub(crate) pools: Vec<Pool>,
    pub(crate) rounds: u8,
    pub(crate) turns: u8,
}

/// A card's cells and symbols, laid out for play.
#[derive(Debug)]
pub(crate) struct PrintedCard {
    pub(crate) cells: CellSet,
    /// All cells with a symbol.
    pub(crate) hot: CellSet,
    /// The cells with a symbol whose marked cells are counted.
    pub(crate) tallied: CellSet,
    /// The cells whose symbols fire when they are marked, by the priority of these symbols.
    pub(crate) classes: Vec<CellSet>,
    /// The same for all cells with a symbol.
    pub(crate) all_classes: Vec<CellSet>,
    /// The symbol on each cell; meaningful for hot cells alone.
    pub(crate) symbol_at: [SymbolId; 64],
    /// The cells next to each cell.
    pub(crate) near: [CellSet; 64],
    pub(crate) counts: SymbolCounts,
    pub(crate) color: u8,
}

impl PrintedCard {
    /// The cells that bear a symbol.
    pub(crate) fn bearing(&self, symbol: SymbolId) -> CellSet {
        let bears = |cell: &Cell| self.symbol_at[cell.index()] == symbol;
        self.hot.iter().filter(bears).collect()
    }
}

/// Where and when an effect fires: everything of a [`Scene`] that is neither printed nor on a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// Why the effect fires.
    pub trigger: Trigger,
    /// The card with the cell; none at scoring.
    pub card: Option<CardId>,
    /// The cell that bears the symbol.
    pub cell: Cell,
    /// The marked cells of the card, this one among them.
    pub marked: CellSet,
    /// Those that were marked in this turn.
    pub fresh: CellSet,
    /// The cards that the seat has completed.
    pub completed: ItemSet,
    /// The round, counted from 0.
    pub round: u8,
    /// The turn within the round, counted from 0.
    pub turn: u8,
    /// The symbol that fired last in the lane, copies left out.
    pub last: Option<SymbolId>,
    /// What the seat chose, if the effect asked for a choice.
    pub choice: Option<u8>,
}

/// What an effect may see: the lane of the seat that marked, and what is public.
///
/// There is no way from here to the state, to another lane or to chance.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    pub(crate) printed: &'a Arc<Printed>,
    pub(crate) sheet: &'a Sheet,
    pub(crate) offer: &'a [CardId],
    /// How many numbers of each pool are gone.
    pub(crate) taken: &'a [u8; POOLS_MAX],
    pub(crate) moment: Moment,
}

impl<'a> Scene<'a> {
    /// Why the effect fires.
    pub fn trigger(&self) -> Trigger {
        self.moment.trigger
    }

    /// What the seat chose, counted from 0, if the effect asked for a choice.
    pub fn choice(&self) -> Option<u8> {
        self.moment.choice
    }

    /// The cell that bears the symbol.
    pub fn cell(&self) -> Cell {
        self.moment.cell
    }

    /// The present round, counted from 0.
    pub fn round(&self) -> u8 {
        self.moment.round
    }

    /// The present turn within the round, counted from 0.
    pub fn turn(&self) -> u8 {
        self.moment.turn
    }

    /// How many rounds the game has.
    pub fn rounds(&self) -> u8 {
        self.printed.rounds
    }

    /// How many turns a round has.
    pub fn turns(&self) -> u8 {
        self.printed.turns
    }

    /// The cells of the card.
    pub fn cells(&self) -> CellSet {
        self.card().map_or(CellSet::EMPTY, |card| card.cells)
    }

    /// The marked cells of the card.
    pub fn marked(&self) -> CellSet {
        self.moment.marked
    }

    /// The cells of the card that were marked in this turn.
    pub fn fresh(&self) -> CellSet {
        self.moment.fresh
    }

    /// The cells of the card within a scope around a cell; [`Scope::Anywhere`] is the card.
    pub fn around(&self, cell: Cell, scope: Scope) -> CellSet {
        let Some(card) = self.card() else {
            return CellSet::EMPTY;
        };
        self.printed.scope(card, cell, scope)
    }

    /// The cells of the card that bear a symbol, marked or not.
    pub fn bearing(&self, symbol: SymbolId) -> CellSet {
        self.card()
            .map_or(CellSet::EMPTY, |card| card.bearing(symbol))
    }

    /// How many boxes of an own track are filled.
    pub fn filled(&self, track: TrackId) -> u32 {
        self.printed
            .sheet
            .get(track)
            .map_or(0, |track| self.sheet.filled(track))
    }

    /// How many boxes of a track there are.
    pub fn boxes(&self, track: TrackId) -> u32 {
        let track = self.printed.sheet.get(track);
        track.map_or(0, |track| track.boxes.into())
    }

    /// How many rows of an own track are full.
    pub fn rows_full(&self, track: TrackId) -> u32 {
        let track = self.printed.sheet.get(track);
        track.map_or(0, |track| self.sheet.rows_full(track))
    }

    /// The sum of the numbers on an own track.
    pub fn sum(&self, track: TrackId) -> u32 {
        let track = self.printed.sheet.get(track);
        track.map_or(0, |track| self.sheet.sum(track))
    }

    /// How many cells with a symbol the seat has marked in the game. The symbol must be one that is
    /// counted: it fires at scoring, or an effect names it.
    pub fn tally(&self, symbol: SymbolId) -> u32 {
        self.sheet.tally(&self.printed.sheet, symbol.0)
    }

    /// How many of a symbol are printed on the cards of the offer. Nothing changes the offer while seats
    /// mark.
    #[inline]
    pub fn offered(&self, symbol: SymbolId) -> u32 {
        let counts = self.offer.iter().map(|card| self.counts(*card).of(symbol));
        counts.map(u32::from).sum()
    }

    /// How many cards of a colour lie in the offer.
    pub fn offered_cards(&self, color: u8) -> u32 {
        let offered = self.offer.iter();
        offered.filter(|card| self.color(**card) == color).count() as u32
    }

    /// How many cards the seat has completed.
    pub fn completed(&self) -> u32 {
        self.moment.completed.len()
    }

    /// How many cards of a colour the seat has completed.
    pub fn completed_of(&self, color: u8) -> u32 {
        let cards = self.moment.completed.iter();
        cards
            .filter(|&card| self.color(CardId(card)) == color)
            .count() as u32
    }

    /// The numbers of a pool that are left, the next one first.
    pub fn left(&self, pool: PoolId) -> &'a [u8] {
        let index = usize::from(pool.0);
        let values = self.printed.pools.get(index);
        values.map_or(&[], |pool| &pool.values[usize::from(self.taken[index])..])
    }

    /// The symbol that fired last in the lane, copies left out.
    pub fn last(&self) -> Option<SymbolId> {
        self.moment.last
    }

    /// The same scene, kept for longer.
    pub fn keep(&self, snapshot: &mut Option<Snapshot>) {
        let mut offer = [CardId(0); OFFER_MAX];
        offer[..self.offer.len()].copy_from_slice(self.offer);
        match snapshot {
            Some(kept) if Arc::ptr_eq(&kept.printed, self.printed) => {
                kept.sheet = *self.sheet;
                (kept.offer, kept.offered) = (offer, self.offer.len());
                kept.taken = *self.taken;
                kept.moment = self.moment;
            }
            _ => {
                *snapshot = Some(Snapshot {
                    printed: Arc::clone(self.printed),
                    sheet: *self.sheet,
                    offer,
                    offered: self.offer.len(),
                    taken: *self.taken,
                    moment: self.moment,
                });
            }
        }
    }

    fn card(&self) -> Option<&'a PrintedCard> {
        self.moment
            .card
            .map(|card| &self.printed.cards[card.index()])
    }

    fn counts(&self, card: CardId) -> &SymbolCounts {
        &self.printed.cards[card.index()].counts
    }

    fn color(&self, card: CardId) -> u8 {
        self.printed.cards[card.index()].color
    }
}

impl Printed {
    /// The symbol on a cell of a card.
    pub(crate) fn symbol_at(&self, card: CardId, cell: Cell) -> Option<SymbolId> {
        let print = &self.cards[card.index()];
        let bears = print.hot.contains(cell);
        bears.then(|| print.symbol_at[cell.index()])
    }

    /// The cells of a card within a scope around a cell.
    pub(crate) fn scope(&self, card: &PrintedCard, cell: Cell, scope: Scope) -> CellSet {
        match scope {
            Scope::Anywhere | Scope::Card => card.cells,
            Scope::Near => card.near[cell.index()],
            Scope::Row => self.frame.row_cells(self.frame.row(cell)) & card.cells,
            // What lies on another board is not seen from here.
            Scope::Other => CellSet::EMPTY,
            Scope::Column => self.frame.col_cells(self.frame.col(cell)) & card.cells,
        }
    }
}

/// A [`Scene`] that borrows nothing, for those that need one.
#[derive(Clone, Debug)]
pub struct Snapshot {
    printed: Arc<Printed>,
    sheet: Sheet,
    offer: [CardId; OFFER_MAX],
    offered: usize,
    taken: [u8; POOLS_MAX],
    moment: Moment,
}

impl Snapshot {
    /// The scene.
    pub fn scene(&self) -> Scene<'_> {
        Scene {
            printed: &self.printed,
            sheet: &self.sheet,
            offer: &self.offer[..self.offered],
            taken: &self.taken,
            moment: self.moment,
        }
    }
}
