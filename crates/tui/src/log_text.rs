//! What somebody has heard, in words.

use rnw_i18n::Translator;
use rnw_session::{Log, ObservedLog, Observer};

/// What an observer has heard of a game, in words. Each message is put into words once.
#[derive(Debug)]
pub(crate) struct LogText {
    pub(crate) heard: ObservedLog,
    lines: Vec<String>,
}

impl LogText {
    /// Nothing was heard yet.
    pub(crate) fn new(observer: Observer) -> Self {
        Self {
            heard: ObservedLog::new(observer),
            lines: Vec::new(),
        }
    }

    /// Hears what is new.
    pub(crate) fn catch_up(&mut self, log: &Log, translator: &Translator) {
        self.go_to(log, log.entries().len(), translator);
    }

    /// Hears the game up to an entry, or goes back to there.
    pub(crate) fn go_to(&mut self, log: &Log, end: usize, translator: &Translator) {
        let kept = self.heard.go_to(log, end);
        let fresh = self.heard.messages()[kept..].iter();
        self.lines.truncate(kept);
        (self.lines).extend(fresh.map(|(_, message)| translator.translate(message)));
    }

    /// All that was heard.
    pub(crate) fn lines(&self) -> &[String] {
        &self.lines
    }

    /// What was heard and not yet shown.
    pub(crate) fn news(&self) -> &[String] {
        &self.lines[self.heard.shown()..]
    }

    /// What the last entry told.
    pub(crate) fn last_notices(&self) -> &[String] {
        &self.lines[self.lines.len() - self.heard.last_notices().len()..]
    }
}
