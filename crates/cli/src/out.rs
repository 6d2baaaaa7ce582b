//! The two output streams: results go to standard output, everything else to standard error.
//!
//! Except for the full screen, all output to the terminal goes through this module, and it accepts no raw text.
//! It makes a `&str` [`printable`] and prints it as one line, whoever wrote it. Styles and line breaks come as
//! a [`Page`].

use crate::apart::Apart;
use crate::failure::Failure;
use crate::usage;
use anstream::{AutoStream, ColorChoice};
use rnw_i18n::{Language, Translations};
use rnw_line_mode::settings::Settings;
use rnw_line_mode::{LineModeError, Preferences, Prompt, typed_line};
use rnw_programs::BotLog;
use rnw_terminal_text::Page;
use rnw_terminal_text::Pager;
use rnw_tui::ThemeName;
use roll_and_write::text::{json, printable};
use std::io::{self, BufWriter, IsTerminal, Stderr, Stdout, Write};
use std::sync::Arc;

/// The streams of the command and the language of its readers. Removes colours where they do not belong
/// (`NO_COLOR`, no terminal).
pub(crate) struct Out {
    results: BufWriter<AutoStream<Stdout>>,
    notices: AutoStream<Stderr>,
    person: Preferences,
    /// Whether the command line named the language.
    is_named: bool,
    /// The files of the command, which must differ.
    apart: Apart,
    /// The logs of this command. Their write errors are reported at the end.
    logs: Vec<Arc<BotLog>>,
    /// How to resume the game if a bug ends it.
    resume: Option<String>,
}

impl Out {
    /// The streams for a person; `is_named` if the command line named the language.
    pub(crate) fn new(person: Preferences, is_named: bool, apart: Apart) -> Self {
        Self {
            results: BufWriter::new(AutoStream::auto(io::stdout())),
            notices: AutoStream::auto(io::stderr()),
            person,
            is_named,
            apart,
            logs: Vec::new(),
            resume: None,
        }
    }

    /// The files of the command. A caller that finds another file adds it here before the file is written.
    pub(crate) fn apart(&mut self) -> &mut Apart {
        &mut self.apart
    }

    /// Adds a log, whose write errors are reported at the end.
    pub(crate) fn watch(&mut self, log: Option<&Arc<BotLog>>) {
        self.logs.extend(log.cloned());
    }

    /// Reports the logs that could not be written completely.
    pub(crate) fn tell_of_logs(&mut self) {
        let failures: Vec<_> = self.logs.iter().filter_map(|log| log.failure()).collect();
        for failure in failures {
            self.notice(&format!("rnw: {failure}; the log stops there"));
        }
    }

    /// Returns and clears how to resume the game that a bug has ended.
    pub(crate) fn resume(&mut self) -> Option<String> {
        self.resume.take()
    }

    /// What the user prefers.
    pub(crate) fn person(&self) -> &Preferences {
        &self.person
    }

    /// What the user prefers, to be changed.
    pub(crate) fn person_mut(&mut self) -> &mut Preferences {
        &mut self.person
    }

    /// The settings of the user.
    pub(crate) fn settings(&self) -> &Settings {
        self.person.settings()
    }

    /// Stores the theme that was chosen on the screen, for this run and for the next ones.
    pub(crate) fn keep_theme(&mut self, theme: ThemeName) {
        if let Some(kept) = self.person.keep_theme(theme) {
            self.notice(&kept);
        }
    }

    /// The language of the user.
    pub(crate) fn language(&self) -> Language {
        self.person.language
    }

    /// The arguments that make another command answer in the same language.
    pub(crate) fn language_again(&self) -> Vec<String> {
        let named = self.is_named.then_some(self.person.language);
        named.map_or_else(Vec::new, |language| {
            vec!["--lang".to_owned(), language.to_string()]
        })
    }

    /// Prints one line of a result.
    pub(crate) fn line(&mut self, text: &str) -> Result<(), Failure> {
        Ok(writeln!(self.results, "{}", printable(text))?)
    }

    /// Prints a text of the program itself, which may have several lines.
    pub(crate) fn lines(&mut self, text: &str) -> Result<(), Failure> {
        self.page(&Page::lines(text))
    }

    /// Prints the lines of a result in their styles.
    pub(crate) fn page(&mut self, page: &Page) -> Result<(), Failure> {
        Ok(writeln!(self.results, "{}", page.as_str())?)
    }

    /// Prints these, one after the other.
    pub(crate) fn pages(&mut self, pages: &[Page]) -> Result<(), Failure> {
        pages.iter().try_for_each(|page| self.page(page))
    }

    /// Shows lines in a pager, or prints them if there is no pager or it cannot be started. A pager that the user
    /// has chosen and that cannot be started gets a notice.
    pub(crate) fn paged(&mut self, page: &Page, pager: Option<&Pager>) -> Result<(), Failure> {
        let Some(pager) = pager else {
            return self.page(page);
        };
        self.finish()?;
        let text = format!("{}\n", page.as_str());
        let Err(unstarted) = pager.show(&text) else {
            return Ok(());
        };
        self.page(page)?;
        if let Some(notice) = unstarted {
            self.notice(&format!("rnw: {notice}"));
        }
        Ok(())
    }

    /// Prints a value as JSON. Characters that control a terminal become `\u` escapes.
    pub(crate) fn json(&mut self, value: &impl serde::Serialize) -> Result<(), Failure> {
        let text = serde_json::to_string_pretty(value)
            .map_err(|error| Failure::Internal(error.to_string()))?;
        Ok(writeln!(self.results, "{}", json(text))?)
    }

    /// Prints a value as one line of JSON. Characters that control a terminal become `\u` escapes.
    pub(crate) fn json_line(&mut self, value: &impl serde::Serialize) -> Result<(), Failure> {
        let text =
            serde_json::to_string(value).map_err(|error| Failure::Internal(error.to_string()))?;
        Ok(writeln!(self.results, "{}", json(text))?)
    }

    /// Prints a JSON text with its line breaks. Characters that control a terminal become `\u` escapes.
    pub(crate) fn json_text(&mut self, text: String) -> Result<(), Failure> {
        Ok(self.results.write_all(json(text).as_bytes())?)
    }

    /// Prints the rows of a table. Of the characters that control a terminal, it keeps line breaks and tabs.
    pub(crate) fn table(&mut self, text: &str) -> Result<(), Failure> {
        let cells = |line: &str| {
            line.split('\t')
                .map(printable)
                .collect::<Vec<_>>()
                .join("\t")
        };
        for line in text.lines() {
            writeln!(self.results, "{}", cells(line))?;
        }
        Ok(())
    }

    /// Prints a file made from the definition of the command line: a shell script or the manual page. It
    /// contains no text of strangers.
    pub(crate) fn own_file(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        Ok(self.results.write_all(bytes)?)
    }

    /// Flushes what was printed so far.
    pub(crate) fn finish(&mut self) -> Result<(), Failure> {
        Ok(self.results.flush()?)
    }

    /// Prints a notice on standard error. Write errors are ignored.
    pub(crate) fn notice(&mut self, text: &str) {
        self.notice_page(&Page::text(text));
    }

    /// Prints a notice with its lines and styles on standard error.
    pub(crate) fn notice_page(&mut self, page: &Page) {
        let _ = self.results.flush();
        let _ = writeln!(self.notices, "{}", page.as_str());
    }

    /// Prints a failure, and on a separate line what the user can do.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "the others are one line each"
    )]
    pub(crate) fn complain(&mut self, failure: &Failure) {
        match failure {
            Failure::Game(
                LineModeError::Bot { what, resume } | LineModeError::Plugin { what, resume },
            ) => {
                self.notice(&format!("rnw: {what}"));
                self.notice(resume);
            }
            Failure::Arguments(error) => {
                let words = self.person.words();
                self.notice(&format!("rnw: {}", error.translated(&words)));
            }
            failure => self.notice(&format!("rnw: {failure}")),
        }
    }

    /// How many columns the terminal has that shows the results, if it is a terminal that says so.
    pub(crate) fn width() -> Option<usize> {
        let (width, _) = terminal_size::terminal_size_of(io::stdout())?;
        Some(usize::from(width.0))
    }

    /// Whether results may have colours and other styles.
    pub(crate) fn results_have_styles(&self) -> bool {
        self.results.get_ref().current_choice() != ColorChoice::Never
    }

    /// Whether notices on standard error may have colours.
    pub(crate) fn notices_have_colors(&self) -> bool {
        self.notices.current_choice() != ColorChoice::Never
    }
}

/// Where a person plays at the terminal of the command.
impl Prompt for Out {
    fn print(&mut self, page: &Page) -> io::Result<()> {
        writeln!(self.results, "{}", page.as_str())
    }

    fn ask(&mut self, page: &Page) -> io::Result<()> {
        write!(self.results, "{}", page.as_str())?;
        self.results.flush()
    }

    fn notice(&mut self, text: &str) {
        self.notice_page(&Page::text(text));
    }

    /// Removes everything from a terminal, also above the visible screen. Control codes bypass the stream that removes
    /// colours, because they are not colours.
    fn clear(&mut self, codes: bool) -> io::Result<()> {
        self.results.flush()?;
        let mut screen = io::stdout().lock();
        screen.write_all("\n".repeat(200).as_bytes())?;
        if codes {
            screen.write_all(b"\x1b[2J\x1b[3J\x1b[H")?;
        }
        screen.flush()
    }

    fn typed(&mut self) -> Result<Option<String>, LineModeError> {
        typed_line()
    }

    fn is_terminal(&self) -> bool {
        io::stdin().is_terminal()
    }

    fn width(&self) -> Option<usize> {
        Self::width()
    }

    fn keep_resume(&mut self, how: Option<String>) {
        self.resume = how;
    }

    fn keep_theme(&mut self, theme: ThemeName) {
        Self::keep_theme(self, theme);
    }
}

/// Prints a message of clap on its stream, an error in a language. Any user input in the message must already be printable.
///
/// # Errors
/// If the stream cannot be written.
pub(crate) fn print_clap(error: &clap::Error, language: Language) -> io::Result<()> {
    let words = Translations::in_language(language);
    let page = usage::page(error, &words)
        .unwrap_or_else(|| Page::rendered(&error.render().ansi().to_string()));
    if error.use_stderr() {
        write!(AutoStream::auto(io::stderr()), "{}", page.as_str())
    } else {
        let mut out = AutoStream::auto(io::stdout());
        write!(out, "{}", page.as_str()).and_then(|()| out.flush())
    }
}
