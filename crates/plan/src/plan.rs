//! The plan of a table, and the one way from it to a table.

use crate::PlanError;
use crate::seating::{PlayerKind, SeatAssignment, must_exist, settle};
use crate::words::house_rules;
use rnw_catalogue::{Catalogue, GameEntry, LoadedGame};
use rnw_flip::content::content_hash;
use rnw_packs::Files;
use rnw_programs::{BotTerms, starter};
use rnw_session::{
    CarriedPack, HeaderNotes, OpenAtError, Player, Position, PositionError, SeatInfo, Table,
};
use std::io::{self, Write};

/// All that decides how a game begins.
#[derive(Clone, Debug)]
pub struct TablePlan {
    /// The game.
    pub entry: GameEntry,
    /// The files of its pack.
    pub files: Files,
    /// House rules with their values. The others have their default.
    pub options: Vec<(String, String)>,
    /// Who plays in each seat.
    pub seats: Vec<SeatAssignment>,
    /// The seed of everything that is drawn. The same seed deals the same game.
    pub seed: u64,
}

impl TablePlan {
    /// Loads the rules, and finds the bots and programs of the seats. Nothing is created yet.
    ///
    /// # Errors
    /// If the pack, an option or the number of seats does not fit, or if the file of a program does not exist.
    pub fn load(self, catalogue: &Catalogue) -> Result<LoadedTable, PlanError> {
        let Self {
            entry,
            files,
            options,
            seats,
            seed,
        } = self;
        let loaded = load_game(catalogue, &entry, &files, &options, seats.len())?;
        let seats = settle(seats, &loaded)?;
        must_exist(&seats)?;
        Ok(LoadedTable {
            loaded,
            seats,
            seed,
            position: None,
            notes: HeaderNotes::default(),
        })
    }
}

/// A table whose rules are loaded and whose game has not begun.
#[derive(Debug)]
pub struct LoadedTable {
    /// The game with its pack.
    pub loaded: LoadedGame,
    /// Who plays in each seat. Levels have their bots.
    pub seats: Vec<SeatAssignment>,
    seed: u64,
    /// The position with which the game begins; `None` for the start of the game.
    position: Option<Position>,
    /// What the record says beside the game.
    notes: HeaderNotes,
}

impl LoadedTable {
    /// The same table, but its game begins with this position. What the position hides is drawn from the seed.
    ///
    /// # Errors
    /// If the position is of another game.
    pub fn at(self, position: Position) -> Result<Self, PositionError> {
        position.open(&*self.loaded.game, self.loaded.content(), self.seed)?;
        Ok(Self {
            position: Some(position),
            ..self
        })
    }

    /// The same table, but its record says when the game began: in UTC, such as `2026-11-29T18:30:00Z`.
    #[must_use]
    pub fn begun(mut self, began: String) -> Self {
        self.notes.began = Some(began);
        self
    }

    /// The same table, but its record [carries](crate::pack::carry) the pack.
    #[must_use]
    pub fn carrying(mut self, pack: Option<CarriedPack>) -> Self {
        self.notes.pack = pack;
        self
    }

    /// Begins the game. The record goes to `sink`.
    ///
    /// # Errors
    /// If the first lines of the record cannot be written.
    pub fn open<W: Write>(&self, sink: W) -> io::Result<Table<W>> {
        let seats: Vec<SeatInfo> = self.seats.iter().map(SeatAssignment::info).collect();
        let (game, content) = (self.loaded.game.clone(), self.loaded.content());
        let (notes, position) = (self.notes.clone(), self.position.as_ref());
        let opened = Table::open_on(game, content, notes, position, seats, self.seed, sink);
        opened.map_err(|error| match error {
            OpenAtError::Write(error) => error,
            // Its game was compared before.
            OpenAtError::Position(error) => io::Error::new(io::ErrorKind::InvalidInput, error),
        })
    }
}

/// Loads the rules of a game with a pack, house rules and a number of seats, for the bots of this program.
///
/// # Errors
/// If the pack, an option or the number of seats does not fit.
pub fn load_game(
    catalogue: &Catalogue,
    entry: &GameEntry,
    files: &Files,
    options: &[(String, String)],
    seats: usize,
) -> Result<LoadedGame, PlanError> {
    let options = house_rules(entry, options);
    let loaded = entry.open(files, &options, seats, catalogue.plugins());
    let loaded = loaded.map_err(|error| PlanError::from(error).in_pack(files))?;
    let loaded = loaded.with_bots(catalogue.bots());
    Ok(loaded.with_content(content_hash(files)))
}

/// The bots and programs of these seats; `None` for people. Programs start when the game begins.
///
/// # Errors
/// If the game does not have a bot.
pub fn players(
    loaded: &LoadedGame,
    seats: &[SeatAssignment],
    terms: &BotTerms,
) -> Result<Vec<Option<Box<dyn Player>>>, PlanError> {
    let player = |seat: &SeatAssignment| {
        Ok(match &seat.player_kind {
            PlayerKind::Me => None,
            PlayerKind::Bot(bot) => Some(loaded.player(loaded.spec(*bot)?)),
            PlayerKind::BotProgram(program) => Some(starter(program.clone(), terms)()),
        })
    };
    seats.iter().map(player).collect()
}
