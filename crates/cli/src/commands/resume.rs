//! `rnw resume`: resumes a saved game.

use super::play;
use super::records::RecordList;
use crate::args::{Play, Resume};
use crate::failure::Failure;
use crate::out::Out;
use rnw_archive::record_list::unfinished;
use rnw_catalogue::Catalogue;
use rnw_i18n::Translations;
use std::path::{Path, PathBuf};

/// The list of `rnw resume`.
const LEFT: RecordList = RecordList {
    none: "cli-nothing-left",
    how: "cli-how-to-go-on",
    command: "resume",
    no_such: "cli-no-such-left",
};

pub(super) fn run(catalogue: &Catalogue, args: Resume, out: &mut Out) -> Result<(), Failure> {
    if args.list {
        return LEFT.print(catalogue, unfinished(), args.table.output.format, out);
    }
    let words = Translations::in_language(out.language());
    let record = match &args.which {
        None => {
            let last = unfinished().next().map(|first| first.path);
            last.ok_or_else(|| Failure::Usage(words.text(LEFT.none)))?
        }
        Some(which) => chosen(which, &words)?,
    };
    out.apart().writes("the record", &record)?;
    let play = Play {
        resume: Some(record),
        run_programs: args.run_programs,
        ..Play::at(args.table)
    };
    play::run(catalogue, play, out)
}

/// The record with this number in the list, or at this path.
fn chosen(which: &str, words: &Translations) -> Result<PathBuf, Failure> {
    let number = which.parse::<usize>().ok();
    match number.filter(|_| !Path::new(which).exists()) {
        Some(number) => LEFT.numbered(unfinished(), number, words),
        None => Ok(which.into()),
    }
}
