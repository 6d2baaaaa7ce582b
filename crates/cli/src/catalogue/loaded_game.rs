//! A game that was loaded: for tables that know no game, and for bots that know it well.

use crate::clock::WallClock;
use rnw_bots::analysis::{Hindsight, Judge, Judgement, LookBack, RecordedGame};
use rnw_bots::arena::{Arena, ArenaReport, OpenArena, ResultOnly};
use rnw_bots::balance::{ListUsageKeys, UsageReport};
use rnw_bots::search::Parameters;
use rnw_bots::{Entrant, SeatBot, Spec};
use rnw_matches::TurnReport;
#[cfg(feature = "testkit")]
use rnw_reference::ExternalEffects;
use rnw_session::{Clock, Player, PlayerFault};
#[cfg(feature = "testkit")]
use rnw_testkit::TestGame as Tested;
#[cfg(not(feature = "testkit"))]
use roll_and_write::Game as Tested;
use roll_and_write::flip::{FlipAndWrite, FlipGame};
use roll_and_write::{Accept, Presentation, Seat, Statistics, UsageKeys};
use std::fmt;
use std::sync::Arc;

/// Some game with all that a command asks of its rules: a line for each visitor. Every ruleset is one.
pub trait AnyGame:
    Tested
    + for<'a> Accept<SeatBot<'a>>
    + for<'a> Accept<OpenArena<'a, ResultOnly>>
    + for<'a> Accept<OpenArena<'a, TurnReport>>
    + for<'a> Accept<OpenArena<'a, UsageReport>>
    + for<'a> Accept<Judge<'a>>
    + for<'a> Accept<LookBack<'a>>
    + Accept<ListUsageKeys>
{
}

impl<R: Presentation + Statistics> AnyGame for R {}

/// A game that was loaded: for tables that know no game, and for bots that know it well.
pub struct LoadedGame {
    /// The game.
    pub game: Arc<dyn AnyGame>,
    /// The time, and the hash of the pack, for those who play from outside.
    clock: Arc<dyn Clock>,
    content: String,
    /// Who plays symbols from outside in the reference; `None` if the reference does not know the game.
    #[cfg(feature = "testkit")]
    pub(crate) outside: Option<Arc<dyn ExternalEffects + Send + Sync>>,
}

impl fmt::Debug for LoadedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LoadedGame")
            .field("game", &self.game)
            .finish_non_exhaustive()
    }
}

impl LoadedGame {
    /// A game with these rules.
    pub fn new<R: Presentation + Statistics>(rules: R) -> Self {
        Self::shared(Arc::new(rules))
    }

    /// A flip-and-write game with these rules. `rnw test` holds it against the reference, as it does the
    /// games of this workspace.
    pub fn flip<G: FlipGame>(rules: FlipAndWrite<G>) -> Self {
        let rules = Arc::new(rules);
        let loaded = Self::shared(rules.clone());
        #[cfg(feature = "testkit")]
        let loaded = loaded.beside(Arc::new(rnw_testkit::Effects(rules)));
        loaded
    }

    /// The game held against the reference, in which this plays symbols from outside.
    #[cfg(feature = "testkit")]
    pub(crate) fn beside(self, outside: Arc<dyn ExternalEffects + Send + Sync>) -> Self {
        Self {
            outside: Some(outside),
            ..self
        }
    }

    fn shared(game: Arc<dyn AnyGame>) -> Self {
        Self {
            game,
            clock: Arc::new(WallClock::start()),
            content: String::new(),
            #[cfg(feature = "testkit")]
            outside: None,
        }
    }

    /// The same, with the hash of its pack to tell.
    pub(crate) fn with_content(self, content: String) -> Self {
        Self { content, ..self }
    }

    fn game(&self) -> Arc<dyn AnyGame> {
        Arc::clone(&self.game)
    }

    /// The team of each seat; where all are for themselves, no two are equal.
    pub fn teams(&self) -> Vec<usize> {
        let info = self.game.info();
        let seats = Seat::all(info.seats);
        seats.map(|seat| info.teams[seat]).collect()
    }

    /// The cards, patterns and symbols whose balance is counted.
    pub fn usage_keys(&self) -> UsageKeys {
        self.game().accept(ListUsageKeys)
    }

    /// A bot for a table of this game.
    pub fn player(&self, spec: Spec) -> Box<dyn Player> {
        let clock = &self.clock;
        self.game().accept(SeatBot { spec, clock })
    }

    /// Whole games between these entrants, with what is reported of each. Who plays games side by side makes
    /// one for each thread.
    pub fn arena<T: ArenaReport>(&self, entrants: &[Entrant]) -> Arena<T::Output>
    where
        dyn AnyGame: for<'a> Accept<OpenArena<'a, T>>,
    {
        let arena = OpenArena::<T>::new(entrants, &self.clock, &self.content);
        self.game().accept(arena)
    }

    /// What a decision of a game that was played cost; see [`judge`](rnw_bots::analysis::judge).
    ///
    /// # Errors
    /// If the search fails, which is a bug.
    pub fn judge(
        &self,
        played: &RecordedGame,
        step: usize,
        parameters: Parameters,
    ) -> Result<Option<Judgement>, PlayerFault> {
        judge(&self.game, &self.clock, played, step, parameters)
    }

    /// The same for whoever looks at decisions elsewhere.
    pub(crate) fn judging(
        &self,
        parameters: Parameters,
    ) -> impl Fn(&RecordedGame, usize) -> Result<Option<Judgement>, PlayerFault> + Send + Sync + use<>
    {
        let (game, clock) = (self.game(), Arc::clone(&self.clock));
        move |played, step| judge(&game, &clock, played, step, parameters)
    }

    /// The best that a seat could have reached; see [`hindsight`](rnw_bots::analysis::hindsight).
    pub fn hindsight(&self, played: &RecordedGame, seat: Seat, width: usize) -> Hindsight {
        self.game().accept(LookBack {
            played,
            seat,
            width,
        })
    }
}

fn judge(
    game: &Arc<dyn AnyGame>,
    clock: &Arc<dyn Clock>,
    played: &RecordedGame,
    step: usize,
    parameters: Parameters,
) -> Result<Option<Judgement>, PlayerFault> {
    Arc::clone(game).accept(Judge {
        played,
        step,
        parameters,
        clock,
    })
}
