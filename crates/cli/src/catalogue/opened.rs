//! A game that was opened: for tables that know no game, and for bots that know it well.

use crate::clock::WallClock;
#[cfg(feature = "testkit")]
use crate::testing::Tested;
use bots::analysis::{self, Hindsight, Judgement, Played};
use bots::arena::{self, GameResult};
use bots::balance::{Counter, Totals};
use bots::search::Parameters;
use bots::{Bot, Entrant, Seated, Spec};
use matches::{TurnOfSeat, Turns};
use roll_and_write::flip::{FlipAndWrite, FlipGame};
use roll_and_write::{Game, Seat, Silence, Spoken, Subjects};
use session::{Clock, Player, PlayerFault};
use std::fmt;
use std::sync::Arc;

/// A game that was opened: for tables that know no game, and for bots that know it well.
pub struct Opened {
    /// The game.
    pub game: Arc<dyn Game>,
    known: Arc<dyn Known>,
    /// The time, and the hash of the pack, for those who play from outside.
    clock: Arc<dyn Clock>,
    content: String,
    #[cfg(feature = "testkit")]
    pub(crate) tested: Tested,
}

/// Plays games one after the other: of a seed, the game of a number, with these entrants seated in this
/// order.
pub type Arena = Box<dyn FnMut(&[usize], (u64, u64)) -> GameResult + Send>;
/// An [`Arena`] that also tells how each game went, turn by turn.
pub type TurnArena = Box<dyn FnMut(&[usize], (u64, u64)) -> (GameResult, Vec<TurnOfSeat>) + Send>;
/// An [`Arena`] that also tells what cards, patterns and symbols did in each game.
pub type Counted = Box<dyn FnMut(&[usize], (u64, u64)) -> (GameResult, Totals) + Send>;

/// What entrants are made with: a clock for those with a budget of time, and the hash of the pack for those
/// from outside.
#[derive(Clone, Copy)]
struct With<'a> {
    clock: &'a Arc<dyn Clock>,
    content: &'a str,
}

/// A game as those know it for whom it is specialised.
trait Known: Send + Sync {
    fn team(&self, seat: Seat) -> usize;
    fn subjects(&self) -> Subjects;
    fn player(&self, spec: Spec, clock: &Arc<dyn Clock>) -> Box<dyn Player>;
    fn arena(&self, entrants: &[Entrant], with: With<'_>) -> Arena;
    fn turn_arena(&self, entrants: &[Entrant], with: With<'_>) -> TurnArena;
    fn counted(&self, entrants: &[Entrant], with: With<'_>) -> Counted;
    fn judge(
        &self,
        played: &Played,
        step: usize,
        parameters: Parameters,
        clock: &Arc<dyn Clock>,
    ) -> Result<Option<Judgement>, PlayerFault>;
    fn hindsight(&self, played: &Played, seat: Seat, width: usize) -> Hindsight;
}

/// The rules of one game.
struct Rules<R>(Arc<R>);

impl<R: Spoken> Rules<R> {
    fn bots(entrants: &[Entrant], with: With<'_>) -> Vec<Box<dyn Bot<R>>> {
        let bot = |entrant: &Entrant| entrant.bot(with.clock, with.content);
        entrants.iter().map(bot).collect()
    }
}

impl<R: Spoken> Known for Rules<R> {
    fn team(&self, seat: Seat) -> usize {
        self.0.team(seat)
    }
    fn subjects(&self) -> Subjects {
        self.0.subjects()
    }
    fn player(&self, spec: Spec, clock: &Arc<dyn Clock>) -> Box<dyn Player> {
        Box::new(Seated::new(Arc::clone(&self.0), spec.bot::<R>(clock)))
    }
    fn arena(&self, entrants: &[Entrant], with: With<'_>) -> Arena {
        let (rules, mut bots) = (Arc::clone(&self.0), Self::bots(entrants, with));
        Box::new(move |seated, deal| arena::play(&*rules, &mut bots, seated, deal, &mut Silence))
    }
    fn turn_arena(&self, entrants: &[Entrant], with: With<'_>) -> TurnArena {
        let (rules, mut bots) = (Arc::clone(&self.0), Self::bots(entrants, with));
        Box::new(move |seated, deal| {
            let mut turns = Turns::new(&*rules);
            let result = arena::play(&*rules, &mut bots, seated, deal, &mut turns);
            (result, turns.finish(&rules))
        })
    }
    fn counted(&self, entrants: &[Entrant], with: With<'_>) -> Counted {
        let (rules, mut bots) = (Arc::clone(&self.0), Self::bots(entrants, with));
        Box::new(move |seated, deal| {
            let mut counter = Counter::new(&*rules);
            let result = arena::play(&*rules, &mut bots, seated, deal, &mut counter);
            let counts = counter.finish(&*rules, &result);
            (result, counts)
        })
    }
    fn judge(
        &self,
        played: &Played,
        step: usize,
        parameters: Parameters,
        clock: &Arc<dyn Clock>,
    ) -> Result<Option<Judgement>, PlayerFault> {
        analysis::judge(&*self.0, played, step, parameters, clock)
    }
    fn hindsight(&self, played: &Played, seat: Seat, width: usize) -> Hindsight {
        analysis::hindsight(&*self.0, played, seat, width)
    }
}

impl fmt::Debug for Opened {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Opened")
            .field("game", &self.game)
            .finish_non_exhaustive()
    }
}

impl Opened {
    /// A game with these rules.
    pub fn new<R: Spoken>(rules: R) -> Self {
        Self::shared(Arc::new(rules))
    }

    /// A flip-and-write game with these rules. `rnw test` holds it against the reference, as it does the
    /// games of this workspace.
    pub fn flip<G: FlipGame>(rules: FlipAndWrite<G>) -> Self {
        let rules = Arc::new(rules);
        let opened = Self::shared(Arc::clone(&rules));
        #[cfg(feature = "testkit")]
        let opened = opened.beside(Arc::new(testkit::Effects(rules)));
        opened
    }

    /// The game held against the reference, in which this plays symbols from outside.
    #[cfg(feature = "testkit")]
    pub(crate) fn beside(mut self, outside: crate::testing::Outsider) -> Self {
        self.tested.outside = Some(outside);
        self
    }

    fn shared<R: Spoken>(rules: Arc<R>) -> Self {
        Self {
            #[cfg(feature = "testkit")]
            tested: Tested::new(Arc::clone(&rules)),
            known: Arc::new(Rules(Arc::clone(&rules))),
            game: rules,
            clock: Arc::new(WallClock::start()),
            content: String::new(),
        }
    }

    /// The same, with the hash of its pack to tell.
    pub(crate) fn with_content(self, content: String) -> Self {
        Self { content, ..self }
    }

    fn with(&self) -> With<'_> {
        With {
            clock: &self.clock,
            content: &self.content,
        }
    }

    /// The team of each seat; where all are for themselves, no two are equal.
    pub fn teams(&self) -> Vec<usize> {
        let seats = Seat::all(self.game.seats());
        seats.map(|seat| self.known.team(seat)).collect()
    }

    /// The cards, patterns and symbols whose balance is counted.
    pub fn subjects(&self) -> Subjects {
        self.known.subjects()
    }

    /// A bot for a table of this game.
    pub fn player(&self, spec: Spec) -> Box<dyn Player> {
        self.known.player(spec, &self.clock)
    }

    /// Whole games between these entrants. Who plays games side by side makes one for each thread.
    pub fn arena(&self, entrants: &[Entrant]) -> Arena {
        self.known.arena(entrants, self.with())
    }

    /// Whole games between these entrants, told turn by turn.
    pub fn turn_arena(&self, entrants: &[Entrant]) -> TurnArena {
        self.known.turn_arena(entrants, self.with())
    }

    /// The same, with counts of what was done with cards, patterns and symbols.
    pub fn counted(&self, entrants: &[Entrant]) -> Counted {
        self.known.counted(entrants, self.with())
    }

    /// What a decision of a game that was played cost; see [`analysis::judge`].
    ///
    /// # Errors
    /// If the search fails, which is a bug.
    pub fn judge(
        &self,
        played: &Played,
        step: usize,
        parameters: Parameters,
    ) -> Result<Option<Judgement>, PlayerFault> {
        self.known.judge(played, step, parameters, &self.clock)
    }

    /// The same for whoever looks at decisions elsewhere.
    pub(crate) fn judging(
        &self,
        parameters: Parameters,
    ) -> impl Fn(&Played, usize) -> Result<Option<Judgement>, PlayerFault> + Send + Sync + use<>
    {
        let (known, clock) = (Arc::clone(&self.known), Arc::clone(&self.clock));
        move |played, step| known.judge(played, step, parameters, &clock)
    }

    /// The best that a seat could have reached; see [`analysis::hindsight`].
    pub fn hindsight(&self, played: &Played, seat: Seat, width: usize) -> Hindsight {
        self.known.hindsight(played, seat, width)
    }
}
