//! A table with a game on it.

mod asking;

pub use asking::AskOutcome;

use crate::fingerprint::digest;
use crate::live_game::LiveGame;
use crate::record::{FORMAT, Header, RecordLine, SeatInfo, VERSION};
use crate::recorder::{Pending, Recorder};
use crate::{CheckedMove, Dealer, NoUndo, ObservedLog, Observer, OnFault, PlayerFault};
use roll_and_write::event::PluginFault;
use roll_and_write::{Awaiting, BySeat, Chance, Game, Legal, MoveId, Seat};
use std::io::{self, Write};
use std::ops::Deref;
use std::sync::Arc;
use thiserror::Error;

/// A table: it deals to a [`LiveGame`], asks its players, and writes its record on the way.
///
/// All that can be read of the game is read through the table, which is why it derefs to the game. `W` takes
/// in the record; every line is flushed before the call that made it returns.
#[derive(Debug)]
pub struct Table<W> {
    header: Header,
    dealer: Dealer,
    live: LiveGame,
    recorder: Recorder<W>,
    /// What each seat that listens has been told.
    observed: BySeat<ObservedLog>,
    /// If no draw is made once a plugin has failed: how many entries of the log there were before that counted.
    stops: Option<usize>,
}

/// Why something cannot be done at a table.
#[derive(Debug, Error)]
pub enum TableError {
    /// The move was checked before the table changed, or at another table.
    #[error("the move was checked before the table changed; check it once more")]
    Stale,
    /// Nothing can be taken back.
    #[error(transparent)]
    Undo(#[from] NoUndo),
    /// The record could not be written.
    #[error("the record cannot be written: {0}")]
    Write(#[from] io::Error),
    /// A player failed.
    #[error(transparent)]
    Player(#[from] PlayerFault),
}

impl<W> Deref for Table<W> {
    type Target = LiveGame;

    fn deref(&self) -> &LiveGame {
        &self.live
    }
}

impl<W> Table<W> {
    /// A table that has written nothing yet.
    pub(crate) fn silent(game: Arc<dyn Game>, header: Header, sink: W) -> Self {
        Self {
            dealer: Dealer::new(header.seed, 0),
            header,
            live: LiveGame::new(game),
            recorder: Recorder::new(sink),
            observed: BySeat::from_fn(|seat| ObservedLog::new(Observer::Seat(seat))),
            stops: None,
        }
    }

    /// The same table, its record going on elsewhere.
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

    /// The same table, making no draw in [`deal`](Self::deal) once a plugin has failed in a step from here
    /// on.
    #[must_use]
    pub fn stopping_at_faults(self) -> Self {
        Self {
            stops: Some(self.log().entries().len()),
            ..self
        }
    }

    /// The fault at which the table stops, if its last step had one.
    pub fn stopped_by(&self) -> Option<&PluginFault> {
        let last = self.log().entries().get(self.stops?..)?.last()?;
        last.notices.iter().find_map(|notice| notice.fault.as_ref())
    }

    /// Where the record goes.
    pub fn written(&self) -> &W {
        self.recorder.sink()
    }

    /// What is played, and by whom.
    pub fn header(&self) -> &Header {
        &self.header
    }

    // ---- what happens, without writing it ----

    /// A draw happened.
    pub(crate) fn dealt(&mut self, chance: Chance, item: u8) {
        self.live.deal(chance, item);
        self.note();
    }

    /// A legal move is made.
    pub(crate) fn moved(&mut self, mv: Legal<MoveId>) {
        self.live.decide(mv);
        self.note();
    }

    /// A decision was taken back.
    pub(crate) fn took_back(&mut self, seat: Seat) -> Result<(), NoUndo> {
        self.live.take_back(seat)?;
        // The record has the faults of the steps that were made again, and none of them closes a phase.
        self.recorder.pending = Pending::default();
        Ok(())
    }

    /// A player has failed.
    pub(crate) fn failed(&mut self, seat: Seat, fault: PlayerFault, then: OnFault) {
        self.live.fail(seat, fault, then);
    }

    /// What the record is to say next, and whether it has its result.
    pub(crate) fn due(&mut self) -> (&mut Pending, &mut bool) {
        (&mut self.recorder.pending, &mut self.recorder.closed)
    }

    /// The last entry of the log is to be recorded.
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
        let info = game.info();
        let header = Header {
            format: FORMAT,
            version: VERSION.to_owned(),
            ruleset: info.name.to_owned(),
            rules: info.rules_version,
            content: content.to_owned(),
            plugins: info.plugins.clone(),
            options: info.named_options(),
            seats,
            seed,
        };
        let mut table = Self::silent(game, header, sink);
        let line = RecordLine::Header(table.header.clone());
        table.recorder.write(&line)?;
        Ok(table)
    }

    /// Deals until somebody must decide or the game is over, and says which.
    ///
    /// # Errors
    /// If the record cannot be written.
    ///
    /// # Panics
    /// If the game has no name for an item that it awaits: a bug of its ruleset.
    pub fn deal(&mut self) -> Result<Awaiting, io::Error> {
        self.write_pending()?;
        loop {
            match self.awaiting() {
                awaiting @ Awaiting::Chance(_) if self.stopped_by().is_some() => {
                    return Ok(awaiting);
                }
                Awaiting::Chance(chance) => {
                    let item = self.dealer.draw(chance);
                    let name = self.game().item_name(chance.purpose, item);
                    self.draw(chance, item, name.expect("what comes has a name"))?;
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
        self.write_pending()?;
        let Awaiting::Chance(chance) = self.awaiting() else {
            return Ok(false);
        };
        let name = self.game().item_name(chance.purpose, item);
        let Some(name) = name.filter(|_| chance.among.contains(item)) else {
            return Ok(false);
        };
        self.draw(chance, item, name)?;
        Ok(true)
    }

    fn draw(&mut self, chance: Chance, item: u8, name: String) -> Result<(), io::Error> {
        self.recorder.write(&RecordLine::Deal {
            purpose: chance.purpose.name.to_owned(),
            item: name,
        })?;
        self.dealt(chance, item);
        self.write_pending()
    }

    /// Makes a checked move. The record has it before the state does, so that nothing is lost.
    ///
    /// # Errors
    /// If the move was checked before the table changed, and nothing is changed then; or the record cannot
    /// be written.
    pub fn play(&mut self, checked: CheckedMove) -> Result<(), TableError> {
        let mv = self.write_move(checked)?;
        self.moved(mv);
        Ok(self.write_pending()?)
    }

    /// Takes back a seat's last decision, if nobody has seen anything new since.
    ///
    /// # Errors
    /// Why not, and nothing is changed then; or the record cannot be written.
    pub fn undo(&mut self, seat: Seat) -> Result<(), TableError> {
        self.may_undo(seat)?;
        self.write_pending()?;
        self.recorder.write(&RecordLine::Undo {
            seat: seat.number(),
            moves: 1,
        })?;
        Ok(self.took_back(seat)?)
    }

    /// Makes a move again that was [taken back](LiveGame::undone); what its seat took back before can still be
    /// made again afterwards.
    ///
    /// # Errors
    /// As [`play`](Self::play).
    pub fn redo(&mut self, undone: CheckedMove) -> Result<(), TableError> {
        let mv = self.write_move(undone)?;
        self.live.decide_again(mv);
        self.note();
        Ok(self.write_pending()?)
    }

    /// Writes how the game ended as the record's last line, unless it stands there already.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn close(&mut self) -> Result<(), io::Error> {
        self.write_pending()?;
        let outcome = self.outcome();
        outcome.map_or(Ok(()), |outcome| self.recorder.close(outcome))
    }

    /// Writes a move, if it was checked for this state.
    fn write_move(&mut self, checked: CheckedMove) -> Result<Legal<MoveId>, TableError> {
        let mv = self.live.accept(checked).ok_or(TableError::Stale)?;
        self.write_pending()?;
        self.recorder.write(&RecordLine::Move {
            seat: mv.seat().number(),
            mv: self.live.game().print_move(mv.mv()),
        })?;
        Ok(mv)
    }

    fn write_pending(&mut self) -> Result<(), io::Error> {
        let live = &self.live;
        self.recorder.write_pending(|| digest(&live.describe()))
    }
}
