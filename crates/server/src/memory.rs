//! Records in memory, for tests and fuzz targets.

use crate::library::{RecordSink, StoredRecord, TableStorage};
use rnw_session::Record;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

/// Records in memory. `full` makes every write fail.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory(Arc<Mutex<Stored>>);

#[derive(Debug, Default)]
struct Stored {
    notes: BTreeMap<String, String>,
    records: BTreeMap<String, Vec<u8>>,
    full: bool,
}

struct MemorySink(Memory, String);

impl Write for MemorySink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut stored = self.0.writable()?;
        let record = stored.records.entry(self.1.clone()).or_default();
        record.extend_from_slice(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Memory {
    fn lock(&self) -> MutexGuard<'_, Stored> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What may be written to; fails while every write fails.
    fn writable(&self) -> io::Result<MutexGuard<'_, Stored>> {
        let stored = self.lock();
        if stored.full {
            return Err(io::ErrorKind::StorageFull.into());
        }
        Ok(stored)
    }

    /// Whether every write fails from now on.
    #[cfg(test)]
    pub(crate) fn fill(&self, full: bool) {
        self.lock().full = full;
    }
    pub(crate) fn record(&self, table: &str) -> String {
        let bytes = self.lock().records.get(table).cloned().unwrap_or_default();
        String::from_utf8_lossy(&bytes).into_owned()
    }
    /// Replaces a record.
    #[cfg(test)]
    pub(crate) fn copy(&self, table: &str, record: &[u8]) {
        let records = &mut self.lock().records;
        records.insert(table.to_owned(), record.to_vec());
    }
    #[cfg(test)]
    pub(crate) fn note_text(&self, table: &str) -> String {
        self.lock().notes.get(table).cloned().unwrap_or_default()
    }
}

impl TableStorage for Memory {
    fn note(&self, table: &str) -> io::Result<Option<String>> {
        Ok(self.lock().notes.get(table).cloned())
    }
    fn keep_note(&self, table: &str, note: &str) -> io::Result<()> {
        let notes = &mut self.writable()?.notes;
        notes.insert(table.to_owned(), note.to_owned());
        Ok(())
    }
    fn create_record(&self, table: &str) -> io::Result<RecordSink> {
        Ok(RecordSink::new(MemorySink(self.clone(), table.to_owned())))
    }
    fn open_record(&self, table: &str) -> io::Result<Option<StoredRecord>> {
        let text = self.record(table);
        if text.is_empty() {
            return Ok(None);
        }
        let (record, tail) = Record::parse(text.as_bytes()).map_err(io::Error::other)?;
        let sink = RecordSink::new(MemorySink(self.clone(), table.to_owned()));
        Ok(Some(StoredRecord { record, tail, sink }))
    }
    fn read_record(&self, table: &str) -> io::Result<Vec<u8>> {
        Ok(self.record(table).into_bytes())
    }
    fn now(&self) -> Option<String> {
        Some("2026-11-29T18:30:00Z".to_owned())
    }
    fn written(&self, table: &str) -> io::Result<SystemTime> {
        let is_there = !self.record(table).is_empty();
        let time = is_there.then_some(SystemTime::UNIX_EPOCH + Duration::from_secs(1_700_000_000));
        time.ok_or(io::ErrorKind::NotFound.into())
    }
}
