//! `rnw play`: one game at a table.

use super::recorded;
use crate::args::{AtTable, Format, Looks, Play};
use crate::failure::Failure;
use crate::out::Out;
use crate::pack;
use rnw_archive::positions::NamedPosition;
use rnw_archive::recorded::in_header;
use rnw_archive::records;
use rnw_catalogue::Catalogue;
use rnw_i18n::{Translations, name};
use rnw_line_mode::screen;
use rnw_line_mode::screen::glyphs;
use rnw_line_mode::settings::Settings;
use rnw_line_mode::{LocalGame, NewRecord, PlayTerms, TableSetup, random_seed};
use rnw_plan::TablePlan;
use rnw_plan::seating::{self, PlayerKind, SeatAssignment};
use rnw_plan::words::translator;
use rnw_programs::BotProgram;
use rnw_session::Position;
use rnw_terminal_text::command_line::argument;
use rnw_tui::TableSettings;
use roll_and_write::text::counted;
use roll_and_write::{Arg, Seat};
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

pub(super) fn run(catalogue: &Catalogue, args: Play, out: &mut Out) -> Result<(), Failure> {
    let plain_is_typed = args.table.looks.plain;
    let args = &in_force(catalogue, args, out.settings())?;
    let terms = PlayTerms {
        glyphs: glyphs(args.table.looks.ascii || args.table.looks.plain),
        plain: args.table.looks.plain,
        confirm: args.table.confirm,
        deck_list: out.settings().deck_list(),
        prints_events: args.table.output.format == Format::Text,
        stops_at_plugin_faults: args.table.stops_at_plugin_faults,
        screen: None,
        lesson: args.lesson.clone(),
        language_arguments: out.language_again(),
        program_arguments: args.table.programs.environment.again(),
        plain_is_typed,
    };
    let mut game = match &args.resume {
        Some(path) => resume(catalogue, args, terms, path, out)?,
        None => begin(catalogue, args, terms, out)?,
    };
    if args.table.output.format == Format::Json {
        game.play(out)?;
        return out.json(&game.report());
    }
    Ok(game.run(catalogue, out)?)
}

/// The arguments, completed by the settings, with the whole name of the game.
fn in_force(catalogue: &Catalogue, args: Play, settings: &Settings) -> Result<Play, Failure> {
    let game = match args.game.as_deref() {
        // A record says itself which game it is of.
        Some(game) if args.resume.is_none() => Some(super::meant(catalogue, game)?.name.to_owned()),
        _ => args.game.clone(),
    };
    let table = AtTable {
        looks: Looks {
            plain: settings.plain(args.table.looks.plain),
            ascii: settings.ascii(args.table.looks.ascii),
            theme: args.table.looks.theme,
        },
        confirm: settings.confirm(args.table.confirm),
        ..args.table
    };
    Ok(Play {
        game,
        table,
        ..args
    })
}

/// Begins the game that the arguments describe.
fn begin(
    catalogue: &Catalogue,
    args: &Play,
    terms: PlayTerms,
    out: &mut Out,
) -> Result<LocalGame, Failure> {
    let content = args.table.content.as_deref();
    let named = args.position.as_deref();
    let named = named.map(|text| position(catalogue, args, text, out));
    let named = named.transpose()?;
    let (entry, files) = match &named {
        Some(named) => (named.entry, named.files.clone()),
        None => pack::chosen(catalogue, args.game.as_deref(), content, out)?,
    };
    let position = named.as_ref().map(|named| &named.position);
    let count = position.map(Position::seats);
    let players = players(args, position, out);
    if let Some(count) = count.filter(|count| *count != players.len()) {
        return Err(Failure::Usage(format!(
            "the position has {}; found {}",
            counted(count, "seat"),
            counted(players.len(), "player")
        )));
    }
    let seats = seating::assignments(
        &players,
        &args.names,
        out.language(),
        out.settings().names(),
        entry.seats,
        catalogue.bots(),
    )?;
    check_format(args, &seats)?;
    tell_unnamed(args, &seats, out);
    let screen = screen_of(args, &seats, out)?;
    let plan = TablePlan {
        entry: *entry,
        files: files.clone(),
        options: named.as_ref().map_or_else(
            || args.options.clone(),
            |named| named.position.options().to_vec(),
        ),
        seats,
        seed: args.seed.map_or_else(random_seed, Ok)?,
    };
    let seed = plan.seed;
    let mut planned = plan.load(catalogue)?;
    if args.embed {
        planned = planned.carrying(rnw_plan::pack::carry(catalogue, &files)?);
    }
    let bot_terms = args.table.programs.terms(&[args.record.as_deref()], out)?;
    let names = planned.seats.iter().map(|seat| seat.name.clone()).collect();
    let translator = translator(entry, &files, names, out.language())?;
    let translator = translator.with_cards(&*planned.loaded.game);
    let mut content = args.table.content.clone();
    if let Some(named) = named {
        if let Some(seat) = named.position.seat() {
            let seat = ("seat", Arg::Number(seat.number() as i64));
            let seed = ("seed", name(seed.to_string()));
            out.notice(&translator.with("cli-position-hidden", &[seat, seed]));
        }
        content = named.named;
        planned = planned.at(named.position)?;
    }
    let record = (args.record.clone()).map(|path| NewRecord::File(path, args.force));
    let setup = TableSetup {
        entry: *entry,
        files,
        folder: folder(catalogue, content.as_deref()),
        content,
        bot_terms,
        terms: PlayTerms { screen, ..terms },
    };
    let record = record.unwrap_or(NewRecord::Usual);
    LocalGame::begin_at(setup, planned, &record, translator).map_err(|error| {
        Failure::from(error).hinted("--force overwrites it, `rnw resume` continues it")
    })
}

/// Says who has no name although others were named, and how to name everybody.
fn tell_unnamed(args: &Play, seats: &[SeatAssignment], out: &mut Out) {
    if args.names.is_empty() {
        return;
    }
    let words = Translations::in_language(out.language());
    let word = words.text("cli-a-name");
    let known = out.settings().names();
    if let Some(names) = seating::names_to_complete(seats, &args.names, known, &word) {
        let last = seats.get(names.split(',').count() - 1);
        let player = last.map_or("", |seat| &*seat.name);
        let gaps = [("player", name(player)), ("names", name(names.as_str()))];
        out.notice(&words.with("cli-unnamed", &gaps));
    }
}

/// The folder of the pack, if it is not an included one.
fn folder(catalogue: &Catalogue, content: Option<&Path>) -> Option<PathBuf> {
    rnw_plan::pack::folder(catalogue, content?).map(Path::to_owned)
}

/// Opens the position with which a game begins.
fn position<'c>(
    catalogue: &'c Catalogue,
    args: &Play,
    text: &str,
    out: &mut Out,
) -> Result<NamedPosition<'c>, Failure> {
    let named = NamedPosition::open(catalogue, text, args.table.content.as_deref())?;
    let own = named.entry.name;
    if let Some(game) = args.game.as_deref().filter(|game| *game != own) {
        return Err(Failure::Usage(format!(
            "the position is of {own}, not of {game}"
        )));
    }
    if named.named.is_some() {
        pack::keep_apart(&named.files, "", out)?;
    }
    Ok(named)
}

/// Continues the game of a record.
fn resume(
    catalogue: &Catalogue,
    args: &Play,
    terms: PlayTerms,
    path: &Path,
    out: &mut Out,
) -> Result<LocalGame, Failure> {
    let (mut sink, record, tail) = records::reopen(path)?;
    let header = &record.header;
    if let Some(game) = args.game.as_deref().filter(|game| *game != header.ruleset) {
        let (path, ruleset) = (path.display(), &header.ruleset);
        return Err(Failure::Usage(format!(
            "{path} records a game of {ruleset}, not of {game}"
        )));
    }
    let wrong = in_header(path);
    let seats = seating::recorded(&record.seats(), catalogue.bots()).map_err(&wrong)?;
    check_format(args, &seats)?;
    let screen = screen_of(args, &seats, out)?;
    check_programs(args, path, &seats)?;
    seating::must_exist(&seats)?;
    let bot_terms = args.table.programs.terms(&[Some(path)], out)?;
    let recorded = recorded::open(catalogue, path, &record, args.table.content.as_deref(), out)?;
    let translator = recorded.translator(&record, out.language())?;
    let table = recorded.replay(path, &record, &translator)?;
    recorded::tell_of_torn(tail, &translator, out);
    sink.cut(path, tail.kept)?;
    let table = (table.writing_to(sink), Some(path.into()));
    let seats = seating::settle(seats, &recorded.loaded).map_err(&wrong)?;
    let setup = TableSetup {
        entry: *recorded.entry,
        files: recorded.files,
        folder: folder(catalogue, recorded.named.as_deref()),
        content: recorded.named,
        bot_terms,
        terms: PlayTerms { screen, ..terms },
    };
    let game = LocalGame::resumed(setup, recorded.loaded, seats, table, translator);
    Ok(game?)
}

/// Fails if the record names programs and the user did not allow them: the record may come from a stranger.
fn check_programs(args: &Play, path: &Path, assignments: &[SeatAssignment]) -> Result<(), Failure> {
    let programs: Vec<&BotProgram> = assignments
        .iter()
        .filter_map(SeatAssignment::program)
        .collect();
    if programs.is_empty() {
        return Ok(());
    }
    let asked = (args.table.programs).asked(programs.iter().copied(), &[Some(path)]);
    let show = asked
        .iter()
        .map(|path| format!(" --bot-show {}", argument(path)));
    let show: String = show.collect();
    let named: Vec<&str> = programs.iter().map(|program| program.text()).collect();
    let (path, named) = (path.display(), named.join("`, `"));
    let sandbox = args.table.programs.environment.sandbox;
    Err(Failure::Usage(match (sandbox, args.run_programs) {
        (_, true) if asked.is_empty() => return Ok(()),
        (true, false) if asked.is_empty() => format!(
            "{path} names programs that rnw would start in a sandbox: `{named}`; to start them, add --run-programs"
        ),
        (true, false) => format!(
            "{path} names programs that rnw would start in a sandbox: `{named}`; they ask to see your files; to allow this, add --run-programs{show}"
        ),
        (_, true) => format!(
            "{path} names programs that ask to see your files: `{named}`; to allow this, add{show}"
        ),
        (false, false) => format!(
            "{path} names programs that rnw would start without a sandbox: `{named}`; if you trust them with your files, add --run-programs; if not, add --run-programs --bot-sandbox"
        ),
    }))
}

/// The settings of the full screen, if people play on it. Fails before a file is created if something would
/// disturb the screen.
fn screen_of(
    args: &Play,
    seats: &[SeatAssignment],
    out: &Out,
) -> Result<Option<TableSettings>, Failure> {
    let is_text = args.table.output.format == Format::Text;
    if !(has_people(seats) && is_text && screen::is_wanted(args.table.looks.plain)) {
        return Ok(None);
    }
    let log = args.table.programs.bot_log.as_deref();
    if log == Some(Path::new("-")) && io::stderr().is_terminal() {
        return Err(Failure::Usage(
            "--bot-log - would write over the full screen; name a file, or play with --plain"
                .to_owned(),
        ));
    }
    let usual = screen::settings(
        args.table.looks.ascii,
        args.table.looks.theme,
        out.settings(),
    )?;
    Ok(Some(TableSettings {
        confirm: args.table.confirm,
        ..usual
    }))
}

/// Fails if a person plays with JSON output: JSON is for games between bots.
fn check_format(args: &Play, seats: &[SeatAssignment]) -> Result<(), Failure> {
    if args.table.output.format == Format::Json && has_people(seats) {
        return Err(Failure::Usage(
            "--format json works only in games between bots".to_owned(),
        ));
    }
    Ok(())
}

fn has_people(seats: &[SeatAssignment]) -> bool {
    seats.iter().any(|seat| seat.player_kind == PlayerKind::Me)
}

/// The players of the command line, or sensible defaults. A position says how many seats there are, and a person plays the
/// seat whose knowledge it is.
fn players(args: &Play, position: Option<&Position>, out: &mut Out) -> Vec<String> {
    let at_keyboard = io::stdin().is_terminal();
    if !at_keyboard && args.named.is_empty() {
        let words = Translations::in_language(out.language());
        out.notice(&format!("rnw: {}", words.text("cli-nobody")));
    }
    let first = if at_keyboard { "me" } else { "greedy" };
    let mut players = args.named.or([first, "greedy"]);
    if let Some(position) = position.filter(|_| args.named.is_empty()) {
        players.resize(position.seats(), "greedy".to_owned());
        players.swap(0, position.seat().map_or(0, Seat::index));
    }
    players
}
