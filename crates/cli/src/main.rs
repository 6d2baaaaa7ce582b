//! `rnw`: the command with the games of this workspace.

use std::process::ExitCode;

fn main() -> ExitCode {
    rnw_cli::run(&rnw_cli::Catalogue::stock())
}
