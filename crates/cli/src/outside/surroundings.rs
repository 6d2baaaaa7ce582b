//! What a program sees of the machine: its environment, and the sandbox if it runs in one.

use super::Program;
use super::sandbox::{self, Sandbox};
use crate::failure::Failure;
use std::env;
use std::ffi::OsString;
use std::io;
use std::path::PathBuf;
use std::process::Command;

/// The variables that every program gets, if they are set.
#[cfg(not(windows))]
const USUAL: &[&str] = &["PATH", "HOME", "LANG", "TMPDIR"];
/// The same on Windows, where programs do not start without some of them.
#[cfg(windows)]
const USUAL: &[&str] = &[
    "PATH",
    "PATHEXT",
    "HOME",
    "USERPROFILE",
    "LANG",
    "TMPDIR",
    "TEMP",
    "TMP",
    "SystemRoot",
    "SystemDrive",
    "windir",
    "ComSpec",
];

/// What somebody asks for.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    /// Variables besides the usual ones.
    pub(crate) variables: Vec<String>,
    /// The sandbox, if programs are to run in one.
    pub(crate) sandbox: Option<WantedSandbox>,
}

/// What somebody asks of a sandbox.
#[derive(Clone, Debug)]
pub(crate) struct WantedSandbox {
    /// What programs may read besides what they consist of.
    pub(crate) shown: Vec<PathBuf>,
    /// What they may never read.
    pub(crate) hidden: Vec<PathBuf>,
    /// How many bytes of memory each of their processes may take.
    pub(crate) memory: u64,
}

/// What programs see of the machine.
#[derive(Debug)]
pub(crate) struct Surroundings {
    variables: Vec<(String, OsString)>,
    sandbox: Option<Sandbox>,
}

impl Surroundings {
    /// What is asked for, or why it cannot be had.
    pub(crate) fn new(wanted: &Wanted) -> Result<Self, Failure> {
        let mut variables = Vec::new();
        for name in USUAL {
            variables.extend(env::var_os(name).map(|value| ((*name).to_owned(), value)));
        }
        for name in &wanted.variables {
            variables.push((name.clone(), variable(name)?));
        }
        Ok(Self {
            variables,
            sandbox: wanted.sandbox.as_ref().map(Sandbox::new).transpose()?,
        })
    }

    /// The command that starts a program.
    ///
    /// # Errors
    /// If a sandbox is to be made for a program that does not exist.
    pub(crate) fn command(&self, program: &Program) -> io::Result<Command> {
        let words = program.words();
        let mut command = if let Some(sandbox) = &self.sandbox {
            sandbox.command(words)?
        } else {
            let mut command = Command::new(&words[0]);
            command.args(&words[1..]);
            command
        };
        let variables = self.variables.iter();
        command.env_clear().envs(variables.map(|(k, v)| (k, v)));
        if self.sandbox.is_some() {
            command.envs(sandbox::VARIABLES);
        }
        Ok(command)
    }

    /// Whether these last words of a program that never answered come from the sandbox itself.
    pub(crate) fn failed_itself(&self, words: &str) -> bool {
        self.sandbox.is_some() && sandbox::TOOLS.iter().any(|tool| words.starts_with(tool))
    }
}

/// The value of a variable that is to be passed on.
fn variable(name: &str) -> Result<OsString, Failure> {
    let wrong = |problem: String| Failure::Usage(format!("--bot-env {name:?}: {problem}"));
    if let Some((name, _)) = name.split_once('=') {
        // Its value would be read from the command line by the very programs that it may be a secret from.
        return Err(wrong(format!(
            "expected a name alone, such as {name:?}; set the variable before, as in `{name}=… rnw …`"
        )));
    }
    if name.is_empty() || name.contains('\0') {
        return Err(wrong("expected the name of a variable".to_owned()));
    }
    env::var_os(name).ok_or_else(|| {
        wrong("this variable is not set; set it, or leave the option out".to_owned())
    })
}
