//! What an effect may see.
//!
//! It has more than 500 lines, because a scene has a documented method for each question of an effect.

use super::area::{Area, Masks};
use super::area_cells::{SeenBoard, Viewpoint};
use super::printed::{Printed, PrintedCard};
use super::{OFFER_MAX, Scope, SymbolCounts, SymbolId};
use crate::sheet::{POOLS_MAX, PoolId, Sheet, TrackId};
use crate::{CardId, Cell, CellSet, ItemSet};
use std::sync::Arc;

/// When an effect fires.
///
/// ```
/// use roll_and_write::symbol::{Trigger, Triggers};
/// let triggers: Triggers = [Trigger::Round, Trigger::Mark].into_iter().collect();
/// assert!(triggers.contains(Trigger::Mark) && !triggers.contains(Trigger::Scoring));
/// assert_eq!(Trigger::ALL.iter().position(|one| *one == Trigger::Turn), Some(2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Trigger {
    /// When a seat marks a cell with the symbol.
    Mark,
    /// At the barrier, when a card with such a marked cell is complete, before it is set aside.
    Complete,
    /// At the end of each turn, for every such cell that is marked on a board.
    Turn,
    /// At the end of each round, for every such cell that is marked on a board.
    Round,
    /// When points are counted, once for each seat that has marked such a cell during the game.
    Scoring,
    /// At the start of each turn, before anybody marks, for every such cell that is marked on a board.
    Start,
}

impl Trigger {
    /// All triggers, in the order of their numbers in the interface of modules.
    pub const ALL: [Self; 6] = [
        Self::Mark,
        Self::Complete,
        Self::Turn,
        Self::Round,
        Self::Scoring,
        Self::Start,
    ];
}

/// A set of triggers.
///
/// ```
/// use roll_and_write::symbol::{Trigger, Triggers};
/// let triggers: Triggers = [Trigger::Scoring, Trigger::Mark].into_iter().collect();
/// assert_eq!(triggers.iter().collect::<Vec<_>>(), [Trigger::Mark, Trigger::Scoring]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Triggers(u8);

impl Triggers {
    /// Whether the trigger is in the set.
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

/// Where and when an effect fires: everything of a [`Scene`] that is neither printed nor on a
/// sheet.
///
/// ```
/// use roll_and_write::symbol::{Moment, Trigger};
/// use roll_and_write::{CardId, Cell, CellSet, ItemSet};
/// let moment = Moment {
///     trigger: Trigger::Mark,
///     card: Some(CardId(3)),
///     cell: Cell::new(0),
///     marked: CellSet::from_bits(0b111),
///     fresh: CellSet::from_bits(0b011),
///     completed: ItemSet::EMPTY,
///     round: 2,
///     turn: 0,
///     last: None,
///     choice: None,
///     other: None,
/// };
/// assert!(moment.marked.contains(moment.cell) && moment.fresh.is_subset(moment.marked));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The trigger at which the effect fires.
    pub trigger: Trigger,
    /// The card that has the cell; `None` at scoring.
    pub card: Option<CardId>,
    /// The cell that shows the symbol.
    pub cell: Cell,
    /// The marked cells of the card. They include `cell`.
    pub marked: CellSet,
    /// The cells of `marked` that the seat marked in this turn.
    pub fresh: CellSet,
    /// The cards that the seat has completed.
    pub completed: ItemSet,
    /// The round, counted from 0.
    pub round: u8,
    /// The turn within the round, counted from 0.
    pub turn: u8,
    /// The symbol that fired last in the lane. Copies do not count.
    pub last: Option<SymbolId>,
    /// The option that the seat chose, counted from 0, if the effect asked for a choice.
    pub choice: Option<u8>,
    /// The seat's other board, if a card lies there; `None` at scoring.
    pub other: Option<OtherBoard>,
}

impl Moment {
    /// A cell of a card is marked in the first turn of a game, with these marked cells, all of them in
    /// this turn. There is no other board.
    ///
    /// ```
    /// use roll_and_write::symbol::Moment;
    /// use roll_and_write::{CardId, Cell, CellSet};
    /// let cell = Cell::new(2);
    /// let moment = Moment { round: 3, ..Moment::at_mark(CardId(0), cell, CellSet::of(cell)) };
    /// assert_eq!((moment.round, moment.turn, moment.fresh.len()), (3, 0, 1));
    /// ```
    pub const fn at_mark(card: CardId, cell: Cell, marked: CellSet) -> Self {
        Self {
            trigger: Trigger::Mark,
            card: Some(card),
            cell,
            marked,
            fresh: marked,
            completed: ItemSet::EMPTY,
            round: 0,
            turn: 0,
            last: None,
            choice: None,
            other: None,
        }
    }
}

/// The other board of the seat in a [`Moment`].
///
/// ```
/// use roll_and_write::symbol::OtherBoard;
/// use roll_and_write::{CardId, CellSet};
/// let other = OtherBoard { card: CardId(4), marked: CellSet::from_bits(0b11), fresh: CellSet::EMPTY };
/// assert!(other.fresh.is_subset(other.marked));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OtherBoard {
    /// The card on it.
    pub card: CardId,
    /// Its marked cells.
    pub marked: CellSet,
    /// The cells of `marked` that the seat marked in this turn.
    pub fresh: CellSet,
}

/// What everybody may see of one seat, for effects that [look at others](Scene::others).
///
/// ```
/// use roll_and_write::sheet::Sheet;
/// use roll_and_write::symbol::SeatAtTable;
/// // It has completed two cards, one of them in this turn.
/// let seat = SeatAtTable { sheet: Sheet::default(), completed: 2, this_turn: 1 };
/// assert!(seat.this_turn <= seat.completed);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SeatAtTable {
    /// Its sheet.
    pub sheet: Sheet,
    /// How many cards it has completed.
    pub completed: u8,
    /// How many of them in this turn.
    pub this_turn: u8,
}

/// Everything that an effect may see: the lane of the seat that marked, and what is public.
///
/// An effect cannot reach the state, another lane or chance from here.
///
/// ```
/// use roll_and_write::symbol::{
///     Extra, Instructions, Moment, Printed, PrintedCard, Scene, Scope, Snapshot, SymbolEffect,
/// };
/// use roll_and_write::{CardId, Cell, CellSet, Frame, Island};
///
/// /// Grants a cell for each free cell next to the symbol.
/// #[derive(Debug)]
/// struct Spreading;
///
/// impl SymbolEffect for Spreading {
///     fn fire(&self, scene: &Scene<'_>, out: &mut Instructions) {
///         let near = scene.around(scene.cell(), Scope::Near);
///         let free = (near - scene.marked()).len() as u8;
///         if free > 0 {
///             out.emit(Extra::cells(free));
///         }
///     }
/// }
///
/// // It fires on a1 of a card of 2 x 2 cells. a1 and b1 are marked.
/// let frame = Frame::new(2, 2)?;
/// let card = PrintedCard::new(&Island::new(frame, frame.cells())?, 0, &[]);
/// let printed = Printed::new(frame, vec![card], Default::default(), (4, 1));
/// let moment = Moment::at_mark(CardId(0), Cell::new(0), CellSet::from_bits(0b11));
/// let mut out = Instructions::default();
/// Spreading.fire(&Snapshot::new(printed, moment).scene(), &mut out);
/// assert_eq!(out.asked(), Ok(&[Extra::cells(1).into()][..]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    printed: &'a Arc<Printed>,
    sheet: &'a Sheet,
    offer: &'a [CardId],
    /// How many numbers of each pool are taken.
    taken: &'a [u8; POOLS_MAX],
    moment: Moment,
    /// At scoring: the colour of the cards whose cells are counted.
    color: Option<u8>,
    /// The seats, clockwise from that of the effect. Empty if it does not look at others.
    table: &'a [SeatAtTable],
}

impl<'a> Scene<'a> {
    /// A scene of what is printed, the sheet of the seat, the open cards, how many numbers of each pool are taken, and
    /// where and when the effect fires. All cards must be printed, at most [`OFFER_MAX`] of them may be open, and no more
    /// may be taken from a pool than it has. [`Snapshot::new`] is the short way for a test.
    #[inline]
    pub const fn new(
        printed: &'a Arc<Printed>,
        sheet: &'a Sheet,
        offer: &'a [CardId],
        taken: &'a [u8; POOLS_MAX],
        moment: Moment,
    ) -> Self {
        Self {
            printed,
            sheet,
            offer,
            taken,
            moment,
            color: None,
            table: &[],
        }
    }

    /// The same scene at a table with these seats, clockwise from that of the effect.
    #[inline]
    pub const fn at_table(self, table: &'a [SeatAtTable]) -> Self {
        Self { table, ..self }
    }

    /// The same scene at scoring, where the cells on cards of this colour are counted.
    pub const fn about_color(self, color: Option<u8>) -> Self {
        Self { color, ..self }
    }

    /// Everything that is printed, on the cards of all seats.
    #[inline]
    pub fn printed(&self) -> &'a Printed {
        self.printed
    }

    /// The trigger at which the effect fires.
    pub fn trigger(&self) -> Trigger {
        self.moment.trigger
    }

    /// The option that the seat chose, counted from 0. `None` if the effect has not asked for a
    /// choice.
    pub fn choice(&self) -> Option<u8> {
        self.moment.choice
    }

    /// The cell that shows the symbol.
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

    /// The number of rounds in the game.
    pub fn rounds(&self) -> u8 {
        self.printed.rounds
    }

    /// The number of turns in a round.
    pub fn turns(&self) -> u8 {
        self.printed.turns
    }

    /// All cells of the card; none at scoring.
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

    /// The cells of the card that lie in a scope around a cell. [`Scope::Anywhere`] means the whole
    /// card, and [`Scope::Other`] none.
    pub fn around(&self, cell: Cell, scope: Scope) -> CellSet {
        let Some(card) = self.card() else {
            return CellSet::EMPTY;
        };
        self.printed.scope(card, cell, scope)
    }

    /// The number of the colour of the card. At scoring it is the colour of the cards whose cells are counted, if the
    /// effect is fired for each colour.
    pub fn card_color(&self) -> Option<u8> {
        self.card().map_or(self.color, |card| Some(card.color))
    }

    /// The cells of an area, on the card of the symbol and on the seat's other board. At scoring
    /// there are none.
    pub fn area(&self, area: &Area) -> Masks {
        self.viewpoint().cells(area)
    }

    /// All marked cells of the seat's boards.
    pub fn all_marked(&self) -> Masks {
        Masks {
            here: self.moment.marked,
            other: self.on_other(|other| other.marked),
        }
    }

    /// All cells of the seat's boards that were marked in this turn.
    pub fn all_fresh(&self) -> Masks {
        Masks {
            here: self.moment.fresh,
            other: self.on_other(|other| other.fresh),
        }
    }

    /// All cells of the seat's boards that show a symbol, marked or not.
    pub fn all_bearing(&self, symbol: SymbolId) -> Masks {
        let other = self.moment.other;
        Masks {
            here: self.bearing(symbol),
            other: other.map_or(CellSet::EMPTY, |other| {
                self.printed.cards[other.card.index()].bearing(symbol)
            }),
        }
    }

    fn on_other(&self, cells: impl FnOnce(OtherBoard) -> CellSet) -> CellSet {
        self.moment.other.map_or(CellSet::EMPTY, cells)
    }

    fn viewpoint(&self) -> Viewpoint<'a> {
        let (printed, moment) = (self.printed, &self.moment);
        Viewpoint {
            printed,
            cell: moment.cell,
            here: self.card().map(|card| SeenBoard {
                card,
                marked: moment.marked,
                fresh: moment.fresh,
            }),
            other: moment.other.map(|other| SeenBoard {
                card: &printed.cards[other.card.index()],
                marked: other.marked,
                fresh: other.fresh,
            }),
        }
    }

    /// The cells of the card that show a symbol, marked or not.
    pub fn bearing(&self, symbol: SymbolId) -> CellSet {
        self.card()
            .map_or(CellSet::EMPTY, |card| card.bearing(symbol))
    }

    /// The number of filled boxes of a track of the seat; 0 if there is no such track.
    pub fn filled(&self, track: TrackId) -> u32 {
        self.printed
            .sheet
            .get(track)
            .map_or(0, |track| self.sheet.filled(track))
    }

    /// The number of boxes of a track; 0 if there is no such track.
    pub fn boxes(&self, track: TrackId) -> u32 {
        let track = self.printed.sheet.get(track);
        track.map_or(0, |track| track.boxes.into())
    }

    /// The number of full rows of a track of the seat; 0 if there is no such track.
    pub fn rows_full(&self, track: TrackId) -> u32 {
        let track = self.printed.sheet.get(track);
        track.map_or(0, |track| self.sheet.rows_full(track))
    }

    /// The sum of the numbers on a track of the seat; 0 if there is no such track.
    pub fn sum(&self, track: TrackId) -> u32 {
        let track = self.printed.sheet.get(track);
        track.map_or(0, |track| self.sheet.sum(track))
    }

    /// The number of cells with a symbol that the seat has marked during the game, 0 to 255.
    ///
    /// The engine counts a symbol only if it fires at scoring or if an effect names it; else the
    /// result is 0.
    pub fn tally(&self, symbol: SymbolId) -> u32 {
        self.sheet.tally(&self.printed.sheet, symbol.0)
    }

    /// How many of a symbol are printed on the cards of the offer. The offer does not change while
    /// seats mark.
    #[inline]
    pub fn offered(&self, symbol: SymbolId) -> u32 {
        let counts = self.offer.iter().map(|card| self.counts(*card).of(symbol));
        counts.map(u32::from).sum()
    }

    /// The number of cards of a colour in the offer.
    pub fn offered_cards(&self, color: u8) -> u32 {
        let offered = self.offer.iter();
        offered.filter(|card| self.color(**card) == color).count() as u32
    }

    /// The number of cards that the seat has completed.
    pub fn completed(&self) -> u32 {
        let own = self.table.first().map(|seat| seat.completed.into());
        own.unwrap_or(self.moment.completed.len())
    }

    /// The number of cards of a colour that the seat has completed.
    pub fn completed_of(&self, color: u8) -> u32 {
        let cards = self.moment.completed.iter();
        cards
            .filter(|&card| self.color(CardId(card)) == color)
            .count() as u32
    }

    /// The number of cards that the seat has completed in this turn; 0 if the effect does not look at others.
    pub fn completed_this_turn(&self) -> u32 {
        self.table.first().map_or(0, |seat| seat.this_turn.into())
    }

    /// The scene as each other seat would see it with its own sheet and the number of its completed cards, clockwise.
    /// Nothing else is theirs, and the colours of these cards are not known. There are none if the effect does [not look at others](super::SymbolEffect::looks_at_others).
    pub fn others(&self) -> impl DoubleEndedIterator<Item = Scene<'a>> {
        let scene = *self;
        let others = self.table.get(1..).unwrap_or_default().iter();
        others.map(move |seat| scene.of_seat(seat))
    }

    /// The same scene with the sheet and the number of completed cards of a seat.
    fn of_seat(mut self, seat: &'a SeatAtTable) -> Self {
        self.sheet = &seat.sheet;
        self.moment.completed = ItemSet::EMPTY;
        self.at_table(std::slice::from_ref(seat))
    }

    /// The numbers that are left in a pool, the next one first. Empty if there is no such pool.
    pub fn left(&self, pool: PoolId) -> &'a [u8] {
        let index = usize::from(pool.0);
        let values = self.printed.pools.get(index);
        values.map_or(&[], |pool| &pool.values[usize::from(self.taken[index])..])
    }

    /// The symbol that fired last in the lane. Copies do not count.
    pub fn last(&self) -> Option<SymbolId> {
        self.moment.last
    }

    /// Stores the scene in a [`Snapshot`], which borrows nothing. Reuses the memory of the snapshot
    /// if it can.
    ///
    /// # Panics
    /// If more than [`OFFER_MAX`] cards are open.
    pub fn keep(&self, snapshot: &mut Option<Snapshot>) {
        let mut offer = [CardId(0); OFFER_MAX];
        offer[..self.offer.len()].copy_from_slice(self.offer);
        match snapshot {
            Some(kept) if Arc::ptr_eq(&kept.printed, self.printed) => {
                kept.sheet = *self.sheet;
                (kept.offer, kept.offered) = (offer, self.offer.len());
                kept.taken = *self.taken;
                kept.moment = self.moment;
                kept.table = self.table.to_vec();
            }
            _ => {
                *snapshot = Some(Snapshot {
                    printed: Arc::clone(self.printed),
                    sheet: *self.sheet,
                    offer,
                    offered: self.offer.len(),
                    taken: *self.taken,
                    moment: self.moment,
                    table: self.table.to_vec(),
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

/// A [`Scene`] that borrows nothing. A test keeps scenes of a game this way and fires an effect in
/// them later.
///
/// ```
/// use roll_and_write::symbol::{Instructions, Scene, Snapshot, SymbolEffect};
/// /// What an effect asks for in scenes that were kept before.
/// fn replay(effect: &dyn SymbolEffect, scenes: &[Snapshot]) -> Vec<Instructions> {
///     let fire = |kept: &Snapshot| {
///         let mut out = Instructions::default();
///         effect.fire(&kept.scene(), &mut out);
///         out
///     };
///     scenes.iter().map(fire).collect()
/// }
/// # #[derive(Debug)]
/// # struct Quiet;
/// # impl SymbolEffect for Quiet {
/// #     fn fire(&self, _: &Scene<'_>, _: &mut Instructions) {}
/// # }
/// assert!(replay(&Quiet, &[]).is_empty());
/// ```
#[derive(Clone, Debug)]
pub struct Snapshot {
    printed: Arc<Printed>,
    sheet: Sheet,
    offer: [CardId; OFFER_MAX],
    offered: usize,
    taken: [u8; POOLS_MAX],
    moment: Moment,
    table: Vec<SeatAtTable>,
}

impl Snapshot {
    /// A scene with an empty sheet, no offer and full pools.
    ///
    /// ```
    /// use roll_and_write::sheet::{SheetLayout, TrackId, TrackKind};
    /// use roll_and_write::symbol::{Moment, Printed, PrintedCard, Snapshot, SymbolId};
    /// use roll_and_write::{CardId, Cell, CellSet, Frame, Island};
    /// let frame = Frame::new(2, 2)?;
    /// let island = Island::new(frame, frame.cells())?;
    /// let (cell, palm) = (Cell::new(0), SymbolId(0));
    /// let card = PrintedCard::new(&island, 0, &[(cell, palm)]);
    /// let mut sheet = SheetLayout::default();
    /// sheet.add("coins", TrackKind::Count, 12, 4)?;
    /// let printed = Printed::new(frame, vec![card], sheet, (4, 8));
    /// let kept = Snapshot::new(printed, Moment::at_mark(CardId(0), cell, CellSet::of(cell)));
    /// assert_eq!(kept.scene().bearing(palm), CellSet::of(cell));
    /// assert_eq!((kept.scene().rounds(), kept.scene().boxes(TrackId(0))), (4, 12));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(printed: Printed, moment: Moment) -> Self {
        Self {
            printed: Arc::new(printed),
            sheet: Sheet::default(),
            offer: [CardId(0); OFFER_MAX],
            offered: 0,
            taken: [0; POOLS_MAX],
            moment,
            table: Vec::new(),
        }
    }

    /// The scene that was kept.
    pub fn scene(&self) -> Scene<'_> {
        Scene {
            printed: &self.printed,
            sheet: &self.sheet,
            offer: &self.offer[..self.offered],
            taken: &self.taken,
            moment: self.moment,
            color: None,
            table: &self.table,
        }
    }
}
