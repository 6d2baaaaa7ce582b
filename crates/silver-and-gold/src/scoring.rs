//! The score, in the order of the score sheet, and ties. Also the evaluation of states for bots.

use crate::rules::{Rules, SilverAndGold, TieRule};
use rnw_flip::{CardsEstimate, Effort, FlipScoring, Prospect, State};
use roll_and_write::geometry::Island;
use roll_and_write::score::ScoreSink;
use roll_and_write::{CardId, ItemSet, Message, Points, RankingKey, Ruleset, ScoreLine, Seat};

/// The average number of cells that a seat marks per turn, times a hundred.
const PACE: i64 = 330;
/// A card counts half of its value if this many hundredths of a cell are left.
const HALF_WAY: i64 = 600;

impl FlipScoring for SilverAndGold {
    type Grid = Island;

    /// Coins, cups and palms, then completed cards by colour, then seals by colour (SG-19).
    fn write_score(rules: &Rules, state: &State, seat: Seat, score: &mut impl ScoreSink) {
        rules.score_tracks(state, seat, score);
        let completed = state.completed(seat);
        for color in colors(rules) {
            let count = count(rules, completed, color);
            let points = count * rules.game().facts.color(color).points;
            score.push(ScoreLine::new("score-cards", count, points).about(color));
        }
        for color in colors(rules) {
            let seals = seals(rules, completed, color);
            let each = count(rules, completed, color) * rules.game().facts.color(color).seal;
            score.push(ScoreLine::new("score-seals", seals, seals * each).about(color));
        }
        rules.score_symbols(state, seat, score);
    }

    fn score_message(rules: &Rules, line: &ScoreLine) -> Message {
        Message::new(line.reason)
            .word("color", rules.pack().color_key(line.about))
            .number("count", line.count)
    }

    /// The total, then the completed cards of each tie-break colour, in order of priority (SG-22).
    fn ranking_key(rules: &Rules, state: &State, seat: Seat) -> RankingKey {
        let completed = state.completed(seat);
        let colors = rules.game().facts.tie_break.iter();
        let colors = colors.map(|&color| count(rules, completed, color));
        let first = state.first_start_seat().index();
        let place = (seat.index() + rules.seats() - first) % rules.seats();
        let latest = (rules.game().tie == TieRule::LatestSeat).then_some(place as i32);
        RankingKey::new(rules.total(state, seat), colors.chain(latest))
    }

    fn tie_breaks(rules: &Rules) -> Vec<Message> {
        let colors = rules.game().facts.tie_break.iter();
        let color =
            |&color: &u8| Message::new("tie-cards").word("color", rules.pack().color_key(color));
        let latest = rules.game().tie == TieRule::LatestSeat;
        let latest = latest.then(|| Message::new("tie-latest-seat"));
        colors.map(color).chain(latest).collect()
    }

    /// Includes the cards that are completed in this turn.
    fn estimate_cards(rules: &Rules, state: &State, seat: Seat) -> CardsEstimate {
        let done = rules.all_completed(state, seat);
        let cards: i64 = colors(rules)
            .map(|color| i64::from(value_of(rules, done, color)))
            .sum();
        let unfinished = |card: &CardId| !done.contains(card.0);
        CardsEstimate {
            rest: 1000 * cards,
            prospects: state.boards(seat).map(|card| {
                let card = card.filter(unfinished)?;
                Some(prospect_of(rules, state, done, card))
            }),
        }
    }

    /// Includes this turn's claims.
    fn estimate_sheet(rules: &Rules, state: &State, seat: Seat) -> i64 {
        1000 * rules.written_points(state, seat)
            + rules.claims_value(state, seat)
            + rules.owed_value(state, seat)
    }

    /// A share of the card's expected value. The share grows as fewer cells are left, and falls when few turns
    /// remain.
    fn prospect_value(prospect: Prospect, effort: Effort) -> i64 {
        let (left, pace) = (effort.left, prospect.turns_left * PACE);
        let reachable = if left <= pace {
            1000
        } else {
            300 * pace / left
        };
        (prospect.value * HALF_WAY / (left + HALF_WAY) + effort.extra) * reachable / 1000
    }

    /// The points of the card's colour, plus its seal for all cards of the seal's colour in the pack.
    fn card_points_upper_bound(rules: &Rules, card: CardId) -> Option<Points> {
        let facts = &rules.game().facts;
        let seal = facts.seal(card).map_or(0, |seal| {
            rules.pack().cards_of(seal).len() as Points * facts.color(seal).seal
        });
        Some(facts.color(rules.pack().card(card).color).points + seal)
    }
}

fn colors(rules: &Rules) -> impl Iterator<Item = u8> + use<> {
    0..rules.game().facts.colors.len() as u8
}

/// The number of these cards that have this colour.
fn count(rules: &Rules, cards: ItemSet, color: u8) -> i32 {
    (cards & rules.pack().cards_of(color)).len() as i32
}

/// The number of these cards that have a seal of this colour.
fn seals(rules: &Rules, cards: ItemSet, color: u8) -> i32 {
    (cards & rules.game().facts.color(color).sealed).len() as i32
}

/// The points of completed cards and seals of one colour.
fn value_of(rules: &Rules, done: ItemSet, color: u8) -> i32 {
    let value = rules.game().facts.color(color);
    let cards = count(rules, done, color);
    cards * value.points + cards * seals(rules, done, color) * value.seal
}

/// What an unfinished card is worth when these cards are completed.
fn prospect_of(rules: &Rules, state: &State, done: ItemSet, card: CardId) -> Prospect {
    let facts = &rules.game().facts;
    let color = rules.pack().card(card).color;
    let mut value = facts.color(color).points + seals(rules, done, color) * facts.color(color).seal;
    if let Some(seal) = facts.seal(card) {
        value += (count(rules, done, seal) + i32::from(seal == color)) * facts.color(seal).seal;
    }
    Prospect {
        card,
        value: 1000 * i64::from(value),
        turns_left: rules.turns_left(state),
    }
}
