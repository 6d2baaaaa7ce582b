//! The games of the catalogue with all packs, as the server offers them.

use crate::HostingError;
use pulldown_cmark::{Event, Options, Parser, html};
use rnw_archive::analysis::{Analyst, JudgedGame, STATES};
use rnw_bots::analysis::{JudgedDecision, people};
use rnw_bots::search::Parameters;
use rnw_bots::{Level, NamedBot, Spec};
use rnw_catalogue::{Catalogue, GameEntry, LoadedGame};
use rnw_i18n::{Language, Translations, Translator};
use rnw_packs::Files;
use rnw_plan::words::{about, about_value, translator};
use rnw_plan::{PlanError, load_game, pack, pack_hash};
use rnw_server::{
    AnalysisReport, BotLevel, ChoiceError, GameAnalysis, GameChoice, GameLibrary, GameShown,
    Mistake, OptionShown, OptionValue, PackShown, ServedGame,
};
use rnw_session::{FaultCode, Header, Lesson, Player, PlayerFault, Record, replay};
use rnw_system::{FileError, ReadError};
use rnw_terminal_text::Narrator;
use rnw_tui::Glyphs;
use roll_and_write::option::OptionSpec;
use roll_and_write::{Game, Picture};
use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// The most games that are kept for the next table with the same choice.
const KEPT_MAX: usize = 64;

/// A pack that can be played.
#[derive(Clone, Debug)]
struct OfferedPack {
    name: String,
    game: &'static str,
    files: Files,
    /// Whether it is in the list of games. What a pack was in earlier versions is not.
    is_listed: bool,
    /// Its folder, if it is not included.
    folder: Option<PathBuf>,
}

/// The games of a catalogue with all packs.
#[derive(Debug)]
pub struct CatalogueLibrary {
    catalogue: Catalogue,
    packs: Vec<OfferedPack>,
    /// Games that were opened. Tables share them, because a game never changes.
    opened: Mutex<BTreeMap<GameChoice, Arc<CatalogueGame>>>,
    /// The lists that were made, by language.
    lists: Mutex<BTreeMap<&'static str, Vec<GameShown>>>,
}

impl CatalogueLibrary {
    /// The included packs, and those in the folders of a folder.
    ///
    /// # Errors
    /// If a pack cannot be read, or if two packs have one name.
    pub fn new(catalogue: Catalogue, folder: Option<&Path>) -> Result<Self, HostingError> {
        let mut library = Self::alone(catalogue);
        for shipped in library.catalogue.all_packs() {
            let pack = pack::shipped(&library.catalogue, shipped)?.sound();
            library.offer(shipped.name.to_owned(), pack?, None)?;
        }
        let listed = library.catalogue.packs().len();
        for earlier in &mut library.packs[listed..] {
            earlier.is_listed = false;
        }
        for folder in folder.map(folders_in).transpose()?.unwrap_or_default() {
            let files = pack::named(&library.catalogue, &folder)?;
            let name = folder.file_name().unwrap_or_default();
            let name = name.to_string_lossy().into_owned();
            if library.packs.iter().any(|pack| pack.name == name) {
                return Err(HostingError::SameName(folder));
            }
            library.offer(name, files, Some(folder))?;
        }
        Ok(library)
    }

    /// The games with their own packs alone.
    pub fn alone(catalogue: Catalogue) -> Self {
        Self {
            catalogue,
            packs: Vec::new(),
            opened: Mutex::default(),
            lists: Mutex::default(),
        }
    }

    fn offer(
        &mut self,
        name: String,
        files: Files,
        folder: Option<PathBuf>,
    ) -> Result<(), HostingError> {
        let game = pack::entry_of(&self.catalogue, &files)?.name;
        self.packs.push(OfferedPack {
            name,
            game,
            files,
            is_listed: true,
            folder,
        });
        Ok(())
    }

    /// The files of all offered packs.
    pub fn packs(&self) -> impl Iterator<Item = &Files> {
        self.packs.iter().map(|pack| &pack.files)
    }

    fn entry(&self, game: &str) -> Option<&GameEntry> {
        self.catalogue
            .entries()
            .iter()
            .find(|entry| entry.name == game)
    }

    /// The pack of a game with this name.
    fn pack(&self, game: &str, name: &str) -> Option<&OfferedPack> {
        let mut packs = self.packs.iter();
        packs.find(|pack| pack.name == name && pack.game == game)
    }

    /// The files of a choice: those of its pack, or those of the game itself.
    fn files(&self, entry: &GameEntry, pack: Option<&str>) -> Result<Files, ChoiceError> {
        let Some(name) = pack.filter(|name| *name != entry.name) else {
            return Ok((entry.shipped)());
        };
        let found = self.pack(entry.name, name);
        let found =
            found.ok_or_else(|| ChoiceError(format!("no pack {name:?} of {}", entry.name)))?;
        Ok(found.files.clone())
    }
}

/// The folders in a folder that are packs, in the order of their names.
fn folders_in(folder: &Path) -> Result<Vec<PathBuf>, FileError> {
    let unlisted = |error| ReadError::System(error).at(folder);
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(unlisted)? {
        let path = entry.map_err(unlisted)?.path();
        if path.join("game.json").is_file() {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

impl CatalogueLibrary {
    /// The folder of the pack of a choice; `None` if the pack is included.
    pub(crate) fn folder_of(&self, choice: &GameChoice) -> Option<&Path> {
        let pack = self.pack(&choice.game, choice.pack.as_deref()?)?;
        pack.folder.as_deref()
    }

    /// All games with their packs and house rules.
    fn listed(&self, language: Language) -> Vec<GameShown> {
        let game = |entry: &GameEntry| {
            let translator = translator(entry, &(entry.shipped)(), Vec::new(), language).ok()?;
            let packs = self.packs.iter();
            let packs = packs.filter(|pack| pack.is_listed && pack.game == entry.name);
            let value = |option: &OptionSpec<'_>, index: usize| OptionValue {
                name: option.values[index].0.to_owned(),
                about: about_value(option, index, &translator),
                seats: names_seat(option).then_some(index).filter(|seat| *seat > 0),
            };
            let option = |option: &OptionSpec<'_>| OptionShown {
                name: option.name.to_owned(),
                clause: option.clause.to_owned(),
                values: (0..option.values.len())
                    .map(|index| value(option, index))
                    .collect(),
            };
            Some(GameShown {
                name: entry.name.to_owned(),
                title: pack::game_title(entry),
                about: about(entry, &translator),
                seats: entry.seats,
                packs: packs
                    .map(|pack| PackShown {
                        name: pack.name.clone(),
                        title: pack::title_of(entry, &pack.files),
                        seats: pack::seats_of(entry, &pack.files),
                    })
                    .collect(),
                options: entry.options.iter().map(option).collect(),
                lesson: entry.lesson.is_some(),
            })
        };
        self.catalogue.entries().iter().filter_map(game).collect()
    }
}

/// Whether value 1 of an option is seat 1, value 2 is seat 2, and so on.
fn names_seat(option: &OptionSpec<'_>) -> bool {
    option.values == OptionSpec::first_seat(option.name, option.clause).values
}

impl GameLibrary for CatalogueLibrary {
    fn list(&self, language: Language) -> Vec<GameShown> {
        let mut lists = self.lists.lock().unwrap_or_else(PoisonError::into_inner);
        let list = lists.entry(language.tag());
        list.or_insert_with(|| self.listed(language)).clone()
    }

    fn open(&self, choice: &GameChoice) -> Result<Arc<dyn ServedGame>, ChoiceError> {
        let mut opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(game) = opened.get(choice) {
            return Ok(Arc::<CatalogueGame>::clone(game));
        }
        let wrong = |error: PlanError| ChoiceError(error.to_string());
        let entry = self.entry(&choice.game);
        let entry = entry.ok_or_else(|| ChoiceError(format!("no game {:?}", choice.game)))?;
        let files = self.files(entry, choice.pack.as_deref())?;
        let options: Vec<(String, String)> = choice.options.clone().into_iter().collect();
        let load = |options| load_game(&self.catalogue, entry, &files, options, choice.seats);
        let loaded = load(&options).map_err(wrong)?;
        let usual = if options.is_empty() {
            loaded.game.info().named_options()
        } else {
            load(&[]).map_err(wrong)?.game.info().named_options()
        };
        let game = CatalogueGame::new(entry, loaded, files, options, usual);
        let game = game.map_err(wrong)?;
        let game = Arc::new(game);
        if opened.len() >= KEPT_MAX {
            // Those that tables use stay.
            opened.retain(|_, kept| Arc::strong_count(kept) > 1);
        }
        if opened.len() < KEPT_MAX {
            opened.insert(choice.clone(), Arc::clone(&game));
        }
        Ok(game)
    }

    fn choice_of(&self, header: &Header) -> Option<GameChoice> {
        let entry = self.entry(&header.ruleset)?;
        let is_of = |files: &Files| pack_hash::is_of(&header.content, files);
        let pack = if is_of(&(entry.shipped)()) {
            None
        } else {
            let mut packs = self.packs.iter();
            let pack = packs.find(|pack| pack.game == entry.name && is_of(&pack.files))?;
            Some(pack.name.clone())
        };
        let is_usual = |name: &str, value: &str| {
            let option = entry.options.iter().find(|option| option.name == name);
            option.is_some_and(|option| option.values[0].0 == value)
        };
        let options = header.options.iter();
        let options = options.filter(|(name, value)| !is_usual(name, value));
        Some(GameChoice {
            game: entry.name.to_owned(),
            pack,
            options: options.map(|(a, b)| (a.clone(), b.clone())).collect(),
            seats: header.seats.len(),
        })
    }

    fn rules(&self, game: &str, language: Language) -> Option<String> {
        let markdown = self.entry(game)?.rules_in(language);
        // Markup in the text is shown as text.
        let parsed = Parser::new_ext(markdown, Options::ENABLE_TABLES).map(|event| {
            if let Event::Html(text) | Event::InlineHtml(text) = event {
                Event::Text(text)
            } else {
                event
            }
        });
        let mut page = String::new();
        html::push_html(&mut page, parsed);
        // Pages may have no inline styles. Quotation marks of the text itself are escaped here.
        for side in ["left", "center", "right"] {
            let style = format!(" style=\"text-align: {side}\"");
            page = page.replace(&style, &format!(" class=\"to-{side}\""));
        }
        Some(page)
    }

    fn lesson(&self, game: &str) -> Option<Lesson> {
        // Tests read the lessons of all games.
        Lesson::parse(self.entry(game)?.lesson?).ok()
    }
}

/// A game of the catalogue that was opened.
#[derive(Debug)]
struct CatalogueGame {
    entry: GameEntry,
    loaded: LoadedGame,
    game: Arc<dyn Game>,
    files: Files,
    options: Vec<(String, String)>,
    /// The options that the game has by default.
    usual: BTreeMap<String, String>,
    title: String,
    /// The bot of each level, with its name in records.
    bots: [(Spec, String); 4],
    /// The sentences in each language that somebody has asked for.
    words: Mutex<BTreeMap<&'static str, Translator>>,
}

impl CatalogueGame {
    fn new(
        entry: &GameEntry,
        loaded: LoadedGame,
        files: Files,
        options: Vec<(String, String)>,
        usual: BTreeMap<String, String>,
    ) -> Result<Self, PlanError> {
        let bot = |level: Level| -> Result<(Spec, String), PlanError> {
            let bot = NamedBot::Level(level, None);
            Ok((loaded.spec(bot)?, loaded.settled(bot)?.to_string()))
        };
        let [easy, medium, hard, expert] = Level::ALL.map(bot);
        let bots = [easy?, medium?, hard?, expert?];
        Ok(Self {
            entry: *entry,
            title: pack::title_of(entry, &files),
            game: loaded.game.clone(),
            loaded,
            files,
            options,
            usual,
            bots,
            words: Mutex::default(),
        })
    }

    fn at(&self, level: BotLevel) -> &(Spec, String) {
        match level {
            BotLevel::Easy => &self.bots[0],
            BotLevel::Medium => &self.bots[1],
            BotLevel::Hard => &self.bots[2],
            BotLevel::Expert => &self.bots[3],
        }
    }
}

impl ServedGame for CatalogueGame {
    fn game(&self) -> &Arc<dyn Game> {
        &self.game
    }

    fn content(&self) -> &str {
        self.loaded.content()
    }

    fn is_content(&self, recorded: &str) -> bool {
        pack_hash::is_of(recorded, &self.files)
    }

    fn usual_options(&self) -> BTreeMap<String, String> {
        self.usual.clone()
    }

    fn title(&self) -> String {
        self.title.clone()
    }

    fn house_rules(&self, language: Language) -> Vec<String> {
        let translator = self.translator(language);
        let rule = |(name, value): &(String, String)| {
            let option = self
                .entry
                .options
                .iter()
                .find(|option| option.name == name)?;
            let index = option.values.iter().position(|(known, _)| known == value)?;
            (index > 0).then(|| about_value(option, index, &translator))
        };
        self.options.iter().filter_map(rule).collect()
    }

    fn translator(&self, language: Language) -> Translator {
        let mut words = self.words.lock().unwrap_or_else(PoisonError::into_inner);
        let known = words.entry(language.tag()).or_insert_with(|| {
            let translator = translator(&self.entry, &self.files, Vec::new(), language);
            // The words of a pack are checked when the pack is opened.
            let translator = translator.unwrap_or_else(|_| {
                Translator::new(Translations::in_language(language), Vec::new())
            });
            translator.with_looks(&*self.game)
        });
        known.clone()
    }

    fn described(&self, picture: &Picture, translator: &Translator) -> Vec<String> {
        let glyphs = Glyphs::Unicode;
        Narrator { translator, glyphs }.picture(picture)
    }

    fn bot(&self, level: BotLevel) -> Box<dyn Player> {
        self.loaded.player(self.at(level).0)
    }

    fn bot_name(&self, level: BotLevel) -> String {
        self.at(level).1.clone()
    }

    fn analyse(
        &self,
        record: &Record,
        progress: &mut dyn FnMut(usize, usize) -> ControlFlow<()>,
    ) -> Result<Option<Box<dyn GameAnalysis>>, PlayerFault> {
        let broken = |error: &dyn Error| PlayerFault::new(FaultCode::Broken, error.to_string());
        let parameters = Parameters::judging();
        let game = Arc::clone(&self.game);
        let table = replay(game, &record.header.content, record);
        let table = table.map_err(|error| broken(&error))?;
        let seats = people(&record.seats());
        let analyst = Analyst::new(&self.loaded, &table, &seats, parameters, STATES);
        let count = analyst.decisions();
        let mut decisions = Vec::new();
        for index in 0..count {
            if progress(index, count).is_break() {
                return Ok(None);
            }
            decisions.push(analyst.judge(index)?);
        }
        let mut reached = Vec::new();
        for seat in seats {
            if progress(count, count).is_break() {
                return Ok(None);
            }
            reached.push(analyst.look_back(seat));
        }
        Ok(Some(Box::new(ServedAnalysis(JudgedGame {
            table,
            parameters,
            decisions,
            reached,
        }))))
    }
}

/// The analysis of a game, for the page in the browser.
#[derive(Debug)]
struct ServedAnalysis(JudgedGame);

impl GameAnalysis for ServedAnalysis {
    fn report(&self, translator: &Translator, mistakes: usize) -> AnalysisReport {
        let Self(judged) = self;
        let costly = JudgedDecision::mistakes(&judged.decisions);
        // A page need not name the parameters of the search.
        let mut about = vec![translator.text("cli-analysis"), judged.unit(translator)];
        if costly.is_empty() {
            about.push(translator.text("cli-analysis-nothing"));
        }
        let mistake = |(place, decision): (usize, &JudgedDecision)| {
            let [made, better] = judged.moves(decision, translator);
            Mistake {
                step: decision.step,
                seat: decision.seat,
                text: judged.title(place, decision, translator),
                made,
                better,
            }
        };
        let reached = judged.reached.iter();
        AnalysisReport {
            decisions: judged.decisions.len(),
            about,
            seats: reached
                .map(|reached| (reached.seat, judged.seat_lines(reached, translator)))
                .collect(),
            mistakes: (1..)
                .zip(costly.into_iter().take(mistakes))
                .map(mistake)
                .collect(),
        }
    }
}
