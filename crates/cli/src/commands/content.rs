//! `rnw content`: creates, checks, shows and analyses packs.

use super::batch::WorkBar;
use super::show_cards::ShowCards;
use crate::args::{
    ContentCommand, Export, Format, Import, MakeDeck, Print, Programs, Stats, Watch,
};
use crate::failure::Failure;
use crate::out::Out;
use crate::pack;
use crate::problems;
use rnw_batch::side_by_side::jobs;
use rnw_catalogue::Catalogue;
use rnw_deckmaker::Search;
use rnw_drawing::{CardFormat, ColorMode};
use rnw_i18n::Language;
use rnw_plan::PackProblems;
use rnw_plan::pack::{art_files, entry_of};
use rnw_plan::seating::{self, Contenders};
use rnw_plan::words::translator;
use rnw_studio::make_deck::{self, CARDS, DeckPlan, MeasuredDeck};
use rnw_studio::new_pack::{self, NewPackPlan};
use rnw_studio::print::{self, PrintForm, PrintPlan};
use rnw_studio::spreadsheet::{self, ExportPlan, ImportPlan};
use rnw_studio::stats::{self, PictureFolder, StatsPlan, WeighingPlan, pack_name};
use rnw_studio::watch::{WatchPlan, WatchRound, Watching};
use rnw_studio::{StudioError, check};
use rnw_terminal_text::command_line;
use roll_and_write::text::counted;
use std::path::Path;

pub(super) fn run(
    catalogue: &Catalogue,
    command: ContentCommand,
    out: &mut Out,
) -> Result<(), Failure> {
    match command {
        ContentCommand::New {
            name,
            extends,
            dir,
            force,
        } => {
            let plan = NewPackPlan {
                name,
                base: extends,
                dir: dir.unwrap_or_default(),
                force,
            };
            new(catalogue, &plan, out)
        }
        ContentCommand::Check { folder, output } => check(catalogue, &folder, output.format, out),
        ContentCommand::Show {
            card,
            game,
            content,
            ascii,
            output,
        } => {
            let shown = ShowCards {
                card,
                game,
                ascii,
                output,
            };
            shown.run(catalogue, content.as_deref(), out)
        }
        ContentCommand::Stats(args) => stats(catalogue, &args, out),
        ContentCommand::Print(args) => print(catalogue, args, out),
        ContentCommand::Watch(args) => watch(catalogue, args, out),
        ContentCommand::Export(args) => export(catalogue, &args, out),
        ContentCommand::Import(args) => import(catalogue, &args, out),
        ContentCommand::MakeDeck(args) => make_deck(catalogue, &args, out),
    }
}

fn stats(catalogue: &Catalogue, args: &Stats, out: &mut Out) -> Result<(), Failure> {
    let (entry, files) = pack::named_or_bare(catalogue, &args.pack, out)?;
    let force = args.force;
    let pictures = args
        .svg
        .clone()
        .map(|folder| PictureFolder { folder, force });
    for picture in pictures.iter().flat_map(PictureFolder::paths) {
        out.apart().writes("the picture", &picture)?;
    }
    let players = args.named.or(["greedy", "greedy"]);
    let terms = args.programs.terms(&[args.svg.as_deref()], out)?;
    let players = Contenders::read(&players, entry.seats, catalogue.bots())?;
    let seats = players.count();
    let weigh_by = seating::named(&args.weigh_by, &[], ["", ""]).into_iter();
    let weigh_by = weigh_by.filter(|_| !args.weigh_by.is_empty());
    let in_all_seats =
        |player| Contenders::read(&vec![player; seats], entry.seats, catalogue.bots());
    let plan = StatsPlan {
        pack: pack_name(&args.pack),
        entry: *entry,
        options: args.options.clone(),
        players,
        games: args.games,
        seed: args.seed,
        jobs: jobs(args.jobs),
        weighing: WeighingPlan {
            names: args.weigh.clone(),
            deals: args.weigh_games,
            players: weigh_by.map(in_all_seats).collect::<Result<_, _>>()?,
        },
        pictures,
        files,
    };
    let translator = translator(entry, &plan.files, Vec::new(), Language::English)?;
    let report = stats::run(catalogue, &plan, &terms, &mut WorkBar::of("games"))?;
    if let Some(pictures) = &plan.pictures {
        for path in pictures.draw(&report)? {
            out.notice(&format!("Drawn: {}", path.display()));
        }
    }
    match args.output.format {
        Format::Json => out.json(&report),
        Format::Text => out.lines(&report.text(&translator, args.ascii)),
    }
}

fn print(catalogue: &Catalogue, args: Print, out: &mut Out) -> Result<(), Failure> {
    let form = match (args.out, args.card, args.tts) {
        (Some(path), ..) => PrintForm::Pages {
            path,
            paper: args.paper,
            backs: args.backs,
        },
        (_, Some(name), _) => PrintForm::Card {
            name,
            svg: args.svg,
            png: args.png,
        },
        (.., tts) => PrintForm::Tabletop {
            folder: tts.unwrap_or_default(),
            name: pack_name(&args.pack),
        },
    };
    // What cannot be written is refused before the pack is read.
    form.check()?;
    let (entry, files) = pack::named_or_bare(catalogue, &args.pack, out)?;
    for path in art_files(&files)? {
        out.apart().reads("the pack's file", &path)?;
    }
    let plan = PrintPlan {
        entry: *entry,
        files,
        options: args.options,
        seats: args.seats.map(usize::from),
        language: out.language(),
        colors: if args.black_and_white {
            ColorMode::BlackAndWhite
        } else {
            ColorMode::Color
        },
        format: CardFormat {
            size: args.size,
            bleed: args.bleed.map_or(0.0, f64::from),
        },
        form,
    };
    let printed = print::print(catalogue, &plan)?;
    if !printed.missing_letters.is_empty() {
        let missing: Vec<String> = printed
            .missing_letters
            .iter()
            .map(char::to_string)
            .collect();
        out.notice(&format!(
            "The embedded font does not have these letters: {}. PDF and PNG files show them as blanks.",
            missing.join(" ")
        ));
    }
    printed.write(args.force)?;
    for path in &printed.left_over {
        let path = path.display();
        out.notice(&format!("Removed: {path}, a page of an earlier printing"));
    }
    let names = printed
        .files
        .iter()
        .map(|(path, _)| path.display().to_string());
    let names: Vec<String> = names.collect();
    let names = match names.as_slice() {
        [first, .., last] if printed.folder.is_some() => format!("{first} to {last}"),
        names => names.join(", "),
    };
    out.notice(&format!("Printed: {names}"));
    Ok(())
}

fn watch(catalogue: &Catalogue, args: Watch, out: &mut Out) -> Result<(), Failure> {
    let plan = WatchPlan {
        pack: args.pack,
        players: (!args.named.is_empty()).then(|| args.named.or(["", ""])),
        options: args.options,
        games: args.games,
        seed: args.seed,
        jobs: jobs(args.jobs),
        train: args.train,
        language: out.language(),
    };
    let terms = Programs::default().terms(&[], out)?;
    let mut watching = Watching::new(catalogue, &plan, &terms)?;
    let format = args.output.format;
    if args.once {
        let round = watching.round(&mut WorkBar::of("games"))?;
        print_round(&round, format, out)?;
        return match round.reason {
            Some(reason) => Err(Failure::Usage(reason)),
            None if round.sound => Ok(()),
            None => Err(Failure::PrintedContent(round.problems.number())),
        };
    }
    if let Some(error) = watching.start()? {
        out.notice(&format!(
            "rnw: the system does not report changes of files ({error}); the pack is read once a second"
        ));
    }
    loop {
        let round = watching.next_round(&mut WorkBar::of("games"))?;
        print_round(&round, format, out)?;
        if format == Format::Text {
            let took = round.took.as_secs_f64();
            out.line(&format!("  {took:.2} s. Waiting for a change; Ctrl-C ends"))?;
        }
        out.finish()?;
    }
}

fn print_round(round: &WatchRound, format: Format, out: &mut Out) -> Result<(), Failure> {
    if format == Format::Json {
        return out.json_line(round);
    }
    problems::show(&round.problems, out);
    out.lines(&round.text())
}

/// Creates a pack, and prints which commands come next.
fn new(catalogue: &Catalogue, plan: &NewPackPlan, out: &mut Out) -> Result<(), Failure> {
    let new = new_pack::create(catalogue, plan)
        .map_err(|error| Failure::from(error).hinted("--force overwrites its pack files"))?;
    let path = command_line::argument(&new.folder);
    // The README is no file of the pack, so `content check` does not count it.
    let readme = if new.has_readme { " and a README" } else { "" };
    let (shown, files) = (new.folder.display(), counted(new.files, "file"));
    out.line(&format!(
        "{shown} extends {}: {files}{readme}. Next:",
        plan.base
    ))?;
    for words in [
        &["content", "check", &path][..],
        &["content", "show", &new.card, "--content", &path],
        &["play", "--content", &path],
    ] {
        out.line(&format!("  {}", command_line::line(words.iter().copied())))?;
    }
    Ok(())
}

fn make_deck(catalogue: &Catalogue, args: &MakeDeck, out: &mut Out) -> Result<(), Failure> {
    // No output may replace a file of the pack, except its own cards, which may be written anew.
    let files = pack::named_but(catalogue, &args.pack, CARDS, out)?;
    let plan = DeckPlan {
        entry: *entry_of(catalogue, &files)?,
        files,
        targets: args.targets.clone(),
        out: args.out.clone(),
        force: args.force,
        replace: args.replace,
        color: args.color.clone(),
    };
    let search = Search {
        seed: args.seed,
        restarts: args.restarts,
    };
    let deck = match &args.check {
        Some(cards) => make_deck::check(catalogue, &plan, cards),
        None => make_deck::make(&plan, &search, &mut WorkBar::of("changes")),
    };
    let deck = deck?;
    match args.output.format {
        Format::Json => out.json(&deck.report)?,
        Format::Text => out.lines(&deck.report.text())?,
    }
    if let Some(missed) = &deck.missed {
        problems::show(missed, out);
    }
    let is_refused = deck.missed.is_some() && !args.nearest;
    if is_refused && args.out.is_some() {
        out.notice("Nothing is written; --nearest writes the nearest deck.");
    }
    if !is_refused && args.check.is_none() {
        write_deck(catalogue, &plan, &deck, out)?;
    }
    let missed = deck
        .missed
        .map(|missed| Failure::PrintedContent(missed.number()));
    missed.map_or(Ok(()), Err)
}

fn write_deck(
    catalogue: &Catalogue,
    plan: &DeckPlan,
    deck: &MeasuredDeck,
    out: &mut Out,
) -> Result<(), Failure> {
    let written = plan.write(catalogue, deck);
    let is_refused = matches!(written, Err(StudioError::Pack(_)));
    written
        .map_err(|error| problems::show_failure(error, out))
        .inspect_err(|_| {
            if is_refused {
                out.notice(
                    "The pack does not accept this deck; change the targets. Nothing is written.",
                );
            }
        })?;
    if let Some(path) = &plan.out {
        out.notice(&format!("Written: {}", path.display()));
    }
    Ok(())
}

fn export(catalogue: &Catalogue, args: &Export, out: &mut Out) -> Result<(), Failure> {
    let files = pack::named(catalogue, &args.pack, out)?;
    let plan = ExportPlan {
        entry: *entry_of(catalogue, &files)?,
        files,
        list: args.list.clone(),
        separator: args.separator,
    };
    let table = spreadsheet::export(catalogue, &plan)?;
    let Some(path) = &args.out else {
        return out.table(&table.text);
    };
    table.write(path, args.force)?;
    let (path, pack, list) = (path.display(), args.pack.display(), &args.list);
    let rows = counted(table.rows, "row");
    out.line(&format!("{path}: {rows} of {list} from {pack}"))
}

fn import(catalogue: &Catalogue, args: &Import, out: &mut Out) -> Result<(), Failure> {
    spreadsheet::check_folder(catalogue, &args.into)?;
    let files = pack::named(catalogue, &args.into, out)?;
    let plan = ImportPlan {
        table: args.table.clone(),
        into: args.into.clone(),
        entry: *entry_of(catalogue, &files)?,
        files,
        list: args.list.clone(),
        ignored: args.ignore.clone(),
        is_trial: args.check,
        replace: args.replace,
    };
    let format = args.output.format;
    let imported = match spreadsheet::import(catalogue, &plan) {
        Ok(imported) => imported,
        Err(StudioError::Pack(refused)) => {
            show_in(format, &refused, out)?;
            out.notice("Nothing was imported.");
            return Err(Failure::PrintedContent(refused.number()));
        }
        Err(error) => return Err(error.into()),
    };
    problems::show(&imported.warnings, out);
    let summary = &imported.summary;
    let trial = if imported.is_held_back {
        "; not written (--check)"
    } else {
        ""
    };
    match format {
        Format::Json => out.json(summary),
        Format::Text => out.line(&format!("{summary}{trial}")),
    }
}

/// Shows the problems of a pack: to people with their lines, to programs as a list.
fn show_in(format: Format, problems: &PackProblems, out: &mut Out) -> Result<(), Failure> {
    match format {
        Format::Text => problems::show(problems, out),
        Format::Json => out.json(problems)?,
    }
    Ok(())
}

fn check(
    catalogue: &Catalogue,
    folder: &Path,
    format: Format,
    out: &mut Out,
) -> Result<(), Failure> {
    let checked = check::check(catalogue, folder)?;
    show_in(format, &checked.problems, out)?;
    match checked.summary {
        Some(summary) if format == Format::Text => out.line(&summary),
        Some(_) => Ok(()),
        None => Err(Failure::PrintedContent(checked.problems.number())),
    }
}
