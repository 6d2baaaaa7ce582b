//! How many turns a card takes: a player who is alone fills it with the patterns of the pack.
//!
//! The expedition cards are shuffled, and again when all are flipped. The player marks the pattern if it fits, and a
//! single cell otherwise. On a card with landmarks it takes the mark that comes closest to the second one. On any other
//! card it takes the mark that leaves the fewest cells without a free neighbour. So it is not the best player, but always
//! the same one: every card is filled with the same expeditions.

use crate::card::Card;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use roll_and_write::{Cell, CellSet, Chamber, Frame, Grid, Island, Placements, Polyomino};

/// The number of games for a mean.
const GAMES: usize = 48;
/// The number of turns of a game that are drawn in advance. No frame has more cells.
const TURNS_MAX: usize = 64;
/// The seed of the expeditions.
const SEED: u64 = 7;

/// The placements in a frame, and the patterns of each game.
#[derive(Debug)]
pub(crate) struct Filling {
    placements: Placements,
    games: Vec<Vec<usize>>,
}

impl Filling {
    /// The filling of cards in a frame. `expeditions` are the patterns of the expedition cards.
    pub(crate) fn new(frame: Frame, patterns: &[Polyomino], expeditions: &[usize]) -> Self {
        let mut generator = ChaCha8Rng::seed_from_u64(SEED);
        let game = |_| {
            let mut turns = Vec::new();
            while turns.len() < TURNS_MAX && !expeditions.is_empty() {
                turns.extend(shuffled(expeditions, &mut generator));
            }
            turns
        };
        Self {
            placements: Placements::new(frame, patterns),
            games: (0..GAMES).map(game).collect(),
        }
    }

    /// The mean number of turns to complete a card.
    pub(crate) fn turns(&self, card: &Card) -> f64 {
        let cells = card.cells();
        let doors = card.landmark(0).zip(card.landmark(1));
        let all = match doors {
            None => Island::new(card.frame, cells)
                .map(|island| self.all_turns(&island, |free, _| lonely(&island, free))),
            Some((entry, tomb)) => Chamber::new(card.frame, cells, entry, tomb).map(|chamber| {
                self.all_turns(&chamber, |free, marked| {
                    distance(&chamber, free, marked, tomb)
                })
            }),
        };
        all.map_or(TURNS_MAX as f64, |all| f64::from(all) / GAMES as f64)
    }

    fn all_turns(&self, grid: &impl Grid, rest: impl Fn(CellSet, CellSet) -> u32) -> u32 {
        let games = self.games.iter();
        games.map(|game| self.game(grid, game, &rest)).sum()
    }

    fn game(
        &self,
        grid: &impl Grid,
        game: &[usize],
        rest: &impl Fn(CellSet, CellSet) -> u32,
    ) -> u32 {
        let (mut marked, mut turns) = (CellSet::EMPTY, 0);
        for &pattern in game {
            if grid.is_complete(marked) {
                break;
            }
            turns += 1;
            let best = self
                .best(grid, Some(pattern), marked, rest)
                .or_else(|| self.best(grid, None, marked, rest));
            let Some(cells) = best else {
                return TURNS_MAX as u32;
            };
            marked |= cells;
        }
        turns
    }

    /// The best way to mark a pattern; `None` if it fits nowhere. A pattern of `None` is a single cell.
    fn best(
        &self,
        grid: &impl Grid,
        pattern: Option<usize>,
        marked: CellSet,
        rest: &impl Fn(CellSet, CellSet) -> u32,
    ) -> Option<CellSet> {
        let reach = grid.reach(marked);
        let fitting = self.placements.words(pattern).iter().flat_map(|&word| {
            let bits = self.placements.fitting(word, reach);
            let bits = (0..64).filter(move |bit| bits >> bit & 1 == 1);
            bits.map(move |bit| self.placements.at(word, bit))
        });
        let wanted = fitting.filter(|cells| pattern.is_none() || cells.len() > 1);
        wanted.min_by_key(|&cells| rest(grid.cells() - marked - cells, marked | cells))
    }
}

/// The number of free cells without a free neighbour.
fn lonely(island: &Island, free: CellSet) -> u32 {
    let alone = |cell: &Cell| (island.neighbours(CellSet::of(*cell)) & free).is_empty();
    free.iter().filter(alone).count() as u32
}

/// How many cells are missing to the second landmark.
fn distance(chamber: &Chamber, free: CellSet, marked: CellSet, tomb: Cell) -> u32 {
    let (mut reached, mut steps) = (marked, 0);
    while !reached.contains(tomb) {
        let grown = reached | (chamber.neighbours(reached) & free);
        if grown == reached {
            return TURNS_MAX as u32;
        }
        (reached, steps) = (grown, steps + 1);
    }
    steps
}

fn shuffled(items: &[usize], generator: &mut ChaCha8Rng) -> Vec<usize> {
    let mut items = items.to_vec();
    for place in 1..items.len() {
        items.swap(place, generator.random_range(0..=place));
    }
    items
}
