//! Plays the same deals with a pack and with variants of it.

use super::StatsPlan;
use crate::observer::Steps;
use crate::{StudioError, StudioObserver};
use rnw_bots::arena::{Arena, GameResult, ResultOnly};
use rnw_bots::balance::{Ratio, Totals, Worth, scores};
use rnw_bots::{DealId, Entrant};
use rnw_catalogue::{Catalogue, LoadedGame};
use rnw_packs::Variant;
use roll_and_write::UsageKeys;
use roll_and_write::option::did_you_mean;

/// The largest number of deals if the plan does not say how many.
const DEALS: u64 = 1000;
/// The largest number of cards that take the place of a card in turn.
const SUBSTITUTES: usize = 4;

/// Something that is weighed: the place of a symbol or of a card in the usage keys.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Thing {
    /// A symbol, compared with a symbol without effect.
    Symbol(usize),
    /// The symbols of a card, compared with plain cells.
    CardSymbols(usize),
    /// A card, compared with other cards of the pack.
    Card(usize),
}

/// A thing and what it is worth.
#[derive(Debug)]
pub(super) struct Weighed {
    pub(super) thing: Thing,
    pub(super) gain: Worth,
    /// The cards that took the place of the card.
    pub(super) substitutes: Vec<usize>,
}

/// The results of an experiment.
#[derive(Debug)]
pub(super) struct Weighing {
    pub(super) deals: u64,
    /// The scores with the pack as it is, per seat and game.
    pub(super) scores: Ratio,
    pub(super) weighed: Vec<Weighed>,
}

/// What is weighed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Wanted {
    pub(super) symbols: Vec<usize>,
    pub(super) cards: Vec<usize>,
    /// Whether cards are added that look too strong.
    pub(super) suspects: bool,
}

impl Wanted {
    /// Reads the names: symbols, cards, `symbols`, `cards`, `all` or `none`.
    pub(super) fn read(names: &[String], keys: &UsageKeys) -> Result<Self, StudioError> {
        let mut wanted = Self {
            symbols: Vec::new(),
            cards: Vec::new(),
            suspects: true,
        };
        for name in names {
            wanted.add(name.trim(), keys)?;
        }
        sort(&mut wanted.symbols);
        sort(&mut wanted.cards);
        Ok(wanted)
    }

    /// Adds cards.
    pub(super) fn add_cards(&mut self, cards: impl Iterator<Item = usize>) {
        self.cards.extend(cards);
        sort(&mut self.cards);
    }

    fn add(&mut self, name: &str, keys: &UsageKeys) -> Result<(), StudioError> {
        let (symbols, cards) = (keys.symbols.len(), keys.cards.len());
        let symbol = keys.symbols.iter().position(|key| key.name == name);
        let mut names = keys.cards.iter();
        let card = names.position(|key| key.eq_ignore_ascii_case(name));
        match (name, symbol, card) {
            (_, Some(symbol), _) => self.symbols.push(symbol),
            (_, _, Some(card)) => self.cards.push(card),
            ("symbols", ..) => self.symbols.extend(0..symbols),
            ("cards", ..) => self.cards.extend(0..cards),
            ("all", ..) => {
                self.symbols.extend(0..symbols);
                self.cards.extend(0..cards);
            }
            ("none", ..) => self.suspects = false,
            _ => return Err(unknown(name, keys)),
        }
        Ok(())
    }

    /// Whether nothing is weighed.
    pub(super) fn is_empty(&self) -> bool {
        self.symbols.is_empty() && self.cards.is_empty()
    }

    /// The comparisons that these things need.
    fn things(&self) -> Vec<Thing> {
        let symbols = self.symbols.iter().map(|place| Thing::Symbol(*place));
        let cards = self.cards.iter();
        let cards = cards.flat_map(|&place| [Thing::CardSymbols(place), Thing::Card(place)]);
        symbols.chain(cards).collect()
    }
}

fn sort(places: &mut Vec<usize>) {
    places.sort_unstable();
    places.dedup();
}

fn unknown(name: &str, keys: &UsageKeys) -> StudioError {
    const WORDS: [&str; 4] = ["symbols", "cards", "all", "none"];
    let symbols = keys.symbols.iter().map(|key| key.name.as_str());
    let cards = keys.cards.iter().map(String::as_str);
    let hint = did_you_mean(name, symbols.chain(cards).chain(WORDS));
    StudioError::Usage(format!(
        "the pack has no symbol and no card {name:?}; expected a name, or one of {}{hint}",
        WORDS.join(", ")
    ))
}

/// A pack and what is weighed of it.
pub(super) struct Experiment<'a> {
    pub(super) catalogue: &'a Catalogue,
    pub(super) plan: &'a StatsPlan,
    pub(super) loaded: &'a LoadedGame,
    pub(super) keys: &'a UsageKeys,
}

/// A thing, the games without it, and the cards that replace it in these games.
struct Comparison {
    thing: Thing,
    games: Vec<LoadedGame>,
    substitutes: Vec<usize>,
}

impl Experiment<'_> {
    /// Plays all games of the experiment between these players.
    pub(super) fn weigh(
        &self,
        entrants: &[Entrant],
        wanted: &Wanted,
        observer: &mut dyn StudioObserver,
    ) -> Result<Weighing, StudioError> {
        let things = wanted.things().into_iter();
        let comparisons: Vec<Comparison> = things
            .filter_map(|thing| self.comparison(thing, entrants.len()))
            .collect();
        let deals = self.deals();
        let mut steps = Steps::begin(observer, deals * (1 + comparisons.len() as u64));
        // For each game with the pack as it is: the scores, and how often each thing was used.
        let mut with: Vec<(Vec<i64>, Vec<i64>)> = Vec::new();
        let mut ratio = Ratio::default();
        let player = || self.plan.counted(self.loaded, entrants);
        self.plan
            .play(deals, player, &mut steps, |result, counts| {
                let scores = scores(result, entrants.len());
                ratio.add(scores.iter().sum(), scores.len() as i64);
                let uses = comparisons.iter().map(|one| one.thing.uses(&counts));
                with.push((scores, uses.collect()));
            })?;
        let mut worths = vec![Worth::default(); comparisons.len()];
        let mut next = 0;
        let player = || self.player(entrants, &comparisons);
        let games = deals * comparisons.len() as u64;
        self.plan.play(games, player, &mut steps, |result, ()| {
            let (place, deal) = ((next / deals) as usize, (next % deals) as usize);
            let (scores_with, uses) = &with[deal];
            worths[place].add(scores_with, &scores(result, entrants.len()), uses[place]);
            next += 1;
        })?;
        let weighed = comparisons.into_iter().zip(worths);
        let weighed = weighed.map(|(comparison, gain)| Weighed {
            thing: comparison.thing,
            gain,
            substitutes: comparison.substitutes,
        });
        Ok(Weighing {
            deals,
            scores: ratio,
            weighed: weighed.collect(),
        })
    }

    /// The games without a thing; `None` if nothing can be changed.
    fn comparison(&self, thing: Thing, seats: usize) -> Option<Comparison> {
        let cards = &self.keys.cards;
        let (substitutes, variants) = match thing {
            Thing::Symbol(place) => {
                let name = &self.keys.symbols[place].name;
                (Vec::new(), vec![Variant::SymbolBlanked(name)])
            }
            Thing::CardSymbols(place) => (Vec::new(), vec![Variant::CardBlanked(&cards[place])]),
            Thing::Card(place) => {
                let others = substitutes(place, cards.len());
                let replaced = others.iter().map(|&other| Variant::CardReplaced {
                    card: &cards[place],
                    by: &cards[other],
                });
                let replaced = replaced.collect();
                (others, replaced)
            }
        };
        let games: Vec<LoadedGame> = variants
            .into_iter()
            .map(|variant| self.open(variant, seats))
            .collect::<Option<_>>()?;
        (!games.is_empty()).then_some(Comparison {
            thing,
            games,
            substitutes,
        })
    }

    fn open(&self, variant: Variant<'_>, seats: usize) -> Option<LoadedGame> {
        let files = variant.of(&self.plan.files)?;
        let plugins = self.catalogue.plugins();
        let opened = self
            .plan
            .entry
            .open(&files, &self.plan.options, seats, plugins);
        let loaded = opened.ok()?;
        Some(loaded.with_content(rnw_flip::content::content_hash(&files)))
    }

    /// Plays one game after the other without a thing. Their numbers count the deals of all comparisons.
    fn player<'a>(
        &self,
        entrants: &'a [Entrant],
        comparisons: &'a [Comparison],
    ) -> impl FnMut(u64) -> (GameResult, ()) + use<'a> {
        let (deals, seed) = (self.deals(), self.plan.seed);
        let seated: Vec<usize> = (0..entrants.len()).collect();
        let mut arenas: Vec<Arena<()>> = Vec::new();
        let mut opened = usize::MAX;
        move |number| {
            let (place, deal) = ((number / deals) as usize, number % deals);
            if place != opened {
                let games = comparisons[place].games.iter();
                arenas = games
                    .map(|game| game.arena::<ResultOnly>(entrants))
                    .collect();
                opened = place;
            }
            let variant = deal as usize % arenas.len();
            arenas[variant](&seated, DealId::new(seed, deal))
        }
    }

    /// The number of deals.
    fn deals(&self) -> u64 {
        let usual = self.plan.games.min(DEALS);
        self.plan.weighing.deals.unwrap_or(usual)
    }
}

impl Thing {
    /// How often the thing was used in a game: marked cells with a symbol, seats that got a card.
    fn uses(self, counts: &Totals) -> i64 {
        match self {
            Self::Symbol(place) => counts.symbols[place].marked.sum,
            Self::CardSymbols(place) | Self::Card(place) => counts.cards[place].completed.occasions,
        }
    }
}

/// The cards that take the place of a card: a few of the others, evenly spread.
fn substitutes(place: usize, cards: usize) -> Vec<usize> {
    let others = cards.saturating_sub(1);
    let count = others.min(SUBSTITUTES);
    (0..count)
        .map(|index| (place + 1 + index * others / count) % cards)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn substitutes_are_other_cards_and_all_differ() {
        for cards in 0..12 {
            for place in 0..cards {
                let found = substitutes(place, cards);
                assert_eq!(found.len(), SUBSTITUTES.min(cards - 1));
                let mut sorted = found.clone();
                sorted.sort_unstable();
                sorted.dedup();
                assert_eq!(sorted.len(), found.len(), "{found:?}");
                assert!(!found.contains(&place), "{found:?}");
            }
        }
    }

    fn keys() -> UsageKeys {
        UsageKeys {
            cards: vec!["P07".to_owned(), "Y01".to_owned()],
            ..UsageKeys::default()
        }
    }

    #[test]
    fn names_and_words_are_read_and_repetitions_count_once() {
        let read = |names: &[&str]| {
            let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
            Wanted::read(&names, &keys())
        };
        assert_eq!(read(&["y01", "Y01", "none"]).unwrap().cards, [1]);
        assert_eq!(read(&["cards", "P07"]).unwrap().cards, [0, 1]);
        assert!(!read(&["none"]).unwrap().suspects);
        let error = read(&["symbol"]).unwrap_err().to_string();
        assert!(error.ends_with("did you mean \"symbols\"?"), "{error}");
    }
}
