//! The laws: properties of every game in every reachable state.
//!
//! Each law is a row of a table: its name, what it demands, and a function that checks a played game, each of its states,
//! or each of its states for each seat. A law of your own is one more such value, in [`CheckConfig::laws`].
//!
//! [`CheckConfig::laws`]: crate::CheckConfig::laws

mod audit;
mod lockstep;
mod memory;
mod moves;
mod order;
mod positions;
mod records;
mod secrets;
mod targets;
mod turned;
mod unreachable;

use crate::playthrough::Playthrough;
use crate::subject::{Setup, Subject};
use crate::tally::ReachedCounts;
use crate::test_game::TestGame;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rnw_session::LogEntry;
use roll_and_write::{GameState, Seat};
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
    /// How a game is checked.
    pub check: LawCheck,
}

/// How a game is checked against a law.
///
/// ```
/// use rnw_testkit::{CheckConfig, Law, LawCheck, Subject, check};
/// const NOBODY_LOSES_POINTS: Law = Law {
///     name: "points",
///     clause: "NG-14",
///     says: "nobody has less than no points",
///     check: LawCheck::Seat(|at, seat| match at.game().total(at.state(), seat) {
///         0.. => Ok(()),
///         total => Err(format!("seat {} has {total} points", seat.number())),
///     }),
/// };
/// let game = Subject::new("nuggets", 2..=4, |setup| {
///     Ok(rnw_nuggets::load(&setup.pack.files, setup.options(), setup.seats)?)
/// });
/// let game = game.pack("nuggets", rnw_nuggets::shipped());
/// let laws = vec![&NOBODY_LOSES_POINTS];
/// check(&game, &CheckConfig { laws, games: 2, ..CheckConfig::default() }, |_| {})?;
/// # Ok::<(), rnw_testkit::Failed>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum LawCheck {
    /// A function that checks a whole game.
    Game(fn(&LawContext<'_>, &Playthrough) -> Result<(), Violation>),
    /// A function that is called for every state.
    State(fn(&LawStep<'_>) -> Result<(), String>),
    /// A function that is called for every state and every seat.
    Seat(fn(&LawStep<'_>, Seat) -> Result<(), String>),
}

/// A state of a game that is checked, and the step that was made there.
#[derive(Clone, Copy, Debug)]
pub struct LawStep<'a> {
    /// The context of the check.
    pub context: &'a LawContext<'a>,
    /// The game.
    pub playthrough: &'a Playthrough,
    /// The number of steps before the state.
    pub step: usize,
}

impl LawStep<'_> {
    /// The game.
    pub fn game(&self) -> &dyn TestGame {
        &*self.playthrough.game
    }

    /// The state.
    pub fn state(&self) -> &GameState {
        self.playthrough.state(self.step)
    }

    /// The step that was made in this state, or `None` for the last state.
    pub fn made(&self) -> Option<&LogEntry> {
        self.playthrough.entries().get(self.step)
    }

    /// A generator for a seat that depends only on the setup, the step and the law.
    pub(crate) fn generator(&self, seat: Seat, law: u64) -> ChaCha8Rng {
        let place = (self.step as u64) << 32 | (seat.index() as u64) << 8;
        self.context.generator(place | law)
    }
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
        check: LawCheck::Game(audit::calm),
    },
    Law {
        name: "ends",
        clause: "Ruleset::awaiting",
        says: "every game and every chain of decisions ends within the bounds of its ruleset",
        check: LawCheck::Game(audit::ends),
    },
    Law {
        name: "audit",
        clause: "Ruleset::audit",
        says: "nothing is lost, nothing is in two places, and the total is the sum of the score lines",
        check: LawCheck::State(audit::sound),
    },
    Law {
        name: "memory",
        clause: "SymbolEffect::fire",
        says: "a game has no memory beside its state: a step has the same result again, later, and in a new game",
        check: LawCheck::Game(memory::none),
    },
    Law {
        name: "ways",
        clause: "Ruleset::for_each_move",
        says: "the five ways to ask for moves agree with each other and with a check of every move id",
        check: LawCheck::Seat(moves::ways),
    },
    Law {
        name: "listed",
        clause: "Ruleset::apply",
        says: "every listed move is possible, changes something and leaves a valid state",
        check: LawCheck::Seat(moves::listed),
    },
    Law {
        name: "refused",
        clause: "Ruleset::check",
        says: "a clause refuses every other move, and nothing changes",
        check: LawCheck::State(moves::refused),
    },
    Law {
        name: "texts",
        clause: "Notation::parse_move",
        says: "every move has its own number and its own text, which can be read in any case and spacing",
        check: LawCheck::Game(moves::texts),
    },
    Law {
        name: "targets",
        clause: "Presentation::target",
        says: "every listed move points at its own place in the seat's picture, and that place finds the move",
        check: LawCheck::Seat(targets::point),
    },
    Law {
        name: "arrival",
        clause: "C-7",
        says: "when all seats decide at once, every order of their decisions leads to the same state",
        check: LawCheck::Game(order::arrival),
    },
    Law {
        name: "secrets",
        clause: "SG-30, PY-33, NG-18",
        says: "hidden information never changes the view, moves, events and refusals of a seat",
        check: LawCheck::Seat(secrets::unseen),
    },
    Law {
        name: "notices",
        clause: "SG-30, PY-33, NG-18",
        says: "a view changes only when its seat gets a notice",
        check: LawCheck::State(secrets::notices),
    },
    Law {
        name: "record",
        clause: "rnw_session::replay",
        says: "the record of a game replays to the same result, with any names of players",
        check: LawCheck::Game(records::replayed),
    },
    Law {
        name: "undo",
        clause: "rnw_session::Table::undo",
        says: "undo takes back only what nobody has seen, and redo repeats it",
        check: LawCheck::Game(records::undone),
    },
    Law {
        name: "position",
        clause: "Notation::parse_state",
        says: "every state and every view has a text that means it, and the text of a view has nothing hidden",
        check: LawCheck::Game(positions::round_trip),
    },
    Law {
        name: "turned",
        clause: "SG-13, PY-19",
        says: "if the order of symbols does not matter, turning and mirroring all cards changes nothing",
        check: LawCheck::Game(turned::turned),
    },
    Law {
        name: "unreachable",
        clause: "content.md#symbolsjson",
        says: "a symbol that no card has changes nothing",
        check: LawCheck::Game(unreachable::unreachable),
    },
    Law {
        name: "reference",
        clause: "reference",
        says: "the reference has the same moves, events and scores",
        check: LawCheck::Game(lockstep::agrees),
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

    /// Whether the game begins with a position. A law that needs the whole game is not checked then.
    pub(crate) fn begins_later(&self, law: &'static str) -> bool {
        let later = self.subject.position().is_some();
        if later {
            self.not_asked(law, "the game begins with a position");
        }
        later
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
        let asked = crate::catch_panic::caught(|| self.check.run(ask, playthrough));
        asked.unwrap_or_else(|panic| {
            Err(Violation::at(
                playthrough.len(),
                format!("the game panics: {panic}"),
            ))
        })
    }
}

impl LawCheck {
    fn run(self, context: &LawContext<'_>, playthrough: &Playthrough) -> Result<(), Violation> {
        if let Self::Game(check) = self {
            return check(context, playthrough);
        }
        for step in 0..=playthrough.len() {
            let at = LawStep {
                context,
                playthrough,
                step,
            };
            let checked = match self {
                Self::Game(_) => Ok(()),
                Self::State(check) => check(&at),
                Self::Seat(check) => playthrough.seats().try_for_each(|seat| check(&at, seat)),
            };
            checked.map_err(|what| Violation::at(step, what))?;
        }
        Ok(())
    }
}
