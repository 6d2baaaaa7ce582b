//! Shrinks games: finds the smallest game that still shows the problem. It has fewer seats, turns, steps and
//! options, simpler decisions, and a smaller pack.

use crate::laws::{Law, Violation};
use crate::pack::{entries, names, printed_symbols, values};
use crate::playthrough::{PICKS, Playthrough};
use crate::smaller::{Guided, ShrinkPasses, SmallerGame, make_plain};
use crate::strategies::{choices, seeded};
use crate::subject::{Setup, Subject};
use proptest::strategy::{Strategy, ValueTree};
use rnw_reference::Content;
use serde_json::Value;
use std::sync::Arc;

/// What a shrunken game must still show: a broken law or an event.
#[derive(Clone, Debug)]
pub enum Shows<'a> {
    /// The game breaks this law, which may be a law of your own.
    Broken(Law),
    /// The game has a notice with this key, such as `event-completed`.
    Event(&'a str),
}

impl Shows<'_> {
    /// Finds where a game shows it. Returns `None` if the game does not show it.
    pub fn find(&self, subject: &Subject, playthrough: &Playthrough) -> Option<Violation> {
        match self {
            Self::Broken(law) => {
                // A game that stopped with a panic can only be checked for panics.
                if playthrough.panicked.is_some() && law.name != "panics" {
                    return None;
                }
                law.breach(subject, playthrough)
            }
            Self::Event(key) => {
                let has = |step: &usize| {
                    playthrough
                        .notices(*step)
                        .iter()
                        .any(|notice| notice.message.key == *key)
                };
                let step = (0..playthrough.len()).find(has)?;
                Some(Violation::at(step, format!("{key} happens")))
            }
        }
    }
}

/// A shrunken game and what it shows.
#[derive(Debug)]
pub struct Least {
    /// The game.
    pub playthrough: Arc<Playthrough>,
    /// What it shows, and at which step.
    pub wrong: Violation,
    /// The number of games that were tried.
    pub tried: usize,
}

/// The number of seeds that are tried for a game that shows it sooner.
const DEALS: u64 = 24;
/// The maximum number of games that are tried.
const TRIES: usize = 3_000;

/// Makes a game as small as possible while it still shows the same. Returns `None` if the game does not show it.
///
/// The pack is made smaller too if it has no public name, or if `pack` is true.
///
/// ```
/// use rnw_testkit::{Playthrough, Setup, TestPack, Shows, Subject, shrink};
/// let nuggets = Subject::new("nuggets", 2..=4, |setup| {
///     Ok(rnw_nuggets::load(&setup.pack.files, setup.options(), setup.seats)?)
/// });
/// let pack = TestPack { name: Some("nuggets".into()), files: rnw_nuggets::shipped() };
/// let setup = Setup { seats: 3, options: Vec::new(), pack, seed: 7 };
/// let playthrough = Playthrough::drawn(&nuggets, &setup, &[9, 8, 7, 6, 5, 4]).unwrap();
/// let least = shrink(&nuggets, playthrough, Shows::Event("event-chip-laid"), false).unwrap();
/// assert_eq!(least.playthrough.setup.seats, 2);
/// ```
pub fn shrink(
    subject: &Subject,
    playthrough: Playthrough,
    shows: Shows<'_>,
    pack: bool,
) -> Option<Least> {
    let wrong = shows.find(subject, &playthrough)?;
    let mut search = Search {
        subject,
        shows,
        best: Guided::of(playthrough),
        wrong,
        tried: 0,
    };
    search.cut();
    search.change(ShrinkPasses::of_seats(*subject.seats().start()));
    search.other_deals();
    search.change(ShrinkPasses::all(subject, &search.best, pack));
    Some(Least {
        playthrough: search.best.playthrough,
        wrong: search.wrong,
        tried: search.tried,
    })
}

/// A search for smaller games.
struct Search<'a> {
    subject: &'a Subject,
    shows: Shows<'a>,
    best: Guided,
    wrong: Violation,
    /// The number of games that were tried.
    tried: usize,
}

impl Search<'_> {
    /// Tries a game, and keeps it if it is smaller and shows the same.
    fn try_game(&mut self, change: &SmallerGame) -> bool {
        if self.tried >= TRIES {
            return false;
        }
        self.tried += 1;
        let Some(game) = self.best.smaller(self.subject, change) else {
            return false;
        };
        let Some(wrong) = self.shows.find(self.subject, &game.playthrough) else {
            return false;
        };
        (self.best, self.wrong) = (game, wrong);
        self.cut();
        true
    }

    /// Tries changes until none of them makes the game smaller.
    fn change(&mut self, mut changes: ShrinkPasses) {
        while let Some(change) = changes.next(&self.best).filter(|_| self.tried < TRIES) {
            changes.note(self.try_game(&change));
        }
    }

    /// Cuts off all steps from the one at which the game shows it, or else all steps after that one.
    fn cut(&mut self) {
        let shown = self.wrong.step;
        for steps in [shown, shown + 1] {
            if steps >= self.best.playthrough.len() {
                return;
            }
            let (setup, script) = (&self.best.playthrough.setup, &self.best.script);
            let Ok(playthrough) = Playthrough::guided(self.subject, setup, script, steps) else {
                return;
            };
            if let Some(wrong) = self.shows.find(self.subject, &playthrough) {
                (self.best.playthrough, self.wrong) = (playthrough.into(), wrong);
                return;
            }
        }
    }

    fn setup(&self) -> Setup {
        self.best.playthrough.setup.clone()
    }

    /// Plays other games with the same setup but other deals, and with fewer seats, at random and greedily. One of them may
    /// show it much sooner.
    fn other_deals(&mut self) {
        let seats = *self.subject.seats().start()..=self.setup().seats;
        for (seats, seed) in seats.flat_map(|seats| (0..DEALS).map(move |seed| (seats, seed))) {
            if seats > self.setup().seats {
                return;
            }
            let mut setup = Setup {
                seed,
                ..self.setup()
            };
            if seats < setup.seats {
                // An option may name a seat that is gone.
                (setup.seats, setup.options) = (seats, Vec::new());
            }
            let picks = choices(PICKS).new_tree(&mut seeded(seed));
            let picks = picks.map(|tree| tree.current()).unwrap_or_default();
            for play in [Playthrough::drawn, Playthrough::greedy] {
                let Ok(playthrough) = play(self.subject, &setup, &picks) else {
                    continue;
                };
                self.tried += 1;
                let wrong = self.shows.find(self.subject, &playthrough);
                let best = (self.setup().seats, self.wrong.step);
                let Some(wrong) = wrong.filter(|wrong| (seats, wrong.step) < best) else {
                    continue;
                };
                let mut script = playthrough.script();
                script.truncate(wrong.step + 1);
                let steps = self.best.playthrough.tried();
                self.try_game(&SmallerGame {
                    setup: setup.clone(),
                    script,
                    steps,
                });
            }
        }
    }
}

/// The symbols that a game needs to show something. Each symbol is removed in turn, which makes its cells plain;
/// it is needed if the game then no longer shows the same. Empty if the pack has no symbols.
pub fn guilty(subject: &Subject, playthrough: &Playthrough, shows: &Shows<'_>) -> Vec<String> {
    let script = playthrough.script();
    let showing = |content: &Content| {
        let setup = playthrough.setup.with_content(content);
        let again = Playthrough::guided(subject, &setup, &script, playthrough.tried()).ok();
        again.is_some_and(|again| shows.find(subject, &again).is_some())
    };
    let mut content = values(&playthrough.setup.pack.files);
    let symbols = entries(&content, "symbols.json", "symbols").iter();
    let symbols: Vec<Value> = symbols.cloned().collect();
    for symbol in &symbols {
        let mut without = content.clone();
        if make_plain(&mut without, std::slice::from_ref(symbol)).is_some() && showing(&without) {
            content = without;
        }
    }
    names(printed_symbols(&content))
}
