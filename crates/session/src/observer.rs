//! Who hears what, and when.

use crate::{Log, LogEntry};
use roll_and_write::{Audience, Message, Notice, Seat};

/// Whose ears hear what is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Observer {
    /// A seat's.
    Seat(Seat),
    /// An onlooker's, who sees what lies open.
    Onlooker,
    /// Those of somebody who may know everything, when the game is looked at afterwards.
    Everything,
}

/// Somebody who hears what is told, in the order in which it may be known: what lanes hold back comes when
/// their phase closes.
#[derive(Clone, Debug)]
pub struct ObserverInbox {
    observer: Observer,
    heard: Vec<(u32, Message)>,
    held_back: Vec<(u32, Notice)>,
}

impl ObserverInbox {
    /// Somebody with this ear who has heard nothing.
    pub fn new(observer: Observer) -> Self {
        Self {
            observer,
            heard: Vec::new(),
            held_back: Vec::new(),
        }
    }

    /// Something is told in this turn.
    pub fn observe(&mut self, turn: u32, notice: &Notice) {
        if notice.closes_phase {
            // By seat, so that nobody learns who answered first.
            self.held_back.sort_by_key(|(_, notice)| lane_of(notice));
            let held_back = self.held_back.drain(..);
            self.heard
                .extend(held_back.map(|(turn, notice)| (turn, notice.message)));
        }
        match observe(self.observer, notice.audience) {
            Hearing::Now => self.heard.push((turn, notice.message.clone())),
            Hearing::Later => self.held_back.push((turn, notice.clone())),
            Hearing::Never => {}
        }
    }

    /// What was heard since this was asked last, each with the turn in which it happened.
    pub fn take(&mut self) -> Vec<(u32, Message)> {
        std::mem::take(&mut self.heard)
    }
}

/// All that an observer has heard of a game, kept up with its [`Log`]. Each entry is read once; where entries
/// were taken back, what they told is taken back as well.
#[derive(Clone, Debug)]
pub struct ObservedLog {
    inbox: ObserverInbox,
    messages: Vec<(u32, Message)>,
    /// For each entry that was read, its number and how many messages stood before it.
    read: Vec<(u64, usize)>,
    /// How many messages the observer was shown.
    shown: usize,
    entries_read: usize,
}

impl ObservedLog {
    /// What an observer hears of a game from its start.
    pub fn new(observer: Observer) -> Self {
        Self {
            inbox: ObserverInbox::new(observer),
            messages: Vec::new(),
            read: Vec::new(),
            shown: 0,
            entries_read: 0,
        }
    }

    /// What an observer has heard of this log.
    pub fn of(observer: Observer, log: &Log) -> Self {
        let mut heard = Self::new(observer);
        heard.catch_up(log);
        heard
    }

    /// Reads what is new in the log, and returns how many messages stayed as they were.
    pub fn catch_up(&mut self, log: &Log) -> usize {
        self.go_to(log, log.entries().len())
    }

    /// Reads the log up to so many entries, or goes back to there. Returns how many messages stayed as they
    /// were.
    pub fn go_to(&mut self, log: &Log, end: usize) -> usize {
        self.go_back(log, end);
        let kept = self.messages.len();
        for entry in &log.entries()[self.read.len()..end] {
            self.read.push((entry.serial(), self.messages.len()));
            self.entries_read += 1;
            for notice in &entry.notices {
                self.inbox.observe(entry.turn, notice);
            }
            self.messages.append(&mut self.inbox.heard);
        }
        kept
    }

    /// Takes back what entries told that are no longer there, or come after the end.
    fn go_back(&mut self, log: &Log, end: usize) {
        let before = self.read.len();
        while let Some((serial, messages)) = self.read.last().copied() {
            let entry = log.entries()[..end].get(self.read.len() - 1);
            if entry.is_some_and(|entry| entry.serial() == serial) {
                break;
            }
            self.messages.truncate(messages);
            self.read.pop();
        }
        self.shown = self.shown.min(self.messages.len());
        if self.read.len() < before {
            self.hold_back(log);
        }
    }

    /// Holds back again what the lanes of the phase that is open have told.
    fn hold_back(&mut self, log: &Log) {
        let read = &log.entries()[..self.read.len()];
        let closed = read.iter().rposition(LogEntry::closes_phase);
        self.inbox = ObserverInbox::new(self.inbox.observer);
        for entry in &read[closed.unwrap_or(0)..] {
            self.entries_read += 1;
            for notice in &entry.notices {
                self.inbox.observe(entry.turn, notice);
            }
        }
        self.inbox.heard.clear();
    }

    /// What was heard, each message with the turn in which it happened.
    pub fn messages(&self) -> &[(u32, Message)] {
        &self.messages
    }

    /// What the entry that was read last told.
    pub fn last_notices(&self) -> &[(u32, Message)] {
        let before = self.read.last().map_or(0, |(_, messages)| *messages);
        &self.messages[before..]
    }

    /// What was heard and not yet shown.
    pub fn news(&self) -> &[(u32, Message)] {
        &self.messages[self.shown..]
    }

    /// How many messages were shown.
    pub fn shown(&self) -> usize {
        self.shown
    }

    /// All that was heard has been shown.
    pub fn mark_shown(&mut self) {
        self.shown = self.messages.len();
    }

    /// What happened before this turn counts as shown, and nothing else.
    pub fn mark_shown_before(&mut self, turn: u32) {
        let earlier = self.messages.iter().take_while(|(at, _)| *at < turn);
        self.shown = earlier.count();
    }

    /// How many entries were read so far, again and again if they were. Each entry should be read once.
    pub fn entries_read(&self) -> usize {
        self.entries_read
    }
}

fn lane_of(notice: &Notice) -> usize {
    match notice.audience {
        Audience::Lane(seat) | Audience::Only(seat) => seat.index(),
        Audience::Everyone => 0,
    }
}

enum Hearing {
    Now,
    Later,
    Never,
}

fn observe(observer: Observer, audience: Audience) -> Hearing {
    match (observer, audience) {
        (Observer::Everything, _) | (_, Audience::Everyone) => Hearing::Now,
        (Observer::Seat(own), Audience::Only(seat) | Audience::Lane(seat)) if own == seat => {
            Hearing::Now
        }
        (_, Audience::Only(_)) => Hearing::Never,
        (_, Audience::Lane(_)) => Hearing::Later,
    }
}
