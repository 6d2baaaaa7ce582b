//! The notices of an observer as translated text.

use rnw_i18n::Translator;
use rnw_session::{Log, ObservedLog, Observer};

/// The notices that an observer has seen of a game, as translated text. Each message is translated
/// once.
#[derive(Debug)]
pub(crate) struct LogText {
    pub(crate) observed: ObservedLog,
    lines: Vec<String>,
}

impl LogText {
    /// A log text without notices.
    pub(crate) fn new(observer: Observer) -> Self {
        Self {
            observed: ObservedLog::new(observer),
            lines: Vec::new(),
        }
    }

    /// Adds the new notices.
    pub(crate) fn catch_up(&mut self, log: &Log, translator: &Translator) {
        self.go_to(log, log.entries().len(), translator);
    }

    /// Adds the notices up to an entry, or goes back to that entry.
    pub(crate) fn go_to(&mut self, log: &Log, end: usize, translator: &Translator) {
        let kept = self.observed.go_to(log, end);
        let fresh = self.observed.messages()[kept..].iter();
        self.lines.truncate(kept);
        (self.lines).extend(fresh.map(|(_, message)| translator.translate(message)));
    }

    /// All lines so far.
    pub(crate) fn lines(&self) -> &[String] {
        &self.lines
    }

    /// The lines that were not shown yet.
    pub(crate) fn news(&self) -> &[String] {
        &self.lines[self.observed.shown()..]
    }

    /// The lines of the last entry.
    pub(crate) fn last_notices(&self) -> &[String] {
        &self.lines[self.lines.len() - self.observed.last_notices().len()..]
    }
}
