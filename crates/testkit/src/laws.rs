//! The laws: properties of every game in every reachable state.
//!
//! Each law has a name, a sentence that says what it demands, and a function that checks a played game, each of its
//! states, or each of its states for each seat. The [table](LAWS) lists those for all games. [`Law`] makes others.

mod audit;
mod leaks;
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

use crate::catch_panic::caught;
use crate::playthrough::Playthrough;
use crate::subject::{Setup, Subject};
use crate::tally::ReachedCounts;
use crate::test_game::TestGame;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rnw_session::LogEntry;
use roll_and_write::{GameState, Presentation, Seat};
use std::borrow::Cow;
use std::cell::RefCell;
use std::fmt;
use std::ops::Range;
use std::sync::{Arc, LazyLock};

pub(crate) use turned::same_by_chains;

/// A law: its name, the clause behind it, and what it demands. A clone is the same law. Laws are compared by their
/// names.
///
/// A law of your own is made of a function that returns what is wrong. It is checked as the others are: the game that
/// breaks it is shrunk, written as a record and printed. [`HeldLaws::also`](crate::HeldLaws::also) adds it to all laws.
///
/// ```
/// use rnw_testkit::{CheckConfig, Law, Subject, check};
/// let says = "nobody has less than no points";
/// let points = Law::seat("points", "NG-14", says, |at, seat| {
///     match at.game().total(at.state(), seat) {
///         0.. => Ok(()),
///         total => Err(format!("seat {} has {total} points", seat.number())),
///     }
/// });
/// let game = Subject::new("nuggets", 2..=4, |setup| {
///     Ok(rnw_nuggets::load(&setup.pack.files, setup.options(), setup.seats)?)
/// });
/// let game = game.pack("nuggets", rnw_nuggets::shipped());
/// let laws = vec![points];
/// check(&game, &CheckConfig { laws, games: 2, ..CheckConfig::default() }, |_| {})?;
/// # Ok::<(), rnw_testkit::Failed>(())
/// ```
#[derive(Clone)]
pub struct Law {
    /// The name, as reports show it: letters, digits and dashes.
    pub name: Cow<'static, str>,
    /// The clauses of the rules behind it, or the part of the contract, separated by commas.
    pub clause: Cow<'static, str>,
    /// What the law demands, in a sentence.
    pub says: Cow<'static, str>,
    check: Arc<LawCheck>,
}

type LawCheck = dyn Fn(&LawContext<'_>, &Playthrough) -> Result<(), Violation> + Send + Sync;

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

    /// The rules and the state as the types of one game, for laws about that game alone.
    ///
    /// # Errors
    /// If it is another game.
    pub fn of<R: Presentation>(&self) -> Result<(&R, &R::State), String> {
        self.playthrough.of::<R>(self.step).ok_or_else(|| {
            let (rules, game) = (std::any::type_name::<R>(), &self.game().info().name);
            format!("the law is about {rules}, but {game} has other rules")
        })
    }

    /// The phase that ends in this state, in which several seats decided at the same time: its steps. Empty if none does.
    pub fn phase(&self) -> Range<usize> {
        let mut phases = self.playthrough.phases().into_iter();
        let ended = phases.find(|phase| phase.end == self.step);
        ended.unwrap_or(self.step..self.step)
    }

    /// The step that was made in this state, or `None` for the last state.
    pub fn made(&self) -> Option<&LogEntry> {
        self.playthrough.entries().get(self.step)
    }

    /// A generator for a seat that depends only on the setup, the step and the number of the law.
    pub fn generator(&self, seat: Seat, law: u64) -> ChaCha8Rng {
        let place = (self.step as u64) << 32 | (seat.index() as u64) << 8;
        self.context.generator(place | law)
    }
}

impl PartialEq for Law {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl fmt::Debug for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Law({})", self.name)
    }
}

/// All laws, in the order of the checks. A game with a hidden memory would break most of the laws that
/// follow "memory".
pub static LAWS: LazyLock<Vec<Law>> = LazyLock::new(|| {
    vec![
        Law::game(
            "panics",
            "Ruleset::apply",
            "a game never panics",
            audit::calm,
        ),
        Law::game(
            "ends",
            "Ruleset::awaiting",
            "every game and every chain of decisions ends within the bounds of its ruleset",
            audit::ends,
        ),
        Law::state(
            "audit",
            "Ruleset::audit",
            "nothing is lost, nothing is in two places, and the total is the sum of the score lines",
            audit::sound,
        ),
        Law::game(
            "memory",
            "SymbolEffect::fire",
            "a game has no memory beside its state: a step has the same result again, later, and in a new game",
            memory::none,
        ),
        Law::seat(
            "ways",
            "Ruleset::for_each_move",
            "the five ways to ask for moves agree with each other and with a check of every move id",
            moves::ways,
        ),
        Law::seat(
            "listed",
            "Ruleset::apply",
            "every listed move is possible, changes something and leaves a valid state",
            moves::listed,
        ),
        Law::state(
            "refused",
            "Ruleset::check",
            "a clause refuses every other move, and nothing changes",
            moves::refused,
        ),
        Law::game(
            "texts",
            "Notation::parse_move",
            "every move has its own number and its own text, which can be read in any case and spacing",
            moves::texts,
        ),
        Law::seat(
            "targets",
            "Presentation::target",
            "every listed move points at its own place in the seat's picture, and that place finds the move",
            targets::point,
        ),
        Law::game(
            "arrival",
            "Awaiting::Seats, C-7, LL-16",
            "when all seats decide at once, every order of their decisions leads to the same state",
            order::arrival,
        ),
        Law::seat(
            "secrets",
            "Ruleset::view, SG-30, PY-33, NG-18, LL-16",
            "hidden information never changes the view, moves, events and refusals of a seat",
            secrets::unseen,
        ),
        Law::state(
            "notices",
            "Presentation::notice, SG-30, PY-33, NG-18, LL-16",
            "a view changes only when its seat gets a notice",
            secrets::notices,
        ),
        Law::game(
            "leaks",
            "Presentation::notice, SG-30, PY-33, NG-18, LL-16",
            "a seat gets no notice of a decision that its view hides, and no notice says what its view does not show",
            leaks::none,
        ),
        Law::game(
            "record",
            "rnw_session::replay",
            "the record of a game replays to the same result, with any names of players",
            records::replayed,
        ),
        Law::game(
            "undo",
            "rnw_session::Table::undo",
            "undo takes back only what nobody has seen, and redo repeats it",
            records::undone,
        ),
        Law::game(
            "position",
            "Notation::parse_state",
            "every state and every view has a text that means it, and the text of a view has nothing hidden",
            positions::round_trip,
        ),
        Law::game(
            "turned",
            "content.md#the-order-of-effects, SG-13, PY-19",
            "if the order of symbols does not matter, turning and mirroring all cards changes nothing",
            turned::turned,
        ),
        Law::game(
            "unreachable",
            "content.md#symbolsjson",
            "a symbol that no card has changes nothing",
            unreachable::unreachable,
        ),
        Law::game(
            "reference",
            "reference",
            "the reference has the same moves, events and scores",
            lockstep::agrees,
        ),
    ]
});

/// Which games have clauses with which prefix. The first ones are those of the turn that card games share.
const PREFIXES: [(&str, &str); 6] = [
    ("C", "silver-and-gold"),
    ("C", "pyramids"),
    ("SG", "silver-and-gold"),
    ("PY", "pyramids"),
    ("NG", "nuggets"),
    ("LL", "lamplighters"),
];

/// The law for all games with this name.
pub fn law(name: &str) -> Option<Law> {
    LAWS.iter().find(|law| law.name == name).cloned()
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

    /// This is wrong before or in a step. Steps are counted from 0.
    pub fn at(step: usize, what: impl Into<String>) -> Self {
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

    /// Notes that a law was not checked in this game, and why. [`ReachedCounts::silent`] counts these games.
    pub fn not_asked(&self, law: &str, why: &str) {
        self.tally.borrow_mut().not_asked(law, 1, why);
    }

    /// Counts that a game reached what a law is about: [`ReachedCounts::count`] finds it by this name.
    pub fn reached(&self, what: &str) {
        self.tally.borrow_mut().add(what.to_owned());
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
    pub fn generator(&self, stream: u64) -> ChaCha8Rng {
        let mut generator = ChaCha8Rng::seed_from_u64(self.setup.seed);
        generator.set_stream(stream);
        generator
    }
}

/// The first of these laws that a game breaks. A game that panics never passes: it breaks the first of all laws.
pub(crate) fn first_broken<'l>(
    laws: &'l [Law],
    ask: &LawContext<'_>,
    playthrough: &Playthrough,
) -> Option<&'l Law> {
    if playthrough.panicked.is_some() {
        return Some(&LAWS[0]);
    }
    laws.iter().find(|law| law.holds(ask, playthrough).is_err())
}

impl Law {
    /// A law about a whole game. Its name must differ from those of the other laws.
    pub fn game(
        name: impl Into<Cow<'static, str>>,
        clause: impl Into<Cow<'static, str>>,
        says: impl Into<Cow<'static, str>>,
        check: impl Fn(&LawContext<'_>, &Playthrough) -> Result<(), Violation> + Send + Sync + 'static,
    ) -> Self {
        Self {
            name: name.into(),
            clause: clause.into(),
            says: says.into(),
            check: Arc::new(check),
        }
    }

    /// A law about every state of a game. `check` returns what is wrong with one; its panic is a violation too.
    pub fn state(
        name: impl Into<Cow<'static, str>>,
        clause: impl Into<Cow<'static, str>>,
        says: impl Into<Cow<'static, str>>,
        check: impl Fn(&LawStep<'_>) -> Result<(), String> + Send + Sync + 'static,
    ) -> Self {
        Self::game(name, clause, says, move |context, playthrough| {
            (0..=playthrough.len()).try_for_each(|step| {
                let at = LawStep {
                    context,
                    playthrough,
                    step,
                };
                let checked = caught(|| check(&at)).unwrap_or_else(|panic| Err(panicked(&panic)));
                checked.map_err(|what| Violation::at(step, what))
            })
        })
    }

    /// A law about every state of a game as each seat finds it.
    pub fn seat(
        name: impl Into<Cow<'static, str>>,
        clause: impl Into<Cow<'static, str>>,
        says: impl Into<Cow<'static, str>>,
        check: impl Fn(&LawStep<'_>, Seat) -> Result<(), String> + Send + Sync + 'static,
    ) -> Self {
        Self::state(name, clause, says, move |at| {
            let mut seats = at.playthrough.seats();
            seats.try_for_each(|seat| check(at, seat))
        })
    }

    /// The clauses that a report about this game cites: those of the game, or else those that belong to no other game.
    /// A law of your own cites what you wrote.
    ///
    /// ```
    /// let secrets = rnw_testkit::law("secrets").unwrap();
    /// assert_eq!(secrets.clause_in("nuggets"), "NG-18");
    /// assert_eq!(secrets.clause_in("my-game"), "Ruleset::view");
    /// ```
    pub fn clause_in(&self, game: &str) -> String {
        if !self.is_stock() {
            return self.clause.to_string();
        }
        let is_of = |clause: &str, is_asked: &dyn Fn(&str) -> bool| {
            let prefix = clause.split_once('-').map(|(prefix, _)| prefix);
            let mut prefixes = PREFIXES.iter();
            prefixes.any(|(known, game)| Some(*known) == prefix && is_asked(game))
        };
        let clauses = || self.clause.split(", ");
        let own = clauses().filter(|clause| is_of(clause, &|name| name == game));
        let general = clauses().filter(|clause| !is_of(clause, &|_| true));
        let found = [
            own.collect(),
            general.collect(),
            clauses().collect::<Vec<_>>(),
        ];
        let cited = found.iter().find(|clauses| !clauses.is_empty());
        cited.map(|clauses| clauses.join(", ")).unwrap_or_default()
    }

    /// What is wrong with the name: it stands in names of folders and in lists, and no two laws have the same.
    pub(crate) fn check_name(&self) -> Result<(), &'static str> {
        let is_plain = |c: char| c.is_alphanumeric() || c == '-';
        if self.name.is_empty() || !self.name.chars().all(is_plain) {
            return Err("a name has letters, digits and dashes only");
        }
        match law(&self.name) {
            Some(stock) if !Arc::ptr_eq(&stock.check, &self.check) => {
                Err("a law for all games has this name; choose another one")
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Whether it is a law for all games, which other programs know by its name.
    pub(crate) fn is_stock(&self) -> bool {
        LAWS.contains(self)
    }

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
        let asked = caught(|| (self.check)(ask, playthrough));
        asked.unwrap_or_else(|panic| Err(Violation::at(playthrough.len(), panicked(&panic))))
    }
}

fn panicked(panic: &str) -> String {
    format!("the game or the law panics: {panic}")
}
