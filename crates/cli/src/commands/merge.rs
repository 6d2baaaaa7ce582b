//! `rnw merge`: the totals of all shards of a run, as one run would have told them.

use super::many::told;
use crate::args::Merge;
use crate::failure::Failure;
use crate::out::Out;
use crate::pack_hash;
use matches::{Summary, Totals};
use std::fs;
use std::path::Path;

pub(super) fn run(args: &Merge, out: &mut Out) -> Result<(), Failure> {
    let read = |path: &std::path::PathBuf| Ok((path.display().to_string(), read(path)?));
    let parts = args
        .files
        .iter()
        .map(read)
        .collect::<Result<_, Failure>>()?;
    let whole = matches::merge(parts).map_err(|error| Failure::Usage(error.to_string()))?;
    let summary = Summary::new(&whole.run, &whole.totals);
    told::tell(&summary, args.output.format, out)
}

fn read(path: &Path) -> Result<Totals, Failure> {
    let text = fs::read_to_string(path).map_err(Failure::file(path))?;
    let mut totals: Totals = serde_json::from_str(&text).map_err(|error| {
        Failure::Usage(format!(
            "{} holds no totals: {error}; expected what --totals writes",
            path.display()
        ))
    })?;
    // Shards of different versions may name their pack in different forms.
    totals.run.content = pack_hash::today(&totals.run.content).to_owned();
    Ok(totals)
}
