//! What the room of an instruction answers, and what it is handed to do so.
//!
//! An instruction has three forms. A pack writes it (`StepEntry`). The checked program holds it ([`Step`]).
//! An effect emits it with its numbers worked out ([`Instruction`]). Each form has a trait. The rooms
//! implement these traits, and the table of the parent module finds the room of a form.

use super::gate::Gate;
use super::{Instruction, Instructions, Step};
use crate::flip::Event;
use crate::flip::firing::Firing;
use crate::flip::state::{Lane, State};
use crate::flip::upper_bound::most::{Most, ScoreBounds};
use crate::flip::value::scale::{Scale, SymbolValue};
use crate::flip::wording::Wording;
use crate::symbol::{Fault, Printed, Scene};
use crate::{CardId, CellSet, Events, Message, Seat};

/// An instruction that an effect has emitted.
pub(crate) trait InstructionRoom {
    /// Whether it brings points. Such instructions are for scoring, and no others are.
    fn scores(&self) -> bool {
        false
    }

    /// Why a plugin may not ask for it here.
    fn fault(&self, _gate: &Gate<'_>) -> Option<Fault> {
        None
    }

    /// Its points at scoring, if the seat has marked so many cells of the symbol.
    fn points(&self, _marked: i32) -> i32 {
        0
    }

    /// Adds what it is worth to a bot.
    fn value(&self, scale: &Scale<'_>, value: &mut SymbolValue);

    /// Does it. Returns a symbol that must fire because of it.
    fn carry_out(self, site: &mut Site<'_>, events: &mut impl Events<Event>) -> Option<Firing>
    where
        Self: Sized;
}

/// A step of a program, checked: every name is resolved.
pub(crate) trait StepRoom {
    /// Emits what it comes to in this scene.
    fn emit(&self, scene: &Scene<'_>, out: &mut Instructions);

    /// What it emits if that is one instruction, the same in every scene.
    fn always(&self) -> Option<Instruction> {
        None
    }

    /// Tells what it does.
    fn explain(&self, wording: &Wording<'_>) -> Message;

    /// Adds the most that it can do. `None` if that is not known without playing.
    fn bound(&self, _bounds: &ScoreBounds<'_>, _most: &mut Most) -> Option<()> {
        None
    }

    /// How many instructions it emits at most.
    #[cfg_attr(
        not(feature = "content"),
        allow(dead_code, reason = "asked when a pack is read")
    )]
    fn length(&self) -> usize {
        1
    }

    /// Whether it does something at the barrier, beside a claim.
    fn acts(&self) -> bool {
        false
    }

    /// The lists of steps within it, those of options left out.
    fn branches(&self) -> [&[Step]; 2] {
        [&[], &[]]
    }

    /// The options between which the seat chooses.
    fn options(&self) -> Option<&[Vec<Step>]> {
        None
    }
}

/// Tells whether marks complete a card.
pub(crate) trait Completion {
    /// Whether a card with these marks is complete.
    fn is_complete(&self, card: CardId, marked: CellSet) -> bool;
}

/// Where an instruction is carried out: the state, the seat and the cell of the symbol.
pub(crate) struct Site<'a> {
    pub(crate) printed: &'a Printed,
    pub(crate) cards: &'a dyn Completion,
    /// Whether a seat may decline every number.
    pub(crate) optional_numbers: bool,
    pub(crate) state: &'a mut State,
    pub(crate) seat: Seat,
    pub(crate) firing: Firing,
}

impl Site<'_> {
    /// What the seat owns.
    #[inline]
    pub(in crate::flip) fn lane(&mut self) -> &mut Lane {
        &mut self.state.lanes[self.seat]
    }

    /// The card of the symbol.
    pub(in crate::flip) fn card(&self) -> Option<CardId> {
        self.state.lanes[self.seat].cards[self.firing.board]
    }

    /// Whether the card of the symbol is complete.
    pub(in crate::flip) fn is_complete(&self) -> bool {
        let marked = self.state.lanes[self.seat].marked[self.firing.board];
        self.card()
            .is_some_and(|card| self.cards.is_complete(card, marked))
    }
}
