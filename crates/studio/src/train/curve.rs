//! How well bots play on the way, while values are learned.

use rnw_matches::{PlayerSummary, Summary};
use roll_and_write::text::counted;
use serde::Serialize;

/// What the values were worth on their way.
#[derive(Clone, Debug, Serialize)]
pub struct CurvePoint {
    /// The number of games from which they were learned.
    pub games: u64,
    /// Games of the greedy bot with them against the greedy bot without them.
    pub duel: Vec<Summary>,
}

impl CurvePoint {
    /// The point as a line of text.
    pub fn text(&self) -> String {
        let mean = |player: &PlayerSummary| player.scores.mean.unwrap_or_default();
        let results = self.duel.iter().map(|summary| match summary {
            Summary::Match(of) => {
                let [own, other] = [&of.players[0], &of.players[1]];
                let (share, [own, other]) = (100.0 * own.side.share, [own, other].map(mean));
                format!("{share:.1} % of the points, scores {own:.1} and {other:.1}")
            }
            Summary::Simulate(of) => {
                let score = of.seats[0].scores.mean.unwrap_or_default();
                format!("score {score:.1}")
            }
        });
        let results: Vec<String> = results.collect();
        format!("{}: {}", counted(self.games, "game"), results.join(", "))
    }
}
