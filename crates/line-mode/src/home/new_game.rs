//! The form for a new game.

use super::{Gone, HomeChoice, Next, Pages, Picked};
use crate::Preferences;
use crate::settings::SettingsError;
use rnw_bots::Level;
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_i18n::{Language, Translations, Translator, name};
use rnw_packs::Files;
use rnw_plan::words::{about_value, option_name, translator, value_name};
use rnw_plan::{PlanError, pack};
use rnw_tui::{Menu, MenuItem};
use roll_and_write::Arg;
use roll_and_write::option::OptionSpec;

/// A pack or a game without a pack, to play with.
struct PackChoice<'c> {
    entry: &'c GameEntry,
    /// The name after `--content`; `None` for the game's own pack.
    name: Option<&'static str>,
    title: String,
    /// The fewest and the most players.
    seats: (usize, usize),
    files: Files,
}

/// The form for a new game, and what a person chose last.
pub(super) struct NewGame<'c> {
    /// The packs, then the games without a pack.
    packs: Vec<PackChoice<'c>>,
    /// How many packs there are.
    printed: usize,
    pack: usize,
    people: usize,
    opponents: usize,
    level: usize,
    /// The index of the chosen value of each house rule.
    options: Vec<usize>,
}

/// A row of the form.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    Start,
    Game,
    People,
    Opponents,
    Level,
    HouseRules,
    Language,
}

impl<'c> NewGame<'c> {
    pub(super) fn new(catalogue: &'c Catalogue) -> Result<Self, PlanError> {
        let choice = |shipped| {
            let files = pack::shipped(catalogue, shipped)?.files;
            let entry = pack::entry_of(catalogue, &files)?;
            Ok(PackChoice {
                name: (shipped.name != entry.name).then_some(shipped.name),
                title: pack::title(&files).unwrap_or_else(|| shipped.name.to_owned()),
                seats: pack::seats_of(entry, &files),
                entry,
                files,
            })
        };
        let bare = |entry: &'c GameEntry| PackChoice {
            name: None,
            title: pack::game_title(entry),
            seats: entry.seats,
            entry,
            files: (entry.shipped)(),
        };
        let packs: Result<Vec<PackChoice<'c>>, PlanError> =
            catalogue.packs().into_iter().map(choice).collect();
        let mut packs = packs?;
        let printed = packs.len();
        let entries = catalogue.entries().iter();
        packs.extend(entries.filter(|entry| !entry.has_pack()).map(bare));
        let mut form = Self {
            packs,
            printed,
            pack: 0,
            people: 1,
            opponents: 1,
            level: 0,
            options: Vec::new(),
        };
        form.take_pack(0);
        Ok(form)
    }

    /// The number of packs, without the games that have none.
    pub(super) fn packs(&self) -> usize {
        self.printed
    }

    /// The title of a pack, and its game.
    pub(super) fn pack(&self, at: usize) -> (&str, &'c GameEntry) {
        let pack = &self.packs[at];
        (&pack.title, pack.entry)
    }

    /// Chooses a pack. Its house rules are as printed.
    pub(super) fn take_pack(&mut self, at: usize) {
        self.pack = at;
        let options = self
            .packs
            .get(at)
            .map_or(0, |pack| pack.entry.options.len());
        self.options = vec![0; options];
        self.fit();
    }

    /// The smallest and the largest number of players.
    fn seats(&self) -> (usize, usize) {
        self.packs.get(self.pack).map_or((1, 1), |pack| pack.seats)
    }

    /// Keeps the number of players within what the game allows.
    fn fit(&mut self) {
        let (least, most) = self.seats();
        self.people = self.people.clamp(1, most);
        let fewest = least.saturating_sub(self.people);
        self.opponents = self.opponents.clamp(fewest, most - self.people);
    }

    fn rows(&self) -> Vec<Row> {
        let has_options = self.packs[self.pack]
            .entry
            .options
            .iter()
            .any(|option| option.values.len() > 1);
        let rows = [
            Some(Row::Start),
            Some(Row::Game),
            Some(Row::People),
            Some(Row::Opponents),
            (self.opponents > 0).then_some(Row::Level),
            has_options.then_some(Row::HouseRules),
            Some(Row::Language),
        ];
        rows.into_iter().flatten().collect()
    }

    /// Shows the form until a game begins or the person goes back.
    pub(super) fn form(
        &mut self,
        screen: &mut Pages,
        person: &mut Preferences,
    ) -> Result<Next<'c>, Gone> {
        if self.packs.is_empty() {
            return Ok(Next::Stay);
        }
        let mut at = Row::Start;
        loop {
            let words = person.words();
            let rows = self.rows();
            let mut menu = Menu {
                title: words.text("home-new-game"),
                intro: words.text("home-form-intro"),
                items: rows
                    .iter()
                    .map(|row| self.item(*row, &words, person))
                    .collect(),
                at: rows.iter().position(|row| *row == at).unwrap_or(0),
                ..Menu::default()
            };
            let picked = screen.choose(&mut menu)?;
            at = rows[menu.at];
            match picked {
                Picked::Back => return Ok(Next::Stay),
                Picked::Chosen(_) if at == Row::Start => {
                    if super::names::ask(self.people, screen, person)? {
                        return Ok(self.begin());
                    }
                }
                Picked::Chosen(_) if at == Row::HouseRules => self.house_rules(screen, person)?,
                Picked::Chosen(_) => {}
                Picked::Changed(index) => {
                    self.change(at, menu.items[index].chosen, person)?;
                    screen.screen.translate(person.translator());
                }
            }
        }
    }

    fn item(&self, row: Row, words: &Translations, person: &Preferences) -> MenuItem {
        let (least, most) = self.seats();
        let counts = |from: usize, to: usize| (from..=to).map(|count| count.to_string());
        let item = |key: &str| {
            let about = words.text(&format!("home-form-{key}-about"));
            MenuItem::new(words.text(&format!("home-form-{key}"))).about(about)
        };
        let choice = |key: &str, values: Vec<String>, chosen: usize| MenuItem {
            values,
            chosen,
            ..item(key)
        };
        let fewest = least.saturating_sub(self.people);
        match row {
            Row::Start => item("start"),
            Row::Game => {
                let titles = self.packs.iter().map(|pack| pack.title.clone()).collect();
                let about = self
                    .translator(person)
                    .map(|translator| super::about(self.packs[self.pack].entry, &translator));
                choice("game", titles, self.pack).about(about.unwrap_or_default())
            }
            Row::People => choice("people", counts(1, most).collect(), self.people - 1),
            Row::Opponents => {
                let values = counts(fewest, most - self.people).collect();
                choice("opponents", values, self.opponents - fewest)
            }
            Row::Level => {
                let levels = Level::ALL.map(|level| words.text(&format!("home-level-{level}")));
                choice("level", levels.into(), self.level)
            }
            Row::HouseRules => {
                let changed = self.options.iter().filter(|chosen| **chosen > 0).count();
                let value = words.with(
                    "home-form-changed",
                    &[("count", Arg::Number(changed as i64))],
                );
                choice("rules", vec![value], 0)
            }
            Row::Language => {
                let languages = Language::ALL.map(|language| language.own_name().to_owned());
                let at = Language::ALL.iter().position(|one| *one == person.language);
                choice("language", languages.into(), at.unwrap_or(0))
            }
        }
    }

    fn change(
        &mut self,
        row: Row,
        chosen: usize,
        person: &mut Preferences,
    ) -> Result<(), SettingsError> {
        let (least, _) = self.seats();
        match row {
            Row::Game => self.take_pack(chosen),
            Row::People => self.people = chosen + 1,
            Row::Opponents => self.opponents = chosen + least.saturating_sub(self.people),
            Row::Level => self.level = chosen,
            Row::Language => person.set("language", &Language::ALL[chosen].to_string())?,
            Row::Start | Row::HouseRules => {}
        }
        self.fit();
        Ok(())
    }

    fn translator(&self, person: &Preferences) -> Result<Translator, PlanError> {
        let pack = &self.packs[self.pack];
        translator(pack.entry, &pack.files, Vec::new(), person.language)
    }

    /// The page of house rules.
    fn house_rules(&mut self, screen: &mut Pages, person: &Preferences) -> Result<(), Gone> {
        let words = person.words();
        let translator = self.translator(person)?;
        let options = self.packs[self.pack].entry.options;
        let mut at = 0;
        loop {
            let item = |(option, chosen): (&OptionSpec<'_>, &usize)| {
                let values = 0..option.values.len();
                let values = values.map(|index| value_name(option, index, &translator));
                let about = about_value(option, *chosen, &translator);
                let gaps = [("about", name(about)), ("clause", name(option.clause))];
                MenuItem::choice(option_name(option, &translator), values, *chosen)
                    .about(words.with("home-rule-about", &gaps))
            };
            let mut menu = Menu {
                title: words.text("home-form-rules"),
                intro: words.text("home-rules-intro"),
                items: options.iter().zip(&self.options).map(item).collect(),
                at,
                ..Menu::default()
            };
            match screen.choose(&mut menu)? {
                Picked::Changed(index) => self.options[index] = menu.items[index].chosen,
                Picked::Chosen(_) => {}
                Picked::Back => return Ok(()),
            }
            at = menu.at;
        }
    }

    /// The choice of this game.
    fn begin(&self) -> Next<'c> {
        let pack = &self.packs[self.pack];
        let level = Level::ALL[self.level].to_string();
        let people = std::iter::repeat_n("me".to_owned(), self.people);
        let options = pack.entry.options.iter().zip(&self.options);
        let unusual = options.filter(|(_, chosen)| **chosen > 0);
        Next::Run(HomeChoice::Play {
            entry: pack.entry,
            pack: pack.name,
            players: people
                .chain(std::iter::repeat_n(level, self.opponents))
                .collect(),
            options: unusual
                .map(|(option, chosen)| (option.name, option.values[*chosen].0))
                .collect(),
        })
    }
}
