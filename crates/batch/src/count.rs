//! Counts the games of a run in order.

use rnw_catalogue::LoadedGame;
use rnw_matches::{Deal, DealSeating, GameOutcome, Run, Sprt, SprtVerdict, Tally};
use roll_and_write::Points;
use std::ops::Range;

/// The number of deals between two evaluations of a sequential test.
const BETWEEN_LOOKS: u64 = 8;

/// The counts so far.
pub(super) struct Count {
    run: Run,
    games: Range<u64>,
    next: u64,
    deal: Deal,
    tally: Tally,
    sprt: Option<Sprt>,
    /// Whether the sequential test has decided.
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

    /// The number of parts of a point.
    pub(super) fn parts(&self) -> Points {
        self.tally.parts
    }

    pub(super) fn is_tested(&self) -> bool {
        self.sprt.is_some()
    }

    /// The largest number of games.
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

    /// The games that remain.
    pub(super) fn games_left(&self) -> Range<u64> {
        if self.sure {
            return self.next..self.next;
        }
        self.next..self.games.end
    }

    /// Whether no games remain.
    pub(super) fn is_over(&self) -> bool {
        self.games_left().is_empty()
    }

    /// Counts the next game.
    #[expect(
        clippy::large_types_passed_by_value,
        reason = "it is taken out of the run and kept"
    )]
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
