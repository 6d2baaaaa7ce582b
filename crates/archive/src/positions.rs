//! Positions as texts: opened with their game and pack, and taken from recorded games.

use crate::ArchiveError;
use crate::recorded::{Replayed, seat_of};
use crate::share::SoughtPack;
use rnw_catalogue::{Catalogue, GameEntry, LoadedGame};
use rnw_i18n::{Language, Translator};
use rnw_packs::Files;
use rnw_plan::words::translator;
use rnw_plan::{PlanError, WrongArguments, load_game, seating};
use rnw_session::{OnFault, OpenAtError, Player, Position, SeatInfo, Table, TableError};
use rnw_system::{Limit, read};
use rnw_terminal_text::{Narrator, Page, WIDTH};
use rnw_tui::picture_for;
use rnw_tui::render::Renderer;
use roll_and_write::{Arg, Awaiting, GameState, Message, MoveId, Seat, Seats};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

/// What stands for standard input.
const STANDARD_INPUT: &str = "-";
/// The longest text on standard input, in bytes.
const LIMIT: Limit = Limit::new("a position", 1 << 20);

/// A position that a person has named, with its game and pack.
#[derive(Debug)]
pub struct NamedPosition<'c> {
    /// The position.
    pub position: Position,
    /// Its game in the catalogue.
    pub entry: &'c GameEntry,
    /// The files of the pack.
    pub files: Files,
    /// The name of the pack; `None` for the pack of the game itself.
    pub named: Option<PathBuf>,
    /// The game with its pack and its house rules.
    pub loaded: LoadedGame,
}

impl<'c> NamedPosition<'c> {
    /// Opens the position of a text; `-` reads the text from standard input. `content` names its pack; by default it is
    /// the included pack that the text means.
    ///
    /// # Errors
    /// If the text is no position of a game of this program, or if its pack is not here.
    pub fn open(
        catalogue: &'c Catalogue,
        text: &str,
        content: Option<&Path>,
    ) -> Result<Self, ArchiveError> {
        let typed;
        let text = if text == STANDARD_INPUT {
            let read = read::standard_text(LIMIT);
            typed = read.map_err(|error| error.at(Path::new("standard input")))?;
            typed.trim()
        } else {
            text
        };
        let position = Position::parse(text)?;
        let entry = catalogue.find(position.game()).map_err(PlanError::from)?;
        let sought = SoughtPack {
            is_meant: &|hash| position.is_of(hash),
            played: "the game of the position was played",
            digits: position.content_digits(),
        };
        let (files, named) = sought.files(catalogue, entry, content)?;
        let (options, seats) = (position.options(), position.seats());
        let loaded = load_game(catalogue, entry, &files, options, seats)?;
        position.open(&*loaded.game, loaded.content(), 0)?;
        Ok(Self {
            position,
            entry,
            files,
            named,
            loaded,
        })
    }

    /// The state. What the position hides is drawn from the seed.
    ///
    /// # Errors
    /// If the position does not fit the game. [`open`](Self::open) has checked that.
    pub fn state(&self, seed: u64) -> Result<GameState, ArchiveError> {
        let content = self.loaded.content();
        Ok(self.position.open(&*self.loaded.game, content, seed)?)
    }

    /// The seat with this number; without one, the seat that knows the position, if only one does.
    ///
    /// # Errors
    /// If there is no such seat, or if the position is what another seat knows.
    pub fn seat(&self, text: Option<&str>) -> Result<Option<Seat>, PlanError> {
        let own = self.position.seat();
        let Some(text) = text else {
            return Ok(own);
        };
        let numbers = Seat::all(self.position.seats()).map(|seat| seat.number().to_string());
        let numbers: Vec<String> = numbers.collect();
        let seat = seat_of(
            text,
            &numbers.iter().map(String::as_str).collect::<Vec<_>>(),
        )?;
        match own {
            Some(own) if own != seat => Err(PlanError::Usage(format!(
                "the position has only what seat {} knows; found seat {}",
                own.number(),
                seat.number()
            ))),
            _ => Ok(Some(seat)),
        }
    }

    /// The position as a seat knows it; without a seat as it is.
    ///
    /// # Errors
    /// If there is no such seat, or if the position is what another seat knows.
    pub fn seen(&self, seat: Option<&str>) -> Result<Position, ArchiveError> {
        let Some(seat) = self.seat(seat)?.filter(|_| self.position.seat().is_none()) else {
            return Ok(self.position.clone());
        };
        let (game, content) = (&*self.loaded.game, self.loaded.content());
        let (usual, state) = (self.entry.usual_options(), self.state(0)?);
        Ok(Position::seen(
            game,
            content,
            &usual,
            &game.view(&state, seat),
        )?)
    }

    /// A position of this game, drawn or in sentences.
    ///
    /// # Errors
    /// If the position does not fit the game.
    pub fn pages(
        &self,
        shown: &Position,
        plain: bool,
        renderer: Renderer<'_>,
    ) -> Result<Vec<Page>, ArchiveError> {
        let Renderer { translator, glyphs } = renderer;
        let title = match shown.seat() {
            Some(seat) => {
                let seat = [("seat", Arg::Number(seat.number() as i64))];
                translator.with("cli-position-seat", &seat)
            }
            None => translator.text("cli-position-whole"),
        };
        let picture = picture_for(&*self.loaded.game, &self.state(0)?, shown.seat());
        let mut pages = vec![Page::text(&title), Page::default()];
        if plain {
            let lines = Narrator { translator, glyphs }.picture(&picture);
            pages.extend(lines.iter().map(|line| Page::text(line)));
        } else {
            pages.push(renderer.picture(&picture, WIDTH).into());
        }
        Ok(pages)
    }

    /// The state, and the seats that must decide in it: only the named one, or the one that knows the position.
    ///
    /// # Errors
    /// If the seat does not exist, or if nobody has anything to decide.
    pub fn deciding(
        &self,
        seat: Option<&str>,
        seed: u64,
    ) -> Result<(GameState, Seats), ArchiveError> {
        let state = self.state(seed)?;
        let awaited = match self.loaded.game.awaiting(&state) {
            Awaiting::Seats(seats) => seats,
            Awaiting::Chance(_) | Awaiting::Over => Seats::EMPTY,
        };
        let refused = |why: Message| Err(WrongArguments::new(why).into());
        match self.seat(seat)? {
            _ if awaited == Seats::EMPTY => refused(Message::new("cli-position-nobody")),
            None => Ok((state, awaited)),
            Some(seat) if awaited.contains(seat) => Ok((state, Seats::of(seat))),
            Some(seat) => {
                refused(Message::new("cli-position-other").number("seat", seat.number() as i64))
            }
        }
    }

    /// The move that a player makes for a seat that must decide.
    ///
    /// # Errors
    /// If the player fails.
    pub fn choice(
        &self,
        seat: Seat,
        seed: u64,
        player: &mut dyn Player,
    ) -> Result<MoveId, ArchiveError> {
        let (game, content) = (self.loaded.game.clone(), self.loaded.content());
        let seat_info = |seat: Seat| SeatInfo {
            name: format!("seat {}", seat.number()),
            player: "me".to_owned(),
        };
        let seats = Seat::all(self.position.seats()).map(seat_info).collect();
        let table = Table::open_at(game, content, &self.position, seats, seed, io::sink());
        let mut table = table.map_err(|error| match error {
            OpenAtError::Position(error) => ArchiveError::Position(error),
            OpenAtError::Write(error) => ArchiveError::Internal(error.to_string()),
        })?;
        table.begin(seat, player);
        let answer = table.question(seat, player.observes()).put_to(player)?;
        let asked = table.answered(seat, Ok(answer), OnFault::Abort);
        asked.map_err(|error| match error {
            TableError::Player(fault) => ArchiveError::Player(fault),
            TableError::Stale | TableError::Undo(_) | TableError::Write(_) => {
                ArchiveError::Internal(error.to_string())
            }
        })?;
        table.end(player);
        Ok(answer)
    }

    /// The messages of the game, with a name for each seat.
    ///
    /// # Errors
    /// If the words of the pack are wrong.
    pub fn translator(
        &self,
        catalogue: &Catalogue,
        language: Language,
    ) -> Result<Translator, ArchiveError> {
        let people = vec!["me".to_owned(); self.position.seats()];
        let (seats, bots) = (self.entry.seats, catalogue.bots());
        let seats = seating::assignments(&people, &[], language, &[], seats, bots)?;
        let names = seats.into_iter().map(|seat| seat.name).collect();
        let translator = translator(self.entry, &self.files, names, language)?;
        Ok(translator.with_cards(&*self.loaded.game))
    }
}

/// A position for programs.
#[derive(Serialize, Debug)]
pub struct PositionReport {
    game: String,
    seats: usize,
    /// The house rules that are not the default, with their values.
    options: BTreeMap<String, String>,
    /// The seat that knows the position, counted from 1; absent for the whole position.
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<usize>,
    position: String,
}

impl PositionReport {
    /// The report of a position.
    pub fn of(position: &Position) -> Self {
        Self {
            game: position.game().to_owned(),
            seats: position.seats(),
            options: position.options().iter().cloned().collect(),
            seat: position.seat().map(Seat::number),
            position: position.to_string(),
        }
    }
}

impl Replayed<'_> {
    /// The position after this number of draws and decisions; the last one without a number. It has what a seat knows,
    /// or everything.
    ///
    /// # Errors
    /// If the game has no text for its positions.
    pub fn position(
        &self,
        at: Option<usize>,
        seat: Option<Seat>,
    ) -> Result<Position, ArchiveError> {
        let last = self.table.log().entries().len();
        if let Some(step) = at.filter(|step| *step > last) {
            let wrong = Message::new("cli-error-step")
                .number("step", step as i64)
                .number("last", last as i64);
            return Err(WrongArguments::new(wrong).into());
        }
        let usual = self.recorded.entry.usual_options();
        Ok(self.table.position_at(&usual, seat, at.unwrap_or(last))?)
    }
}
