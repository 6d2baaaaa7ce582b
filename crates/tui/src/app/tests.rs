//! Whole games on simulated screens.

mod friction;
mod games;
mod large;
mod lessons;
mod panels;
mod pictures;
mod player;
mod probe;
mod replay;
mod reveal;
mod screens;
mod sheet_game;
mod sheets;
mod small;
mod storms;
mod table;
mod ways;

use crate::app::{App, AppEffect, AppMessage, ScreenExit, SeatPlayer};
use crate::selection::Selection;
use crate::{Glyphs, ScreenEffect, TableSettings, ThemeName};
use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use rnw_bots::analysis::Judge;
use rnw_bots::{Seated, Spec};
use rnw_i18n::{Language, Translations, Translator};
use rnw_packs::Files;
use rnw_session::{Clock, Lesson, OnFault, Player, Record, SeatInfo, StoppedClock, Table};
use roll_and_write::{Game, GameOf, Presentation, Target};
use std::sync::Arc;

/// The games, by name.
pub(crate) const GAMES: [&str; 4] = ["silver-and-gold", "pyramids", "nuggets", "lamplighters"];

/// Whether tests that take samples must try everything.
fn is_whole() -> bool {
    std::env::var_os("RNW_TEST_WHOLE").is_some()
}

/// Every game in every language with one to three bots. Unless all are wanted: each game and each language with one of them.
fn tables() -> impl Iterator<Item = (&'static str, usize, Language, usize)> {
    let games = GAMES.into_iter().enumerate();
    games.flat_map(|(row, game)| {
        let languages = Language::ALL.into_iter().enumerate();
        languages.flat_map(move |(at, language)| {
            let bots = (1..=3).filter(move |bots| is_whole() || *bots == 1 + (row + at) % 3);
            bots.map(move |bots| (game, at, language, bots))
        })
    })
}
/// The hash of a pack; no test reads it.
const CONTENT: &str = "sha256:0123456789abcdef";

/// The settings of a simulated table.
#[derive(Clone, Copy)]
pub(crate) struct Setting {
    pub(crate) game: &'static str,
    pub(crate) people: usize,
    pub(crate) bots: usize,
    pub(crate) seed: u64,
    pub(crate) language: Language,
    pub(crate) settings: TableSettings,
    pub(crate) size: (u16, u16),
    /// Whether bots may think. If not, their questions wait.
    pub(crate) thinks: bool,
    /// What happens if a bot makes a fault.
    pub(crate) on_fault: OnFault,
    /// Whether names are long.
    pub(crate) long_names: bool,
    /// Whether it is a first game that teaches.
    pub(crate) teaches: bool,
}

impl Setting {
    pub(crate) fn of(game: &'static str) -> Self {
        Self {
            game,
            people: 1,
            bots: 1,
            seed: 7,
            language: Language::English,
            settings: TableSettings::default(),
            size: (80, 24),
            thinks: true,
            on_fault: OnFault::Abort,
            long_names: false,
            teaches: false,
        }
    }

    /// The same table with this number of people and of bots.
    fn with(self, people: usize, bots: usize) -> Self {
        Self {
            people,
            bots,
            ..self
        }
    }

    /// The same table in this language.
    fn told_in(self, language: Language) -> Self {
        Self { language, ..self }
    }

    /// The same table in a window of this size.
    fn sized(self, size: (u16, u16)) -> Self {
        Self { size, ..self }
    }

    /// The same table with this seed.
    fn seeded(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// The same table in this theme.
    fn themed(mut self, theme: ThemeName, glyphs: Glyphs) -> Self {
        (self.settings.theme, self.settings.glyphs) = (theme, glyphs);
        self
    }
}

/// A game with everything that belongs to it.
pub(crate) struct OpenedGame {
    pub(crate) game: Arc<dyn Game>,
    players: Vec<Box<dyn Player>>,
    judge: Judge,
    pub(crate) words: Translations,
}

fn opened<R: Presentation>(
    rules: R,
    files: &Files,
    seats: usize,
    language: Language,
) -> OpenedGame {
    let rules = Arc::new(rules);
    let clock: Arc<dyn Clock> = Arc::new(StoppedClock);
    let greedy = || -> Box<dyn Player> {
        let bot = Spec::GREEDY.bot::<R>(&clock);
        Box::new(Seated::new(Arc::clone(&rules), bot))
    };
    let quick = "iterations=10,depth=0,width=4".parse().unwrap();
    let mut words = Translations::in_language(language);
    for language in words.order() {
        let source = files.get(&format!("words/{}.ftl", language.tag())).unwrap();
        words.add_in(language, &source.path, &source.text).unwrap();
    }
    OpenedGame {
        players: (0..seats).map(|_| greedy()).collect(),
        judge: Judge::of(Arc::clone(&rules), quick, Arc::clone(&clock)),
        words,
        game: Arc::new(GameOf(rules)),
    }
}

pub(crate) fn open(game: &str, seats: usize, language: Language) -> OpenedGame {
    match game {
        "silver-and-gold" => {
            let files = rnw_silver_and_gold::shipped();
            let rules = rnw_silver_and_gold::load(&files, [], seats).unwrap();
            opened(rules, &files, seats, language)
        }
        "pyramids" => {
            let files = rnw_pyramids::shipped();
            let rules = rnw_pyramids::load(&files, [], seats).unwrap();
            opened(rules, &files, seats, language)
        }
        "lamplighters" => {
            let files = rnw_lamplighters::shipped();
            let rules = rnw_lamplighters::load(&files, [], seats).unwrap();
            opened(rules, &files, seats, language)
        }
        "sheet" => {
            let source = [("words/en.ftl", sheet_game::WORDS)];
            let files = Files::embedded("sheet", &source);
            opened(sheet_game::SheetGame::new(seats), &files, seats, language)
        }
        _ => {
            let files = rnw_nuggets::shipped();
            let rules = rnw_nuggets::load(&files, [], seats).unwrap();
            opened(rules, &files, seats, language)
        }
    }
}

/// The lesson of a game.
pub(crate) fn lesson(game: &str) -> Lesson {
    let text = match game {
        "silver-and-gold" => rnw_content::lessons::SILVER_AND_GOLD,
        "pyramids" => rnw_content::lessons::PYRAMIDS,
        "lamplighters" => rnw_content::lessons::LAMPLIGHTERS,
        _ => rnw_content::lessons::NUGGETS,
    };
    Lesson::parse(text).unwrap()
}

/// A screen with a game and with bots that answer immediately.
pub(crate) struct TestScreen {
    pub(crate) app: App<Vec<u8>>,
    pub(crate) game: Arc<dyn Game>,
    players: Vec<Box<dyn Player>>,
    terminal: Terminal<TestBackend>,
    /// Whether the screen is drawn after each event. Drawing takes most of the time.
    pub(crate) draws: bool,
    /// Whether bots may think. If not, their questions wait.
    pub(crate) thinks: bool,
    waiting: Vec<rnw_session::Question>,
    /// Whether pauses last until a test ends them.
    pub(crate) reveals: bool,
    /// How often the bell may have rung.
    pub(crate) bells: usize,
    /// The text that was put into the clipboard last.
    copied: Option<String>,
}

impl TestScreen {
    pub(crate) fn open(setting: Setting) -> Self {
        let seats = setting.people + setting.bots;
        let opened = open(setting.game, seats, setting.language);
        let name = |seat: usize| {
            if setting.long_names {
                let name = ["Wilhelmina", "Maximilian", "Bartholomy", "Clementine"][seat];
                format!("{name} Long")
            } else if seat < setting.people {
                ["Anna", "Bruno", "Cecylia", "Dora"][seat].to_owned()
            } else {
                format!("greedy {}", seat + 1 - setting.people)
            }
        };
        let names: Vec<String> = (0..seats).map(name).collect();
        let kind = |seat| match seat {
            seat if seat < setting.people => ("me", SeatPlayer::Person),
            _ => {
                let (observes, on_fault) = (false, setting.on_fault);
                ("greedy", SeatPlayer::Bot { observes, on_fault })
            }
        };
        let info = |(seat, name): (usize, &String)| SeatInfo {
            name: name.clone(),
            player: kind(seat).0.to_owned(),
        };
        let info = names.iter().enumerate().map(info).collect();
        let game = Arc::clone(&opened.game);
        let table = Table::open(game, CONTENT, info, setting.seed, Vec::new()).unwrap();
        let kinds = (0..seats).map(|seat| kind(seat).1).collect();
        let translator = Translator::new(opened.words, names);
        let mut app = App::new(table, kinds, opened.judge, translator, &setting.settings);
        if setting.teaches {
            app = app.taught_by(lesson(setting.game), "lesson");
        }
        let (width, height) = setting.size;
        let mut screen = Self {
            app,
            game: opened.game,
            players: opened.players,
            terminal: Terminal::new(TestBackend::new(width, height)).unwrap(),
            draws: true,
            thinks: setting.thinks,
            waiting: Vec::new(),
            reveals: false,
            bells: 0,
            copied: None,
        };
        let effects = screen.app.start();
        screen.carry_out(effects);
        screen
    }

    fn carry_out(&mut self, effects: Vec<AppEffect>) {
        let mut effects = effects;
        while let Some(effect) = effects.pop() {
            match effect {
                AppEffect::Think(question) if !self.thinks => self.waiting.push(*question),
                AppEffect::Think(question) => effects.extend(self.think(*question)),
                AppEffect::Judge(decisions) => {
                    for _ in decisions {
                        effects.extend(self.app.update(AppMessage::Judged(None)));
                    }
                }
                AppEffect::Rank => {
                    let ranked = AppMessage::Ranked(Vec::new());
                    effects.extend(self.app.update(ranked));
                }
                AppEffect::Pause if self.reveals => {}
                AppEffect::Pause => effects.extend(self.app.update(AppMessage::Paced)),
                AppEffect::Bell => self.bells += 1,
                AppEffect::Screen(ScreenEffect::Copy(text)) => self.copied = Some(text),
                AppEffect::Screen(_) => {}
            }
        }
        if self.draws {
            self.terminal.draw(|frame| self.app.draw(frame)).unwrap();
        }
    }

    fn think(&mut self, question: rnw_session::Question) -> Vec<AppEffect> {
        let seat = question.seat;
        let answer = question.put_to(&mut *self.players[seat.index()]);
        self.app.update(AppMessage::Thought(seat, answer))
    }

    /// Lets the bots answer the questions that wait.
    pub(crate) fn answer(&mut self) {
        for question in std::mem::take(&mut self.waiting) {
            let effects = self.think(question);
            self.carry_out(effects);
        }
    }

    /// Ends a pause.
    pub(crate) fn pace(&mut self) {
        let effects = self.app.update(AppMessage::Paced);
        self.carry_out(effects);
    }

    pub(crate) fn event(&mut self, event: Event) {
        if let Event::Resize(width, height) = event {
            self.terminal.backend_mut().resize(width, height);
        }
        let effects = self.app.update(AppMessage::Input(event));
        self.carry_out(effects);
    }

    pub(crate) fn key(&mut self, code: KeyCode) {
        self.event(Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    /// Types the first legal move, if somebody decides.
    fn type_first_move(&mut self) {
        let Some(seat) = self.app.selection().map(|selection| selection.seat) else {
            return;
        };
        let first = self.app.table().moves(seat).first().copied();
        let text = first.map_or_else(String::new, |first| self.game.print_move(first));
        self.press(&format!(":{text}\n"));
    }

    /// Presses keys one after the other. `!` stands for the text of the first legal move as it is typed.
    pub(crate) fn press(&mut self, keys: &str) {
        for c in keys.chars() {
            if c == '!' {
                self.type_first_move();
                continue;
            }
            self.key(match c {
                '\n' => KeyCode::Enter,
                '\t' => KeyCode::Tab,
                c => KeyCode::Char(c),
            });
        }
    }

    pub(crate) fn ctrl(&mut self, c: char) {
        let key = KeyEvent::new(KeyCode::Char(c), KeyModifiers::CONTROL);
        self.event(Event::Key(key));
    }

    pub(crate) fn mouse(&mut self, kind: MouseEventKind, column: u16, row: u16) {
        let modifiers = KeyModifiers::NONE;
        self.event(Event::Mouse(MouseEvent {
            kind,
            column,
            row,
            modifiers,
        }));
    }

    pub(crate) fn click(&mut self, column: u16, row: u16) {
        self.mouse(MouseEventKind::Moved, column, row);
        self.mouse(MouseEventKind::Down(MouseButton::Left), column, row);
    }

    pub(crate) fn buffer(&self) -> &Buffer {
        self.terminal.backend().buffer()
    }

    /// The screen as text.
    pub(crate) fn text(&self) -> String {
        text_of(self.buffer())
    }

    /// Checks that the record follows the rules and contains the same game as the screen.
    pub(crate) fn check_record(&self) {
        let (record, tail) = Record::parse(self.app.table().written()).unwrap();
        assert_eq!(tail.torn, 0);
        let again = rnw_session::replay(Arc::clone(&self.game), CONTENT, &record).unwrap();
        assert_eq!(again.describe(), self.app.table().describe());
    }

    /// The decision of the person who decides.
    #[track_caller]
    pub(crate) fn selection(&self) -> &Selection {
        self.app.selection().expect("somebody decides")
    }

    /// The targets of the legal moves of the person who decides.
    pub(crate) fn targets(&self) -> Vec<Target> {
        let selection = self.selection();
        let moves = self.app.table().moves(selection.seat).into_iter();
        let targets = moves.map(|id| self.game.target(&selection.view, id));
        targets.collect()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.app.table().outcome().is_some()
    }

    pub(crate) fn ended(&self) -> Option<&ScreenExit> {
        self.app.ended()
    }
}

/// The screen as text, line by line, without blanks at the ends.
fn text_of(buffer: &Buffer) -> String {
    let mut text = String::new();
    for row in buffer.area.rows() {
        let cells = row.columns().map(|at| buffer[(at.x, at.y)].symbol());
        let line: String = cells.collect();
        text += line.trim_end();
        text.push('\n');
    }
    text
}

pub(crate) fn themes() -> Vec<(String, ThemeName, Glyphs)> {
    let all = ThemeName::ALL.map(|theme| (theme.name().to_owned(), theme, Glyphs::Unicode));
    let ascii = ("ascii".to_owned(), ThemeName::Mono, Glyphs::Ascii);
    all.into_iter().chain([ascii]).collect()
}
