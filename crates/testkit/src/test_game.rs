//! A game under test, and the questions that only its rules can answer.

use crate::scene::{PlayedScene, SceneError, SceneLine};
use rand::Rng;
use roll_and_write::{
    Game, GameOf, GameState, Legal, MoveId, NoEvents, Presentation, RankingKey, Seat, Statistics,
};
use std::any::Any;
use std::sync::Arc;

/// After this many equal random moves a different one must have occurred.
const DRAWS: usize = 48;

/// A game, with the questions of tests that only its rules can answer. The [`GameOf`] of every ruleset is one.
pub trait TestGame: Game {
    /// The rules, to be found again by their type.
    fn rules(&self) -> &dyn Any;

    /// What is wrong with a state; see [`Ruleset::audit`](roll_and_write::Ruleset::audit).
    ///
    /// # Errors
    /// What is wrong.
    fn audit(&self, state: &GameState) -> Result<(), String>;

    /// The ranking key of a seat.
    fn ranking_key(&self, state: &GameState, seat: Seat) -> RankingKey;

    /// The highest move id plus one.
    fn ids(&self) -> u32;

    /// Whether a number belongs to a move and that move has this number.
    fn is_numbered(&self, id: MoveId) -> bool;

    /// The moves after which the game evaluates the state highest for a seat, in the order of the list.
    fn best_moves(&self, state: &GameState, seat: Seat) -> Vec<MoveId>;

    /// Plays a scene.
    ///
    /// # Errors
    /// If the table cannot be set up so, or if something cannot happen.
    fn play_scene(&self, scene: &SceneLine) -> Result<PlayedScene, SceneError>;

    /// Whether all ways to ask for a seat's moves agree: iterating, counting, the n-th move, random moves,
    /// `check`, and a test of all move ids one by one.
    ///
    /// # Errors
    /// Which ways differ, and about which move.
    fn ways(&self, state: &GameState, seat: Seat, generator: &mut dyn Rng) -> Result<(), String>;
}

impl<R: Presentation + Statistics> TestGame for GameOf<Arc<R>> {
    fn rules(&self) -> &dyn Any {
        &*self.0
    }

    fn audit(&self, state: &GameState) -> Result<(), String> {
        self.0.audit(of::<R>(state))
    }

    fn ranking_key(&self, state: &GameState, seat: Seat) -> RankingKey {
        self.0.ranking_key(of::<R>(state), seat)
    }

    fn ids(&self) -> u32 {
        self.0.ids()
    }

    fn is_numbered(&self, id: MoveId) -> bool {
        let found = self.0.move_by_id(id);
        found.is_some_and(|mv| self.0.move_id(mv) == id)
    }

    fn best_moves(&self, state: &GameState, seat: Seat) -> Vec<MoveId> {
        let state = of::<R>(state);
        let (mut best, mut most) = (Vec::new(), i64::MIN);
        for mv in self.0.moves(state, seat) {
            let mut after = *state;
            self.0.apply(&mut after, mv, &mut NoEvents);
            let value = self.0.evaluate(&after, seat);
            if value > most {
                best.clear();
                most = value;
            }
            if value == most {
                best.push(self.0.move_id(mv.mv()));
            }
        }
        best
    }

    fn play_scene(&self, scene: &SceneLine) -> Result<PlayedScene, SceneError> {
        crate::scene::play(Arc::clone(&self.0), scene)
    }

    fn ways(&self, state: &GameState, seat: Seat, generator: &mut dyn Rng) -> Result<(), String> {
        ways::<R>(&self.0, of::<R>(state), seat, generator)
    }
}

/// The state as the type of the rules.
fn of<R: Presentation>(state: &GameState) -> &R::State {
    state.of::<R>().expect("the state is one of this game")
}

/// Asks the rules for the moves of a seat in all ways; see [`TestGame::ways`].
///
/// # Errors
/// If the ways do not agree: which of them differ, and about which move.
pub fn ways<R: Presentation>(
    rules: &R,
    state: &R::State,
    seat: Seat,
    generator: &mut dyn Rng,
) -> Result<(), String> {
    let asked = AskedMoves { rules, state, seat };
    let listed = asked.listed()?;
    asked.random(&listed, generator)?;
    asked.one_by_one(listed)
}

/// The moves of a seat in a state, obtained in all ways.
struct AskedMoves<'a, R: Presentation> {
    rules: &'a R,
    state: &'a R::State,
    seat: Seat,
}

impl<R: Presentation> AskedMoves<'_, R> {
    fn name(&self, id: Option<&MoveId>) -> String {
        let mv = id.and_then(|id| self.rules.move_by_id(*id));
        mv.map_or_else(|| "none".to_owned(), |mv| self.rules.print_move(mv))
    }

    /// The listed moves, if the count and the moves by index agree with the list.
    fn listed(&self) -> Result<Vec<MoveId>, String> {
        let (rules, state, seat) = (self.rules, self.state, self.seat);
        let moves = rules.moves(state, seat).into_iter();
        let listed: Vec<MoveId> = moves.map(|mv| rules.move_id(mv.mv())).collect();
        let count = rules.count_moves(state, seat);
        if count != listed.len() {
            let listed = listed.len();
            return Err(format!("{listed} moves are listed, but {count} counted"));
        }
        for n in (0..=listed.len()).chain([usize::MAX]) {
            let nth = rules.nth_move(state, seat, n);
            let nth = nth.map(|mv| rules.move_id(mv.mv()));
            if nth.as_ref() != listed.get(n) {
                let (listed, nth) = (self.name(listed.get(n)), self.name(nth.as_ref()));
                return Err(format!(
                    "move {n} of the list is {listed}, but its number gives {nth}"
                ));
            }
        }
        Ok(listed)
    }

    /// Checks that random moves are listed moves and that they vary.
    fn random(&self, listed: &[MoveId], generator: &mut dyn Rng) -> Result<(), String> {
        let count = listed.len();
        let mut draw = || {
            let drawn = self.rules.random_move(self.state, self.seat, generator);
            drawn.map(|(mv, count)| (self.rules.move_id(mv.mv()), count))
        };
        let random = draw();
        match random {
            None if listed.is_empty() => {}
            Some((id, of)) if listed.contains(&id) && of == count => {}
            found => {
                let (id, of) = (found.map(|(id, _)| id), found.map_or(0, |(_, of)| of));
                let id = self.name(id.as_ref());
                return Err(format!(
                    "a random move is {id} of {of}, but {count} are listed"
                ));
            }
        }
        // A fair choice between two moves does not give the same one this often.
        let first = random.map(|(id, _)| id);
        if count > 1 && (0..DRAWS).all(|_| draw().map(|(id, _)| id) == first) {
            let id = self.name(first.as_ref());
            return Err(format!(
                "of {count} moves {id} is drawn {DRAWS} times in a row"
            ));
        }
        Ok(())
    }

    /// Checks that each move is legal exactly if it is listed, and that it is listed once.
    fn one_by_one(&self, listed: Vec<MoveId>) -> Result<(), String> {
        let (rules, state, seat) = (self.rules, self.state, self.seat);
        let mut sorted = listed;
        sorted.sort_unstable();
        let mut neighbours = sorted.iter().zip(sorted.iter().skip(1));
        if let Some((twice, _)) = neighbours.find(|(one, other)| one == other) {
            return Err(format!("{} is listed twice", self.name(Some(twice))));
        }
        for id in (0..rules.ids()).map(MoveId) {
            let Some(mv) = rules.move_by_id(id) else {
                continue;
            };
            let listed = sorted.binary_search(&id).is_ok();
            let checked = rules.check(state, seat, mv);
            let same = checked
                .as_ref()
                .is_ok_and(|legal| *legal == Legal::unchecked(seat, mv));
            if same != listed || checked.is_ok() != listed {
                let said = checked.map_or_else(
                    |why| format!("refused by {}", why.clause),
                    |_| "allowed".to_owned(),
                );
                let listed = if listed { "listed" } else { "not listed" };
                return Err(format!("{} is {listed}, but {said}", self.name(Some(&id))));
            }
        }
        Ok(())
    }
}
