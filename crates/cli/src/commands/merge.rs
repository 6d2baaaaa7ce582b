//! `rnw merge`: combines the totals of all shards into those of the whole run.

use super::batch;
use crate::args::Merge;
use crate::failure::Failure;
use crate::out::Out;
use rnw_matches::{RunTotals, Summary};
use rnw_plan::pack_hash;
use rnw_system::{Limit, read};
use std::path::Path;

/// The largest totals. Totals stay small: a run of any length has few different values.
const TOTALS_MAX: Limit = Limit::new("totals", 64 << 20);

pub(super) fn run(args: &Merge, out: &mut Out) -> Result<(), Failure> {
    let read = |path: &std::path::PathBuf| Ok((path.display().to_string(), read(path)?));
    let parts = args
        .files
        .iter()
        .map(read)
        .collect::<Result<_, Failure>>()?;
    let whole = rnw_matches::merge(parts).map_err(|error| Failure::Usage(error.to_string()))?;
    let summary = Summary::new(&whole.run, &whole.totals);
    batch::print(&summary, args.output.format, out)
}

fn read(path: &Path) -> Result<RunTotals, Failure> {
    let text = read::named_text(path, TOTALS_MAX).map_err(|error| error.at(path))?;
    let mut json = serde_json::Deserializer::from_str(&text);
    let totals = serde_path_to_error::deserialize(&mut json).map_err(|error| error.to_string());
    let totals = totals.and_then(|totals| {
        let rest = json.end();
        rest.map(|()| totals).map_err(|error| error.to_string())
    });
    let mut totals: RunTotals = totals.map_err(|problem| {
        Failure::Usage(format!(
            "{} is not a file of totals: {problem}; expected a file that --totals wrote",
            path.display()
        ))
    })?;
    // Shards of different versions may have different forms of the pack hash.
    totals.run.content = pack_hash::today(&totals.run.content).to_owned();
    Ok(totals)
}
