//! The games of a run, counted in their order.

use crate::catalogue::LoadedGame;
use rnw_matches::{Deal, DealSeating, GameOutcome, Run, Sprt, SprtVerdict, Tally};
use roll_and_write::Points;
use std::ops::Range;

/// How many deals are played between two looks of a sequential test.
const BETWEEN_LOOKS: u64 = 8;

/// What was counted so far.
pub(super) struct Count {
    run: Run,
    games: Range<u64>,
    next: u64,
    deal: Deal,
    tally: Tally,
    sprt: Option<Sprt>,
    /// Whether a sequential test is sure.
    sure: bool,
}

impl Count {
    pub(super) fn new(run: Run, loaded: &LoadedGame, sprt: Option<Sprt>) -> Self {
        let table = run.table();
        let games = table.games(&run.range());
        Self {
            next: games.start,
            games,
            deal: Deal::new(table),
            tally: Tally::new(table, loaded.game.info().parts, loaded.teams()),
            sprt,
            sure: false,
            run,
        }
    }

    pub(super) fn run(&self) -> &Run {
        &self.run
    }

    pub(super) fn table(&self) -> DealSeating {
        self.run.table()
    }

    /// Into how many parts a point is cut.
    pub(super) fn parts(&self) -> Points {
        self.tally.parts
    }

    pub(super) fn is_tested(&self) -> bool {
        self.sprt.is_some()
    }

    /// How many games there are at most.
    pub(super) fn games(&self) -> u64 {
        self.games.end - self.games.start
    }

    /// The number of the first game.
    pub(super) fn first(&self) -> u64 {
        self.games.start
    }

    /// The number of the next game.
    pub(super) fn next(&self) -> u64 {
        self.next
    }

    /// The games that are still to be played.
    pub(super) fn games_left(&self) -> Range<u64> {
        if self.sure {
            return self.next..self.next;
        }
        self.next..self.games.end
    }

    /// Whether nothing is to be played any more.
    pub(super) fn is_over(&self) -> bool {
        self.games_left().is_empty()
    }

    /// Counts the next game.
    pub(super) fn add(&mut self, outcome: GameOutcome) {
        self.next += 1;
        if !self.deal.add(outcome) {
            return;
        }
        self.tally.add(&self.deal);
        self.deal.clear();
        let due = self.tally.deals.is_multiple_of(BETWEEN_LOOKS);
        if let Some(test) = self.sprt.filter(|_| due) {
            let look = test.look(&self.tally.players[0].points);
            self.sure = look.verdict != SprtVerdict::Open;
        }
    }

    pub(super) fn finish(self) -> (Run, Tally) {
        (self.run, self.tally)
    }
}
