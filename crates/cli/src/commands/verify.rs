//! `rnw verify`: checks records against the rules.

use super::records::{self, chosen};
use crate::args::{Format, Verify};
use crate::failure::Failure;
use crate::out::Out;
use crate::problems;
use rnw_archive::verify::CheckedRecord;
use rnw_catalogue::Catalogue;
use rnw_i18n::Translations;

pub(super) fn run(catalogue: &Catalogue, args: &Verify, out: &mut Out) -> Result<(), Failure> {
    if args.list {
        return records::list(catalogue, "verify", args.output.format, out);
    }
    let words = Translations::in_language(out.language());
    let content = args.content.as_deref();
    let mut all = Vec::new();
    let mut wrong = None;
    for which in &args.files {
        let path = &chosen(which, out)?;
        let checked = match CheckedRecord::of(catalogue, path, content, out.language()) {
            Ok(checked) => checked,
            Err(error) => {
                let failure = problems::show_failure(error, out);
                let checked = if let Failure::Record(record) = &failure {
                    CheckedRecord::diverging(path, &record.error)
                } else {
                    CheckedRecord::unread(path, failure.to_string())
                };
                wrong = wrong.or(Some(failure));
                checked
            }
        };
        if args.output.format == Format::Text {
            out.line(&checked.text(&words))?;
        }
        all.push(checked);
    }
    if args.output.format == Format::Json {
        out.json(&all)?;
    }
    wrong.map_or(Ok(()), Err)
}
