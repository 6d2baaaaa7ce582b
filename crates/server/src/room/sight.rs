//! What a viewer of a room is shown, taken from views alone.

use super::logs::{LogPart, LogPlace};
use super::play::OpenGame;
use super::{LessonSight, Room, Watcher};
use crate::message::{BotLevel, ResultShown};
use crate::onlooker;
use crate::target;
use rnw_protocol::{Act, Ended, New, act_of, ended_of, new_of};
use rnw_session::{
    Ask, DealId, Ending, GameStart, LogEntry, ObservedLog, Observer, OnFault, decision_generator,
};
use roll_and_write::picture::Picture;
use roll_and_write::{
    Arg, Awaiting, Game, GameState, GameView, Message, MoveId, Score, Seat, Seats, Target,
};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The time for a decision that a bot is told where there is no limit.
const NO_LIMIT: Duration = Duration::from_secs(24 * 60 * 60);

/// Everything that a viewer is shown, before it is drawn and translated.
#[derive(Debug)]
pub(crate) struct Sight {
    pub(crate) game: Arc<dyn Game>,
    pub(crate) viewer: Watcher,
    pub(crate) seen: Seen,
    /// The log lines that are new to the viewer.
    pub(crate) log: LogPart,
    /// What happened since the seat decided last.
    pub(crate) news: Vec<Message>,
    /// The level of the bot that decided for those who were late.
    pub(crate) late_level: BotLevel,
    pub(crate) decision: Option<OpenDecision>,
    /// The milliseconds that are left for a decision of a seat, as far as the viewer may know them.
    pub(crate) clocks: Vec<(Seat, u64)>,
}

/// What a viewer sees of a game besides its log and the own decision.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Seen {
    pub(crate) picture: Picture,
    /// The scores as far as the viewer may know them, in the order of the places.
    pub(crate) scores: Vec<Option<Score>>,
    /// The other seats of which at least one has to decide, as far as the viewer may know it.
    pub(crate) awaited: Vec<Seat>,
    /// The faults that everybody may know of.
    pub(crate) late: Vec<Seat>,
    pub(crate) undo: bool,
    pub(crate) redo: bool,
    pub(crate) result: Option<ResultShown>,
    pub(crate) lesson: Option<LessonSight>,
}

/// What tells a sight from another one of the same viewer: what is seen, the names at the table, the place in the log,
/// and the number of the decision. The time that is left is not among them, nor whether the table has changed for others.
pub(crate) type SightKey = (Seen, Vec<String>, LogPlace, Option<u64>);

impl Sight {
    /// What tells this sight from another one, with the names at the table.
    pub(crate) fn key(&self, names: Vec<String>) -> SightKey {
        let decision = self.decision.as_ref().map(|decision| decision.id);
        (self.seen.clone(), names, self.log.place, decision)
    }

    /// A picture and nothing else.
    fn of(game: Arc<dyn Game>, viewer: Watcher, seen: Seen) -> Self {
        Self {
            game,
            viewer,
            seen,
            log: LogPart::default(),
            news: Vec::new(),
            late_level: BotLevel::default(),
            decision: None,
            clocks: Vec::new(),
        }
    }
}

/// A decision with its legal moves.
#[derive(Debug)]
pub(crate) struct OpenDecision {
    pub(crate) id: u64,
    pub(crate) moves: Vec<LegalMove>,
    pub(crate) left_ms: Option<u64>,
}

/// A legal move: its text, what it points at, and its message if it is an item of a list.
#[derive(Debug)]
pub(crate) struct LegalMove {
    pub(crate) text: String,
    pub(crate) targets: Vec<String>,
    pub(crate) choice: Option<Message>,
}

/// What a client that speaks the protocol for bots is sent.
#[derive(Debug)]
pub(crate) struct BotSight {
    pub(crate) start: New,
    /// The decision, with its number.
    pub(crate) act: Option<(u64, Act)>,
    pub(crate) ended: Option<Ended>,
    /// The place in the log after the messages of `act`.
    pub(crate) place: LogPlace,
}

impl OpenGame {
    /// What a viewer is shown. `place` is how much of the log the viewer has.
    fn sight(&mut self, viewer: Watcher, place: LogPlace, now: Instant) -> Sight {
        let log = self.logs.after(viewer, self.table.log(), place);
        let mut seen = seen(&**self.table.game(), self.table.state(), viewer);
        let seat = viewer.seat();
        let news = seat.map_or_else(Vec::new, |seat| self.news(seat));
        seen.lesson = seat.and_then(|seat| self.lesson_sight(seat, &seen.picture));
        let table = &self.table;
        let game = Arc::clone(table.game());
        let decision = seat.and_then(|seat| {
            let id = self.decision(seat)?;
            let view = table.view(seat);
            let mv = |mv: &MoveId| legal_move(&*game, &view, &seen.picture, *mv);
            Some(OpenDecision {
                id,
                moves: table.moves(seat).iter().map(mv).collect(),
                left_ms: self.left_ms(seat, now),
            })
        });
        let is_over = self.is_over();
        if is_over {
            seen.awaited = Vec::new();
            let places = seen.picture.places.iter();
            seen.scores = places.map(|place| Some(table.score(place.seat))).collect();
        }
        seen.late = self.late();
        seen.undo = seat.is_some_and(|seat| self.may_undo(seat));
        seen.redo = seat.is_some_and(|seat| !is_over && table.undone(seat).is_some());
        seen.result = table.outcome().map(|outcome| ResultShown {
            places: outcome.seats.iter().map(|seat| seat.place).collect(),
            forfeit: table.forfeit().map(|fault| fault.seat.number()),
        });
        Sight {
            log,
            news,
            decision,
            ..Sight::of(game, viewer, seen)
        }
    }

    /// What a seat was told of others since it decided last: where all decide at once, also what it learned by that.
    /// Decisions that a bot made because the time had ended are news too.
    fn news(&mut self, seat: Seat) -> Vec<Message> {
        let (entries, faults) = (self.table.log().entries(), self.table.player_faults());
        let is_own = |at: usize| {
            let by_bot = faults.iter().any(|fault| {
                let until = entries[..at].get(fault.step..).unwrap_or_default();
                let is_next = fault.step <= at && !until.iter().any(|entry| entry.is_move_of(seat));
                fault.seat == seat && fault.then == OnFault::Bot && is_next
            });
            entries[at].is_move_of(seat) && !by_bot
        };
        let last = (0..entries.len()).rfind(|at| is_own(*at));
        // Whoever has not decided yet wants no list of all that was set up.
        let first = last.or_else(|| {
            let mut faults = faults.iter();
            Some(faults.find(|fault| fault.seat == seat)?.step)
        });
        let Some(first) = first else {
            return Vec::new();
        };
        let observed = self.logs.observed(seat, self.table.log());
        let notices = observed.since_entry(first);
        let by_itself = last.map_or(0, |last| {
            notices.len() - observed.since_entry(last + 1).len()
        });
        let news = (0..).zip(notices).filter(|(place, (_, line))| {
            // Numbers of turns are in sight anyway, and nobody needs to be told what it did.
            let tells = |arg: &Arg| !matches!(arg, Arg::Number(_));
            let is_own = |arg: &Arg| *arg == Arg::Seat(seat);
            let args = || line.args.iter().map(|(_, arg)| arg);
            args().any(tells) && !(*place < by_itself && args().any(is_own))
        });
        news.map(|(_, (_, line))| line.clone()).collect()
    }

    /// What a viewer was shown before a step of a game that is over, with all that has happened until then; `None` before
    /// the end. After the last step: the end. Also returns the number of steps.
    pub(crate) fn sight_at(&self, viewer: Watcher, step: usize) -> Option<(Sight, usize)> {
        if !self.is_over() {
            return None;
        }
        let table = &self.table;
        let game = Arc::clone(table.game());
        let entries = table.log().entries();
        let step = step.min(entries.len());
        let entry = entries.get(step);
        let state = entry.map_or(table.state(), |entry| &entry.before);
        let seen = seen(&*game, state, viewer);
        let mut log = ObservedLog::new(Observer::Everything);
        log.go_to(table.log(), step);
        let news = log.last_notices().iter();
        let sight = Sight {
            news: news.map(|(_, line)| line.clone()).collect(),
            log: LogPart {
                lines: log.messages().to_vec(),
                ..LogPart::default()
            },
            ..Sight::of(game, viewer, seen)
        };
        Some((sight, entries.len()))
    }

    /// The turn and the state before a step; `None` if there is no such step.
    pub(crate) fn before(&self, step: usize) -> Option<(u32, &GameState)> {
        let entry = self.table.log().entries().get(step)?;
        Some((entry.turn, &entry.before))
    }

    /// The seats whose time has ended in this turn or the one before. A time that ended while others still decide is told
    /// when they have decided.
    fn late(&self) -> Vec<Seat> {
        let closed = self
            .table
            .log()
            .entries()
            .iter()
            .rposition(LogEntry::closes_phase);
        let table = &self.table;
        let turn = table.last_turn();
        let mut late = Vec::new();
        for fault in table.player_faults() {
            let is_public = self.is_over() || closed.is_some_and(|closed| fault.step <= closed);
            let is_recent = table.turn_of(fault.step) + 1 >= turn;
            if fault.then == OnFault::Bot && is_public && is_recent && !late.contains(&fault.seat) {
                late.push(fault.seat);
            }
        }
        late
    }
}

impl Room {
    /// What a viewer is shown; `None` before the game begins. `place` is how much of the log the viewer has.
    pub(crate) fn sight(
        &mut self,
        viewer: Watcher,
        place: LogPlace,
        now: Instant,
    ) -> Option<Sight> {
        let late_level = self.note.late;
        let sight = self.game_mut()?.sight(viewer, place, now);
        Some(Sight {
            late_level,
            clocks: self.clocks(viewer, now),
            ..sight
        })
    }

    /// The times that run, as far as a viewer may know them. Its own time is exact.
    fn clocks(&self, viewer: Watcher, now: Instant) -> Vec<(Seat, u64)> {
        let (Some(open), Some(seconds)) = (self.game(), self.note.seconds) else {
            return Vec::new();
        };
        let full = Duration::from_secs(u64::from(seconds));
        let own = viewer.seat();
        let known = open.clocks_of_all(full, now).into_iter();
        let others = known.filter(|(seat, _)| Some(*seat) != own && self.limit(*seat).is_some());
        let own = own.and_then(|seat| Some((seat, open.left_ms(seat, now)?)));
        own.into_iter().chain(others).collect()
    }

    /// What a seat is sent in the protocol for bots; `None` before the game begins.
    pub(crate) fn bot_sight(
        &mut self,
        seat: Seat,
        place: LogPlace,
        now: Instant,
    ) -> Option<BotSight> {
        let names = self.note.names();
        let content = self.served.content().to_owned();
        let open = self.game_mut()?;
        let viewer = Watcher::Seat(seat);
        let log = open.logs.after(viewer, open.table.log(), place);
        let open = self.game()?;
        let table = &open.table;
        let game = &**table.game();
        let start = GameStart {
            game,
            content: &content,
            seat,
            names: &names,
        };
        let decision = open.decision(seat);
        let act = decision.map(|id| {
            let messages: Vec<Message> = log.lines.iter().map(|(_, line)| line.clone()).collect();
            let time = open.left_ms(seat, now);
            let time = time.map_or(NO_LIMIT, Duration::from_millis);
            let ask = Ask {
                game,
                seat,
                view: &table.view(seat),
                moves: &table.moves(seat),
                messages: &messages,
                generator: decision_generator(DealId::single(0), seat, 0),
            };
            (id, act_of(id, &ask, time))
        });
        let outcome = table.outcome();
        let ended = outcome.as_ref().map(|outcome| {
            let forfeit = table.forfeit();
            ended_of(&Ending {
                outcome: Some(outcome),
                forfeit: forfeit.map(|fault| (fault.seat, fault.fault.code)),
            })
        });
        Some(BotSight {
            start: new_of(0, &start),
            act,
            ended,
            place: log.place,
        })
    }
}

/// The picture and the scores of a state for a viewer.
fn seen(game: &dyn Game, state: &GameState, viewer: Watcher) -> Seen {
    let Watcher::Seat(seat) = viewer else {
        return seen_by_all(game, |seat| game.view(state, seat), game.info().seats);
    };
    let view = game.view(state, seat);
    let picture = game.picture(&view);
    let places = picture.places.iter();
    let awaited = awaited(game, &view, seat).without(seat);
    Seen {
        awaited: awaited.iter().collect(),
        scores: places
            .map(|place| game.score_seen(&view, place.seat))
            .collect(),
        picture,
        ..Seen::default()
    }
}

/// The picture and the scores of an onlooker.
pub(crate) fn seen_by_all(game: &dyn Game, view: impl Fn(Seat) -> GameView, seats: usize) -> Seen {
    let views: Vec<GameView> = Seat::all(seats).map(view).collect();
    let pictures = views.iter().map(|view| game.picture(view)).collect();
    let score = |seat: Seat| {
        let others = views.iter().enumerate();
        let others = others.filter(|(viewer, _)| *viewer != seat.index() || seats == 1);
        onlooker::score(others.map(|(_, view)| game.score_seen(view, seat)))
    };
    let awaited: Vec<Seats> = (Seat::all(seats).zip(&views))
        .map(|(viewer, view)| awaited(game, view, viewer))
        .collect();
    // Onlookers know of a seat what all others know of it.
    let is_awaited = |seat: &Seat| {
        let mut others = awaited.iter().enumerate();
        others.all(|(viewer, awaited)| {
            (viewer == seat.index() && seats > 1) || awaited.contains(*seat)
        })
    };
    Seen {
        awaited: Seat::all(seats).filter(is_awaited).collect(),
        picture: onlooker::picture(pictures),
        scores: Seat::all(seats).map(score).collect(),
        ..Seen::default()
    }
}

/// The seats that are awaited in a state that is made from a view alone, so that it can tell nothing else. Where others
/// decide in secret, those that have decided are among them.
fn awaited(game: &dyn Game, view: &GameView, viewer: Seat) -> Seats {
    let mut generator = decision_generator(DealId::single(0), viewer, 0);
    match game.awaiting(&game.determinize(view, &mut generator)) {
        Awaiting::Seats(seats) => seats,
        Awaiting::Chance(_) | Awaiting::Over => Seats::EMPTY,
    }
}

fn legal_move(game: &dyn Game, view: &GameView, picture: &Picture, mv: MoveId) -> LegalMove {
    let text = game.print_move(mv);
    let pointed = game.target(view, mv);
    LegalMove {
        targets: target::texts(picture, &pointed, &text),
        choice: if let Target::Choice(message) = pointed {
            Some(message)
        } else {
            None
        },
        text,
    }
}

/// What a viewer of a state is shown, without the log.
#[cfg(test)]
pub(crate) fn sight_of(game: &Arc<dyn Game>, state: &GameState, viewer: Watcher) -> Sight {
    let seen = seen(&**game, state, viewer);
    let decision = viewer.seat().map(|seat| {
        let view = game.view(state, seat);
        let moves = game.moves(state, seat).into_iter();
        let moves = moves.map(|mv| legal_move(&**game, &view, &seen.picture, mv.mv()));
        OpenDecision {
            id: 0,
            moves: moves.collect(),
            left_ms: None,
        }
    });
    Sight {
        decision,
        ..Sight::of(Arc::clone(game), viewer, seen)
    }
}
