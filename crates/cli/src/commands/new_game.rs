//! `rnw new-game`: writes a library with a small game that works, and a package with an `rnw` that plays it.

use crate::args::NewGame;
use crate::failure::Failure;
use crate::out::Out;
use rnw_catalogue::Catalogue;
use rnw_studio::new_game::{NewCratePlan, create};
use roll_and_write::text::counted;

/// Writes the packages, and prints what comes next.
pub(super) fn run(catalogue: &Catalogue, args: &NewGame, out: &mut Out) -> Result<(), Failure> {
    let plan = NewCratePlan {
        name: args.name.clone(),
        dir: args.dir.clone().unwrap_or_default(),
        engine: args.engine.clone(),
        force: args.force,
    };
    let (folder, files) = create(catalogue, &plan)
        .map_err(|error| Failure::from(error).hinted("--force overwrites its files"))?;
    let (shown, files) = (folder.display(), counted(files, "file"));
    out.line(&format!(
        "{shown}: {files}. README.md has the checklist. Next:"
    ))?;
    for line in [
        format!("cd {}", rnw_terminal_text::command_line::argument(&folder)),
        "cargo test".to_owned(),
        format!("cargo run --release -p {0}-rnw -- play {0}", args.name),
    ] {
        out.line(&format!("  {line}"))?;
    }
    Ok(())
}
