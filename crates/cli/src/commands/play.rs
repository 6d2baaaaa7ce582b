//! `rnw play`: one game at a table.

mod changed;
mod command_hints;
pub(super) mod full_screen;
mod keyboard;
mod next_pack;
mod person;

use self::command_hints::Again;
use self::keyboard::Keyboard;
use self::person::{Person, Turn};
use super::loading::words_of;
use super::recorded;
use crate::args::{AtTable, Format, OnPluginFault, Play};
use crate::failure::Failure;
use crate::language::glyphs;
use crate::out::Out;
use crate::pack;
use crate::problems;
use crate::settings::Settings;
use rand::rand_core::TryRng;
use rnw_archive::recorded::Recorded;
use rnw_archive::records;
use rnw_catalogue::{Catalogue, GameEntry, LoadedGame};
use rnw_i18n::{Translations, Translator, name};
use rnw_packs::Files;
use rnw_plan::seating::{self, PlayerKind, SeatAssignment};
use rnw_plan::{LoadedTable, TablePlan};
use rnw_programs::{BotProgram, BotTerms};
use rnw_session::{
    AskOutcome, FaultCode, Lesson, ObservedLog, Observer, OnFault, Player, SeatFault, SeatInfo,
    Table, TableError, points_number,
};
use rnw_system::LockedFile;
use rnw_terminal_text::Narrator;
use rnw_terminal_text::command_line::argument;
use rnw_tui::Glyphs;
use rnw_tui::render::Renderer;
use roll_and_write::event::PluginFault;
use roll_and_write::score::spell;
use roll_and_write::{Arg, Message, Seat};
use serde::Serialize;
use serde_json::Number;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

pub(super) fn run(catalogue: &Catalogue, args: Play, out: &mut Out) -> Result<(), Failure> {
    let is_plain = args.table.plain;
    let args = &in_force(catalogue, args, out.settings())?;
    let mut game = match &args.resume {
        Some(path) => LocalGame::resume(catalogue, args, path, out)?,
        None => LocalGame::open(catalogue, args, out)?,
    };
    game.again.name_language(out.language_again());
    game.again.name_plain(is_plain);
    if let Some(screen) = game.screen {
        return full_screen::play(catalogue, args, game, screen, out);
    }
    loop {
        let ended = game.play(args, out)?;
        match args.table.output.format {
            Format::Json => return out.json(&game.result()),
            Format::Text if ended => game.print_end(out)?,
            Format::Text => return Ok(()),
        }
        let seed = match game.asked_for_another(out)? {
            Another::None => return Ok(()),
            Another::SameDeal => Some(game.table.header().seed),
            Another::NewDeal => None,
        };
        game = open_again(catalogue, args, &game, seed, out)?;
        if let Some(news) = &game.pack_news {
            out.notice(news);
        }
    }
}

/// The arguments, completed by the settings, with the whole name of the game.
fn in_force(catalogue: &Catalogue, args: Play, settings: &Settings) -> Result<Play, Failure> {
    let game = match args.game.as_deref() {
        // A record says itself which game it is of.
        Some(game) if args.resume.is_none() => Some(super::meant(catalogue, game)?.name.to_owned()),
        _ => args.game.clone(),
    };

    let table = AtTable {
        plain: settings.plain(args.table.plain),
        ascii: settings.ascii(args.table.ascii),
        confirm: settings.confirm(args.table.confirm),
        ..args.table
    };
    Ok(Play {
        game,
        table,
        ..args
    })
}

/// Opens a new game with the same players and options, and with this seed or a random one. Its record gets a new file.
/// The pack is read again.
fn open_again(
    catalogue: &Catalogue,
    args: &Play,
    before: &LocalGame,
    seed: Option<u64>,
    out: &mut Out,
) -> Result<LocalGame, Failure> {
    let header = before.table.header();
    let args = Play {
        game: Some(header.ruleset.clone()),
        player: header
            .seats
            .iter()
            .map(|seat| seat.player.clone())
            .collect(),
        names: header.seats.iter().map(|seat| seat.name.clone()).collect(),
        seed,
        options: before.loaded.game.info().named_options(),
        lesson: args.lesson.clone(),
        ..Play::at(AtTable {
            content: before.content.clone(),
            ..args.table.clone()
        })
    };
    let next = next_pack::find(catalogue, before);
    let mut again = LocalGame::with_pack(catalogue, &args, (&before.entry, next.files), out)?;
    again.again.name_language(out.language_again());
    again.pack_news = next.news;
    Ok(again)
}

/// The bot or program of each seat; `None` for a person.
type Bots = Vec<Option<Box<dyn Player>>>;

/// What a person plays after a game.
enum Another {
    None,
    NewDeal,
    SameDeal,
}

/// A game with its people and bots.
struct LocalGame {
    loaded: LoadedGame,
    assignments: Vec<SeatAssignment>,
    bots: Vec<Option<Box<dyn Player>>>,
    /// The conditions for programs that play.
    terms: BotTerms,
    table: Table<LockedFile>,
    translator: Translator,
    glyphs: Glyphs,
    /// Whether the game is described in sentences.
    plain: bool,
    /// The file of the record; `None` if there is no record.
    record: Option<PathBuf>,
    /// The settings of the full screen, if the game uses it.
    screen: Option<rnw_tui::TableSettings>,
    /// The pack, unless the game uses its shipped pack.
    content: Option<PathBuf>,
    /// The files of the pack.
    files: Files,
    /// What has become of the pack since the last game at this table.
    pack_news: Option<String>,
    /// The command that opens the same game again.
    again: Again,
    /// The game in the catalogue.
    entry: GameEntry,
    /// The lesson, if the game teaches.
    lesson: Option<Lesson>,
}

impl LocalGame {
    fn open(catalogue: &Catalogue, args: &Play, out: &mut Out) -> Result<Self, Failure> {
        let (game, content) = (args.game.as_deref(), args.table.content.as_deref());
        let (entry, files) = pack::chosen(catalogue, game, content, out)?;
        Self::with_pack(catalogue, args, (entry, files), out)
    }

    /// Opens a game with this pack.
    fn with_pack(
        catalogue: &Catalogue,
        args: &Play,
        (entry, files): (&GameEntry, Files),
        out: &mut Out,
    ) -> Result<Self, Failure> {
        let content = args.table.content.as_deref();
        let players = players(args, out);
        let assignments = seating::assignments(
            &players,
            &args.names,
            out.language(),
            out.settings().names(),
            entry.seats,
            catalogue.bots(),
        )?;
        check_format(args, &assignments)?;
        let screen = screen(args, &assignments, out)?;
        let plan = TablePlan {
            entry: *entry,
            files: files.clone(),
            options: args.options.clone(),
            seats: assignments,
            seed: args.seed.map_or_else(random_seed, Ok)?,
        };
        let planned = plan
            .load(catalogue)
            .map_err(|error| problems::show_failure(error, &files, out))?;
        let assignments = &planned.seats;
        let terms = args.table.programs.terms(&[args.record.as_deref()], out)?;
        let names = assignments
            .iter()
            .map(|assignment| assignment.name.clone())
            .collect();
        let translator = words_of(entry, &files, names, out)?;
        let alive = assignments
            .iter()
            .any(|assignment| assignment.player_kind == PlayerKind::Me);
        // A file is created only if the game can be played.
        let (path, sink) = match &args.record {
            Some(path) => (Some(path.clone()), records::create(path, args.force)?),
            None if args.lesson.is_some() => (None, LockedFile::nowhere()),
            None => match alive.then(|| records::free_place(entry.name)).flatten() {
                Some((path, file)) => (Some(path), file),
                None => (None, LockedFile::nowhere()),
            },
        };
        let table = planned
            .open(sink)
            .map_err(Failure::file(path.clone().unwrap_or_default()))?;
        if let (None, Some(path)) = (&args.record, &path) {
            records::note_pack(path, content);
        }
        let LoadedTable { loaded, seats, .. } = planned;
        let bots = rnw_plan::players(&loaded, &seats, &terms)?;
        Ok(Self::new(
            entry,
            loaded,
            (seats, bots, terms),
            (table, path),
            translator,
            args,
            (screen, args.table.content.clone(), files),
        ))
    }

    fn resume(
        catalogue: &Catalogue,
        args: &Play,
        path: &Path,
        out: &mut Out,
    ) -> Result<Self, Failure> {
        let (mut sink, record, tail) = records::reopen(path)?;
        let header = &record.header;
        if let Some(game) = args.game.as_deref().filter(|game| *game != header.ruleset) {
            let (path, ruleset) = (path.display(), &header.ruleset);
            return Err(Failure::Usage(format!(
                "{path} records a game of {ruleset}, not of {game}"
            )));
        }
        let wrong = |failure: Failure| failure.in_header(path);
        let assignments = seating::recorded(&header.seats, catalogue.bots())
            .map_err(|error| wrong(error.into()))?;
        check_format(args, &assignments)?;
        let screen = screen(args, &assignments, out)?;
        check_programs(args, path, &assignments)?;
        seating::must_exist(&assignments)?;
        let terms = args.table.programs.terms(&[Some(path)], out)?;
        let content = args.table.content.as_deref();
        let recorded = recorded::open(catalogue, path, &record, content, out)?;
        let translator = recorded.translator(&record, out.language())?;
        let table = recorded.replay(path, &record, &translator)?;
        recorded::tell_of_torn(tail, &translator, out);
        sink.cut(path, tail.kept)?;
        let table = table.writing_to(sink);
        let Recorded {
            entry,
            loaded,
            named,
            files,
            ..
        } = recorded;
        let assignments =
            seating::settle(assignments, &loaded).map_err(|error| wrong(error.into()))?;
        let bots = rnw_plan::players(&loaded, &assignments, &terms)?;
        Ok(Self::new(
            entry,
            loaded,
            (assignments, bots, terms),
            (table, Some(path.into())),
            translator,
            args,
            (screen, named, files),
        ))
    }

    fn new(
        entry: &GameEntry,
        loaded: LoadedGame,
        (assignments, bots, terms): (Vec<SeatAssignment>, Bots, BotTerms),
        (table, record): (Table<LockedFile>, Option<PathBuf>),
        translator: Translator,
        args: &Play,
        (screen, content, files): (Option<rnw_tui::TableSettings>, Option<PathBuf>, Files),
    ) -> Self {
        Self {
            bots,
            terms,
            again: Again::new(
                entry,
                &*loaded.game,
                content.as_deref(),
                (&assignments, &args.table.programs),
            ),
            content,
            files,
            pack_news: None,
            screen,
            entry: *entry,
            lesson: args.lesson.clone(),
            loaded,
            assignments,
            table: match args.table.on_plugin_fault {
                OnPluginFault::Void => table,
                OnPluginFault::Stop => table.stopping_at_faults(),
            },
            translator,
            glyphs: glyphs(args.table.ascii || args.table.plain),
            plain: args.table.plain,
            record,
        }
    }

    /// Plays until the game is over or a person leaves. Returns whether the game is over.
    fn play(&mut self, args: &Play, out: &mut Out) -> Result<bool, Failure> {
        if self.table.outcome().is_some() {
            out.notice(&self.translator.text("cli-over-already"));
            self.table
                .close()
                .map_err(|error| self.record_failure(error))?;
            return Ok(true);
        }
        self.begin()?;
        out.keep_resume(Some(self.how_to_resume()));
        let mut keyboard = Keyboard::new();
        let mut person = Person::new(self, args);
        let text = args.table.output.format == Format::Text;
        let mut onlooker = ObservedLog::new(Observer::Onlooker);
        self.say_where_it_is_kept(out);
        loop {
            let before = self.table.log().entries().len();
            (self.table.deal()).map_err(|error| self.record_failure(error))?;
            if let Some(fault) = self.table.stopped_by().cloned() {
                if text {
                    self.tell_news(person.heard().unwrap_or(&mut onlooker), out)?;
                }
                return Err(self.stopped(&fault));
            }
            let Some(seat) = (self.table).next_to_decide(&self.people(), person.last()) else {
                break;
            };
            // Without people, prints the events whenever new cards are revealed.
            if self.people().is_empty() && text && self.table.log().entries().len() > before {
                self.tell_news(&mut onlooker, out)?;
            }
            let Some(bot) = self.bots[seat.index()].as_mut() else {
                match person.decide(seat, self, &mut keyboard, out)? {
                    Turn::Decided => continue,
                    Turn::Left => {
                        out.notice(&self.how_to_resume());
                        return Ok(false);
                    }
                    Turn::InputEnded => return Err(self.input_ended()),
                }
            };
            match self.table.ask(seat, &mut **bot) {
                Ok(AskOutcome::Decided(_)) => {}
                Ok(AskOutcome::Drawn(_) | AskOutcome::Replaced | AskOutcome::Forfeited) => {
                    self.tell_fault(out);
                }
                Err(error) => return Err(self.table_failure(error)),
            }
        }
        if text {
            self.tell_news(person.heard().unwrap_or(&mut onlooker), out)?;
        }
        person.teach_at_end(self, &mut keyboard, out)?;
        self.table
            .close()
            .map_err(|error| self.record_failure(error))?;
        out.keep_resume(None);
        for bot in self.bots.iter_mut().flatten() {
            self.table.end(&mut **bot);
        }
        Ok(true)
    }

    /// Announces the game to the bots, and starts the programs.
    fn begin(&mut self) -> Result<(), Failure> {
        for (seat, bot) in Seat::all(self.assignments.len()).zip(&mut self.bots) {
            if let Some(bot) = bot {
                self.table.begin(seat, &mut **bot);
            }
        }
        match self.terms.trouble() {
            None => Ok(()),
            Some(what) => Err(Failure::NotBegun {
                what,
                resume: self.how_to_resume(),
            }),
        }
    }

    /// Prints the last fault of a player. Details may be secret to its seat, so people see only the kind of
    /// fault while the game continues.
    fn tell_fault(&self, out: &mut Out) {
        if let Some(fault) = self.table.player_faults().last() {
            let secret = fault.then == OnFault::Random && !self.people().is_empty();
            out.notice(&say_fault(&self.translator, fault, !secret).1);
        }
    }

    fn people(&self) -> Vec<Seat> {
        Seat::all(self.assignments.len())
            .filter(|seat| self.assignments[seat.index()].player_kind == PlayerKind::Me)
            .collect()
    }

    /// Prints the notices that this observer has not been shown yet.
    fn tell_news(&self, heard: &mut ObservedLog, out: &mut Out) -> Result<(), Failure> {
        heard.catch_up(self.table.log());
        self.say(heard.news(), out)?;
        heard.mark_shown();
        Ok(())
    }

    fn say(&self, messages: &[(u32, Message)], out: &mut Out) -> Result<(), Failure> {
        for (_, message) in messages {
            out.sentence(&format!("- {}", self.translator.translate(message)))?;
        }
        Ok(())
    }

    fn renderer(&self) -> Renderer<'_> {
        Renderer {
            translator: &self.translator,
            glyphs: self.glyphs,
        }
    }

    fn narrator(&self) -> Narrator<'_> {
        Narrator {
            translator: &self.translator,
            glyphs: self.glyphs,
        }
    }

    /// Prints the score sheet of every seat, and the standings with the tie-break that decided.
    fn print_end(&self, out: &mut Out) -> Result<(), Failure> {
        out.line("")?;
        for seat in Seat::all(self.assignments.len()) {
            let (game, score) = (&*self.loaded.game, self.table.score(seat));
            let sheet = self.renderer().score_sheet(game, seat, &score);
            out.page(&sheet.into())?;
            out.line("")?;
        }
        let parts = self.loaded.game.info().parts;
        let totals = |seat| spell(self.table.score(seat).total(), parts);
        let (game, standings) = (&*self.loaded.game, self.table.standings());
        let standings = self.renderer().standings(game, &standings, totals);
        out.page(&standings.into())?;
        let again = name(self.again.deal(self.table.header()));
        out.notice(&self.translator.with("cli-seed", &[("command", again)]));
        if !self.people().is_empty() && io::stdin().is_terminal() {
            let other = name(self.again.new_deal(self.table.header()));
            out.notice(&self.translator.with("play-new-deal", &[("command", other)]));
        }
        if let Some(path) = &self.record {
            let replay = name(self.again.replay(path));
            out.notice(&self.translator.with("cli-recorded", &[("command", replay)]));
        }
        Ok(())
    }

    /// Asks a person at a terminal for another game if the pack is a folder, which may change between two games.
    fn asked_for_another(&self, out: &mut Out) -> Result<Another, Failure> {
        let is_folder = self.content.as_ref().is_some_and(|pack| pack.is_dir());
        let mut keyboard = Keyboard::new();
        if !is_folder || self.people().is_empty() || !keyboard.is_terminal() {
            return Ok(Another::None);
        }
        loop {
            out.question(&self.translator.text("play-ask-another"))?;
            let answer = keyboard.line()?.unwrap_or_default();
            match answer.as_str() {
                "new" => return Ok(Another::NewDeal),
                "again" => return Ok(Another::SameDeal),
                word if word.is_empty() || person::is_quit(word) => return Ok(Another::None),
                _ => {}
            }
        }
    }

    /// Prints at the start whether the game is saved, and where.
    fn say_where_it_is_kept(&self, out: &mut Out) {
        match &self.record {
            _ if self.people().is_empty() || self.lesson.is_some() => {}
            Some(path) => {
                let path = [("path", name(path.display().to_string()))];
                out.notice(&self.translator.with("cli-kept", &path));
            }
            None => out.notice(&self.translator.text("table-not-kept")),
        }
    }

    fn result(&self) -> PlayReport {
        let standings = self.table.standings();
        let parts = self.loaded.game.info().parts;
        let seat = |seat: Seat| {
            let score = self.table.score(seat);
            let line = |line: &roll_and_write::ScoreLine| ScoreLineReport {
                key: line.reason,
                about: line.about,
                reason: self
                    .translator
                    .translate(&self.loaded.game.score_message(line)),
                count: line.count,
                points: points_number(line.points, parts),
            };
            let SeatInfo { name, player } = self.assignments[seat.index()].info();
            let lines = score.lines().iter().map(line).collect();
            SeatReport {
                seat: seat.number(),
                name,
                player,
                place: standings.place(seat),
                score: points_number(score.total(), parts),
                lines,
            }
        };
        let header = self.table.header();
        PlayReport {
            game: header.ruleset.clone(),
            seed: header.seed,
            record: self.record.as_ref().map(|path| path.display().to_string()),
            faults: self
                .table
                .player_faults()
                .iter()
                .map(FaultLine::of)
                .collect(),
            seats: Seat::all(self.assignments.len()).map(seat).collect(),
        }
    }

    /// The failure of a game that stops at a plugin fault.
    fn stopped(&self, fault: &PluginFault) -> Failure {
        let reason = self.translator.word(&format!("fault-{}", fault.reason));
        let gaps = [
            ("symbol", Arg::Word(format!("symbol-{}", fault.symbol))),
            ("plugin", name(&fault.plugin)),
            ("reason", name(reason)),
        ];
        let stopped = self.translator.with("cli-plugin-stopped", &gaps);
        Failure::Plugin(stopped).advised(self.how_to_resume())
    }

    fn how_to_resume(&self) -> String {
        self.kept_as("cli-how-to-resume")
    }

    fn input_ended(&self) -> Failure {
        Failure::InputEnded(self.kept_as("cli-input-ended"))
    }

    /// The sentence with this key and the command that continues the game, or why the game is not saved.
    fn kept_as(&self, key: &'static str) -> String {
        match &self.record {
            Some(path) => {
                let resume = [("command", name(self.again.resume(path)))];
                self.translator.with(key, &resume)
            }
            None if self.people().is_empty() => self.translator.text("cli-not-saved-bots"),
            None if self.lesson.is_some() => {
                let learn = [("command", name(self.again.learn()))];
                self.translator.with("teach-not-saved", &learn)
            }
            None => self.translator.text("cli-not-saved"),
        }
    }

    fn table_failure(&self, error: TableError) -> Failure {
        match error {
            TableError::Write(error) => self.record_failure(error),
            TableError::Player(fault) => {
                let last = self.table.player_faults().last();
                let said = last.map(|fault| say_fault(&self.translator, fault, true).1);
                let said = said.unwrap_or_else(|| fault.to_string());
                Failure::Bot(said).advised(self.how_to_resume())
            }
            error @ (TableError::Stale | TableError::Undo(_)) => {
                Failure::Internal(error.to_string())
            }
        }
    }

    fn record_failure(&self, error: std::io::Error) -> Failure {
        Failure::Unrecorded {
            path: self.record.clone().unwrap_or_default(),
            error,
            resume: self.how_to_resume(),
        }
    }
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

/// How a player failed: the key and the sentence. The details are added only if `why` is set.
pub(super) fn say_fault(
    translator: &Translator,
    fault: &SeatFault,
    why: bool,
) -> (&'static str, String) {
    let key = match fault.then {
        OnFault::Forfeit => "cli-fault-forfeit",
        OnFault::Random => "cli-fault-random",
        OnFault::Bot => "cli-fault-bot",
        OnFault::Abort => "cli-fault-abort",
    };
    let what = if why { fault.fault.what.as_str() } else { "" };
    let gaps = [
        ("player", name(translator.name(fault.seat))),
        ("code", name(fault.fault.code.word())),
        ("what", name(what)),
    ];
    (key, translator.with(key, &gaps))
}

/// The settings of the full screen, if people play on it. Fails before a file is created if something would
/// disturb the screen.
fn screen(
    args: &Play,
    assignments: &[SeatAssignment],
    out: &Out,
) -> Result<Option<rnw_tui::TableSettings>, Failure> {
    let people = assignments
        .iter()
        .any(|assignment| assignment.player_kind == PlayerKind::Me);
    if !people || !full_screen::is_wanted(args.table.plain, args.table.output.format) {
        return Ok(None);
    }
    let log = args.table.programs.bot_log.as_deref();
    if log == Some(Path::new("-")) && io::stderr().is_terminal() {
        return Err(Failure::Usage(
            "--bot-log - would write over the full screen; name a file, or play with --plain"
                .to_owned(),
        ));
    }
    let usual = full_screen::settings(args.table.ascii, args.table.theme, out.settings())?;
    Ok(Some(rnw_tui::TableSettings {
        confirm: args.table.confirm,
        ..usual
    }))
}

/// Fails if a person plays with JSON output: JSON is for games between bots.
fn check_format(args: &Play, assignments: &[SeatAssignment]) -> Result<(), Failure> {
    if args.table.output.format == Format::Json
        && assignments
            .iter()
            .any(|assignment| assignment.player_kind == PlayerKind::Me)
    {
        return Err(Failure::Usage(
            "--format json works only in games between bots".to_owned(),
        ));
    }
    Ok(())
}

/// The players of the command line, or sensible defaults.
fn players(args: &Play, out: &mut Out) -> Vec<String> {
    let at_keyboard = std::io::stdin().is_terminal();
    if !at_keyboard && args.players.is_empty() && args.player.is_empty() {
        out.notice(&format!(
            "rnw: {}",
            Translations::in_language(out.language()).text("cli-nobody")
        ));
    }
    let first = if at_keyboard { "me" } else { "greedy" };
    seating::named(&args.players, &args.player, [first, "greedy"])
}

/// A random seed that is short enough to type again.
fn random_seed() -> Result<u64, Failure> {
    let number = rand::rngs::SysRng.try_next_u32();
    number
        .map(u64::from)
        .map_err(|error| Failure::Internal(format!("cannot draw a random seed: {error}")))
}

/// The result of a game in the JSON output.
#[derive(Serialize)]
struct PlayReport {
    game: String,
    seed: u64,
    record: Option<String>,
    /// The faults of players that gave no legal move.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    faults: Vec<FaultLine>,
    seats: Vec<SeatReport>,
}

#[derive(Serialize)]
struct FaultLine {
    seat: usize,
    code: FaultCode,
    text: String,
    then: OnFault,
}

impl FaultLine {
    fn of(fault: &SeatFault) -> Self {
        Self {
            seat: fault.seat.number(),
            code: fault.fault.code,
            text: fault.fault.what.clone(),
            then: fault.then,
        }
    }
}

#[derive(Serialize)]
struct SeatReport {
    seat: usize,
    name: String,
    player: String,
    place: usize,
    score: Number,
    lines: Vec<ScoreLineReport>,
}

#[derive(Serialize)]
struct ScoreLineReport {
    /// The identifier of the score line, and the track or colour that it is about.
    key: &'static str,
    about: u8,
    /// The reason as text.
    reason: String,
    count: i32,
    points: Number,
}
