//! The catalogue: games, packs, effects of symbols and bots.

use crate::{CatalogueError, GameEntry};
use rnw_bots::{BotEntry, Bots};
use rnw_packs::Files;
use roll_and_write::option::did_you_mean;
use roll_and_write::symbol::Plugins;

/// The games that a command knows, and the packs that it is shipped with.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    entries: Vec<GameEntry>,
    plugins: Plugins,
    packs: Vec<ShippedPack>,
    earlier: Vec<ShippedPack>,
    bots: Bots,
}

impl Catalogue {
    /// A catalogue without games.
    pub fn empty() -> Self {
        Self::default()
    }

    /// The catalogue with one more game.
    #[must_use]
    pub fn with(mut self, entry: GameEntry) -> Self {
        self.entries.push(entry);
        self
    }

    /// The catalogue with more effects of symbols.
    ///
    /// # Panics
    /// If two effects have the same name and version.
    #[must_use]
    pub fn with_symbols(mut self, plugins: Plugins) -> Self {
        self.plugins = self.plugins.and(plugins);
        self
    }

    /// The catalogue with one more bot, which can be named wherever players are named: in `rnw play`, `match`,
    /// `simulate`, `content stats`, `bot serve` and in the levels of a game.
    ///
    /// ```
    /// use rnw_bots::{BotEntry, BotMaker};
    /// use rnw_catalogue::Catalogue;
    /// # use rnw_session::{Ask, Player, PlayerFault};
    /// # use roll_and_write::MoveId;
    /// # struct First;
    /// # impl Player for First {
    /// #     fn choose(&mut self, ask: Ask<'_>) -> Result<MoveId, PlayerFault> { Ok(ask.moves[0]) }
    /// # }
    /// const FIRST: BotEntry = BotEntry {
    ///     about: "makes the first move of the list",
    ///     ..BotEntry::new("first", BotMaker::Player(|_| Box::new(First)))
    /// };
    /// let catalogue = Catalogue::stock().with_bot(FIRST);
    /// assert_eq!(catalogue.bots().spec("first")?.to_string(), "first");
    /// # Ok::<(), rnw_bots::SpecError>(())
    /// ```
    ///
    /// # Panics
    /// If the name of the bot is taken or malformed, or if its options are.
    #[must_use]
    pub fn with_bot(mut self, entry: BotEntry) -> Self {
        self.bots = self.bots.with(entry);
        self
    }

    /// The bots that can be named.
    pub fn bots(&self) -> &Bots {
        &self.bots
    }

    /// The effects of symbols that packs may name.
    pub fn plugins(&self) -> &Plugins {
        &self.plugins
    }

    /// The catalogue with one more pack.
    ///
    /// ```
    /// use rnw_catalogue::{Catalogue, ShippedPack};
    /// use rnw_packs::Files;
    /// let isles = ShippedPack {
    ///     name: "isles",
    ///     files: || Files::embedded("isles", &[("game.json", r#"{ "extends": "silver-and-gold" }"#)]),
    /// };
    /// let catalogue = Catalogue::stock().with_pack(isles);
    /// assert_eq!(catalogue.packs().last().map(|pack| pack.name), Some("isles"));
    /// ```
    #[must_use]
    pub fn with_pack(mut self, pack: ShippedPack) -> Self {
        self.packs.push(pack);
        self
    }

    /// The catalogue with a pack as an earlier version of the program shipped it, so that records made with it go on. Its name
    /// has that version, such as `isles@0.1.0`. It can be named like any other pack, and no list offers it.
    #[must_use]
    pub fn with_earlier(mut self, pack: ShippedPack) -> Self {
        self.earlier.push(pack);
        self
    }

    /// The games, in the order in which they were added.
    pub fn entries(&self) -> &[GameEntry] {
        &self.entries
    }

    /// The game with this name.
    ///
    /// # Errors
    /// If there is none. The error suggests similar names.
    pub fn find(&self, name: &str) -> Result<&GameEntry, CatalogueError> {
        let names = || self.entries.iter().map(|entry| entry.name);
        let found = self.entries.iter().find(|entry| entry.name == name);
        found.ok_or_else(|| {
            let known = names().collect::<Vec<_>>().join(", ");
            let hint = did_you_mean(name, names());
            CatalogueError::Usage(format!(
                "unknown game {name:?}; expected one of {known}{hint}"
            ))
        })
    }

    /// The packs that are part of the program: first those of the games, under the names of the games.
    pub fn packs(&self) -> Vec<ShippedPack> {
        let own = self.entries.iter().map(|entry| ShippedPack {
            name: entry.name,
            files: entry.shipped,
        });
        // A game without printed content has no pack.
        own.zip(&self.entries)
            .filter(|(_, entry)| entry.has_pack())
            .map(|(pack, _)| pack)
            .chain(self.packs.iter().copied())
            .collect()
    }

    /// The packs of [`packs`](Self::packs), then what became of them in earlier versions: all that can be named.
    ///
    /// ```
    /// use rnw_catalogue::Catalogue;
    /// let catalogue = Catalogue::stock();
    /// let offered = catalogue.packs().len();
    /// assert_eq!(catalogue.all_packs()[offered].name, "pearl-lagoon@0.1.0");
    /// ```
    pub fn all_packs(&self) -> Vec<ShippedPack> {
        let mut packs = self.packs();
        packs.extend(&self.earlier);
        packs
    }
}

/// A pack that is part of the program.
#[derive(Clone, Copy, Debug)]
pub struct ShippedPack {
    /// The name that users type after `--content`, and that other packs extend.
    pub name: &'static str,
    /// The files of the pack itself; its `game.json` names the pack that it extends.
    pub files: fn() -> Files,
}
