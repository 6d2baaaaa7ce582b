//! How a table asks its players.

use super::{Table, TableError};
use crate::fault::plain;
use crate::record::RecordLine;
use crate::{
    DealId, Ending, GameStart, OnFault, Player, PlayerFault, Question, decision_generator,
    drawn_move,
};
use roll_and_write::{Legal, Message, MoveId, Seat};
use std::io::Write;
use std::sync::Arc;

/// The result of asking a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AskOutcome {
    /// The player chose this move.
    Decided(MoveId),
    /// The player failed, and this random move replaced its move.
    Drawn(MoveId),
    /// The player failed, and a bot must decide in its place: the seat is to be asked again.
    Replaced,
    /// The player failed and its seat forfeits: the game is over.
    Forfeited,
}

impl<W: Write> Table<W> {
    /// Notifies a player that the game at this table begins.
    pub fn begin(&self, seat: Seat, player: &mut dyn Player) {
        let seats = self.header.seats.iter();
        let names: Vec<String> = seats.map(|seat| seat.name.clone()).collect();
        player.begins(&GameStart {
            game: &**self.game(),
            content: &self.header.content,
            seat,
            names: &names,
        });
    }

    /// Notifies a player that the game is over or aborted.
    pub fn end(&self, player: &mut dyn Player) {
        let forfeit = self.forfeit();
        player.ends(Ending {
            outcome: self.outcome().as_ref(),
            forfeit: forfeit.map(|forfeit| (forfeit.seat, forfeit.fault.code)),
        });
    }

    /// Asks a player for a seat's decision and makes it. If the player fails, its [`OnFault`] decides what
    /// follows.
    ///
    /// # Errors
    /// As [`play`](Self::play). Also if the player fails and the game is therefore aborted.
    pub fn ask(&mut self, seat: Seat, player: &mut dyn Player) -> Result<AskOutcome, TableError> {
        let answer = self.question(seat, player.observes()).put_to(player);
        self.answered(seat, answer, player.on_fault())
    }

    /// Prepares the question for a seat's player that thinks elsewhere while the table stays in use. With
    /// `observes` the question contains the new messages for the seat, which then count as delivered.
    pub fn question(&mut self, seat: Seat, observes: bool) -> Question {
        let ordinal = self.log().decisions(seat);
        Question {
            messages: if observes {
                self.news(seat)
            } else {
                Vec::new()
            },
            game: Arc::clone(self.game()),
            seat,
            view: self.view(seat),
            moves: self.moves(seat),
            generator: decision_generator(DealId::single(self.header.seed), seat, ordinal),
        }
    }

    /// Makes the decision with which a seat's player answered a question. If the player failed, `on_fault`
    /// decides what follows.
    ///
    /// # Errors
    /// As [`ask`](Self::ask).
    pub fn answered(
        &mut self,
        seat: Seat,
        answer: Result<MoveId, PlayerFault>,
        on_fault: OnFault,
    ) -> Result<AskOutcome, TableError> {
        let moves = self.live.legal(seat);
        let listed = |id| moves.iter().find(|mv| mv.mv() == id);
        let fault = match answer.map(listed) {
            Ok(Some(&mv)) => {
                self.make(mv)?;
                return Ok(AskOutcome::Decided(mv.mv()));
            }
            Ok(None) => PlayerFault::illegal(seat),
            Err(fault) => fault,
        };
        self.make_good(seat, &fault, on_fault, &moves)
    }

    /// Applies the consequence of a fault. The record receives the fault first.
    fn make_good(
        &mut self,
        seat: Seat,
        fault: &PlayerFault,
        on_fault: OnFault,
        moves: &[Legal<MoveId>],
    ) -> Result<AskOutcome, TableError> {
        let fault = PlayerFault::new(fault.code, plain(&fault.what));
        let then = on_fault.after(self.live.faults().drawn(seat));
        self.write_pending()?;
        self.recorder.write(&RecordLine::PlayerFault {
            seat: seat.number(),
            code: fault.code,
            text: fault.what.clone(),
            then,
        })?;
        self.failed(seat, fault.clone(), then);
        match then {
            OnFault::Abort => Err(fault.into()),
            OnFault::Bot => Ok(AskOutcome::Replaced),
            OnFault::Forfeit => Ok(AskOutcome::Forfeited),
            OnFault::Random => {
                let ordinal = self.log().decisions(seat);
                let generator = decision_generator(DealId::single(self.header.seed), seat, ordinal);
                let mv = moves[drawn_move(generator, moves.len())];
                self.make(mv)?;
                Ok(AskOutcome::Drawn(mv.mv()))
            }
        }
    }

    /// The messages for a seat since the last call.
    fn news(&mut self, seat: Seat) -> Vec<Message> {
        let observed = &mut self.observed[seat];
        observed.catch_up(self.live.log());
        let news = observed.news().iter();
        let news = news.map(|(_, message)| message.clone()).collect();
        observed.mark_shown();
        news
    }
}
