//! The score, in the order of the rules, and ties. Also what bots look at.

use crate::rules::{Pyramids, Rules};
use rnw_flip::{FlipScoring, Pack, State};
use roll_and_write::geometry::Chamber;
use roll_and_write::learned::Feature;
use roll_and_write::score::ScoreSink;
use roll_and_write::sheet::{PoolId, TrackId};
use roll_and_write::{CardId, ItemSet, Message, Points, RankingKey, Ruleset, ScoreLine, Seat};

impl FlipScoring for Pyramids {
    type Grid = Chamber;

    /// Completed cards by colour, torches and pyramids, gems, and the highest skull (PY-24, PY-25).
    fn write_score(&self, rules: &Rules, state: &State, seat: Seat, score: &mut impl ScoreSink) {
        let facts = &self.facts;
        for color in rules.pack().color_ids() {
            let count = count(rules, state.completed(seat), color) as i32;
            let line = ScoreLine::new("score-cards", count, count * facts.card_points);
            score.push(line.about(color));
        }
        rules.score_tracks(state, seat, score);
        let filled = |track| filled(rules, state, seat, track);
        let gems = facts.pairs.tracks.map(filled);
        let (pairs, singles) = (gems[0].min(gems[1]), gems[0].abs_diff(gems[1]));
        for (reason, count, points) in [
            ("score-pairs", pairs as i32, facts.pairs.pair),
            ("score-singles", singles as i32, facts.pairs.single),
        ] {
            score.push(ScoreLine::new(reason, count, count * points));
        }
        let (track, skulls) = (facts.penalty.track, filled(facts.penalty.track));
        let penalty = -facts.penalty.cost(skulls);
        score.push(ScoreLine::new("score-penalty", skulls as i32, penalty).about(track.0));
        rules.score_symbols(state, seat, score);
    }

    fn score_message(&self, rules: &Rules, line: &ScoreLine) -> Message {
        let message = Message::new(line.reason.clone()).number("count", line.count);
        let track = || &rules.pack().sheet().track(TrackId(line.about)).name;
        match &*line.reason {
            "score-cards" => message.word("color", rules.pack().color_key(line.about)),
            "score-penalty" => message.word("track", format!("track-{}", track())),
            _ => message,
        }
    }

    /// The total, then the lowest number among the completed cards. A lower number is better (PY-26).
    fn ranking_key(&self, rules: &Rules, state: &State, seat: Seat) -> RankingKey {
        let completed = state.completed(seat).iter();
        let numbers = completed.map(|card| self.facts.number_of[usize::from(card)]);
        let lowest = numbers.min().map_or(i32::MIN, |number| -i32::from(number));
        RankingKey::new(rules.total(state, seat), [lowest])
    }

    fn tie_breaks(&self, _rules: &Rules) -> Vec<Message> {
        vec![Message::new("tie-lowest-card")]
    }

    /// The card's colour, its completed cards, and the numbers that are taken from its pool.
    fn prospect(
        &self,
        rules: &Rules,
        state: &State,
        _: Seat,
        completed: ItemSet,
        card: CardId,
    ) -> u64 {
        let color = rules.pack().card(card).color;
        color_claims(rules, state, completed, color).key()
    }

    /// The completed cards of each colour, and what is taken from its pool.
    fn features(
        &self,
        rules: &Rules,
        state: &State,
        _: Seat,
        completed: ItemSet,
        mut visit: impl FnMut(Feature),
    ) {
        for color in rules.pack().color_ids() {
            visit(color_claims(rules, state, completed, color));
        }
    }

    fn card_points_upper_bound(&self, _: &Rules, _: CardId) -> Option<Points> {
        Some(self.facts.card_points)
    }

    /// The points for gems in every box.
    fn other_points_upper_bound(&self, pack: &Pack<Chamber>) -> Points {
        let pairs = &self.facts.pairs;
        let boxes = |track| i32::from(pack.sheet().track(track).boxes);
        let [a, b] = pairs.tracks.map(boxes);
        pairs.pair * a.min(b) + pairs.single * (a - b).abs()
    }

    /// The pool that the track of a colour claims from.
    fn pool_into(&self, track: TrackId) -> Option<PoolId> {
        let mut claims = self.facts.claims.iter();
        Some(claims.find(|claims| claims.track == track)?.pool)
    }
}

/// The number of these cards that have this colour.
fn count(rules: &Rules, cards: ItemSet, color: u8) -> u32 {
    (cards & rules.pack().cards_of(color)).len()
}

/// The number of boxes of a track that a seat has filled.
fn filled(rules: &Rules, state: &State, seat: Seat, track: TrackId) -> u32 {
    let printed = rules.pack().sheet().track(track);
    state.sheet(seat).filled(printed)
}

/// How far the claims of a colour are, if the seat has completed these cards.
fn color_claims(rules: &Rules, state: &State, completed: ItemSet, color: u8) -> Feature {
    let pool = rules.game().facts.claims[usize::from(color)].pool;
    let cards = count(rules, completed, color);
    let left = rules.left(state, pool).len();
    rules
        .color_feature(color)
        .with(cards.into())
        .with(left as u64)
}
