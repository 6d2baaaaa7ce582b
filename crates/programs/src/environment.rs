//! What a program sees of the machine: its environment variables, and its sandbox if it has one.

use super::BotProgram;
use super::order::Order;
use super::sandbox::{self, Sandbox, SandboxRequest};
use crate::ProgramError;
use std::env;
use std::ffi::OsString;
use std::io;
use std::path::PathBuf;
use std::process::Command;

/// The variables that every program gets if they are set.
#[cfg(not(windows))]
const USUAL: &[&str] = &["PATH", "HOME", "LANG", "TMPDIR"];
/// The same on Windows, where some of them are needed to start a program.
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

/// The environment that is asked for.
#[derive(Debug)]
pub struct EnvironmentRequest {
    /// Additional variables.
    pub variables: Vec<String>,
    /// The sandbox, if programs run in one.
    pub sandbox: Option<SandboxRequest>,
}

/// What programs see of the machine. By default no variables, and no sandbox.
#[derive(Default, Debug)]
pub struct BotEnvironment {
    variables: Vec<(String, OsString)>,
    sandbox: Option<Sandbox>,
}

impl BotEnvironment {
    /// Prepares the environment.
    ///
    /// # Errors
    /// If a variable is not set or is not a name, if a path to show does not exist, or if the machine cannot provide the
    /// sandbox.
    pub fn new(request: EnvironmentRequest) -> Result<Self, ProgramError> {
        let mut variables = Vec::new();
        for name in USUAL {
            variables.extend(env::var_os(name).map(|value| ((*name).to_owned(), value)));
        }
        for name in &request.variables {
            variables.push((name.clone(), variable(name)?));
        }
        Ok(Self {
            variables,
            sandbox: request.sandbox.map(Sandbox::new).transpose()?,
        })
    }

    /// The command that starts a program.
    ///
    /// # Errors
    /// If the program of a sandbox does not exist.
    pub(super) fn command(&self, program: &BotProgram) -> io::Result<Order> {
        let words = program.words();
        let mut order = if let Some(sandbox) = &self.sandbox {
            sandbox.command(words)?
        } else {
            let mut command = Command::new(&words[0]);
            command.args(&words[1..]);
            Order {
                command,
                inherited: None,
            }
        };
        let command = &mut order.command;
        let variables = self.variables.iter();
        command.env_clear().envs(variables.map(|(k, v)| (k, v)));
        if self.sandbox.is_some() {
            command.envs(sandbox::VARIABLES);
        }
        Ok(order)
    }

    /// The files that a sandbox shows only because the arguments of a program name them; none without a sandbox.
    pub fn asked(&self, program: &BotProgram) -> Vec<PathBuf> {
        let sandbox = self.sandbox.as_ref();
        sandbox.map_or_else(Vec::new, |sandbox| sandbox.places.asked(program.words()))
    }

    /// Whether programs run in a sandbox. They start when the gate of the sandbox gets its answer.
    pub fn is_sandbox(&self) -> bool {
        self.sandbox.is_some()
    }
}

/// The value of a variable to pass on.
fn variable(name: &str) -> Result<OsString, ProgramError> {
    let wrong = |problem: String| ProgramError::Variable {
        name: name.to_owned(),
        problem,
    };
    if let Some((name, _)) = name.split_once('=') {
        // Other programs can read a command line, so a value there would not stay secret from them.
        return Err(wrong(format!(
            "expected only a name, such as {name:?}; set the variable before the command, as in `{name}=… rnw …`"
        )));
    }
    if name.is_empty() || name.contains('\0') {
        return Err(wrong(
            "expected the name of an environment variable".to_owned(),
        ));
    }
    env::var_os(name)
        .ok_or_else(|| wrong("this variable is not set; set it, or omit the option".to_owned()))
}
