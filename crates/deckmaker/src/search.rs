//! Finds a deck by many small random changes.
//!
//! Group by group, the search begins with random cards. A change that makes the cards worse is kept if it makes them
//! only a little worse. What counts as a little shrinks to nothing (threshold accepting: Dueck and Scheuer, Journal of
//! Computational Physics 90, 1990). This needs no exponential function, so it is the same on every machine. If a target
//! is still missed, the search starts again; the best cards of all starts are kept.

use crate::card::{Card, Mark};
use crate::deck::Deck;
use crate::facts::CardFacts;
use crate::group::Group;
use crate::likeness::Print;
use crate::materials::Materials;
use crate::measure::{alike, rows};
use crate::targets::{LandmarkEntry, Span};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use roll_and_write::geometry::region;
use roll_and_write::{Cell, CellSet};

/// The number of changes that are tried after each start.
const STEPS: u32 = 24_000;
/// The number of changes between two reports of progress.
const REPORT: u32 = 1_000;
/// How much worse a change may make the cards at the beginning.
const THRESHOLD: f64 = 1.5;
/// The share of the steps after which no change may make the cards worse.
const COOL: f64 = 0.7;
/// The cost of two cards that are the same.
const ALIKE: f64 = 3.0;

/// A search for a deck. The result depends on the targets, the pack and these numbers only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Search {
    /// The seed.
    pub seed: u64,
    /// How often it may start for each group. At least one start is made.
    pub restarts: u32,
}

/// How far a search is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// The number of changes that were tried, or that are not needed.
    pub done: u64,
    /// The largest number of changes.
    pub of: u64,
    /// How far the best cards of the current group are from the targets.
    pub off: f64,
}

impl Search {
    /// Makes a deck. If the targets cannot be met, it is the nearest deck that was found. `beside` is a deck with cards of
    /// other colours, which no card may be like. `progress` is called now and then.
    pub fn run(
        &self,
        materials: &Materials,
        beside: Option<&Deck>,
        progress: &mut dyn FnMut(Progress),
    ) -> Deck {
        let starts = self.restarts.max(1);
        let each = u64::from(starts) * u64::from(STEPS);
        let of = each * materials.groups.len() as u64;
        let mut before = beside.map_or(Vec::new(), |deck| deck.other_prints(materials));
        let mut all = Vec::new();
        for (index, group) in materials.groups.iter().enumerate() {
            let walk = Walk {
                materials,
                group,
                before: &before,
            };
            let begun = index as u64 * each;
            let best = self.best(&walk, index, &mut |step, off| {
                let done = begun + step;
                progress(Progress { done, of, off });
            });
            before.extend(best.facts.iter().map(|facts| facts.print.clone()));
            all.push(best.cards);
        }
        let (done, off) = (of, 0.0);
        progress(Progress { done, of, off });
        Deck::of(materials, all)
    }

    /// The best cards of all starts for a group.
    fn best(&self, walk: &Walk<'_>, index: usize, tell: &mut dyn FnMut(u64, f64)) -> Draft {
        let mut run = |start: u32| {
            let mut generator = ChaCha8Rng::seed_from_u64(self.seed);
            generator.set_stream((index as u64) << 32 | u64::from(start));
            let done = u64::from(start) * u64::from(STEPS);
            walk.run(&mut generator, &mut |step, off| {
                tell(done + u64::from(step), off);
            })
        };
        let mut best = run(0);
        for start in 1..self.restarts {
            if best.cost <= 0.0 {
                break;
            }
            let found = run(start);
            if found.cost < best.cost {
                best = found;
            }
        }
        best
    }
}

/// The cards of a group while they are changed.
#[derive(Clone, Debug)]
struct Draft {
    cards: Vec<Card>,
    facts: Vec<CardFacts>,
    cost: f64,
}

/// One start for one group.
struct Walk<'a> {
    materials: &'a Materials,
    group: &'a Group,
    /// The cards of earlier groups.
    before: &'a [Print],
}

impl Walk<'_> {
    fn run(&self, generator: &mut ChaCha8Rng, tell: &mut dyn FnMut(u32, f64)) -> Draft {
        let mut held = self.first(generator);
        let mut best = held.clone();
        for step in 0..STEPS {
            if best.cost <= 0.0 {
                break;
            }
            if step % REPORT == 0 {
                tell(step, best.cost);
            }
            let heat = (1.0 - f64::from(step) / (f64::from(STEPS) * COOL)).max(0.0);
            self.change(&mut held, THRESHOLD * heat, generator);
            if held.cost < best.cost {
                best.clone_from(&held);
            }
        }
        best
    }

    /// Random cards with about the right numbers of cells and symbols.
    fn first(&self, generator: &mut ChaCha8Rng) -> Draft {
        let cards = (0..self.group.entry.cards).map(|_| self.first_card(generator));
        let mut cards: Vec<Card> = cards.collect();
        for &(symbol, span) in &self.group.symbols {
            for _ in 0..span.least {
                place_symbol(&mut cards, symbol, generator);
            }
        }
        let facts = cards.iter().map(|card| self.facts(card, None)).collect();
        let mut draft = Draft {
            cards,
            facts,
            cost: 0.0,
        };
        draft.cost = self.cost(&draft.facts);
        draft
    }

    /// A random connected shape, with the landmarks.
    fn first_card(&self, generator: &mut ChaCha8Rng) -> Card {
        let frame = self.group.frame;
        let whole = frame.cells().len() as usize;
        let mut card = Card {
            frame,
            marks: vec![Mark::Plain; whole],
        };
        for (number, landmark) in self.materials.landmarks.iter().enumerate() {
            let free = card.with(|mark| mark == Mark::Plain);
            let free = free.iter().filter(|cell| may_be_at(landmark, &card, *cell));
            if let Some(cell) = pick(&free.collect::<Vec<_>>(), generator) {
                card.set(cell, Mark::Landmark(number as u8));
            }
        }
        let span = self.group.entry.cells;
        let wanted = generator.random_range(span.least..=span.most);
        for _ in 0..whole * 8 {
            if card.cells().len() <= wanted {
                break;
            }
            let plain = card.with(|mark| mark == Mark::Plain);
            let Some(cell) = pick(&plain.iter().collect::<Vec<_>>(), generator) else {
                break;
            };
            card.set(cell, Mark::Gap);
            if !is_connected(&card) {
                card.set(cell, Mark::Plain);
            }
        }
        card
    }

    /// Tries a change. Keeps it if it makes the cards worse by at most `allowed`.
    fn change(&self, draft: &mut Draft, allowed: f64, generator: &mut ChaCha8Rng) {
        let one = generator.random_range(0..draft.cards.len());
        let other = generator.random_range(0..draft.cards.len());
        let kind = generator.random_range(0..6u8);
        let touched: &[usize] = if kind == 5 && one != other {
            &[one, other]
        } else {
            &[one]
        };
        let touched = touched.iter().copied();
        let before = touched.clone();
        let before = before.map(|index| (draft.cards[index].clone(), draft.facts[index].clone()));
        let before: Vec<(Card, CardFacts)> = before.collect();
        let shape = draft.cards[one].cells();
        let sound = match kind {
            0 | 1 => Self::move_cell(&mut draft.cards[one], generator),
            2 => self.toggle_or_move_landmark(&mut draft.cards[one], generator),
            3 => swap_symbols(&mut draft.cards[one], generator),
            4 => self.print_symbol(&mut draft.cards[one], generator),
            _ => exchange(&mut draft.cards, one, other, generator),
        };
        let cost = sound.then(|| {
            for (index, (_, before)) in touched.clone().zip(&before) {
                let same = kind > 2 && (kind > 3 || draft.cards[index].cells() == shape);
                draft.facts[index] = self.facts(&draft.cards[index], same.then_some(before));
            }
            self.cost(&draft.facts)
        });
        match cost {
            Some(cost) if cost <= draft.cost + allowed => draft.cost = cost,
            _ => {
                for (index, (card, facts)) in touched.zip(before) {
                    (draft.cards[index], draft.facts[index]) = (card, facts);
                }
            }
        }
    }

    fn facts(&self, card: &Card, before: Option<&CardFacts>) -> CardFacts {
        CardFacts::of(card, self.group, self.materials.distinct, before)
    }

    fn cost(&self, facts: &[CardFacts]) -> f64 {
        let targets: f64 = rows(self.group, facts).iter().map(|row| row.off).sum();
        let prints: Vec<Print> = facts.iter().map(|facts| facts.print.clone()).collect();
        targets + ALIKE * f64::from(alike(&prints, self.before))
    }

    /// Moves a cell, with what it shows, to a gap.
    fn move_cell(card: &mut Card, generator: &mut ChaCha8Rng) -> bool {
        let gaps = card.with(|mark| mark == Mark::Gap);
        let cells = card.with(|mark| matches!(mark, Mark::Plain | Mark::Symbol(_)));
        let both = pick_of(cells, generator).zip(pick_of(gaps, generator));
        let Some((cell, gap)) = both else {
            return false;
        };
        card.swap(cell, gap);
        is_connected(card)
    }

    /// Adds or removes a plain cell, or moves a landmark.
    fn toggle_or_move_landmark(&self, card: &mut Card, generator: &mut ChaCha8Rng) -> bool {
        let landmarks = &self.materials.landmarks;
        if !landmarks.is_empty() && generator.random_range(0..2u8) == 0 {
            let number = generator.random_range(0..landmarks.len());
            return move_landmark(card, number, &landmarks[number], generator);
        }
        let places = card.with(|mark| matches!(mark, Mark::Plain | Mark::Gap));
        let Some(cell) = pick_of(places, generator) else {
            return false;
        };
        let other = if card.at(cell) == Mark::Gap {
            Mark::Plain
        } else {
            Mark::Gap
        };
        card.set(cell, other);
        is_connected(card)
    }

    /// Prints another symbol on a cell, or none.
    fn print_symbol(&self, card: &mut Card, generator: &mut ChaCha8Rng) -> bool {
        let cells = card.with(|mark| matches!(mark, Mark::Plain | Mark::Symbol(_)));
        let Some(cell) = pick_of(cells, generator) else {
            return false;
        };
        let symbols = &self.group.symbols;
        let mark = match generator.random_range(0..=symbols.len()) {
            0 => Mark::Plain,
            number => Mark::Symbol(symbols[number - 1].0),
        };
        let changes = card.at(cell) != mark;
        card.set(cell, mark);
        changes
    }
}

fn place_symbol(cards: &mut [Card], symbol: u8, generator: &mut ChaCha8Rng) {
    let card = generator.random_range(0..cards.len());
    let plain = cards[card].with(|mark| mark == Mark::Plain);
    if let Some(cell) = pick_of(plain, generator) {
        cards[card].set(cell, Mark::Symbol(symbol));
    }
}

/// Exchanges what two cells of a card show.
fn swap_symbols(card: &mut Card, generator: &mut ChaCha8Rng) -> bool {
    let symbols = card.symbols();
    let cells = card.with(|mark| matches!(mark, Mark::Plain | Mark::Symbol(_)));
    let both = pick_of(symbols, generator).zip(pick_of(cells, generator));
    let Some((symbol, cell)) = both.filter(|(symbol, cell)| symbol != cell) else {
        return false;
    };
    card.swap(symbol, cell);
    true
}

/// Exchanges what a cell of one card and a cell of another card show.
fn exchange(cards: &mut [Card], one: usize, other: usize, generator: &mut ChaCha8Rng) -> bool {
    let cells = |card: &Card| card.with(|mark| matches!(mark, Mark::Plain | Mark::Symbol(_)));
    let own = pick_of(cards[one].symbols(), generator);
    let both = own.zip(pick_of(cells(&cards[other]), generator));
    let Some((own, theirs)) = both.filter(|_| one != other) else {
        return false;
    };
    let (mark, their_mark) = (cards[one].at(own), cards[other].at(theirs));
    cards[one].set(own, their_mark);
    cards[other].set(theirs, mark);
    mark != their_mark
}

/// Moves a landmark to another cell where it may be.
fn move_landmark(
    card: &mut Card,
    number: usize,
    landmark: &LandmarkEntry,
    generator: &mut ChaCha8Rng,
) -> bool {
    let places = card.with(|mark| !matches!(mark, Mark::Landmark(_)));
    let places = places.iter();
    let places = places.filter(|cell| may_be_at(landmark, card, *cell));
    let place = pick(&places.collect::<Vec<_>>(), generator);
    let Some((from, to)) = card.landmark(number as u8).zip(place) else {
        return false;
    };
    card.swap(from, to);
    is_connected(card)
}

fn may_be_at(landmark: &LandmarkEntry, card: &Card, cell: Cell) -> bool {
    let row = card.frame.row(cell) as u32 + 1;
    let is_inside = |span: Span<u32>| (span.least..=span.most).contains(&row);
    landmark.rows.is_none_or(is_inside)
}

fn is_connected(card: &Card) -> bool {
    let cells = card.cells();
    let first = cells.first().map_or(CellSet::EMPTY, CellSet::of);
    region(first, |set| card.frame.neighbours(set) & cells) == cells
}

fn pick_of(cells: CellSet, generator: &mut ChaCha8Rng) -> Option<Cell> {
    let count = cells.len();
    let index = (count > 0).then(|| generator.random_range(0..count))?;
    cells.iter().nth(index as usize)
}

fn pick(cells: &[Cell], generator: &mut ChaCha8Rng) -> Option<Cell> {
    let index = (!cells.is_empty()).then(|| generator.random_range(0..cells.len()))?;
    Some(cells[index])
}
