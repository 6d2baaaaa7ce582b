//! The command line of a program.

use crate::ProgramError;
use crate::sandbox::find;
use std::fmt;
use std::io::{self, ErrorKind};

/// The prefix of a program on the command line and in records: `cmd:`, followed by its command line.
pub const PREFIX: &str = "cmd:";

/// A program and its arguments, split as a shell would do. No shell is started.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotProgram {
    words: Vec<String>,
    text: String,
}

impl BotProgram {
    /// The program of a player; `None` if the text does not start with `cmd:`.
    pub fn of(player: &str) -> Option<Result<Self, ProgramError>> {
        player.trim().strip_prefix(PREFIX).map(Self::parse)
    }

    /// Splits a command line into words.
    ///
    /// # Errors
    /// If it names no program, contains control characters, has a quotation mark that is not closed, or ends with a
    /// backslash.
    pub fn parse(text: &str) -> Result<Self, ProgramError> {
        let text = text.trim();
        let wrong =
            |problem: &str| ProgramError::CommandLine(format!("the command {text:?} {problem}"));
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
    ///
    /// # Errors
    /// If the system has no file of this name.
    pub fn must_exist(&self) -> Result<(), ProgramError> {
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
                Err(ProgramError::CommandLine(format!(
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
    pub(crate) fn start_advice(&self, error: &io::Error) -> String {
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
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// The name of the program among the players: its file name.
    pub fn name(&self) -> &str {
        let parts = self.words[0].rsplit(['/', '\\']).map(str::trim);
        parts
            .into_iter()
            .find(|part| !part.is_empty())
            .unwrap_or("program")
    }

    /// The command line as the user typed it.
    pub fn text(&self) -> &str {
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
