//! Tests of rooms and of what viewers are shown, with real games and without connections.

mod laws;
mod lessons;
mod results;
mod rooms;
mod wire;

use crate::library::{
    AnalysisReport, ChoiceError, GameAnalysis, GameChoice, GameLibrary, Mistake, ServedGame,
};
pub(super) use crate::memory::Memory;
use crate::message::{BotLevel, GameShown};
use rnw_i18n::{Language, Translations, Translator};
use rnw_packs::Files;
use rnw_session::{
    Ask, Header, Lesson, LogEntry, LogEntryKind, Player, PlayerFault, Record, Table, replay,
};
use roll_and_write::{Game, GameOf, MoveId, Picture, Seat};
use std::collections::BTreeMap;
use std::io::Sink;
use std::ops::ControlFlow;
use std::sync::Arc;

/// Whether tests that take samples must try everything.
fn is_whole() -> bool {
    std::env::var_os("RNW_TEST_WHOLE").is_some()
}

/// The number of games.
pub(super) const GAMES: usize = 4;

/// A game for this number of seats, and the files of its pack.
pub(super) fn game(number: usize, seats: usize) -> (Arc<dyn Game>, Files) {
    match number {
        0 => {
            let files = rnw_silver_and_gold::shipped();
            let rules = rnw_silver_and_gold::load(&files, [], seats).unwrap();
            (GameOf::new(rules), files)
        }
        1 => {
            let files = rnw_pyramids::shipped();
            let rules = rnw_pyramids::load(&files, [], seats).unwrap();
            (GameOf::new(rules), files)
        }
        2 => {
            let files = rnw_nuggets::shipped();
            let rules = rnw_nuggets::load(&files, [], seats).unwrap();
            (GameOf::new(rules), files)
        }
        _ => {
            let files = rnw_lamplighters::shipped();
            let rules = rnw_lamplighters::load(&files, [], seats).unwrap();
            (GameOf::new(rules), files)
        }
    }
}

/// The sentences of a game in a language.
pub(super) fn words(files: &Files, language: Language) -> Translations {
    let mut words = Translations::in_language(language);
    for language in words.order() {
        if let Some(source) = files.get(&format!("words/{language}.ftl")) {
            words.add_in(language, &source.path, &source.text).unwrap();
        }
    }
    words
}

/// A bot that makes the first move.
struct First;

impl Player for First {
    fn choose(&mut self, ask: Ask<'_>) -> Result<MoveId, PlayerFault> {
        Ok(ask.moves[0])
    }
}

/// A game as a server has it.
#[derive(Debug)]
pub(super) struct TestGame {
    game: Arc<dyn Game>,
    words: Vec<Arc<Translations>>,
}

impl TestGame {
    pub(super) fn new(number: usize, seats: usize) -> Arc<Self> {
        let (game, files) = game(number, seats);
        let words = Language::ALL.map(|language| Arc::new(words(&files, language)));
        Arc::new(Self {
            game,
            words: words.into(),
        })
    }
}

impl ServedGame for TestGame {
    fn game(&self) -> &Arc<dyn Game> {
        &self.game
    }
    fn content(&self) -> &'static str {
        "sha256:0123456789abcdef"
    }
    fn is_content(&self, recorded: &str) -> bool {
        recorded == self.content()
    }
    fn usual_options(&self) -> BTreeMap<String, String> {
        self.game.info().named_options()
    }
    fn title(&self) -> String {
        "Title".to_owned()
    }
    fn house_rules(&self, _language: Language) -> Vec<String> {
        Vec::new()
    }
    fn translator(&self, language: Language) -> Translator {
        let index = Language::ALL.iter().position(|one| *one == language);
        let words = Arc::clone(&self.words[index.unwrap()]);
        Translator::new(words, Vec::new()).with_looks(&*self.game)
    }
    fn described(&self, picture: &Picture, translator: &Translator) -> Vec<String> {
        vec![translator.translate_all(&picture.headline)]
    }
    fn bot(&self, _level: BotLevel) -> Box<dyn Player> {
        Box::new(First)
    }
    fn bot_name(&self, level: BotLevel) -> String {
        format!("first at {level:?}")
    }
    fn analyse(
        &self,
        record: &Record,
        progress: &mut dyn FnMut(usize, usize) -> ControlFlow<()>,
    ) -> Result<Option<Box<dyn GameAnalysis>>, PlayerFault> {
        if progress(0, 1).is_break() {
            return Ok(None);
        }
        let table = replay(Arc::clone(&self.game), self.content(), record).unwrap();
        Ok(Some(Box::new(TestAnalysis(table))))
    }
}

/// An analysis that finds every decision of the first seat wrong.
#[derive(Debug)]
struct TestAnalysis(Table<Sink>);

impl GameAnalysis for TestAnalysis {
    fn report(&self, _translator: &Translator, mistakes: usize) -> AnalysisReport {
        let entries = self.0.log().entries().iter().enumerate();
        let mistake = |(step, entry): (usize, &LogEntry)| match entry.kind {
            LogEntryKind::Move(seat, id) if seat.index() == 0 => Some(Mistake {
                step,
                seat,
                text: format!("mistake {step}"),
                made: (id, "made".to_owned()),
                better: (
                    self.0.game().moves(&entry.before, seat)[0].mv(),
                    "better".to_owned(),
                ),
            }),
            LogEntryKind::Move(..) | LogEntryKind::Deal(..) => None,
        };
        AnalysisReport {
            decisions: 1,
            about: vec!["about".to_owned()],
            seats: vec![(Seat::new(0), vec!["lost".to_owned()])],
            mistakes: entries.filter_map(mistake).take(mistakes).collect(),
        }
    }
}

/// A library with one game.
#[derive(Debug)]
pub(super) struct TestLibrary(pub(super) usize);

impl GameLibrary for TestLibrary {
    fn list(&self, _language: Language) -> Vec<GameShown> {
        Vec::new()
    }
    fn open(&self, choice: &GameChoice) -> Result<Arc<dyn ServedGame>, ChoiceError> {
        let has_pack = matches!(choice.pack.as_deref(), None | Some("other"));
        if choice.game == "test" && has_pack {
            Ok(TestGame::new(self.0, choice.seats))
        } else {
            Err(ChoiceError("no such game".to_owned()))
        }
    }
    fn choice_of(&self, header: &Header) -> Option<GameChoice> {
        Some(GameChoice {
            game: "test".to_owned(),
            seats: header.seats.len(),
            ..GameChoice::default()
        })
    }
    fn rules(&self, _game: &str, _language: Language) -> Option<String> {
        None
    }
    fn lesson(&self, game: &str) -> Option<Lesson> {
        let text = [
            rnw_content::lessons::SILVER_AND_GOLD,
            rnw_content::lessons::PYRAMIDS,
            rnw_content::lessons::NUGGETS,
            rnw_content::lessons::LAMPLIGHTERS,
        ];
        (game == "test").then(|| Lesson::parse(text[self.0]).unwrap())
    }
}
