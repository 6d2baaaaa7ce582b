//! The two streams: results to standard output, everything else to standard error.
//!
//! This is the one door to the terminal for all but the full screen, and it takes nothing raw: a `&str` is a
//! line, whoever wrote it, and is made [`printable`]; styles and line breaks come in as a [`Page`].

use crate::apart::Apart;
use crate::failure::Failure;
use crate::outside::BotLog;
use crate::page::Page;
use crate::settings::{Settings, SettingsFile};
use anstream::{AutoStream, ColorChoice};
use rnw_i18n::{Language, Translations, name};
use rnw_tui::ThemeName;
use roll_and_write::text::{json, printable};
use std::io::{self, BufWriter, Stderr, Stdout, Write};
use std::sync::Arc;

/// The streams of the command, and the language of those who read them. Colours are stripped where they do not belong (`NO_COLOR`, no terminal).
pub(crate) struct Out {
    results: BufWriter<AutoStream<Stdout>>,
    notices: AutoStream<Stderr>,
    language: Language,
    /// Whether the language was named on the command line.
    is_named: bool,
    settings: SettingsFile,
    /// The files of the command, which are to be different ones.
    apart: Apart,
    /// What is written beside the results, and told of at the end if that failed.
    logs: Vec<Arc<BotLog>>,
    /// How a game is gone on with that a bug breaks off.
    resume: Option<String>,
}

impl Out {
    /// The streams for readers of a language, which was perhaps named on the command line.
    pub(crate) fn new(
        language: Language,
        is_named: bool,
        settings: SettingsFile,
        apart: Apart,
    ) -> Self {
        Self {
            results: BufWriter::new(AutoStream::auto(io::stdout())),
            notices: AutoStream::auto(io::stderr()),
            language,
            is_named,
            settings,
            apart,
            logs: Vec::new(),
            resume: None,
        }
    }

    /// The files of the command. Whoever finds one more names it here before it is written.
    pub(crate) fn apart(&mut self) -> &mut Apart {
        &mut self.apart
    }

    /// A log is kept, and how that went is told at the end.
    pub(crate) fn watch(&mut self, log: Option<&Arc<BotLog>>) {
        self.logs.extend(log.cloned());
    }

    /// Says what of the logs could not be kept.
    pub(crate) fn tell_of_logs(&mut self) {
        let failures: Vec<_> = self.logs.iter().filter_map(|log| log.failure()).collect();
        for failure in failures {
            self.notice(&format!("rnw: {failure}; the log ends there"));
        }
    }

    /// How a game is gone on with, if a bug breaks it off; nothing once it is over.
    pub(crate) fn keep_resume(&mut self, how: Option<String>) {
        self.resume = how;
    }

    /// How the game is gone on with that a bug has broken off.
    pub(crate) fn resume(&mut self) -> Option<String> {
        self.resume.take()
    }

    /// What whoever reads has set.
    pub(crate) fn settings(&self) -> &Settings {
        &self.settings.settings
    }

    /// The file where it is set.
    pub(crate) fn settings_file(&self) -> &SettingsFile {
        &self.settings
    }

    /// Keeps the theme that was chosen at the screen, for the next time and for all the rest of this one.
    pub(crate) fn keep_theme(&mut self, theme: ThemeName) {
        let words = Translations::in_language(self.language);
        self.settings.settings.theme = Some(theme);
        if self.settings.path.is_none() {
            return;
        }
        let kept = match self.settings.set("theme", Some(theme.name())) {
            Ok(path) => words.with(
                "config-theme-kept",
                &[("path", name(path.display().to_string()))],
            ),
            Err(failure) => failure.to_string(),
        };
        self.notice(&kept);
    }

    /// The language of whoever reads.
    pub(crate) fn language(&self) -> Language {
        self.language
    }

    /// What a command line needs to be answered in the same language.
    pub(crate) fn language_again(&self) -> Vec<String> {
        let named = self.is_named.then_some(self.language);
        named.map_or_else(Vec::new, |language| {
            vec!["--lang".to_owned(), language.to_string()]
        })
    }

    /// Prints a line of a result.
    pub(crate) fn line(&mut self, text: &str) -> Result<(), Failure> {
        Ok(writeln!(self.results, "{}", printable(text))?)
    }

    /// Prints a text of ours that may have several lines.
    pub(crate) fn lines(&mut self, text: &str) -> Result<(), Failure> {
        self.page(&Page::lines(text))
    }

    /// Prints lines of a result, in their styles.
    pub(crate) fn page(&mut self, page: &Page) -> Result<(), Failure> {
        Ok(writeln!(self.results, "{}", page.as_str())?)
    }

    /// Prints a value as JSON, with `\u` escapes for what steers a screen.
    pub(crate) fn json(&mut self, value: &impl serde::Serialize) -> Result<(), Failure> {
        let text = serde_json::to_string_pretty(value)
            .map_err(|error| Failure::Internal(error.to_string()))?;
        Ok(writeln!(self.results, "{}", json(text))?)
    }

    /// Prints a text without a newline and shows it at once, as before an answer is awaited.
    pub(crate) fn prompt(&mut self, text: &str) -> Result<(), Failure> {
        write!(self.results, "{}", printable(text))?;
        Ok(self.results.flush()?)
    }

    /// Leaves nothing of what was shown on a terminal, neither on the screen nor above it. Codes, if any, go
    /// past the stream that strips colours, for hiding is no colour; where a terminal does not know
    /// them, empty lines push everything out of sight.
    pub(crate) fn clear(&mut self, codes: bool) -> Result<(), Failure> {
        self.results.flush()?;
        let mut screen = io::stdout().lock();
        screen.write_all("\n".repeat(200).as_bytes())?;
        if codes {
            screen.write_all(b"\x1b[2J\x1b[3J\x1b[H")?;
        }
        Ok(screen.flush()?)
    }

    /// Prints a file that was made of the command line's own definition: a script for a shell, or the manual
    /// page. Nothing of a stranger is in it.
    pub(crate) fn own_file(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        Ok(self.results.write_all(bytes)?)
    }

    /// Shows what was printed so far.
    pub(crate) fn finish(&mut self) -> Result<(), Failure> {
        Ok(self.results.flush()?)
    }

    /// Says something that is no result. A notice that cannot be said is let go.
    pub(crate) fn notice(&mut self, text: &str) {
        self.notice_page(&Page::text(text));
    }

    /// Says something that is no result, in its lines and styles.
    pub(crate) fn notice_page(&mut self, page: &Page) {
        let _ = self.results.flush();
        let _ = writeln!(self.notices, "{}", page.as_str());
    }

    /// Says what went wrong, and in a line of its own what can be done.
    pub(crate) fn complain(&mut self, failure: &Failure) {
        if let Failure::Advised { failure, advice } = failure {
            self.complain(failure);
            self.notice(advice);
        } else {
            self.notice(&format!("rnw: {failure}"));
        }
    }

    /// Whether diagnostics on standard error may have colours.
    pub(crate) fn notices_have_colors(&self) -> bool {
        self.notices.current_choice() != ColorChoice::Never
    }
}

/// Prints what clap has to say of a command line, on the stream where it belongs. What was typed must be printable
/// in it.
///
/// # Errors
/// If the stream takes nothing.
pub(crate) fn print_clap(error: &clap::Error) -> io::Result<()> {
    let page = Page::rendered(&error.render().ansi().to_string());
    if error.use_stderr() {
        write!(AutoStream::auto(io::stderr()), "{}", page.as_str())
    } else {
        let mut out = AutoStream::auto(io::stdout());
        write!(out, "{}", page.as_str()).and_then(|()| out.flush())
    }
}
