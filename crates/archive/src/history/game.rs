//! A finished game as people are shown it.

use super::facts::RecordFacts;
use crate::pack_names::{PackName, PackNames};
use crate::records::KeptRecord;
use crate::utc;
use rnw_catalogue::GameEntry;
use rnw_session::PERSON;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Number;
use std::collections::BTreeMap;
use std::path::Path;

/// The number of digits of a hash in the name of a pack that nobody knows.
const DIGITS: usize = 8;

/// A finished game in which a person played.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct HistoryGame {
    /// The number of the game in the list of all saved games, finished or not, in which the newest has number 1.
    pub number: usize,
    /// When the record was last written, in UTC, such as `2026-11-23T21:04:05Z`.
    pub ended: String,
    /// When the game began, in UTC. Absent in records of earlier versions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub began: Option<String>,
    /// The name of the game.
    pub game: String,
    /// The name or the folder of the pack. Absent for the pack of the game. `unknown-` and a part of its hash if the
    /// folder is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pack: Option<String>,
    /// The house rules that were not the default, with their values.
    pub options: BTreeMap<String, String>,
    /// Every seat, seat 1 first.
    pub seats: Vec<HistorySeat>,
    /// The number of decisions, without undone ones.
    pub decisions: usize,
    /// Whether the game ended early because a program failed. Such a game is not in the statistics.
    pub forfeited: bool,
    /// Whether a person took back a decision although bots had answered. Such a game is not in the statistics.
    pub taken_back: bool,
    /// The file of the record.
    pub record: String,
    /// The file as it was when it was read.
    #[serde(skip)]
    pub(super) kept: KeptRecord,
}

/// A seat of a finished game.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct HistorySeat {
    /// The name of the player.
    pub name: String,
    /// The kind of player, as records have it: `me`, a bot, a level with its bot, or `cmd:` and a command line.
    pub player: String,
    /// Whether a person played.
    pub person: bool,
    /// The points.
    #[schemars(with = "f64")]
    pub score: Number,
    /// The place, counted from 1. Seats that tie after all tie-breaks share a place.
    pub place: usize,
}

impl HistoryGame {
    /// The game of a record, with its number in the list.
    pub(super) fn new(
        number: usize,
        record: &KeptRecord,
        facts: RecordFacts,
        packs: &mut PackNames<'_>,
    ) -> Self {
        let pack = match packs.of(&record.path, &facts.game, &facts.content) {
            PackName::OfGame => None,
            PackName::Named(name) => Some(name),
            PackName::Unknown => Some(unknown(&facts.content)),
        };
        let entry = packs.entry(&facts.game);
        let seats = facts.seats.into_iter();
        Self {
            number,
            ended: utc::text(record.modified),
            began: facts.began,
            game: facts.game,
            pack,
            options: not_default(entry, facts.options),
            seats: seats
                .map(|seat| HistorySeat {
                    person: seat.player == PERSON,
                    name: seat.name,
                    player: seat.player,
                    score: seat.score,
                    place: seat.place,
                })
                .collect(),
            decisions: facts.decisions,
            forfeited: facts.forfeited,
            taken_back: facts.taken_back,
            record: record.path.display().to_string(),
            kept: record.clone(),
        }
    }

    /// The people of the game, each with the name under which the results count: no name for the only person.
    pub fn people(&self) -> impl Iterator<Item = (Option<&str>, &HistorySeat)> {
        let people = || self.seats.iter().filter(|seat| seat.person);
        let is_only = people().count() == 1;
        people().map(move |seat| ((!is_only).then_some(&*seat.name), seat))
    }

    /// The date of the game: when it began, or else when its record was last written.
    pub fn date(&self) -> &str {
        self.began.as_ref().unwrap_or(&self.ended)
    }

    /// Whether the game is in the statistics.
    pub fn counts(&self) -> bool {
        !self.forfeited && !self.taken_back
    }

    /// The file of the record.
    pub fn path(&self) -> &Path {
        &self.kept.path
    }
}

/// The options whose values differ from the default, which is the first value.
fn not_default(
    entry: Option<&GameEntry>,
    options: BTreeMap<String, String>,
) -> BTreeMap<String, String> {
    let specs = entry.map_or(&[][..], |entry| entry.options);
    let is_default = |name: &str, value: &str| {
        let spec = specs.iter().find(|spec| spec.name == name);
        let first = spec.and_then(|spec| spec.values.first());
        first.is_some_and(|(first, _)| *first == value)
    };
    let options = options.into_iter();
    options
        .filter(|(name, value)| !is_default(name, value))
        .collect()
}

/// Which games are meant.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct HistoryFilter {
    /// Only this game.
    pub game: Option<String>,
    /// Only the games of the person with this name.
    pub person: Option<String>,
}

impl HistoryFilter {
    /// Whether a game is meant.
    pub fn fits(&self, game: &HistoryGame) -> bool {
        let is_game = self.game.as_ref().is_none_or(|name| *name == game.game);
        let plays = |name: &String| {
            let mut seats = game.seats.iter();
            seats.any(|seat| seat.person && seat.name == *name)
        };
        is_game && self.person.as_ref().is_none_or(plays)
    }
}

/// A name for a pack of which only the hash is known.
fn unknown(content: &str) -> String {
    let digits = content.rsplit(':').next().unwrap_or_default();
    let digits: String = digits.chars().take(DIGITS).collect();
    format!("unknown-{digits}")
}

#[cfg(test)]
pub(super) mod samples;

#[cfg(test)]
mod tests {
    use super::samples::finished;
    use super::*;
    use rnw_catalogue::Catalogue;

    #[test]
    fn the_only_person_has_no_name_and_several_have() {
        let names = |seats: &[&str]| -> Vec<Option<String>> {
            let game = finished(1, "toy", seats);
            let people = game.people();
            people.map(|(name, _)| name.map(str::to_owned)).collect()
        };
        assert_eq!(names(&["Ann me 5 1", "hard hard:greedy 4 2"]), [None]);
        let several = names(&["Ann me 5 1", "greedy greedy 4 2", "Bob me 1 3"]);
        assert_eq!(several, [Some("Ann".to_owned()), Some("Bob".to_owned())]);
    }

    #[test]
    fn a_filter_asks_for_the_game_and_for_a_person() {
        let game = finished(1, "toy", &["Ann me 5 1", "greedy greedy 4 2"]);
        let fits = |game_name: Option<&str>, person: Option<&str>| {
            let filter = HistoryFilter {
                game: game_name.map(str::to_owned),
                person: person.map(str::to_owned),
            };
            filter.fits(&game)
        };
        assert!(fits(None, None) && fits(Some("toy"), Some("Ann")));
        assert!(!fits(Some("chess"), None) && !fits(None, Some("Bob")));
        assert!(!fits(None, Some("greedy")), "a bot is no person");
    }

    #[test]
    fn only_house_rules_that_differ_are_kept() {
        let catalogue = Catalogue::stock();
        let entry = &catalogue.entries()[0];
        let spec = entry.options.first().unwrap();
        let of = |value: &str| {
            let options = BTreeMap::from([(spec.name.to_owned(), value.to_owned())]);
            not_default(Some(entry), options).len()
        };
        assert_eq!((of(spec.values[0].0), of(spec.values[1].0)), (0, 1));
        let unknown = BTreeMap::from([("moon".to_owned(), "full".to_owned())]);
        assert_eq!(not_default(None, unknown.clone()), unknown);
    }

    #[test]
    fn a_pack_that_nobody_knows_has_the_first_digits_of_its_hash() {
        let name = unknown("canonical-sha256:0123456789abcdef");
        assert_eq!([&*name, &*unknown("x")], ["unknown-01234567", "unknown-x"]);
    }
}
