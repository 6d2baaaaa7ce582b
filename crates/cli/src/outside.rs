//! Players from outside: programs that speak the bot protocol over their standard input and output.

mod environment;
mod log;
mod order;
mod process;
mod sandbox;

pub(crate) use self::environment::{BotEnvironment, EnvironmentRequest};
pub(crate) use self::log::Log;
use self::process::end_for_good;
pub(crate) use self::process::{Ended, Process, Unstarted, end_all, hold_signals};
pub(crate) use self::sandbox::{Places, SandboxRequest};

use crate::failure::Failure;
use rnw_bots::Starter;
use rnw_protocol::{Connection, Limits};
use rnw_session::{Ask, Ending, FaultCode, GameStart, OnFault, Player, PlayerFault};
use roll_and_write::{MoveId, Seat};
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What a program is called at the command line and in records: `cmd:` and its command line.
pub(crate) const PREFIX: &str = "cmd:";
/// How the engine introduces itself.
const ENGINE: &str = concat!("rnw ", env!("CARGO_PKG_VERSION"));

/// Does something while signals that ask the program to end are answered there.
pub(crate) fn while_signals_are_held<T>(work: impl FnOnce() -> T) -> T {
    hold_signals(true);
    let done = work();
    hold_signals(false);
    done
}

/// Ends the program as this signal would have, or Ctrl-C; where there are no signals, by its exit code.
/// Programs that play end first.
pub(crate) fn end_as_by_signal(signal: Option<i32>) -> ! {
    end_for_good();
    #[cfg(unix)]
    order::group::end_by(signal.unwrap_or(signal_hook::consts::SIGINT));
    #[cfg(not(unix))]
    std::process::exit(128 + signal.unwrap_or(2))
}

/// A program and its arguments, as a shell would part them. No shell is started.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Program {
    words: Vec<String>,
    text: String,
}

impl Program {
    /// The program of a player; `None` if the text is no `cmd:…`.
    pub(crate) fn of(player: &str) -> Option<Result<Self, Failure>> {
        player.trim().strip_prefix(PREFIX).map(Self::parse)
    }

    /// Parts a command line into words.
    pub(crate) fn parse(text: &str) -> Result<Self, Failure> {
        let text = text.trim();
        let wrong = |problem: &str| Failure::Usage(format!("the command {text:?} {problem}"));
        if text.contains(char::is_control) {
            return Err(wrong("holds control characters"));
        }
        let words = shlex::split(text).ok_or_else(|| {
            wrong("has a quotation mark that is not closed, or ends in a backslash")
        })?;
        if words.first().is_none_or(String::is_empty) {
            return Err(wrong(
                "names no program; expected one such as \"python3 bot.py\"",
            ));
        }
        Ok(Self {
            words,
            text: text.to_owned(),
        })
    }

    /// The program and its arguments.
    pub(crate) fn words(&self) -> &[String] {
        &self.words
    }

    /// What the program is called among players: the name of its file.
    pub(crate) fn name(&self) -> &str {
        let parts = self.words[0].rsplit(['/', '\\']).map(str::trim);
        parts
            .into_iter()
            .find(|part| !part.is_empty())
            .unwrap_or("program")
    }

    /// The command line as it was typed.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PREFIX}{}", self.text)
    }
}

/// On which terms programs play.
#[derive(Clone, Debug)]
pub(crate) struct Terms {
    /// How long they may take.
    pub(crate) limits: Limits,
    /// What their faults bring.
    pub(crate) on_fault: OnFault,
    /// Where the conversations are kept, if they are.
    pub(crate) log: Option<Arc<Log>>,
    /// What they see of the machine.
    pub(crate) environment: Arc<BotEnvironment>,
    /// Why the machine could not start a program, which is no fault of the program.
    pub(crate) trouble: Arc<Mutex<Option<String>>>,
}

impl Terms {
    /// Starts a program.
    pub(crate) fn launch(&self, program: &Program) -> Result<Process, PlayerFault> {
        Process::start(program, self).map_err(|unstarted| match unstarted {
            Unstarted::Program(fault) => fault,
            Unstarted::Machine(what) => {
                let fault = PlayerFault::new(FaultCode::Gone, what.as_str());
                *self.kept() = Some(what);
                fault
            }
        })
    }

    /// Fails if the machine could not start a program: what follows from that is no fault of the program.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        let trouble = self.trouble();
        trouble.map_or(Ok(()), |what| Err(Failure::Machine(what)))
    }

    /// Why the machine could not start a program, if so.
    pub(crate) fn trouble(&self) -> Option<String> {
        self.kept().clone()
    }

    fn kept(&self) -> MutexGuard<'_, Option<String>> {
        self.trouble.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Starts players of a program. Processes that did nothing wrong are used again, by one player at a time.
pub(crate) fn starter(program: Program, terms: &Terms) -> Starter {
    let stable = Arc::new(Stable {
        program,
        terms: terms.clone(),
        idle: Mutex::new(Vec::new()),
        refused: Mutex::new(None),
    });
    Arc::new(move || {
        Box::new(Outsider {
            stable: Arc::clone(&stable),
            host: None,
            failed: None,
            seat: None,
        })
    })
}

/// Starts a program and greets it.
pub(crate) fn start(program: &Program, terms: &Terms) -> Result<Connection<Process>, PlayerFault> {
    let process = terms.launch(program)?;
    Connection::greet(process, ENGINE, terms.limits)
}

/// The processes of a program.
#[derive(Debug)]
struct Stable {
    program: Program,
    terms: Terms,
    /// Those that nobody plays with now.
    idle: Mutex<Vec<Connection<Process>>>,
    /// Why the program is not started again: one that is not even ready will not be.
    refused: Mutex<Option<PlayerFault>>,
}

impl Stable {
    fn take(&self) -> Result<Connection<Process>, PlayerFault> {
        let idle = self
            .idle
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .pop();
        if let Some(host) = idle {
            return Ok(host);
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
        // All are told before the first is waited for.
        for host in idle.iter_mut() {
            host.quit();
            host.wire().close();
        }
        for mut host in idle.drain(..) {
            host.wire().leave();
        }
    }
}

/// A program in a seat.
struct Outsider {
    stable: Arc<Stable>,
    host: Option<Connection<Process>>,
    /// How the program failed in this game, so that it cannot go on.
    failed: Option<PlayerFault>,
    seat: Option<Seat>,
}

impl Outsider {
    /// The program cannot go on in this game, and nobody will play with it again.
    fn fail(&mut self, fault: &PlayerFault) {
        self.failed = Some(fault.clone());
        self.host = None;
    }
}

impl Player for Outsider {
    fn begins(&mut self, opening: &GameStart<'_>) {
        self.failed = None;
        self.seat = Some(opening.seat);
        let host = match self.host.take() {
            Some(host) => Ok(host),
            None => self.stable.take(),
        };
        let began = host.and_then(|mut host| host.begin(opening).map(|()| host));
        match began {
            Ok(host) => self.host = Some(host),
            Err(fault) => self.fail(&fault),
        }
    }

    fn choose(&mut self, ask: Ask<'_>) -> Result<MoveId, PlayerFault> {
        if let Some(fault) = &self.failed {
            return Err(fault.clone());
        }
        let Some(host) = &mut self.host else {
            let what = "it was asked before the game began";
            return Err(PlayerFault::new(FaultCode::Broken, what));
        };
        let chosen = host.act(&ask);
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
        // Who has lost by its own fault may hang; the next game begins with a new process.
        let said = self.host.as_mut().map(|host| host.end(&ending));
        if lost || said.is_some_and(|said| said.is_err()) {
            self.host = None;
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
        let Some(mut host) = self.host.take() else {
            return;
        };
        if self.seat.is_none() {
            let mut idle = self
                .stable
                .idle
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            idle.push(host);
            return;
        }
        // In the middle of a game it is not for others.
        let broken_off = Ending {
            outcome: None,
            forfeit: None,
        };
        if host.end(&broken_off).is_ok() {
            host.quit();
            host.wire().leave();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_lines_are_parted_as_a_shell_would() {
        let words = |text: &str| Program::parse(text).map(|program| program.words);
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
        let name = |text: &str| Program::parse(text).unwrap().name().to_owned();
        assert_eq!(name("/usr/bin/python3 bot.py"), "python3");
        assert_eq!(name("./bot/"), "bot");
        assert_eq!(name("/"), "program");
        assert_eq!(name("' '"), "program");
    }

    #[test]
    fn a_player_is_a_program_by_its_prefix() {
        assert!(Program::of("greedy").is_none());
        assert_eq!(
            Program::of(" cmd: ./bot 7").unwrap().unwrap().to_string(),
            "cmd:./bot 7"
        );
    }
}
