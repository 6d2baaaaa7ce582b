//! The names of the packs of records, as players know them.

use crate::records;
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_i18n::{Translations, name};
use rnw_plan::pack;
use rnw_plan::pack_hash::{self, Earlier};
use std::collections::BTreeMap;
use std::path::Path;

/// The name of the pack of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PackName {
    /// It is the pack of the game itself, in any version of this program.
    OfGame,
    /// The name of an included pack, or the folder of a user's pack as noted when the game was saved.
    Named(String),
    /// Only its hash is known.
    Unknown,
}

impl PackName {
    /// The name; `None` for the pack of the game and for an unknown one.
    pub fn named(self) -> Option<String> {
        match self {
            Self::Named(name) => Some(name),
            Self::OfGame | Self::Unknown => None,
        }
    }
}

/// Finds the names of packs from their hashes.
#[derive(Debug)]
pub struct PackNames<'c> {
    catalogue: &'c Catalogue,
    /// The packs that were looked up, by game and hash, without the notes beside records.
    known: BTreeMap<(String, String), PackName>,
}

impl<'c> PackNames<'c> {
    /// Nothing has been looked up yet.
    pub fn new(catalogue: &'c Catalogue) -> Self {
        Self {
            catalogue,
            known: BTreeMap::new(),
        }
    }

    /// The games with their packs.
    pub(crate) fn catalogue(&self) -> &'c Catalogue {
        self.catalogue
    }

    /// The game with this name.
    pub fn entry(&self, game: &str) -> Option<&'c GameEntry> {
        let mut entries = self.catalogue.entries().iter();
        entries.find(|entry| entry.name == game)
    }

    /// The name of the pack of a record. `content` is the hash of the pack.
    pub fn of(&mut self, record: &Path, game: &str, content: &str) -> PackName {
        let key = (game.to_owned(), content.to_owned());
        if !self.known.contains_key(&key) {
            let found = self.look_up(game, content);
            self.known.insert(key.clone(), found);
        }
        let found = self.known[&key].clone();
        if found != PackName::Unknown {
            return found;
        }
        let noted = records::noted_pack(record);
        noted.map_or(found, |pack| PackName::Named(pack.display().to_string()))
    }

    /// The name of a shipped pack, with its version if the pack has changed since.
    fn name_of(&self, Earlier { pack, version }: Earlier) -> String {
        let of_then = format!("{pack}@{version}");
        let all = self.catalogue.all_packs();
        let is_kept = all.iter().any(|pack| pack.name == of_then);
        if is_kept { of_then } else { pack.to_owned() }
    }

    fn look_up(&self, game: &str, content: &str) -> PackName {
        if let Some(earlier) = pack_hash::earlier(content) {
            return if earlier.pack == game {
                PackName::OfGame
            } else {
                PackName::Named(self.name_of(earlier))
            };
        }
        let entry = self.entry(game);
        if entry.is_some_and(|entry| pack_hash::is_of(content, &(entry.shipped)())) {
            return PackName::OfGame;
        }
        let shipped = pack::shipped_as(self.catalogue, content);
        shipped.map_or(PackName::Unknown, |(pack, _)| {
            PackName::Named(pack.name.to_owned())
        })
    }
}

/// A game with its pack, if that is not the pack of the game.
pub fn game_with_pack(words: &Translations, game: &str, pack: Option<&str>) -> String {
    let Some(pack) = pack else {
        return game.to_owned();
    };
    let gaps = [("game", name(game)), ("pack", name(pack))];
    words.with("cli-left-pack", &gaps)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packs_have_the_names_that_players_know() {
        let catalogue = Catalogue::stock();
        let mut packs = PackNames::new(&catalogue);
        let mut of =
            |game: &str, content: &str| packs.of(Path::new("/nowhere/game.jsonl"), game, content);
        let hash = |pack: &str| {
            let mut packs = catalogue.packs().into_iter();
            let shipped = packs.find(|shipped| shipped.name == pack).unwrap();
            rnw_flip::content::content_hash(&pack::shipped(&catalogue, shipped).unwrap().files)
        };
        assert_eq!(of("nuggets", &hash("nuggets")), PackName::OfGame);
        let lagoon = of("silver-and-gold", &hash("pearl-lagoon"));
        assert_eq!(lagoon, PackName::Named("pearl-lagoon".to_owned()));
        // A pack that has changed, as records of the first version name it.
        let first = "sha256:cd6ff2f76b9c85f2af9963a103c733e9538dcf9810aaf588222b64139af43327";
        let named = PackName::Named("pearl-lagoon@0.1.0".to_owned());
        assert_eq!(of("silver-and-gold", first), named);
        // The pack of the first version, as its records name it.
        let first = "sha256:1ea6f52af807ce8a5c1cc6cd27164e37d4b668f7e0721f68cf997d116739b02c";
        assert_eq!(of("nuggets", first), PackName::OfGame);
        let unknown = of("nuggets", "canonical-sha256:0123456789abcdef");
        assert_eq!(unknown, PackName::Unknown);
        assert_eq!(of("chess", "x").named(), None);
    }
}
