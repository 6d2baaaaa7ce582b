//! Players that are programs. Processes without faults are used again.

use crate::process::Process;
use crate::{BotProgram, BotTerms};
use rnw_bots::Starter;
use rnw_protocol::Connection;
use rnw_session::{Ask, Ending, FaultCode, GameStart, OnFault, Player, PlayerFault};
use rnw_system::threads;
use roll_and_write::{MoveId, Seat};
use std::sync::{Arc, Mutex, PoisonError};

/// The name of the engine in the protocol.
pub(crate) const ENGINE: &str = concat!("rnw ", env!("CARGO_PKG_VERSION"));

/// Starts players that use a program. A process without faults is reused, by one player at a time.
pub fn starter(program: BotProgram, terms: &BotTerms) -> Starter {
    let stable = Arc::new(Stable {
        program,
        terms: terms.clone(),
        idle: Mutex::new(Vec::new()),
        refused: Mutex::new(None),
    });
    Arc::new(move || {
        Box::new(Outsider {
            stable: Arc::clone(&stable),
            connection: None,
            failed: None,
            seat: None,
        })
    })
}

/// Starts a program and exchanges greetings with it.
///
/// # Errors
/// If the program does not start, or does not greet in time.
pub fn start(program: &BotProgram, terms: &BotTerms) -> Result<Connection<Process>, PlayerFault> {
    let process = Process::launch(program, terms)?;
    Connection::greet(process, ENGINE, terms.limits)
}

/// The processes of a program.
#[derive(Debug)]
struct Stable {
    program: BotProgram,
    terms: BotTerms,
    /// The processes that no player uses now.
    idle: Mutex<Vec<Connection<Process>>>,
    /// Why the program is not started again: if it was not ready once, it will not be ready later.
    refused: Mutex<Option<PlayerFault>>,
}

impl Stable {
    fn take(&self) -> Result<Connection<Process>, PlayerFault> {
        let idle = threads::lock(&self.idle).pop();
        if let Some(connection) = idle {
            return Ok(connection);
        }
        let refused = || threads::lock(&self.refused);
        if let Some(fault) = &*refused() {
            return Err(fault.clone());
        }
        start(&self.program, &self.terms).inspect_err(|fault| *refused() = Some(fault.clone()))
    }
}

impl Drop for Stable {
    fn drop(&mut self) {
        let idle = self.idle.get_mut().unwrap_or_else(PoisonError::into_inner);
        // All processes get the message before the first wait.
        for connection in idle.iter_mut() {
            connection.quit();
            connection.transport().close();
        }
        for mut connection in idle.drain(..) {
            connection.transport().leave();
        }
    }
}

/// A player that is a program.
struct Outsider {
    stable: Arc<Stable>,
    connection: Option<Connection<Process>>,
    /// The fault after which the program cannot continue in this game.
    failed: Option<PlayerFault>,
    seat: Option<Seat>,
}

impl Outsider {
    /// Records that the program cannot continue in this game, and never uses this process again.
    fn fail(&mut self, fault: &PlayerFault) {
        self.failed = Some(fault.clone());
        self.connection = None;
    }
}

impl Player for Outsider {
    fn begins(&mut self, start: &GameStart<'_>) {
        self.failed = None;
        self.seat = Some(start.seat);
        let connection = match self.connection.take() {
            Some(connection) => Ok(connection),
            None => self.stable.take(),
        };
        let began =
            connection.and_then(|mut connection| connection.begin(start).map(|()| connection));
        match began {
            Ok(connection) => self.connection = Some(connection),
            Err(fault) => self.fail(&fault),
        }
    }

    fn choose(&mut self, ask: Ask<'_>) -> Result<MoveId, PlayerFault> {
        if let Some(fault) = &self.failed {
            return Err(fault.clone());
        }
        let Some(connection) = &mut self.connection else {
            let what = "it was asked before the game began";
            return Err(PlayerFault::new(FaultCode::Broken, what));
        };
        let chosen = connection.act(&ask);
        if let Err(fault) = &chosen
            && [FaultCode::Gone, FaultCode::Flood].contains(&fault.code)
        {
            self.fail(&fault.clone());
        }
        chosen
    }

    fn ends(&mut self, ending: Ending<'_>) {
        let own = |(seat, _)| Some(seat) == self.seat;
        let lost = ending.forfeit.is_some_and(own);
        // A program that lost by its own fault may hang, so the next game starts a new process.
        let said = self
            .connection
            .as_mut()
            .map(|connection| connection.end(&ending));
        if lost || said.is_some_and(|said| said.is_err()) {
            self.connection = None;
        }
        self.seat = None;
    }

    fn observes(&self) -> bool {
        true
    }

    fn on_fault(&self) -> OnFault {
        match self.stable.terms.check() {
            Ok(()) => self.stable.terms.on_fault,
            Err(_) => OnFault::Abort,
        }
    }
}

impl Drop for Outsider {
    fn drop(&mut self) {
        let Some(mut connection) = self.connection.take() else {
            return;
        };
        if self.seat.is_none() {
            let mut idle = threads::lock(&self.stable.idle);
            idle.push(connection);
            return;
        }
        // A process in the middle of a game cannot be reused.
        let broken_off = Ending {
            outcome: None,
            forfeit: None,
        };
        if connection.end(&broken_off).is_ok() {
            connection.quit();
            connection.transport().leave();
        }
    }
}
