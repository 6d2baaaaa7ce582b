//! The start page: what a person at a terminal sees who types no command.

mod at_prompt;
mod names;
mod new_game;
mod records;
mod settings;

pub use self::at_prompt::PromptHome;

use self::new_game::NewGame;
use crate::{LineModeError, Preferences, screen};
use rnw_archive::daily::{DailyDeal, DailyProgress, DailyResult};
use rnw_archive::history::{self, HistoryFilter, HistoryStatistics};
use rnw_archive::pack_names::PackNames;
use rnw_archive::record_list::{RecordEntry, unfinished};
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_i18n::name;
use rnw_plan::pack;
use rnw_plan::words::{about, translator};
use rnw_terminal_text::markdown;
use rnw_tui::render::{Block, Renderer, Role, StyledLine};
use rnw_tui::{Menu, MenuExit, MenuItem, MenuScreen};
use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;

/// The page on which a person enters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HomePage {
    /// The start page.
    Start,
    /// The form for a new game.
    NewGame,
}

/// What a person chose to do.
#[derive(Clone, Debug)]
pub enum HomeChoice<'c> {
    /// To go on with a saved game, or with the newest unfinished one.
    Resume(Option<PathBuf>),
    /// To watch a saved game.
    Replay(PathBuf),
    /// To play the first game, which teaches.
    Learn(&'c GameEntry),
    /// To play the deal of the day.
    Daily(&'c GameEntry),
    /// To play a new game.
    Play {
        /// The game.
        entry: &'c GameEntry,
        /// The name of the pack; `None` for the pack of the game itself.
        pack: Option<&'static str>,
        /// The players, as they are named.
        players: Vec<String>,
        /// The options that differ from the usual ones, and their values.
        options: Vec<(&'static str, &'static str)>,
    },
}

/// How a visit ended.
#[derive(Clone, Debug)]
pub enum HomeExit<'c> {
    /// The person chose this.
    Chosen(HomeChoice<'c>),
    /// The person left.
    Left,
    /// Ctrl-C, or a signal with this number.
    Signal(Option<i32>),
}

/// Why a page was left without a choice.
enum Gone {
    /// Ctrl-C, or a signal with this number.
    Signal(Option<i32>),
    /// Something failed.
    Failed(LineModeError),
}

impl<E: Into<LineModeError>> From<E> for Gone {
    fn from(error: E) -> Self {
        Self::Failed(error.into())
    }
}

/// What a person did on a page.
enum Picked {
    Chosen(usize),
    Changed(usize),
    Back,
}

/// What happens after a page.
enum Next<'c> {
    /// The person chose this.
    Run(HomeChoice<'c>),
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

/// The start page and what it remembers between visits.
pub struct Home<'c> {
    catalogue: &'c Catalogue,
    /// The titles of the games, by their names.
    titles: BTreeMap<&'static str, String>,
    packs: PackNames<'c>,
    /// The selected entry; `None` for the first one.
    at: Option<Entry>,
    /// What the last choice failed with.
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

roll_and_write::opaque_debug!(Home<'_>);

impl<'c> Home<'c> {
    /// A start page with these games.
    ///
    /// # Errors
    /// If the pack of a game cannot be read.
    pub fn new(catalogue: &'c Catalogue) -> Result<Self, LineModeError> {
        let titles = catalogue.entries().iter();
        Ok(Self {
            catalogue,
            titles: titles
                .map(|entry| (entry.name, pack::game_title(entry)))
                .collect(),
            packs: PackNames::new(catalogue),
            at: None,
            news: None,
            played_today: None,
            new_game: NewGame::new(catalogue)?,
        })
    }

    /// Shows the pages until the person chooses something or leaves. `notice` is told what became of a theme that was
    /// chosen.
    ///
    /// # Errors
    /// If the screen or something that a page needs fails.
    pub fn visit(
        &mut self,
        page: HomePage,
        person: &mut Preferences,
        notice: impl FnOnce(&str),
    ) -> Result<HomeExit<'c>, LineModeError> {
        let settings = person.settings();
        let settings = screen::settings(settings.ascii(false), None, settings)?;
        let opened = MenuScreen::open(person.translator(), &settings);
        let mut screen = Pages {
            screen: opened.map_err(LineModeError::Screen)?,
        };
        let next = self.turn_pages(page, &mut screen, person);
        let theme = screen.screen.theme();
        drop(screen);
        if theme != settings.theme
            && let Some(kept) = person.keep_theme(theme)
        {
            notice(&kept);
        }
        match next {
            Ok(Next::Run(choice)) => Ok(HomeExit::Chosen(choice)),
            Ok(Next::Quit | Next::Stay) => Ok(HomeExit::Left),
            Err(Gone::Signal(signal)) => Ok(HomeExit::Signal(signal)),
            Err(Gone::Failed(error)) => Err(error),
        }
    }

    /// The next visit shows the result of today's game.
    pub fn played_today(&mut self, entry: &'c GameEntry) {
        self.played_today = Some(entry);
    }

    /// The next visit says how what was chosen failed.
    pub fn failed(&mut self, news: String) {
        self.news = Some(news);
    }

    fn turn_pages(
        &mut self,
        page: HomePage,
        screen: &mut Pages,
        person: &mut Preferences,
    ) -> Result<Next<'c>, Gone> {
        if page == HomePage::NewGame
            && let next @ (Next::Run(_) | Next::Quit) = self.new_game.form(screen, person)?
        {
            return Ok(next);
        }
        if let Some(entry) = self.played_today.take() {
            self.result_of_today(entry, screen, person)?;
        }
        let saved = self.saved_games();
        loop {
            let (entries, items): (Vec<Entry>, Vec<MenuItem>) =
                self.entries(&saved, person).into_iter().unzip();
            let words = person.words();
            let mut menu = Menu {
                title: words.text("home-title"),
                intro: words.text(if saved.is_empty {
                    "home-intro-new"
                } else {
                    "home-intro"
                }),
                news: self.news.take(),
                at: entries
                    .iter()
                    .position(|entry| self.at == Some(*entry))
                    .unwrap_or(0),
                items,
                is_first: true,
                from_zero: saved.left.is_some(),
            };
            let picked = screen.choose(&mut menu)?;
            self.at = entries.get(menu.at).copied();
            let next = match picked {
                Picked::Chosen(at) => self.open(entries[at], screen, person)?,
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
    fn entries(&self, saved: &SavedGames, person: &Preferences) -> Vec<(Entry, MenuItem)> {
        let words = person.words();
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

    fn open(
        &mut self,
        entry: Entry,
        screen: &mut Pages,
        person: &mut Preferences,
    ) -> Result<Next<'c>, Gone> {
        match entry {
            Entry::Continue => Ok(Next::Run(HomeChoice::Resume(None))),
            Entry::NewGame => self.new_game.form(screen, person),
            Entry::Today => self.today(screen, person),
            Entry::Learn => self.learn(screen, person),
            Entry::MyGames => self.my_games(screen, person).map(|()| Next::Stay),
            Entry::Records => records::page(self, screen, person),
            Entry::Packs => self.packs(screen, person),
            Entry::Settings => settings::page(screen, person).map(|()| Next::Stay),
            Entry::Quit => Ok(Next::Quit),
        }
    }

    /// The title of a game, as its pack has it; the name of a game that this program does not know.
    fn title<'a>(&'a self, game: &'a str) -> &'a str {
        self.titles.get(game).map_or(game, String::as_str)
    }

    /// The games that have a lesson.
    fn lessons(&self) -> impl Iterator<Item = &'c GameEntry> + use<'c> {
        let entries = self.catalogue.entries().iter();
        entries.filter(|entry| entry.lesson.is_some())
    }

    /// The games that have rules to read.
    fn explained(&self) -> impl Iterator<Item = &'c GameEntry> + use<'c> {
        let entries = self.catalogue.entries().iter();
        entries.filter(|entry| !entry.rules.is_empty())
    }

    /// The page with the first games that teach, and the rules.
    fn learn(&self, screen: &mut Pages, person: &Preferences) -> Result<Next<'c>, Gone> {
        let words = person.words();
        let lessons: Vec<&'c GameEntry> = self.lessons().collect();
        let explained: Vec<&GameEntry> = self.explained().collect();
        let item = |entry: &&GameEntry| {
            let title = [("game", name(self.title(entry.name)))];
            let words_of = translator(entry, &(entry.shipped)(), Vec::new(), person.language);
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
                return Ok(Next::Run(HomeChoice::Learn(entry)));
            }
            let entry = explained[at - lessons.len()];
            let page = rules_page(entry, person, screen.screen.width());
            screen.show(self.title(entry.name), page)?;
        }
        Ok(Next::Stay)
    }

    /// The page with today's deals: how far the person is with each, and its result.
    fn today(&self, screen: &mut Pages, person: &mut Preferences) -> Result<Next<'c>, Gone> {
        let words = person.words();
        let deals: Vec<DailyDeal<'c>> = self
            .catalogue
            .entries()
            .iter()
            .map(DailyDeal::today)
            .collect();
        let mut items = Vec::new();
        for deal in &deals {
            let key = match deal.progress()? {
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
            if !self.result_of_today(entry, screen, person)? {
                if !names::ask(1, screen, person)? {
                    continue;
                }
                return Ok(Next::Run(HomeChoice::Daily(entry)));
            }
        }
        Ok(Next::Stay)
    }

    /// The page with today's result of a game, if the game is over. Returns whether it is.
    fn result_of_today(
        &self,
        entry: &GameEntry,
        screen: &mut Pages,
        person: &mut Preferences,
    ) -> Result<bool, Gone> {
        let words = person.words();
        let deal = DailyDeal::today(entry);
        let DailyProgress::Over(path) = deal.progress()? else {
            return Ok(false);
        };
        let (title, width) = (self.title(entry.name), screen.screen.width());
        let wait = || {
            let mut page = Block::default();
            page.wrap(Role::Faint, &words.text("daily-searching"), width);
            // A terminal that is lost is noticed at the next page.
            let _ = screen.screen.present(title, page);
        };
        let result = DailyResult::of(self.catalogue, &deal, &path, wait)?;
        let result = result.text(&words, person.settings().ascii(false));
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
    fn my_games(&self, screen: &mut Pages, person: &Preferences) -> Result<(), Gone> {
        let translator = person.translator();
        let games = history::finished(self.catalogue);
        let statistics = HistoryStatistics::of(&games, &HistoryFilter::default());
        let renderer = Renderer {
            translator: &translator,
            glyphs: screen::glyphs(person.settings().ascii(false)),
        };
        let page = statistics.page(renderer, screen.screen.width(), true);
        screen.show(&translator.text("home-my-games"), page)
    }

    /// The page with the packs: which they are, and a new game with one of them.
    fn packs(&mut self, screen: &mut Pages, person: &mut Preferences) -> Result<Next<'c>, Gone> {
        let words = person.words();
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
            if let next @ (Next::Run(_) | Next::Quit) = self.new_game.form(screen, person)? {
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
        picked(self.screen.choose(menu))
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
        picked(self.screen.show(title, page)).map(drop)
    }
}

/// What a person did, unless it left all pages.
fn picked(exit: io::Result<MenuExit>) -> Result<Picked, Gone> {
    match exit.map_err(LineModeError::Screen)? {
        MenuExit::Chosen(at) => Ok(Picked::Chosen(at)),
        MenuExit::Changed(at) => Ok(Picked::Changed(at)),
        MenuExit::Back => Ok(Picked::Back),
        MenuExit::Interrupted => Err(Gone::Signal(None)),
        MenuExit::Signalled(signal) => Err(Gone::Signal(Some(signal))),
    }
}

/// The rules of a game as lines of this width.
fn rules_page(entry: &GameEntry, person: &Preferences, width: usize) -> Block {
    let glyphs = screen::glyphs(person.settings().ascii(false));
    markdown::block(entry.rules_in(person.language), glyphs, width)
}
