//! What the viewers of a room have been shown of its log.

use super::connections::Watcher;
use rnw_session::{Log, ObservedLog, Observer};
use roll_and_write::{Message, Seat};
use std::collections::BTreeMap;

/// A part of a log.
#[derive(Default, Debug)]
pub(crate) struct LogPart {
    /// The number of lines before that still stand.
    pub(crate) from: usize,
    pub(crate) lines: Vec<(u32, Message)>,
    /// The place of the viewer after these lines.
    pub(crate) place: LogPlace,
}

/// How much of a log somebody has been shown.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct LogPlace {
    /// The number of lines.
    lines: usize,
    /// The number of cuts that are known.
    cuts: usize,
}

/// The logs of the viewers who have asked, by the index of the seat; `None` for onlookers.
#[derive(Debug, Default)]
pub(crate) struct WatcherLogs(BTreeMap<Option<usize>, WatcherLog>);

/// The log of a viewer.
#[derive(Debug)]
struct WatcherLog {
    observed: ObservedLog,
    /// The lines that were known at the last call.
    lines: Vec<(u32, Message)>,
    /// For each time that lines changed: the number of lines that stayed.
    cuts: Vec<usize>,
}

impl WatcherLogs {
    fn of(&mut self, viewer: Watcher) -> &mut WatcherLog {
        let observer = match viewer {
            Watcher::Seat(seat) => Observer::Seat(seat),
            Watcher::Onlooker => Observer::Onlooker,
        };
        let index = viewer.seat().map(Seat::index);
        self.0.entry(index).or_insert_with(|| WatcherLog {
            observed: ObservedLog::new(observer),
            lines: Vec::new(),
            cuts: Vec::new(),
        })
    }

    /// What a seat has been shown.
    pub(super) fn observed(&mut self, seat: Seat, log: &Log) -> &ObservedLog {
        let viewer = Watcher::Seat(seat);
        // Brings the lines of the seat up to date too.
        self.after(viewer, log, LogPlace::default());
        &self.of(viewer).observed
    }

    /// The lines after a place.
    pub(super) fn after(&mut self, viewer: Watcher, log: &Log, place: LogPlace) -> LogPart {
        let own = self.of(viewer);
        let kept = own.observed.catch_up(log);
        let messages = own.observed.messages();
        // Lines that are read again after another seat has taken something back are the same for this viewer, who must
        // not learn of it.
        let pairs = own.lines[kept..].iter().zip(&messages[kept..]);
        let stays = kept + pairs.take_while(|(old, new)| old == new).count();
        if stays < own.lines.len() {
            own.lines.truncate(stays);
            own.cuts.push(stays);
        }
        own.lines.extend_from_slice(&messages[own.lines.len()..]);
        let cuts = own.cuts.get(place.cuts..).unwrap_or_default();
        let from = cuts.iter().copied().fold(place.lines, usize::min);
        let from = from.min(messages.len());
        LogPart {
            from,
            lines: messages[from..].to_vec(),
            place: LogPlace {
                lines: messages.len(),
                cuts: own.cuts.len(),
            },
        }
    }
}
