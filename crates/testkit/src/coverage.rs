//! Counts which symbols fired when, and which of them met.

use crate::matrix::MatrixSymbol;
use crate::pack::{entries, grid, values};
use crate::playthrough::Playthrough;
use rnw_reference::Content;
use roll_and_write::picture::{CardPicture, CellPicture, Mark, PlacePicture, TrackPicture};
use roll_and_write::{Arg, Ground, Message, Seat};
use serde_json::Value;
use std::collections::BTreeMap;

/// How often two symbols met, and how.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Met {
    /// In one mark: `[0]` with the first symbol's cell before the other's in reading order, `[1]`
    /// after it.
    pub one_mark: [u32; 2],
    /// In one turn but in different marks: `[0]` with the first symbol first, `[1]` with the other
    /// one first.
    pub one_turn: [u32; 2],
    /// In different turns: `[0]` with the first symbol first, `[1]` with the other one first.
    pub across: [u32; 2],
    /// In one turn of two seats, if one of the symbols changes the sheets of other seats.
    pub between: u32,
    /// Meetings in which one of the marks completed a card.
    pub completing: u32,
    /// Meetings in which a track that one of them names was empty, or a pool full.
    pub first: u32,
    /// Meetings in which such a track had one box left, or such a pool one number.
    pub last: u32,
    /// Meetings in which such a track was full, or such a pool used up.
    pub used_up: u32,
}

impl Met {
    pub(crate) fn add(&mut self, other: &Self) {
        let pairs = [
            (&mut self.one_mark, other.one_mark),
            (&mut self.one_turn, other.one_turn),
            (&mut self.across, other.across),
        ];
        for (mine, theirs) in pairs {
            mine[0] += theirs[0];
            mine[1] += theirs[1];
        }
        self.between += other.between;
        self.completing += other.completing;
        self.first += other.first;
        self.last += other.last;
        self.used_up += other.used_up;
    }

    /// The number of all meetings on the boards of one seat.
    pub fn all(&self) -> u32 {
        [self.one_mark, self.one_turn, self.across]
            .concat()
            .iter()
            .sum()
    }
}

/// How full a track is, or how far a pool is used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Level {
    Empty,
    Between,
    OneLeft,
    Full,
}

impl Level {
    /// The level of this many boxes or numbers, of which these are filled or taken.
    fn of(all: usize, filled: usize) -> Self {
        match all.saturating_sub(filled) {
            0 => Self::Full,
            _ if filled == 0 => Self::Empty,
            1 => Self::OneLeft,
            _ => Self::Between,
        }
    }
}

/// A symbol that fired.
#[derive(Clone, Debug)]
struct Firing {
    symbol: usize,
    seat: usize,
    turn: u32,
    /// The step: a mark, or the firing of a symbol that waited.
    step: usize,
    /// The position of its cell in the mark.
    place: usize,
    completing: bool,
    /// Whether the symbol changes the sheets of other seats.
    affects: bool,
    levels: Vec<Level>,
}

/// The pools of a game: for each, how many numbers it has and how many of them are taken.
struct Pools(BTreeMap<String, (usize, usize)>);

impl Pools {
    fn of(content: &Content) -> Self {
        let pools = entries(content, "sheet.json", "pools").iter();
        let pool = |pool: &Value| {
            let numbers = pool["values"].as_array()?.len();
            Some((pool["name"].as_str()?.to_owned(), (numbers, 0)))
        };
        Self(pools.filter_map(pool).collect())
    }

    fn hear(&mut self, message: &Message) {
        let pool = text_of(message, "pool").and_then(|word| word.strip_prefix("pool-"));
        if message.key == "event-claimed"
            && let Some((_, gone)) = pool.and_then(|pool| self.0.get_mut(pool))
        {
            *gone += 1;
        }
    }

    fn levels(&self, symbol: &MatrixSymbol) -> impl Iterator<Item = Level> {
        let named = symbol.pools.iter().filter_map(|pool| self.0.get(pool));
        named.map(|(numbers, gone)| Level::of(*numbers, *gone))
    }
}

/// The grids of the cards, by name.
type Grids = BTreeMap<String, Vec<Vec<char>>>;

/// The symbols that fired according to a message, each with its position in the mark.
fn fired(message: &Message, symbols: &[MatrixSymbol], grids: &Grids) -> Vec<(usize, usize)> {
    let number = |is_it: &dyn Fn(&MatrixSymbol) -> bool| symbols.iter().position(is_it);
    match &*message.key {
        "event-marked" => {
            let grid = text_of(message, "card").and_then(|card| grids.get(card));
            let cells = text_of(message, "cells").unwrap_or_default().split(' ');
            let chars = cells.filter_map(|cell| char_at(grid?, cell)).enumerate();
            let counting = |char| number(&|symbol| symbol.char == char && symbol.counts);
            let fired = chars.filter_map(|(place, char)| Some((place, counting(char)?)));
            fired.collect()
        }
        "event-fired" => {
            let name = text_of(message, "symbol").and_then(|word| word.strip_prefix("symbol-"));
            let found = name.and_then(|name| number(&|symbol| symbol.name == name));
            found.map(|symbol| (0, symbol)).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// All firings of a game.
pub(crate) struct Firings(Vec<Firing>);

impl Firings {
    pub(crate) fn of(playthrough: &Playthrough, symbols: &[MatrixSymbol]) -> Self {
        let content = values(&playthrough.setup.pack.files);
        let cards = entries(&content, "cards.json", "cards").iter();
        let grids = cards.filter_map(|card| Some((card["name"].as_str()?.to_owned(), grid(card))));
        let grids: Grids = grids.collect();
        let mut pools = Pools::of(&content);
        let mut firings = Vec::new();
        let game = &playthrough.game;
        for step in 0..playthrough.len() {
            let state = playthrough.state(step);
            for notice in playthrough.notices(step) {
                let message = &notice.message;
                pools.hear(message);
                let Some(seat) = seat_of(message) else {
                    continue;
                };
                let found = fired(message, symbols, &grids);
                if found.is_empty() {
                    continue;
                }
                let completing = completes(playthrough, step, seat);
                let picture = game.picture(&game.view(state, seat));
                let own = picture.places.iter().find(|place| place.seat == seat);
                for (place, symbol) in found {
                    let named = &symbols[symbol];
                    let mut levels = own.map(|own| levels(own, named)).unwrap_or_default();
                    levels.extend(pools.levels(named));
                    firings.push(Firing {
                        symbol,
                        seat: seat.index(),
                        turn: game.turn(state),
                        step,
                        place,
                        completing,
                        affects: named.affects,
                        levels,
                    });
                }
            }
        }
        Self(firings)
    }

    pub(crate) fn coverage(&self, (a, b): (usize, usize)) -> Met {
        let mut met = Met::default();
        for (index, one) in self.0.iter().enumerate() {
            for other in &self.0[index + 1..] {
                let forth = (one.symbol, other.symbol) == (a, b);
                let back = (one.symbol, other.symbol) == (b, a);
                if !(forth || back) {
                    continue;
                }
                if one.seat != other.seat {
                    let affects = one.affects || other.affects;
                    met.between += u32::from(affects && one.turn == other.turn);
                    continue;
                }
                let ways = if one.step == other.step {
                    &mut met.one_mark
                } else if one.turn == other.turn {
                    &mut met.one_turn
                } else {
                    &mut met.across
                };
                // Two symbols of the same kind meet in both orders at the same time.
                ways[0] += u32::from(forth && one.place <= other.place);
                ways[1] += u32::from(back);
                met.completing += u32::from(one.completing || other.completing);
                let has =
                    |level| u32::from(one.levels.contains(&level) || other.levels.contains(&level));
                met.first += has(Level::Empty);
                met.last += has(Level::OneLeft);
                met.used_up += has(Level::Full);
            }
        }
        met
    }
}

fn seat_of(message: &Message) -> Option<Seat> {
    message.args.iter().find_map(|(gap, arg)| match arg {
        Arg::Seat(seat) if *gap == "seat" => Some(*seat),
        Arg::Seat(_) | Arg::Number(_) | Arg::Name(_) | Arg::Word(_) | Arg::List(_) => None,
    })
}

fn text_of<'s>(message: &'s Message, wanted: &str) -> Option<&'s str> {
    message.args.iter().find_map(|(gap, arg)| match arg {
        Arg::Name(text) | Arg::Word(text) if *gap == wanted => Some(text.as_str()),
        Arg::Name(_) | Arg::Word(_) | Arg::Seat(_) | Arg::Number(_) | Arg::List(_) => None,
    })
}

fn char_at(grid: &[Vec<char>], label: &str) -> Option<char> {
    let col = label.bytes().next()?.checked_sub(b'a')?;
    let row: usize = label.get(1..)?.parse().ok()?;
    grid.get(row.checked_sub(1)?)?
        .get(usize::from(col))
        .copied()
}

/// Whether a seat has a complete card after this step.
fn completes(playthrough: &Playthrough, step: usize, seat: Seat) -> bool {
    let picture = playthrough
        .game
        .picture(&playthrough.game.view(playthrough.state(step + 1), seat));
    let own = picture.places.into_iter().find(|place| place.seat == seat);
    let boards = own.map(|own| own.boards).unwrap_or_default();
    let is_free = |cell: &CellPicture| {
        cell.mark == Mark::Free && !matches!(cell.ground, Ground::Gap | Ground::Wall)
    };
    let is_tomb = |cell: &&CellPicture| cell.ground == Ground::Tomb;
    let complete = |card: &CardPicture| match card.cells.iter().find(is_tomb) {
        Some(tomb) => tomb.mark != Mark::Free,
        None => !card.cells.is_empty() && !card.cells.iter().any(is_free),
    };
    boards.iter().any(complete)
}

fn levels(own: &PlacePicture, symbol: &MatrixSymbol) -> Vec<Level> {
    let is_named = |track: &&TrackPicture| {
        let name = track.name.strip_prefix("track-");
        name.is_some_and(|name| symbol.tracks.contains(name))
    };
    let named = own.tracks.iter().filter(is_named);
    let level = |track: &TrackPicture| {
        let filled = track.boxes.iter().filter(|found| found.is_filled());
        Level::of(track.boxes.len(), filled.count())
    };
    named.map(level).collect()
}
