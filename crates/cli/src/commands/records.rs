//! The saved games as lists with numbers, which all commands for records understand, and the choice of one of them.

use crate::args::Format;
use crate::failure::Failure;
use crate::out::Out;
use rnw_archive::pack_names::PackNames;
use rnw_archive::record_list::{self, NumberedRecord, RecordEntry};
use rnw_archive::share;
use rnw_catalogue::Catalogue;
use rnw_i18n::{Translations, name};
use rnw_line_mode::Prompt;
use rnw_plan::WrongArguments;
use rnw_terminal_text::command_line::line;
use roll_and_write::Message;
use std::ffi::OsStr;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};

/// Prints all saved games, for this command.
pub(super) fn list(
    catalogue: &Catalogue,
    command: &str,
    format: Format,
    out: &mut Out,
) -> Result<(), Failure> {
    print(
        catalogue,
        record_list::all(),
        (command, "daily-no-records"),
        format,
        out,
    )
}

/// Prints these records for a command. `none` is the key of the sentence for an empty list.
pub(super) fn print(
    catalogue: &Catalogue,
    records: impl Iterator<Item = NumberedRecord>,
    (command, none): (&str, &str),
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
    let Some(first) = entries.first() else {
        return out.line(&words.text(none));
    };
    for entry in &entries {
        out.line(&format!("{:>3}  {}", entry.number, entry.sentence(&words)))?;
        out.line(&format!("     {}", entry.record.display()))?;
    }
    let command = line([command, &first.number.to_string()]);
    out.line(&words.with("cli-how-to-choose", &[("command", name(command))]))
}

/// The file or the share code that an argument means, to be read.
pub(super) fn chosen(which: &OsStr, out: &mut Out) -> Result<PathBuf, Failure> {
    let path = numbered(which)?;
    if share::code(which).is_none() {
        out.apart().reads("<FILE>", &path)?;
    }
    Ok(path)
}

/// The file that an argument means: a number is one of the list, unless a file has this name.
pub(super) fn numbered(which: &OsStr) -> Result<PathBuf, Failure> {
    let number = which.to_str().and_then(|text| text.parse().ok());
    Ok(match number.filter(|_| !Path::new(which).exists()) {
        Some(number) => record_list::numbered(number)?,
        None => which.into(),
    })
}

/// Asks the person at the terminal whether something is deleted.
pub(super) fn may_delete(
    question: &str,
    words: &Translations,
    out: &mut Out,
) -> Result<bool, Failure> {
    if !std::io::stdin().is_terminal() {
        return Err(WrongArguments::new(Message::new("history-needs-yes")).into());
    }
    out.notice(question);
    let answer = out.typed()?;
    let answer = answer.unwrap_or_default().to_lowercase();
    let yes = words.text("history-yes");
    Ok(yes.split_whitespace().any(|word| word == answer))
}
