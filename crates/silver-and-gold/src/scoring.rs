//! The score, in the order of the score sheet, and ties. Also what bots look at.

use crate::rules::{Rules, SilverAndGold, TieRule};
use rnw_flip::{FlipScoring, State};
use roll_and_write::geometry::Island;
use roll_and_write::learned::Feature;
use roll_and_write::score::ScoreSink;
use roll_and_write::{CardId, ItemSet, Message, Points, RankingKey, Ruleset, ScoreLine, Seat};

impl FlipScoring for SilverAndGold {
    type Grid = Island;

    /// Coins, cups and palms, then completed cards by colour, then seals by colour (SG-19).
    fn write_score(&self, rules: &Rules, state: &State, seat: Seat, score: &mut impl ScoreSink) {
        rules.score_tracks(state, seat, score);
        let completed = state.completed(seat);
        for color in rules.pack().color_ids() {
            let count = count(rules, completed, color);
            let points = count * self.facts.color(color).points;
            score.push(ScoreLine::new("score-cards", count, points).about(color));
        }
        for color in rules.pack().color_ids() {
            let seals = seals(rules, completed, color);
            let each = count(rules, completed, color) * self.facts.color(color).seal;
            score.push(ScoreLine::new("score-seals", seals, seals * each).about(color));
        }
        rules.score_symbols(state, seat, score);
    }

    fn score_message(&self, rules: &Rules, line: &ScoreLine) -> Message {
        Message::new(line.reason.clone())
            .word("color", rules.pack().color_key(line.about))
            .number("count", line.count)
    }

    /// The total, then the completed cards of each tie-break colour, in order of priority (SG-22).
    fn ranking_key(&self, rules: &Rules, state: &State, seat: Seat) -> RankingKey {
        let completed = state.completed(seat);
        let colors = self.facts.tie_break.iter();
        let colors = colors.map(|&color| count(rules, completed, color));
        let first = state.first_start_seat().index();
        let place = (seat.index() + rules.seats() - first) % rules.seats();
        let latest = (self.tie == TieRule::LatestSeat).then_some(place as i32);
        RankingKey::new(rules.total(state, seat), colors.chain(latest))
    }

    fn tie_breaks(&self, rules: &Rules) -> Vec<Message> {
        let colors = self.facts.tie_break.iter();
        let color =
            |&color: &u8| Message::new("tie-cards").word("color", rules.pack().color_key(color));
        let latest = self.tie == TieRule::LatestSeat;
        let latest = latest.then(|| Message::new("tie-latest-seat"));
        colors.map(color).chain(latest).collect()
    }

    /// The points of the card and its seal, and what it adds to the seals of its colour.
    fn prospect(&self, rules: &Rules, _: &State, _: Seat, completed: ItemSet, card: CardId) -> u64 {
        let facts = &self.facts;
        let color = rules.pack().card(card).color;
        let seals = seals(rules, completed, color);
        let mut value = facts.color(color).points + seals * facts.color(color).seal;
        if let Some(seal) = facts.seal(card) {
            let cards = count(rules, completed, seal) + i32::from(seal == color);
            value += cards * facts.color(seal).seal;
        }
        value as u64
    }

    /// The completed cards and seals of each colour.
    fn features(
        &self,
        rules: &Rules,
        _: &State,
        _: Seat,
        completed: ItemSet,
        mut visit: impl FnMut(Feature),
    ) {
        for color in rules.pack().color_ids() {
            let seals = seals(rules, completed, color) as u64;
            let cards = count(rules, completed, color) as u64;
            visit(rules.color_feature(color).with(seals).with(cards));
        }
    }

    /// The points of the card's colour, plus its seal for all cards of the seal's colour in the pack.
    fn card_points_upper_bound(&self, rules: &Rules, card: CardId) -> Option<Points> {
        let facts = &self.facts;
        let seal = facts.seal(card).map_or(0, |seal| {
            rules.pack().cards_of(seal).len() as Points * facts.color(seal).seal
        });
        Some(facts.color(rules.pack().card(card).color).points + seal)
    }
}

/// The number of these cards that have this colour.
fn count(rules: &Rules, cards: ItemSet, color: u8) -> i32 {
    (cards & rules.pack().cards_of(color)).len() as i32
}

/// The number of these cards that have a seal of this colour.
fn seals(rules: &Rules, cards: ItemSet, color: u8) -> i32 {
    (cards & rules.game().facts.color(color).sealed).len() as i32
}
