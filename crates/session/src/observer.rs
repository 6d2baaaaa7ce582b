//! Who receives which notices, and when.

use crate::{Log, LogEntry};
use roll_and_write::{Audience, Message, Notice, Seat};

/// Who follows a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Observer {
    /// A seat. It sees what is public and what is its own.
    Seat(Seat),
    /// An onlooker, who sees only what is public.
    Onlooker,
    /// Somebody who may see everything, such as a reader of a finished game.
    Everything,
}

/// Collects the messages for one observer, in the order in which the observer may see them. Notices that
/// lanes hold back arrive when their phase ends.
#[derive(Clone, Debug)]
pub struct ObserverInbox {
    observer: Observer,
    /// Whether it also has what people do not hear of.
    quiet: bool,
    heard: Vec<(u32, Message)>,
    held_back: Vec<(u32, Notice)>,
}

impl ObserverInbox {
    /// An empty inbox of an observer.
    pub fn new(observer: Observer) -> Self {
        Self {
            observer,
            quiet: false,
            heard: Vec::new(),
            held_back: Vec::new(),
        }
    }

    /// The inbox of a program, which also hears of what people do not see.
    ///
    /// ```
    /// use rnw_session::{Observer, ObserverInbox};
    /// use roll_and_write::{Audience, Message, Notice, Seat};
    /// let (own, other) = (Observer::Seat(Seat::new(0)), Seat::new(1));
    /// let marked = Notice::to(Audience::Lane(other), Message::new("event-marked"));
    /// let mut idle = Notice::barrier(Message::new("event-shown"));
    /// idle.quiet = true;
    /// for (mut inbox, heard) in [(ObserverInbox::new(own), 1), (ObserverInbox::of_program(own), 2)] {
    ///     inbox.observe(1, &marked);
    ///     inbox.observe(1, &idle);
    ///     assert_eq!(inbox.take().len(), heard, "the phase ends, also with an event that nobody hears of");
    /// }
    /// ```
    pub fn of_program(observer: Observer) -> Self {
        Self {
            quiet: true,
            ..Self::new(observer)
        }
    }

    /// Receives a notice of this turn.
    pub fn observe(&mut self, turn: u32, notice: &Notice) {
        if notice.closes_phase {
            // In the order of seats, so that nobody learns who answered first.
            self.held_back.sort_by_key(|(_, notice)| lane_of(notice));
            let held_back = self.held_back.drain(..);
            self.heard
                .extend(held_back.map(|(turn, notice)| (turn, notice.message)));
        }
        if notice.quiet && !self.quiet {
            return;
        }
        match observe(self.observer, notice.audience) {
            Hearing::Now => self.heard.push((turn, notice.message.clone())),
            Hearing::Later => self.held_back.push((turn, notice.clone())),
            Hearing::Never => {}
        }
    }

    /// Takes the messages since the last call, each with its turn.
    pub fn take(&mut self) -> Vec<(u32, Message)> {
        std::mem::take(&mut self.heard)
    }
}

/// All messages that an observer has seen of a game, kept up to date with its [`Log`]. It reads each entry
/// once. When entries of the log are undone, their messages are removed too.
#[derive(Clone, Debug)]
pub struct ObservedLog {
    inbox: ObserverInbox,
    messages: Vec<(u32, Message)>,
    /// For each entry that was read: its serial number, and the number of messages before it.
    read: Vec<(u64, usize)>,
    /// The number of messages that were already shown.
    shown: usize,
    entries_read: usize,
}

impl ObservedLog {
    /// An empty log of an observer, for a game that has not begun.
    pub fn new(observer: Observer) -> Self {
        Self {
            inbox: ObserverInbox::new(observer),
            messages: Vec::new(),
            read: Vec::new(),
            shown: 0,
            entries_read: 0,
        }
    }

    /// An empty log of a program, which also hears of what people do not see.
    pub fn of_program(observer: Observer) -> Self {
        Self {
            inbox: ObserverInbox::of_program(observer),
            ..Self::new(observer)
        }
    }

    /// The log of an observer, with all entries of `log` read.
    pub fn of(observer: Observer, log: &Log) -> Self {
        let mut heard = Self::new(observer);
        heard.catch_up(log);
        heard
    }

    /// Reads the new entries of the log. Returns the number of messages that did not change.
    pub fn catch_up(&mut self, log: &Log) -> usize {
        self.go_to(log, log.entries().len())
    }

    /// Reads the log up to entry `end`, exclusive, or goes back to there. Returns the number of messages that
    /// did not change.
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

    /// Removes the messages of entries that no longer exist or come after the end.
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

    /// Rebuilds the held-back notices of the open phase.
    fn hold_back(&mut self, log: &Log) {
        let read = &log.entries()[..self.read.len()];
        let closed = read.iter().rposition(LogEntry::closes_phase);
        self.inbox = ObserverInbox {
            quiet: self.inbox.quiet,
            ..ObserverInbox::new(self.inbox.observer)
        };
        for entry in &read[closed.unwrap_or(0)..] {
            self.entries_read += 1;
            for notice in &entry.notices {
                self.inbox.observe(entry.turn, notice);
            }
        }
        self.inbox.heard.clear();
    }

    /// All messages so far, each with its turn.
    pub fn messages(&self) -> &[(u32, Message)] {
        &self.messages
    }

    /// The messages of the last entry that was read.
    pub fn last_notices(&self) -> &[(u32, Message)] {
        let before = self.read.last().map_or(0, |(_, messages)| *messages);
        &self.messages[before..]
    }

    /// The messages of an entry of the log and of all later ones.
    pub fn since_entry(&self, entry: usize) -> &[(u32, Message)] {
        let first = self.read.get(entry);
        let before = first.map_or(self.messages.len(), |(_, messages)| *messages);
        &self.messages[before..]
    }

    /// The messages that were not shown yet.
    pub fn news(&self) -> &[(u32, Message)] {
        &self.messages[self.shown..]
    }

    /// The same messages, those of each step together.
    pub fn news_by_step(&self) -> impl Iterator<Item = &[(u32, Message)]> {
        let starts = self.read.iter().map(|(_, start)| *start);
        let ends = starts.clone().skip(1).chain([self.messages.len()]);
        let steps = starts.map(|start| start.max(self.shown)).zip(ends);
        let with_news = steps.filter(|(start, end)| start < end);
        with_news.map(|(start, end)| &self.messages[start..end])
    }

    /// The number of messages that were shown.
    pub fn shown(&self) -> usize {
        self.shown
    }

    /// Marks all messages as shown.
    pub fn mark_shown(&mut self) {
        self.shown = self.messages.len();
    }

    /// Marks the messages of earlier turns as shown, and all others as not shown.
    pub fn mark_shown_before(&mut self, turn: u32) {
        let earlier = self.messages.iter().take_while(|(at, _)| *at < turn);
        self.shown = earlier.count();
    }

    /// The number of reads of entries so far. An entry that was read twice counts twice; normally each is
    /// read once.
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
