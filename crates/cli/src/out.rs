//! The two streams: results to standard output, everything else to standard error.

use crate::failure::Failure;
use crate::settings::{Settings, SettingsFile};
use anstream::{AutoStream, ColorChoice};
use std::io::{self, BufWriter, Stderr, Stdout, Write};
use tui::ThemeName;
use words::{Language, Words, name};

/// The streams of the command, and the language of those who read them. Colours are stripped where they do not belong (`NO_COLOR`, no terminal).
pub(crate) struct Out {
    results: BufWriter<AutoStream<Stdout>>,
    notices: AutoStream<Stderr>,
    language: Language,
    /// Whether the language was named on the command line.
    is_named: bool,
    settings: SettingsFile,
}

impl Out {
    /// The streams for readers of a language, which was perhaps named on the command line.
    pub(crate) fn new(language: Language, is_named: bool, settings: SettingsFile) -> Self {
        Self {
            results: BufWriter::new(AutoStream::auto(io::stdout())),
            notices: AutoStream::auto(io::stderr()),
            language,
            is_named,
            settings,
        }
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
        let words = Words::in_language(self.language);
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
        Ok(writeln!(self.results, "{text}")?)
    }

    /// Prints a value as JSON.
    pub(crate) fn json(&mut self, value: &impl serde::Serialize) -> Result<(), Failure> {
        let text = serde_json::to_string_pretty(value)
            .map_err(|error| Failure::Internal(error.to_string()))?;
        self.line(&text)
    }

    /// Prints a text without a newline and shows it at once, as before an answer is awaited.
    pub(crate) fn prompt(&mut self, text: &str) -> Result<(), Failure> {
        write!(self.results, "{text}")?;
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

    /// Prints bytes as they are.
    pub(crate) fn bytes(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        Ok(self.results.write_all(bytes)?)
    }

    /// Shows what was printed so far.
    pub(crate) fn finish(&mut self) -> Result<(), Failure> {
        Ok(self.results.flush()?)
    }

    /// Says something that is no result. A notice that cannot be said is let go.
    pub(crate) fn notice(&mut self, text: &str) {
        let _ = self.results.flush();
        let _ = writeln!(self.notices, "{text}");
    }

    /// Says what went wrong.
    pub(crate) fn complain(&mut self, text: &str) {
        self.notice(&format!("rnw: {text}"));
    }

    /// Whether diagnostics on standard error may have colours.
    pub(crate) fn notices_have_colors(&self) -> bool {
        self.notices.current_choice() != ColorChoice::Never
    }
}
