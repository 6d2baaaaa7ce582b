//! A table with a game on it.

use crate::fault::plain;
use crate::fingerprint::digest;
use crate::record::{
    FORMAT, Header, Line, Outcome, Place, Record, RecordError, SeatInfo, VERSION, points_number,
};
use crate::{
    Ask, Dealer, Ear, Ending, Listener, OnFault, Opening, Player, PlayerFault, Question, SeatFault,
    decision_generator, drawn_move,
};
use roll_and_write::event::PluginFault;
use roll_and_write::{
    Audience, Awaiting, BySeat, Chance, Game, GameState, GameView, MoveId, Refusal, Saying, Score,
    Seat, Seats, Standings, Told,
};
use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::Arc;
use thiserror::Error;

/// A game in progress: its state, how it came about, and the record that is written on the way.
///
/// `W` takes in the record; every line is flushed before the call that made it returns.
#[derive(Debug)]
pub struct Table<W> {
    game: Arc<dyn Game>,
    header: Header,
    dealer: Dealer,
    state: GameState,
    steps: Vec<Step>,
    undone: Vec<(Seat, MoveId)>,
    /// Faults of plugins that are not in the record yet.
    faults: VecDeque<PluginFault>,
    /// Faults of players so far.
    player_faults: Vec<SeatFault>,
    /// The seat in whose place a move is being drawn.
    drawing: Option<Seat>,
    /// How much each seat that listens has been told.
    told: BySeat<usize>,
    /// A phase has closed, and its fingerprint is not in the record yet.
    unchecked: bool,
    /// If no draw is made once a plugin has failed: how many steps there were before that counted.
    stops: Option<usize>,
    /// The record has its result.
    closed: bool,
    sink: W,
}

/// One thing that happened, with the state before it.
#[derive(Clone, Debug)]
pub struct Step {
    /// What happened.
    pub kind: StepKind,
    /// What was told.
    pub told: Vec<Told>,
    /// The state before it.
    pub before: GameState,
}

/// A draw or a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepKind {
    /// A draw.
    Deal(Chance, u8),
    /// A decision.
    Move(Seat, MoveId),
}

/// What came of asking a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// It decided.
    Decided(MoveId),
    /// It failed, and this move was drawn in its place.
    Drawn(MoveId),
    /// It failed, and its seat has lost: the game is over.
    Forfeited,
}

/// Why something cannot be done at a table.
#[derive(Debug, Error)]
pub enum TableError {
    /// The rules do not allow it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The record could not be written.
    #[error("the record cannot be written: {0}")]
    Write(#[from] io::Error),
    /// A player failed.
    #[error(transparent)]
    Player(#[from] PlayerFault),
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// The seat has decided nothing yet.
    Nothing,
    /// Something new has been seen since.
    Seen,
}

impl<W: Write> Table<W> {
    /// Opens a table and writes the header of its record.
    ///
    /// # Errors
    /// If the header cannot be written.
    pub fn open(
        game: Arc<dyn Game>,
        content: &str,
        seats: Vec<SeatInfo>,
        seed: u64,
        sink: W,
    ) -> Result<Self, io::Error> {
        let header = Header {
            format: FORMAT,
            version: VERSION.to_owned(),
            ruleset: game.name().to_owned(),
            rules: game.rules_version(),
            content: content.to_owned(),
            plugins: game.plugins(),
            options: game
                .options()
                .into_iter()
                .map(|(name, value)| (name.to_owned(), value))
                .collect(),
            seats,
            seed,
        };
        let mut table = Self::silent(game, header, sink);
        table.write(&Line::Header(table.header.clone()))?;
        Ok(table)
    }

    /// Takes up a recorded game where it was left; what follows is appended to `sink`.
    ///
    /// # Errors
    /// If the record diverges from the rules, with the line.
    pub fn resume(
        game: Arc<dyn Game>,
        content: &str,
        record: &Record,
        sink: W,
    ) -> Result<Self, RecordError> {
        Ok(crate::replay(game, content, record)?.writing_to(sink))
    }

    /// The same table, its record going on elsewhere.
    pub fn writing_to<V: Write>(self, sink: V) -> Table<V> {
        Table {
            game: self.game,
            header: self.header,
            dealer: self.dealer,
            state: self.state,
            steps: self.steps,
            undone: self.undone,
            faults: self.faults,
            player_faults: self.player_faults,
            drawing: self.drawing,
            told: self.told,
            unchecked: self.unchecked,
            stops: self.stops,
            closed: self.closed,
            sink,
        }
    }

    /// A table that has written nothing yet.
    pub(crate) fn silent(game: Arc<dyn Game>, header: Header, sink: W) -> Self {
        let (state, dealer) = (game.start(), Dealer::new(header.seed, 0));
        Self {
            game,
            header,
            dealer,
            state,
            steps: Vec::new(),
            undone: Vec::new(),
            faults: VecDeque::new(),
            player_faults: Vec::new(),
            drawing: None,
            told: BySeat::default(),
            unchecked: false,
            stops: None,
            closed: false,
            sink,
        }
    }

    /// Where the record goes.
    pub fn written(&self) -> &W {
        &self.sink
    }

    /// The game.
    pub fn game(&self) -> &Arc<dyn Game> {
        &self.game
    }

    /// What is played, and by whom.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// What happened so far; what was taken back is not among it.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The state, with all that is hidden.
    pub fn state(&self) -> &GameState {
        &self.state
    }

    /// What the game waits for.
    pub fn awaiting(&self) -> Awaiting {
        match self.forfeit() {
            Some(_) => Awaiting::Over,
            None => self.game.awaiting(&self.state),
        }
    }

    /// The legal moves of a seat, in their fixed order.
    pub fn moves(&self, seat: Seat) -> Vec<MoveId> {
        self.game.moves(&self.state, seat)
    }

    /// What a seat sees.
    pub fn view(&self, seat: Seat) -> GameView {
        self.game.view(&self.state, seat)
    }

    /// Why a seat may not make a move.
    ///
    /// # Errors
    /// If it may not.
    pub fn check(&self, seat: Seat, id: MoveId) -> Result<(), Refusal> {
        self.game.check(&self.state, seat, id)
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

    /// The canonical text of the state.
    pub fn describe(&self) -> String {
        self.game.describe(&self.state)
    }

    /// The same table, making no draw in [`deal`](Self::deal) once a plugin has failed in a step from here
    /// on.
    #[must_use]
    pub fn stopping_at_faults(self) -> Self {
        Self {
            stops: Some(self.steps.len()),
            ..self
        }
    }

    /// The fault at which the table stops, if its last step had one.
    pub fn stopped_by(&self) -> Option<&PluginFault> {
        let before = self.stops?;
        let last = self.steps.get(before..)?.last()?;
        last.told.iter().find_map(|told| told.fault.as_ref())
    }

    /// Deals until somebody must decide or the game is over, and says which.
    ///
    /// # Errors
    /// If the record cannot be written.
    ///
    /// # Panics
    /// If the game has no name for an item that it awaits: a bug of its ruleset.
    pub fn deal(&mut self) -> Result<Awaiting, io::Error> {
        self.write_checkpoint()?;
        loop {
            match self.awaiting() {
                awaiting @ Awaiting::Chance(_) if self.stopped_by().is_some() => {
                    return Ok(awaiting);
                }
                Awaiting::Chance(chance) => {
                    let item = self.dealer.draw(chance);
                    let item_name = self
                        .game
                        .item_name(chance.purpose, item)
                        .expect("what comes has a name");
                    self.draw(chance, item, item_name)?;
                }
                awaiting @ (Awaiting::Seats(_) | Awaiting::Over) => return Ok(awaiting),
            }
        }
    }

    /// Deals an item that is awaited, whatever the seed would bring; `false`, and no change, if it is not.
    ///
    /// # Errors
    /// If the record cannot be written.
    pub fn deal_item(&mut self, item: u8) -> Result<bool, io::Error> {
        self.write_checkpoint()?;
        let Awaiting::Chance(chance) = self.awaiting() else {
            return Ok(false);
        };
        let name = self.game.item_name(chance.purpose, item);
        let Some(name) = name.filter(|_| chance.among.contains(item)) else {
            return Ok(false);
        };
        self.draw(chance, item, name)?;
        Ok(true)
    }

    fn draw(&mut self, chance: Chance, item: u8, name: String) -> Result<(), io::Error> {
        self.write(&Line::Deal {
            purpose: chance.purpose.name.to_owned(),
            item: name,
        })?;
        self.dealt(chance, item);
        self.write_checkpoint()
    }

    /// Makes a seat's decision. The record has it before the state does, so that nothing is lost.
    ///
    /// # Errors
    /// If the rules refuse it, and nothing is changed then; or the record cannot be written.
    pub fn decide(&mut self, seat: Seat, id: MoveId) -> Result<(), TableError> {
        self.check(seat, id)?;
        self.write_checkpoint()?;
        let line = Line::Move {
            seat: seat.number(),
            r#move: self.game.print_move(id),
        };
        self.write(&line)?;
        self.moved(seat, id)?;
        self.write_checkpoint()?;
        Ok(())
    }

    /// Tells a player that it sits at this table.
    pub fn begin(&self, seat: Seat, player: &mut dyn Player) {
        let seats = self.header.seats.iter();
        let names: Vec<String> = seats.map(|seat| seat.name.clone()).collect();
        player.begins(&Opening {
            game: &*self.game,
            content: &self.header.content,
            seat,
            names: &names,
        });
    }

    /// Tells a player that the game is over, or is broken off.
    pub fn end(&self, player: &mut dyn Player) {
        let forfeit = self.forfeit();
        player.ends(Ending {
            outcome: self.outcome().as_ref(),
            forfeit: forfeit.map(|forfeit| (forfeit.seat, forfeit.fault.code)),
        });
    }

    /// Asks a player for a seat's decision and makes it. If the player fails, what follows is what it says
    /// that its faults bring.
    ///
    /// # Errors
    /// As [`decide`](Self::decide), or if the player fails and the game is to be broken off then.
    pub fn ask(&mut self, seat: Seat, player: &mut dyn Player) -> Result<Asked, TableError> {
        let answer = self.question(seat, player.listens()).put_to(player);
        self.answered(seat, answer, player.on_fault())
    }

    /// What a seat's player is to be asked, for one who thinks while the table is used. What it heard is asked
    /// for if the player listens, and then counts as told.
    pub fn question(&mut self, seat: Seat, listens: bool) -> Question {
        Question {
            told: if listens { self.news(seat) } else { Vec::new() },
            game: Arc::clone(&self.game),
            seat,
            view: self.view(seat),
            moves: self.moves(seat),
            generator: decision_generator(self.header.seed, 0, seat, self.decisions(seat)),
        }
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
            told: &[],
            generator: decision_generator(0, 0, seat, 0),
        })
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

    /// Makes the decision that a seat's player gave in answer to a question. If the player failed, what
    /// follows is what its faults bring.
    ///
    /// # Errors
    /// As [`ask`](Self::ask).
    pub fn answered(
        &mut self,
        seat: Seat,
        answer: Result<MoveId, PlayerFault>,
        on_fault: OnFault,
    ) -> Result<Asked, TableError> {
        let moves = self.moves(seat);
        let fault = match answer {
            Ok(id) if moves.contains(&id) => {
                self.decide(seat, id)?;
                return Ok(Asked::Decided(id));
            }
            Ok(_) => PlayerFault::illegal(seat),
            Err(fault) => fault,
        };
        self.make_good(seat, &fault, on_fault, &moves)
    }

    /// Does what a fault brings. The record has the fault before what follows.
    fn make_good(
        &mut self,
        seat: Seat,
        fault: &PlayerFault,
        on_fault: OnFault,
        moves: &[MoveId],
    ) -> Result<Asked, TableError> {
        let fault = PlayerFault::new(fault.code, plain(&fault.what));
        let then = on_fault.after(self.drawn(seat));
        self.write_checkpoint()?;
        self.write(&Line::PlayerFault {
            seat: seat.number(),
            code: fault.code,
            text: fault.what.clone(),
            then,
        })?;
        self.failed(seat, fault.clone(), then);
        match then {
            OnFault::Abort => Err(fault.into()),
            OnFault::Forfeit => Ok(Asked::Forfeited),
            OnFault::Random => {
                let ordinal = self.decisions(seat);
                let generator = decision_generator(self.header.seed, 0, seat, ordinal);
                let id = moves[drawn_move(generator, moves.len())];
                self.decide(seat, id)?;
                Ok(Asked::Drawn(id))
            }
        }
    }

    /// What a seat has heard since this was asked last.
    fn news(&mut self, seat: Seat) -> Vec<Saying> {
        let heard = self.heard(Ear::Seat(seat));
        let known = std::mem::replace(&mut self.told[seat], heard.len());
        heard.into_iter().skip(known).collect()
    }

    /// How many moves were drawn in the place of a seat's player.
    fn drawn(&self, seat: Seat) -> u32 {
        let own = |at: &&SeatFault| at.seat == seat && at.then == OnFault::Random;
        self.player_faults.iter().filter(own).count() as u32
    }

    /// The faults of players so far.
    pub fn player_faults(&self) -> &[SeatFault] {
        &self.player_faults
    }

    /// The fault by which a seat has lost, if one has.
    pub fn forfeit(&self) -> Option<&SeatFault> {
        let last = self.player_faults.last();
        last.filter(|last| last.then == OnFault::Forfeit)
    }

    /// The seat in whose place a move is being drawn.
    pub(crate) fn drawn_for(&self) -> Option<Seat> {
        self.drawing
    }

    /// A player has failed.
    pub(crate) fn failed(&mut self, seat: Seat, fault: PlayerFault, then: OnFault) {
        let step = self.steps.len();
        self.drawing = (then == OnFault::Random).then_some(seat);
        self.player_faults.push(SeatFault {
            seat,
            fault,
            then,
            step,
        });
    }

    /// How many decisions of a seat stand.
    pub fn decisions(&self, seat: Seat) -> u32 {
        let own = |step: &&Step| matches!(step.kind, StepKind::Move(mover, _) if mover == seat);
        self.steps.iter().filter(own).count() as u32
    }

    /// Takes back a seat's last decision, if nobody has seen anything new since.
    ///
    /// # Errors
    /// Why not, and nothing is changed then; or the record cannot be written.
    pub fn undo(&mut self, seat: Seat) -> Result<Result<(), NoUndo>, io::Error> {
        if let Err(reason) = self.may_undo(seat) {
            return Ok(Err(reason));
        }
        self.write_checkpoint()?;
        self.write(&Line::Undo {
            seat: seat.number(),
            moves: 1,
        })?;
        Ok(self.take_back(seat))
    }

    /// Whether a seat's last decision can be taken back.
    ///
    /// # Errors
    /// Why not.
    pub fn may_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        self.last_of(seat).map(|_| ())
    }

    /// Whether a decision would show somebody something new, so that it could not be taken back.
    pub fn is_final(&self, seat: Seat, id: MoveId) -> bool {
        let mut state = self.state.clone();
        let told = self.game.apply(&mut state, seat, id);
        told.is_ok_and(|told| self.shows_something_new(&told))
    }

    /// The step of a seat's last decision, if only other lanes have decided since.
    fn last_of(&self, seat: Seat) -> Result<usize, NoUndo> {
        let since_the_horizon = self
            .steps
            .iter()
            .rposition(|step| self.is_horizon(step))
            .map_or(0, |index| index + 1);
        let own = |step: &Step| matches!(step.kind, StepKind::Move(mover, _) if mover == seat);
        let found = self.steps[since_the_horizon..].iter().rposition(own);
        found
            .map(|index| since_the_horizon + index)
            .ok_or(if self.steps.iter().any(own) {
                NoUndo::Seen
            } else {
                NoUndo::Nothing
            })
    }

    /// What a seat took back last, and can make again.
    pub fn undone(&self, seat: Seat) -> Option<MoveId> {
        let last = self.undone.iter().rfind(|(mover, _)| *mover == seat);
        last.map(|(_, id)| *id)
    }

    /// Makes the decision of a seat again that it took back last.
    ///
    /// # Errors
    /// As [`decide`](Self::decide). `Ok(false)` if there is none.
    pub fn redo(&mut self, seat: Seat) -> Result<bool, TableError> {
        let Some(index) = self.undone.iter().rposition(|(mover, _)| *mover == seat) else {
            return Ok(false);
        };
        let (_, id) = self.undone.remove(index);
        let rest = self.undone.clone();
        self.decide(seat, id)?;
        if !self.steps.last().is_some_and(|step| self.is_horizon(step)) {
            self.undone = rest;
        }
        Ok(true)
    }

    /// What was told to somebody so far, in the order in which it was heard: what lanes held back comes
    /// when their phase closes.
    pub fn heard(&self, ear: Ear) -> Vec<Saying> {
        self.heard_by_turn(ear)
            .into_iter()
            .map(|(_, saying)| saying)
            .collect()
    }

    /// What was told to somebody, each with the turn in which it happened.
    pub fn heard_by_turn(&self, ear: Ear) -> Vec<(u32, Saying)> {
        let mut listener = Listener::new(ear);
        for (index, step) in self.steps.iter().enumerate() {
            let turn = self.turn_of(index);
            step.told.iter().for_each(|told| listener.hears(turn, told));
        }
        listener.take()
    }

    /// How much of what somebody has heard happened before the turn that came last.
    pub fn heard_before_the_last_turn(&self, ear: Ear) -> usize {
        let last = self.last_turn().saturating_sub(1);
        let heard = self.heard_by_turn(ear);
        heard.iter().take_while(|(turn, _)| *turn < last).count()
    }

    /// The turn that the game has come to.
    pub fn last_turn(&self) -> u32 {
        self.game.turn(&self.state)
    }

    /// What a seat saw when a turn had been settled, or when the record breaks off.
    pub fn view_at_end_of(&self, turn: u32, seat: Seat) -> GameView {
        let later = (0..self.steps.len()).find(|&index| self.turn_of(index) > turn);
        let state = later.map_or(&self.state, |index| &self.steps[index].before);
        self.game.view(state, seat)
    }

    /// The turn in which a step happened, or in which the one after the last would.
    pub fn turn_of(&self, index: usize) -> u32 {
        let step = self.steps.get(index);
        self.game
            .turn(step.map_or(&self.state, |step| &step.before))
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.awaiting() != Awaiting::Over {
            return None;
        }
        let standings = self.standings();
        let place = |seat| Place {
            score: points_number(self.score(seat).total(), self.game.parts()),
            place: standings.place(seat),
        };
        Some(Outcome {
            seats: Seat::all(self.game.seats()).map(place).collect(),
        })
    }

    /// Writes how the game ended as the record's last line, unless it stands there already.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn close(&mut self) -> Result<(), io::Error> {
        self.write_checkpoint()?;
        match self.outcome().filter(|_| !self.closed) {
            Some(outcome) => {
                self.closed = true;
                self.write(&Line::Result(outcome))
            }
            None => Ok(()),
        }
    }

    /// The seats that are to decide.
    pub fn awaited(&self) -> Seats {
        match self.awaiting() {
            Awaiting::Seats(seats) => seats,
            Awaiting::Chance(_) | Awaiting::Over => Seats::EMPTY,
        }
    }

    /// A draw happened.
    pub(crate) fn dealt(&mut self, chance: Chance, item: u8) {
        let before = self.state.clone();
        let told = self.game.deal(&mut self.state, item);
        let told = told.expect("the item is one of those that are awaited");
        self.push(StepKind::Deal(chance, item), told, before);
    }

    /// A decision happened.
    pub(crate) fn moved(&mut self, seat: Seat, id: MoveId) -> Result<(), Refusal> {
        let before = self.state.clone();
        let told = self.game.apply(&mut self.state, seat, id)?;
        self.undone.retain(|(mover, _)| *mover != seat);
        self.drawing = self.drawing.filter(|drawing| *drawing != seat);
        self.push(StepKind::Move(seat, id), told, before);
        Ok(())
    }

    fn push(&mut self, kind: StepKind, told: Vec<Told>, before: GameState) {
        self.faults
            .extend(told.iter().filter_map(|told| told.fault.clone()));
        self.unchecked |= told.iter().any(|told| told.closes_phase);
        let step = Step { kind, told, before };
        if self.is_horizon(&step) {
            self.undone.clear();
        }
        self.steps.push(step);
    }

    /// Takes back a seat's last decision. What other lanes have decided since stands: no lane's
    /// decision depends on another's.
    pub(crate) fn take_back(&mut self, seat: Seat) -> Result<(), NoUndo> {
        let later = self.steps.split_off(self.last_of(seat)? + 1);
        let Some(Step {
            kind: StepKind::Move(_, id),
            before,
            ..
        }) = self.steps.pop()
        else {
            return Err(NoUndo::Nothing);
        };
        self.state = before;
        self.unchecked = false;
        self.undone.push((seat, id));
        for step in later {
            if let StepKind::Move(mover, id) = step.kind {
                let before = self.state.clone();
                let told = self.game.apply(&mut self.state, mover, id);
                let told = told.expect("what another lane decided does not depend on this one");
                self.push(step.kind, told, before);
            }
        }
        // The record has the faults of these steps already.
        self.faults.clear();
        Ok(())
    }

    /// Whether a phase has closed, and its fingerprint has not been seen.
    pub(crate) fn is_unchecked(&self) -> bool {
        self.unchecked
    }

    /// The first fault of a plugin that the record has not told yet.
    pub(crate) fn next_fault(&self) -> Option<&PluginFault> {
        self.faults.front()
    }

    /// The record has told the first of these faults.
    pub(crate) fn fault_told(&mut self) {
        self.faults.pop_front();
    }

    /// The fingerprint of the state has been seen.
    pub(crate) fn checked(&mut self) {
        self.unchecked = false;
    }

    /// The result has been seen.
    pub(crate) fn ended(&mut self) {
        self.closed = true;
    }

    /// Whether a step showed somebody something new: a draw, or what others see at once.
    fn is_horizon(&self, step: &Step) -> bool {
        match step.kind {
            StepKind::Deal(..) => true,
            StepKind::Move(..) => self.shows_something_new(&step.told),
        }
    }

    fn shows_something_new(&self, told: &[Told]) -> bool {
        let public = |told: &Told| told.audience == Audience::Everyone;
        self.game.seats() > 1 && told.iter().any(public)
    }

    fn write_checkpoint(&mut self) -> Result<(), io::Error> {
        while let Some(fault) = self.faults.front() {
            let line = Line::Fault {
                symbol: fault.symbol.clone(),
                plugin: fault.plugin.clone(),
                reason: fault.reason.to_owned(),
            };
            self.write(&line)?;
            self.faults.pop_front();
        }
        if self.unchecked {
            self.write(&Line::Check {
                state: digest(&self.describe()),
            })?;
            self.unchecked = false;
        }
        Ok(())
    }

    fn write(&mut self, line: &Line) -> Result<(), io::Error> {
        self.sink.write_all(line.print().as_bytes())?;
        self.sink.flush()
    }
}
