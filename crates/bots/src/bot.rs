//! The bots.

use rand::RngExt;
use roll_and_write::{MoveId, Ruleset, Silence};
use session::{Ask, Generator, Player, PlayerFault};
use std::fmt::Debug;
use std::ops::ControlFlow;
use std::sync::Arc;

/// A player of one game, which sees only what its seat sees.
///
/// A bot has no memory and no generator of its own: what it chooses depends on the view and on the
/// generator that it is handed, so that undo and resume repeat it.
pub trait Bot<R: Ruleset>: Debug + Send + Sync {
    /// Chooses a legal move; `None` if there is none.
    fn choose(&self, rules: &R, view: &R::View, generator: &mut Generator) -> Option<R::Move>;
}

/// Chooses among all legal moves, each equally likely.
///
/// ```
/// use bots::{Bot, Random};
/// use roll_and_write::{Ruleset, Seat, Silence};
/// let rules = silver_and_gold::load(&silver_and_gold::shipped(), [("start", "1")], 1)?;
/// let mut state = rules.start();
/// for card in 0..4 {
///     rules.deal(&mut state, card, &mut Silence);
/// }
/// let view = rules.view(&state, Seat::new(0));
/// let mut generator = session::decision_generator(7, 0, Seat::new(0), 0);
/// assert!(Random.choose(&rules, &view, &mut generator).is_some());
/// # Ok::<(), roll_and_write::LoadError>(())
/// ```
#[derive(Clone, Copy, Default, Debug)]
pub struct Random;

impl<R: Ruleset> Bot<R> for Random {
    fn choose(&self, rules: &R, view: &R::View, generator: &mut Generator) -> Option<R::Move> {
        let state = rules.determinize(view, generator);
        rules
            .random_move(&state, rules.viewer(view), generator)
            .map(|(r#move, _)| r#move)
    }
}

/// Looks one decision ahead and takes what the game appraises highest; equals are drawn by lot.
#[derive(Clone, Copy, Default, Debug)]
pub struct Greedy;

impl<R: Ruleset> Bot<R> for Greedy {
    fn choose(&self, rules: &R, view: &R::View, generator: &mut Generator) -> Option<R::Move> {
        let seat = rules.viewer(view);
        let state = rules.determinize(view, generator);
        let (mut best, mut best_worth, mut equals) = (None, i64::MIN, 0u32);
        let _ = rules.for_each_move(&state, seat, |r#move| {
            let mut after = state;
            rules.apply(&mut after, seat, r#move, &mut Silence);
            let worth = rules.appraise(&after, seat);
            if worth > best_worth {
                (best, best_worth, equals) = (Some(r#move), worth, 1);
            } else if worth == best_worth {
                equals += 1;
                if generator.random_range(0..equals) == 0 {
                    best = Some(r#move);
                }
            }
            ControlFlow::<()>::Continue(())
        });
        best
    }
}

/// A bot at a table.
#[derive(Debug)]
pub struct Seated<R, B> {
    rules: Arc<R>,
    bot: B,
}

impl<R: Ruleset, B: Bot<R>> Seated<R, B> {
    /// Seats a bot at a table of this game.
    pub fn new(rules: Arc<R>, bot: B) -> Self {
        Self { rules, bot }
    }
}

impl<R: Ruleset, B: Bot<R>> Player for Seated<R, B> {
    fn choose(&mut self, mut ask: Ask<'_>) -> Result<MoveId, PlayerFault> {
        let fault = |what: &str| PlayerFault(format!("{:?} {what}", self.bot));
        let view = ask
            .view
            .of::<R>()
            .ok_or_else(|| fault("sits at the table of another game"))?;
        let chosen = self.bot.choose(&self.rules, view, &mut ask.generator);
        chosen
            .map(|r#move| self.rules.move_id(r#move))
            .ok_or_else(|| fault("finds no move"))
    }
}

impl<R: Ruleset> Bot<R> for Box<dyn Bot<R>> {
    fn choose(&self, rules: &R, view: &R::View, generator: &mut Generator) -> Option<R::Move> {
        (**self).choose(rules, view, generator)
    }
}
