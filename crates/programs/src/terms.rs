//! The conditions under which programs play.

use crate::{BotEnvironment, BotLog, ProgramError};
use rnw_protocol::Limits;
use rnw_session::OnFault;
use rnw_system::threads;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

/// The time limits if nobody says others.
const NO_HURRY: Duration = Duration::from_secs(10);

/// The conditions for programs that play.
#[derive(Clone, Debug)]
pub struct BotTerms {
    /// Their time limits.
    pub limits: Limits,
    /// What happens after a fault.
    pub on_fault: OnFault,
    /// The log of the conversations, if one is written.
    pub log: Option<Arc<BotLog>>,
    /// What they see of the machine.
    pub environment: Arc<BotEnvironment>,
    /// Why the machine could not start a program. This is not the program's fault.
    pub trouble: Arc<Mutex<Option<String>>>,
}

impl BotTerms {
    /// Terms without a sandbox and without a log, for games without programs.
    pub fn none() -> Self {
        Self {
            limits: Limits {
                start: NO_HURRY,
                time: NO_HURRY,
            },
            on_fault: OnFault::Abort,
            log: None,
            environment: Arc::default(),
            trouble: Arc::default(),
        }
    }

    /// Fails if the machine could not start a program: the consequences are not the program's fault.
    ///
    /// # Errors
    /// If the machine could not start a program.
    pub fn check(&self) -> Result<(), ProgramError> {
        let trouble = self.trouble();
        trouble.map_or(Ok(()), |what| Err(ProgramError::Machine(what)))
    }

    /// Why the machine could not start a program; `None` if it could.
    pub fn trouble(&self) -> Option<String> {
        self.kept().clone()
    }

    /// Keeps why the machine could not start a program.
    pub(crate) fn keep_trouble(&self, what: String) {
        *self.kept() = Some(what);
    }

    fn kept(&self) -> MutexGuard<'_, Option<String>> {
        threads::lock(&self.trouble)
    }
}
