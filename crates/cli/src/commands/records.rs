//! The records in the platform's folder as lists: `rnw replay` lists all, `rnw resume --list` the unfinished games.

use crate::args::Format;
use crate::failure::Failure;
use crate::out::Out;
use rnw_archive::pack_names::PackNames;
use rnw_archive::record_list::{NumberedRecord, RecordEntry};
use rnw_catalogue::Catalogue;
use rnw_i18n::{Translations, name};
use rnw_terminal_text::command_line::line;
use roll_and_write::Arg;
use std::path::PathBuf;

/// A list of records for people.
pub(super) struct RecordList {
    /// The key of the sentence for an empty list.
    pub(super) none: &'static str,
    /// The key of the sentence about what can be done with a record, and the command for the first.
    pub(super) how: &'static str,
    pub(super) command: &'static str,
    /// The key of the sentence for a number that is not in the list.
    pub(super) no_such: &'static str,
}

/// The list of `rnw replay`.
pub(super) const RECORDS: RecordList = RecordList {
    none: "daily-no-records",
    how: "daily-how-to-replay",
    command: "replay",
    no_such: "daily-no-such-record",
};

impl RecordList {
    /// The record with this number among these.
    pub(super) fn numbered(
        &self,
        records: impl Iterator<Item = NumberedRecord>,
        number: usize,
        words: &Translations,
    ) -> Result<PathBuf, Failure> {
        let mut count = 0;
        for kept in records {
            if kept.number == number {
                return Ok(kept.path);
            }
            count += 1;
        }
        let count = [("count", Arg::Number(count))];
        Err(Failure::Usage(words.with(self.no_such, &count)))
    }

    /// Prints these records.
    pub(super) fn print(
        &self,
        catalogue: &Catalogue,
        records: impl Iterator<Item = NumberedRecord>,
        format: Format,
        out: &mut Out,
    ) -> Result<(), Failure> {
        let words = Translations::in_language(out.language());
        let mut packs = PackNames::new(catalogue);
        let entries = records.map(|kept| RecordEntry::new(kept, &mut packs));
        let entries: Vec<RecordEntry> = entries.collect();
        if format == Format::Json {
            return out.json(&entries);
        }
        if entries.is_empty() {
            return out.line(&words.text(self.none));
        }
        for entry in &entries {
            out.line(&format!("{:>3}  {}", entry.number, entry.sentence(&words)))?;
            out.line(&format!("     {}", entry.record.display()))?;
        }
        let command = [("command", name(line([self.command, "1"])))];
        out.line(&words.with(self.how, &command))
    }
}
