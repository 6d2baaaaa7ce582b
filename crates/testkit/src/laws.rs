//! The laws: properties of every game in every reachable state.
//!
//! Each law is a function from a played game to a violation. It checks every state on the way, and often
//! every move that was possible there.

mod audit;
mod lockstep;
mod memory;
mod moves;
mod order;
mod records;
mod secrets;
mod targets;
mod turned;
mod unreachable;

use crate::playthrough::Playthrough;
use crate::subject::{Setup, Subject};
use crate::tally::ReachedCounts;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::cell::RefCell;

pub(crate) use turned::same_by_chains;

/// A law: its name, the clause behind it, and what it demands.
#[derive(Clone, Copy, Debug)]
pub struct Law {
    /// The name, as reports show it.
    pub name: &'static str,
    /// The clause of the rules behind it, or the part of the contract.
    pub clause: &'static str,
    /// What the law demands, in a sentence.
    pub says: &'static str,
    holds: fn(&LawContext<'_>, &Playthrough) -> Result<(), Violation>,
}

impl PartialEq for Law {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

/// All laws, in the order of the checks. A game with a hidden memory would break most of the laws that
/// follow "memory".
pub const LAWS: &[Law] = &[
    Law {
        name: "panics",
        clause: "Ruleset::apply",
        says: "a game never panics",
        holds: audit::calm,
    },
    Law {
        name: "ends",
        clause: "Ruleset::awaiting",
        says: "every game and every chain of decisions ends within the bounds of its ruleset",
        holds: audit::ends,
    },
    Law {
        name: "audit",
        clause: "Ruleset::audit",
        says: "nothing is lost, nothing is in two places, and the total is the sum of the score lines",
        holds: audit::sound,
    },
    Law {
        name: "memory",
        clause: "SymbolEffect::fire",
        says: "a game has no memory beside its state: a step has the same result again, later, and in a new game",
        holds: memory::none,
    },
    Law {
        name: "ways",
        clause: "Ruleset::for_each_move",
        says: "the five ways to ask for moves agree with each other and with a check of every move id",
        holds: moves::ways,
    },
    Law {
        name: "listed",
        clause: "Ruleset::apply",
        says: "every listed move is possible, changes something and leaves a valid state",
        holds: moves::listed,
    },
    Law {
        name: "refused",
        clause: "Ruleset::check",
        says: "a clause refuses every other move, and nothing changes",
        holds: moves::refused,
    },
    Law {
        name: "texts",
        clause: "Notation::parse_move",
        says: "every move has its own number and its own text, which can be read in any case and spacing",
        holds: moves::texts,
    },
    Law {
        name: "targets",
        clause: "Presentation::target",
        says: "every listed move points at its own place in the seat's picture, and that place finds the move",
        holds: targets::point,
    },
    Law {
        name: "arrival",
        clause: "C-7",
        says: "when all seats decide at once, every order of their decisions leads to the same state",
        holds: order::arrival,
    },
    Law {
        name: "secrets",
        clause: "SG-30, PY-33, NG-18",
        says: "hidden information never changes the view, moves, events and refusals of a seat",
        holds: secrets::unseen,
    },
    Law {
        name: "notices",
        clause: "SG-30, PY-33, NG-18",
        says: "a view changes only when its seat gets a notice",
        holds: secrets::notices,
    },
    Law {
        name: "record",
        clause: "rnw_session::replay",
        says: "the record of a game replays to the same result, with any names of players",
        holds: records::replayed,
    },
    Law {
        name: "undo",
        clause: "rnw_session::Table::undo",
        says: "undo takes back only what nobody has seen, and redo repeats it",
        holds: records::undone,
    },
    Law {
        name: "turned",
        clause: "SG-13, PY-19",
        says: "if the order of symbols does not matter, turning and mirroring all cards changes nothing",
        holds: turned::turned,
    },
    Law {
        name: "unreachable",
        clause: "content.md#symbolsjson",
        says: "a symbol that no card has changes nothing",
        holds: unreachable::unreachable,
    },
    Law {
        name: "reference",
        clause: "reference",
        says: "the reference has the same moves, events and scores",
        holds: lockstep::agrees,
    },
];

/// The law with this name.
pub fn law(name: &str) -> Option<&'static Law> {
    LAWS.iter().find(|law| law.name == name)
}

/// What is wrong, and at which step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// The step, counted from 0, before or in which it shows.
    pub step: usize,
    /// What is wrong.
    pub what: String,
    /// The clause that the rules name, if they name one.
    pub clause: Option<String>,
}

impl Violation {
    /// The violation has disappeared: the result depends on something outside the game.
    pub(crate) fn gone() -> Self {
        Self::at(
            0,
            "the law was broken once, but not when it was checked again",
        )
    }

    pub(crate) fn at(step: usize, what: impl Into<String>) -> Self {
        Self {
            step,
            what: what.into(),
            clause: None,
        }
    }
}

/// Returns a violation at `step` if `so` is false.
pub(crate) fn holds(so: bool, step: usize, what: impl FnOnce() -> String) -> Result<(), Violation> {
    if so {
        Ok(())
    } else {
        Err(Violation::at(step, what()))
    }
}

/// The context of a check: the game under test, and a random generator.
#[derive(Debug)]
pub struct LawContext<'a> {
    /// The game under test.
    pub subject: &'a Subject,
    /// Its setup.
    pub setup: &'a Setup,
    /// What the game reached.
    pub tally: RefCell<ReachedCounts>,
}

impl<'a> LawContext<'a> {
    /// A context for games with this setup.
    pub fn new(subject: &'a Subject, setup: &'a Setup) -> Self {
        Self {
            subject,
            setup,
            tally: RefCell::new(ReachedCounts::default()),
        }
    }

    /// Notes that a law was not checked in this game, and why.
    pub(crate) fn not_asked(&self, law: &'static str, why: &'static str) {
        self.tally.borrow_mut().not_asked(law, why);
    }

    /// A generator that depends only on the setup and on `stream`.
    pub(crate) fn generator(&self, stream: u64) -> ChaCha8Rng {
        let mut generator = ChaCha8Rng::seed_from_u64(self.setup.seed);
        generator.set_stream(stream);
        generator
    }
}

/// The first of these laws that a game breaks.
pub(crate) fn first_broken(
    laws: &[&'static Law],
    ask: &LawContext<'_>,
    playthrough: &Playthrough,
) -> Option<&'static Law> {
    // A game that stopped with a panic can only be checked for the first of them, which finds panics.
    let checked = if playthrough.panicked.is_some() {
        1
    } else {
        laws.len()
    };
    let mut laws = laws.iter().take(checked).copied();
    laws.find(|law| law.holds(ask, playthrough).is_err())
}

impl Law {
    /// How a game breaks the law, or `None` if it obeys.
    pub(crate) fn breach(&self, subject: &Subject, playthrough: &Playthrough) -> Option<Violation> {
        let ask = LawContext::new(subject, &playthrough.setup);
        self.holds(&ask, playthrough).err()
    }

    /// Checks whether a played game obeys the law.
    ///
    /// # Errors
    /// What is wrong. A panic of the game is also a violation.
    pub fn holds(&self, ask: &LawContext<'_>, playthrough: &Playthrough) -> Result<(), Violation> {
        let asked = crate::catch_panic::caught(|| (self.holds)(ask, playthrough));
        asked.unwrap_or_else(|panic| {
            Err(Violation::at(
                playthrough.len(),
                format!("the game panics: {panic}"),
            ))
        })
    }
}
