//! What holds for every game at every state that can be reached.
//!
//! Each law is a function from a game that was played to what is wrong with it. A law looks at all states on
//! the way, and around them at every move that could have been made.

mod audit;
mod content;
mod lockstep;
mod memory;
mod moves;
mod order;
mod records;
mod secrets;
mod targets;

use crate::playthrough::Playthrough;
use crate::subject::{Setup, Subject};
use crate::tally::ReachedCounts;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::cell::RefCell;

pub(crate) use content::same_by_chains;

/// A law: its name, the clause that it stands for, and what it says.
#[derive(Clone, Copy, Debug)]
pub struct Law {
    /// The name, as it is reported.
    pub name: &'static str,
    /// The clause of the rules that it stands for, or the part of the contract.
    pub clause: &'static str,
    /// What it says, in a sentence.
    pub says: &'static str,
    holds: fn(&LawContext<'_>, &Playthrough) -> Result<(), Violation>,
}

impl PartialEq for Law {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

/// All laws, in the order in which they are asked. A game with a memory would break most of those behind
/// "memory".
pub const LAWS: &[Law] = &[
    Law {
        name: "panics",
        clause: "Ruleset::apply",
        says: "no game panics",
        holds: audit::calm,
    },
    Law {
        name: "ends",
        clause: "Ruleset::awaiting",
        says: "every game and every chain of decisions ends within what its ruleset promises",
        holds: audit::ends,
    },
    Law {
        name: "audit",
        clause: "Ruleset::audit",
        says: "nothing is lost and nothing is in two places, and the points are the sum of their lines",
        holds: audit::sound,
    },
    Law {
        name: "memory",
        clause: "SymbolEffect::fire",
        says: "a game has no memory beside its state: steps come to the same twice, later, and in a game opened anew",
        holds: memory::none,
    },
    Law {
        name: "ways",
        clause: "Ruleset::for_each_move",
        says: "the five ways to ask for moves agree with each other and with asking for every move id",
        holds: moves::ways,
    },
    Law {
        name: "listed",
        clause: "Ruleset::apply",
        says: "every listed move can be made, changes something and leaves a sound state",
        holds: moves::listed,
    },
    Law {
        name: "refused",
        clause: "Ruleset::check",
        says: "every other move is refused by a clause, and nothing is changed",
        holds: moves::refused,
    },
    Law {
        name: "texts",
        clause: "Notation::parse_move",
        says: "every move has a number and a text of its own, and is read whatever its case and spacing",
        holds: moves::texts,
    },
    Law {
        name: "targets",
        clause: "Presentation::target",
        says: "every listed move points at something of its seat's picture, no two at the same, and is found there",
        holds: targets::point,
    },
    Law {
        name: "arrival",
        clause: "C-7",
        says: "where all decide at once, any order of arrival leads to the same state",
        holds: order::arrival,
    },
    Law {
        name: "secrets",
        clause: "SG-30, PY-33, NG-18",
        says: "what a seat cannot see changes neither its view nor its moves, events and refusals",
        holds: secrets::unseen,
    },
    Law {
        name: "notices",
        clause: "SG-30, PY-33, NG-18",
        says: "a view changes only when its seat is told something",
        holds: secrets::notices,
    },
    Law {
        name: "record",
        clause: "rnw_session::replay",
        says: "the record of a game plays out the same, whatever the players are called",
        holds: records::replayed,
    },
    Law {
        name: "undo",
        clause: "rnw_session::Table::undo",
        says: "undo takes back what nobody has seen and nothing else, and redo makes it again",
        holds: records::undone,
    },
    Law {
        name: "turned",
        clause: "SG-13, PY-19",
        says: "where the order of symbols does not matter, turning and mirroring all cards changes nothing",
        holds: content::turned,
    },
    Law {
        name: "unreachable",
        clause: "content.md#symbolsjson",
        says: "a symbol that no card bears changes nothing",
        holds: content::unreachable,
    },
    Law {
        name: "reference",
        clause: "reference",
        says: "the reference allows, tells and scores the same",
        holds: lockstep::agrees,
    },
];

/// The law of a name.
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
    /// The clause that the rules name, if they do.
    pub clause: Option<String>,
}

impl Violation {
    /// It does not show any more: something beside the game decides.
    pub(crate) fn gone() -> Self {
        Self::at(0, "it was wrong once, and is no longer")
    }

    pub(crate) fn at(step: usize, what: impl Into<String>) -> Self {
        Self {
            step,
            what: what.into(),
            clause: None,
        }
    }
}

/// Says what is wrong if something does not hold.
pub(crate) fn holds(so: bool, step: usize, what: impl FnOnce() -> String) -> Result<(), Violation> {
    if so {
        Ok(())
    } else {
        Err(Violation::at(step, what()))
    }
}

/// What laws are asked with: the game under test, and a generator.
#[derive(Debug)]
pub struct LawContext<'a> {
    /// The game under test.
    pub subject: &'a Subject,
    /// What it was opened with.
    pub setup: &'a Setup,
    /// What was reached on the way.
    pub tally: RefCell<ReachedCounts>,
}

impl<'a> LawContext<'a> {
    /// Asks about a game that was opened so.
    pub fn new(subject: &'a Subject, setup: &'a Setup) -> Self {
        Self {
            subject,
            setup,
            tally: RefCell::new(ReachedCounts::default()),
        }
    }

    /// Notes that a law has nothing to ask of this game.
    pub(crate) fn not_asked(&self, law: &'static str) {
        self.tally.borrow_mut().not_asked(law);
    }

    /// A generator that depends on the opening and a number alone.
    pub(crate) fn generator(&self, stream: u64) -> ChaCha8Rng {
        let mut generator = ChaCha8Rng::seed_from_u64(self.setup.seed);
        generator.set_stream(stream);
        generator
    }
}

impl Law {
    /// Whether the law holds for a game that was played.
    ///
    /// # Errors
    /// What is wrong. A panic of the game counts as wrong too.
    pub fn holds(&self, ask: &LawContext<'_>, playthrough: &Playthrough) -> Result<(), Violation> {
        let asked = crate::catch_panic::caught(|| (self.holds)(ask, playthrough));
        asked.unwrap_or_else(|panic| {
            Err(Violation::at(
                playthrough.len(),
                format!("it panics: {panic}"),
            ))
        })
    }
}
