//! What the module of each instruction answers, and what it receives to do so.
//!
//! An instruction has three forms. A pack writes it (`StepEntry`). The checked program holds it
//! ([`Step`]). An effect emits it with computed numbers ([`Instruction`]). Each form has a trait.
//! The modules implement these traits, and the table of the parent module finds the right
//! implementation.

use super::Step;
use super::gate::Gate;
use crate::Event;
use crate::firing::Firing;
use crate::house::TableRules;
use crate::settlement::BOARDS;
use crate::state::{Lane, State};
use crate::upper_bound::most::{Most, ScoreBounds};
use crate::wording::Wording;
use roll_and_write::sheet::TrackId;
use roll_and_write::symbol::{
    Area, Condition, Fault, Instruction, Instructions, Masks, Printed, Scene, Value,
};
use roll_and_write::{CardId, CellSet, Events, Message, Points, Seat};

/// An instruction that an effect has emitted.
pub(crate) trait InstructionRoom {
    /// Whether it brings points. Only such instructions are allowed at scoring, and only there.
    fn scores(&self) -> bool {
        false
    }

    /// Why a plugin may not ask for it here.
    fn fault(&self, _gate: &Gate<'_>) -> Option<Fault> {
        None
    }

    /// Its points at scoring, if the seat has marked this number of cells with the symbol.
    fn points(&self, _marked: i32) -> i32 {
        0
    }

    /// Carries it out. Returns a symbol that must fire because of it. The default does nothing: points are counted when
    /// a score is asked for.
    fn carry_out(self, _site: &mut Site<'_>, _events: &mut impl Events<Event>) -> Option<Firing>
    where
        Self: Sized,
    {
        None
    }
}

/// One step of a program. Its names are resolved and its numbers are checked.
pub(crate) trait StepRoom {
    /// Emits its instructions in this scene. The default emits what it [always](Self::always) does.
    fn emit(&self, _scene: &Scene<'_>, out: &mut Instructions) {
        if let Some(instruction) = self.always() {
            out.emit(instruction);
        }
    }

    /// The instruction that it emits, if it is one and the same in every scene.
    fn always(&self) -> Option<Instruction> {
        None
    }

    /// The sentence for what it does.
    fn explain(&self, wording: &Wording<'_>) -> Message;

    /// Adds the most that it can do. `None` if only play can tell.
    fn bound(&self, _bounds: &ScoreBounds<'_>, _most: &mut Most) -> Option<()> {
        None
    }

    /// The largest number of instructions that it emits.
    fn length(&self) -> usize {
        1
    }

    /// Whether it does something at the barrier, apart from a claim.
    fn acts(&self) -> bool {
        false
    }

    /// What it may ask the seat to decide, apart from cells that the seat must mark.
    fn asks(&self) -> Asks {
        Asks::default()
    }

    /// The track whose boxes it takes back.
    fn takes_back(&self) -> Option<TrackId> {
        None
    }

    /// Whether it does the same whatever is marked on the boards, and wherever its symbol is.
    ///
    /// The default is what is so of its [number](Self::amount). Bots value marks with the same symbols together if all
    /// steps of these symbols say `true`.
    fn ignores_marks(&self) -> bool {
        self.amount().is_some_and(Value::ignores_marks)
    }

    /// The number that is worked out for it.
    fn amount(&self) -> Option<&Value> {
        None
    }

    /// Where the extra cells must be that it grants.
    fn area(&self) -> Option<&Area> {
        None
    }

    /// The condition on which its steps depend.
    fn test(&self) -> Option<&Condition> {
        None
    }

    /// The lists of steps inside it, without those of options.
    fn branches(&self) -> [&[Step]; 2] {
        [&[], &[]]
    }

    /// The options between which the seat chooses.
    fn options(&self) -> Option<&[Vec<Step>]> {
        None
    }
}

/// The decisions that a symbol may ask of a seat, apart from cells that it must mark.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Asks {
    /// Whether to write a number.
    pub(crate) numbers: bool,
    /// Whether to mark cells.
    pub(crate) cells: bool,
    /// Which option to choose.
    pub(crate) choices: bool,
}

impl Asks {
    /// Everything that can be asked.
    pub(crate) const ALL: Self = Self {
        numbers: true,
        cells: true,
        choices: true,
    };

    /// What either of them asks for.
    pub(crate) fn or(self, other: Self) -> Self {
        Self {
            numbers: self.numbers || other.numbers,
            cells: self.cells || other.cells,
            choices: self.choices || other.choices,
        }
    }
}

/// What an instruction may ask the rules of the game.
pub(crate) trait Rulebook {
    /// Whether a card with these marks is complete.
    fn is_complete(&self, card: CardId, marked: CellSet) -> bool;
    /// The points of a seat, if the game ended now.
    fn points(&self, state: &State, seat: Seat) -> Points;
}

/// Where an instruction is carried out: the state, the seat and the cell of the symbol.
pub(crate) struct Site<'a> {
    pub(crate) printed: &'a Printed,
    pub(crate) rules: &'a dyn Rulebook,
    pub(crate) table: &'a TableRules,
    pub(crate) state: &'a mut State,
    pub(crate) seat: Seat,
    pub(crate) firing: Firing,
}

impl Site<'_> {
    /// The lane of the seat.
    #[inline]
    pub(crate) fn lane(&mut self) -> &mut Lane {
        &mut self.state.lanes[self.seat]
    }

    /// These cells, board by board, as far as cards have them.
    pub(crate) fn on_boards(&self, masks: Masks) -> [CellSet; BOARDS] {
        let lane = &self.state.lanes[self.seat];
        std::array::from_fn(|board| {
            let cells = if board == self.firing.board {
                masks.here
            } else {
                masks.other
            };
            let card = lane.cards[board].map(|card| self.printed.cards[card.index()].cells);
            cells & card.unwrap_or_default()
        })
    }

    /// The card of the symbol.
    pub(crate) fn card(&self) -> Option<CardId> {
        self.state.lanes[self.seat].cards[self.firing.board]
    }

    /// Whether the card of the symbol is complete.
    pub(crate) fn is_complete(&self) -> bool {
        let marked = self.state.lanes[self.seat].marked[self.firing.board];
        self.card()
            .is_some_and(|card| self.rules.is_complete(card, marked))
    }
}
