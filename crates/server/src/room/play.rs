//! The game of a room: decisions, bots, time.

use super::clock::{Moment, SeatClock};
use super::lesson::{LessonSight, Teaching};
use super::logs::WatcherLogs;
use super::{Room, Stage};
use crate::library::RecordSink;
use crate::message::{BotLevel, ErrorCode, LessonRequest, PreviewReply, Reached, Selected};
use crate::refused::Refused;
use crate::target;
use rnw_i18n::Translator;
use rnw_protocol::{Chosen, MoveChoice};
use rnw_session::{
    CheckedMove, FaultCode, LogEntry, LogEntryKind, OnFault, Player, PlayerFault, Preview,
    Question, ShareCode, Table, TableError,
};
use roll_and_write::picture::Picture;
use roll_and_write::score::spell;
use roll_and_write::{Audience, Awaiting, BySeat, MoveId, Seat};
use std::collections::BTreeMap;
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A game that has begun.
#[derive(Debug)]
pub(crate) struct OpenGame {
    pub(super) table: Table<RecordSink>,
    /// The seats whose bots are thinking.
    thinking: BySeat<bool>,
    /// The seats for which a bot decides once, because their time has ended.
    replaced: BySeat<bool>,
    clocks: BySeat<SeatClock>,
    /// How often everybody has seen something new, and since when it was so often.
    shown: (u64, Instant),
    /// The number of decisions of each seat, also of those that were taken back.
    changes: BySeat<u64>,
    /// Added to the numbers of decisions, so that those from before a restart are unknown.
    first: u64,
    pub(super) logs: WatcherLogs,
    /// The tutor, if the game teaches.
    teaching: Option<Teaching>,
}

/// A bot that is to be asked, outside of the room.
pub(crate) struct BotJob {
    seat: Seat,
    decision: u64,
    bot: Box<dyn Player>,
    question: Question,
}

roll_and_write::opaque_debug!(BotJob);

/// What a bot answered.
#[derive(Debug)]
pub(crate) struct BotAnswer {
    seat: Seat,
    decision: u64,
    answer: Result<MoveId, PlayerFault>,
}

impl BotJob {
    /// Asks the bot. This may take seconds.
    pub(crate) fn think(mut self) -> BotAnswer {
        BotAnswer {
            seat: self.seat,
            decision: self.decision,
            answer: self.question.put_to(&mut *self.bot),
        }
    }
}

impl OpenGame {
    /// The table with the game and its record.
    pub(crate) fn table(&self) -> &Table<RecordSink> {
        &self.table
    }

    /// A game at this table.
    ///
    /// # Errors
    /// If the system has no random numbers.
    pub(super) fn new(
        table: Table<RecordSink>,
        teaching: Option<Teaching>,
        now: Instant,
    ) -> io::Result<Self> {
        Ok(Self {
            table,
            thinking: BySeat::from_fn(|_| false),
            replaced: BySeat::from_fn(|_| false),
            clocks: BySeat::from_fn(|_| SeatClock::default()),
            shown: (0, now),
            changes: BySeat::from_fn(|_| 0),
            first: crate::secret::new_seed()?,
            logs: WatcherLogs::default(),
            teaching,
        })
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.table.awaiting() == Awaiting::Over
    }

    /// The number of the decision that a seat has to make; `None` if it has none, or if a bot makes it.
    ///
    /// The number changes when the seat decides or takes a decision back, and when something becomes public. It does not
    /// change when another seat decides in secret, so that nobody learns of it.
    pub(super) fn decision(&self, seat: Seat) -> Option<u64> {
        let is_awaited = self.table.awaited().contains(seat) && !self.replaced[seat];
        is_awaited.then(|| self.number(seat))
    }

    fn number(&self, seat: Seat) -> u64 {
        self.first + self.times_shown() + self.changes[seat]
    }

    /// How often everybody has seen something new.
    fn times_shown(&self) -> u64 {
        let entries = self.table.log().entries().iter();
        entries.filter(|entry| is_public(entry)).count() as u64
    }

    /// Starts and stops the clocks of the seats. `limit` is the time for a decision of a seat.
    fn turn_clocks(&mut self, limit: impl Fn(Seat) -> Option<Duration>, now: Instant) {
        let shown = self.times_shown();
        if self.shown.0 != shown {
            self.shown = (shown, now);
        }
        for seat in Seat::all(self.table.game().info().seats) {
            let moment = (shown, self.table.log().decisions(seat));
            let limit = limit(seat);
            let runs = limit.filter(|_| self.decision(seat).is_some());
            self.clocks[seat].turn_to(runs.map(|_| moment), limit.unwrap_or_default(), now);
        }
    }

    /// Whether a seat may take its last decision back: not if its time for that decision was over. A lesson goes on when
    /// bots have answered, so what they answered stays there.
    pub(super) fn may_undo(&self, seat: Seat) -> bool {
        let may = if self.teaching.is_some() {
            self.table.may_undo(seat)
        } else {
            self.table.may_take_back(seat)
        };
        if self.is_over() || self.replaced[seat] || may.is_err() {
            return false;
        }
        let log = self.table.log();
        let entries = log.entries();
        let last = entries.iter().rposition(|entry| entry.is_move_of(seat));
        let earlier = entries[..last.unwrap_or_default()].iter();
        let shown = earlier.filter(|entry| is_public(entry)).count() as u64;
        let before: Moment = (shown, log.decisions(seat).saturating_sub(1));
        self.clocks[seat].may_return_to(before)
    }

    /// Takes the last decision of a seat back. The numbers of decisions only grow, so that no bot that still thinks answers
    /// a later one.
    fn take_back(&mut self, seat: Seat) -> Result<(), TableError> {
        let (shown, steps) = (self.times_shown(), self.table.log().entries().len());
        self.table.take_back(seat)?;
        self.changes[seat] += 1;
        if self.table.log().entries().len() + 1 < steps {
            let gone = shown - self.times_shown();
            for seat in Seat::all(self.table.game().info().seats) {
                self.changes[seat] += gone + 1;
            }
        }
        Ok(())
    }

    /// The legal move that a seat has chosen.
    fn chosen(&self, seat: Seat, choice: &MoveChoice) -> Result<CheckedMove, Refused> {
        if self.decision(seat) != Some(choice.id) {
            return Err(Refused::stale(choice.id));
        }
        let illegal = || Refused::by_rules(choice.id, None);
        let id = match &choice.mv {
            Chosen::Number(number) => {
                let number = usize::try_from(*number).ok();
                let index = number.and_then(|number| number.checked_sub(1));
                let moves = self.table.moves(seat);
                let found = index.and_then(|index| moves.get(index).copied());
                found.ok_or_else(illegal)?
            }
            Chosen::Text(text) => self.table.game().parse_move(text).map_err(|_| illegal())?,
        };
        let checked = self.table.check(seat, id);
        checked.map_err(|refusal| Refused::by_rules(choice.id, Some(refusal)))
    }

    /// A seat makes a move.
    fn play(&mut self, checked: CheckedMove) -> Result<(), TableError> {
        let seat = checked.seat();
        let brought = self
            .teaching
            .as_mut()
            .map(|teaching| teaching.brought(&self.table, &mut self.logs, &checked));
        self.changes[seat] += 1;
        self.table.play(checked)?;
        if let (Some(teaching), Some(brought)) = (&mut self.teaching, brought) {
            teaching.tried(seat, &brought);
        }
        Ok(())
    }

    /// Explains the next step of the lesson whose occasion has come.
    fn teach(&mut self) {
        if let Some(teaching) = &mut self.teaching {
            teaching.look(&self.table, &mut self.logs);
        }
    }

    /// What a seat is shown of the lesson, if the game teaches.
    pub(super) fn lesson_sight(&mut self, seat: Seat, picture: &Picture) -> Option<LessonSight> {
        let teaching = self.teaching.as_ref()?;
        teaching.sight(&self.table, &mut self.logs, seat, picture)
    }

    /// What a selection of a seat would bring. Uses only what the seat sees.
    pub(crate) fn preview(
        &self,
        seat: Seat,
        selected: &Selected,
        translator: &Translator,
    ) -> Result<PreviewReply, Refused> {
        if self.decision(seat) != Some(selected.id) {
            return Err(Refused::stale(selected.id));
        }
        let (game, view) = (&**self.table.game(), self.table.view(seat));
        let picture = game.picture(&view);
        let mut reply = PreviewReply {
            id: selected.id,
            targets: selected.targets.clone(),
            ..PreviewReply::default()
        };
        let Some(id) = target::selected(game, &view, &picture, &selected.targets) else {
            reply.refusal = Some(translator.text("serve-no-move"));
            reply.reason.clone_from(&reply.refusal);
            return Ok(reply);
        };
        reply.mv = Some(game.print_move(id));
        match self.table.check(seat, id) {
            Err(refusal) => {
                reply.refusal = Some(translator.refusal(&refusal));
                reply.reason = Some(translator.translate(&refusal.reason));
                reply.clause = Some(refusal.clause.to_string());
            }
            Ok(checked) => {
                let preview = Preview::new(game, &view, checked.legal());
                let completed = preview.completed.as_deref();
                let points = preview.points.map(|points| (points, game.info().parts));
                reply.legal = true;
                reply.gains = translator.gains(preview.gains(), completed, points);
                reply.points = points.map(|(points, parts)| spell(points, parts));
                if self.table.should_confirm_in_secret(&checked) {
                    let warning = self.table.warning(&checked);
                    reply.confirm = Some(warning.map_or_else(
                        || translator.text("serve-confirm"),
                        |warning| translator.translate(&warning),
                    ));
                }
            }
        }
        Ok(reply)
    }

    /// The code of the game, if it is over and has one. These are the usual options of the game.
    pub(crate) fn code(&self, options: &BTreeMap<String, String>) -> Option<String> {
        let (table, is_over) = (&self.table, self.is_over());
        let code = is_over.then(|| ShareCode::of(table, &table.header().content, options));
        Some(code?.ok()?.to_string())
    }

    /// The position before a step as a text: what a seat knew, or everything; `None` if the game has no text for it.
    /// These are the usual options of the game.
    pub(crate) fn position_at(
        &self,
        options: &BTreeMap<String, String>,
        seat: Option<Seat>,
        step: usize,
    ) -> Option<String> {
        let position = self.table.position_at(options, seat, step);
        position.ok().map(|position| position.to_string())
    }

    /// Whether a bot thinks.
    #[cfg(any(test, feature = "fuzzing"))]
    pub(crate) fn is_thinking(&self) -> bool {
        let mut seats = Seat::all(self.table.game().info().seats);
        seats.any(|seat| self.thinking[seat])
    }

    /// The milliseconds that are left for a decision.
    pub(super) fn left_ms(&self, seat: Seat, now: Instant) -> Option<u64> {
        let left = self.clocks[seat].left(now)?;
        u64::try_from(left.as_millis()).ok()
    }

    /// The seats that decide as far as everybody knows, and the milliseconds that are left for each. If several decide at
    /// once, nobody learns who has decided: the time of each counts from when they were asked.
    pub(super) fn clocks_of_all(&self, limit: Duration, now: Instant) -> Vec<(Seat, u64)> {
        let entries = self.table.log().entries();
        let last = entries.iter().rposition(is_public);
        let state = self.table.state_before(last.map_or(0, |last| last + 1));
        let Awaiting::Seats(asked) = self.table.game().awaiting(state) else {
            return Vec::new();
        };
        let asked: Vec<Seat> = asked.iter().collect();
        if let [alone] = *asked {
            let left = self.left_ms(alone, now);
            return left.map(|left| (alone, left)).into_iter().collect();
        }
        let left = limit.saturating_sub(now.saturating_duration_since(self.shown.1));
        let left = u64::try_from(left.as_millis()).unwrap_or(u64::MAX);
        asked.into_iter().map(|seat| (seat, left)).collect()
    }
}

/// Whether an entry of the log showed everybody something.
fn is_public(entry: &LogEntry) -> bool {
    let everybody = || {
        let mut notices = entry.notices.iter();
        notices.any(|notice| notice.audience == Audience::Everyone || notice.closes_phase)
    };
    matches!(entry.kind, LogEntryKind::Deal(..)) || everybody()
}

impl Room {
    /// The game, if it has begun.
    pub(crate) fn game(&self) -> Option<&OpenGame> {
        match &self.stage {
            Stage::Open(open) => Some(open),
            Stage::Waiting | Stage::Stopped => None,
        }
    }

    pub(super) fn game_mut(&mut self) -> Option<&mut OpenGame> {
        match &mut self.stage {
            Stage::Open(open) => Some(open),
            Stage::Waiting | Stage::Stopped => None,
        }
    }

    fn playing(&mut self) -> Result<&mut OpenGame, Refused> {
        Ok(self.game_mut().ok_or(ErrorCode::Phase)?)
    }

    /// Deals until somebody must decide. Ends the game if it is over. If the record cannot be written, the table stops.
    pub(super) fn advance(&mut self, now: Instant) {
        let limits: BySeat<Option<Duration>> = BySeat::from_fn(|seat| self.limit(seat));
        let Some(open) = self.game_mut() else {
            return;
        };
        let dealt = open.table.deal().and_then(|_| open.table.close());
        if let Err(error) = dealt {
            self.stop(&error);
            return;
        }
        open.turn_clocks(|seat| limits[seat], now);
        open.teach();
        self.keep_result();
    }

    /// The time for a decision of a seat; `None` if it has no limit, as bots have.
    pub(super) fn limit(&self, seat: Seat) -> Option<Duration> {
        let seconds = self.note.seconds.filter(|_| self.note.bot(seat).is_none());
        seconds.map(|seconds| Duration::from_secs(u64::from(seconds)))
    }

    /// Stores what each seat reached, when the game is over.
    fn keep_result(&mut self) {
        let Some(open) = self.game().filter(|_| self.note.reached.is_none()) else {
            return;
        };
        let Some(outcome) = open.table.outcome() else {
            return;
        };
        let parts = open.table.game().info().parts;
        let seats = Seat::all(outcome.seats.len()).zip(&outcome.seats);
        let reached = seats.map(|(seat, reached)| Reached {
            place: reached.place,
            points: spell(open.table.score(seat).total(), parts),
        });
        self.note.reached = Some(reached.collect());
        // The record has the result too, so it is stored the next time that the table is opened.
        let _ = self.keep();
    }

    pub(super) fn stop(&mut self, error: &io::Error) {
        tracing::error!(%error, "a table stops, because its record cannot be written");
        self.stage = Stage::Stopped;
    }

    /// A seat decides.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        choice: &MoveChoice,
        now: Instant,
    ) -> Result<(), Refused> {
        let open = self.playing()?;
        let checked = open.chosen(seat, choice)?;
        let played = open.play(checked);
        self.played(played, now)
    }

    /// The learner goes on.
    pub(crate) fn learn(&mut self, seat: Seat, request: LessonRequest) -> Result<(), Refused> {
        let open = self.playing()?;
        let teaching = open.teaching.as_mut().ok_or(ErrorCode::Phase)?;
        teaching.go_on(seat, request)?;
        teaching.look(&open.table, &mut open.logs);
        let done = teaching.done().to_vec();
        if let Some(note) = &mut self.note.lesson
            && note.done != done
        {
            note.done = done;
            // If it cannot be stored, these steps are explained again after a restart.
            let _ = self.keep();
        }
        Ok(())
    }

    /// A seat takes its last decision back.
    pub(crate) fn undo(&mut self, seat: Seat, now: Instant) -> Result<(), Refused> {
        let open = self.playing()?;
        if !open.may_undo(seat) {
            return Err(ErrorCode::Undo.into());
        }
        let undone = open.take_back(seat);
        self.played(undone, now)
    }

    /// A seat repeats the decision that it took back last.
    pub(crate) fn redo(&mut self, seat: Seat, now: Instant) -> Result<(), Refused> {
        let open = self.playing()?;
        let undone = open.table.undone(seat).filter(|_| !open.replaced[seat]);
        let undone: CheckedMove = undone.ok_or(ErrorCode::Undo)?;
        open.changes[seat] += 1;
        let redone = open.table.redo(undone);
        self.played(redone, now)
    }

    fn played(&mut self, played: Result<(), TableError>, now: Instant) -> Result<(), Refused> {
        match played {
            Ok(()) => {
                self.advance(now);
                Ok(())
            }
            Err(TableError::Write(error)) => {
                self.stop(&error);
                Err(ErrorCode::Full.into())
            }
            // Nobody else changes the table in between.
            Err(TableError::Stale | TableError::Undo(_) | TableError::Player(_)) => {
                Err(ErrorCode::Stale.into())
            }
        }
    }

    // ---- bots ----

    /// The bots that are to be asked now. Each is asked once.
    pub(crate) fn bot_jobs(&mut self) -> Vec<BotJob> {
        let seats = Seat::all(self.note.seats.len());
        let levels: Vec<Option<BotLevel>> = seats.map(|seat| self.note.bot(seat)).collect();
        let late = self.note.late;
        let served = Arc::clone(&self.served);
        let Some(open) = self.game_mut() else {
            return Vec::new();
        };
        let mut jobs = Vec::new();
        for (seat, level) in Seat::all(levels.len()).zip(levels) {
            let level = level.or(open.replaced[seat].then_some(late));
            let asks = open.table.awaited().contains(seat) && !open.thinking[seat];
            let Some(level) = level.filter(|_| asks) else {
                continue;
            };
            open.thinking[seat] = true;
            jobs.push(BotJob {
                seat,
                decision: open.number(seat),
                bot: served.bot(level),
                question: open.table.question(seat, false),
            });
        }
        jobs
    }

    /// A bot has answered. The answer is ignored if the seat has another decision by now, or another player.
    pub(crate) fn bot_answered(&mut self, answered: BotAnswer, now: Instant) {
        let BotAnswer {
            seat,
            decision,
            answer,
        } = answered;
        let is_bot = self.note.bot(seat).is_some();
        let Some(open) = self.game_mut() else {
            return;
        };
        open.thinking[seat] = false;
        let decides = is_bot || open.replaced[seat];
        let is_awaited = open.table.awaited().contains(seat);
        if !decides || !is_awaited || open.number(seat) != decision {
            return;
        }
        open.replaced[seat] = false;
        open.changes[seat] += 1;
        match open.table.answered(seat, answer, OnFault::Random) {
            Ok(_) => self.advance(now),
            Err(TableError::Write(error)) => self.stop(&error),
            Err(TableError::Stale | TableError::Undo(_) | TableError::Player(_)) => {}
        }
    }

    /// Ends the time of decisions. Returns whether anything has changed.
    pub(crate) fn end_times(&mut self, now: Instant) -> bool {
        let seconds = self.note.seconds.unwrap_or_default();
        let bot = self.served.bot_name(self.note.late);
        let Some(open) = self.game_mut() else {
            return false;
        };
        let is_late = |seat: &Seat| {
            let ended = open.clocks[*seat].left(now) == Some(Duration::ZERO);
            ended && open.decision(*seat).is_some()
        };
        let seats = Seat::all(open.table.game().info().seats);
        let late: Vec<Seat> = seats.filter(is_late).collect();
        for seat in &late {
            let what = format!("no decision within {seconds} s; {bot} decides");
            let fault = PlayerFault::new(FaultCode::Late, what);
            open.clocks[*seat].end();
            open.replaced[*seat] = true;
            if let Err(TableError::Write(error)) =
                open.table.answered(*seat, Err(fault), OnFault::Bot)
            {
                self.stop(&error);
                return true;
            }
        }
        !late.is_empty()
    }
}
