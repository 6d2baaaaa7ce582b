//! What is tested: a game, and how it is opened.

use crate::bounds::Bounds;
use crate::outside::Effects;
use crate::pack::{values, written};
use crate::test_game::TestGame;
use proptest::prelude::{BoxedStrategy, Just, Strategy, any};
use rnw_flip::{FlipAndWrite, FlipGame};
use rnw_packs::Files;
use rnw_reference::{Content, ExternalEffects, ReferenceSetup, TextGame};
use rnw_session::{Position, PositionError};
use roll_and_write::option::OptionSpec;
use roll_and_write::text::counted;
use roll_and_write::{GameOf, Presentation, Statistics};
use std::fmt;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// A pack, with its name if it has one.
#[derive(Clone)]
pub struct TestPack {
    /// The name. The pack with the name of the game is that of the game. `None` for a generated pack.
    pub name: Option<String>,
    /// The files of the pack.
    pub files: Files,
}

impl fmt::Debug for TestPack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.name {
            Some(name) => f.write_str(name),
            None => f.write_str("a drawn pack"),
        }
    }
}

/// What a game is opened with.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The number of seats.
    pub seats: usize,
    /// The given options, by name and value. All others have their defaults.
    pub options: Vec<(String, String)>,
    /// The pack.
    pub pack: TestPack,
    /// The seed of all chance.
    pub seed: u64,
}

impl Setup {
    /// The options in the form that games expect.
    pub fn options(&self) -> Vec<(&str, &str)> {
        let given = self.options.iter();
        given
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .collect()
    }

    /// The same setup with a generated pack of these values.
    pub(crate) fn with_content(&self, content: &Content) -> Self {
        let files = written(content, &self.pack.files);
        Self {
            pack: TestPack { name: None, files },
            ..self.clone()
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&counted(self.seats, "seat"))?;
        match &self.pack.name {
            Some(name) => write!(f, ", the pack {name}")?,
            None if self.pack.files.sources().is_empty() => {}
            None => write!(f, ", a generated pack")?,
        }
        let mut options = self.options.iter();
        options.try_for_each(|(name, value)| write!(f, ", {name}={value}"))
    }
}

/// Why a game cannot be opened, as a sentence.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct NotOpened(pub String);

type OpenGame = dyn Fn(&Setup) -> Result<Arc<dyn TestGame>, NotOpened> + Send + Sync;
type Outsiders =
    dyn Fn(&Setup) -> Result<Arc<dyn ExternalEffects + Send + Sync>, NotOpened> + Send + Sync;

/// A game under test: how it is opened, and with what.
///
/// ```
/// use rnw_testkit::Subject;
/// let game = Subject::new("nuggets", 2..=4, |setup| {
///     Ok(rnw_nuggets::load(&setup.pack.files, setup.options(), setup.seats)?)
/// });
/// let game = game.options(rnw_nuggets::OPTIONS).pack("nuggets", rnw_nuggets::shipped());
/// assert_eq!(game.name(), "nuggets");
/// ```
#[derive(Clone)]
pub struct Subject {
    name: String,
    seats: RangeInclusive<usize>,
    options: &'static [OptionSpec<'static>],
    packs: BoxedStrategy<TestPack>,
    own_packs: bool,
    bounds: Bounds,
    program: String,
    open: Arc<OpenGame>,
    reference: Option<Arc<Outsiders>>,
    position: Option<Position>,
}

roll_and_write::opaque_debug!(Subject);

impl Subject {
    /// A game of this name for the given numbers of seats. `open` opens it.
    pub fn new<R: Presentation + Statistics>(
        name: &str,
        seats: RangeInclusive<usize>,
        open: impl Fn(&Setup) -> Result<R, Box<dyn std::error::Error>> + Send + Sync + 'static,
    ) -> Self {
        Self::erased(name, seats, move |setup| {
            let opened = open(setup).map_err(|error| NotOpened(error.to_string()))?;
            Ok(GameOf::new(opened))
        })
    }

    /// A flip-and-write game that is compared with the reference. The reference uses the effects of the
    /// game's own symbols.
    pub fn flip<G: FlipGame>(
        name: &str,
        seats: RangeInclusive<usize>,
        open: impl Fn(&Setup) -> Result<FlipAndWrite<G>, Box<dyn std::error::Error>>
        + Send
        + Sync
        + 'static,
    ) -> Self {
        let open = Arc::new(move |setup: &Setup| match open(setup) {
            Ok(rules) => Ok(Arc::new(rules)),
            Err(error) => Err(NotOpened(error.to_string())),
        });
        let again = Arc::clone(&open);
        let subject = Self::erased(name, seats, move |setup| Ok(Arc::new(GameOf(open(setup)?))));
        subject.reference(move |setup| Ok(Arc::new(Effects(again(setup)?))))
    }

    /// A game that other code opens, such as a catalogue of games.
    pub fn erased(
        name: &str,
        seats: RangeInclusive<usize>,
        open: impl Fn(&Setup) -> Result<Arc<dyn TestGame>, NotOpened> + Send + Sync + 'static,
    ) -> Self {
        let nothing = TestPack {
            name: None,
            files: Files::default(),
        };
        Self {
            name: name.to_owned(),
            seats,
            options: &[],
            packs: Just(nothing).boxed(),
            own_packs: false,
            bounds: Bounds::default(),
            program: "rnw".to_owned(),
            open: Arc::new(open),
            reference: None,
            position: None,
        }
    }

    /// Sets the options of the game.
    #[must_use]
    pub fn options(self, options: &'static [OptionSpec<'static>]) -> Self {
        Self { options, ..self }
    }

    /// Sets the program that knows the game, as it is typed, such as `cargo run --`. Reports of broken laws print it.
    /// Without it, that is `rnw`.
    #[must_use]
    pub fn program(self, program: &str) -> Self {
        let program = program.to_owned();
        Self { program, ..self }
    }

    /// Adds a pack. If it has the name of the game, the program finds it by itself; a report writes any other pack.
    #[must_use]
    pub fn pack(self, name: &str, files: Files) -> Self {
        let name = Some(name.to_owned());
        self.packs(Just(TestPack { name, files }))
    }

    /// Adds generated packs.
    #[must_use]
    pub fn packs(self, packs: impl Strategy<Value = TestPack> + 'static) -> Self {
        let packs = if self.own_packs {
            // The first pack is the simplest.
            proptest::prop_oneof![self.packs, packs].boxed()
        } else {
            packs.boxed()
        };
        Self {
            packs,
            own_packs: true,
            ..self
        }
    }

    /// Sets the bounds on the length of games.
    #[must_use]
    pub fn bounds(self, bounds: Bounds) -> Self {
        Self { bounds, ..self }
    }

    /// Compares the game with the reference. `outside` returns the effects of plugin symbols for the
    /// reference.
    #[must_use]
    pub fn reference(
        self,
        outside: impl Fn(&Setup) -> Result<Arc<dyn ExternalEffects + Send + Sync>, NotOpened>
        + Send
        + Sync
        + 'static,
    ) -> Self {
        Self {
            reference: Some(Arc::new(outside)),
            ..self
        }
    }

    /// Lets every game begin with this position, with its seats and options. What a seat does not know is drawn anew
    /// for each game. Laws that need the whole game are then not checked.
    ///
    /// # Errors
    /// If the text is no position.
    ///
    /// ```
    /// use rnw_testkit::{CheckConfig, Subject, check};
    /// let game = Subject::new("nuggets", 2..=4, |setup| {
    ///     Ok(rnw_nuggets::load(&setup.pack.files, setup.options(), setup.seats)?)
    /// });
    /// let position = "position/1 nuggets@b67db75f4d59500c rules=1 seats=2 seat=1 {\"hands\":[6,8],\
    ///     \"shown\":{\"chips\":[\"b1c2b3c3h3b4c4h4d5e5\",\"c1f1d2a3d3e3f4f5\"],\"deposit_at\":[\"d1\",\
    ///     \"g5\",\"h2\",\"b2\",\"e4\",\"c5\",\"f2\",\"a4\"],\"deposits\":\"d1b2f2h2a4e4c5g5\",\
    ///     \"fences\":{\"below\":\"b1c1d1e1g1c2d2f2h2e3f3g3h3a4d4e4g4h4\",\
    ///     \"right\":\"a1e1g1a2b2f2a3b3c3d3f3a4b4e4b5c5\"},\"fences_left\":1,\"fresh_chip\":\"h3\",\
    ///     \"left\":[[6,0,0,0,0]],\"phase\":\"Act\",\"playing\":\"1\",\"turn\":37,\
    ///     \"values\":[\"c2b3c3h3b4c4h4\",\"b1b3d5\",\"c2e5\"]}}";
    /// let game = game.pack("nuggets", rnw_nuggets::shipped()).starting_at(position)?;
    /// let reached = check(&game, &CheckConfig::default().games(2), |_| {})?;
    /// assert!(reached.is_unchecked("reference") && game.seats() == (2..=2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn starting_at(self, position: &str) -> Result<Self, PositionError> {
        let position = Position::parse(position)?;
        Ok(Self {
            seats: position.seats()..=position.seats(),
            position: Some(position),
            ..self
        })
    }

    /// The position with which every game begins.
    pub fn position(&self) -> Option<&Position> {
        self.position.as_ref()
    }

    /// The name of the game.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The program that knows the game, as it is typed.
    pub fn program_name(&self) -> &str {
        &self.program
    }

    /// The possible numbers of seats.
    pub fn seats(&self) -> RangeInclusive<usize> {
        self.seats.clone()
    }

    /// The promised bounds on the length of games.
    pub fn promised(&self) -> Bounds {
        self.bounds
    }

    /// Opens the game.
    ///
    /// # Errors
    /// If it cannot be opened with this setup.
    pub fn open(&self, setup: &Setup) -> Result<Arc<dyn TestGame>, NotOpened> {
        (self.open)(setup)
    }

    /// The reference's game with this setup, or `None` if the game is not compared with the reference.
    ///
    /// # Errors
    /// If it cannot be opened with this setup.
    pub fn reference_of(&self, setup: &Setup) -> Option<Result<Box<dyn TextGame>, NotOpened>> {
        let begin = |outside: Arc<dyn ExternalEffects + Send + Sync>| {
            let game = self.open(setup)?;
            let info = game.info();
            let setup = ReferenceSetup {
                game: info.name.to_string(),
                content: values(&setup.pack.files),
                options: info.named_options(),
                seats: setup.seats,
            };
            Ok(rnw_reference::start(&setup, outside))
        };
        let outside = self.reference.as_ref()?;
        Some(outside(setup).and_then(begin))
    }

    /// Sets of options for `seats` seats, by name and value.
    pub(crate) fn options_for(&self, seats: usize) -> BoxedStrategy<Vec<(String, String)>> {
        if let Some(position) = &self.position {
            return Just(position.options().to_vec()).boxed();
        }
        let named =
            |(name, value): (&'static str, &'static str)| (name.to_owned(), value.to_owned());
        let options = crate::strategies::options(self.options, seats);
        options
            .prop_map(move |options| options.into_iter().map(named).collect())
            .boxed()
    }

    /// Setups of the game: any number of seats, options, pack and seed. They shrink to few seats,
    /// defaults, the first pack and seed 0.
    pub fn setups(&self) -> BoxedStrategy<Setup> {
        let (subject, packs) = (self.clone(), self.packs.clone());
        self.seats()
            .prop_flat_map(move |seats| {
                let options = subject.options_for(seats);
                (Just(seats), options, packs.clone(), any::<u64>())
            })
            .prop_map(|(seats, options, pack, seed)| Setup {
                seats,
                options,
                pack,
                seed,
            })
            .boxed()
    }
}
