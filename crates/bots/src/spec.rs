//! Makes the bots that are selected by name, for arenas and for tables.

use crate::search::Search;
use crate::{Bot, ExternalPlayer, Greedy, Random, Seated, Spec, Starter};
use rnw_session::{Clock, Player};
use roll_and_write::{GameVisitor, Presentation, Statistics};
use std::fmt;
use std::sync::Arc;

impl Spec {
    /// The greedy bot that looks at all moves.
    pub const GREEDY: Self = Self::Greedy(Greedy {
        look: None,
        explore: 0,
    });

    /// Creates the bot. It reads this clock if its budget is a time.
    pub fn bot<R: Presentation>(self, clock: &Arc<dyn Clock>) -> Box<dyn Bot<R>> {
        match self {
            Self::Random => Box::new(Random),
            Self::Greedy(greedy) => Box::new(greedy),
            Self::Search(parameters) => Box::new(Search::<R>::new(parameters, Arc::clone(clock))),
            Self::Own(own) => own.bot(""),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy(greedy) => write!(f, "{greedy}"),
            Self::Search(parameters) => write!(f, "mcts{parameters}"),
            Self::Own(own) => write!(f, "{own}"),
        }
    }
}

/// A participant of a match.
#[derive(Clone)]
pub enum Entrant {
    /// A bot of the program.
    Ours(Spec),
    /// An external player.
    Outside(Starter),
}

roll_and_write::opaque_debug!(Entrant);

impl From<Spec> for Entrant {
    fn from(spec: Spec) -> Self {
        Self::Ours(spec)
    }
}

impl Entrant {
    /// Creates a new bot without memory for a game. `content` is the hash of the pack.
    pub fn bot<R: Presentation>(&self, clock: &Arc<dyn Clock>, content: &str) -> Box<dyn Bot<R>> {
        match self {
            Self::Ours(Spec::Own(own)) => own.bot(content),
            Self::Ours(spec) => spec.bot(clock),
            Self::Outside(start) => Box::new(ExternalPlayer::new(Arc::clone(start), content)),
        }
    }
}

/// Creates a bot of the program as a player for any game.
#[derive(Clone, Copy, Debug)]
pub struct SeatBot<'a> {
    /// The bot.
    pub spec: Spec,
    /// The clock that the bot reads if its budget is a time.
    pub clock: &'a Arc<dyn Clock>,
}

impl GameVisitor for SeatBot<'_> {
    type Output = Box<dyn Player>;

    fn visit<R: Presentation + Statistics>(self, rules: Arc<R>) -> Box<dyn Player> {
        match self.spec {
            Spec::Own(own) => own.seated(rules),
            spec @ (Spec::Random | Spec::Greedy(_) | Spec::Search(_)) => {
                Box::new(Seated::new(rules, spec.bot::<R>(self.clock)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip_and_strangers_are_refused() {
        for name in [
            "random",
            "greedy",
            "greedy:look=4",
            "greedy:look=4,explore=20",
            "mcts:iterations=300,c=0.9",
            "mcts:time=20",
            "mcts:nodes=5000,depth=4",
            "mcts:exact=500000",
        ] {
            let spec = name.parse::<Spec>().unwrap();
            assert_eq!(spec.to_string().parse::<Spec>().unwrap(), spec);
        }
        assert_eq!("mcts".parse::<Spec>(), "mcts:".parse());
        assert_eq!("greedy".parse::<Spec>(), "greedy:".parse());
        assert_eq!("greedy".parse::<Spec>(), Ok(Spec::GREEDY));
        for (text, error) in [
            (
                "mcts:iteration=5",
                "the player mcts has no parameter \"iteration\"; expected one of iterations, nodes, time, c, depth, width, look, threads, rival, exact; did you mean \"iterations\"?",
            ),
            (
                "mcts:time=0",
                "the parameter time of mcts cannot be \"0\"; expected a number of milliseconds from 1",
            ),
            (
                "mcts:time=5,nodes=3",
                "mcts was given both time and nodes; expected only one of them",
            ),
            (
                "greedy:lok=1",
                "the player greedy has no parameter \"lok\"; expected one of look, explore; did you mean \"look\"?",
            ),
            (
                "random:look=1",
                "the player random takes no parameters; found \"look=1\"",
            ),
        ] {
            assert_eq!(text.parse::<Spec>().unwrap_err().to_string(), error);
        }
    }
}
