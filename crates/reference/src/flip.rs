//! Silver & Gold and Silver & Gold: Pyramids, with everything that packs may contain.
//!
//! A game has a list of tasks; the last one is next. A task that needs a decision or a draw waits until
//! it has it. Every other task is performed immediately and may add tasks to the list.

mod areas;
mod board;
mod content;
mod instruction;
mod moves;
mod notify;
mod numbers;
mod others;
mod owe;
mod scoring;
mod settle;
mod shape;
mod state;
mod symbols;
mod turn;

use crate::{
    Awaiting, Event, ExternalEffects, ReferenceSetup, Refused, ScoreLine, Standings, TextGame,
};
use state::Game;
use std::collections::BTreeSet;
use std::sync::Arc;

pub(crate) fn start(
    setup: &ReferenceSetup,
    outside: Arc<dyn ExternalEffects + Send + Sync>,
) -> Box<dyn TextGame> {
    Box::new(Game::new(setup, outside))
}

/// Seats are counted from 1 outside and from 0 inside.
impl TextGame for Game {
    fn awaiting(&self) -> Awaiting {
        self.awaited()
    }

    fn moves(&self, seat: usize) -> BTreeSet<String> {
        self.moves_of(seat - 1).into_iter().collect()
    }

    fn deal(&mut self, item: &str) -> Vec<Event> {
        self.events.clear();
        self.dealt(item);
        self.go_on();
        std::mem::take(&mut self.events)
    }

    fn play(&mut self, seat: usize, text: &str) -> Result<Vec<Event>, Refused> {
        if !self.moves(seat).contains(text) {
            return Err(Refused {
                clause: self.clause_against(seat - 1, text),
            });
        }
        self.events.clear();
        self.decided(seat - 1, text);
        self.go_on();
        Ok(std::mem::take(&mut self.events))
    }

    fn score(&self, seat: usize) -> Vec<ScoreLine> {
        self.score_of(seat - 1)
    }

    fn standings(&self) -> Standings {
        self.standings_now()
    }

    fn copy(&self) -> Box<dyn TextGame> {
        Box::new(self.clone())
    }
}
