//! `rnw shrink`: makes a recorded game as small as possible.

use super::recorded;
use crate::args::{Format, Shrink};
use crate::failure::Failure;
use crate::out::Out;
use indicatif::{ProgressBar, ProgressDrawTarget};
use rnw_archive::records;
use rnw_catalogue::Catalogue;
use rnw_studio::must_not_exist;
use rnw_studio::shrink::{self, ShrinkPlan};
use rnw_studio::test_pack::find_law;
use rnw_terminal_text::command_line;
use roll_and_write::text::counted;
use std::io::{self, IsTerminal};
use std::path::Path;

pub(super) fn run(catalogue: &Catalogue, args: &Shrink, out: &mut Out) -> Result<(), Failure> {
    let law = args.law.as_deref().map(find_law).transpose()?;
    let min = || args.file.with_extension("min.jsonl");
    let target = args.out.clone().unwrap_or_else(min);
    if args.out.is_none() {
        out.apart().writes("the small record", &target)?;
    }
    let free =
        |path: &Path, hint| must_not_exist(path).map_err(|error| Failure::from(error).hinted(hint));
    if !args.force {
        free(&target, "--force overwrites it, --out names another file")?;
    }
    if let Some(folder) = &args.pack {
        free(folder, "expected a new folder")?;
    }
    let (record, _) = records::read(&args.file)?;
    let content = args.content.as_deref();
    let recorded = recorded::open(catalogue, &args.file, &record, content, out)?;
    let plan = ShrinkPlan {
        file: args.file.clone(),
        entry: *recorded.entry,
        pack: content.map_or_else(
            || recorded.entry.name.to_owned(),
            |path| path.display().to_string(),
        ),
        files: recorded.files,
        law,
        shows: args.shows.clone(),
        small_pack: args.pack.clone(),
        target,
        force: args.force,
    };
    let played = shrink::play(catalogue, &plan, &record, &*recorded.loaded.game)?;
    if let Some(steps) = played.steps_used {
        let (file, steps) = (args.file.display(), counted(steps, "step"));
        out.notice(&format!(
            "{file} breaks the rules after {steps}; rnw uses only the steps before"
        ));
    }
    let spinner = spinner();
    let mut report = shrink::shrink(&plan, played)?;
    spinner.finish_and_clear();
    if let Some(small) = &mut report.small {
        let record = command_line::argument(&plan.target);
        // A name that begins with a dash is no option.
        small.content = small
            .content
            .as_deref()
            .map(|name| command_line::argument(Path::new(name)));
        let line = |command: &str| {
            let content = small.content.iter().flat_map(|name| ["--content", name]);
            command_line::line([command, &record].into_iter().chain(content))
        };
        (small.replay, small.verify) = (line("replay"), line("verify"));
    }
    match (args.output.format, &report.small) {
        (Format::Json, _) => out.json(&report),
        (Format::Text, Some(_)) => out.lines(&report.text(&plan)),
        (Format::Text, None) => {
            let text = report.text(&plan);
            out.line(&format!("{text}; --shows KEY shrinks to an event"))
        }
    }
}

/// Shows that the game shrinks. The spinner does not move: that would need a thread, and would panic if there is none.
fn spinner() -> ProgressBar {
    let spinner = ProgressBar::new_spinner().with_message("shrinking the game");
    if !io::stderr().is_terminal() {
        spinner.set_draw_target(ProgressDrawTarget::hidden());
    }
    spinner.tick();
    spinner
}
