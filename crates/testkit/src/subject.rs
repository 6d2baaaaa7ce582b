//! What is tested: a game, and how it is opened.

use crate::bounds::Bounds;
use crate::outside::Effects;
use proptest::prelude::{BoxedStrategy, Just, Strategy, any};
use rand::Rng;
use reference::{Outside, Play, Setup};
use roll_and_write::content::Files;
use roll_and_write::flip::{FlipAndWrite, FlipGame};
use roll_and_write::option::OptionSpec;
use roll_and_write::{Game, GameState, MoveId, Ruleset, Seat, Silence, Spoken};
use std::fmt;
use std::ops::{ControlFlow, RangeInclusive};
use std::sync::Arc;

/// How often a random move is drawn until another one must have come.
const DRAWS: usize = 48;

/// The five ways to ask for moves, of some game. Every [`Spoken`] ruleset has them.
pub trait Testable: Game {
    /// One more than the highest move id.
    fn ids(&self) -> u32;
    /// Whether a number is that of a move, and this move has this number.
    fn is_numbered(&self, id: MoveId) -> bool;
    /// Whether iterating, counting, the n-th move, random moves and `is_legal` agree for a seat, and with
    /// asking for all moves one by one.
    ///
    /// # Errors
    /// Which of them do not.
    fn ways(&self, state: &GameState, seat: Seat, generator: &mut dyn Rng) -> Result<(), String>;
    /// The moves after which the game appraises the state highest for this seat, in the order of the list.
    fn best_moves(&self, state: &GameState, seat: Seat) -> Vec<MoveId>;
}

impl<R: Spoken> Testable for R {
    fn ids(&self) -> u32 {
        Ruleset::ids(self)
    }

    fn is_numbered(&self, id: MoveId) -> bool {
        self.move_by_id(id)
            .is_some_and(|r#move| self.move_id(r#move) == id)
    }

    fn ways(&self, state: &GameState, seat: Seat, generator: &mut dyn Rng) -> Result<(), String> {
        let state = state.of::<R>().expect("the state is one of this game");
        let mut listed: Vec<MoveId> = Vec::new();
        let _ = self.for_each_move(state, seat, |r#move| {
            listed.push(self.move_id(r#move));
            ControlFlow::<()>::Continue(())
        });
        let name = |id: Option<&MoveId>| {
            let r#move = id.and_then(|id| self.move_by_id(*id));
            r#move.map_or_else(|| "none".to_owned(), |r#move| self.print_move(r#move))
        };
        let count = self.count_moves(state, seat);
        if count != listed.len() {
            let listed = listed.len();
            return Err(format!("{listed} moves are listed, but {count} counted"));
        }
        for n in 0..=listed.len() {
            let nth = self.nth_move(state, seat, n);
            let nth = nth.map(|r#move| self.move_id(r#move));
            if nth.as_ref() != listed.get(n) {
                let (listed, nth) = (name(listed.get(n)), name(nth.as_ref()));
                return Err(format!(
                    "move {n} is listed as {listed}, but {nth} by its number"
                ));
            }
        }
        let random = self.random_move(state, seat, generator);
        let random = random.map(|(r#move, count)| (self.move_id(r#move), count));
        match random {
            None if listed.is_empty() => {}
            Some((id, of)) if listed.contains(&id) && of == count => {}
            found => {
                let (id, of) = (found.map(|(id, _)| id), found.map_or(0, |(_, of)| of));
                let id = name(id.as_ref());
                return Err(format!(
                    "a random move is {id} of {of}, but {count} are listed"
                ));
            }
        }
        // Chance that draws one of two moves in vain so often is no chance.
        let first = random.map(|(id, _)| id);
        let mut again = (0..DRAWS).map(|_| self.random_move(state, seat, generator));
        if count > 1 && again.all(|drawn| drawn.map(|(drawn, _)| self.move_id(drawn)) == first) {
            let id = name(first.as_ref());
            return Err(format!(
                "of {count} moves {id} is drawn {DRAWS} times in a row"
            ));
        }
        let mut sorted = listed;
        sorted.sort_unstable();
        let mut neighbours = sorted.iter().zip(sorted.iter().skip(1));
        if let Some((twice, _)) = neighbours.find(|(one, other)| one == other) {
            return Err(format!("{} is listed twice", name(Some(twice))));
        }
        for id in (0..Ruleset::ids(self)).map(MoveId) {
            let Some(r#move) = self.move_by_id(id) else {
                continue;
            };
            let listed = sorted.binary_search(&id).is_ok();
            let checked = Ruleset::check(self, state, seat, r#move);
            let legal = self.is_legal(state, seat, r#move);
            if checked.is_ok() != listed || legal != listed {
                let said = checked.map_or_else(
                    |why| format!("refused by {}", why.clause),
                    |()| "allowed".to_owned(),
                );
                let listed = if listed { "listed" } else { "not listed" };
                let legal = if legal { "legal" } else { "not legal" };
                return Err(format!(
                    "{} is {listed}, {said} and {legal}",
                    name(Some(&id))
                ));
            }
        }
        Ok(())
    }

    fn best_moves(&self, state: &GameState, seat: Seat) -> Vec<MoveId> {
        let state = state.of::<R>().expect("the state is one of this game");
        let (mut best, mut most) = (Vec::new(), i64::MIN);
        let _ = self.for_each_move(state, seat, |r#move| {
            let mut after = *state;
            Ruleset::apply(self, &mut after, seat, r#move, &mut Silence);
            let worth = self.appraise(&after, seat);
            if worth > most {
                best.clear();
                most = worth;
            }
            if worth == most {
                best.push(self.move_id(r#move));
            }
            ControlFlow::<()>::Continue(())
        });
        best
    }
}

/// A pack, and the name by which `rnw` knows it, if it does.
#[derive(Clone)]
pub struct Pack {
    /// What is typed after `--content`; none for a pack that was drawn.
    pub name: Option<String>,
    /// Its files.
    pub files: Files,
}

impl fmt::Debug for Pack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.name {
            Some(name) => f.write_str(name),
            None => f.write_str("a drawn pack"),
        }
    }
}

/// What a game is opened with.
#[derive(Clone, Debug)]
pub struct Opening {
    /// How many seats.
    pub seats: usize,
    /// Options that are given, by name and value; the others have their defaults.
    pub options: Vec<(String, String)>,
    /// The pack.
    pub pack: Pack,
    /// Where chance comes from.
    pub seed: u64,
}

impl Opening {
    /// The options as games read them.
    pub fn options(&self) -> Vec<(&str, &str)> {
        let given = self.options.iter();
        given
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .collect()
    }
}

impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let s = if self.seats == 1 { "" } else { "s" };
        write!(f, "{} seat{s}", self.seats)?;
        match &self.pack.name {
            Some(name) => write!(f, ", the pack {name}")?,
            None if self.pack.files.sources().is_empty() => {}
            None => write!(f, ", a pack made for it")?,
        }
        let mut options = self.options.iter();
        options.try_for_each(|(name, value)| write!(f, ", {name}={value}"))
    }
}

/// Why a game cannot be opened, in a sentence.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct NotOpened(pub String);

type Open = dyn Fn(&Opening) -> Result<Arc<dyn Testable>, NotOpened> + Send + Sync;
type Outsiders =
    dyn Fn(&Opening) -> Result<Arc<dyn Outside + Send + Sync>, NotOpened> + Send + Sync;

/// A game under test: how it is opened, and with what.
///
/// ```
/// use testkit::Subject;
/// let game = Subject::new("nuggets", 2..=4, |opening| {
///     Ok(nuggets::load(&opening.pack.files, opening.options(), opening.seats)?)
/// });
/// let game = game.options(nuggets::OPTIONS).pack("nuggets", nuggets::shipped());
/// assert_eq!(game.name(), "nuggets");
/// ```
#[derive(Clone)]
pub struct Subject {
    name: String,
    seats: RangeInclusive<usize>,
    options: &'static [OptionSpec],
    packs: BoxedStrategy<Pack>,
    own_packs: bool,
    bounds: Bounds,
    open: Arc<Open>,
    reference: Option<Arc<Outsiders>>,
}

impl fmt::Debug for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Subject")
            .field("name", &self.name)
            .field("seats", &self.seats)
            .finish_non_exhaustive()
    }
}

impl Subject {
    /// A game of this name for so many seats, and how it is opened.
    pub fn new<R: Spoken>(
        name: &str,
        seats: RangeInclusive<usize>,
        open: impl Fn(&Opening) -> Result<R, Box<dyn std::error::Error>> + Send + Sync + 'static,
    ) -> Self {
        Self::opened(name, seats, move |opening| {
            let opened = open(opening).map_err(|error| NotOpened(error.to_string()))?;
            Ok(Arc::new(opened))
        })
    }

    /// A flip-and-write game, held against the reference, with symbols from wherever they come.
    pub fn flip<G: FlipGame>(
        name: &str,
        seats: RangeInclusive<usize>,
        open: impl Fn(&Opening) -> Result<FlipAndWrite<G>, Box<dyn std::error::Error>>
        + Send
        + Sync
        + 'static,
    ) -> Self {
        let open = Arc::new(move |opening: &Opening| match open(opening) {
            Ok(rules) => Ok(Arc::new(rules)),
            Err(error) => Err(NotOpened(error.to_string())),
        });
        let again = Arc::clone(&open);
        let subject = Self::opened(name, seats, move |opening| Ok(open(opening)?));
        subject.reference(move |opening| Ok(Arc::new(Effects(again(opening)?))))
    }

    /// A game that somebody else opens, such as a catalogue of games.
    pub fn opened(
        name: &str,
        seats: RangeInclusive<usize>,
        open: impl Fn(&Opening) -> Result<Arc<dyn Testable>, NotOpened> + Send + Sync + 'static,
    ) -> Self {
        let nothing = Pack {
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
            open: Arc::new(open),
            reference: None,
        }
    }

    /// The game with these options.
    #[must_use]
    pub fn options(self, options: &'static [OptionSpec]) -> Self {
        Self { options, ..self }
    }

    /// The game with this pack besides those that it has, by the name that `rnw` knows it by.
    #[must_use]
    pub fn pack(self, name: &str, files: Files) -> Self {
        let name = Some(name.to_owned());
        self.packs(Just(Pack { name, files }))
    }

    /// The game with packs that are drawn besides those that it has.
    #[must_use]
    pub fn packs(self, packs: impl Strategy<Value = Pack> + 'static) -> Self {
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

    /// The game with these bounds on how long it lasts.
    #[must_use]
    pub fn bounds(self, bounds: Bounds) -> Self {
        Self { bounds, ..self }
    }

    /// The game held against the reference, in which symbols from outside are played by what this makes.
    #[must_use]
    pub fn reference(
        self,
        outside: impl Fn(&Opening) -> Result<Arc<dyn Outside + Send + Sync>, NotOpened>
        + Send
        + Sync
        + 'static,
    ) -> Self {
        Self {
            reference: Some(Arc::new(outside)),
            ..self
        }
    }

    /// The name of the game.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many seats can play.
    pub fn seats(&self) -> RangeInclusive<usize> {
        self.seats.clone()
    }

    /// What was promised about the length of games.
    pub fn promised(&self) -> Bounds {
        self.bounds
    }

    /// Opens the game.
    ///
    /// # Errors
    /// If it cannot be opened so.
    pub fn open(&self, opening: &Opening) -> Result<Arc<dyn Testable>, NotOpened> {
        (self.open)(opening)
    }

    /// The reference's game with this opening; `None` if the game is held against none.
    ///
    /// # Errors
    /// If it cannot be opened so.
    pub fn reference_of(&self, opening: &Opening) -> Option<Result<Box<dyn Play>, NotOpened>> {
        let begin = |outside: Arc<dyn Outside + Send + Sync>| {
            let game = self.open(opening)?;
            let options = game.options().into_iter();
            let setup = Setup {
                game: game.name().to_owned(),
                content: crate::pack::values(&opening.pack.files),
                options: options
                    .map(|(name, value)| (name.to_owned(), value))
                    .collect(),
                seats: opening.seats,
            };
            Ok(reference::start(&setup, outside))
        };
        self.outside(opening).map(|outside| outside.and_then(begin))
    }

    /// Who plays symbols from outside in the reference; `None` if the game is held against none.
    fn outside(
        &self,
        opening: &Opening,
    ) -> Option<Result<Arc<dyn Outside + Send + Sync>, NotOpened>> {
        self.reference.as_ref().map(|outside| outside(opening))
    }

    /// Option sets for so many seats, by name and value.
    pub(crate) fn options_for(&self, seats: usize) -> BoxedStrategy<Vec<(String, String)>> {
        let named =
            |(name, value): (&'static str, &'static str)| (name.to_owned(), value.to_owned());
        let options = crate::strategies::options(self.options, seats);
        options
            .prop_map(move |options| options.into_iter().map(named).collect())
            .boxed()
    }

    /// Openings of the game: any number of seats, options, pack and seed; shrinks to few seats, defaults,
    /// the first pack and seed 0.
    pub fn openings(&self) -> BoxedStrategy<Opening> {
        let (subject, packs) = (self.clone(), self.packs.clone());
        self.seats()
            .prop_flat_map(move |seats| {
                let options = subject.options_for(seats);
                (Just(seats), options, packs.clone(), any::<u64>())
            })
            .prop_map(|(seats, options, pack, seed)| Opening {
                seats,
                options,
                pack,
                seed,
            })
            .boxed()
    }
}
