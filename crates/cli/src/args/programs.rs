//! The arguments about programs that play, and those of `rnw bot`.

use super::{Output, choice};
use crate::failure::Failure;
use crate::out::Out;
use clap::{Args as Group, Subcommand};
use rnw_archive::records;
use rnw_line_mode::settings;
use rnw_programs::{
    BotEnvironment, BotLog, BotProgram, BotTerms, EnvironmentRequest, Places, SandboxRequest,
};
use rnw_protocol::Limits;
use rnw_session::OnFault;
use rnw_terminal_text::command_line::argument;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

const ON_FAULT: [(&str, OnFault); 3] = [
    ("forfeit", OnFault::Forfeit),
    ("random", OnFault::Random),
    ("abort", OnFault::Abort),
];

/// The time limits of programs in milliseconds.
#[derive(Group, Clone, Copy, Debug)]
struct BotTimes {
    #[arg(long, value_name = "MS", default_value_t = TIME, value_parser = clap::value_parser!(u64).range(1..=TIME_MAX))]
    bot_time: u64,
    #[arg(long, value_name = "MS", default_value_t = TIME, value_parser = clap::value_parser!(u64).range(1..=TIME_MAX))]
    bot_start: u64,
}

/// The conditions for programs that play.
#[derive(Group, Clone, Debug)]
pub(crate) struct Programs {
    #[command(flatten)]
    times: BotTimes,
    /// What happens when a program gives no legal move.
    #[arg(long, value_parser = choice(ON_FAULT), default_value = ON_FAULT[0].0, value_name = "ACTION")]
    on_fault: OnFault,
    #[arg(long, value_name = "FILE")]
    pub(crate) bot_log: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) environment: BotEnvironmentArgs,
}

/// Without arguments: the default of each.
impl Default for Programs {
    fn default() -> Self {
        Self {
            times: BotTimes {
                bot_time: TIME,
                bot_start: TIME,
            },
            on_fault: ON_FAULT[0].1,
            bot_log: None,
            environment: BotEnvironmentArgs {
                variables: Vec::new(),
                sandbox: false,
                shown: Vec::new(),
                memory: MEMORY,
            },
        }
    }
}

/// What programs see of the machine.
#[derive(Group, Clone, Debug)]
pub(crate) struct BotEnvironmentArgs {
    #[arg(id = "bot_env", long = "bot-env", value_name = "NAME")]
    pub(crate) variables: Vec<String>,
    #[arg(id = "bot_sandbox", long = "bot-sandbox")]
    pub(crate) sandbox: bool,
    #[arg(
        id = "bot_show",
        long = "bot-show",
        value_name = "PATH",
        requires = "bot_sandbox"
    )]
    pub(crate) shown: Vec<PathBuf>,
    #[arg(id = "bot_memory", long = "bot-memory", value_name = "MIB", default_value_t = MEMORY, value_parser = clap::value_parser!(u64).range(16..=MEMORY_MAX), requires = "bot_sandbox")]
    pub(crate) memory: u64,
}

/// The memory limit of a process in a sandbox in MiB: the default and the maximum.
const MEMORY: u64 = 4096;
const MEMORY_MAX: u64 = 1 << 24;

impl BotEnvironmentArgs {
    /// The arguments that repeat these choices on another command line.
    pub(crate) fn again(&self) -> Vec<String> {
        let mut words = Vec::new();
        for name in &self.variables {
            words.extend(["--bot-env".to_owned(), name.clone()]);
        }
        if self.sandbox {
            words.push("--bot-sandbox".to_owned());
        }
        for path in &self.shown {
            words.extend(["--bot-show".to_owned(), argument(path)]);
        }
        if self.memory != MEMORY {
            words.extend(["--bot-memory".to_owned(), self.memory.to_string()]);
        }
        words
    }

    /// The environment of programs, which hides the `secret` files.
    fn environment(&self, secret: &[&Path]) -> Result<BotEnvironment, Failure> {
        let sandbox = || SandboxRequest {
            places: self.places(secret),
            shown: self.shown.clone(),
            memory: self.memory << 20,
        };
        Ok(BotEnvironment::new(EnvironmentRequest {
            variables: self.variables.clone(),
            sandbox: self.sandbox.then(sandbox),
        })?)
    }

    fn places(&self, secret: &[&Path]) -> Places {
        let secret = secret.iter().map(|path| path.to_path_buf());
        let hidden = secret
            .chain(records::places())
            .chain(settings::settings_path());
        Places::new(&self.shown, &hidden.collect::<Vec<_>>())
    }
}

/// The time limit for a program in milliseconds, unless another one is given.
const TIME: u64 = 10_000;
/// The longest time limit for a program: a day in milliseconds.
const TIME_MAX: u64 = 86_400_000;

/// The conditions for one program. Each of its faults ends the command.
#[derive(Group, Debug)]
pub(crate) struct OneProgram {
    #[command(flatten)]
    times: BotTimes,
    #[arg(long, value_name = "FILE")]
    bot_log: Option<PathBuf>,
    #[command(flatten)]
    environment: BotEnvironmentArgs,
}

impl OneProgram {
    /// The conditions under which the program plays.
    pub(crate) fn terms(&self, out: &mut Out) -> Result<BotTerms, Failure> {
        let programs = Programs {
            times: self.times,
            on_fault: OnFault::Abort,
            bot_log: self.bot_log.clone(),
            environment: self.environment.clone(),
        };
        programs.terms(&[], out)
    }
}

impl Programs {
    /// The conditions under which programs play. They cannot see the `secret` files. Opens the log.
    pub(crate) fn terms(
        &self,
        secret: &[Option<&Path>],
        out: &mut Out,
    ) -> Result<BotTerms, Failure> {
        let environment = self.environment.environment(&self.secret(secret))?;
        let log = self.bot_log.as_deref().map(BotLog::open).transpose()?;
        let log = log.map(Arc::new);
        out.watch(log.as_ref());
        Ok(BotTerms {
            limits: Limits {
                start: Duration::from_millis(self.times.bot_start),
                time: Duration::from_millis(self.times.bot_time),
            },
            on_fault: self.on_fault,
            log,
            environment: Arc::new(environment),
            trouble: Arc::default(),
        })
    }

    /// The files that a sandbox shows only because the arguments of programs name them; empty without a
    /// sandbox.
    pub(crate) fn asked<'p>(
        &self,
        programs: impl Iterator<Item = &'p BotProgram>,
        secret: &[Option<&Path>],
    ) -> Vec<PathBuf> {
        if !self.environment.sandbox {
            return Vec::new();
        }
        let places = self.environment.places(&self.secret(secret));
        let mut asked: Vec<PathBuf> = programs
            .flat_map(|program| places.asked(program.words()))
            .collect();
        asked.sort();
        asked.dedup();
        asked
    }

    /// The files that programs must not see: these files and the log.
    fn secret<'a>(&'a self, secret: &[Option<&'a Path>]) -> Vec<&'a Path> {
        let log = (self.bot_log.as_deref()).filter(|path| path.as_os_str() != "-");
        secret.iter().copied().chain([log]).flatten().collect()
    }
}

#[derive(Subcommand, Debug)]
pub(crate) enum BotCommand {
    List {
        #[command(flatten)]
        output: Output,
    },
    Check(BotCheck),
    Choose(BotChoose),
    Serve(BotServe),
    Protocol,
}

#[derive(Group, Debug)]
pub(crate) struct BotServe {
    #[arg(value_name = "BOT")]
    pub(crate) bot: String,
    #[arg(long, value_name = "PACK")]
    pub(crate) content: Option<PathBuf>,
}

#[derive(Group, Debug)]
pub(crate) struct BotChoose {
    #[arg(value_name = "BOT")]
    pub(crate) bot: String,
    #[arg(long, value_name = "POSITION", required = true)]
    pub(crate) position: String,
    #[arg(long, value_name = "SEAT")]
    pub(crate) seat: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "PACK")]
    pub(crate) content: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) terms: OneProgram,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Group, Debug)]
pub(crate) struct BotCheck {
    #[arg(value_name = "COMMAND")]
    pub(crate) program: String,
    #[arg(long)]
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) terms: OneProgram,
    #[command(flatten)]
    pub(crate) output: Output,
}
