//! A deck beside its targets.

use crate::deck::Deck;
use crate::facts::CardFacts;
use crate::group::Group;
use crate::likeness::Print;
use crate::materials::Materials;
use crate::targets::Span;

/// A target, and what the deck has instead.
#[derive(Clone, PartialEq, Debug)]
pub struct Fact {
    /// The group, counted from 0; `None` for the whole deck.
    pub group: Option<usize>,
    /// The colour of the group.
    pub color: Option<String>,
    /// The field of the target in its file.
    pub target: &'static str,
    /// The symbol or the seal that the target is about.
    pub of: Option<String>,
    /// The target.
    pub wanted: Span<f64>,
    /// What the deck has: the least and the most of its cards, or a number.
    pub found: Span<f64>,
    /// How far the deck is from the target, over all cards; 0 if it is met.
    pub off: f64,
}

impl Fact {
    /// Whether the deck meets the target.
    pub fn is_met(&self) -> bool {
        self.off <= 0.0
    }
}

/// Every target of a deck, in the order of the groups, with what the deck has. With one colour of the materials, cards of
/// the others do not count. `beside` is a deck with cards of other colours, which no card may be like.
pub fn measure(materials: &Materials, deck: &Deck, beside: Option<&Deck>) -> Vec<Fact> {
    let mut facts = Vec::new();
    let others = beside.map_or(Vec::new(), |deck| deck.other_prints(materials));
    let mut prints: Vec<Print> = Vec::new();
    for (index, group) in materials.groups.iter().enumerate() {
        let cards = deck.facts_of(materials, index);
        for row in rows(group, &cards) {
            facts.push(row.fact(materials, index, group));
        }
        for (seal, wanted) in &group.entry.seals {
            let found = deck.sealed(&group.entry.color, seal);
            let row = Row::count("seals", None, Span::exactly(*wanted), found);
            facts.push(Fact {
                of: Some(seal.clone()),
                ..row.fact(materials, index, group)
            });
        }
        prints.extend(cards.into_iter().map(|card| card.print));
    }
    facts.push(whole("distinct", alike(&prints, &others)));
    if !materials.one_color {
        facts.push(whole("groups", deck.of_no_group(materials)));
    }
    facts
}

/// A fact about the whole deck, of which there should be none.
fn whole(target: &'static str, found: u32) -> Fact {
    let found = f64::from(found);
    Fact {
        group: None,
        color: None,
        target,
        of: None,
        wanted: Span::exactly(0.0),
        found: Span::exactly(found),
        off: found,
    }
}

/// A target of a group, without texts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    target: &'static str,
    symbol: Option<u8>,
    wanted: Span<f64>,
    found: Span<f64>,
    pub(crate) off: f64,
}

impl Row {
    /// A target for a number of the group.
    fn count(target: &'static str, symbol: Option<u8>, wanted: Span<u32>, found: u32) -> Self {
        let (wanted, found) = (wanted.into(), f64::from(found));
        Self {
            target,
            symbol,
            wanted,
            found: Span::exactly(found),
            off: beyond(found, wanted),
        }
    }

    /// A target for each card. `weight` is the cost of a card that is off by one.
    fn each(
        target: &'static str,
        wanted: Span<f64>,
        weight: f64,
        found: impl Iterator<Item = f64>,
    ) -> Self {
        let (mut span, mut off) = (None::<Span<f64>>, 0.0);
        for number in found {
            off += weight * beyond(number, wanted);
            let known = span.unwrap_or(Span::exactly(number));
            span = Some(Span {
                least: known.least.min(number),
                most: known.most.max(number),
            });
        }
        Self {
            target,
            symbol: None,
            wanted,
            found: span.unwrap_or(Span::exactly(0.0)),
            off,
        }
    }

    fn fact(self, materials: &Materials, index: usize, group: &Group) -> Fact {
        Fact {
            group: Some(index),
            color: Some(group.entry.color.clone()),
            target: self.target,
            of: self.symbol.map(|symbol| materials.symbol_name(symbol)),
            wanted: self.wanted,
            found: self.found,
            off: self.off,
        }
    }
}

/// The weights of numbers that are not whole: how much a card costs that is off by one.
const TURNS: f64 = 2.0;
const POINTS: f64 = 5.0;

/// Every target of a group, except its seals, with what its cards have.
pub(crate) fn rows(group: &Group, cards: &[CardFacts]) -> Vec<Row> {
    let mut rows = of_group(group, cards);
    rows.extend(of_cards(group, cards));
    rows
}

/// The targets for numbers of the group.
fn of_group(group: &Group, cards: &[CardFacts]) -> Vec<Row> {
    let count = |fact: fn(&CardFacts) -> bool| cards.iter().filter(|card| fact(card)).count();
    let (cards_wanted, zero) = (Span::exactly(group.entry.cards), Span::exactly(0));
    let small = count(|card| !card.fills) as u32;
    let mut rows = vec![
        Row::count("cards", None, cards_wanted, cards.len() as u32),
        Row::count("frame", None, zero, small),
    ];
    let holes = count(|card| card.hole) as u32;
    let wanted = group.entry.holes;
    rows.extend(wanted.map(|span| Row::count("holes", None, span, holes)));
    rows.extend(group.symbols.iter().map(|&(symbol, span)| {
        let counts = cards.iter().map(|card| card.symbols[usize::from(symbol)]);
        Row::count("symbols", Some(symbol), span, counts.sum())
    }));
    rows.extend(group.places.iter().enumerate().map(|(index, place)| {
        let wrong = cards.iter().map(|card| card.elsewhere[index]).sum();
        Row::count("places", Some(place.0), zero, wrong)
    }));
    rows.push(Row::count(
        "other symbols",
        None,
        zero,
        others(group, cards),
    ));
    rows
}

/// A target for a whole number of each card: its field, the span, and what a card has.
type CardTarget = (&'static str, Option<Span<u32>>, fn(&CardFacts) -> u32);

/// The targets for each card.
fn of_cards(group: &Group, cards: &[CardFacts]) -> Vec<Row> {
    let entry = &group.entry;
    let behind = group.landmarks.then(|| Span::exactly(0));
    let symbols = entry.symbols_a_card;
    let counts: [CardTarget; 5] = [
        ("cells", Some(entry.cells), |card| card.cells),
        ("behind", behind, |card| card.behind),
        ("symbols_a_card", symbols, CardFacts::all_symbols),
        ("touching", entry.touching, |card| card.touching),
        ("way", entry.way, |card| card.way),
    ];
    let mut rows = Vec::new();
    for (target, span, fact) in counts {
        let found = cards.iter().map(|card| f64::from(fact(card)));
        rows.extend(span.map(|span| Row::each(target, span.into(), 1.0, found)));
    }
    let turns = cards.iter().map(|card| card.turns);
    rows.extend(
        entry
            .turns
            .map(|span| Row::each("turns", span, TURNS, turns)),
    );
    let (points, span) = (
        cards.iter().map(CardFacts::points_a_turn),
        entry.points_a_turn,
    );
    rows.extend(span.map(|span| Row::each("points_a_turn", span, POINTS, points)));
    rows
}

/// The number of cells with a symbol that the targets of the group do not name.
fn others(group: &Group, cards: &[CardFacts]) -> u32 {
    let named = |symbol: usize| group.symbols.iter().any(|one| usize::from(one.0) == symbol);
    let counts = cards.iter();
    let counts = counts.flat_map(|card| card.symbols.iter().enumerate());
    let others = counts.filter(|(symbol, _)| !named(*symbol));
    others.map(|(_, count)| count).sum()
}

/// The number of cards that are the same as an earlier one, or as one of `before`.
pub(crate) fn alike(prints: &[Print], before: &[Print]) -> u32 {
    let same =
        |(index, print): (usize, &Print)| prints[..index].contains(print) || before.contains(print);
    prints.iter().enumerate().filter(|one| same(*one)).count() as u32
}

/// How far a number is outside a span.
fn beyond(number: f64, span: Span<f64>) -> f64 {
    (span.least - number).max(number - span.most).max(0.0)
}
