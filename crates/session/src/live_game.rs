//! A game in progress, without its source of chance and its record.

use crate::checked_move::{CheckedMove, Stamp};
use crate::fault::SeatFaults;
use crate::log::{Log, LogEntryKind};
use crate::record::points_number;
use crate::undo::{self, NoUndo, Undone};
use crate::{FinalOutcome, OnFault, PlayerFault, SeatFault, SeatPlace};
use roll_and_write::{
    AskFirst, Awaiting, Chance, Game, GameState, GameView, Legal, Message, MoveId, Notice, Outcome,
    Refusal, Score, Seat, Seats, Standings, Target,
};
use std::sync::Arc;

/// A game in progress: its state, its log, and the undone moves. Everybody may read it through a
/// [`Table`](crate::Table); only the table changes it.
#[derive(Debug)]
pub struct LiveGame {
    game: Arc<dyn Game>,
    state: GameState,
    log: Log,
    undone: Undone,
    faults: SeatFaults,
    /// Identifies the state. It changes whenever the state changes, so that outdated checked moves are
    /// recognized.
    stamp: Stamp,
}

impl LiveGame {
    /// A game that begins in this state.
    pub(crate) fn new(game: Arc<dyn Game>, state: GameState) -> Self {
        Self {
            game,
            state,
            log: Log::default(),
            undone: Undone::default(),
            faults: SeatFaults::default(),
            stamp: Stamp::default(),
        }
    }

    /// The game.
    pub fn game(&self) -> &Arc<dyn Game> {
        &self.game
    }

    /// The state, including all hidden information.
    pub fn state(&self) -> &GameState {
        &self.state
    }

    /// The steps so far.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// What the game awaits: a draw, decisions of seats, or nothing.
    pub fn awaiting(&self) -> Awaiting {
        match self.forfeit() {
            Some(_) => Awaiting::Over,
            None => self.game.awaiting(&self.state),
        }
    }

    /// The seats that are to decide. Empty if the game awaits a draw or is over.
    pub fn awaited(&self) -> Seats {
        match self.awaiting() {
            Awaiting::Seats(seats) => seats,
            Awaiting::Chance(_) | Awaiting::Over => Seats::EMPTY,
        }
    }

    /// The seat to ask first among those that are to decide. A person who has begun a decision continues;
    /// people come before bots, so that they can still undo moves. `None` if no seat is to decide.
    pub fn next_to_decide(&self, people: &[Seat], begun: Option<Seat>) -> Option<Seat> {
        let awaited = self.awaited();
        let begun = begun.filter(|seat| people.contains(seat));
        let mut first = begun.into_iter().chain(people.iter().copied());
        first
            .find(|seat| awaited.contains(*seat))
            .or(awaited.first())
    }

    /// The legal moves of a seat, in their fixed order.
    pub fn moves(&self, seat: Seat) -> Vec<MoveId> {
        self.legal(seat).into_iter().map(Legal::mv).collect()
    }

    /// Checks a move of a seat, for [`Table::play`](crate::Table::play).
    ///
    /// # Errors
    /// If the seat may not make the move now, and why.
    pub fn check(&self, seat: Seat, id: MoveId) -> Result<CheckedMove, Refusal> {
        let legal = self.game.check(&self.state, seat, id)?;
        Ok(CheckedMove::new(legal, self.stamp.clone()))
    }

    /// What a seat sees.
    pub fn view(&self, seat: Seat) -> GameView {
        self.game.view(&self.state, seat)
    }

    /// The state before a step of the log; after the last step: the state now.
    pub fn state_before(&self, step: usize) -> &GameState {
        let entry = self.log.entries().get(step);
        entry.map_or(&self.state, |entry| &entry.before)
    }

    /// What a seat saw at the end of a turn. For the last turn: what it sees now.
    pub fn view_at_end_of(&self, turn: u32, seat: Seat) -> GameView {
        let later = self.log.entries().iter().find(|entry| entry.turn > turn);
        let state = later.map_or(&self.state, |entry| &entry.before);
        self.game.view(state, seat)
    }

    /// What a seat saw immediately after its last decision, or before the first step if it has not decided yet.
    pub fn view_after_decision(&self, seat: Seat) -> GameView {
        let entries = self.log.entries();
        let last = entries.iter().rposition(|entry| entry.is_move_of(seat));
        let next = last.map_or(0, |last| last + 1);
        self.game.view(self.state_before(next), seat)
    }

    /// The number of the current turn.
    pub fn last_turn(&self) -> u32 {
        self.game.turn(&self.state)
    }

    /// The turn of the log entry at `index`. For a later index: the current turn.
    pub fn turn_of(&self, index: usize) -> u32 {
        let entry = self.log.entries().get(index);
        entry.map_or_else(|| self.last_turn(), |entry| entry.turn)
    }

    /// The canonical text of the state.
    pub fn describe(&self) -> String {
        self.game.describe(&self.state)
    }

    /// The score of a seat if the game ended now.
    pub fn score(&self, seat: Seat) -> Score {
        self.game.score(&self.state, seat)
    }

    /// The standings if the game ended now.
    pub fn standings(&self) -> Standings {
        let standings = self.game.standings(&self.state);
        match self.forfeit() {
            Some(forfeit) => standings.forfeited_by(forfeit.seat),
            None => standings,
        }
    }

    /// The result of the game, or `None` if the game is not over.
    pub fn outcome(&self) -> Option<FinalOutcome> {
        if self.awaiting() != Awaiting::Over {
            return None;
        }
        let standings = self.standings();
        let place = |seat| SeatPlace {
            score: points_number(self.score(seat).total(), self.game.info().parts),
            place: standings.place(seat),
        };
        Some(FinalOutcome {
            seats: Seat::all(self.game.info().seats).map(place).collect(),
        })
    }

    /// The player faults so far.
    pub fn player_faults(&self) -> &[SeatFault] {
        self.faults.all()
    }

    /// The fault with which a seat has forfeited, or `None` if no seat has.
    pub fn forfeit(&self) -> Option<&SeatFault> {
        self.faults.forfeit()
    }

    /// Whether a seat's last decision can be undone.
    ///
    /// # Errors
    /// Why it cannot be undone.
    pub fn may_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        undo::last_decision(&self.log, self.game.info().seats, seat).map(|_| ())
    }

    /// Whether a checked move would show somebody something new, so that it could not be undone.
    pub fn is_final(&self, checked: &CheckedMove) -> bool {
        let mut state = self.state.clone();
        let notices = self.game.apply(&mut state, checked.legal());
        undo::shows_something_new(&notices, self.game.info().seats)
    }

    /// Whether a player should confirm a checked move. The game decides: [`AskFirst`]. As usual it is a move that points at
    /// nothing in the picture, such as a pass, that could not be undone, and beside which there are other moves. Players
    /// easily choose such a move by mistake.
    pub fn should_confirm(&self, checked: &CheckedMove) -> bool {
        self.asks_first(checked, || self.is_final(checked))
    }

    /// The same for a player who must not learn whether others have decided. While several seats decide at once, each
    /// move counts as one that could not be undone, because the seat may be the last.
    pub fn should_confirm_in_secret(&self, checked: &CheckedMove) -> bool {
        let seat = checked.seat();
        let decide_at_once = || {
            self.awaited().without(seat) != Seats::EMPTY
                || undo::others_decided(&self.log, self.game.info().seats, seat)
        };
        self.asks_first(checked, || self.is_final(checked) || decide_at_once())
    }

    fn asks_first(&self, checked: &CheckedMove, is_final: impl FnOnce() -> bool) -> bool {
        let seat = checked.seat();
        let view = self.view(seat);
        match self.game.ask_first(&view, checked.id()) {
            AskFirst::Never => return false,
            AskFirst::Always(_) => return true,
            AskFirst::Usual => {}
        }
        let target = self.game.target(&view, checked.id());
        matches!(target, Target::Choice(_)) && self.moves(seat).len() > 1 && is_final()
    }

    /// What the game says about a move that must be confirmed; `None` if it says nothing of its own.
    pub fn warning(&self, checked: &CheckedMove) -> Option<Message> {
        match self
            .game
            .ask_first(&self.view(checked.seat()), checked.id())
        {
            AskFirst::Always(warning) => Some(warning),
            AskFirst::Usual | AskFirst::Never => None,
        }
    }

    /// The move that a seat undid last, checked again, for [`Table::redo`](crate::Table::redo). `None` if the
    /// seat has nothing to redo.
    pub fn undone(&self, seat: Seat) -> Option<CheckedMove> {
        self.check(seat, self.undone.last(seat)?).ok()
    }

    // ---- for tables ----

    /// Applies a draw.
    pub(crate) fn deal(&mut self, chance: Chance, outcome: Outcome) {
        let before = self.state.clone();
        let notices = self.game.deal(&mut self.state, outcome);
        let notices = notices.expect("the outcome is one of those that are awaited");
        self.undone.clear();
        self.push(LogEntryKind::Deal(chance, outcome), notices, before);
    }

    /// Applies a legal move.
    pub(crate) fn decide(&mut self, mv: Legal<MoveId>) {
        self.apply(mv);
        self.undone.forget(mv.seat());
        if undo::is_at_horizon(&self.log, self.game.info().seats) {
            self.undone.clear();
        }
        self.faults.moved(mv.seat());
    }

    /// Redoes an undone move. The other undone moves can still be redone.
    pub(crate) fn decide_again(&mut self, mv: Legal<MoveId>) {
        let rest = self.undone.without(mv.seat(), mv.mv());
        self.decide(mv);
        if !undo::is_at_horizon(&self.log, self.game.info().seats) {
            self.undone = rest;
        }
    }

    /// Undoes a seat's last decision. Later decisions of other lanes stay, because lanes do not depend on one
    /// another.
    pub(crate) fn take_back(&mut self, seat: Seat) -> Result<(), NoUndo> {
        let last = undo::last_decision(&self.log, self.game.info().seats, seat)?;
        for entry in self.log.split_off(last) {
            let LogEntryKind::Move(mover, id) = entry.kind else {
                continue;
            };
            if mover == seat {
                self.state = entry.before;
                self.stamp = Stamp::default();
                self.undone.push(seat, id);
            } else {
                let legal = self.game.check(&self.state, mover, id);
                self.apply(legal.expect("what another lane decided does not depend on this one"));
            }
        }
        Ok(())
    }

    /// Undoes the last decision of a seat and so many steps after it, which are all that follow.
    pub(crate) fn rewind(&mut self, seat: Seat, answers: usize) {
        let last = self.log.entries().len() - answers - 1;
        let undone = self.log.split_off(last).swap_remove(0);
        self.state = undone.before;
        self.stamp = Stamp::default();
        self.undone.clear();
        if let LogEntryKind::Move(_, id) = undone.kind {
            self.undone.push(seat, id);
        }
    }

    /// Notes that a player failed.
    pub(crate) fn fail(&mut self, seat: Seat, fault: PlayerFault, then: OnFault) {
        let step = self.log.entries().len();
        self.faults.push(SeatFault {
            seat,
            fault,
            then,
            step,
        });
    }

    pub(crate) fn faults(&self) -> &SeatFaults {
        &self.faults
    }

    /// The legal moves of a seat, as the game lists them.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<Legal<MoveId>> {
        self.game.moves(&self.state, seat)
    }

    /// The move of `checked`, or `None` if it was checked for another state.
    pub(crate) fn accept(&self, checked: CheckedMove) -> Option<Legal<MoveId>> {
        checked.legal_for(&self.stamp)
    }

    fn apply(&mut self, mv: Legal<MoveId>) {
        let before = self.state.clone();
        let notices = self.game.apply(&mut self.state, mv);
        self.push(LogEntryKind::Move(mv.seat(), mv.mv()), notices, before);
    }

    fn push(&mut self, kind: LogEntryKind, notices: Vec<Notice>, before: GameState) {
        let turn = self.game.turn(&before);
        self.log.push(kind, notices, before, turn);
        self.stamp = Stamp::default();
    }
}
