//! A game in progress, without its chance and its record.

use crate::checked_move::{CheckedMove, Stamp};
use crate::fault::SeatFaults;
use crate::log::{Log, LogEntryKind};
use crate::record::points_number;
use crate::undo::{self, NoUndo, Undone};
use crate::{Ask, OnFault, Outcome, Player, PlayerFault, SeatFault, SeatPlace, decision_generator};
use roll_and_write::{
    Awaiting, Chance, Game, GameState, GameView, Legal, MoveId, Notice, Refusal, Score, Seat,
    Seats, Standings,
};
use std::sync::Arc;

/// A game in progress: its state, how it came about, and what was taken back. A [`Table`](crate::Table) gives
/// all of this to read; it alone changes it.
#[derive(Debug)]
pub struct LiveGame {
    game: Arc<dyn Game>,
    state: GameState,
    log: Log,
    undone: Undone,
    faults: SeatFaults,
    /// Replaced whenever the state changes, so that moves that were checked before are known.
    stamp: Stamp,
}

impl LiveGame {
    /// A game that has not begun.
    pub(crate) fn new(game: Arc<dyn Game>) -> Self {
        Self {
            state: game.start(),
            game,
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

    /// The state, with all that is hidden.
    pub fn state(&self) -> &GameState {
        &self.state
    }

    /// What happened so far.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// What the game waits for.
    pub fn awaiting(&self) -> Awaiting {
        match self.forfeit() {
            Some(_) => Awaiting::Over,
            None => self.game.awaiting(&self.state),
        }
    }

    /// The seats that are to decide.
    pub fn awaited(&self) -> Seats {
        match self.awaiting() {
            Awaiting::Seats(seats) => seats,
            Awaiting::Chance(_) | Awaiting::Over => Seats::EMPTY,
        }
    }

    /// Who of those that are awaited is asked first: whoever has begun goes on, and people decide before
    /// bots, so that they can take moves back. Nobody is awaited once the game is over.
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
    /// If the seat may not make it now, and why.
    pub fn check(&self, seat: Seat, id: MoveId) -> Result<CheckedMove, Refusal> {
        let legal = self.game.check(&self.state, seat, id)?;
        Ok(self.stamped(legal))
    }

    /// What a seat sees.
    pub fn view(&self, seat: Seat) -> GameView {
        self.game.view(&self.state, seat)
    }

    /// What a seat saw when a turn had been settled, or when the log breaks off.
    pub fn view_at_end_of(&self, turn: u32, seat: Seat) -> GameView {
        let later = self.log.entries().iter().find(|entry| entry.turn > turn);
        let state = later.map_or(&self.state, |entry| &entry.before);
        self.game.view(state, seat)
    }

    /// The turn that the game has come to.
    pub fn last_turn(&self) -> u32 {
        self.game.turn(&self.state)
    }

    /// The turn in which an entry of the log happened, or in which the one after the last would.
    pub fn turn_of(&self, index: usize) -> u32 {
        let entry = self.log.entries().get(index);
        entry.map_or_else(|| self.last_turn(), |entry| entry.turn)
    }

    /// The canonical text of the state.
    pub fn describe(&self) -> String {
        self.game.describe(&self.state)
    }

    /// The score of a seat as if the game ended now.
    pub fn score(&self, seat: Seat) -> Score {
        self.game.score(&self.state, seat)
    }

    /// Who stands where as if the game ended now.
    pub fn standings(&self) -> Standings {
        let standings = self.game.standings(&self.state);
        match self.forfeit() {
            Some(forfeit) => standings.forfeited_by(forfeit.seat),
            None => standings,
        }
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.awaiting() != Awaiting::Over {
            return None;
        }
        let standings = self.standings();
        let place = |seat| SeatPlace {
            score: points_number(self.score(seat).total(), self.game.info().parts),
            place: standings.place(seat),
        };
        Some(Outcome {
            seats: Seat::all(self.game.info().seats).map(place).collect(),
        })
    }

    /// The faults of players so far.
    pub fn player_faults(&self) -> &[SeatFault] {
        self.faults.all()
    }

    /// The fault by which a seat has lost, if one has.
    pub fn forfeit(&self) -> Option<&SeatFault> {
        self.faults.forfeit()
    }

    /// What an adviser would do with what a seat sees. It knows no more than the seat: it draws from a
    /// generator of its own, and has heard nothing.
    ///
    /// # Errors
    /// If the adviser fails.
    pub fn hint(&self, seat: Seat, adviser: &mut dyn Player) -> Result<MoveId, PlayerFault> {
        adviser.choose(Ask {
            game: &*self.game,
            seat,
            view: &self.view(seat),
            moves: &self.moves(seat),
            messages: &[],
            generator: decision_generator(0, 0, seat, 0),
        })
    }

    /// Whether a seat's last decision can be taken back.
    ///
    /// # Errors
    /// Why not.
    pub fn may_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        undo::last_decision(&self.log, self.game.info().seats, seat).map(|_| ())
    }

    /// Whether a checked move would show somebody something new, so that it could not be taken back.
    pub fn is_final(&self, checked: &CheckedMove) -> bool {
        let mut state = self.state.clone();
        let notices = self.game.apply(&mut state, checked.legal());
        undo::shows_something_new(&notices, self.game.info().seats)
    }

    /// What a seat took back last, checked once more, for [`Table::redo`](crate::Table::redo).
    pub fn undone(&self, seat: Seat) -> Option<CheckedMove> {
        self.check(seat, self.undone.last(seat)?).ok()
    }

    // ---- what a table does ----

    /// A draw happened.
    pub(crate) fn deal(&mut self, chance: Chance, item: u8) {
        let before = self.state.clone();
        let notices = self.game.deal(&mut self.state, item);
        let notices = notices.expect("the item is one of those that are awaited");
        self.undone.clear();
        self.push(LogEntryKind::Deal(chance, item), notices, before);
    }

    /// A legal move is made.
    pub(crate) fn decide(&mut self, mv: Legal<MoveId>) {
        self.apply(mv);
        self.undone.forget(mv.seat());
        if self.is_at_horizon() {
            self.undone.clear();
        }
        self.faults.moved(mv.seat());
    }

    /// A seat makes again what it took back; what else was taken back can still be made again.
    pub(crate) fn decide_again(&mut self, mv: Legal<MoveId>) {
        let rest = self.undone.without(mv.seat(), mv.mv());
        self.decide(mv);
        if !self.is_at_horizon() {
            self.undone = rest;
        }
    }

    /// Takes back a seat's last decision. What other lanes have decided since stands: no lane's
    /// decision depends on another's.
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

    /// A player has failed.
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

    /// The legal moves of a seat, as the game gives them.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<Legal<MoveId>> {
        self.game.moves(&self.state, seat)
    }

    /// A move that is legal in this state.
    pub(crate) fn stamped(&self, mv: Legal<MoveId>) -> CheckedMove {
        CheckedMove::new(mv, self.stamp.clone())
    }

    /// The move that was checked, if it was for this state.
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

    fn is_at_horizon(&self) -> bool {
        let last = self.log.entries().last();
        last.is_some_and(|last| undo::is_horizon(last, self.game.info().seats))
    }
}
