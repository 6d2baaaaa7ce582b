//! Makes small boards for symbols, and plays games on them.

use super::{DeclaredOrder, Demand, Matrix, MatrixSymbol};
use crate::broken::Broken;
use crate::config::CheckConfig;
use crate::failed::{Failed, NotPlayed};
use crate::laws::{Law, LawContext, first_broken};
use crate::pack::{each_mut, entries, entries_mut, grid, written};
use crate::playthrough::Playthrough;
use crate::refused::RefusedSetup;
use crate::strategies::runner_of;
use crate::subject::{Setup, Subject, TestPack};
use proptest::strategy::{Strategy, ValueTree};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rnw_reference::Content;
use rnw_session::DealId;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// The maximum number of random decisions in a game. Later decisions are always the first move of the first
/// seat.
const PICKS: usize = 200;
/// A symbol that grants an additional mark, so that a turn has several marks.
const STEP: &str = "zz-one-more-mark";
/// The maximum number of cards in a small pack.
const CARDS: usize = 24;

/// Makes small boards.
pub(super) struct Maker<'a> {
    pub(super) subject: &'a Subject,
    pack: &'a TestPack,
    content: Content,
    demand: &'a Demand,
    pub(super) symbols: Vec<MatrixSymbol>,
    step_char: char,
}

impl<'a> Maker<'a> {
    pub(super) fn new(
        subject: &'a Subject,
        pack: &'a TestPack,
        content: Content,
        demand: &'a Demand,
    ) -> Self {
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
    pub(super) fn play(&mut self, set: &[usize], number: u32) -> Result<Playthrough, Failed> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.demand.seed);
        rng.set_stream(u64::from(number) + 1);
        let playthrough = self.playthrough(set, number, &mut rng)?;
        let ask = LawContext::new(self.subject, &playthrough.setup);
        match first_broken(&self.demand.laws, &ask, &playthrough) {
            None => Ok(playthrough),
            Some(law) => Err(self.broken(law, number, &playthrough).into()),
        }
    }

    /// Shrinks the game and its pack, which also finds the symbols that the violation needs.
    fn broken(&self, law: &Law, number: u32, playthrough: &Playthrough) -> Broken {
        let config = CheckConfig {
            seed: self.demand.seed,
            folder: self.demand.folder.clone(),
            ..CheckConfig::default()
        };
        let (setup, script) = (&playthrough.setup, playthrough.script());
        let again = || {
            let again = Playthrough::following(self.subject, setup, &script);
            again.expect("it was opened before")
        };
        Broken::smallest(self.subject, &config, law, number, again, true)
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
        let tree = strategy.new_tree(&mut runner_of(&bytes));
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
    pub(super) fn triples(&self, wanted: u32) -> Vec<Vec<usize>> {
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
    pub(super) fn swarm(&self, matrix: &Matrix) -> Vec<usize> {
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
    for track in each_mut(content, "sheet.json", "tracks") {
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
    for pool in each_mut(content, "sheet.json", "pools") {
        if let Some(values) = pool["values"].as_array_mut() {
            values.truncate(size);
        }
    }
    let game = content.get_mut("game.json");
    let fields = game.and_then(Value::as_object_mut).into_iter().flatten();
    for (_, field) in fields {
        let boxes = field["track"].as_str().and_then(|track| tracks.get(track));
        if let Some(boxes) = boxes.copied()
            && let Some(values) = field.get_mut("values").and_then(Value::as_array_mut)
        {
            values.truncate(boxes);
        }
    }
}
