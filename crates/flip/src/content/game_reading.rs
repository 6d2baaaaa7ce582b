//! Reads the whole pack of a game, the common files and its own, and makes the rules of it.

use super::cards::{CardText, GridChars, GridText, read_cards};
use super::flip_files::FlipFiles;
use super::flip_reading::{FlipReading, GameTexts, check_seats};
use super::orders::warn_of_orders;
use crate::{Card, FLIP_SEATS_MAX, FlipAndWrite, FlipGame, HouseRules, Pack};
use rnw_packs::{
    Doc, Files, LoadError, Location, Report, Tables, at_most, check_game, check_names, check_pack,
    open, read_pack, with_values,
};
use roll_and_write::geometry::{Grid, GridError};
use roll_and_write::option::{Choices, OptionSpec};
use roll_and_write::symbol::Plugins;
use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// `cards.json`: the cards.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "CardsFile")]
pub struct CardsFile<E> {
    /// The path of the schema, for editors.
    #[serde(rename = "$schema", default)]
    pub schema: Option<String>,
    /// The cards, at most 128.
    pub cards: Vec<E>,
}

/// What a game reads from its own files, `game.json` and `cards.json`.
///
/// The shared reader calls these functions in their order, and puts the problems of all files into one report.
pub trait GameContent: Sized {
    /// The kind of grid on the cards.
    type Grid: Grid;
    /// The JSON of `game.json`.
    type GameFile: DeserializeOwned;
    /// The JSON of a card in `cards.json`.
    type CardEntry: CardText + DeserializeOwned;

    /// The name of the game.
    const GAME: &'static str;
    /// The maximum number of colours.
    const COLORS_MAX: usize;
    /// The characters in grids that are not symbols.
    const CHARS: GridChars;

    /// What `game.json` says to the reader of the common files.
    fn texts(file: &Self::GameFile) -> GameTexts<'_>;
    /// Checks the rest of `game.json` and `cards.json`. The common files are `None` if they are wrong. The result is `None`
    /// if something is wrong here.
    fn check(
        game: &Doc<'_, Self::GameFile>,
        cards: Option<&Doc<'_, CardsFile<Self::CardEntry>>>,
        common: Option<&FlipFiles>,
        report: &mut Report,
    ) -> Option<Self>;
    /// Makes the grid of a card.
    ///
    /// # Errors
    /// If the cells are no such grid.
    fn grid(text: &GridText) -> Result<Self::Grid, GridError>;
    /// Checks the grids of the cards. The default finds nothing. `place` is the list of cards.
    fn check_grids(
        _place: Location<'_>,
        _entries: &[Self::CardEntry],
        _cards: &[Card<Self::Grid>],
        _report: &mut Report,
    ) {
    }
}

/// A game that is made of the files of a pack and of options.
pub trait PackedGame: FlipGame {
    /// What the game reads from its own files.
    type Content: GameContent<Grid = Self::Grid>;

    /// The options. The first value of each is the default.
    const OPTIONS: &'static [OptionSpec<'static>];

    /// The hooks and the house rules for these options.
    fn new(
        content: Self::Content,
        pack: &Pack<Self::Grid>,
        options: &Choices<'_>,
    ) -> (Self, HouseRules);
}

impl<G: PackedGame> FlipAndWrite<G> {
    /// Loads the rules for this pack, these options and this number of seats. `plugins` provides effects that the program
    /// implements, in addition to the effects that packs define.
    ///
    /// # Errors
    /// If an option or its value is unknown, the pack is wrong, or the pack does not support the table.
    pub fn load<'a>(
        files: &Files,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
        seats: usize,
        plugins: &Plugins,
    ) -> Result<Self, LoadError> {
        let options = Choices::read(G::OPTIONS, options)?;
        let read = read_pack(files, |files, report| {
            read_into::<G::Content>(files, plugins, report)
        });
        let (content, tables, pack) = read.map_err(LoadError::Content)?;
        tables.admit(seats)?;
        let (game, house) = G::new(content, &pack, &options);
        let mut rules = Self::new(game, pack, house, seats)?;
        rules.info.options = options.pairs();
        Ok(with_values(rules, files))
    }

    /// Checks a pack, with the effects that the program implements. The report contains all errors and warnings.
    pub fn check_files(files: &Files, plugins: &Plugins) -> Report {
        let mut report = check_pack(files, |files, report| {
            read_into::<G::Content>(files, plugins, report)
        });
        if !report.has_errors() {
            // A pack may have too few cards for some tables.
            let mut tables =
                (1..=FLIP_SEATS_MAX).map(|seats| Self::load(files, [], seats, plugins));
            if let Some(rules) = tables.find_map(Result::ok) {
                warn_of_orders(&rules, files, &mut report);
            }
        }
        report
    }
}

/// Reads a pack and reports its problems.
fn read_into<C: GameContent>(
    files: &Files,
    plugins: &Plugins,
    report: &mut Report,
) -> Option<(C, Tables, Pack<C::Grid>)> {
    let game = open::<C::GameFile>(files, "game.json", report);
    let texts = (game.as_ref()).map_or_else(GameTexts::default, |game| C::texts(&game.value));
    let reading = FlipReading {
        chars: &C::CHARS,
        texts: &texts,
        plugins,
    };
    let common = FlipFiles::read(files, reading, report);
    let cards = open::<CardsFile<C::CardEntry>>(files, "cards.json", report);
    let game = game.as_ref()?;
    let root = game.root();
    let expeditions = (common.as_ref()).map_or(usize::MAX, |common| common.expeditions.len());
    let schedule = texts.schedule?;
    let schedule = schedule.check(root.field("schedule"), expeditions, report);
    check_game(root.field("game"), texts.game, C::GAME, report);
    check_colors(root.field("colors"), &texts.colors, C::COLORS_MAX, report);
    let content = C::check(game, cards.as_ref(), common.as_ref(), report);
    let cards = cards?;
    let chars = common.as_ref().map(|common| &common.chars);
    let (place, entries) = (cards.root().field("cards"), &cards.value.cards);
    let colors = &texts.colors;
    let (frame, cards) = read_cards(place, entries, &C::CHARS, colors, chars, report, C::grid)?;
    FlipFiles::check_printed(files, &cards, report);
    let tables = check_seats(root, texts.seats, (place, entries.len()), report);
    C::check_grids(place, entries, &cards, report);
    let common = common.filter(|_| !report.has_errors())?;
    let pack = Pack::new(common.into_parts(frame, cards, schedule))
        .map_err(|error| root.error(report, error.to_string()))
        .ok()?;
    Some((content?, tables, pack))
}

fn check_colors(place: Location<'_>, names: &[&str], most: usize, report: &mut Report) {
    check_names(place, names, report);
    if names.is_empty() {
        place.error(report, format!("0 colours; expected 1 to {most}"));
    }
    at_most(place, report, "colours", names.len(), most);
}
