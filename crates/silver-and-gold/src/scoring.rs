//! The score, in the order of the score sheet, and ties. Also the evaluation of states for bots.

use crate::content::Color;
use crate::game::{Rules, SilverAndGold, TieRule};
use rnw_flip::{CardsEstimate, Effort, FlipGame, Prospect, State};
use roll_and_write::score::ScoreSink;
use roll_and_write::{CardId, ItemSet, Message, RankingKey, Ruleset, ScoreLine, Seat};

/// Writes the score of a seat: coins, cups and palms, then completed cards by colour, then seals by colour (SG-19).
pub fn score(rules: &Rules, state: &State, seat: Seat, score: &mut impl ScoreSink) {
    rules.score_tracks(state, seat, score);
    let completed = state.completed(seat);
    for color in colors(rules) {
        let count = count(rules, completed, color);
        let points = count * rules.game().facts.color_facts(color).points;
        score.push(ScoreLine::new("score-cards", count, points).about(color.0));
    }
    for color in colors(rules) {
        let seals = seals(rules, completed, color);
        let points =
            seals * count(rules, completed, color) * rules.game().facts.color_facts(color).seal;
        score.push(ScoreLine::new("score-seals", seals, points).about(color.0));
    }
    rules.score_symbols(state, seat, score);
}

/// The message of a line of [`score`] that is not about a track or a symbol.
pub fn score_message(rules: &Rules, line: &ScoreLine) -> Message {
    Message::new(line.reason)
        .word("color", rules.game().color_key(line.about))
        .number("count", line.count)
}

/// The ranking key of a seat: its total, then its completed cards of each tie-break colour, in order of
/// priority (SG-22).
pub fn ranking_key(rules: &Rules, state: &State, seat: Seat) -> RankingKey {
    let completed = state.completed(seat);
    let colors = rules
        .game()
        .facts
        .tie_break
        .iter()
        .map(|&color| count(rules, completed, color));
    let first = state.first_start_seat().index();
    let place = (seat.index() + rules.seats() - first) % rules.seats();
    let latest = (rules.game().tie == TieRule::LatestSeat).then_some(place as i32);
    RankingKey::new(rules.total(state, seat), colors.chain(latest))
}

/// The tie-breaks, in the order of [`ranking_key`].
pub fn tie_breaks(game: &SilverAndGold) -> Vec<Message> {
    let colors = game.facts.tie_break.iter();
    let mut messages: Vec<Message> = colors
        .map(|&color| Message::new("tie-cards").word("color", game.color_key(color.0)))
        .collect();
    if game.tie == TieRule::LatestSeat {
        messages.push(Message::new("tie-latest-seat"));
    }
    messages
}

fn colors(rules: &Rules) -> impl Iterator<Item = Color> + use<> {
    (0..rules.game().facts.colors.len() as u8).map(Color)
}

/// The number of these cards that have this colour.
fn count(rules: &Rules, cards: ItemSet, color: Color) -> i32 {
    (cards & rules.game().facts.color_facts(color).cards).len() as i32
}

/// The number of these cards that have a seal of this colour.
fn seals(rules: &Rules, cards: ItemSet, color: Color) -> i32 {
    (cards & rules.game().facts.color_facts(color).sealed).len() as i32
}

/// The average number of cells that a seat marks per turn, times a hundred.
const PACE: i64 = 330;
/// A card counts half of its value if this many hundredths of a cell are left.
const HALF_WAY: i64 = 600;

/// Estimates what the cards of a seat bring, with those completed in this turn.
pub fn estimate_cards(rules: &Rules, state: &State, seat: Seat) -> CardsEstimate {
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

/// Estimates what the sheet of a seat brings, with this turn's claims, and what it still owes.
pub fn estimate_sheet(rules: &Rules, state: &State, seat: Seat) -> i64 {
    1000 * rules.written_points(state, seat)
        + rules.claims_value(state, seat)
        + rules.owed_value(state, seat)
}

/// The points of completed cards and seals of one colour.
fn value_of(rules: &Rules, done: ItemSet, color: Color) -> i32 {
    let value = rules.game().facts.color_facts(color);
    let cards = count(rules, done, color);
    cards * value.points + cards * seals(rules, done, color) * value.seal
}

/// What an unfinished card is worth when these cards are completed.
fn prospect_of(rules: &Rules, state: &State, done: ItemSet, card: CardId) -> Prospect {
    let facts = &rules.game().facts;
    let color = facts.color(card);
    let mut value = i64::from(facts.color_facts(color).points)
        + i64::from(seals(rules, done, color) * facts.color_facts(color).seal);
    if let Some(seal) = facts.seal(card) {
        value += i64::from(
            (count(rules, done, seal) + i32::from(seal == color)) * facts.color_facts(seal).seal,
        );
    }
    Prospect {
        card,
        value: 1000 * value,
        turns_left: rules.turns_left(state),
    }
}

/// A share of a card's expected value. The share grows as fewer cells are left, and falls when few turns
/// remain.
pub fn prospect_value(
    prospect: Prospect,
    Effort {
        left: effort,
        extra,
    }: Effort,
) -> i64 {
    let pace = prospect.turns_left * PACE;
    let reachable = if effort <= pace {
        1000
    } else {
        300 * pace / effort
    };
    (prospect.value * HALF_WAY / (effort + HALF_WAY) + extra) * reachable / 1000
}
