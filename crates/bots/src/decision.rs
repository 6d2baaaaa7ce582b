//! What a bot is asked.

use rand::Rng;
use roll_and_write::{Legal, Ruleset, Seat};
use std::ops::ControlFlow;

/// A decision of a seat, as a bot sees it: the legal moves, and what the seat may know.
///
/// It never shows more than the seat's view. A bot that does not look at the view pays nothing for it.
///
/// ```
/// use rnw_bots::Decision;
/// use roll_and_write::{NoEvents, Ruleset, Seat};
/// let rules = rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [("start", "1")], 1)?;
/// let mut state = rules.start();
/// for card in 0..4 {
///     rules.deal(&mut state, card.into(), &mut NoEvents);
/// }
/// let mut decision = Decision::at(&rules, &state, Seat::new(0));
/// assert_eq!(decision.count_moves(), 6); // two of four cards
/// assert_eq!(rules.viewer(&decision.view()), Seat::new(0));
/// # Ok::<(), rnw_packs::LoadError>(())
/// ```
pub struct Decision<'a, R: Ruleset> {
    rules: &'a R,
    seat: Seat,
    /// A state with the legal moves of the seat. A bot may see only the seat's view of it.
    state: &'a R::State,
    /// The view of the seat, if the state was imagined from it.
    view: Option<&'a R::View>,
    /// The number of legal moves; 0 if nobody has counted them yet.
    count: usize,
}

roll_and_write::opaque_debug!([R: Ruleset] Decision<'_, R>);

impl<'a, R: Ruleset> Decision<'a, R> {
    /// The decision of an awaited seat in this state.
    pub fn at(rules: &'a R, state: &'a R::State, seat: Seat) -> Self {
        Self {
            rules,
            seat,
            state,
            view: None,
            count: 0,
        }
    }

    /// The decision of a seat that has this view. `imagined` is any state that agrees with the view.
    pub fn seen(rules: &'a R, view: &'a R::View, imagined: &'a R::State) -> Self {
        Self {
            view: Some(view),
            ..Self::at(rules, imagined, rules.viewer(view))
        }
    }

    /// The rules of the game.
    pub fn rules(&self) -> &'a R {
        self.rules
    }

    /// The seat that decides.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Everything that the seat may know.
    pub fn view(&self) -> R::View {
        match self.view {
            Some(view) => view.clone(),
            None => self.rules.view(self.state, self.seat),
        }
    }

    /// A state that agrees with the view. What the view hides is drawn at random.
    pub fn determinize<G: Rng + ?Sized>(&self, generator: &mut G) -> R::State {
        match self.view {
            Some(view) => self.rules.determinize(view, generator),
            None => self
                .rules
                .determinize(&self.rules.view(self.state, self.seat), generator),
        }
    }

    /// All legal moves, as [`Ruleset::moves`].
    pub fn moves(&self) -> Vec<Legal<R::Move>> {
        self.rules.moves(self.state, self.seat)
    }

    /// Calls `visit` for every legal move, as [`Ruleset::for_each_move`].
    pub fn for_each_move<B>(
        &self,
        visit: impl FnMut(Legal<R::Move>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.rules.for_each_move(self.state, self.seat, visit)
    }

    /// The number of legal moves. It is counted once.
    pub fn count_moves(&mut self) -> usize {
        if self.count == 0 {
            self.count = self.rules.count_moves(self.state, self.seat);
        }
        self.count
    }

    /// A random legal move, each equally likely; `None` if there is no legal move.
    pub fn random_move<G: Rng + ?Sized>(&mut self, generator: &mut G) -> Option<Legal<R::Move>> {
        let (mv, count) = self.rules.random_move(self.state, self.seat, generator)?;
        self.count = count;
        Some(mv)
    }

    /// The move, if it is legal.
    pub fn legal(&self, mv: R::Move) -> Option<Legal<R::Move>> {
        self.rules.check(self.state, self.seat, mv).ok()
    }
}
