//! Writes the record of a game line by line while the game is played.

use crate::log::LogEntry;
use crate::{FinalOutcome, RecordLine};
use roll_and_write::event::PluginFault;
use std::collections::VecDeque;
use std::io::{self, Write};

/// Writes a record. Each line is flushed before the call that writes it returns.
#[derive(Debug)]
pub(crate) struct Recorder<W> {
    sink: W,
    /// The lines that the record needs before any other line.
    pub(crate) pending: Pending,
    /// Whether the record has its result.
    pub(crate) closed: bool,
}

/// Lines that are due and not in the record yet.
#[derive(Debug, Default)]
pub(crate) struct Pending {
    /// Faults of plugins.
    pub(crate) faults: VecDeque<PluginFault>,
    /// Whether a phase has ended and the record has no fingerprint of the state since then.
    pub(crate) check: bool,
}

impl Pending {
    /// Adds what an entry of the log makes due.
    pub(crate) fn add(&mut self, entry: &LogEntry) {
        let faults = entry
            .notices
            .iter()
            .filter_map(|notice| notice.fault.clone());
        self.faults.extend(faults);
        self.check |= entry.closes_phase();
    }
}

impl<W> Recorder<W> {
    pub(crate) fn new(sink: W) -> Self {
        Self {
            sink,
            pending: Pending::default(),
            closed: false,
        }
    }

    pub(crate) fn sink(&self) -> &W {
        &self.sink
    }

    /// The same record, written to another sink.
    pub(crate) fn writing_to<V>(self, sink: V) -> Recorder<V> {
        Recorder {
            sink,
            pending: self.pending,
            closed: self.closed,
        }
    }
}

impl<W: Write> Recorder<W> {
    pub(crate) fn write(&mut self, line: &RecordLine) -> io::Result<()> {
        self.sink.write_all(line.print().as_bytes())?;
        self.sink.flush()
    }

    /// Writes the pending lines: faults, then the fingerprint of the state.
    pub(crate) fn write_pending(&mut self, digest: impl FnOnce() -> String) -> io::Result<()> {
        while let Some(fault) = self.pending.faults.front() {
            let line = RecordLine::Fault {
                symbol: fault.symbol.clone(),
                plugin: fault.plugin.clone(),
                reason: fault.reason.to_string(),
            };
            self.write(&line)?;
            self.pending.faults.pop_front();
        }
        if self.pending.check {
            self.write(&RecordLine::Check { state: digest() })?;
            self.pending.check = false;
        }
        Ok(())
    }

    /// Writes the result, unless the record already has it.
    pub(crate) fn close(&mut self, outcome: FinalOutcome) -> io::Result<()> {
        if self.closed {
            return Ok(());
        }
        self.closed = true;
        self.write(&RecordLine::Result(outcome))
    }
}
