//! `rnw symbols`: what symbols do, in which form their programs are written, and which plugins are available.

use crate::args::{Format, FormatSymbols, Output, SymbolsCommand};
use crate::failure::Failure;
use crate::out::Out;
use crate::{pack, problems};
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_i18n::{Translations, name};
use rnw_packs::{Files, ProgramForm};
use rnw_studio::StudioError;
#[cfg(feature = "testkit")]
use rnw_studio::scenes;
use rnw_studio::symbols::{self, ProgramsPlan};
use roll_and_write::Arg;
#[cfg(feature = "testkit")]
use roll_and_write::text::counted;
use std::path::Path;

pub(super) fn run(
    catalogue: &Catalogue,
    command: SymbolsCommand,
    out: &mut Out,
) -> Result<(), Failure> {
    match command {
        SymbolsCommand::Explain {
            symbol,
            game,
            content,
            output,
        } => {
            let packs = packs(catalogue, game.as_deref(), content.as_deref(), out)?;
            let has_folder = content.is_some();
            explain(
                catalogue,
                &packs,
                symbol.as_deref(),
                (has_folder, output),
                out,
            )
        }
        #[cfg(feature = "testkit")]
        SymbolsCommand::Try {
            pack,
            symbol,
            scene,
            output,
        } => try_scene(catalogue, &pack, (&symbol, &scene.join(" ")), output, out),
        SymbolsCommand::Format(args) => format(catalogue, &args, out),
        SymbolsCommand::Plugins { output } => list_plugins(catalogue, output, out),
    }
}

/// Plays a scene. If it expects what does not come out, the command fails.
#[cfg(feature = "testkit")]
fn try_scene(
    catalogue: &Catalogue,
    pack: &Path,
    scene: (&str, &str),
    output: Output,
    out: &mut Out,
) -> Result<(), Failure> {
    let (entry, files) = crate::pack::named_or_bare(catalogue, pack, out)?;
    let tried = scenes::try_scene(catalogue, entry, &files, scene, out.language());
    let tried = tried.map_err(|error| problems::show_failure(error, out))?;
    match output.format {
        Format::Json => out.json(&tried)?,
        Format::Text => out.lines(&tried.text())?,
    }
    match tried.surprises.len() {
        0 => Ok(()),
        wrong => Err(Failure::PrintedContent(counted(wrong, "problem"))),
    }
}

fn list_plugins(catalogue: &Catalogue, output: Output, out: &mut Out) -> Result<(), Failure> {
    let names: Vec<&str> = catalogue.plugins().names().collect();
    if output.format == Format::Json {
        return out.json(&names);
    }
    for name in names {
        out.line(name)?;
    }
    let modules = match catalogue.plugins().modules() {
        Some(_) => "cli-symbols-modules",
        None => "cli-symbols-no-modules",
    };
    out.line(&Translations::in_language(out.language()).text(modules))
}

/// The packs that the command line means: one, or those of all games.
fn packs<'c>(
    catalogue: &'c Catalogue,
    game: Option<&str>,
    folder: Option<&Path>,
    out: &mut Out,
) -> Result<Vec<(&'c GameEntry, Files)>, Failure> {
    if game.is_some() || folder.is_some() {
        return Ok(vec![pack::chosen(catalogue, game, folder, out)?]);
    }
    let entries = catalogue.entries().iter();
    Ok(entries.map(|entry| (entry, (entry.shipped)())).collect())
}

fn explain(
    catalogue: &Catalogue,
    packs: &[(&GameEntry, Files)],
    symbol: Option<&str>,
    (has_folder, output): (bool, Output),
    out: &mut Out,
) -> Result<(), Failure> {
    let explained = symbols::explain(catalogue, packs, symbol, out.language());
    let explained = explained.map_err(|error| {
        let StudioError::Usage(problem) = error else {
            return error.into();
        };
        let whose = if has_folder {
            ""
        } else {
            "; for a symbol of your own pack, add --content and the folder of the pack"
        };
        Failure::Usage(format!(
            "{problem}{whose}; without a name, this command explains all symbols"
        ))
    })?;
    match (explained, output.format) {
        (Some(explained), Format::Json) => out.json(&explained.symbols),
        (Some(explained), Format::Text) => out.lines(&explained.text()),
        (None, Format::Json) => out.json(&[(); 0]),
        (None, Format::Text) => {
            out.line(&Translations::in_language(out.language()).text("cli-symbols-none"))
        }
    }
}

fn format(catalogue: &Catalogue, args: &FormatSymbols, out: &mut Out) -> Result<(), Failure> {
    let plan = ProgramsPlan {
        pack: args.pack.clone(),
        form: if args.tree {
            ProgramForm::Tree
        } else {
            ProgramForm::Line
        },
        is_trial: args.check || args.print,
    };
    let rewritten = symbols::rewrite(catalogue, &plan)?;
    if args.check {
        let found = rewritten.differences;
        problems::show(&found, out);
        if found.report.has_errors() {
            return Err(Failure::PrintedContent(found.number()));
        }
        return Ok(());
    }
    if args.print {
        return out.json_text(rewritten.text);
    }
    let number = |count: usize| Arg::Number(count as i64);
    let found = [
        ("file", name(&rewritten.path)),
        ("changed", number(rewritten.changed)),
        ("kept", number(rewritten.kept)),
    ];
    let words = Translations::in_language(out.language());
    out.line(&words.with("cli-symbols-formatted", &found))?;
    if rewritten.kept > 0 {
        out.line(&words.with("cli-symbols-kept", &found))?;
    }
    Ok(())
}
