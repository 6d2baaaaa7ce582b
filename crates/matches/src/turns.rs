//! The course of a game, turn by turn.

use rnw_bots::arena::{ArenaObserver, ArenaReport, GameResult, Observed};
use roll_and_write::{BySeat, Points, Presentation, Seat, Statistics};

/// The result of a seat in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnOfSeat {
    /// The turn, from 1. 0 is the set-up, and the whole of a game without turns.
    pub turn: u32,
    /// The seat that this result belongs to.
    pub seat: Seat,
    /// The score at the end of the turn, in parts of a point.
    pub score: Points,
    /// The number of decisions with a choice that the seat made in the turn.
    pub decisions: u32,
}

/// Observes a game and stores the result of each seat at the end of each turn.
pub struct Turns<R: Presentation> {
    before: R::State,
    turn: u32,
    decisions: BySeat<u32>,
    noted: Vec<TurnOfSeat>,
}

roll_and_write::opaque_debug!([R: Presentation] Turns<R>);

impl<R: Presentation> Turns<R> {
    /// Creates an observer for a game that has not begun.
    pub fn new(rules: &R) -> Self {
        let before = rules.start();
        Self {
            turn: rules.turn(&before),
            before,
            decisions: BySeat::default(),
            noted: Vec::new(),
        }
    }

    /// Returns the results when the game is over.
    pub fn finish(mut self, rules: &R) -> Vec<TurnOfSeat> {
        let end = self.before;
        self.close(rules, &end);
        self.noted
    }

    /// Stores the results of the turn that ended with this state.
    fn close(&mut self, rules: &R, state: &R::State) {
        let turn = self.turn;
        let decisions = std::mem::take(&mut self.decisions);
        let seat = |seat: Seat| TurnOfSeat {
            turn,
            seat,
            score: rules.total(state, seat),
            decisions: decisions[seat],
        };
        self.noted.extend(Seat::all(rules.seats()).map(seat));
    }
}

impl<R: Presentation> ArenaObserver<R> for Turns<R> {
    fn observed(&self) -> Observed {
        Observed::States
    }
    fn observe_state(&mut self, rules: &R, state: &R::State, mover: Option<Seat>) {
        if let Some(seat) = mover {
            let choice = rules.count_moves(&self.before, seat) > 1;
            self.decisions[seat] += u32::from(choice);
        }
        let turn = rules.turn(state);
        if turn != self.turn {
            // The step that ends a turn may also begin the next one. Beginning a turn earns no points.
            self.close(rules, state);
            self.turn = turn;
        }
        self.before = *state;
    }
}

/// Reports each game of an arena, turn by turn.
#[derive(Clone, Copy, Debug)]
pub struct TurnReport;

impl ArenaReport for TurnReport {
    type Observer<R: Presentation + Statistics> = Turns<R>;
    type Output = Vec<TurnOfSeat>;

    fn begin<R: Presentation + Statistics>(rules: &R) -> Turns<R> {
        Turns::new(rules)
    }
    fn end<R: Presentation + Statistics>(
        rules: &R,
        observer: Turns<R>,
        _result: &GameResult,
    ) -> Vec<TurnOfSeat> {
        observer.finish(rules)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rnw_bots::arena::play;
    use rnw_bots::{Bot, Spec};
    use rnw_session::{Clock, DealId, StoppedClock};
    use rnw_silver_and_gold::Rules;
    use roll_and_write::Ruleset;
    use std::sync::Arc;

    #[test]
    fn turns_add_up_to_the_game() {
        let rules = rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [], 2).unwrap();
        let clock: Arc<dyn Clock> = Arc::new(StoppedClock);
        let mut bots: Vec<Box<dyn Bot<Rules>>> = [Spec::GREEDY, Spec::Random]
            .iter()
            .map(|spec| spec.bot(&clock))
            .collect();
        for game in 0..5 {
            let mut turns = Turns::new(&rules);
            let seen = play(&rules, &mut bots, &[0, 1], DealId::new(3, game), &mut turns);
            let unseen = play(
                &rules,
                &mut bots,
                &[0, 1],
                DealId::new(3, game),
                &mut roll_and_write::NoEvents,
            );
            assert_eq!(seen, unseen, "who looks on changes nothing");
            let turns = turns.finish(&rules);
            assert_eq!(
                turns.iter().map(|turn| turn.decisions).sum::<u32>(),
                seen.decisions
            );
            for seat in Seat::all(rules.seats()) {
                let own: Vec<&TurnOfSeat> = turns.iter().filter(|turn| turn.seat == seat).collect();
                assert_eq!(own.last().unwrap().score, seen.scores[seat]);
                assert!(
                    own.is_sorted_by(|one, next| one.turn < next.turn),
                    "{own:?}"
                );
                assert!(own.is_sorted_by_key(|turn| turn.score), "{own:?}");
                assert_eq!(
                    own.len(),
                    1 + 28,
                    "the set-up, and four rounds of seven turns"
                );
            }
        }
    }
}
