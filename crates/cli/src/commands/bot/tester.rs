//! A bot under test: its lines are looked at, and what it must ignore is put among those to it.

use crate::catalogue::LoadedGame;
use crate::failure::Failure;
use crate::outside::{BotProgram, BotTerms, Process};
use rnw_bots::Spec;
use rnw_protocol::{Connection, Transport};
use rnw_session::{
    Ask, FaultCode, GameStart, OnFault, Player, PlayerFault, SeatInfo, Table, TableError,
};
use roll_and_write::{Awaiting, MoveId, Seat};
use std::io;
use std::time::{Duration, Instant};

/// What stands in every message to a bot that is tested with it.
const UNKNOWN_FIELD: &str = ",\"unknown\":{\"field\":[null,{\"type\":\"quit\"}]}}";
/// A message that no version of the protocol has.
const UNKNOWN_MESSAGE: &str = "{\"type\":\"weather\",\"sky\":{\"clouds\":[1,2]}}";
/// An error that the bot has not made.
const ERROR: &str =
    "{\"type\":\"error\",\"id\":1,\"field\":\"move\",\"error\":\"a test of the bot: go on\"}";

/// What is put among the messages to a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Probe {
    /// Nothing.
    None,
    /// Fields that it does not know.
    Fields,
    /// Messages that it does not know.
    Messages,
    /// Errors.
    Errors,
}

/// The lines of a bot, looked at.
#[derive(Debug)]
pub(super) struct Looked {
    transport: Process,
    probe: Probe,
    asked: Instant,
    times: Vec<Duration>,
}

impl Transport for Looked {
    fn ask(&mut self, line: &str) -> Result<(), PlayerFault> {
        match self.probe {
            Probe::None | Probe::Fields => {}
            Probe::Messages => self.transport.send(UNKNOWN_MESSAGE)?,
            Probe::Errors => self.transport.send(ERROR)?,
        }
        self.asked = Instant::now();
        match line
            .strip_suffix('}')
            .filter(|_| self.probe == Probe::Fields)
        {
            Some(line) => self.transport.ask(&format!("{line}{UNKNOWN_FIELD}")),
            None => self.transport.ask(line),
        }
    }

    fn send(&mut self, line: &str) -> Result<(), PlayerFault> {
        self.transport.send(line)
    }

    fn receive(&mut self, within: Duration) -> Result<Option<Vec<u8>>, PlayerFault> {
        let found = self.transport.receive(within)?;
        if found.is_some() {
            self.times.push(self.asked.elapsed());
        }
        Ok(found)
    }
}

/// A bot under test.
#[derive(Debug)]
pub(super) struct Tester {
    connection: Connection<Looked>,
}

/// A game to be played.
#[derive(Clone, Copy, Debug)]
pub(super) struct TesterGame<'o> {
    pub(super) loaded: &'o LoadedGame,
    pub(super) content: &'o str,
    pub(super) seat: Seat,
    pub(super) seed: u64,
    pub(super) probe: Probe,
}

impl Tester {
    /// Starts a program and greets it.
    pub(super) fn start(
        program: &BotProgram,
        terms: &BotTerms,
        probe: Probe,
    ) -> Result<Self, PlayerFault> {
        let transport = Looked {
            transport: terms.launch(program)?,
            probe,
            asked: Instant::now(),
            times: Vec::new(),
        };
        let engine = concat!("rnw ", env!("CARGO_PKG_VERSION"));
        let connection = Connection::greet(transport, engine, terms.limits)?;
        Ok(Self { connection })
    }

    /// The conversation.
    pub(super) fn connection(&mut self) -> &mut Connection<Looked> {
        &mut self.connection
    }

    /// How long the bot took for each answer.
    pub(super) fn times(&mut self) -> &[Duration] {
        &self.connection.transport().times
    }

    /// The process.
    pub(super) fn process(&mut self) -> &mut Process {
        &mut self.connection.transport().transport
    }

    /// Plays a game against random moves; returns the moves of the bot.
    pub(super) fn play(&mut self, trial: TesterGame<'_>) -> Result<Vec<String>, Stopped> {
        self.connection.transport().probe = trial.probe;
        let game = &trial.loaded.game;
        let info = |number: usize| SeatInfo {
            name: format!("Player {number}"),
            player: "bot".to_owned(),
        };
        let seats = (1..=game.info().seats).map(info).collect();
        let internal = |error: io::Error| Stopped::Ours(Failure::Internal(error.to_string()));
        let mut table = Table::open(game.clone(), trial.content, seats, trial.seed, io::sink())
            .map_err(internal)?;
        let mut other = trial.loaded.player(Spec::Random);
        let mut player = Tested {
            connection: &mut self.connection,
            failed: None,
        };
        table.begin(trial.seat, &mut player);
        let mut moves = Vec::new();
        while let Awaiting::Seats(seats) = table.deal().map_err(internal)? {
            let Some(seat) = seats.first() else {
                break;
            };
            let own = seat == trial.seat;
            let before = table.log().entries().len();
            let asked = if own {
                table.ask(seat, &mut player)
            } else {
                table.ask(seat, &mut *other)
            };
            match asked {
                Ok(rnw_session::AskOutcome::Decided(id)) if own => moves.push(game.print_move(id)),
                Ok(_) => {}
                Err(TableError::Player(fault)) if own => {
                    return Err(Stopped::Bot(fault, before));
                }
                Err(error) => return Err(Stopped::Ours(Failure::Internal(error.to_string()))),
            }
        }
        table.end(&mut player);
        Ok(moves)
    }
}

/// Why a game did not come to its end.
#[derive(Debug)]
pub(super) enum Stopped {
    /// The bot failed, after so many steps.
    Bot(PlayerFault, usize),
    /// The fault is ours.
    Ours(Failure),
}

/// The bot in its seat.
struct Tested<'h> {
    connection: &'h mut Connection<Looked>,
    failed: Option<PlayerFault>,
}

impl Player for Tested<'_> {
    fn begins(&mut self, start: &GameStart<'_>) {
        self.failed = self.connection.begin(start).err();
    }
    fn choose(&mut self, ask: Ask<'_>) -> Result<MoveId, PlayerFault> {
        match &self.failed {
            Some(fault) => Err(fault.clone()),
            None => self.connection.act(&ask),
        }
    }
    fn ends(&mut self, ending: rnw_session::Ending<'_>) {
        // Whether it listened shows when it is asked next.
        let _ = self.connection.end(&ending);
    }
    fn observes(&self) -> bool {
        true
    }
    fn on_fault(&self) -> OnFault {
        OnFault::Abort
    }
}

/// What somebody whose bot failed like this should do.
pub(super) fn advice(code: FaultCode) -> &'static str {
    match code {
        FaultCode::Illegal => {
            "answer with a `number` of the list `moves`, or with a `text` of it as it stands"
        }
        FaultCode::Late => "answer within `time_ms`; flush standard output after each line",
        FaultCode::Malformed => {
            "print one JSON object a line, with the `id` of the message that it answers; print all else to standard error"
        }
        FaultCode::Flood => "print one line for each answer, of less than 64 KiB",
        FaultCode::Gone => {
            "see that the command line starts it, and that it reads standard input until `quit` or its end; --bot-log - shows standard error"
        }
        FaultCode::Broken => "this is a bug of rnw",
    }
}
