//! The pager: a program in which a person reads a long text.

use std::env;
use std::io::{self, ErrorKind, Write};
use std::process::{Command, Stdio};

/// The variables that name the pager. The first one that is set decides.
const VARIABLES: [&str; 2] = ["RNW_PAGER", "PAGER"];
/// The pager if no variable is set.
const USUAL: &str = "less";
/// What pagers are told if the user tells them nothing: print a text that fits on the screen and end; show
/// colours; leave the text on the screen. `git` tells its pager the same.
const SETTINGS: [(&str, &str); 2] = [("LESS", "FRX"), ("LV", "-c")];

/// A program that shows a text.
#[derive(PartialEq, Eq, Debug)]
pub struct Pager {
    /// The command line.
    line: String,
    /// The variable that names it, if one does.
    variable: Option<&'static str>,
}

impl Pager {
    /// The pager that the environment names, or `less`. None if the name is empty or `cat`.
    pub fn chosen(environment: &dyn Fn(&str) -> Option<String>) -> Option<Self> {
        let set = |name: &'static str| environment(name).map(|line| (line, Some(name)));
        let named = VARIABLES.into_iter().find_map(set);
        let (line, variable) = named.unwrap_or_else(|| (USUAL.to_owned(), None));
        let is_none = ["", "cat"].contains(&line.trim());
        (!is_none).then_some(Self { line, variable })
    }

    /// Shows a text and waits until the user has closed the pager. The user need not read all of it.
    ///
    /// # Errors
    /// If the pager cannot be started: a notice if the user has chosen the pager.
    pub fn show(&self, text: &str) -> Result<(), Option<String>> {
        self.run(text).map_err(|error| {
            let variable = self.variable?;
            Some(format!(
                "{variable}: the pager {:?} cannot be started: {error}",
                self.line
            ))
        })
    }

    /// The words of the command line are parted as a shell parts them, but no shell runs.
    fn run(&self, text: &str) -> io::Result<()> {
        let words = shlex::split(&self.line);
        let words = words.ok_or_else(|| invalid("a quotation mark is not closed"))?;
        let (program, args) = words
            .split_first()
            .ok_or_else(|| invalid("it names no program"))?;
        let mut command = Command::new(program);
        command.args(args).stdin(Stdio::piped());
        for (name, value) in SETTINGS {
            if env::var_os(name).is_none() {
                command.env(name, value);
            }
        }
        // Before the pager exists, so that no key falls between. The pager itself begins without these handlers.
        survive_keys();
        let mut pager = command.spawn()?;
        if let Some(mut input) = pager.stdin.take() {
            // Who closes the pager early has read enough.
            let _ = input.write_all(text.as_bytes());
        }
        while let Err(error) = pager.wait() {
            if error.kind() != ErrorKind::Interrupted {
                break;
            }
        }
        Ok(())
    }
}

fn invalid(problem: &str) -> io::Error {
    io::Error::new(ErrorKind::InvalidInput, problem)
}

/// Ctrl-C and Ctrl-\ are for the pager. If they ended this program, the shell would take the terminal from the
/// pager.
fn survive_keys() {
    #[cfg(unix)]
    for signal in [signal_hook::consts::SIGINT, signal_hook::consts::SIGQUIT] {
        let _ = signal_hook::flag::register(signal, std::sync::Arc::default());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(set: &[(&str, &str)], expected: Option<(&str, Option<&'static str>)>) {
        let environment = |name: &str| {
            let found = set.iter().find(|(one, _)| *one == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        let expected = expected.map(|(line, variable)| Pager {
            line: line.to_owned(),
            variable,
        });
        assert_eq!(Pager::chosen(&environment), expected, "{set:?}");
    }

    #[test]
    fn the_first_variable_that_is_set_names_the_pager() {
        check(&[], Some(("less", None)));
        check(&[("PAGER", "more")], Some(("more", Some("PAGER"))));
        check(
            &[("PAGER", "more"), ("RNW_PAGER", "less -S")],
            Some(("less -S", Some("RNW_PAGER"))),
        );
    }

    #[test]
    fn an_empty_name_and_cat_mean_no_pager() {
        for none in ["", "  ", "cat", " cat "] {
            check(&[("PAGER", none)], None);
            check(&[("PAGER", "more"), ("RNW_PAGER", none)], None);
        }
        check(&[("PAGER", "cat -n")], Some(("cat -n", Some("PAGER"))));
    }

    #[test]
    fn a_pager_that_cannot_be_started_is_told_if_it_was_chosen() {
        let show = |line: &str, variable| {
            let line = line.to_owned();
            Pager { line, variable }.show("text")
        };
        for (line, says) in [
            ("/no/such/pager", "\"/no/such/pager\" cannot be started: "),
            ("less 'x", "a quotation mark is not closed"),
            ("# less", "it names no program"),
        ] {
            let notice = show(line, Some("PAGER")).unwrap_err().unwrap_or_default();
            assert!(notice.starts_with("PAGER: the pager "), "{notice}");
            assert!(notice.contains(says), "{says} is not in {notice}");
            assert_eq!(show(line, None), Err(None));
        }
    }
}
