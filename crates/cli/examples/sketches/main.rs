//! Sketches: small games of mechanisms that are hard for an engine, and an `rnw` that plays them beside others. Each is
//! one file, with its rules and its words beside it. Its first lines say what the core gave for free.

mod cascade;
mod moorings;
mod polder;
mod ropeways;
mod towpaths;

use rnw_cli::Catalogue;
use std::process::ExitCode;

fn main() -> ExitCode {
    let catalogue = Catalogue::stock()
        .with(cascade::ENTRY)
        .with(moorings::ENTRY)
        .with(polder::ENTRY)
        .with(ropeways::ENTRY)
        .with(towpaths::ENTRY);
    rnw_cli::run(&catalogue)
}
