//! A loaded game: for tables that do not know its rules, and for bots that do.

use crate::{CatalogueError, ValuesFit, WallClock};
use rnw_bots::analysis::{Hindsight, Judge, LookBack, OpenJudge, RecordedGame};
use rnw_bots::arena::{Arena, ArenaReport, OpenArena, ResultOnly};
use rnw_bots::balance::{ListUsageKeys, UsageReport};
use rnw_bots::search::Parameters;
use rnw_bots::training::OpenTraining;
use rnw_bots::{Bots, Entrant, NamedBot, PlaysGame, SeatBot, Spec};
use rnw_flip::{FlipAndWrite, FlipGame};
use rnw_matches::TurnReport;
use rnw_packs::{Files, with_values};
#[cfg(feature = "testkit")]
use rnw_reference::ExternalEffects;
use rnw_session::{Clock, Player};
#[cfg(feature = "testkit")]
use rnw_testkit::TestGame as Tested;
#[cfg(not(feature = "testkit"))]
use roll_and_write::Game as Tested;
use roll_and_write::{Accept, GameOf, Presentation, Seat, Statistics, UsageKeys};
use std::fmt;
use std::sync::Arc;

/// A game with everything that the command needs from its rules: one line for each visitor. [`GameOf`]
/// implements it for every ruleset.
pub trait AnyGame:
    Tested
    + for<'a> Accept<SeatBot<'a>>
    + Accept<PlaysGame>
    + for<'a> Accept<OpenArena<'a, ResultOnly>>
    + for<'a> Accept<OpenArena<'a, TurnReport>>
    + for<'a> Accept<OpenArena<'a, UsageReport>>
    + for<'a> Accept<OpenJudge<'a>>
    + for<'a> Accept<LookBack<'a>>
    + Accept<ListUsageKeys>
    + Accept<OpenTraining>
    + for<'a> Accept<ValuesFit<'a>>
{
}

impl<R: Presentation + Statistics> AnyGame for GameOf<Arc<R>> {}

/// A loaded game: for tables that do not know its rules, and for bots that do.
pub struct LoadedGame {
    /// The game; its rules type is erased.
    pub game: Arc<dyn AnyGame>,
    /// The clock, and the hash of the pack, which external players receive.
    clock: Arc<dyn Clock>,
    content: String,
    /// The bots that the levels of the game may name.
    bots: Bots,
    /// What external symbols do in the reference; `None` if the reference does not know the game.
    #[cfg(feature = "testkit")]
    pub outside: Option<Arc<dyn ExternalEffects + Send + Sync>>,
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

    /// A game with these rules and the values of its files, if they have a value file that fits.
    pub fn learned<R: Presentation + Statistics>(rules: R, files: &Files) -> Self {
        Self::new(with_values(rules, files))
    }

    /// A flip-and-write game with these rules. The laws compare it with the reference, as it does with the
    /// games of this workspace.
    pub fn flip<G: FlipGame>(rules: FlipAndWrite<G>) -> Self {
        let rules = Arc::new(rules);
        let loaded = Self::shared(rules.clone());
        #[cfg(feature = "testkit")]
        let loaded = loaded.beside(Arc::new(rnw_testkit::Effects(rules)));
        loaded
    }

    /// The game, compared with the reference. `outside` plays external symbols in the reference.
    #[cfg(feature = "testkit")]
    pub(crate) fn beside(self, outside: Arc<dyn ExternalEffects + Send + Sync>) -> Self {
        Self {
            outside: Some(outside),
            ..self
        }
    }

    fn shared<R: Presentation + Statistics>(rules: Arc<R>) -> Self {
        Self {
            game: Arc::new(GameOf(rules)),
            clock: Arc::new(WallClock::start()),
            content: String::new(),
            bots: Bots::default(),
            #[cfg(feature = "testkit")]
            outside: None,
        }
    }

    /// The same game with the hash of its pack.
    #[must_use]
    pub fn with_content(self, content: String) -> Self {
        Self { content, ..self }
    }

    /// The hash of its pack; empty if the game was loaded without it.
    pub fn content(&self) -> &str {
        &self.content
    }

    /// The same game, whose levels may name any of these bots.
    #[must_use]
    pub fn with_bots(self, bots: &Bots) -> Self {
        let bots = bots.clone();
        Self { bots, ..self }
    }

    /// The team of each seat. Without teams all numbers differ.
    pub fn teams(&self) -> Vec<usize> {
        let info = self.game.info();
        let seats = Seat::all(info.seats);
        seats.map(|seat| info.teams[seat]).collect()
    }

    /// The cards, patterns and symbols that balance statistics count.
    pub fn usage_keys(&self) -> UsageKeys {
        self.game.accept(ListUsageKeys)
    }

    /// A bot that plays this game at a table.
    pub fn player(&self, spec: Spec) -> Box<dyn Player> {
        let clock = &self.clock;
        self.game.accept(SeatBot { spec, clock })
    }

    /// The bot that plays this game under a name.
    ///
    /// # Errors
    /// If the name is a level for which the game names no bot, or if the bot does not play this game.
    pub fn spec(&self, bot: NamedBot) -> Result<Spec, CatalogueError> {
        let spec = bot.spec(&self.game.levels(), &self.bots);
        let spec = spec.map_err(|error| CatalogueError::Usage(error.to_string()))?;
        self.admitted(spec)
    }

    /// Fails if the bot does not play this game.
    fn admitted(&self, spec: Spec) -> Result<Spec, CatalogueError> {
        if self.game.accept(PlaysGame { spec }) {
            return Ok(spec);
        }
        let game = &self.game.info().name;
        Err(CatalogueError::Usage(format!(
            "the bot {spec} does not play {game}; `rnw bot list` shows all bots"
        )))
    }

    /// The same bot. If its name is a level, its text also says which bot plays at it in this game.
    ///
    /// # Errors
    /// As [`spec`](Self::spec).
    pub fn settled(&self, bot: NamedBot) -> Result<NamedBot, CatalogueError> {
        self.spec(bot)?;
        let settled = bot.settled(&self.game.levels(), &self.bots);
        settled.map_err(|error| CatalogueError::Usage(error.to_string()))
    }

    /// The judge of decisions in this game, for hints and for analyses. [`Parameters::judging`] is how it searches
    /// everywhere if nobody asks for something else.
    pub fn judge(&self, parameters: Parameters) -> Judge {
        let clock = &self.clock;
        self.game.accept(OpenJudge { parameters, clock })
    }

    /// Plays whole games between these entrants and reports on each. To play games in parallel, make one arena
    /// for each thread.
    pub fn arena<T: ArenaReport>(&self, entrants: &[Entrant]) -> Arena<T::Output>
    where
        dyn AnyGame: for<'a> Accept<OpenArena<'a, T>>,
    {
        let arena = OpenArena::<T>::new(entrants, &self.clock, &self.content);
        self.game.accept(arena)
    }

    /// The best result that a seat could have achieved; see [`hindsight`](rnw_bots::analysis::hindsight).
    pub fn hindsight(&self, played: &RecordedGame, seat: Seat, width: usize) -> Hindsight {
        self.game.accept(LookBack {
            played,
            seat,
            width,
        })
    }
}
