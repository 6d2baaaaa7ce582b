//! The interaction matrix: every pair of symbols of a pack meets on small boards that are made for it.
//!
//! A board is a pack with the symbols, tracks and rules of the pack under test, and with small cards full of
//! the pair. On them both symbols fire in one mark, in one turn and across turns, in either order, with and
//! without completing a card. Tracks and pools are new, nearly used up, or used up. Each game on such a
//! board must obey all laws, including agreement with the reference. Then random sets of symbols are played,
//! rare pairs first.

mod symbol;

use crate::broken::Broken;
use crate::config::CheckConfig;
use crate::coverage::{Firings, Met};
use crate::failed::{Failed, NotPlayed};
use crate::laws::{LAWS, Law, LawContext, Violation, same_by_chains};
use crate::pack::{entries, entries_mut, grid, values, written};
use crate::playthrough::Playthrough;
use crate::refused::RefusedSetup;
use crate::shrink::{Shows, shrink};
use crate::subject::{Setup, Subject, TestPack};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rnw_reference::Content;
use rnw_session::DealId;
use roll_and_write::text::counted;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
pub(crate) use symbol::{DeclaredOrder, MatrixSymbol};

/// How thoroughly a matrix is played.
#[derive(Clone, Debug)]
pub struct Demand {
    /// The seed of all chance.
    pub seed: u64,
    /// The initial number of games for each pair.
    pub games: u32,
    /// How often each pair must meet in each way that is possible for it.
    pub least: u32,
    /// The number of sets of three symbols; each set gets one game.
    pub triples: u32,
    /// The number of games with random sets that follow.
    pub swarm: u32,
    /// The laws to check.
    pub laws: Vec<&'static Law>,
    /// The folder for the smallest game that breaks a law. If it is empty, nothing is written.
    pub folder: std::path::PathBuf,
}

impl Default for Demand {
    fn default() -> Self {
        let config = CheckConfig::default();
        // These laws do not depend on the effects of symbols.
        let idle = ["texts", "ways", "unreachable"];
        Self {
            seed: 1,
            games: 4,
            least: 3,
            triples: 30,
            swarm: 30,
            laws: LAWS
                .iter()
                .filter(|law| !idle.contains(&law.name))
                .collect(),
            folder: config.folder,
        }
    }
}

/// The maximum number of additional games for one pair that has not met often enough.
const PATIENCE: u32 = 60;
/// The maximum number of cards in a small pack.
const CARDS: usize = 24;
/// A symbol that grants an additional mark, so that a turn has several marks.
const STEP: &str = "zz-one-more-mark";
/// The maximum number of random decisions in a game. Later decisions are always the first move of the first
/// seat.
const PICKS: usize = 200;

/// Explains the columns of the table.
const LEGEND: &str = "\
How often both symbols of a pair took effect, as a/b
one mark: in the same mark; a times the cell of the first symbol came first in reading order, b times
the cell of the other. The order of the effects may differ: `priority` decides before the cells
one turn, across: in two marks of a turn, in different turns; a times the first symbol took effect
first, b times the other
complete: one of the marks completed a card
between seats: in one turn of two seats, where one of the symbols changes the sheets of other seats
first, last, used up: a track or pool of theirs was untouched, had one box or number left, had none left
";

/// Two symbols, by their indices in the list of names.
type Pair = (usize, usize);

/// The result of a matrix.
#[derive(Clone, Debug)]
pub struct Matrix {
    /// The names of the symbols.
    pub symbols: Vec<String>,
    /// How often each pair met, by the indices of the symbols, lower one first.
    pub pairs: BTreeMap<Pair, Met>,
    /// The number of sets of three that met in one game.
    pub triples: u32,
    /// The number of games played.
    pub games: u32,
    /// The pairs whose order in one mark matters, and what decides the order.
    pub order: BTreeMap<Pair, String>,
    /// Unmet demands: pairs that met too seldom, and symbols that are declared `order: free` although their
    /// order matters.
    pub wanting: Vec<String>,
}

/// Plays the matrix of a pack. Calls `progress` after each game with the number of games played and
/// expected.
///
/// # Errors
/// The first broken law, with the smallest game that shows it and the symbols that it needs. Also if the
/// pack has no symbols or cannot be opened.
pub fn matrix(
    subject: &Subject,
    pack: &TestPack,
    demand: &Demand,
    mut progress: impl FnMut(u32, u32),
) -> Result<Matrix, Failed> {
    let content = values(&pack.files);
    let mut maker = Maker::new(subject, pack, content, demand);
    let count = maker.symbols.len();
    if count == 0 {
        let game = subject.name().to_owned();
        return Err(NotPlayed::NoSymbols { game }.into());
    }
    let pairs: Vec<Pair> = (0..count)
        .flat_map(|a| (a..count).map(move |b| (a, b)))
        .collect();
    let expected = pairs.len() as u32 * demand.games + demand.triples + demand.swarm;
    let mut matrix = Matrix {
        symbols: maker
            .symbols
            .iter()
            .map(|symbol| symbol.name.clone())
            .collect(),
        pairs: pairs.iter().map(|pair| (*pair, Met::default())).collect(),
        triples: 0,
        games: 0,
        order: BTreeMap::new(),
        wanting: Vec::new(),
    };
    let mut play = |matrix: &mut Matrix, maker: &mut Maker<'_>, set: &[usize]| {
        let playthrough = maker.play(set, matrix.games)?;
        matrix.games += 1;
        progress(matrix.games, expected);
        matrix.count(&playthrough, maker);
        Ok::<Playthrough, Failed>(playthrough)
    };
    for pair in &pairs {
        for _ in 0..demand.games {
            let playthrough = play(&mut matrix, &mut maker, &[pair.0, pair.1])?;
            matrix.exchange(*pair, &playthrough, &maker);
        }
        for _ in 0..PATIENCE {
            if matrix.missing(*pair, &maker, demand.least).is_empty() {
                break;
            }
            let playthrough = play(&mut matrix, &mut maker, &[pair.0, pair.1])?;
            matrix.exchange(*pair, &playthrough, &maker);
        }
    }
    for set in maker.triples(demand.triples) {
        play(&mut matrix, &mut maker, &set)?;
        matrix.triples += 1;
    }
    for _ in 0..demand.swarm {
        let set = maker.swarm(&matrix);
        play(&mut matrix, &mut maker, &set)?;
    }
    if matrix.games == 0 {
        let game = subject.name().to_owned();
        return Err(NotPlayed::NoGame { game }.into());
    }
    for pair in pairs {
        let missing = matrix.missing(pair, &maker, demand.least);
        let (a, b) = (&matrix.symbols[pair.0], &matrix.symbols[pair.1]);
        let notices: Vec<String> = missing
            .iter()
            .map(|what| {
                let least = counted(demand.least, "time");
                format!("{a} and {b} met fewer than {least} {what}")
            })
            .collect();
        matrix.wanting.extend(notices);
    }
    Ok(matrix)
}

/// Makes small boards.
struct Maker<'a> {
    subject: &'a Subject,
    pack: &'a TestPack,
    content: Content,
    demand: &'a Demand,
    symbols: Vec<MatrixSymbol>,
    step_char: char,
}

impl<'a> Maker<'a> {
    fn new(subject: &'a Subject, pack: &'a TestPack, content: Content, demand: &'a Demand) -> Self {
        let symbols = MatrixSymbol::all(&content);
        let taken =
            |char: &char| symbols.iter().any(|symbol| symbol.char == *char) || "ET".contains(*char);
        let step_char = ('A'..='Z').find(|char| !taken(char)).unwrap_or('Z');
        Self {
            subject,
            pack,
            content,
            demand,
            symbols,
            step_char,
        }
    }

    /// Plays a game on a board for these symbols and checks the laws.
    fn play(&mut self, set: &[usize], number: u32) -> Result<Playthrough, Failed> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.demand.seed);
        rng.set_stream(u64::from(number) + 1);
        let playthrough = self.playthrough(set, number, &mut rng)?;
        for law in &self.demand.laws {
            let ask = LawContext::new(self.subject, &playthrough.setup);
            if law.holds(&ask, &playthrough).is_err() {
                return Err(self.broken(law, number, playthrough).into());
            }
            if playthrough.panicked.is_some() {
                break;
            }
        }
        Ok(playthrough)
    }

    /// Shrinks the game and its pack, which also finds the symbols that the violation needs.
    fn broken(&self, law: &'static Law, number: u32, playthrough: Playthrough) -> Broken {
        let again = Playthrough::following(self.subject, &playthrough.setup, &playthrough.script());
        let least = again
            .ok()
            .and_then(|again| shrink(self.subject, again, Shows::Broken(law), true));
        let config = CheckConfig {
            seed: self.demand.seed,
            folder: self.demand.folder.clone(),
            ..CheckConfig::default()
        };
        let wrong = law
            .holds(
                &LawContext::new(self.subject, &playthrough.setup),
                &playthrough,
            )
            .err();
        match (least, wrong) {
            (Some(least), _) => {
                let guilty = printed(&values(&least.playthrough.setup.pack.files));
                Broken::new(
                    self.subject,
                    &config,
                    law,
                    number,
                    least.playthrough,
                    least.wrong,
                )
                .by(guilty)
            }
            (None, Some(wrong)) => {
                Broken::new(self.subject, &config, law, number, playthrough, wrong)
            }
            (None, None) => Broken::new(
                self.subject,
                &config,
                law,
                number,
                playthrough,
                Violation::gone(),
            ),
        }
    }

    /// A game on the smallest pack that the game accepts. Refused changes stay as in the pack under test.
    fn playthrough(
        &self,
        set: &[usize],
        number: u32,
        rng: &mut ChaCha8Rng,
    ) -> Result<Playthrough, NotPlayed> {
        let seats = self.subject.seats();
        let seats = rng.random_range(*seats.start()..=(*seats.end()).min(2).max(*seats.start()));
        let picks: Vec<u32> = (0..PICKS).map(|_| rng.random()).collect();
        let seed = rng.random_range(0..1000);
        let options = self.options(seats, rng);
        let sizes = [[1, 2, 3].choose(rng).copied(), None];
        let cards = self.cards(set, rng);
        for short in [true, false] {
            for size in sizes {
                let content = self.small(&cards, size, short);
                let files = written(&content, &self.pack.files);
                let pack = TestPack { name: None, files };
                let setup = Setup {
                    seats,
                    options: options.clone(),
                    pack,
                    seed,
                };
                if let Ok(playthrough) = Playthrough::drawn(self.subject, &setup, &picks) {
                    return Ok(playthrough);
                }
            }
        }
        // The game refuses these cards, so it is played with its own.
        let setup = Setup {
            seats,
            options: Vec::new(),
            pack: self.pack.clone(),
            seed,
        };
        Playthrough::drawn(self.subject, &setup, &picks).map_err(|why| NotPlayed::RefusedSetup {
            game: self.subject.name().to_owned(),
            games: 1,
            first: RefusedSetup::new(DealId::new(self.demand.seed, number.into()), &setup, &why),
        })
    }

    fn options(&self, seats: usize, rng: &mut ChaCha8Rng) -> Vec<(String, String)> {
        let strategy = self.subject.options_for(seats);
        let mut bytes = [0; 32];
        rng.fill(&mut bytes);
        let generator = proptest::test_runner::TestRng::from_seed(
            proptest::test_runner::RngAlgorithm::ChaCha,
            &bytes,
        );
        let mut runner =
            TestRunner::new_with_rng(proptest::test_runner::Config::default(), generator);
        let tree = strategy.new_tree(&mut runner);
        tree.map(|tree| tree.current()).unwrap_or_default()
    }

    /// Random cards of the pack with other grids: small ones, full of these symbols.
    fn cards(&self, set: &[usize], rng: &mut ChaCha8Rng) -> Vec<Value> {
        let cards = entries(&self.content, "cards.json", "cards");
        let mut chosen: Vec<Value> = cards.to_vec();
        chosen.shuffle(rng);
        chosen.truncate(CARDS);
        // Some games have many marks in a turn.
        let steps = [3, 6].choose(rng).copied().unwrap_or(3);
        for card in &mut chosen {
            let old = grid(card);
            let chamber = old.iter().flatten().any(|cell| *cell == 'E');
            let (rows, cols) = *[(2, 2), (2, 3), (3, 3), (1, 4)]
                .choose(rng)
                .unwrap_or(&(2, 3));
            let mut cells: Vec<Vec<char>> = Vec::new();
            for _ in 0..rows {
                let row = (0..cols).map(|_| match rng.random_range(0..10) {
                    0..2 => '.',
                    cell if cell < steps => self.step_char,
                    _ => self.symbols[*set.choose(rng).unwrap_or(&0)].char,
                });
                cells.push(row.collect());
            }
            if chamber {
                cells[0][0] = 'E';
                cells[rows - 1][cols - 1] = 'T';
            }
            card["grid"] = cells
                .into_iter()
                .map(String::from_iter)
                .collect::<Vec<_>>()
                .into();
        }
        chosen
    }

    /// The pack with these cards, with few boxes and numbers, and with few rounds and turns.
    fn small(&self, cards: &[Value], size: Option<usize>, short: bool) -> Content {
        let mut content = self.content.clone();
        if let Some(list) = entries_mut(&mut content, "cards.json", "cards") {
            *list = cards.to_vec();
        }
        if let Some(list) = entries_mut(&mut content, "symbols.json", "symbols") {
            list.push(json!({
                "name": STEP, "char": self.step_char.to_string(), "glyph": "¤", "priority": 9,
                "program": [{ "extra_mark": { "cells": 1 } }],
            }));
        }
        if let Some(size) = size {
            shrink_sheet(&mut content, size);
        }
        if short && let Some(game) = content.get_mut("game.json") {
            let schedule = &mut game["schedule"];
            if schedule.is_object() {
                (schedule["rounds"], schedule["turns"]) = (2.into(), 3.into());
            } else {
                *schedule = json!({ "rounds": 2, "turns": 3, "offer": 4 });
            }
        }
        content
    }

    /// Up to `wanted` sets of three. Sets with symbols whose order matters come first.
    fn triples(&self, wanted: u32) -> Vec<Vec<usize>> {
        let count = self.symbols.len();
        let mut all: Vec<Vec<usize>> = Vec::new();
        for a in 0..count {
            for b in a + 1..count {
                all.extend((b + 1..count).map(|c| vec![a, b, c]));
            }
        }
        let mut rng = ChaCha8Rng::seed_from_u64(self.demand.seed);
        all.shuffle(&mut rng);
        all.sort_by_key(|set| {
            std::cmp::Reverse(
                set.iter()
                    .filter(|symbol| self.symbols[**symbol].order == DeclaredOrder::Matters)
                    .count(),
            )
        });
        all.truncate(wanted as usize);
        all
    }

    /// A random set that includes the pair that has met least often.
    fn swarm(&self, matrix: &Matrix) -> Vec<usize> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.demand.seed);
        rng.set_stream(u64::MAX - u64::from(matrix.games));
        let rarest = matrix.pairs.iter().min_by_key(|(_, met)| met.all());
        let mut set: BTreeSet<usize> = rarest
            .map(|((a, b), _)| [*a, *b])
            .into_iter()
            .flatten()
            .collect();
        for symbol in 0..self.symbols.len() {
            if rng.random_bool(0.35) {
                set.insert(symbol);
            }
        }
        set.into_iter().collect()
    }
}

/// Limits the boxes of each track and the numbers of each pool to `size`. A list of values in `game.json`
/// gets the length of its track.
fn shrink_sheet(content: &mut Content, size: usize) {
    let mut tracks: BTreeMap<String, usize> = BTreeMap::new();
    for track in entries_mut(content, "sheet.json", "tracks")
        .into_iter()
        .flatten()
    {
        let name = track["name"].as_str().unwrap_or_default().to_owned();
        if track["kind"] == "rounds"
            || track["boxes"]
                .as_u64()
                .is_none_or(|boxes| boxes as usize <= size)
        {
            continue;
        }
        track["boxes"] = size.into();
        if track["row"].as_u64().is_some() {
            track["row"] = 1.into();
        }
        tracks.insert(name, size);
    }
    for pool in entries_mut(content, "sheet.json", "pools")
        .into_iter()
        .flatten()
    {
        if let Some(values) = pool["values"].as_array_mut() {
            values.truncate(size);
        }
    }
    for entry in content
        .get_mut("game.json")
        .and_then(Value::as_object_mut)
        .into_iter()
        .flatten()
    {
        let boxes = entry.1["track"]
            .as_str()
            .and_then(|track| tracks.get(track));
        if let (Some(boxes), Some(values)) = (
            boxes.copied(),
            entry.1.get_mut("values").and_then(Value::as_array_mut),
        ) {
            values.truncate(boxes);
        }
    }
}

/// The names of the symbols that occur on cards.
fn printed(content: &Content) -> Vec<String> {
    let cells: BTreeSet<char> = entries(content, "cards.json", "cards")
        .iter()
        .flat_map(grid)
        .flatten()
        .collect();
    let symbols = entries(content, "symbols.json", "symbols").iter();
    let stands = |symbol: &&Value| {
        symbol["char"]
            .as_str()
            .and_then(|char| char.chars().next())
            .is_some_and(|char| cells.contains(&char))
    };
    symbols
        .filter(stands)
        .filter_map(|symbol| Some(symbol["name"].as_str()?.to_owned()))
        .collect()
}

impl Matrix {
    fn count(&mut self, playthrough: &Playthrough, maker: &Maker<'_>) {
        let firings = Firings::of(playthrough, &maker.symbols);
        for (pair, met) in &mut self.pairs {
            met.add(&firings.coverage(*pair));
        }
    }

    /// The ways in which a pair has met less often than demanded.
    fn missing(&self, pair: Pair, maker: &Maker<'_>, least: u32) -> Vec<&'static str> {
        let met = &self.pairs[&pair];
        let both = maker.symbols[pair.0].on_mark && maker.symbols[pair.1].on_mark;
        let ways = [
            ("in one mark", met.one_mark[0] + met.one_mark[1], both),
            ("in one turn", met.one_turn[0] + met.one_turn[1], both),
            ("across turns", met.across[0] + met.across[1], true),
        ];
        let seldom = ways
            .into_iter()
            .filter(|(_, count, demanded)| *demanded && *count < least);
        seldom.map(|(way, ..)| way).collect()
    }

    /// Plays a game again with the priorities of a pair exchanged, to find out whether the order matters.
    fn exchange(&mut self, pair: Pair, playthrough: &Playthrough, maker: &Maker<'_>) {
        let (a, b) = (&maker.symbols[pair.0], &maker.symbols[pair.1]);
        if pair.0 == pair.1 || !a.on_mark || !b.on_mark || self.order.contains_key(&pair) {
            return;
        }
        let (low, high) = (a.priority.min(b.priority), a.priority.max(b.priority));
        let high = if low == high { low + 1 } else { high };
        let with = |a_first: bool| {
            let mut content = values(&playthrough.setup.pack.files);
            for symbol in entries_mut(&mut content, "symbols.json", "symbols")
                .into_iter()
                .flatten()
            {
                let first = if symbol["name"] == *a.name {
                    a_first
                } else if symbol["name"] == *b.name {
                    !a_first
                } else {
                    continue;
                };
                symbol["priority"] = if first { low } else { high }.into();
            }
            let files = written(&content, &playthrough.setup.pack.files);
            Setup {
                pack: TestPack { name: None, files },
                ..playthrough.setup.clone()
            }
        };
        let first = Playthrough::guided(
            maker.subject,
            &with(true),
            &playthrough.script(),
            playthrough.len(),
        );
        let second = maker.subject.open(&with(false));
        let (Ok(first), Ok(second)) = (first, second) else {
            return;
        };
        if first.panicked.is_some() || same_by_chains(&first, &*second).is_ok() {
            return;
        }
        let decides = if a.priority == b.priority {
            "the reading order of the cells decides".to_owned()
        } else {
            let (first, then) = if a.priority < b.priority {
                (a, b)
            } else {
                (b, a)
            };
            format!(
                "{} comes first, by priority {} before {}",
                first.name, first.priority, then.priority
            )
        };
        self.order.insert(pair, decides);
        if a.order != DeclaredOrder::Matters && b.order != DeclaredOrder::Matters {
            let silent: Vec<&str> = [a, b]
                .into_iter()
                .filter(|symbol| symbol.order == DeclaredOrder::Nothing)
                .map(|symbol| symbol.name.as_str())
                .collect();
            let silent = match silent[..] {
                [] => String::new(),
                [one] => format!(" ({one} by default)"),
                _ => " (by default)".to_owned(),
            };
            let (a, b) = (&a.name, &b.name);
            self.wanting.push(format!(
                "{a} and {b} both have the order \"free\"{silent}, but their order in one mark matters; write \"order\": \"matters\" for one of them"
            ));
        }
    }

    /// Whether all demands are met.
    pub fn is_enough(&self) -> bool {
        self.wanting.is_empty()
    }
}

impl fmt::Display for Matrix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self
            .symbols
            .iter()
            .map(|name| name.chars().count())
            .max()
            .unwrap_or(0)
            .max(6);
        let width = 2 * width + 3;
        writeln!(
            f,
            "{:width$}  {:>11} {:>11} {:>11} {:>9} {:>6} {:>5} {:>9}",
            "symbols", "one mark", "one turn", "across", "complete", "first", "last", "used up"
        )?;
        for ((a, b), met) in &self.pairs {
            let name = format!("{} + {}", self.symbols[*a], self.symbols[*b]);
            let both = |[forth, back]: [u32; 2]| format!("{forth}/{back}");
            write!(
                f,
                "{name:width$}  {:>11} {:>11} {:>11} {:>9} {:>6} {:>5} {:>9}",
                both(met.one_mark),
                both(met.one_turn),
                both(met.across),
                met.completing,
                met.first,
                met.last,
                met.used_up
            )?;
            if met.between > 0 {
                write!(f, "  between seats: {}", met.between)?;
            }
            match self.order.get(&(*a, *b)) {
                Some(decides) => writeln!(f, "  order matters: {decides}")?,
                None => writeln!(f)?,
            }
        }
        f.write_str(LEGEND)?;
        let games = counted(self.games, "game");
        let sets = counted(self.triples, "set");
        writeln!(f, "{games}, {sets} of three")?;
        if !self.order.is_empty() {
            let page = "content.md#the-order-of-effects";
            writeln!(f, "rules for the order: SG-13, PY-19, {page}")?;
        }
        self.wanting
            .iter()
            .try_for_each(|wanting| writeln!(f, "problem: {wanting}"))
    }
}
