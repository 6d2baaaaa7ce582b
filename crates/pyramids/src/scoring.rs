//! The score, in the order of the rules, and ties. Also the evaluation of states for bots.

use crate::content::{Color, Facts};
use crate::game::Rules;
use rnw_flip::{CardsEstimate, Effort, FlipGame, Prospect, State};
use roll_and_write::score::ScoreSink;
use roll_and_write::sheet::TrackId;
use roll_and_write::{CardId, CellSet, ItemSet, Message, RankingKey, Ruleset, ScoreLine, Seat};

/// Writes the score of a seat: completed cards by colour, torches and pyramids, gems, and the highest skull (PY-24, PY-25).
pub fn score(rules: &Rules, state: &State, seat: Seat, score: &mut impl ScoreSink) {
    let facts = &rules.game().facts;
    for color in facts.colors() {
        let count = count(facts, state.completed(seat), color) as i32;
        score.push(ScoreLine::new("score-cards", count, count * facts.card_points).about(color.0));
    }
    rules.score_tracks(state, seat, score);
    let gems = facts
        .pairs
        .tracks
        .map(|track| filled(rules, state, seat, track) as i32);
    let (pairs, singles) = (gems[0].min(gems[1]), gems[0].abs_diff(gems[1]) as i32);
    score.push(ScoreLine::new(
        "score-pairs",
        pairs,
        pairs * facts.pairs.pair,
    ));
    score.push(ScoreLine::new(
        "score-singles",
        singles,
        singles * facts.pairs.single,
    ));
    let skulls = filled(rules, state, seat, facts.penalty.track);
    score.push(
        ScoreLine::new("score-penalty", skulls as i32, -facts.penalty.cost(skulls))
            .about(facts.penalty.track.0),
    );
    rules.score_symbols(state, seat, score);
}

/// The message of a line of [`score`] that is not about a track or a symbol.
pub fn score_message(rules: &Rules, line: &ScoreLine) -> Message {
    let message = Message::new(line.reason).number("count", line.count);
    let track = || &rules.pack().sheet().track(TrackId(line.about)).name;
    match line.reason {
        "score-cards" => message.word("color", rules.game().color_key(line.about)),
        "score-penalty" => message.word("track", format!("track-{}", track())),
        _ => message,
    }
}

/// The ranking key of a seat: its total, then the lowest number among its completed cards. A lower number is
/// better (PY-26).
pub fn ranking_key(rules: &Rules, state: &State, seat: Seat) -> RankingKey {
    let facts = &rules.game().facts;
    let completed = state.completed(seat).iter();
    let lowest = completed.map(|card| facts.number(CardId(card))).min();
    let lowest = lowest.map_or(i32::MIN, |number| -i32::from(number));
    RankingKey::new(rules.total(state, seat), [lowest])
}

/// The number of these cards that have this colour.
pub(crate) fn count(facts: &Facts, cards: ItemSet, color: Color) -> u32 {
    (cards & facts.claims(color).cards).len()
}

/// The number of boxes of a track that a seat has filled.
fn filled(rules: &Rules, state: &State, seat: Seat, track: TrackId) -> u32 {
    let printed = rules.pack().sheet().track(track);
    state.sheet(seat).filled(printed)
}

/// Estimates what the cards of a seat bring, with this turn's completed cards and claims.
pub fn estimate_cards(rules: &Rules, state: &State, seat: Seat) -> CardsEstimate {
    let done = rules.all_completed(state, seat);
    let facts = &rules.game().facts;
    let cards = i64::from(facts.card_points) * i64::from(done.len());
    let colors: i64 = facts
        .colors()
        .map(|color| color_value(rules, state, seat, done, color))
        .sum();
    let boards = state.boards(seat);
    let unfinished = |card: &CardId| !done.contains(card.0);
    // Another card will come to each board without an unfinished one.
    let free = boards
        .iter()
        .filter(|card| !card.is_some_and(|card| unfinished(&card)));
    let next = if state.deck().is_empty() {
        0
    } else {
        let value = 1000 * i64::from(facts.card_points);
        free.count() as i64 * share(value, rules.game().heuristic.mean, rules.turns_left(state))
    };
    CardsEstimate {
        rest: 1000 * cards + colors + next,
        prospects: boards.map(|card| {
            let card = card.filter(unfinished)?;
            Some(prospect_of(rules, state, seat, done, card))
        }),
    }
}

/// Estimates what the sheet of a seat brings, and what it still owes.
pub fn estimate_sheet(rules: &Rules, state: &State, seat: Seat) -> i64 {
    1000 * rules.written_points(state, seat)
        + sheet_value(rules, state, seat)
        + rules.owed_value(state, seat)
}

/// The value of a colour's claims, including this turn's claims, and a part of the next claim.
fn color_value(rules: &Rules, state: &State, seat: Seat, done: ItemSet, color: Color) -> i64 {
    // Most colours have no completed card.
    match count(&rules.game().facts, done, color) {
        0 => 0,
        count => ClaimsOfColor::new(rules, state, seat, color).value(count),
    }
}

/// What the claims of a colour can still bring to a seat.
struct ClaimsOfColor<'a> {
    /// The numbers that are left, the next one first.
    left: &'a [u8],
    /// The number of claims that the seat has made.
    made: u32,
    /// The number of cards for each claim.
    needed: u32,
}

impl<'a> ClaimsOfColor<'a> {
    #[inline]
    fn new(rules: &'a Rules, state: &State, seat: Seat, color: Color) -> Self {
        let facts = &rules.game().facts;
        let claims = facts.claims(color);
        Self {
            left: rules.left(state, claims.pool),
            made: filled(rules, state, seat, claims.track),
            needed: facts.cards_per_claim,
        }
    }

    /// The value with this number of completed cards: this turn's claims, and a part of the next claim.
    #[inline]
    fn value(&self, count: u32) -> i64 {
        let (claims, part) = (count / self.needed, count % self.needed);
        let due = claims.saturating_sub(self.made) as usize;
        let claimed = self.left.iter().take(due);
        let claimed: i64 = claimed.map(|&number| i64::from(number)).sum();
        let next = self.left.get(due).map_or(0, |&number| u32::from(number));
        let next = 1000 * next * part * part / (self.needed * self.needed);
        1000 * claimed + i64::from(next)
    }
}

/// If at least this number of turns is left, a single gem counts as half of a pair.
const HOPE: i64 = 8;

/// The points of gems, plus the chance that a single gem finds its partner, minus the penalty of skulls.
fn sheet_value(rules: &Rules, state: &State, seat: Seat) -> i64 {
    let facts = &rules.game().facts;
    let [a, b] = facts
        .pairs
        .tracks
        .map(|track| i64::from(filled(rules, state, seat, track)));
    let (pair, single) = (i64::from(facts.pairs.pair), i64::from(facts.pairs.single));
    let hope = (500 * pair - 1000 * single).max(0) * rules.turns_left(state).min(HOPE) / HOPE;
    let skulls = filled(rules, state, seat, facts.penalty.track);
    1000 * pair * a.min(b) + (1000 * single + hope) * (a - b).abs()
        - 1000 * i64::from(facts.penalty.cost(skulls))
}

/// The progress of a seat on a way per turn, in tenths of a point.
const PACE: i64 = 28;
/// A card counts half of its value if this much of the way is left, in tenths of a point.
const HALF_WAY: i64 = 60;

/// The part of a card's value that counts if this much of the way is left.
fn share(value: i64, way: i64, turns_left: i64) -> i64 {
    let reachable = if way <= turns_left * PACE {
        1000
    } else {
        600 * turns_left * PACE / way
    };
    value * HALF_WAY / (way + HALF_WAY) * reachable / 1000
}

/// What an unfinished card is worth when these cards are completed: its points, and what it adds to
/// the claims of its colour.
fn prospect_of(rules: &Rules, state: &State, seat: Seat, done: ItemSet, card: CardId) -> Prospect {
    let facts = &rules.game().facts;
    let color = facts.color(card);
    let claims = ClaimsOfColor::new(rules, state, seat, color);
    let count = count(facts, done, color);
    let claims = claims.value(count + 1) - claims.value(count);
    Prospect {
        card,
        value: 1000 * i64::from(facts.card_points) + claims,
        turns_left: rules.turns_left(state),
    }
}

/// The way to the tomb of a card, in tenths of a point.
pub fn effort(rules: &Rules, card: CardId, marked: CellSet) -> Effort {
    Effort {
        left: rules.game().heuristic.way(card.index(), marked),
        extra: 0,
    }
}

/// A share of a card's value, by the way to its tomb.
pub fn prospect_value(prospect: Prospect, way: Effort) -> i64 {
    share(prospect.value, way.left, prospect.turns_left)
}
