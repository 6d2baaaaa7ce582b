//! `rnw`: the command with the games of this workspace.

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run(&cli::Catalogue::stock())
}
