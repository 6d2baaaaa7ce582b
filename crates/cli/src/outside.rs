//! External players: programs that speak the bot protocol over their standard input and output.

mod environment;
mod log;
mod order;
mod process;
mod sandbox;

pub(crate) use self::environment::{BotEnvironment, EnvironmentRequest};
pub(crate) use self::log::BotLog;
use self::process::end_for_good;
pub(crate) use self::process::{Process, ProcessExit, Unstarted, end_all, hold_signals};
use self::sandbox::find;
pub(crate) use self::sandbox::{Places, SandboxRequest};

use crate::failure::Failure;
use rnw_bots::Starter;
use rnw_protocol::{Connection, Limits};
use rnw_session::{Ask, Ending, FaultCode, GameStart, OnFault, Player, PlayerFault};
use roll_and_write::{MoveId, Seat};
use std::fmt;
use std::io::{self, ErrorKind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The prefix of a program on the command line and in records: `cmd:`, followed by its command line.
pub(crate) const PREFIX: &str = "cmd:";
/// The name of the engine in the protocol.
const ENGINE: &str = concat!("rnw ", env!("CARGO_PKG_VERSION"));

/// Does some work. Meanwhile the work itself handles signals that ask the command to end.
pub(crate) fn while_signals_are_held<T>(work: impl FnOnce() -> T) -> T {
    hold_signals(true);
    let done = work();
    hold_signals(false);
    done
}

/// Ends the command in the same way as this signal or Ctrl-C; on systems without signals, with the matching
/// exit code. Ends all playing programs first.
pub(crate) fn end_as_by_signal(signal: Option<i32>) -> ! {
    end_for_good();
    #[cfg(unix)]
    order::group::end_by(signal.unwrap_or(signal_hook::consts::SIGINT));
    #[cfg(not(unix))]
    std::process::exit(128 + signal.unwrap_or(2))
}

/// A program and its arguments, split as a shell would do. No shell is started.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BotProgram {
    words: Vec<String>,
    text: String,
}

impl BotProgram {
    /// The program of a player; `None` if the text does not start with `cmd:`.
    pub(crate) fn of(player: &str) -> Option<Result<Self, Failure>> {
        player.trim().strip_prefix(PREFIX).map(Self::parse)
    }

    /// Splits a command line into words.
    pub(crate) fn parse(text: &str) -> Result<Self, Failure> {
        let text = text.trim();
        let wrong = |problem: &str| Failure::Usage(format!("the command {text:?} {problem}"));
        if text.contains(char::is_control) {
            return Err(wrong("contains control characters"));
        }
        let words = shlex::split(text).ok_or_else(|| {
            wrong("has a quotation mark that is not closed, or ends with a backslash")
        })?;
        if words.first().is_none_or(String::is_empty) {
            return Err(wrong(
                "names no program; expected a program such as \"python3 bot.py\"",
            ));
        }
        Ok(Self {
            words,
            text: text.to_owned(),
        })
    }

    /// Fails if the file of the program does not exist. A game would only notice it at the first decision.
    pub(crate) fn must_exist(&self) -> Result<(), Failure> {
        // Other systems find programs by more rules than this.
        if cfg!(not(unix)) {
            return Ok(());
        }
        let word = &self.words[0];
        match find(word) {
            Err(error) if error.kind() == ErrorKind::NotFound => {
                let where_to_look = if word.contains('/') {
                    let file = std::path::absolute(word).unwrap_or_else(|_| word.into());
                    format!("there is no file {}", file.display())
                } else {
                    not_on_path(word)
                };
                Err(Failure::Usage(format!(
                    "the player {PREFIX}{} names the program {word:?}, which does not exist: {where_to_look}",
                    self.text
                )))
            }
            // If it cannot be started for another reason, the system says why when it starts.
            _ => Ok(()),
        }
    }

    /// What the user can do if the system does not start the program; empty if only the system knows.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "the system has many kinds of errors"
    )]
    fn start_advice(&self, error: &io::Error) -> String {
        let word = &self.words[0];
        match error.kind() {
            ErrorKind::NotFound if !word.contains('/') => format!("; {}", not_on_path(word)),
            ErrorKind::PermissionDenied => {
                format!(
                    "; make it executable with `chmod +x`, or {}",
                    interpreter(word)
                )
            }
            _ if error.raw_os_error() == Some(NO_INTERPRETER) => format!(
                "; its first line must name its interpreter, such as `#!/usr/bin/env python3`; or {}",
                interpreter(word)
            ),
            _ => String::new(),
        }
    }

    /// The program and its arguments, as separate words.
    pub(crate) fn words(&self) -> &[String] {
        &self.words
    }

    /// The name of the program among the players: its file name.
    pub(crate) fn name(&self) -> &str {
        let parts = self.words[0].rsplit(['/', '\\']).map(str::trim);
        parts
            .into_iter()
            .find(|part| !part.is_empty())
            .unwrap_or("program")
    }

    /// The command line as the user typed it.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }
}

/// The system's error for a file that is no program and does not name its interpreter (`ENOEXEC`).
const NO_INTERPRETER: i32 = 8;

fn not_on_path(word: &str) -> String {
    format!(
        "no folder of PATH has it; for a file of this folder type ./{word}, or {}",
        interpreter(word)
    )
}

fn interpreter(word: &str) -> String {
    format!("start it with its interpreter, such as `python3 {word}`")
}

impl fmt::Display for BotProgram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PREFIX}{}", self.text)
    }
}

/// The conditions for programs that play.
#[derive(Clone, Debug)]
pub(crate) struct BotTerms {
    /// Their time limits.
    pub(crate) limits: Limits,
    /// What happens after a fault.
    pub(crate) on_fault: OnFault,
    /// The log of the conversations, if one is written.
    pub(crate) log: Option<Arc<BotLog>>,
    /// What they see of the machine.
    pub(crate) environment: Arc<BotEnvironment>,
    /// Why the machine could not start a program. This is not the program's fault.
    pub(crate) trouble: Arc<Mutex<Option<String>>>,
}

impl BotTerms {
    /// Starts a program.
    pub(crate) fn launch(&self, program: &BotProgram) -> Result<Process, PlayerFault> {
        Process::start(program, self).map_err(|unstarted| match unstarted {
            Unstarted::BotProgram(fault) => fault,
            Unstarted::Machine(what) => {
                let fault = PlayerFault::new(FaultCode::Gone, what.as_str());
                *self.kept() = Some(what);
                fault
            }
        })
    }

    /// Fails if the machine could not start a program: the consequences are not the program's fault.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        let trouble = self.trouble();
        trouble.map_or(Ok(()), |what| Err(Failure::Machine(what)))
    }

    /// Why the machine could not start a program; `None` if it could.
    pub(crate) fn trouble(&self) -> Option<String> {
        self.kept().clone()
    }

    fn kept(&self) -> MutexGuard<'_, Option<String>> {
        self.trouble.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Starts players that use a program. A process without faults is reused, by one player at a time.
pub(crate) fn starter(program: BotProgram, terms: &BotTerms) -> Starter {
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
pub(crate) fn start(
    program: &BotProgram,
    terms: &BotTerms,
) -> Result<Connection<Process>, PlayerFault> {
    let process = terms.launch(program)?;
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
        let idle = self
            .idle
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .pop();
        if let Some(connection) = idle {
            return Ok(connection);
        }
        let refused = || self.refused.lock().unwrap_or_else(PoisonError::into_inner);
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
            let mut idle = self
                .stable
                .idle
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_lines_are_parted_as_a_shell_would() {
        let words = |text: &str| BotProgram::parse(text).map(|program| program.words);
        assert_eq!(
            words("  python3 'my bot.py' --name \"Ann's\" a\\ b ").unwrap(),
            ["python3", "my bot.py", "--name", "Ann's", "a b"]
        );
        assert_eq!(
            words("a | b; $HOME > c").unwrap(),
            ["a", "|", "b;", "$HOME", ">", "c"]
        );
        for (text, says) in [
            ("", "names no program"),
            ("''", "names no program"),
            ("python3 'bot.py", "not closed"),
            ("bot\u{1b}", "control characters"),
        ] {
            let error = words(text).unwrap_err().to_string();
            assert!(error.contains(says), "{text:?}: {error}");
        }
    }

    #[test]
    fn a_program_is_called_after_its_file() {
        let name = |text: &str| BotProgram::parse(text).unwrap().name().to_owned();
        assert_eq!(name("/usr/bin/python3 bot.py"), "python3");
        assert_eq!(name("./bot/"), "bot");
        assert_eq!(name("/"), "program");
        assert_eq!(name("' '"), "program");
    }

    #[test]
    fn a_player_is_a_program_by_its_prefix() {
        assert!(BotProgram::of("greedy").is_none());
        assert_eq!(
            BotProgram::of(" cmd: ./bot 7")
                .unwrap()
                .unwrap()
                .to_string(),
            "cmd:./bot 7"
        );
    }
}
