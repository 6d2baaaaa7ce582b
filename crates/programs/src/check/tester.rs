//! A bot under test: measures its answers, and adds things to its messages that it must ignore.

use super::{CheckedGame, Nonconformance, Played};
use crate::player::ENGINE;
use crate::{BotProgram, BotTerms, Process, ProgramError};
use rnw_protocol::{Connection, Transport};
use rnw_session::{
    Ask, AskOutcome, Ending, FaultCode, GameStart, OnFault, Player, PlayerFault, SeatInfo, Table,
    TableError,
};
use roll_and_write::text::counted;
use roll_and_write::{Awaiting, MoveId, Seat};
use std::io;
use std::time::{Duration, Instant};

/// The end of every message in the test of unknown fields.
const UNKNOWN_FIELD: &str = ",\"unknown\":{\"field\":[null,{\"type\":\"quit\"}]}}";
/// A message that no version of the protocol has.
const UNKNOWN_MESSAGE: &str = "{\"type\":\"weather\",\"sky\":{\"clouds\":[1,2]}}";
/// A report of an error that the bot has not made.
const ERROR: &str =
    "{\"type\":\"error\",\"id\":1,\"field\":\"move\",\"error\":\"a test of the bot: go on\"}";

/// What a test adds to the messages for a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Probe {
    /// Nothing.
    None,
    /// Unknown fields.
    Fields,
    /// Unknown messages.
    Messages,
    /// Reports of errors.
    Errors,
}

/// The connection to a bot: measures its answers and adds probes to the messages.
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

impl Tester {
    /// Starts a program and exchanges greetings with it.
    pub(super) fn start(
        program: &BotProgram,
        terms: &BotTerms,
        probe: Probe,
    ) -> Result<Self, PlayerFault> {
        let transport = Looked {
            transport: Process::launch(program, terms)?,
            probe,
            asked: Instant::now(),
            times: Vec::new(),
        };
        let connection = Connection::greet(transport, ENGINE, terms.limits)?;
        Ok(Self { connection })
    }

    /// The connection to the bot.
    pub(super) fn connection(&mut self) -> &mut Connection<Looked> {
        &mut self.connection
    }

    /// The time of each decision in the last game.
    pub(super) fn times(&mut self) -> &[Duration] {
        &self.connection.transport().times
    }

    /// The process of the bot.
    pub(super) fn process(&mut self) -> &mut Process {
        &mut self.connection.transport().transport
    }

    /// Plays a game in this seat and returns the moves of the bot.
    pub(super) fn play(
        &mut self,
        checked: &CheckedGame,
        own: Seat,
        seed: u64,
    ) -> Played<Vec<String>> {
        let game = &checked.game;
        let info = |number: usize| SeatInfo {
            name: format!("Seat {number}"),
            player: "bot".to_owned(),
        };
        let seats = (1..=game.info().seats).map(info).collect();
        let mut table = Table::open(game.clone(), &checked.content, seats, seed, io::sink())
            .map_err(|error| internal(&error))?;
        let mut other = (checked.opponent)();
        let mut player = Tested {
            connection: &mut self.connection,
            failed: None,
        };
        table.begin(own, &mut player);
        let mut moves = Vec::new();
        while let Awaiting::Seats(seats) = table.deal().map_err(|error| internal(&error))? {
            let Some(seat) = seats.first() else {
                break;
            };
            if seat != own {
                table
                    .ask(seat, &mut *other)
                    .map_err(|error| internal(&error))?;
                continue;
            }
            match table.ask(seat, &mut player) {
                Ok(AskOutcome::Decided(id)) => moves.push(game.print_move(id)),
                Ok(_) => {}
                Err(TableError::Player(fault)) => {
                    let place = format!("after {}", counted(moves.len(), "decision"));
                    return Ok(Err(Nonconformance::from(fault).at(&place)));
                }
                Err(error) => return Err(internal(&error)),
            }
        }
        table.end(&mut player);
        Ok(Ok(moves))
    }
}

fn internal(error: &impl ToString) -> ProgramError {
    ProgramError::Internal(error.to_string())
}

/// The bot in its seat.
struct Tested<'h> {
    connection: &'h mut Connection<Looked>,
    failed: Option<PlayerFault>,
}

impl Player for Tested<'_> {
    fn begins(&mut self, start: &GameStart<'_>) {
        self.failed = self.connection.begin(start).err();
        // The start of the process and of a game are no decisions.
        self.connection.transport().times.clear();
    }
    fn choose(&mut self, ask: Ask<'_>) -> Result<MoveId, PlayerFault> {
        match &self.failed {
            Some(fault) => Err(fault.clone()),
            None => self.connection.act(&ask),
        }
    }
    fn ends(&mut self, ending: Ending<'_>) {
        // A failure shows when the bot is asked next.
        let _ = self.connection.end(&ending);
    }
    fn observes(&self) -> bool {
        true
    }
    fn on_fault(&self) -> OnFault {
        OnFault::Abort
    }
}

/// Advice for the author of a bot that failed in this way.
pub(super) fn advice(code: FaultCode) -> &'static str {
    match code {
        FaultCode::Illegal => {
            "answer with a `number` from the list `moves`, or with a `text` from it"
        }
        FaultCode::Late => {
            "answer within `time_ms`, with the `id` of the message and a known `type`; flush standard output after each line"
        }
        FaultCode::Malformed => {
            "print one JSON object per line, with the `id` of the message that it answers; print everything else to standard error"
        }
        FaultCode::Flood => "print one line for each answer, shorter than 64 KiB",
        FaultCode::Gone => {
            "check that the command line starts the program, and that it reads standard input until `quit` or the end of input; --bot-log - shows its standard error"
        }
        FaultCode::Broken => "this is a bug in rnw",
    }
}
