//! A game with its people and bots at this computer: its parts, and what it prints of them.

use crate::{LineModeError, Prompt};
use rand::rand_core::TryRng;
use rnw_archive::{history, records, utc};
use rnw_catalogue::{Catalogue, GameEntry, LoadedGame};
use rnw_i18n::{Translator, name};
use rnw_packs::Files;
use rnw_plan::LoadedTable;
use rnw_plan::seating::{PlayerKind, SeatAssignment};
use rnw_programs::BotTerms;
use rnw_session::{Lesson, ObservedLog, Player, SeatFault, Table, TableError};
use rnw_system::LockedFile;
use rnw_terminal_text::{Narrator, fault_message};
use rnw_tui::render::Renderer;
use rnw_tui::{Glyphs, TableSettings};
use roll_and_write::event::PluginFault;
use roll_and_write::score::spell;
use roll_and_write::{Arg, Message, Seat};
use std::io;
use std::path::{Path, PathBuf};

/// How a game is shown, and what the commands repeat that the game suggests.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct PlayTerms {
    /// The characters of boards and cards.
    pub glyphs: Glyphs,
    /// Whether the game is described in sentences, not drawn.
    pub plain: bool,
    /// Whether a person is asked before each move that cannot be undone.
    pub confirm: bool,
    /// Whether the patterns that can still come are listed.
    pub deck_list: bool,
    /// Whether events are printed. If not, only a report is made.
    pub prints_events: bool,
    /// Whether the game stops when a plugin fails.
    pub stops_at_plugin_faults: bool,
    /// The full screen, if the game is played there.
    pub screen: Option<TableSettings>,
    /// The lesson, if the game teaches.
    pub lesson: Option<Lesson>,
    /// The arguments that make another command answer in the same language.
    pub language_arguments: Vec<String>,
    /// The arguments that give programs the same conditions.
    pub program_arguments: Vec<String>,
    /// Whether suggested commands ask for sentences too.
    pub plain_is_typed: bool,
}

impl Default for PlayTerms {
    /// Drawn with all characters at the prompt, without questions.
    fn default() -> Self {
        Self {
            glyphs: Glyphs::Unicode,
            plain: false,
            confirm: false,
            deck_list: false,
            prints_events: true,
            stops_at_plugin_faults: false,
            screen: None,
            lesson: None,
            language_arguments: Vec::new(),
            program_arguments: Vec::new(),
            plain_is_typed: false,
        }
    }
}

/// What the games at a table have in common.
#[derive(Clone, Debug)]
pub struct TableSetup {
    /// The game in the catalogue.
    pub entry: GameEntry,
    /// The files of the pack.
    pub files: Files,
    /// The name of the pack on a command line; `None` for the pack that is shipped with the game.
    pub content: Option<PathBuf>,
    /// The folder of the pack; `None` for an included one, which never changes.
    pub folder: Option<PathBuf>,
    /// The conditions for programs that play.
    pub bot_terms: BotTerms,
    /// How the game is shown.
    pub terms: PlayTerms,
}

/// Where the record of a new game is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NewRecord {
    /// A file that a person has named, and whether an existing file is overwritten.
    File(PathBuf, bool),
    /// A new file in the platform's folder if a person plays and the game is no lesson; else nowhere.
    Usual,
    /// Nowhere.
    Nowhere,
}

/// A game with its people and bots.
pub struct LocalGame {
    pub(super) setup: TableSetup,
    pub(super) loaded: LoadedGame,
    pub(super) seats: Vec<SeatAssignment>,
    /// The bot or program of each seat; `None` for a person.
    pub(super) bots: Vec<Option<Box<dyn Player>>>,
    pub(super) table: Table<LockedFile>,
    pub(super) translator: Translator,
    /// The file of the record; `None` if there is no record.
    pub(super) record: Option<PathBuf>,
    /// Whether the record was created for this game, in the platform's folder.
    pub(super) has_new_record: bool,
    /// What has become of the pack since the last game at this table.
    pub(super) pack_news: Option<String>,
}

roll_and_write::opaque_debug!(LocalGame);

impl LocalGame {
    /// Begins a game. `translator` has the words of the pack and the names of the players.
    ///
    /// # Errors
    /// If the record cannot be written, or if the game has no bot for a seat.
    pub fn begin_at(
        setup: TableSetup,
        planned: LoadedTable,
        record: &NewRecord,
        translator: Translator,
    ) -> Result<Self, LineModeError> {
        let is_kept = setup.terms.lesson.is_none() && !people(&planned.seats).is_empty();
        // A file is created only if the game can be played.
        let (path, sink) = match record {
            NewRecord::File(path, force) => (Some(path.clone()), records::create(path, *force)?),
            NewRecord::Usual if is_kept => match records::free_place(setup.entry.name) {
                Some((path, file)) => (Some(path), file),
                None => (None, LockedFile::nowhere()),
            },
            NewRecord::Usual | NewRecord::Nowhere => (None, LockedFile::nowhere()),
        };
        let unwritten = |error| LineModeError::Record {
            path: path.clone().unwrap_or_default(),
            error,
        };
        let is_dated = is_kept && path.is_some();
        let planned = if is_dated {
            planned.begun(utc::now())
        } else {
            planned
        };
        let table = planned.open(sink).map_err(unwritten)?;
        let is_new = *record == NewRecord::Usual && path.is_some();
        if let (true, Some(path)) = (is_new, &path) {
            records::note_pack(path, setup.folder.as_deref());
        }
        let LoadedTable { loaded, seats, .. } = planned;
        let begun = Self::resumed(setup, loaded, seats, (table, path), translator)?;
        Ok(Self {
            has_new_record: is_new,
            ..begun
        })
    }

    /// A game that goes on at a table, with its record.
    ///
    /// # Errors
    /// If the game has no bot for a seat.
    pub fn resumed(
        setup: TableSetup,
        loaded: LoadedGame,
        seats: Vec<SeatAssignment>,
        (table, record): (Table<LockedFile>, Option<PathBuf>),
        translator: Translator,
    ) -> Result<Self, LineModeError> {
        Ok(Self {
            bots: rnw_plan::players(&loaded, &seats, &setup.bot_terms)?,
            table: if setup.terms.stops_at_plugin_faults {
                table.stopping_at_faults()
            } else {
                table
            },
            setup,
            loaded,
            seats,
            translator,
            record,
            has_new_record: false,
            pack_news: None,
        })
    }

    /// Announces the game to the bots, and starts the programs.
    pub(super) fn begin(&mut self) -> Result<(), LineModeError> {
        for (seat, bot) in Seat::all(self.seats.len()).zip(&mut self.bots) {
            if let Some(bot) = bot {
                self.table.begin(seat, &mut **bot);
            }
        }
        match self.setup.bot_terms.trouble() {
            None => Ok(()),
            Some(what) => Err(LineModeError::NotBegun {
                what,
                resume: self.how_to_resume(),
            }),
        }
    }

    pub(super) fn has_people(&self) -> bool {
        !people(&self.seats).is_empty()
    }

    /// Prints the notices that this observer has not been shown yet.
    pub(super) fn tell_news(
        &self,
        heard: &mut ObservedLog,
        prompt: &mut dyn Prompt,
    ) -> io::Result<()> {
        heard.catch_up(self.table.log());
        if self.setup.terms.plain {
            for step in heard.news_by_step() {
                let sentences = step
                    .iter()
                    .map(|(_, message)| self.translator.translate(message));
                prompt.say(&format!("- {}", sentences.collect::<Vec<_>>().join(". ")))?;
            }
        } else {
            self.say_all(heard.news(), prompt)?;
        }
        heard.mark_shown();
        Ok(())
    }

    pub(super) fn say_all(
        &self,
        messages: &[(u32, Message)],
        prompt: &mut dyn Prompt,
    ) -> io::Result<()> {
        let mut messages = messages.iter();
        messages.try_for_each(|(_, message)| {
            prompt.say(&format!("- {}", self.translator.translate(message)))
        })
    }

    pub(super) fn renderer(&self) -> Renderer<'_> {
        Renderer {
            translator: &self.translator,
            glyphs: self.setup.terms.glyphs,
        }
    }

    pub(super) fn narrator(&self) -> Narrator<'_> {
        Narrator {
            translator: &self.translator,
            glyphs: self.setup.terms.glyphs,
        }
    }

    /// Prints the score sheet of every seat, and the standings with the tie-break that decided and what earlier games say
    /// about them.
    pub(super) fn print_end(
        &self,
        catalogue: &Catalogue,
        prompt: &mut dyn Prompt,
    ) -> Result<(), LineModeError> {
        let game = &*self.loaded.game;
        prompt.print_line("")?;
        for seat in Seat::all(self.seats.len()) {
            let sheet = (self.renderer()).score_sheet(game, seat, &self.table.score(seat));
            prompt.print(&sheet.into())?;
            prompt.print_line("")?;
        }
        let parts = game.info().parts;
        let totals = |seat| spell(self.table.score(seat).total(), parts);
        let standings = (self.renderer()).standings(game, &self.table.standings(), totals);
        prompt.print(&standings.into())?;
        for sentence in own_ranks(catalogue, self.record.as_deref(), &self.translator) {
            prompt.print_line(&sentence)?;
        }
        let say = |key: &'static str, command: String| {
            self.translator.with(key, &[("command", name(command))])
        };
        prompt.notice(&say("cli-seed", self.play_command(true)));
        if self.has_people() && prompt.is_terminal() {
            prompt.notice(&say("play-new-deal", self.play_command(false)));
        }
        if let Some(path) = &self.record {
            prompt.notice(&say("cli-recorded", self.replay_command(path)));
        }
        Ok(())
    }

    /// Prints at the start whether the game is saved, and where.
    pub(super) fn say_where_it_is_kept(&self, prompt: &mut dyn Prompt) {
        match &self.record {
            _ if !self.has_people() || self.setup.terms.lesson.is_some() => {}
            Some(path) => {
                let path = [("path", name(path.display().to_string()))];
                prompt.notice(&self.translator.with("cli-kept", &path));
            }
            None => prompt.notice(&self.translator.text("table-not-kept")),
        }
    }

    /// The error of a game that stops at a plugin fault.
    pub(super) fn stopped(&self, fault: &PluginFault) -> LineModeError {
        let reason = self.translator.word(&format!("fault-{}", fault.reason));
        let gaps = [
            ("symbol", Arg::Word(format!("symbol-{}", fault.symbol))),
            ("plugin", name(&fault.plugin)),
            ("reason", name(reason)),
        ];
        LineModeError::Plugin {
            what: self.translator.with("cli-plugin-stopped", &gaps),
            resume: self.how_to_resume(),
        }
    }

    /// The sentence with this key and the command that continues the game, for a person who leaves it. If nobody has decided
    /// anything, there is nothing to save: the record goes away.
    pub(super) fn leave(&mut self, key: &'static str) -> String {
        let mut people = people(&self.seats).into_iter();
        let is_untouched = people.all(|seat| self.table.log().decisions(seat) == 0);
        match self.record.take_if(|_| self.has_new_record && is_untouched) {
            Some(record) => {
                records::discard(&record);
                self.translator.text("cli-nothing-to-save")
            }
            None => self.kept_as(key),
        }
    }

    /// Whether a person may take back a slip after bots have answered: not in a ranked try.
    pub(super) fn takes_back_slips(&self) -> bool {
        !self.record.as_deref().is_some_and(records::is_ranked)
    }

    pub(super) fn how_to_resume(&self) -> String {
        self.kept_as("cli-how-to-resume")
    }

    /// The sentence with this key and the command that continues the game, or why the game is not saved.
    pub(super) fn kept_as(&self, key: &'static str) -> String {
        let say = |key, command: String| self.translator.with(key, &[("command", name(command))]);
        match &self.record {
            Some(path) => say(key, self.resume_command(path)),
            None if !self.has_people() => self.translator.text("cli-not-saved-bots"),
            None if self.setup.terms.lesson.is_some() => {
                say("teach-not-saved", self.learn_command())
            }
            None => self.translator.text("cli-not-saved"),
        }
    }

    pub(super) fn table_error(&self, error: TableError) -> LineModeError {
        match error {
            TableError::Write(error) => self.record_error(error),
            TableError::Player(fault) => {
                let said = |fault: &SeatFault| fault_message(&self.translator, fault, true).1;
                let last = self.table.player_faults().last();
                LineModeError::Bot {
                    what: last.map_or_else(|| fault.to_string(), said),
                    resume: self.how_to_resume(),
                }
            }
            error @ (TableError::Stale | TableError::Undo(_)) => {
                LineModeError::Internal(error.to_string())
            }
        }
    }

    pub(super) fn record_error(&self, error: io::Error) -> LineModeError {
        LineModeError::Unrecorded {
            path: self.record.clone().unwrap_or_default(),
            error,
            resume: self.how_to_resume(),
        }
    }
}

/// The seats of people.
pub(super) fn people(seats: &[SeatAssignment]) -> Vec<Seat> {
    Seat::all(seats.len())
        .filter(|seat| seats[seat.index()].player_kind == PlayerKind::Me)
        .collect()
}

/// A random seed that is short enough to type again.
///
/// # Errors
/// If the system has no random numbers.
pub fn random_seed() -> Result<u64, LineModeError> {
    let number = rand::rngs::SysRng.try_next_u32();
    let internal = |error| LineModeError::Internal(format!("cannot draw a random seed: {error}"));
    number.map(u64::from).map_err(internal)
}

/// What earlier games say about the result of a finished game with this record, in sentences.
pub(super) fn own_ranks(
    catalogue: &Catalogue,
    record: Option<&Path>,
    translator: &Translator,
) -> Vec<String> {
    let ranks = record.map(|record| history::own_ranks(catalogue, record));
    let ranks = ranks.unwrap_or_default();
    let said = ranks.iter().filter_map(|rank| rank.sentence(translator));
    said.collect()
}
