//! The index of the records: what was read from each, in a database that can be made anew at any time.
//!
//! A row belongs to one version of a file: it has the length and the time of the last change. A row that does not fit
//! is ignored, and so is an index that is locked, broken or of another version. Then the records are read.

use super::facts::RecordFacts;
use crate::records::KeptRecord;
use crate::utc::since_1970;
use redb::{
    Builder, Database, DatabaseError, ReadableDatabase, ReadableTable, TableDefinition, TableError,
};
use rnw_system::write;
use roll_and_write::text::json;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::time::Duration;

/// The rows by the names of their files. Each is a hash and a [`Row`] as JSON. The name of the table changes with the
/// form of the rows.
const ROWS: TableDefinition<'_, &str, &[u8]> = TableDefinition::new("records-2");
/// The length of a hash in bytes.
const HASH: usize = 32;
/// The memory for a cache of the database, in bytes.
const CACHE: usize = 4 << 20;

/// What is known of one version of a file.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
struct Row {
    /// The length of the file in bytes.
    length: u64,
    /// When the file was last written, as the time since the start of 1970.
    modified: Duration,
    /// `None` if it is not the record of a finished game of a person.
    facts: Option<RecordFacts>,
}

impl Row {
    fn fits(&self, record: &KeptRecord) -> bool {
        self.length == record.length && self.modified == since_1970(record.modified)
    }
}

/// Reads a record. `None` if this is not possible now; otherwise its facts, if it has any.
type Read<'r> = &'r dyn Fn(&KeptRecord) -> Option<Option<RecordFacts>>;

/// The facts of each of these records. Only records that are not in the index are read. The index is then brought up
/// to date if possible.
pub(super) fn facts(
    records: &[KeptRecord],
    index: Option<&Path>,
    read: Read<'_>,
) -> Vec<Option<RecordFacts>> {
    let index = index.and_then(Index::open);
    let known = index.as_ref().map(|index| &index.known);
    let mut fresh: BTreeMap<String, Row> = BTreeMap::new();
    let facts = records.iter().map(|record| {
        let name = file_name(record);
        let row = name.and_then(|name| known?.get(name));
        if let Some(row) = row.filter(|row| row.fits(record)) {
            return row.facts.clone();
        }
        let facts = read(record)?;
        if let Some(name) = name {
            let row = Row {
                length: record.length,
                modified: since_1970(record.modified),
                facts: facts.clone(),
            };
            fresh.insert(name.to_owned(), row);
        }
        facts
    });
    let facts = facts.collect();
    if let Some(index) = index {
        // If the index cannot be written, the next use reads these records again.
        let _ = rnw_system::caught(|| index.update(records, &fresh));
    }
    facts
}

/// The name of the file in its folder. A name that is not UTF-8 is not in the index.
fn file_name(record: &KeptRecord) -> Option<&str> {
    record.path.file_name()?.to_str()
}

/// Why an index is not used.
enum Unusable {
    /// Another process has it, or the program may not write here.
    NotNow,
    /// It is damaged or of another version.
    Broken,
}

/// An open index and its sound rows.
struct Index {
    database: Database,
    known: BTreeMap<String, Row>,
    /// Whether all rows are sound.
    is_sound: bool,
}

impl Index {
    /// Opens the index, and makes it anew if it is broken.
    fn open(path: &Path) -> Option<Self> {
        match Self::try_open(path) {
            Ok(index) => Some(index),
            Err(Unusable::NotNow) => None,
            Err(Unusable::Broken) => {
                fs::remove_file(path).ok()?;
                Self::try_open(path).ok()
            }
        }
    }

    /// Opens the index, and creates it if it does not exist.
    fn try_open(path: &Path) -> Result<Self, Unusable> {
        let file = write::open_own(path).ok_or(Unusable::NotNow)?;
        // A damaged database may make the library panic.
        let opened = rnw_system::caught(|| {
            let database = Builder::new().set_cache_size(CACHE).create_file(file);
            let database = database.map_err(|error| {
                if matches!(error, DatabaseError::DatabaseAlreadyOpen) {
                    Unusable::NotNow
                } else {
                    Unusable::Broken
                }
            })?;
            Self::read(database).ok_or(Unusable::Broken)
        });
        opened.unwrap_or(Err(Unusable::Broken))
    }

    /// Reads all rows. `None` if the database is broken.
    fn read(database: Database) -> Option<Self> {
        let (mut known, mut is_sound) = (BTreeMap::new(), true);
        let rows = database.begin_read().ok()?;
        match rows.open_table(ROWS) {
            Ok(rows) => {
                for row in rows.iter().ok()? {
                    let (name, bytes) = row.ok()?;
                    let name = name.value();
                    match decoded(name, bytes.value()) {
                        Some(row) => _ = known.insert(name.to_owned(), row),
                        None => is_sound = false,
                    }
                }
            }
            // It is new.
            Err(TableError::TableDoesNotExist(_)) => {}
            Err(_) => return None,
        }
        Some(Self {
            database,
            known,
            is_sound,
        })
    }

    /// Adds rows, and removes those of files that do not exist. Writes nothing if nothing changes.
    fn update(
        self,
        records: &[KeptRecord],
        fresh: &BTreeMap<String, Row>,
    ) -> Result<(), redb::Error> {
        let names: BTreeSet<&str> = records.iter().filter_map(file_name).collect();
        let gone = |name: &str| !names.contains(name);
        let has_gone = self.known.keys().any(|name| gone(name));
        if self.is_sound && !has_gone && fresh.is_empty() {
            return Ok(());
        }
        let change = self.database.begin_write()?;
        {
            let mut rows = change.open_table(ROWS)?;
            // A row that is not sound is removed too.
            rows.retain(|name, _| self.known.contains_key(name) && !gone(name))?;
            for (name, row) in fresh {
                rows.insert(name.as_str(), &*encoded(name, row))?;
            }
        }
        change.commit()?;
        Ok(())
    }
}

/// The bytes of a row: the hash of the rest and of its name, then JSON.
fn encoded(name: &str, row: &Row) -> Vec<u8> {
    let json = json(serde_json::to_string(row).unwrap_or_default());
    let mut bytes = hash(name, json.as_bytes());
    bytes.extend(json.as_bytes());
    bytes
}

/// The row in these bytes; `None` if they are damaged.
fn decoded(name: &str, bytes: &[u8]) -> Option<Row> {
    let (found, json) = bytes.split_at_checked(HASH)?;
    if found != hash(name, json) {
        return None;
    }
    serde_json::from_slice(json).ok()
}

fn hash(name: &str, json: &[u8]) -> Vec<u8> {
    let mut hash = Sha256::new();
    hash.update(name.as_bytes());
    // No name of a file has this byte.
    hash.update([0]);
    hash.update(json);
    hash.finalize().to_vec()
}

#[cfg(test)]
mod tests {
    use super::super::facts::SeatFacts;
    use super::*;
    use crate::records;
    use std::cell::RefCell;
    use std::fs::File;
    use std::io::{Seek, SeekFrom, Write};
    use std::path::PathBuf;
    use std::time::SystemTime;
    use tempfile::{TempDir, tempdir};

    /// A folder of files whose length is a score.
    struct Folder {
        folder: TempDir,
        read: RefCell<Vec<String>>,
    }

    impl Folder {
        fn new() -> Self {
            let folder = Self {
                folder: tempdir().unwrap(),
                read: RefCell::default(),
            };
            folder.write("a", 3);
            folder.write("b", 5);
            folder.write("no-result", 0);
            folder
        }

        fn path(&self, name: &str) -> PathBuf {
            self.folder.path().join(name)
        }

        fn index(&self) -> PathBuf {
            self.path("results.redb")
        }

        fn write(&self, name: &str, score: usize) {
            fs::write(self.path(&format!("{name}.jsonl")), "x".repeat(score)).unwrap();
        }

        /// The scores that are found, by file, and the files that were read for them.
        fn scores(&self) -> (String, String) {
            self.scores_with(Some(&self.index()))
        }

        fn scores_with(&self, index: Option<&Path>) -> (String, String) {
            self.read.take();
            let mut records = records::records_in(self.folder.path());
            records.sort_by(|a, b| a.path.cmp(&b.path));
            let found = facts(&records, index, &|record| {
                let name = file_name(record)?.replace(".jsonl", "");
                self.read.borrow_mut().push(name);
                Some((record.length > 0).then(|| scored(record.length)))
            });
            let score = |facts: &Option<RecordFacts>| {
                let facts = facts.as_ref()?;
                Some(facts.seats[0].score.to_string())
            };
            let scores: Vec<String> = found.iter().filter_map(score).collect();
            (scores.join(" "), self.read.borrow().join(" "))
        }
    }

    fn scored(score: u64) -> RecordFacts {
        let seat = SeatFacts {
            name: "Ann".to_owned(),
            player: "me".to_owned(),
            score: score.into(),
            place: 1,
        };
        RecordFacts {
            game: "toy".to_owned(),
            content: "c".to_owned(),
            options: BTreeMap::new(),
            seats: vec![seat],
            decisions: 1,
            forfeited: false,
            taken_back: false,
            began: None,
        }
    }

    #[track_caller]
    fn check(folder: &Folder, scores: &str, read: &str) {
        assert_eq!(folder.scores(), (scores.to_owned(), read.to_owned()));
    }

    #[test]
    fn each_record_is_read_once() {
        let folder = Folder::new();
        check(&folder, "3 5", "a b no-result");
        check(&folder, "3 5", "");
        folder.write("c", 7);
        check(&folder, "3 5 7", "c");
        check(&folder, "3 5 7", "");
        fs::remove_file(folder.path("a.jsonl")).unwrap();
        check(&folder, "5 7", "");
        // The name is used again, and its row is gone.
        folder.write("a", 3);
        check(&folder, "3 5 7", "a");
    }

    #[test]
    fn a_record_that_has_changed_is_read_again() {
        let folder = Folder::new();
        folder.scores();
        folder.write("b", 9);
        check(&folder, "3 9", "b");
        // Only the time has changed.
        let file = File::options().append(true).open(folder.path("a.jsonl"));
        file.unwrap().set_modified(SystemTime::UNIX_EPOCH).unwrap();
        check(&folder, "3 9", "a");
        check(&folder, "3 9", "");
    }

    #[test]
    fn a_record_that_cannot_be_read_now_is_read_later() {
        let folder = Folder::new();
        let records = records::records_in(folder.folder.path());
        let found = facts(&records, Some(&folder.index()), &|_| None);
        assert!(found.iter().all(Option::is_none));
        check(&folder, "3 5", "a b no-result");
    }

    #[test]
    fn without_an_index_everything_is_read() {
        let folder = Folder::new();
        folder.scores();
        let all = ("3 5".to_owned(), "a b no-result".to_owned());
        assert_eq!(folder.scores_with(None), all);
        fs::remove_file(folder.index()).unwrap();
        assert_eq!(folder.scores(), all, "it was deleted");
        check(&folder, "3 5", "");
        fs::remove_file(folder.index()).unwrap();
        fs::create_dir(folder.index()).unwrap();
        assert_eq!(folder.scores(), all, "it is a folder");
    }

    #[test]
    fn while_another_has_the_index_everything_is_read() {
        let folder = Folder::new();
        folder.scores();
        let index = Index::open(&folder.index()).unwrap();
        check(&folder, "3 5", "a b no-result");
        drop(index);
        check(&folder, "3 5", "");
    }

    #[test]
    fn an_index_of_something_else_is_made_anew() {
        let folder = Folder::new();
        for text in ["", "no database", &"x".repeat(100_000)] {
            fs::write(folder.index(), text).unwrap();
            check(&folder, "3 5", "a b no-result");
            check(&folder, "3 5", "");
        }
        // A row of another form, and one under another name.
        let index = Index::open(&folder.index()).unwrap();
        let row = encoded("b.jsonl", &index.known["b.jsonl"]);
        let change = index.database.begin_write().unwrap();
        {
            let mut rows = change.open_table(ROWS).unwrap();
            rows.insert("a.jsonl", &*row).unwrap();
            rows.insert("b.jsonl", &*b"{}".repeat(40)).unwrap();
        }
        change.commit().unwrap();
        drop(index);
        check(&folder, "3 5", "a b");
        check(&folder, "3 5", "");
    }

    /// Whatever is damaged, the results are right, and the next use finds a sound index.
    #[test]
    fn a_damaged_index_changes_no_result() {
        let folder = Folder::new();
        folder.scores();
        let sound = fs::read(folder.index()).unwrap();
        let mut read_again = 0;
        for part in 0..32 {
            let at = part * sound.len() / 32;
            for (length, byte) in [(1, 0xFF), (4096, 0xA5)] {
                fs::write(folder.index(), &sound).unwrap();
                let mut file = File::options().write(true).open(folder.index()).unwrap();
                file.seek(SeekFrom::Start(at as u64)).unwrap();
                file.write_all(&vec![byte; length]).unwrap();
                drop(file);
                let (scores, read) = folder.scores();
                assert_eq!(scores, "3 5", "{length} bytes at {at}");
                read_again += usize::from(!read.is_empty());
                check(&folder, "3 5", "");
            }
            fs::write(folder.index(), &sound[..at]).unwrap();
            assert_eq!(folder.scores().0, "3 5", "cut at {at}");
        }
        assert!(read_again > 0, "some damage was noticed");
    }
}
