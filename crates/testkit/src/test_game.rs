//! A game under test, and the questions that only its rules can answer.

use rand::Rng;
use roll_and_write::{
    Accept, Game, GameState, GameVisitor, Legal, MoveId, NoEvents, Presentation, RankingKey, Seat,
    Statistics,
};
use std::ops::ControlFlow;
use std::sync::Arc;

/// After this many equal random moves a different one must have occurred.
const DRAWS: usize = 48;

/// A game with everything that tests ask of its rules. Every ruleset is one.
pub trait TestGame:
    Game
    + for<'a> Accept<Audit<'a>>
    + for<'a> Accept<BestMoves<'a>>
    + for<'a> Accept<Rank<'a>>
    + for<'a> Accept<Ways<'a>>
    + Accept<Ids>
    + Accept<IsNumbered>
{
}

impl<R: Presentation + Statistics> TestGame for R {}

/// The state as the type of the rules.
fn of<R: Presentation>(state: &GameState) -> &R::State {
    state.of::<R>().expect("the state is one of this game")
}

/// Asks what is wrong with a state; see [`Ruleset::audit`](roll_and_write::Ruleset::audit).
#[derive(Debug)]
pub struct Audit<'a>(pub &'a GameState);

impl GameVisitor for Audit<'_> {
    type Output = Result<(), String>;

    fn visit<R: Presentation + Statistics>(self, rules: Arc<R>) -> Self::Output {
        rules.audit(of::<R>(self.0))
    }
}

/// Asks for the ranking key of a seat.
#[derive(Debug)]
pub struct Rank<'a>(pub &'a GameState, pub Seat);

impl GameVisitor for Rank<'_> {
    type Output = RankingKey;

    fn visit<R: Presentation + Statistics>(self, rules: Arc<R>) -> RankingKey {
        rules.ranking_key(of::<R>(self.0), self.1)
    }
}

/// Asks for the highest move id plus one.
#[derive(Clone, Copy, Debug)]
pub struct Ids;

impl GameVisitor for Ids {
    type Output = u32;

    fn visit<R: Presentation + Statistics>(self, rules: Arc<R>) -> u32 {
        rules.ids()
    }
}

/// Asks whether a number belongs to a move and that move has this number.
#[derive(Clone, Copy, Debug)]
pub struct IsNumbered(pub MoveId);

impl GameVisitor for IsNumbered {
    type Output = bool;

    fn visit<R: Presentation + Statistics>(self, rules: Arc<R>) -> bool {
        let found = rules.move_by_id(self.0);
        found.is_some_and(|mv| rules.move_id(mv) == self.0)
    }
}

/// Asks for the moves after which the game evaluates the state highest for a seat, in the order of the list.
#[derive(Debug)]
pub struct BestMoves<'a>(pub &'a GameState, pub Seat);

impl GameVisitor for BestMoves<'_> {
    type Output = Vec<MoveId>;

    fn visit<R: Presentation + Statistics>(self, rules: Arc<R>) -> Vec<MoveId> {
        let (state, seat) = (of::<R>(self.0), self.1);
        let (mut best, mut most) = (Vec::new(), i64::MIN);
        let _ = rules.for_each_move(state, seat, |mv| {
            let mut after = *state;
            rules.apply(&mut after, mv, &mut NoEvents);
            let value = rules.evaluate(&after, seat);
            if value > most {
                best.clear();
                most = value;
            }
            if value == most {
                best.push(rules.move_id(mv.mv()));
            }
            ControlFlow::<()>::Continue(())
        });
        best
    }
}

/// Asks whether all ways to ask for a seat's moves agree: iterating, counting, the n-th move, random moves,
/// `check`, and a test of all move ids one by one. If they do not agree, the answer says which ways differ.
pub struct Ways<'a> {
    /// The state.
    pub state: &'a GameState,
    /// The seat.
    pub seat: Seat,
    /// The source of chance.
    pub generator: &'a mut dyn Rng,
}

impl std::fmt::Debug for Ways<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut shown = f.debug_struct("Ways");
        shown.field("state", &self.state).field("seat", &self.seat);
        shown.finish_non_exhaustive()
    }
}

impl GameVisitor for Ways<'_> {
    type Output = Result<(), String>;

    fn visit<R: Presentation + Statistics>(self, rules: Arc<R>) -> Self::Output {
        ways(&*rules, of::<R>(self.state), self.seat, self.generator)
    }
}

/// Asks the rules for the moves of a seat in all ways; see [`Ways`].
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
        let mut listed: Vec<MoveId> = Vec::new();
        let _ = rules.for_each_move(state, seat, |mv| {
            listed.push(rules.move_id(mv.mv()));
            ControlFlow::<()>::Continue(())
        });
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
                .is_ok_and(|legal| *legal == Legal::assume(seat, mv));
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
