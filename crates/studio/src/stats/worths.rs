//! What symbols and cards are worth, by experiment: the same deals played with them and without them.

use super::intervals::{FALSE_REMARKS, IntervalEstimate, discoveries, mean_above, negative};
use super::weighing::{Thing, Weighed, Weighing};
use rnw_bots::balance::Worth;
use roll_and_write::UsageKeys;
use schemars::JsonSchema;
use serde::Serialize;

/// A symbol carries the game if it brings more than this share of all points.
pub(super) const CARRIES: f64 = 0.25;

/// What symbols and cards are worth to these players. Each deal was played with the pack as it is, and again for each
/// variant of it, which differs in one thing only. The decks have the same size and are shuffled in the same way.
#[derive(Serialize, JsonSchema, Debug)]
pub struct WorthReport {
    /// The players, seat by seat.
    pub players: Vec<String>,
    /// The number of deals.
    pub deals: u64,
    /// The mean score of a seat with the pack as it is.
    pub score: IntervalEstimate,
    /// The symbols that were weighed, by name.
    pub symbols: Vec<SymbolWorth>,
    /// The cards that were weighed, by name.
    pub cards: Vec<CardWorth>,
}

/// How much more the seats score than with a blank symbol. The symbol is still printed, but has no effect.
#[derive(Serialize, JsonSchema, Debug)]
pub struct SymbolWorth {
    /// The name.
    pub name: String,
    /// The additional points of a seat in a game.
    pub points: IntervalEstimate,
    /// The additional points for each marked cell with this symbol.
    pub each: IntervalEstimate,
    /// What is remarkable about it.
    pub remarks: Vec<SymbolRemark>,
}

/// What a card is worth.
#[derive(Serialize, JsonSchema, Debug)]
pub struct CardWorth {
    /// The name.
    pub name: String,
    /// The additional points of the table for each seat that got the card, compared with the card without its symbols;
    /// null for a card without symbols.
    pub symbols: Option<IntervalEstimate>,
    /// The same, compared with other cards of the pack in its place.
    pub instead: Option<IntervalEstimate>,
    /// The cards that took its place, in turn from game to game.
    pub substitutes: Vec<String>,
}

/// What is remarkable about a symbol. The tests are corrected for the number of tests.
#[derive(Serialize, JsonSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum SymbolRemark {
    /// It costs points.
    Costs,
    /// It brings more than a quarter of all points.
    Carries,
}

impl WorthReport {
    /// The report of an experiment. `parts` is the number of parts of a point.
    pub(super) fn new(
        players: Vec<String>,
        weighing: &Weighing,
        keys: &UsageKeys,
        parts: f64,
    ) -> Self {
        let symbols = weighing.weighed.iter().filter_map(|weighed| {
            let Thing::Symbol(place) = weighed.thing else {
                return None;
            };
            Some(symbol(&keys.symbols[place].name, &weighed.gain, parts))
        });
        let score = IntervalEstimate::mean(&weighing.scores, parts);
        let mut report = Self {
            players,
            deals: weighing.deals,
            score,
            symbols: symbols.collect(),
            cards: cards(&weighing.weighed, &keys.cards, parts),
        };
        report.add_remarks(weighing, parts);
        report
    }

    fn add_remarks(&mut self, weighing: &Weighing, parts: f64) {
        let bound = CARRIES * self.score.value.unwrap_or(0.0) * parts;
        let worths = weighing.weighed.iter();
        let worths: Vec<&Worth> = worths
            .filter(|weighed| matches!(weighed.thing, Thing::Symbol(_)))
            .map(|weighed| &weighed.gain)
            .collect();
        let tests = worths.iter().flat_map(|gain| {
            let costs = mean_above(&negative(&gain.seats), 0.0);
            [costs, mean_above(&gain.seats, bound)].map(|chance| chance.unwrap_or(1.0))
        });
        let held = discoveries(&tests.collect::<Vec<f64>>(), FALSE_REMARKS);
        for (symbol, held) in self.symbols.iter_mut().zip(held.chunks(2)) {
            let both = [SymbolRemark::Costs, SymbolRemark::Carries].into_iter();
            let found = both.zip(held).filter(|(_, held)| **held);
            symbol.remarks = found.map(|(remark, _)| remark).collect();
        }
    }
}

fn symbol(name: &str, gain: &Worth, parts: f64) -> SymbolWorth {
    SymbolWorth {
        name: name.to_owned(),
        points: IntervalEstimate::mean(&gain.seats, parts),
        each: IntervalEstimate::mean(&gain.uses, parts),
        remarks: Vec::new(),
    }
}

/// The cards of an experiment, each with both comparisons.
fn cards(weighed: &[Weighed], names: &[String], parts: f64) -> Vec<CardWorth> {
    let mut cards: Vec<CardWorth> = Vec::new();
    for (place, name) in names.iter().enumerate() {
        let of = |wanted: Thing| weighed.iter().find(|weighed| weighed.thing == wanted);
        let (blank, instead) = (of(Thing::CardSymbols(place)), of(Thing::Card(place)));
        if blank.or(instead).is_none() {
            continue;
        }
        let each = |weighed: &Weighed| IntervalEstimate::mean(&weighed.gain.uses, parts);
        let substitutes = instead.map_or(&[][..], |instead| &instead.substitutes);
        cards.push(CardWorth {
            name: name.clone(),
            symbols: blank.map(each),
            instead: instead.map(each),
            substitutes: substitutes
                .iter()
                .map(|&card| names[card].clone())
                .collect(),
        });
    }
    cards
}
