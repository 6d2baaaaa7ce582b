//! The trait of bots, and the simple ones.

use crate::{BotOption, BotValues, Decision, ParametersError};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};
use rnw_session::{Ask, Ending, FaultCode, Generator, OnFault, Player, PlayerFault};
use roll_and_write::{Awaiting, Legal, MoveId, Ruleset, Seat};
use std::fmt::{self, Debug};
use std::num::NonZeroU32;
use std::ops::ControlFlow;
use std::str::FromStr;
use std::sync::Arc;

/// The move that a bot chose, or why it chose none.
pub type Chosen<R> = Result<Legal<<R as Ruleset>::Move>, PlayerFault>;

/// A player of one game that sees only what its seat sees.
///
/// A built-in bot remembers nothing from one decision to the next; it only reuses memory. It has no generator of
/// its own. Its choice depends only on the view and on the generator that the caller passes, so undo and resume
/// repeat the choice.
pub trait Bot<R: Ruleset>: Debug + Send {
    /// Chooses a legal move.
    ///
    /// # Errors
    /// Fails if the bot finds no move. An external program may fail; a built-in bot fails only because of a bug.
    fn choose(&mut self, decision: &mut Decision<'_, R>, generator: &mut Generator) -> Chosen<R>;

    // ---- default methods; built-in bots do not override them ----

    /// A game begins in which the bot has this seat. Called once for each seat of the bot.
    fn begins(&mut self, _rules: &R, _seat: Seat) {}

    /// Whether the bot wants to receive events.
    fn observes(&self) -> bool {
        false
    }

    /// An event occurred. The bot must not use what its seats may not know of the event.
    fn observe(&mut self, _rules: &R, _event: &R::Event) {}

    /// The game that began last is over.
    fn ends(&mut self, _ending: Ending<'_>) {}

    /// Returns what happens after a fault of the bot.
    fn on_fault(&self) -> OnFault {
        OnFault::Abort
    }
}

/// Returns the fault of a built-in bot.
pub(crate) fn broken(bot: &impl Debug, what: &str) -> PlayerFault {
    PlayerFault {
        code: FaultCode::Broken,
        what: format!("{bot:?} {what}"),
    }
}

/// Returns the fault of a bot that must choose but finds no move.
pub(crate) fn no_move(bot: &impl Debug) -> PlayerFault {
    broken(bot, "finds no move")
}

/// Chooses among all legal moves, each equally likely.
///
/// ```
/// use rnw_bots::{Bot, Decision, Random};
/// use roll_and_write::{Ruleset, Seat, NoEvents};
/// let rules = rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [("start", "1")], 1)?;
/// let mut state = rules.start();
/// for card in 0..4 {
///     rules.deal(&mut state, card.into(), &mut NoEvents);
/// }
/// let mut decision = Decision::at(&rules, &state, Seat::new(0));
/// let mut generator = rnw_session::decision_generator(rnw_session::DealId::single(7), Seat::new(0), 0);
/// assert!(Random.choose(&mut decision, &mut generator).is_ok());
/// # Ok::<(), rnw_packs::LoadError>(())
/// ```
#[derive(Clone, Copy, Default, Debug)]
pub struct Random;

impl<R: Ruleset> Bot<R> for Random {
    fn choose(&mut self, decision: &mut Decision<'_, R>, generator: &mut Generator) -> Chosen<R> {
        let drawn = decision.random_move(generator);
        drawn.ok_or_else(|| no_move(self))
    }
}

/// Looks one decision ahead and takes the move with the highest value. Chooses at random among equal moves. It may explore:
/// then it makes any of its moves now and again, so that nothing is left untried (epsilon-greedy: Sutton and Barto,
/// Reinforcement Learning, section 2.2).
///
/// ```
/// use rnw_bots::Greedy;
/// assert_eq!(Greedy::default().to_string(), "greedy");
/// assert_eq!("look=4".parse::<Greedy>()?.to_string(), "greedy:look=4");
/// # Ok::<(), rnw_bots::ParametersError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Greedy {
    /// The number of moves that it looks at, chosen at random, each equally likely. `None` means all moves.
    pub look: Option<NonZeroU32>,
    /// In how many of a hundred decisions it makes any legal move, from 0 to 100.
    pub explore: u8,
}

impl Greedy {
    /// The options that may be typed.
    pub const OPTIONS: [BotOption; 2] = [
        BotOption::whole(
            "look",
            "how many of its moves it looks at, chosen at random; without it all",
            1,
            u32::MAX,
            None,
        ),
        BotOption::whole(
            "explore",
            "in how many of a hundred decisions it makes any legal move",
            0,
            100,
            Some(0),
        ),
    ];

    pub(crate) fn of(values: &BotValues) -> Self {
        let look = values.get("look");
        Self {
            look: look.and_then(|look| NonZeroU32::new(look as u32)),
            explore: values.get("explore").unwrap_or_default() as u8,
        }
    }
}

impl FromStr for Greedy {
    type Err = ParametersError;

    fn from_str(text: &str) -> Result<Self, ParametersError> {
        BotValues::read("greedy", &Self::OPTIONS, text).map(|values| Self::of(&values))
    }
}

impl fmt::Display for Greedy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let look = self.look.map(|look| format!("look={look}"));
        let explore = (self.explore > 0).then(|| format!("explore={}", self.explore));
        let options: Vec<String> = look.into_iter().chain(explore).collect();
        let colon = if options.is_empty() { "" } else { ":" };
        write!(f, "greedy{colon}{}", options.join(","))
    }
}

impl<R: Ruleset> Bot<R> for Greedy {
    fn choose(&mut self, decision: &mut Decision<'_, R>, generator: &mut Generator) -> Chosen<R> {
        if self.explore > 0 && generator.random_range(0..100) < u32::from(self.explore) {
            return Random.choose(decision, generator);
        }
        let mut sample = self.look.map(|look| {
            let chance = Xoshiro256PlusPlus::seed_from_u64(generator.next_u64());
            Sample::new(look.get(), decision.count_moves() as u32, chance)
        });
        let state = decision.determinize(generator);
        let mut best = Best::default();
        let (rules, seat) = (decision.rules(), decision.seat());
        let wanted = |_| match &mut sample {
            None => true,
            Some(sample) => sample.wants_next(),
        };
        let _ = rules.evaluate_moves(&state, seat, wanted, |mv, value| {
            best.look_at(mv, value, generator);
            ControlFlow::<()>::Continue(())
        });
        best.found.ok_or_else(|| no_move(self))
    }
}

/// The value of a state for a seat that may have to decide in it, in thousandths of a point: that of its best move.
///
/// Values are learned for the states after a seat's own moves, so this is what they say of a state before one.
pub(crate) fn value_before_move<R: Ruleset>(rules: &R, state: &R::State, seat: Seat) -> i64 {
    let mut highest = None;
    if let Awaiting::Seats(seats) = rules.awaiting(state)
        && seats.contains(seat)
    {
        let _ = rules.evaluate_moves(
            state,
            seat,
            |_| true,
            |_, value| {
                highest = highest.max(Some(value));
                ControlFlow::<()>::Continue(())
            },
        );
    }
    highest.unwrap_or_else(|| rules.evaluate(state, seat))
}

/// Chooses some of many things in one pass, each equally likely: selection sampling (Knuth, The Art of Computer
/// Programming 2, algorithm 3.4.2 S).
#[derive(Debug)]
struct Sample<G> {
    /// How many are still to be chosen.
    wanted: u32,
    /// How many are still to come.
    left: u32,
    generator: G,
}

impl<G: Rng> Sample<G> {
    fn new(wanted: u32, of: u32, generator: G) -> Self {
        Self {
            wanted,
            left: of,
            generator,
        }
    }

    /// Whether the next one is chosen.
    fn wants_next(&mut self) -> bool {
        let chosen =
            self.wanted >= self.left || self.generator.random_range(0..self.left) < self.wanted;
        self.left = self.left.saturating_sub(1);
        self.wanted -= u32::from(chosen && self.wanted > 0);
        chosen
    }
}

/// Keeps the move with the highest value so far. Chooses at random among equal moves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Best<M> {
    pub(crate) found: Option<M>,
    value: i64,
    equals: u32,
}

impl<M> Default for Best<M> {
    fn default() -> Self {
        Self {
            found: None,
            value: i64::MIN,
            equals: 0,
        }
    }
}

impl<M> Best<M> {
    pub(crate) fn look_at(&mut self, mv: M, value: i64, generator: &mut impl Rng) {
        if value > self.value {
            (self.found, self.value, self.equals) = (Some(mv), value, 1);
        } else if value == self.value {
            self.equals += 1;
            if generator.random_range(0..self.equals) == 0 {
                self.found = Some(mv);
            }
        }
    }
}

/// A bot as a player at a table.
#[derive(Debug)]
pub struct Seated<R, B> {
    rules: Arc<R>,
    bot: B,
}

impl<R: Ruleset, B: Bot<R>> Seated<R, B> {
    /// Creates a player for a table of this game.
    pub fn new(rules: Arc<R>, bot: B) -> Self {
        Self { rules, bot }
    }
}

impl<R: Ruleset, B: Bot<R>> Player for Seated<R, B> {
    fn choose(&mut self, mut ask: Ask<'_>) -> Result<MoveId, PlayerFault> {
        let Some(view) = ask.view.of::<R>() else {
            return Err(broken(&self.bot, "sits at the table of another game"));
        };
        let imagined = self.rules.determinize(view, &mut ask.generator.clone());
        let mut decision = Decision::seen(&*self.rules, view, &imagined);
        let chosen = self.bot.choose(&mut decision, &mut ask.generator)?;
        Ok(self.rules.move_id(chosen.mv()))
    }
}

impl<R: Ruleset> Bot<R> for Box<dyn Bot<R>> {
    fn choose(&mut self, decision: &mut Decision<'_, R>, generator: &mut Generator) -> Chosen<R> {
        (**self).choose(decision, generator)
    }

    fn begins(&mut self, rules: &R, seat: Seat) {
        (**self).begins(rules, seat);
    }
    fn observes(&self) -> bool {
        (**self).observes()
    }
    fn observe(&mut self, rules: &R, event: &R::Event) {
        (**self).observe(rules, event);
    }
    fn ends(&mut self, ending: Ending<'_>) {
        (**self).ends(ending);
    }
    fn on_fault(&self) -> OnFault {
        (**self).on_fault()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rnw_session::{DealId, decision_generator};
    use roll_and_write::NoEvents;
    use std::collections::BTreeMap;

    #[test]
    fn a_sample_is_any_part_with_the_same_chance() {
        let mut generator = decision_generator(DealId::single(1), Seat::new(0), 0);
        let mut counts: BTreeMap<Vec<u32>, u32> = BTreeMap::new();
        for _ in 0..10_000 {
            let mut sample = Sample::new(2, 5, &mut generator);
            let chosen = (0..5).filter(|_| sample.wants_next());
            *counts.entry(chosen.collect()).or_default() += 1;
        }
        assert_eq!(counts.len(), 10, "{counts:?}");
        // Three standard deviations are 90.
        let all_near = counts.values().all(|count| (880..1120).contains(count));
        assert!(all_near, "{counts:?}");
    }

    /// The moves that a bot chooses at the first decision of a game, with how often it does.
    fn chosen(mut bot: Greedy, times: u32) -> BTreeMap<String, u32> {
        let rules = rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [("start", "1")], 1);
        let rules = rules.unwrap();
        let mut state = rules.start();
        for card in 0..4 {
            rules.deal(&mut state, card.into(), &mut NoEvents);
        }
        let mut counts = BTreeMap::new();
        for number in 0..times {
            let mut generator =
                decision_generator(DealId::new(7, u64::from(number)), Seat::new(0), 0);
            let mut decision = Decision::at(&rules, &state, Seat::new(0));
            let mv = bot.choose(&mut decision, &mut generator).unwrap();
            *counts.entry(format!("{:?}", mv.mv())).or_default() += 1;
        }
        counts
    }

    #[test]
    fn greedy_looks_at_as_many_moves_as_it_may() {
        let looking = |look| Greedy {
            look: NonZeroU32::new(look),
            explore: 0,
        };
        let all = chosen(Greedy::default(), 600);
        let best = |look| {
            let found = chosen(looking(look), 600);
            found.into_keys().collect::<Vec<_>>()
        };
        let good: Vec<String> = all.keys().cloned().collect();
        assert_eq!(best(6), good, "there are six moves");
        assert_eq!(best(u32::MAX), good);
        let one = chosen(looking(1), 600);
        assert_eq!(one.len(), 6, "{one:?}");
        assert!(
            one.values().all(|count| (60..140).contains(count)),
            "{one:?}"
        );
        // One of the six moves is the best. Two moves miss it in two of three cases.
        assert_eq!(all.len(), 1, "{all:?}");
        let two = chosen(looking(2), 600);
        let good: u32 = all.keys().filter_map(|mv| two.get(mv)).sum();
        assert!((165..235).contains(&good), "{good}");
        // A fifth of the decisions is any of six moves, so one in 30 is each of the five others.
        let exploring = Greedy {
            look: None,
            explore: 20,
        };
        let some = chosen(exploring, 600);
        let others = some.iter().filter(|(mv, _)| !all.contains_key(*mv));
        let others: Vec<u32> = others.map(|(_, count)| *count).collect();
        assert_eq!(others.len(), 5, "{some:?}");
        assert!((70..130).contains(&others.iter().sum::<u32>()), "{some:?}");
    }
}
