#![doc = include_str!("../README.md")]

pub mod check;
mod environment;
mod error;
mod log;
mod order;
mod player;
mod process;
mod program;
mod sandbox;
pub mod serve;
mod terms;

pub use environment::{BotEnvironment, EnvironmentRequest};
pub use error::ProgramError;
pub use log::BotLog;
pub use player::{start, starter};
pub use process::{Process, ProcessExit, end_all};
pub use program::{BotProgram, PREFIX};
pub use sandbox::{Places, SandboxRequest};
pub use terms::BotTerms;

/// Does some work. Meanwhile the work itself handles signals that ask the program to end.
pub fn while_signals_are_held<T>(work: impl FnOnce() -> T) -> T {
    process::hold_signals(true);
    let done = work();
    process::hold_signals(false);
    done
}

/// Ends the process in the same way as this signal or Ctrl-C; on systems without signals, with the matching
/// exit code. Ends all playing programs first.
pub fn end_as_by_signal(signal: Option<i32>) -> ! {
    process::end_for_good();
    #[cfg(unix)]
    order::group::end_by(signal.unwrap_or(signal_hook::consts::SIGINT));
    #[cfg(not(unix))]
    std::process::exit(128 + signal.unwrap_or(2))
}
