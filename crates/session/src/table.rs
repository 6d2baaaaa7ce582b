//! A table with a game on it.

mod asking;

pub use asking::AskOutcome;

use crate::dealer::DEALER;
use crate::fingerprint::digest;
use crate::live_game::LiveGame;
use crate::log::{LogEntry, LogEntryKind};
use crate::record::{Header, HeaderNotes, PERSON, RecordLine, SeatInfo};
use crate::recorder::{Pending, Recorder};
use crate::{
    CheckedMove, DealId, Dealer, NoUndo, ObservedLog, Observer, OnFault, PlayerFault, Position,
    PositionError,
};
use roll_and_write::event::PluginFault;
use roll_and_write::{Awaiting, BySeat, Chance, Game, GameState, Legal, MoveId, Outcome, Seat};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::ops::Deref;
use std::sync::Arc;
use thiserror::Error;

/// The beginning of players in records that are programs.
const PROGRAM: &str = "cmd:";

/// A table. It deals chance to a [`LiveGame`], asks the players, and writes the record.
///
/// The table derefs to the game, so everything about the game can be read through the table. The record goes to
/// `W`. Each line is flushed before the call that writes it returns.
#[derive(Debug)]
pub struct Table<W> {
    header: Header,
    dealer: Dealer,
    live: LiveGame,
    recorder: Recorder<W>,
    /// For each seat with an observing player: the messages that it received.
    observed: BySeat<ObservedLog>,
    /// The number of log entries at the call of `stopping_at_faults`; only later plugin faults stop the table.
    /// `None` if faults do not stop it.
    stops: Option<usize>,
}

/// Why a table cannot do something.
#[derive(Debug, Error)]
pub enum TableError {
    /// The table changed after the move was checked, or the move was checked at another table.
    #[error("the table has changed since the move was checked; check the move again")]
    Stale,
    /// Nothing can be undone.
    #[error(transparent)]
    Undo(#[from] NoUndo),
    /// The record could not be written.
    #[error("cannot write the record: {0}")]
    Write(#[from] io::Error),
    /// A player failed.
    #[error(transparent)]
    Player(#[from] PlayerFault),
}

/// Why a table cannot be opened at a position.
#[derive(Debug, Error)]
pub enum OpenAtError {
    /// The game cannot begin with the position.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The header of the record could not be written.
    #[error("cannot write the record: {0}")]
    Write(#[from] io::Error),
}

impl<W> Deref for Table<W> {
    type Target = LiveGame;

    fn deref(&self) -> &LiveGame {
        &self.live
    }
}

impl<W> Table<W> {
    /// A table in this state that has not written its header.
    pub(crate) fn silent(game: Arc<dyn Game>, start: GameState, header: Header, sink: W) -> Self {
        let dealer = Dealer::of_version(header.dealer, DealId::single(header.seed));
        Self {
            dealer: dealer.unwrap_or_else(|| Dealer::new(DealId::single(header.seed))),
            header,
            live: LiveGame::new(game, start),
            recorder: Recorder::new(sink),
            observed: BySeat::from_fn(|seat| ObservedLog::of_program(Observer::Seat(seat))),
            stops: None,
        }
    }

    /// The same table, with its record written to another sink.
    pub fn writing_to<V: Write>(self, sink: V) -> Table<V> {
        Table {
            header: self.header,
            dealer: self.dealer,
            live: self.live,
            recorder: self.recorder.writing_to(sink),
            observed: self.observed,
            stops: self.stops,
        }
    }

    /// The same table, but [`deal`](Self::deal) makes no draw after a step in which a plugin failed. Only steps
    /// from now on count.
    #[must_use]
    pub fn stopping_at_faults(self) -> Self {
        Self {
            stops: Some(self.log().entries().len()),
            ..self
        }
    }

    /// The fault at which the table stops, or `None` if the last step had no fault.
    pub fn stopped_by(&self) -> Option<&PluginFault> {
        let last = self.log().entries().get(self.stops?..)?.last()?;
        last.notices.iter().find_map(|notice| notice.fault.as_ref())
    }

    /// The sink of the record.
    pub fn written(&self) -> &W {
        self.recorder.sink()
    }

    /// The game and its players: those who play now.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The position before a step of the log; after the last step: the position now. It has what a seat knows, or
    /// everything. `usual` has the options that the game has by default.
    ///
    /// # Errors
    /// If the game has no texts of states, or its pack no hash.
    pub fn position_at(
        &self,
        usual: &BTreeMap<String, String>,
        seat: Option<Seat>,
        step: usize,
    ) -> Result<Position, PositionError> {
        let (game, content) = (&**self.game(), &*self.header.content);
        let state = self.state_before(step);
        match seat {
            Some(seat) => Position::seen(game, content, usual, &game.view(state, seat)),
            None => Position::of(game, content, usual, state),
        }
    }

    // ---- steps that are not written to the record ----

    /// Applies a draw.
    pub(crate) fn dealt(&mut self, chance: Chance, outcome: Outcome) {
        self.live.deal(chance, outcome);
        self.note();
    }

    /// Applies a legal move.
    pub(crate) fn moved(&mut self, mv: Legal<MoveId>) {
        self.live.decide(mv);
        self.note();
    }

    /// Undoes the last decision of a seat.
    pub(crate) fn took_back(&mut self, seat: Seat) -> Result<(), NoUndo> {
        self.live.take_back(seat)?;
        // The record already has the faults of the steps that were redone, and none of those steps ends a
        // phase.
        self.recorder.pending = Pending::default();
        Ok(())
    }

    /// Whether a seat may take back its last decision: as [`may_undo`](LiveGame::may_undo), or because only bots have answered
    /// a person since. The bots decide again then. What a program has answered stays, because it cannot forget what it was
    /// told; so does what another person has decided.
    ///
    /// # Errors
    /// Why it cannot be taken back.
    pub fn may_take_back(&self, seat: Seat) -> Result<(), NoUndo> {
        let undone = self.may_undo(seat);
        undone.or_else(|_| self.answers_to_slip(seat).map(|_| ()))
    }

    /// The number of draws and decisions of bots since the last decision of a person who may take it back.
    pub(crate) fn answers_to_slip(&self, seat: Seat) -> Result<usize, NoUndo> {
        let player = |seat: Seat| &*self.header.seats[seat.index()].player;
        let is_bot = |seat: Seat| player(seat) != PERSON && !player(seat).starts_with(PROGRAM);
        let entries = self.log().entries();
        let last = entries.iter().rposition(|entry| entry.is_move_of(seat));
        let last = last.ok_or(NoUndo::Nothing)?;
        let may_go = |entry: &LogEntry| match entry.kind {
            LogEntryKind::Deal(..) => true,
            LogEntryKind::Move(mover, _) => is_bot(mover),
        };
        let has_bots = Seat::all(self.header.seats.len()).any(is_bot);
        let later = &entries[last + 1..];
        if player(seat) == PERSON
            && has_bots
            && !later.is_empty()
            && later.iter().all(may_go)
            && self.outcome().is_none()
        {
            Ok(later.len())
        } else {
            Err(NoUndo::Seen)
        }
    }

    /// Takes back a slip with so many answers.
    pub(crate) fn took_back_slip(&mut self, seat: Seat, answers: usize) {
        self.live.rewind(seat, answers);
        self.recorder.pending = Pending::default();
    }

    /// Notes that a player failed.
    pub(crate) fn failed(&mut self, seat: Seat, fault: PlayerFault, then: OnFault) {
        self.live.fail(seat, fault, then);
    }

    /// Notes who plays in a seat from now on.
    pub(crate) fn seated(&mut self, seat: Seat, info: SeatInfo) {
        self.header.seats[seat.index()] = info;
    }

    /// The lines that the record needs next, and whether it has its result.
    pub(crate) fn due(&mut self) -> (&mut Pending, &mut bool) {
        (&mut self.recorder.pending, &mut self.recorder.closed)
    }

    /// Makes the record lines of the last log entry pending.
    fn note(&mut self) {
        if let Some(last) = self.live.log().entries().last() {
            self.recorder.pending.add(last);
        }
    }
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
        let header = Header::new(&*game, content, seats, seed, DEALER);
        let start = game.start();
        Self::with_header(game, start, header, sink)
    }

    /// Opens a table at which the game begins with a position, and writes the header of its record. What the seat of
    /// the position does not know is drawn from the seed. The record has the whole position.
    ///
    /// # Errors
    /// If the position is not one of this game, or the header cannot be written.
    ///
    /// ```
    /// use rnw_session::{Position, SeatInfo, Table};
    /// use roll_and_write::{Game, GameOf, Seat};
    /// use std::sync::Arc;
    /// let game: Arc<dyn Game> = GameOf::new(rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [], 2)?);
    /// let content = "canonical-sha256:0b50ff22db5092c7";
    /// let seats = ["Ann", "Bob"].map(|name| SeatInfo { name: name.into(), player: "me".into() });
    /// let mut table = Table::open(game.clone(), content, seats.to_vec(), 7, Vec::new())?;
    /// table.deal()?;
    ///
    /// // What seat 1 sees when it must choose its cards.
    /// let usual = table.header().options.clone();
    /// let seen = Position::seen(&*game, content, &usual, &table.view(Seat::new(0)))?;
    /// let again = Table::open_at(game, content, &seen, seats.to_vec(), 1, Vec::new())?;
    /// assert_eq!(again.view(Seat::new(0)), table.view(Seat::new(0)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn open_at(
        game: Arc<dyn Game>,
        content: &str,
        position: &Position,
        seats: Vec<SeatInfo>,
        seed: u64,
        sink: W,
    ) -> Result<Self, OpenAtError> {
        let notes = HeaderNotes::default();
        Self::open_on(game, content, notes, Some(position), seats, seed, sink)
    }

    /// The same with notes in the header of the record. Without a position the game begins at its start.
    ///
    /// # Errors
    /// If the position is not one of this game, or the header cannot be written.
    pub fn open_on(
        game: Arc<dyn Game>,
        content: &str,
        notes: HeaderNotes,
        position: Option<&Position>,
        seats: Vec<SeatInfo>,
        seed: u64,
        sink: W,
    ) -> Result<Self, OpenAtError> {
        let mut header = Header::new(&*game, content, seats, seed, DEALER);
        HeaderNotes {
            began: header.began,
            pack: header.pack,
        } = notes;
        let start = match position {
            None => game.start(),
            Some(position) => {
                let start = position.open(&*game, content, seed)?;
                header = header.at_position(position.whole(&*game, &start)?.to_string());
                start
            }
        };
        Ok(Self::with_header(game, start, header, sink)?)
    }

    /// Opens a table in this state and writes this header.
    pub(crate) fn with_header(
        game: Arc<dyn Game>,
        start: GameState,
        header: Header,
        sink: W,
    ) -> Result<Self, io::Error> {
        let mut table = Self::silent(game, start, header, sink);
        let line = RecordLine::Header(table.header.clone());
        table.recorder.write(&line)?;
        Ok(table)
    }

    /// Draws until a seat must decide or the game is over. Returns what the game awaits then.
    ///
    /// # Errors
    /// If the record cannot be written.
    ///
    /// # Panics
    /// If the game awaits something that cannot come or has no name. This is a bug of its ruleset.
    pub fn deal(&mut self) -> Result<Awaiting, io::Error> {
        self.write_pending()?;
        loop {
            match self.awaiting() {
                awaiting @ Awaiting::Chance(_) if self.stopped_by().is_some() => {
                    return Ok(awaiting);
                }
                Awaiting::Chance(chance) => {
                    let outcome = self.dealer.draw(chance);
                    let name = self.game().outcome_name(chance, outcome);
                    self.draw(chance, outcome, name.expect("what comes has a name"))?;
                }
                awaiting @ (Awaiting::Seats(_) | Awaiting::Over) => return Ok(awaiting),
            }
        }
    }

    /// Deals a chosen item, or a chosen roll, instead of a random one. Returns `false` and changes nothing if the
    /// draw that the game awaits cannot bring it.
    ///
    /// # Errors
    /// If the record cannot be written.
    pub fn deal_item(&mut self, outcome: impl Into<Outcome>) -> Result<bool, io::Error> {
        self.write_pending()?;
        let Awaiting::Chance(chance) = self.awaiting() else {
            return Ok(false);
        };
        let outcome = outcome.into();
        let Some(name) = self.game().outcome_name(chance, outcome) else {
            return Ok(false);
        };
        self.draw(chance, outcome, name)?;
        Ok(true)
    }

    fn draw(&mut self, chance: Chance, outcome: Outcome, name: String) -> Result<(), io::Error> {
        self.recorder.write(&RecordLine::Deal {
            purpose: chance.purpose.name().to_owned(),
            item: name,
        })?;
        self.dealt(chance, outcome);
        self.write_pending()
    }

    /// Makes a checked move. The record receives the move before the state changes, so that no move is lost.
    ///
    /// # Errors
    /// If the table changed after the move was checked; nothing is changed then. Also if the record cannot be
    /// written.
    pub fn play(&mut self, checked: CheckedMove) -> Result<(), TableError> {
        let mv = self.live.accept(checked).ok_or(TableError::Stale)?;
        Ok(self.make(mv)?)
    }

    /// Makes a legal move.
    fn make(&mut self, mv: Legal<MoveId>) -> Result<(), io::Error> {
        self.write_move(mv)?;
        self.moved(mv);
        self.write_pending()
    }

    /// Undoes a seat's last decision, if nobody has seen anything new since.
    ///
    /// # Errors
    /// If the decision cannot be undone; nothing is changed then. Also if the record cannot be written.
    pub fn undo(&mut self, seat: Seat) -> Result<(), TableError> {
        self.may_undo(seat)?;
        self.write_pending()?;
        self.write_undo(seat, 0)?;
        Ok(self.took_back(seat)?)
    }

    /// Takes back a seat's last decision, if it [may be taken back](Self::may_take_back). What bots have answered is undone
    /// with it, and so are the draws since; the record says so ([`Record::has_slips`](crate::Record::has_slips)). The draws that
    /// follow come from the same seed, so a card that was seen comes again where the game asks for the same one.
    ///
    /// # Errors
    /// If the decision cannot be taken back; nothing is changed then. Also if the record cannot be written.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), TableError> {
        if self.may_undo(seat).is_ok() {
            return self.undo(seat);
        }
        let answers = self.answers_to_slip(seat)?;
        self.write_pending()?;
        self.write_undo(seat, answers)?;
        self.took_back_slip(seat, answers);
        Ok(())
    }

    fn write_undo(&mut self, seat: Seat, answers: usize) -> Result<(), io::Error> {
        self.recorder.write(&RecordLine::Undo {
            seat: seat.number(),
            moves: 1,
            answers,
        })
    }

    /// Redoes a move that was [undone](LiveGame::undone). Earlier undone moves of the seat can still be redone
    /// afterwards.
    ///
    /// # Errors
    /// As [`play`](Self::play).
    pub fn redo(&mut self, undone: CheckedMove) -> Result<(), TableError> {
        let mv = self.live.accept(undone).ok_or(TableError::Stale)?;
        self.write_move(mv)?;
        self.live.decide_again(mv);
        self.note();
        Ok(self.write_pending()?)
    }

    /// Somebody else plays in a seat from now on, or under another name. The record gets a line if that is new.
    ///
    /// # Errors
    /// If the record cannot be written.
    ///
    /// ```
    /// # use rnw_session::{Record, SeatInfo, Table};
    /// # use roll_and_write::{GameOf, Seat};
    /// # let rules = rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [], 1)?;
    /// # let info = |name: &str| SeatInfo { name: name.into(), player: "me".into() };
    /// # let mut table = Table::open(GameOf::new(rules), "sha256:…", vec![info("Ann")], 7, Vec::new())?;
    /// table.change_player(Seat::new(0), info("Bob"))?;
    /// let (record, _) = Record::parse(table.written())?;
    /// assert_eq!(record.seats(), table.header().seats);
    /// assert_eq!(record.seats(), [info("Bob")]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn change_player(&mut self, seat: Seat, info: SeatInfo) -> Result<(), io::Error> {
        if self.header.seats[seat.index()] == info || self.outcome().is_some() {
            return Ok(());
        }
        self.write_pending()?;
        self.recorder.write(&RecordLine::Player {
            seat: seat.number(),
            name: info.name.clone(),
            player: info.player.clone(),
        })?;
        self.seated(seat, info);
        Ok(())
    }

    /// Writes the result as the record's last line if the game is over. Does nothing if the record already has
    /// it.
    ///
    /// # Errors
    /// If the record cannot be written.
    pub fn close(&mut self) -> Result<(), io::Error> {
        self.write_pending()?;
        let outcome = self.outcome();
        outcome.map_or(Ok(()), |outcome| self.recorder.close(outcome))
    }

    /// Writes a move to the record.
    fn write_move(&mut self, mv: Legal<MoveId>) -> Result<(), io::Error> {
        self.write_pending()?;
        self.recorder.write(&RecordLine::Move {
            seat: mv.seat().number(),
            mv: self.live.game().print_move(mv.mv()),
        })
    }

    fn write_pending(&mut self) -> Result<(), io::Error> {
        let live = &self.live;
        self.recorder.write_pending(|| digest(&live.describe()))
    }
}
