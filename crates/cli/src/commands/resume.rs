//! `rnw resume`: resumes a saved game.

use super::{play, records};
use crate::args::{Play, Resume};
use crate::failure::Failure;
use crate::out::Out;
use rnw_archive::record_list::unfinished;
use rnw_catalogue::Catalogue;
use rnw_i18n::Translations;

/// The key of the sentence for an empty list.
const NONE: &str = "cli-nothing-left";

pub(super) fn run(catalogue: &Catalogue, args: Resume, out: &mut Out) -> Result<(), Failure> {
    if args.list {
        let format = args.table.output.format;
        return records::print(catalogue, unfinished(), ("resume", NONE), format, out);
    }
    let words = Translations::in_language(out.language());
    let record = match &args.which {
        None => {
            let last = unfinished().next().map(|first| first.path);
            last.ok_or_else(|| Failure::Usage(words.text(NONE)))?
        }
        Some(which) => records::numbered(which)?,
    };
    out.apart().writes("the record", &record)?;
    let play = Play {
        resume: Some(record),
        run_programs: args.run_programs,
        ..Play::at(args.table)
    };
    play::run(catalogue, play, out)
}
