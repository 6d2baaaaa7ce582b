//! The interaction matrix: every pair of symbols of a pack meets on small boards that are made for it.
//!
//! A board is a pack with the symbols, tracks and rules of the pack under test, and with small cards full of
//! the pair. On them both symbols fire in one mark, in one turn and across turns, in either order, with and
//! without completing a card. Tracks and pools are new, nearly used up, or used up. Each game on such a
//! board must obey all laws, including agreement with the reference. Then random sets of symbols are played,
//! rare pairs first.

mod maker;
mod symbol;

use crate::config::CheckConfig;
use crate::coverage::{Firings, Met};
use crate::failed::{Failed, NotPlayed};
use crate::laws::{LAWS, Law, same_by_chains};
use crate::pack::{each_mut, values};
use crate::playthrough::Playthrough;
use crate::subject::{Subject, TestPack};
use maker::Maker;
use roll_and_write::text::counted;
use std::collections::BTreeMap;
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
    pub laws: Vec<Law>,
    /// See [`CheckConfig::folder`].
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
                .filter(|law| !idle.contains(&&*law.name))
                .cloned()
                .collect(),
            folder: config.folder,
        }
    }
}

/// The maximum number of additional games for one pair that has not met often enough.
const PATIENCE: u32 = 60;

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
#[derive(Clone, Default, Debug)]
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
    NotPlayed::unless_named(subject.name(), &demand.laws)?;
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
        ..Matrix::default()
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
            for symbol in each_mut(&mut content, "symbols.json", "symbols") {
                let first = if symbol["name"] == *a.name {
                    a_first
                } else if symbol["name"] == *b.name {
                    !a_first
                } else {
                    continue;
                };
                symbol["priority"] = if first { low } else { high }.into();
            }
            playthrough.setup.with_content(&content)
        };
        let (script, steps) = (playthrough.script(), playthrough.len());
        let first = Playthrough::guided(maker.subject, &with(true), &script, steps);
        let second = maker.subject.open(&with(false));
        let (Ok(first), Ok(second)) = (first, second) else {
            return;
        };
        if first.panicked.is_some() || same_by_chains(&first, &*second).is_ok() {
            return;
        }
        self.order.insert(pair, what_decides(a, b));
        if a.order != DeclaredOrder::Matters && b.order != DeclaredOrder::Matters {
            let silent = [a, b].map(|symbol| symbol.order == DeclaredOrder::Nothing);
            let silent = match silent {
                [false, false] => String::new(),
                [true, true] => " (by default)".to_owned(),
                [of_first, _] => {
                    format!(" ({} by default)", if of_first { &a.name } else { &b.name })
                }
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

/// What decides which of two symbols in one mark comes first.
fn what_decides(a: &MatrixSymbol, b: &MatrixSymbol) -> String {
    if a.priority == b.priority {
        return "the reading order of the cells decides".to_owned();
    }
    let (first, then) = if a.priority < b.priority {
        (a, b)
    } else {
        (b, a)
    };
    let (name, before) = (&first.name, then.priority);
    format!(
        "{name} comes first, by priority {} before {before}",
        first.priority
    )
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
