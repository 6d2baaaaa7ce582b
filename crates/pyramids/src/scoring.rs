//! The score, in the order of the rules, and ties. Also the evaluation of states for bots.

use crate::heuristic;
use crate::rules::{Pyramids, Rules};
use rnw_flip::{Effort, FlipScoring, Pack, State};
use roll_and_write::geometry::Chamber;
use roll_and_write::score::ScoreSink;
use roll_and_write::sheet::{PoolId, TrackId};
use roll_and_write::{
    CardId, CellSet, ItemSet, Message, Points, RankingKey, Ruleset, ScoreLine, Seat,
};

/// If at least this number of turns is left, a single gem counts as half of a pair.
const HOPE: i64 = 8;
/// The progress of a seat on a way per turn, in tenths of a point.
const PACE: i64 = 28;
/// A card counts half of its value if this much of the way is left, in tenths of a point.
const HALF_WAY: i64 = 60;

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

    /// Includes this turn's claims, and the cards that will come to boards without an unfinished one.
    fn completed_value(&self, rules: &Rules, state: &State, seat: Seat, completed: ItemSet) -> i64 {
        let card_points = 1000 * i64::from(self.facts.card_points);
        // Most colours have no completed card.
        let colors = rules.pack().color_ids();
        let claims = colors.map(|color| match count(rules, completed, color) {
            0 => 0,
            count => claims_value(rules, state, seat, color)(count),
        });
        let known = card_points * i64::from(completed.len()) + claims.sum::<i64>();
        if state.deck().is_empty() {
            return known;
        }
        let unfinished = |card: &CardId| !completed.contains(card.0);
        let boards = state.boards(seat).into_iter();
        let free = boards.filter(|card| !card.as_ref().is_some_and(unfinished));
        let way = self.heuristic.mean;
        known + free.count() as i64 * share(card_points, way, rules.turns_left(state))
    }

    /// The points of the card, and what it adds to the claims of its colour.
    fn card_value(
        &self,
        rules: &Rules,
        state: &State,
        seat: Seat,
        done: ItemSet,
        card: CardId,
    ) -> i64 {
        let color = rules.pack().card(card).color;
        let claims = claims_value(rules, state, seat, color);
        let count = count(rules, done, color);
        let claims = claims(count + 1) - claims(count);
        1000 * i64::from(self.facts.card_points) + claims
    }

    /// Includes the chance that a single gem finds its partner.
    fn estimate_sheet(&self, rules: &Rules, state: &State, seat: Seat) -> i64 {
        let facts = &self.facts;
        let filled = |track| filled(rules, state, seat, track);
        let [a, b] = facts.pairs.tracks.map(|track| i64::from(filled(track)));
        let (pair, single) = (i64::from(facts.pairs.pair), i64::from(facts.pairs.single));
        let hope = (500 * pair - 1000 * single).max(0) * rules.turns_left(state).min(HOPE) / HOPE;
        let gems = 1000 * pair * a.min(b) + (1000 * single + hope) * (a - b).abs();
        let skulls = 1000 * i64::from(facts.penalty.cost(filled(facts.penalty.track)));
        1000 * rules.written_points(state, seat) + gems - skulls + rules.owed_value(state, seat)
    }

    fn card_tracks(&self) -> &[TrackId] {
        &self.heuristic.claim_tracks
    }

    /// The way to the tomb of a card, in tenths of a point.
    fn effort(&self, _: &Rules, card: CardId, marked: CellSet) -> Effort {
        let left = self.heuristic.way(card.index(), marked);
        Effort { left, extra: 0 }
    }

    /// A share of the card's value, by the way to its tomb.
    fn prospect_value(&self, value: i64, way: Effort, turns_left: i64) -> i64 {
        share(value, way.left, turns_left)
    }

    /// Gems score in pairs, and skulls cost points.
    fn box_value(&self, pack: &Pack<Chamber>, track: TrackId) -> i64 {
        heuristic::box_value(&self.facts, pack, track)
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

/// The value of the claims of a colour, by its number of completed cards: this turn's claims, and a part of the next claim.
#[inline]
fn claims_value<'a>(
    rules: &'a Rules,
    state: &State,
    seat: Seat,
    color: u8,
) -> impl Fn(u32) -> i64 + use<'a> {
    let facts = &rules.game().facts;
    let claims = facts.claims[usize::from(color)];
    // The numbers that are left, the claims that were made, and the cards for each claim.
    let left = rules.left(state, claims.pool);
    let made = filled(rules, state, seat, claims.track);
    let needed = facts.cards_per_claim;
    move |count| {
        let (claims, part) = (count / needed, count % needed);
        let due = claims.saturating_sub(made) as usize;
        let claimed: i64 = left.iter().take(due).copied().map(i64::from).sum();
        let next = left.get(due).map_or(0, |&number| u32::from(number));
        let next = 1000 * next * part * part / (needed * needed);
        1000 * claimed + i64::from(next)
    }
}

/// The part of a card's value that counts if this much of the way is left.
fn share(value: i64, way: i64, turns_left: i64) -> i64 {
    let reachable = if way <= turns_left * PACE {
        1000
    } else {
        600 * turns_left * PACE / way
    };
    value * HALF_WAY / (way + HALF_WAY) * reachable / 1000
}
