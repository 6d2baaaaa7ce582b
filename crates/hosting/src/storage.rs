//! Records of tables, and the files beside them, in one folder.

use crate::HostingError;
use rnw_archive::records::{self, TABLE_PREFIX};
use rnw_archive::utc;
use rnw_server::{RecordSink, StoredRecord, TableStorage};
use rnw_system::{FileError, Limit, ReadError, read, write};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The largest file beside a record, in bytes.
const NOTE_MAX: Limit = Limit::new("the file of a table", 64 << 10);

/// A folder with records. Those of tables are called `table-NAME.jsonl`.
#[derive(Debug)]
pub struct RecordFolder(PathBuf);

impl RecordFolder {
    /// The folder, which is created if it does not exist.
    ///
    /// # Errors
    /// If it cannot be created.
    pub fn new(folder: PathBuf) -> Result<Self, FileError> {
        fs::create_dir_all(&folder).map_err(FileError::write(&*folder))?;
        Ok(Self(folder))
    }

    /// The place of the record of a table that was made here.
    fn own(&self, table: &str) -> PathBuf {
        self.0.join(format!("{TABLE_PREFIX}{table}.jsonl"))
    }

    fn record(&self, table: &str) -> PathBuf {
        let own = self.own(table);
        records::noted_record(&own).unwrap_or(own)
    }

    fn beside(&self, table: &str) -> PathBuf {
        self.own(table).with_extension(records::TABLE_NOTE)
    }

    /// The name of the table that has this record; `None` if there is none.
    pub(crate) fn table_of(&self, record: &Path) -> Option<String> {
        let record = record.canonicalize().ok()?;
        let name = |path: &Path| {
            let stem = path.file_stem()?.to_str()?;
            stem.strip_prefix(TABLE_PREFIX).map(str::to_owned)
        };
        let made = records::table_from(&self.0, &record);
        let made = made.and_then(|path| name(&path));
        made.or_else(|| {
            let own = name(&record)?;
            let path = self.own(&own).canonicalize().ok()?;
            (path == record).then_some(own)
        })
    }

    /// Makes a saved game the record of a table.
    pub(crate) fn adopt(&self, table: &str, record: &Path, note: &str) -> Result<(), HostingError> {
        let found = record.canonicalize();
        let record = found.map_err(|error| ReadError::System(error).at(record))?;
        records::note_record(&self.own(table), &record)?;
        Ok(write::replace(&self.beside(table), note)?)
    }
}

impl TableStorage for RecordFolder {
    fn note(&self, table: &str) -> io::Result<Option<String>> {
        let bytes = read::found(&self.beside(table), NOTE_MAX).map_err(io::Error::other)?;
        let text = bytes.map(String::from_utf8).transpose();
        text.map_err(io::Error::other)
    }

    fn keep_note(&self, table: &str, note: &str) -> io::Result<()> {
        write::replace(&self.beside(table), note).map_err(io::Error::other)
    }

    fn create_record(&self, table: &str) -> io::Result<RecordSink> {
        let file = records::create(&self.record(table), false);
        Ok(RecordSink::new(file.map_err(io::Error::other)?))
    }

    fn open_record(&self, table: &str) -> io::Result<Option<StoredRecord>> {
        let path = self.record(table);
        if !path.exists() {
            return Ok(None);
        }
        let opened = records::reopen(&path).and_then(|(mut file, record, tail)| {
            file.cut(&path, tail.kept)?;
            Ok(StoredRecord {
                record,
                tail,
                sink: RecordSink::new(file),
            })
        });
        opened.map(Some).map_err(io::Error::other)
    }

    fn read_record(&self, table: &str) -> io::Result<Vec<u8>> {
        let bytes = read::found(&self.record(table), records::RECORD).map_err(io::Error::other)?;
        bytes.ok_or(io::ErrorKind::NotFound.into())
    }

    fn now(&self) -> Option<String> {
        Some(utc::now())
    }

    fn written(&self, table: &str) -> io::Result<SystemTime> {
        fs::metadata(self.record(table))?.modified()
    }
}
