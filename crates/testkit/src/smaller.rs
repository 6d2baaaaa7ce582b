//! Changes that make a game smaller. They come one at a time, and somebody else says whether the smaller game still shows
//! the problem: a [law](crate::shrink) or a test of [`proptest`].

use crate::pack::{entries, entries_mut, values};
use crate::playthrough::{GameAct, Playthrough};
use crate::subject::{Setup, Subject};
use rnw_reference::Content;
use roll_and_write::Seat;
use serde_json::Value;
use std::ops::Range;
use std::sync::Arc;

/// A game, and the script that led to it.
#[derive(Clone, Debug)]
pub(crate) struct Guided {
    pub(crate) playthrough: Arc<Playthrough>,
    pub(crate) script: Vec<GameAct>,
}

/// What leads to a smaller game, if it can be played.
#[derive(Debug)]
pub(crate) struct SmallerGame {
    pub(crate) setup: Setup,
    pub(crate) script: Vec<GameAct>,
    pub(crate) steps: usize,
}

impl Guided {
    pub(crate) fn of(playthrough: Playthrough) -> Self {
        Self {
            script: playthrough.script(),
            playthrough: playthrough.into(),
        }
    }

    /// Plays a smaller game. `None` if it cannot be opened, or if it is not smaller than this one.
    pub(crate) fn smaller(&self, subject: &Subject, change: &SmallerGame) -> Option<Self> {
        let SmallerGame {
            setup,
            script,
            steps,
        } = change;
        let playthrough = Playthrough::guided(subject, setup, script, *steps).ok()?;
        let is_smaller = size(&playthrough, script) < size(&self.playthrough, &self.script);
        is_smaller.then(|| Self {
            playthrough: playthrough.into(),
            script: script.clone(),
        })
    }
}

/// Leaves out parts of a game: first many at the same time, then single ones. It begins again as long as anything is found.
#[derive(Clone, Default, Debug)]
pub(crate) struct ShrinkPasses {
    round: Vec<ShrinkPass>,
    /// The change of the round that is tried.
    at: usize,
    /// How many parts it leaves out at a time. `None` before it begins.
    chunk: Option<usize>,
    /// The first part that it leaves out.
    from: usize,
    /// Whether the round has found a smaller game.
    found: bool,
}

impl ShrinkPasses {
    fn new(round: Vec<ShrinkPass>) -> Self {
        Self {
            round,
            ..Self::default()
        }
    }

    /// Leaves out seats, down to this number.
    pub(crate) fn of_seats(least: usize) -> Self {
        Self::new(vec![ShrinkPass::Seats { least }])
    }

    /// Tries all changes of a game. Its pack becomes smaller if it was generated, or if `pack` is true.
    pub(crate) fn all(subject: &Subject, game: &Guided, pack: bool) -> Self {
        use ShrinkPass::{Acts, List, Moves, Options, Programs, Seats, Seed, Steps, Turns};
        let least = *subject.seats().start();
        let mut round = vec![Seats { least }, Options, Steps, Turns, Acts, Moves];
        if pack || game.playthrough.setup.pack.name.is_none() {
            round.extend([
                List("symbols.json", "symbols"),
                List("cards.json", "cards"),
                List("patterns.json", "expeditions"),
                List("sheet.json", "tracks"),
                List("sheet.json", "pools"),
                Programs,
            ]);
        }
        round.push(Seed);
        Self::new(round)
    }

    /// The next change of this game. `None` if no change makes it smaller.
    pub(crate) fn next(&mut self, game: &Guided) -> Option<SmallerGame> {
        loop {
            let Some(change) = self.round.get(self.at) else {
                if !std::mem::take(&mut self.found) {
                    return None;
                }
                self.at = 0;
                continue;
            };
            let count = change.count(game);
            let chunk = *self.chunk.get_or_insert_with(|| change.most(count));
            if chunk == 0 {
                (self.at, self.chunk, self.from) = (self.at + 1, None, 0);
            } else if self.from >= count {
                (self.chunk, self.from) = (Some((chunk / 2).min(count)), 0);
            } else {
                let parts = self.from..count.min(self.from + chunk);
                if let Some(smaller) = change.without(game, parts) {
                    return Some(smaller);
                }
                self.from += chunk;
            }
        }
    }

    /// Notes whether the game of the last change is smaller and shows the problem. If so, the next change is one of that
    /// game.
    pub(crate) fn note(&mut self, shows: bool) {
        self.found |= shows;
        if !shows {
            self.from += self.chunk.unwrap_or(1);
        }
    }
}

/// What is left out.
#[derive(Clone, Copy, Debug)]
enum ShrinkPass {
    Seats {
        least: usize,
    },
    Options,
    /// The last steps.
    Steps,
    /// Whole turns. Later turns move forward.
    Turns,
    /// Acts of the script. The game then makes the simplest choices at these points.
    Acts,
    /// Words of moves: the last one, or all but one.
    Moves,
    /// Entries of a list of the pack: its file and its name.
    List(&'static str, &'static str),
    /// Steps of the programs of symbols.
    Programs,
    Seed,
}

impl ShrinkPass {
    /// The number of parts.
    fn count(self, game: &Guided) -> usize {
        let setup = &game.playthrough.setup;
        match self {
            Self::Seats { least } if setup.seats > least => setup.seats,
            Self::Seats { .. } => 0,
            Self::Options => setup.options.len(),
            Self::Steps => game.playthrough.tried(),
            Self::Turns => game.playthrough.turns().len(),
            Self::Acts => game.script.len(),
            Self::Moves => simpler_moves(&game.script).len(),
            Self::List(file, list) => entries(&values(&setup.pack.files), file, list).len(),
            Self::Programs => program_steps(&values(&setup.pack.files)).len(),
            Self::Seed => usize::from(setup.seed != 0),
        }
    }

    /// How many of the parts are left out at first.
    fn most(self, count: usize) -> usize {
        match self {
            Self::Steps | Self::Turns | Self::Acts => count,
            Self::List(..) => count / 2,
            Self::Seats { .. } | Self::Options | Self::Moves | Self::Programs | Self::Seed => {
                count.min(1)
            }
        }
    }

    /// The game without these parts. `None` if that is no game.
    fn without(self, game: &Guided, parts: Range<usize>) -> Option<SmallerGame> {
        let mut setup = game.playthrough.setup.clone();
        let mut script = game.script.clone();
        let mut steps = game.playthrough.tried();
        let first = parts.start;
        match self {
            Self::Seats { .. } => {
                script = without_seat(&script, setup.seats - 1 - first, setup.seats);
                setup.seats -= 1;
            }
            Self::Options => _ = setup.options.remove(setup.options.len() - 1 - first),
            Self::Steps if first > 0 => return None,
            Self::Steps => steps -= parts.len(),
            Self::Turns => {
                let turns = &game.playthrough.turns()[parts];
                script = game.playthrough.script();
                script.drain(turns.first()?.start..turns.last()?.end);
            }
            Self::Acts => _ = script.drain(parts),
            Self::Moves => {
                let (index, simpler) = simpler_moves(&script).into_iter().nth(first)?;
                script[index] = simpler;
            }
            Self::List(file, list) => {
                let content = values(&setup.pack.files);
                let list = format!("/{list}");
                setup = setup.with_content(&without_entries(content, file, &list, parts)?);
            }
            Self::Programs => {
                let content = values(&setup.pack.files);
                let (symbol, step) = *program_steps(&content).get(first)?;
                let (file, list) = ("symbols.json", format!("/symbols/{symbol}/program"));
                let content = without_entries(content, file, &list, step..step + 1)?;
                setup = setup.with_content(&content);
            }
            Self::Seed => setup.seed = 0,
        }
        Some(SmallerGame {
            setup,
            script,
            steps,
        })
    }
}

/// Moves with shorter texts, each with the place of its move in the script: without the last word, or with only one of
/// the words.
fn simpler_moves(script: &[GameAct]) -> Vec<(usize, GameAct)> {
    let mut simpler = Vec::new();
    for (index, act) in script.iter().enumerate() {
        let GameAct::Move(seat, text) = act else {
            continue;
        };
        let words: Vec<&str> = text.split(' ').collect();
        if words.len() > 2 {
            let shorter = words[..words.len() - 1].join(" ");
            let alone = words[1..].iter().map(|word| format!("{} {word}", words[0]));
            let texts = std::iter::once(shorter).chain(alone);
            simpler.extend(texts.map(|text| (index, GameAct::Move(*seat, text))));
        }
    }
    simpler
}

/// The steps of the programs of a pack: the index of the symbol, and that of the step.
fn program_steps(content: &Content) -> Vec<(usize, usize)> {
    let symbols = entries(content, "symbols.json", "symbols").iter();
    let steps = |symbol: &Value| symbol["program"].as_array().map_or(0, Vec::len);
    let steps = symbols.map(steps).enumerate();
    steps
        .flat_map(|(symbol, steps)| (0..steps).map(move |step| (symbol, step)))
        .collect()
}

/// The size of a game. Compares seats first, then steps, options, acts of the script, letters, the pack, and
/// whether it has a seed.
fn size(
    playthrough: &Playthrough,
    script: &[GameAct],
) -> (usize, usize, usize, usize, usize, usize, bool) {
    let letters = |act: &GameAct| match act {
        GameAct::Deal(_, text) | GameAct::Move(_, text) => text.len(),
    };
    let setup = &playthrough.setup;
    let pack: usize = setup
        .pack
        .files
        .sources()
        .iter()
        .map(|source| source.text.len())
        .sum();
    (
        setup.seats,
        playthrough.len(),
        setup.options.len(),
        script.len(),
        script.iter().map(letters).sum(),
        pack,
        setup.seed != 0,
    )
}

/// The script without a seat. The seats after it move forward by one.
fn without_seat(script: &[GameAct], gone: usize, seats: usize) -> Vec<GameAct> {
    let is_dealt = |act: &&GameAct| matches!(act, GameAct::Deal(purpose, _) if purpose == "deal");
    // Cards are dealt seat by seat.
    let each = script.iter().filter(is_dealt).count() / seats;
    let mut dealt = 0;
    let mut kept = Vec::new();
    for act in script {
        match act {
            GameAct::Deal(purpose, _) if purpose == "deal" => {
                dealt += 1;
                if (dealt - 1) / each.max(1) != gone {
                    kept.push(act.clone());
                }
            }
            GameAct::Deal(..) => kept.push(act.clone()),
            GameAct::Move(seat, _) if seat.index() == gone => {}
            GameAct::Move(seat, text) => {
                let seat = Seat::new(seat.index() - usize::from(seat.index() > gone));
                kept.push(GameAct::Move(seat, text.clone()));
            }
        }
    }
    kept
}

/// The pack without some entries of a list. Cells with a removed symbol become plain.
fn without_entries(
    content: Content,
    file: &str,
    list: &str,
    gone: std::ops::Range<usize>,
) -> Option<Content> {
    let mut content = content;
    let entries = content.get_mut(file)?.pointer_mut(list)?.as_array_mut()?;
    let taken: Vec<Value> = entries.drain(gone).collect();
    if list == "/symbols" {
        make_plain(&mut content, &taken)?;
    }
    Some(content)
}

/// Makes all cells with these symbols plain.
pub(crate) fn make_plain(content: &mut Content, symbols: &[Value]) -> Option<()> {
    let chars: Vec<char> = symbols
        .iter()
        .filter_map(|symbol| symbol["char"].as_str()?.chars().next())
        .collect();
    for card in entries_mut(content, "cards.json", "cards")? {
        for row in card["grid"].as_array_mut()? {
            let plain = |cell: char| if chars.contains(&cell) { '.' } else { cell };
            *row = row.as_str()?.chars().map(plain).collect::<String>().into();
        }
    }
    Some(())
}
