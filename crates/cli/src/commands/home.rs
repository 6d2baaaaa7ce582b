//! The start page: what a person at a terminal sees who types no command.
//!
//! It makes command lines. Whatever a person chooses here can be typed as well.

mod new_game;
mod records;
mod settings;

use self::new_game::NewGame;
use super::daily::{self, result_of_today};
use crate::args::{Args, Command};
use crate::entrance::Entrance;
use crate::failure::Failure;
use crate::out::Out;
use crate::pack;
use clap::CommandFactory;
use rnw_archive::daily::{DailyDeal, DailyProgress};
use rnw_archive::history::{self, HistoryFilter, HistoryStatistics};
use rnw_archive::pack_names::PackNames;
use rnw_archive::record_list::{RecordEntry, unfinished};
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_i18n::{Translations, Translator, name};
use rnw_plan::words::{about, translator};
use rnw_terminal_text::markdown;
use rnw_tui::render::{Block, Renderer, Role, StyledLine};
use rnw_tui::{Menu, MenuExit, MenuItem, MenuScreen};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io;

/// Why a page was left without a choice.
enum Gone {
    /// Ctrl-C, or a signal with this number.
    Signal(Option<i32>),
    /// The terminal is lost.
    Lost(io::Error),
    /// Something failed.
    Failed(Failure),
}

impl From<io::Error> for Gone {
    fn from(error: io::Error) -> Self {
        Self::Lost(error)
    }
}

impl From<Failure> for Gone {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

/// What a person did on a page.
enum Picked {
    Chosen(usize),
    Changed(usize),
    Back,
}

/// What happens after a page.
enum Next {
    /// A command is run; its first word is the name of the program.
    Run(Vec<String>),
    /// The person stays.
    Stay,
    Quit,
}

/// An entry of the start page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Entry {
    Continue,
    NewGame,
    Today,
    Learn,
    MyGames,
    Records,
    Packs,
    Settings,
    Quit,
}

/// Shows the start page, and runs what a person chooses, until the person leaves.
pub(crate) fn run(catalogue: &Catalogue, entrance: Entrance, out: &mut Out) -> Result<(), Failure> {
    let titles = catalogue.entries().iter();
    let mut home = Home {
        catalogue,
        titles: titles
            .map(|entry| (entry.name, pack::game_title(entry)))
            .collect(),
        packs: PackNames::new(catalogue),
        at: 0,
        news: None,
        played_today: None,
        new_game: NewGame::new(catalogue)?,
    };
    let mut entrance = entrance;
    loop {
        let words = match home.visit(entrance, out)? {
            Next::Run(words) => words,
            Next::Quit | Next::Stay => return Ok(()),
        };
        entrance = Entrance::Start;
        match run_line(catalogue, &words, out) {
            // A game of the day ends with its result.
            Ok(today) => home.played_today = today,
            Err(failure @ (Failure::Screen(_) | Failure::ClosedPipe)) => return Err(failure),
            Err(failure) => home.news = Some(failure.to_string()),
        }
    }
}

/// Runs a command line that a page has made. Returns the game of the day that was played.
fn run_line<'c>(
    catalogue: &'c Catalogue,
    words: &[String],
    out: &mut Out,
) -> Result<Option<&'c GameEntry>, Failure> {
    let words: Vec<OsString> = words.iter().map(OsString::from).collect();
    let read = crate::read(&mut Args::command(), &words);
    let (args, apart) = read.map_err(|error| Failure::Internal(error.to_string()))?;
    // The files of the command before are no longer in use.
    *out.apart() = apart;
    crate::keep_apart(out)?;
    if let Command::Daily(args) = &args.command
        && let Some(game) = &args.game
    {
        let entry = super::find(catalogue, game)?;
        daily::play_today(catalogue, entry, args, out)?;
        return Ok(Some(entry));
    }
    super::run(catalogue, args.command, out)?;
    // What was printed is shown before the next page covers it.
    out.finish()?;
    Ok(None)
}

/// A command line from its words.
fn line(words: &[&str]) -> Vec<String> {
    std::iter::once("rnw")
        .chain(words.iter().copied())
        .map(str::to_owned)
        .collect()
}

/// The start page and what it remembers between visits.
struct Home<'c> {
    catalogue: &'c Catalogue,
    /// The titles of the games, by their names.
    titles: BTreeMap<&'static str, String>,
    packs: PackNames<'c>,
    /// The selected entry.
    at: usize,
    /// What the last command failed with.
    news: Option<String>,
    /// The game of the day that was played just now.
    played_today: Option<&'c GameEntry>,
    new_game: NewGame<'c>,
}

/// What the start page says about saved games.
struct SavedGames {
    /// Whether there is no record at all.
    is_empty: bool,
    /// The newest unfinished game.
    left: Option<RecordEntry>,
}

impl Home<'_> {
    fn visit(&mut self, entrance: Entrance, out: &mut Out) -> Result<Next, Failure> {
        let settings = crate::screen::settings(out.settings().ascii(false), None, out.settings())?;
        let mut screen = Pages {
            screen: MenuScreen::open(engine_words(out), &settings).map_err(Failure::Screen)?,
        };
        let next = self.turn_pages(entrance, &mut screen, out);
        let theme = screen.screen.theme();
        drop(screen);
        if theme != settings.theme {
            out.keep_theme(theme);
        }
        match next {
            Ok(next) => Ok(next),
            Err(Gone::Signal(signal)) => rnw_programs::end_as_by_signal(signal),
            Err(Gone::Lost(error)) => Err(Failure::Screen(error)),
            Err(Gone::Failed(failure)) => Err(failure),
        }
    }

    fn turn_pages(
        &mut self,
        entrance: Entrance,
        screen: &mut Pages,
        out: &mut Out,
    ) -> Result<Next, Gone> {
        if entrance == Entrance::NewGame
            && let next @ (Next::Run(_) | Next::Quit) = self.new_game.form(screen, out)?
        {
            return Ok(next);
        }
        if let Some(entry) = self.played_today.take() {
            self.result_of_today(entry, screen, out)?;
        }
        let saved = self.saved_games();
        loop {
            let (entries, items): (Vec<Entry>, Vec<MenuItem>) =
                self.entries(&saved, out).into_iter().unzip();
            let words = Translations::in_language(out.language());
            let mut menu = Menu {
                title: words.text("home-title"),
                intro: words.text(if saved.is_empty {
                    "home-intro-new"
                } else {
                    "home-intro"
                }),
                news: self.news.take(),
                at: self.at.min(items.len() - 1),
                items,
            };
            let picked = screen.choose(&mut menu)?;
            self.at = menu.at;
            let next = match picked {
                Picked::Chosen(at) => self.open(entries[at], screen, out)?,
                Picked::Changed(_) => Next::Stay,
                Picked::Back => Next::Quit,
            };
            if let Next::Run(_) | Next::Quit = next {
                return Ok(next);
            }
        }
    }

    /// Reads the records. None is written while the person stays on the pages.
    fn saved_games(&mut self) -> SavedGames {
        let left = unfinished().next();
        SavedGames {
            is_empty: rnw_archive::records::kept().is_empty(),
            left: left.map(|left| RecordEntry::new(left, &mut self.packs)),
        }
    }

    /// The entries that make sense now.
    fn entries(&self, saved: &SavedGames, out: &Out) -> Vec<(Entry, MenuItem)> {
        let words = Translations::in_language(out.language());
        let item = |entry: Entry, key: &str| {
            let about = words.text(&format!("home-{key}-about"));
            (
                entry,
                MenuItem::new(words.text(&format!("home-{key}"))).about(about),
            )
        };
        let mut entries = Vec::new();
        if let Some(left) = &saved.left {
            let (entry, item) = item(Entry::Continue, "continue");
            let about = records::said(left, self.title(&left.game), &words);
            entries.push((entry, item.about(about)));
        }
        entries.push(item(Entry::NewGame, "new-game"));
        entries.push(item(Entry::Today, "today"));
        if self.lessons().chain(self.explained()).next().is_some() {
            entries.push(item(Entry::Learn, "learn"));
        }
        entries.extend([
            item(Entry::MyGames, "my-games"),
            item(Entry::Records, "records"),
            item(Entry::Packs, "packs"),
            item(Entry::Settings, "settings"),
            item(Entry::Quit, "quit"),
        ]);
        entries
    }

    fn open(&mut self, entry: Entry, screen: &mut Pages, out: &mut Out) -> Result<Next, Gone> {
        match entry {
            Entry::Continue => Ok(Next::Run(line(&["resume"]))),
            Entry::NewGame => self.new_game.form(screen, out),
            Entry::Today => self.today(screen, out),
            Entry::Learn => self.learn(screen, out),
            Entry::MyGames => self.my_games(screen, out).map(|()| Next::Stay),
            Entry::Records => records::page(self, screen, out),
            Entry::Packs => self.packs(screen, out),
            Entry::Settings => settings::page(screen, out).map(|()| Next::Stay),
            Entry::Quit => Ok(Next::Quit),
        }
    }

    /// The title of a game, as its pack has it; the name of a game that this program does not know.
    fn title<'a>(&'a self, game: &'a str) -> &'a str {
        self.titles.get(game).map_or(game, String::as_str)
    }

    /// The games that have a lesson.
    fn lessons(&self) -> impl Iterator<Item = &GameEntry> {
        let entries = self.catalogue.entries().iter();
        entries.filter(|entry| entry.lesson.is_some())
    }

    /// The games that have rules to read.
    fn explained(&self) -> impl Iterator<Item = &GameEntry> {
        let entries = self.catalogue.entries().iter();
        entries.filter(|entry| !entry.rules.is_empty())
    }

    /// The page with the first games that teach, and the rules.
    fn learn(&self, screen: &mut Pages, out: &Out) -> Result<Next, Gone> {
        let words = Translations::in_language(out.language());
        let lessons: Vec<&GameEntry> = self.lessons().collect();
        let explained: Vec<&GameEntry> = self.explained().collect();
        let item = |entry: &&GameEntry| {
            let title = [("game", name(self.title(entry.name)))];
            let words_of = translator(entry, &(entry.shipped)(), Vec::new(), out.language());
            let about = words_of
                .map(|translator| about(entry, &translator))
                .unwrap_or_default();
            MenuItem::new(words.with("home-learn-game", &title)).about(about)
        };
        let rules = |entry: &&GameEntry| {
            let title = [("game", name(self.title(entry.name)))];
            MenuItem::new(words.with("home-rules", &title)).about(words.text("home-rules-about"))
        };
        let mut menu = Menu {
            title: words.text("home-learn"),
            intro: words.text("home-learn-intro"),
            items: lessons
                .iter()
                .map(item)
                .chain(explained.iter().map(rules))
                .collect(),
            ..Menu::default()
        };
        while let Some(at) = screen.pick(&mut menu)? {
            if let Some(entry) = lessons.get(at) {
                return Ok(Next::Run(line(&["learn", entry.name])));
            }
            let entry = explained[at - lessons.len()];
            let page = rules_page(entry, out, screen.screen.width());
            screen.show(self.title(entry.name), page)?;
        }
        Ok(Next::Stay)
    }

    /// The page with today's deals: how far the person is with each, and its result.
    fn today(&self, screen: &mut Pages, out: &mut Out) -> Result<Next, Gone> {
        let words = Translations::in_language(out.language());
        let deals: Vec<DailyDeal<'_>> = self
            .catalogue
            .entries()
            .iter()
            .map(DailyDeal::today)
            .collect();
        let mut items = Vec::new();
        for deal in &deals {
            let key = match deal.progress().map_err(Failure::from)? {
                DailyProgress::New(_) => "home-today-new",
                DailyProgress::Begun(_) => "home-today-begun",
                DailyProgress::Over(_) => "home-today-over",
            };
            items.push(MenuItem::new(self.title(deal.entry.name)).about(words.text(key)));
        }
        let date = deals
            .first()
            .map(|deal| deal.date.to_string())
            .unwrap_or_default();
        let mut menu = Menu {
            title: words.with("home-today-title", &[("date", name(date))]),
            intro: words.text("home-today-intro"),
            items,
            ..Menu::default()
        };
        while let Some(at) = screen.pick(&mut menu)? {
            let entry = deals[at].entry;
            if !self.result_of_today(entry, screen, out)? {
                return Ok(Next::Run(line(&["daily", entry.name])));
            }
        }
        Ok(Next::Stay)
    }

    /// The page with today's result of a game, if the game is over. Returns whether it is.
    fn result_of_today(
        &self,
        entry: &GameEntry,
        screen: &mut Pages,
        out: &mut Out,
    ) -> Result<bool, Gone> {
        let words = Translations::in_language(out.language());
        let (title, width) = (self.title(entry.name), screen.screen.width());
        let ascii = out.settings().ascii(false);
        let wait = |text: String| {
            let mut page = Block::default();
            page.wrap(Role::Faint, &text, width);
            // A terminal that is lost is noticed at the next page.
            let _ = screen.screen.present(title, page);
        };
        let Some(result) = result_of_today(self.catalogue, entry, ascii, out.language(), wait)?
        else {
            return Ok(false);
        };
        let mut page = Block::default();
        page.wrap(Role::Plain, &result, width);
        page.push(StyledLine::default());
        let command = rnw_terminal_text::command_line::line(["daily", entry.name, "--result"]);
        let copy = words.with("home-today-copy", &[("command", name(command))]);
        page.wrap(Role::Faint, &copy, width);
        screen.show(title, page)?;
        Ok(true)
    }

    /// The page with the results of the person's games.
    fn my_games(&self, screen: &mut Pages, out: &Out) -> Result<(), Gone> {
        let translator = engine_words(out);
        let games = history::finished(self.catalogue);
        let statistics = HistoryStatistics::of(&games, &HistoryFilter::default());
        let renderer = Renderer {
            translator: &translator,
            glyphs: crate::language::glyphs(out.settings().ascii(false)),
        };
        let page = statistics.page(renderer, screen.screen.width(), true);
        screen.show(&translator.text("home-my-games"), page)
    }

    /// The page with the packs: which they are, and a new game with one of them.
    fn packs(&mut self, screen: &mut Pages, out: &mut Out) -> Result<Next, Gone> {
        let words = Translations::in_language(out.language());
        let item = |at| {
            let (title, entry) = self.new_game.pack(at);
            let game = [("game", name(self.title(entry.name)))];
            MenuItem::new(title).about(words.with("home-pack-about", &game))
        };
        let mut menu = Menu {
            title: words.text("home-packs"),
            intro: words.text("home-packs-intro"),
            items: (0..self.new_game.packs()).map(item).collect(),
            ..Menu::default()
        };
        while let Some(at) = screen.pick(&mut menu)? {
            self.new_game.take_pack(at);
            if let next @ (Next::Run(_) | Next::Quit) = self.new_game.form(screen, out)? {
                return Ok(next);
            }
        }
        Ok(Next::Stay)
    }
}

/// The screen, with the ways to leave it sorted out.
struct Pages {
    screen: MenuScreen,
}

impl Pages {
    fn choose(&mut self, menu: &mut Menu) -> Result<Picked, Gone> {
        match self.screen.choose(menu)? {
            MenuExit::Chosen(at) => Ok(Picked::Chosen(at)),
            MenuExit::Changed(at) => Ok(Picked::Changed(at)),
            MenuExit::Back => Ok(Picked::Back),
            MenuExit::Interrupted => Err(Gone::Signal(None)),
            MenuExit::Signalled(signal) => Err(Gone::Signal(Some(signal))),
        }
    }

    /// Shows a menu until a person opens an entry; `None` if the person goes back.
    fn pick(&mut self, menu: &mut Menu) -> Result<Option<usize>, Gone> {
        loop {
            match self.choose(menu)? {
                Picked::Chosen(at) => return Ok(Some(at)),
                Picked::Changed(_) => {}
                Picked::Back => return Ok(None),
            }
        }
    }

    /// Shows a text until it is closed.
    fn show(&mut self, title: &str, page: Block) -> Result<(), Gone> {
        match self.screen.show(title, page)? {
            MenuExit::Chosen(_) | MenuExit::Changed(_) | MenuExit::Back => Ok(()),
            MenuExit::Interrupted => Err(Gone::Signal(None)),
            MenuExit::Signalled(signal) => Err(Gone::Signal(Some(signal))),
        }
    }
}

/// The words of the program itself, in the language of the person.
fn engine_words(out: &Out) -> Translator {
    Translator::new(Translations::in_language(out.language()), Vec::new())
}

/// The rules of a game as lines of this width.
fn rules_page(entry: &GameEntry, out: &Out, width: usize) -> Block {
    let glyphs = crate::language::glyphs(out.settings().ascii(false));
    markdown::block(entry.rules_in(out.language()), glyphs, width)
}
